from naive import each_integer, until_zero

CONSTRAINTS = r"(([89]|[1-9]\d|[12]\d\d|300)\n)+0\n"
RANGE = range(8, 301)


def line(n):
    """The even rows, and then the odd ones, with exceptions."""
    evens, odds = [*range(2, n + 1, 2)], [*range(1, n + 1, 2)]
    if n % 6 == 2:
        odds = [3, 1, *odds[3:], 5]
    if n % 6 == 3:
        evens, odds = [*evens[1:], 2], [*odds[2:], 1, 3]
    return " ".join(map(str, evens + odds))


solve = until_zero(each_integer(lambda n: [line(n)]))


def wrong_for(wrong):
    return until_zero(each_integer(lambda n: ["1 " * n if n == wrong else line(n)]))


MISTAKES = [
    *map(wrong_for, RANGE),
    *(lambda words, room=room: solve(words[:room]) for room in (36, 50, 200, 293)),  # An array that is too short.
    lambda words: solve(dict.fromkeys(words)),  # A repeated n is answered once.
]
