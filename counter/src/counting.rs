//! Counting a work unit: the products of the two colours' tables.

use crate::colour::Colour;
use crate::cutting::Unit;
use crate::kernel::Kernel;
use crate::limits::Limits;
use crate::memory;
use crate::placing::{full_row, EVEN};
use crate::tables::Tables;

/// The reasons to stop counting.
#[derive(Debug, PartialEq)]
pub enum CountError {
    /// Known units were counted wrongly: the machine or the build is faulty.
    WrongCount,
    /// There is not enough memory.
    NotEnoughMemory,
    /// A table of this unit has an entry greater than 32,767. The largest found are 982 for n = 24 and
    /// 9,546 for n = 28.
    LargeEntry(Unit),
}

impl Unit {
    /// Counts the solutions that the unit stands for.
    ///
    /// # Errors
    /// If there is not enough memory, or a table entry is too large.
    pub fn count(self, kernel: Kernel) -> Result<u64, CountError> {
        if !memory::can_allocate(memory::of_unit(self.n)) {
            return Err(CountError::NotEnoughMemory);
        }
        let limits = Limits::fastest(self.n);
        count_with_limits(self, kernel, limits).ok_or(CountError::LargeEntry(self))
    }
}

/// Returns the number of solutions that a unit stands for, or `None` if a table entry is too large.
pub fn count_with_limits(unit: Unit, kernel: Kernel, limits: Limits) -> Option<u64> {
    let (white, black) = (Colour::new(unit, 0), Colour::new(unit, 1));
    // The row sets of a chunk share their lists. A chunk's tables of one colour take at most
    // `most_bytes` in total, unless it has only one row set. A power of two divides 32 row sets evenly.
    let most_bytes: usize = (32 << 20) << (unit.n.saturating_sub(24) / 2);
    let bytes_per_table = 2 * white.shifts.len() * black.shifts.len();
    let chunk = most_bytes.checked_div(bytes_per_table).unwrap_or(1).max(1);
    let mut total = 0;
    for sets in unit.row_sets().chunks(1 << chunk.ilog2()) {
        let of_white: Vec<_> = sets.iter().map(|set| set.odd_rows).collect();
        let of_black: Vec<_> =
            of_white.iter().map(|rows| full_row(unit.n) & !EVEN & !rows).collect();
        let mut white_tables = Tables::new([&white, &black], &of_white, kernel, limits);
        let mut black_tables = Tables::new([&black, &white], &of_black, kernel, limits);
        for (i, set) in sets.iter().enumerate() {
            let (a, b) = (white_tables.take(i), black_tables.take(i));
            let product = (kernel.product)(&a, &b, &black.shifts, &white.shifts)?;
            total += set.multiplicity * product;
        }
    }
    Some(total)
}
