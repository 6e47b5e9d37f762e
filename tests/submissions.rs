//! Every program as one file: it stays within the judges' limits, compiles without a warning in every
//! edition, alone or with the code that a judge adds, and answers the sample.

mod common;

use assert_cmd::Command;
use common::{command, judges, programs, samples, stdout, LIMIT, ROOT};
use std::env::consts::EXE_EXTENSION;
use std::path::{Path, PathBuf};
use std::{fs, thread};

/// The maximum size of a submission in bytes: the smallest limit known (SPOJ's).
const LARGEST_SOURCE: usize = 50_000;

fn submission(arguments: &[&str]) -> String {
    stdout(command("nqueens").arg("submission").args(arguments).assert())
}

/// Returns what a judge adds if it calls a function of the submission: a `main` that prints what the
/// function returns for the n of the sample, as JSON.
fn driver(program: &str) -> Option<String> {
    let (solution, call) = match program {
        "leetcode51" => ("struct Solution;", "Solution::solve_n_queens(n)"),
        "leetcode52" => ("struct Solution;", "Solution::total_n_queens(n)"),
        "nowcoder39" => ("", "Solution::new().Nqueen(n)"),
        _ => return None,
    };
    let main = r#"
fn main() {
    let mut line = String::new();
    std::io::stdin().read_line(&mut line).unwrap();
    let n: i32 = line.trim().parse().unwrap();
    println!("{}", format!("{:?}", CALL).replace(", ", ","));
}
"#;
    Some(solution.to_owned() + &main.replace("CALL", call))
}

/// Returns the file that the program's own judge compiles.
fn as_judged(program: &str) -> String {
    let file = submission(&[program]) + &driver(program).unwrap_or_default();
    let mains = file.matches("\nfn main()").count();
    let hint = "if its judge calls a function, add the call to `driver` in tests/submissions.rs";
    assert_eq!(mains, 1, "expected one `main` for {program}; {hint}");
    file
}

/// Compiles a file with this command, which must print nothing. Returns the binary.
fn compile(rustc: &[&str], name: &str, file: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let (source, binary) = (path.with_extension("rs"), path.with_extension(EXE_EXTENSION));
    fs::write(&source, file).unwrap();
    let mut command = Command::new(rustc[0]);
    command.args(&rustc[1..]).arg(source).arg("-o").arg(&binary);
    command.assert().success().stdout("").stderr("");
    binary
}

fn assert_answers_sample(program: &str, binary: &Path) {
    let (_, question, answer) = samples().find(|sample| sample.0 == program).unwrap();
    let submission = Command::new(binary).write_stdin(question).timeout(LIMIT).assert();
    submission.success().stdout(answer);
}

#[test]
fn submissions_compile_without_a_warning_and_answer_the_sample() {
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
                        let rustc =
                            ["rustc", "--emit=metadata", "-Dwarnings", "--edition", edition];
                        compile(&rustc, &name, file);
                    }
                    let binary = compile(&["rustc", "-O"], &name, file);
                    assert_answers_sample(program, &binary);
                    if number + 1 == files.len() {
                        let help = stdout(Command::new(&binary).arg("--help").assert());
                        assert!(help.starts_with(&format!("{program}: ")), "{help}");
                    }
                }
            });
        }
    });
}

/// Skips versions of Rust that are not installed; `.ci/run` installs them and names those it cannot.
#[test]
#[ignore = "needs old versions of Rust"]
fn submissions_compile_as_their_judges_compile_them() {
    thread::scope(|scope| {
        for (row, [judged, rust, options, ..]) in judges().into_iter().enumerate() {
            scope.spawn(move || {
                let rustc = ["run", &rust, "rustc"];
                let version = Command::new("rustup").args(rustc).arg("--version").output();
                if !version.is_ok_and(|output| output.status.success()) {
                    return;
                }
                let rustc = [vec!["rustup"], rustc.to_vec(), options.split(' ').collect()].concat();
                for program in programs().filter(|program| judged == "*" || judged == *program) {
                    let file = match &judged[..] {
                        "*" => submission(&["--whole", program]),
                        _ => as_judged(program),
                    };
                    let binary = compile(&rustc, &format!("judge-{row}-{program}"), &file);
                    assert_answers_sample(program, &binary);
                }
            });
        }
    });
}

#[test]
fn submissions_stay_within_the_judges_limits() {
    for program in programs() {
        let text = submission(&[program]);
        assert!(text.len() <= LARGEST_SOURCE, "{program} has {} bytes", text.len());
        let other = text.chars().find(|character| !character.is_ascii());
        assert_eq!(other, None, "{program}: some judges accept ASCII only");
        // Modules name each other by `super`, and have their tests in tests/.
        for part in ["crate::", "#[cfg(test)]", "unsafe ", ROOT] {
            assert!(!text.contains(part), "{program} or a module that it uses contains {part:?}");
        }
        let title = format!("# {program}: ");
        let head = text.lines().take_while(|line| !line.is_empty());
        assert!(head.clone().any(|line| line.contains(&title)), "{program}: {head:?}");
        if let Some(number) = program.strip_prefix("leetcode") {
            // LeetCode's clients submit the lines between the last two marks.
            let marks: Vec<_> = text.lines().filter(|line| line.contains("@lc ")).collect();
            let first = format!("// @lc app=leetcode id={number} lang=rust");
            assert_eq!(marks, [&first, "// @lc code=start", "// @lc code=end"], "{program}");
            let ends = [text.lines().next(), text.lines().last()];
            assert_eq!(ends, [Some(marks[0]), Some(marks[2])], "{program}: a mark at either end");
        }
    }
}
