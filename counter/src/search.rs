//! The search on a colour's odd rows.

use crate::colour::{Colour, NONE};
use crate::cutting::HALF;
use crate::lanes::{add_intersections, intersect, Lanes};
use crate::list::List;
use crate::placing::{Occupied, Row};
use nqueens::bitmask::lowest_bit;

/// More than there are odd rows, or squares of one colour in a row.
const LENGTH: usize = 16;
const _: () = assert!(HALF < LENGTH);

/// Places queens in these rows in all possible ways. For each way, adds the number of compatible
/// placements of the list to the table.
///
/// If `ONE_PASS`, the bit sets of the row above the last are not written to memory: each vector is counted for up to
/// four squares of the last row while it is in a register.
#[inline(always)]
pub fn search<const ONE_PASS: bool>(
    list: &List,
    rows: &[Row],
    other: &Colour,
    table: &mut [Lanes],
) {
    let (bottom, above_bottom) = match *rows {
        [] => {
            let row = other.index(list.fixed.columns);
            if row != NONE {
                let rows = [usize::from(row)];
                add_intersections(&list.ends, [list.all()], [list.all()], rows, table);
            }
            return;
        }
        [row] => return last_row::<1, 1>(list, row, list.fixed, [list.all()], other, table),
        [.., _, bottom] => (bottom, rows.len() - 2),
    };
    // For each row: what the queens above attack, the free squares not tried yet, and in `stack` the
    // placements compatible with the queens above.
    let mut levels = [(list.fixed, list.fixed.free(rows[0])); LENGTH];
    let mut stack = list.all().repeat(rows.len());
    let mut level = 0;
    loop {
        let (queens, free) = levels[level];
        if free == 0 {
            let Some(above) = level.checked_sub(1) else { return };
            level = above;
            continue;
        }
        levels[level].1 = free & (free - 1);
        let queens = queens.with(rows[level].number, lowest_bit(free));
        let compatible = list.compatible(rows[level], free.trailing_zeros());
        let (remaining, below) = stack[level * list.width..].split_at_mut(list.width);
        let below = &mut below[..list.width];
        if ONE_PASS && level == above_bottom {
            last_row::<2, 4>(list, bottom, queens, [remaining, compatible], other, table);
            continue;
        }
        let free = queens.free(rows[level + 1]);
        if free == 0 || !intersect(remaining, compatible, below) {
            continue;
        }
        if level == above_bottom {
            last_row::<1, 1>(list, bottom, queens, [below], other, table);
        } else {
            level += 1;
            levels[level] = (queens, free);
        }
    }
}

/// For each free square of the last row, adds the number of placements in all `remaining` bit sets that are compatible
/// with a queen there. Counts for `AT_ONCE` squares at once, at most four.
#[inline(always)]
fn last_row<const SETS: usize, const AT_ONCE: usize>(
    list: &List,
    row: Row,
    queens: Occupied,
    remaining: [&[Lanes]; SETS],
    other: &Colour,
    table: &mut [Lanes],
) {
    // First collects the squares that have a table row, without a hard-to-predict branch. `% LENGTH`
    // only avoids a bounds check.
    let (mut squares, mut length) = ([(NONE, 0); LENGTH], 0);
    let mut free = queens.free(row);
    while free != 0 {
        let index = other.index(queens.columns | lowest_bit(free));
        squares[length % LENGTH] = (index, free.trailing_zeros());
        length += usize::from(index != NONE);
        free &= free - 1;
    }
    let (several, rest) = squares[..length % LENGTH].as_chunks::<AT_ONCE>();
    for squares in several {
        add(list, row, remaining, squares, table);
    }
    match rest {
        [c] => add(list, row, remaining, &[*c], table),
        [c, d] => add(list, row, remaining, &[*c, *d], table),
        [c, d, e] => add(list, row, remaining, &[*c, *d, *e], table),
        _ => {}
    }
}

/// For each table row and column of a square, adds the number of placements that are in all `remaining` bit sets and
/// compatible with a queen on the square to the table row.
#[inline(always)]
fn add<const SETS: usize, const N: usize>(
    list: &List,
    row: Row,
    remaining: [&[Lanes]; SETS],
    squares: &[(u16, u32); N],
    table: &mut [Lanes],
) {
    let sets = squares.each_ref().map(|(_, column)| list.compatible(row, *column));
    let rows = squares.each_ref().map(|(index, _)| usize::from(*index));
    add_intersections(&list.ends, remaining, sets, rows, table);
}
