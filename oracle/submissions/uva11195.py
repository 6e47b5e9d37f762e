# UVa 11195, which has no PyPy: only for oracle.wrong.
def dfs(row, cols, diag, anti_diag):
    if row == n:
        return 1
    count = 0
    available = rows[row] & ~(cols | diag | anti_diag)
    while available != 0:
        q = available & -available  # The lowest 1.
        available ^= q
        count += dfs(row + 1, cols | q, (diag | q) << 1, (anti_diag | q) >> 1)
    return count


number = 0
while True:
    n = int(input())
    if n == 0:
        break
    rows = []
    for row in range(n):
        line = input()
        rows.append(sum(1 << c for c in range(n) if line[c] == "."))
    number += 1
    print("Case {}: {}".format(number, dfs(0, 0, 0, 0)))
