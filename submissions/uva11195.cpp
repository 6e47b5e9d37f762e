// UVa 11195, Another n-Queen Problem:
// https://onlinejudge.org/external/111/11195.pdf
// How many ways are there to place n queens on the good squares (.) so that no
// two attack each other, not even across bad squares (*)? Constraints: at most
// 10 boards, n from 4 to 14, then 0. From nqueens, MIT License.

#include <iostream>
#include <string>
using namespace std;

int n;
int rows[14];

// Backtracking with bitmasks. Bit c is column c, 0 on the left. In this
// row, the queens above attack `cols` (straight down), `diag` (along \)
// and `anti_diag` (along /). In the next row, `diag` moves right, to c + 1
// (<< 1), and `anti_diag` left (>> 1). `rows` has the good squares.
int dfs(int row, int cols, int diag, int anti_diag) {
    if (row == n) {
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
    for (int number = 1; cin >> n && n != 0; number++) {
        for (int row = 0; row < n; row++) {
            string line;
            cin >> line;
            rows[row] = 0;
            for (int c = 0; c < n; c++) {
                if (line[c] == '.') {
                    rows[row] |= 1 << c;
                }
            }
        }
        cout << "Case " << number << ": " << dfs(0, 0, 0, 0) << "\n";
    }
    return 0;
}
