//! The search: batches of boards go from row to row, a vector at a time.

use super::lanes::Lanes;
use super::symmetry::Task;

/// The last rows are counted and not stored.
pub const LAST_ROWS: usize = 2;

/// The rows to go when boards are tried in words of 16 bits: earlier fewer fit, later less is gained.
pub const NARROW_ROWS: usize = 9;

/// Bytes of each mask in a full batch: so many that partly filled vectors and the few mispredicted
/// branches at its end count for little, so few that the last rows stay in the first-level cache.
const BATCH_BYTES: usize = 3072;

/// Words that a stack has room for, of each mask: less than a batch, the children of another batch,
/// and the vector that is written behind them. Words of 16 bits make a batch twice as long, but a
/// board has half as many children. A constant, so that one bounds check covers all masks.
const CAPACITY: usize = BATCH_BYTES / 2 * (1 + 16) + 128;

/// The bytes of address space that a search takes at most, with one for every narrow window.
pub fn address_space(rows: usize, columns: u32) -> usize {
    let bytes = |word: usize, rows: usize| word * (4 + 3 * rows) * CAPACITY;
    bytes(4, rows) + columns.saturating_sub(15) as usize * bytes(2, NARROW_ROWS)
}

/// One mask of each board of a stack.
type Masks<W> = [W; CAPACITY];

/// A stack of boards with K masks: columns, left and right diagonals and, for boards that are put
/// aside, the free squares left to try. `len` is a field so that loops keep it in a register.
pub struct Boards<'a, W, const K: usize> {
    masks: &'a mut [Masks<W>; K],
    pub len: usize,
}

impl<'a, W: Copy, const K: usize> Boards<'a, W, K> {
    /// The stack whose masks come first in `stacks`.
    #[inline(always)]
    fn new(stacks: &'a mut [Masks<W>], len: usize) -> Self {
        Boards { masks: stacks.first_chunk_mut().expect("K masks"), len }
    }

    /// The vector of boards from `at` on.
    #[inline(always)]
    pub fn load<L: Lanes<Word = W>>(&self, token: L, at: usize) -> [L; K] {
        self.masks.each_ref().map(|mask| token.load(&mask[at..]))
    }

    /// Writes all boards behind the end, the chosen ones first, and moves the end behind those.
    #[inline(always)]
    pub fn append<L: Lanes<Word = W>>(&mut self, boards: [L; K], chosen: L::Chosen) {
        for (mask, board) in self.masks.iter_mut().zip(boards) {
            board.pack(chosen, &mut mask[self.len..]);
        }
        self.len += L::count(chosen);
    }

    /// Calls `write` for each mask with where the next board goes, and counts `added` boards.
    #[inline(always)]
    pub fn append_with(&mut self, added: usize, mut write: impl FnMut(usize, &mut [W])) {
        for (k, mask) in self.masks.iter_mut().enumerate() {
            write(k, &mut mask[self.len..]);
        }
        self.len += added;
    }

    /// Fills the last two vectors up with boards that have no free square: all columns are taken.
    #[inline(always)]
    pub fn pad<L: Lanes<Word = W>>(&mut self) {
        self.masks[0][self.len..][..2 * L::WIDTH].fill(L::word(!0));
    }
}

/// The boards of a task, and what came out of the finished ones.
pub struct Search<L: Lanes> {
    token: L,
    /// The stack of boards put aside, and then for each row that of the boards that have their
    /// queens in the rows above. Zeroed pages are mapped on first write; most never
    /// are.
    stacks: Vec<L::Word>,
    /// How many boards wait in each row.
    waiting: Vec<usize>,
    allowed: Vec<u32>,
    ties: u32,
    solutions: u64,
    tied: u64,
}

impl<L: Lanes> Search<L> {
    /// Boards in a full batch.
    pub const BATCH: usize = BATCH_BYTES / size_of::<L::Word>();

    /// A search of boards with so many rows, in vectors like `token`.
    pub fn new(token: L, rows: usize) -> Self {
        const {
            let children = 8 * size_of::<L::Word>();
            assert!(Self::BATCH * (1 + children) + 2 * L::WIDTH <= CAPACITY);
        }
        Search {
            token,
            stacks: vec![L::word(0); (4 + 3 * rows) * CAPACITY],
            waiting: vec![0; rows],
            allowed: vec![0; rows],
            ties: 0,
            solutions: 0,
            tied: 0,
        }
    }

    /// Counts the ways to complete boards of a task that have queens in the rows before `row`: those
    /// without a queen on a tie square of the last row, and those with one.
    #[inline(always)]
    pub fn complete(&mut self, task: &Task, row: usize, boards: &[[u32; 3]]) -> [u64; 2] {
        self.begin(&task.allowed, task.ties, 0);
        self.push(row, boards);
        while let Some((row, count)) = self.next_batch(true) {
            self.step(row, count);
        }
        self.solutions()
    }

    /// Resets the search to these masks and tie squares, without their lowest `shift` columns.
    pub fn begin(&mut self, allowed: &[u32], ties: u32, shift: u32) {
        for (mask, allowed) in self.allowed.iter_mut().zip(allowed) {
            *mask = allowed >> shift;
        }
        (self.ties, self.solutions, self.tied) = (ties >> shift, 0, 0);
    }

    /// Adds boards with queens in the rows before `row`.
    pub fn push(&mut self, row: usize, boards: &[[u32; 3]]) {
        let allowed = self.allowed[row];
        let mut stack = self.boards(row);
        for board in boards {
            // `place` expects boards to have a free square.
            if allowed & !(board[0] | board[1] | board[2]) != 0 {
                stack.append_with(1, |k, mask| mask[0] = L::word(board[k]));
            }
        }
        let boards = stack.len;
        self.set_waiting(row, boards);
    }

    /// The boards that wait in a row.
    #[inline(always)]
    pub fn boards(&mut self, row: usize) -> Boards<'_, L::Word, 3> {
        let (stacks, _) = self.stacks.as_chunks_mut();
        Boards::new(&mut stacks[4 + 3 * row..], self.waiting[row])
    }

    /// Sets how many boards wait in a row.
    #[inline(always)]
    pub fn set_waiting(&mut self, row: usize, boards: usize) {
        self.waiting[row] = boards;
    }

    /// The solutions found: those without a queen on a tie square of the last row, and with one.
    pub fn solutions(&self) -> [u64; 2] {
        [self.solutions - self.tied, self.tied]
    }

    /// The row to go on with and the boards to take: the deepest full batch; without one, if asked
    /// for, the uppermost boards, whose children fill the batches below.
    #[inline(always)]
    pub fn next_batch(&self, to_the_end: bool) -> Option<(usize, usize)> {
        let full = self.waiting.iter().rposition(|&boards| boards >= Self::BATCH);
        let uppermost = || self.waiting.iter().position(|&boards| to_the_end && boards > 0);
        let row = full.or_else(uppermost)?;
        Some((row, self.waiting[row].min(Self::BATCH)))
    }

    /// Takes `count` boards, at most a batch, off a row and takes them one row further, or counts
    /// their solutions if only the last rows are left. The next row has less than a batch.
    #[inline(always)]
    pub fn step(&mut self, row: usize, count: usize) {
        if row + LAST_ROWS == self.allowed.len() {
            self.count_last(row, count);
        } else {
            self.place(row, count);
        }
    }

    /// Places a queen in `row` on each board, in all ways that leave a free square in each of the
    /// next two rows.
    #[inline(always)]
    fn place(&mut self, row: usize, count: usize) {
        let squares = self.token.splat(self.allowed[row]);
        let next =
            [self.token.splat(self.allowed[row + 1]), self.token.splat(self.allowed[row + 2])];
        let (stacks, _) = self.stacks.as_chunks_mut();
        let (rest, rows) = stacks.split_at_mut(4);
        let (above, below) = rows.split_at_mut(3 * (row + 1));
        let mut batch = Boards::<_, 3>::new(&mut above[3 * row..], self.waiting[row]);
        let mut children = Boards::<_, 3>::new(below, self.waiting[row + 1]);
        let mut rest = Boards::<_, 4>::new(rest, 0);
        batch.pad::<L>();
        let start = batch.len - count;
        // Two vectors at a time: one has work for the processor while the other waits for a result.
        for at in (start..batch.len).step_by(2 * L::WIDTH) {
            let a = batch.load(self.token, at);
            let b = batch.load(self.token, at + L::WIDTH);
            let mut free = (free_squares(a, squares), free_squares(b, squares));
            // Most boards have one or two free squares: these two are tried unconditionally.
            for _ in 0..2 {
                let (child_a, lives_a, free_a) = place_lowest(a, free.0, next);
                let (child_b, lives_b, free_b) = place_lowest(b, free.1, next);
                children.append(child_a, lives_a);
                children.append(child_b, lives_b);
                free = (free_a, free_b);
            }
            rest.append([a[0], a[1], a[2], free.0], free.0.nonempty());
            rest.append([b[0], b[1], b[2], free.1], free.1.nonempty());
        }
        while rest.len > 0 {
            rest.masks[3][rest.len..][..L::WIDTH].fill(L::word(0));
            let count = rest.len;
            rest.len = 0;
            for at in (0..count).step_by(L::WIDTH) {
                let [cols, ld, rd, free] = rest.load(self.token, at);
                let (child, lives, free) = place_lowest([cols, ld, rd], free, next);
                children.append(child, lives);
                rest.append([cols, ld, rd, free], free.nonempty());
            }
        }
        self.waiting[row] = start;
        self.waiting[row + 1] = children.len;
    }

    /// Counts the ways to place the last two queens on each board.
    #[inline(always)]
    fn count_last(&mut self, row: usize, count: usize) {
        let [first, second] = [self.allowed[row], self.allowed[row + 1]];
        let squares = [self.token.splat(first), self.token.splat(second)];
        let tie_squares = self.token.splat(self.ties);
        let mut batch = Boards::<_, 3>::new(
            &mut self.stacks.as_chunks_mut().0[4 + 3 * row..],
            self.waiting[row],
        );
        batch.pad::<L>();
        let start = batch.len - count;
        for at in (start..batch.len).step_by(L::WIDTH) {
            let [cols, ld, rd] = batch.load(self.token, at);
            let mut free = free_squares([cols, ld, rd], squares[0]);
            let below = free_squares([cols, ld.shl(), rd.shr()], squares[1]);
            // On a square board two columns remain, so neither loop repeats.
            let mut tries = 0;
            while tries < 2 || L::count(free.nonempty()) > 0 {
                let bit = free.lowest_bit();
                free = free & !bit;
                let last = below & !(bit | bit.shl() | bit.shr());
                let mut last = last.keep(bit.nonempty());
                self.tied += L::count((last & tie_squares).nonempty()) as u64;
                let mut more = L::count(last.nonempty());
                loop {
                    self.solutions += more as u64;
                    last = last & !last.lowest_bit();
                    more = L::count(last.nonempty());
                    if more == 0 {
                        break;
                    }
                }
                tries += 1;
            }
        }
        self.waiting[row] = start;
    }
}

#[inline(always)]
fn free_squares<L: Lanes>([cols, ld, rd]: [L; 3], squares: L) -> L {
    squares & !(cols | ld | rd)
}

/// Boards with a queen on the lowest of their free squares; which of them had one, and have one in
/// each of the next two rows; and the other free squares.
#[inline(always)]
fn place_lowest<L: Lanes>([cols, ld, rd]: [L; 3], free: L, next: [L; 2]) -> ([L; 3], L::Chosen, L) {
    let bit = free.lowest_bit();
    let (cols, ld, rd) = (cols | bit, (ld | bit).shl(), (rd | bit).shr());
    let one = free_squares([cols, ld, rd], next[0]).nonempty();
    let two = free_squares([cols, ld.shl(), rd.shr()], next[1]).nonempty();
    ([cols, ld, rd], L::both(bit.nonempty(), L::both(one, two)), free & !bit)
}
