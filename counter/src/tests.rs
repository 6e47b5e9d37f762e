//! Tests the engine, as a rule with every kernel that this machine can run.

use crate::colour::{Colour, NONE};
use crate::known::KNOWN;
use crate::lanes::{add_intersection, Lanes};
use crate::memory::{can_allocate, of_unit};
use crate::placing::{full_row, place, rows_of, Occupied, EVEN};
use crate::symmetry::subsets;
use crate::tables::{Limits, Tables};
use crate::unit::count_with_limits;
use crate::{count_units, units, CountError, Kernel, Unit, Worker};
use nqueens::table::COUNTS;
use std::cell::Cell;
use std::cmp::Ordering;
use std::collections::{HashMap, HashSet};
use std::thread;

/// Counts units. Returns the outcome, and the results that were reported.
fn count(
    kernel: Kernel,
    threads: usize,
    units: impl Iterator<Item = Unit> + Send,
) -> (Result<(), CountError>, Vec<(Unit, u64)>) {
    let mut results = vec![];
    let report = |_, checked: Result<&[_], &_>| {
        results.extend_from_slice(checked.unwrap_or_default());
    };
    (count_units(kernel, threads, units, drop, report), results)
}

/// Counts on one thread and on several. Then splits all lists down to the last two rows, none, or some,
/// and searches them one by one or together.
#[test]
fn counts_match_the_table() {
    assert_eq!(Kernel::available().last().map(|kernel| kernel.name), Some("portable"));
    for (kernel, n) in
        Kernel::available().into_iter().flat_map(|kernel| (4..=16).map(move |n| (kernel, n)))
    {
        for threads in [1, 2, 7] {
            let (outcome, results) = count(kernel, threads, units(n).into_iter());
            let total = results.iter().map(|(_, count)| count).sum();
            assert_eq!((outcome, COUNTS[n as usize]), (Ok(()), total), "n = {n}, {kernel:?}");
        }
        let limits = [(0, 0, 0), (0, 0, usize::MAX), (1 << 20, 0, 0), (1, 10, 1 << 12)];
        for (placements, nodes, bytes) in limits.into_iter().filter(|_| n < 16) {
            let limits = Limits { placements, nodes, bytes };
            let count = |unit| count_with_limits(unit, kernel, limits).unwrap();
            let total = units(n).into_iter().map(count).sum();
            assert_eq!(COUNTS[n as usize], total, "n = {n}, {kernel:?}, {limits:?}");
        }
    }
}

#[test]
fn kernels_that_count_wrongly_are_noticed() {
    for (unit, _) in KNOWN {
        assert_eq!(units(unit.n)[unit.number], unit);
    }
    for kernel in Kernel::available() {
        assert_eq!(kernel.counts_correctly(28), Ok(true), "{kernel:?}");
        let wrong_product = Kernel { product: |_, _, _, _| Some(1), ..kernel };
        let wrong_search = Kernel { search: |_, _, _, _| (), ..kernel };
        assert_eq!(wrong_product.counts_correctly(19), Ok(false), "{kernel:?}");
        assert_eq!(wrong_search.counts_correctly(19), Ok(false), "{kernel:?}");
    }
}

thread_local! {
    /// What this thread makes of each product.
    static ALTER: Cell<fn(u64) -> Option<u64>> = const { Cell::new(Some) };
}

/// A kernel with altered products.
fn altered() -> Kernel {
    let product = |a: &[Lanes], b: &[Lanes], ys: &[u16], xs: &[u16]| {
        (Kernel::fastest().product)(a, b, ys, xs).and_then(ALTER.get())
    };
    Kernel { product, ..Kernel::fastest() }
}

#[test]
fn a_worker_drops_its_results_if_a_check_fails() {
    let mut worker = Worker::new(altered());
    ALTER.set(|count| Some(count + 1));
    let outcome = worker.count(units(20)[0]).and_then(|_| worker.finish());
    assert_eq!(outcome, Err(CountError::WrongCount));
    ALTER.set(Some);
    assert_eq!(worker.finish(), Ok(vec![]));
}

#[test]
fn results_of_a_thread_that_counts_wrongly_are_not_reported() {
    let units = &units(19)[..200];
    for threads in [1, 4] {
        let mut taken = vec![];
        let units = units.iter().copied().inspect(|unit| {
            taken.push((thread::current().id(), *unit));
            if taken.len() == 100 {
                ALTER.set(|count| Some(count + 1));
            }
        });
        let (outcome, results) = count(altered(), threads, units);
        ALTER.set(Some);
        assert_eq!(outcome, Err(CountError::WrongCount));
        for (unit, count) in &results {
            assert_eq!(unit.count(Kernel::fastest()), Ok(*count), "{unit}");
        }
        for (i, (thread, unit)) in taken.iter().enumerate() {
            let is_reported = results.iter().any(|result| result.0 == *unit);
            let is_lost = *thread == taken[99].0;
            assert!(is_reported != is_lost || is_reported && i < 99, "{unit}");
        }
    }
}

#[test]
fn a_wrong_count_outweighs_an_earlier_error() {
    let mut taken = 0;
    let units = units(19).into_iter().inspect(|_| {
        taken += 1;
        if taken == 3 {
            ALTER.set(|_| None);
        }
    });
    let outcome = count(altered(), 1, units);
    ALTER.set(Some);
    assert_eq!(outcome, (Err(CountError::WrongCount), vec![]));
}

#[test]
fn a_large_table_entry_ends_the_count() {
    let kernel = Kernel { product: |_, _, _, _| None, ..Kernel::fastest() };
    let mut begun = 0;
    let (outcome, results) = count(kernel, 7, units(15).into_iter().inspect(|_| begun += 1));
    let message = format!("{outcome:?}");
    assert!(message.contains("unit v4 15 ") && message.contains(" has a table entry above 32767"));
    assert!(results.is_empty() && begun <= 7, "{begun}");
}

#[test]
fn enough_memory_is_allowed_for_a_unit_and_too_much_cannot_be_allocated() {
    for (n, measured) in (24..).zip([77, 84, 175, 272, 484]) {
        assert!(of_unit(n) > measured << 20, "n = {n}");
    }
    assert!(can_allocate(1 << 20) && !can_allocate(1 << 62) && !can_allocate(u64::MAX));
}

#[test]
fn intersections_are_counted_group_by_group_and_counts_saturate() {
    let vectors = [1, 3, 7, 15].map(|bits| Lanes([bits; 32]));
    let mut counts = [0, 1, u16::MAX - 1].map(|count| Lanes([count; 32]));
    add_intersection(&[2, 3, 4], &vectors, &[Lanes([5; 32]); 4], &mut counts);
    assert_eq!(counts, [2, 3, u16::MAX].map(|count| Lanes([count; 32])));
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
    for (odd_rows, _) in unit.row_sets() {
        let rows = unit.even_rows | odd_rows;
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
        let white_odd_rows = unit.row_sets()[0].0;
        let white_rows = unit.even_rows | white_odd_rows;
        let colours = [0, 1].map(|parity| Colour::new(unit, parity));
        for (parity, rows) in [(0, white_rows), (1, all & !white_rows)] {
            let [colour, other] = [&colours[parity], &colours[1 - parity]];
            let row_sets = [rows & !EVEN];
            let (kernel, limits) = (Kernel::fastest(), Limits::fastest(n));
            let table = Tables::new([colour, other], &row_sets, kernel, limits).table(0);
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
