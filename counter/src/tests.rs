//! Tests the engine, as a rule with every kernel that this machine can run.

use crate::colour::{Colour, NONE};
use crate::counting::count_with_limits;
use crate::lanes::Lanes;
use crate::limits::Limits;
use crate::placing::{full_row, place, rows_of, subsets, Occupied, EVEN};
use crate::symmetry::{row_sets, shift, RowSet};
use crate::tables::Tables;
use crate::{units, Kernel, Unit};
use nqueens::table::COUNTS;
use std::cmp::Ordering;
use std::collections::HashSet;

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
        for n in 4..=15 {
            for limits in limits.clone().chain([Limits::fastest(n)]) {
                let count = |unit| count_with_limits(unit, kernel, limits).unwrap();
                let total = units(n).into_iter().map(count).sum();
                assert_eq!(COUNTS[n as usize], total, "n = {n}, {kernel:?}, {limits:?}");
            }
        }
    }
}

/// A canonical form by the definition in `symmetry`, of the lines with even or with odd numbers.
fn form(n: u32, lines: u32, parity: u32) -> Vec<bool> {
    let set: Vec<bool> = (parity..n).step_by(2).map(|i| lines >> i & 1 == 1).collect();
    let others = set.iter().map(|is_in| !is_in).collect();
    let mirrored = |set: Vec<bool>| [set.iter().rev().copied().collect(), set];
    [set, others].map(mirrored).concat().into_iter().min().unwrap()
}

/// How often a pair of rows and columns with these ranks counts, by the definition in `symmetry`.
fn times(rank_of_columns: &[bool], rank_of_rows: &[bool]) -> u64 {
    match rank_of_columns.cmp(rank_of_rows) {
        Ordering::Less => 2,
        Ordering::Equal => 1,
        Ordering::Greater => 0,
    }
}

/// The even bits of a set, without gaps.
fn even_bits(set: u32) -> usize {
    (0..4).fold(set & EVEN, |set, i| {
        (set | set >> (1 << i)) & [0x3333_3333, 0x0F0F_0F0F, 0x00FF_00FF, 0xFFFF][i]
    }) as usize
}

/// Counts a row set by the definitions in lib.rs and `symmetry`: places the queens of each colour one by one, and decides
/// for each pair (R, C) how often it counts, from canonical forms of its own making.
fn count_pair_by_pair(n: u32, rows: u32) -> u64 {
    let all = full_row(n);
    let sets = [EVEN, !EVEN].map(|parity| subsets(all & parity).collect::<Vec<_>>());
    let forms = [0, 1].map(|parity| -> Vec<_> {
        sets[parity].iter().map(|set| form(n, *set, parity as u32)).collect()
    });
    let rank = |even: usize, odd: usize| match n % 2 {
        0 => (&forms[0][even]).max(&forms[1][odd]),
        _ => &forms[0][even],
    };
    // The last rows of a search have even columns, so it stays in one part of the table.
    let index = |columns: u32| even_bits(columns >> 1) * sets[0].len() + even_bits(columns);
    let place = |rows: u32, parity: u32, visit: &mut dyn FnMut(usize)| {
        let mut rows = rows_of(n, rows, parity);
        rows.sort_by_key(|row| row.squares & EVEN != 0);
        let flip = if parity == 0 { 0 } else { all };
        place(&rows, Occupied::default(), &mut |queens| visit(index(queens.columns ^ flip)));
    };
    let mut white = vec![0_u32; sets[0].len() * sets[1].len()];
    place(rows, 0, &mut |columns| white[columns] += 1);
    let rank_of_rows = rank(even_bits(rows), even_bits(rows >> 1));
    for (columns, placements) in white.iter_mut().enumerate().filter(|(_, white)| **white > 0) {
        let rank = rank(columns % sets[0].len(), columns / sets[0].len());
        *placements *= times(rank, rank_of_rows) as u32;
    }
    let mut total = 0;
    place(all ^ rows, 1, &mut |columns| total += u64::from(white[columns]));
    let turned: u32 = (0..n).filter(|row| rows >> (n - 1 - row) & 1 == 1).map(|row| 1 << row).sum();
    let mirrored = |rows: u32| if n % 2 == 1 { rows } else { all ^ rows };
    let orbit = HashSet::from([rows, turned, mirrored(rows), mirrored(turned)]);
    orbit.len() as u64 * total
}

/// Units with many rows for one colour, whose queens can be placed one by one in a second.
#[test]
fn units_match_their_definition_pair_by_pair() {
    for (n, number) in [(17, 3), (17, 100), (18, 7), (19, 2), (24, 449), (24, 586)] {
        let unit = units(n)[number];
        let rows = unit.row_sets().into_iter().map(|set| unit.even_rows | set.odd_rows);
        let expected = rows.map(|rows| count_pair_by_pair(n, rows)).sum();
        for kernel in Kernel::available() {
            assert_eq!(unit.count(kernel), Ok(expected), "n = {n}, unit {number}, {kernel:?}");
        }
    }
}

/// Units with 7 even rows for white, their first row sets, and what these count: n = 27 and 28 have tables with more sets
/// of columns than any smaller n.
const LARGE: [(u32, usize, u64); 2] =
    [(27, 154_403, 2 * 49_614_746_278), (28, 169_325, 4 * 34_821_338_951)];

/// Run it when `LARGE` changes: what it counts does not depend on the engine, which another test compares with `LARGE`.
#[test]
#[ignore = "takes minutes"]
fn large_tables_match_their_definition_pair_by_pair() {
    for (n, number, count) in LARGE {
        let unit = units(n)[number];
        assert_eq!(
            count_pair_by_pair(n, unit.even_rows | unit.row_sets()[0].odd_rows),
            count,
            "n = {n}"
        );
    }
}

/// The path of n >= 24, for a whole count.
#[test]
fn counts_in_one_pass_match_the_table() {
    for n in [17, 18] {
        let limits = Limits { one_pass: true, ..Limits::fastest(n) };
        let count = |unit| count_with_limits(unit, Kernel::fastest(), limits).unwrap();
        assert_eq!(units(n).into_iter().map(count).sum::<u64>(), COUNTS[n as usize], "n = {n}");
    }
}

/// Each row set is in the orbit of one that is counted. The parts of a unit's even rows have each of these once.
#[test]
fn all_row_sets_of_large_boards_are_counted() {
    for (n, all, even_rows, parts) in
        [(27, 20_058_300, 0x411_1501, 27), (28, 40_116_600, 0x101_1505, 51)]
    {
        let of_even_rows =
            |even_rows| row_sets(n, even_rows).iter().map(|set| set.multiplicity).sum::<u64>();
        assert_eq!(subsets(full_row(n) & EVEN).map(of_even_rows).sum::<u64>(), all, "n = {n}");
        let part = |part| Unit { n, number: 0, even_rows, part }.row_sets();
        let mut in_parts: Vec<_> = (0..parts).flat_map(part).map(|set| set.odd_rows).collect();
        in_parts.sort_unstable();
        let expected: Vec<_> = row_sets(n, even_rows).iter().map(|set| set.odd_rows).collect();
        assert_eq!(in_parts, expected, "n = {n}");
    }
}

/// For the row sets of many columns, compares how often they count for large n with the definition. For odd n, sets of
/// columns and their mirror images count together.
#[test]
fn shifts_of_large_boards_match_their_definition() {
    for (n, even_rows) in
        [(24, 0x10_1505), (25, 0x101_1505), (26, 0x101_1505), (27, 0x411_1501), (28, 0x101_1505)]
    {
        let rows = form(n, even_rows, 0);
        let odd = subsets(full_row(n) & !EVEN).step_by(37).map(|y| (y, form(n, y, 1)));
        let odd: Vec<_> = odd.collect();
        let mut counted = 0;
        for x in subsets(full_row(n) & EVEN).skip(1) {
            let image = if n % 2 == 1 { x.reverse_bits() >> (32 - n) } else { x };
            let images = HashSet::from([x, image]);
            let of_even = form(n, x, 0);
            for (y, of_odd) in &odd {
                let rank = if n % 2 == 1 { &of_even } else { of_odd.max(&of_even) };
                let of_pair =
                    |x: &u32| Some(1 << (shift(n, even_rows, *x)? & shift(n, even_rows, *y)?));
                let found: u64 = images.iter().filter_map(of_pair).sum();
                assert_eq!(found, times(rank, &rows) * images.len() as u64, "n = {n}, {x:#x}");
                counted += found;
            }
        }
        assert!(counted > 1000, "n = {n}");
    }
}

/// For one row set of each n, compares some entries of both tables with the number of ways to place the
/// queens one by one in these rows and columns, and the count with a known one.
#[test]
fn entries_of_large_tables_match_placements_one_by_one() {
    for (n, number, count) in LARGE {
        let (unit, all) = (units(n)[number], full_row(n));
        let RowSet { odd_rows, multiplicity } = unit.row_sets()[0];
        let white_rows = unit.even_rows | odd_rows;
        let colours = [0, 1].map(|parity| Colour::new(unit, parity));
        let kernel = Kernel::fastest();
        let mut tables = vec![];
        for (parity, rows) in [(0, white_rows), (1, all & !white_rows)] {
            let [colour, other] = [&colours[parity], &colours[1 - parity]];
            // Each diagonal of a square in an even row is occupied by some placement.
            let mut diagonals = 1;
            for row in (0..n).filter(|row| rows & EVEN & 1 << row != 0) {
                let columns = (parity as u32..n).step_by(2);
                let of = |column| 1_u64 << (32 + column - row) | 1_u64 << (column + row + 1);
                diagonals = columns.map(of).fold(diagonals, |all, square| all | square);
            }
            let found = colour.placements.diagonals.iter().fold(0, |all, occupied| all | occupied);
            assert_eq!(found, diagonals, "n = {n}, {parity}");
            let row_sets = [rows & !EVEN];
            let limits = Limits::fastest(n);
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
            tables.push(table);
        }
        let [white, black] = colours;
        let product = (kernel.product)(&tables[0], &tables[1], &black.shifts, &white.shifts);
        assert_eq!(product.map(|product| multiplicity * product), Some(count), "n = {n}");
    }
}

/// Tables of several blocks, with counts of up to 15 bits, and as large as any. A 16-bit count is rejected in every vector.
#[test]
fn product_matches_its_definition() {
    let entry = |table: &[Lanes], i: usize| u64::from(table[i / 32].0[i % 32]);
    for [height, width] in [[64, 96], [3456, 3456]] {
        let table = |seed: usize| -> Vec<Lanes> {
            let count = |i: usize| ((i + seed) as u32).wrapping_mul(0x9E37_79B9) >> 17;
            let lanes = |i| Lanes(std::array::from_fn(|lane| count(32 * i + lane) as u16));
            (0..height * width / 32).map(lanes).collect()
        };
        let (a, b) = (table(0), table(10_000));
        let ys: Vec<u16> = (0..height as u16).map(|y| y % 3).collect();
        for xs in [vec![3; width], (0..width as u16).map(|x| x % 2).collect()] {
            let mut expected = 0;
            for (y, x) in (0..height).flat_map(|y| (0..width).map(move |x| (y, x))) {
                let product = entry(&a, y * width + x) * entry(&b, x * height + y);
                expected += product << (ys[y] & xs[x]);
            }
            for kernel in Kernel::available() {
                assert_eq!((kernel.product)(&a, &b, &ys, &xs), Some(expected), "{kernel:?}");
            }
        }
        // Each vector of the small tables, and the last one of the large tables.
        let first = if height == 64 { 0 } else { a.len() - 1 };
        for i in first..a.len() {
            let [mut wrong_a, mut wrong_b] = [&a, &b].map(Clone::clone);
            for wrong in [&mut wrong_a, &mut wrong_b] {
                wrong[i].0[i % 32] |= 1 << 15;
            }
            for (a, b) in [(&wrong_a, &b), (&a, &wrong_b)] {
                for Kernel { product, name, .. } in Kernel::available() {
                    assert_eq!(product(a, b, &ys, &vec![0; width]), None, "vector {i}, {name}");
                }
            }
        }
    }
}
