//! The engine with every kernel of this machine against a search that looks at every pair of queens.

#![no_main]

use libfuzzer_sys::fuzz_target;
use nqueens::engine::{Engine, Kernel};

/// The ways to go on from these queens, one per row.
fn completions(allowed: &[u32], queens: &mut Vec<u32>) -> u64 {
    let row = queens.len();
    if row == allowed.len() {
        return 1;
    }
    let mut count = 0;
    for column in (0..32).filter(|column| allowed[row] >> column & 1 == 1) {
        let attacks = |(above, other): (usize, &u32)| {
            *other == column || other.abs_diff(column) as usize == row - above
        };
        if !queens.iter().enumerate().any(attacks) {
            queens.push(column);
            count += completions(allowed, queens);
            queens.pop();
        }
    }
    count
}

fuzz_target!(|rows: Vec<u32>| {
    // Few enough squares to search them all.
    let squares: u32 = rows.iter().map(|row| row.count_ones()).sum();
    if rows.is_empty() || rows.len() > 32 || squares > 3 * rows.len() as u32 + 12 {
        return;
    }
    let expected = completions(&rows, &mut vec![]);
    for kernel in Kernel::available() {
        let engine = Engine { kernel, threads: Some(1), ..Engine::new() };
        assert_eq!(engine.completions(&rows), expected, "{kernel:?}");
    }
});
