//! What the tests share: the programs, their testdata, and running a program in memory.

#![allow(dead_code)] // Each test uses a part.

use nqueens::io::{Fault, Pipe};
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

#[path = "../../src/bin"]
pub mod bin {
    pub mod acwing843;
    pub mod aoj_alds1_13_a;
    pub mod bundle;
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

/// The programs for judges.
pub fn programs() -> impl Iterator<Item = &'static str> {
    bin::bundle::PROGRAMS.iter().map(|(program, _)| *program)
}

/// Where Cargo has put a program.
pub fn path(program: &str) -> PathBuf {
    Path::new(env!("CARGO_BIN_EXE_hdu2553")).with_file_name(program)
}

/// What is in a folder of the project.
pub fn entries(folder: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(Path::new(ROOT).join(folder));
    let entries = entries.unwrap_or_else(|error| panic!("{folder}: {error}"));
    entries.map(|entry| entry.unwrap().path()).collect()
}

/// The inputs in a program's testdata, each with what it has to answer.
pub fn cases(program: &str) -> Vec<(PathBuf, Vec<u8>)> {
    let mut inputs = entries(&format!("testdata/{program}"));
    inputs.retain(|path| path.extension().is_some_and(|extension| extension == "in"));
    let answer = |input: PathBuf| {
        let expected = fs::read(input.with_extension("out"));
        let expected = expected.unwrap_or_else(|_| panic!("{} has no .out", input.display()));
        (input, expected)
    };
    inputs.into_iter().map(answer).collect()
}

pub type Solve = fn(&mut Pipe) -> Result<(), Fault>;

/// What a program makes of its input: its output, and the fault that ended it.
pub fn output(solve: Solve, mut input: impl Read) -> (String, Result<(), String>) {
    let mut output = Vec::new();
    let mut pipe = Pipe::new(&mut input, &mut output);
    let outcome = solve(&mut pipe);
    pipe.flush().unwrap();
    (String::from_utf8(output).unwrap(), outcome.map_err(|fault| fault.to_string()))
}

/// Its output, where no fault is expected.
pub fn answers(solve: Solve, input: &(impl ToString + ?Sized)) -> String {
    let input = input.to_string();
    let (output, outcome) = output(solve, input.as_bytes());
    assert_eq!(outcome, Ok(()), "for {input:?}");
    output
}
