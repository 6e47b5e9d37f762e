"""Tests testdata/judge with a solution for each verdict: python3 tests/judge.py"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "testdata"))
import check

# Finds the right answer among the test cases.
RIGHT = """
import glob, os, sys
text = sys.stdin.read()
case = next(case for case in glob.glob(f"testdata/{sys.argv[1]}/*.in") if open(case).read() == text)
right = open(case[:-2] + "out").read()
write = sys.stdout.write
"""
# The first board of AcWing's sample.
BOARD = ".Q..\n...Q\nQ...\n..Q.\n"
PYTHON_SOLUTION = """
class Solution:
    def {name}(self, n: int) -> {type}:
        def search(queens: List[int]) -> Iterator[List[int]]:
            if len(queens) == n:
                yield queens
            for c in range(n):
                if all(c != d and abs(c - d) != len(queens) - r for r, d in enumerate(queens)):
                    yield from search(queens + [c])
        return {result}
"""
CPP_SOLUTION = """
class Solution {
public:
    TYPE NAME(int n) {
        vector<vector<string>> boards;
        vector<int> queens(n);
        iota(queens.begin(), queens.end(), 0);
        do {
            bool isSolution = true;
            for (int i = 0; i < n; i++)
                for (int j = 0; j < i; j++)
                    if (abs(queens[i] - queens[j]) == i - j) isSolution = false;
            if (!isSolution) continue;
            boards.push_back(vector<string>(n, string(n, '.')));
            for (int i = 0; i < n; i++) boards.back()[i][queens[i]] = 'Q';
        } while (next_permutation(queens.begin(), queens.end()));
        return RESULT;
    }
};
"""
FUNCTIONS = ("leetcode51", "solveNQueens"), ("leetcode52", "totalNQueens"), ("nowcoder39", "Nqueen")


class Judge(unittest.TestCase):
    def judge(self, *arguments):
        """Returns the exit status, the verdict of each case, and the output."""
        command = [sys.executable, "testdata/judge", *arguments]
        found = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        table = found.stdout.split("\n\n")[0]
        return found.returncode, [line.split()[1] for line in table.splitlines()], found.stdout

    def check(self, program, code, verdicts, message, seconds="60"):
        """Checks the verdicts that occur, and the output, for a solution that runs this code after RIGHT."""
        solution = [sys.executable, "-S", "-c", RIGHT + code, program]
        status, found, output = self.judge("--time", seconds, program, *solution)
        self.assertEqual(sorted(set(found)), verdicts.split(), output)
        cases = len(list(ROOT.joinpath("testdata", program).glob("*.in")))
        self.assertEqual(len(found), cases, output)
        self.assertIn(message.replace("CASES", str(cases)), output)
        self.assertEqual(status, 0 if f"{cases} of {cases} cases accepted" in output else 1, output)

    def test_right(self):
        self.check("acwing843", "write(right)", "AC", "\n9 of 9 cases accepted\n")
        self.check("hdu2553", "write(right)", "AC", "\nCASES of CASES cases accepted\n")

    def test_right_in_reverse_order(self):
        code = 'write("\\n\\n".join(right.strip().split("\\n\\n")[::-1]))'
        self.check("acwing843", code, "AC", "\n9 of 9 cases accepted\n")
        self.check("luogu1219", 'write("".join(sorted(right.splitlines(True))[::-1]))', "WA", "01-sample: WA: line 1: ")

    def test_wrong_count(self):
        message = '01-sample: WA: line 2: expected "92", found "93"\ntestdata/hdu2553/01-sample.in:\n    1\n    8\n'
        self.check("hdu2553", 'write(right.replace("92", "93"))', "AC WA", message)

    def test_wrong_board(self):
        code = f'write(right.replace("{BOARD[10:]}", "Q...\\n...Q\\n"))'.replace("\n", "\\n")
        message = "01-sample: WA: board 1: queens in rows 2 and 4 attack each other\n"
        self.check("acwing843", code, "AC WA", message)
        answer = ROOT.joinpath("testdata/acwing843/01-sample.out").read_bytes()
        for output, mistake in (
            (".Q..\n..Q.\nQ...\n...Q", "board 1: queens in rows 1 and 2 attack each other"),
            (".Q..\n...Q\nQQ..\n..Q.", "board 1: row 3 has 2 queens"),
            (".Q..\n...Q\n....\n..Q.", "board 1: row 3 has 0 queens"),
            (".Q..\n...Q\nQ..\n..Q.", 'board 1: row 3: expected 4 characters "." or "Q", found "Q.."'),
            (".Q..\n...Q\nQ...", "board 1: expected 4 rows, found 3"),
            (BOARD + "\n" + BOARD, "board 2 repeats board 1"),
        ):
            self.assertEqual(check.mistake(answer, output.encode()).splitlines()[0], mistake)

    def test_missing_board(self):
        message = "01-sample: WA: expected 2 boards, found 1; the first missing board:\n..Q.\nQ...\n...Q\n.Q..\n"
        self.check("acwing843", f"write({BOARD!r})", "WA", message)
        message = f"01-sample: WA: list 1: expected 2 boards, found 0; the first missing board:\n{BOARD}"
        self.check("leetcode51", 'write("[]\\n")', "AC WA", message)

    def test_missing_line(self):
        message = "01-sample: WA: expected 3 lines, found 2\n"
        self.check("hdu2553", 'write("".join(right.splitlines(True)[:2]))', "AC WA", message)

    def test_space_at_line_ends(self):
        code = 'write(right.replace("\\n", " \\n"))'
        self.check("acwing843", code, "AC PE", "01-sample: PE: line 1 ends in white space\n")
        self.check("hdu2553", code, "AC PE", "01-sample: PE: line 1 ends in white space\n")
        self.check("luogu1219", code, "PE", " s  accepted, though line 1 ends in white space\n")
        self.check("luogu1219", code, "PE", "\n8 of 8 cases accepted\n")

    def test_empty_lines(self):
        code = 'write(right.replace("\\n", "\\n\\n"))'
        self.check("acwing843", code, "AC PE", "01-sample: PE: ")
        self.check("hdu2553", code, "AC PE", '01-sample: PE: line 2: expected "92", found ""\n')
        self.check("hdu2553", 'write("\\n" + right)', "AC PE", "01-sample: PE: white space before the answer\n")
        self.check("hdu2553", 'write(right.strip() + "\\n\\n")', "AC", "\nCASES of CASES cases accepted\n")

    def test_crlf(self):
        self.check("acwing843", 'write(right.replace("\\n", "\\r\\n"))', "AC", "\n9 of 9 cases accepted\n")

    def test_abort_after_the_answer(self):
        message = "RE: signal 6 (Aborted)" if os.name == "posix" else "RE: exit status "
        self.check("acwing843", "write(right); sys.stdout.flush(); os.abort()", "RE", message)

    def test_error_message(self):
        self.check("acwing843", 'sys.exit("no memory")', "RE", "01-sample: RE: exit status 1\n")
        self.check("acwing843", 'sys.exit("no memory")', "RE", "\nstderr:\n    no memory\n")

    def test_endless_loop(self):
        self.check("acwing843", "while True: pass", "TLE", "01-sample: TLE: still running after 0.1 s (--time sets another limit)\n", "0.1")

    @unittest.skipUnless(os.name == "posix", "on Windows, only the process itself is killed")
    def test_endless_loop_in_a_child(self):
        code = 'import subprocess; subprocess.run(["sleep", "10000"])'
        self.check("acwing843", code, "TLE", "\n0 of 9 cases accepted\n", "0.2")

    def test_endless_output(self):
        self.check("acwing843", "while True: write('Q' * 10**6)", "OLE", "01-sample: OLE: more than 16 MB of output\n")

    def test_no_output(self):
        self.check("hdu2553", "", "AC WA", "01-sample: WA: expected 3 lines, found 0\n")

    def test_command_that_does_not_exist(self):
        status, _, output = self.judge("acwing843", "./no-such-command")
        self.assertEqual((status, output), (1, "judge: cannot run './no-such-command': No such file or directory\n"))

    def test_program_that_does_not_exist(self):
        status, _, output = self.judge("acwing844", "true")
        self.assertRegex(output, "^judge: no test cases for 'acwing844', only for acwing843 .* permutations\n$")
        self.assertEqual(status, 1)

    def test_python_functions(self):
        boards = '[["." * c + "Q" + "." * (n - c - 1) for c in queens] for queens in search([])]'
        with tempfile.TemporaryDirectory() as folder:
            for program, name in FUNCTIONS:
                is_list = program == "leetcode51"
                result = boards if is_list else "sum(1 for _ in search([]))"
                text = PYTHON_SOLUTION.format(name=name, type="List[List[str]]" if is_list else "int", result=result)
                file = pathlib.Path(folder, f"{program}.py")
                file.write_text(text)
                solution = [sys.executable, "testdata/leetcode.py", str(file)]
                status, _, output = self.judge("--time", "60", program, *solution)
                self.assertEqual(status, 0, output)

    @unittest.skipUnless(shutil.which("g++"), "g++ is not installed")
    def test_cpp_functions(self):
        for program, name in FUNCTIONS:
            type, result = ("vector<vector<string>>", "boards") if program == "leetcode51" else ("int", "boards.size()")
            text = CPP_SOLUTION.replace("TYPE", type).replace("NAME", name).replace("RESULT", result)
            with tempfile.TemporaryDirectory() as folder:
                pathlib.Path(folder, "solution.cpp").write_text(text)
                yours = str(pathlib.Path(folder, "yours"))
                options = ["-std=c++11", "-O1", "-Wall", "-Wextra", "-pedantic", "-Werror", "-I", folder, "-o", yours]
                subprocess.run(["g++", *options, "testdata/leetcode.cpp"], cwd=ROOT, check=True)
                status, _, output = self.judge("--time", "60", program, yours)
                self.assertEqual(status, 0, output)


if __name__ == "__main__":
    unittest.main()
