//! Lanes of AVX-512: 32 boards of up to 16 columns, or 16 boards of up to 32.
//!
//! The compiler folds the chains of `&`, `|` and `!` into three-operand `vpternlog`, and `both` into
//! masked tests.

#![allow(unsafe_code)] // The intrinsics, each of which needs the processor to have it.

use super::lanes::{bit_operators, Lanes};
use super::narrow::Wide;
use std::arch::x86_64::*;

macro_rules! lanes {
    (
        $(#[$doc:meta])* $name:ident: $word:ty, $chosen:ty,
        $set1:ident, $add:ident, $sub:ident, $srli:ident, $test:ident, $maskz_mov:ident, $compress:ident
    ) => {
        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub struct $name(__m512i);

        impl $name {
            /// The first value, and the only one that does not come from another.
            #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi2")]
            pub fn new() -> Self {
                Self(_mm512_setzero_si512())
            }
        }

        bit_operators!($name, _mm512_and_si512, _mm512_or_si512, _mm512_xor_si512, _mm512_set1_epi32);

        impl Lanes for $name {
            type Word = $word;
            type Chosen = $chosen;
            const WIDTH: usize = 64 / size_of::<$word>();

            #[inline(always)]
            fn word(mask: u32) -> $word {
                mask as $word
            }
            #[inline(always)]
            fn splat(self, mask: u32) -> Self {
                // SAFETY: `self` exists, so the CPU has AVX-512.
                Self(unsafe { $set1(mask as _) })
            }
            #[inline(always)]
            fn load(self, from: &[$word]) -> Self {
                assert!(from.len() >= Self::WIDTH);
                // SAFETY: `self` exists, so the CPU has AVX-512; the words are there, and need no alignment.
                Self(unsafe { _mm512_loadu_si512(from.as_ptr().cast()) })
            }
            #[inline(always)]
            fn pack(self, chosen: $chosen, to: &mut [$word]) {
                assert!(to.len() >= Self::WIDTH);
                // SAFETY: `self` exists, so the CPU has AVX-512; there is room for all words. Compressing straight to
                // memory is microcoded on Zen 4 and 5, and many times slower than compressing in a
                // register and storing all of it.
                unsafe { _mm512_storeu_si512(to.as_mut_ptr().cast(), $compress(chosen, self.0)) };
            }
            #[inline(always)]
            fn shl(self) -> Self {
                // SAFETY: `self` exists, so the CPU has AVX-512. More of the processor's ports can add than shift.
                Self(unsafe { $add(self.0, self.0) })
            }
            #[inline(always)]
            fn shr(self) -> Self {
                // SAFETY: `self` exists, so the CPU has AVX-512.
                Self(unsafe { $srli(self.0, 1) })
            }
            #[inline(always)]
            fn lowest_bit(self) -> Self {
                // SAFETY: `self` exists, so the CPU has AVX-512.
                self & Self(unsafe { $sub(_mm512_setzero_si512(), self.0) })
            }
            #[inline(always)]
            fn nonempty(self) -> $chosen {
                // SAFETY: `self` exists, so the CPU has AVX-512.
                unsafe { $test(self.0, self.0) }
            }
            #[inline(always)]
            fn keep(self, chosen: $chosen) -> Self {
                // SAFETY: `self` exists, so the CPU has AVX-512.
                Self(unsafe { $maskz_mov(chosen, self.0) })
            }
            #[inline(always)]
            fn both(a: $chosen, b: $chosen) -> $chosen {
                a & b
            }
            #[inline(always)]
            fn count(chosen: $chosen) -> usize {
                chosen.count_ones() as usize
            }
        }
    };
}

lanes! {
    /// 32 boards of up to 16 columns.
    U16x32: u16, u32,
    _mm512_set1_epi16, _mm512_add_epi16, _mm512_sub_epi16, _mm512_srli_epi16, _mm512_test_epi16_mask,
    _mm512_maskz_mov_epi16, _mm512_maskz_compress_epi16
}

lanes! {
    /// 16 boards of up to 32 columns.
    U32x16: u32, u16,
    _mm512_set1_epi32, _mm512_add_epi32, _mm512_sub_epi32, _mm512_srli_epi32, _mm512_test_epi32_mask,
    _mm512_maskz_mov_epi32, _mm512_maskz_compress_epi32
}

impl Wide for U32x16 {
    type Narrow = U16x32;

    #[inline(always)]
    fn narrow(self) -> U16x32 {
        U16x32(self.0)
    }
    #[inline(always)]
    fn except(a: u16, b: u16) -> u16 {
        a & !b
    }
    #[inline(always)]
    fn pack_narrow(self, shift: u32, chosen: u16, to: &mut [u16]) {
        assert!(to.len() >= Self::WIDTH);
        // SAFETY: `self` exists, so the CPU has AVX-512; there is room for all words.
        unsafe {
            let moved = _mm512_srl_epi32(self.0, _mm_cvtsi32_si128(shift as i32));
            let packed = _mm512_maskz_compress_epi32(chosen, moved);
            _mm256_storeu_si256(to.as_mut_ptr().cast(), _mm512_cvtepi32_epi16(packed));
        }
    }
}
