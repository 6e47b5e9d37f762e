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
        let after = |unit| format!("after the result of {unit}");
        let place = last.map_or("before the first result".to_owned(), after);
        passed = format!("; the check before passed {place}");
        Ok(())
    }
}

/// Turns an error of the engine into the command's.
pub fn failure(error: nqueens_counter::Error) -> Error {
    Error::Failure(error.to_string())
}

#[test]
fn a_failed_check_names_the_last_unit_of_the_check_before() {
    let check = |n| if n == 28 { Err("wrong") } else { Ok(()) };
    let mut check = checks(check);
    let failed = |text: &str| Err(Error::Failure(text.to_owned()));
    assert_eq!(check(28, None), failed("wrong"));
    for (last, place) in
        [(None, "before the first result"), (Some("v3 26 0"), "after the result of v3 26 0")]
    {
        assert_eq!(check(26, last.map(str::to_owned)), Ok(()));
        assert_eq!(
            check(28, Some("v3 28 1".to_owned())),
            failed(&format!("wrong; the check before passed {place}"))
        );
    }
}
