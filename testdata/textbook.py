"""A textbook solution of each problem, as contestants write them. `wrong.py` makes mistakes in them.

A solution returns the output's lines for the input's words. If the judge calls a method, it is a class with `solve`."""


def search(rows, free="."):
    """Returns all solutions in ascending order, each as a list with the column of each row's queen."""
    found = []

    def place(queens, columns, left, right):
        if len(queens) == len(rows):
            found.append(queens)
            return
        for c in range(len(rows)):
            queen = 1 << c
            if rows[len(queens)][c] == free and queen & (columns | left | right) == 0:
                place(queens + [c], columns | queen, (left | queen) << 1, (right | queen) >> 1)

    place([], 0, 0, 0)
    return found


def empty(n):
    return ["." * n] * n


def board_lines(queens):
    return ["." * queen + "Q" + "." * (len(queens) - queen - 1) for queen in queens]


def all_boards(words):
    for queens in search(empty(int(words[0]))):
        yield from board_lines(queens)
        yield ""


def permutations(words):
    found = search(empty(int(words[0])))
    yield "".join("[" + "".join(str(queen + 1) + " " for queen in queens) + "]" for queens in found)


def first_three(words):
    found = search(empty(int(words[0])))
    for queens in found[:3]:
        yield " ".join(str(queen + 1) for queen in queens)
    yield len(found)


def queries(words):
    counts = {}
    for n in map(int, words):
        if n == 0:
            break
        if n not in counts:
            counts[n] = len(search(empty(n)))
        yield counts[n]


class Boards:
    boards = []

    def solve(self, n):
        self.boards.clear()
        for queens in search(empty(n)):
            self.boards.append(board_lines(queens))
        return self.boards


class Count:
    total = 0

    def solve(self, n):
        Count.total = 0
        for _ in search(empty(n)):
            Count.total += 1
        return Count.total


def complete(words):
    board = [[False] * 8 for _ in range(8)]
    for i in range(1, len(words), 2):
        board[int(words[i])][int(words[i + 1])] = True

    def place(row):
        if row == 8:
            return True
        if True in board[row]:
            return place(row + 1)
        for c in range(8):
            if any(board[r][c] for r in range(8)):
                continue
            if any(board[row + i][c + i] for i in range(-7, 8) if 0 <= row + i < 8 and 0 <= c + i < 8):
                continue
            if any(board[row + i][c - i] for i in range(-7, 8) if 0 <= row + i < 8 and 0 <= c - i < 8):
                continue
            board[row][c] = True
            if place(row + 1):
                return True
            board[row][c] = False
        return False

    place(0)
    return ["".join("Q" if square else "." for square in squares) for squares in board]


def judge(rows):
    queens = [(r, c) for r in range(8) for c in range(8) if rows[r][c] == "*"]
    for i in range(len(queens)):
        for j in range(i):
            (a, b), (c, d) = queens[i], queens[j]
            if a == c or b == d or a - b == c - d or a + b == c + d:
                return ["invalid"]
    return ["valid" if len(queens) == 8 else "invalid"]


def on_free_squares(rows):
    return [len(search(rows))]


def on_allowed_squares(words):
    return [len(search(words[1:], "*"))]


def one_solution(words):
    for word in words:
        n = int(word)
        if n == 0:
            break
        even, k = n - n % 2, n // 2
        first, second = [*range(2, even + 1, 2)], [*range(1, even, 2)]
        rows = first + second
        if even % 6 == 2:
            if k % 2 == 1:
                first, second = second, first
            rows = [row for row in first if not row < k] + [row for row in first if row < k]
            rows += [row for row in second if not row < k + 3] + [row for row in second if row < k + 3]
        if n % 2 == 1:
            rows.append(n)
        yield " ".join(map(str, rows))


def numbered_cases(words):
    number, words = 0, iter(words)
    for word in words:
        if word == "0":
            break
        number += 1
        rows = [next(words) for _ in range(int(word))]
        yield f"Case {number}: {len(search(rows))}"
