//! The two loops in which the time goes.
//!
//! Arrays are passed by value and made with `array::from_fn`, so that the compiler keeps them in vector
//! registers. A loop that changes an array in place goes through memory and takes up to three times as
//! long. So does a closure that is not inlined, as that of `fold`: it is not compiled for the kernel.

use std::array;

/// For each of 32 sets of columns: a bit for each of 16 placements, or a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub struct Lanes(pub [u16; 32]);

impl Lanes {
    pub const ZERO: Self = Lanes([0; 32]);

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Lanes(array::from_fn(|i| self.0[i] & other.0[i]))
    }

    #[inline(always)]
    pub fn without(self, other: Self) -> Self {
        Lanes(array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    #[inline(always)]
    pub fn or(self, other: Self) -> Self {
        Lanes(array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// These numbers and the number of ones in each lane of `bits`, or the largest if that is too large.
    #[inline(always)]
    fn plus_ones(self, bits: Self) -> Self {
        Lanes(array::from_fn(|i| self.0[i].saturating_add(bits.0[i].count_ones() as u16)))
    }
}

/// Writes to `common` the placements that are in both lists. Returns whether there are any.
#[inline(always)]
pub fn intersect(a: &[Lanes], b: &[Lanes], common: &mut [Lanes]) -> bool {
    let mut any = Lanes::ZERO;
    for ((a, b), common) in a.iter().zip(b).zip(common) {
        *common = a.and(*b);
        any = any.or(*common);
    }
    any.0.iter().fold(0, |any, lane| any | lane) != 0
}

/// Adds to each number how many placements of its set of columns are in both lists. The lists have
/// `lengths[i]` vectors for the 32 sets of `numbers[i]`.
#[inline(always)]
pub fn add_common(lengths: &[usize], a: &[Lanes], b: &[Lanes], numbers: &mut [Lanes]) {
    let (mut a, mut b) = (a, b);
    for (numbers, length) in numbers.iter_mut().zip(lengths) {
        let ((group_a, rest_a), (group_b, rest_b)) = (a.split_at(*length), b.split_at(*length));
        let mut sum = *numbers;
        for (a, b) in group_a.iter().zip(group_b) {
            sum = sum.plus_ones(a.and(*b));
        }
        *numbers = sum;
        (a, b) = (rest_a, rest_b);
    }
}
