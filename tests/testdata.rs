//! Every program answers every file of its folder in `testdata`, byte for byte.

use assert_cmd::Command;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The stems of the files in `folder` that end in `extension`; hidden files aside.
fn stems(folder: &str, extension: &str) -> BTreeSet<String> {
    let paths = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(folder));
    let paths = paths.unwrap_or_else(|error| panic!("every program has a {folder}: {error}"));
    let paths = paths.map(|entry| entry.unwrap().path());
    let of_kind = paths.filter(|path| path.extension().is_some_and(|found| found == extension));
    of_kind.map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned()).collect()
}

/// The programs for judges: all but the one that makes submissions of them.
fn programs() -> BTreeSet<String> {
    let mut programs = stems("src/bin", "rs");
    assert!(programs.remove("bundle"));
    programs
}

fn file(program: &str, case: &str, extension: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("testdata/{program}/{case}.{extension}"))
}

#[test]
fn every_program_answers_its_testdata() {
    for program in programs() {
        let cases = stems(&format!("testdata/{program}"), "in");
        assert!(cases.contains("sample-1"), "testdata/{program} lacks the statement's sample-1.in");
        for case in cases {
            let expected = fs::read(file(&program, &case, "out"));
            let expected = expected.unwrap_or_else(|_| panic!("{program}/{case} has no .out"));
            Command::new(Path::new(env!("CARGO_BIN_EXE_hdu2553")).with_file_name(&program))
                .pipe_stdin(file(&program, &case, "in"))
                .unwrap()
                .assert()
                .success()
                .stderr("")
                .stdout(expected);
        }
    }
}

#[test]
fn testdata_holds_pairs_and_nothing_else() {
    for program in programs() {
        let folder = format!("testdata/{program}");
        let (inputs, outputs) = (stems(&folder, "in"), stems(&folder, "out"));
        assert_eq!(inputs, outputs, "in {folder}");
        let files =
            fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(&folder)).unwrap().count();
        assert_eq!(files, inputs.len() + outputs.len(), "other files in {folder}");
    }
}

#[test]
fn every_program_has_its_row_in_the_readme_and_its_place_in_the_bundler() {
    let readme =
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md")).unwrap();
    let (_, table) =
        readme.split_once("| program | problem | in | out |\n|---|---|---|---|\n").unwrap();
    let (table, _) = table.split_once("\n\n").unwrap();
    let list = Command::new(env!("CARGO_BIN_EXE_bundle")).output().unwrap().stdout;
    let list = String::from_utf8(list).unwrap();
    let lines: Vec<&str> = list.lines().collect();
    for program in programs() {
        let row = table.lines().find(|row| row.starts_with(&format!("| `{program}` |")));
        let row = row.unwrap_or_else(|| panic!("README.md has no row for {program}"));
        let title = lines.iter().position(|line| line.starts_with(&format!("{program}: ")));
        let title = title.unwrap_or_else(|| panic!("src/bin/bundle.rs does not list {program}"));
        let address = lines[title + 1].trim();
        assert!(
            row.contains(&format!("]({address})")),
            "{program} has another address in README.md"
        );
    }
    assert_eq!(table.lines().count(), programs().len(), "README.md has a row too many");
    assert_eq!(lines.len(), 2 * programs().len(), "src/bin/bundle.rs lists a program too many");
    let folders = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("testdata")).unwrap();
    let folders = folders.map(|entry| entry.unwrap().path()).filter(|path| path.is_dir());
    assert_eq!(folders.count(), programs().len(), "testdata has a folder too many");
}
