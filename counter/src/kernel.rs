//! The inner functions, compiled for several instruction sets.

#![allow(unsafe_code)] // Calls functions that need an instruction set, after checking for it.

use crate::colour::Colour;
use crate::lanes::{product, Lanes};
use crate::list::{List, Placements};
use crate::placing::Row;
use crate::search::search;

type Product = fn(&[Lanes], &[Lanes], &[u16], &[u16]) -> Option<u64>;

/// The inner functions, compiled for an instruction set that the processor supports.
#[derive(Clone, Copy, Debug)]
pub struct Kernel {
    /// The name of the instruction set, or "portable".
    pub name: &'static str,
    pub(super) list: fn(&Placements, &[Row]) -> List,
    pub(super) search: fn(&List, &[Row], &Colour, &mut [Lanes], bool),
    pub(super) product: Product,
}

macro_rules! kernel {
    ($name:literal $($feature:tt)*) => {{
        // Closures are compiled for the instruction sets of the function around them.
        $(#[target_feature(enable = $feature)])*
        unsafe fn kernel() -> Kernel {
            Kernel {
                name: $name,
                list: |placements, rows| List::new(placements, rows),
                search: |list, rows, other, table, one_pass| match one_pass {
                    true => search::<true>(list, rows, other, table),
                    false => search::<false>(list, rows, other, table),
                },
                product: |a, b, y_shifts, x_shifts| product(a, b, y_shifts, x_shifts),
            }
        }
        let is_supported = true $(&& is_x86_feature_detected!($feature))*;
        // SAFETY: `kernel` and its closures are unsafe to call only where the processor lacks one of
        // these features. As `fn` pointers, the closures can be called from any safe code; but there are
        // no such pointers before this call, so whoever has one runs on a processor that passed the check.
        is_supported.then(|| unsafe { kernel() })
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
            kernel!("portable"),
        ];
        kernels.into_iter().flatten().collect()
    }

    /// Returns a kernel that counts wrongly, to test what follows.
    #[must_use]
    pub fn miscounting(self) -> Kernel {
        Kernel { product: |_, _, _, _| Some(1), ..self }
    }

    /// Returns the fastest kernel that the processor supports.
    pub fn fastest() -> Kernel {
        Kernel::available()[0]
    }
}
