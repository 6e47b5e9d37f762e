//! Every kernel of this machine on any unit.

#![no_main]

use libfuzzer_sys::fuzz_target;
use nqueens::engine::{Kernel, Units, Worker};

fuzz_target!(|unit: (u8, u16, u8)| {
    let n = 4 + u32::from(unit.0) % 11;
    if let Some(unit) = Units::of(n).find(unit.1.into(), unit.2.into()) {
        let count = |kernel| Worker::new(n, kernel).expect("memory").count(unit);
        let counts: Vec<u64> = Kernel::available().into_iter().map(count).collect();
        assert!(counts.iter().all(|count| *count == counts[0]), "{n}: {counts:?}");
    }
});
