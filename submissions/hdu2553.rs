// HDU 2553, N Queens Problem: https://acm.hdu.edu.cn/showproblem.php?pid=2553
// How many ways are there to place n queens on an n x n board so that no two
// attack each other? Constraints: many n from 1 to 10, then 0; 1 s, 32 MB.
// Time: O(n!) once for each n, placing 46,767 queens in all; then a lookup.
// HDU has no Rust: see hdu2553.cpp. From nqueens, MIT License.

use std::io::{self, Read};

// Backtracking with bitmasks. Bit c is column c, 0 on the left. In this
// row, the queens above attack `cols` (straight down), `diag` (along \)
// and `anti_diag` (along /). In the next row, `diag` moves right, to c + 1
// (<< 1), and `anti_diag` left (>> 1). `full &` drops bits off the board.
fn dfs(full: i32, cols: i32, diag: i32, anti_diag: i32) -> i32 {
    if cols == full {
        return 1; // There is a queen in each column, and so in each row.
    }
    let mut count = 0;
    let mut available = full & !(cols | diag | anti_diag);
    while available != 0 {
        let q = available & -available; // The lowest 1.
        available ^= q;
        count += dfs(full, cols | q, (diag | q) << 1, (anti_diag | q) >> 1);
    }
    count
}

fn main() {
    let mut counts = [0; 11];
    for i in 1..=10 {
        counts[i] = dfs((1 << i) - 1, 0, 0, 0); // i ones.
    }
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut output = String::new();
    for word in input.split_whitespace().take_while(|word| *word != "0") {
        let n: usize = word.parse().unwrap();
        output += &format!("{}\n", counts[n]);
    }
    print!("{}", output);
}
