// AcWing 843, n-Queens Problem: https://www.acwing.com/problem/content/845/
// All ways to place n queens on an n x n board so that no two attack each other, as boards.
// Constraints: n from 1 to 9; 1 s, 64 MB; the boards may be in any order.
// Time: at most O(n!); it places 8,393 queens for n = 9.
// From nqueens 0.3.0, MIT License.

use std::io;

fn main() {
    let mut line = String::new();
    io::stdin().read_line(&mut line).unwrap();
    let n: usize = line.trim().parse().unwrap();
    let mut output = String::new();
    dfs(n, 0, 0, 0, &mut vec![], &mut output);
    print!("{}", output);
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
    output: &mut String,
) {
    if queens.len() == n {
        for queen in queens.iter() {
            let row = (0..n).map(|column| if column == *queen { 'Q' } else { '.' });
            output.extend(row);
            output.push('\n');
        }
        output.push('\n');
        return;
    }
    let full = (1 << n) - 1;
    let mut free = full & !(cols | left_diag | right_diag);
    while free != 0 {
        let queen = free & free.wrapping_neg(); // The lowest 1, since -free is !free + 1.
        free ^= queen;
        queens.push(queen.trailing_zeros() as usize);
        dfs(n, cols | queen, (left_diag | queen) << 1, (right_diag | queen) >> 1, queens, output);
        queens.pop();
    }
}
