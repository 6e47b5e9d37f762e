//! The machine that counts.

use nqueens::error::Error;
use nqueens_counter::CountError;
use std::{fs, process::Command};

/// Returns the host name of this machine.
pub fn name() -> String {
    let of_command = |_| Command::new("hostname").output().map(|output| output.stdout);
    let name = fs::read("/proc/sys/kernel/hostname").or_else(of_command).unwrap_or_default();
    String::from_utf8_lossy(&name).split_whitespace().next().unwrap_or("unknown").to_owned()
}

/// Returns the error of a count on this machine.
pub fn error(error: &CountError, machine: &str) -> Error {
    Error::Failure(match error {
        CountError::WrongCount => format!(
            "known units are counted wrongly: this machine ({machine}) or build is faulty; all units that it \
             has counted, earlier ones too, must be counted again on another machine"
        ),
        CountError::NotEnoughMemory => "not enough memory".to_owned(),
        CountError::LargeEntry(unit) => format!("unit {unit} has a table entry above 32767"),
    })
}

#[test]
fn the_machine_has_a_name() {
    let output = Command::new("hostname").output().map(|output| output.stdout);
    let name = output.map_or(name(), |output| String::from_utf8_lossy(&output).trim().to_owned());
    assert!(self::name().eq_ignore_ascii_case(&name)); // Windows has it in capitals.
    assert!(!name.is_empty() && name != "unknown");
}
