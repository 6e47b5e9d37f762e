// Printing all solutions in N-Queen Problem
// <https://www.geeksforgeeks.org/printing-solutions-n-queen-problem/>
//
// All ways to place n queens so that no two attack each other, as permutations of 1 to n.
//
// - The judge's limits: 1 s, 256 MB (Hydro's defaults); one n from 1 to 10.
// - Input: integers n, 0 to 32.
// - Output: for each n, a line with all solutions in ascending order: `[2 4 1 3 ][3 1 4 2 ]`. The
//   numbers are the rows of the queens in columns 1 to n. Without solutions, the line is empty.
// - Cost: one search. No solution is stored.
//
// The solution is `solve`; the rest is what it uses. From nqueens 0.3.0, MIT License.

use self::bitmask::MAX_N;
use self::listing::{empty_board, solutions};
use self::pipe::{Pipe, Result};

fn solve(pipe: &mut Pipe) -> Result {
    let numbers: Vec<_> = (1..=MAX_N).map(|row| format!("{row} ")).collect();
    while pipe.has_more()? {
        let n = pipe.integer("n", 0..=MAX_N)?;
        for solution in solutions(&empty_board(n)) {
            pipe.write(b"[")?;
            // Exchanging rows and columns turns solutions into solutions, so the rows of the queens in
            // columns 1 to n are listed like the columns of the queens in rows 1 to n.
            for row in solution.columns() {
                pipe.write(numbers[row].as_bytes())?;
            }
            pipe.write(b"]")?;
        }
        pipe.write(b"\n")?;
    }
    Ok(())
}

fn main() -> Result {
    pipe::run(solve)
}

mod bitmask {
    //! Rows of a board as bit masks: bit c is column c.

    /// The squares of a row that the queens above it attack.
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
    ///
    ///              free = row & !(cols | left_diag | right_diag)
    ///                   =  1111 & !1110  =  0001   so the queen of row 2 goes to column 0
    /// ```
    ///
    /// **The diagonals shift**, since one row down they are one column further from the queen: `left_diag`
    /// (`ld` in tutorials) to the left, to higher columns, and `right_diag` to the right, to lower ones.
    /// **`& row`** clears the bits that `!` sets beyond the edge of the board.
    #[derive(Clone, Copy, Debug, Default)]
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

        /// Returns the squares attacked in the next row once `queen`, one bit or none, is placed here.
        #[must_use]
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

    /// Bits in a mask: the maximum number of rows and columns.
    pub const MAX_N: u32 = 32;

    /// Returns the mask of a row of `n` squares.
    ///
    /// # Panics
    /// If `n` is greater than 32.
    pub fn full_row(n: u32) -> u32 {
        assert!(n <= MAX_N, "a board has at most 32 columns");
        ((1_u64 << n) - 1) as u32
    }
}

mod listing {
    //! All solutions in ascending order, without hard-to-predict branches.
    //!
    //! The recursion in `bitmask` checks after each square whether the row has another free one. A processor
    //! cannot predict that, and a misprediction costs about twenty cycles. So boards are extended in
    //! batches. Each child, a board with one more queen, is written unconditionally, and overwritten by the
    //! next one if either of its next two rows has no free square.
    //!
    //! The batch with the most queens per board is always extended first, its boards in order, each at its
    //! lowest square first. So solutions come in order: by the queen of the first row, then of the second.

    use super::bitmask::{full_row, lowest_bit, Attacked, MAX_N};

    /// Returns the n x n board with every square allowed: a mask for each row.
    pub fn empty_board(n: u32) -> Vec<u32> {
        vec![full_row(n); n as usize]
    }

    /// Returns all ways to place one queen in each row of `allowed` so that no two attack each other.
    ///
    /// `allowed` is as for `completions`, but without rows there is no solution. Memory: 16 KiB per row.
    ///
    /// # Panics
    /// If there are more than 32 rows.
    pub fn solutions(allowed: &[u32]) -> Solutions {
        assert!(allowed.len() <= MAX_N as usize, "a board has at most 32 rows");
        let empty = Batch { boards: [Partial::default(); BATCH + 1], next: 0 };
        let mut batches = vec![empty; allowed.len()];
        if let [row, ..] = allowed {
            batches[0].boards[0].free = *row;
        }
        Solutions { allowed: allowed.to_vec(), batches }
    }

    /// The queens of a solution.
    #[derive(Clone, Copy, Debug)]
    pub struct Queens {
        columns: [u8; MAX_N as usize],
        rows: usize,
    }

    impl Queens {
        /// Returns the column of the queen in each row, from the top.
        pub fn columns(&self) -> impl Iterator<Item = usize> + '_ {
            self.columns[..self.rows].iter().map(|column| usize::from(*column))
        }
    }

    /// An iterator over the remaining solutions.
    pub struct Solutions {
        allowed: Vec<u32>,
        /// `batches[i]` holds the boards whose next queen goes in row i.
        batches: Vec<Batch>,
    }

    /// The maximum number of boards in a batch. With a larger one, the loop in `extend` runs longer before a
    /// misprediction ends it, but more cache is needed.
    const BATCH: usize = 255;

    /// Boards with queens in the same rows. A board with `free == 0` ends the list.
    #[derive(Clone)]
    struct Batch {
        boards: [Partial; BATCH + 1],
        /// The index of the first board with an untried square.
        next: usize,
    }

    /// A board with queens in its first rows; one cache line.
    #[derive(Clone, Copy, Default)]
    #[repr(align(64))]
    struct Partial {
        attacked: Attacked,
        /// The untried free squares of the next row.
        free: u32,
        columns: [u8; MAX_N as usize],
    }

    impl Iterator for Solutions {
        type Item = Queens;

        #[inline]
        fn next(&mut self) -> Option<Queens> {
            let rows = self.batches.len();
            loop {
                let batch = self.batches.last_mut()?;
                let board = &mut batch.boards[batch.next];
                if board.free != 0 {
                    let mut solution = Queens { columns: board.columns, rows };
                    solution.columns[rows - 1] = board.free.trailing_zeros() as u8;
                    board.free ^= lowest_bit(board.free);
                    batch.next += usize::from(board.free == 0);
                    return Some(solution);
                }
                let has_untried = |batch: &Batch| batch.boards[batch.next].free != 0;
                let row = self.batches.iter().rposition(has_untried)?;
                let (above, below) = self.batches.split_at_mut(row + 1);
                extend(row, &self.allowed[row + 1..], &mut above[row], &mut below[0]);
            }
        }
    }

    /// Places queens in `row` that leave a free square in each of the next two rows, until `children` is
    /// full or no board is left.
    fn extend(row: usize, below: &[u32], batch: &mut Batch, children: &mut Batch) {
        let (boards, mut next, mut length) = (&mut batch.boards, batch.next, 0);
        let mut free = boards[next].free;
        while free != 0 && length < BATCH {
            let queen = lowest_bit(free);
            let attacked = boards[next].attacked.below(queen);
            let free_below = attacked.free(below[0]);
            // The free squares two rows below, ignoring the row between; 1 if there is no such row.
            let free_second = below.get(1).map_or(1, |row| attacked.below(0).free(*row));
            let child = &mut children.boards[length];
            *child = Partial { attacked, free: free_below, columns: boards[next].columns };
            child.columns[row] = queen.trailing_zeros() as u8;
            length += usize::from(free_below != 0 && free_second != 0);

            let rest = free ^ queen;
            let following = boards[next + 1].free;
            next += usize::from(rest == 0);
            free = if rest == 0 { following } else { rest };
            // `free` is 0 then, so the loop ends anyway, but without this LLVM branches above: 1.4 times as slow.
            if (rest | following) == 0 {
                break;
            }
        }
        boards[next].free = free;
        batch.next = next;
        children.boards[length].free = 0;
        children.next = 0;
    }
}

mod pipe {
    //! Reading and writing for a judge, whose input is complete, well-formed and small.

    use std::io::{stdin, stdout, BufWriter, Read, Stdout, Write};

    pub type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error>>;

    pub struct Pipe<'a> {
        tokens: std::iter::Peekable<std::str::SplitAsciiWhitespace<'a>>,
        output: BufWriter<Stdout>,
    }

    impl<'a> Pipe<'a> {
        pub fn has_more(&mut self) -> Result<bool> {
            Ok(self.tokens.peek().is_some())
        }

        #[inline] // 1.15 times as fast if most texts are short.
        pub fn write(&mut self, text: &[u8]) -> Result {
            Ok(self.output.write_all(text)?)
        }

        pub fn integer(&mut self, name: &str, range: std::ops::RangeInclusive<u32>) -> Result<u32> {
            let value = self.tokens.next().and_then(|token| token.parse().ok());
            let value = value.filter(|value| range.contains(value));
            Ok(value.ok_or_else(|| format!("expected {} in {:?}", name, range))?)
        }
    }

    pub fn run(solve: impl FnOnce(&mut Pipe) -> Result) -> Result {
        let mut input = String::new();
        stdin().read_to_string(&mut input)?;
        let tokens = input.split_ascii_whitespace().peekable();
        let mut pipe = Pipe { tokens, output: BufWriter::with_capacity(1 << 16, stdout()) };
        solve(&mut pipe)?;
        Ok(pipe.output.flush()?)
    }
}
