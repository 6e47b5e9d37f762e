// AOJ ALDS1_13_A, 8 Queens Problem: https://judge.u-aizu.ac.jp/onlinejudge/description.jsp?id=ALDS1_13_A
// Given k queens on a chessboard, place the others so that no two of the 8 attack each other.
// Constraints: there is exactly one solution; 1 s, 128 MB.
// Time: O(n!); it places at most 2,056 queens.
// From nqueens 0.3.0, MIT License.

use std::io::{self, Read};

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let numbers: Vec<usize> = input.split_whitespace().map(|word| word.parse().unwrap()).collect();
    let mut rows = [0xFF; 8];
    for queen in numbers[1..].chunks(2) {
        rows[queen[0]] = 1 << queen[1]; // Only this column is allowed.
    }
    dfs(&rows, 0, 0, 0, &mut vec![]);
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
// shifts right, to lower ones. `row`, the first of `rows`, has the allowed squares of the current row, all four
// in the picture.
// `queens` are the columns of the queens above.
fn dfs(rows: &[u32], cols: u32, left_diag: u32, right_diag: u32, queens: &mut Vec<usize>) {
    if rows.is_empty() {
        for queen in queens {
            let row = (0..8).map(|column| if column == *queen { 'Q' } else { '.' });
            println!("{}", row.collect::<String>());
        }
        return;
    }
    let row = rows[0];
    let mut free = row & !(cols | left_diag | right_diag);
    while free != 0 {
        let queen = free & free.wrapping_neg(); // The lowest 1, since -free is !free + 1.
        free ^= queen;
        queens.push(queen.trailing_zeros() as usize);
        dfs(&rows[1..], cols | queen, (left_diag | queen) << 1, (right_diag | queen) >> 1, queens);
        queens.pop();
    }
}
