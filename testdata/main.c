#include <assert.h>
#include <ctype.h>
#include <limits.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#if __has_include(<uthash.h>) // LeetCode has it.
#include <uthash.h>
#endif

// Each calls the function for n, and writes what it returns to a file.
static void judge_count(char *path, char *n, int (*count)(int)) {
    int answer = count(atoi(n));
    FILE *file = fopen(path, "w");
    fprintf(file, "%d\n", answer);
    fclose(file);
}

static void judge_boards(char *path, char *n, char ***(*boards)(int, int *, int **)) {
    int size = 0, *rows = NULL;
    char ***answer = boards(atoi(n), &size, &rows);
    FILE *file = fopen(path, "w");
    for (int board = 0; board < size; board++) {
        for (int row = 0; row < rows[board]; row++) {
            fprintf(file, "%s\"%s\"", row ? "," : board ? "],[" : "[[", answer[board][row]);
        }
    }
    fputs(size ? "]]\n" : "[]\n", file);
    fclose(file);
}

#define main main_of_the_solution
#include JUDGE_FILE
#undef main

signed main(signed judge_length, char **judge_arguments) {
    for (signed judge_i = 2; judge_i < judge_length; judge_i++) {
        _Generic(JUDGE_CALL, signed (*)(signed): judge_count, char ***(*)(signed, signed *, signed **): judge_boards)
            (judge_arguments[1], judge_arguments[judge_i], JUDGE_CALL);
    }
}
