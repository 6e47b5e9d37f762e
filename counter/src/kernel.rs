//! The inner functions, compiled for several instruction sets.

#![allow(unsafe_code)] // Calls functions that need an instruction set, after checking for it.

use super::colour::Colour;
use super::cutting::Unit;
use super::is_available;
use super::lanes::Lanes;
use super::list::{fill_bits, List};
use super::tables::{search, Limits, LIMITS};
use super::unit::{count, product};
use nqueens::placing::Row;

type Product = fn(&[Lanes], &[Lanes], &[u16], &[u16]) -> u64;

/// The inner functions, compiled for an instruction set that the processor supports.
#[derive(Clone, Copy, Debug)]
pub struct Kernel {
    /// The name of the instruction set, or "any processor".
    pub name: &'static str,
    pub(super) fill_bits: fn(&[u64], &[[usize; 2]], &mut [Lanes]),
    pub(super) search: fn(&List, &[Row], &Colour, &mut [Lanes]),
    pub(super) product: Product,
    pub(super) limits: Limits,
}

macro_rules! kernel {
    ($name:literal $($feature:tt)*) => {{
        // Closures are compiled for the instruction sets of the function around them.
        $(#[target_feature(enable = $feature)])*
        unsafe fn kernel() -> Kernel {
            Kernel {
                name: $name,
                fill_bits: |words, squares, bits| fill_bits(words, squares, bits),
                search: |list, rows, other, table| search(list, rows, other, table),
                product: |a, b, y_shifts, x_shifts| product(a, b, y_shifts, x_shifts),
                limits: LIMITS,
            }
        }
        let is_available = true $(&& is_x86_feature_detected!($feature))*;
        // SAFETY: the processor has all of these features.
        is_available.then(|| unsafe { kernel() })
    }};
}

impl Kernel {
    /// Returns the kernels that the processor supports, the fastest first: AVX-512 (Intel servers since
    /// Ice Lake, AMD since Zen 4), AVX2 (since Haswell and Excavator), and the baseline (SSE2, NEON).
    pub fn available() -> Vec<Kernel> {
        let kernels = [
            #[cfg(target_arch = "x86_64")]
            kernel!("AVX-512" "avx512f" "avx512bw" "avx512vl" "avx512bitalg"
                "avx2" "bmi1" "bmi2" "lzcnt" "popcnt"),
            #[cfg(target_arch = "x86_64")]
            kernel!("AVX2" "avx2" "bmi1" "bmi2" "lzcnt" "popcnt"),
            kernel!("any processor"),
        ];
        kernels.into_iter().flatten().collect()
    }

    /// Counts the solutions that a unit stands for. Returns `None` if not enough memory can be reserved.
    pub fn count(self, unit: Unit) -> Option<u64> {
        is_available(unit.memory()).then(|| count(unit, self))
    }
}
