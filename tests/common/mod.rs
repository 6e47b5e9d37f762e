//! What the tests share: the programs, their testdata, and running a program in memory or as a
//! process.

#![allow(dead_code)] // Each test uses a part.

use assert_cmd::assert::Assert;
use assert_cmd::Command;
use nqueens::fault::Fault;
use nqueens::pipe::Pipe;
use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{self, Child, ChildStdin, ChildStdout, ExitStatus, Stdio};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

#[path = "../../src/bin"]
pub mod bin {
    #[macro_use]
    pub mod submission;

    macro_rules! modules {
        ($($program:ident)*) => {
            $(pub mod $program;)*

            /// All programs for judges, in memory.
            pub const SOLVES: [(&str, super::Solve); submission::PROGRAMS.len()] =
                [$((stringify!($program), $program::solve)),*];
        };
    }
    with_programs!(modules);
}

#[allow(unused_imports)] // As above.
pub use bin::SOLVES;

pub const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// The programs for judges.
pub fn programs() -> impl Iterator<Item = &'static str> {
    bin::submission::PROGRAMS.iter().map(|(program, _)| *program)
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

/// The cases in a folder of testdata, in the order of their names.
fn cases_in(folder: &str) -> Vec<Case> {
    let mut inputs = entries(folder);
    inputs.retain(|path| path.extension().is_some_and(|extension| extension == "in"));
    inputs.sort();
    let answer = |input: PathBuf| {
        let expected = fs::read(input.with_extension("out"));
        let expected = expected.unwrap_or_else(|_| panic!("{} has no .out", input.display()));
        (input, expected)
    };
    inputs.into_iter().map(answer).collect()
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

pub type Solve = fn(&mut Pipe) -> Result<(), Fault>;

/// What a program makes of its input: its output, and the fault that ended it.
pub fn output(solve: Solve, mut input: impl Read) -> (String, Result<(), String>) {
    let mut output = Vec::new();
    let mut pipe = Pipe::new(&mut input, &mut output);
    let outcome = solve(&mut pipe);
    pipe.flush().unwrap();
    (String::from_utf8(output).unwrap(), outcome.map_err(|Fault(_, message)| message))
}

/// Its output, where no fault is expected.
pub fn answers(solve: Solve, input: &(impl ToString + ?Sized)) -> String {
    let input = input.to_string();
    let (output, outcome) = output(solve, input.as_bytes());
    assert_eq!(outcome, Ok(()), "for {input:?}");
    output
}

/// The programs that read integers up to the end, and what they answer to 4.
pub const INTEGERS: [(&str, &str); 7] = [
    ("acwing843", ".Q..\n...Q\nQ...\n..Q.\n\n..Q.\nQ...\n...Q\n.Q..\n\n"),
    ("hdu2553", "2\n"),
    (
        "leetcode51",
        "[[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"],[\"..Q.\",\"Q...\",\"...Q\",\".Q..\"]]\n",
    ),
    ("leetcode52", "2\n"),
    ("luogu1219", "2 4 1 3\n3 1 4 2\n2\n"),
    ("nowcoder39", "2\n"),
    ("permutations", "[2 4 1 3 ][3 1 4 2 ]\n"),
];

/// The statement's sample of each program: an input and what it answers.
pub fn samples() -> Vec<(&'static str, String, String)> {
    let text = |bytes| String::from_utf8(bytes).unwrap();
    let sample = |program| {
        let (input, output) =
            cases(program).into_iter().find(|(input, _)| input.ends_with("01-sample.in")).unwrap();
        (program, text(std::fs::read(input).unwrap()), text(output))
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
}

impl Running {
    pub fn start(program: &str) -> Self {
        Self::start_with(process::Command::new(path(program)).stdout(Stdio::piped()))
    }

    pub fn start_with(command: &mut process::Command) -> Self {
        command.stdin(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let (stdin, stdout) = (child.stdin.take(), child.stdout.take());
        let running = Running { child: Arc::new(Mutex::new(child)), stdin, stdout };
        let child = running.child.clone();
        thread::spawn(move || {
            thread::sleep(LIMIT);
            let _ = child.lock().unwrap().kill();
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

    pub fn kill(&mut self) {
        self.child.lock().unwrap().kill().unwrap();
        self.wait();
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
}
