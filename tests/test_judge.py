"""Tests the tool `judge` with a solution for each verdict, language and message."""

import concurrent.futures
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import textwrap
import time
import types
import typing
import unittest

from judge.facts import PROBLEMS

ROOT = pathlib.Path(__file__).resolve().parent.parent
JUDGE = [sys.executable, ROOT / "judge"]
# Finds the right answer among the test cases.
RIGHT = f"""
import glob, os, sys, time
text = sys.stdin.read()
case = next(case for case in glob.glob(f"{ROOT}/testdata/{{sys.argv[1]}}/*.in") if open(case).read() == text)
right = open(case[:-2] + "out").read()
write = sys.stdout.write
"""
COUNTS = "0, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724"
# Whole programs for HDU 2553, and functions for LeetCode 52 and 51.
C_PROGRAM = r"""
#include <stdio.h>
int counts[] = {COUNTS}, n;
int main() { while (scanf("%d", &n) == 1 && n) printf("%d\n", counts[n]); return 0; }
"""
C_COUNT = "int totalNQueens(int n) { return (int[]){COUNTS}[n]; }"
C_BOARDS = """
char **boards[500];
int columns[500], queens[9], found;
void dfs(int n, int row) {
    if (row == n) {
        boards[found] = malloc(n * sizeof(char *));
        for (int r = 0; r < n; r++) {
            boards[found][r] = malloc(n + 1);
            memset(boards[found][r], '.', n);
            boards[found][r][queens[r]] = 'Q';
            boards[found][r][n] = 0;
        }
        columns[found++] = n;
        return;
    }
    for (int c = 0; c < n; c++) {
        int free = 1;
        for (int r = 0; r < row; r++) free &= queens[r] != c && abs(queens[r] - c) != row - r;
        queens[row] = c;
        if (free) dfs(n, row + 1);
    }
}
char ***solveNQueens(int n, int *returnSize, int **returnColumnSizes) {
    found = 0;
    dfs(n, 0);
    *returnSize = found;
    *returnColumnSizes = columns;
    return boards;
}
"""
CPP_PROGRAM = C_PROGRAM.replace("stdio.h", "cstdio")
CPP_COUNT = "class Solution { public: int totalNQueens(int n) { int counts[] = {COUNTS}; return counts[n]; } };"
JAVA_MAIN = """public static void main(String[] a) {
    java.util.Scanner scanner = new java.util.Scanner(System.in);
    int[] counts = {COUNTS};
    for (int n; (n = scanner.nextInt()) != 0;) System.out.println(counts[n]);
}"""
JAVA_COUNT = "public int totalNQueens(int n) { return new int[] {COUNTS}[n]; }"
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
PYTHON_PROGRAM = "n = int(input())\nwhile n:\n    print([COUNTS][n])\n    n = int(input())\n"
PYTHON_COUNT = "class Solution:\n    def totalNQueens(self, n: int) -> int:\n        return [COUNTS][n]\n"
PYTHON_BOARDS = """
class Solution:
    def solveNQueens(self, n: int) -> List[List[str]]:
        is_solution = lambda queens: all(abs(queens[a] - queens[b]) != b - a for a, b in combinations(range(n), 2))
        return [["." * c + "Q" + "." * (n - c - 1) for c in queens] for queens in permutations(range(n)) if is_solution(queens)]
"""
RUST_PROGRAM = """
fn main() {
    for line in std::io::stdin().lines() {
        let n: usize = line.unwrap().trim().parse().unwrap();
        if n > 0 { println!("{}", [COUNTS][n]); }
    }
}
"""
RUST_COUNT = "impl Solution { pub fn total_n_queens(n: i32) -> i32 { [COUNTS][n as usize] } }"
# A search in C and C++ with a diagonal that is -1 for a queen in column 1 of row 0.
OUT_OF_BOUNDS = r"""
#include <stdio.h>
int n, d[40], e[40], cols[20], queens[20];
void search(int row) {
    for (int i = 0; row == n && i < n * (n + 1); i++) {
        putchar(i % (n + 1) == n ? '\n' : queens[i / (n + 1)] == i % (n + 1) ? 'Q' : '.');
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
ACCEPTED = " cases accepted, the slowest in "


class Row(typing.NamedTuple):
    """A file that is judged: what the output contains, and the exit status."""

    problem: str
    name: str
    source: str
    status: int
    expected: tuple
    options: tuple = ("--time", "60")
    environment: typing.Mapping = types.MappingProxyType({})


def accepted(problem, name, source, *expected, **others):
    return Row(problem, name, source, 0, (ACCEPTED, *expected), **others)


def refused(problem, name, source, *expected, **others):
    return Row(problem, name, source, 1, expected, **others)


class Files(unittest.TestCase):
    def judge(self, row):
        """Returns the exit status and the output."""
        with tempfile.TemporaryDirectory() as folder:
            source = textwrap.dedent(row.source).replace("COUNTS", COUNTS)
            pathlib.Path(folder, row.name).write_bytes(source.replace("\n", "\r\n").encode())
            command = [*JUDGE, *row.options, row.problem, row.name]
            environment = {**os.environ, "LC_ALL": "C", "PYTHONIOENCODING": "utf-8", **row.environment}
            output = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "encoding": environment["PYTHONIOENCODING"]}
            found = subprocess.run(command, cwd=folder, env=environment, **output)
            left = {*os.listdir(folder)} - {row.name}
            return found.returncode, found.stdout + "".join(f"left behind: {name}\n" for name in left)

    def check(self, *rows):
        """Judges each row, some at the same time."""
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            for row, (status, output) in zip(rows, pool.map(self.judge, rows)):
                with self.subTest(row.source, name=row.name):
                    for text in row.expected:
                        self.assertIn(text, output)
                    self.assertEqual(status, row.status, output)
                    self.assertNotIn("left behind", output)
                    self.assertNotIn('judge/__main__.py", line', output)

    def test_c(self):
        self.check(
            accepted("hdu2553", "x.c", C_PROGRAM),
            accepted("leetcode51", "x.c", C_BOARDS),
            accepted("leetcode52", "x.c", C_COUNT + ' int f() { return sqrt(strlen("")); }'),
            accepted("leetcode52", "x.c", "#define file row\n" + C_COUNT + "\n#define n 9\nint main() {}"),
            accepted("nowcoder39", "x.c", C_COUNT.replace("totalNQueens", "Nqueen")),
            # What LeetCode's arguments are for.
            refused("leetcode51", "x.c", C_BOARDS.replace("*returnColumnSizes = columns", ""), "*returnColumnSizes is not set"),
            refused(
                "leetcode51", "x.c", C_BOARDS.replace("found++] = n", "found++] = 1"), "(*returnColumnSizes)[0] is 1, not 9"
            ),
            refused("leetcode51", "x.c", C_BOARDS.replace("return boards", "return 0"), "WA: nothing was returned"),
            refused(
                "leetcode51",
                "x.c",
                C_BOARDS.replace(", int **r", "){int**r").replace("s) {", "s;"),
                "the judge calls int f(int n)",
            ),
            refused("leetcode52", "x.c", "int totalNQueens(int n, int m) { return 0; }", "the judge calls totalNQueens(n)"),
            refused("leetcode52", "x.c", "typedef struct { UT_hash_handle hh; } S;" + C_COUNT, "uthash-dev"),
            refused("leetcode52", "x.c", CPP_COUNT, "name the file .cpp"),
            refused("hdu2553", "x.c", "bool used[9]; int main() { return 0; }", "bool needs stdbool.h"),
            refused("hdu2553", "x.c", C_PROGRAM.replace("&n", "n"), "x.c:4: warning: format "),
            accepted("hdu2553", "x.c", '#ifndef ONLINE_JUDGE\n#error "local"\n#endif\n' + C_PROGRAM),
            accepted("hdu2553", "x.c", C_PROGRAM.replace("() {", "() { volatile char large[12 << 20]; large[0] = 1;")),
            refused(
                "hdu2553",
                "x.c",
                C_PROGRAM.replace("return 0", "return 1"),
                "RE: the answer is right, but the exit status is 1, not 0",
            ),
        )

    def test_cpp(self):
        newer = "int popcount[1 << 10]; auto p = make_unique<int>(1); string_view s; class Solution"
        self.check(
            accepted("hdu2553", "x.CPP", CPP_PROGRAM),
            accepted("hdu2553", 'a "x".cpp', CPP_PROGRAM),
            accepted("hdu2553", "-x.cc", CPP_PROGRAM),
            accepted("leetcode52", "x.cpp", CPP_COUNT + "\nint main() { cout << Solution().totalNQueens(8) << endl; }"),
            # What one standard takes, but not another, and what the judge's text must not disturb.
            accepted("leetcode52", "x.cpp", CPP_COUNT.replace("class Solution", newer)),
            accepted("leetcode52", "x.cpp", CPP_COUNT.replace("return", "set<int> s; return popcount(0u) + s.contains(1) +")),
            accepted("leetcode52", "x.cpp", "int data[9], hash, size;\n" + CPP_COUNT.replace("return", "return data[1] +")),
            accepted(
                "leetcode52",
                "x.cpp",
                "#define print(x) cout << x\n#define size(x) int(x.size())\n#define row r\n#define file f\n#define int long long\n"
                + CPP_COUNT.replace("int n", "signed n"),
            ),
            refused(
                "leetcode52", "x.cpp", CPP_COUNT.replace("return", "auto f = [](this auto &&f) {}; return"), "this is C++23"
            ),
            refused("leetcode52", "x.cpp", CPP_COUNT.replace("return counts", "retrun counts"), "x.cpp:1:"),
            refused(
                "leetcode52",
                "x.cpp",
                CPP_COUNT.replace("public:", ""),
                "Solution().totalNQueens(n), which does not compile",
                "is private",
            ),
            refused("hdu2553", "x.cpp", CPP_PROGRAM.replace(", n;", "，n；"), "line 3: ， is full-width punctuation"),
            refused("hdu2553", "x.cpp", CPP_PROGRAM.replace("cstdio", "conio.h"), "this header is of Windows"),
            refused(
                "nowcoder39", "x.cpp", CPP_COUNT, "the judge calls Solution().Nqueen(n), and the file has neither that nor main"
            ),
            accepted(
                "nowcoder39",
                "x.cpp",
                CPP_PROGRAM + "// Solution",
                "judged as a whole program, since the judge cannot call Solution().Nqueen(n)\n",
            ),
            refused("hdu2553", "x.cpp", CPP_COUNT, "the judge runs a whole program, and the file has no main"),
            refused("hdu2553", "x.cpp", CPP_PROGRAM.replace("int main", "void main"), "take void main"),
            refused(
                "hdu2553",
                "x.cpp",
                CPP_PROGRAM.replace("return 0", "memset(counts, 0, 1)"),
                "#include <cstring>",
                "some judges' compilers",
            ),
            refused(
                "hdu2553",
                "x.cpp",
                CPP_PROGRAM.replace("main() {", 'main() { freopen("queen.out", "w", stdout);'),
                "left these files: queen.out",
            ),
        )

    def test_java(self):
        layouts = (
            "import java.util.*;public class Main{MAIN}",
            "\ufeffpublic class Main { MAIN }",
            "/* package a; */ package queens;\nclass Main { MAIN }",
            "  @Deprecated // class Other\n  public  final\n class  Main { MAIN }".replace("static", "static final"),
            "public class Main {\nstatic class FastReader { static void main() {} }\nMAIN }",
            "public interface Main { MAIN }",
            "class Test { public static void main(String[] a) {} } class Main { MAIN }",
            "class A { MAIN } class Helper { void main() {} }",
            "class 皇后 { MAIN }",
            "class Solution { void solve() BODY public static void main(String... a) { new Solution().solve(); } }",
        )
        body = JAVA_MAIN[JAVA_MAIN.index("{") :]
        layouts = [layout.replace("MAIN", JAVA_MAIN).replace("BODY", body) for layout in layouts]
        inner, one = "Solution { COUNT }".replace("COUNT", JAVA_COUNT), JAVA_MAIN.replace("!= 0;)", "!= 0; System.exit(0))")
        self.check(
            *(accepted("hdu2553", "x.java", layout) for layout in layouts),
            accepted(
                "hdu2553",
                "x.java",
                "class P { MAIN }".replace("MAIN", JAVA_MAIN),
                "the class that is started is P, where many judges",
            ),
            refused(
                "hdu2553",
                "x.java",
                "class A { MAIN } class B { MAIN }".replace("MAIN", JAVA_MAIN),
                "name one of them Main: A B",
            ),
            refused("hdu2553", "x.java", "class Main { void main() {} }", "RE: Error: Main method not found in class Main"),
            refused(
                "hdu2553",
                "mine.java",
                "public class Main { int x = y; MAIN }".replace("MAIN", JAVA_MAIN),
                "mine.java:1: error: ",
            ),
            refused("hdu2553", "x.java", "class " + inner, "the judge runs a whole program, and the file has no main"),
            accepted("leetcode51", "x.java", JAVA_BOARDS),
            refused("leetcode51", "x.java", JAVA_BOARDS.replace("return boards", "return null"), "nothing was returned"),
            accepted("leetcode52", "Solution.java", "package a;\npublic class " + inner),
            # The layouts of an editor plugin, and other names of the class.
            accepted("leetcode52", "x.java", "public class NQueensIi { MAIN class ".replace("MAIN", JAVA_MAIN) + inner + "}"),
            accepted(
                "leetcode52", "x.java", "public class NQueensIi { MAIN static class ".replace("MAIN", JAVA_MAIN) + inner + "}"
            ),
            accepted(
                "leetcode52",
                "x.java",
                "public class " + inner.replace("Solution", "P0052"),
                "the judge's class is Solution, not P0052",
            ),
            accepted("leetcode52", "x.java", "class Solution { static COUNT }".replace("COUNT", JAVA_COUNT)),
            refused(
                "leetcode52",
                "x.java",
                ("class " + inner).replace("[n]", "[n + 20]"),
                "Index 29 out of bounds for length 11\n    \tat Solution.totalNQueens(x.java:1)",
            ),
            refused(
                "nowcoder39",
                "x.java",
                "class " + inner,
                "the judge calls new Solution().Nqueen(n), and the file has neither that nor main",
            ),
            accepted("nowcoder39", "x.java", "class Solution { MAIN }".replace("MAIN", one), "judged as a whole program, "),
        )

    def test_python(self):
        later = "class S: pass\nS.totalNQueens = lambda self, n: [COUNTS][n]\nSolution = S\n"
        modules = "assert datetime.date.today() and bisect.bisect([], 1) == 0 and getrecursionlimit() == 50000\n        "
        self.check(
            accepted("hdu2553", "x.py", PYTHON_PROGRAM),
            accepted("hdu2553", "x.py", "if __name__ == '__main__':\n" + textwrap.indent(PYTHON_PROGRAM, "    ")),
            accepted("leetcode51", "x.py", PYTHON_BOARDS),
            accepted("leetcode51", "x.py", PYTHON_BOARDS.replace("return [", "return (").replace(")]\n", "))\n")),
            accepted(
                "leetcode52", "x.py", "n = file = names = solution = 3\n" + PYTHON_COUNT + "print(Solution().totalNQueens(8))"
            ),
            accepted("leetcode52", "x.py", PYTHON_COUNT.replace("return", modules + "return copy.deepcopy(") + ")"),
            accepted("leetcode52", "x.py", PYTHON_COUNT + "if __name__ == '__main__':\n    print(input('n: '))"),
            accepted("leetcode52", "x.py", later),
            accepted("leetcode52", "x.py", "Solution = type('Solution', (), {'totalNQueens': lambda self, n: [COUNTS][n]})"),
            accepted("nowcoder39", "x.py", "print([COUNTS][int(input())]) # class Solution", "judged as a whole program, "),
            refused("luogu1219", "x.py", PYTHON_COUNT, "the judge runs a whole program, and the file has no print"),
            refused(
                "leetcode51",
                "x.py",
                PYTHON_BOARDS.replace("return", "b =") + "        return b[:1] * len(b)",
                "all boards are equal",
            ),
            refused("nowcoder39", "x.py", PYTHON_COUNT, "the class Solution has no Nqueen"),
            refused(
                "leetcode51", "x.py", PYTHON_BOARDS.replace("return", "found ="), "WA: nothing was returned (null or None)"
            ),
            refused(
                "leetcode52",
                "x.py",
                PYTHON_COUNT.replace("return", "exit(0)\n        return"),
                "WA: the function did not return",
            ),
            refused(
                "leetcode52",
                "x.py",
                PYTHON_COUNT.replace("return [", "return self.totalNQueens(n) + ["),
                "RecursionError: maximum",
            ),
            refused(
                "leetcode52",
                "x.py",
                PYTHON_COUNT.replace("return", "while True: pass #"),
                "not run after the TLE: 8",
                options=("--time", "0.2"),
            ),
            refused(
                "leetcode52", "x.py", PYTHON_COUNT.replace("return", "retrun x"), "CE: compile error\n", 'File "x.py", line 3'
            ),
            refused("leetcode52", "x.py", "(" * 10000, "CE: compile error\n"),
            refused("permutations", "x.py", "print('[2 4 1 3 ][3 1 4 2 ]')", "the output is the same for every input"),
            refused("luogu1219", "x.py", "print()\nwhile True: pass", "choose PyPy on the judge", options=("--time", "0.2")),
            refused(
                "nowcoder39", "x.py", "print([COUNTS][int(input('n: '))])", "text stands before the answer, such as a prompt"
            ),
            # A failed call is not the answer, and what stands below the class may take long.
            refused("leetcode52", "x.py", PYTHON_COUNT.replace("return", "return 1 // (n - 1) +"), "it is the call with n = 1"),
            refused("leetcode52", "x.py", PYTHON_COUNT + "while True: pass", "TLE: still ", options=("--time", "0.2")),
            refused("hdu2553", "x.py", "print(1, 92, 10, 0, sep='\\n')", "the input ends with a 0, which is not answered"),
            refused("hdu2553", "x.py", "print 7", "this is Python 2, and"),
            refused("hdu2553", "x.py", "for n in xrange(9): print(n)", "this is Python 2, and"),
            refused("hdu2553", "x.py", "print('请输入：ñ')", "请输入：\\xf1", environment={"PYTHONIOENCODING": "gbk"}),
            refused(
                "hdu2553",
                "x.py",
                "print()\nraise ValueError('无解')",
                "01-sample: RE: ValueError: 无解\n",
                environment={"PYTHONIOENCODING": "gbk"},
            ),
        )

    def test_rust(self):
        old = "impl Solution { pub fn total_n_queens(n: i32) -> i32 { let async = [COUNTS]; async[n as usize] } }"
        constant = "#![allow(dead_code)]\npub struct Solution { x: i32 }\n" + RUST_COUNT.replace("[COUNTS]", "crate::COUNT")
        self.check(
            accepted("hdu2553", "x.rs", RUST_PROGRAM, "HDU is not known to take Rust\n"),
            refused(
                "hdu2553",
                "x.rs",
                RUST_PROGRAM.replace("[n]", "[n + 9]"),
                "RE: index out of bounds: the len is 11 but the index is ",
                "x.rs:",
            ),
            accepted("leetcode52", "x.rs", RUST_COUNT + 'fn main() { println!("{}", Solution::total_n_queens(8)); }'),
            accepted("leetcode52", "x.rs", constant + "const COUNT: [i32; 11] = [COUNTS];"),
            accepted("leetcode52", "x.rs", RUST_COUNT.replace("{ [", "{ if let Some(c) = Some(1) && c > 1 { return 0 } [")),
            accepted("leetcode52", "x.rs", old),
            refused("leetcode52", "x.rs", old.replace("async[", "u8::MAX + async["), "mismatched types"),
            refused("leetcode52", "x.rs", RUST_COUNT.replace("n as", "m as"), "x.rs:1:", "cannot find value `m`"),
            refused("leetcode52", "x.rs", RUST_COUNT.replace("i32 {", "u64 {"), "CE: compile error", "u64: "),
            refused("nowcoder39", "x.rs", "struct Solution; fn main() { let _ = Solution; }", "judged as a whole program, "),
            refused(
                "nowcoder39",
                "x.rs",
                "struct Solution; impl Solution { fn Nqueen() {} }",
                "the judge calls Solution::new().Nqueen(n)",
            ),
        )

    def test_static_variables(self):
        """One process runs all cases of LeetCode."""
        cpp = CPP_COUNT.replace("class", "int calls;\nclass").replace("counts[n]", "counts[n] + calls++")
        java = "class Solution { static int calls; " + JAVA_COUNT.replace("[n];", "[n] + calls++;") + "}"
        python = "calls = itertools.count()\n" + PYTHON_COUNT.replace("[n]", "[n] + next(calls)")
        rust = "use std::sync::atomic::*;\nstatic CALLS: AtomicI32 = AtomicI32::new(0);\n"
        rust += RUST_COUNT.replace("as usize]", "as usize] + CALLS.fetch_add(1, Ordering::SeqCst)")
        what = "right when called alone, wrong after n = 9, 3, 2, 1: a static or global variable keeps its value\n"
        for name, source in ("x.cpp", cpp), ("x.java", java), ("x.py", python), ("x.rs", rust):
            self.check(refused("leetcode52", name, source, what))
        small = PYTHON_COUNT.replace("[COUNTS]", "[0, 1, 0, 0, 2, 10, 4, 40, 92]")
        self.check(refused("leetcode52", "x.py", small, "it is the call with n = 9, before that of this case, that fails\n"))
        _, output = self.judge(refused("leetcode52", "x.py", PYTHON_COUNT.replace("[n]", "[n] + 1")))
        self.assertNotIn("right when", output)

    def test_chinese(self):
        lang = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "zh_CN.UTF-8"}
        zh = ("--lang", "zh")
        short = C_PROGRAM.replace(r"\n", "")
        self.check(
            accepted("hdu2553", "x.c", C_PROGRAM, options=zh)._replace(expected=("9 个测试点通过 9 个，最慢 ",)),
            refused(
                "hdu2553", "x.c", short, '01-sample: WA: 第 1 行：期望 "1"，实际 "19210"\n', "期望：\n    1\n", environment=lang
            ),
            refused("hdu2553", "x.c", C_PROGRAM.replace("return 0", "retrun 0"), "CE：编译错误\n", options=zh),
            refused(
                "leetcode52", "x.py", PYTHON_COUNT.replace("return", "exit(1)\n        return"), "RE: 退出码 1\n", options=zh
            ),
            refused(
                "acwing843",
                "x.c",
                OUT_OF_BOUNDS.replace("< n; c", "< n - 1; c"),
                "下标 -1 越界，数组类型是 int [40]",
                options=zh,
            ),
            refused(
                "hdu2553", "x.py", "exit(1), print", "01-sample: RE: exit status 1\n", options=("--lang=en",), environment=lang
            ),
        )

    def test_undefined_behavior(self):
        vector = "#include <bits/stdc++.h>\nint main() { int n; std::cin >> n; std::vector<T> v(n); return v[n + 2]; }"
        array = CPP_COUNT.replace("return", "volatile int d[9]; d[n + 8] = 0; return")
        deleted = CPP_COUNT.replace("return", "\n\nint *p = new int[3]; delete p; return")
        unset = CPP_PROGRAM.replace("() {", "() { int bias; if (bias > 5 || bias < -5) bias = 1; else bias = 0;").replace(
            "[n])", "[n] + bias)"
        )
        spoof = CPP_PROGRAM.replace("() {", '() { fprintf(stderr, "x.cpp:99:1: runtime error: x.cpp:99\\n");')
        self.check(
            *(
                accepted(
                    "acwing843",
                    name,
                    OUT_OF_BOUNDS,
                    f"accepted, but in 01-sample {name}:10: index -1 out of bounds for type int [40], which",
                )
                for name in ("x.c", "x.cpp")
            ),
            refused(
                "acwing843", "x.cpp", OUT_OF_BOUNDS.replace("n && c < n", "n && c < n - 1"), "x.cpp:10: index -1 out of bounds"
            ),
            refused(
                "hdu2553",
                "x.cpp",
                vector.replace("T", "int"),
                "x.cpp:2: index 3 out of bounds for a container of size 1",
            ),
            refused(
                "hdu2553",
                "x.cpp",
                vector.replace("T", "bool"),
                "x.cpp:2: index 3 out of bounds for a container of size 1",
            ),
            # LeetCode compiles with AddressSanitizer.
            refused(
                "leetcode52",
                "x.cpp",
                array,
                "01-sample: RE: AddressSanitizer: stack-buffer-overflow\nx.cpp:1: index 17 out of bounds for type int [9]\n",
                "\n0 of 9 cases",
            ),
            refused("leetcode52", "x.cpp", deleted, "x.cpp:3: alloc-dealloc-mismatch"),
            accepted(
                "leetcode52",
                "x.cpp",
                CPP_COUNT.replace("return", "volatile int x = 2147483647; x = x + n; return"),
                "accepted, but in ",
                "signed integer overflow",
            ),
            accepted(
                "nowcoder39", "x.cpp", array.replace("totalNQueens", "Nqueen"), "accepted, but in 01-sample x.cpp:1: index 9 "
            ),
            accepted("hdu2553", "x.cpp", unset, "another value in an uninitialised variable makes it wrong"),
        )
        leak = C_COUNT.replace("[n]", "[n + 0 * *(int *)calloc(1, 4) + 0 * (~0 << n)]")
        empty = CPP_COUNT.replace("return", "vector<int> v; memset(NULL, 0, n - n); return (&v[0] != nullptr) +")
        for name, source in ("x.c", leak), ("x.cpp", empty), ("x.cpp", spoof):
            status, output = self.judge(accepted("hdu2553" if source == spoof else "leetcode52", name, source))
            self.assertNotIn("but", output)
            self.assertEqual(status, 0, output)


class Commands(unittest.TestCase):
    def judge(self, *arguments, **options):
        """Returns the exit status and the output."""
        output = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True, "cwd": ROOT}
        found = subprocess.run([*JUDGE, *arguments], **{**output, **options})
        return found.returncode, found.stdout

    def check(self, problem, code, verdicts, message, seconds="60"):
        """Checks which verdicts occur, and the output, for a solution that runs this code after RIGHT."""
        command = [sys.executable, "-S", "-c", RIGHT + code, problem]
        status, output = self.judge("-v", "--time", seconds, problem, *command)
        found = [line.split()[1] for line in output.split("\n\n")[0].splitlines()]
        self.assertEqual(sorted(set(found)), verdicts.split(), output)
        self.assertEqual(len(found), 1 if verdicts == "TLE" else len(list(ROOT.joinpath("testdata", problem).glob("*.in"))))
        self.assertIn(message, output)
        self.assertEqual(status, 0 if verdicts == "AC" else 1, output)

    def test_verdicts(self):
        reverse = 'write("\\n\\n".join(right.strip().split("\\n\\n")[::-1]))'
        spaces, lines = 'write(right.replace("\\n", " \\n"))', 'write(" ".join(right.split()))'
        signal_6 = "RE: signal 6 (Aborted)" if os.name == "posix" else "RE: exit status "
        for problem, code, verdicts, message in (
            ("acwing843", "write(right)", "AC", "\n9 of 9 cases accepted, the slowest in "),
            ("acwing843", reverse, "AC", ""),
            ("luogu1219", 'write("".join(sorted(right.splitlines(True))[::-1]))', "WA", "01-sample: WA: line 1: "),
            (
                "hdu2553",
                'write(right.replace("92", "93"))',
                "AC WA",
                '01-sample: WA: line 2: expected "92", found "93"\ntestdata/hdu2553/01-sample.in:\n    1\n    8\n',
            ),
            ("hdu2553", "", "AC WA", "01-sample: WA: nothing was written to stdout\n"),
            ("hdu2553", spaces, "AC PE", "01-sample: PE: line 1 ends in white space\n"),
            ("hdu2553", 'write(right.replace("\\n", "\\n\\n"))', "AC PE", '01-sample: PE: line 2: expected "92", found ""\n'),
            # These judges have no PE, and Luogu and Kattis are known to ignore white space.
            ("acwing843", spaces, "AC", "\naccepted, but in 09-nine line 1 ends in white space, which some judges refuse\n"),
            ("luogu1219", spaces, "AC", ")\n"),
            ("luogu1219", lines, "WA", "01-sample: WA: line 1: "),
            (
                "acwing843",
                'write(right.replace("\\n\\n", "\\n"))',
                "AC WA",
                "01-sample: WA: expected an empty line after each board\n",
            ),
            (
                "poj3239",
                lines,
                "AC",
                "\naccepted, but in 04-each-n line ends are missing: expected ",
            ),
            ("acwing843", "write(right); sys.stdout.flush(); os.abort()", "RE", signal_6),
            ("acwing843", 'sys.exit("no memory")', "RE", "\nstderr:\n    no memory\n"),
            ("acwing843", "while True: write('Q' * 10**6)", "OLE", "01-sample: OLE: more than 16 MB of output\n"),
        ):
            with self.subTest(code, problem=problem):
                self.check(problem, code, verdicts, message)

    def test_time(self):
        # As on a busy machine: for 9 of 10 ms, the program does not run.
        slow = """
import signal, subprocess
busy = subprocess.Popen([sys.executable, "-c", "import time\\nwhile time.process_time() < 0.15: pass"])
while busy.poll() is None:
    busy.send_signal(signal.SIGSTOP); time.sleep(0.045); busy.send_signal(signal.SIGCONT); time.sleep(0.005)
write(right)
"""
        for code, verdicts, message, seconds in (
            ("while True: pass", "TLE", "s of it CPU time; the limit is 0.1 s (--time sets another)\n", "0.1"),
            ("while time.process_time() < 0.5: pass\nwrite(right)", "TLE", "TLE: took 0.5", "0.2"),
            ("time.sleep(0.5); write(right)", "AC", "", "0.3"),
            (slow, "AC", "", "0.3"),
            # On Windows, only the process itself is killed.
            ('import subprocess; subprocess.run(["sleep", "10000"])', "TLE", "\nnot run after the TLE: 8\n", "0.2"),
            ('import subprocess; subprocess.Popen(["sleep", "10000"]); write(right)', "AC", "", "0.2"),
        ):
            with self.subTest(code):
                self.check("acwing843", code, verdicts, message, seconds)

    def test_only_the_first_failures_are_listed(self):
        _, output = self.judge("uva11195", "false")
        self.assertRegex(output, r"^(\S+ +RE   \S+ s\n){5}and 2 more\n\n01-sample: RE: exit status 1\n")

    def test_arguments(self):
        names = " ".join(PROBLEMS)
        for arguments, status, message in (
            (["P1219", "true"], 1, "0 of 8 cases accepted\n"),
            (["力扣51", "submissions/leetcode51.py"], 0, "9 of 9 cases accepted, "),
            (["HDU2553", "submissions/hdu2553.py", "--time", "60"], 0, "9 of 9 cases accepted, "),
            (["39", "true"], 2, "judge: error: there is no problem '39', only nowcoder39 poj3239\n"),
            (["acwing844", "true"], 2, "judge: error: there is no problem 'acwing844', only acwing843\n"),
            (["x", "true"], 2, f"judge: error: there is no problem 'x', only {names}\n"),
            (["hdu2553", "submissions/hdu2553.py", "x"], 2, "unrecognized arguments: x\n"),
            (["hdu2553", "-x"], 2, "options go before PROBLEM or after FILE: -x\n"),
            (["hdu2553"], 2, "FILE or COMMAND is missing\n"),
            (["leetcode51", "python3", "x.py"], 2, "this problem's judge calls solveNQueens: give only the file x.py\n"),
            (["hdu2553", "none.py"], 2, "judge: cannot read 'none.py': No such file or directory\n"),
            (["hdu2553", "./none"], 2, "judge: cannot run './none': No such file or directory\n"),
            (["hdu2553", "./q.js"], 2, "judge: cannot run './q.js': write node ./q.js\n"),
            (["hdu2553", "/etc"], 2, "judge: cannot run '/etc': Is a directory\n"),
            (["--time", "0", "hdu2553", "true"], 2, "argument --time: expected a number of seconds above 0\n"),
            (
                ["hdu2553", "README.md"],
                2,
                "judge: cannot run 'README.md': it is no source file (.c .cc .cpp .cxx .java .py .rs)\n",
            ),
            (["--help"], 0, "130 after Ctrl-C"),
        ):
            with self.subTest(arguments):
                found, output = self.judge(*arguments)
                self.assertIn(message, output)
                self.assertEqual(found, status, output)

    def test_environment(self):
        """The variables of the user's own builds do not matter."""
        unused = "int f() { int x; }\n" + CPP_PROGRAM
        with tempfile.TemporaryDirectory() as folder:
            for name, source in ("x.cpp", unused), ("x.rs", "fn f() {}\n" + RUST_PROGRAM):
                file = pathlib.Path(folder, name)
                file.write_text(source.replace("COUNTS", COUNTS))
                for variables, status in (
                    ({"CXXFLAGS": "-Wall -Werror", "RUSTFLAGS": "-D warnings", "CXX": "false", "RUSTC": "false"}, 0),
                    ({"JUDGE_FLAGS": "-Wall -Werror" if name == "x.cpp" else "-D warnings"}, 1),
                    ({"JUDGE_COMPILER": "none"}, 2),
                ):
                    with self.subTest(variables, name=name):
                        found, output = self.judge("hdu2553", file, env={**os.environ, **variables})
                        self.assertEqual(found, status, output)

    def test_missing_compiler(self):
        for suffix, compiler in ("cpp", "g++"), ("rs", "rustc"):
            found = self.judge("leetcode52", f"submissions/leetcode52.{suffix}", env={"PATH": ""})
            self.assertEqual(found, (2, f"judge: {compiler} is not on the PATH\n"))

    def test_compiler_without_sanitizers(self):
        with tempfile.TemporaryDirectory() as folder:
            compiler = pathlib.Path(folder, "g++")
            compiler.write_text('#!/bin/sh\ncase "$*" in *-fsanitize*) exit 1;; esac\nexec g++ "$@"\n')
            compiler.chmod(0o755)
            status, output = self.judge(
                "hdu2553", "submissions/hdu2553.cpp", env={**os.environ, "JUDGE_COMPILER": str(compiler)}
            )
        self.assertIn("\nnot checked, since this compiler has no sanitizers: ", output)
        self.assertEqual(status, 0)

    def test_no_cases(self):
        with tempfile.TemporaryDirectory() as folder:
            for name in "judge", "testdata":
                shutil.copytree(ROOT / name, pathlib.Path(folder, name), ignore=shutil.ignore_patterns("*.in"))
            found = subprocess.run([sys.executable, "judge", "hdu2553", "true"], cwd=folder, stderr=subprocess.PIPE, text=True)
        self.assertEqual(
            (found.returncode, found.stderr), (2, f"judge: there are no test cases in {folder}/testdata/hdu2553\n")
        )

    def test_output_that_cannot_be_written(self):
        reader, closed = os.pipe()
        os.close(reader)
        with open("/dev/full", "w") as full:
            for stdout, status, message in (closed, 130, ""), (full, 2, "judge: [Errno 28] No space left on device\n"):
                for arguments in ["hdu2553", "true"], ["--help"], ["hdu2553", "submissions/leetcode52.rs"]:
                    with self.subTest(arguments, stdout=stdout):
                        found = subprocess.run([*JUDGE, *arguments], cwd=ROOT, stdout=stdout, stderr=subprocess.PIPE, text=True)
                        self.assertEqual((found.returncode, found.stderr), (status, message))
        os.close(closed)
        # Without stdout and stderr, and in isolated mode.
        command = ["sh", "-c", '"$0" -I judge hdu2553 true >&- 2>&-', sys.executable]
        self.assertEqual(subprocess.run(command, cwd=ROOT).returncode, 1)

    def test_deleted_folder(self):
        with tempfile.TemporaryDirectory() as folder:
            command = ["sh", "-c", f'mkdir {folder}/gone; cd {folder}/gone; rmdir {folder}/gone; exec "$@"', "-", *JUDGE]
            found = subprocess.run([*command, "hdu2553", "true"], stderr=subprocess.PIPE, text=True)
        self.assertEqual((found.returncode, found.stderr), (2, "judge: [Errno 2] No such file or directory\n"))

    def test_interrupted_start(self):
        with tempfile.TemporaryDirectory() as folder:
            pathlib.Path(folder, "difflib.py").write_text("import os, signal; os.kill(os.getpid(), signal.SIGINT)")
            environment = {**os.environ, "PYTHONPATH": folder}
            found = subprocess.run([*JUDGE, "hdu2553", "true"], env=environment, stderr=subprocess.PIPE, text=True)
        self.assertEqual((found.returncode, found.stderr), (-signal.SIGINT, ""))

    def test_nothing_is_left_behind(self):
        for number, delay in (signal.SIGINT, 1), (signal.SIGTERM, 1), (signal.SIGTERM, 5):
            with self.subTest(number, delay=delay), tempfile.TemporaryDirectory() as folder:
                file = pathlib.Path(folder, "x.cpp")
                file.write_text("#include <bits/stdc++.h>\nint main() { for (;;); }")
                command = [*JUDGE, "--time", "99", "hdu2553", file]
                options = {"env": {**os.environ, "TMPDIR": folder}, "stdout": subprocess.DEVNULL, "stderr": subprocess.PIPE}
                process = subprocess.Popen(command, **options, text=True)
                time.sleep(delay)
                process.send_signal(number)
                errors = process.communicate()[1]
                self.assertEqual((process.returncode, errors), (130, ""))
                self.assertEqual(os.listdir(folder), ["x.cpp"])
                time.sleep(0.5)
                self.assertNotIn(folder, subprocess.run(["ps", "-eo", "args"], stdout=subprocess.PIPE, text=True).stdout)
