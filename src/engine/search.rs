//! The search: batches of boards go from row to row, a vector at a time.

use super::vector::Vector;

/// The most rows that a search goes through.
pub const MAX_ROWS: usize = 16;

/// A row that needs a queen.
#[derive(Clone, Copy, Debug, Default)]
pub struct Row {
    /// The columns that its queen may stand in.
    pub allowed: u16,
    /// How many rows down from the row before; of no effect in the first.
    pub gap: u32,
}

/// Rows to complete.
#[derive(Clone, Copy, Debug)]
pub struct Task {
    rows: [Row; MAX_ROWS],
    len: usize,
    /// A square of the last row, or 0.
    pub(super) tie: u16,
    /// The weight of a solution, without and with a queen on that square.
    pub(super) weights: [u64; 2],
}

impl Task {
    /// A task without rows.
    pub(super) fn new(weights: [u64; 2]) -> Self {
        Task { rows: [Row::default(); MAX_ROWS], len: 0, tie: 0, weights }
    }

    /// Adds a row at the bottom.
    pub(super) fn push(&mut self, row: Row) {
        self.rows[self.len] = row;
        self.len += 1;
    }
}

/// Boards in a full batch: so many that partly filled vectors and the few mispredicted branches at
/// its end count for little, so few that the boards of a row stay in the cache.
pub const BATCH: usize = 2048;

/// Masks that a stack has room for: less than a batch, the children of another batch, and the vectors
/// that are written behind them. A constant, so that one bounds check covers all masks.
const CAPACITY: usize = BATCH * (1 + 16) + 128;

/// Room for the boards of a search: a stack of those put aside, and then for each row one of those
/// with queens in the rows above.
pub struct Stacks(Vec<u16>);

impl Stacks {
    /// A few megabytes, most of which are never touched; `None` if there is no memory.
    #[must_use]
    pub fn new() -> Option<Self> {
        let len = (4 + 3 * MAX_ROWS) * CAPACITY;
        // `vec!` maps zeroed pages on first write, and most never are, but ends the process if there
        // is no memory.
        Vec::<u16>::new().try_reserve_exact(len).ok()?;
        Some(Stacks(vec![0; len]))
    }

    fn masks(&mut self) -> &mut [[u16; CAPACITY]] {
        self.0.as_chunks_mut().0
    }
}

/// A stack of boards with K masks: columns, left and right diagonals and, for boards that are put
/// aside, the free squares left to try. It has its length beside it so that loops keep that in a
/// register.
struct Stack<'a, const K: usize> {
    masks: &'a mut [[u16; CAPACITY]; K],
    len: usize,
}

impl<'a, const K: usize> Stack<'a, K> {
    /// The stack whose masks come first in `masks`.
    #[inline(always)]
    fn new(masks: &'a mut [[u16; CAPACITY]], len: usize) -> Self {
        Stack { masks: masks.first_chunk_mut().expect("K masks"), len }
    }

    /// The vector of boards from `at` on.
    #[inline(always)]
    fn load<V: Vector>(&self, vector: V, at: usize) -> [V; K] {
        let mut boards = [vector; K];
        for (board, mask) in boards.iter_mut().zip(&*self.masks) {
            *board = vector.load(&mask[at..]);
        }
        boards
    }

    /// Writes all boards behind the end, the selected ones first, and moves the end behind those.
    #[inline(always)]
    fn append<V: Vector>(&mut self, boards: [V; K], selection: V::Selection) {
        for (mask, board) in self.masks.iter_mut().zip(boards) {
            board.compress(selection, &mut mask[self.len..]);
        }
        self.len += V::count(selection);
    }

    /// Fills the last two vectors up with boards that have no free square: all columns are taken.
    #[inline(always)]
    fn pad<V: Vector>(&mut self) {
        self.masks[0][self.len..][..2 * V::WIDTH].fill(u16::MAX);
    }
}

/// A search in vectors of one kind.
pub struct Search<'a, V> {
    vector: V,
    stacks: &'a mut Stacks,
    /// How many boards wait in each row.
    waiting: [usize; MAX_ROWS],
}

impl<'a, V: Vector> Search<'a, V> {
    /// A search in vectors like `vector`.
    #[inline(always)]
    pub fn new(vector: V, stacks: &'a mut Stacks) -> Self {
        Search { vector, stacks, waiting: [0; MAX_ROWS] }
    }

    /// The number of a task's solutions, by weight.
    #[inline(always)]
    pub fn count(&mut self, task: &Task) -> u64 {
        match task.rows[..task.len] {
            [] => return task.weights[0],
            [row] => {
                let tied = u64::from((row.allowed & task.tie).count_ones());
                let untied = u64::from((row.allowed & !task.tie).count_ones());
                return untied * task.weights[0] + tied * task.weights[1];
            }
            _ => {}
        }
        // The empty board waits in the first row.
        for mask in &mut self.stacks.masks()[4..7] {
            mask[0] = 0;
        }
        self.waiting[0] = 1;
        let last = task.len - 2;
        let (mut solutions, mut tied) = (0, 0);
        while let Some((row, count)) = self.next_batch(last) {
            if row < last {
                self.place(task, row, count);
            } else {
                let [more, more_tied] = self.count_last(task, count);
                solutions += more;
                tied += more_tied;
            }
        }
        (solutions - tied) * task.weights[0] + tied * task.weights[1]
    }

    /// The row to go on with, and how many boards to take: the deepest full batch; without one the
    /// uppermost boards, whose children fill the batches below.
    #[inline(always)]
    fn next_batch(&self, last: usize) -> Option<(usize, usize)> {
        let waiting = &self.waiting[..=last];
        let full = waiting.iter().rposition(|&boards| boards >= BATCH);
        let row = full.or_else(|| waiting.iter().position(|&boards| boards > 0))?;
        Some((row, waiting[row].min(BATCH)))
    }

    /// Places a queen in `row` on each of its last `count` boards, in all ways that leave a free
    /// square in each of the next two rows.
    #[inline(always)]
    fn place(&mut self, task: &Task, row: usize, count: usize) {
        let vector = self.vector;
        let squares = vector.splat(task.rows[row].allowed);
        let [first, second] = [task.rows[row + 1], task.rows[row + 2]];
        let next =
            [(vector.splat(first.allowed), first.gap), (vector.splat(second.allowed), second.gap)];
        let (rest, rows) = self.stacks.masks().split_at_mut(4);
        let (above, below) = rows.split_at_mut(3 * (row + 1));
        let mut batch = Stack::<3>::new(&mut above[3 * row..], self.waiting[row]);
        let mut children = Stack::<3>::new(below, self.waiting[row + 1]);
        let mut rest = Stack::<4>::new(rest, 0);
        batch.pad::<V>();
        let start = batch.len - count;
        // Two vectors at a time: one has work for the processor while the other waits for a result.
        for at in (start..batch.len).step_by(2 * V::WIDTH) {
            let a = batch.load(vector, at);
            let b = batch.load(vector, at + V::WIDTH);
            let (mut free_a, mut free_b) = (free(a, squares), free(b, squares));
            // Most boards have one or two free squares: these two are tried unconditionally.
            for _ in 0..2 {
                let (child_a, lives_a, rest_a) = place_lowest(a, free_a, next);
                let (child_b, lives_b, rest_b) = place_lowest(b, free_b, next);
                children.append(child_a, lives_a);
                children.append(child_b, lives_b);
                (free_a, free_b) = (rest_a, rest_b);
            }
            rest.append([a[0], a[1], a[2], free_a], free_a.nonempty());
            rest.append([b[0], b[1], b[2], free_b], free_b.nonempty());
        }
        // What is left of these boards is written over those already read.
        while rest.len > 0 {
            rest.masks[3][rest.len..][..V::WIDTH].fill(0);
            let count = rest.len;
            rest.len = 0;
            for at in (0..count).step_by(V::WIDTH) {
                let [cols, ld, rd, free] = rest.load(vector, at);
                let (child, lives, free) = place_lowest([cols, ld, rd], free, next);
                children.append(child, lives);
                rest.append([cols, ld, rd, free], free.nonempty());
            }
        }
        self.waiting[row] = start;
        self.waiting[row + 1] = children.len;
    }

    /// Counts the ways to place the last two queens on each of the last `count` boards: all of them,
    /// and those with a tie.
    #[inline(always)]
    fn count_last(&mut self, task: &Task, count: usize) -> [u64; 2] {
        let vector = self.vector;
        let row = task.len - 2;
        let squares = vector.splat(task.rows[row].allowed);
        let Row { allowed, gap } = task.rows[row + 1];
        let (last_squares, tie) = (vector.splat(allowed), vector.splat(task.tie));
        let mut batch = Stack::<3>::new(&mut self.stacks.masks()[4 + 3 * row..], self.waiting[row]);
        batch.pad::<V>();
        let start = batch.len - count;
        let (mut solutions, mut tied) = (0, 0);
        for at in (start..batch.len).step_by(V::WIDTH) {
            let [cols, ld, rd] = batch.load(vector, at);
            let mut squares = free([cols, ld, rd], squares);
            let last_squares = free([cols, ld.shl(gap), rd.shr(gap)], last_squares);
            // On a square board two columns remain: two tries, and one square in the last row.
            let mut tries = 0;
            while tries < 2 || V::count(squares.nonempty()) > 0 {
                let queen = squares.lowest_bit();
                squares = squares.and_not(queen);
                let attacked = queen.or(queen.shl(gap)).or(queen.shr(gap));
                let mut last = last_squares.and_not(attacked).select(queen.nonempty());
                tied += V::count(last.and(tie).nonempty()) as u64;
                let mut more = V::count(last.nonempty());
                loop {
                    solutions += more as u64;
                    last = last.and_not(last.lowest_bit());
                    more = V::count(last.nonempty());
                    if more == 0 {
                        break;
                    }
                }
                tries += 1;
            }
        }
        self.waiting[row] = start;
        [solutions, tied]
    }
}

/// Those of the squares that no queen attacks.
#[inline(always)]
fn free<V: Vector>([cols, ld, rd]: [V; 3], squares: V) -> V {
    squares.and_not(cols.or(ld).or(rd))
}

/// Places a queen on each board's lowest square: the children, which of them live, and the squares
/// left. A child lives if there was a square and each of the next two rows has one.
#[inline(always)]
fn place_lowest<V: Vector>(
    [cols, ld, rd]: [V; 3],
    squares: V,
    [(first, gap), (second, second_gap)]: [(V, u32); 2],
) -> ([V; 3], V::Selection, V) {
    let queen = squares.lowest_bit();
    let (cols, ld, rd) = (cols.or(queen), ld.or(queen).shl(gap), rd.or(queen).shr(gap));
    let first = free([cols, ld, rd], first);
    let second = free([cols, ld.shl(second_gap), rd.shr(second_gap)], second);
    ([cols, ld, rd], queen.min(first).min(second).nonempty(), squares.and_not(queen))
}
