//! The programs and the masks against an oracle that is too simple to be wrong and shares no code with them: all
//! arrangements of queens in different columns, and a check of every pair.

use nqueens::bitmask::{count, full_row, search};
use nqueens::io::Fault;
use nqueens::table::COUNTS;
use proptest::prelude::*;
use std::io::Read;

#[allow(dead_code)] // `main` is what the process tests run.
#[path = "../src/bin"]
mod programs {
    pub mod acwing843;
    pub mod aoj_alds1_13_a;
    pub mod cses1624;
    pub mod hdu2553;
    pub mod kattis8queens;
    pub mod leetcode51;
    pub mod leetcode52;
    pub mod luogu1219;
    pub mod nowcoder39;
    pub mod permutations;
}
use programs::*;

type Queens = Vec<u32>;

/// All sequences of `rows` different columns out of 0 to `columns - 1`, in ascending order.
fn arrangements(rows: usize, columns: u32) -> Vec<Queens> {
    if rows == 0 {
        return vec![vec![]];
    }
    let shorter = arrangements(rows - 1, columns);
    let extended = |queens: Queens| {
        let others = (0..columns).filter(|column| !queens.contains(column)).collect::<Vec<_>>();
        others.into_iter().map(move |column| [&queens[..], &[column]].concat())
    };
    shorter.into_iter().flat_map(extended).collect()
}

fn is_peaceful(queens: &[u32]) -> bool {
    let attack = |a: usize, b: usize| {
        queens[a] == queens[b] || queens[a].abs_diff(queens[b]) as usize == a.abs_diff(b)
    };
    (0..queens.len()).all(|b| (0..b).all(|a| !attack(a, b)))
}

/// The permutation that follows in ascending order, if there is one.
fn next_permutation(queens: &mut [u32]) -> bool {
    let Some(first) = (1..queens.len()).rev().find(|&at| queens[at - 1] < queens[at]) else {
        return false;
    };
    let larger = (first..queens.len()).rev().find(|&at| queens[at] > queens[first - 1]).unwrap();
    queens.swap(first - 1, larger);
    queens[first..].reverse();
    true
}

/// The solutions of the empty n-board.
fn solutions(n: u32) -> Vec<Queens> {
    let mut solutions = vec![];
    let mut queens: Queens = (0..n).collect();
    loop {
        if n > 0 && is_peaceful(&queens) {
            solutions.push(queens.clone());
        }
        if !next_permutation(&mut queens) {
            return solutions;
        }
    }
}

/// What `search` shows, as columns.
fn found(allowed: &[u32]) -> Vec<Queens> {
    let mut found = vec![];
    let column = |queen: &u32| {
        assert!(queen.is_power_of_two());
        queen.trailing_zeros()
    };
    let outcome: Result<(), ()> = search(allowed, |queens| {
        found.push(queens.iter().map(column).collect());
        Ok(())
    });
    assert_eq!(outcome, Ok(()));
    found
}

fn found_on_empty_board(n: u32) -> Vec<Queens> {
    found(&vec![full_row(n); n as usize])
}

/// What a program makes of `input`: its output, and the fault that ended it.
macro_rules! output {
    ($program:ident, $input:expr) => {{
        let mut output = Vec::new();
        let outcome = $program::solve($input.as_bytes(), &mut output);
        (String::from_utf8(output).unwrap(), outcome)
    }};
}

/// The same where no fault is expected.
macro_rules! answers {
    ($program:ident, $input:expr) => {{
        let (output, outcome) = output!($program, $input);
        assert!(outcome.is_ok(), "{outcome:?} for {:?}", $input);
        output
    }};
}

fn row_of_board(queens: &[u32], row: usize) -> String {
    let square = |column| if queens[row] == column { "Q" } else { "." };
    (0..queens.len() as u32).map(square).collect()
}

fn board(queens: &[u32]) -> Vec<String> {
    (0..queens.len()).map(|row| row_of_board(queens, row)).collect()
}

#[test]
fn search_matches_oracle_in_order() {
    for n in 0..=10 {
        assert_eq!(found_on_empty_board(n), solutions(n), "n = {n}");
    }
}

#[test]
fn count_matches_oracle() {
    for n in 0..=8 {
        assert_eq!(count(n), solutions(n).len() as u64, "n = {n}");
    }
}

#[test]
fn table_matches_count() {
    for n in 0..=14 {
        assert_eq!(COUNTS[n as usize], count(n), "n = {n}");
    }
}

#[test]
fn counting_programs_match_oracle() {
    for n in 0..=8 {
        let expected = format!("{}\n", solutions(n).len());
        let input = n.to_string();
        assert_eq!(answers!(leetcode52, input), expected);
        assert_eq!(answers!(nowcoder39, input), expected);
        let until_zero = if n == 0 { "" } else { &expected };
        assert_eq!(answers!(hdu2553, input), until_zero);
    }
}

#[test]
fn boards_match_oracle() {
    for n in 0..=8 {
        let quoted = |queens: &Queens| format!("[\"{}\"]", board(queens).join("\",\""));
        let boards: Vec<String> = solutions(n).iter().map(quoted).collect();
        assert_eq!(answers!(leetcode51, n.to_string()), format!("[{}]\n", boards.join(",")));
    }
}

#[test]
fn boards_in_lines_match_oracle() {
    for n in 0..=8 {
        let lines = |queens: &Queens| board(queens).join("\n") + "\n\n";
        let boards: String = solutions(n).iter().map(lines).collect();
        assert_eq!(answers!(acwing843, n.to_string()), boards);
    }
}

#[test]
fn first_three_and_count_match_oracle() {
    for n in 0..=8 {
        let solutions = solutions(n);
        let mut expected = String::new();
        for queens in solutions.iter().take(3) {
            let columns: Vec<String> =
                queens.iter().map(|column| (column + 1).to_string()).collect();
            expected += &(columns.join(" ") + "\n");
        }
        expected += &format!("{}\n", solutions.len());
        assert_eq!(answers!(luogu1219, n.to_string()), expected);
    }
}

/// A chessboard as text, with `mark` on the squares of `marked`, of which bit 8r + c is row r, column c.
fn chessboard(marked: u64, mark: char) -> String {
    let square = |bit: u32| if marked >> bit & 1 == 1 { mark } else { '.' };
    let row =
        |row: u32| (0..8).map(|column| square(8 * row + column)).chain(['\n']).collect::<String>();
    (0..8).map(row).collect()
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
fn ways_around_one_reserved_square_match_oracle() {
    let all = eight_queens();
    for square in 0..64 {
        let ways = all.iter().filter(|queens| *queens >> square & 1 == 0).count();
        assert_eq!(answers!(cses1624, chessboard(1 << square, '*')), format!("{ways}\n"));
    }
}

#[test]
fn completions_of_up_to_two_queens_match_oracle() {
    let all = eight_queens();
    for (a, b) in (0..64).flat_map(|a| (0..64).map(move |b| (a, b))) {
        let line = |square: u32| format!("{} {}\n", square / 8, square % 8);
        let input = format!("2\n{}{}", line(a), line(b));
        let (output, outcome) = output!(aoj_alds1_13_a, input);
        let expected = all.iter().find(|queens| *queens >> a & *queens >> b & 1 == 1);
        if let Some(&queens) = expected {
            assert!(outcome.is_ok());
            assert_eq!(output, chessboard(queens, 'Q'));
        } else {
            let message = outcome.unwrap_err().to_string();
            assert_eq!(message, "no board of 8 queens has all of these");
            assert_eq!(output, "");
        }
    }
    assert_eq!(answers!(aoj_alds1_13_a, "0\n"), chessboard(all[0], 'Q'));
    for &queens in &all {
        let mut input = "8\n".to_owned();
        for square in (0..64).rev().filter(|square| queens >> square & 1 == 1) {
            input += &format!("{} {}\n", square / 8, square % 8);
        }
        assert_eq!(answers!(aoj_alds1_13_a, input), chessboard(queens, 'Q'));
    }
}

#[test]
fn valid_means_eight_queens_at_peace() {
    let valid = |squares| answers!(kattis8queens, chessboard(squares, '*')) == "valid\n";
    for queens in eight_queens() {
        assert!(valid(queens));
        for square in 0..64 {
            assert!(!valid(queens ^ 1 << square), "one more or one less");
        }
    }
    for queens in arrangements(8, 8).iter().step_by(7) {
        assert_eq!(valid(squares(queens)), is_peaceful(queens), "{queens:?}");
    }
}

#[test]
fn listing_matches_oracle() {
    for n in 0..=8 {
        let name = |column: &u32| format!("{} ", column + 1);
        let bracketed =
            |queens: &Queens| format!("[{}]", queens.iter().map(name).collect::<String>());
        let lines: String = solutions(n).iter().map(bracketed).collect();
        assert_eq!(answers!(permutations, n.to_string()), lines + "\n");
    }
}

#[test]
fn leetcode_methods_match_oracle() {
    for n in 1..=8 {
        let boards: Vec<Vec<String>> = solutions(n).iter().map(|queens| board(queens)).collect();
        assert_eq!(leetcode51::Solution::solve_n_queens(n as i32), boards);
        assert_eq!(leetcode52::Solution::total_n_queens(n as i32), boards.len() as i32);
    }
}

#[test]
fn solutions_ascend_attack_nowhere_come_with_their_mirror_and_are_all() {
    for n in 1..=13 {
        let found = found_on_empty_board(n);
        assert_eq!(found.len() as u64, COUNTS[n as usize], "n = {n}");
        assert!(found.windows(2).all(|pair| pair[0] < pair[1]), "n = {n}");
        for queens in &found {
            assert!(is_peaceful(queens), "{queens:?}");
            let mirror: Queens = queens.iter().map(|column| n - 1 - column).collect();
            assert!(found.binary_search(&mirror).is_ok(), "{mirror:?} is missing");
        }
    }
}

#[test]
fn masks_reach_all_32_columns() {
    assert_eq!(full_row(0), 0);
    assert_eq!(full_row(1), 1);
    assert_eq!(full_row(31), u32::MAX >> 1);
    assert_eq!(full_row(32), u32::MAX);
    let corners = found(&[1 | 1 << 31, 1 | 1 << 31]);
    assert_eq!(corners, [[0, 31], [31, 0]]);
    let knights_moves: Queens = (1..=30).map(|row| 2 * row % 31 + 1).collect();
    assert!(is_peaceful(&knights_moves) && knights_moves.contains(&31));
    let placed: Vec<u32> = knights_moves.iter().map(|column| 1 << column).collect();
    assert_eq!(found(&placed), [knights_moves]);
    assert_eq!(found(&[u32::MAX; 33]), Vec::<Queens>::new(), "more rows than columns");
}

#[test]
fn a_search_that_is_stopped_has_shown_a_prefix() {
    for n in [6, 8, 9] {
        let all = found_on_empty_board(n);
        for stop in 1..=all.len() {
            let mut shown: Vec<Queens> = vec![];
            let outcome = search(&vec![full_row(n); n as usize], |queens| {
                shown.push(queens.iter().map(|queen| queen.trailing_zeros()).collect());
                if shown.len() < stop {
                    Ok(())
                } else {
                    Err("enough")
                }
            });
            assert_eq!(outcome, Err("enough"));
            assert_eq!(shown, all[..stop]);
        }
    }
}

/// White space that may stand between two integers.
fn separator() -> impl Strategy<Value = String> {
    "[ \t\r\n\x0B\x0C]{1,4}"
}

/// Ways to write n.
fn spelling(n: u32) -> impl Strategy<Value = String> {
    (any::<bool>(), 0..40usize).prop_map(move |(plus, zeros)| {
        format!("{}{}{n}", if plus { "+" } else { "" }, "0".repeat(zeros))
    })
}

/// Integers as written anyhow, and as `1\n2\n…`.
fn layout(ns: std::ops::RangeInclusive<u32>) -> impl Strategy<Value = (String, String)> {
    let item = ns.prop_flat_map(|n| (spelling(n), separator(), Just(n)));
    let items = proptest::collection::vec(item, 0..20);
    (items, "\u{FEFF}?[ \t\r\n\x0B\x0C]{0,3}", any::<bool>()).prop_map(|(items, before, cut)| {
        let mut text = before;
        let mut plain = String::new();
        for (spelling, separator, n) in items {
            text += &(spelling + &separator);
            plain += &format!("{n}\n");
        }
        let text = if cut { text.trim_end().to_owned() } else { text };
        (text, plain)
    })
}

/// What is no integer, or none that is in range.
fn junk() -> impl Strategy<Value = String> {
    prop_oneof![
        "[0-9]{0,3}[!-*,-/:-~][!-~]{0,60}",
        "[+][+]?",
        "-[0-9]{1,3}",
        "[1-9][0-9]{2,50}",
        "3[3-9]",
        "[０-９]{1,3}",
        Just("4\0".to_owned()),
    ]
}

/// Reads and writes one to three bytes at a time, and is interrupted now and then.
struct Dribble<T>(T, usize);

impl<T> Dribble<T> {
    fn most(&mut self) -> std::io::Result<usize> {
        self.1 += 1;
        match self.1 % 4 {
            0 => Err(std::io::ErrorKind::Interrupted.into()),
            most => Ok(most),
        }
    }
}

impl std::io::Read for Dribble<&[u8]> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let most = self.most()?.min(buffer.len());
        self.0.read(&mut buffer[..most])
    }
}

impl std::io::Write for Dribble<&mut Vec<u8>> {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        let most = self.most()?.min(bytes.len());
        self.0.write(&bytes[..most])
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Input that breaks off with an error.
struct Broken;

impl std::io::Read for Broken {
    fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
        Err(std::io::Error::from_raw_os_error(5))
    }
}

#[test]
fn a_read_error_leaves_the_answers_before_it() {
    let mut output = Vec::new();
    let outcome = hdu2553::solve("6\n8\n".as_bytes().chain(Broken), &mut output);
    assert_eq!(outcome.unwrap_err().to_string(), "read error: Input/output error");
    assert_eq!(output, b"4\n92\n");
}

proptest! {
    #[test]
    fn search_matches_oracle_for_allowed_masks(
        columns in 1u32..=7,
        allowed in proptest::collection::vec(any::<u32>(), 1..=7),
    ) {
        let allowed: Vec<u32> = allowed.iter().map(|mask| mask & full_row(columns)).collect();
        let fits = |queens: &Queens| queens.iter().zip(&allowed).all(|(column, mask)| mask >> column & 1 == 1);
        let mut expected = arrangements(allowed.len(), columns);
        expected.retain(|queens| fits(queens) && is_peaceful(queens));
        prop_assert_eq!(found(&allowed), expected);
    }

    #[test]
    fn ways_around_reserved_squares_match_oracle(a in any::<u64>(), b in any::<u64>()) {
        let all = eight_queens();
        for reserved in [a, a & b, a | b] {
            let ways = all.iter().filter(|&queens| queens & reserved == 0).count();
            prop_assert_eq!(answers!(cses1624, chessboard(reserved, '*')), format!("{ways}\n"));
        }
        let rare = a & b & b.rotate_left(7);
        let ways = all.iter().filter(|&queens| queens & rare == 0).count();
        prop_assert_eq!(answers!(cses1624, chessboard(rare, '*')), format!("{ways}\n"));
    }

    #[test]
    fn what_is_no_square_is_named_with_line_and_column(
        board in any::<u64>(),
        at in 0usize..72,
        junk in "[^.*\r\u{FEFF}]", // which are a square, or accepted where they may stand
    ) {
        let text = chessboard(board, '*');
        let (row, column) = (at / 9, at % 9);
        prop_assume!(!(column == 8 && junk == "\n"));
        let text = format!("{}{junk}{}", &text[..at], &text[at + 1..]);
        let expected = if column == 8 { "the end of the line" } else { "'.' or '*'" };
        let place = format!("line {}: column {}: expected {expected}, found ", row + 1, column + 1);
        for outcome in [output!(cses1624, text), output!(kattis8queens, text)] {
            let message = outcome.1.unwrap_err().to_string();
            prop_assert!(message.starts_with(&place), "{message} is not {place}");
            prop_assert_eq!(outcome.0, "");
        }
    }

    #[test]
    fn layout_does_not_matter((text, plain) in layout(0..=7)) {
        prop_assert_eq!(answers!(leetcode51, text), answers!(leetcode51, plain));
        prop_assert_eq!(answers!(leetcode52, text), answers!(leetcode52, plain));
        prop_assert_eq!(answers!(nowcoder39, text), answers!(nowcoder39, plain));
        prop_assert_eq!(answers!(permutations, text), answers!(permutations, plain));
    }

    #[test]
    fn layout_of_queries_does_not_matter((text, plain) in layout(1..=27)) {
        let expected: String = plain.lines().map(|n| format!("{}\n", COUNTS[n.parse::<usize>().unwrap()])).collect();
        prop_assert_eq!(answers!(hdu2553, text), expected);
    }

    #[test]
    fn size_of_reads_and_writes_does_not_matter((text, plain) in layout(1..=27)) {
        let mut output = Vec::new();
        let outcome = hdu2553::solve(Dribble(text.as_bytes(), 0), Dribble(&mut output, 1));
        prop_assert!(outcome.is_ok());
        prop_assert_eq!(String::from_utf8(output).unwrap(), answers!(hdu2553, plain));
    }

    #[test]
    fn junk_leaves_the_answers_before_it_and_names_its_line(
        (before, plain) in layout(1..=7),
        separator in separator(),
        junk in junk(),
        after in "[ \n][ -~\n]{0,20}",
    ) {
        let before = before + &separator;
        let text = format!("{before}{junk}{after}");
        let line = format!("line {}: ", 1 + before.matches('\n').count());
        let what = |outcome: Result<(), Fault>| outcome.unwrap_err().to_string();

        let (output, outcome) = output!(hdu2553, text);
        prop_assert_eq!(output, answers!(hdu2553, plain));
        prop_assert!(what(outcome).starts_with(&line));

        let (output, outcome) = output!(leetcode51, text);
        prop_assert_eq!(output, answers!(leetcode51, plain));
        prop_assert!(what(outcome).starts_with(&line));

        let (output, outcome) = output!(permutations, text);
        prop_assert_eq!(output, answers!(permutations, plain));
        prop_assert!(what(outcome).starts_with(&line));

        let (output, outcome) = output!(leetcode52, text);
        prop_assert_eq!(output, answers!(leetcode52, plain));
        prop_assert!(what(outcome).starts_with(&line));
    }
}
