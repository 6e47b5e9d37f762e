//! The symmetry of the board: which rows of white queens are counted, and which columns for them.
//!
//! White's rows are a set of even rows and a set of odd rows, and so are its columns. The images of a
//! set of rows by turning and mirroring have as many solutions, so one of them is counted for all.
//! Mirroring exchanges the colours if n is even: white's rows become the ones that were not.
//!
//! Rows and columns can be exchanged too, so only one of the two cases is counted. Each set of even or of
//! odd rows has a number, its *class*, which turning and mirroring keep. White's rows have the larger
//! class of their two sets; if n is odd, where even and odd rows are never exchanged, that of the even
//! set. So do its columns. If the columns' is larger, the case is not counted; if it is smaller, it
//! counts twice. Of the images of rows, one with the fewest even rows is counted, and of these one whose
//! even rows have the largest class.

use super::quarter::lines;
use std::cmp::Reverse;

/// White's even rows, and its odd ones.
type Rows = (u32, u32);

/// The symmetry of an n-board, n from 2 to 28.
#[derive(Clone, Copy)]
pub struct Orbits {
    pub n: u32,
}

impl Orbits {
    pub fn new(n: u32) -> Self {
        Orbits { n }
    }

    /// All even rows, and all odd ones.
    pub fn all(self) -> Rows {
        ((1 << lines(self.n, 0)) - 1, (1 << lines(self.n, 1)) - 1)
    }

    fn reversed(self, set: u32, parity: u32) -> u32 {
        set.reverse_bits() >> (32 - lines(self.n, parity))
    }

    /// The class of a set of even rows or, if n is even, of odd ones.
    fn class(self, set: u32) -> u32 {
        let others = self.all().0 ^ set;
        let reversed = [set, others].map(|set| self.reversed(set, 0));
        set.min(others).min(reversed[0]).min(reversed[1])
    }

    /// What turning and mirroring make of rows. Some of the four may be the same.
    fn images(self, (even, odd): Rows) -> [Rows; 4] {
        let (even_turned, odd_turned) = (self.reversed(even, 0), self.reversed(odd, 1));
        if self.n % 2 == 1 {
            let (rows, turned) = ((even, odd), (even_turned, odd_turned));
            return [rows, turned, rows, turned];
        }
        let (rows, turned) = ((even, odd), (odd_turned, even_turned));
        let (all_even, all_odd) = self.all();
        let others = |(even, odd)| (all_even ^ even, all_odd ^ odd);
        [rows, turned, others(rows), others(turned)]
    }

    /// The sets of odd rows that are counted with a set of even ones, and how many images there are of
    /// the two. Sets that begin with the same rows are neighbours.
    pub fn odd_rows(self, even: u32) -> Vec<(u32, u64)> {
        let preferred = |rows: &Rows| (rows.0.count_ones(), Reverse(self.class(rows.0)), *rows);
        let images = |odd: u32| {
            let images = self.images((even, odd));
            let same = images.iter().filter(|image| **image == (even, odd)).count();
            let is_counted = images.iter().min_by_key(|rows| preferred(rows)) == Some(&(even, odd));
            is_counted.then_some((odd, (images.len() / same) as u64))
        };
        // Even columns hold white queens of even rows and black ones of odd rows: see `counting`.
        let fits = |odd: &u32| odd.count_ones() + self.n % 2 == even.count_ones();
        let mut sets: Vec<_> = (0..=self.all().1).filter(fits).filter_map(images).collect();
        sets.sort_unstable_by_key(|(odd, _)| odd.reverse_bits());
        sets
    }

    /// What white's even columns `set` weigh if its even rows are `rows`, as a binary logarithm; `None`
    /// if they are not counted.
    pub fn even_columns(self, rows: u32, set: u32) -> Option<u16> {
        let doubled = self.class(set) < self.class(rows);
        if self.n.is_multiple_of(2) {
            return (self.class(set) <= self.class(rows)).then_some(doubled.into());
        }
        // Columns can be reversed without the rows.
        let reversed = self.reversed(set, 0);
        let is_counted = self.class(set) <= self.class(rows) && set <= reversed;
        is_counted.then_some(u16::from(doubled) + u16::from(set < reversed))
    }

    /// The same for its odd columns. Even columns x and odd ones y count 2^(x & y) times: twice only if
    /// both have the smaller class. If n is odd, all bits: the even columns decide alone.
    pub fn odd_columns(self, rows: u32, set: u32) -> Option<u16> {
        if self.n % 2 == 1 {
            return Some(3);
        }
        self.even_columns(rows, set)
    }
}
