//! Counting unit by unit, on one thread.

use super::colour::Colour;
use super::kernel::Kernel;
use super::lanes::Lanes;
use super::orbits::Orbits;
use super::units::{odd_rows, Unit};

/// What a thread needs to count for one n, kept from unit to unit.
pub struct Worker {
    kernel: Kernel,
    orbits: Orbits,
    white: Colour,
    black: Colour,
    /// The ways to place white queens: a row for each set of odd columns, a number for each set of even
    /// ones.
    white_ways: Vec<Lanes>,
    /// The ways to place black queens on the rest: a row for each set of white's even columns.
    black_ways: Vec<Lanes>,
}

impl Worker {
    /// A worker for units of n; `None` if the memory that it will need cannot be had now.
    ///
    /// # Panics
    /// If the processor cannot run the kernel.
    #[must_use]
    pub fn new(n: u32, kernel: Kernel) -> Option<Self> {
        assert!(kernel.is_available(), "this processor lacks the instructions of {kernel:?}");
        Vec::<u8>::new().try_reserve_exact(memory(n)).ok()?;
        let [white, black] = [false, true].map(|is_black| Colour::new(n, is_black));
        let (white_ways, black_ways) = (vec![], vec![]);
        Some(Worker { kernel, orbits: Orbits::new(n), white, black, white_ways, black_ways })
    }

    /// What a unit adds to the count.
    pub fn count(&mut self, unit: Unit) -> u64 {
        self.kernel.count(self, unit)
    }

    /// As [`Worker::count`], compiled for the kernel that it is inlined in.
    #[inline(always)]
    pub(super) fn count_inline(&mut self, unit: Unit) -> u64 {
        let Worker { orbits, white, black, .. } = self;
        let (rows, all) = (unit.even_rows, orbits.all());
        white.list(rows, |set| orbits.even_columns(rows, set).is_some());
        black.list(all.0 ^ rows, |set| orbits.odd_columns(rows, set).is_some());
        let padded = |mut weights: Vec<u16>| {
            weights.resize(weights.len().next_multiple_of(32), 0);
            weights
        };
        let even_columns = |set: &u32| orbits.even_columns(rows, *set);
        let even_columns = padded(white.sets.iter().filter_map(even_columns).collect());
        let odd_columns = |set: &u32| orbits.odd_columns(rows, *set);
        let odd_columns = padded(black.sets.iter().filter_map(odd_columns).collect());
        let mut total = 0;
        for (odd, images) in odd_rows(*orbits, unit) {
            for table in [&mut self.white_ways, &mut self.black_ways] {
                table.clear();
                table.resize(odd_columns.len() * even_columns.len() / 32, Lanes::ZERO);
            }
            white.count(odd, black, &mut self.white_ways);
            black.count(all.1 ^ odd, white, &mut self.black_ways);
            let sum = product(&self.white_ways, &self.black_ways, &odd_columns, &even_columns);
            total += images * sum;
        }
        total
    }
}

/// More bytes than a worker was seen to need: 8 MB for n = 20, 40 MB for n = 22, 140 MB for n = 24.
fn memory(n: u32) -> usize {
    1 << (24 + n.saturating_sub(20))
}

/// The sum of `a[y][x] * b[x][y] << (ys[y] & xs[x])`: a block of 32 rows and 32 columns at a time, so
/// that `b` can be transposed.
///
/// # Panics
/// If a number is the largest that 16 bits hold, and so might have been larger.
#[inline(always)]
pub fn product(a: &[Lanes], b: &[Lanes], ys: &[u16], xs: &[u16]) -> u64 {
    let (height, width) = (ys.len() / 32, xs.len() / 32);
    let (mut total, mut largest) = (0, 0);
    for (y, ys) in ys.chunks(32).enumerate() {
        for (x, xs) in xs.chunks(32).enumerate() {
            let mut transposed = [Lanes::ZERO; 32];
            for (j, b) in b[32 * x * height + y..].iter().step_by(height).take(32).enumerate() {
                for (row, number) in transposed.iter_mut().zip(b.0) {
                    row.0[j] = number;
                }
            }
            let (mut sums, mut most) = ([0; 32], [0; 32]);
            let a = a[32 * y * width + x..].iter().step_by(width);
            for ((a, b), y) in a.zip(&transposed).zip(ys) {
                for i in 0..32 {
                    most[i] = most[i].max(a.0[i]).max(b.0[i]);
                    sums[i] += u64::from(u32::from(a.0[i]) * u32::from(b.0[i])) << (y & xs[i]);
                }
            }
            total += sums.iter().sum::<u64>();
            largest = most.into_iter().fold(largest, u16::max);
        }
    }
    assert!(largest < u16::MAX, "too many ways to place the queens of one colour");
    total
}
