//! Every program as one file: it keeps to the judges' limits, compiles without a warning with every
//! compiler and in every edition, and what was compiled answers the program's testdata.
//!
//! The compilers are those in the environment variable `SUBMISSION_RUSTC`, separated by colons;
//! `rustc` by default.

mod common;

use assert_cmd::Command;
use common::submission::list;
use common::{cases, command, programs, LIMIT, ROOT};
use std::env::consts::EXE_SUFFIX;
use std::path::Path;
use std::{env, fs, thread};

/// The smallest limit on a source file that a judge is known to have (SPOJ), in bytes.
const LARGEST_SOURCE: usize = 50_000;

fn run(arguments: &[&str]) -> assert_cmd::assert::Assert {
    command("nqueens").arg("submission").args(arguments).assert()
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

/// Compiles `program` and runs it, in a folder of its own.
fn check(program: &str, compiler: &str, folder: &Path) {
    fs::create_dir_all(folder).unwrap();
    let (source, binary) = (folder.join("main.rs"), folder.join("main".to_owned() + EXE_SUFFIX));
    fs::write(&source, as_compiled(program)).unwrap();
    for edition in editions(compiler) {
        let mut rustc = Command::new(compiler);
        rustc.args(["--edition", edition, "-D", "warnings", "--emit", "metadata"]);
        rustc.arg(&source).arg("--out-dir").arg(folder).assert().success().stderr("");
    }
    // Without an edition, as Hydro and DOMjudge call it.
    Command::new(compiler).arg("-O").arg(&source).arg("-o").arg(&binary).assert().success();
    for (input, expected) in cases(program) {
        let mut submission = Command::new(&binary);
        let answer = submission.pipe_stdin(input).unwrap().timeout(LIMIT).assert();
        answer.success().stdout(expected);
    }
}

#[test]
fn every_submission_compiles_without_a_warning_and_answers_the_testdata() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
    thread::scope(|scope| {
        for (number, compiler) in compilers().into_iter().enumerate() {
            scope.spawn(move || {
                for program in programs() {
                    check(program, &compiler, &folder.join(format!("{program}-{number}")));
                }
            });
        }
    });
}

#[test]
fn every_submission_keeps_the_limits_and_opens_with_its_problem() {
    for program in programs() {
        let text = submission(program);
        assert!(text.len() <= LARGEST_SOURCE, "{program} has {} bytes", text.len());
        assert!(text.is_ascii(), "{program} has characters that some judges refuse");
        assert!(!text.contains(ROOT), "{program} names this machine's folders");
        // Modules name each other by `super`, and have their tests in tests/.
        for word in ["crate::", "#[cfg(test)]", "unsafe "] {
            assert!(!text.contains(word), "{program} or a module that it uses contains {word:?}");
        }
        let (head, _) = text.split_once("\n\n").unwrap();
        for part in [&format!("# {program}: "), "<https://", "- Input: ", "- Output: ", "- Cost: "]
        {
            assert!(head.contains(part), "{program}.rs does not say {part:?} at its top");
        }
        if program.starts_with("leetcode") {
            let number = program.trim_start_matches("leetcode");
            let first = format!("// @lc app=leetcode id={number} lang=rust\n");
            assert!(text.starts_with(&first), "{program}.rs does not open with {first:?}");
            let marks = text.lines().filter(|line| line.contains("@lc ")).skip(1);
            assert!(marks.eq(["// @lc code=start", "// @lc code=end"]), "in {program}.rs");
            assert!(!text.contains("fn main") && !text.contains("struct Solution;"));
        }
    }
}

#[test]
fn a_program_is_named_by_its_name_or_its_file() {
    for name in ["hdu2553.rs", "./hdu2553", "src/bin/hdu2553.rs"] {
        run(&[name]).success().stdout(submission("hdu2553"));
    }
    run(&[]).success().stdout(list()).stderr("");
    for name in ["hdu", ""] {
        let message =
            format!("there is no program {name:?}; `nqueens submission` lists the programs");
        run(&[name]).code(2).stdout("").stderr(format!("nqueens: {message}\n"));
    }
}
