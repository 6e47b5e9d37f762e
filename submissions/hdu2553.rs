// HDU 2553, N Queens Problem: https://acm.hdu.edu.cn/showproblem.php?pid=2553
// How many ways are there to place n queens on an n x n board so that no two attack each other?
// HDU has no Rust, so there is also hdu2553.cpp.
// Constraints: many n from 1 to 10, and a 0 at the end; 1 s, 32 MB.
// From nqueens 0.3.0, MIT License.

use std::io::{self, Read};

// The numbers of solutions for n = 0 to 10, https://oeis.org/A000170 (0 for n = 0).
const COUNTS: [u32; 11] = [0, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724];

fn main() {
    let mut input = String::new();
    io::stdin().read_to_string(&mut input).unwrap();
    let lines: Vec<String> = COUNTS.iter().map(|count| format!("{}\n", count)).collect();
    let numbers = input.split_whitespace().map(|word| word.parse::<usize>().unwrap());
    let output: String = numbers.take_while(|n| *n != 0).map(|n| &lines[n][..]).collect();
    print!("{}", output);
}
