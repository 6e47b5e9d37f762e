//! The placements of one colour's queens, counted for all sets of columns and several sets of odd rows.

use super::colour::{Colour, NONE};
use super::kernel::Kernel;
use super::lanes::{add_intersection, intersect, Lanes};
use super::list::{List, Placements};
use nqueens::bitmask::lowest_bit;
use nqueens::placing::{rows_of, Row};
use std::mem::{size_of_val, take};

/// Limits on the size of lists.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// A list with more placements per set of columns than this, on average, is split into one list for
    /// each square of the next queen.
    pub placements: usize,
    /// All lists are searched as soon as they exceed this number of bytes in total. A table stays in
    /// the cache while several lists are searched.
    pub bytes: usize,
}

/// The fastest limits measured. More placements slow the search down; fewer mean more lists to build.
pub const LIMITS: Limits = Limits { placements: 32, bytes: 4 << 20 };

/// A table for each set of odd rows.
///
/// In row y of a table, the other colour's even rows occupy its set y of columns, so this colour's odd
/// rows occupy the remaining columns of the same parity. In entry x, this colour's even rows occupy its
/// set x.
pub struct Tables<'a> {
    colour: &'a Colour,
    other: &'a Colour,
    /// Sets of odd rows. Those that begin with the same rows are adjacent.
    row_sets: &'a [u32],
    kernel: Kernel,
    /// Lists that have not been searched.
    lists: Vec<List>,
    /// For each row set, a table with the counts of all lists searched so far, empty before the first
    /// search.
    sums: Vec<Vec<Lanes>>,
}

impl<'a> Tables<'a> {
    /// Lists the placements for these sets of odd rows.
    pub fn new(colour: &'a Colour, other: &'a Colour, row_sets: &'a [u32], kernel: Kernel) -> Self {
        let (lists, sums) = (vec![], vec![vec![]; row_sets.len()]);
        let mut tables = Tables { colour, other, row_sets, kernel, lists, sums };
        tables.add(&colour.placements, row_sets);
        tables
    }

    /// Adds a list for these row sets, which begin with the rows of the fixed queens, and searches all
    /// lists once they are too large. A list that would be too long, with more than two rows left, is
    /// split: one more queen is fixed on each free square of the next row.
    fn add(&mut self, placements: &Placements, row_sets: &[u32]) {
        let (Colour { n, parity, .. }, limits) = (self.colour, self.kernel.limits);
        let rows_left = |rows: &u32| rows & !placements.fixed_rows;
        let longest = limits.placements * self.colour.shifts.len();
        if rows_left(&row_sets[0]).count_ones() <= 2 || placements.diagonals.len() <= longest {
            let rows = row_sets.iter().map(rows_left).fold(0, |all, rows| all | rows);
            self.lists.push(List::new(placements, &rows_of(*n, rows, *parity), self.kernel));
            let bytes: usize = self.lists.iter().map(|list| size_of_val(&list.bits[..])).sum();
            if bytes > limits.bytes {
                self.sums = (0..self.row_sets.len()).map(|i| self.table(i)).collect();
                self.lists.clear();
            }
            return;
        }
        let mut rest = Placements::default();
        let next_row = |rows: &u32| rows_left(rows).trailing_zeros();
        for row_sets in row_sets.chunk_by(|a, b| next_row(a) == next_row(b)) {
            let row = next_row(&row_sets[0]);
            let mut free = placements.fixed.free(Row::new(*n, row, *parity));
            while free != 0 {
                placements.filter(row, lowest_bit(free), &mut rest);
                free &= free - 1;
                self.add(&rest, row_sets);
            }
        }
    }

    /// Takes the table of a row set, after adding the counts of the lists that have not been searched.
    pub fn table(&mut self, i: usize) -> Vec<Lanes> {
        let mut table = take(&mut self.sums[i]);
        table.resize(self.other.shifts.len() * self.colour.shifts.len() / 32, Lanes::ZERO);
        let row_set = self.row_sets[i];
        let begins = |list: &&List| row_set & !list.rows == list.fixed_rows;
        for list in self.lists.iter().filter(begins) {
            let rows = rows_of(self.colour.n, row_set & list.rows, self.colour.parity);
            (self.kernel.search)(list, &rows, self.other, &mut table);
        }
        table
    }
}

/// Places queens in these rows in all possible ways. For each way, adds the number of compatible
/// placements of the list to the table.
#[inline(always)]
pub fn search(list: &List, rows: &[Row], other: &Colour, table: &mut [Lanes]) {
    let width = table.len().checked_div(other.shifts.len()).unwrap_or_default();
    let table_row = |number: u16| usize::from(number) * width..(usize::from(number) + 1) * width;
    let Some(bottom) = rows.len().checked_sub(1) else {
        let number = other.number(list.fixed.columns);
        if number != NONE {
            add_intersection(&list.layers, list.all(), list.all(), &mut table[table_row(number)]);
        }
        return;
    };
    // For each row, `stack` has the placements compatible with the queens above, and `levels` has what
    // those queens attack and the untried free squares. No more than 14 rows are searched.
    let mut stack = list.all().repeat(rows.len());
    let mut levels = [(list.fixed, 0); 16];
    levels[0].1 = list.fixed.free(rows[0]);
    let mut level = 0;
    loop {
        let (queens, mut free) = levels[level];
        let row = rows[level].number;
        let (remaining, below) = stack[level * list.width..].split_at_mut(list.width);
        if level == bottom {
            // First collects the squares that have a table row, without a hard-to-predict branch. `& 15`
            // only avoids a bounds check.
            let (mut squares, mut length) = ([(NONE, 0); 16], 0);
            while free != 0 {
                let number = other.number(queens.columns | lowest_bit(free));
                squares[length & 15] = (number, free.trailing_zeros());
                length += usize::from(number != NONE);
                free &= free - 1;
            }
            for (number, column) in squares.iter().take(length) {
                let (compatible, counts) = (list.compatible(row, *column), table_row(*number));
                add_intersection(&list.layers, remaining, compatible, &mut table[counts]);
            }
        } else if free != 0 {
            levels[level].1 = free & (free - 1);
            let queens = queens.with(row, lowest_bit(free));
            let compatible = list.compatible(row, free.trailing_zeros());
            let free = queens.free(rows[level + 1]);
            if free != 0 && intersect(remaining, compatible, &mut below[..list.width]) {
                level += 1;
                levels[level] = (queens, free);
            }
            continue;
        }
        // The row is done.
        if level == 0 {
            return;
        }
        level -= 1;
    }
}
