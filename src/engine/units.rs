//! The work in pieces.

use super::orbits::Orbits;

/// Some of the sets of rows that white queens can have: one set of even rows, and a slice of the sets of
/// odd rows that are counted with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Unit {
    pub(super) even_rows: u32,
    slice: u32,
}

/// How the count for an n-board is cut into units.
pub struct Units {
    n: u32,
    /// For each set of even rows, how many slices it has.
    slices: Vec<u32>,
}

impl Units {
    /// The n that are cut into units. By the known counts' growth, a u64 holds the count for 28 queens,
    /// 2.6e18, but not for 29.
    pub const N: std::ops::RangeInclusive<u32> = 4..=28;

    /// The units for an n-board: hundreds for n = 18, thousands from 20 on, tens of thousands from 24 on.
    ///
    /// # Panics
    /// If n is not in [`Units::N`].
    #[must_use]
    pub fn of(n: u32) -> Self {
        assert!(Self::N.contains(&n), "there are no units for n = {n}");
        let orbits = Orbits::new(n);
        let slices = |even| orbits.odd_rows(even).chunks(slice_length(n)).len() as u32;
        Units { n, slices: (0..=orbits.all().0).map(slices).collect() }
    }

    /// All units. Any stretch of them is a fair sample.
    #[must_use]
    pub fn list(&self) -> Vec<Unit> {
        let all = (0..).zip(&self.slices).flat_map(|(even_rows, slices)| {
            (0..*slices).map(move |slice| Unit { even_rows, slice })
        });
        // Neighbours cost about the same. Multiples of the golden ratio put them far apart.
        let key = |number: u64| number.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mut keyed: Vec<_> = (0..).map(key).zip(all).collect();
        keyed.sort_unstable_by_key(|(key, _)| *key);
        keyed.into_iter().map(|(_, unit)| unit).collect()
    }

    /// The side of the board.
    #[must_use]
    pub fn n(&self) -> u32 {
        self.n
    }

    /// n, the set of even rows as a number, and the number of the slice.
    #[must_use]
    pub fn name(&self, unit: Unit) -> String {
        format!("{} {} {}", self.n, unit.even_rows, unit.slice)
    }

    /// The unit of a set of even rows and a slice, if there is one.
    #[must_use]
    pub fn find(&self, even_rows: u32, slice: u32) -> Option<Unit> {
        let slices = self.slices.get(even_rows as usize)?;
        (slice < *slices).then_some(Unit { even_rows, slice })
    }
}

/// The number of sets of odd rows in a slice: small enough that no unit takes a thousandth of the whole
/// from n = 22 on.
fn slice_length(n: u32) -> usize {
    32 << n.saturating_sub(24)
}

/// The sets of odd rows of a unit, and how many images each has.
pub(super) fn odd_rows(orbits: Orbits, unit: Unit) -> Vec<(u32, u64)> {
    let mut sets = orbits.odd_rows(unit.even_rows);
    let length = slice_length(orbits.n);
    sets.drain(..length * unit.slice as usize);
    sets.truncate(length);
    sets
}
