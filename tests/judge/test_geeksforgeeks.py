"""Tests the problem of GeeksforGeeks: a method that returns lists in any order, and a program that prints them sorted."""

from judge.comparing.compare import mistake
from judge.comparing.permutations import lists_as_printed
from judge.tables.facts import PROBLEMS
from tests.judge.rows import Rows, accepted, refused
from tests.judge.solutions import edited

FOUR = "[2 4 1 3 ][3 1 4 2 ]\n"
# The solutions for n = 4, 1 and 2, with the site's code around the class, which reads the number of cases first.
CPP = """
#include <bits/stdc++.h>
using namespace std;
class Solution {
  public:
    vector<vector<int>> nQueen(int n) {
        if (n == 4) return {{3, 1, 4, 2}, {2, 4, 1, 3}};
        return n == 1 ? vector<vector<int>>{{1}} : vector<vector<int>>{};
    }
};
int main() {
    int t;
    cin >> t;
    while (t--) {
        int n;
        cin >> n;
        Solution ob;
        vector<vector<int>> ans = ob.nQueen(n);
        cout << (ans.empty() ? -1 : ans[0][0]) << endl << "~" << endl;
    }
}
"""
JAVA = """
import java.util.*;
class GFG {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        for (int t = scanner.nextInt(); t > 0; t--) {
            ArrayList<ArrayList<Integer>> ans = new Solution().nQueen(scanner.nextInt());
            System.out.println(ans.size() == 0 ? "-1" : ans);
        }
    }
}
class Solution {
    static ArrayList<ArrayList<Integer>> nQueen(int n) {
        ArrayList<ArrayList<Integer>> solutions = new ArrayList<>();
        if (n == 4) solutions.add(new ArrayList<>(Arrays.asList(3, 1, 4, 2)));
        if (n == 4) solutions.add(new ArrayList<>(Arrays.asList(2, 4, 1, 3)));
        if (n == 1) solutions.add(new ArrayList<>(Arrays.asList(1)));
        return solutions;
    }
}
"""
PYTHON = """
class Solution:
    def nQueen(self, n):
        return {4: [[3, 1, 4, 2], [2, 4, 1, 3]], 1: [[1]]}.get(n, [])


if __name__ == "__main__":
    for _ in range(int(input())):
        n = int(input())
        print(Solution().nQueen(n) or -1)
"""
PROGRAM = "print({4: '[2 4 1 3 ][3 1 4 2 ]', 1: '[1 ]', 2: ''}[int(input())])"


class GeeksforGeeks(Rows):
    def test_lists_of_integers_are_printed_as_test_cases_have_them(self):
        for line, expected in (
            ("[[3,1,4,2],[2,4,1,3]]\n", FOUR),
            ("[[1]]\n", "[1 ]\n"),
            ("[[], []]\n", "[][]\n"),
            ("[]\n", "\n"),
            *((line, line) for line in ("null\n", "2\n", "[2, 4]\n", '[["Q"]]\n', "[[true]]\n", "[[2,")),
        ):
            self.assertEqual(lists_as_printed(line.encode()).decode(), expected)

    def test_mistakes(self):
        for answer, output, expected in (
            (FOUR, FOUR, None),
            ("\n", "\n", None),
            (FOUR, "[3 1 4 2 ][2 4 1 3 ]", "the solutions are right, but not in ascending order"),
            (FOUR, "\n", 'the number of solutions: expected 2, found 0; "[2 4 1 3 ]" is missing'),
            (FOUR, "[2 4 1 3 ]\n", 'the number of solutions: expected 2, found 1; "[3 1 4 2 ]" is missing'),
            (FOUR, "[3 1 4 2 ][3 1 4 2 ]\n", "solution 2 repeats solution 1"),
            (
                FOUR,
                "[2 4 1 3 ][1 2 3 4 ]\n",
                'solution 2: "[1 2 3 4 ]" is no solution: the queens in columns 1 and 2 attack each other on a diagonal \\',
            ),
            (FOUR, "[1 3 -1 2 ]\n", 'solution 1: "[1 3 -1 2 ]" is no solution: expected numbers from 1 to 4, found "-1"'),
            (FOUR, "[2 4 1 ]\n", 'solution 1: "[2 4 1 ]" is no solution: expected 4 numbers, found 3'),
            (FOUR, "[][]\n", 'all lists are "[]": append a copy, not the same list each time'),
            ("\n", "[1 2 ]\n", 'expected no list, since there is no solution, found "[1 2 ]"'),
            (FOUR, "2\n", 'expected lists of integers such as "[2 4 1 3 ][3 1 4 2 ]", found "2"'),
            (FOUR, "[2 4 1 3]", 'expected lists of integers such as "[2 4 1 3 ][3 1 4 2 ]", found "[2 4 1 3]"'),
        ):
            with self.subTest(output):
                self.assertEqual(mistake(PROBLEMS["permutations"].flags, answer.encode(), output.encode()), expected)

    def test_methods_are_called(self):
        kept = edited(PYTHON, "class Solution:", "kept = []\n\n\nclass Solution:")
        kept = edited(kept, "return ", "kept.extend(").replace(".get(n, [])", ".get(n, []))\n        return kept")
        self.check(
            accepted("permutations", "x.cpp", CPP),
            accepted("permutations", "x.java", JAVA),
            accepted("permutations", "x.py", PYTHON),
            # One process answers all cases.
            refused("permutations", "x.py", kept, "wrong after n = 4: "),
            refused(
                "permutations",
                "x.java",
                JAVA.replace("ArrayList<ArrayList<Integer>> ", "List<List<Integer>> ").replace("= new Arr", "= (List) new Arr"),
                "the judge needs ArrayList<ArrayList<Integer>> from nQueen, but that is List<List<Integer>>",
            ),
            refused("permutations", "x.java", edited(JAVA, "return solutions", "return null"), "WA: nothing was returned"),
            refused("permutations", "x.py", edited(PYTHON, "return", "return len(str(n)) or"), "found:\n    1\n"),
        )

    def test_whole_programs_print_in_order(self):
        other_order = edited(PROGRAM, "[2 4 1 3 ][3 1 4 2 ]", "[3 1 4 2 ][2 4 1 3 ]")
        is_whole = "judged as a whole program, which GeeksforGeeks does not run: "
        self.check(
            accepted("permutations", "x.py", PROGRAM, is_whole),
            refused("permutations", "x.py", other_order, "01-sample: WA: the solutions are right, but not in asc", is_whole),
        )
