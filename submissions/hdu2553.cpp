// HDU 2553, N Queens Problem, for HDU's G++ and C++: https://acm.hdu.edu.cn/showproblem.php?pid=2553
// From the project nqueens, MIT License.
#include <stdio.h>

int main() {
    const int counts[] = {0, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724};  // https://oeis.org/A000170
    int n;
    while (scanf("%d", &n) == 1 && 1 <= n && n <= 10) {
        printf("%d\n", counts[n]);
    }
    return 0;
}
