// AcWing 843, n-Queens Problem, for AcWing's C++: https://www.acwing.com/problem/content/845/
// From the project nqueens, MIT License.
#include <cstdio>

int n;
char board[9][10];  // Each row ends in '\0'.

// Places a queen in each row from `row` on, in all ways, and prints the boards. The bits of the masks are the
// columns that the queens above attack in this row: `cols` straight down, `left_diag` and `right_diag` along
// their diagonals. One row down, a diagonal is one column further: the bits of `left_diag` shift left, to
// higher columns, and those of `right_diag` shift right, to lower ones.
void dfs(int row, int cols, int left_diag, int right_diag) {
    if (row == n) {
        for (int i = 0; i < n; i++) {
            std::puts(board[i]);
        }
        std::puts("");
        return;
    }
    int free = ((1 << n) - 1) & ~(cols | left_diag | right_diag);
    while (free != 0) {
        int queen = free & -free;  // The lowest 1: in two's complement, -free is ~free + 1.
        free ^= queen;
        char &square = board[row][__builtin_ctz(queen)];  // The number of zeros below the 1 is the column.
        square = 'Q';
        dfs(row + 1, cols | queen, (left_diag | queen) << 1, (right_diag | queen) >> 1);
        square = '.';
    }
}

int main() {
    while (std::scanf("%d", &n) == 1) {
        if (1 <= n && n <= 9) {
            for (int row = 0; row < n; row++) {
                for (int col = 0; col < n; col++) {
                    board[row][col] = '.';
                }
                board[row][n] = '\0';
            }
            dfs(0, 0, 0, 0);
        }
    }
    return 0;
}
