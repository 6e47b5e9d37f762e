//! A count in parts: whatever happens to units and results, what is written is the count or nothing.

mod common;

use common::{answer, command, Running};
use nqueens::table::COUNTS;
use proptest::prelude::*;
use std::collections::HashSet;
use std::fs;
use std::path::PathBuf;

/// What `census` writes when all is well.
fn census(arguments: &[&str], input: &str) -> String {
    let assert = command("census").args(arguments).write_stdin(input).assert();
    String::from_utf8(assert.success().stderr("").get_output().stdout.clone()).unwrap()
}

/// All results for n, a line each.
fn results(n: u32) -> Vec<String> {
    let units = census(&["units", &n.to_string()], "");
    census(&["count"], &units).lines().map(|line| line.to_owned() + "\n").collect()
}

/// A file with this text.
fn file(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("census-{name}"));
    fs::write(&path, text).unwrap();
    path
}

/// `census total` refuses these results, for this reason.
fn is_refused(results: &str, message: &str) {
    let mut command = command("census");
    let assert = command.arg("total").write_stdin(results).assert();
    assert.code(1).stdout("").stderr(format!("census: {message}\n"));
}

#[test]
fn units_add_up_to_the_count() {
    for n in 4..=14 {
        let results = results(n);
        let units: HashSet<&str> =
            results.iter().map(|result| result.split('\t').next().unwrap()).collect();
        assert_eq!(units.len(), results.len(), "every unit is there once");
        let total = census(&["total"], &results.concat());
        assert_eq!(total, format!("{}\n", COUNTS[n as usize]), "n = {n}");
    }
}

#[test]
fn sums_have_128_bits() {
    // Nobody knows the count for n = 28 yet.
    let units = census(&["units", "28"], "");
    let results: String = units.lines().map(|unit| format!("{unit}\t{}\n", u64::MAX)).collect();
    let total = units.lines().count() as u128 * u128::from(u64::MAX);
    assert_eq!(census(&["total"], &results), format!("{total}\n"));
}

#[test]
fn results_may_be_in_several_files() {
    let results = results(9);
    let (a, b) = results.split_at(30);
    let (a, b) = (file("a", &a.concat()), file("b", &b.concat()));
    let (a, b) = (a.to_str().unwrap(), b.to_str().unwrap());
    assert_eq!(census(&["total", b, a, b], ""), "352\n");
    assert_eq!(census(&["total"], &results.concat().replace('\n', "\r\n")), "352\n");
    let missing = census(&["units", "9", b], "");
    let first: Vec<&str> =
        results[..30].iter().map(|line| line.split_once('\t').unwrap().0).collect();
    assert_eq!(missing.lines().collect::<Vec<_>>(), first);
    assert_eq!(census(&["units", "9", a, b], ""), "");
}

#[test]
fn what_is_wrong_with_results_is_named() {
    let good = results(8).concat();
    let lines: Vec<&str> = good.lines().collect();
    let (unit, count) = lines[2].split_once('\t').unwrap();
    let with = |line: &str| format!("{good}{line}\n");
    let last = lines.len() + 1;

    is_refused("", "there are no results");
    is_refused("\n", "lines that are no result: 1 (stdin line 1)");
    for line in [
        unit,
        "x",
        &format!("{unit}\t"),
        &format!("{unit}\tx"),
        &format!("{unit}\t-1"),
        &format!("{unit}\t1.0"),
        &format!("{unit}\t18446744073709551616"),
        &format!("{unit}\t{count}\t"),
        &format!("{unit} {count}"),
        &format!(" {unit}\t{count}"),
        "\t1",
        "3 1 1 1\t1",
        "33 1 1 1\t1",
    ] {
        is_refused(&with(line), &format!("lines that are no result: 1 (stdin line {last})"));
    }
    let (rest, row) = unit.rsplit_once(' ').unwrap();
    let byte = 256 + row.parse::<u32>().unwrap();
    for line in [
        "8 3 3 3\t1",
        "8 0 1 2\t1",
        "8 1 2\t1",
        "8 9 9 9\t1",
        "9 1 2 3\t1",
        &format!("{unit} {row}\t{count}"),
        &format!("{rest} {byte}\t{count}"),
    ] {
        is_refused(&with(line), &format!("unknown units: 1 (stdin line {last})"));
    }
    let falsified = format!("{unit}\t9{count}");
    let message = format!("units with different results: 1 ({unit}: {count} and 9{count})");
    for lines in [falsified.clone(), [&falsified, lines[2], &falsified].join("\n")] {
        is_refused(&with(&lines), &message);
    }

    let wrong = good.replacen(lines[2], &falsified, 1);
    let sum = format!("9{count}").parse::<u64>().unwrap() - count.parse::<u64>().unwrap() + 92;
    is_refused(&wrong, &format!("the results add up to {sum}, but n = 8 has 92 solutions"));
    let long = "8".repeat(1_000_000);
    is_refused(&with(&long), &format!("lines that are no result: 1 (stdin line {last})"));
    let count = 1_000_000;
    let places = "stdin line 1, stdin line 2, stdin line 3, ...";
    is_refused(&"\n".repeat(count), &format!("lines that are no result: {count} ({places})"));

    let few = lines[4..].join("\n") + "\n";
    let names: Vec<&str> = lines[..3].iter().map(|line| line.split_once('\t').unwrap().0).collect();
    is_refused(&few, &format!("missing units: 4 ({}, ...)", names.join(", ")));
    let two = format!("{few}x\n");
    let place = lines.len() - 3;
    let message = format!(
        "lines that are no result: 1 (stdin line {place}); missing units: 4 ({}, ...)",
        names.join(", ")
    );
    is_refused(&two, &message);
}

#[test]
fn a_line_without_its_end_is_left_out() {
    let good = results(8).concat();
    let cut = file("cut", good.trim_end());
    let whole = file("whole", &good);
    let lines = good.lines().count();
    let note = format!("census: {} line {lines} has no end and is left out\n", cut.display());
    let last = good.lines().last().unwrap().split_once('\t').unwrap().0;

    let message = format!("{note}census: missing units: 1 ({last})\n");
    command("census").arg("total").arg(&cut).assert().code(1).stdout("").stderr(message);
    let mut units = command("census");
    units.args(["units", "8"]).arg(&cut);
    units.assert().success().stdout(format!("{last}\n")).stderr(note.clone());
    let mut total = command("census");
    total.arg("total").arg(&cut).arg(&whole).assert().success().stdout("92\n").stderr(note);
}

#[test]
fn wrong_results_stop_the_listing_of_units() {
    let wrong = file("wrong", "8 1 2 3\n");
    let message = format!("census: lines that are no result: 1 ({} line 1)\n", wrong.display());
    let mut command = command("census");
    command.args(["units", "8"]).arg(wrong).assert().code(1).stdout("").stderr(message);
}

#[test]
fn what_is_no_unit_is_named_and_the_answers_before_it_remain() {
    let result = &results(8)[0];
    let unit = result.split_once('\t').unwrap().0;
    for (line, message) in [
        ("x", "line 2: expected n from 4 to 32, found \"x\""),
        ("8 3 3 3", "line 2: n = 8 has no unit [3, 3, 3]"),
        ("8 3 8 3", "line 2: expected a queen from 0 to 7, found \"8\""),
        ("8 1 2", "line 3: expected a queen from 0 to 7, found the end of the input"),
    ] {
        let mut command = command("census");
        let assert = command.arg("count").write_stdin(format!("{unit}\n{line}\n")).assert();
        assert.code(1).stdout(result.clone()).stderr(format!("census: {message}\n"));
    }
}

#[test]
fn each_result_is_out_before_the_next_unit_is_counted() {
    let mut arguments = std::process::Command::new(common::path("census"));
    arguments.arg("count").stdout(std::process::Stdio::piped());
    let mut running = Running::start_with(&mut arguments);
    let results = results(8);
    let text: String = results[..2].concat();
    let units = text.lines().map(|line| line.split_once('\t').unwrap().0.to_owned() + "\n");
    // A unit of n = 27 takes hours.
    let long = census(&["units", "27"], "");
    running.write(&(units.collect::<String>() + long.lines().next().unwrap() + "\n"));
    assert_eq!(running.read(text.len()), text.as_bytes());
    running.kill();
}

#[test]
fn arguments_that_are_not_understood_are_refused() {
    let usage = "takes units, count or total (see --help)";
    for (arguments, message) in [
        (&[][..], usage),
        (&["count", "8"], usage),
        (&["Units", "8"], usage),
        (&["units"], usage),
        (&["units", "3"], "N is a number from 4 to 32"),
        (&["units", "33"], "N is a number from 4 to 32"),
        (&["units", "x"], "N is a number from 4 to 32"),
    ] {
        let assert = command("census").args(arguments).assert();
        assert.code(2).stdout("").stderr(format!("census: {message}\n"));
    }
    let assert = command("census").args(["total", "no/such/file"]).assert();
    assert.code(1).stdout("");
    answer("census", "").code(2);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn any_order_and_any_repetition_is_welcome(
        (lines, more) in Just(results(8)).prop_shuffle().prop_flat_map(|lines| {
            let more = proptest::sample::subsequence(lines.clone(), 0..lines.len());
            (Just(lines), more)
        }),
    ) {
        prop_assert_eq!(census(&["total"], &(lines.concat() + &more.concat())), "92\n");
    }

    /// A text that was cut somewhere, and went on with what followed it.
    #[test]
    fn a_cut_is_never_taken_for_a_result(
        at in any::<prop::sample::Index>(),
        end in prop_oneof![Just(""), Just("\n")],
        from in any::<prop::sample::Index>(),
    ) {
        let good = results(6).concat();
        let (at, from) = (at.index(good.len()), from.index(good.len()));
        let text = [&good[..at], end, &good[from..]].concat();
        let output = command("census").arg("total").write_stdin(text).output().unwrap();
        prop_assert!(output.stdout == b"4\n" || output.stdout.is_empty() && output.status.code() == Some(1));
    }
}
