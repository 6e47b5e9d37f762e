"""Right programs, as Python, that the tests of mistakes edit. On a board, forbidden squares are `*`."""

MARKS = """
def solve(board):
    n, count, taken = len(board), 0, set()
    def dfs(r):
        nonlocal count
        if r == n:
            count += 1
            return
        for c in range(n):
            column, diag, anti_diag = ("|", c), ("d", r - c), ("a", r + c)
            if board[r][c] == "*" or column in taken or diag in taken or anti_diag in taken:
                continue
            taken.update([column, diag, anti_diag])
            dfs(r + 1)
            taken.difference_update([column, diag, anti_diag])
    dfs(0)
    return count
"""
QUEENS = """
def solve(board):
    n = len(board)
    def dfs(*q):
        r, count = len(q), 0
        if r == n: return 1
        for c in range(n):
            if board[r][c] == "." and all(q[i] != c and abs(q[i] - c) != r - i for i in range(r)):
                count += dfs(*q, c)
        return count
    return dfs()
"""
SQUARES = """
def solve(board):
    n = len(board)
    queens = [[False] * n for _ in range(n)]
    def is_safe(r, c):
        if any(queens[i][c] for i in range(r)):
            return False
        i, j = r - 1, c - 1
        while i >= 0 and j >= 0:
            if queens[i][j]: return False
            i, j = i - 1, j - 1
        i, j = r - 1, c + 1
        while i >= 0 and j < n:
            if queens[i][j]: return False
            i, j = i - 1, j + 1
        return True
    def dfs(r):
        if r == n: return 1
        count = 0
        for c in range(n):
            if board[r][c] == "." and is_safe(r, c):
                queens[r][c] = True
                count += dfs(r + 1)
                queens[r][c] = False
        return count
    return dfs(0)
"""
MASKS = """
def solve(board):
    n = len(board)
    bad = [sum(1 << c for c in range(n) if row[c] == "*") for row in board]
    def dfs(r, columns, left, right):
        if r == n: return 1
        count, free = 0, ((1 << n) - 1) & ~(columns | left | right | bad[r])
        while free:
            bit = free & -free
            free ^= bit
            count += dfs(r + 1, columns | bit, (left | bit) << 1, (right | bit) >> 1)
        return count
    return dfs(0, 0, 0, 0)
"""
SWAPS = """
def solve(board):
    n, p = len(board), list(range(len(board)))
    def is_free(r):
        return board[r][p[r]] == "." and all(abs(p[r] - p[i]) != r - i for i in range(r))
    def dfs(r):
        if r == n: return 1
        count = 0
        for i in range(r, n):
            p[r], p[i] = p[i], p[r]
            if is_free(r): count += dfs(r + 1)
            p[i], p[r] = p[r], p[i]
        return count
    return dfs(0)
"""
# The only one that is wrong: to take a queen off frees squares that another queen attacks, too.
ATTACKED = """
def solve(board):
    n = len(board)
    attacked = [[False] * n for _ in range(n)]
    def mark(r, c, value):
        for i in [i for i in range(n) if i != r]:
            for d in (c, c - (r - i), c + (r - i)):
                if 0 <= d < n: attacked[i][d] = value
    def dfs(r):
        if r == n: return 1
        count = 0
        for c in range(n):
            if board[r][c] == "." and not attacked[r][c]:
                mark(r, c, True)
                count += dfs(r + 1)
                mark(r, c, False)
        return count
    return dfs(0)
"""
# Tells whether eight queens, the `*`, are a solution.
VALIDITY = """
def solve(rows):
    queens = [(r, c) for r in range(8) for c in range(8) if rows[r][c] == "*"]
    if len(queens) != 8: return "invalid"
    answer = "valid"
    for i in range(len(queens)):
        for j in range(i):
            (a, b), (c, d) = queens[j], queens[i]
            if a == c or b == d or a - b == c - d or a + b == c + d: answer = "invalid"
    return answer
"""
# Completes given queens, each a row and a column. Returns the columns of the queens, row by row.
COMPLETION = """
def solve(given):
    rows = dict(given)
    def attacks(i, d, r, c):
        return d == c or i - d == r - c or i + d == r + c
    def dfs(r, queens):
        if r == 8: return queens
        if r in rows: return dfs(r + 1, queens)
        for c in range(8):
            if not any(attacks(i, d, r, c) for i, d in queens):
                found = dfs(r + 1, queens + [(r, c)])
                if found: return found
    return dfs(0, given)
"""
