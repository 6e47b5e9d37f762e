//! Counting by the colour of the squares.
//!
//! Colour the board like a chessboard: row r, column c is white if r + c is even. **All squares of a
//! diagonal have one colour.** So queens on white and on black squares meet only in rows and columns.
//!
//! ```text
//!       0 1 2 3 4 5
//!    0  . B . # . #    White queens stand in the rows R = {1, 4} and the columns C = {2, 3},
//!    1  # . # W # .    black queens in the other rows and the other columns. Any way to place
//!    2  . # . # . B    white queens on R and C, together with any way to place black queens
//!    3  B . # . # .    on the other rows and columns, is a solution.
//!    4  . # W # . #
//!    5  # . # . B .    Q(n) = sum over all R and C of White(R, C) * Black(others, others)
//! ```
//!
//! For one R, a search places white queens and counts in a table how often they take each C. Another
//! places black queens in the other rows, and each time adds what the table has for the columns that
//! are left. **Why it is fast:** a search places only half of the queens, and each way to place the
//! black ones meets all the ways to place the white ones at once.
//!
//! **Which R.** Even columns hold the white queens of R's even rows and the black ones of the odd rows
//! outside R. There are as many even columns as odd rows, and one more if n is odd. So R has as many
//! even rows as odd ones, and one more if n is odd.
//!
//! **Symmetry.** A half turn reverses R. If n is even, a mirror exchanges the colours: R becomes the
//! other rows. One of these R stands for all. If n is odd, a mirror keeps R and the colours. Take a row
//! of black queens whose middle square is white: the queen is left or right of it, and a mirror swaps
//! these cases. So only the left one is searched for, and it counts twice.

use super::bitmask::{full_row, lowest_bit};

const EVEN: u32 = 0x5555_5555;

/// The number of ways to place n queens on an n x n board so that none attacks another. For n = 0 it
/// is 0, as the judges' programs have it.
///
/// Time: 25 ms for n = 14, 20 times as long for n + 2. Memory: 100 KB for n = 16, 7 MB for n = 24.
///
/// # Panics
/// If `n` is greater than 32.
#[must_use]
pub fn count(n: u32) -> u128 {
    let all = full_row(n);
    // The even columns as 16 bits, and the number of each such set among those of its size.
    let fold = |set: u32| (set & EVEN | (set & EVEN) >> 15) & 0xffff;
    let (mut numbers, mut sizes) = (vec![0_u16; fold(all) as usize + 1], [0; 17]);
    for set in (0..=fold(all)).filter(|set| set & !fold(all) == 0) {
        let size = &mut sizes[set.count_ones() as usize];
        numbers[set as usize] = *size;
        *size += 1;
    }
    let (mut ways, mut total) = (Vec::new(), 0);
    for white in u32::from(n == 0)..=all {
        let [even, odd] = [EVEN, !EVEN].map(|rows| (white & rows).count_ones());
        let turned = white.reverse_bits() >> (32 - n);
        let others = if n % 2 == 1 { 0 } else { all };
        let images = [white, turned, white ^ others, turned ^ others];
        if even != odd + n % 2 || images.iter().any(|image| *image < white) {
            continue;
        }
        let same = images.iter().filter(|image| **image == white).count();
        let mut weight = images.len() / same;
        let (white_rows, mut black_rows) = (rows(white, all, EVEN), rows(all ^ white, all, !EVEN));
        let side_row = |row: &&mut (u32, u32)| n % 2 == 1 && row.1 >> (n / 2) & 1 == 0;
        if let Some(row) = black_rows.iter_mut().find(side_row) {
            row.1 &= full_row(n / 2);
            weight *= 2;
        }
        let odd = usize::from(sizes[odd as usize]);
        let number = |columns| usize::from(numbers[fold(columns) as usize]);
        let index = |columns| number(columns) * odd + number(columns >> 1);
        ways.clear();
        ways.resize(usize::from(sizes[even as usize]) * odd, 0_u64);
        place(&white_rows, 0, 0, 0, &mut |columns| ways[index(columns)] += 1);
        let mut pairs = 0;
        place(&black_rows, 0, 0, 0, &mut |columns| pairs += u128::from(ways[index(all ^ columns)]));
        total += pairs * weight as u128;
    }
    total
}

/// These rows from the middle outwards, each with its squares of a colour: in even rows those in the
/// columns `even`, in odd ones the others.
fn rows(rows: u32, all: u32, even: u32) -> Vec<(u32, u32)> {
    let squares = |row| all & if row % 2 == 1 { !even } else { even };
    let mut rows: Vec<u32> = (0..32).filter(|row| rows >> row & 1 == 1).collect();
    rows.sort_unstable_by_key(|row| (2 * row + 1).abs_diff(all.count_ones()));
    rows.into_iter().map(|row| (row, squares(row))).collect()
}

/// Shows `visit` the columns of each way to place a queen in each of the rows. `down` and `up` are the
/// diagonals that are taken, those that run down to higher columns and those that run up.
fn place(rows: &[(u32, u32)], cols: u32, down: u64, up: u64, visit: &mut impl FnMut(u32)) {
    let ((row, squares), below) = match rows {
        [] => return visit(cols),
        [row, below @ ..] => (*row, below),
    };
    let mut free = squares & !(cols | (down >> (32 - row) | up >> row) as u32);
    while free != 0 {
        let queen = lowest_bit(free);
        free ^= queen;
        if below.is_empty() {
            visit(cols | queen); // Without a call: 1.15 times as fast.
        } else {
            let bit = u64::from(queen);
            place(below, cols | queen, down | bit << (32 - row), up | bit << row, visit);
        }
    }
}
