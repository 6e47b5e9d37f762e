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
        let mut known = KNOWN.into_iter().filter(|(unit, _)| unit.n <= n);
        known.try_for_each(|(unit, count)| compare(&unit.count(self), count))
    }
}

/// Compares the count of a unit with the known one. A lack of memory is no sign of a fault.
fn compare(found: &Result<u64, CountError>, known: u64) -> Result<(), CountError> {
    match found {
        Ok(count) if *count == known => Ok(()),
        Err(CountError::NotEnoughMemory) => Err(CountError::NotEnoughMemory),
        _ => Err(CountError::WrongCount),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::colour::Colour;
    use crate::cutting::units;
    use std::cell::Cell;

    thread_local! {
        /// The number of sets of columns, a multiple of 32, with which this thread counts wrongly.
        static WRONG: Cell<usize> = const { Cell::new(0) };
    }

    #[test]
    fn kernels_that_count_wrongly_are_noticed() {
        for kernel in Kernel::available() {
            assert_eq!(kernel.check(28), Ok(()), "{kernel:?}");
            let wrong_product = Kernel { product: |_, _, _, _| Some(1), ..kernel };
            let wrong_search = Kernel { search: |_, _, _, _, _| (), ..kernel };
            assert_eq!(wrong_product.check(19), Err(CountError::WrongCount), "{kernel:?}");
            assert_eq!(wrong_search.check(19), Err(CountError::WrongCount), "{kernel:?}");
        }
    }

    #[test]
    fn a_check_for_n_notices_wrong_counts_of_known_units_up_to_n() {
        let kernel = Kernel {
            product: |a, b, ys, xs| {
                let product = (Kernel::fastest().product)(a, b, ys, xs);
                product.map(|product| product + u64::from(WRONG.get() == xs.len()))
            },
            ..Kernel::fastest()
        };
        for (i, (unit, _)) in KNOWN.into_iter().enumerate() {
            assert_eq!(units(unit.n)[unit.number], unit);
            WRONG.set(Colour::new(unit, 0).shifts.len());
            let smaller = KNOWN[..i].iter().map(|(unit, _)| Colour::new(*unit, 0).shifts.len());
            if smaller.clone().all(|length| length != WRONG.get()) {
                assert_eq!(kernel.check(unit.n), Err(CountError::WrongCount), "{unit}");
                assert_eq!(kernel.check(unit.n - 1), Ok(()), "{unit}");
            }
        }
        let largest = KNOWN.map(|(unit, _)| unit.n).into_iter().max();
        assert_eq!(largest, Some(*crate::SIZES.end()));
    }

    #[test]
    fn a_lack_of_memory_is_no_wrong_count() {
        let unit = KNOWN[0].0;
        for (found, expected) in [
            (Ok(5), Ok(())),
            (Ok(4), Err(CountError::WrongCount)),
            (Err(CountError::LargeEntry(unit)), Err(CountError::WrongCount)),
            (Err(CountError::NotEnoughMemory), Err(CountError::NotEnoughMemory)),
        ] {
            assert_eq!(compare(&found, 5), expected);
        }
    }
}
