"""Tests which files of each language the tool accepts, and what it says of the others."""

import textwrap

from tests.judge.rows import Rows, accepted, refused
from tests.judge.solutions import (
    C_BOARDS,
    C_COUNT,
    C_PROGRAM,
    COUNTS,
    CPP_COUNT,
    CPP_PROGRAM,
    JAVA_BOARDS,
    JAVA_CLASS,
    JAVA_COUNT,
    JAVA_MAIN,
    ONE_CHARACTER,
    PYTHON_BOARDS,
    PYTHON_COUNT,
    PYTHON_PROGRAM,
    RUST_COUNT,
    RUST_PROGRAM,
    edited,
)
from tests.judge.tool import judge_source


class Languages(Rows):
    def test_c_is_accepted(self):
        self.check(
            accepted("hdu2553", "x.c", C_PROGRAM),
            accepted("leetcode51", "x.c", C_BOARDS),
            accepted("leetcode52", "x.c", C_COUNT + ' int f() { return sqrt(strlen("")); }'),
            accepted("leetcode52", "x.c", "#define file row\n" + C_COUNT + "\n#define n 9\nint main() {}"),
            accepted("nowcoder39", "x.c", edited(C_COUNT, "totalNQueens", "Nqueen")),
        )

    def test_c_arguments_of_leetcode(self):
        self.check(
            # What LeetCode's arguments are for.
            refused("leetcode51", "x.c", edited(C_BOARDS, "*returnColumnSizes = columns", ""), "*returnColumnSizes is not set"),
            refused("leetcode51", "x.c", edited(C_BOARDS, "found++] = n", "found++] = 1"), "(*returnColumnSizes)[0] is 1, not"),
            refused("leetcode51", "x.c", edited(C_BOARDS, "return boards", "return 0"), "WA: nothing was returned"),
            refused("leetcode51", "x.c", edited(C_BOARDS, ", int **r", "){int**r").replace("s) {", "s;"), "calls int f(int n)"),
            refused("leetcode52", "x.c", "int totalNQueens(int n, int m) { return 0; }", "the judge calls totalNQueens(n)"),
        )

    def test_c_errors_are_explained(self):
        self.check(
            refused("leetcode52", "x.c", "typedef struct { UT_hash_handle hh; } S;" + C_COUNT, "uthash-dev"),
            refused("leetcode52", "x.c", CPP_COUNT, "name the file .cpp"),
            refused("hdu2553", "x.c", "bool used[9]; int main() { return 0; }", "bool needs stdbool.h"),
            refused("hdu2553", "x.c", C_PROGRAM, "CE: compile error\n", environment={"JUDGE_FLAGS": "'"}),
        )

    def test_c_as_judges_compile_and_run_it(self):
        self.check(
            accepted("hdu2553", "x.c", '#ifndef ONLINE_JUDGE\n#error "local"\n#endif\n' + C_PROGRAM),
            accepted("hdu2553", "x.c", edited(C_PROGRAM, "() {", "() { volatile char large[12 << 20]; large[0] = 1;")),
            refused("hdu2553", "x.c", edited(C_PROGRAM, "return 0", "return 1"), "answer is right, but the exit status is 1"),
        )

    def test_marks_of_editors(self):
        def marked(source, comment="//", start="@lc code=start", end="@lc code=end"):
            return f"not {comment} code\n{comment} {start}\n{source.lstrip()}\n{comment} {end}\nnot {comment} code\n"

        intellij = [f"leetcode submit region {place}(Prohibit modification)" for place in ("begin", "end")]
        self.check(
            accepted("leetcode52", "x.c", marked(C_COUNT)),
            accepted("leetcode52", "x.cpp", marked(CPP_COUNT, "//", *intellij)),
            accepted("leetcode52", "P52.java", marked("class " + JAVA_CLASS, "//", *intellij)),
            accepted("leetcode52", "x.py", marked(PYTHON_COUNT, "#")),
            accepted("leetcode52", "x.rs", marked(RUST_COUNT)),
            refused("leetcode52", "x.c", marked(edited(C_COUNT, "[n]", "[m]")), "x.c:3:"),
            refused("leetcode52", "x.py", marked(edited(PYTHON_COUNT, "[n]", "[m]"), "#"), 'File "x.py", line 5, in'),
        )

    def test_encodings(self):
        for encoding in "utf-8-sig", "utf-16":
            source = C_PROGRAM.replace("COUNTS", COUNTS).encode(encoding)
            self.assertEqual(judge_source("hdu2553", "x.c", source)[0], 0, encoding)

    def test_cpp_names_of_files(self):
        self.check(
            accepted("hdu2553", "x.CPP", CPP_PROGRAM),
            accepted("hdu2553", 'a "x".cpp', CPP_PROGRAM, "not checked, since this compiler has no sanitizers: "),
            accepted("hdu2553", "-x.cc", CPP_PROGRAM),
            accepted("leetcode52", "x.cpp", CPP_COUNT + "\nint main() { cout << Solution().totalNQueens(8) << endl; }"),
        )

    def test_cpp_standards(self):
        newer = "int popcount[1 << 10]; auto p = make_unique<int>(1); string_view s; class Solution"
        self.check(
            # What one standard takes, but not another, and what the judge's text must not disturb.
            accepted("leetcode52", "x.cpp", edited(CPP_COUNT, "class Solution", newer)),
            accepted("leetcode52", "x.cpp", edited(CPP_COUNT, "return", "set<int> s; return popcount(0u) + s.contains(1) +")),
            accepted("leetcode52", "x.cpp", "int data[9], hash, size;\n" + edited(CPP_COUNT, "return", "return data[1] +")),
            accepted(
                "leetcode52",
                "x.cpp",
                "#define print(x) cout << x\n#define size(x) int(x.size())\n"
                "#define row r\n#define file f\n#define int long long\n" + edited(CPP_COUNT, "int n", "signed n"),
            ),
            # Since C++20, this reads one character less.
            accepted("nowcoder39", "x.cpp", ONE_CHARACTER),
        )

    def test_cpp_errors_are_explained(self):
        self.check(
            refused("hdu2553", "x.cpp", edited(CPP_PROGRAM, "() {", "() { auto f = [](this auto &&f) {};"), "this is C++23"),
            refused("hdu2553", "x.cpp", edited(CPP_PROGRAM, "return 0", 'return "No space left on device"'), "x.cpp:4:"),
            refused(
                "leetcode52",
                "x.cpp",
                edited(CPP_COUNT, "public:", ""),
                "Solution().totalNQueens(n), which does not compile",
                "is private",
            ),
            refused("hdu2553", "x.cpp", edited(CPP_PROGRAM, ", n;", "，n；"), "line 3: ， is full-width punctuation"),
            refused("hdu2553", "x.cpp", edited(CPP_PROGRAM, "cstdio", "conio.h"), "this header is of Windows"),
        )

    def test_cpp_what_the_judge_calls(self):
        self.check(
            refused("nowcoder39", "x.cpp", CPP_COUNT, "the judge calls Solution().Nqueen(n), and the file has no such method"),
            accepted("nowcoder39", "x.cpp", CPP_PROGRAM + "// Solution", "judged as a whole program, which NowCoder does not"),
            refused("hdu2553", "x.cpp", CPP_COUNT, "the judge runs a whole program, and the file has no main"),
        )

    def test_cpp_other_compilers(self):
        self.check(
            refused("hdu2553", "x.cpp", edited(CPP_PROGRAM, "int main", "void main"), "take void main"),
            refused(
                "hdu2553",
                "x.cpp",
                edited(CPP_PROGRAM, "return 0", "memset(counts, 0, 1)"),
                "#include <cstring>",
                "some judges' compilers",
            ),
            refused(
                "hdu2553",
                "x.cpp",
                edited(CPP_PROGRAM, "main() {", 'main() { freopen("queen.out", "w", stdout);'),
                "left these files: queen.out",
            ),
        )

    def test_java_programs(self):
        layouts = (
            "\ufeffimport java.util.*;public class Main{MAIN}",
            "/* package a; */ package queens;\n  @Deprecated // class Other\n  public  final\n class  Main { MAIN }",
            "class Test { public static void main(String[] a) {} }\n"
            "public class Main {\nstatic class FastReader { static void main() {} }\nMAIN }",
            "public interface Main { MAIN }",
            "class A { MAIN } class Helper { void main() {} }",
            "class 皇后 { MAIN }",
            "class Solution { void solve() BODY public static void main(String... a) { new Solution().solve(); } }",
        )
        body = JAVA_MAIN[JAVA_MAIN.index("{") :]
        layouts = [layout.replace("MAIN", JAVA_MAIN).replace("BODY", body) for layout in layouts]
        self.check(
            accepted("hdu2553", "x.java", layouts[0]),
            *(accepted("hdu2553", "Main.java", layout) for layout in layouts[1:]),
            accepted("hdu2553", "x.java", "class P { MAIN }".replace("MAIN", JAVA_MAIN), "class that is started is P, where"),
            refused("hdu2553", "x.java", "class A { MAIN } class B { MAIN }".replace("MAIN", JAVA_MAIN), "of them Main: A B"),
            refused("hdu2553", "x.java", "class Main { void main() {} }", "RE: Error: Main method not found in class Main"),
            refused(
                "hdu2553",
                "mine.java",
                "public class Main { int x = y; MAIN }".replace("MAIN", JAVA_MAIN),
                "mine.java:1: error: ",
            ),
            refused("hdu2553", "./x-y.java", "class Main { int x = y; }// main", "\n    ./x-y.java:1: error: "),
            refused("hdu2553", "x.java", "class " + JAVA_CLASS, "the judge runs a whole program, and the file has no main"),
        )

    def test_java_methods(self):
        one = edited(JAVA_MAIN, "!= 0;)", "!= 0; System.exit(0))")
        self.check(
            accepted("leetcode51", "x.java", JAVA_BOARDS),
            refused("leetcode51", "x.java", edited(JAVA_BOARDS, "return boards", "return null"), "nothing was returned"),
            accepted("leetcode52", "Solution.java", "package a;\npublic class " + JAVA_CLASS),
            accepted("nowcoder39", "x.java", "class Solution { MAIN }".replace("MAIN", one), "judged as a whole program, "),
        )

    def test_java_classes(self):
        plugin = "public class NQueensIi { MAIN ".replace("MAIN", JAVA_MAIN)
        self.check(
            # The layouts of an editor plugin, and other names of the class.
            accepted("leetcode52", "NQueensIi.java", plugin + "class " + JAVA_CLASS + "}"),
            accepted("leetcode52", "NQueensIi.java", plugin + "static class " + JAVA_CLASS + "}"),
            accepted(
                "leetcode52",
                "P0052.java",
                "public class " + edited(JAVA_CLASS, "Solution", "P0052"),
                "the judge's class is Solution, not P0052",
            ),
            accepted("leetcode52", "x.java", "class Solution { static COUNT }".replace("COUNT", JAVA_COUNT)),
            refused("leetcode52", "x.java", "class Solution { Solution(int k) {} " + JAVA_COUNT + "}", "has no constructor"),
            refused(
                "leetcode52",
                "x.java",
                ("class " + JAVA_CLASS).replace("[n]", "[n + 20]"),
                "Index 21 out of bounds for length 11\n    \tat Solution.totalNQueens(x.java:1)",
            ),
            refused("nowcoder39", "x.java", "class " + JAVA_CLASS, "new Solution().Nqueen(n), and the file has no such method"),
        )

    def test_python_is_accepted(self):
        later = "class S: pass\nS.totalNQueens = lambda self, n: [COUNTS][n]\nSolution = S\n"
        modules = "assert datetime.date.today() and bisect.bisect([], 1) == 0 and getrecursionlimit() == 50000\n        "
        self.check(
            accepted("hdu2553", "x.py", PYTHON_PROGRAM),
            accepted("hdu2553", "x.py", "if __name__ == '__main__':\n" + textwrap.indent(PYTHON_PROGRAM, "    ")),
            accepted("leetcode51", "x.py", PYTHON_BOARDS),
            accepted("leetcode51", "x.py", edited(PYTHON_BOARDS, "return [", "return (").replace(")]\n", "))\n")),
            accepted("leetcode52", "x.py", "n = file = solution = 3\n" + PYTHON_COUNT + "print(Solution().totalNQueens(8))"),
            accepted("leetcode52", "x.py", edited(PYTHON_COUNT, "return", modules + "return copy.deepcopy(") + ")"),
            accepted("leetcode52", "x.py", PYTHON_COUNT + "if __name__ == '__main__':\n    print(input('n: '))"),
            accepted("leetcode52", "x.py", later),
            accepted("leetcode52", "x.py", "Solution = type('Solution', (), {'totalNQueens': lambda self, n: [COUNTS][n]})"),
            accepted("nowcoder39", "x.py", "print([COUNTS][int(input())]) # class Solution", "judged as a whole program, "),
        )

    def test_python_what_the_judge_calls(self):
        self.check(
            refused("luogu1219", "x.py", PYTHON_COUNT, "the judge runs a whole program, and the file has no print"),
            refused(
                "leetcode51",
                "x.py",
                edited(PYTHON_BOARDS, "return", "b =") + "        return b[:1] * len(b)",
                "repeats board 1",
            ),
            refused("nowcoder39", "x.py", PYTHON_COUNT, "the class Solution has no Nqueen"),
            refused("leetcode51", "x.py", edited(PYTHON_BOARDS, "return", "found ="), "WA: nothing was returned (null or None"),
        )

    def test_python_failures(self):
        self.check(
            refused("leetcode52", "x.py", edited(PYTHON_COUNT, "return", "exit(0)\n        return"), "function did not return"),
            refused(
                "leetcode52",
                "x.py",
                edited(PYTHON_COUNT, "return [", "return self.totalNQueens(n) + ["),
                "RecursionError",
            ),
            refused(
                "leetcode52",
                "x.py",
                edited(PYTHON_COUNT, "return", "while True: pass #"),
                "02-sample: TLE: ",
                options=("--time", "0.2"),
            ),
            refused("leetcode52", "x.py", edited(PYTHON_COUNT, "return", "retrun x"), "CE: compile", 'File "x.py", line 3'),
            refused("leetcode52", "x.py", "(" * 10000, "CE: compile error\n"),
            refused("leetcode52", "x.py", edited(PYTHON_COUNT, "-> int", "-> Int"), "RE: NameError: name 'Int' is not defined"),
            refused("leetcode52", "x.py", "# 皇后（n）\nclass Solution(", 'CE: compile error\n      File "x.py", line 2'),
        )

    def test_python_remarks(self):
        self.check(
            refused("nowcoder39", "x.py", "print([COUNTS][int(input('n: '))])", "text stands before the answer, such as a"),
            # A failed call is not the answer, and what stands below the class may fail.
            refused("leetcode52", "x.py", edited(PYTHON_COUNT, "return", "return 1 // (n - 1) +"), "RE: ZeroDivisionError"),
            refused("leetcode52", "x.py", PYTHON_COUNT + "import os; os.abort()", "RE: signal 6 (Aborted)\n"),
        )

    def test_python_2_and_encodings(self):
        self.check(
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
        constant = "#![allow(dead_code)]\npub struct Solution { x: i32 }\n" + edited(RUST_COUNT, "[COUNTS]", "crate::COUNT")
        self.check(
            accepted("hdu2553", "x.rs", RUST_PROGRAM, "HDU is not known to take Rust\n"),
            refused(
                "hdu2553",
                "x.rs",
                edited(RUST_PROGRAM, "[n]", "[n + 9]"),
                "RE: index out of bounds: the len is 11 but the index is ",
                "x.rs:",
            ),
            refused("hdu2553", "x.rs", 'fn main() { panic!("") }', "RE: exit status 101\n"),
            accepted("leetcode52", "x.rs", RUST_COUNT + 'fn main() { println!("{}", Solution::total_n_queens(8)); }'),
            accepted("leetcode52", "x.rs", constant + "const COUNT: [i32; 11] = [COUNTS];"),
            accepted("leetcode52", "x.rs", edited(RUST_COUNT, "{ [", "{ if let Some(c) = Some(1) && c > 1 { return 0 } [")),
            accepted("leetcode52", "x.rs", old),
            refused("leetcode52", "x.rs", old.replace("async[", "u8::MAX + async["), "mismatched types"),
            refused("leetcode52", "x.rs", edited(RUST_COUNT, "n as", "m as"), "x.rs:1:", "cannot find value `m`"),
            refused("leetcode52", "x.rs", edited(RUST_COUNT, "i32 {", "u64 {"), "CE: compile error", "u64: "),
            refused("nowcoder39", "x.rs", "struct Solution; fn main() { let _ = Solution; }", "judged as a whole program, "),
            refused("nowcoder39", "x.rs", "struct Solution; impl Solution { fn Nqueen() {} }", "Solution::new().Nqueen(n)"),
        )
