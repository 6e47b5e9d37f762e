//! Every program answers every file of its folder in `testdata`, byte for byte, and is where it has
//! to be listed.

mod common;

use common::{beyond, bin::submission, cases, command, entries, judged, programs, ROOT};
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
        let files = entries(&format!("testdata/{program}/beyond")).len();
        assert_eq!(files, 2 * beyond(program).len(), "other files in testdata/{program}/beyond");
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
    let mut expected = listed.clone();
    expected.extend(["submission", "census"]);
    assert_eq!(
        stems(&entries("src/bin")),
        expected,
        "PROGRAMS in src/bin/submission.rs lists others"
    );
    let mut folders = entries("testdata");
    folders.retain(|path| path.is_dir());
    assert_eq!(stems(&folders), listed, "folders in testdata");

    let readme = fs::read_to_string(Path::new(ROOT).join("README.md")).unwrap();
    let (_, table) =
        readme.split_once("| program | problem | in | out | file for the judge |\n").unwrap();
    let rows: Vec<&str> = table.lines().skip(1).take_while(|line| !line.is_empty()).collect();
    assert_eq!(rows.len(), listed.len(), "rows of README.md");
    let list = submission::list();
    let lines: Vec<&str> = list.lines().collect();
    assert_eq!(lines.len(), 2 * listed.len());
    for program in programs() {
        let title = lines.iter().position(|line| line.starts_with(&format!("{program}: ")));
        let title = title.unwrap_or_else(|| panic!("{program}.rs has no title"));
        let row = rows.iter().find(|row| row.starts_with(&format!("| `{program}` |")));
        let row = row.unwrap_or_else(|| panic!("README.md has no row for {program}"));
        let address = lines[title + 1].trim();
        assert!(row.contains(&format!("]({address})")), "{program} has another address there");
    }
}
