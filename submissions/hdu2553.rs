// HDU 2553, N Queens Problem: https://acm.hdu.edu.cn/showproblem.php?pid=2553
// How many ways are there to place n queens on an n x n board so that no two
// attack each other? Constraints: many n from 1 to 10, then 0; 1 s, 32 MB.
// HDU has no Rust: see hdu2553.cpp. From nqueens, MIT License.

use std::io::{self, Read};

// The counts for n = 0 to 10, https://oeis.org/A000170 (0 for n = 0): a search
// for each of many n takes too long.
const COUNTS: [u32; 11] = [0, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724];

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let mut output = String::new();
    for word in input.split_whitespace().take_while(|word| *word != "0") {
        let n: usize = word.parse().unwrap();
        output += &format!("{}\n", COUNTS[n]);
    }
    print!("{}", output);
}
