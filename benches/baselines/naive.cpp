// LeetCode 51 with a board of characters that is scanned for every square.
#include <iostream>
#include <string>
#include <vector>

using Board = std::vector<std::string>;

std::vector<Board> boards;

bool is_safe(const Board &board, int row, int col) {
    int n = board.size();
    for (int r = 0; r < row; r++) {
        int up = row - r;
        if (board[r][col] == 'Q' || (col >= up && board[r][col - up] == 'Q') ||
            (col + up < n && board[r][col + up] == 'Q')) {
            return false;
        }
    }
    return true;
}

void place(Board &board, int row) {
    int n = board.size();
    if (row == n) {
        boards.push_back(board);
        return;
    }
    for (int col = 0; col < n; col++) {
        if (is_safe(board, row, col)) {
            board[row][col] = 'Q';
            place(board, row + 1);
            board[row][col] = '.';
        }
    }
}

int main() {
    int n;
    while (std::cin >> n) {
        boards.clear();
        Board board(n, std::string(n, '.'));
        place(board, 0);
        std::cout << "[";
        for (std::size_t i = 0; i < boards.size(); i++) {
            std::cout << (i > 0 ? ",[" : "[");
            for (int r = 0; r < n; r++) {
                std::cout << (r > 0 ? ",\"" : "\"") << boards[i][r] << "\"";
            }
            std::cout << "]";
        }
        std::cout << "]\n";
    }
}
