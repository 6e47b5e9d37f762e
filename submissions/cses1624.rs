// CSES 1624, Chessboard and Queens
// <https://cses.fi/problemset/task/1624>
//
// How many ways are there to place 8 queens on the free squares of a chessboard so that no two
// attack each other? Queens attack across reserved squares, too.
//
// - Constraints: one board; 1 s, 512 MB.
// - Input: boards, 8 lines of 8 characters each, `.` for a free square and `*` for a reserved one.
// - Output: the number of ways for each board, one per line.
// - Cost: one search, in which the reserved squares are masked out.
//
// From nqueens 0.3.0, MIT License.

use std::io::{stdin, stdout, BufWriter, Read, Stdout, Write};

fn solve(pipe: &mut Pipe) -> Result {
    while pipe.has_more()? {
        let count = completions(&read_board(pipe, 8, b'.')?, Attacked::default());
        pipe.write(format!("{count}\n").as_bytes())?;
    }
    Ok(())
}

fn main() -> Result {
    run(solve)
}

/// The squares of a row that the queens above it attack, as bit masks: bit c is column c.
///
/// A search goes row by row. It tries the squares that no queen above attacks, lowest bit first, and for
/// each of them continues with the next row.
///
/// ```text
///                 board         bits, column 3 first
///  column        0 1 2 3           3 2 1 0
///  row 0         . Q . .
///  row 1         . . . Q
///  row 2         ^ ^ ^ ^     cols  1 0 1 0   both queens attack straight down
///                       left_diag  1 0 0 0   row 0's queen: column 1, then 2, now 3
///                      right_diag  0 1 0 0   row 1's queen: column 3, now 2
///                                            their other diagonals have left the board
///
///              free = row & !(cols | left_diag | right_diag)
///                   =  1111 & !1110  =  0001   so the queen of row 2 goes to column 0
/// ```
///
/// **The diagonals shift**, since one row down they are one column further from the queen. The bits of
/// `left_diag` (`ld` in tutorials) shift left, to higher columns, those of `right_diag` right, to lower ones.
/// **`& row`** clears the bits that `!` sets beyond the edge of the board.
#[derive(Clone, Copy, Default)]
pub struct Attacked {
    /// Columns that hold a queen.
    pub cols: u32,
    /// Squares on diagonals that run down to higher columns.
    pub left_diag: u32,
    /// Squares on diagonals that run down to lower columns.
    pub right_diag: u32,
}

impl Attacked {
    /// Returns the squares of `row` that no queen attacks.
    pub fn free(self, row: u32) -> u32 {
        row & !(self.cols | self.left_diag | self.right_diag)
    }

    /// Returns the squares attacked in the next row once `queen`, a single bit, is placed in this one.
    pub fn below(self, queen: u32) -> Self {
        Attacked {
            cols: self.cols | queen,
            left_diag: (self.left_diag | queen) << 1,
            right_diag: (self.right_diag | queen) >> 1,
        }
    }
}

/// Returns the lowest set bit of x, `x & -x`; 0 for 0.
///
/// In two's complement, -x is !x + 1. If x ends in 1000, !x ends in 0111 and !x + 1 in 1000. All higher
/// bits stay inverted, so `&` keeps only that 1.
pub fn lowest_bit(x: u32) -> u32 {
    x & x.wrapping_neg()
}

/// Counts the ways to place one queen in each row so that no two attack each other, given the squares
/// `attacked` from above. A row's queen may go to the squares in its mask in `allowed`.
pub fn completions(allowed: &[u32], attacked: Attacked) -> u64 {
    match allowed {
        [] => 1,
        [row, below @ ..] => {
            let mut count = 0;
            let mut free = attacked.free(*row);
            while free != 0 {
                let queen = lowest_bit(free);
                free ^= queen;
                count += completions(below, attacked.below(queen));
            }
            count
        }
    }
}

fn read_board(pipe: &mut Pipe, n: u32, square: u8) -> Result<Vec<u32>> {
    let add = |mask, found| mask << 1 | u32::from(found == square);
    let mask = |row: &str| row.bytes().rev().fold(0, add);
    let mut row = || pipe.tokens.next().map(mask).ok_or_else(|| pipe.error("a row is missing"));
    (0..n).map(|_| row()).collect()
}

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error>>;

/// Reads and writes for a judge, whose input is complete, well-formed and small.
struct Pipe<'a> {
    tokens: std::iter::Peekable<std::str::SplitAsciiWhitespace<'a>>,
    output: BufWriter<Stdout>,
}

impl Pipe<'_> {
    fn has_more(&mut self) -> Result<bool> {
        Ok(self.tokens.peek().is_some())
    }

    fn write(&mut self, text: &[u8]) -> Result {
        Ok(self.output.write_all(text)?)
    }

    fn error(&self, what: &str) -> Box<dyn std::error::Error> {
        what.into()
    }
}

fn run(solve: impl FnOnce(&mut Pipe) -> Result) -> Result {
    let mut input = String::new();
    stdin().read_to_string(&mut input)?;
    let tokens = input.split_ascii_whitespace().peekable();
    let mut pipe = Pipe { tokens, output: BufWriter::with_capacity(1 << 16, stdout()) };
    solve(&mut pipe)?;
    Ok(pipe.output.flush()?)
}
