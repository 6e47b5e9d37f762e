# HDU 2553, which has no Python: only for oracle.wrong.
cols, diag, anti_diag = set(), set(), set()


def dfs(r, n):
    if r == n:
        return 1
    count = 0
    for c in range(n):
        if c in cols or r - c in diag or r + c in anti_diag:
            continue
        cols.add(c)
        diag.add(r - c)
        anti_diag.add(r + c)
        count += dfs(r + 1, n)
        cols.remove(c)
        diag.remove(r - c)
        anti_diag.remove(r + c)
    return count


counts = [0] + [dfs(0, n) for n in range(1, 11)]
while True:
    n = int(input())
    if n == 0:
        break
    print(counts[n])
