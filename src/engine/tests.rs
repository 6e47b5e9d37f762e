//! What cannot be seen from outside: the tables of one colour, the weights of rows and columns, and
//! what happens to numbers that are too large.

use super::colour::{Colour, NONE};
use super::count::product;
use super::lanes::{add_common, intersect, Lanes};
use super::units::{self, Unit};
use crate::bitmask::full_row;
use crate::placing::EVEN;
use proptest::prelude::*;
use std::collections::HashMap;

/// For each set of columns, how many ways there are to place queens in these rows of a colour: one after
/// the other, and each is compared with all before it.
fn oracle(n: u32, rows: u32, parity: u32) -> HashMap<u32, u16> {
    let mut ways: Vec<Vec<(u32, u32)>> = vec![vec![]];
    for row in (0..n).filter(|row| rows >> row & 1 == 1) {
        let mut longer = vec![];
        for queens in &ways {
            for column in (0..n).filter(|column| (row + column) % 2 == parity) {
                let attacks = |(r, c): &(u32, u32)| *c == column || c.abs_diff(column) == row - r;
                if !queens.iter().any(attacks) {
                    longer.push([&queens[..], &[(row, column)]].concat());
                }
            }
        }
        ways = longer;
    }
    let mut counts = HashMap::new();
    for queens in ways {
        *counts.entry(queens.iter().map(|queen| 1 << queen.1).sum()).or_default() += 1;
    }
    counts
}

/// For these rows of white queens, the tables have what the oracle finds for any set of columns.
fn tables_match_oracle(n: u32, rows: u32, depth: u32) {
    let all = full_row(n);
    let [mut white, mut black] = [(0, rows), (1, all ^ rows)].map(|(parity, rows)| {
        let mut queens = Colour::new(n, parity, rows & EVEN, |_| Some(0));
        queens.shortened_by = depth;
        queens
    });
    let _ = white.table(!rows & all & !EVEN, &black); // Its lists must not be taken for those of `rows`.
    let white_ways = white.table(rows & !EVEN, &black);
    let black_ways = black.table(!rows & all & !EVEN, &white);
    let expected = [oracle(n, rows, 0), oracle(n, all ^ rows, 1)];
    let [width, height] = [&white, &black].map(|queens| queens.weights.len() / 32);
    for columns in 0..=all {
        let of = |colour: usize, columns| expected[colour].get(&columns).copied().unwrap_or(0);
        let expected = [of(0, columns), of(1, all ^ columns)];
        let (x, y) = (white.number(!columns & all & EVEN), black.number(columns & !EVEN));
        if x == NONE || y == NONE {
            assert!(expected.contains(&0), "n = {n}, {rows:b}, {columns:b}: {expected:?}");
        } else {
            let [x, y] = [x, y].map(usize::from);
            let white = white_ways[y * width + x / 32].0[x % 32];
            let black = black_ways[x * height + y / 32].0[y % 32];
            assert_eq!([white, black], expected, "n = {n}, {rows:b}, {columns:b}");
        }
    }
}

/// White has as many even rows as odd ones, and one more if n is odd.
fn fits(n: u32, set: u32) -> bool {
    (set & EVEN).count_ones() == (set & !EVEN).count_ones() + n % 2
}

#[test]
fn tables_of_small_boards_match_the_oracle() {
    for n in 2..=7 {
        for rows in (0..=full_row(n)).filter(|rows| fits(n, *rows)) {
            for depth in 0..=2 {
                tables_match_oracle(n, rows, depth);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn tables_of_larger_boards_match_the_oracle(n in 8u32..=10, rows in 0u32..1024, depth in 0u32..=2) {
        let rows = rows & full_row(n);
        prop_assume!(fits(n, rows));
        tables_match_oracle(n, rows, depth);
    }
}

/// All pairs of rows and columns of white queens are counted once.
#[test]
fn images_and_weights_add_up_to_all_rows_and_columns() {
    for n in 2..=12 {
        let all = full_row(n);
        let of_size = |size| move |set: &u32| fits(n, *set) && set.count_ones() == size;
        let (mut images, mut weights) = (0, 0);
        for even_rows in (0..=all).filter(|rows| rows & !EVEN == 0) {
            let unit = Unit { n, even_rows, slice: 0 };
            for (rows, of_rows) in units::row_sets(n, even_rows) {
                images += of_rows;
                for columns in (0..=all).filter(of_size(rows.count_ones())) {
                    let weights_of = [EVEN, !EVEN].map(|lines| unit.weight(columns & lines));
                    if let [Some(x), Some(y)] = weights_of {
                        weights += of_rows << (x & y);
                    }
                }
            }
        }
        let sizes = (0..=n).map(|size| (0..=all).filter(of_size(size)).count() as u64);
        assert_eq!(weights, sizes.map(|sets| sets * sets).sum::<u64>(), "n = {n}");
        assert_eq!(images, (0..=all).filter(|rows| fits(n, *rows)).count() as u64, "n = {n}");
    }
}

proptest! {
    /// Lists of three groups of sets, some of them empty.
    #[test]
    fn what_lists_have_in_common_matches_the_oracle(
        lengths in proptest::array::uniform3(0usize..4),
        bits in proptest::collection::vec(
            proptest::array::uniform32(prop_oneof![9 => Just(0), 1 => any::<u16>()]),
            27,
        ),
    ) {
        let length = lengths.iter().sum();
        let lists: Vec<Vec<Lanes>> =
            bits.chunks(9).map(|list| list[..length].iter().copied().map(Lanes).collect()).collect();
        let mut common = lists[0].clone();
        let is_any = intersect(&lists[0], &lists[1], &mut common);
        let (mut numbers, mut expected) = ([Lanes::ZERO; 3], [Lanes::ZERO; 3]);
        add_common(&lengths, &common, &lists[2], &mut numbers);
        let groups = (0..3).flat_map(|group| vec![group; lengths[group]]);
        for (vector, group) in groups.enumerate() {
            for (lane, bit) in (0..512).map(|i| (i / 16, i % 16)) {
                let has = |list: usize| lists[list][vector].0[lane] >> bit & 1;
                prop_assert_eq!(common[vector].0[lane] >> bit & 1, has(0) & has(1));
                expected[group].0[lane] += has(0) & has(1) & has(2);
            }
        }
        prop_assert_eq!(is_any, common.iter().any(|lanes| *lanes != Lanes::ZERO));
        prop_assert_eq!(numbers, expected);
    }
}

#[test]
fn numbers_stop_at_the_largest() {
    let (mut numbers, ones) = ([Lanes([u16::MAX - 20; 32])], [Lanes([u16::MAX; 32])]);
    for expected in [u16::MAX - 4, u16::MAX] {
        add_common(&[1], &ones, &ones, &mut numbers);
        assert_eq!(numbers, [Lanes([expected; 32])]);
    }
}

#[test]
fn numbers_that_are_too_large_are_refused() {
    for (number, is_refused) in [(0x7fff, false), (0x8000, true)] {
        let (numbers, zeros) = ([Lanes([number; 32]); 32], [Lanes::ZERO; 32]);
        for [a, b] in [[&numbers, &zeros], [&zeros, &numbers], [&numbers, &numbers]] {
            let product = std::panic::catch_unwind(|| product(a, b, &[0; 32], &[0; 32]));
            assert_eq!(product.is_err(), is_refused);
        }
    }
}
