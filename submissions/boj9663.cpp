// Baekjoon 9663 / Eolymp 2712, N-Queen: https://www.acmicpc.net/problem/9663
// Input: one n from 1 to 14. Output: the number of ways to place n queens on an
// n x n board so that no two attack each other, 92 for n = 8.
// Time: O(n!), placing 27,358,552 queens for n = 14. From nqueens, MIT License.

#include <iostream>
using namespace std;

int full;  // n ones.

// Backtracking with bitmasks. Bit c is column c, 0 on the left. In this
// row, the queens above attack `cols` (straight down), `diag` (along \)
// and `anti_diag` (along /). In the next row, `diag` moves right, to c + 1
// (<< 1), and `anti_diag` left (>> 1). `full &` drops bits off the board.
int dfs(int cols, int diag, int anti_diag) {
    if (cols == full) {
        return 1;  // There is a queen in each column, and so in each row.
    }
    int count = 0;
    int available = full & ~(cols | diag | anti_diag);
    while (available != 0) {
        int q = available & -available;  // The lowest 1.
        available ^= q;
        count += dfs(cols | q, (diag | q) << 1, (anti_diag | q) >> 1);
    }
    return count;
}

int main() {
    int n;
    cin >> n;
    full = (1 << n) - 1;
    cout << dfs(0, 0, 0) << "\n";
    return 0;
}
