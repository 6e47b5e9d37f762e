//! Tests the engine, as a rule with every kernel that this machine can run.

use crate::colour::{Colour, NONE};
use crate::counting::count_with_limits;
use crate::lanes::Lanes;
use crate::limits::Limits;
use crate::placing::{full_row, place, rows_of, subsets, Occupied, EVEN};
use crate::tables::Tables;
use crate::{units, Kernel, Unit};
use nqueens::table::COUNTS;
use std::cmp::Ordering;
use std::collections::{HashMap, HashSet};

/// Splits all lists down to the last two rows, none, or some, searches them one by one or together, and the last two
/// rows in one pass or not.
#[test]
fn counts_match_the_table() {
    assert_eq!(Kernel::available().last().map(|kernel| kernel.name), Some("portable"));
    let limits = [(0, 0, 0), (0, 0, usize::MAX), (1 << 20, 0, 0), (1, 10, 1 << 12)];
    let limits = limits.into_iter().flat_map(|(placements, nodes, bytes)| {
        [false, true].map(|one_pass| Limits { placements, nodes, bytes, one_pass })
    });
    for kernel in Kernel::available() {
        for n in 4..=16 {
            for limits in limits.clone().chain([Limits::fastest(n)]) {
                let count = |unit| count_with_limits(unit, kernel, limits).unwrap();
                let total = units(n).into_iter().map(count).sum();
                assert_eq!(COUNTS[n as usize], total, "n = {n}, {kernel:?}, {limits:?}");
            }
        }
    }
}

/// Counts the unit by the definitions in lib.rs and `symmetry`: places the queens of each colour one
/// by one, and decides for each pair (R, C) how often it counts, from canonical forms of its own making.
fn count_pair_by_pair(unit: Unit) -> u64 {
    let (n, all) = (unit.n, full_row(unit.n));
    let form = |lines: u32| {
        let of_parity = |parity: u32| {
            let set: Vec<bool> = (parity..n).step_by(2).map(|i| lines >> i & 1 == 1).collect();
            let others = set.iter().map(|is_in| !is_in).collect();
            let mirrored = |set: Vec<bool>| [set.iter().rev().copied().collect(), set];
            [set, others].map(mirrored).concat().into_iter().min()
        };
        (0..=1 - n % 2).map(of_parity).max()
    };
    let mut total = 0;
    for set in unit.row_sets() {
        let rows = unit.even_rows | set.odd_rows;
        let turned = |rows: u32| {
            (0..n).filter(|row| rows >> (n - 1 - row) & 1 == 1).map(|row| 1 << row).sum()
        };
        let mirrored = |rows: u32| if n % 2 == 1 { rows } else { all ^ rows };
        let orbit = HashSet::from([rows, turned(rows), mirrored(rows), mirrored(turned(rows))]);
        let form_of_rows = form(rows);
        let mut white = HashMap::new();
        place(&rows_of(n, rows, 0), Occupied::default(), &mut |queens| {
            *white.entry(queens.columns).or_insert(0) += 1;
        });
        for (columns, placements) in &mut white {
            *placements *= match form(*columns).cmp(&form_of_rows) {
                Ordering::Less => 2,
                Ordering::Equal => 1,
                Ordering::Greater => 0,
            };
        }
        place(&rows_of(n, all ^ rows, 1), Occupied::default(), &mut |queens| {
            let pairs = white.get(&(all ^ queens.columns)).copied().unwrap_or(0);
            total += orbit.len() as u64 * pairs;
        });
    }
    total
}

/// Units with many rows for one colour, whose queens can be placed one by one in a second.
#[test]
fn units_match_their_definition_pair_by_pair() {
    for (n, number) in [(17, 3), (17, 100), (18, 7), (19, 2), (24, 449), (24, 586)] {
        let unit = units(n)[number];
        let expected = count_pair_by_pair(unit);
        for kernel in Kernel::available() {
            assert_eq!(unit.count(kernel).unwrap(), expected, "n = {n}, unit {number}, {kernel:?}");
        }
    }
}

/// For one row set of each n, compares some entries of both tables with the number of ways to place the
/// queens one by one in these rows and columns.
#[test]
fn entries_of_large_tables_match_placements_one_by_one() {
    for (n, number) in [(24, 1), (25, 1), (26, 1), (27, 1), (28, 1)] {
        let (unit, all) = (units(n)[number], full_row(n));
        let white_odd_rows = unit.row_sets()[0].odd_rows;
        let white_rows = unit.even_rows | white_odd_rows;
        let colours = [0, 1].map(|parity| Colour::new(unit, parity));
        for (parity, rows) in [(0, white_rows), (1, all & !white_rows)] {
            let [colour, other] = [&colours[parity], &colours[1 - parity]];
            let row_sets = [rows & !EVEN];
            let (kernel, limits) = (Kernel::fastest(), Limits::fastest(n));
            let table = Tables::new([colour, other], &row_sets, kernel, limits).take(0);
            let own_columns = all & (EVEN << parity);
            let of_odd = || subsets(all & !own_columns).step_by(101);
            let with_even = |of_even| of_odd().map(move |of_odd| (of_even, of_odd));
            let (mut compared, mut sum) = (0, 0);
            for (of_even, of_odd) in subsets(own_columns).step_by(31).flat_map(with_even) {
                let (x, y) = (colour.index(own_columns & !of_even), other.index(of_odd));
                if of_odd.count_ones() != row_sets[0].count_ones() || x == NONE || y == NONE {
                    continue;
                }
                let mut squares = rows_of(n, rows, parity as u32);
                for row in &mut squares {
                    row.squares &= of_even | of_odd;
                }
                let mut ways = 0;
                place(&squares, Occupied::default(), &mut |_| ways += 1);
                let vector = usize::from(y) * colour.shifts.len() / 32 + usize::from(x) / 32;
                assert_eq!(table[vector].0[usize::from(x) % 32], ways, "n = {n}, {parity}");
                (compared, sum) = (compared + 1, sum + u32::from(ways));
            }
            assert!(compared >= 20 && sum > 100, "n = {n}: {compared} entries, sum {sum}");
        }
    }
}

/// Tables of several blocks, with counts of up to 15 bits. A 16-bit count is rejected in every vector.
#[test]
fn product_matches_its_definition() {
    const HEIGHT: usize = 64;
    const WIDTH: usize = 96;
    let table = |seed: u32| -> Vec<Lanes> {
        let count = |i: u32| ((i + seed).wrapping_mul(0x9E37_79B9) >> 17) as u16;
        (0..(HEIGHT * WIDTH / 32) as u32)
            .map(|i| Lanes(std::array::from_fn(|lane| count(32 * i + lane as u32))))
            .collect()
    };
    let entry = |table: &[Lanes], i: usize| u64::from(table[i / 32].0[i % 32]);
    let (a, b) = (table(0), table(10_000));
    let ys: Vec<u16> = (0..HEIGHT as u16).map(|y| y % 3).collect();
    for xs in [[3; WIDTH], std::array::from_fn(|x| x as u16 % 2)] {
        let mut expected = 0;
        for (y, x) in (0..HEIGHT).flat_map(|y| (0..WIDTH).map(move |x| (y, x))) {
            let product = entry(&a, y * WIDTH + x) * entry(&b, x * HEIGHT + y);
            expected += product << (ys[y] & xs[x]);
        }
        for kernel in Kernel::available() {
            assert_eq!((kernel.product)(&a, &b, &ys, &xs), Some(expected), "{kernel:?}");
        }
    }
    for i in 0..a.len() {
        let [mut wrong_a, mut wrong_b] = [&a, &b].map(Clone::clone);
        for wrong in [&mut wrong_a, &mut wrong_b] {
            wrong[i].0[i % 32] |= 1 << 15;
        }
        for (a, b) in [(&wrong_a, &b), (&a, &wrong_b)] {
            for Kernel { product, name, .. } in Kernel::available() {
                assert_eq!(product(a, b, &ys, &[0; WIDTH]), None, "vector {i}, {name}");
            }
        }
    }
}
