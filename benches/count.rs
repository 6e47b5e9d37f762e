//! How long it takes to count: the tutorials' recursion, the recursion with the symmetry rule as it
//! is submitted, and the engine with each kernel on one thread and with the best on all cores. Prints
//! a table of medians, and of ratios to the tutorials' recursion in the same run.
//!
//! `cargo bench --bench count` counts n = 12 to 17, which takes four minutes; `-- 14` stops at 14.

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
        let engine = Engine { kernel, threads: Some(threads), ..Engine::new() };
        Box::new(move |n| engine.count(n))
    };
    let name = |kernel| match kernel {
        Kernel::Avx512 => "AVX-512",
        Kernel::Avx2 => "AVX2",
        Kernel::Portable => "any processor",
    };
    let recursion = |n| completions(&empty_board(n), Attacked::default());
    let mut counters: Vec<Counter> = vec![
        ("the tutorials' recursion".to_owned(), Box::new(recursion)),
        ("as submitted".to_owned(), Box::new(counting::count)),
    ];
    let kernels = Kernel::available();
    for kernel in kernels.iter().rev() {
        counters.push((name(*kernel).to_owned(), on(*kernel, 1)));
    }
    let cores = thread::available_parallelism().map_or(1, usize::from);
    counters.push((format!("{}, all cores", name(kernels[0])), on(kernels[0], cores)));
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
    let largest = env::args().skip(1).find_map(|argument| argument.parse().ok()).unwrap_or(17);
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
    for n in 12..=largest {
        // As many runs as a few seconds of the plain recursion allow, and three at least.
        let runs = if n < 15 { 9 } else { 3 };
        let mut times = vec![Vec::new(); counters.len()];
        for _ in 0..runs {
            for ((name, count), times) in counters.iter().zip(&mut times) {
                let begun = Instant::now();
                let counted = count(n);
                times.push(begun.elapsed().as_secs_f64() * 1000.0);
                assert_eq!(counted, COUNTS[n as usize], "{name}, n = {n}");
            }
        }
        let medians = times.iter_mut().map(|times| {
            times.sort_by(f64::total_cmp);
            times[runs / 2]
        });
        let medians: Vec<f64> = medians.collect();
        let cell = |median: &f64| format!(" {median:.2} ({:.1}x) |", medians[0] / median);
        println!("| {n} |{}", medians.iter().map(cell).collect::<String>());
    }
}
