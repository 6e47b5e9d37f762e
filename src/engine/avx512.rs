//! Vectors of AVX-512: 32 boards.
//!
//! The compiler folds chains of and, or and and-not into three-operand `vpternlog`.

#![allow(unsafe_code)] // The intrinsics, each of which needs the processor to have it.

#[cfg(miri)]
use super::miri::{_mm512_maskz_compress_epi16, _mm512_sll_epi16, _mm512_srl_epi16};
use super::vector::{operations, Vector};
use std::arch::x86_64::*;

/// 32 masks.
#[derive(Clone, Copy)]
pub struct Avx512(__m512i);

impl Avx512 {
    /// The first value, and the only one that does not come from another.
    #[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi2")]
    pub fn new() -> Self {
        Self(_mm512_setzero_si512())
    }
}

impl Vector for Avx512 {
    type Selection = __mmask32;
    const WIDTH: usize = 32;

    operations!(
        _mm512_set1_epi16,
        _mm512_loadu_epi16,
        _mm512_and_si512,
        _mm512_or_si512,
        _mm512_andnot_si512,
        _mm512_min_epu16,
        _mm512_sll_epi16,
        _mm512_srl_epi16,
        _mm512_sub_epi16
    );

    #[inline(always)]
    fn compress(self, selection: __mmask32, to: &mut [u16]) {
        assert!(to.len() >= Self::WIDTH);
        // SAFETY: `self` exists, so the CPU has AVX-512; there is room for all masks. Compressing
        // straight to memory is microcoded on Zen 4 and 5, and many times slower than compressing in
        // a register and storing all of it.
        unsafe {
            let selected = _mm512_maskz_compress_epi16(selection, self.0);
            _mm512_storeu_epi16(to.as_mut_ptr().cast(), selected);
        }
    }
    #[inline(always)]
    fn nonempty(self) -> __mmask32 {
        // SAFETY: `self` exists, so the CPU has AVX-512.
        unsafe { _mm512_test_epi16_mask(self.0, self.0) }
    }
    #[inline(always)]
    fn select(self, selection: __mmask32) -> Self {
        // SAFETY: `self` exists, so the CPU has AVX-512.
        Self(unsafe { _mm512_maskz_mov_epi16(selection, self.0) })
    }
    #[inline(always)]
    fn count(selection: __mmask32) -> usize {
        selection.count_ones() as usize
    }
}
