// AcWing 843, n-Queens Problem, for AcWing's C++: https://www.acwing.com/problem/content/845/
// From the project nqueens, MIT License.
#include <stdio.h>

int n;
char board[9][10];  // Each row ends in '\0'.

// Places a queen in each row from `row` on, and prints the boards. The queens above attack the columns
// whose bit is set: in `cols` straight down, in `left_diag` and `right_diag` along their diagonals, whose
// bits shift left (to higher columns) or right (to lower ones) by one in each row.
void place(int row, int cols, int left_diag, int right_diag) {
    if (row == n) {
        for (int i = 0; i < n; i++) {
            printf("%s\n", board[i]);
        }
        printf("\n");
        return;
    }
    for (int col = 0; col < n; col++) {
        int queen = 1 << col;
        if (((cols | left_diag | right_diag) & queen) == 0) {
            board[row][col] = 'Q';
            place(row + 1, cols | queen, (left_diag | queen) << 1, (right_diag | queen) >> 1);
            board[row][col] = '.';
        }
    }
}

int main() {
    while (scanf("%d", &n) == 1) {
        if (1 <= n && n <= 9) {
            for (int row = 0; row < n; row++) {
                sprintf(board[row], "%.*s", n, ".........");
            }
            place(0, 0, 0, 0);
        }
    }
    return 0;
}
