//! Judges the files in `submissions/` with `testdata/judge`. What cannot be judged on this machine is named and skipped.

mod common;

use common::programs::{entries, problems, programs, rows, ROOT};
use std::io::{self, Write};
use std::process::Command;
use std::thread;

/// Says what is skipped. Unlike `eprintln!`, this is shown if the test passes.
fn skip(what: &str) {
    io::stderr().write_all(format!("skipped {what}\n").as_bytes()).unwrap();
}

/// Judges a file in `submissions/`, with these environment variables, and asserts that all cases are accepted.
fn judge(file: &str, environment: &[(&str, &str)]) {
    let program = file.split('.').next().unwrap_or_default();
    let path = format!("submissions/{file}");
    let mut python = Command::new("python3");
    python.args(["testdata/judge", "--time", "60", program, &path]).current_dir(ROOT);
    let Ok(output) = python.envs(environment.iter().copied()).output() else {
        return skip(&format!("{file}: no python3"));
    };
    let [text, errors] =
        [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
    match output.status.code() {
        Some(0) => {}
        Some(2) if errors.contains(" is not on the PATH") => skip(&format!("{file}: {errors}")),
        _ => panic!("{file} {environment:?}: {text}{errors}"),
    }
}

fn rust_submissions() -> Vec<String> {
    programs().map(|program| format!("{program}.rs")).collect()
}

/// Calls `judge` for all items, half of them on another thread.
fn in_parallel<T: Sync>(items: &[T], judge: impl Fn(&T) + Sync) {
    thread::scope(|scope| {
        for part in items.chunks(items.len().div_ceil(2).max(1)) {
            scope.spawn(|| part.iter().for_each(&judge));
        }
    });
}

#[test]
fn submissions_are_accepted() {
    in_parallel(&entries("submissions"), |file| judge(file, &[]));
}

#[test]
#[ignore = "a new Rust may have new warnings"]
fn submissions_compile_without_a_warning_in_every_edition() {
    in_parallel(&rust_submissions(), |file| {
        for edition in ["2015", "2018", "2021", "2024"] {
            judge(file, &[("RUSTFLAGS", &format!("-O -Dwarnings --edition={edition}"))]);
        }
    });
}

/// Skips versions of Rust that rustup does not have; `.ci/run` installs them.
#[test]
#[ignore = "needs old versions of Rust"]
fn submissions_are_accepted_with_their_judges_rust() {
    for [judged, version, editions, options, ..] in rows::<6>("testdata/judges.tsv") {
        if version == "-" {
            continue;
        }
        let rustc =
            Command::new("rustup").args(["which", "--toolchain", &version, "rustc"]).output();
        let Some(rustc) = rustc.ok().filter(|output| output.status.success()) else {
            skip(&format!("{judged}: no Rust {version}"));
            continue;
        };
        let rustc = String::from_utf8(rustc.stdout).unwrap();
        let is_judged = |file: &&String| {
            let problem = problems().iter().find(|row| file.trim_end_matches(".rs") == row[0]);
            problem.is_some_and(|[_, _, judge, .., method, _, _, _, _]| {
                *judge == judged || judged == "*" && method == "-"
            })
        };
        let files: Vec<String> = rust_submissions().iter().filter(is_judged).cloned().collect();
        for edition in editions.split(' ') {
            let flags = format!("{options} -Dwarnings --edition={edition}");
            in_parallel(&files, |file| {
                judge(file, &[("RUSTC", rustc.trim()), ("RUSTFLAGS", &flags)]);
            });
        }
    }
}
