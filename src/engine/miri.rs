//! The intrinsics of AVX-512 that Miri does not know, so that it can run what is around them.

#![allow(unsafe_code)]

use std::arch::x86_64::*;
use std::mem::transmute;

/// Calls `operation` with the lanes.
///
/// # Safety
/// As for an intrinsic.
unsafe fn map(vector: __m512i, operation: impl FnOnce([u16; 32]) -> [u16; 32]) -> __m512i {
    // SAFETY: both types are 64 bytes, and any bytes are valid for either.
    unsafe { transmute(operation(transmute::<__m512i, [u16; 32]>(vector))) }
}

pub unsafe fn _mm512_sll_epi16(vector: __m512i, columns: __m128i) -> __m512i {
    // SAFETY: the caller's promise.
    unsafe {
        let columns = _mm_cvtsi128_si32(columns) as u32;
        map(vector, |lanes| lanes.map(|mask| mask.checked_shl(columns).unwrap_or(0)))
    }
}

pub unsafe fn _mm512_srl_epi16(vector: __m512i, columns: __m128i) -> __m512i {
    // SAFETY: the caller's promise.
    unsafe {
        let columns = _mm_cvtsi128_si32(columns) as u32;
        map(vector, |lanes| lanes.map(|mask| mask.checked_shr(columns).unwrap_or(0)))
    }
}

pub unsafe fn _mm512_maskz_compress_epi16(selection: __mmask32, vector: __m512i) -> __m512i {
    let compress = |lanes: [u16; 32]| {
        let mut compressed = [0; 32];
        let selected = (0..32).filter(|lane| selection >> lane & 1 == 1);
        for (to, lane) in compressed.iter_mut().zip(selected) {
            *to = lanes[lane];
        }
        compressed
    };
    // SAFETY: the caller's promise.
    unsafe { map(vector, compress) }
}
