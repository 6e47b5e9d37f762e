//! Runs the programs on their test cases.

mod common;

use common::process::command;
use common::programs::{cases, path, programs};

#[test]
fn programs_answer_their_test_cases() {
    for program in programs() {
        for (input, expected) in [cases(program), cases(&format!("{program}/beyond"))].concat() {
            let answer = command(path(program)).pipe_stdin(&input).unwrap().assert();
            let answer = answer.append_context("input", input.display().to_string());
            answer.success().stderr("").stdout(expected);
        }
    }
}
