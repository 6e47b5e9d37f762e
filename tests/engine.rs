//! The engine with every kernel of this machine against the table.

use nqueens::engine::{units, Engine, Kernel};
use nqueens::table::COUNTS;
use std::cell::RefCell;
use std::collections::HashSet;

/// Every kernel of this machine counts n queens on these numbers of threads.
fn counts_match_the_table(n: u32, threads: &[usize]) {
    for kernel in Kernel::available() {
        for threads in threads {
            let engine = Engine { kernel, threads: Some(*threads), ..Engine::default() };
            assert_eq!(engine.count(n), Some(COUNTS[n as usize]), "{kernel:?}, {threads}, n = {n}");
        }
    }
}

#[test]
fn every_kernel_counts_what_the_table_says() {
    for n in 0..=16 {
        counts_match_the_table(n, &[1, 2]);
    }
    counts_match_the_table(14, &[7]);
}

#[test]
#[ignore = "takes minutes"]
fn large_counts_match_the_table() {
    for n in 17..=18 {
        counts_match_the_table(n, &[1, 2]);
    }
    for n in 19..=20 {
        assert_eq!(Engine::default().count(n), Some(COUNTS[n as usize]));
    }
}

#[test]
fn units_add_up_to_the_count() {
    for n in 4..=14 {
        let list = units(n);
        assert_eq!(list.iter().collect::<HashSet<_>>().len(), list.len());
        for kernel in Kernel::available() {
            let total = list.iter().map(|unit| kernel.count(*unit)).sum();
            assert_eq!(Some(COUNTS[n as usize]), total, "{kernel:?}, n = {n}");
        }
    }
}

#[test]
fn progress_grows_from_nothing_to_the_whole() {
    let parts = RefCell::new(Vec::new());
    let note = |part| parts.borrow_mut().push(part);
    let engine = Engine { threads: Some(1), progress: &note, ..Engine::default() };
    assert_eq!(engine.count(15), Some(COUNTS[15]));
    let parts = parts.into_inner();
    assert!(parts.len() > 50 && parts[0] == 0.0 && parts.ends_with(&[1.0]));
    assert!(parts.is_sorted_by(|a, b| a < b));
}
