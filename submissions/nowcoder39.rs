// NowCoder NC39 / BM59, N Queens Problem:
// https://www.nowcoder.com/practice/c76408782512486d91eea181107293b6
// How many ways are there to place n queens on an n x n board so that no two
// attack each other? Constraints: n from 1 to 9.
// Time: O(n!), placing 8,393 queens for n = 9. From nqueens, MIT License.

struct Solution {}

#[allow(non_snake_case)] // The site's name.
impl Solution {
    fn new() -> Self {
        Solution {}
    }

    pub fn Nqueen(&self, n: i32) -> i32 {
        dfs((1 << n) - 1, 0, 0, 0) // `full` has n ones.
    }
}

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
