//! The engine against the table, and its kernels against an oracle.

#[path = "common/oracle.rs"]
mod oracle;

use nqueens::engine::{Engine, Kernel, Row};
use nqueens::table::COUNTS;
use oracle::matches_oracle;
use proptest::prelude::*;
use std::cell::RefCell;

/// The engine with each kernel of this machine, on one thread.
fn engines() -> impl Iterator<Item = Engine<'static>> {
    let on = |kernel| Engine { kernel, threads: Some(1), ..Engine::new() };
    Kernel::available().into_iter().map(on)
}

/// A few small boards for every kernel: with Miri this takes a minute each.
#[test]
fn every_kernel_counts_small_boards() {
    for engine in engines() {
        for n in 0..=6 {
            assert_eq!(engine.count(n), COUNTS[n as usize], "{:?}, n = {n}", engine.kernel);
        }
    }
}

#[test]
fn every_kernel_counts_what_the_table_says() {
    for engine in engines() {
        for n in 7..=14 {
            assert_eq!(engine.count(n), COUNTS[n as usize], "{:?}, n = {n}", engine.kernel);
        }
    }
}

#[test]
fn every_kernel_counts_boards_wider_than_16_columns() {
    for engine in engines() {
        let engine = Engine { threads: None, ..engine };
        assert_eq!(engine.count(17), COUNTS[17], "{:?}", engine.kernel);
    }
}

#[test]
#[ignore = "takes a minute"]
fn large_counts_match_the_table() {
    for n in [16, 18] {
        for engine in engines() {
            assert_eq!(engine.count(n), COUNTS[n as usize], "{:?}, n = {n}", engine.kernel);
        }
    }
    assert_eq!(Engine::new().count(19), COUNTS[19]);
}

#[test]
fn any_number_of_threads_counts_the_same() {
    for threads in [1, 2, 7] {
        let engine = Engine { threads: Some(threads), ..Engine::new() };
        for n in [13, 14, 15, 16] {
            assert_eq!(engine.count(n), COUNTS[n as usize], "{threads} threads, n = {n}");
        }
    }
}

#[test]
fn progress_grows_from_nothing_to_the_whole() {
    let parts = RefCell::new(Vec::new());
    let note = |part| parts.borrow_mut().push(part);
    let engine = Engine { threads: Some(1), progress: Some(&note), ..Engine::new() };
    assert_eq!(engine.count(17), COUNTS[17]);
    let parts = parts.into_inner();
    assert!(parts.len() > 50 && parts[0] == 0.0 && parts.ends_with(&[1.0]));
    assert!(parts.is_sorted_by(|a, b| a < b));
}

#[test]
fn few_rows_of_many_columns_match_the_oracle() {
    for (rows, columns) in [(0, 16), (1, 16), (2, 16), (3, 16), (5, 16), (9, 11), (10, 11), (11, 9)]
    {
        matches_oracle(&vec![Row { allowed: u16::MAX >> (16 - columns), gap: 1 }; rows]);
    }
    for allowed in [[0, 1, 1], [1, 0, 1], [1, 1, 0]] {
        matches_oracle(&allowed.map(|allowed| Row { allowed, gap: 1 }));
    }
}

#[test]
#[should_panic(expected = "index out of bounds")]
fn seventeen_rows_are_too_many() {
    let _ = Kernel::Portable.completions(&[Row { allowed: u16::MAX, gap: 1 }; 17]);
}

proptest! {
    #[test]
    fn completions_match_oracle(
        columns in 1u32..=9,
        rows in proptest::collection::vec((any::<u16>(), 1u32..=4), 1..=9),
        thin in any::<u16>(),
        high in any::<bool>(),
    ) {
        let shift = if high { 16 - columns } else { 0 };
        let row = |(mask, gap)| Row { allowed: (mask | thin) >> (16 - columns) << shift, gap };
        matches_oracle(&rows.into_iter().map(row).collect::<Vec<_>>());
    }

}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    /// Sixteen rows with few squares, and gaps so large that some diagonals leave the board.
    #[test]
    fn completions_of_sixteen_rows_match_oracle(
        rows in proptest::collection::vec((any::<u16>(), any::<u16>(), 1u32..=18), 16),
        queens in Just((0..16).collect::<Vec<u32>>()).prop_shuffle(),
    ) {
        let row = |((a, b, gap), queen)| Row { allowed: a & b | 1_u16 << queen, gap };
        matches_oracle(&rows.into_iter().zip(queens).map(row).collect::<Vec<_>>());
    }
}
