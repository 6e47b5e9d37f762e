//! The search on a colour's odd rows.

use crate::colour::{Colour, NONE};
use crate::lanes::{add_intersections, intersect, Lanes};
use crate::list::List;
use crate::placing::{Occupied, Row};
use nqueens::bitmask::lowest_bit;

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
    let Some(bottom) = rows.len().checked_sub(1) else {
        let index = other.index(list.fixed.columns);
        if index != NONE {
            add(list, [list.all(); 2], [(index, list.all())], table);
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
            if ONE_PASS && level + 1 == bottom {
                let remaining = [remaining, compatible];
                last_row::<4>(list, rows[bottom], (queens, free), remaining, other, table);
            } else if free != 0 && intersect(remaining, compatible, &mut below[..list.width]) {
                level += 1;
                levels[level] = (queens, free);
            }
            continue;
        }
        if level == bottom {
            last_row::<1>(list, rows[bottom], levels[bottom], [remaining; 2], other, table);
        }
        let Some(above) = level.checked_sub(1) else { return };
        level = above;
    }
}

/// Adds the placements in both bit sets that are compatible with a queen on a free square of the last row. Counts for
/// `AT_ONCE` squares at once, at most four.
#[inline(always)]
fn last_row<const AT_ONCE: usize>(
    list: &List,
    row: Row,
    (queens, mut free): (Occupied, u32),
    remaining: [&[Lanes]; 2],
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
    let set = |(index, column)| (index, list.compatible(row, column));
    let (several, rest) = squares[..length & 15].as_chunks::<AT_ONCE>();
    for squares in several {
        add(list, remaining, squares.map(set), table);
    }
    match *rest {
        [c] => add(list, remaining, [set(c)], table),
        [c, d] => add(list, remaining, [set(c), set(d)], table),
        [c, d, e] => add(list, remaining, [set(c), set(d), set(e)], table),
        _ => {}
    }
}

/// For each pair of a table row and a bit set, adds the number of placements in the set and both others to the row.
#[inline(always)]
fn add<const N: usize>(
    list: &List,
    remaining: [&[Lanes]; 2],
    sets: [(u16, &[Lanes]); N],
    table: &mut [Lanes],
) {
    let groups = list.ends.len();
    let starts = sets.map(|(index, _)| usize::from(index) * groups);
    let counts = table.get_disjoint_mut(starts.map(|start| start..start + groups));
    let mut counts = counts.expect("different squares have different rows");
    add_intersections(&list.ends, remaining, sets.map(|(_, set)| set), &mut counts);
}
