//! Counting a work unit: the products of the two colours' tables.

use super::colour::Colour;
use super::cutting::Unit;
use super::kernel::Kernel;
use super::lanes::Lanes;
use super::tables::Tables;
use nqueens::bitmask::full_row;
use nqueens::placing::EVEN;

/// Returns the number of solutions that a unit stands for.
pub fn count(unit: Unit, kernel: Kernel) -> u64 {
    let (white, black) = (Colour::new(unit, 0), Colour::new(unit, 1));
    // The row sets of a chunk share their lists. A chunk's tables of one colour take at most `memory`
    // bytes in total, unless it has only one row set. A power of two divides 32 row sets evenly.
    let memory = (32 << 20) << (unit.n.saturating_sub(24) / 2);
    let chunk = (memory / (2 * white.shifts.len() * black.shifts.len()).max(1)).max(1);
    let mut total = 0;
    for sets in unit.row_sets().chunks(1 << chunk.ilog2()) {
        let of_white: Vec<_> = sets.iter().map(|(rows, _)| rows & !EVEN).collect();
        let odd_rows = full_row(unit.n) & !EVEN;
        let of_black: Vec<_> = of_white.iter().map(|rows| odd_rows & !rows).collect();
        let mut white_tables = Tables::new(&white, &black, &of_white, kernel);
        let mut black_tables = Tables::new(&black, &white, &of_black, kernel);
        for (i, (_, multiplicity)) in sets.iter().enumerate() {
            let (a, b) = (white_tables.table(i), black_tables.table(i));
            let product = (kernel.product)(&a, &b, &black.shifts, &white.shifts);
            total += multiplicity * product;
        }
    }
    total
}

/// Returns the sum of `a[y][x] * b[x][y] << (y_shifts[y] & x_shifts[x])`; [`Unit::shift`] explains the
/// shifts. Transposes `b` in blocks of 32 rows and 32 columns.
///
/// # Panics
/// If a count has more than 15 bits. A product of two 15-bit counts, shifted by at most 2, fits into 32
/// bits. A count of 65535, where counts saturate, may stand for a larger one.
#[inline(always)]
pub fn product(a: &[Lanes], b: &[Lanes], y_shifts: &[u16], x_shifts: &[u16]) -> u64 {
    let (height, width) = (y_shifts.len() / 32, x_shifts.len() / 32);
    let (mut total, mut all_bits) = (0, 0);
    for (y, y_shifts) in y_shifts.chunks(32).enumerate() {
        for (x, x_shifts) in x_shifts.chunks(32).enumerate() {
            let mut transposed = [Lanes::ZERO; 32];
            for (j, b) in b[32 * x * height + y..].iter().step_by(height).take(32).enumerate() {
                for (row, number) in transposed.iter_mut().zip(b.0) {
                    row.0[j] = number;
                }
            }
            let (mut sums, mut bits) = ([0; 32], [0; 32]);
            let a = a[32 * y * width + x..].iter().step_by(width);
            for ((a, b), shift) in a.zip(&transposed).zip(y_shifts) {
                for i in 0..32 {
                    bits[i] |= a.0[i] | b.0[i];
                    let product = u32::from(a.0[i]) * u32::from(b.0[i]);
                    sums[i] += u64::from(product << (shift & x_shifts[i]));
                }
            }
            total += sums.iter().sum::<u64>();
            all_bits = bits.into_iter().fold(all_bits, |all, bits| all | bits);
        }
    }
    assert!(all_bits < 1 << 15, "too many ways to place the queens of one colour");
    total
}
