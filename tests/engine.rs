//! The engine with every kernel that this machine can run, against the table.

use nqueens::engine::{Engine, Kernel};
use nqueens::table::COUNTS;
use std::cell::RefCell;

/// Asserts that every kernel counts correctly, on one thread and on several.
fn assert_counts(n: u32) {
    for kernel in Kernel::available() {
        for threads in [1, 2, 7].map(Some) {
            let engine = Engine { kernel, threads, ..Engine::default() };
            let expected = Some(COUNTS[n as usize]);
            assert_eq!(engine.count(n), expected, "n = {n}, {kernel:?}, {threads:?}");
        }
    }
}

#[test]
fn counts_match_the_table() {
    (0..=16).for_each(assert_counts);
}

#[test]
#[ignore = "takes minutes"]
fn large_counts_match_the_table() {
    (17..=20).for_each(assert_counts);
}

#[test]
fn progress_increases_from_0_to_1() {
    let parts = RefCell::new(Vec::new());
    let progress = |part| parts.borrow_mut().push(part);
    let engine = Engine { threads: Some(1), progress: &progress, ..Engine::default() };
    assert_eq!(engine.count(15), Some(COUNTS[15]));
    let parts = parts.into_inner();
    assert_eq!((parts.first(), parts.last()), (Some(&0.0), Some(&1.0)));
    assert!(parts.is_sorted_by(|a, b| a < b), "{parts:?}");
    assert!(parts.len() > 50, "{parts:?}");
}
