//! Times counting, for n = 12 and up, and prints a table of medians: the tutorials' recursion, the count as
//! submitted to judges, the engine with each kernel on one thread and with the fastest on two, and commands.
//!
//! `cargo bench --bench count` goes up to n = 18 and takes three minutes; `-- 20` goes up to 20. Further
//! arguments, `NAME=COMMAND`, add counters that `sh` runs with n in place of `{n}`. A command prints the
//! count last, or nothing if it does not support that n.

use nqueens::bitmask::{completions, empty_board, Attacked};
use nqueens::counting;
use nqueens::engine::{Engine, Kernel};
use nqueens::table::COUNTS;
use std::process::Command;
use std::time::{Duration, Instant};
use std::{env, iter};

/// A counter runs nine times, or once if it took longer than this for n - 1.
const REPEAT_LIMIT: Duration = Duration::from_millis(500);

/// A counter that takes longer than this is left out from the next n on.
const TIME_LIMIT: Duration = Duration::from_secs(20);

struct Counter {
    name: String,
    /// Counts the solutions for n queens, if it supports that n.
    count: Box<dyn Fn(u32) -> Option<u64>>,
    /// The medians so far.
    medians: Vec<Option<Duration>>,
}

impl Counter {
    fn new(name: &str, count: impl Fn(u32) -> Option<u64> + 'static) -> Self {
        Counter { name: name.to_owned(), count: Box::new(count), medians: vec![] }
    }

    fn command(argument: &str) -> Self {
        let (name, command) = argument.split_once('=').expect("NAME=COMMAND");
        let command = command.to_owned();
        Counter::new(name, move |n| {
            let command = command.replace("{n}", &n.to_string());
            let output = Command::new("sh").args(["-c", &command]).output().expect("sh runs");
            let text = String::from_utf8(output.stdout).expect("the output is text");
            text.split_whitespace().last().map(|count| count.parse().expect("a count"))
        })
    }
}

fn main() {
    let mut arguments = env::args().skip(1).filter(|argument| argument != "--bench");
    let largest = arguments.next().map_or(18, |n| n.parse().expect("the largest n"));
    let mut counters = vec![
        Counter::new("the tutorials' recursion", |n| {
            Some(completions(&empty_board(n), Attacked::default()))
        }),
        Counter::new("as submitted", |n| Some(counting::count(n) as u64)),
    ];
    let kernels = Kernel::available();
    let on_one_thread = kernels.iter().rev().map(|kernel| (*kernel, 1, ""));
    for (kernel, threads, note) in on_one_thread.chain([(kernels[0], 2, ", two threads")]) {
        let engine = Engine { kernel, threads: Some(threads), ..Engine::default() };
        counters.push(Counter::new(&format!("{}{note}", kernel.name), move |n| engine.count(n)));
    }
    counters.extend(arguments.map(|argument| Counter::command(&argument)));

    for n in 12..=largest {
        eprintln!("timing: n = {n}");
        let mut times = vec![vec![]; counters.len()];
        for run in 0..9 {
            for (Counter { name, count, medians }, times) in iter::zip(&counters, &mut times) {
                let last = medians.iter().flatten().last().copied().unwrap_or_default();
                if last > TIME_LIMIT || run > 0 && last > REPEAT_LIMIT {
                    continue;
                }
                let start = Instant::now();
                if let Some(counted) = count(n) {
                    times.push(start.elapsed());
                    assert_eq!(counted, COUNTS[n as usize], "{name} n = {n}");
                }
            }
        }
        for (counter, mut times) in iter::zip(&mut counters, times) {
            times.sort();
            counter.medians.push(times.get(times.len() / 2).copied());
        }
    }
    println!("| n | {} |", (12..=largest).map(|n| n.to_string()).collect::<Vec<_>>().join(" | "));
    println!("|---|{}", "--:|".repeat(largest as usize - 11));
    for Counter { name, medians, .. } in counters {
        let cell = |median: Option<Duration>| {
            let ms = median?.as_secs_f64() * 1000.0;
            Some(format!("{ms:.*}", if ms < 100.0 { 2 } else { 0 }))
        };
        let cells = medians.into_iter().map(|median| cell(median).unwrap_or("-".to_owned()));
        println!("| {name} | {} |", cells.collect::<Vec<_>>().join(" | "));
    }
}
