//! Whether there is enough memory.

use nqueens::error::Error;
use std::hint::black_box;

/// The address space of a thread on Linux: a stack of 2 MB, and the 64 MB that glibc's allocator
/// reserves.
const OF_THREAD: u64 = 66 << 20;

/// Returns the memory to allow for a unit for n queens, in bytes: more than any measured unit has needed.
pub fn of_unit(n: u32) -> u64 {
    u64::from(2 + n % 2) << (n / 2 + 14)
}

/// Returns the number of threads, from 1 to `most`, on which there is enough memory to count units for n
/// queens.
pub fn threads(n: u32, most: usize) -> Result<usize, Error> {
    // Between units, the allocator keeps up to 0.4 times as much as a unit needs: measured for n = 24 to 28.
    let memory = |threads| of_unit(n) * threads + of_unit(n) / 2 + OF_THREAD * (threads - 1);
    let fits = |threads: &usize| can_allocate(memory(*threads as u64));
    (1..=most).rev().find(fits).ok_or_else(too_little)
}

/// The error that there is too little memory.
pub fn too_little() -> Error {
    Error::Failure("not enough memory".to_owned())
}

/// Returns whether `bytes` bytes of memory can be allocated. Allocating more than a container's limit
/// succeeds; the process is killed when it uses that much.
pub fn can_allocate(bytes: u64) -> bool {
    // Without `black_box`, LLVM may remove the allocation.
    let allocate = |bytes| black_box(&mut Vec::<u8>::new()).try_reserve_exact(bytes).is_ok();
    usize::try_from(bytes).is_ok_and(allocate)
}
