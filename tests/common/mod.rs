//! What the tests share: programs, testdata, and running a program in memory or as a process.

#![allow(dead_code)] // Each test uses a part.

use assert_cmd::assert::Assert;
use assert_cmd::Command;
use nqueens::error::Error;
use nqueens::pipe::Pipe;
use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{self, Child, ChildStdin, ChildStdout, ExitStatus, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Arc, LazyLock, Mutex};
use std::thread;
use std::time::Duration;

pub mod reading;

/// The pages that tests in memory need.
#[path = "../../src/bin"]
pub mod bin {
    pub mod acwing843;
    pub mod aoj_alds1_13_a;
    pub mod cses1624;
    pub mod hdu2553;
    pub mod kattis8queens;
    pub mod leetcode51;
    pub mod leetcode52;
    pub mod luogu1219;
    pub mod nowcoder39;
    pub mod permutations;
}

pub const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// What `nqueens submission` lists: two lines for each program.
pub static LIST: LazyLock<String> = LazyLock::new(|| {
    let output = command("nqueens").arg("submission").assert().success().stderr("");
    String::from_utf8(output.get_output().stdout.clone()).unwrap()
});

/// The programs for judges.
pub fn programs() -> impl Iterator<Item = &'static str> {
    LIST.lines().filter_map(|line| line.split_once(": ")).map(|(program, _)| program)
}

/// A row of `testdata/judges.tsv`.
pub struct Judge {
    pub program: String,
    pub rust: String,
    pub options: String,
    /// When this was known to be so.
    pub month: String,
}

pub fn judges() -> Vec<Judge> {
    let table = fs::read_to_string(Path::new(ROOT).join("testdata/judges.tsv")).unwrap();
    let rows = table.lines().filter(|line| !line.starts_with('#'));
    let judge = |row: &str| {
        let columns: Vec<String> = row.split('\t').map(str::to_owned).collect();
        let [program, rust, options, month, _] = columns.try_into().expect("five columns");
        Judge { program, rust, options, month }
    };
    rows.map(judge).collect()
}

/// Where Cargo has put a program.
pub fn path(program: &str) -> PathBuf {
    Path::new(env!("CARGO_BIN_EXE_hdu2553")).with_file_name(program.to_owned() + EXE_SUFFIX)
}

/// What is in a folder of the project.
pub fn entries(folder: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(Path::new(ROOT).join(folder));
    let entries = entries.unwrap_or_else(|error| panic!("{folder}: {error}"));
    entries.map(|entry| entry.unwrap().path()).collect()
}

/// An input, and what has to be answered.
pub type Case = (PathBuf, Vec<u8>);

fn cases_in(folder: &str) -> Vec<Case> {
    let mut inputs = entries(folder);
    inputs.retain(|path| path.extension().is_some_and(|extension| extension == "in"));
    inputs.sort();
    let answer = |input: &PathBuf| {
        let expected = fs::read(input.with_extension("out"));
        expected.unwrap_or_else(|_| panic!("{} has no .out", input.display()))
    };
    inputs.iter().map(|input| (input.clone(), answer(input))).collect()
}

/// A program's cases that the judge's statement allows.
pub fn judged(program: &str) -> Vec<Case> {
    cases_in(&format!("testdata/{program}"))
}

/// A program's cases that only this program takes.
pub fn beyond(program: &str) -> Vec<Case> {
    cases_in(&format!("testdata/{program}/beyond"))
}

/// All cases of a program.
pub fn cases(program: &str) -> Vec<Case> {
    [judged(program), beyond(program)].concat()
}

pub type Solve = fn(&mut Pipe) -> Result<(), Error>;

/// The programs that read integers up to the end, in memory.
pub const INTEGERS: [(&str, Solve); 7] = [
    ("acwing843", bin::acwing843::solve),
    ("hdu2553", bin::hdu2553::solve),
    ("leetcode51", bin::leetcode51::solve),
    ("leetcode52", bin::leetcode52::solve),
    ("luogu1219", bin::luogu1219::solve),
    ("nowcoder39", bin::nowcoder39::solve),
    ("permutations", bin::permutations::solve),
];

/// What a program makes of its input: its output, and the fault that ended it.
pub fn output(solve: Solve, input: &(impl ToString + ?Sized)) -> (String, Result<(), String>) {
    let (input, mut output) = (input.to_string(), Vec::new());
    let mut reader = input.as_bytes();
    let mut pipe = Pipe::new(&mut reader, &mut output);
    let outcome = solve(&mut pipe);
    pipe.flush().unwrap();
    (String::from_utf8(output).unwrap(), outcome.map_err(|error| error.to_string()))
}

/// Its output, where no fault is expected.
pub fn answers(solve: Solve, input: &(impl ToString + ?Sized)) -> String {
    let (output, outcome) = output(solve, input);
    assert_eq!(outcome, Ok(()), "for {:?}", input.to_string());
    output
}

/// A question to each program and what it answers: the statement's sample. Several may follow each
/// other, so the 0 that ends the input of `hdu2553` is left out.
pub fn samples() -> Vec<(&'static str, String, String)> {
    let sample = |program| {
        let (input, answer) = judged(program).swap_remove(0);
        let question = fs::read_to_string(input).unwrap();
        let end = if program == "hdu2553" { "0\n" } else { "" };
        let question = question.strip_suffix(end).unwrap().to_owned();
        (program, question, String::from_utf8(answer).unwrap())
    };
    programs().map(sample).collect()
}

/// Every process that a test starts ends after this time: one that hangs must fail, not stay.
pub const LIMIT: Duration = Duration::from_secs(60);

/// A command to start a program with.
pub fn command(program: &str) -> Command {
    let mut command = Command::new(path(program));
    command.timeout(LIMIT);
    command
}

/// Runs a program.
pub fn answer(program: &str, input: impl Into<Vec<u8>>) -> Assert {
    command(program).write_stdin(input).assert()
}

/// A running program, with pipes to it and from it.
pub struct Running {
    child: Arc<Mutex<Child>>,
    pub stdin: Option<ChildStdin>,
    pub stdout: Option<ChildStdout>,
    _alive: Sender<()>,
}

impl Running {
    pub fn start(program: &str) -> Self {
        Self::start_with(&mut process::Command::new(path(program)))
    }

    pub fn start_with(command: &mut process::Command) -> Self {
        Self::start_to(command, Stdio::piped())
    }

    pub fn start_to(command: &mut process::Command, stdout: Stdio) -> Self {
        command.stdin(Stdio::piped()).stdout(stdout).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap_or_else(|error| panic!("{command:?}: {error}"));
        let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
        let child = Arc::new(Mutex::new(child));
        let (alive, dropped) = mpsc::channel();
        let running = Running { child: child.clone(), stdin, stdout, _alive: alive };
        thread::spawn(move || {
            if dropped.recv_timeout(LIMIT) == Err(RecvTimeoutError::Timeout) {
                let _ = child.lock().unwrap().kill();
            }
        });
        running
    }

    pub fn id(&self) -> u32 {
        self.child.lock().unwrap().id()
    }

    pub fn write(&mut self, text: &str) {
        self.stdin.as_ref().unwrap().write_all(text.as_bytes()).unwrap();
    }

    /// The next so many bytes of the output.
    pub fn read(&mut self, length: usize) -> Vec<u8> {
        let mut bytes = vec![0; length];
        self.stdout.as_mut().unwrap().read_exact(&mut bytes).unwrap();
        bytes
    }

    /// Waits until it has ended, without closing a pipe; what it has written to stderr.
    pub fn wait(&mut self) -> (ExitStatus, String) {
        loop {
            let mut child = self.child.lock().unwrap();
            if let Some(status) = child.try_wait().unwrap() {
                let mut errors = String::new();
                child.stderr.as_mut().unwrap().read_to_string(&mut errors).unwrap();
                return (status, errors);
            }
            drop(child);
            thread::sleep(Duration::from_millis(1));
        }
    }

    /// Waits until it has ended well and in silence.
    pub fn wait_for_success(&mut self, program: &str) {
        let (status, errors) = self.wait();
        assert!(status.success() && errors.is_empty(), "{program}: {status} {errors}");
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.lock().unwrap().kill();
    }
}
