//! The engine with every kernel of this machine against a search that looks at every pair of queens.

#![no_main]

use libfuzzer_sys::fuzz_target;
use nqueens::engine::{Kernel, Row};

/// The number of ways to complete these queens, each a row and a column, with one in each row.
fn oracle(rows: &[Row], queens: &mut Vec<(u32, u32)>) -> u64 {
    let Some(Row { allowed, gap }) = rows.get(queens.len()) else {
        return 1;
    };
    let row = queens.last().map_or(0, |(above, _)| above + gap);
    let mut count = 0;
    for column in (0..16).filter(|column| allowed >> column & 1 == 1) {
        let attacks =
            |&(above, other): &(u32, u32)| other == column || other.abs_diff(column) == row - above;
        if !queens.iter().any(attacks) {
            queens.push((row, column));
            count += oracle(rows, queens);
            queens.pop();
        }
    }
    count
}

fuzz_target!(|rows: Vec<(u16, u8)>| {
    // Few enough squares to search them all.
    let squares: u32 = rows.iter().map(|(allowed, _)| allowed.count_ones()).sum();
    if rows.len() > 16 || squares > 4 * rows.len() as u32 + 16 {
        return;
    }
    let row = |(allowed, gap)| Row { allowed, gap: 1 + u32::from(gap) % 18 };
    let rows: Vec<Row> = rows.into_iter().map(row).collect();
    let expected = oracle(&rows, &mut vec![]);
    for kernel in Kernel::available() {
        assert_eq!(kernel.completions(&rows), expected, "{kernel:?}");
    }
});
