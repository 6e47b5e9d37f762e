//! What the search asks of a processor: a handful of boards side by side, one in each lane of a
//! vector.

/// A vector of [`Vector::WIDTH`] masks of up to 16 columns, each of another board.
///
/// A value of a SIMD type proves that the processor has the instructions: the first comes from `new`,
/// which only a function with these target features can call safely, and all others from a value. So
/// all of this is safe to call.
///
/// **Do not pass vector code in a closure to a function that is not `#[inline(always)]`**, not even to
/// an array's `map`. If either is not inlined, it is compiled without the target features, and every
/// operation in it becomes a call: up to twenty times slower. For the same reason all of this, and
/// whatever is generic over it, is `#[inline(always)]`.
pub trait Vector: Copy {
    /// A choice of lanes.
    type Selection: Copy;
    /// The number of boards in a vector.
    const WIDTH: usize;

    /// The same mask in every lane, whatever is in `self`.
    fn splat(self, mask: u16) -> Self;
    /// The first `WIDTH` masks, whatever is in `self`. Panics if there are fewer.
    fn load(self, from: &[u16]) -> Self;
    /// Writes the selected lanes without gaps, and behind them anything, `WIDTH` masks in all. Panics
    /// if there is less room.
    fn compress(self, selection: Self::Selection, to: &mut [u16]);

    /// `self & other`.
    fn and(self, other: Self) -> Self;
    /// `self | other`.
    fn or(self, other: Self) -> Self;
    /// `self & !other`.
    fn and_not(self, other: Self) -> Self;
    /// The smaller of each two masks as numbers, which is empty if one of them is.
    fn min(self, other: Self) -> Self;
    /// `self << columns`; empty from 16 on.
    fn shl(self, columns: u32) -> Self;
    /// `self >> columns`; empty from 16 on.
    fn shr(self, columns: u32) -> Self;
    /// The lowest bit of each mask, or none where the mask is empty.
    fn lowest_bit(self) -> Self;

    /// The lanes that are not empty.
    fn nonempty(self) -> Self::Selection;
    /// Empties the lanes that are not selected.
    fn select(self, selection: Self::Selection) -> Self;
    /// How many lanes are selected.
    fn count(selection: Self::Selection) -> usize;
}

/// The part of a SIMD type that differs only in the names of the intrinsics.
#[cfg(target_arch = "x86_64")]
macro_rules! operations {
    (
        $set1:ident, $load:ident, $and:ident, $or:ident, $and_not:ident, $min:ident, $shl:ident, $shr:ident, $sub:ident
    ) => {
        #[inline(always)]
        fn splat(self, mask: u16) -> Self {
            // SAFETY: `self` exists, so the CPU has the instructions.
            Self(unsafe { $set1(mask as i16) })
        }
        #[inline(always)]
        fn load(self, from: &[u16]) -> Self {
            assert!(from.len() >= Self::WIDTH);
            // SAFETY: `self` exists, so the CPU has the instructions; the masks are there, and need no
            // alignment.
            Self(unsafe { $load(from.as_ptr().cast()) })
        }
        #[inline(always)]
        fn and(self, other: Self) -> Self {
            // SAFETY: `self` exists, so the CPU has the instructions.
            Self(unsafe { $and(self.0, other.0) })
        }
        #[inline(always)]
        fn or(self, other: Self) -> Self {
            // SAFETY: `self` exists, so the CPU has the instructions.
            Self(unsafe { $or(self.0, other.0) })
        }
        #[inline(always)]
        fn and_not(self, other: Self) -> Self {
            // SAFETY: `self` exists, so the CPU has the instructions.
            Self(unsafe { $and_not(other.0, self.0) })
        }
        #[inline(always)]
        fn min(self, other: Self) -> Self {
            // SAFETY: `self` exists, so the CPU has the instructions.
            Self(unsafe { $min(self.0, other.0) })
        }
        #[inline(always)]
        fn shl(self, columns: u32) -> Self {
            // SAFETY: `self` exists, so the CPU has the instructions.
            Self(unsafe { $shl(self.0, _mm_cvtsi32_si128(columns as i32)) })
        }
        #[inline(always)]
        fn shr(self, columns: u32) -> Self {
            // SAFETY: `self` exists, so the CPU has the instructions.
            Self(unsafe { $shr(self.0, _mm_cvtsi32_si128(columns as i32)) })
        }
        #[inline(always)]
        fn lowest_bit(self) -> Self {
            // SAFETY: `self` exists, so the CPU has the instructions.
            self.and(Self(unsafe { $sub(self.splat(0).0, self.0) }))
        }
    };
}
#[cfg(target_arch = "x86_64")]
pub(super) use operations;

/// A vector in plain Rust, which the compiler turns into the vectors of the target it builds for.
#[derive(Clone, Copy)]
pub struct Portable(pub [u16; Portable::WIDTH]);

impl Portable {
    #[inline(always)]
    fn zip(self, other: Self, operation: impl Fn(u16, u16) -> u16) -> Self {
        let mut result = self;
        for (a, b) in result.0.iter_mut().zip(other.0) {
            *a = operation(*a, b);
        }
        result
    }
}

impl Vector for Portable {
    /// All ones where a lane is selected.
    type Selection = Self;
    const WIDTH: usize = 16;

    #[inline(always)]
    fn splat(self, mask: u16) -> Self {
        Portable([mask; Self::WIDTH])
    }
    #[inline(always)]
    fn load(self, from: &[u16]) -> Self {
        Portable(*from.first_chunk().expect("a vector of masks"))
    }
    #[inline(always)]
    fn compress(self, selection: Self, to: &mut [u16]) {
        let to: &mut [u16; Self::WIDTH] = to.first_chunk_mut().expect("room for a vector");
        let mut len = 0;
        for (mask, selected) in self.0.iter().zip(selection.0) {
            to[len % Self::WIDTH] = *mask;
            len += usize::from(selected & 1);
        }
    }
    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }
    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }
    #[inline(always)]
    fn and_not(self, other: Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }
    #[inline(always)]
    fn min(self, other: Self) -> Self {
        self.zip(other, u16::min)
    }
    #[inline(always)]
    fn shl(self, columns: u32) -> Self {
        self.zip(self, |mask, _| mask.checked_shl(columns).unwrap_or(0))
    }
    #[inline(always)]
    fn shr(self, columns: u32) -> Self {
        self.zip(self, |mask, _| mask.checked_shr(columns).unwrap_or(0))
    }
    #[inline(always)]
    fn lowest_bit(self) -> Self {
        self.zip(self, |mask, _| mask & mask.wrapping_neg())
    }
    #[inline(always)]
    fn nonempty(self) -> Self {
        self.zip(self, |mask, _| if mask == 0 { 0 } else { u16::MAX })
    }
    #[inline(always)]
    fn select(self, selection: Self) -> Self {
        self.and(selection)
    }
    #[inline(always)]
    fn count(selection: Self) -> usize {
        selection.0.iter().map(|selected| usize::from(selected & 1)).sum()
    }
}
