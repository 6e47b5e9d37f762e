// AcWing 843, n-Queens Problem: https://www.acwing.com/problem/content/845/
// All ways to place n queens on an n x n board so that no two attack each
// other, as boards in any order, an empty line after each. Constraints: n from
// 1 to 9.
// Time: O(n!), placing 8,393 queens for n = 9. From nqueens, MIT License.

#include <iostream>
#include <string>
#include <vector>
using namespace std;

int n;
int full;  // n ones.
vector<string> board;

// Backtracking with bitmasks. Bit c is column c, 0 on the left. In this
// row, the queens above attack `cols` (straight down), `diag` (along \)
// and `anti_diag` (along /). In the next row, `diag` moves right, to c + 1
// (<< 1), and `anti_diag` left (>> 1). `full &` drops bits off the board.
void dfs(int row, int cols, int diag, int anti_diag) {
    if (row == n) {
        for (int i = 0; i < n; i++) {
            cout << board[i] << "\n";
        }
        cout << "\n";
        return;
    }
    int available = full & ~(cols | diag | anti_diag);
    while (available != 0) {
        int q = available & -available;  // The lowest 1.
        available ^= q;
        int col = __builtin_ctz(q);  // The number of zeros below.
        board[row][col] = 'Q';
        dfs(row + 1, cols | q, (diag | q) << 1, (anti_diag | q) >> 1);
        board[row][col] = '.';  // Undo; the masks are passed by value.
    }
}

int main() {
    cin >> n;
    full = (1 << n) - 1;
    board.assign(n, string(n, '.'));
    dfs(0, 0, 0, 0);
    return 0;
}
