//! Lanes of AVX2: 16 boards of up to 16 columns, or 8 boards of up to 32.
//!
//! AVX2 has no compress: a permutation from a table with one entry for each choice out of eight
//! lanes takes its place. A selection is inverted (all ones means *not* selected), as the comparison
//! with zero gives it.

#![allow(unsafe_code)] // The intrinsics, each of which needs the processor to have it.

use super::lanes::{bit_operators, Lanes};
use super::narrow::Wide;
use std::arch::x86_64::*;

/// For each choice out of eight lanes, the numbers of the chosen ones in ascending order.
static LANES: [[u8; 8]; 256] = chosen_first();

/// The same for the two bytes of each of eight 16-bit lanes.
static BYTES: [[u8; 16]; 256] = chosen_bytes_first();

const fn chosen_first() -> [[u8; 8]; 256] {
    let mut table = [[0; 8]; 256];
    let mut choice = 0;
    while choice < 256 {
        let (mut lane, mut len) = (0, 0);
        while lane < 8 {
            if choice >> lane & 1 == 1 {
                table[choice][len] = lane as u8;
                len += 1;
            }
            lane += 1;
        }
        choice += 1;
    }
    table
}

const fn chosen_bytes_first() -> [[u8; 16]; 256] {
    let lanes = chosen_first();
    let mut table = [[0; 16]; 256];
    let mut choice = 0;
    while choice < 256 {
        let mut byte = 0;
        while byte < 16 {
            table[choice][byte] = 2 * lanes[choice][byte / 2] + (byte % 2) as u8;
            byte += 1;
        }
        choice += 1;
    }
    table
}

macro_rules! lanes {
    (
        $(#[$doc:meta])* $name:ident: $word:ty,
        $set1:ident, $add:ident, $sub:ident, $srli:ident, $cmpeq:ident, $bits:ident, $store:ident
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub struct $name(__m256i);

        impl $name {
            /// The first value, and the only one that does not come from another.
            #[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
            pub fn new() -> Self {
                Self(_mm256_setzero_si256())
            }
        }

        bit_operators!($name, _mm256_and_si256, _mm256_or_si256, _mm256_xor_si256, _mm256_set1_epi32);

        impl Lanes for $name {
            type Word = $word;
            type Chosen = __m256i;
            const WIDTH: usize = 32 / size_of::<$word>();

            #[inline(always)]
            fn word(mask: u32) -> $word {
                mask as $word
            }
            #[inline(always)]
            fn splat(self, mask: u32) -> Self {
                // SAFETY: `self` exists, so the CPU has AVX2.
                Self(unsafe { $set1(mask as _) })
            }
            #[inline(always)]
            fn load(self, from: &[$word]) -> Self {
                assert!(from.len() >= Self::WIDTH);
                // SAFETY: `self` exists, so the CPU has AVX2; the words are there, and need no alignment.
                Self(unsafe { _mm256_loadu_si256(from.as_ptr().cast()) })
            }
            #[inline(always)]
            fn pack(self, chosen: __m256i, to: &mut [$word]) {
                assert!(to.len() >= Self::WIDTH);
                // SAFETY: `self` exists, so the CPU has AVX2; there is room for all words.
                unsafe { $store(self.0, $bits(chosen), to.as_mut_ptr()) };
            }
            #[inline(always)]
            fn shl(self) -> Self {
                // SAFETY: `self` exists, so the CPU has AVX2.
                Self(unsafe { $add(self.0, self.0) })
            }
            #[inline(always)]
            fn shr(self) -> Self {
                // SAFETY: `self` exists, so the CPU has AVX2.
                Self(unsafe { $srli(self.0, 1) })
            }
            #[inline(always)]
            fn lowest_bit(self) -> Self {
                // SAFETY: `self` exists, so the CPU has AVX2.
                self & Self(unsafe { $sub(_mm256_setzero_si256(), self.0) })
            }
            #[inline(always)]
            fn nonempty(self) -> __m256i {
                // SAFETY: `self` exists, so the CPU has AVX2.
                unsafe { $cmpeq(self.0, _mm256_setzero_si256()) }
            }
            #[inline(always)]
            fn keep(self, chosen: __m256i) -> Self {
                // SAFETY: `self` exists, so the CPU has AVX2.
                Self(unsafe { _mm256_andnot_si256(chosen, self.0) })
            }
            #[inline(always)]
            fn both(a: __m256i, b: __m256i) -> __m256i {
                // SAFETY: a selection comes from a value, so the CPU has AVX2.
                unsafe { _mm256_or_si256(a, b) }
            }
            #[inline(always)]
            fn count(chosen: __m256i) -> usize {
                // SAFETY: a selection comes from a value, so the CPU has AVX2.
                unsafe { $bits(chosen).count_ones() as usize }
            }
        }
    };
}

/// The chosen lanes of 16 as bits.
///
/// # Safety
/// The processor has AVX2.
#[inline(always)]
unsafe fn bits16(chosen: __m256i) -> u32 {
    // SAFETY: the caller's promise.
    unsafe {
        let halves = (_mm256_castsi256_si128(chosen), _mm256_extracti128_si256::<1>(chosen));
        !_mm_movemask_epi8(_mm_packs_epi16(halves.0, halves.1)) as u32 & 0xffff
    }
}

/// The chosen lanes of 8 as bits.
///
/// # Safety
/// The processor has AVX2.
#[inline(always)]
unsafe fn bits8(chosen: __m256i) -> u32 {
    // SAFETY: the caller's promise.
    unsafe { !_mm256_movemask_ps(_mm256_castsi256_ps(chosen)) as u32 & 0xff }
}

/// Stores the chosen lanes of 16, first those of the lower half and behind them those of the upper.
///
/// # Safety
/// The processor has AVX2, and there is room for 16 words.
#[inline(always)]
unsafe fn store16(vector: __m256i, bits: u32, to: *mut u16) {
    let (low, high) = (bits as usize & 0xff, bits as usize >> 8);
    // SAFETY: the caller's promise: eight words, and eight more at most eight words further on.
    unsafe {
        let order = |choice: usize| _mm_loadu_si128(BYTES[choice].as_ptr().cast());
        let lower = _mm_shuffle_epi8(_mm256_castsi256_si128(vector), order(low));
        let upper = _mm_shuffle_epi8(_mm256_extracti128_si256::<1>(vector), order(high));
        _mm_storeu_si128(to.cast(), lower);
        _mm_storeu_si128(to.add(low.count_ones() as usize).cast(), upper);
    }
}

/// Stores the chosen lanes of 8.
///
/// # Safety
/// The processor has AVX2, and there is room for 8 words.
#[inline(always)]
unsafe fn store8(vector: __m256i, bits: u32, to: *mut u32) {
    // SAFETY: the caller's promise.
    unsafe { _mm256_storeu_si256(to.cast(), chosen_first8(vector, bits)) };
}

/// The vector with its chosen lanes first.
///
/// # Safety
/// The processor has AVX2.
#[inline(always)]
unsafe fn chosen_first8(vector: __m256i, bits: u32) -> __m256i {
    // SAFETY: the caller's promise.
    unsafe {
        let order = _mm_loadl_epi64(LANES[bits as usize].as_ptr().cast());
        _mm256_permutevar8x32_epi32(vector, _mm256_cvtepu8_epi32(order))
    }
}

lanes! {
    /// 16 boards of up to 16 columns.
    U16x16: u16,
    _mm256_set1_epi16, _mm256_add_epi16, _mm256_sub_epi16, _mm256_srli_epi16, _mm256_cmpeq_epi16,
    bits16, store16
}

lanes! {
    /// 8 boards of up to 32 columns.
    U32x8: u32,
    _mm256_set1_epi32, _mm256_add_epi32, _mm256_sub_epi32, _mm256_srli_epi32, _mm256_cmpeq_epi32,
    bits8, store8
}

impl Wide for U32x8 {
    type Narrow = U16x16;

    #[inline(always)]
    fn narrow(self) -> U16x16 {
        U16x16(self.0)
    }
    #[inline(always)]
    fn except(a: __m256i, b: __m256i) -> __m256i {
        // SAFETY: a selection comes from a value, so the CPU has AVX2. Not chosen are the lanes not chosen in `a` and those chosen in `b`.
        unsafe { _mm256_or_si256(a, _mm256_xor_si256(b, _mm256_set1_epi32(-1))) }
    }
    #[inline(always)]
    fn pack_narrow(self, shift: u32, chosen: __m256i, to: &mut [u16]) {
        assert!(to.len() >= Self::WIDTH);
        // SAFETY: `self` exists, so the CPU has AVX2; there is room for all words.
        unsafe {
            let moved = _mm256_srl_epi32(self.0, _mm_cvtsi32_si128(shift as i32));
            let cut = _mm256_and_si256(moved, _mm256_set1_epi32(0xffff));
            let packed = chosen_first8(cut, bits8(chosen));
            let halves = (_mm256_castsi256_si128(packed), _mm256_extracti128_si256::<1>(packed));
            _mm_storeu_si128(to.as_mut_ptr().cast(), _mm_packus_epi32(halves.0, halves.1));
        }
    }
}
