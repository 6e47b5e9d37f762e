#include "answers.cpp"

#define main main_of_the_solution
#include "solution.cpp"
#undef main

signed main(signed, char **judge_arguments) {
    return judge_main(judge_arguments, [](signed judge_n) { return JUDGE_CALL(judge_n); });
}
