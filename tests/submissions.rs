//! Judges the files in `submissions/` with the tool `judge`, if there is Python.

mod common;

use common::programs::ROOT;
use std::process::Command;

#[test]
fn submissions_are_accepted() {
    let mut python = Command::new("python3");
    if let Ok(status) = python.args(["-m", "tests.submissions"]).current_dir(ROOT).status() {
        assert!(status.success());
    }
}
