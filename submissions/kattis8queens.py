# Kattis 8queens, Eight Queens: https://open.kattis.com/problems/8queens
# Are there exactly 8 queens (*) on a chessboard, no two attacking each other?
# Constraints: one board. From nqueens, MIT License.

board = [input() for row in range(8)]
squares = [(r, c) for r in range(8) for c in range(8)]
queens = [(r, c) for r, c in squares if board[r][c] == "*"]

# Along \, r - c is the same for all squares, and along /, r + c. No two queens
# attack each other if 8 queens are in 8 rows, columns and diagonals.
rows = {r for r, c in queens}
cols = {c for r, c in queens}
diag = {r - c for r, c in queens}
anti_diag = {r + c for r, c in queens}
counts = [len(lines) for lines in (queens, rows, cols, diag, anti_diag)]
print("valid" if counts == [8, 8, 8, 8, 8] else "invalid")
