//! Counts with every kernel that this machine can run, and table entries that are too large.

use crate::lanes::{add_intersection, product, Lanes};
use crate::tables::Limits;
use crate::unit::{can_reserve, count};
use crate::{units, Engine, Kernel};
use nqueens::table::COUNTS;
use std::cell::RefCell;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// Asserts that every kernel counts correctly on one thread and on several.
fn assert_counts(n: u32) {
    for kernel in Kernel::available() {
        for threads in [1, 2, 7].map(Some) {
            let engine = Engine { kernel, threads, ..Engine::default() };
            let count = engine.count(n).unwrap();
            assert_eq!(count, COUNTS[n as usize], "{n}, {kernel:?}, {threads:?}");
        }
    }
}

#[test]
fn counts_match_the_table() {
    assert_eq!(Kernel::available().last().map(|kernel| kernel.name), Some("portable"));
    (0..=16).for_each(assert_counts);
}

#[test]
#[ignore = "takes minutes"]
fn large_counts_match_the_table() {
    (17..=20).for_each(assert_counts);
}

/// All lists are split down to the last two rows, none is, or some are; they are searched one by one, or
/// together.
#[test]
fn counts_in_parts_do_not_depend_on_the_limits_of_lists() {
    for (placements, bytes) in [(0, 0), (0, usize::MAX), (1 << 20, 0), (1, 1 << 12)] {
        let limits = Limits { placements, bytes };
        for kernel in Kernel::available() {
            for n in 4..=15 {
                let total: u64 = units(n).into_iter().map(|unit| count(unit, kernel, limits)).sum();
                assert_eq!(COUNTS[n as usize], total, "n = {n}, {kernel:?}");
            }
        }
    }
}

#[test]
fn kernels_that_count_wrongly_are_noticed() {
    for kernel in Kernel::available() {
        assert!(kernel.is_right().unwrap(), "{kernel:?}");
        assert!(!Kernel { product: |_, _, _, _| 1, ..kernel }.is_right().unwrap());
        assert!(!Kernel { search: |_, _, _, _| (), ..kernel }.is_right().unwrap());
    }
}

#[test]
fn progress_increases_from_0_to_1() {
    let parts = RefCell::new(vec![]);
    let progress = |part| parts.borrow_mut().push(part);
    let engine = Engine { threads: Some(1), progress: &progress, ..Engine::default() };
    assert_eq!(engine.count(15).unwrap(), COUNTS[15]);
    let parts = parts.into_inner();
    assert_eq!((parts.first(), parts.last()), (Some(&0.0), Some(&1.0)));
    assert!(parts.len() > 50 && parts.is_sorted_by(|a, b| a < b), "{parts:?}");
}

#[test]
fn a_panic_on_one_thread_stops_the_others() {
    static PRODUCTS: AtomicU32 = AtomicU32::new(0);
    let product = |_: &[Lanes], _: &[Lanes], _: &[u16], _: &[u16]| {
        assert_ne!(PRODUCTS.fetch_add(1, Relaxed), 100, "a panic on purpose");
        0
    };
    let kernel = Kernel { product, ..Kernel::fastest() };
    let engine = Engine { kernel, threads: Some(2), ..Engine::default() };
    assert!(catch_unwind(AssertUnwindSafe(|| engine.count(18))).is_err());
    assert!(PRODUCTS.load(Relaxed) < 20_000, "{PRODUCTS:?} of 46,508 products");
}

#[test]
fn more_memory_than_there_are_addresses_cannot_be_reserved() {
    assert!(can_reserve(1 << 20));
    assert!(!can_reserve(1 << 62) && !can_reserve(u64::MAX));
}

#[test]
fn intersections_are_counted_group_by_group_and_counts_saturate() {
    let vectors = [1, 3, 7, 15].map(|bits| Lanes([bits; 32]));
    let mut counts = [0, 1, u16::MAX - 1].map(|count| Lanes([count; 32]));
    add_intersection(&[2, 3, 4], &vectors, &[Lanes([5; 32]); 4], &mut counts);
    assert_eq!(counts, [2, 3, u16::MAX].map(|count| Lanes([count; 32])));
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
