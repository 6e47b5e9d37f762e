//! The symmetries of the board, which save most of the work.
//!
//! R is the set of the white queens' rows, and C that of their columns. Half-turns and mirror images of
//! the board turn R into other sets with the same number of solutions: its *orbit*. Only one set of an
//! orbit is counted, and its count is multiplied by the size of the orbit.
//!
//! Exchanging rows and columns turns (R, C) into (C, R), so it is enough to count one of them. To decide
//! which one, each set of even or of odd rows has a *canonical form*, which half-turns and mirroring
//! preserve. The *rank* of R is the larger of the canonical forms of its even and its odd rows; for odd n,
//! where no symmetry exchanges even and odd rows, it is the canonical form of its even rows. C has a rank in
//! the same way. A pair counts twice if C ranks below R, once if they rank equally, and otherwise not at all.
//!
//! Of the orbit of R, one set with the fewest even rows is counted, and among these one whose even rows have
//! the largest canonical form. So the rank of a counted R is the canonical form of its even rows, which all
//! row sets of a work unit share.

use crate::placing::{full_row, subsets, EVEN};
use std::cmp::Reverse;

/// Returns white's `rows`, what a half-turn, a mirror and both turn them into, and how many of these four
/// sets are distinct. A half-turn reverses the set. For even n, mirroring left to right swaps the colours,
/// so the set becomes its complement.
fn orbit(n: u32, rows: u32) -> ([u32; 4], u64) {
    let turned = rows.reverse_bits() >> (32 - n);
    let swap = if n % 2 == 1 { 0 } else { full_row(n) };
    let sets = [rows, turned, rows ^ swap, turned ^ swap];
    (sets, 4 / sets.iter().filter(|set| **set == rows).count() as u64)
}

/// A row set that is counted for all of its orbit.
pub struct RowSet {
    pub odd_rows: u32,
    /// The size of the orbit.
    pub multiplicity: u64,
}

/// Returns the counted row sets with these even rows.
pub fn row_sets(n: u32, even_rows: u32) -> Vec<RowSet> {
    let of_even = canonical(n, even_rows);
    let counted = |odd_rows| {
        let (sets, multiplicity) = orbit(n, even_rows | odd_rows);
        // If n is even, a half-turn exchanges even and odd rows.
        let of_odd = if n % 2 == 1 { of_even } else { canonical(n, odd_rows) };
        let forms = [of_even, of_odd, of_even, of_odd];
        // The set with the least key is counted; equal sets have equal keys.
        let key = |i: usize| ((sets[i] & EVEN).count_ones(), Reverse(forms[i]), sets[i]);
        (1..4).all(|i| key(0) <= key(i)).then_some(RowSet { odd_rows, multiplicity })
    };
    // See "Which R occur" in lib.rs.
    let fits = |odd: &u32| odd.count_ones() + n % 2 == even_rows.count_ones();
    subsets(full_row(n) & !EVEN).filter(fits).filter_map(counted).collect()
}

/// A shift with all bits of any other: `shift & NEUTRAL == shift`.
const NEUTRAL: u16 = 3;

/// Returns the shift of the set of columns that a colour's even rows occupy, or `None` if it is not counted.
/// White's even columns x and black's odd columns y count 2^(shift(x) & shift(y)) times.
///
/// For even n, the shift is 1 if the canonical form of the set is smaller than that of the even rows, and 0 if
/// it is equal. So a pair counts twice if both are smaller: white's odd columns, the complement of y, have the
/// canonical form of y. For n = 8 and the even rows {0, 4}, the shift of {0, 2} is 1, that of {0, 4} and its
/// mirror image {2, 6} is 0, and {2, 4} is not counted.
///
/// For odd n, x alone decides: its shift is 1 for a smaller canonical form, plus 1 if mirroring changes x, in
/// which case only the smaller of x and its mirror image counts.
pub fn shift(n: u32, even_rows: u32, columns: u32) -> Option<u16> {
    if n % 2 == 1 && columns & EVEN == 0 {
        return Some(NEUTRAL); // Black's. White's is never empty: white has more even than odd rows.
    }
    let (of_rows, of_columns) = (canonical(n, even_rows), canonical(n, columns));
    // For odd n, mirroring left to right keeps the rows.
    let reversed = if n % 2 == 1 { mirrored(n, columns) } else { columns };
    let is_counted = of_columns <= of_rows && columns <= reversed;
    is_counted.then_some(u16::from(of_columns < of_rows) + u16::from(columns < reversed))
}

/// Reverses a set of even rows or columns among the even ones. For odd n, that is its mirror image.
fn mirrored(n: u32, set: u32) -> u32 {
    set.reverse_bits() >> (full_row(n) & EVEN).leading_zeros()
}

/// Returns the canonical form of a set of even rows or, if n is even, of odd ones: the smallest of the set, its
/// complement and their mirror images, where an odd set counts as the even set one row above.
fn canonical(n: u32, set: u32) -> u32 {
    let set = (set | set >> 1) & EVEN;
    let others = full_row(n) & EVEN & !set;
    set.min(others).min(mirrored(n, set)).min(mirrored(n, others))
}
