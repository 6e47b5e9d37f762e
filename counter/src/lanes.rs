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

/// Adds the popcount of each lane of the intersection of two bit sets to the lane's count, saturating.
/// Layer i has a vector for each of the first `layers[i]` vectors of `counts`.
#[inline(always)]
pub fn add_intersection(layers: &[usize], a: &[Lanes], b: &[Lanes], counts: &mut [Lanes]) {
    let mut start = 0;
    for length in layers {
        let (a, b) = (&a[start..][..*length], &b[start..][..*length]);
        for (count, (a, b)) in counts[..*length].iter_mut().zip(a.iter().zip(b)) {
            let common = a.zip(*b, |a, b| a & b);
            *count = count.zip(common, |sum, bits| sum.saturating_add(bits.count_ones() as u16));
        }
        start += length;
    }
}

/// Bit-slices words into 64 consecutive slices, one for each bit, with a vector for every 512 words: bit
/// d of word 32 * i + lane among these becomes bit i of that lane in slice d.
#[inline(always)]
pub fn bit_slice(words: &[u64], slices: &mut [Lanes]) {
    let width = slices.len() / 64;
    for (vector, words) in words.chunks_exact(512).enumerate() {
        for part in 0..4 {
            let mut block = [Lanes::ZERO; 16];
            for (i, row) in block.iter_mut().enumerate() {
                for lane in 0..32 {
                    row.0[lane] = (words[32 * i + lane] >> (16 * part)) as u16;
                }
            }
            // Transposes 16 x 16 bits in each lane.
            exchange::<8>(&mut block, 0x00FF);
            exchange::<4>(&mut block, 0x0F0F);
            exchange::<2>(&mut block, 0x3333);
            exchange::<1>(&mut block, 0x5555);
            for (i, row) in block.iter().enumerate() {
                slices[(16 * part + i) * width + vector] = *row;
            }
        }
    }
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
