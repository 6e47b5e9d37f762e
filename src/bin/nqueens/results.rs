//! Results of work units: reading, checking and adding them up.

use nqueens::engine::{self, CUTTING};
use nqueens::error::{quoted, Error};
use nqueens::table::COUNTS;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::rc::Rc;
use std::str;

/// More bytes than a result has.
const LONG_LINE: u64 = 256;

/// The results read so far.
#[derive(Default)]
pub struct Results {
    /// The n that was asked for, or that of the first result.
    n: Option<u32>,
    /// What each unit adds to the count, and where its first result was read.
    counts: Vec<Option<(u64, Place)>>,
}

/// A file and a line.
type Place = (Rc<str>, usize);

/// The name of a unit for n queens: the version of the cutting, n, and the unit's number.
pub fn name(n: u32, unit: usize) -> String {
    format!("v{CUTTING} {n} {unit}")
}

/// Parses the name of a unit.
pub fn parse(name: &str) -> Option<(u32, usize)> {
    let (n, unit) = name.strip_prefix(&format!("v{CUTTING} "))?.split_once(' ')?;
    Some((n.parse().ok().filter(|n| engine::SIZES.contains(n))?, unit.parse().ok()?))
}

impl Results {
    /// Accepts results for n queens only.
    pub fn of(n: u32) -> Self {
        Results { n: Some(n), counts: vec![None; engine::units(n).len()] }
    }

    /// Reads the results in a file. Ignores a last line without an end, as a full disk or a killed process
    /// leaves it, with a note on stderr.
    pub fn read(&mut self, file: &str, reader: impl Read) -> Result<(), Error> {
        let file: Rc<str> = file.into();
        let mut reader = BufReader::new(reader);
        for number in 1.. {
            let mut line = Vec::new();
            let result = reader.by_ref().take(LONG_LINE).read_until(b'\n', &mut line);
            let length =
                result.map_err(|error| Error::Failure(format!("read error: {file}: {error}")))?;
            if length == 0 {
                break;
            } else if line.ends_with(b"\n") || length as u64 == LONG_LINE {
                self.add(line.strip_suffix(b"\n").unwrap_or(&line), &(file.clone(), number))?;
            } else {
                let note =
                    format!("nqueens: {file} line {number}: ignored the unterminated line\n");
                let _ = io::stderr().write_all(note.as_bytes());
            }
        }
        Ok(())
    }

    fn add(&mut self, line: &[u8], place: &Place) -> Result<(), Error> {
        let parsed = str::from_utf8(line).ok().and_then(|line| {
            let (unit, count) = line.strip_suffix('\r').unwrap_or(line).split_once('\t')?;
            Some((parse(unit)?, count.parse().ok()?))
        });
        if let (None, Some(((n, _), _))) = (self.n, parsed) {
            *self = Results::of(n);
        }
        let (file, number) = place;
        let known = parsed.filter(|((n, unit), _)| self.n == Some(*n) && *unit < self.counts.len());
        let Some(((n, unit), count)) = known else {
            let n = self.n.map_or("N".to_owned(), |n| n.to_string());
            return Err(Error::Failure(format!(
                "{file} line {number}: expected a result of this version (v{CUTTING} {n} UNIT, a tab \
                 and a count), found {}",
                quoted(Some(line))
            )));
        };
        let (first, (first_file, first_number)) =
            self.counts[unit].get_or_insert_with(|| (count, place.clone()));
        if *first != count {
            return Err(Error::Failure(format!(
                "unit {} has two results: {first} in {first_file} line {first_number}, {count} in \
                 {file} line {number}; delete both files and count again",
                name(n, unit)
            )));
        }
        Ok(())
    }

    /// The names of the units without a result.
    pub fn missing(&self) -> impl Iterator<Item = String> + '_ {
        let n = self.n.unwrap_or_default(); // Without n there are no units.
        let missing = self.counts.iter().enumerate().filter(|(_, count)| count.is_none());
        missing.map(move |(unit, _)| name(n, unit))
    }

    /// The count.
    ///
    /// # Errors
    /// If a unit has no result, or the sum is known to be wrong.
    pub fn total(&self) -> Result<u128, Error> {
        let Some(n) = self.n else {
            return Err(Error::Failure("there are no results".to_owned()));
        };
        if let Some(unit) = self.missing().next() {
            let number = self.missing().count();
            let what = format!("{number} units have no result, {unit} is the first");
            return Err(Error::Failure(what));
        }
        let total = self.counts.iter().flatten().map(|(count, _)| u128::from(*count)).sum();
        match COUNTS.get(n as usize) {
            Some(&count) if total != count.into() => Err(Error::Failure(format!(
                "the results add up to {total}, but n = {n} has {count} solutions: delete all results \
                 and count again"
            ))),
            _ => Ok(total),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nqueens::engine::Kernel;
    use proptest::prelude::*;

    /// All results for n, one per line.
    fn results(n: u32) -> Vec<String> {
        let count = |unit| Kernel::available()[0].count(unit).unwrap();
        let line = |(number, unit)| format!("{}\t{}\n", name(n, number), count(unit));
        engine::units(n).into_iter().enumerate().map(line).collect()
    }

    /// The total of files with these texts.
    fn total(files: &[&str]) -> Result<u128, String> {
        let mut results = Results::default();
        for (name, text) in ["a", "b"].into_iter().zip(files) {
            results.read(name, text.as_bytes()).map_err(|error| error.to_string())?;
        }
        results.total().map_err(|error| error.to_string())
    }

    #[test]
    fn sums_have_128_bits() {
        let results = Results { n: Some(28), counts: vec![Some((u64::MAX, ("a".into(), 1))); 3] };
        assert_eq!(results.total().unwrap(), 3 * u128::from(u64::MAX));
    }

    #[test]
    fn missing_units_are_counted_and_the_first_is_named() {
        assert_eq!(total(&[""]), Err("there are no results".to_owned()));
        let mut lines = results(13);
        lines.drain(2..4);
        let message = format!("2 units have no result, {} is the first", name(13, 2));
        assert_eq!(total(&[&lines.concat()]), Err(message));
    }

    #[test]
    fn only_results_of_this_version_and_one_n_are_accepted() {
        let good = results(13).concat();
        let next_version = format!("v{} 13 0\t1", CUTTING + 1);
        let other_lines =
            "|x|13 0\t1|V13 0|V13 0\t|V13 0\tx|V13 0\t-1|V13 0\t1.0|V13 0\t1\t|V13 0 1| V13 0\t1|\
             V13 0 0\t1|V13 200\t1|V12 0\t1|V29 0\t1|\t1|V13 0\t18446744073709551616";
        let other_lines = other_lines.replace('V', &format!("v{CUTTING} "));
        let long_line = "8".repeat(1_000_000);
        for line in other_lines.split('|').chain([&next_version[..], &long_line]) {
            let expected = format!(
                "a line {}: expected a result of this version (v{CUTTING} 13 UNIT, a tab and a count), \
                 found {}",
                good.lines().count() + 1,
                quoted(Some(&line.as_bytes()[..line.len().min(LONG_LINE as usize)]))
            );
            assert_eq!(total(&[&format!("{good}{line}\n")]), Err(expected));
        }
    }

    #[test]
    fn results_that_cannot_be_right_name_what_to_delete() {
        let good = results(13).concat();
        let line = good.lines().nth(2).unwrap();
        let (unit, count) = line.split_once('\t').unwrap();
        let other = format!("{unit}\t9{count}");
        let expected = format!(
            "unit {unit} has two results: {count} in a line 3, 9{count} in b line 1; delete both files \
             and count again"
        );
        assert_eq!(total(&[&good, &(other.clone() + "\n")]), Err(expected));
        let sum = 9 * 10_u128.pow(count.len() as u32) + 73712;
        let expected = format!(
            "the results add up to {sum}, but n = 13 has 73712 solutions: delete all results and count \
             again"
        );
        assert_eq!(total(&[&good.replace(line, &other)]), Err(expected));
    }

    #[test]
    fn an_unterminated_last_line_is_ignored() {
        let good = results(12).concat();
        let mut results = Results::default();
        results.read("a", good.trim_end().as_bytes()).unwrap();
        assert_eq!(results.missing().count(), 1);
        results.read("b", good.replace('\n', "\r\n").as_bytes()).unwrap();
        assert_eq!(results.total().unwrap(), 14200);
    }

    proptest! {
        #[test]
        fn results_may_come_in_any_order_and_repeatedly(
            (lines, more) in Just(results(10)).prop_shuffle().prop_flat_map(|lines| {
                let more = proptest::sample::subsequence(lines.clone(), 0..lines.len());
                (Just(lines), more)
            }),
        ) {
            prop_assert_eq!(total(&[&lines.concat(), &more.concat()]), Ok(724));
        }

        /// A text that was cut somewhere, and went on with what followed it.
        #[test]
        fn a_fragment_is_never_taken_for_a_result(
            at in any::<prop::sample::Index>(),
            end in prop_oneof![Just(""), Just("\n")],
            from in any::<prop::sample::Index>(),
        ) {
            let good = results(8).concat();
            let (at, from) = (at.index(good.len()), from.index(good.len()));
            let total = total(&[&[&good[..at], end, &good[from..]].concat()]);
            prop_assert!(total == Ok(92) || total.is_err());
        }
    }
}
