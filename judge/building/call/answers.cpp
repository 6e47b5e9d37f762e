#include <bits/stdc++.h>

template <class T> typename std::enable_if<std::is_arithmetic<T>::value>::type judge_print(std::ostream &out, T count) {
    out << count;
}
void judge_print(std::ostream &out, const std::string &row) {
    out << '"';
    for (unsigned char c : row) {
        char text[8];
        std::snprintf(text, sizeof text, c < 32 || c > 126 || c == '"' || c == '\\' ? "\\u%04x" : "%c", c);
        out << text;
    }
    out << '"';
}
void judge_print(std::ostream &out, char square) { judge_print(out, std::string(1, square)); }
template <class T> void judge_print(std::ostream &out, const std::vector<T> &list) {
    out << '[';
    for (std::size_t i = 0; i < list.size(); i++) {
        if (i > 0) out << ',';
        judge_print(out, list[i]);
    }
    out << ']';
}

// Calls the method for each argument but the first, and writes a line for each to the file that the first one names.
template <class Call> int judge_main(char **arguments, Call call) {
    for (char **n = arguments + 2; *n; n++) {
        auto answer = call(std::atoi(*n));
        std::ofstream file(arguments[1], std::ios::app);
        judge_print(file, answer);
        file << '\n';
    }
    return 0;
}

using namespace std;
