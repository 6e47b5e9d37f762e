//! Which instructions to count with.

#![allow(unsafe_code)] // Calls functions that need a processor's features, after detecting them.

use super::units::Unit;
use super::worker::Worker;

/// The count, compiled for instructions that this processor has.
#[derive(Clone, Copy, Debug)]
pub struct Kernel {
    /// Which these are.
    pub name: &'static str,
    pub(super) count: fn(&mut Worker, Unit) -> u64,
}

#[cfg(target_arch = "x86_64")]
macro_rules! kernel {
    ($name:literal needs $($feature:tt)*) => {{
        $(#[target_feature(enable = $feature)])*
        fn count(worker: &mut Worker, unit: Unit) -> u64 {
            worker.count_inline(unit)
        }
        let is_available = true $(&& is_x86_feature_detected!($feature))*;
        // SAFETY: a kernel that is not available is dropped here.
        is_available.then_some(Kernel { name: $name, count: |worker, unit| unsafe { count(worker, unit) } })
    }};
}

impl Kernel {
    /// The kernels that this processor can run, the fastest first: AVX-512 (Intel's servers since Ice
    /// Lake, AMD since Zen 4), AVX2 (since Haswell and Excavator), and what every processor of its kind
    /// has, as SSE2 or NEON.
    #[must_use]
    pub fn available() -> Vec<Kernel> {
        let any = Kernel { name: "any processor", count: Worker::count_inline };
        #[cfg(target_arch = "x86_64")]
        let vectors = [
            kernel!("AVX-512" needs "avx512f" "avx512bw" "avx512vl" "avx512bitalg"
                "avx2" "bmi1" "bmi2" "lzcnt" "popcnt"),
            kernel!("AVX2" needs "avx2" "bmi1" "bmi2" "lzcnt" "popcnt"),
        ];
        #[cfg(not(target_arch = "x86_64"))]
        let vectors = [];
        vectors.into_iter().flatten().chain([any]).collect()
    }
}
