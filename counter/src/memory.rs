//! Reserving memory before it is needed.

use nqueens::error::Error;
use std::hint::black_box;

/// Returns the memory to reserve for a unit for n queens, in bytes: more than any measured unit has needed.
pub fn of_unit(n: u32) -> u64 {
    1 << (n / 2 + 15)
}

/// Returns whether `bytes` bytes of memory can be reserved. Reserving more than a container's limit
/// succeeds; the process is killed when it uses that much.
pub fn can_reserve(bytes: u64) -> bool {
    // Without `black_box`, LLVM may remove the allocation.
    let reserve = |bytes| black_box(&mut Vec::<u8>::new()).try_reserve_exact(bytes).is_ok();
    usize::try_from(bytes).is_ok_and(reserve)
}

/// Returns the error if memory cannot be reserved.
pub fn not_enough_memory() -> Error {
    Error::Failure("not enough memory".to_owned())
}
