"""Solutions in each language. COUNTS stands for the numbers of solutions, from n = 0 to 10."""

COUNTS = "0, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724"
# Whole programs for HDU 2553, and functions for LeetCode 52 and, in C, 51.
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
ONE_CHARACTER = """
#include <iostream>
char words[2][1];
int counts[] = {COUNTS};
int main() { std::cin >> words[0]; std::cout << counts[words[0][0] - '0']; }
"""
CPP_COUNT = "class Solution { public: int totalNQueens(int n) { int counts[] = {COUNTS}; return counts[n]; } };"
JAVA_MAIN = """public static void main(String[] a) {
    java.util.Scanner scanner = new java.util.Scanner(System.in);
    int[] counts = {COUNTS};
    for (int n; (n = scanner.nextInt()) != 0;) System.out.println(counts[n]);
}"""
JAVA_COUNT = "public int totalNQueens(int n) { return new int[] {COUNTS}[n]; }"
JAVA_CLASS = "Solution { COUNT }".replace("COUNT", JAVA_COUNT)
PYTHON_PROGRAM = "n = int(input())\nwhile n:\n    print([COUNTS][n])\n    n = int(input())\n"
PYTHON_COUNT = "class Solution:\n    def totalNQueens(self, n: int) -> int:\n        return [COUNTS][n]\n"
RUST_PROGRAM = """
fn main() {
    for line in std::io::stdin().lines() {
        let n: usize = line.unwrap().trim().parse().unwrap();
        if n > 0 { println!("{}", [COUNTS][n]); }
    }
}
"""
RUST_COUNT = "impl Solution { pub fn total_n_queens(n: i32) -> i32 { [COUNTS][n as usize] } }"
JS_COUNT = "var totalNQueens = function(n) { return [COUNTS][n]; };"
TS_COUNT = "function totalNQueens(n: number): number { const counts: number[] = [COUNTS]; return counts[n]; }"
GO_COUNT = "func totalNQueens(n int) int { return []int{COUNTS}[n] }"
GO_PROGRAM = """package main

import "fmt"

func main() {
	for n := 0; ; {
		if fmt.Scan(&n); n == 0 {
			return
		}
		fmt.Println([]int{COUNTS}[n])
	}
}
"""
# A whole program for GeeksforGeeks, as far as n = 4.
PYTHON_LINE = "print({4: '[2 4 1 3 ][3 1 4 2 ]', 1: '[1 ]', 2: '', 3: ''}[int(input())])"
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
FUNCTION = '#include <cstdio>\nint f(int n) { CODE }\nint main() { int n; scanf("%d", &n); printf("%d", f(n)); }'


def edited(source, old, new):
    """Returns a source with another text in place of one that it contains."""
    assert old in source, old
    return source.replace(old, new)
