//! Compares the search, the listing and the table with an oracle that shares no code with them: it checks
//! every pair of queens in all arrangements of queens in different columns.

use nqueens::bitmask::{completions, count, empty_board};
use nqueens::listing::{one_solution, solutions};
use nqueens::table::COUNTS;
use proptest::prelude::*;

/// The column of the queen in each row.
type Queens = Vec<usize>;

/// Calls `visit` with all sequences of `rows` different columns from 0 to `columns - 1`, in
/// lexicographic order.
fn arrange(rows: usize, columns: usize, queens: &mut Queens, visit: &mut impl FnMut(&Queens)) {
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
fn is_peaceful(queens: &[usize]) -> bool {
    let attack = |a: usize, b: usize| {
        queens[a] == queens[b] || queens[a].abs_diff(queens[b]) == a.abs_diff(b)
    };
    (0..queens.len()).all(|b| (0..b).all(|a| !attack(a, b)))
}

/// Returns all ways to place a queen in each row so that no two attack each other.
fn peaceful(rows: usize, columns: usize) -> Vec<Queens> {
    let mut found = vec![];
    let mut visit = |queens: &Queens| found.extend(is_peaceful(queens).then(|| queens.clone()));
    arrange(rows, columns, &mut vec![], &mut visit);
    found
}

fn listed(allowed: &[u32]) -> Vec<Queens> {
    solutions(allowed).collect()
}

#[test]
fn lists_and_counts_match_the_oracle() {
    assert_eq!((listed(&[]), completions(&[]), count(0)), (vec![], 0, 0));
    for n in 1..=10 {
        let expected = peaceful(n as usize, n as usize);
        assert_eq!(count(n), expected.len() as u64, "n = {n}");
        assert_eq!(COUNTS[n as usize], expected.len() as u64, "n = {n}");
        assert_eq!(listed(&empty_board(n)), expected, "n = {n}");
    }
}

#[test]
fn boards_may_have_32_columns() {
    assert_eq!(empty_board(31), [u32::MAX >> 1; 31]);
    assert_eq!(empty_board(32), [u32::MAX; 32]);
    assert_eq!(listed(&[1 | 1 << 31; 2]), [[0, 31], [31, 0]]);
    let knights_moves = (1..32).step_by(2).chain([2, 0]).chain((6..32).step_by(2)).chain([4]);
    let queens: Queens = knights_moves.collect();
    assert!(is_peaceful(&queens), "{queens:?}");
    let placed: Vec<u32> = queens.iter().map(|column| 1 << column).collect();
    assert_eq!(listed(&placed), [queens]);
}

#[test]
#[should_panic(expected = "a row of 33 squares does not fit into 32 bits")]
fn boards_may_not_have_33_columns() {
    count(33);
}

#[test]
fn one_solution_is_a_solution_for_any_n() {
    assert!(one_solution(2).is_none() && one_solution(3).is_none());
    for n in [0, 1].into_iter().chain(4..=2000).chain(999_989..=1_000_000) {
        let rows: Vec<u32> = one_solution(n).unwrap().collect();
        let is_distinct = |line: fn(u32, u32) -> u32| {
            let mut lines: Vec<_> = rows.iter().zip(0..).map(|(row, c)| line(*row, c)).collect();
            lines.sort_unstable();
            lines.dedup();
            lines.len() == n as usize
        };
        assert!(rows.iter().all(|row| *row < n) && is_distinct(|row, _| row), "n = {n}");
        assert!(is_distinct(|row, c| row + c), "n = {n}");
        assert!(is_distinct(|row, c| 1_000_000 + row - c), "n = {n}");
    }
}

proptest! {
    #[test]
    fn lists_and_counts_on_allowed_squares_match_the_oracle(
        columns in 1usize..=7,
        allowed in proptest::collection::vec(any::<u32>(), 1..=7),
    ) {
        let allowed: Vec<u32> = allowed.iter().map(|mask| mask & ((1 << columns) - 1)).collect();
        let mut expected = peaceful(allowed.len(), columns);
        expected.retain(|queens| {
            let mut squares = queens.iter().zip(&allowed);
            squares.all(|(column, mask)| mask >> column & 1 == 1)
        });
        prop_assert_eq!(completions(&allowed), expected.len() as u64);
        prop_assert_eq!(listed(&allowed), expected);
    }
}
