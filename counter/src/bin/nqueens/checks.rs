//! Checks of the kernel during a count.

use nqueens::error::Error;
use std::fmt::Display;
use std::time::{Duration, Instant};

/// Returns a function to call with n before each unit, and with `None` at the end; and with the last unit
/// that has a result. It calls `check` for each larger n, every ten minutes and at the end. The message of
/// a failed check names the last unit of the check before.
pub fn checks<E: Display>(
    check: impl Fn(u32) -> Result<(), E>,
) -> impl FnMut(Option<u32>, Option<String>) -> Result<(), Error> {
    let (mut largest_n, mut passed, mut next) = (0, String::new(), Instant::now());
    move |n, last| {
        if n.is_some_and(|n| n <= largest_n) && Instant::now() < next {
            return Ok(());
        }
        largest_n = n.unwrap_or(0).max(largest_n);
        check(largest_n).map_err(|error| Error::Failure(format!("{error}{passed}")))?;
        let after = |unit| format!("; the previous check passed after the result of {unit}");
        passed = last.map_or(String::new(), after);
        next = Instant::now() + Duration::from_secs(600);
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
    let units = [(Some(19), "a"), (Some(20), "b"), (Some(20), "c"), (Some(28), "d"), (None, "e")];
    let units = units.map(|(n, unit)| message(n, unit));
    let named = "wrong; the previous check passed after the result of b";
    assert_eq!(units, ["Ok(())", "Ok(())", "Ok(())", named, named]);
}
