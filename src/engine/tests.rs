//! The tables of one colour, and counts that are too large.

use super::colour::{Colour, NONE};
use super::kernel::Kernel;
use super::lanes::{add_intersection, Lanes};
use super::tables::{Limits, Tables};
use super::unit::product;
use crate::bitmask::full_row;
use crate::placing::{subsets, EVEN};
use proptest::prelude::*;
use std::collections::HashMap;
use std::panic::catch_unwind;

/// For each set of columns, the number of ways to place queens in these rows of a colour. Each queen is
/// compared with all queens above it.
fn oracle(n: u32, rows: u32, parity: u32) -> HashMap<u32, u16> {
    let mut placements: Vec<Vec<(u32, u32)>> = vec![vec![]];
    for row in (0..n).filter(|row| rows >> row & 1 == 1) {
        let mut longer = vec![];
        for queens in &placements {
            for column in (0..n).filter(|column| (row + column) % 2 == parity) {
                let attacks = |(r, c): &(u32, u32)| *c == column || c.abs_diff(column) == row - r;
                if !queens.iter().any(attacks) {
                    longer.push([&queens[..], &[(row, column)]].concat());
                }
            }
        }
        placements = longer;
    }
    let mut counts = HashMap::new();
    for queens in placements {
        *counts.entry(queens.iter().map(|queen| 1 << queen.1).sum()).or_default() += 1;
    }
    counts
}

/// Returns whether the set has as many even rows as odd ones, plus one if n is odd.
fn is_balanced(n: u32, set: u32) -> bool {
    (set & EVEN).count_ones() == (set & !EVEN).count_ones() + n % 2
}

/// The sets of white's rows with these even rows; neighbours begin with the same odd rows.
fn white_rows(n: u32, even_rows: u32) -> Vec<u32> {
    let row_sets = subsets(full_row(n) & !EVEN).map(|odd_rows| even_rows | odd_rows);
    let mut row_sets: Vec<u32> = row_sets.filter(|rows| is_balanced(n, *rows)).collect();
    row_sets.sort_by_key(|rows| rows.reverse_bits());
    row_sets
}

/// Compares both colours' tables with the oracle, for sets of white's rows with the same even rows.
fn tables_match_the_oracle(n: u32, row_sets: &[u32], limits: Limits) {
    let (all, kernel) = (full_row(n), Kernel::available()[0]);
    let rows_of = |parity: u32| row_sets.iter().map(move |rows| rows ^ (all * parity));
    let [white, black] = [0, 1].map(|parity| {
        let even_rows = rows_of(parity).next().unwrap() & EVEN;
        Colour::new(n, parity, even_rows, |_| Some(0))
    });
    for (colour, other) in [(&white, &black), (&black, &white)] {
        let odd_rows: Vec<u32> = rows_of(colour.parity).map(|rows| rows & !EVEN).collect();
        let mut tables = Tables::new(colour, other, &odd_rows, limits, kernel);
        for (i, rows) in rows_of(colour.parity).enumerate() {
            let table = tables.table(i);
            let ways = [oracle(n, rows, colour.parity), oracle(n, all ^ rows, other.parity)];
            for columns in 0..=all {
                let [own, others] = [(0, columns), (1, all ^ columns)]
                    .map(|(colour, columns)| ways[colour].get(&columns).copied().unwrap_or(0));
                let of_even_rows = all & (EVEN << colour.parity);
                let x = colour.number(of_even_rows & !columns);
                let y = other.number(columns & !of_even_rows);
                if x == NONE || y == NONE {
                    assert!(own == 0 || others == 0, "n = {n}, {rows:b}, {columns:b}");
                } else {
                    let [x, y] = [x, y].map(usize::from);
                    let found = table[y * colour.shifts.len() / 32 + x / 32].0[x % 32];
                    assert_eq!(found, own, "n = {n}, {rows:b}, {columns:b}");
                }
            }
        }
    }
}

/// All lists are split down to the last two rows, or none is; they are searched one by one, or together.
const LIMITS: [Limits; 3] = [
    Limits { placements: 0, bytes: 0 },
    Limits { placements: 0, bytes: usize::MAX },
    Limits { placements: 1 << 20, bytes: 0 },
];

#[test]
fn tables_of_small_boards_match_the_oracle() {
    for n in 2..=7 {
        for row_sets in subsets(full_row(n) & EVEN).map(|even_rows| white_rows(n, even_rows)) {
            for (limits, together) in LIMITS.into_iter().zip([1, 2, 100]) {
                row_sets.chunks(together).for_each(|sets| tables_match_the_oracle(n, sets, limits));
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// Lists after up to five first queens, with several layers and groups.
    #[test]
    fn tables_of_larger_boards_match_the_oracle(
        (n, row_sets) in (8u32..=14, any::<u32>()).prop_flat_map(|(n, rows)| {
            let row_sets = white_rows(n, rows & full_row(n) & EVEN);
            let length = row_sets.len();
            (Just(n), proptest::sample::subsequence(row_sets, length.min(1)..=length.min(3)))
        }),
        limits in proptest::sample::select(&LIMITS[..]),
    ) {
        if !row_sets.is_empty() {
            tables_match_the_oracle(n, &row_sets, limits);
        }
    }
}

#[test]
fn intersections_are_counted_layer_by_layer_and_counts_saturate() {
    let vectors = [1, 3, 7, 15].map(|bits| Lanes([bits; 32]));
    let mut counts = [0, 1, u16::MAX - 1].map(|count| Lanes([count; 32]));
    add_intersection(&[3, 1], &vectors, &[Lanes([5; 32]); 4], &mut counts);
    assert_eq!(counts, [3, 2, u16::MAX].map(|count| Lanes([count; 32])));
}

/// Tables of several blocks, with counts of up to 15 bits. A 16-bit count is rejected in every vector.
#[test]
fn product_matches_its_definition() {
    let (height, width) = (64, 96);
    let table = |seed: u32| -> Vec<Lanes> {
        let count = |i: u32| ((i + seed).wrapping_mul(0x9E37_79B9) >> 17) as u16;
        (0..64 * 3)
            .map(|i| Lanes(std::array::from_fn(|lane| count(32 * i + lane as u32))))
            .collect()
    };
    let (a, b) = (table(0), table(10_000));
    let ys: Vec<u16> = (0..64).map(|y| y % 3).collect();
    for xs in [[3; 96], std::array::from_fn(|x| x as u16 % 2)] {
        let mut expected = 0;
        for (y, x) in (0..height).flat_map(|y| (0..width).map(move |x| (y, x))) {
            let [a, b] = [a[y * 3 + x / 32].0[x % 32], b[x * 2 + y / 32].0[y % 32]].map(u64::from);
            expected += (a * b) << (ys[y] & xs[x]);
        }
        assert_eq!(product(&a, &b, &ys, &xs), expected);
    }
    for i in 0..a.len() {
        let [mut wrong_a, mut wrong_b] = [&a, &b].map(Clone::clone);
        for wrong in [&mut wrong_a, &mut wrong_b] {
            wrong[i].0[i % 32] |= 1 << 15;
        }
        for (a, b) in [(&wrong_a, &b), (&a, &wrong_b)] {
            assert!(catch_unwind(|| product(a, b, &ys, &[0; 96])).is_err(), "vector {i}");
        }
    }
}
