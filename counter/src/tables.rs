//! The placements of one colour's queens, counted for all sets of columns and several sets of odd rows.

use crate::colour::Colour;
use crate::kernel::Kernel;
use crate::lanes::Lanes;
use crate::list::{List, Placements};
use nqueens::bitmask::lowest_bit;
use nqueens::placing::rows_of;
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
/// Entry x of row y counts this colour's placements in which the queens on its even rows occupy its set x
/// of columns, and the queens on its odd rows the columns that the other colour's set y leaves free.
pub struct Tables<'a> {
    colour: &'a Colour,
    other: &'a Colour,
    /// Sets of odd rows. Those that begin with the same rows are adjacent.
    row_sets: &'a [u32],
    kernel: Kernel,
    limits: Limits,
    /// Lists that have not been searched.
    lists: Vec<List>,
    /// For each row set, a table with the counts of all lists searched so far, empty before the first
    /// search.
    sums: Vec<Vec<Lanes>>,
}

impl<'a> Tables<'a> {
    /// Lists the placements of the first colour for these sets of odd rows.
    pub fn new(colours: [&'a Colour; 2], sets: &'a [u32], kernel: Kernel, limits: Limits) -> Self {
        let [colour, other] = colours;
        let (lists, sums) = (vec![], vec![vec![]; sets.len()]);
        let mut tables = Tables { colour, other, row_sets: sets, kernel, limits, lists, sums };
        tables.add(&colour.placements, sets);
        tables
    }

    /// Adds a list for these row sets, which begin with the rows of the fixed queens, and searches all
    /// lists once they are too large. A list that would be too long, with more than two rows left, is
    /// split: one more queen is fixed on each free square of the next row.
    fn add(&mut self, placements: &Placements, row_sets: &[u32]) {
        let Colour { n, parity, .. } = self.colour;
        let rows_left = |rows: &u32| rows & !placements.fixed_rows;
        let longest = self.limits.placements * self.colour.shifts.len();
        if rows_left(&row_sets[0]).count_ones() <= 2 || placements.diagonals.len() <= longest {
            let rows = row_sets.iter().map(rows_left).fold(0, |all, rows| all | rows);
            self.lists.push((self.kernel.list)(placements, &rows_of(*n, rows, *parity)));
            let bytes: usize = self.lists.iter().map(|list| size_of_val(&list.bits[..])).sum();
            if bytes > self.limits.bytes {
                self.sums = (0..self.row_sets.len()).map(|i| self.table(i)).collect();
                self.lists.clear();
            }
            return;
        }
        let mut rest = Placements::default();
        let next_row = |rows: &u32| lowest_bit(rows_left(rows));
        for row_sets in row_sets.chunk_by(|a, b| next_row(a) == next_row(b)) {
            let row = rows_of(*n, next_row(&row_sets[0]), *parity)[0];
            let mut free = placements.fixed.free(row);
            while free != 0 {
                placements.filter(row.number, lowest_bit(free), &mut rest);
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
