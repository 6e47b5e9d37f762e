"""Tests what the tool finds out about a failure, and its messages in Chinese."""

from tests.judge.rows import Rows, accepted, refused
from tests.judge.solutions import (
    C_COUNT,
    C_PROGRAM,
    CPP_COUNT,
    CPP_PROGRAM,
    JAVA_COUNT,
    OUT_OF_BOUNDS,
    PYTHON_COUNT,
    RUST_COUNT,
    edited,
)


class Findings(Rows):
    has_sanitizers = True

    def test_static_variables(self):
        """One process runs all cases of LeetCode."""
        cpp = edited(CPP_COUNT, "class", "int calls;\nclass").replace("counts[n]", "counts[n] + calls++")
        java = "class Solution { static int calls; " + edited(JAVA_COUNT, "[n];", "[n] + calls++;") + "}"
        python = "calls = itertools.count()\n" + edited(PYTHON_COUNT, "[n]", "[n] + next(calls)")
        rust = "use std::sync::atomic::*;\nstatic CALLS: AtomicI32 = AtomicI32::new(0);\n"
        rust += edited(RUST_COUNT, "as usize]", "as usize] + CALLS.fetch_add(1, Ordering::SeqCst)")
        what, a = "right when called alone, wrong after n = 4: ", "a static or global variable keeps its value"
        sources = (
            ("x.cpp", cpp, "something keeps its value, or has none at first"),
            ("x.java", java, a),
            ("x.py", python, "a default argument, an attribute of the class or a global variable keeps its value"),
            ("x.rs", rust, a),
        )
        self.check(*(refused("leetcode52", name, source, "02-sample: WA: ", what + says) for name, source, says in sources))
        _, output = self.judge(refused("leetcode52", "x.py", edited(PYTHON_COUNT, "[n]", "[n] + 1")))
        self.assertNotIn("right when", output)

    def test_chinese(self):
        lang = {"LC_ALL": "", "LC_MESSAGES": "zh_CN.UTF-8", "LANG": "en_US.UTF-8"}
        zh = ("--lang", "zh")
        short = edited(C_PROGRAM, r"\n", "")
        self.check(
            accepted("hdu2553", "x.c", C_PROGRAM, options=zh)._replace(expected=("通过 2/2 个测试点，最慢 ",)),
            refused(
                "hdu2553", "x.c", short, "01-sample: WA: 缺少换行：期望 3 行，实际 1 行\n", "期望：\n    1\n", environment=lang
            ),
            refused("hdu2553", "x.c", edited(C_PROGRAM, "return 0", "retrun 0"), "CE：编译错误\n", options=zh),
            refused(
                "leetcode52", "x.py", edited(PYTHON_COUNT, "return", "exit(1)\n        return"), "RE: 退出码 1\n", options=zh
            ),
            refused(
                "acwing843",
                "x.c",
                edited(OUT_OF_BOUNDS, "d[row - c] = e[row + c] = 0", "e[row + c] = 0"),
                "下标 -1 越界，数组类型是 int [40]",
                options=zh,
            ),
            refused("luogu1219", "x.py", "print('1 1 3 5 2 4')", '"1 1 3 5 2 4" 不是解：1 出现多次\n', options=zh),
            refused("hdu2553", "x.py", "exit(1), print", "RE: exit status 1\n", options=("--lang=en",), environment=lang),
        )

    def test_undefined_behavior(self):
        vector = "#include <vector>\nint main(int n, char **) { std::vector<T> v(n); return v[n + 2]; }"
        array = edited(CPP_COUNT, "return", "volatile int d[9]; d[n + 8] = 0; return")
        deleted = edited(CPP_PROGRAM, "return", "\nint *p = new int[3]; delete p; return")
        unset = edited(CPP_PROGRAM, "() {", "() { int bias; if (bias > 5 || bias < -5) bias = 1; else bias = 0;").replace(
            "[n])", "[n] + bias)"
        )
        unset_index = edited(C_PROGRAM, "() {", "() { int i;").replace("counts[n])", "counts[i])")
        spoof = edited(CPP_PROGRAM, "() {", '() { fprintf(stderr, "x.cpp:99:1: runtime error: x.cpp:99\\n");')
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
                "acwing843",
                "x.cpp",
                edited(OUT_OF_BOUNDS, "d[row - c] = e[row + c] = 0", "e[row + c] = 0"),
                "x.cpp:10: index -1 out of bounds",
            ),
            *(
                refused("hdu2553", "x.cpp", edited(vector, "T", of), "x.cpp:2: index 3 out of bounds for a container of size 1")
                for of in ("int", "bool")
            ),
            # LeetCode compiles with sanitizers.
            refused("leetcode52", "x.cpp", array, "RE: x.cpp:1: index 9 out of bounds for type int [9]\n", "\n0 of 2 cases"),
            accepted("hdu2553", "x.cpp", deleted, "accepted, but in 01-sample x.cpp:5: alloc-dealloc-mismatch"),
            accepted("nowcoder39", "x.cpp", array.replace("totalNQueens", "Nqueen"), "but in 01-sample x.cpp:1: index 9 "),
            refused("hdu2553", "x.c", edited(C_PROGRAM, "&n", "n"), "x.c:4: warning: format "),
            refused("hdu2553", "x.c", unset_index, "x.c:4: an index that is not initialised, of an array of type int [11]"),
            accepted("hdu2553", "x.cpp", unset, "wrong if it is compiled with other options"),
        )
        leak = edited(C_COUNT, "[n]", "[n + 0 * *(int *)calloc(1, 4) + 0 * (~0 << n)]")
        empty = edited(CPP_PROGRAM, "return", "std::vector<int> v; memset(NULL, 0, v.size()); return (&v[0] != nullptr) +")
        empty = "#include <cstring>\n#include <vector>\n" + empty
        for row in ("leetcode52", "x.c", leak), ("hdu2553", "x.cpp", empty), ("hdu2553", "x.cpp", spoof):
            status, output = self.judge(accepted(*row))
            self.assertNotIn("but", output)
            self.assertEqual(status, 0, output)
