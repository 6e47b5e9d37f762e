//! How long it takes to count: the tutorials' recursion, the count by colour as it is submitted, and
//! the engine with each kernel on one thread and with the best on all cores. Prints a table of medians
//! and, as long as it takes part, of ratios to the tutorials' recursion in the same run.
//!
//! `cargo bench --bench count` counts n = 12 to 18, which takes two minutes; `-- 20` goes on to 20. What
//! took more than five seconds is left out from then on.

use nqueens::bitmask::{completions, empty_board, Attacked};
use nqueens::counting;
use nqueens::engine::{Engine, Kernel};
use nqueens::table::COUNTS;
use std::time::Instant;
use std::{env, process, thread};

/// A name for the table, and what counts.
type Counter = (String, Box<dyn Fn(u32) -> u64>);

fn counters() -> Vec<Counter> {
    let on = |kernel, threads| {
        let engine = Engine { kernel, threads: Some(threads), ..Engine::default() };
        Box::new(move |n| engine.count(n).expect("memory"))
    };
    let recursion = |n| completions(&empty_board(n), Attacked::default());
    let mut counters: Vec<Counter> = vec![
        ("the tutorials' recursion".to_owned(), Box::new(recursion)),
        ("as submitted".to_owned(), Box::new(|n| counting::count(n) as u64)),
    ];
    let kernels = Kernel::available();
    for kernel in kernels.iter().rev() {
        counters.push((kernel.name.to_owned(), on(*kernel, 1)));
    }
    let cores = thread::available_parallelism().map_or(1, usize::from);
    counters.push((format!("{}, all cores", kernels[0].name), on(kernels[0], cores)));
    counters
}

/// What a command prints, without the line end.
fn output(command: &str, arguments: &[&str]) -> String {
    let output = process::Command::new(command).args(arguments).output();
    output.map_or_else(
        |error| error.to_string(),
        |output| String::from_utf8_lossy(&output.stdout).trim().to_owned(),
    )
}

fn main() {
    let largest = env::args().skip(1).find_map(|argument| argument.parse().ok()).unwrap_or(18);
    let processor =
        output("sh", &["-c", "sed -n 's/^model name.*: //p' /proc/cpuinfo | head -n 1"]);
    println!("{processor}, {}, `cargo bench --bench count`:", output("rustc", &["--version"]));
    println!(
        "medians in ms, and how many times as fast as the tutorials' recursion in the same run.\n"
    );
    let counters = counters();
    let names: Vec<&str> = counters.iter().map(|(name, _)| name.as_str()).collect();
    println!("| n | {} |", names.join(" | "));
    println!("|--:|{}", "--:|".repeat(names.len()));
    let mut last = vec![0.0; counters.len()];
    for n in 12..=largest {
        let runs = if n < 15 { 9 } else { 3 };
        let mut times = vec![Vec::new(); counters.len()];
        for _ in 0..runs {
            for (((name, count), times), last) in counters.iter().zip(&mut times).zip(&last) {
                if *last > 5000.0 {
                    continue;
                }
                let begun = Instant::now();
                let counted = count(n);
                times.push(begun.elapsed().as_secs_f64() * 1000.0);
                assert_eq!(counted, COUNTS[n as usize], "{name}, n = {n}");
            }
        }
        let median = |times: &mut Vec<f64>| {
            times.sort_by(f64::total_cmp);
            times.get(runs / 2).copied().unwrap_or(f64::INFINITY)
        };
        last = times.iter_mut().map(median).collect();
        let cell = |median: &f64| match last[0] / median {
            _ if median.is_infinite() => " - |".to_owned(),
            ratio if ratio.is_infinite() => format!(" {median:.2} |"),
            ratio => format!(" {median:.2} ({ratio:.1}x) |"),
        };
        println!("| {n} |{}", last.iter().map(cell).collect::<String>());
    }
}
