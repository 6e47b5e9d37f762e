// HDU 2553, N Queens Problem: https://acm.hdu.edu.cn/showproblem.php?pid=2553
// How many ways are there to place n queens on an n x n board so that no two
// attack each other? Constraints: many n from 1 to 10, then 0; 1 s, 32 MB.
// For HDU's C++ and G++. From nqueens, MIT License.

#include <stdio.h>

// The counts for n = 0 to 10, https://oeis.org/A000170 (0 for n = 0): a search
// for each of many n takes too long.
const int counts[] = {0, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724};

int main() {
    int n;
    while (scanf("%d", &n) == 1 && n != 0) {
        printf("%d\n", counts[n]);
    }
    return 0;
}
