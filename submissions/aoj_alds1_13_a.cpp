// AOJ ALDS1_13_A, 8 Queens Problem:
// https://judge.u-aizu.ac.jp/onlinejudge/description.jsp?id=ALDS1_13_A
// Given k queens on a chessboard, place the others so that no two of the 8
// attack each other. Constraints: exactly one solution.
// Time: at most 2,056 queens are placed. From nqueens, MIT License.

#include <iostream>
using namespace std;

int rows[8] = {255, 255, 255, 255, 255, 255, 255, 255};  // All columns.

// Backtracking with bitmasks. Bit c is column c, 0 on the left. In this
// row, the queens above attack `cols` (straight down), `diag` (along \)
// and `anti_diag` (along /). In the next row, `diag` moves right, to c + 1
// (<< 1), and `anti_diag` left (>> 1). `rows` has allowed squares, then queens.
bool dfs(int row, int cols, int diag, int anti_diag) {
    if (row == 8) {
        return true;
    }
    int available = rows[row] & ~(cols | diag | anti_diag);
    while (available != 0) {
        int q = available & -available;  // The lowest 1.
        available ^= q;
        if (dfs(row + 1, cols | q, (diag | q) << 1, (anti_diag | q) >> 1)) {
            rows[row] = q;
            return true;
        }
    }
    return false;
}

int main() {
    int k, row, col;
    cin >> k;
    while (cin >> row >> col) {
        rows[row] = 1 << col;  // Only this column is allowed.
    }
    dfs(0, 0, 0, 0);
    for (row = 0; row < 8; row++) {
        for (col = 0; col < 8; col++) {
            cout << (rows[row] == 1 << col ? 'Q' : '.');
        }
        cout << "\n";
    }
    return 0;
}
