//! Whether there is enough memory.

use std::hint::black_box;

/// The address space of a thread on Linux: a stack of 2 MB, and the 64 MB that glibc's allocator
/// reserves.
const OF_THREAD: u64 = 66 << 20;

/// Returns the memory to allow for a unit for n queens, in bytes: more than any measured unit has needed.
pub fn of_unit(n: u32) -> u64 {
    u64::from(2 + n % 2) << (n / 2 + 14)
}

/// Returns the number of threads, up to `most`, for which there is enough memory to count units for n queens, or
/// `None` if there is not enough for one.
pub fn threads_that_fit(n: u32, most: usize) -> Option<usize> {
    // Between units, the allocator keeps up to 0.4 times as much as a unit needs: measured for n = 24 to 28.
    let memory = |threads| of_unit(n) * threads + of_unit(n) / 2 + OF_THREAD * (threads - 1);
    let fits = |threads: &usize| can_allocate(memory(*threads as u64));
    (1..=most).rev().find(fits)
}

/// Returns whether `bytes` bytes of memory can be allocated. Allocating more than a container's limit
/// succeeds; the process is killed when it uses that much.
pub fn can_allocate(bytes: u64) -> bool {
    // Without `black_box`, LLVM may remove the allocation.
    let allocate = |bytes| black_box(&mut Vec::<u8>::new()).try_reserve_exact(bytes).is_ok();
    usize::try_from(bytes).is_ok_and(allocate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn enough_memory_is_allowed_for_a_unit_and_too_much_cannot_be_allocated() {
        for (n, measured) in (24..).zip([77, 84, 175, 272, 484]) {
            assert!(of_unit(n) > measured << 20, "n = {n}");
        }
        assert!(can_allocate(1 << 20) && !can_allocate(1 << 62) && !can_allocate(u64::MAX));
    }
}
