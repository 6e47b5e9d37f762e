//! The placements of one colour's queens, counted for all sets of columns and several sets of odd rows.

use crate::colour::Colour;
use crate::kernel::Kernel;
use crate::lanes::Lanes;
use crate::limits::{nodes, Limits};
use crate::list::{List, Placements};
use crate::placing::Row;
use nqueens::bitmask::lowest_bit;
use std::mem::{self, size_of_val};

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
    /// The number of bytes in these lists.
    list_bytes: usize,
    /// For each row set, a table with the counts of all lists searched so far, empty before the first
    /// search.
    sums: Vec<Vec<Lanes>>,
}

impl<'a> Tables<'a> {
    /// Lists the placements of the first colour for these sets of odd rows.
    pub fn new(colours: [&'a Colour; 2], sets: &'a [u32], kernel: Kernel, limits: Limits) -> Self {
        let [colour, other] = colours;
        let (lists, list_bytes, sums) = (vec![], 0, vec![vec![]; sets.len()]);
        let mut tables =
            Tables { colour, other, row_sets: sets, kernel, limits, lists, list_bytes, sums };
        tables.add(&colour.placements, sets);
        tables
    }

    /// Adds the placements for these row sets, which begin with the rows of the fixed queens: as one list or,
    /// where it pays, split into shorter ones.
    fn add(&mut self, placements: &Placements, row_sets: &[u32]) {
        if self.should_split(placements, row_sets) {
            self.split(placements, row_sets);
        } else {
            self.add_list(placements, row_sets);
        }
    }

    /// Fixes one more queen on each free square of the next row, and adds the placements that are left.
    fn split(&mut self, placements: &Placements, row_sets: &[u32]) {
        let mut rest = Placements::default();
        for (row, row_sets) in self.by_next_row(placements, row_sets) {
            let mut free = placements.fixed.free(row);
            while free != 0 {
                placements.filter(row.number, lowest_bit(free), &mut rest);
                free &= free - 1;
                self.add(&rest, row_sets);
            }
        }
    }

    /// Adds a list, and searches all lists once they are too large.
    fn add_list(&mut self, placements: &Placements, row_sets: &[u32]) {
        let rows = row_sets.iter().fold(0, |all, rows| all | rows);
        let rows: Vec<Row> = self.rows_left(placements, rows).collect();
        let list = (self.kernel.list)(placements, &rows);
        self.list_bytes += size_of_val(&list.bits[..]);
        self.lists.push(list);
        if self.list_bytes > self.limits.bytes {
            self.sums = (0..self.row_sets.len()).map(|i| self.take(i)).collect();
            (self.lists, self.list_bytes) = (vec![], 0);
        }
    }

    /// Returns whether a list is split.
    fn should_split(&self, placements: &Placements, row_sets: &[u32]) -> bool {
        let sets_of_columns = self.colour.shifts.len();
        if self.rows_left(placements, row_sets[0]).count() <= 2
            || placements.diagonals.len() < self.limits.placements * sets_of_columns
        {
            return false;
        }
        let free = |row: Row| u64::from(placements.fixed.free(row).count_ones());
        let lists = self.by_next_row(placements, row_sets).map(|(row, _)| free(row)).sum();
        let nodes =
            row_sets.iter().map(|rows| nodes(self.rows_left(placements, *rows).map(free))).sum();
        self.limits.favour_split(nodes, lists, sets_of_columns as u64 / 32)
    }

    /// Returns the rows of a set that have no fixed queen.
    fn rows_left(&self, placements: &Placements, rows: u32) -> impl Iterator<Item = Row> + use<'a> {
        self.colour.rows(rows & !placements.fixed_rows)
    }

    /// Returns the row sets in groups that go on with the same row.
    fn by_next_row<'b>(
        &self,
        placements: &Placements,
        row_sets: &'b [u32],
    ) -> impl Iterator<Item = (Row, &'b [u32])> + use<'a, 'b> {
        let (colour, fixed_rows) = (self.colour, placements.fixed_rows);
        let next_row = move |rows: &u32| {
            colour.rows(rows & !fixed_rows).next().expect("more than two rows are left")
        };
        let groups = row_sets.chunk_by(move |a, b| next_row(a).number == next_row(b).number);
        groups.map(move |group| (next_row(&group[0]), group))
    }

    /// Takes the table of a row set, after adding the counts of the lists that have not been searched.
    pub fn take(&mut self, i: usize) -> Vec<Lanes> {
        let mut table = mem::take(&mut self.sums[i]);
        table.resize(self.other.shifts.len() * self.colour.shifts.len() / 32, Lanes::ZERO);
        let row_set = self.row_sets[i];
        let begins = |list: &&List| row_set & !list.rows == list.fixed_rows;
        for list in self.lists.iter().filter(begins) {
            let rows: Vec<Row> = self.colour.rows(row_set & list.rows).collect();
            (self.kernel.search)(list, &rows, self.other, &mut table, self.limits.one_pass);
        }
        table
    }
}
