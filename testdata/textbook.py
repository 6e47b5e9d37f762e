"""Textbook solutions, as contestants write them. `wrong.py` makes mistakes in them.

A solution takes the words of the input and yields the lines of the output. If the judge calls a method, it is a class
with a method `solve`. A parameter `search` stands for one of the first three functions, which find all solutions in
ascending order: lists with the column of each row's queen.
"""

COUNTS = [0, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596]


def with_board(rows, free="."):
    n = len(rows)
    board = [[False] * n for _ in range(n)]
    found = []

    def is_safe(row, column):
        for i in range(1, row + 1):
            if board[row - i][column]:
                return False
            if column - i >= 0 and board[row - i][column - i]:
                return False
            if column + i < n and board[row - i][column + i]:
                return False
        return True

    def place(row):
        if row == n:
            found.append([squares.index(True) for squares in board])
            return
        for column in range(n):
            if rows[row][column] == free and is_safe(row, column):
                board[row][column] = True
                place(row + 1)
                board[row][column] = False

    place(0)
    return found


def with_marks(rows, free="."):
    n = len(rows)
    columns, rising, falling = [False] * n, [False] * (2 * n - 1), [False] * (2 * n - 1)
    queens, found = [], []

    def place(row):
        if row == n:
            found.append(list(queens))
            return
        for c in range(n):
            if rows[row][c] != free or columns[c] or rising[row + c] or falling[row - c + n - 1]:
                continue
            columns[c] = rising[row + c] = falling[row - c + n - 1] = True
            queens.append(c)
            place(row + 1)
            queens.pop()
            columns[c] = rising[row + c] = falling[row - c + n - 1] = False

    place(0)
    return found


def with_masks(rows, free="."):
    n = len(rows)
    found = []

    def place(queens, columns, left, right):
        if len(queens) == n:
            found.append(queens)
            return
        for c in range(n):
            queen = 1 << c
            if rows[len(queens)][c] == free and queen & (columns | left | right) == 0:
                place(queens + [c], columns | queen, (left | queen) << 1, (right | queen) >> 1)

    place([], 0, 0, 0)
    return found


def empty(n):
    return ["." * n] * n


def board_lines(queens):
    return ["." * queen + "Q" + "." * (len(queens) - queen - 1) for queen in queens]


def all_boards(words, search):
    for queens in search(empty(int(words[0]))):
        yield from board_lines(queens)
        yield ""


def permutations(words, search):
    found = search(empty(int(words[0])))
    yield "".join("[" + "".join(str(queen + 1) + " " for queen in queens) + "]" for queens in found)


def first_three(words, search):
    found = search(empty(int(words[0])))
    for queens in found[:3]:
        yield " ".join(str(queen + 1) for queen in queens)
    yield len(found)


def queries(words, search):
    counts = {}
    for n in map(int, words):
        if n == 0:
            break
        if n not in counts:
            counts[n] = len(search(empty(n)))
        yield counts[n]


def queries_one_by_one(words, search):
    for word in words[:-1]:
        yield len(search(empty(int(word))))


def queries_by_table(words):
    i = 0
    while words[i] != "0":
        yield COUNTS[int(words[i])]
        i += 1


class CountWithState:
    total = 0
    columns, rising, falling = [], [], []

    def solve(self, n):
        self.total = 0
        if len(self.columns) < n:
            self.columns, self.rising, self.falling = [False] * n, [False] * 2 * n, [False] * 2 * n
        self.place(0, n)
        return self.total

    def place(self, row, n):
        if row == n:
            self.total += 1
            return
        for c in range(n):
            if self.columns[c] or self.rising[row + c] or self.falling[row - c + n]:
                continue
            self.columns[c] = self.rising[row + c] = self.falling[row - c + n] = True
            self.place(row + 1, n)
            self.columns[c] = self.rising[row + c] = self.falling[row - c + n] = False


class CountWithTable:
    counts = [0]

    def solve(self, n):
        while len(self.counts) <= n:
            self.counts.append(len(with_masks(empty(len(self.counts)))))
        return self.counts[n]


class BoardsWithState:
    queens, boards = [], []

    def solve(self, n):
        self.boards = []
        self.place(n)
        return self.boards

    def place(self, n):
        row = len(self.queens)
        if row == n:
            self.boards.append(board_lines(self.queens))
            return
        for c in range(n):
            if all(c != queen and abs(c - queen) != row - r for r, queen in enumerate(self.queens)):
                self.queens.append(c)
                self.place(n)
                self.queens.pop()


class BoardsWithCache:
    cache = {}

    def solve(self, n):
        if n not in self.cache:
            self.cache[n] = with_board(empty(n))
        return [board_lines(queens) for queens in self.cache[n]]


def complete_by_search(words):
    board = [[False] * 8 for _ in range(8)]
    for i in range(int(words[0])):
        board[int(words[2 * i + 1])][int(words[2 * i + 2])] = True

    def is_safe(row, column):
        for i in range(8):
            if board[i][column]:
                return False
        for i in range(1, 8):
            if row - i >= 0 and column - i >= 0 and board[row - i][column - i]:
                return False
        for i in range(1, 8):
            if row - i >= 0 and column + i < 8 and board[row - i][column + i]:
                return False
        for i in range(1, 8):
            if row + i < 8 and column - i >= 0 and board[row + i][column - i]:
                return False
        for i in range(1, 8):
            if row + i < 8 and column + i < 8 and board[row + i][column + i]:
                return False
        return True

    def place(row):
        while row < 8 and True in board[row]:
            row += 1
        if row == 8:
            return True
        for column in range(8):
            if is_safe(row, column):
                board[row][column] = True
                if place(row + 1):
                    return True
                board[row][column] = False
        return False

    place(0)
    for squares in board:
        yield "".join("Q" if square else "." for square in squares)


def complete_by_choice(words, search):
    given = [-1] * 8
    for i in range(1, 2 * int(words[0]), 2):
        given[int(words[i])] = int(words[i + 1])
    for queens in search(empty(8)):
        if all(given[row] < 0 or given[row] == queens[row] for row in range(8)):
            return board_lines(queens)


def judge_pairs(rows):
    queens = [(r, c) for r in range(8) for c in range(8) if rows[r][c] == "*"]
    for i in range(len(queens)):
        for j in range(i):
            (a, b), (c, d) = queens[i], queens[j]
            if a == c or b == d or a - b == c - d or a + b == c + d:
                return ["invalid"]
    return ["valid" if len(queens) == 8 else "invalid"]


def judge_counts(rows):
    in_row, in_column, rising, falling = [0] * 8, [0] * 8, [0] * 15, [0] * 15
    for r in range(8):
        for c in range(8):
            if rows[r][c] == "*":
                in_row[r] += 1
                in_column[c] += 1
                rising[r + c] += 1
                falling[r - c + 7] += 1
    for i in range(8):
        if in_row[i] != 1 or in_column[i] != 1:
            return ["invalid"]
    for i in range(15):
        if rising[i] > 1 or falling[i] > 1:
            return ["invalid"]
    return ["valid"]


def judge_walks(rows):
    queens = 0
    for r in range(8):
        for c in range(8):
            if rows[r][c] != "*":
                continue
            queens += 1
            for down, right in ((0, 1), (1, -1), (1, 0), (1, 1)):
                i, j = r + down, c + right
                while i < 8 and 0 <= j < 8:
                    if rows[i][j] == "*":
                        return ["invalid"]
                    i, j = i + down, j + right
    return ["valid" if queens == 8 else "invalid"]


def on_free_squares(rows, search):
    yield len(search(rows))


def on_allowed_squares(words, search):
    n, rows = int(words[0]), words[1:]
    if all(row == "*" * n for row in rows):
        yield COUNTS[n]
    else:
        yield len(search(rows, "*"))
