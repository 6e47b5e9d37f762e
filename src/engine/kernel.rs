//! Which instructions to search with.

#![allow(unsafe_code)] // Calls functions that need CPU features, after detecting them.

use super::lanes::Scalar;
use super::pieces::Pieces;
use super::search::Search;

/// The instructions that the search is compiled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kernel {
    /// 512-bit vectors with compress: AVX-512 F, BW, VL and VBMI2 (Intel since Ice Lake, AMD since
    /// Zen 4).
    Avx512,
    /// 256-bit vectors and a table of permutations (nearly every x86-64 processor since 2015).
    Avx2,
    /// Any processor.
    Portable,
}

impl Kernel {
    /// The kernels that this processor can run, the fastest first.
    #[must_use]
    pub fn available() -> Vec<Kernel> {
        let kernels = [Kernel::Avx512, Kernel::Avx2, Kernel::Portable];
        kernels.into_iter().filter(|kernel| kernel.is_available()).collect()
    }

    fn is_available(self) -> bool {
        match self {
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx512 => {
                is_x86_feature_detected!("avx512f")
                    && is_x86_feature_detected!("avx512bw")
                    && is_x86_feature_detected!("avx512vl")
                    && is_x86_feature_detected!("avx512vbmi2")
                    && Kernel::Avx2.is_available()
            }
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx2 => {
                is_x86_feature_detected!("avx2")
                    && is_x86_feature_detected!("bmi1")
                    && is_x86_feature_detected!("bmi2")
                    && is_x86_feature_detected!("popcnt")
            }
            #[cfg(not(target_arch = "x86_64"))]
            Kernel::Avx512 | Kernel::Avx2 => false,
            Kernel::Portable => true,
        }
    }

    /// Completes pieces until none are left; see [`Pieces::work`].
    pub(super) fn work(self, pieces: &Pieces, progress: Option<&dyn Fn(f64)>) -> u64 {
        assert!(self.is_available(), "this processor has not the instructions of {self:?}");
        match self {
            // SAFETY: the processor has these instructions, as just asserted.
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx512 => unsafe { work_avx512(pieces, progress) },
            // SAFETY: the processor has these instructions, as just asserted.
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx2 => unsafe { work_avx2(pieces, progress) },
            _ => {
                let mut search = Search::new(Scalar(0), pieces.rows());
                pieces.work(progress, |task, row, boards| search.complete(task, row, boards))
            }
        }
    }
}

// These cannot share a generic function: a closure there lacks the target features, so nothing is
// inlined, which makes it forty times slower.

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi2,avx2,bmi1,bmi2,popcnt")]
fn work_avx512(pieces: &Pieces, progress: Option<&dyn Fn(f64)>) -> u64 {
    use super::avx512::{U16x32, U32x16};
    use super::narrow::Narrowing;
    if pieces.columns() <= 16 {
        let mut search = Search::new(U16x32::new(), pieces.rows());
        pieces.work(progress, |task, row, boards| search.complete(task, row, boards))
    } else {
        let mut search = Narrowing::new(U32x16::new(), pieces.rows(), pieces.columns());
        pieces.work(progress, |task, row, boards| search.complete(task, row, boards))
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn work_avx2(pieces: &Pieces, progress: Option<&dyn Fn(f64)>) -> u64 {
    use super::avx2::{U16x16, U32x8};
    use super::narrow::Narrowing;
    if pieces.columns() <= 16 {
        let mut search = Search::new(U16x16::new(), pieces.rows());
        pieces.work(progress, |task, row, boards| search.complete(task, row, boards))
    } else {
        let mut search = Narrowing::new(U32x8::new(), pieces.rows(), pieces.columns());
        pieces.work(progress, |task, row, boards| search.complete(task, row, boards))
    }
}
