# POJ 3239, Solution to the n Queens Puzzle: http://poj.org/problem?id=3239
# One way to place n queens on an n x n board so that no two attack each other.
# Constraints: n from 8 to 300, then 0; 1 s, 128 MB.
# Time: O(n), by a formula. POJ has no Python. From nqueens, MIT License.


# Hoffman, Loessi and Moore, Mathematics Magazine 42, 1969. For even n, rows
# 2, 4, 6, ... are knight's moves, and the right half is the left half after a
# half-turn: 2 4 6 1 3 5. The halves share diagonals only if n % 6 == 2; then
# the rows start at n / 2: 4 6 8 2 7 1 3 5. For odd n, a queen in the corner
# completes a solution for n - 1, because its main diagonal is free.
def row(n, column):
    if n % 2 == 1:
        return n if column == n else row(n - 1, column)
    if column > n // 2:
        return n + 1 - row(n, n + 1 - column)
    if n % 6 == 2:
        return (2 * column + n // 2 - 3) % n + 1
    return 2 * column


while True:
    n = int(input())
    if n == 0:
        break
    print(*[row(n, column) for column in range(1, n + 1)])
