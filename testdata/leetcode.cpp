// Reads integers n and prints what your LeetCode 51, LeetCode 52 or NowCoder function returns for each. Save the class
// Solution as solution.cpp, and compile it with: g++ -O2 -I. -o yours testdata/leetcode.cpp
#include <bits/stdc++.h>
using namespace std;

#include "solution.cpp"

template <class S> auto call(S s, int n) -> decltype(s.solveNQueens(n)) { return s.solveNQueens(n); }
template <class S> auto call(S s, int n) -> decltype(s.totalNQueens(n)) { return s.totalNQueens(n); }
template <class S> auto call(S s, int n) -> decltype(s.Nqueen(n)) { return s.Nqueen(n); }

void print(int count) { cout << count << "\n"; }

void print(const vector<vector<string>> &boards) {
    cout << "[";
    for (size_t i = 0; i < boards.size(); i++) {
        cout << (i ? ",[" : "[");
        for (size_t j = 0; j < boards[i].size(); j++) cout << (j ? ",\"" : "\"") << boards[i][j] << "\"";
        cout << "]";
    }
    cout << "]\n";
}

int main() {
    for (int n; cin >> n;) print(call(Solution(), n));
}
