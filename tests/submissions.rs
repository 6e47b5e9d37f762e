//! Tests the files in `submissions/`: they stay within the judges' limits, compile as the judges compile
//! them, alone or with the code that a judge adds, and answer the test cases.

mod common;

use assert_cmd::Command;
use common::process::command;
use common::programs::{cases, entries, judges, problems, programs, read};
use std::collections::BTreeMap;
use std::env::consts::EXE_EXTENSION;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::{fs, thread};

/// Returns the Rust files in `submissions/` by name, without `.rs`.
fn submissions() -> &'static BTreeMap<String, String> {
    static FILES: OnceLock<BTreeMap<String, String>> = OnceLock::new();
    FILES.get_or_init(|| {
        let files = entries("submissions");
        let names = files.iter().filter_map(|file| file.strip_suffix(".rs"));
        names.map(|name| (name.to_owned(), read(&format!("submissions/{name}.rs")))).collect()
    })
}

/// Returns the path of the submission's function that the judge calls, or `None` if it runs a whole program.
fn call(name: &str) -> Option<String> {
    let [_, _, _, call, ..] = problems().into_iter().find(|row| row[0] == name)?;
    Some(call).filter(|call| call != "-")
}

/// Returns what a judge adds if it calls a function of the submission.
fn driver(name: &str) -> Option<String> {
    let call = call(name)?;
    let call = format!("super::{call}(judge_n)");
    let main = read("testdata/main.rs").replace("JUDGE_CALL", &call);
    let main = format!("{main}\nfn main() {{\n    judge_main::main()\n}}\n");
    let has_struct = submissions()[name].contains("struct Solution");
    Some(if has_struct { main } else { format!("struct Solution;\n{main}") })
}

/// Returns the file that a judge compiles.
fn as_judged(name: &str) -> String {
    let file = submissions()[name].clone() + &driver(name).unwrap_or_default();
    let mains = file.matches("\nfn main()").count();
    assert_eq!(
        mains, 1,
        "{name}: expected one `main`; if its judge calls a function, problems.tsv must say so"
    );
    file
}

/// Compiles a file with this command. Returns the binary.
fn compile(rustc: &[&str], name: &str, file: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let binary = path.with_extension(EXE_EXTENSION);
    let source = path.with_extension("rs");
    fs::write(&source, file).unwrap();
    let mut command = Command::new(rustc[0]);
    command.args(&rustc[1..]).arg(source).arg("-o").arg(&binary).assert().success();
    binary
}

fn assert_answers_test_cases(name: &str, binary: &Path) {
    let is_function = call(name).is_some();
    for (input, expected) in cases(name) {
        let mut command = command(binary);
        let answer = binary.with_extension("answer");
        if is_function {
            command.arg(&answer).arg(fs::read_to_string(&input).unwrap().trim());
        }
        let output = command.pipe_stdin(&input).unwrap().assert();
        let output = output.append_context("input", input.display().to_string()).success();
        if is_function {
            let answer = fs::read_to_string(answer).unwrap().replace(", ", ",");
            assert_eq!(answer, expected, "{}", input.display());
        } else {
            output.stdout(expected);
        }
    }
}

#[test]
fn submissions_answer_the_test_cases() {
    thread::scope(|scope| {
        for name in submissions().keys() {
            scope.spawn(move || {
                let binary = compile(&["rustc", "-O"], name, &as_judged(name));
                assert_answers_test_cases(name, &binary);
            });
        }
    });
}

#[test]
#[ignore = "a new Rust may have new warnings"]
fn submissions_compile_without_a_warning_in_every_edition() {
    for (name, text) in submissions() {
        // A judge may put its own code above or below.
        let below = driver(name).map(|driver| driver + text);
        for file in [as_judged(name)].into_iter().chain(below) {
            for edition in ["2015", "2018", "2021", "2024"] {
                let rustc = ["rustc", "--emit=metadata", "-Dwarnings", "--edition", edition];
                compile(&rustc, &format!("{name}-{edition}"), &file);
            }
        }
    }
}

/// Skips versions of Rust that rustup does not have, and says so; `.ci/run` installs them.
#[test]
#[ignore = "needs old versions of Rust"]
fn submissions_compile_as_their_judges_compile_them() {
    thread::scope(|scope| {
        let rows = judges().into_iter().filter(|row| row[1] != "-");
        for (row, [judged, rust, options, ..]) in rows.enumerate() {
            scope.spawn(move || {
                let rustc = ["run", &rust, "rustc"];
                let version = Command::new("rustup").args(rustc).arg("--version").output();
                if !version.is_ok_and(|output| output.status.success()) {
                    // Tests that pass show this, unlike what `eprintln!` writes.
                    return writeln!(io::stderr(), "skipped {judged}: no Rust {rust}").unwrap();
                }
                let options = options.split(' ').chain(["-Dwarnings"]).collect();
                let rustc = [vec!["rustup"], rustc.to_vec(), options].concat();
                let is_judged =
                    |name: &&String| judged == **name || judged == "*" && driver(name).is_none();
                for name in submissions().keys().filter(is_judged) {
                    let binary = compile(&rustc, &format!("judge-{row}-{name}"), &as_judged(name));
                    assert_answers_test_cases(name, &binary);
                }
            });
        }
    });
}

#[test]
fn submissions_stay_within_the_judges_limits() {
    for program in programs() {
        assert!(submissions().contains_key(program), "add submissions/{program}.rs");
    }
    for (name, text) in submissions() {
        let other = text.chars().find(|character| !character.is_ascii());
        assert_eq!(other, None, "{name}: some judges accept ASCII only");
        assert!(text.contains("From nqueens, MIT License.\n"), "{name}: name the license");
    }
}
