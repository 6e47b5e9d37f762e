//! Every program as one file: it keeps the judges' limits, compiles without a warning in every edition,
//! alone or with the code that a judge adds, and answers the program's testdata.

mod common;

use assert_cmd::assert::Assert;
use assert_cmd::Command;
use common::{command, judged, judges, programs, LIMIT, LIST, ROOT};
use std::env::consts::EXE_EXTENSION;
use std::path::{Path, PathBuf};
use std::{fs, thread};

/// The smallest limit on a source file that a judge is known to have (SPOJ), in bytes.
const LARGEST_SOURCE: usize = 50_000;

fn run(arguments: &[&str]) -> Assert {
    command("nqueens").arg("submission").args(arguments).assert()
}

fn submission(arguments: &[&str]) -> String {
    let output = run(arguments).success().stderr("").get_output().stdout.clone();
    String::from_utf8(output).unwrap()
}

/// What a judge adds if it calls a function of the submission: a `main` that prints what the function
/// returns for each n.
fn driver(program: &str) -> Option<String> {
    let json = "format!(\"{:?}\", Solution::solve_n_queens(n)).replace(\", \", \",\")";
    let (solution, call) = match program {
        "leetcode51" => ("struct Solution;", json),
        "leetcode52" => ("struct Solution;", "Solution::total_n_queens(n)"),
        "nowcoder39" => ("", "Solution::new().Nqueen(n)"),
        _ => return None,
    };
    let main = r#"
fn main() {
    let mut input = String::new();
    std::io::Read::read_to_string(&mut std::io::stdin(), &mut input).unwrap();
    for n in input.split_whitespace() {
        let n: i32 = n.parse().unwrap();
        println!("{}", CALL);
    }
}
"#;
    Some(solution.to_owned() + &main.replace("CALL", call))
}

/// The file that the program's own judge compiles.
fn as_judged(program: &str) -> String {
    submission(&[program]) + &driver(program).unwrap_or_default()
}

/// Compiles a file with these arguments. The compiler prints nothing. Returns the binary.
fn compile(rustc: &[&str], name: &str, file: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let (source, binary) = (path.with_extension("rs"), path.with_extension(EXE_EXTENSION));
    fs::write(&source, file).unwrap();
    let mut command = Command::new(rustc[0]);
    command.args(&rustc[1..]).arg(source).arg("-o").arg(&binary);
    command.assert().success().stdout("").stderr("");
    binary
}

fn answers_testdata(program: &str, binary: &Path) {
    for (input, expected) in judged(program) {
        let mut submission = Command::new(binary);
        let answer = submission.pipe_stdin(input).unwrap().timeout(LIMIT).assert();
        answer.success().stdout(expected);
    }
}

#[test]
fn every_submission_compiles_without_a_warning_and_answers_the_testdata() {
    thread::scope(|scope| {
        for program in programs() {
            scope.spawn(move || {
                let mut files = vec![as_judged(program)];
                if let Some(driver) = driver(program) {
                    files.push(driver + &submission(&[program]));
                    files.push(submission(&["--whole", program]));
                }
                for (number, file) in files.iter().enumerate() {
                    let name = format!("{program}-{number}");
                    for edition in ["2015", "2018", "2021", "2024"] {
                        let options =
                            ["--edition", edition, "-D", "warnings", "--emit", "metadata"];
                        compile(&[&["rustc"], &options[..]].concat(), &name, file);
                    }
                    answers_testdata(program, &compile(&["rustc", "-O"], &name, file));
                }
            });
        }
    });
}

/// A version of Rust that is not installed is left out; `.ci/run` installs them and says what is missing.
#[test]
#[ignore = "needs old versions of Rust"]
fn every_submission_compiles_as_its_judge_compiles_it() {
    thread::scope(|scope| {
        for (row, judge) in judges().into_iter().enumerate() {
            scope.spawn(move || {
                let rustc = ["run", &judge.rust, "rustc"];
                let version = Command::new("rustup").args(rustc).arg("--version").output();
                if !version.is_ok_and(|output| output.status.success()) {
                    return;
                }
                let options = judge.options.split(' ').collect();
                let rustc = [vec!["rustup"], rustc.to_vec(), options].concat();
                if judge.program == "*" {
                    for program in programs() {
                        let file = submission(&["--whole", program]);
                        let name = format!("judge-{row}-{program}");
                        answers_testdata(program, &compile(&rustc, &name, &file));
                    }
                } else {
                    let file = as_judged(&judge.program);
                    let binary = compile(&rustc, &format!("judge-{row}"), &file);
                    answers_testdata(&judge.program, &binary);
                }
            });
        }
    });
}

#[test]
fn every_submission_keeps_the_limits_and_opens_with_its_problem() {
    for program in programs() {
        let text = submission(&[program]);
        assert!(text.len() <= LARGEST_SOURCE, "{program} has {} bytes", text.len());
        assert!(text.is_ascii(), "{program} has characters that some judges refuse");
        assert!(!text.contains(ROOT), "{program} names this machine's folders");
        // Modules name each other by `super`, and have their tests in tests/.
        for word in ["crate::", "#[cfg(test)]", "unsafe "] {
            assert!(!text.contains(word), "{program} or a module that it uses contains {word:?}");
        }
        let (head, _) = text.split_once("\n\n").unwrap();
        for part in [&format!("# {program}: "), "<https://"] {
            assert!(head.contains(part), "{program}.rs does not say {part:?} at its top");
        }
        if program.starts_with("leetcode") {
            let number = program.trim_start_matches("leetcode");
            let first = format!("// @lc app=leetcode id={number} lang=rust\n");
            assert!(text.starts_with(&first), "{program}.rs does not open with {first:?}");
            // LeetCode's clients submit the lines between these marks.
            let marks = text.lines().filter(|line| line.contains("@lc ")).skip(1);
            assert!(marks.eq(["// @lc code=start", "// @lc code=end"]), "in {program}.rs");
            assert!(text.ends_with("\n// @lc code=end\n"), "{program}.rs goes on after the mark");
        }
    }
}

#[test]
fn a_program_is_named_by_its_name_or_its_file() {
    for name in ["hdu2553.rs", "./hdu2553", "src/bin/hdu2553.rs"] {
        run(&[name]).success().stdout(submission(&["hdu2553"]));
    }
    run(&[]).success().stdout(LIST.as_str()).stderr("");
    for (name, hint) in
        [("hdu", "`nqueens submission` lists the programs"), ("hdu2552", "did you mean 'hdu2553'?")]
    {
        let message = format!("nqueens: unknown program '{name}'; {hint}\n");
        run(&[name]).code(2).stdout("").stderr(message);
    }
}
