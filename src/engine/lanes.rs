//! The loops in which the time goes.
//!
//! Arrays are passed by value and made with `array::from_fn`, so that the compiler keeps them in vector
//! registers. A loop that changes an array in place goes through memory and takes up to 1.7 times as
//! long. The vectors of a group are summed in a loop: the closure of a `fold` over them was not inlined,
//! so not compiled for the kernel, and took twice as long.

use std::array;

/// For each of 32 sets of columns: a bit for each of 16 placements, or a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub struct Lanes(pub [u16; 32]);

impl Lanes {
    pub const ZERO: Self = Lanes([0; 32]);

    #[inline(always)]
    pub fn zip(self, other: Self, f: impl Fn(u16, u16) -> u16) -> Self {
        Lanes(array::from_fn(|i| f(self.0[i], other.0[i])))
    }
}

/// Writes to `common` the placements that are in both lists. Returns whether there are any.
#[inline(always)]
pub fn intersect(a: &[Lanes], b: &[Lanes], common: &mut [Lanes]) -> bool {
    let mut any = Lanes::ZERO;
    for ((a, b), common) in a.iter().zip(b).zip(common) {
        *common = a.zip(*b, |a, b| a & b);
        any = any.zip(*common, |any, common| any | common);
    }
    any.0.iter().fold(0, |any, lane| any | lane) != 0
}

/// Adds to each count how many placements of its set of columns are in both lists, and stops at the
/// largest. The lists have `lengths[i]` vectors for the 32 sets of `counts[i]`.
#[inline(always)]
pub fn add_common(lengths: &[usize], a: &[Lanes], b: &[Lanes], counts: &mut [Lanes]) {
    let (mut a, mut b) = (a, b);
    for (counts, length) in counts.iter_mut().zip(lengths) {
        let ((group_a, rest_a), (group_b, rest_b)) = (a.split_at(*length), b.split_at(*length));
        let mut sum = *counts;
        for (a, b) in group_a.iter().zip(group_b) {
            let common = a.zip(*b, |a, b| a & b);
            sum = sum.zip(common, |sum, common| sum.saturating_add(common.count_ones() as u16));
        }
        *counts = sum;
        (a, b) = (rest_a, rest_b);
    }
}
