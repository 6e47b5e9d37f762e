//! Units whose counts are known, to notice a faulty machine or build.

use crate::counting::CountError;
use crate::cutting::Unit;
use crate::kernel::Kernel;

/// Units and their counts, which all kernels have found. Those up to n are checked, since larger n use bits and
/// list sizes that smaller n do not. Below n = 19, a check would take longer than most counts.
#[rustfmt::skip] // Otherwise a unit takes five lines.
pub const KNOWN: [(Unit, u64); 7] = [
    (Unit { n: 19, number: 99, even_rows: 0x5_0405, part: 0 }, 5_680_008),
    (Unit { n: 19, number: 1599, even_rows: 0x1_5041, part: 0 }, 14_250_320),
    (Unit { n: 20, number: 99, even_rows: 0x1_5101, part: 0 }, 143_172_088),
    (Unit { n: 20, number: 399, even_rows: 0x4_0510, part: 0 }, 6_751_440),
    (Unit { n: 22, number: 5, even_rows: 0x1_0151, part: 4 }, 52_878_092),
    (Unit { n: 24, number: 6, even_rows: 0x45_0504, part: 10 }, 27_445_021_188),
    (Unit { n: 28, number: 78_362, even_rows: 0x1554, part: 0 }, 601_136),
];

impl Kernel {
    /// Checks that this kernel counts known units correctly, as a sample of how it counts units of n. With
    /// AVX-512, this takes 0.05 s for n = 22, and less than 1 s for n = 28.
    ///
    /// # Errors
    /// If a count is wrong, or there is not enough memory.
    pub(super) fn check(self, n: u32) -> Result<(), CountError> {
        for (unit, count) in KNOWN.into_iter().filter(|(unit, _)| unit.n <= n) {
            match unit.count(self) {
                Ok(found) if found == count => {}
                Err(CountError::NotEnoughMemory) => return Err(CountError::NotEnoughMemory),
                _ => return Err(CountError::WrongCount),
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cutting::units;

    #[test]
    fn kernels_that_count_wrongly_are_noticed() {
        for (unit, _) in KNOWN {
            assert_eq!(units(unit.n)[unit.number], unit);
        }
        for kernel in Kernel::available() {
            assert_eq!(kernel.check(28), Ok(()), "{kernel:?}");
            let wrong_product = Kernel { product: |_, _, _, _| Some(1), ..kernel };
            let wrong_search = Kernel { search: |_, _, _, _, _| (), ..kernel };
            assert_eq!(wrong_product.check(19), Err(CountError::WrongCount), "{kernel:?}");
            assert_eq!(wrong_search.check(19), Err(CountError::WrongCount), "{kernel:?}");
        }
    }
}
