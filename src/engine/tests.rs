//! What cannot be seen from outside: the operations of every vector, and boards cut down to tasks.

use super::kernel::Kernel;
use super::search::Stacks;
use super::terminal::state;
use super::units::{Board, Placements};
use super::vector::{Portable, Vector};
use crate::bitmask::{completions, full_row, Attacked};
use proptest::prelude::*;
use std::iter;
use std::time::Duration;

/// The lanes of a vector.
fn lanes<V: Vector>(vector: V) -> Vec<u16> {
    let mut lanes = vec![0; V::WIDTH];
    vector.compress(vector.splat(1).nonempty(), &mut lanes);
    lanes
}

/// Every operation on these masks does what it says, lane by lane.
fn operations_are_right<V: Vector>(vector: V, a: &[u16], b: &[u16], mask: u16) {
    let (a, b) = (&a[..V::WIDTH], &b[..V::WIDTH]);
    let (x, y) = (vector.load(a), vector.load(b));
    let each = |operation: &dyn Fn(u16, u16) -> u16| -> Vec<u16> {
        a.iter().zip(b).map(|(a, b)| operation(*a, *b)).collect()
    };
    assert_eq!(lanes(x), a);
    assert_eq!(lanes(vector.splat(mask)), vec![mask; V::WIDTH]);
    assert_eq!(lanes(x.and(y)), each(&|a, b| a & b));
    assert_eq!(lanes(x.or(y)), each(&|a, b| a | b));
    assert_eq!(lanes(x.and_not(y)), each(&|a, b| a & !b));
    assert_eq!(lanes(x.min(y)), each(&u16::min));
    assert_eq!(lanes(x.lowest_bit()), each(&|a, _| a & a.wrapping_neg()));
    for columns in 0..32 {
        assert_eq!(lanes(x.shl(columns)), each(&|a, _| (u64::from(a) << columns) as u16));
        assert_eq!(lanes(x.shr(columns)), each(&|a, _| (u64::from(a) >> columns) as u16));
    }
    let selection = y.nonempty();
    assert_eq!(lanes(x.select(selection)), each(&|a, b| if b == 0 { 0 } else { a }));
    let selected: Vec<u16> = a.iter().zip(b).filter(|(_, b)| **b != 0).map(|(a, _)| *a).collect();
    assert_eq!(V::count(selection), selected.len());
    let mut compressed = vec![mask; V::WIDTH + 1];
    x.compress(selection, &mut compressed);
    assert_eq!(compressed[..selected.len()], selected);
    assert_eq!(compressed[V::WIDTH], mask, "nothing is written behind the vector");
}

proptest! {
    #[test]
    fn vectors_do_what_they_say(
        a in proptest::collection::vec(any::<u16>(), 32),
        b in proptest::collection::vec(prop_oneof![Just(0), any::<u16>()], 32),
        mask in any::<u16>(),
    ) {
        for kernel in Kernel::available() {
            #[allow(unsafe_code)]
            // SAFETY: the processor has the instructions of an available kernel.
            match kernel {
                #[cfg(target_arch = "x86_64")]
                Kernel::Avx512 => {
                    operations_are_right(unsafe { super::avx512::Avx512::new() }, &a, &b, mask);
                }
                #[cfg(target_arch = "x86_64")]
                Kernel::Avx2 => operations_are_right(unsafe { super::avx2::Avx2::new() }, &a, &b, mask),
                _ => operations_are_right(Portable([0; Portable::WIDTH]), &a, &b, mask),
            }
        }
    }

    /// A solution for large n, a knight's move from row to row, its queens in the outer columns, and
    /// around the others few enough squares to search them all.
    #[test]
    fn tasks_have_the_solutions_of_their_boards(
        half in 8u32..=16,
        shift in any::<bool>(),
        noise in proptest::collection::vec((any::<u32>(), any::<u32>()), 32),
        ties in any::<bool>(),
    ) {
        // For these n the two runs of knight's moves attack each other.
        prop_assume!(2 * half % 6 != 2);
        let n = 2 * half + u32::from(shift && half < 16);
        let mut solution: Vec<u32> = (0..half).map(|row| 2 * row + 1).collect();
        solution.extend((0..half).map(|row| 2 * row));
        solution.extend((n > 2 * half).then_some(n - 1));
        let squares = |(column, (a, b)): (&u32, &(u32, u32))| 1 << column | a & b & full_row(n);
        let allowed: Vec<u32> = solution.iter().zip(&noise).map(squares).collect();
        let tie = if ties { 1 << solution[n as usize - 1] } else { 0 };
        let mut board = Board::new(&allowed, tie, [1, 100]);
        let columns = n.saturating_sub(16);
        for placed in 0..columns {
            let column = super::units::outer_column(n, placed);
            let row = solution.iter().position(|queen| *queen == column).unwrap() as u32;
            board = board.place(row, column).unwrap();
        }
        let all = completions(board.rows(), Attacked::default());
        let mut tied = board.rows().to_vec();
        tied[n as usize - 1] &= tie;
        let tied = completions(&tied, Attacked::default());
        prop_assert!(all > 0);
        for kernel in Kernel::available() {
            let task = board.task(columns);
            let counted = kernel.count(&mut iter::once(task), &mut Stacks::new().unwrap());
            prop_assert_eq!(counted, all + 99 * tied, "{:?}", kernel);
        }
    }
}

#[test]
fn a_solution_of_one_row_has_its_weight() {
    for (tie, weight) in [(0, 7), (1, 100)] {
        let task = Board::new(&[1], tie, [7, 100]).task(0);
        for kernel in Kernel::available() {
            let counted = kernel.count(&mut iter::once(task), &mut Stacks::new().unwrap());
            assert_eq!(counted, weight);
        }
    }
}

#[test]
fn placements_are_all_and_different() {
    let board = Board::new(&[full_row(9); 9], 0, [1, 1]);
    let all = completions(board.rows(), Attacked::default());
    for columns in 0..=9 {
        let placements = Placements { columns, stack: vec![(board, 0)] };
        let found = placements.map(|board| completions(board.rows(), Attacked::default()));
        assert_eq!(found.sum::<u64>(), all, "{columns} columns");
    }
}

#[test]
fn the_progress_line_fits_20_columns() {
    for (done, seconds, expected) in [
        (1.0, 100, "100.00 % 0:00 left"),
        (0.5, 59, "50.00 % 0:59 left"),
        (0.5, 3599, "50.00 % 59:59 left"),
        (0.5, 3600, "50.00 % 1:00:00 left"),
        (0.5, 35_999, "50.00 % 9:59:59 left"),
        (0.5, 36_000, "50.00 % 10.0 h left"),
        (0.5, 360_000, "50.00 % 4.2 d left"),
        (0.5, 86_340_000, "50.00 % 999.3 d left"),
        (0.5, 86_400_000, "50.00 % 1e3 d left"),
        (0.000_01, 20, "0.00 % 23.1 d left"),
        (1e-300, 1, "0.00 % 1e295 d left"),
    ] {
        let line = state(done, Duration::from_secs(seconds));
        assert_eq!(line, expected);
        assert!(line.len() <= 20, "{line}");
    }
}
