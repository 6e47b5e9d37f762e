"""Tests testdata/judge with a solution for each verdict and language: python3 tests/judge.py"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import textwrap
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
# For each language: a class for LeetCode 52 with debugging output, a helper with the name of LeetCode 51's method, and code
# below the class, which judges do not run; a whole program; and an expression for the count that is wrong from the second
# call on.
COUNTS = "0, 1, 0, 0, 2, 10, 4, 40, 92, 352"
SOURCES = {
    ".cpp": (
        """
        const int counts[] = {COUNTS};
        int calls;
        class Solution {
        public:
            void solveNQueens(int row, string &queens) { queens.push_back(row); }
            int totalNQueens(int n) { string s; solveNQueens(n, s); cout << "debug" << endl; return counts[n]; }
        };
        int main() { cout << Solution().totalNQueens(8) << endl; }
        """,
        "#include <cstdio>\nint main() { int n, counts[] = {COUNTS}; std::scanf(\"%d\", &n); std::printf(\"%d\", counts[n]); }",
        "counts[n] + calls++",
    ),
    ".java": (
        """
        package queens;
        public class Solution {
            static int calls, counts[] = {COUNTS};
            void solveNQueens(List<String> rows) { rows.add("Q"); }
            public int totalNQueens(int n) { solveNQueens(new ArrayList<>()); System.out.println("debug"); return counts[n]; }
            public static void main(String[] arguments) { System.out.println(new Solution().totalNQueens(8)); }
        }
        """,
        """
        import java.util.Scanner;
        public class Main {
            static class Queens { int[] counts = {COUNTS}; }
            public static void main(String[] arguments) {
                System.out.println(new Queens().counts[new Scanner(System.in).nextInt()]);
            }
        }
        """,
        "counts[n] + calls++",
    ),
    ".py": (
        """
n = file = names = solution = 3
class Solution:
    counts, calls = [COUNTS], itertools.count()
    def solveNQueens(self, rows: List[int]) -> None:
        heappush(rows, pow(2, n))
    def totalNQueens(self, n: int) -> int:
        self.solveNQueens(copy([]))
        print("debug")
        return self.counts[n]
print(Solution().solveNQueens([]))
if __name__ == "__main__":
    print(input("n: "))
        """,
        "print([COUNTS][int(input())])",
        "self.counts[n] + next(self.calls)",
    ),
    ".rs": (
        """
        use std::sync::atomic::{AtomicI32, Ordering};
        static CALLS: AtomicI32 = AtomicI32::new(0);
        impl Solution {
            fn solve_n_queens(rows: &mut Vec<i32>) { rows.push(CALLS.load(Ordering::SeqCst)); }
            pub fn total_n_queens(n: i32) -> i32 {
                Solution::solve_n_queens(&mut vec![]);
                let counts = [COUNTS];
                println!("debug");
                counts[n as usize]
            }
        }
        fn main() { println!("{}", Solution::total_n_queens(8)); }
        """,
        """
        fn main() {
            let mut line = String::new();
            std::io::stdin().read_line(&mut line).unwrap();
            println!("{}", [COUNTS][line.trim().parse::<usize>().unwrap()]);
        }
        """,
        "counts[n as usize] + CALLS.fetch_add(1, Ordering::SeqCst)",
    ),
}
JAVA_BOARDS = """
class Solution {
    List<List<String>> boards = new ArrayList<>();
    List<Integer> queens = new ArrayList<>();
    public List<List<String>> solveNQueens(int n) {
        int row = queens.size();
        if (row == n) {
            boards.add(queens.stream().map(c -> ".".repeat(c) + "Q" + ".".repeat(n - c - 1)).collect(Collectors.toList()));
        }
        for (int c = 0; row < n && c < n; c++) {
            int column = c;
            if (IntStream.range(0, row).allMatch(r -> queens.get(r) != column && Math.abs(queens.get(r) - column) != row - r)) {
                queens.add(c);
                solveNQueens(n);
                queens.remove(row);
            }
        }
        return boards;
    }
}
"""
PYTHON_BOARDS = """
class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        is_solution = lambda queens: all(abs(queens[a] - queens[b]) != b - a for a, b in combinations(range(n), 2))
        return [["." * c + "Q" + "." * (n - c - 1) for c in queens] for queens in permutations(range(n)) if is_solution(queens)]
"""


class Judge(unittest.TestCase):
    def judge(self, *arguments):
        """Returns the exit status, the verdict of each case, and the output."""
        command = [sys.executable, "testdata/judge", "-v", *arguments]
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
        self.check("acwing843", "write(right)", "AC", "\n9 of 9 cases accepted, the slowest in ")
        self.check("hdu2553", "write(right)", "AC", "\nCASES of CASES cases accepted, ")

    def test_right_in_reverse_order(self):
        code = 'write("\\n\\n".join(right.strip().split("\\n\\n")[::-1]))'
        self.check("acwing843", code, "AC", "\n9 of 9 cases accepted, the slowest in ")
        self.check("luogu1219", 'write("".join(sorted(right.splitlines(True))[::-1]))', "WA", "01-sample: WA: line 1: ")

    def test_wrong_count(self):
        message = '01-sample: WA: line 2: expected "92", found "93"\ntestdata/hdu2553/01-sample.in:\n    1\n    8\n'
        self.check("hdu2553", 'write(right.replace("92", "93"))', "AC WA", message)

    def test_wrong_board(self):
        code = f'write(right.replace("{BOARD[10:]}", "Q...\\n...Q\\n"))'.replace("\n", "\\n")
        message = "01-sample: WA: board 1: queens in rows 1 and 3 attack each other\n"
        self.check("acwing843", code, "AC WA", message)
        answer = ROOT.joinpath("testdata/acwing843/01-sample.out").read_bytes()
        for output, mistake in (
            (".Q..\n..Q.\nQ...\n...Q", "board 1: queens in rows 0 and 1 attack each other"),
            (".Q..\n...Q\nQQ..\n..Q.", "board 1: row 2 has 2 queens"),
            (".Q..\n...Q\n....\n..Q.", "board 1: row 2 has 0 queens"),
            (".Q..\n...Q\nQ..\n..Q.", 'board 1: row 2: expected 4 characters "." or "Q", found "Q.."'),
            (".Q..\n...Q\nQ...", "board 1: expected 4 rows, found 3"),
            (BOARD + "\n" + BOARD, "board 2 repeats board 1"),
        ):
            self.assertEqual(check.mistake("acwing843", answer, output.encode()).splitlines()[0], mistake)

    def test_any_solution(self):
        code = 'write("".join(" ".join(line.split()[::-1]) + "\\n" for line in right.splitlines()))'
        self.check("poj3239", code, "AC", "\nCASES of CASES cases accepted, ")
        for output, mistake in (
            ("5 3 1 6 8 2 4 7", None),  # That of the statement.
            ("5 3 1 6 8 2 4 7\n5 3 1 6 8 2 4 7", "expected 1 line, found 2"),
            ("5 3 1 6 8 2 4", "line 1: expected 8 numbers, found 7"),
            ("4 2 0 5 7 1 3 6", 'line 1: expected numbers from 1 to 8, found "0"'),
            ("5 3 1 9 8 2 4 7", 'line 1: expected numbers from 1 to 8, found "9"'),
            ("5 3 1 6 8 2 4 ²", 'line 1: expected numbers from 1 to 8, found "²"'),
            ("5 3 1 6 8 2 4 3", "line 1: row 3 occurs twice"),
            ("5 3 1 6 8 2 7 4", "line 1: queens in columns 6 and 8 attack each other"),
            ("3 5 1 6 8 2 4 7", "line 1: queens in columns 1 and 3 attack each other"),
        ):
            self.assertEqual(check.mistake("poj3239", b"4 6 8 2 7 1 3 5\n", output.encode("latin-1")), mistake)

    def test_missing_board(self):
        message = "01-sample: WA: expected 2 boards, found 1; the first missing board:\n..Q.\nQ...\n...Q\n.Q..\n"
        self.check("acwing843", f"write({BOARD!r})", "WA", message)
        message = "01-sample: PE: expected an empty line after each board\n"
        self.check("acwing843", 'write(right.replace("\\n\\n", "\\n"))', "AC PE", message)

    def test_missing_line(self):
        message = "01-sample: WA: expected 3 lines, found 2\n"
        self.check("hdu2553", 'write("".join(right.splitlines(True)[:2]))', "AC WA", message)

    def test_space_at_line_ends(self):
        code = 'write(right.replace("\\n", " \\n"))'
        self.check("acwing843", code, "AC PE", "01-sample: PE: line 1 ends in white space\n")
        self.check("hdu2553", code, "AC PE", "01-sample: PE: line 1 ends in white space\n")
        message = "\naccepted, though in 01-sample line 1 ends in white space, which other judges refuse\n"
        self.check("luogu1219", code, "AC", message)

    def test_empty_lines(self):
        code = 'write(right.replace("\\n", "\\n\\n"))'
        self.check("acwing843", code, "AC PE", "01-sample: PE: ")
        self.check("hdu2553", code, "AC PE", '01-sample: PE: line 2: expected "92", found ""\n')
        self.check("hdu2553", 'write("\\n" + right)', "AC PE", "01-sample: PE: white space before the answer\n")
        self.check("hdu2553", 'write(right.strip() + "\\n\\n")', "AC", "\nCASES of CASES cases accepted, ")

    def test_crlf(self):
        self.check("acwing843", 'write(right.replace("\\n", "\\r\\n"))', "AC", "\n9 of 9 cases accepted, the slowest in ")

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
        self.assertRegex(output, "^judge: no test cases for 'acwing844', only for acwing843 .* uva11195\n$")
        self.assertEqual(status, 1)

    def judge_source(self, program, name, text, environment=None):
        """Returns the exit status and the output for a source file."""
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder, name)
            text = textwrap.dedent(text).replace("COUNTS", COUNTS)
            file.write_bytes(text.replace("\n", "\r\n").encode())
            command = [sys.executable, ROOT / "testdata" / "judge", "--time", "60", program, name]
            output = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
            found = subprocess.run(command, cwd=folder, env=environment, **output)
            return found.returncode, found.stdout

    def test_source_files(self):
        for suffix, (text, whole_program, with_state) in SOURCES.items():
            right = re.search(r"(self\.)?counts\[n.*?\]", text)[0]
            for name, source, verdict in (
                ("a right class" + suffix, text, "9 of 9 cases accepted, "),
                (f"-whole{suffix}", whole_program, "9 of 9 cases accepted, "),
                (f"wrong{suffix}", text.replace(right, right + " + 1"), "\n0 of 9 cases accepted\n"),
                (f"state{suffix}", text.replace(right, with_state), "\n0 of 9 cases accepted\n"),
                (f"error{suffix}", text.replace(right, "counts["), "CE: compile error\n    "),
            ):
                with self.subTest(name):
                    status, output = self.judge_source("leetcode52", name, source)
                    self.assertIn(verdict, output)
                    self.assertEqual(status, 0 if verdict.startswith("9") else 1, output)
                    self.assertEqual("\n    debug" in output, name.startswith(("wrong", "state")), output)

    def test_boards_of_source_files(self):
        for suffix, text in (".java", JAVA_BOARDS), (".py", PYTHON_BOARDS):
            status, output = self.judge_source("leetcode51", "boards" + suffix, text)
            self.assertEqual(status, 0, output)

    def test_c(self):
        source = """
            #include <stdio.h>
            int main(void) { int n, counts[] = {COUNTS, 724}; while (scanf("%d", &n) == 1 && n) printf("%d\\n", counts[n]); }
        """
        status, output = self.judge_source("hdu2553", "x.c", source)
        self.assertEqual(status, 0, output)
        status, _, output = self.judge("hdu2553", "x.c", "--time", "5")
        self.assertEqual(status, 2)
        self.assertIn("options go before PROGRAM", output)

    def test_missing_method(self):
        status, output = self.judge_source("nowcoder39", "x.py", PYTHON_BOARDS)
        self.assertIn("'Solution' object has no attribute 'Nqueen'", output)
        self.assertEqual(status, 1)

    def test_missing_compiler_and_file(self):
        for suffix, tool in (".cpp", "g++"), (".java", "javac"), (".rs", "rustc"):
            found = self.judge_source("leetcode52", "x" + suffix, SOURCES[suffix][0], {"PATH": ""})
            self.assertEqual(found, (1, f"judge: {tool} is not on the PATH\n"))
        found = self.judge("leetcode52", "none.py")
        self.assertEqual(found[::2], (1, "judge: cannot read 'none.py': No such file or directory\n"))


if __name__ == "__main__":
    unittest.main()
