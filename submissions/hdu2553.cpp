// HDU 2553, N Queens Problem, for HDU's G++ and C++: https://acm.hdu.edu.cn/showproblem.php?pid=2553
// How many ways are there to place n queens on an n x n board so that no two attack each other?
// Constraints: many n from 1 to 10, and a 0 at the end; 1 s, 32 MB.
// From nqueens 0.3.0, MIT License.
#include <stdio.h>

int main() {
    const int counts[] = {0, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724};  // https://oeis.org/A000170
    int n;
    while (scanf("%d", &n) == 1 && 1 <= n && n <= 10) {
        printf("%d\n", counts[n]);
    }
    return 0;
}
