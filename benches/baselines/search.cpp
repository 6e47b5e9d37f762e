// HDU 2553 with a search for every query.
#include <cstdio>

int count(int row, int cols, int left, int right) {
    if (cols == row) {
        return 1;
    }
    int found = 0;
    for (int free = row & ~(cols | left | right); free > 0; free &= free - 1) {
        int queen = free & -free;
        found += count(row, cols | queen, (left | queen) << 1, (right | queen) >> 1);
    }
    return found;
}

int main() {
    int n;
    while (std::scanf("%d", &n) == 1 && n != 0) {
        std::printf("%d\n", count((1 << n) - 1, 0, 0, 0));
    }
}
