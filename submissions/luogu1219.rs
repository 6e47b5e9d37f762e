// Luogu P1219, Checker Challenge (USACO 1.5): https://www.luogu.com.cn/problem/P1219
// The first three ways to place n queens on an n x n board so that no two attack each other, each as the
// columns of the queens in rows 1 to n, in ascending order; then the number of all ways.
// Constraints: n from 6 to 13; 1 s, 125 MB.
// Time: at most O(n!); it places 4,674,889 queens for n = 13.
// From nqueens 0.3.0, MIT License.

use std::io;

fn main() {
    let mut line = String::new();
    io::stdin().read_line(&mut line).unwrap();
    let n: usize = line.trim().parse().unwrap();
    let mut count = 0;
    dfs(n, 0, 0, 0, &mut vec![], &mut count);
    println!("{}", count);
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
// of the queens above, from 0. The lowest bit is tried first, so the solutions come in ascending order.
fn dfs(
    n: usize,
    cols: u32,
    left_diag: u32,
    right_diag: u32,
    queens: &mut Vec<usize>,
    count: &mut u32,
) {
    if queens.len() == n {
        *count += 1;
        if *count <= 3 {
            let columns: Vec<String> =
                queens.iter().map(|column| (column + 1).to_string()).collect();
            println!("{}", columns.join(" "));
        }
        return;
    }
    let full = (1 << n) - 1;
    let mut free = full & !(cols | left_diag | right_diag);
    while free != 0 {
        let queen = free & free.wrapping_neg(); // The lowest 1, since -free is !free + 1.
        free ^= queen;
        queens.push(queen.trailing_zeros() as usize);
        dfs(n, cols | queen, (left_diag | queen) << 1, (right_diag | queen) >> 1, queens, count);
        queens.pop();
    }
}
