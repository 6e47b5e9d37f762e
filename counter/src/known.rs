//! Units whose counts are known, to notice a faulty machine or build.

use crate::cutting::Unit;
use crate::kernel::Kernel;
use crate::memory::too_little;
use nqueens::error::Error;

/// A unit and its count, which all kernels have found.
pub struct Known {
    pub unit: Unit,
    pub count: u64,
    /// The smallest n for which it is checked. Larger n use bits and list sizes that smaller n do not.
    pub from: u32,
}

/// The known units. Below n = 19, a check would take longer than most counts.
#[rustfmt::skip] // Otherwise a unit takes five lines.
pub const KNOWN: [Known; 7] = [
    Known { unit: Unit { n: 19, number: 99, even_rows: 0x5_0405, part: 0 }, count: 5_680_008, from: 19 },
    Known { unit: Unit { n: 19, number: 1599, even_rows: 0x1_5041, part: 0 }, count: 14_250_320, from: 19 },
    Known { unit: Unit { n: 20, number: 99, even_rows: 0x1_5101, part: 0 }, count: 143_172_088, from: 19 },
    Known { unit: Unit { n: 20, number: 399, even_rows: 0x4_0510, part: 0 }, count: 6_751_440, from: 19 },
    Known { unit: Unit { n: 22, number: 5, even_rows: 0x1_0151, part: 4 }, count: 52_878_092, from: 22 },
    Known { unit: Unit { n: 24, number: 6, even_rows: 0x45_0504, part: 10 }, count: 27_445_021_188, from: 25 },
    Known { unit: Unit { n: 28, number: 78_362, even_rows: 0x1554, part: 0 }, count: 601_136, from: 28 },
];

impl Kernel {
    /// Returns whether this kernel counts known units correctly, as a sample of how it counts units of n. With
    /// AVX-512, this takes 0.02 s for n = 19, 0.04 s for 22, 0.4 s for 25 and 0.7 s for 28.
    pub(super) fn counts_correctly(self, n: u32) -> Result<bool, Error> {
        for Known { unit, count, .. } in KNOWN.into_iter().filter(|known| n >= known.from) {
            match unit.count(self) {
                Ok(found) if found == count => {}
                Err(error) if error == too_little() => return Err(error),
                _ => return Ok(false),
            }
        }
        Ok(true)
    }
}
