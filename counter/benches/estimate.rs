//! Estimates the CPU time of a count: counts random units on one thread, and prints a table (on Linux).
//!
//! `cargo bench --bench estimate -- 24 100 26 40` counts 100 units for n = 24 and 40 for n = 26. The
//! estimates are for all units, with standard errors. A count also checks itself, in 0.5 % of its time.

#![allow(clippy::cast_precision_loss)] // Numbers of units are small.

use nqueens_counter::{units, Kernel, Unit, SIZES};
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};
use std::{env, fs};

/// Returns the CPU time in seconds that this thread has used.
fn cpu_time() -> f64 {
    let times = fs::read_to_string("/proc/thread-self/schedstat").expect("Linux");
    times.split(' ').next().and_then(|ns| ns.parse::<f64>().ok()).expect("a number") / 1e9
}

/// Returns the peak memory of this process in MB.
fn peak_memory() -> u64 {
    let status = fs::read_to_string("/proc/self/status").expect("Linux");
    let kilobytes = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = kilobytes.and_then(|line| line.trim().strip_suffix(" kB")).expect("a number");
    kilobytes.parse::<u64>().expect("a number") / 1024
}

fn seconds(unit: Unit) -> f64 {
    let start = cpu_time();
    unit.count(Kernel::fastest()).expect("enough memory");
    cpu_time() - start
}

fn main() {
    let numbers = env::args().skip(1).filter(|argument| argument != "--bench");
    let mut numbers: Vec<u32> =
        numbers.map(|argument| argument.parse().expect("numbers")).collect();
    if numbers.is_empty() {
        numbers = vec![22, 100, 24, 20];
    }
    println!("| n | units | timed | median, s | longest, s | mean, s | core-hours | peak memory so far, MB |");
    println!("|--:|--:|--:|--:|--:|--:|--:|--:|");
    for pair in numbers.chunks(2) {
        let &[n, wanted] = pair else { panic!("expected N UNITS [N UNITS]...") };
        assert!(SIZES.contains(&n), "N is from 4 to 28");
        let mut sample = units(n);
        let all = sample.len() as f64;
        sample.sort_by_cached_key(|unit| {
            let mut hasher = DefaultHasher::new();
            unit.hash(&mut hasher);
            hasher.finish()
        });
        sample.truncate(wanted.max(2) as usize);
        let mut times: Vec<f64> = sample.into_iter().map(seconds).collect();
        times.sort_by(f64::total_cmp);
        let (length, longest) = (times.len() as f64, times[times.len() - 1]);
        let mean = times.iter().sum::<f64>() / length;
        let squares = times.iter().map(|time| (time - mean).powi(2)).sum::<f64>();
        let error = (squares / (length - 1.0) * (1.0 / length - 1.0 / all)).sqrt();
        let hours = [mean, error].map(|seconds| seconds * all / 3600.0);
        println!(
            "| {n} | {all} | {length} | {:.3} | {longest:.3} | {mean:.3} ± {error:.3} | {:.2} ± {:.2} | {} |",
            times[times.len() / 2],
            hours[0],
            hours[1],
            peak_memory(),
        );
    }
}
