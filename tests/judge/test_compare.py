"""Tests what is said of an output that differs from the right answer."""

import unittest

from judge.compare import mistake
from judge.lines import presentation_error

BOARDS = "..Q.\nQ...\n...Q\n.Q..\n\n.Q..\n...Q\nQ...\n..Q.\n\n"
FIRST, SECOND = BOARDS.split("\n\n")[:2]


class Compare(unittest.TestCase):
    def assert_mistakes(self, flags, answer, *pairs, question=""):
        for output, expected in pairs:
            with self.subTest(output):
                found = mistake(flags, answer.encode(), output.encode(), question.encode())
                self.assertEqual(found and found.split("\n")[0], expected)

    def test_boards(self):
        self.assert_mistakes(
            {"any-order"},
            BOARDS,
            (f"{SECOND}\n\n\n{FIRST}", None),
            (".Q..\n..Q.\nQ...\n...Q", "board 1: the queens in rows 1 and 2 attack each other on a diagonal \\"),
            (".Q..\n...Q\nQQ..\n..Q.", "board 1: row 3: the number of queens: expected 1, found 2"),
            (".Q..\n...Q\n....\n..Q.", "board 1: row 3: the number of queens: expected 1, found 0"),
            (".Q..\n...Q\nQ..\n..Q.", 'line 3: expected a row of a board, 4 characters "." or "Q", found "Q.."'),
            (".Q..\n...Q\nQ...", "board 1: the number of rows: expected 4, found 3"),
            (f"{FIRST}\n\n{FIRST}", "board 2 repeats board 1"),
            (f"{FIRST}\n\n{SECOND}\n\n{FIRST}", "board 3 repeats board 1"),
            (FIRST, "the number of boards: expected 2, found 1"),
            (BOARDS.replace("\n\n", "\n"), "expected an empty line after each board"),
        )
        self.assert_mistakes({"any-order"}, "Q\n\n", ("Q", None))

    def test_queens_of_the_question(self):
        two = FIRST.replace("..Q.", "Q.Q.").replace("Q", "*")
        self.assert_mistakes(
            {"tells-valid"},
            "invalid\n",
            ("valid", 'expected "invalid", found "valid": row 1 has two queens, in columns 1 and 3'),
            ("no", 'expected "invalid", found "no"'),
            question=two,
        )

    def test_a_large_board_is_not_shown_whole(self):
        found = mistake({"any-order"}, BOARDS.encode(), b".Q..\n...Q\n" * 500)
        self.assertEqual(
            found,
            "\n".join(["board 1: the number of rows: expected 4, found 1000", "the board:", *[".Q..", "...Q"] * 5, "..."]),
        )

    def test_boards_that_are_returned(self):
        self.assert_mistakes(
            {"any-order"},
            '[["..Q.","Q...","...Q",".Q.."]]',
            ('[["..Q.", "Q...", "...Q", ".Q.."]]', None),
            ("[['..Q.']]", "expected a list of boards in JSON, found [['..Q.']]"),
            ("4", "expected a list of boards in JSON, found 4"),
            ('["..Q."]', 'board 1: expected a list of strings, found "..Q."'),
            ('[[[".","."]]]', 'board 1: expected a list of strings, found [[".", "."]]'),
            (r'[["\u0000Q","","",""]]', r'board 1: row 1: expected 4 characters "." or "Q", found "\0Q"'),
            (r'[["..Q.\n","","",""]]', r'board 1: row 1: expected 4 characters "." or "Q", found "..Q.\n"'),
        )

    def test_any_solution(self):
        self.assert_mistakes(
            {"any-solution"},
            "4 6 8 2 7 1 3 5\n",
            ("5 3 1 6 8 2 4 7", None),  # That of the statement.
            ("5 3 1 6 8\n2 4 7", None),
            ("5 3 1 6 8 2 4 7\n5 3 1 6 8 2 4 7", "expected 8 numbers, found 16"),
            ("5 3 1 6 8 2 4", "line 1: expected 8 numbers, found 7"),
            ("4 2 0 5 7 1 3 6", "solution 1: expected numbers from 1 to 8, found numbers from 0"),
            ("5 3 1 9 8 2 4 7", 'solution 1: expected numbers from 1 to 8, found "9"'),
            ("5 3 1 0 8 2 4 7", 'solution 1: expected numbers from 1 to 8, found "0"'),
            ("5 3 1 6 8 2 4 ²", 'solution 1: expected numbers from 1 to 8, found "²"'),
            ("5 3 1 6 8 2 4 3", "solution 1: 3 occurs twice"),
            ("5 3 1 6 8 2 7 4", "solution 1: the queens in columns 6 and 8 attack each other on a diagonal \\"),
            ("3 5 1 6 8 2 4 7", "solution 1: the queens in columns 1 and 3 attack each other on a diagonal /"),
        )

        attack = "solution 2: the queens in columns 1 and 3 attack each other on a diagonal /"
        self.assert_mistakes({"any-solution"}, "2 4 1 3\n2 4 1 3\n", ("3 1 4 2\n3 1 4 2", None), ("3 1 4 2\n4 1 2 3", attack))

    def test_solutions_in_lines(self):
        lines = "2 4 1 3\n3 1 4 2\n2\n"
        self.assert_mistakes(
            {"solutions"},
            lines,
            ("2 4 1 3 5", 'line 1: expected "2 4 1 3", found "2 4 1 3 5"'),
            (lines + "2", "the number of lines: expected 3, found 4"),
        )

    def test_lines(self):
        self.assert_mistakes(
            set(),
            "1\n92\n",
            ("1 \r\n92\n\n", None),
            ("1\n93", 'line 2: expected "92", found "93"'),
            ("1\n", "the number of lines: expected 2, found 1"),
            ("VALID", 'line 1: expected "1", found "VALID"'),
        )
        self.assert_mistakes({"any-case"}, "valid\n", ("VALID", None))

    def test_white_space(self):
        for answer, output, expected in (
            ("1\n92\n", "1\r\n92\r\n", None),
            ("1\n92\n", "1\n92", None),
            ("1\n92", "1\n92\n", None),
            ("1\n92\n", "1 \n92\n", "line 1 ends in white space"),
            ("1\n92\n", "\n1\n92\n", "white space stands before the answer"),
            ("1\n92\n", "1\n92\n\n", "there are empty lines at the end"),
            ("1\n92\n", "1\n\n\n92\n", "there are two empty lines in a row"),
            ("1\n92\n", "1 92\n", "line ends are missing: expected 2 lines, found 1"),
            ("1 92\n", "1\n92\n", "too many line ends: expected 1 lines, found 2"),
        ):
            with self.subTest(output, answer=answer):
                self.assertEqual(presentation_error(answer.encode(), output.encode()), expected)
