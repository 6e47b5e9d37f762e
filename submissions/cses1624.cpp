// CSES 1624, Chessboard and Queens: https://cses.fi/problemset/task/1624
// How many ways are there to place 8 queens on the free squares (.) of a
// chessboard so that no two attack each other? Queens attack across reserved
// squares (*), too. Constraints: one board.
// Time: at most 2,056 queens are placed. From nqueens, MIT License.

#include <iostream>
#include <string>
using namespace std;

int rows[8];

// Backtracking with bitmasks. Bit c is column c, 0 on the left. In this
// row, the queens above attack `cols` (straight down), `diag` (along \)
// and `anti_diag` (along /). In the next row, `diag` moves right, to c + 1
// (<< 1), and `anti_diag` left (>> 1). `rows` has the free squares in 8 bits.
int dfs(int row, int cols, int diag, int anti_diag) {
    if (row == 8) {
        return 1;
    }
    int count = 0;
    int available = rows[row] & ~(cols | diag | anti_diag);
    while (available != 0) {
        int q = available & -available;  // The lowest 1.
        available ^= q;
        count += dfs(row + 1, cols | q, (diag | q) << 1, (anti_diag | q) >> 1);
    }
    return count;
}

int main() {
    for (int row = 0; row < 8; row++) {
        string line;
        cin >> line;
        for (int c = 0; c < 8; c++) {
            if (line[c] == '.') {
                rows[row] |= 1 << c;
            }
        }
    }
    cout << dfs(0, 0, 0, 0) << "\n";
    return 0;
}
