//! What the tests share: the programs, their test cases, and ways to run a program.

#![allow(dead_code)] // Each test file uses only part of this.

use assert_cmd::assert::Assert;
use assert_cmd::Command;
use nqueens::error::Error;
use nqueens::pipe::Pipe;
use nqueens::process::help;
use std::env::consts::EXE_SUFFIX;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{self, Child, Stdio};
use std::sync::{mpsc, LazyLock};
use std::{fs, thread, time::Duration};

pub mod reading;

/// The pages that the tests run in memory.
#[path = "../../src/bin"]
pub mod bin {
    pub mod acwing843;
    pub mod aoj_alds1_13_a;
    pub mod hdu2553;
    pub mod leetcode51;
    pub mod leetcode52;
    pub mod luogu1219;
    pub mod nowcoder39;
    pub mod permutations;
}

pub const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// Returns the text of a file of the project.
pub fn read(file: &str) -> String {
    let text = fs::read_to_string(Path::new(ROOT).join(file));
    text.unwrap_or_else(|error| panic!("cannot read {file}: {error}"))
}

/// Returns the names of the files and folders in a folder of the project, sorted.
pub fn entries(folder: &str) -> Vec<String> {
    let entries = fs::read_dir(Path::new(ROOT).join(folder));
    let entries = entries.unwrap_or_else(|error| panic!("cannot read {folder}/: {error}"));
    let mut names: Vec<_> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// The programs for judges: the pages in `src/bin`.
pub fn programs() -> impl Iterator<Item = &'static str> {
    static FILES: LazyLock<Vec<String>> = LazyLock::new(|| entries("src/bin"));
    FILES.iter().filter_map(|file| file.strip_suffix(".rs"))
}

/// Returns the comment at the top of a page.
pub fn header(program: &str) -> String {
    help(&read(&format!("src/bin/{program}.rs")))
}

/// Returns the rows of `testdata/judges.tsv`: program, version of Rust, options, date and source.
pub fn judges() -> Vec<[String; 5]> {
    let row = |row: &str| {
        let columns: Vec<String> = row.split('\t').map(str::to_owned).collect();
        columns.try_into().unwrap_or_else(|columns| {
            panic!("testdata/judges.tsv: expected 5 columns separated by tabs, found {columns:?}")
        })
    };
    read("testdata/judges.tsv").lines().filter(|line| !line.starts_with('#')).map(row).collect()
}

/// Returns the test cases in a folder of `testdata`: the input's path and the expected output.
pub fn cases(folder: &str) -> Vec<(PathBuf, String)> {
    let folder = format!("testdata/{folder}");
    let case = |name: &String| {
        let case = name.strip_suffix(".in")?;
        Some((Path::new(ROOT).join(&folder).join(name), read(&format!("{folder}/{case}.out"))))
    };
    entries(&folder).iter().filter_map(case).collect()
}

/// Returns each program with its statement's sample: a question and its answer. Questions may be
/// repeated, so the sample of `hdu2553` lacks the 0 that ends the input.
pub fn samples() -> impl Iterator<Item = (&'static str, String, String)> {
    programs().map(|program| {
        let [input, output] =
            ["in", "out"].map(|kind| read(&format!("testdata/{program}/01-sample.{kind}")));
        let end = if program == "hdu2553" { "0\n" } else { "" };
        (program, input.strip_suffix(end).unwrap().to_owned(), output)
    })
}

pub type Solve = fn(&mut Pipe) -> Result<(), Error>;

/// The programs that only read integers n.
pub const INTEGERS: [(&str, Solve); 7] = [
    ("acwing843", bin::acwing843::solve),
    ("hdu2553", bin::hdu2553::solve),
    ("leetcode51", bin::leetcode51::solve),
    ("leetcode52", bin::leetcode52::solve),
    ("luogu1219", bin::luogu1219::solve),
    ("nowcoder39", bin::nowcoder39::solve),
    ("permutations", bin::permutations::solve),
];

/// Runs a program in memory. Returns its output, and the message of the error that ended it.
pub fn output(solve: Solve, input: &str) -> (String, Result<(), String>) {
    let (mut reader, mut output) = (input.as_bytes(), Vec::new());
    let mut pipe = Pipe::new(&mut reader, &mut output);
    let outcome = solve(&mut pipe);
    pipe.flush().unwrap();
    (String::from_utf8(output).unwrap(), outcome.map_err(|error| error.to_string()))
}

/// Returns the output for a valid input.
pub fn answers(solve: Solve, input: &str) -> String {
    let (output, outcome) = output(solve, input);
    assert_eq!(outcome, Ok(()), "{input:?}");
    output
}

/// The time after which a process is killed, so that a program that hangs fails its test.
pub const LIMIT: Duration = Duration::from_secs(60);

/// Returns the path of a program that Cargo has built.
pub fn path(program: &str) -> PathBuf {
    Path::new(env!("CARGO_BIN_EXE_hdu2553")).with_file_name(program.to_owned() + EXE_SUFFIX)
}

pub fn command(program: &str) -> Command {
    let mut command = Command::new(path(program));
    command.timeout(LIMIT);
    command
}

/// Asserts that a program succeeded and wrote nothing to stderr. Returns its output.
pub fn stdout(answer: Assert) -> String {
    String::from_utf8(answer.success().stderr("").get_output().stdout.clone()).unwrap()
}

/// Asserts that a program failed with one line on stderr, which starts and ends as given.
pub fn assert_error(answer: Assert, start: &str, end: &str) {
    let error = String::from_utf8(answer.code(1).get_output().stderr.clone()).unwrap();
    let middle = error.strip_prefix(start).and_then(|rest| rest.strip_suffix(end));
    let is_line = middle.is_some_and(|middle| !middle.contains('\n'));
    assert!(is_line, "expected one line {start:?} ... {end:?}, found {error:?}");
}

/// A process with pipes as stdin, stdout and stderr, and its command line. It is killed when dropped.
pub struct Running {
    pub child: Child,
    line: String,
}

impl Running {
    pub fn start(program: &str, arguments: &[&str]) -> Self {
        let mut command = process::Command::new(path(program));
        Self::start_with(command.args(arguments), Stdio::piped())
    }

    pub fn start_with(command: &mut process::Command, stdout: Stdio) -> Self {
        command.stdin(Stdio::piped()).stdout(stdout).stderr(Stdio::piped());
        Running { child: command.spawn().unwrap(), line: format!("{command:?}") }
    }

    pub fn write(&mut self, text: &str) {
        self.child.stdin.as_ref().unwrap().write_all(text.as_bytes()).unwrap();
    }

    /// Returns the next `length` bytes of the output.
    pub fn read(&mut self, length: usize) -> Vec<u8> {
        let mut stdout = self.child.stdout.take().unwrap();
        let (stdout, bytes, outcome) = self.wait(move || {
            let mut bytes = vec![0; length];
            let outcome = stdout.read_exact(&mut bytes);
            (stdout, bytes, outcome)
        });
        assert!(outcome.is_ok(), "{}: {outcome:?}", self.line);
        self.child.stdout = Some(stdout);
        bytes
    }

    /// Waits for the end of the program without closing a pipe, and asserts that it succeeds with
    /// nothing on stderr.
    pub fn wait_for_success(&mut self) {
        let stderr = self.child.stderr.take().unwrap();
        let errors = self.wait(|| io::read_to_string(stderr).unwrap());
        let code = self.child.wait().unwrap().code();
        assert_eq!((code, &errors[..]), (Some(0), ""), "{}", self.line);
    }

    /// Calls `read` on another thread, and panics if it does not return within the limit.
    fn wait<T: Send + 'static>(&self, read: impl FnOnce() -> T + Send + 'static) -> T {
        let (sender, receiver) = mpsc::channel();
        thread::spawn(move || sender.send(read()));
        let result = receiver.recv_timeout(LIMIT);
        result.unwrap_or_else(|_| panic!("{} has hung", self.line))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill().and_then(|()| self.child.wait());
    }
}
