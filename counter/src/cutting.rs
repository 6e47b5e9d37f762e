//! Cutting a count into work units, and the symmetries that save most of the work.
//!
//! R is the set of the white queens' rows, and C that of their columns. Half-turns and mirror images of
//! the board give other sets R with the same number of solutions. Only one of these images is counted,
//! and its count is multiplied by the number of distinct images.
//!
//! Exchanging rows and columns turns (R, C) into (C, R), so it is enough to count one of them. To decide
//! which one, each set of even or of odd rows has a *class*, a number that half-turns and mirroring
//! preserve. The class of R is the larger of the classes of its even and its odd rows; for odd n, where
//! no symmetry exchanges even and odd rows, it is the class of its even rows. The class of C is defined
//! in the same way. If it is larger than that of R, the pair is not counted; if it is smaller, the pair
//! counts twice; if they are equal, it counts once.
//!
//! Of the images of R, one with the fewest even rows is counted, and among these one whose even rows
//! have the largest class. So the class of a counted R is that of its even rows, which all row sets of a
//! unit share.

use nqueens::bitmask::full_row;
use nqueens::counting::images;
use nqueens::placing::EVEN;
use std::cmp::Reverse;
use std::iter::successors;
use std::ops::RangeInclusive;

/// The n whose counts can be cut into units. Extrapolated from the known counts, the count for n = 28 is
/// about 2.6e18, which fits into a u64; the count for n = 29 does not.
pub const SIZES: RangeInclusive<u32> = 4..=28;

/// The version of the division into units. Units and results include it, because the same unit number
/// means different work in another version.
pub const UNITS_VERSION: u32 = 4;

/// The maximum number of row sets in a unit.
const ROW_SETS_PER_UNIT: usize = 32;

/// A shift (see [`Unit::shift`]) with all bits of any other: `shift & NEUTRAL == shift`.
const NEUTRAL: u16 = 3;

/// A work unit: some of the sets of rows that the white queens can have, all with the same even rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Unit {
    pub(super) n: u32,
    pub(super) even_rows: u32,
    pub(super) part: usize,
}

/// Returns all subsets of `set`, in ascending order.
pub(super) fn subsets(set: u32) -> impl Iterator<Item = u32> {
    successors(Some(0_u32), move |subset| {
        Some(subset.wrapping_sub(set) & set).filter(|&next| next != 0)
    })
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
        let parts = all_row_sets(n, even_rows).len().div_ceil(ROW_SETS_PER_UNIT);
        (0..parts).map(move |part| Unit { n, even_rows, part })
    };
    let units = subsets(full_row(n) & EVEN).flat_map(of_even_rows);
    let mut numbered: Vec<(u64, Unit)> = (0..).zip(units).collect();
    // Units with similar row sets take similar times. Sorting by multiples of the golden ratio separates
    // them.
    numbered.sort_unstable_by_key(|(number, _)| number.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    numbered.into_iter().map(|(_, unit)| unit).collect()
}

impl Unit {
    /// Returns the white queens' sets of odd rows, and the number of distinct images of each row set.
    pub(super) fn row_sets(self) -> Vec<(u32, u64)> {
        let all = all_row_sets(self.n, self.even_rows).into_iter();
        all.skip(ROW_SETS_PER_UNIT * self.part).take(ROW_SETS_PER_UNIT).collect()
    }

    /// Returns the shift of the set of columns that a colour's even rows occupy, or `None` if it is not
    /// counted. White's even columns x and black's odd columns y count 2^(shift(x) & shift(y)) times.
    ///
    /// For even n, the shift is 1 if the class of the set is smaller than that of the rows, and 0 if it
    /// is equal. So a pair counts twice if both classes are smaller; white's odd columns, the complement
    /// of y, have the class of y. For odd n, x alone decides: its shift is 1 for a smaller class, plus 1
    /// if mirroring changes x, in which case only the smaller of x and its mirror image counts.
    pub(super) fn shift(self, columns: u32) -> Option<u16> {
        let Unit { n, even_rows, .. } = self;
        if n % 2 == 1 && columns & EVEN == 0 {
            return Some(NEUTRAL); // Black's. White's is never empty: white has more even than odd rows.
        }
        let (of_rows, of_columns) = (class(n, even_rows), class(n, columns));
        // For odd n, mirroring left to right keeps the rows.
        let reversed = if n % 2 == 1 { mirrored(n, columns) } else { columns };
        let is_counted = of_columns <= of_rows && columns <= reversed;
        is_counted.then_some(u16::from(of_columns < of_rows) + u16::from(columns < reversed))
    }
}

/// Returns the odd rows of each counted row set with these even rows, and the row set's number of distinct
/// images. Row sets that begin with the same odd rows, in the order of [`odd_rows`], are adjacent.
fn all_row_sets(n: u32, even_rows: u32) -> Vec<(u32, u64)> {
    if n.is_multiple_of(2) && 4 * even_rows.count_ones() > n {
        return vec![]; // A mirror image has fewer even rows.
    }
    let class_of_even = class(n, even_rows);
    let counted = |odd_rows| {
        let (sets, multiplicity) = images(n, even_rows | odd_rows);
        // If n is even, a half-turn exchanges even and odd rows.
        let class_of_odd = if n % 2 == 1 { class_of_even } else { class(n, odd_rows) };
        let classes = [class_of_even, class_of_odd, class_of_even, class_of_odd];
        let key = |i: usize| ((sets[i] & EVEN).count_ones(), Reverse(classes[i]), sets[i]);
        (1..4).all(|i| key(0) <= key(i)).then_some((odd_rows, multiplicity))
    };
    // See "Which R occur" in `counting`.
    let fits = |odd: &u32| odd.count_ones() + n % 2 == even_rows.count_ones();
    let odd = subsets(full_row(n) & !EVEN).filter(fits);
    let mut row_sets: Vec<_> = odd.filter_map(counted).collect();
    let order = odd_rows(n);
    let key = |set: u32| order.iter().fold(0, |key, row| key << 1 | set >> row & 1);
    row_sets.sort_by_cached_key(|(odd_rows, _)| key(*odd_rows));
    row_sets
}

/// Returns all odd rows in the order in which queens are placed, from the middle outwards: a queen near
/// the middle attacks the most squares, and leaves the fewest placements.
pub(super) fn odd_rows(n: u32) -> Vec<u32> {
    let mut rows: Vec<u32> = (1..n).step_by(2).collect();
    rows.sort_by_key(|row| (2 * row).abs_diff(n - 1));
    rows
}

/// Reverses a set of even rows or columns among the even ones. For odd n, that is its mirror image.
fn mirrored(n: u32, set: u32) -> u32 {
    set.reverse_bits() >> (full_row(n) & EVEN).leading_zeros()
}

/// Returns the class of a set of even rows or, if n is even, of odd ones: the smallest of the set, its
/// complement and their mirror images, where an odd set counts as the even set one row above.
fn class(n: u32, set: u32) -> u32 {
    let set = (set | set >> 1) & EVEN;
    let others = full_row(n) & EVEN & !set;
    set.min(others).min(mirrored(n, set)).min(mirrored(n, others))
}
