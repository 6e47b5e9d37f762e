//! The engine against the table, the plain recursion, and an oracle that places one queen after the
//! other and looks at all before it.

use nqueens::bitmask::{completions, empty_board, full_row, Attacked};
use nqueens::engine::{self, Engine, Kernel};
use nqueens::listing::search;
use nqueens::table::COUNTS;
use proptest::prelude::*;
use std::cell::RefCell;

/// The engine with each kernel of this machine, on one thread.
fn engines() -> impl Iterator<Item = Engine<'static>> {
    let on = |kernel| Engine { kernel, threads: Some(1), ..Engine::new() };
    Kernel::available().into_iter().map(on)
}

/// The ways to go on from these queens, one per row.
fn oracle(allowed: &[u32], queens: &mut Vec<u32>) -> u64 {
    let row = queens.len();
    if row == allowed.len() {
        return 1;
    }
    let mut count = 0;
    for column in (0..32).filter(|column| allowed[row] >> column & 1 == 1) {
        let attacks = |(above, other): (usize, &u32)| {
            *other == column || other.abs_diff(column) as usize == row - above
        };
        if !queens.iter().enumerate().any(attacks) {
            queens.push(column);
            count += oracle(allowed, queens);
            queens.pop();
        }
    }
    count
}

#[test]
fn every_kernel_counts_what_the_table_says() {
    for engine in engines() {
        for n in 0..=14 {
            assert_eq!(engine.count(n), COUNTS[n as usize], "{:?}, n = {n}", engine.kernel);
            let found = engine.completions(&empty_board(n));
            assert_eq!(found, COUNTS[n as usize], "{:?}, n = {n}", engine.kernel);
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
    for n in 16..=18 {
        for engine in engines() {
            assert_eq!(engine.count(n), COUNTS[n as usize], "{:?}, n = {n}", engine.kernel);
        }
        assert_eq!(engine::count(n), COUNTS[n as usize], "n = {n}");
    }
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
fn progress_ends_at_the_whole() {
    let parts = RefCell::new(Vec::new());
    let note = |part| parts.borrow_mut().push(part);
    let engine = Engine { threads: Some(1), progress: Some(&note), ..Engine::new() };
    assert_eq!(engine.count(15), COUNTS[15]);
    let parts = parts.into_inner();
    assert!(parts.is_sorted() && parts[0] < 0.5 && parts.ends_with(&[1.0]));
}

#[test]
fn few_rows_of_many_columns_match_the_oracle() {
    for (rows, columns) in
        [(1, 32), (2, 32), (3, 32), (4, 32), (5, 32), (5, 20), (6, 17), (9, 11), (10, 11)]
    {
        let allowed = vec![full_row(columns); rows];
        let expected = oracle(&allowed, &mut vec![]);
        for engine in engines() {
            assert_eq!(engine.completions(&allowed), expected, "{rows} rows, {:?}", engine.kernel);
        }
    }
    assert_eq!(engine::completions(&[]), 0);
    assert_eq!(engine::completions(&[0]), 0);
    assert_eq!(engine::completions(&[1, 0, 1]), 0);
    assert_eq!(engine::completions(&[u32::MAX; 33]), 0);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// A solution for large n, a knight's move from row to row, at either edge of the 32 columns, and
    /// around it few enough other squares to search them all.
    #[test]
    fn completions_match_search_for_many_rows(
        n in prop::sample::select(vec![16u32, 18, 22, 24, 28, 30]),
        last in any::<bool>(),
        high in any::<bool>(),
        noise in proptest::collection::vec((any::<u32>(), any::<u32>(), any::<u32>()), 31),
    ) {
        let mut columns: Vec<u32> = (0..n / 2).map(|row| 2 * row + 1).collect();
        columns.extend((0..n / 2).map(|row| 2 * row));
        columns.extend(last.then_some(n));
        let n = columns.len() as u32;
        let shift = if high { 32 - n } else { 0 };
        let square = |(column, (a, b, c)): (&u32, &(u32, u32, u32))| {
            (1 << column | a & b & c & full_row(n)) << shift
        };
        let allowed: Vec<u32> = columns.iter().zip(&noise).map(square).collect();
        let expected = completions(&allowed, Attacked::default());
        prop_assert!(expected > 0);
        for engine in engines() {
            prop_assert_eq!(engine.completions(&allowed), expected, "{:?}", engine.kernel);
        }
    }
}

proptest! {
    #[test]
    fn completions_match_oracle_for_allowed_masks(
        columns in 1u32..=9,
        masks in proptest::collection::vec(any::<u32>(), 1..=9),
        thin in any::<u32>(),
    ) {
        let allowed: Vec<u32> = masks.iter().map(|mask| (mask | thin) & full_row(columns)).collect();
        let expected = oracle(&allowed, &mut vec![]);
        for engine in engines() {
            prop_assert_eq!(engine.completions(&allowed), expected, "{:?}", engine.kernel);
        }
    }

    #[test]
    fn completions_match_search_for_wide_masks(
        shift in 0u32..=20,
        masks in proptest::collection::vec((any::<u32>(), any::<u32>()), 9..=24),
    ) {
        let rows = masks.len() as u32;
        let columns = full_row((rows + 2).min(32)) << shift.min(32 - (rows + 2).min(32));
        let thin = |(a, b): &(u32, u32)| (if rows > 12 { a & b } else { a | b }) & columns;
        let allowed: Vec<u32> = masks.iter().map(thin).collect();
        let mut expected = 0;
        let outcome = search(&allowed, |_| {
            expected += 1;
            if expected == 300_000 { Err(()) } else { Ok(()) }
        });
        prop_assume!(outcome.is_ok());
        for engine in engines() {
            prop_assert_eq!(engine.completions(&allowed), expected, "{:?}", engine.kernel);
        }
    }

    #[test]
    fn completions_match_search_for_partial_boards(
        n in 4u32..=12,
        queens in proptest::collection::vec((0u32..32, 0u32..32), 0..=4),
    ) {
        let mut allowed = vec![full_row(n); n as usize];
        for (row, column) in queens {
            allowed[(row % n) as usize] = 1 << (column % n);
        }
        let expected = completions(&allowed, Attacked::default());
        for engine in engines() {
            prop_assert_eq!(engine.completions(&allowed), expected, "{:?}", engine.kernel);
        }
    }
}
