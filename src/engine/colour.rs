//! The ways to place the queens of one colour, for every set of columns at once.

use super::lanes::{add_common, intersect, Lanes};
use super::quarter::{members, Quarter, Queens, Row};
use super::sliced::Sliced;
use crate::bitmask::lowest_bit;
use std::cmp::Reverse;

/// The number of a set of columns that is not counted.
const NONE: u16 = u16::MAX;

/// From so many placements on, lists are made shorter by one queen, and by two: it has to spare more in
/// the search than it costs.
const ONE_QUEEN: usize = 4_800;
const TWO_QUEENS: usize = 50_000;

/// Queens of one colour: those on even rows are listed, those on odd rows are searched for.
///
/// Sets of columns are always those of the white queens: black queens take the others.
#[derive(Default)]
pub struct Colour {
    even: Quarter,
    odd: Quarter,
    is_black: bool,
    /// The sets of columns that the lists are for, those with most placements first.
    pub sets: Vec<u32>,
    /// For all sets, their number among these, or [`NONE`].
    numbers: Vec<u16>,
    /// The diagonals of all placements, and where those of each set end.
    diagonals: Vec<u64>,
    ends: Vec<usize>,
    /// How many queens make the lists shorter.
    pub shortened_by: u32,
    /// The odd rows in which these stand, and the lists for each way to place them. What was allocated
    /// for others is kept.
    first: Option<u32>,
    lists: Vec<Sliced>,
    used: usize,
    /// The lists of a search, one below the other.
    stack: Vec<Lanes>,
}

impl Colour {
    /// The queens on the white squares of an n-board, or on the black ones.
    pub fn new(n: u32, is_black: bool) -> Self {
        let column = u32::from(is_black);
        let (even, odd) = (Quarter::new(n, 0, column), Quarter::new(n, 1, 1 - column));
        Colour { even, odd, is_black, ..Colour::default() }
    }

    /// White's set of columns where queens of a quarter take these.
    fn of_white(&self, quarter: Quarter, taken: u32) -> u32 {
        taken ^ if self.is_black { (1 << quarter.columns) - 1 } else { 0 }
    }

    /// Lists the placements on these even rows, for the sets of columns that are counted.
    pub fn list(&mut self, rows: u32, is_counted: impl Fn(u32) -> bool) {
        let mut lengths = vec![0; 1 << self.even.columns];
        let mut placements = self.even.placements(rows);
        for queens in &mut placements {
            queens.columns = self.of_white(self.even, queens.columns);
            lengths[queens.columns as usize] += 1;
        }
        placements.retain(|queens| is_counted(queens.columns));
        placements
            .sort_by_key(|queens| (Reverse(lengths[queens.columns as usize]), queens.columns));
        self.sets = placements.iter().map(|queens| queens.columns).collect();
        self.sets.dedup();
        self.numbers = vec![NONE; lengths.len()];
        for (number, set) in (0..).zip(&self.sets) {
            self.numbers[*set as usize] = number;
        }
        let end = |end: &mut usize, set: &u32| {
            *end += lengths[*set as usize];
            Some(*end)
        };
        self.ends = self.sets.iter().scan(0, end).collect();
        self.diagonals = placements.iter().map(|queens| queens.diagonals).collect();
        let length = placements.len();
        self.shortened_by = u32::from(length > ONE_QUEEN) + u32::from(length > TWO_QUEENS);
        self.first = None;
    }

    /// The vectors in a row of a table with a number for each of the sets.
    pub fn width(&self) -> usize {
        self.sets.len().div_ceil(32)
    }

    /// Adds the ways to place queens also on these odd rows to `table`. It has a row for each of the
    /// `other` colour's sets, which say what the odd rows take, and a number for each of this one's.
    #[inline(always)]
    pub fn count(&mut self, rows: u32, other: &Colour, table: &mut [Lanes]) {
        let mut below = rows;
        for _ in 0..self.shortened_by.min(rows.count_ones().saturating_sub(2)) {
            below &= below - 1;
        }
        let first = rows ^ below;
        if self.first != Some(first) {
            self.shorten(first);
        }
        let mut search = Search {
            odd: self.odd,
            rows: [Row::default(); 16],
            height: below.count_ones() as usize,
            skipped: 32 - first.leading_zeros(),
            flip: self.of_white(self.odd, 0),
            numbers: &other.numbers,
            width: self.width(),
            table,
        };
        for (row, number) in search.rows.iter_mut().zip(members(below)) {
            *row = self.odd.row(number);
        }
        for list in &self.lists[..self.used] {
            search.run(list, &mut self.stack);
        }
    }

    /// Makes the lists for each way to place queens on the odd rows `first`.
    #[inline(always)]
    fn shorten(&mut self, first: u32) {
        self.first = Some(first);
        self.used = 0;
        let mut left = vec![0; self.diagonals.len()];
        for queens in self.odd.placements(first) {
            let (mut start, mut length) = (0, 0);
            let mut keep = |end: &usize| {
                for diagonals in &self.diagonals[start..*end] {
                    left[length] = *diagonals;
                    length += usize::from(diagonals & queens.diagonals == 0);
                }
                start = *end;
                length
            };
            let ends: Vec<usize> = self.ends.iter().map(&mut keep).collect();
            if length == 0 {
                continue;
            }
            if self.used == self.lists.len() {
                self.lists.push(Sliced::default());
            }
            let below = 32 - first.leading_zeros();
            self.lists[self.used].fill(queens, &left[..length], &ends, self.odd, below);
            self.used += 1;
        }
    }
}

/// A search of odd rows for all placements of a list at once.
struct Search<'a> {
    odd: Quarter,
    rows: [Row; 16],
    height: usize,
    /// How many rows of the quarter the lists do not have.
    skipped: u32,
    /// What turns the columns that are taken into white's.
    flip: u32,
    numbers: &'a [u16],
    width: usize,
    table: &'a mut [Lanes],
}

impl Search<'_> {
    #[inline(always)]
    fn run(&mut self, list: &Sliced, stack: &mut Vec<Lanes>) {
        let width = list.all.len();
        if self.height == 0 {
            return self.add(list, &list.all, &list.all, self.number(list.queens.columns));
        }
        stack.resize(stack.len().max(self.height * width), Lanes::ZERO);
        stack[..width].copy_from_slice(&list.all);
        // For each row: the queens above it, and its squares that are left to try.
        let mut levels = [(list.queens, 0); 16];
        levels[0].1 = list.queens.free(self.rows[0], self.odd);
        let mut level = 0;
        loop {
            let (queens, free) = levels[level];
            if level + 1 == self.height {
                self.finish(list, &stack[level * width..][..width], queens, free);
            } else if free != 0 {
                levels[level].1 = free & (free - 1);
                let row = self.rows[level];
                let queens = queens.with(row, lowest_bit(free));
                let below = queens.free(self.rows[level + 1], self.odd);
                let fits = list.fits(self.square(row, free.trailing_zeros()));
                let (above, left) = stack[level * width..].split_at_mut(width);
                if below != 0 && intersect(above, fits, &mut left[..width]) {
                    level += 1;
                    levels[level] = (queens, below);
                }
                continue;
            }
            if level == 0 {
                return;
            }
            level -= 1;
        }
    }

    /// Counts what is left of a list for each of these squares of the last row.
    #[inline(always)]
    fn finish(&mut self, list: &Sliced, left: &[Lanes], queens: Queens, mut free: u32) {
        // First all squares, without a branch that the processor would guess wrong.
        let (mut squares, mut length) = ([(NONE, 0); 16], 0);
        while free != 0 {
            let number = self.number(queens.columns | lowest_bit(free));
            let square = self.square(self.rows[self.height - 1], free.trailing_zeros());
            squares[length & 15] = (number, square); // At most 14; spares a check of bounds.
            length += usize::from(number != NONE);
            free &= free - 1;
        }
        for (number, square) in &squares[..length & 15] {
            self.add(list, left, list.fits(*square), *number);
        }
    }

    #[inline(always)]
    fn add(&mut self, list: &Sliced, a: &[Lanes], b: &[Lanes], number: u16) {
        if number != NONE {
            let row = &mut self.table[usize::from(number) * self.width..][..self.width];
            add_common(&list.lengths, a, b, row);
        }
    }

    /// The number of the set of white's columns where these are taken.
    #[inline(always)]
    fn number(&self, taken: u32) -> u16 {
        self.numbers[(taken ^ self.flip) as usize]
    }

    #[inline(always)]
    fn square(&self, row: Row, column: u32) -> usize {
        ((row.number - self.skipped) * self.odd.columns + column) as usize
    }
}
