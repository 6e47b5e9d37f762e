// AOJ ALDS1_13_A, 8 Queens Problem
// <https://judge.u-aizu.ac.jp/onlinejudge/description.jsp?id=ALDS1_13_A>
//
// Given k queens on a chessboard, place the others so that no two of the 8 attack each other.
//
// - Constraints: one test case, which has exactly one solution; 1 s, 128 MB.
// - Input: test cases: k from 0 to 8, then the row and the column of each queen, from 0 to 7.
// - Output: the first solution in ascending order, 8 lines of `.` and `Q`. It is an error if there
//   is none.
// - Cost: one search. The row of a given queen allows only that queen's column.
//
// From nqueens 0.3.0, MIT License.

use std::io::{stdin, stdout, BufWriter, Read, Stdout, Write};

fn solve(pipe: &mut Pipe) -> Result {
    let lines: Vec<_> = row_texts(8).iter().map(|row| format!("{row}\n")).collect();
    while pipe.has_more()? {
        let mut allowed = empty_board(8);
        for _ in 0..read_integer(pipe, "k", 0..=8)? {
            let row = read_integer(pipe, "r", 0..=7)?;
            let column = read_integer(pipe, "c", 0..=7)?;
            allowed[row as usize] &= 1 << column;
        }
        let mut board = String::new();
        search(&allowed, Attacked::default(), &mut vec![], &mut |queens| {
            board = queens.iter().map(|column| &lines[*column][..]).collect();
            false
        });
        if board.is_empty() {
            return Err(pipe.error("no solution contains all the given queens"));
        }
        pipe.write(board.as_bytes())?;
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

/// Places one queen in each row, below `queens`, in all ways in which no two attack each other. A row's
/// queen may go to the squares in its mask in `allowed`. Calls `found` with the columns of the queens of
/// each solution, in ascending order, as long as it returns true. Returns whether it always did.
pub fn search(
    allowed: &[u32],
    attacked: Attacked,
    queens: &mut Vec<usize>,
    found: &mut impl FnMut(&[usize]) -> bool,
) -> bool {
    if queens.len() == allowed.len() {
        return found(queens);
    }
    let mut free = attacked.free(allowed[queens.len()]);
    while free != 0 {
        let queen = lowest_bit(free);
        free ^= queen;
        queens.push(queen.trailing_zeros() as usize); // The column.
        if !search(allowed, attacked.below(queen), queens, found) {
            return false;
        }
        queens.pop();
    }
    true
}

/// Returns the n x n board with every square allowed, a mask of n ones for each row; n <= 32. For n = 0, it
/// has one row without squares, so that there is no solution.
pub fn empty_board(n: u32) -> Vec<u32> {
    vec![((1_u64 << n) - 1) as u32; n.max(1) as usize]
}

/// Returns the n rows that a board can have: row c is `.` but for a `Q` in column c.
pub fn row_texts(n: u32) -> Vec<String> {
    let row = |queen| (0..n).map(|column| if column == queen { 'Q' } else { '.' }).collect();
    (0..n).map(row).collect()
}

fn read_integer(pipe: &mut Pipe, name: &str, range: std::ops::RangeInclusive<u32>) -> Result<u32> {
    let value = pipe.tokens.next().and_then(|token| token.parse().ok());
    let value = value.filter(|value| range.contains(value));
    value.ok_or_else(|| pipe.error(&format!("expected {} in {:?}", name, range)))
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
