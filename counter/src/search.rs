//! The search on a colour's odd rows.

use crate::colour::{Colour, NONE};
use crate::lanes::{add_intersection, intersect, Lanes};
use crate::list::List;
use crate::placing::{Occupied, Row};
use nqueens::bitmask::lowest_bit;

/// Places queens in these rows in all possible ways. For each way, adds the number of compatible
/// placements of the list to the table.
#[inline(always)]
pub fn search(list: &List, rows: &[Row], other: &Colour, table: &mut [Lanes]) {
    let Some(bottom) = rows.len().checked_sub(1) else {
        let index = other.index(list.fixed.columns);
        if index != NONE {
            add(list, list.all(), list.all(), index, table);
        }
        return;
    };
    // For each row: what the queens above attack, the free squares not tried yet, and in `stack` the
    // placements compatible with the queens above. No more than 14 rows are searched.
    let mut levels = [(list.fixed, list.fixed.free(rows[0])); 16];
    let mut stack = list.all().repeat(rows.len());
    let mut level = 0;
    loop {
        let (queens, free) = levels[level];
        let (remaining, below) = stack[level * list.width..].split_at_mut(list.width);
        if level < bottom && free != 0 {
            levels[level].1 = free & (free - 1);
            let compatible = list.compatible(rows[level], free.trailing_zeros());
            let queens = queens.with(rows[level].number, lowest_bit(free));
            let free = queens.free(rows[level + 1]);
            if free != 0 && intersect(remaining, compatible, &mut below[..list.width]) {
                level += 1;
                levels[level] = (queens, free);
            }
            continue;
        }
        if level == bottom {
            last_row(list, rows[bottom], levels[bottom], remaining, other, table);
        }
        let Some(above) = level.checked_sub(1) else { return };
        level = above;
    }
}

/// Adds the remaining placements that are compatible with a queen on a free square of the last row.
#[inline(always)]
fn last_row(
    list: &List,
    row: Row,
    (queens, mut free): (Occupied, u32),
    remaining: &[Lanes],
    other: &Colour,
    table: &mut [Lanes],
) {
    // First collects the squares that have a table row, without a hard-to-predict branch. `& 15` only
    // avoids a bounds check.
    let (mut squares, mut length) = ([(NONE, 0); 16], 0);
    while free != 0 {
        let index = other.index(queens.columns | lowest_bit(free));
        squares[length & 15] = (index, free.trailing_zeros());
        length += usize::from(index != NONE);
        free &= free - 1;
    }
    for (index, column) in squares.iter().take(length) {
        add(list, remaining, list.compatible(row, *column), *index, table);
    }
}

/// Adds the number of placements in the intersection of two bit sets to a row of the table.
#[inline(always)]
fn add(list: &List, a: &[Lanes], b: &[Lanes], index: u16, table: &mut [Lanes]) {
    let groups = list.ends.len();
    add_intersection(&list.ends, a, b, &mut table[usize::from(index) * groups..][..groups]);
}
