//! The kernels against a search that places one queen after the other and looks at all before it.

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

/// All kernels find what the oracle finds.
pub fn matches_oracle(rows: &[Row]) {
    let expected = oracle(rows, &mut vec![]);
    for kernel in Kernel::available() {
        assert_eq!(kernel.completions(rows), expected, "{kernel:?}, {rows:?}");
    }
}
