//! Reserving memory before it is needed.

use nqueens::error::Error;
use std::hint::black_box;

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
