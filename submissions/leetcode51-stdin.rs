// LeetCode 51, N-Queens, as a whole program: https://leetcode.com/problems/n-queens/
// All ways to place n queens on an n x n board so that no two attack each other, as boards in JSON.
// Constraints: n from 1 to 9, one per line; the boards may be in any order.
// Time: at most O(n!); it places 8,393 queens for n = 9.
// From nqueens 0.3.0, MIT License.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    for line in input.lines() {
        let mut boards = vec![];
        dfs(line.trim().parse().unwrap(), 0, 0, 0, &mut vec![], &mut boards);
        println!("{}", format!("{:?}", boards).replace(", ", ","));
    }
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
//                           free    0 0 0 1   full & !(cols | left_diag | right_diag)
//
// One row down, a diagonal is one column further: `left_diag` shifts left, to higher columns, and `right_diag`
// shifts right, to lower ones. `full` clears the bits beyond the edge of the board. `queens` are the columns
// of the queens above.
fn dfs(
    n: usize,
    cols: u32,
    left_diag: u32,
    right_diag: u32,
    queens: &mut Vec<usize>,
    boards: &mut Vec<Vec<String>>,
) {
    if queens.len() == n {
        boards.push(board(queens));
        return;
    }
    let full = (1 << n) - 1;
    let mut free = full & !(cols | left_diag | right_diag);
    while free != 0 {
        let queen = free & free.wrapping_neg(); // The lowest 1, since -free is !free + 1.
        free ^= queen;
        queens.push(queen.trailing_zeros() as usize);
        dfs(n, cols | queen, (left_diag | queen) << 1, (right_diag | queen) >> 1, queens, boards);
        queens.pop();
    }
}

fn board(columns: &[usize]) -> Vec<String> {
    let n = columns.len();
    columns.iter().map(|c| ".".repeat(*c) + "Q" + &".".repeat(n - c - 1)).collect()
}
