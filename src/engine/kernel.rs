//! Which instructions to search with.

#![allow(unsafe_code)] // Calls functions that need CPU features, after detecting them.

use super::search::{Row, Search, Stacks, Task};
use super::vector::{Portable, Vector};
use std::iter;

/// The instructions that the search is compiled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kernel {
    /// 512-bit vectors with compress: AVX-512 F, BW, VL and VBMI2 (Intel's servers since Ice Lake, AMD
    /// since Zen 4).
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

    /// The number of ways to place a queen in each of up to 16 rows, in an allowed column, so that none
    /// attacks another; 1 without rows.
    ///
    /// # Panics
    /// If there are more rows, no memory, or the processor cannot run the kernel.
    #[must_use]
    pub fn completions(self, rows: &[Row]) -> u64 {
        let mut task = Task::new([1, 1]);
        for row in rows {
            task.push(*row);
        }
        self.count(&mut iter::once(task), &mut Stacks::new().expect("memory for a search"))
    }

    /// The number of the tasks' solutions, by weight.
    ///
    /// # Panics
    /// If the processor cannot run the kernel.
    pub fn count(self, tasks: &mut dyn Iterator<Item = Task>, stacks: &mut Stacks) -> u64 {
        assert!(self.is_available(), "this processor lacks the instructions of {self:?}");
        match self {
            // SAFETY: the processor has these instructions, as just asserted.
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx512 => unsafe { count_avx512(tasks, stacks) },
            // SAFETY: the processor has these instructions, as just asserted.
            #[cfg(target_arch = "x86_64")]
            Kernel::Avx2 => unsafe { count_avx2(tasks, stacks) },
            #[cfg(not(target_arch = "x86_64"))]
            Kernel::Avx512 | Kernel::Avx2 => unreachable!(),
            Kernel::Portable => count_in(Portable([0; Portable::WIDTH]), tasks, stacks),
        }
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512vl,avx512vbmi2,avx2,bmi1,bmi2,popcnt")]
fn count_avx512(tasks: &mut dyn Iterator<Item = Task>, stacks: &mut Stacks) -> u64 {
    count_in(super::avx512::Avx512::new(), tasks, stacks)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn count_avx2(tasks: &mut dyn Iterator<Item = Task>, stacks: &mut Stacks) -> u64 {
    count_in(super::avx2::Avx2::new(), tasks, stacks)
}

/// Counts in vectors like `vector`.
#[inline(always)]
fn count_in<V: Vector>(
    vector: V,
    tasks: &mut dyn Iterator<Item = Task>,
    stacks: &mut Stacks,
) -> u64 {
    let mut search = Search::new(vector, stacks);
    let mut total = 0;
    for task in tasks {
        total += search.count(&task);
    }
    total
}
