//! One colour: the placements on its even rows, and an index for each set of columns.

use crate::cutting::{Unit, HALF};
use crate::list::Placements;
use crate::placing::{full_row, middle_first, place, rows_of, subsets, Occupied, Row, EVEN};
use crate::symmetry::shift;
use std::cmp::Reverse;

/// Marks a set of columns that is not counted or has no placement.
pub const NONE: u16 = u16::MAX;
const _: () =
    assert!(1 << HALF <= NONE as usize, "the index of any set of columns is another number");

/// The queens of one colour. Those on the even rows are listed; those on the odd rows are searched for.
pub struct Colour {
    n: u32,
    /// All odd rows, from the middle outwards.
    odd_rows: Vec<Row>,
    /// The columns of the squares in even rows. Squares in odd rows are in the other columns.
    columns: u32,
    /// The placements on the even rows, for the sets of columns that are counted (see [`shift`]).
    /// Sets with more placements come first.
    pub placements: Placements,
    /// The index in `placements` of each set, or [`NONE`].
    indices: Vec<u16>,
    /// The shift of each set, padded with zeros to a multiple of 32.
    pub shifts: Vec<u16>,
}

impl Colour {
    /// Lists the placements on the even rows, for all sets of columns that are counted.
    pub fn new(unit: Unit, parity: u32) -> Self {
        let n = unit.n;
        let columns = full_row(n) & (EVEN << parity);
        let rows = rows_of(n, unit.even_rows_of(parity), parity);
        let mut found = vec![vec![]; slot(n, columns) + 1];
        // No diagonal uses bit 0. Here it says that there is a placement.
        let mut add = |queens: Occupied| found[slot(n, queens.columns)].push(queens.diagonals | 1);
        place(&rows, Occupied::default(), &mut add);

        let counted = |set| Some((slot(n, set), shift(n, unit.even_rows, set)?));
        let sets = subsets(columns).filter_map(counted);
        let mut sets: Vec<_> = sets.filter(|(set, _)| !found[*set].is_empty()).collect();
        sets.sort_by_key(|(set, _)| Reverse(found[*set].len()));

        let mut indices = vec![NONE; found.len()];
        let mut shifts = vec![];
        let mut placements = Placements::default();
        for (index, (set, shift)) in (0..).zip(sets) {
            indices[set] = index;
            placements.diagonals.append(&mut found[set]);
            placements.ends.push(placements.diagonals.len());
            shifts.push(shift);
        }
        shifts.resize(shifts.len().next_multiple_of(32), 0);
        let odd_rows =
            middle_first(n).iter().flat_map(|row| rows_of(n, 1 << row, parity)).collect();
        Colour { n, odd_rows, columns, placements, indices, shifts }
    }

    /// Returns the odd rows in `set`, from the middle outwards.
    pub fn rows(&self, set: u32) -> impl Iterator<Item = Row> + '_ {
        self.odd_rows.iter().copied().filter(move |row| set >> row.number & 1 == 1)
    }

    /// Returns the index of the set of columns that is left for the even rows if the other colour's odd
    /// rows occupy `taken`.
    #[inline(always)]
    pub fn index(&self, taken: u32) -> u16 {
        self.indices[slot(self.n, self.columns ^ taken)]
    }
}

/// Returns a slot unique among sets of even (or odd) columns. `shift` is odd, and at least half of the highest
/// even position: a bit above it moves to an odd position up to `shift`, in a gap between the bits below it. Their
/// own copies drop out.
fn slot(n: u32, set: u32) -> usize {
    let set = (set | set >> 1) & EVEN;
    let shift = ((n - 1) / 2) | 1;
    ((set | set >> shift) & ((2 << shift) - 1)) as usize
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn sets_of_columns_have_different_slots() {
        for (n, parity) in (4..=28).flat_map(|n| [(n, EVEN), (n, !EVEN)]) {
            let sets = || subsets(full_row(n) & parity);
            let slots: HashSet<_> = sets().map(|set| slot(n, set)).collect();
            assert_eq!(slots.len(), sets().count(), "n = {n}");
        }
    }

    #[test]
    fn each_set_has_an_index_of_its_own() {
        // For these even rows, 3,404 of the C(14, 7) = 3,432 sets of seven columns are counted.
        let unit = Unit { n: 28, number: 0, even_rows: 0x0401_5054, part: 0 };
        let colour = Colour::new(unit, 0);
        let mut indices = colour.indices;
        indices.retain(|index| *index != NONE);
        indices.sort_unstable();
        assert!(indices.into_iter().eq(0..3404));
    }
}
