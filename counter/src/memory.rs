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
    let left = left_in_cgroups().unwrap_or(u64::MAX);
    let fits = |threads: &usize| {
        let threads = *threads as u64;
        // Between units, the allocator keeps up to 0.4 times as much as a unit needs: measured for n = 24 to 28.
        let used = of_unit(n) * threads + of_unit(n) / 2;
        used <= left && can_allocate(used + OF_THREAD * (threads - 1))
    };
    (1..=most).rev().find(fits)
}

/// Returns whether `bytes` bytes of memory can be allocated. That may be more than can be used.
pub fn can_allocate(bytes: u64) -> bool {
    // Without `black_box`, LLVM may remove the allocation.
    let allocate = |bytes| black_box(&mut Vec::<u8>::new()).try_reserve_exact(bytes).is_ok();
    usize::try_from(bytes).is_ok_and(allocate)
}

/// Returns the memory that the limits of control groups leave, on Linux. A process that uses more is killed.
fn left_in_cgroups() -> Option<u64> {
    let left_in = |(folder, [limit, used], path): (&str, [&str; 2], &str)| {
        let of_group = |path: &Path| {
            let file = |name| format!("{folder}{}/memory.{name}", path.display());
            let read = |name| fs::read_to_string(file(name)).ok();
            left(&read(limit)?, &read(used)?, &read("stat")?)
        };
        // A group is also limited by those around it. Inside a container, only the last may be visible.
        Path::new(path).ancestors().filter_map(of_group).min()
    };
    let groups = fs::read_to_string("/proc/self/cgroup").ok()?;
    groups.lines().filter_map(memory_group).filter_map(left_in).min()
}

/// From a line of `/proc/self/cgroup`, returns the directory of the groups that limit memory, the names of the files
/// with the limit and the usage, and the group's path, which may contain `:`.
fn memory_group(line: &str) -> Option<(&str, [&str; 2], &str)> {
    let fields: Vec<&str> = line.splitn(3, ':').collect();
    match fields[..] {
        [_, "", path] => Some(("/sys/fs/cgroup", ["max", "current"], path)), // Version 2.
        [_, controllers, path] if controllers.split(',').any(|name| name == "memory") => {
            Some(("/sys/fs/cgroup/memory", ["limit_in_bytes", "usage_in_bytes"], path))
        }
        _ => None,
    }
}

/// Returns the memory that a control group's limit leaves, or `None` if it has none. Copies of files do not count, as
/// Linux drops them when memory is short.
fn left(limit: &str, used: &str, stat: &str) -> Option<u64> {
    let of_files = |name| {
        // In version 1, the numbers with `total_` include the groups inside.
        let numbers = stat.lines().map(|line| line.trim_start_matches("total_"));
        numbers.filter_map(|line| line.strip_prefix(name)?.parse::<u64>().ok()).max().unwrap_or(0)
    };
    let [limit, used] = [limit, used].map(|text| text.trim_end().parse::<u64>().ok());
    let files = of_files("active_file ") + of_files("inactive_file ");
    Some(limit?.saturating_sub(used?.saturating_sub(files)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn enough_memory_is_allowed_for_a_unit_and_too_much_cannot_be_allocated() {
        for (n, measured) in (24..).zip([77, 87, 178, 272, 484]) {
            assert!(of_unit(n) > measured << 20, "n = {n}");
        }
        assert!(can_allocate(1 << 20) && !can_allocate(1 << 62) && !can_allocate(u64::MAX));
    }

    #[test]
    fn the_memory_group_is_that_of_version_2_or_of_the_memory_controller() {
        let path = "/kubelet.slice:cri-containerd:1";
        for (start, folder) in [
            ("0:", Some("/sys/fs/cgroup")),
            ("4:memory", Some("/sys/fs/cgroup/memory")),
            ("4:cpuset,memory", Some("/sys/fs/cgroup/memory")),
            ("3:cpuset", None),
            ("9:name=systemd", None),
        ] {
            let line = format!("{start}:{path}");
            let found = memory_group(&line).map(|(folder, _, path)| (folder, path));
            assert_eq!(found, folder.map(|folder| (folder, path)), "{line}");
        }
    }

    #[test]
    fn the_limit_of_a_control_group_leaves_what_is_not_used_except_by_files() {
        let stat_2 = "anon 500\nfile 900\ninactive_file 70\nactive_file 8\nunevictable 0\n";
        let stat_1 =
            "inactive_file 7\nactive_file 8\ntotal_inactive_file 70\ntotal_active_file 8\n";
        for stat in [stat_1, stat_2] {
            assert_eq!(left("1000\n", "600\n", stat), Some(1000 - (600 - 78)));
            assert_eq!(left("100\n", "600\n", stat), Some(0));
            assert_eq!(left("max\n", "600\n", stat), None);
        }
        assert_eq!(left("1000\n", "600\n", ""), Some(400));
        assert!(left("9223372036854771712\n", "600\n", stat_1) > Some(1 << 62));
        // Version 1: no limit.
    }
}
