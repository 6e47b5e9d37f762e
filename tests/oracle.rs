//! Compares the modules, and the functions that judges call, with an oracle that shares no code with
//! them: it checks every pair of queens in all arrangements of queens in different columns. Also tests
//! the limits of arguments.

/// The pages with functions that judges call.
#[allow(dead_code)] // Their `main` is not called.
#[path = "../src/bin"]
mod pages {
    pub mod leetcode51;
    pub mod leetcode52;
    pub mod nowcoder39;
}

use nqueens::bitmask::{completions, full_row, Attacked};
use nqueens::counting::count;
use nqueens::listing::{self, empty_board};
use nqueens::table::COUNTS;
use pages::{leetcode51, leetcode52, nowcoder39};
use proptest::prelude::*;
use std::panic::{catch_unwind, AssertUnwindSafe};

/// The column of the queen in each row.
type Queens = Vec<u32>;

/// Calls `visit` with all sequences of `rows` different columns from 0 to `columns - 1`, in
/// lexicographic order.
fn arrange(rows: usize, columns: u32, queens: &mut Queens, visit: &mut impl FnMut(&Queens)) {
    if queens.len() == rows {
        return visit(queens);
    }
    for column in 0..columns {
        if !queens.contains(&column) {
            queens.push(column);
            arrange(rows, columns, queens, visit);
            queens.pop();
        }
    }
}

/// Returns whether no two of these queens attack each other.
fn is_peaceful(queens: &[u32]) -> bool {
    let attack = |a: usize, b: usize| {
        queens[a] == queens[b] || queens[a].abs_diff(queens[b]) as usize == a.abs_diff(b)
    };
    (0..queens.len()).all(|b| (0..b).all(|a| !attack(a, b)))
}

/// Returns all ways to place a queen in each row so that no two attack each other.
fn peaceful(rows: usize, columns: u32) -> Vec<Queens> {
    let mut found = vec![];
    let mut visit = |queens: &Queens| found.extend(is_peaceful(queens).then(|| queens.clone()));
    arrange(rows, columns, &mut vec![], &mut visit);
    found
}

/// Collects what `listing::solutions` returns.
fn listed(allowed: &[u32]) -> Vec<Queens> {
    let columns = |queens: listing::Queens| queens.columns().map(|column| column as u32).collect();
    listing::solutions(allowed).map(columns).collect()
}

fn board(queens: &Queens) -> Vec<String> {
    let square = |queen, column| if queen == column { "Q" } else { "." };
    let row = |&queen| (0..queens.len() as u32).map(|column| square(queen, column)).collect();
    queens.iter().map(row).collect()
}

#[test]
fn lists_and_counts_match_the_oracle() {
    assert_eq!((listed(&[]), completions(&[], Attacked::default())), (vec![], 1));
    for n in 1..=10 {
        let expected = peaceful(n as usize, n);
        let count = expected.len() as u64;
        assert_eq!(listed(&empty_board(n)), expected, "n = {n}");
        assert_eq!(completions(&empty_board(n), Attacked::default()), count, "n = {n}");
        assert_eq!(COUNTS[n as usize], count, "n = {n}");
    }
    for n in 0..=15 {
        assert_eq!(count(n), COUNTS[n as usize], "n = {n}");
    }
}

#[test]
fn functions_that_judges_call_match_the_oracle() {
    for n in 1..=9 {
        let all = peaceful(n as usize, n as u32);
        let boards: Vec<_> = all.iter().map(board).collect();
        assert_eq!(leetcode51::Solution::solve_n_queens(n), boards);
        assert_eq!(leetcode52::Solution::total_n_queens(n) as usize, all.len());
        assert_eq!(nowcoder39::Solution {}.Nqueen(n) as usize, all.len());
    }
}

#[test]
fn boards_may_have_32_columns() {
    assert_eq!(full_row(0), 0);
    assert_eq!(full_row(1), 1);
    assert_eq!(full_row(31), u32::MAX >> 1);
    assert_eq!(full_row(32), u32::MAX);
    assert_eq!(listed(&[1 | 1 << 31; 2]), [[0, 31], [31, 0]]);
    let knights_moves = (1..32).step_by(2).chain([2, 0]).chain((6..32).step_by(2)).chain([4]);
    let queens: Queens = knights_moves.collect();
    assert!(is_peaceful(&queens), "{queens:?}");
    let placed: Vec<u32> = queens.iter().map(|column| 1 << column).collect();
    assert_eq!(listed(&placed), [queens]);
}

#[test]
fn functions_panic_if_an_argument_is_too_large() {
    let panics = |call: &dyn Fn()| catch_unwind(AssertUnwindSafe(call)).is_err();
    for n in [32, 33] {
        let rows = vec![1; n as usize];
        let calls: [&dyn Fn(); 2] = [&|| drop(empty_board(n)), &|| drop(listed(&rows))];
        assert_eq!(calls.map(panics), [n > 32; 2], "n = {n}");
    }
    assert!(panics(&|| _ = count(25)));
}

proptest! {
    #[test]
    fn lists_and_counts_on_allowed_squares_match_the_oracle(
        columns in 1u32..=7,
        allowed in proptest::collection::vec(any::<u32>(), 1..=7),
    ) {
        let allowed: Vec<u32> = allowed.iter().map(|mask| mask & full_row(columns)).collect();
        let mut expected = peaceful(allowed.len(), columns);
        expected.retain(|queens| {
            let mut squares = queens.iter().zip(&allowed);
            squares.all(|(column, mask)| mask >> column & 1 == 1)
        });
        prop_assert_eq!(completions(&allowed, Attacked::default()), expected.len() as u64);
        prop_assert_eq!(listed(&allowed), expected);
    }
}
