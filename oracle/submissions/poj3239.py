# POJ 3239, which has no Python: only for oracle.wrong. The C++ submission explains the formula.
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
