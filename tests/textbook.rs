//! The testdata outside `beyond/` is what the judges' statements allow: ordinary solutions, which
//! read one question as the statement has it, answer all of it. Nothing in `beyond/` is.

mod common;

use common::{beyond, judged, programs};
use std::fs;
use std::ops::RangeInclusive;

/// The column of the queen in each row.
type Queens = Vec<usize>;

/// Extends `queens` in every way to n queens.
fn place(n: usize, queens: &mut Queens, solutions: &mut Vec<Queens>) {
    let row = queens.len();
    if row == n {
        solutions.push(queens.clone());
        return;
    }
    for column in 0..n {
        let mut is_safe = true;
        for (other, &taken) in queens.iter().enumerate() {
            is_safe &= taken != column && taken.abs_diff(column) != row - other;
        }
        if is_safe {
            queens.push(column);
            place(n, queens, solutions);
            queens.pop();
        }
    }
}

fn solutions(n: usize) -> Vec<Queens> {
    let mut solutions = vec![];
    place(n, &mut vec![], &mut solutions);
    solutions
}

fn board(queens: &Queens) -> Vec<String> {
    let n = queens.len();
    queens.iter().map(|&c| ".".repeat(c) + "Q" + &".".repeat(n - c - 1)).collect()
}

/// A number as it is usually written.
fn number(text: &str) -> Option<usize> {
    text.parse().ok().filter(|number: &usize| number.to_string() == text)
}

/// The n that is all there is, on a line.
fn n(input: &str, range: RangeInclusive<usize>) -> Option<usize> {
    number(input.strip_suffix('\n')?).filter(|n| range.contains(n))
}

/// The squares with a `*` on a chessboard of `*` and `.`.
fn squares(input: &str) -> Option<Vec<(usize, usize)>> {
    let rows: Vec<&str> = input.strip_suffix('\n')?.split('\n').collect();
    let is_row =
        |row: &&str| row.len() == 8 && row.bytes().all(|byte| byte == b'.' || byte == b'*');
    let all = (0..8).flat_map(|row| (0..8).map(move |column| (row, column)));
    let is_board = rows.len() == 8 && rows.iter().all(is_row);
    is_board.then(|| all.filter(|&(row, column)| rows[row].as_bytes()[column] == b'*').collect())
}

/// What the judge expects; `None` if its statement does not allow the input.
fn answer(program: &str, input: &str) -> Option<String> {
    Some(match program {
        "leetcode52" | "nowcoder39" => format!("{}\n", solutions(n(input, 1..=9)?).len()),
        "leetcode51" => {
            let boards: Vec<_> = solutions(n(input, 1..=9)?).iter().map(board).collect();
            format!("{boards:?}\n").replace(", ", ",")
        }
        "acwing843" => {
            let boards = solutions(n(input, 1..=9)?);
            boards.iter().map(|queens| board(queens).join("\n") + "\n\n").collect()
        }
        "permutations" => {
            let mut line = String::new();
            for queens in solutions(n(input, 1..=10)?) {
                line += "[";
                for column in queens {
                    line += &format!("{} ", column + 1);
                }
                line += "]";
            }
            line + "\n"
        }
        "luogu1219" => {
            let solutions = solutions(n(input, 6..=13)?);
            let mut lines = String::new();
            for queens in &solutions[..3] {
                let columns: Vec<_> =
                    queens.iter().map(|column| (column + 1).to_string()).collect();
                lines += &(columns.join(" ") + "\n");
            }
            format!("{lines}{}\n", solutions.len())
        }
        "hdu2553" => {
            let counts: Vec<_> = (0..=10).map(|n| solutions(n).len()).collect();
            let mut lines = String::new();
            let lines_of_input: Vec<&str> = input.strip_suffix('\n')?.split('\n').collect();
            let (&"0", queries) = lines_of_input.split_last()? else { return None };
            for line in queries {
                let n = number(line).filter(|n| (1..=10).contains(n))?;
                lines += &format!("{}\n", counts[n]);
            }
            lines
        }
        "cses1624" => {
            let reserved = squares(input)?;
            let mut solutions = solutions(8);
            solutions.retain(|queens| reserved.iter().all(|&(row, column)| queens[row] != column));
            format!("{}\n", solutions.len())
        }
        "aoj_alds1_13_a" => {
            let mut lines = input.strip_suffix('\n')?.split('\n');
            let k = number(lines.next()?)?;
            let mut solutions = solutions(8);
            for _ in 0..k {
                let (row, column) = lines.next()?.split_once(' ')?;
                let (row, column) = (number(row)?, number(column)?);
                solutions.retain(|queens| queens[row] == column);
            }
            let is_allowed = lines.next().is_none() && solutions.len() == 1;
            is_allowed.then(|| board(&solutions[0]).join("\n") + "\n")?
        }
        "kattis8queens" => {
            let queens = squares(input)?;
            let mut is_valid = queens.len() == 8;
            for (at, a) in queens.iter().enumerate() {
                for b in &queens[..at] {
                    let (rows, columns) = (a.0.abs_diff(b.0), a.1.abs_diff(b.1));
                    is_valid &= rows != 0 && columns != 0 && rows != columns;
                }
            }
            if is_valid { "valid\n" } else { "invalid\n" }.to_owned()
        }
        _ => panic!("how does a textbook solve {program}? Say so here."),
    })
}

#[test]
fn testdata_is_what_the_statement_allows_and_beyond_is_not() {
    for program in programs() {
        for (input, expected) in judged(program) {
            let text = fs::read_to_string(&input).unwrap();
            let expected = String::from_utf8(expected).unwrap();
            assert_eq!(answer(program, &text), Some(expected), "{}", input.display());
        }
        for (input, _) in beyond(program) {
            let text = fs::read_to_string(&input).unwrap();
            assert_eq!(answer(program, &text), None, "{}", input.display());
        }
    }
}
