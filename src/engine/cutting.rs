//! Cutting a count into work units, and the symmetry that saves most of it.
//!
//! Rotating and mirroring the board gives other sets of rows of the white queens, with equally many
//! solutions. One of these images is counted, and multiplied by the number of distinct images.
//!
//! Exchanging rows and columns is a symmetry too, so only one of the two cases is counted. Each set of
//! even or of odd rows has a *class*, which rotating and mirroring keep. The class of the white queens'
//! rows is the larger class of their two sets or, if n is odd and even and odd rows are never exchanged,
//! that of the even set. The class of their columns is defined in the same way. If it is larger than that
//! of the rows, the case is not counted; if it is smaller, the case counts twice. Of the images of a row
//! set, one with the fewest even rows is counted, and among these one whose even rows have the largest
//! class.

use crate::bitmask::full_row;
use crate::placing::{images, subsets, EVEN};
use std::cmp::Reverse;
use std::ops::RangeInclusive;

/// The n that can be cut into units. By the growth of the known counts, the count is some 2.6e18 for
/// n = 28, which fits into a u64, and too large for n = 29.
pub const SIZES: RangeInclusive<u32> = 4..=28;

/// The version of the cutting. Results name it, since in another version, a unit of the same number
/// counts something else.
pub const CUTTING: u32 = 2;

/// The number of row sets in a unit.
const SLICE: usize = 32;

/// The shift that keeps the other set's: `shift & NEUTRAL == shift`.
const NEUTRAL: u16 = 3;

/// A work unit: some of the sets of rows that white queens can have, with the same even rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Unit {
    pub(super) n: u32,
    pub(super) even_rows: u32,
    pub(super) slice: usize,
}

/// Returns the units for n queens: 518 for n = 18, 22,403 for n = 24, 318,392 for n = 28. Any contiguous
/// range of them is a representative sample.
///
/// Results name a unit by its index in this list, so a change of the list also changes [`CUTTING`].
///
/// # Panics
/// If n is not in [`SIZES`].
pub fn units(n: u32) -> Vec<Unit> {
    assert!(SIZES.contains(&n), "there are no units for n = {n}");
    let of_even_rows = |even_rows| {
        let slices = row_sets(n, even_rows).len().div_ceil(SLICE);
        (0..slices).map(move |slice| Unit { n, even_rows, slice })
    };
    // Neighbours take similar time. Multiples of the golden ratio scatter them.
    let key = |number: u64| number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let units = subsets(full_row(n) & EVEN).flat_map(of_even_rows);
    let mut keyed: Vec<_> = (0..).map(key).zip(units).collect();
    keyed.sort_unstable_by_key(|(key, _)| *key);
    keyed.into_iter().map(|(_, unit)| unit).collect()
}

impl Unit {
    /// An upper limit of the bytes that counting the unit takes, from measurements of the largest units.
    pub(super) fn memory(self) -> usize {
        1 << (self.n / 2 + 15)
    }

    /// The sets of rows of the white queens, and the number of distinct images of each.
    pub(super) fn row_sets(self) -> Vec<(u32, u64)> {
        let row_sets = row_sets(self.n, self.even_rows);
        row_sets.chunks(SLICE).nth(self.slice).expect("the slice exists").to_vec()
    }

    /// Returns the shift of a set of even or of odd columns, or `None` if it is not counted. The even
    /// columns x and the odd columns y count 2^(shift(x) & shift(y)) times: twice if both have a smaller
    /// class than the rows. If n is odd, the even columns alone decide.
    pub(super) fn shift(self, columns: u32) -> Option<u16> {
        let Unit { n, even_rows, .. } = self;
        if n % 2 == 1 && columns & EVEN == 0 {
            return Some(NEUTRAL);
        }
        let (of_rows, of_columns) = (class(n, even_rows), class(n, columns));
        // If n is odd, columns can be reversed without the rows.
        let reversed = if n % 2 == 1 { mirrored(n, columns) } else { columns };
        let is_counted = of_columns <= of_rows && columns <= reversed;
        is_counted.then_some(u16::from(of_columns < of_rows) + u16::from(columns < reversed))
    }
}

/// Returns the counted row sets with these even rows, and the number of distinct images of each.
/// Neighbours begin with the same odd rows.
pub(super) fn row_sets(n: u32, even_rows: u32) -> Vec<(u32, u64)> {
    if n.is_multiple_of(2) && 4 * even_rows.count_ones() > n {
        return vec![]; // A mirror image has fewer even rows.
    }
    let class_of_even = class(n, even_rows);
    let counted = |odd_rows| {
        let (images, distinct) = images(n, even_rows | odd_rows);
        // If n is even, the turned images have the odd rows, reversed, as even rows.
        let class_of_odd = if n % 2 == 1 { class_of_even } else { class(n, odd_rows) };
        let classes = [class_of_even, class_of_odd, class_of_even, class_of_odd];
        let key = |i: usize| ((images[i] & EVEN).count_ones(), Reverse(classes[i]), images[i]);
        (1..4).all(|i| key(0) <= key(i)).then_some((images[0], distinct))
    };
    // See `counting`.
    let fits = |odd: &u32| odd.count_ones() + n % 2 == even_rows.count_ones();
    let odd = subsets(full_row(n) & !EVEN).filter(fits);
    let mut rows: Vec<_> = odd.filter_map(counted).collect();
    rows.sort_unstable_by_key(|(rows, _)| rows.reverse_bits());
    rows
}

/// Returns the mirror image of a set of even rows.
fn mirrored(n: u32, set: u32) -> u32 {
    set.reverse_bits() >> (full_row(n) & EVEN).leading_zeros()
}

/// Returns the class of a set of even rows or, if n is even, of odd ones.
fn class(n: u32, set: u32) -> u32 {
    let set = (set | set >> 1) & EVEN;
    let others = full_row(n) & EVEN & !set;
    set.min(others).min(mirrored(n, set)).min(mirrored(n, others))
}
