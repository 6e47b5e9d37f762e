//! The command `nqueens`: its arguments, its files and pipes.

mod common;

use common::{command, Running};
use std::fs;
use std::path::PathBuf;
use std::process::Stdio;

/// What a verb writes when all is well.
fn nqueens(arguments: &[&str], input: &str) -> String {
    let assert = command("nqueens").args(arguments).write_stdin(input).assert();
    String::from_utf8(assert.success().stderr("").get_output().stdout.clone()).unwrap()
}

/// A file with this text.
fn file(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("results-{name}"));
    fs::write(&path, text).unwrap();
    path
}

#[test]
fn counts_are_right_with_any_number_of_threads() {
    for (n, count) in [("0", "0\n"), ("1", "1\n"), ("8", "92\n"), ("14", "365596\n")] {
        assert_eq!(nqueens(&["count", n], ""), count);
        assert_eq!(nqueens(&["count", n, "--threads", "3"], ""), count);
    }
}

#[test]
fn help_is_the_same_everywhere_and_names_every_verb() {
    let help = nqueens(&[], "");
    for arguments in [&["--help"][..], &["-h"], &["units", "--help"], &["count", "-h"]] {
        assert_eq!(nqueens(arguments, ""), help);
    }
    for verb in ["count N", "submission", "units N", "count-units", "total"] {
        assert!(help.contains(&format!("`nqueens {verb}")), "{verb}");
    }
    assert_eq!(nqueens(&["-V"], ""), concat!("nqueens ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[test]
fn arguments_that_are_not_understood_are_refused() {
    for (arguments, message) in [
        (&["census"][..], "expected count, submission, units, count-units or total (see --help)"),
        (&["count"], "expected count N [--threads T] (see --help)"),
        (&["count", "8", "--thread", "2"], "expected count N [--threads T] (see --help)"),
        (&["count", "8x"], "expected N from 0 to 28, found \"8x\""),
        (&["count", "29"], "expected N from 0 to 28, found \"29\""),
        (&["count", "8", "--threads", "0"], "expected T from 1 to 65536, found \"0\""),
        (&["units"], "expected units N [FILE...] (see --help)"),
        (&["units", "3"], "expected N from 4 to 28, found \"3\""),
        (&["count-units", "8"], "expected count-units, which reads stdin (see --help)"),
        (&["submission", "a", "b"], "expected submission [--whole] [PROGRAM] (see --help)"),
    ] {
        let assert = command("nqueens").args(arguments).assert();
        assert.code(2).stdout("").stderr(format!("nqueens: {message}\n"));
    }
    let assert = command("nqueens").args(["total", "no/such/file"]).assert();
    let output = assert.code(1).stdout("").get_output().clone();
    assert!(output.stderr.starts_with(b"nqueens: read error: no/such/file: "));
}

#[test]
fn a_count_in_parts_goes_through_files_and_pipes() {
    let units = nqueens(&["units", "12"], "");
    let results = nqueens(&["count-units"], &units);
    assert_eq!(nqueens(&["total"], &results), "14200\n");
    // The file that a killed process leaves.
    let cut = file("cut", results.trim_end());
    let cut = cut.to_str().unwrap();
    let note =
        format!("nqueens: {cut} line {} has no end and is left out\n", units.lines().count());
    let left = units.lines().last().unwrap().to_owned() + "\n";
    let missing = command("nqueens").args(["units", "12", cut]).assert();
    missing.success().stdout(left.clone()).stderr(note.clone());
    let rest = file("rest", &nqueens(&["count-units"], &left));
    let total = command("nqueens").args(["total", cut, rest.to_str().unwrap()]).assert();
    total.success().stdout("14200\n").stderr(note);
}

/// If this fails, results of earlier versions are of other units: see `engine::units`.
#[test]
fn units_keep_their_numbers() {
    let results = "14 5\t56\n14 30\t732\n15 40\t16\n18 5\t25936\n";
    assert_eq!(nqueens(&["count-units"], "14 5\n14 30\n15 40\n18 5\n"), results);
    assert_eq!(nqueens(&["units", "26"], "").lines().count(), 22_429);
}

#[test]
fn wrong_results_stop_the_listing_of_units() {
    let wrong = file("wrong", "8 1 2\n");
    let message = format!("nqueens: lines that are no result: 1 ({} line 1)\n", wrong.display());
    let assert = command("nqueens").args(["units", "8"]).arg(wrong).assert();
    assert.code(1).stdout("").stderr(message);
}

#[test]
fn what_is_no_unit_is_named_and_the_answers_before_it_remain() {
    let units = nqueens(&["units", "8"], "");
    let unit = units.lines().next().unwrap();
    let result = nqueens(&["count-units"], unit);
    for (line, message) in [
        ("x", "line 2: expected n from 4 to 28, found \"x\""),
        ("29 0", "line 2: expected n from 4 to 28, found \"29\""),
        ("8 1000", "line 2: expected a unit from 0 to 10, found \"1000\""),
        ("8", "line 3: expected a unit from 0 to 10, found the end of the input"),
    ] {
        let input = format!("{unit}\n{line}\n");
        let assert = command("nqueens").arg("count-units").write_stdin(input).assert();
        assert.code(1).stdout(result.clone()).stderr(format!("nqueens: {message}\n"));
    }
}

#[test]
fn each_result_is_out_before_the_next_unit_is_counted() {
    let mut arguments = std::process::Command::new(common::path("nqueens"));
    arguments.arg("count-units").stdout(Stdio::piped());
    let mut running = Running::start_with(&mut arguments);
    let units = nqueens(&["units", "8"], "");
    let units: String = units.lines().take(2).map(|unit| format!("{unit}\n")).collect();
    let results = nqueens(&["count-units"], &units);
    running.write(&(units + "28 1\n")); // The last one takes minutes.
    assert_eq!(running.read(results.len()), results.as_bytes());
}
