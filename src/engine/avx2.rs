//! Vectors of AVX2: 16 boards.
//!
//! AVX2 has no compress. In its place, a table with an entry for each selection out of eight lanes
//! says how to permute their bytes.

#![allow(unsafe_code)] // The intrinsics, each of which needs the processor to have it.

use super::vector::{operations, Vector};
use std::arch::x86_64::*;

/// For each selection out of eight lanes, the numbers of the selected bytes in ascending order.
static SELECTED: [[u8; 16]; 256] = selected_bytes();

const fn selected_bytes() -> [[u8; 16]; 256] {
    let mut table = [[0; 16]; 256];
    let mut selection = 0;
    while selection < 256 {
        let (mut lane, mut len) = (0, 0);
        while lane < 8 {
            if selection >> lane & 1 == 1 {
                table[selection][len] = 2 * lane;
                table[selection][len + 1] = 2 * lane + 1;
                len += 2;
            }
            lane += 1;
        }
        selection += 1;
    }
    table
}

/// 16 masks.
#[derive(Clone, Copy)]
pub struct Avx2(__m256i);

impl Avx2 {
    /// The first value, and the only one that does not come from another.
    #[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
    pub fn new() -> Self {
        Self(_mm256_setzero_si256())
    }
}

/// Lanes of 16 bits: all ones where a lane is **not** selected, as the comparison with zero gives it.
#[derive(Clone, Copy)]
pub struct Unselected(__m256i);

impl Unselected {
    /// The selected lanes as bits.
    #[inline(always)]
    fn selected(self) -> u32 {
        // SAFETY: `self` comes from a vector, so the CPU has AVX2.
        let unselected = unsafe {
            let low = _mm256_castsi256_si128(self.0);
            let high = _mm256_extracti128_si256::<1>(self.0);
            _mm_movemask_epi8(_mm_packs_epi16(low, high))
        };
        !unselected as u32 & 0xffff
    }
}

impl Vector for Avx2 {
    type Selection = Unselected;
    const WIDTH: usize = 16;

    operations!(
        _mm256_set1_epi16,
        _mm256_loadu_si256,
        _mm256_and_si256,
        _mm256_or_si256,
        _mm256_andnot_si256,
        _mm256_min_epu16,
        _mm256_sll_epi16,
        _mm256_srl_epi16,
        _mm256_sub_epi16
    );

    #[inline(always)]
    fn compress(self, selection: Unselected, to: &mut [u16]) {
        assert!(to.len() >= Self::WIDTH);
        let selected = selection.selected() as usize;
        let (low, high) = (selected & 0xff, selected >> 8);
        // SAFETY: `self` exists, so the CPU has AVX2; there is room for all masks: eight, and eight
        // more at most eight further on.
        unsafe {
            let order = _mm_loadu_si128(SELECTED[low].as_ptr().cast());
            let lower = _mm_shuffle_epi8(_mm256_castsi256_si128(self.0), order);
            let order = _mm_loadu_si128(SELECTED[high].as_ptr().cast());
            let upper = _mm_shuffle_epi8(_mm256_extracti128_si256::<1>(self.0), order);
            _mm_storeu_si128(to.as_mut_ptr().cast(), lower);
            _mm_storeu_si128(to.as_mut_ptr().add(low.count_ones() as usize).cast(), upper);
        }
    }
    #[inline(always)]
    fn nonempty(self) -> Unselected {
        // SAFETY: `self` exists, so the CPU has AVX2.
        Unselected(unsafe { _mm256_cmpeq_epi16(self.0, self.splat(0).0) })
    }
    #[inline(always)]
    fn select(self, selection: Unselected) -> Self {
        self.and_not(Self(selection.0))
    }
    #[inline(always)]
    fn count(selection: Unselected) -> usize {
        selection.selected().count_ones() as usize
    }
}
