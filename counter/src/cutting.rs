//! Cutting a count into work units.

use crate::placing::{full_row, middle_first, subsets, EVEN};
use crate::symmetry::{row_sets, RowSet};
use std::fmt;
use std::ops::RangeInclusive;

/// The n whose counts can be cut into units. Extrapolated from the known counts, the count for n = 28 is
/// about 2.6e18, which fits into a u64; the count for n = 29 does not.
pub const SIZES: RangeInclusive<u32> = 4..=28;
const _: () = assert!(*SIZES.end() <= 32, "a row fits into a u32, and the diagonals into a u64");

/// The most rows or columns of a board that are even, or odd.
pub(super) const HALF: usize = SIZES.end().div_ceil(2) as usize;

/// The version of units and results, which include it. The same unit number means different work in another one. Version 3
/// added the checksum of a result, and version 4 sorts the row sets of the same even rows from the middle outwards.
pub const UNITS_VERSION: &str = "v4";

/// The maximum number of row sets in a unit.
const ROW_SETS_PER_UNIT: usize = 32;

/// A work unit: some of the sets of rows that the white queens can have, all with the same even rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Unit {
    /// The number of queens.
    pub n: u32,
    /// Its index in [`units`].
    pub number: usize,
    pub(super) even_rows: u32,
    pub(super) part: usize,
}

/// Returns the units for n queens: 518 for n = 18, 22,403 for n = 24, 318,392 for n = 28. They are in
/// scattered order, so the time for a contiguous range gives an estimate for all of them.
///
/// Results name a unit by its index in this list, so any change to the list requires a new
/// [`UNITS_VERSION`].
///
/// # Panics
/// If n is not in [`SIZES`].
pub fn units(n: u32) -> Vec<Unit> {
    assert!(SIZES.contains(&n), "there are no units for n = {n}");
    let of_even_rows = |even_rows| {
        let parts = row_sets(n, even_rows).len().div_ceil(ROW_SETS_PER_UNIT);
        (0..parts).map(move |part| Unit { n, number: 0, even_rows, part })
    };
    let in_order = subsets(full_row(n) & EVEN).flat_map(of_even_rows);
    let mut units: Vec<(u64, Unit)> = (0..).zip(in_order).collect();
    // Units with similar row sets take similar times. Sorting by multiples of the golden ratio separates
    // them.
    units.sort_unstable_by_key(|(index, _)| index.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    units.into_iter().enumerate().map(|(number, (_, unit))| Unit { number, ..unit }).collect()
}

/// Writes the name of the unit, like `v4 14 0`.
impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{UNITS_VERSION} {} {}", self.n, self.number)
    }
}

impl Unit {
    /// Returns the even rows of the white (parity 0) or black (1) queens.
    pub(super) fn even_rows_of(self, parity: u32) -> u32 {
        let swap = if parity == 0 { 0 } else { full_row(self.n) & EVEN };
        self.even_rows ^ swap
    }

    /// Returns the row sets. Those that begin with the same odd rows, in the order of [`middle_first`], are adjacent.
    pub(super) fn row_sets(self) -> Vec<RowSet> {
        let order = middle_first(self.n);
        let key = |set: u32| order.iter().fold(0, |key, row| key << 1 | set >> row & 1);
        let mut all = row_sets(self.n, self.even_rows);
        all.sort_by_cached_key(|set| key(set.odd_rows));
        all.into_iter().skip(ROW_SETS_PER_UNIT * self.part).take(ROW_SETS_PER_UNIT).collect()
    }
}
