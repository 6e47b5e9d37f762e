//! What the search asks of a processor: a handful of boards side by side, one in each lane of a
//! vector.

use std::ops::{BitAnd, BitOr, Not};

/// A vector of [`Lanes::WIDTH`] words; each word is one mask (columns, a diagonal, free squares) of
/// one board.
///
/// A value of a SIMD type proves that the processor has the instructions: the first comes from `new`,
/// which only a function with these target features can call safely, and all others from a value. So
/// all of this is safe to call.
pub trait Lanes: Copy + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> {
    /// A mask of one board.
    type Word: Copy;
    /// One truth value for each lane.
    type Chosen: Copy;
    /// The number of boards in a vector.
    const WIDTH: usize;

    /// The low bits of `mask` as a word.
    fn word(mask: u32) -> Self::Word;
    /// The same mask in every lane, whatever is in `self`.
    fn splat(self, mask: u32) -> Self;
    /// The first `WIDTH` words, whatever is in `self`. Panics if there are fewer.
    fn load(self, from: &[Self::Word]) -> Self;
    /// Writes the chosen lanes without gaps, and behind them anything, `WIDTH` words in all. Panics
    /// if there is less room.
    fn pack(self, chosen: Self::Chosen, to: &mut [Self::Word]);

    /// Every bit one column up.
    fn shl(self) -> Self;
    /// Every bit one column down.
    fn shr(self) -> Self;
    /// The lowest bit of each mask, or none where the mask is empty.
    fn lowest_bit(self) -> Self;
    /// The lanes that are not empty.
    fn nonempty(self) -> Self::Chosen;
    /// Empties the lanes that are not chosen.
    fn keep(self, chosen: Self::Chosen) -> Self;

    /// The lanes chosen in both.
    fn both(a: Self::Chosen, b: Self::Chosen) -> Self::Chosen;
    /// How many lanes are chosen.
    fn count(chosen: Self::Chosen) -> usize;
}

/// The operators of a vector type, from the intrinsics.
#[cfg(target_arch = "x86_64")]
macro_rules! bit_operators {
    ($name:ident, $and:ident, $or:ident, $xor:ident, $set1:ident) => {
        impl std::ops::BitAnd for $name {
            type Output = Self;
            #[inline(always)]
            fn bitand(self, other: Self) -> Self {
                // SAFETY: `self` exists, so the CPU has the instructions.
                Self(unsafe { $and(self.0, other.0) })
            }
        }

        impl std::ops::BitOr for $name {
            type Output = Self;
            #[inline(always)]
            fn bitor(self, other: Self) -> Self {
                // SAFETY: `self` exists, so the CPU has the instructions.
                Self(unsafe { $or(self.0, other.0) })
            }
        }

        impl std::ops::Not for $name {
            type Output = Self;
            #[inline(always)]
            fn not(self) -> Self {
                // SAFETY: `self` exists, so the CPU has the instructions.
                Self(unsafe { $xor(self.0, $set1(-1)) })
            }
        }
    };
}
#[cfg(target_arch = "x86_64")]
pub(super) use bit_operators;

/// The portable kernel: one board at a time, in plain Rust.
#[derive(Clone, Copy)]
pub struct Scalar(pub u32);

impl BitAnd for Scalar {
    type Output = Self;
    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Scalar(self.0 & other.0)
    }
}

impl BitOr for Scalar {
    type Output = Self;
    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Scalar(self.0 | other.0)
    }
}

impl Not for Scalar {
    type Output = Self;
    #[inline(always)]
    fn not(self) -> Self {
        Scalar(!self.0)
    }
}

impl Lanes for Scalar {
    type Word = u32;
    type Chosen = bool;
    const WIDTH: usize = 1;

    #[inline(always)]
    fn word(mask: u32) -> u32 {
        mask
    }
    #[inline(always)]
    fn splat(self, mask: u32) -> Self {
        Scalar(mask)
    }
    #[inline(always)]
    fn load(self, from: &[u32]) -> Self {
        Scalar(from[0])
    }
    #[inline(always)]
    fn pack(self, _: bool, to: &mut [u32]) {
        to[0] = self.0;
    }
    #[inline(always)]
    fn shl(self) -> Self {
        Scalar(self.0 << 1)
    }
    #[inline(always)]
    fn shr(self) -> Self {
        Scalar(self.0 >> 1)
    }
    #[inline(always)]
    fn lowest_bit(self) -> Self {
        Scalar(crate::bitmask::lowest_bit(self.0))
    }
    #[inline(always)]
    fn nonempty(self) -> bool {
        self.0 != 0
    }
    #[inline(always)]
    fn keep(self, chosen: bool) -> Self {
        Scalar(self.0 * u32::from(chosen))
    }
    #[inline(always)]
    fn both(a: bool, b: bool) -> bool {
        a & b
    }
    #[inline(always)]
    fn count(chosen: bool) -> usize {
        usize::from(chosen)
    }
}
