//! The engine with every kernel of this machine against a search that looks at every pair of queens.

#![no_main]

#[path = "../../tests/common/oracle.rs"]
mod oracle;

use libfuzzer_sys::fuzz_target;
use nqueens::engine::Row;
use oracle::matches_oracle;

fuzz_target!(|rows: Vec<(u16, u8)>| {
    // Few enough squares to search them all.
    let squares: u32 = rows.iter().map(|(allowed, _)| allowed.count_ones()).sum();
    if rows.len() > 16 || squares > 4 * rows.len() as u32 + 16 {
        return;
    }
    let row = |(allowed, gap)| Row { allowed, gap: 1 + u32::from(gap) % 18 };
    let rows: Vec<Row> = rows.into_iter().map(row).collect();
    matches_oracle(&rows);
});
