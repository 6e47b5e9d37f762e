#include <bits/stdc++.h>
using namespace std;
#define main main_of_the_solution
#include "Solution.cpp"
#undef main

// Calls the method for each argument but the first, and writes what it returns last to the file that the first one names.
namespace judge_main {
void print(std::ostream &out, long long count) { out << count; }
void print(std::ostream &out, const std::string &row) { out << '"' << row << '"'; }
template <class T> void print(std::ostream &out, const std::vector<T> &list) {
    out << '[';
    for (std::size_t i = 0; i < list.size(); i++) {
        if (i > 0) out << ',';
        print(out, list[i]);
    }
    out << ']';
}
}

signed main(signed argc, char **argv) {
    for (signed i = 2; i < argc; i++) {
        signed n = std::atoi(argv[i]);
        auto answer = CALL;
        std::ofstream file(argv[1]);
        judge_main::print(file, answer);
        file << '\n';
    }
}
