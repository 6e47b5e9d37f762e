// GeeksforGeeks, Printing all solutions in N-Queen Problem:
// https://www.geeksforgeeks.org/printing-solutions-n-queen-problem/
// All ways to place n queens on an n x n board so that no two attack each
// other: the rows of the queens in columns 1 to n (or the columns in rows 1 to
// n), ascending. Constraints: n from 1 to 10. From nqueens, MIT License.

#include <iostream>
using namespace std;

int n;
int full;  // n ones.
int queens[10];

// Backtracking with bitmasks. Bit c is column c, 0 on the left. In this
// row, the queens above attack `cols` (straight down), `diag` (along \)
// and `anti_diag` (along /). In the next row, `diag` moves right, to c + 1
// (<< 1), and `anti_diag` left (>> 1). `full &` drops bits off the board.
void dfs(int row, int cols, int diag, int anti_diag) {
    if (row == n) {
        cout << "[";
        for (int i = 0; i < n; i++) {
            cout << queens[i] << " ";
        }
        cout << "]";
        return;
    }
    int available = full & ~(cols | diag | anti_diag);
    while (available != 0) {
        int q = available & -available;  // The lowest 1: leftmost first.
        available ^= q;
        queens[row] = __builtin_ctz(q) + 1;  // ctz: the number of zeros below.
        dfs(row + 1, cols | q, (diag | q) << 1, (anti_diag | q) >> 1);
    }
}

int main() {
    cin >> n;
    full = (1 << n) - 1;
    dfs(0, 0, 0, 0);
    cout << "\n";
    return 0;
}
