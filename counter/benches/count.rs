//! Times counting, for n = 12 and up, and prints a table of medians in ms: the tutorials'
//! recursion, the engine with each kernel on one thread, and commands.
//!
//! `cargo bench --bench count` goes up to n = 18 and takes three minutes; `-- 20` goes up to 20. Further
//! arguments, `NAME=COMMAND`, add counters that `sh` runs with n in place of `{n}`. A command prints the
//! count last, or nothing if it does not support that n.

use nqueens::bitmask::{completions, empty_board};
use nqueens::table::COUNTS;
use nqueens_counter::{units, Kernel};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, iter};

/// A counter runs nine times, but only once if it took longer than this for n - 1.
const REPEAT_LIMIT: Duration = Duration::from_millis(500);
/// A counter that takes longer than this is left out from the next n on, except the fastest kernel and
/// commands.
const TIME_LIMIT: Duration = Duration::from_secs(20);

/// A function that counts the solutions for n queens, or returns `None` if it does not support that n.
type Count = Box<dyn Fn(u32) -> Option<u64>>;

struct Counter {
    limit: Duration,
    count: Count,
    /// Its row of the table so far, and the last median in it.
    row: String,
    last: Duration,
}

fn counter(name: &str, limit: Duration, count: Count) -> Counter {
    Counter { limit, count, row: format!("| {name} |"), last: Duration::ZERO }
}

fn command(argument: &str) -> Counter {
    let (name, command) = argument.split_once('=').expect("NAME=COMMAND");
    let command = command.to_owned();
    let count = move |n: u32| {
        let command = command.replace("{n}", &n.to_string());
        let output = Command::new("sh").args(["-c", &command]).stderr(Stdio::inherit()).output();
        let output = output.expect("sh runs");
        let text = String::from_utf8(output.stdout).expect("the output is text");
        text.split_whitespace().last().map(|count| count.parse().expect("a count"))
    };
    counter(name, Duration::MAX, Box::new(count))
}

fn main() {
    let mut arguments = env::args().skip(1).filter(|argument| argument != "--bench");
    let largest = arguments.next().map_or(18, |n| n.parse().expect("the largest n"));
    let recursion = |n| Some(completions(&empty_board(n)));
    let mut counters = vec![counter("the tutorials' recursion", TIME_LIMIT, Box::new(recursion))];
    for (i, kernel) in Kernel::available().into_iter().enumerate().rev() {
        let limit = if i == 0 { Duration::MAX } else { TIME_LIMIT };
        let count =
            move |n| Some(units(n).into_iter().map(|unit| unit.count(kernel).unwrap()).sum());
        counters.push(counter(kernel.name, limit, Box::new(count)));
    }
    counters.extend(arguments.map(|argument| command(&argument)));

    println!("| n | {} |", (12..=largest).map(|n| n.to_string()).collect::<Vec<_>>().join(" | "));
    println!("|---|{}", "--:|".repeat((12..=largest).count()));
    for n in 12..=largest {
        eprintln!("timing: n = {n}");
        let mut times = vec![vec![]; counters.len()];
        for run in 0..9 {
            for (Counter { limit, count, row, last }, times) in iter::zip(&counters, &mut times) {
                if *last > *limit || run > 0 && *last > REPEAT_LIMIT {
                    continue;
                }
                let start = Instant::now();
                if let Some(counted) = count(n) {
                    times.push(start.elapsed());
                    assert_eq!(counted, COUNTS[n as usize], "{row} n = {n}");
                }
            }
        }
        for (Counter { row, last, .. }, mut times) in iter::zip(&mut counters, times) {
            times.sort();
            let median = times.get(times.len() / 2);
            let ms = |median: &Duration| format!("{:.1}", 1000.0 * median.as_secs_f64());
            *row += &format!(" {} |", median.map_or("-".to_owned(), ms));
            *last = *median.unwrap_or(last);
        }
    }
    for Counter { row, .. } in counters {
        println!("{row}");
    }
}
