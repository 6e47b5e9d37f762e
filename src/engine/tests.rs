//! What cannot be seen from outside: where batches begin and end, and how work is estimated.

use super::lanes::{Lanes, Scalar};
use super::pieces::{children, estimate, Pieces, Random};
use super::search::Search;
use super::symmetry::{tasks, Task};
use crate::bitmask::full_row;

/// So many copies of a board have so many times its solutions.
fn counts_copies<L: Lanes>(token: L) {
    let task = Task::plain(&[full_row(8); 8]);
    let mut search = Search::new(token, 8);
    let batch = Search::<L>::BATCH;
    for row in [1, 5, 6] {
        // The queens of a solution, so that each row has a board with at least one.
        let mut board = [0; 3];
        for queen in [0, 4, 7, 5, 2, 6].map(|column| 1 << column).into_iter().take(row) {
            board = [board[0] | queen, (board[1] | queen) << 1, (board[2] | queen) >> 1];
        }
        let [one, _] = search.complete(&task, row, &[board]);
        assert!(one > 0, "row {row}");
        for copies in [0, 1, 2, L::WIDTH, L::WIDTH + 1, batch - 1, batch, batch + 1, 2 * batch - 1]
        {
            let found = search.complete(&task, row, &vec![board; copies]);
            assert_eq!(found, [one * copies as u64, 0], "{copies} copies in row {row}");
        }
    }
}

#[test]
fn batches_of_any_length_are_counted() {
    counts_copies(Scalar(0));
    #[cfg(target_arch = "x86_64")]
    #[allow(unsafe_code)]
    for kernel in super::Kernel::available() {
        use super::{avx2, avx512};
        // SAFETY: the processor has the instructions of an available kernel.
        unsafe {
            match kernel {
                super::Kernel::Avx512 => {
                    counts_copies(avx512::U16x32::new());
                    counts_copies(avx512::U32x16::new());
                }
                super::Kernel::Avx2 => {
                    counts_copies(avx2::U16x16::new());
                    counts_copies(avx2::U32x8::new());
                }
                super::Kernel::Portable => {}
            }
        }
    }
}

#[test]
fn helpers_are_worth_it_for_long_counts_only() {
    let is_long = |n| Pieces::new(tasks(n), false).is_long();
    assert_eq!([4, 8, 13, 16, 20].map(is_long), [false, false, false, true, true]);
}

#[test]
fn the_estimate_is_right_in_the_mean() {
    fn below(allowed: &[u32], board: [u32; 3]) -> u64 {
        match allowed {
            [] => 0,
            [row, rest @ ..] => children(*row, board).map(|child| 1 + below(rest, child)).sum(),
        }
    }
    let allowed = [full_row(9); 9];
    let boards = below(&allowed, [0; 3]) as f64;
    let mut random = Random(1);
    let estimates = (0..1000).map(|_| estimate(&allowed, [0; 3], &mut random));
    let mean = estimates.sum::<u64>() as f64 / 1000.0;
    assert!((mean / boards - 1.0).abs() < 0.05, "{mean} for {boards}");
}
