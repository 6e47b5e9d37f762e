//! Units whose counts are known, to notice a faulty machine or build.

use crate::cutting::Unit;
use crate::kernel::Kernel;
use crate::memory::too_little;
use nqueens::error::Error;

/// Units, their counts, which all kernels have found, and the smallest n for which they are checked. Larger
/// n use bits and list sizes that smaller n do not. Below 19, a check would take longer than most counts.
pub const KNOWN: [(Unit, u64, u32); 7] = [
    (Unit { n: 19, number: 99, even_rows: 0x5_0405, part: 0 }, 5_680_008, 19),
    (Unit { n: 19, number: 1599, even_rows: 0x1_5041, part: 0 }, 14_250_320, 19),
    (Unit { n: 20, number: 99, even_rows: 0x1_5101, part: 0 }, 143_172_088, 19),
    (Unit { n: 20, number: 399, even_rows: 0x4_0510, part: 0 }, 6_751_440, 19),
    (Unit { n: 22, number: 5, even_rows: 0x1_0151, part: 4 }, 52_878_092, 22),
    (Unit { n: 24, number: 6, even_rows: 0x45_0504, part: 10 }, 27_445_021_188, 25),
    (Unit { n: 28, number: 78_362, even_rows: 0x1554, part: 0 }, 601_136, 28),
];

impl Kernel {
    /// Returns whether this kernel counts known units correctly, as a sample of how it counts units of n. With
    /// AVX-512, this takes 0.02 s for n = 19, 0.04 s for 22, 0.4 s for 25 and 0.7 s for 28.
    pub(super) fn counts_correctly(self, n: u32) -> Result<bool, Error> {
        for (unit, count, _) in KNOWN.into_iter().filter(|known| n >= known.2) {
            match unit.count(self) {
                Ok(found) if found == count => {}
                Err(error) if error == too_little() => return Err(error),
                _ => return Ok(false),
            }
        }
        Ok(true)
    }
}
