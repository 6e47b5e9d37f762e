//! How long it takes to count, n = 12 and up: the tutorials' recursion, the count by colour as it is
//! submitted, the engine with each kernel on one thread and on two, and any commands. Prints a table of
//! medians.
//!
//! `cargo bench --bench count` goes to n = 18, which takes three minutes. `-- 20` goes on to 20, and what
//! follows, `NAME=COMMAND`, is run by `sh` with n in place of `{n}`: it prints the count last, or
//! nothing if it cannot count that n.

use nqueens::bitmask::{completions, Attacked};
use nqueens::counting;
use nqueens::engine::{Engine, Kernel};
use nqueens::listing::empty_board;
use nqueens::table::COUNTS;
use std::time::Instant;
use std::{env, process};

/// A name for the table, and what counts, if it can count n queens.
type Counter = (String, Box<dyn Fn(u32) -> Option<u64>>);

/// What took more milliseconds is left out from then on.
const PATIENCE: f64 = 20_000.0;

/// What a command prints, without the line end.
fn output(command: &str) -> String {
    let output = process::Command::new("sh").args(["-c", command]).output();
    String::from_utf8_lossy(&output.expect("there is sh").stdout).trim().to_owned()
}

fn counters(commands: impl Iterator<Item = String>) -> Vec<Counter> {
    let recursion = |n| Some(completions(&empty_board(n), Attacked::default()));
    let mut counters: Vec<Counter> = vec![
        ("the tutorials' recursion".to_owned(), Box::new(recursion)),
        ("as submitted".to_owned(), Box::new(|n| Some(counting::count(n) as u64))),
    ];
    for kernel in Kernel::available().into_iter().rev() {
        for (threads, note) in [(1, ""), (2, ", two threads")] {
            let engine = Engine { kernel, threads: Some(threads), ..Engine::default() };
            let count = move |n| engine.count(n);
            counters.push((format!("{}{note}", kernel.name), Box::new(count)));
        }
    }
    for argument in commands {
        let (name, command) = argument.split_once('=').expect("NAME=COMMAND");
        let command = command.to_owned();
        let count = move |n: u32| {
            let output = output(&command.replace("{n}", &n.to_string()));
            output.split_whitespace().last().map(|count| count.parse().expect("a count"))
        };
        counters.push((name.to_owned(), Box::new(count)));
    }
    counters
}

fn main() {
    let mut arguments = env::args().skip(1).filter(|argument| argument != "--bench");
    let largest = arguments.next().map_or(18, |n| n.parse().expect("the largest n"));
    let counters = counters(arguments);
    let processor = output("sed -n 's/^model name.*: //p' /proc/cpuinfo | head -n 1");
    println!("{processor}, {}, medians in ms:\n", output("rustc --version"));
    println!("| n | {} |", (12..=largest).map(|n| n.to_string()).collect::<Vec<_>>().join(" | "));
    println!("|---|{}", "--:|".repeat(largest as usize - 11));
    let mut rows: Vec<(String, f64)> =
        counters.iter().map(|(name, _)| (format!("| {name} |"), 0.0)).collect();
    for n in 12..=largest {
        eprintln!("timing: n = {n}");
        let mut times = vec![Vec::new(); counters.len()];
        for run in 0..9 {
            for (((_, count), times), (row, last)) in counters.iter().zip(&mut times).zip(&rows) {
                if *last > PATIENCE || run > 0 && *last > 500.0 {
                    continue;
                }
                let begun = Instant::now();
                if let Some(counted) = count(n) {
                    times.push(begun.elapsed().as_secs_f64() * 1000.0);
                    assert_eq!(counted, COUNTS[n as usize], "{row} n = {n}");
                }
            }
        }
        for (times, (row, last)) in times.iter_mut().zip(&mut rows) {
            times.sort_by(f64::total_cmp);
            match times.get(times.len() / 2) {
                None => row.push_str(" - |"),
                Some(time) => {
                    *last = *time;
                    row.push_str(&format!(" {time:.*} |", if *time < 100.0 { 2 } else { 0 }));
                }
            }
        }
    }
    for (row, _) in rows {
        println!("{row}");
    }
}
