"""What makes whole files of the examples on the pages."""

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
# The files of the examples: one marks a diagonal and does not ask for it, the other lacks an offset.
MINE = {
    "mine.py": """\
class Solution:
    def totalNQueens(self, n: int) -> int:
        cols, diag, anti_diag = set(), set(), set()

        def dfs(r):
            if r == n:
                return 1
            count = 0
            for c in range(n):
                if c in cols or r - c in diag:
                    continue
                cols.add(c), diag.add(r - c), anti_diag.add(r + c)
                count += dfs(r + 1)
                cols.remove(c), diag.remove(r - c), anti_diag.discard(r + c)
            return count

        return dfs(0)
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
