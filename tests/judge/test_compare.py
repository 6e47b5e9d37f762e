"""Tests what is said of an output that differs from the right answer."""

import unittest

from judge.comparing.compare import mistake
from judge.comparing.permutations import lists_as_printed
from judge.comparing.white_space import presentation_error
from judge.tables.facts import PROBLEMS, TESTDATA

FIRST, SECOND = ".Q..\n...Q\nQ...\n..Q.\n", "..Q.\nQ...\n...Q\n.Q..\n"
BOARDS = f"{FIRST}\n{SECOND}\n"
FOUR = "[2 4 1 3 ][3 1 4 2 ]\n"
SOLUTIONS = "2 4 6 1 3 5\n3 6 2 5 1 4\n4 1 5 2 6 3\n"


class Compare(unittest.TestCase):
    def assert_mistakes(self, problem, answer, *pairs, question=""):
        for output, expected in pairs:
            with self.subTest(output):
                found = mistake(PROBLEMS[problem].flags, answer.encode(), output.encode(), question.encode())
                self.assertEqual(found and found.split("\n")[0], expected)

    def test_boards(self):
        no_row = 'expected a row of a board, 4 characters "." or "Q", found'
        self.assert_mistakes(
            "acwing843",
            BOARDS,
            (f"{SECOND}\n\n{FIRST}", None),
            (FIRST.replace(".Q..", "Q..."), "board 1: the queens in rows 1 and 3 are in the same column"),
            ("Q...\n...Q\n.Q..\n..Q.", "board 1: the queens in rows 3 and 4 attack each other on a diagonal \\"),
            ("...Q\nQ...\n..Q.\n.Q..", "board 1: the queens in rows 3 and 4 attack each other on a diagonal /"),
            (FIRST.replace("Q...", "QQ.."), "board 1: row 3: the number of queens: expected 1, found 2"),
            (FIRST.replace("Q...", "Q.."), f'line 3: {no_row} "Q.."'),
            ("\nn=4\n" + FIRST, f'line 2: {no_row} "n=4"'),
            (FIRST.replace("\n", ""), 'line 1: each row of a board has a line of its own, found ".Q.....QQ.....Q."'),
            (f"{FIRST}\n{FIRST}", "board 2 repeats board 1"),
            (FIRST, "the number of boards: expected 2, found 1"),
            ("2", "2: the boards are asked for, not their number"),
            (FIRST + SECOND, "expected an empty line after each board"),
        )
        self.assert_mistakes("acwing843", "Q\n\n", ("Q", None))

    def test_a_large_board_is_not_shown_whole(self):
        found = mistake({"any-order"}, BOARDS.encode(), b".Q..\n...Q\n" * 500)
        shown = "\n".join([".Q..", "...Q"] * 5)
        self.assertEqual(found, f"board 1: the number of rows: expected 4, found 1000\nthe board:\n{shown}\n...")

    def test_boards_that_are_returned(self):
        self.assert_mistakes(
            "leetcode51",
            '[["..Q.","Q...","...Q",".Q.."]]',
            ('[["..Q.", "Q...", "...Q", ".Q.."]]', None),
            ("[['..Q.']]\n", "expected a list of boards in JSON, found [['..Q.']]"),
            ("..Q.\nQ...", r"expected a list of boards in JSON, found ..Q.\nQ..."),
            ("1", "1: the boards are asked for, not their number"),
            ('["..Q."]', 'board 1: expected a list of strings, found "..Q."'),
            ('[[[".","."]]]', 'board 1: expected a list of strings, found [[".", "."]]'),
            (r'[["\u0000Q","","",""]]', r'board 1: row 1: expected 4 characters "." or "Q", found "\0Q"'),
            (r'[["..Q.\n","","",""]]', r'board 1: row 1: expected 4 characters "." or "Q", found "..Q.\n"'),
        )

    def test_given_queens(self):
        answer = "\n".join("." * c + "Q" + "." * (7 - c) for c in (6, 4, 2, 0, 5, 7, 1, 3))
        self.assert_mistakes(
            "aoj_alds1_13_a",
            answer,
            (answer.replace("......Q.", "....Q..."), "the queens in rows 1 and 2 are in the same column"),
            (answer[::-1], 'the given queen "0 6" is missing'),
            question="1\n0 6\n",
        )

    def test_a_board_that_is_judged(self):
        for case in sorted(TESTDATA.joinpath("kattis8queens").glob("*.in")):
            rows, answer = case.read_text().split(), case.with_suffix(".out").read_text().strip()
            number = "".join(rows).count("*")
            other = "invalid" if answer == "valid" else "valid"
            found = mistake(PROBLEMS["kattis8queens"].flags, answer.encode(), other.title().encode(), case.read_bytes())
            self.assertIn(f'expected "{answer}", found "{other.title()}": ', found)
            attack, wrong_number = "queens in" in found or "two queens" in found, f": the board has {number} queens" in found
            self.assertEqual("no two attack" in found, answer == "valid")
            self.assertEqual(attack or (wrong_number and number != 8), answer == "invalid", found)
        self.assert_mistakes(
            "kattis8queens",
            "invalid",
            ("valid", 'expected "invalid", found "valid": row 1 has two queens, in columns 1 and 3'),
            ("INVALID", None),
            question="*.*.",
        )

    def test_any_solution(self):
        self.assert_mistakes(
            "poj3239",
            "4 6 8 2 7 1 3 5\n",
            ("5 3 1 6 8 2 4 7", None),  # That of the statement.
            ("5 3 1 6 8 2 4 7\n5 3 1 6 8 2 4 7", "expected 8 numbers, found 16"),
            ("4 2 0 5 7 1 3 6", "solution 1: expected numbers from 1 to 8, found numbers from 0"),
            ("5 3 1 9 8 2 4 7", 'solution 1: expected numbers from 1 to 8, found "9"'),
            ("5 3 1 0 8 2 4 7", 'solution 1: expected numbers from 1 to 8, found "0"'),
            ("5 3 1 6 8 2 4 ²", 'solution 1: expected numbers from 1 to 8, found "²"'),
            ("5 3 1 6 8 2 4 3", "solution 1: 3 occurs more than once"),
            ("5 3 1 6 8 2 7 4", "solution 1: the queens in columns 6 and 8 attack each other on a diagonal \\"),
            ("3 5 1 6 8 2 4 7", "solution 1: the queens in columns 1 and 3 attack each other on a diagonal /"),
        )
        attack = "solution 2: the queens in columns 1 and 3 attack each other on a diagonal /"
        self.assert_mistakes(
            "poj3239",
            "2 4 1 3\n2 4 1 3\n",
            ("3 1 4 2\n3 1 4 2", None),
            ("3 1 4 2\n4 1 2 3", attack),
            ("\n\n3 1 4 2\n3 1 4", "line 4: expected 4 numbers, found 3"),
        )

    def test_solutions_in_lines(self):
        attack, number = "attack each other on a diagonal", "the number of all solutions, after the first 3 of them"
        right = 'the numbers are right, but not the text around them: expected "2 4 6 1 3 5", found'
        self.assert_mistakes(
            "luogu1219",
            SOLUTIONS + "4\n",
            ("1 2 3 4 5 6", f'line 1: "1 2 3 4 5 6" is no solution: the queens in rows 1 and 2 {attack} \\'),
            (SOLUTIONS[:-12] + "6 4 2 5 1 3", f'line 3: "6 4 2 5 1 3" is no solution: the queens in rows 2 and 5 {attack} /'),
            (
                "3 6 2 5 1 4",
                'line 1: this solution is not the next in ascending order: expected "2 4 6 1 3 5", found "3 6 2 5 1 4"',
            ),
            ("\n246135", f'line 2: {right} "246135"'),
            ("[2, 4, 6, 1, 3, 5]", f'line 1: {right} "[2, 4, 6, 1, 3, 5]"'),
            ("2 4 6 1 3 5 7", 'line 1: expected "2 4 6 1 3 5", found "2 4 6 1 3 5 7"'),
            (SOLUTIONS, "the last line is missing: the number of solutions, 4"),
            (SOLUTIONS + "5 3 1 6 4 2\n4", f'line 4: expected 4, {number}; found "5 3 1 6 4 2"'),
            (SOLUTIONS + "-4", 'line 4: expected "4", found "-4"'),
            (SOLUTIONS + "total=4", 'line 4: expected only the number 4, found "total=4"'),
        )

    def test_lists_of_integers_are_printed_as_test_cases_have_them(self):
        for line, expected in (
            ("[[3,1,4,2],[2,4,1,3]]\n", FOUR),
            ("[[1]]\n", "[1 ]\n"),
            ("[]\n", "\n"),
            *((line, line) for line in ("null\n", "2\n", "[2, 4]\n", '[["Q"]]\n', "[[true]]\n", "[[2,")),
        ):
            self.assertEqual(lists_as_printed(line.encode()).decode(), expected)

    def test_lists(self):
        self.assert_mistakes(
            "permutations",
            FOUR,
            (FOUR, None),
            ("[3 1 4 2 ][2 4 1 3 ]", "the solutions are right, but not in ascending order"),
            ("\n", 'the number of solutions: expected 2, found 0; "[2 4 1 3 ]" is missing'),
            ("[2 4 1 3 ]\n", 'the number of solutions: expected 2, found 1; "[3 1 4 2 ]" is missing'),
            ("[3 1 4 2 ][3 1 4 2 ]\n", "solution 2 repeats solution 1"),
            (
                "[2 4 1 3 ][1 2 3 4 ]\n",
                'solution 2: "[1 2 3 4 ]" is no solution: the queens in columns 1 and 2 attack each other on a diagonal \\',
            ),
            ("[2 4 1 ]\n", 'solution 1: "[2 4 1 ]" is no solution: expected 4 numbers, found 3'),
            ("2\n", 'expected lists of integers such as "[2 4 1 3 ][3 1 4 2 ]", found "2"'),
        )
        no_list = 'expected no list, since there is no solution, found "[1 2 ]"'
        self.assert_mistakes("permutations", "\n", ("\n", None), ("[1 2 ]\n", no_list))

    def test_lines(self):
        self.assert_mistakes(
            "hdu2553",
            "1\n92\n",
            ("1 \r\n92\n\n", None),
            ("1\n94", 'line 2: expected "92", found "94"'),
            ("1\n92\n9\n9", "the number of lines: expected 2, found 4"),
            ("192", "line ends are missing: expected 2 lines, found 1"),
            question="1\n8\n0\n",
        )

    def test_queries(self):
        self.assert_mistakes(
            "hdu2553",
            "1\n92\n10\n",
            ("1\n92\n10\n1", "the 0 that ends the input is answered, too"),
            ("1\n92\n10\n3", "the number of lines: expected 3, found 4"),
            ("1", "only the first test case of the input is answered"),
            ("\n\n1\n93\n10", 'line 4: expected "92", found "93"'),
            ("\u3000\n1", 'line 1: expected "1", found "\\u3000"'),
            ("1\n93\n103", "each count has those before added: set it to 0 before each test case"),
            question="1\n8\n5\n0\n",
        )
        answered = "the 0 that ends the input is answered, too"
        self.assert_mistakes("hdu2553", "724\n", ("724\n0", answered), ("a 724", 'expected only the number 724, found "a 724"'))
        what = "each count has those before added: set it to 0 before each test case"
        self.assert_mistakes("uva11195", "Case 1: 1\nCase 2: 2\n", ("Case 1: 1\nCase 2: 3\n", what))

    def test_white_space(self):
        for answer, output, expected in (
            ("1\n92\n", "1\r\n92\r\n", None),
            ("1\n92\n", "1\n92", None),
            ("1\n92\n", "1 \n92\n", "line 1 ends in white space"),
            ("1\n92\n", "\n1\n92\n", "white space stands before the answer"),
            ("1\n92\n", "1\n\n\n92\n", "there are two empty lines in a row"),
            ("92\n", "92\n\n", "there are empty lines at the end"),
            ("1 92\n", "1\n92\n", "too many line ends: expected 1 lines, found 2"),
        ):
            with self.subTest(output, answer=answer):
                self.assertEqual(presentation_error(answer.encode(), output.encode()), expected)
