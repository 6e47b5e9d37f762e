// Kattis 8queens, Eight Queens: https://open.kattis.com/problems/8queens
// Are there exactly 8 queens (*) on a chessboard, no two attacking each other?
// Constraints: one board. From nqueens, MIT License.

#include <iostream>
#include <string>
using namespace std;

int main() {
    // Bit c of a mask is column c. The queens above attack `cols` straight
    // down, `diag` along \ and `anti_diag` along /. In the next row, `diag`
    // moves to c + 1 (<< 1), `anti_diag` to c - 1 (>> 1).
    int cols = 0, diag = 0, anti_diag = 0;
    bool is_valid = true;
    string line;
    while (cin >> line) {
        int queens = 0;
        for (int c = 0; c < 8; c++) {
            if (line[c] == '*') {
                queens |= 1 << c;
            }
        }
        int attacked = cols | diag | anti_diag;
        if (__builtin_popcount(queens) != 1 || (queens & attacked) != 0) {
            is_valid = false;
        }
        cols |= queens;
        diag = (diag | queens) << 1;
        anti_diag = (anti_diag | queens) >> 1;
    }
    cout << (is_valid ? "valid" : "invalid") << "\n";
    return 0;
}
