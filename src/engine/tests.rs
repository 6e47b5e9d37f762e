//! What cannot be seen from outside: the tables of one colour, the weights of rows and columns, and
//! what happens to numbers that are too large.

use super::colour::Colour;
use super::lanes::{add_common, intersect, Lanes};
use super::orbits::Orbits;
use super::quarter::lines;
use super::worker::product;
use proptest::prelude::*;
use std::collections::{HashMap, HashSet};

/// For each set of columns, how many ways there are to place queens in these rows of a colour: one after
/// the other, and each is compared with all before it.
fn oracle(
    n: u32,
    rows: u32,
    colour: u32,
    queens: &mut Vec<(u32, u32)>,
    ways: &mut HashMap<u32, u16>,
) {
    let above = queens.last().map_or(0, |queen| queen.0 + 1);
    let Some(row) = (above..n).find(|row| rows >> row & 1 == 1) else {
        *ways.entry(queens.iter().map(|queen| 1 << queen.1).sum()).or_default() += 1;
        return;
    };
    for column in (0..n).filter(|column| (row + column) % 2 == colour) {
        if queens.iter().all(|(r, c)| *c != column && c.abs_diff(column) != row - r) {
            queens.push((row, column));
            oracle(n, rows, colour, queens, ways);
            queens.pop();
        }
    }
}

/// Rows or columns of the board from its even and its odd ones.
fn merged(even: u32, odd: u32) -> u32 {
    (0..16).map(|i| (even >> i & 1) << (2 * i) | (odd >> i & 1) << (2 * i + 1)).sum()
}

/// The tables for these white rows have what the oracle finds for the sets of columns that they have,
/// and nothing else.
fn tables_match_oracle(n: u32, even: u32, odd: u32, depth: u32) {
    let all = Orbits::new(n).all();
    let rows = [(even, odd), (all.0 ^ even, all.1 ^ odd)];
    let [mut white, mut black] = [(0, false), (1, true)].map(|(colour, is_black)| {
        let mut queens = Colour::new(n, is_black);
        queens.list(rows[colour].0, |_| true);
        queens.shortened_by = depth;
        queens
    });
    let (width, height) = (white.width(), black.width());
    let mut tables = [(); 2].map(|()| vec![Lanes::ZERO; 32 * width * height]);
    white.count(rows[0].1, &black, &mut tables[0]);
    black.count(rows[1].1, &white, &mut tables[1]);
    for (colour, table) in tables.iter().enumerate() {
        let (mut found, mut expected) = (HashMap::new(), HashMap::new());
        oracle(
            n,
            merged(rows[colour].0, rows[colour].1),
            colour as u32,
            &mut vec![],
            &mut expected,
        );
        let mut sets = HashSet::new();
        for (x, even) in white.sets.iter().enumerate() {
            for (y, odd) in black.sets.iter().enumerate() {
                let lanes = [y * width + x / 32, x * height + y / 32][colour];
                let ways = table[lanes].0[[x, y][colour] % 32];
                let taken = merged(*even, *odd) ^ if colour == 0 { 0 } else { (1 << n) - 1 };
                sets.insert(taken);
                found.extend((ways > 0).then_some((taken, ways)));
            }
        }
        expected.retain(|taken, _| sets.contains(taken));
        assert_eq!(found, expected, "n = {n}, {even:b}, {odd:b}");
        let all: u64 = table.iter().flat_map(|lanes| lanes.0).map(u64::from).sum();
        assert_eq!(all, found.into_values().map(u64::from).sum(), "nothing is beside the table");
    }
}

#[test]
fn tables_of_small_boards_match_the_oracle() {
    for n in 2..=7 {
        let all = Orbits::new(n).all();
        for (even, odd) in (0..=all.0).flat_map(|even| (0..=all.1).map(move |odd| (even, odd))) {
            for depth in 0..=2 {
                if even.count_ones() == odd.count_ones() + n % 2 {
                    tables_match_oracle(n, even, odd, depth);
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn tables_of_larger_boards_match_the_oracle(
        n in 8u32..=10,
        size in 0usize..=4,
        order in Just((0..5u32).collect::<Vec<_>>()).prop_shuffle(),
        other in Just((0..4u32).collect::<Vec<_>>()).prop_shuffle(),
        depth in 0u32..=2,
    ) {
        let more = size + n as usize % 2;
        let even = order.iter().filter(|row| **row < lines(n, 0)).take(more).map(|row| 1 << row).sum::<u32>();
        let odd = other.iter().take(size).map(|row| 1 << row).sum::<u32>();
        prop_assume!(even.count_ones() == odd.count_ones() + n % 2);
        tables_match_oracle(n, even, odd, depth);
    }
}

/// Each set of white's rows goes with as many sets of its columns.
#[test]
fn images_and_weights_add_up_to_all_rows_and_columns() {
    for n in 2..=12 {
        let orbits = Orbits::new(n);
        let (all_even, all_odd) = orbits.all();
        let fits = |(even, odd): (u32, u32)| even.count_ones() == odd.count_ones() + n % 2;
        let pairs = || (0..=all_even).flat_map(|even| (0..=all_odd).map(move |odd| (even, odd)));
        let keys = pairs().filter(|rows| fits(*rows)).count() as u64;
        let (mut images, mut weights) = (0, 0);
        for even in 0..=all_even {
            for (odd, of_rows) in orbits.odd_rows(even) {
                images += of_rows;
                let size = odd.count_ones();
                let columns =
                    pairs().filter(|columns| fits(*columns) && columns.1.count_ones() == size);
                for (even_columns, odd_columns) in columns {
                    let even_columns = orbits.even_columns(even, even_columns);
                    let odd_columns = orbits.odd_columns(even, odd_columns);
                    if let (Some(x), Some(y)) = (even_columns, odd_columns) {
                        weights += of_rows << (x & y);
                    }
                }
            }
        }
        assert_eq!(images, keys, "n = {n}");
        let squares = (0..=lines(n, 0)).map(|size| {
            let keys = pairs().filter(|rows| fits(*rows) && rows.0.count_ones() == size).count();
            (keys * keys) as u64
        });
        assert_eq!(weights, squares.sum::<u64>(), "n = {n}");
    }
}

proptest! {
    /// Three lists, of which some lanes and some vectors are empty.
    #[test]
    fn what_lists_have_in_common_matches_the_oracle(
        groups in proptest::collection::vec(0usize..4, 0..=3),
        lanes in proptest::collection::vec(
            prop_oneof![Just([0; 32]), proptest::array::uniform32(prop_oneof![Just(0), any::<u16>()])],
            27,
        ),
    ) {
        let length = groups.iter().sum();
        let lists: Vec<Vec<Lanes>> =
            lanes.chunks(9).map(|list| list[..length].iter().copied().map(Lanes).collect()).collect();
        let mut common = lists[0].clone();
        let is_any = intersect(&lists[0], &lists[1], &mut common);
        let mut numbers = vec![Lanes::ZERO; groups.len()];
        add_common(&groups, &common, &lists[2], &mut numbers);
        let group = groups.iter().enumerate().flat_map(|(group, length)| vec![group; *length]);
        let mut expected = vec![Lanes::ZERO; groups.len()];
        for (vector, group) in group.enumerate() {
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
    let mut numbers = [Lanes([u16::MAX - 20; 32])];
    let ones = [Lanes([u16::MAX; 32])];
    add_common(&[1], &ones, &ones, &mut numbers);
    assert_eq!(numbers[0].0[7], u16::MAX - 4);
    add_common(&[1], &ones, &ones, &mut numbers);
    assert_eq!(numbers[0].0[7], u16::MAX);
}

#[test]
#[should_panic(expected = "too many ways")]
fn numbers_that_are_too_large_are_refused() {
    let mut table = [Lanes::ZERO; 32];
    table[9].0[9] = u16::MAX;
    let _ = product(&[Lanes::ZERO; 32], &table, &[0; 32], &[0; 32]);
}
