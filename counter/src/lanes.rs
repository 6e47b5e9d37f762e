//! Vectors of 32 lanes, and the loops that take most of the time.
//!
//! The functions are plain loops over arrays, which the compiler turns into vector instructions. They
//! are `inline(always)`, since a function that is not inlined is compiled without the kernel's
//! instruction set. For the same reason, they pass no closures to functions of `std`.

/// Bits of 16 placements, or a count, for each of 32 sets of columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub struct Lanes(pub [u16; 32]);

impl Lanes {
    pub const ZERO: Self = Lanes([0; 32]);

    #[inline(always)]
    pub fn zip(mut self, other: Self, f: impl Fn(u16, u16) -> u16) -> Self {
        for i in 0..32 {
            self.0[i] = f(self.0[i], other.0[i]);
        }
        self
    }
}

/// Writes the intersection of two bit sets to `common`. Returns whether any bit is set.
#[inline(always)]
pub fn intersect(a: &[Lanes], b: &[Lanes], common: &mut [Lanes]) -> bool {
    let mut any = Lanes::ZERO;
    for ((a, b), common) in a.iter().zip(b).zip(common) {
        *common = a.zip(*b, |a, b| a & b);
        any = any.zip(*common, |any, common| any | common);
    }
    let mut bits = 0;
    for lane in any.0 {
        bits |= lane;
    }
    bits != 0
}

/// Adds the popcount of each lane of the intersection of all `common` sets and `sets[k]` to the lane's count in row
/// `rows[k]` of the table, saturating. A row of the table has a vector for each group, whose vectors in the sets end
/// before `ends[group]`. Each count is loaded and stored once.
#[inline(always)]
pub fn add_intersections<const M: usize, const N: usize>(
    ends: &[usize],
    common: [&[Lanes]; M],
    sets: [&[Lanes]; N],
    rows: [usize; N],
    table: &mut [Lanes],
) {
    // The same length, so that one bounds check is enough.
    let width = common[0].len();
    let (common, sets) = (common.map(|set| &set[..width]), sets.map(|set| &set[..width]));
    let starts = rows.map(|row| row * ends.len());
    for start in starts {
        assert!(start <= table.len() && ends.len() <= table.len() - start); // Not checked again below.
    }
    let mut start = 0;
    for (group, end) in ends.iter().enumerate() {
        let mut sums = popcounts(&common, &sets, start);
        for i in start + 1..*end {
            let more = popcounts(&common, &sets, i);
            for k in 0..N {
                sums[k] = sums[k].zip(more[k], u16::saturating_add);
            }
        }
        for k in 0..N {
            let counts = &mut table[starts[k] + group];
            *counts = counts.zip(sums[k], u16::saturating_add);
        }
        start = *end;
    }
}

/// Returns the popcount of each lane of vector `i` of the intersection of all `common` sets and each of `sets`.
#[inline(always)]
fn popcounts<const M: usize, const N: usize>(
    common: &[&[Lanes]; M],
    sets: &[&[Lanes]; N],
    i: usize,
) -> [Lanes; N] {
    let mut all = common[0][i];
    for set in &common[1..] {
        all = all.zip(set[i], |a, b| a & b);
    }
    let mut counts = [Lanes::ZERO; N];
    for k in 0..N {
        counts[k] = all.zip(sets[k][i], |a, b| (a & b).count_ones() as u16);
    }
    counts
}

/// Bit-slices up to 16 words of each of up to 32 sets, from the word `first` of each set on: bit d of
/// word `first + i` of set `lane` becomes bit i of that lane in slice d.
#[inline(always)]
pub fn bit_slice(sets: &[&[u64]], first: usize) -> [Lanes; 64] {
    let mut slices = [Lanes::ZERO; 64];
    for (lane, set) in sets.iter().enumerate() {
        for (i, word) in set.iter().skip(first).take(16).enumerate() {
            for part in 0..4 {
                slices[16 * part + i].0[lane] = (word >> (16 * part)) as u16;
            }
        }
    }
    for part in slices.as_chunks_mut().0 {
        // Transposes 16 x 16 bits in each lane.
        exchange::<8>(part, 0x00FF);
        exchange::<4>(part, 0x0F0F);
        exchange::<2>(part, 0x3333);
        exchange::<1>(part, 0x5555);
    }
    slices
}

/// For each row whose index i has the bit `DISTANCE` clear, exchanges its bits outside `low` with the
/// bits in `low` of row i + `DISTANCE`.
#[inline(always)]
fn exchange<const DISTANCE: usize>(block: &mut [Lanes; 16], low: u16) {
    for i in 0..16 {
        if i & DISTANCE == 0 {
            let (above, below) = (block[i], block[i + DISTANCE]);
            let changed = above.zip(below, |above, below| (above >> DISTANCE ^ below) & low);
            block[i] = above.zip(changed, |above, changed| above ^ changed << DISTANCE);
            block[i + DISTANCE] = below.zip(changed, |below, changed| below ^ changed);
        }
    }
}

/// Returns the sum of `a[y][x] * b[x][y] << (y_shifts[y] & x_shifts[x])`; `symmetry::shift` explains
/// the shifts. Transposes `b` in blocks of 32 rows and 32 columns.
///
/// Returns `None` if a count has more than 15 bits. A product of two 15-bit counts, shifted by at most 2,
/// fits into 32 bits. A count of 65535, where counts saturate, may stand for a larger one.
#[inline(always)]
pub fn product(a: &[Lanes], b: &[Lanes], y_shifts: &[u16], x_shifts: &[u16]) -> Option<u64> {
    let (height, width) = (y_shifts.len() / 32, x_shifts.len() / 32);
    let (mut total, mut all_bits) = (0, 0);
    for (y, y_shifts) in y_shifts.chunks(32).enumerate() {
        for (x, x_shifts) in x_shifts.chunks(32).enumerate() {
            let block_of_a = a[32 * y * width + x..].iter().step_by(width);
            let block_of_b = b[32 * x * height + y..].iter().step_by(height).take(32);
            let mut transposed = [Lanes::ZERO; 32];
            for (j, column) in block_of_b.enumerate() {
                for (row, count) in transposed.iter_mut().zip(column.0) {
                    row.0[j] = count;
                }
            }
            let (mut sums, mut bits) = ([0; 32], [0; 32]);
            for ((row_a, row_b), shift) in block_of_a.zip(&transposed).zip(y_shifts) {
                for i in 0..32 {
                    bits[i] |= row_a.0[i] | row_b.0[i];
                    let product = u32::from(row_a.0[i]) * u32::from(row_b.0[i]);
                    sums[i] += u64::from(product << (shift & x_shifts[i]));
                }
            }
            total += sums.iter().sum::<u64>();
            for bits in bits {
                all_bits |= bits;
            }
        }
    }
    (all_bits < 1 << 15).then_some(total)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intersections_are_counted_group_by_group_and_counts_saturate() {
        let vectors = [1, 3, 7, 15].map(|bits| Lanes([bits; 32]));
        let mut counts = [9, 9, 9, 0, 1, u16::MAX - 1].map(|count| Lanes([count; 32]));
        add_intersections(&[2, 3, 4], [&vectors; 2], [&[Lanes([5; 32]); 4]], [1], &mut counts);
        assert_eq!(counts, [9, 9, 9, 2, 3, u16::MAX].map(|count| Lanes([count; 32])));
    }
}
