// CSES 1624, Chessboard and Queens: https://cses.fi/problemset/task/1624
// How many ways are there to place 8 queens on the free squares (.) of a chessboard so that no two attack each
// other? Queens attack across reserved squares (*), too.
// Constraints: one board; 1 s, 512 MB.
// Time: O(n!); it places at most 2,056 queens.
// From nqueens 0.3.0, MIT License.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let rows: Vec<u32> = input.split_whitespace().map(mask).collect();
    println!("{}", dfs(&rows, 0, 0, 0));
}

// Returns the columns of the free squares, as a mask.
fn mask(line: &str) -> u32 {
    let mut mask = 0;
    for (column, square) in line.chars().enumerate() {
        if square == '.' {
            mask |= 1 << column;
        }
    }
    mask
}

// Queens are placed row by row. A bit of a mask stands for a column of the current row, bit c for column c:
// `cols` has the columns that the queens above attack straight down, `left_diag` and `right_diag` those that
// they attack along a diagonal.
//
//            0 1 2 3 columns   bits, column 3 first (x: attacked)
//   row 0    . Q . .                3 2 1 0
//   row 1    . . . Q
//   row 2    . x x x        cols    1 0 1 0   both queens
//                      left_diag    1 0 0 0   row 0's queen: column 1, then 2, now 3
//                     right_diag    0 1 0 0   row 1's queen: column 3, now 2
//                           free    0 0 0 1   row & !(cols | left_diag | right_diag)
//
// One row down, a diagonal is one column further: `left_diag` shifts left, to higher columns, and `right_diag`
// shifts right, to lower ones. `row`, the first of `rows`, has the free squares of the current row, all four
// in the picture.
fn dfs(rows: &[u32], cols: u32, left_diag: u32, right_diag: u32) -> u32 {
    if rows.is_empty() {
        return 1;
    }
    let mut count = 0;
    let row = rows[0];
    let mut free = row & !(cols | left_diag | right_diag);
    while free != 0 {
        let queen = free & free.wrapping_neg(); // The lowest 1, since -free is !free + 1.
        free ^= queen;
        count += dfs(&rows[1..], cols | queen, (left_diag | queen) << 1, (right_diag | queen) >> 1);
    }
    count
}
