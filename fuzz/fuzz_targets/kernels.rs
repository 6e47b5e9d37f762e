//! Every kernel of this machine on any unit.

#![no_main]

use libfuzzer_sys::fuzz_target;
use nqueens::engine::{units, Kernel, Worker};

fuzz_target!(|unit: (u8, u16)| {
    let n = 4 + u32::from(unit.0) % 11;
    let units = units(n);
    let unit = units[usize::from(unit.1) % units.len()];
    let count = |kernel| Worker::new(n, kernel).expect("memory").count(unit);
    let counts: Vec<u64> = Kernel::available().into_iter().map(count).collect();
    assert!(counts.iter().all(|count| *count == counts[0]), "{unit:?}: {counts:?}");
});
