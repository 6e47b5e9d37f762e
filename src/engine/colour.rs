//! The ways to place the queens of one colour, for every set of columns at once.

use super::lanes::{add_common, intersect, Lanes};
use super::list::List;
use crate::bitmask::{full_row, lowest_bit};
use crate::placing::{self, index, place, subsets, Attacked, Row, EVEN};
use std::cmp::Reverse;

/// The number of a set of columns that is not counted.
pub const NONE: u16 = u16::MAX;

/// A list of more placements than this is made shorter by one queen, or by two. That speeds up the
/// search, but takes time itself; `benches/tried.md` has other limits.
const ONE_QUEEN: usize = 7_000;
const TWO_QUEENS: usize = 50_000;

/// All ways to place a queen of a colour in each of these rows.
fn ways(n: u32, parity: u32, rows: u32) -> Vec<Attacked> {
    let mut ways = vec![];
    place(&placing::rows_of(n, rows, parity), Attacked::default(), &mut |queens| ways.push(queens));
    ways
}

/// Attacked of one colour: those on even rows are listed, those on odd rows are searched for.
pub struct Colour {
    n: u32,
    /// Of row + column: 0 is white, 1 black.
    parity: u32,
    /// All columns that even rows can take; odd rows take the others.
    columns: u32,
    /// The placements on the even rows, those of a set of columns together: the number of the set, and
    /// the diagonals. Sets with most placements come first.
    placements: Vec<(u16, u64)>,
    /// The number of each set, or [`NONE`].
    numbers: Vec<u16>,
    /// What the sets weigh, and zeros up to a multiple of 32.
    pub weights: Vec<u16>,
    /// How many queens make the lists shorter.
    pub shortened_by: u32,
    /// The odd rows in which they stand.
    first_rows: u32,
    /// A list for each way to place them.
    lists: Vec<List>,
}

impl Colour {
    /// Lists the placements on these even rows, for the sets of columns that have a weight.
    pub fn new(n: u32, parity: u32, even_rows: u32, weight: impl Fn(u32) -> Option<u16>) -> Self {
        let index = |columns| index(n, columns);
        let columns = full_row(n) & (EVEN << parity);
        let mut diagonals = vec![vec![]; index(columns) + 1];
        for queens in ways(n, parity, even_rows) {
            diagonals[index(queens.columns)].push(queens.diagonals);
        }
        let weighed = |set| weight(set).map(|weight| (index(set), weight));
        let mut sets: Vec<_> = subsets(columns).filter_map(weighed).collect();
        sets.retain(|(set, _)| !diagonals[*set].is_empty());
        sets.sort_by_key(|(set, _)| Reverse(diagonals[*set].len()));
        let (mut numbers, mut placements) = (vec![NONE; diagonals.len()], vec![]);
        for (number, (set, _)) in (0..).zip(&sets) {
            numbers[*set] = number;
            placements.extend(diagonals[*set].iter().map(|diagonals| (number, *diagonals)));
        }
        let mut weights: Vec<_> = sets.into_iter().map(|(_, weight)| weight).collect();
        weights.resize(weights.len().next_multiple_of(32), 0);
        let length = placements.len();
        let shortened_by = u32::from(length > ONE_QUEEN) + u32::from(length > TWO_QUEENS);
        let (first_rows, lists) = (0, vec![]);
        Colour { n, parity, columns, placements, numbers, weights, shortened_by, first_rows, lists }
    }

    /// The ways to place queens on the even rows and on these odd rows. A line is for a set of the
    /// `other` colour: its even rows take the set, these odd rows take the rest of its columns. A count
    /// in the line is for a set of this colour, which the even rows take.
    #[inline(always)]
    pub fn table(&mut self, odd_rows: u32, other: &Colour) -> Vec<Lanes> {
        let mut below = odd_rows;
        for _ in 0..self.shortened_by.min(odd_rows.count_ones().saturating_sub(2)) {
            below &= below - 1;
        }
        let first_rows = odd_rows ^ below;
        if self.lists.is_empty() || self.first_rows != first_rows {
            self.first_rows = first_rows;
            self.shorten();
        }
        let rows = placing::rows_of(self.n, below, self.parity);
        let mut table = vec![Lanes::ZERO; other.weights.len() * self.weights.len() / 32];
        for list in &self.lists {
            self.search(list, &rows, other, &mut table);
        }
        table
    }

    /// Makes the lists for each way to place the first queens.
    #[inline(always)]
    fn shorten(&mut self) {
        self.lists.clear();
        let above = (self.first_rows + 1).next_power_of_two() - 1;
        let below = placing::rows_of(self.n, full_row(self.n) & !EVEN & !above, self.parity);
        let (groups, mut left) = (self.weights.len() / 32, self.placements.clone());
        for queens in ways(self.n, self.parity, self.first_rows) {
            let mut length = 0;
            for placement in &self.placements {
                left[length] = *placement;
                length += usize::from(placement.1 & queens.diagonals == 0);
            }
            if length > 0 {
                self.lists.push(List::new(queens, &left[..length], groups, &below));
            }
        }
    }

    /// Searches these odd rows for all placements of a list at once, and adds to a table.
    #[inline(always)]
    fn search(&self, list: &List, rows: &[Row], other: &Colour, table: &mut [Lanes]) {
        let width = list.all.len();
        let Some(bottom) = rows.len().checked_sub(1) else {
            return self.add(list, &list.all, &list.all, other.number(list.queens.columns), table);
        };
        let mut stack = list.all.repeat(rows.len());
        // For each row: the queens above it, and its squares that are left to try.
        let mut levels = [(list.queens, 0); 16];
        levels[0].1 = list.queens.free(rows[0]);
        let mut level = 0;
        loop {
            let (queens, mut free) = levels[level];
            let row = rows[level].number;
            let (left, below) = stack[level * width..].split_at_mut(width);
            if level == bottom {
                // First collect the squares that count, without a branch that would often be guessed
                // wrong. There are at most 14; `& 15` only spares the check of the index.
                let (mut squares, mut length) = ([(NONE, 0); 16], 0);
                while free != 0 {
                    let line = other.number(queens.columns | lowest_bit(free));
                    squares[length & 15] = (line, free.trailing_zeros());
                    length += usize::from(line != NONE);
                    free &= free - 1;
                }
                for (line, column) in squares.iter().take(length) {
                    self.add(list, left, list.fits(row, *column), *line, table);
                }
            } else if free != 0 {
                levels[level].1 = free & (free - 1);
                let queens = queens.with(row, lowest_bit(free));
                let fits = list.fits(row, free.trailing_zeros());
                let free = queens.free(rows[level + 1]);
                if free != 0 && intersect(left, fits, &mut below[..width]) {
                    level += 1;
                    levels[level] = (queens, free);
                }
                continue;
            }
            if level == 0 {
                return;
            }
            level -= 1;
        }
    }

    /// The number of the set that is left for the even rows when the other colour's odd rows have taken
    /// these columns.
    #[inline(always)]
    pub fn number(&self, taken: u32) -> u16 {
        self.numbers[index(self.n, self.columns ^ taken)]
    }

    /// Adds to a line of the table what two lists have in common.
    #[inline(always)]
    fn add(&self, list: &List, a: &[Lanes], b: &[Lanes], line: u16, table: &mut [Lanes]) {
        if line != NONE {
            let groups = self.weights.len() / 32;
            add_common(&list.lengths, a, b, &mut table[usize::from(line) * groups..][..groups]);
        }
    }
}
