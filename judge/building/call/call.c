#include "answers.c"

#define main main_of_the_solution
#include "solution.c"
#undef main

signed main(signed judge_length, char **judge_arguments) {
    for (signed judge_i = 2; judge_i < judge_length; judge_i++) {
        _Generic(JUDGE_CALL, signed (*)(signed): judge_count, char ***(*)(signed, signed *, signed **): judge_boards)
            (judge_arguments[1], judge_arguments[judge_i], JUDGE_CALL);
    }
}
