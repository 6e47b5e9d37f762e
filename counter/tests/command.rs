//! Tests the command `nqueens`: its arguments, files and pipes.

#[allow(dead_code)] // Part of it is for other tests.
#[path = "../../tests/common/process.rs"]
mod process;

use nqueens_counter::UNITS_VERSION;
use process::{assert_error, command, stdout, Running};
use std::fs::{self, File};
use std::io;
use std::path::PathBuf;
use std::process::Command;

const NQUEENS: &str = env!("CARGO_BIN_EXE_nqueens");

/// Runs `nqueens` with these arguments. Returns its output.
fn nqueens(words: &str, input: &str) -> String {
    stdout(command(NQUEENS).args(words.split_whitespace()).write_stdin(input).assert())
}

/// Returns the name of a unit.
fn unit(n: u32, number: usize) -> String {
    format!("{UNITS_VERSION} {n} {number}")
}

/// Creates a file with this text, and returns its path.
fn file(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("results-{name}"));
    fs::write(&path, text).unwrap();
    path
}

#[test]
fn options_may_be_anywhere() {
    for words in "8|8 --threads 3|--threads 3 8|8 -t 3|-t 3 8|-t 0 8 -t 3|-t 3 -- 8|8 --".split('|')
    {
        assert_eq!(nqueens(&format!("count {words}"), ""), "92\n", "{words}");
    }
}

#[test]
fn every_command_has_help() {
    let overview = nqueens("", "");
    assert!(overview.starts_with("Usage: nqueens COMMAND [ARGUMENT...]\n"), "{overview}");
    for words in ["help", "--help", "-h", "help help", "help --help", "help -h"] {
        assert_eq!(nqueens(words, ""), overview, "{words}");
    }
    let verbs: Vec<_> = overview.lines().filter_map(|line| line.strip_prefix("  ")).collect();
    for line in &verbs {
        let (verb, summary) = line.split_once(' ').unwrap();
        let help = nqueens(&format!("help {verb}"), "");
        assert!(help.starts_with(&format!("Usage: nqueens {verb}")), "{help}");
        assert!(help.contains(&format!("\n\n{}\n", summary.trim())), "{help}");
        for words in ["--help", "-h", "8 --help", "--no-such-option -h"] {
            assert_eq!(nqueens(&format!("{verb} {words}"), ""), help, "{verb} {words}");
        }
    }
    assert_eq!(verbs.len(), 4, "{overview}");
    for words in ["-V", "--version"] {
        assert_eq!(nqueens(words, ""), concat!("nqueens ", env!("CARGO_PKG_VERSION"), "\n"));
    }
}

#[test]
fn invalid_arguments_are_reported() {
    for (words, message) in [
        ("help census", "unknown command \"census\"; see `nqueens help`"),
        ("help count extra", "unexpected argument \"extra\"; see `nqueens help`"),
        ("--help count", "unexpected argument \"count\"; see `nqueens help`"),
        ("--version x", "unexpected argument \"x\"; see `nqueens help`"),
        ("list 8", "unknown command \"list\"; see `nqueens help`"),
        ("count 8 --fast", "unknown option \"--fast\"; see `nqueens help count`"),
        ("count 8 --threads=2", "unknown option \"--threads=2\"; see `nqueens help count`"),
        ("count 8 -t2", "unknown option \"-t2\"; see `nqueens help count`"),
        ("count -4", "unknown option \"-4\"; see `nqueens help count`"),
        ("count 8 -t", "no value after option \"-t\"; see `nqueens help count`"),
        ("count", "missing N; see `nqueens help count`"),
        ("count 8 9", "unexpected argument \"9\"; see `nqueens help count`"),
        ("count-units 8", "unexpected argument \"8\"; see `nqueens help count-units`"),
        ("total -t 2", "unknown option \"-t\"; see `nqueens help total`"),
        ("count 8x", "expected N from 0 to 28, found \"8x\"; see `nqueens help count`"),
        ("count +8", "expected N from 0 to 28, found \"+8\"; see `nqueens help count`"),
        ("count 29", "expected N from 0 to 28, found \"29\"; see `nqueens help count`"),
        ("count 3 -r r", "expected N from 4 to 28, found \"3\"; see `nqueens help count`"),
        (
            "count 8 -t 0",
            "expected --threads from 1 to 65536, found \"0\"; see `nqueens help count`",
        ),
        ("units 3", "expected N from 4 to 28, found \"3\"; see `nqueens help units`"),
    ] {
        let assert = command(NQUEENS).args(words.split(' ')).assert();
        assert.code(2).stdout("").stderr(format!("nqueens: {message}\n"));
    }
    let answer = command(NQUEENS).args(["units", "8", "--", "-h", "-x"]).assert();
    assert_error(answer.stdout(""), "nqueens: open error: \"-h\": ", "\n");
    for words in ["total no/such/file", "units 8 no/such/file", "count 8 -r no/such/file"] {
        let answer = command(NQUEENS).args(words.split(' ')).write_stdin("x\n").assert();
        assert_error(answer.stdout(""), "nqueens: open error: \"no/such/file\": ", "\n");
    }
}

#[test]
fn a_count_in_parts_goes_through_files_and_pipes() {
    let units = nqueens("units 12", "");
    let results = nqueens("count-units", &units.replace('\n', "\r\n"));
    let all = units.lines().count();
    let confirmed = format!("nqueens: units counted on two machines or more: 0; on one: {all}\n");
    let total = command(NQUEENS).arg("total").write_stdin(results.clone()).assert();
    total.success().stdout("14200\n").stderr(confirmed.clone());
    let of_two_n = results.clone() + &nqueens("count-units", &unit(16, 0));
    let total = command(NQUEENS).arg("total").write_stdin(of_two_n).assert();
    let error = format!("nqueens: stdin:{}: expected a result for n = 12, ", all + 1);
    assert_error(total.stdout(""), &error, "found n = 16\n");
    // A killed process leaves a file like this.
    let text = &results[..results.len() - 2];
    let cut = file("cut", text);
    let place = format!("{}:{all}", cut.display());
    let note = format!(
        "nqueens: lines ignored: 1, which are no results for n = 12; the first is {place}\n"
    );
    let last = units.lines().last().unwrap().to_owned() + "\n";
    let missing = command(NQUEENS).args(["units", "12"]).arg(&cut).assert();
    missing.success().stdout(last.clone()).stderr(note.clone());
    let rest = file("rest", &nqueens("count-units", &last));
    let total = command(NQUEENS).arg("total").args([&cut, &rest]).assert();
    total.success().stdout("14200\n").stderr(note.clone() + &confirmed);
    let other = command(NQUEENS).args(["count", "14", "-r"]).arg(&cut).assert();
    let error = format!("nqueens: {}:1: expected a result for n = 14, ", cut.display());
    assert_error(other.stdout(""), &error, "found n = 12\n");
    // A count goes on where the file ends.
    let count = command(NQUEENS).args(["count", "12", "-r"]).arg(&cut).assert();
    count.success().stdout("14200\n").stderr(note.clone() + &confirmed);
    let line = results.lines().last().unwrap();
    assert_eq!(fs::read_to_string(&cut).unwrap(), format!("{text}\n{line}\n"));
}

/// If this fails, the units have changed: change `UNITS_VERSION`, then the numbers here, and the help
/// of `units`.
#[test]
fn units_of_this_version_are_unchanged() {
    let units = |n| nqueens(&format!("units {n}"), "");
    let text: String = (12..=17).map(|n| nqueens("count-units", &units(n))).collect();
    let fields = text.lines().flat_map(|line| line.split('\t').take(2));
    let bytes = fields.flat_map(|field| field.bytes().chain([b'\t']));
    let checksum = bytes.fold(0, |sum, byte| (sum * 31 + u64::from(byte)) % 1_000_003);
    assert_eq!(checksum, 864_837);
    let large = unit(26, 78_000);
    assert!(nqueens("count-units", &large).starts_with(&format!("{large}\t140\t")));
    assert!(nqueens("help units", "").contains(&unit(14, 0)));
    for (n, number) in [(18, 518), (24, 22_403), (26, 83_322), (28, 318_392)] {
        assert_eq!(units(n).lines().count(), number);
    }
}

#[test]
fn a_reader_that_has_gone_is_an_error_of_a_count() {
    let units = file("units", &nqueens("units 8", ""));
    let results = file("gone", "");
    let name = results.to_str().unwrap();
    for words in
        [&["count", "8", "-r", name][..], &["total", name], &["count", "8"], &["count-units"]]
    {
        let (reader, writer) = io::pipe().unwrap();
        drop(reader);
        let mut line = Command::new(NQUEENS);
        let line = line.args(words).stdin(File::open(&units).unwrap()).stdout(writer);
        let output = line.output().unwrap();
        let errors = String::from_utf8_lossy(&output.stderr);
        let error = "nqueens: write error: the reader has closed the output\n";
        assert!(output.status.code() == Some(1) && errors.ends_with(error), "{words:?}: {errors}");
    }
}

#[test]
fn an_invalid_unit_is_reported_after_the_results_before_it() {
    let first = unit(8, 0);
    let result = nqueens("count-units", &first);
    let one_field = format!("{UNITS_VERSION} 8");
    let others = [unit(29, 0), unit(8, 1000), one_field, unit(8, 0) + " 0", unit(9, 0)];
    for line in others.iter().map(|line| &line[..]).chain(["x", "8 0", "v1 8 0"]) {
        let input = format!("{first}\n{line}\n");
        let assert = command(NQUEENS).arg("count-units").write_stdin(input).assert();
        let expected = format!("a unit of `nqueens units` ({UNITS_VERSION} 8 UNIT)");
        let start = format!("nqueens: line 2: expected {expected}, ");
        assert_error(assert.stdout(result.clone()), &start, &format!("found \"{line}\"\n"));
    }
}

#[test]
fn results_are_written_before_more_units_are_read() {
    let mut running = Running::start(Command::new(NQUEENS).arg("count-units"));
    let units = [0, 1, 2, 3].map(|number| unit(19, number) + "\n");
    for (units, rest) in [(&units[..1], ""), (&units[1..2], "\n"), (&units[2..], UNITS_VERSION)] {
        let results = nqueens("count-units", &units.concat());
        running.write(&(units.concat() + rest));
        assert_eq!(running.read(results.len()), results.as_bytes());
    }
}
