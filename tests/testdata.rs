//! Every program answers every file of its folder in `testdata`, byte for byte, and is where it has
//! to be listed.

mod common;

use common::{beyond, cases, command, entries, judged, judges, programs, LIST, ROOT};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn every_program_answers_its_testdata() {
    for program in programs() {
        for (input, expected) in cases(program) {
            let mut command = command(program);
            let answer = command.pipe_stdin(input).unwrap().assert();
            answer.success().stderr("").stdout(expected);
        }
    }
}

#[test]
fn testdata_holds_numbered_pairs_and_nothing_else() {
    for program in programs() {
        let judged = judged(program);
        assert!(judged[0].0.ends_with("01-sample.in"), "{program} lacks the statement's sample");
        for (number, (input, _)) in (1..).zip(&judged) {
            // Hydro ignores files whose names do not begin with a number.
            let name = input.file_name().unwrap().to_str().unwrap();
            assert!(name.starts_with(&format!("{number:02}-")), "{program}/{name}");
        }
        let files = entries(&format!("testdata/{program}")).len();
        assert_eq!(files, 2 * judged.len() + 1, "other files in testdata/{program}");
        let (beyond, files) = (beyond(program), entries(&format!("testdata/{program}/beyond")));
        assert_eq!(files.len(), 2 * beyond.len(), "other files in testdata/{program}/beyond");
        for case in ["crlf.in", "empty.in", "no-final-newline.in"] {
            assert!(
                beyond.iter().any(|(input, _)| input.ends_with(case)),
                "{program} lacks {case}"
            );
        }
    }
}

/// The names of these files without `.rs`.
fn stems(files: &[PathBuf]) -> BTreeSet<&str> {
    files.iter().map(|file| file.file_stem().unwrap().to_str().unwrap()).collect()
}

/// The one place that checks the list PROGRAMS, from which all other tests take the programs.
#[test]
fn every_program_is_listed_and_has_its_testdata_and_its_row_in_the_readme() {
    let listed: BTreeSet<&str> = programs().collect();
    let mut pages = entries("src/bin");
    pages.retain(|path| path.extension().is_some_and(|extension| extension == "rs"));
    assert_eq!(stems(&pages), listed, "the list PROGRAMS has others than src/bin");
    let mut folders = entries("testdata");
    folders.retain(|path| path.is_dir());
    assert_eq!(stems(&folders), listed, "folders in testdata");

    let readme = fs::read_to_string(Path::new(ROOT).join("README.md")).unwrap();
    let lines: Vec<&str> = LIST.lines().collect();
    assert_eq!(lines.len(), 2 * listed.len());
    for (program, lines) in programs().zip(lines.chunks(2)) {
        assert!(lines[0].starts_with(&format!("{program}: ")), "{program}.rs has no title");
        let row = readme.lines().find(|line| line.starts_with(&format!("| `{program}` |")));
        let row = row.unwrap_or_else(|| panic!("README.md has no row for {program}"));
        let address = format!("]({})", lines[1].trim());
        assert!(row.contains(&address), "{program} has another address in README.md");
        let judge = judges().into_iter().find(|judge| judge.program == program);
        let judge = judge.unwrap_or_else(|| panic!("judges.tsv has no row for {program}"));
        assert!(
            row.contains(&format!("({})", judge.month)),
            "{program}: {} is in judges.tsv",
            judge.month
        );
        let rust = judge.rust.trim_end_matches(".0");
        assert!(rust == "-" || row.contains(rust), "{program}: Rust {rust} is in judges.tsv");
    }
}
