//! The engine against the table, the ordered search, and an oracle that places one queen after the
//! other and looks at all before it.

use nqueens::bitmask::{full_row, search};
use nqueens::engine::{self, Engine, Kernel};
use nqueens::table::COUNTS;
use proptest::prelude::*;
use std::collections::HashSet;
use std::sync::Mutex;
use std::thread;

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

fn searched(allowed: &[u32]) -> u64 {
    let mut count = 0;
    let _: Result<(), ()> = search(allowed, |_| {
        count += 1;
        Ok(())
    });
    count
}

#[test]
fn every_kernel_counts_what_the_table_says() {
    for engine in engines() {
        for n in 0..=14 {
            assert_eq!(engine.count(n), COUNTS[n as usize], "{:?}, n = {n}", engine.kernel);
            let empty = vec![full_row(n); n as usize];
            assert_eq!(
                engine.completions(&empty),
                COUNTS[n as usize],
                "{:?}, n = {n}",
                engine.kernel
            );
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

/// `cargo test --release --test engine -- --ignored` takes some seconds.
#[test]
#[ignore = "takes some seconds in a release build"]
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
fn helpers_are_called_for_long_counts_only() {
    for (n, has_helpers) in [(13, false), (16, true)] {
        let seen = Mutex::new(HashSet::new());
        let note = |_| {
            seen.lock().unwrap().insert(thread::current().id());
        };
        let engine = Engine { threads: Some(3), progress: Some(&note), ..Engine::new() };
        assert_eq!(engine.count(n), COUNTS[n as usize]);
        assert_eq!(seen.into_inner().unwrap().len() > 1, has_helpers, "n = {n}");
    }
}

#[test]
fn progress_ends_at_the_whole() {
    let parts = Mutex::new(Vec::new());
    let engine = Engine {
        threads: Some(2),
        progress: Some(&|part| parts.lock().unwrap().push(part)),
        ..Engine::new()
    };
    assert_eq!(engine.count(15), COUNTS[15]);
    let parts = parts.into_inner().unwrap();
    assert!(parts.iter().all(|part| (0.0..=1.0).contains(part)));
    assert!(parts.contains(&1.0) && parts.iter().any(|part| *part < 0.5));
}

/// The rule of the edges by hand: each solution with its largest corner distance at the top and
/// that queen in the left half, by how many edges share that distance, adds up to all solutions.
#[test]
fn the_edge_rule_counts_every_solution_once_with_one_to_four_tied_edges() {
    let mut seen = [false; 5];
    for n in 2..=12u32 {
        let mut twelfths = 0;
        let _: Result<(), ()> = search(&vec![full_row(n); n as usize], |queens| {
            let column = |row: usize| queens[row].trailing_zeros();
            let row =
                |column: u32| queens.iter().position(|queen| *queen == 1 << column).unwrap() as u32;
            let corner_distance = |at: u32| at.min(n - 1 - at);
            let edges =
                [column(0), column(n as usize - 1), row(0), row(n - 1)].map(corner_distance);
            let d = edges[0];
            if column(0) == d && edges.iter().all(|edge| *edge <= d) {
                let m = edges.iter().filter(|edge| **edge == d).count();
                seen[m] = true;
                twelfths += 12 * if 2 * d + 1 == n { 4 } else { 8 } / m as u64;
            }
            Ok(())
        });
        assert_eq!(twelfths / 12, COUNTS[n as usize], "n = {n}");
    }
    assert_eq!(seen, [false, true, true, true, true]);
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
        let expected = searched(&allowed);
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
        let mut budget = 300_000;
        let mut expected = 0;
        let outcome = search(&allowed, |_| {
            expected += 1;
            budget -= 1;
            if budget == 0 { Err(()) } else { Ok(()) }
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
        let expected = searched(&allowed);
        for engine in engines() {
            prop_assert_eq!(engine.completions(&allowed), expected, "{:?}", engine.kernel);
        }
    }
}
