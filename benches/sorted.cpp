// All solutions in the manner of the GeeksforGeeks article "Printing all solutions in N-Queen Problem": a search with
// bit masks that keeps a board of characters, reads every solution off it, keeps them all, sorts them and prints them.
#include <algorithm>
#include <cmath>
#include <iostream>
#include <vector>

using Board = std::vector<std::vector<char>>;

std::vector<std::vector<int>> solutions;

void place(Board &board, int row, int cols, int left, int right) {
    int n = board.size();
    int full = (1 << n) - 1;
    if (cols == full) {
        std::vector<int> queens;
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < n; c++) {
                if (board[r][c] == 'Q') {
                    queens.push_back(c + 1);
                }
            }
        }
        solutions.push_back(queens);
        return;
    }
    int free = full & ~(cols | left | right);
    while (free > 0) {
        int queen = free & -free;
        int col = std::log2(queen);
        board[row][col] = 'Q';
        place(board, row + 1, cols | queen, (left | queen) << 1, (right | queen) >> 1);
        board[row][col] = '.';
        free &= free - 1;
    }
}

int main() {
    int n;
    while (std::cin >> n) {
        solutions.clear();
        Board board(n, std::vector<char>(n, '.'));
        place(board, 0, 0, 0, 0);
        std::sort(solutions.begin(), solutions.end());
        for (const std::vector<int> &queens : solutions) {
            std::cout << "[";
            for (int row : queens) {
                std::cout << row << " ";
            }
            std::cout << "]";
        }
        std::cout << "\n";
    }
}
