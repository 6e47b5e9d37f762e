//! Every program answers every file of its folder in `testdata`, byte for byte.

use assert_cmd::Command;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The stems of the files in `folder` that end in `extension`; hidden files aside.
fn stems(folder: &str, extension: &str) -> BTreeSet<String> {
    let paths = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)).unwrap();
    let paths = paths.map(|entry| entry.unwrap().path());
    let of_kind = paths.filter(|path| path.extension().is_some_and(|found| found == extension));
    of_kind
        .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
        .collect()
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
        assert!(
            cases.contains("sample-1"),
            "testdata/{program} lacks the statement's sample-1.in"
        );
        for case in cases {
            let expected = fs::read(file(&program, &case, "out")).unwrap();
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
        let files = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(&folder))
            .unwrap()
            .count();
        assert_eq!(
            files,
            inputs.len() + outputs.len(),
            "other files in {folder}"
        );
    }
}
