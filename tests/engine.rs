//! The engine with every kernel that this machine can run, against the table.

use nqueens::engine::{Engine, Kernel};
use nqueens::table::COUNTS;
use std::cell::RefCell;

/// Asserts that every kernel counts correctly on each of these numbers of threads.
fn assert_counts(n: u32, threads: &[usize]) {
    for kernel in Kernel::available() {
        for threads in threads {
            let engine = Engine { kernel, threads: Some(*threads), ..Engine::default() };
            assert_eq!(engine.count(n), Some(COUNTS[n as usize]), "{kernel:?}, {threads}, n = {n}");
        }
    }
}

#[test]
fn counts_match_the_table() {
    for n in 0..=16 {
        assert_counts(n, &[1, 2]);
    }
    assert_counts(14, &[7]);
}

#[test]
#[ignore = "takes minutes"]
fn large_counts_match_the_table() {
    for n in 17..=18 {
        assert_counts(n, &[1, 2]);
    }
    for n in 19..=20 {
        assert_eq!(Engine::default().count(n), Some(COUNTS[n as usize]));
    }
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
