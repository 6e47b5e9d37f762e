//! Every kernel of this machine on any unit.

#![no_main]

use libfuzzer_sys::fuzz_target;
use nqueens::engine::{units, Kernel};

fuzz_target!(|unit: (u8, u16)| {
    let n = 4 + u32::from(unit.0) % 11;
    let units = units(n);
    let unit = units[usize::from(unit.1) % units.len()];
    let kernels = Kernel::available();
    let counts: Vec<_> = kernels.iter().map(|kernel| kernel.count(unit)).collect();
    assert!(
        counts.iter().all(|count| count.is_some() && *count == counts[0]),
        "{unit:?}: {counts:?}"
    );
});
