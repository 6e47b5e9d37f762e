//! Whether there is enough memory.

use std::fs;
use std::hint::black_box;
use std::path::Path;

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
    let groups = fs::read_to_string("/proc/self/cgroup").unwrap_or_default();
    threads_that_fit_into(Path::new("/sys/fs/cgroup"), &groups, n, most)
}

/// Does so for a process in these control groups (see [`limit_of_groups`]).
fn threads_that_fit_into(root: &Path, groups: &str, n: u32, most: usize) -> Option<usize> {
    let limit = limit_of_groups(root, groups).unwrap_or(u64::MAX);
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

/// Returns the least limit on the memory of a process's control groups and of their parents on Linux. `root` is the
/// directory of all groups, `groups` the text of `/proc/self/cgroup`. A process that uses more is killed.
fn limit_of_groups(root: &Path, groups: &str) -> Option<u64> {
    let limit_of_group = |line: &str| {
        let (directory, file, path) = match line.splitn(3, ':').collect::<Vec<_>>()[..] {
            [_, "", path] => (root.to_owned(), "memory.max", path), // Version 2.
            [_, "memory", path] => (root.join("memory"), "memory.limit_in_bytes", path),
            _ => return None,
        };
        let limit =
            |path| fs::read_to_string(directory.join(path).join(file)).ok()?.trim().parse().ok();
        // In a container, the group may be at the root instead of `path`.
        Path::new(path.trim_start_matches('/')).ancestors().filter_map(limit).min()
    };
    groups.lines().filter_map(limit_of_group).min()
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
    fn the_least_limit_of_groups_and_their_parents_is_read_in_both_versions() {
        let root = env::temp_dir().join(format!("nqueens-cgroup-{}", process::id()));
        let limit = |groups| limit_of_groups(&root, groups);
        let write = |directory: &str, file, text| {
            fs::create_dir_all(root.join(directory)).unwrap();
            fs::write(root.join(directory).join(file), text).unwrap();
        };
        write("", "memory.max", "max\n");
        write("a/b", "memory.max", "1000\n");
        write("c", "memory.max", "2000\n");
        write("c/d", "memory.max", "3000\n");
        write("memory/e", "memory.limit_in_bytes", "500\n");
        write("memory", "memory.limit_in_bytes", "9223372036854771712\n");
        for (groups, expected) in [
            ("", None),
            ("0::/\n", None),
            ("0::/a/b/missing\n", Some(1000)),
            ("0::/c/d\n", Some(2000)),
            ("9:pids:/c\n4:memory:/e\n0::/\n", Some(500)),
            ("0::/a/b\n4:memory:/e\n", Some(500)),
            ("4:memory:/e\n0::/a/b\n", Some(500)),
            ("4:memory:/missing\n", Some(9_223_372_036_854_771_712)),
        ] {
            assert_eq!(limit(groups), expected, "{groups:?}");
        }
        let threads = |groups| threads_that_fit_into(&root, groups, 8, 3);
        write("f", "memory.max", &(3 * of_unit(8)).to_string());
        assert_eq!(["0::/f", "0::/a/b", ""].map(threads), [Some(2), None, Some(3)]);
        fs::remove_dir_all(root).unwrap();
    }
}
