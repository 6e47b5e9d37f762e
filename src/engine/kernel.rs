//! Which instructions to count with.

#![allow(unsafe_code)] // Calls functions that need a processor's features, after detecting them.

use super::units::Unit;
use super::worker::Worker;

/// The instructions that the count is compiled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kernel {
    /// 512-bit vectors with AVX-512 F, BW, VL and BITALG (Intel's servers since Ice Lake, AMD since
    /// Zen 4).
    Avx512,
    /// 256-bit vectors (Intel since Haswell, AMD since Excavator).
    Avx2,
    /// What every processor of its kind has: SSE2, or NEON.
    Portable,
}

impl Kernel {
    /// The kernels that this processor can run, the fastest first.
    #[must_use]
    pub fn available() -> Vec<Kernel> {
        let kernels = [Kernel::Avx512, Kernel::Avx2, Kernel::Portable];
        kernels.into_iter().filter(|kernel| kernel.is_available()).collect()
    }

    pub(super) fn is_available(self) -> bool {
        match self {
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx512 => {
                is_x86_feature_detected!("avx512f")
                    && is_x86_feature_detected!("avx512bw")
                    && is_x86_feature_detected!("avx512vl")
                    && is_x86_feature_detected!("avx512bitalg")
                    && Kernel::Avx2.is_available()
            }
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx2 => {
                is_x86_feature_detected!("avx2")
                    && is_x86_feature_detected!("bmi1")
                    && is_x86_feature_detected!("bmi2")
                    && is_x86_feature_detected!("lzcnt")
                    && is_x86_feature_detected!("popcnt")
            }
            #[cfg(not(target_arch = "x86_64"))]
            Kernel::Avx512 | Kernel::Avx2 => false,
            Kernel::Portable => true,
        }
    }

    /// What a unit adds to the count.
    pub(super) fn count(self, worker: &mut Worker, unit: Unit) -> u64 {
        match self {
            // SAFETY: a worker's kernel is available, here and below.
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx512 => unsafe { count_avx512(worker, unit) },
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx2 => unsafe { count_avx2(worker, unit) },
            _ => worker.count_inline(unit),
        }
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512bitalg,avx2,bmi1,bmi2,lzcnt,popcnt")]
fn count_avx512(worker: &mut Worker, unit: Unit) -> u64 {
    worker.count_inline(unit)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn count_avx2(worker: &mut Worker, unit: Unit) -> u64 {
    worker.count_inline(unit)
}
