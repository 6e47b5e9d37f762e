//! Whether there is enough memory.

use std::fs;
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
    let limit = limit_of_container("/sys/fs/cgroup").unwrap_or(u64::MAX);
    let fits = |threads: &usize| {
        let threads = *threads as u64;
        // Between units, the allocator keeps up to 0.4 times as much as a unit needs: measured for n = 24 to 28.
        let used = of_unit(n) * threads + of_unit(n) / 2;
        used <= limit && can_allocate(used + OF_THREAD * (threads - 1))
    };
    (1..=most).rev().find(fits)
}

/// Returns whether `bytes` bytes of memory can be allocated. That may be more than can be used.
pub fn can_allocate(bytes: u64) -> bool {
    // Without `black_box`, LLVM may remove the allocation.
    let allocate = |bytes| black_box(&mut Vec::<u8>::new()).try_reserve_exact(bytes).is_ok();
    usize::try_from(bytes).is_ok_and(allocate)
}

/// Returns the limit on a container's memory on Linux, from the directory of its control group. A container that uses
/// more is killed.
fn limit_of_container(directory: &str) -> Option<u64> {
    let names = ["memory.max", "memory/memory.limit_in_bytes"]; // Versions 2 and 1.
    let limit = |name| fs::read_to_string(format!("{directory}/{name}")).ok()?.trim().parse().ok();
    names.into_iter().find_map(limit)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{env, process};

    #[test]
    fn enough_memory_is_allowed_for_a_unit_and_too_much_cannot_be_allocated() {
        for (n, measured) in (24..).zip([77, 87, 178, 272, 484]) {
            assert!(of_unit(n) > measured << 20, "n = {n}");
        }
        assert!(can_allocate(1 << 20) && !can_allocate(1 << 62) && !can_allocate(u64::MAX));
    }

    #[test]
    fn the_limit_of_a_container_is_read_in_both_versions() {
        let directory = env::temp_dir().join(format!("nqueens-cgroup-{}", process::id()));
        fs::create_dir_all(directory.join("memory")).unwrap();
        let limit = || limit_of_container(directory.to_str().unwrap());
        fs::write(directory.join("memory.max"), "max\n").unwrap();
        assert_eq!(limit(), None);
        fs::write(directory.join("memory/memory.limit_in_bytes"), "1000\n").unwrap();
        assert_eq!(limit(), Some(1000));
        fs::write(directory.join("memory.max"), "2000\n").unwrap();
        assert_eq!(limit(), Some(2000));
        fs::remove_dir_all(directory).unwrap();
    }
}
