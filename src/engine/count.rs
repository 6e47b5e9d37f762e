//! Counting a unit.

use super::colour::Colour;
use super::lanes::Lanes;
use super::units::Unit;
use crate::bitmask::full_row;
use crate::placing::EVEN;

/// What a unit adds to the count, compiled for the kernel that it is inlined in.
#[inline(always)]
pub fn count(unit: Unit) -> u64 {
    let all = full_row(unit.n);
    let weight = |columns| unit.weight(columns);
    let mut white = Colour::new(unit.n, 0, unit.even_rows, weight);
    let mut black = Colour::new(unit.n, 1, all & EVEN & !unit.even_rows, weight);
    let mut total = 0;
    for (rows, images) in unit.row_sets() {
        let white_ways = white.table(rows & !EVEN, &black);
        let black_ways = black.table(all & !EVEN & !rows, &white);
        total += images * product(&white_ways, &black_ways, &black.weights, &white.weights);
    }
    total
}

/// The sum of `a[y][x] * b[x][y] << (ys[y] & xs[x])`: a block of 32 rows and 32 columns at a time, so
/// that `b` can be transposed.
///
/// # Panics
/// If a number has more than 15 bits. A product of two with 15, shifted by at most 2, fits into 32 bits;
/// and 16 ones, at which `add_common` stops, may stand for a larger number.
#[inline(always)]
pub fn product(a: &[Lanes], b: &[Lanes], ys: &[u16], xs: &[u16]) -> u64 {
    let (height, width) = (ys.len() / 32, xs.len() / 32);
    let (mut total, mut all_bits) = (0, 0);
    for (y, ys) in ys.chunks(32).enumerate() {
        for (x, xs) in xs.chunks(32).enumerate() {
            let mut transposed = [Lanes::ZERO; 32];
            for (j, b) in b[32 * x * height + y..].iter().step_by(height).take(32).enumerate() {
                for (row, number) in transposed.iter_mut().zip(b.0) {
                    row.0[j] = number;
                }
            }
            let (mut sums, mut bits) = ([0; 32], [0; 32]);
            let a = a[32 * y * width + x..].iter().step_by(width);
            for ((a, b), y) in a.zip(&transposed).zip(ys) {
                for i in 0..32 {
                    bits[i] |= a.0[i] | b.0[i];
                    sums[i] += u64::from((u32::from(a.0[i]) * u32::from(b.0[i])) << (y & xs[i]));
                }
            }
            total += sums.iter().sum::<u64>();
            all_bits = bits.into_iter().fold(all_bits, |all, bits| all | bits);
        }
    }
    assert!(all_bits < 1 << 15, "too many ways to place the queens of one colour");
    total
}
