//! Checks of the kernel during a count.

use nqueens::error::Error;
use std::fmt::Display;
use std::time::Duration;

/// The time after which the kernel is checked again.
pub const INTERVAL: Duration = Duration::from_secs(600);

/// Returns a function that checks a kernel for n by calling `check`, and takes the last unit with a
/// result. The message of a failed check names that of the check before.
pub fn checks<E: Display>(
    check: impl Fn(u32) -> Result<(), E>,
) -> impl FnMut(u32, Option<String>) -> Result<(), Error> {
    let mut passed = String::new();
    move |n, last| {
        check(n).map_err(|error| Error::Failure(format!("{error}{passed}")))?;
        let after = |unit| format!("; the previous check passed after the result of {unit}");
        passed = last.map_or(String::new(), after);
        Ok(())
    }
}

#[test]
fn a_failed_check_names_the_last_unit_of_the_check_before() {
    let mut check = checks(|n| if n == 28 { Err("wrong") } else { Ok(()) });
    let mut message = |n, unit: &str| match check(n, Some(unit.to_owned())) {
        Err(Error::Failure(message)) => message,
        outcome => format!("{outcome:?}"),
    };
    let units = [(28, "a"), (20, "b"), (28, "c"), (28, "d")].map(|(n, unit)| message(n, unit));
    let named = "wrong; the previous check passed after the result of b";
    assert_eq!(units, ["wrong", "Ok(())", named, named]);
}
