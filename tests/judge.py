"""Tests testdata/judge with a solution for each verdict and language: python3 tests/judge.py"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import textwrap
import unittest

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "testdata"))
import build
import check
import run
import table

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
        heappush(rows, bisect.bisect([1, 2], pow(2, n)))
    def totalNQueens(self, n: int) -> int:
        self.solveNQueens(copy.deepcopy([]))
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

# A search in C and C++ with a diagonal that is -1 for a queen in column 1 of row 0.
OUT_OF_BOUNDS = """
#include <stdio.h>
int n, d[40], e[40], cols[20], queens[20];
void search(int row) {
    for (int i = 0; row == n && i < n * (n + 1); i++) {
        putchar(i % (n + 1) == n ? '\\n' : queens[i / (n + 1)] == i % (n + 1) ? 'Q' : '.');
    }
    if (row == n) puts("");
    for (int c = 0; row < n && c < n; c++) {
        if (cols[c] || d[row - c] || e[row + c]) continue;
        queens[row] = c;
        cols[c] = d[row - c] = e[row + c] = 1;
        search(row + 1);
        cols[c] = d[row - c] = e[row + c] = 0;
    }
}
int main() { scanf("%d", &n); search(0); }
"""
PROGRAM = "#include <cstdio>\nint main() { int n, counts[] = {COUNTS, 724}; while (scanf(\"%d\", &n) == 1 && n) printf(\"%d\\n\", counts[n]); }"
JAVA_BODY = """{
    java.util.Scanner scanner = new java.util.Scanner(System.in);
    int[] counts = {COUNTS, 724};
    for (int n; (n = scanner.nextInt()) != 0;) System.out.println(counts[n]);
}"""
JAVA_LAYOUTS = (
    "import java.util.*;public class Main{public static void main(String[] a)BODY}",
    "\ufeffpublic class Main { public static void main(String[] a) BODY }",
    "/* package a; */ package queens;\nclass Main { public static void main(String[] a) BODY }",
    "  @Deprecated // class Other\n  public  final\n class  Main { public static final void main(String... a) throws Exception BODY }",
    "public class Main {\nstatic class FastReader { static void main() {} }\npublic static void main(String[] a) BODY }",
    "public interface Main { static void main(String[] a) BODY }",
    "class Test { public static void main(String[] a) {} } class Main { public static void main(String[] a) BODY }",
    "class 皇后 { public static void main(String[] 参数) BODY }",
    "class Solution { void solve() BODY public static void main(String[] a) { new Solution().solve(); } }",
)
# For LeetCode 52, what one compiler takes only with its newest standard, only with an older one, or only with the judge's text
# above and below.
FUNCTIONS = {
    ".c": (
        "int counts[] = {COUNTS}; int totalNQueens(int n) { return sqrt(counts[n] * counts[n]) + strlen(\"\"); }",
        "#define n 9\n#define file row\nint totalNQueens(int i) { int counts[] = {COUNTS}; return counts[i]; }\nint main() { }",
    ),
    ".cpp": (
        "#define print(x) cout << x\n#define size(x) int(x.size())\n#define n 9\n#define row r\n#define file f\n#define int long long\n"
        "class Solution { public: int totalNQueens(signed i) { print(1); int counts[] = {COUNTS}; return counts[i]; } };",
        "class Solution { public: int totalNQueens(int n) { set<int> s; int counts[] = {COUNTS}; "
        "return counts[n] + popcount(0u) + s.contains(1) + ranges::count(s, 1); } };",
        "int data[] = {COUNTS}, hash, size;\nclass Solution { public: int totalNQueens(int n) { return data[n]; } };",
    ),
    ".rs": (
        "impl Solution { pub fn total_n_queens(n: i32) -> i32 { if let Some(c) = [COUNTS].get(n as usize) && *c >= 0 { *c } else { 0 } } }",
        "impl Solution { pub fn total_n_queens(n: i32) -> i32 { let async = [COUNTS]; async[n as usize] } }",
        "#![allow(dead_code)]\npub struct Solution { x: i32 }\nimpl Solution { pub fn total_n_queens(n: i32) -> i32 { crate::COUNT[n as usize] } }\n"
        "const COUNT: [i32; 10] = [COUNTS];\nfn main() { Solution::total_n_queens(1); }",
    ),
}


class Judge(unittest.TestCase):
    def judge(self, *arguments):
        """Returns the exit status, the verdict of each case, and the output."""
        command = [sys.executable, "testdata/judge", "-v", *arguments]
        found = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        verdicts = found.stdout.split("\n\n")[0]
        return found.returncode, [line.split()[1] for line in verdicts.splitlines()], found.stdout

    def check(self, program, code, verdicts, message, seconds="60"):
        """Checks the verdicts that occur, and the output, for a solution that runs this code after RIGHT."""
        solution = [sys.executable, "-S", "-c", RIGHT + code, program]
        status, found, output = self.judge("--time", seconds, program, *solution)
        self.assertEqual(sorted(set(found)), verdicts.split(), output)
        cases = len(list(ROOT.joinpath("testdata", program).glob("*.in")))
        self.assertEqual(len(found), 1 if verdicts == "TLE" else cases, output)
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
            self.assertEqual(check.mistake({"any-order"}, answer, output.encode()).splitlines()[0], mistake)

    def test_any_solution(self):
        code = 'write("".join(" ".join(line.split()[::-1]) + "\\n" for line in right.splitlines()))'
        self.check("poj3239", code, "AC", "\nCASES of CASES cases accepted, ")
        code = 'write(" ".join(right.split()))'
        self.check("poj3239", code, "AC", "\naccepted, though in 02-small 1 line instead of 24, which other judges refuse\n")
        for output, mistake in (
            ("5 3 1 6 8 2 4 7", None),  # That of the statement.
            ("5 3 1 6 8\n2 4 7", None),
            ("5 3 1 6 8 2 4 7\n5 3 1 6 8 2 4 7", "expected 8 numbers, found 16"),
            ("5 3 1 6 8 2 4", "expected 8 numbers, found 7"),
            ("4 2 0 5 7 1 3 6", 'solution 1: expected numbers from 1 to 8, found "0"'),
            ("5 3 1 9 8 2 4 7", 'solution 1: expected numbers from 1 to 8, found "9"'),
            ("5 3 1 6 8 2 4 ²", 'solution 1: expected numbers from 1 to 8, found "²"'),
            ("5 3 1 6 8 2 4 3", "solution 1: row 3 occurs twice"),
            ("5 3 1 6 8 2 7 4", "solution 1: queens in columns 6 and 8 attack each other"),
            ("3 5 1 6 8 2 4 7", "solution 1: queens in columns 1 and 3 attack each other"),
        ):
            self.assertEqual(check.mistake({"any-solution"}, b"4 6 8 2 7 1 3 5\n", output.encode()), mistake)

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
        self.check("hdu2553", code, "AC PE", "01-sample: PE: line 1 ends in white space\n")
        message = "\naccepted, though in 01-sample line 1 ends in white space, which other judges refuse\n"
        self.check("luogu1219", code, "AC", message)
        self.check("acwing843", code, "AC", message)

    def test_empty_lines(self):
        code = 'write(right.replace("\\n", "\\n\\n"))'
        self.check("acwing843", code, "AC PE", "01-sample: PE: ")
        self.check("hdu2553", code, "AC PE", '01-sample: PE: line 2: expected "92", found ""\n')
        self.check("hdu2553", 'write("\\n" + right)', "AC PE", "01-sample: PE: white space before the answer\n")
        code = 'write(right + "\\n")'
        self.check("hdu2553", code, "AC PE", "01-sample: PE: empty lines at the end\n")
        message = "\naccepted, though in 01-sample empty lines at the end, which other judges refuse\n"
        self.check("acwing843", code, "AC", message)

    def test_crlf(self):
        self.check("acwing843", 'write(right.replace("\\n", "\\r\\n"))', "AC", "\n9 of 9 cases accepted, the slowest in ")

    def test_abort_after_the_answer(self):
        message = "RE: signal 6 (Aborted)" if os.name == "posix" else "RE: exit status "
        self.check("acwing843", "write(right); sys.stdout.flush(); os.abort()", "RE", message)

    def test_error_message(self):
        self.check("acwing843", 'sys.exit("no memory")', "RE", "01-sample: RE: exit status 1\n")
        self.check("acwing843", 'sys.exit("no memory")', "RE", "\nstderr:\n    no memory\n")

    def test_endless_loop(self):
        self.check("acwing843", "while True: pass", "TLE", "s; the limit is 0.1 s (--time sets another)\n", "0.1")

    @unittest.skipUnless(os.name == "posix", "on Windows, only the process itself is killed")
    def test_endless_loop_in_a_child(self):
        code = 'import subprocess; subprocess.run(["sleep", "10000"])'
        self.check("acwing843", code, "TLE", "\n0 of 9 cases accepted; 8 not run after the TLE\n", "0.2")

    def test_endless_output(self):
        self.check("acwing843", "while True: write('Q' * 10**6)", "OLE", "01-sample: OLE: more than 16 MB of output\n")

    def test_no_output(self):
        self.check("hdu2553", "", "AC WA", "01-sample: WA: nothing was written to stdout\n")

    def test_command_that_does_not_exist(self):
        status, _, output = self.judge("acwing843", "./no-such-command")
        self.assertEqual((status, output), (2, "judge: cannot run './no-such-command': No such file or directory\n"))

    def test_closed_output(self):
        reader, writer = os.pipe()
        os.close(reader)
        command = [sys.executable, "testdata/judge", "hdu2553", "true"]
        found = subprocess.run(command, cwd=ROOT, stdout=writer, stderr=subprocess.PIPE)
        os.close(writer)
        self.assertEqual((found.returncode, found.stderr), (130, b""))

    def test_program_that_does_not_exist(self):
        status, _, output = self.judge("acwing844", "true")
        self.assertRegex(output, "\njudge: error: no test cases for 'acwing844', only for acwing843 .* uva11195\n$")
        self.assertEqual(status, 2)

    def judge_source(self, program, name, text, environment=None, options=("--time", "60"), encoding="utf-8"):
        """Returns the exit status and the output for a source file."""
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder, name)
            text = textwrap.dedent(text).replace("COUNTS", COUNTS)
            file.write_bytes(text.replace("\n", "\r\n").encode())
            command = [sys.executable, ROOT / "testdata" / "judge", *options, program, name]
            output = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "encoding": encoding}
            found = subprocess.run(command, cwd=folder, env=environment, **output)
            return found.returncode, found.stdout

    def assert_judged(self, program, name, text, status, message, *options):
        found, output = self.judge_source(program, name, text, options=options or ("--time", "60"))
        self.assertIn(message, output)
        self.assertEqual(found, status, output)

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

    def test_functions(self):
        for suffix, sources in FUNCTIONS.items():
            for source in sources:
                with self.subTest(source):
                    self.assert_judged("leetcode52", "x" + suffix, source, 0, "9 of 9 cases accepted, ")

    def test_functions_in_c(self):
        boards = """
            char*** solveNQueens(int n, int* returnSize, int** returnColumnSizes) {
                *returnSize = n == 1 ? 1 : 0;
                *returnColumnSizes = malloc(sizeof(int));
                char ***boards = malloc(sizeof(char **)), **rows = malloc(sizeof(char *));
                **returnColumnSizes = 1, boards[0] = rows, rows[0] = strdup("Q");
                return boards;
            }
        """
        self.assert_judged("leetcode51", "x.c", boards, 1, "\n3 of 9 cases accepted, ")
        self.assert_judged("nowcoder39", "x.c", "int Nqueen(int n) { return (int[]){COUNTS}[n]; }", 0, "9 of 9 cases accepted, ")
        message = "CE: compile error\n    the judge calls totalNQueens\n"
        self.assert_judged("leetcode52", "x.c", "int totalNQueens(int n, int m) { return 0; }", 1, message)

    def test_programs_in_java(self):
        for layout in JAVA_LAYOUTS:
            with self.subTest(layout), tempfile.TemporaryDirectory() as folder:
                file = pathlib.Path(folder, "x.java")
                file.write_text(layout.replace("BODY", JAVA_BODY).replace("COUNTS", COUNTS), encoding="utf-8")
                program = build.build(str(file), table.PROBLEMS["hdu2553"], pathlib.Path(folder))
                found = run.run(program.command, ROOT / "testdata" / "hdu2553" / "01-sample.in", 60)
                self.assertEqual(found[2].split(), [b"1", b"92", b"10"], found)
        source = "class A { public static void main(String[] a) BODY } class B extends A { public static void main(String[] a) {} }"
        message = "A and B have a public static void main(String[]) each: name one of the classes Main\n"
        self.assert_judged("hdu2553", "x.java", source.replace("BODY", JAVA_BODY), 1, message)

    def test_class_that_is_missing(self):
        """The class has another name, or stands in another."""
        java = "public static void main(String[] a) { System.out.println(92); }"
        for name, source, status, message in (
            ("x.java", "public class BM59 { public int Nqueen(int n) { return 0; } }", 1,
                "\n    there is no Solution; the judge calls new Solution().Nqueen(n)\n    no class has public static void main(String[])\n"),
            ("x.java", f"class Main {{ static class Solution {{ public int Nqueen(int n) {{ return 0; }} }} {java} }}", 1,
                "judged as a whole program, since it has no Nqueen that a judge can call\n"),
            ("x.java", f"class Solution {{ public int totalNQueens(int n) {{ return 0; }} {java} }}", 1,
                "CE: compile error\n    the judge calls new Solution().Nqueen(n)\n"),
            ("x.cpp", "// Solution\n" + PROGRAM, 0, "judged as a whole program, since it has no Nqueen that a judge can call\n"),
            ("x.cpp", "struct Solution { int totalNQueens(int n); };\nint main() {}", 1, "has no member named ‘Nqueen’"),
            ("x.rs", "struct Solution; fn main() { let _ = Solution; }", 1, "the judge calls Solution::new().Nqueen(n)"),
            ("x.py", "class Solution:\n    def totalNQueens(self, n):\n        return 0\n", 1, "the class Solution has no Nqueen\n"),
            ("x.py", "print([COUNTS][int(input())]) # class Solution", 0, "judged as a whole program, "),
        ):
            with self.subTest(source):
                self.assert_judged("nowcoder39", name, source, status, message)

    def test_modules_of_leetcode(self):
        source = """
            class Solution:
                def totalNQueens(self, n: int) -> int:
                    assert datetime.date.today() and bisect.bisect([], 1) == 0 and getrecursionlimit() == 50000
                    return copy.deepcopy([COUNTS])[n]
        """
        self.assert_judged("leetcode52", "x.py", source, 0, "9 of 9 cases accepted, ")

    def test_time_is_cpu_time(self):
        code = "import time; time.sleep(0.5); write(right)"
        self.check("acwing843", code, "AC", "\n9 of 9 cases accepted, the slowest in ", "0.3")

    def test_endless_loop_in_a_function(self):
        source = "class Solution:\n    def totalNQueens(self, n):\n        while True: pass\n"
        message = "\n0 of 9 cases accepted; 8 not run after the TLE\n"
        self.assert_judged("leetcode52", "x.py", source, 1, message, "--time", "0.2")

    def test_function_that_does_not_return(self):
        source = "class Solution:\n    def totalNQueens(self, n):\n        exit(0)\n"
        self.assert_judged("leetcode52", "x.py", source, 1, "\n    the function did not return\n")

    def test_first_and_last_lines_of_errors(self):
        source = "class Solution:\n    def totalNQueens(self, n):\n        return self.totalNQueens(n)\n"
        self.assert_judged("leetcode52", "x.py", source, 1, "\n    RecursionError: maximum recursion depth exceeded")
        warnings = "\n".join(f"char *a{i} = 1;" for i in range(20))
        self.assert_judged("hdu2553", "x.c", f"{warnings}\nint main() {{ return x; }}", 1, "x.c:21:21: error: ‘x’ undeclared")

    def test_text_in_chinese(self):
        environment = {**os.environ, "PYTHONIOENCODING": "gbk"}
        for source, text in ("print('请输入：ñ')", "请输入：\\xf1"), ("raise ValueError('无解')", "ValueError: 无解"):
            with self.subTest(source):
                found = self.judge_source("hdu2553", "x.py", source, environment, encoding="gbk")
                self.assertEqual(found[0], 1)
                self.assertIn(text, found[1])
        self.assert_judged("hdu2553", "x.java", "class 皇后 { int x = 无; }", 1, "class 皇后 { int x = 无; }")

    def test_commands_that_cannot_run(self):
        for name in "x.js", "x.txt", "yours":
            message = f"it is not a source file (.c .cc .cpp .cxx .java .py .rs); if it is a program, write ./{name}\n"
            self.assert_judged("hdu2553", name, "", 2, f"judge: cannot run '{name}': {message}")
        self.assert_judged("hdu2553", "x.CPP", PROGRAM, 0, "9 of 9 cases accepted, ")
        status, _, output = self.judge("leetcode51", "python3", "x.py")
        self.assertEqual(status, 2)
        self.assertIn("this problem's judge calls solveNQueens: give only the file x.py\n", output)
        status, _, output = self.judge("hdu2553", "x.c", "--time", "5")
        self.assertEqual(status, 2)
        self.assertIn("options go before PROGRAM, and nothing follows FILE\n", output)

    def test_link_to_the_tool(self):
        with tempfile.TemporaryDirectory() as folder:
            link = pathlib.Path(folder, "j")
            link.symlink_to(ROOT / "testdata" / "judge")
            found = subprocess.run([link, "hdu2553", "true"], stdout=subprocess.PIPE, text=True)
            self.assertIn("\n1 of 9 cases accepted, ", found.stdout)

    def test_no_cases(self):
        with tempfile.TemporaryDirectory() as folder:
            tool = shutil.copytree(ROOT / "testdata", pathlib.Path(folder, "testdata"), ignore=shutil.ignore_patterns("*.in"))
            found = subprocess.run([tool / "judge", "hdu2553", "true"], stderr=subprocess.PIPE, text=True)
            self.assertEqual((found.returncode, found.stderr), (2, f"judge: no test cases in {tool / 'hdu2553'}\n"))

    def test_output_elsewhere_or_not_in_json(self):
        source = PROGRAM.replace("int n", 'freopen("out.txt", "w", stdout); int n')
        self.assert_judged("hdu2553", "x.cpp", source, 1, "01-sample: WA: nothing was written to stdout\n")
        message = "WA: expected a list of boards in JSON, with double quotes\n"
        self.assert_judged("leetcode51", "x.py", "print([['Q']])", 1, message)

    def test_undefined_behavior(self):
        for name in "x.c", "x.cpp":
            message = f"accepted, but 01-sample: {name}:10: index -1 out of bounds for type 'int [40]', which other machines may punish\n"
            self.assert_judged("acwing843", name, OUT_OF_BOUNDS, 0, message)
        wrong = OUT_OF_BOUNDS.replace("n && c < n", "n && c < n - 1")
        self.assert_judged("acwing843", "x.cpp", wrong, 1, "\n\n01-sample: x.cpp:10: index -1 out of bounds")
        leak = "int totalNQueens(int n) { return (int[]){COUNTS}[n + 0 * *(int *)calloc(1, 4)]; }"
        found, output = self.judge_source("leetcode52", "x.c", leak)
        self.assertNotIn("but", output)
        source = "#include <bits/stdc++.h>\nint main() { int n; std::cin >> n; return std::vector<int>(n)[n + 2]; }"
        self.assert_judged("hdu2553", "x.cpp", source, 1, "\n\n01-sample: x.cpp:2: heap-buffer-overflow\n")

    def test_missing_compiler_and_file(self):
        for suffix, tool in (".cpp", "g++"), (".java", "javac"), (".rs", "rustc"):
            found = self.judge_source("leetcode52", "x" + suffix, SOURCES[suffix][0], {"PATH": ""})
            self.assertEqual(found, (2, f"judge: {tool} is not on the PATH\n"))
        found = self.judge("leetcode52", "none.py")
        self.assertEqual(found[::2], (2, "judge: cannot read 'none.py': No such file or directory\n"))


if __name__ == "__main__":
    unittest.main()
