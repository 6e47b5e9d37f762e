//! What the answers are: programs and modules against an oracle that is too simple to be wrong and
//! shares no code with them, all arrangements of queens in different columns and a check of every
//! pair.

mod common;

use common::{answers, bin::*, output};
use nqueens::bitmask::{completions, full_row, Attacked};
use nqueens::board::{self, put};
use nqueens::counting::count;
use nqueens::listing::{self, empty_board};
use nqueens::pipe::{Padded, Pipe};
use nqueens::table::COUNTS;
use proptest::prelude::*;
use std::io::{empty, sink};
use std::panic::{catch_unwind, AssertUnwindSafe};

/// The column of the queen in each row.
type Queens = Vec<u32>;

/// Calls `visit` with all sequences of `rows` different columns out of 0 to `columns - 1`, in
/// ascending order.
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

fn is_peaceful(queens: &[u32]) -> bool {
    let attack = |a: usize, b: usize| {
        queens[a] == queens[b] || queens[a].abs_diff(queens[b]) as usize == a.abs_diff(b)
    };
    (0..queens.len()).all(|b| (0..b).all(|a| !attack(a, b)))
}

/// All ways to place queens in so many rows and columns.
fn peaceful(rows: usize, columns: u32) -> Vec<Queens> {
    let mut found = vec![];
    let mut visit = |queens: &Queens| found.extend(is_peaceful(queens).then(|| queens.clone()));
    arrange(rows, columns, &mut vec![], &mut visit);
    found
}

/// The solutions of the empty n-board, none for n = 0.
fn solutions(n: u32) -> Vec<Queens> {
    if n == 0 {
        vec![]
    } else {
        peaceful(n as usize, n)
    }
}

/// What `listing::solutions` lists.
fn listed(allowed: &[u32]) -> Vec<Queens> {
    let queens =
        |queens: listing::Placement| queens.columns().iter().map(|&column| column.into()).collect();
    listing::solutions(allowed).map(queens).collect()
}

fn board(queens: &Queens) -> Vec<String> {
    let square = |queen, column| if queen == column { "Q" } else { "." };
    let row = |&queen| (0..queens.len() as u32).map(|column| square(queen, column)).collect();
    queens.iter().map(row).collect()
}

/// The numbers, from 1, each with a space behind it.
fn numbers(queens: &Queens) -> String {
    queens.iter().map(|queen| format!("{} ", queen + 1)).collect()
}

#[test]
fn listing_matches_oracle_in_order() {
    for n in 0..=10 {
        assert_eq!(listed(&empty_board(n)), solutions(n), "n = {n}");
    }
}

#[test]
fn counts_match_oracle_and_table() {
    assert_eq!((completions(&[], Attacked::default()), count(0)), (1, 0));
    for n in 1..=8 {
        let expected = solutions(n).len() as u64;
        assert_eq!(count(n), expected.into(), "n = {n}");
        assert_eq!(completions(&empty_board(n), Attacked::default()), expected, "n = {n}");
    }
    for n in 0..=15 {
        assert_eq!(u128::from(COUNTS[n as usize]), count(n), "n = {n}");
    }
}

#[test]
fn programs_match_oracle() {
    for n in 0..=8 {
        let all = solutions(n);
        let each = |text: &dyn Fn(&Queens) -> String| all.iter().map(text).collect::<Vec<_>>();
        let count = format!("{}\n", all.len());
        assert_eq!(answers(leetcode52::solve, &n), count);
        assert_eq!(answers(nowcoder39::solve, &n), count);
        assert_eq!(answers(hdu2553::solve, &n), if n == 0 { "" } else { &count });
        let quoted = each(&|queens| format!("[\"{}\"]", board(queens).join("\",\"")));
        assert_eq!(answers(leetcode51::solve, &n), format!("[{}]\n", quoted.join(",")));
        let lines = each(&|queens| board(queens).join("\n") + "\n\n");
        assert_eq!(answers(acwing843::solve, &n), lines.concat());
        let brackets = each(&|queens| format!("[{}]", numbers(queens)));
        assert_eq!(answers(permutations::solve, &n), brackets.concat() + "\n");
        let columns = each(&|queens| numbers(queens).trim_end().to_owned() + "\n");
        let first: String = columns.into_iter().take(3).collect();
        assert_eq!(answers(luogu1219::solve, &n), first + &count);
    }
}

/// A chessboard as text, with `mark` on the squares of `marked`, of which bit 8r + c is row r,
/// column c.
fn chessboard(marked: u64, mark: char) -> String {
    let square = |bit: u32| if marked >> bit & 1 == 1 { mark } else { '.' };
    let row = |row: u32| (0..8).map(move |column| square(8 * row + column)).chain(['\n']);
    (0..8).flat_map(row).collect()
}

/// The squares, as in `chessboard`, of queens in rows 0 to 7.
fn squares(queens: &[u32]) -> u64 {
    queens.iter().zip(0..).map(|(column, row)| 1u64 << (8 * row + column)).sum()
}

/// The squares of every way to place 8 queens.
fn eight_queens() -> Vec<u64> {
    solutions(8).iter().map(|queens| squares(queens)).collect()
}

#[test]
fn completions_of_up_to_two_queens_match_oracle() {
    let all = eight_queens();
    let line = |square: u32| format!("{} {}\n", square / 8, square % 8);
    let none = "line 3: no solution contains all the given queens";
    for (a, b) in (0..64).flat_map(|a| (0..64).map(move |b| (a, b))) {
        let input = format!("2\n{}{}", line(a), line(b));
        let expected = match all.iter().find(|queens| *queens >> a & *queens >> b & 1 == 1) {
            Some(&queens) => (chessboard(queens, 'Q'), Ok(())),
            None => (String::new(), Err(none.to_owned())),
        };
        assert_eq!(output(aoj_alds1_13_a::solve, &input), expected);
    }
    assert_eq!(answers(aoj_alds1_13_a::solve, "0\n"), chessboard(all[0], 'Q'));
    for &queens in &all {
        let lines = (0..64).rev().filter(|square| queens >> square & 1 == 1).map(line);
        let input = "8\n".to_owned() + &lines.collect::<String>();
        assert_eq!(answers(aoj_alds1_13_a::solve, &input), chessboard(queens, 'Q'));
    }
}

#[test]
fn valid_means_eight_queens_at_peace() {
    let valid = |squares| answers(kattis8queens::solve, &chessboard(squares, '*')) == "valid\n";
    for queens in eight_queens() {
        // One more or one less is not.
        assert!(valid(queens) && !(0..64).any(|square| valid(queens ^ 1 << square)));
    }
    arrange(8, 8, &mut vec![], &mut |queens| {
        assert_eq!(valid(squares(queens)), is_peaceful(queens), "{queens:?}");
    });
}

#[test]
fn solutions_of_larger_boards_ascend_attack_nowhere_and_are_all() {
    for n in 11..=13 {
        let found = listed(&empty_board(n));
        assert_eq!(found.len() as u64, COUNTS[n as usize], "n = {n}");
        assert!(found.windows(2).all(|pair| pair[0] < pair[1]), "n = {n}");
        assert!(found.iter().all(|queens| is_peaceful(queens)), "n = {n}");
    }
}

#[test]
fn masks_reach_all_32_columns() {
    assert_eq!(full_row(0), 0);
    assert_eq!(full_row(1), 1);
    assert_eq!(full_row(31), u32::MAX >> 1);
    assert_eq!(full_row(32), u32::MAX);
    assert_eq!(listed(&[1 | 1 << 31; 2]), [[0, 31], [31, 0]]);
    let knights_moves = (1..32).step_by(2).chain([2, 0]).chain((6..32).step_by(2)).chain([4]);
    let queens: Queens = knights_moves.collect();
    assert!(is_peaceful(&queens) && queens.len() == 32);
    let placed: Vec<u32> = queens.iter().map(|column| 1 << column).collect();
    assert_eq!(listed(&placed), [queens]);
}

#[test]
fn what_functions_require_is_checked() {
    let panics = |call: &dyn Fn()| catch_unwind(AssertUnwindSafe(call)).is_err();
    assert!(!panics(&|| drop(empty_board(32))) && panics(&|| drop(empty_board(33))));
    assert!(panics(&|| assert_eq!(count(33), 0)));
    let rows = |number| vec![1; number];
    assert!(!panics(&|| drop(listed(&rows(32)))) && panics(&|| drop(listed(&rows(33)))));
    let recursion = |number| assert_eq!(completions(&rows(number), Attacked::default()), 0);
    assert!(!panics(&|| recursion(32)) && panics(&|| recursion(33)));
    assert!(panics(&|| put(b'Q', &[2], &mut [b'.'; 2], 2)));
    let read = |n| drop(board::read(&mut Pipe::new(&mut empty(), &mut sink()), n));
    assert!(!panics(&|| read(32)) && panics(&|| read(33)));
    let pad = |text| _ = Padded::<2>::new(text);
    assert!(!panics(&|| pad("42")) && panics(&|| pad("422")));
}

proptest! {
    #[test]
    fn listing_and_recursion_match_oracle_for_allowed_masks(
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

    #[test]
    fn ways_around_reserved_squares_match_oracle(a in any::<u64>(), b in any::<u64>()) {
        let all = eight_queens();
        for reserved in [a, a & b, a | b, a & b & b.rotate_left(7)] {
            let ways = all.iter().filter(|&queens| queens & reserved == 0).count();
            let answer = answers(cses1624::solve, &chessboard(reserved, '*'));
            prop_assert_eq!(answer, format!("{ways}\n"));
        }
    }
}
