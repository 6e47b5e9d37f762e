//! A list of placements, stored by diagonal instead of by placement.

use super::lanes::Lanes;
use super::quarter::{Quarter, Queens};
use std::iter;

/// Placements on the even rows of a colour, a bit for each: those that are left when the first queens
/// stand on its odd rows.
///
/// The sets of columns are in groups of 32, a lane for each. A group has as many vectors as the longest
/// of its lists needs, 16 placements in each.
#[derive(Default)]
pub struct Sliced {
    /// The queens on the odd rows.
    pub queens: Queens,
    /// The number of vectors of each group.
    pub lengths: Vec<usize>,
    /// All placements.
    pub all: Vec<Lanes>,
    /// For each square of the rows below: those that do not attack it.
    fits: Vec<Lanes>,
}

impl Sliced {
    /// Turns the placements with these diagonals. Those of a set of columns end where `ends` says. The
    /// squares are those of the rows of `odd` from `first` on.
    #[inline(always)]
    pub fn fill(
        &mut self,
        queens: Queens,
        diagonals: &[u64],
        ends: &[usize],
        odd: Quarter,
        first: u32,
    ) {
        let start = |end: usize| if end == 0 { 0 } else { ends[end - 1] };
        let length = |group: &[usize], first: usize| {
            let starts = iter::once(start(first)).chain(group.iter().copied());
            group.iter().zip(starts).map(|(end, start)| end - start).max().unwrap_or(0)
        };
        let groups = || (0..).step_by(32).zip(ends.chunks(32));
        self.queens = queens;
        self.lengths.clear();
        self.lengths.extend(groups().map(|(first, group)| length(group, first).div_ceil(16)));
        let width: usize = self.lengths.iter().sum();
        self.all.clear();
        self.fits.clear();
        self.fits.resize(((odd.rows - first) * odd.columns) as usize * width, Lanes::ZERO);
        let rows = (first..odd.rows).map(|number| odd.row(number));
        let squares: Vec<_> = rows
            .flat_map(|row| {
                (0..odd.columns).map(move |column| (row.down + column, row.up + column))
            })
            .collect();
        for ((set, group), length) in groups().zip(&self.lengths) {
            for vector in 0..*length {
                let mut exists = Lanes::ZERO;
                // For 16 diagonals each: a vector for each of 16 placements, then for each diagonal.
                let mut words = [[Lanes::ZERO; 16]; 4];
                for (lane, end) in group.iter().enumerate() {
                    let from = (start(set + lane) + 16 * vector).min(*end);
                    let placements = &diagonals[from..*end.min(&(from + 16))];
                    exists.0[lane] = ((1_u32 << placements.len()) - 1) as u16;
                    for (i, diagonals) in placements.iter().enumerate() {
                        for (w, word) in words.iter_mut().enumerate() {
                            word[i].0[lane] = (diagonals >> (16 * w)) as u16;
                        }
                    }
                }
                for word in &mut words {
                    transpose(word);
                }
                let taken = |diagonal: u32| words[diagonal as usize / 16][diagonal as usize % 16];
                for (square, (down, up)) in squares.iter().enumerate() {
                    let (down, up) = (taken(*down), taken(*up));
                    self.fits[square * width + self.all.len()] = exists.without(down.or(up));
                }
                self.all.push(exists);
            }
        }
    }

    /// The placements that do not attack a square.
    #[inline(always)]
    pub fn fits(&self, square: usize) -> &[Lanes] {
        let width = self.all.len();
        &self.fits[square * width..][..width]
    }
}

/// Transposes the 16 x 16 bits of each lane: swaps ever smaller blocks of them.
#[inline(always)]
pub fn transpose(lanes: &mut [Lanes; 16]) {
    for (size, mask) in [(8, 0x00ff), (4, 0x0f0f), (2, 0x3333), (1, 0x5555)] {
        for i in (0..16).filter(|i| i & size == 0) {
            let (upper, lower) = lanes.split_at_mut(i + size);
            for (upper, lower) in upper[i].0.iter_mut().zip(&mut lower[0].0) {
                let swapped = (*upper >> size ^ *lower) & mask;
                *upper ^= swapped << size;
                *lower ^= swapped;
            }
        }
    }
}
