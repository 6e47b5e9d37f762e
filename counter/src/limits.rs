//! When lists are split and searched: what was fastest.

/// Limits on lists.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// A list with fewer placements per set of columns than this, on average, is not split.
    pub placements: usize,
    /// A list is split if its searches have at least this number of nodes for each shorter list.
    pub nodes: u64,
    /// Lists are searched together, so that a table stays in the cache, once they have this many bytes.
    pub bytes: usize,
    /// Whether the last two rows are searched in one pass: slower for small n.
    pub one_pass: bool,
}

impl Limits {
    /// Returns the fastest limits measured.
    pub fn fastest(n: u32) -> Limits {
        let bytes = (4 << 20) << n.saturating_sub(25);
        Limits { placements: 16, nodes: 1000, bytes, one_pass: n >= 24 }
    }

    /// Returns whether it saves time to split a list with this number of vectors into shorter ones. Each of these
    /// takes some 1000 cycles to make for each vector. In each node, shorter lists save a third of the vectors, at
    /// three cycles each. What a list costs besides, as much as 64 vectors, shows for n <= 22.
    pub fn favour_split(self, nodes: u64, lists: u64, vectors: u64) -> bool {
        nodes * vectors >= self.nodes * lists * (vectors + 64)
    }
}

/// Estimates the number of nodes of a search, from the number of free squares in each row: on average, about 0.7 of
/// the squares that are free now will be free for each queen.
pub fn nodes(free: impl Iterator<Item = u64>) -> u64 {
    free.fold(1, |nodes, free| nodes * free * 7 / 10)
}
