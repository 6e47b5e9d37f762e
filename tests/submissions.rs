//! Every program as one file: it keeps to the judges' limits, compiles without a warning with every
//! compiler and in every edition, and what was compiled answers the program's testdata.
//!
//! The compilers are those in the environment variable `SUBMISSION_RUSTC`, separated by colons;
//! `rustc` by default.

mod common;

use assert_cmd::Command;
use common::bin::submission::{MODULES, PROGRAMS};
use common::{cases, programs, ROOT};
use std::env::consts::EXE_SUFFIX;
use std::path::{Path, PathBuf};
use std::{env, fs, thread};

/// The smallest limit on a source file that a judge is known to have (SPOJ), in bytes.
const LARGEST_SOURCE: usize = 50_000;

fn run(arguments: &[&str]) -> assert_cmd::assert::Assert {
    Command::new(env!("CARGO_BIN_EXE_nqueens")).arg("submission").args(arguments).assert()
}

fn submission(program: &str) -> String {
    let output = run(&[program]).success().stderr("").get_output().stdout.clone();
    String::from_utf8(output).unwrap()
}

/// The file as a judge compiles it: LeetCode takes what is between the marks and adds its own driver.
fn as_compiled(program: &str) -> String {
    let text = submission(program);
    let Some((_, code)) = text.split_once("// @lc code=start\n") else {
        return text;
    };
    let (code, _) = code.split_once("// @lc code=end\n").unwrap();
    let call = match program {
        "leetcode51" => "format!(\"{:?}\", Solution::solve_n_queens(n)).replace(\", \", \",\")",
        "leetcode52" => "Solution::total_n_queens(n)",
        _ => panic!("how does LeetCode call {program}? Say so here."),
    };
    code.to_owned() + &LEETCODE_DRIVER.replace("CALL", call)
}

/// What LeetCode adds: it calls the method for each n of the input and prints what it returns.
const LEETCODE_DRIVER: &str = r#"
struct Solution;

fn main() {
    let mut input = String::new();
    std::io::Read::read_to_string(&mut std::io::stdin(), &mut input).unwrap();
    for n in input.split_whitespace() {
        let n: i32 = n.parse().unwrap();
        println!("{}", CALL);
    }
}
"#;

fn compilers() -> Vec<String> {
    let list = env::var("SUBMISSION_RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    env::split_paths(&list).map(|path| path.into_os_string().into_string().unwrap()).collect()
}

/// The editions that `compiler` knows.
fn editions(compiler: &str) -> Vec<&'static str> {
    let known = |edition: &&str| {
        let arguments = ["--print", "sysroot", "--edition", edition];
        Command::new(compiler).args(arguments).output().is_ok_and(|output| output.status.success())
    };
    let editions: Vec<_> = ["2015", "2018", "2021", "2024"].into_iter().filter(known).collect();
    assert!(editions.len() >= 3, "{compiler} knows the editions {editions:?}");
    editions
}

/// A folder for what is made of `program` with the compiler numbered `compiler`.
fn folder(program: &str, compiler: usize) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{program}-{compiler}"));
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Calls `check` with each program, compiler and a folder of their own, one thread per compiler.
fn with_every_compiler(check: impl Fn(&str, &str, &Path) + Sync) {
    let check = &check;
    thread::scope(|scope| {
        for (number, compiler) in compilers().into_iter().enumerate() {
            scope.spawn(move || {
                for program in programs() {
                    check(program, &compiler, &folder(program, number));
                }
            });
        }
    });
}

#[test]
fn every_submission_compiles_without_a_warning_in_every_edition() {
    with_every_compiler(|program, compiler, folder| {
        let source = folder.join("all-editions.rs");
        fs::write(&source, as_compiled(program)).unwrap();
        for edition in editions(compiler) {
            Command::new(compiler)
                .args(["--edition", edition, "-D", "warnings", "--emit", "metadata"])
                .arg(&source)
                .arg("--out-dir")
                .arg(folder)
                .assert()
                .success()
                .stderr("");
        }
    });
}

#[test]
fn every_submission_answers_the_testdata_with_every_compiler() {
    with_every_compiler(|program, compiler, folder| {
        let (source, binary) =
            (folder.join("submission.rs"), folder.join("submission".to_owned() + EXE_SUFFIX));
        fs::write(&source, as_compiled(program)).unwrap();
        // Without an edition, as Hydro and DOMjudge call it.
        Command::new(compiler).arg("-O").arg(&source).arg("-o").arg(&binary).assert().success();
        for (input, expected) in cases(program) {
            let mut submission = Command::new(&binary);
            submission.pipe_stdin(input).unwrap().assert().success().stdout(expected);
        }
    });
}

#[test]
fn every_submission_keeps_the_limits_and_opens_with_its_problem() {
    for program in programs() {
        let text = submission(program);
        assert!(text.len() <= LARGEST_SOURCE, "{program} has {} bytes", text.len());
        assert!(text.is_ascii(), "{program} has characters that some judges refuse");
        assert!(
            text.lines().all(|line| line.trim_end() == line),
            "{program} has blanks at a line's end"
        );
        assert!(!text.contains(ROOT), "{program} names this machine's folders");
        let head: Vec<&str> = text.lines().take_while(|line| line.starts_with("//")).collect();
        let head = head.join("\n");
        for part in [&format!("# {program}: "), "<https://", "- Input: ", "- Output: ", "- Cost: "]
        {
            assert!(head.contains(part), "the comment at the top of {program}.rs lacks {part:?}");
        }
        if program.starts_with("leetcode") {
            let number = program.trim_start_matches("leetcode");
            let first = format!("// @lc app=leetcode id={number} lang=rust\n");
            assert!(text.starts_with(&first), "{program}.rs does not open with {first:?}");
            let marks: Vec<&str> =
                text.lines().filter(|line| line.contains("@lc ")).skip(1).collect();
            assert_eq!(marks, ["// @lc code=start", "// @lc code=end"], "in {program}.rs");
            assert!(!text.contains("fn main") && !text.contains("struct Solution;"));
        }
    }
}

#[test]
fn every_source_keeps_the_convention() {
    for (name, text) in PROGRAMS {
        let own = format!("include_str!(\"{name}.rs\")");
        assert_eq!(text.matches("include_str!(").count(), 1, "{name}.rs");
        assert!(text.contains(&own), "{name}.rs does not say {own}: its --help is another's");
    }
    let programs = PROGRAMS.iter().map(|source| (source, "nqueens::"));
    let modules = MODULES.iter().map(|source| (source, "super::"));
    for ((name, text), prefix) in programs.chain(modules) {
        // Of a LeetCode program only the part between the marks is submitted.
        let submitted = text.split("// @lc code=").nth(1).unwrap_or(text);
        for (word, instead) in [
            ("crate::", "name a module as `nqueens::module` or, in a module, as `super::module`"),
            ("#[cfg(test)]", "put tests into tests/, so that they are not submitted"),
            ("unsafe ", "keep what is submitted free of it"),
        ] {
            assert!(!submitted.contains(word), "{name}.rs contains {word:?}: {instead}");
        }
        for rest in submitted.split(prefix).skip(1) {
            let is_named = |(module, _): &(&str, &str)| rest.starts_with(module);
            assert!(
                MODULES.iter().any(is_named),
                "{name}.rs names {prefix}{}: is it in the list MODULES in src/bin/nqueens/submission.rs?",
                rest.lines().next().unwrap()
            );
        }
    }
}

#[test]
fn a_program_is_named_by_its_name_or_its_file() {
    for name in ["hdu2553.rs", "./hdu2553", "src/bin/hdu2553.rs"] {
        run(&[name]).success().stdout(submission("hdu2553"));
    }
    let list = String::from_utf8(run(&[]).success().get_output().stdout.clone()).unwrap();
    let first = "leetcode51: LeetCode 51, N-Queens\n    https://leetcode.com/";
    assert!(list.contains(first), "{list}");
    let lists = "; `nqueens submission` lists the programs";
    for (arguments, message) in [
        (&["hdu"][..], format!("there is no program \"hdu\"{lists}")),
        (&[""], format!("there is no program \"\"{lists}")),
    ] {
        run(arguments).code(2).stdout("").stderr(format!("nqueens: {message}\n"));
    }
}
