//! Which instructions to count with.

#![allow(unsafe_code)] // Calls functions that need a processor's features, after detecting them.

use super::count::count;
use super::units::Unit;

/// The count, compiled for instructions that this processor has.
#[derive(Clone, Copy, Debug)]
pub struct Kernel {
    /// Which these are.
    pub name: &'static str,
    count: fn(Unit) -> u64,
}

#[cfg(target_arch = "x86_64")]
macro_rules! kernel {
    ($name:literal needs $($feature:tt)*) => {{
        $(#[target_feature(enable = $feature)])*
        fn count_here(unit: Unit) -> u64 {
            count(unit)
        }
        let is_available = true $(&& is_x86_feature_detected!($feature))*;
        // SAFETY: the kernel leaves this block only if the processor has these features.
        is_available.then_some(Kernel { name: $name, count: |unit| unsafe { count_here(unit) } })
    }};
}

impl Kernel {
    /// The kernels that this processor can run, the fastest first: AVX-512 (Intel's servers since Ice
    /// Lake, AMD since Zen 4), AVX2 (since Haswell and Excavator), and what every processor of its kind
    /// has, as SSE2 or NEON.
    pub fn available() -> Vec<Kernel> {
        let any = Kernel { name: "any processor", count };
        #[cfg(target_arch = "x86_64")]
        let vectors = [
            kernel!("AVX-512" needs "avx512f" "avx512bw" "avx512vl" "avx512bitalg"
                "avx2" "bmi1" "bmi2" "lzcnt" "popcnt"),
            kernel!("AVX2" needs "avx2" "bmi1" "bmi2" "lzcnt" "popcnt"),
        ];
        #[cfg(not(target_arch = "x86_64"))]
        let vectors: [Option<Kernel>; 0] = [];
        vectors.into_iter().flatten().chain([any]).collect()
    }

    /// What a unit adds to the count; `None` if the memory that this can need cannot be had.
    pub fn count(self, unit: Unit) -> Option<u64> {
        // More than was seen: see `Engine::count`.
        Vec::<u8>::new().try_reserve_exact(1 << (24 + unit.n.saturating_sub(20))).ok()?;
        Some((self.count)(unit))
    }
}
