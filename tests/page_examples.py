"""What makes whole files of the examples on the pages."""

import typing

# The blocks on the pages, with what makes whole programs of them.
BLOCKS = {
    "README.md": [
        ("python", "n, cols, diag, anti_diag = int(input()), set(), set(), set()\nprint(dfs(0))"),
        ("python", "n = int(input())\nfull = (1 << n) - 1\nprint(dfs(0, 0, 0, 0))"),
    ],
    "README.zh-CN.md": [
        ("cpp", '#include <cstdio>\nint main() { scanf("%d", &n); dfs(0); printf("%d", ans); }'),
        ("cpp", '#include <cstdio>\nint main() { scanf("%d", &n); full = (1 << n) - 1; dfs(0, 0, 0, 0); printf("%d", ans); }'),
    ],
}


class Mistake(typing.NamedTuple):
    """A mistake in the first block of the Chinese page: what is replaced by what, and the rest of the file."""

    problem: str
    old: str
    new: str
    rest: str


ONE_N = BLOCKS["README.zh-CN.md"][0][1].replace("#include <cstdio>", "")
CLASS = "class Solution { public: int totalNQueens(int i) { n = i; ans = 0; dfs(0); return ans; } };"
TABLE = r"""
int counts[] = {0, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724};
int main() { while (scanf("%d", &n) == 1 && n) printf("%d\n", counts[n]); }
"""
MISTAKES = [
    Mistake("nowcoder39", "anti_diag[17]", "anti_diag[9]", ONE_N),
    Mistake("nowcoder39", "diag[r - c + n - 1]", "diag[r - c]", ONE_N),
    Mistake("leetcode52", "anti_diag[r + c] = false;", "anti_diag[r + c];", ONE_N),
    Mistake("leetcode52", " ans = 0; dfs(0); r", " dfs(0); r", CLASS),
    Mistake("hdu2553", r"%d\n", "%d", TABLE),
    Mistake("hdu2553", "352", "325", TABLE),
]
# The files of the examples: one never resets its count, the other lacks an offset.
MINE = {
    "mine.py": """
class Solution:
    count = 0
    cols, diag, anti_diag = set(), set(), set()

    def totalNQueens(self, n: int) -> int:
        self.dfs(0, n)
        return Solution.count

    def dfs(self, r, n):
        if r == n:
            Solution.count += 1
        for c in range(n):
            if c in self.cols or r - c in self.diag or r + c in self.anti_diag:
                continue
            self.cols.add(c), self.diag.add(r - c), self.anti_diag.add(r + c)
            self.dfs(r + 1, n)
            self.cols.remove(c), self.diag.remove(r - c), self.anti_diag.remove(r + c)
""",
    "mine.cpp": r"""#include <iostream>
using namespace std;
int n, queens[20];
bool col[20], anti_diag[40], diag[20];
void dfs(int row) {
    for (int c = 0; row < n && c < n; c++) {
        if (col[c] || diag[row - c] || anti_diag[row + c]) continue;
        queens[row] = c, col[c] = diag[row - c] = anti_diag[row + c] = true;
        dfs(row + 1);
        col[c] = diag[row - c] = anti_diag[row + c] = false;
    }
    if (row < n) return;
    for (int r = 0; r < n; r++, cout << "\n") for (int c = 0; c < n; c++) cout << (queens[r] == c ? 'Q' : '.');
    cout << "\n";
}
int main() { cin >> n; dfs(0); }
""",
}
