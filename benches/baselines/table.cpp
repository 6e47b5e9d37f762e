// HDU 2553 from a table, with scanf and printf.
#include <cstdio>

const int counts[11] = {0, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724};

int main() {
    int n;
    while (std::scanf("%d", &n) == 1 && n != 0) {
        std::printf("%d\n", counts[n]);
    }
}
