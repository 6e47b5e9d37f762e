//! Results of units: reading, checking and adding them up.

use nqueens::engine;
use nqueens::fault::Fault;
use nqueens::table::COUNTS;
use std::collections::BTreeMap;
use std::io::{self, BufRead, BufReader, Read};
use std::rc::Rc;
use std::str;

/// More bytes than a result has.
const LINE: usize = 256;

/// What is read from files of results.
#[derive(Default)]
pub struct Results {
    /// The n that is asked for, or else that of the first result.
    n: Option<u32>,
    /// What each of its units adds to the count, and where the first result says so.
    counts: Vec<Option<(u64, Place)>>,
    /// Last lines without an end, as a full disk or a killed process leaves them.
    cut: Vec<Place>,
    /// What is wrong, by kind: how many, and the first few.
    findings: BTreeMap<&'static str, (usize, Vec<String>)>,
}

/// A file and a line.
type Place = (Rc<str>, usize);

impl Results {
    /// Results for this n only.
    pub fn of(n: u32) -> Self {
        let mut results = Results::default();
        results.begin(n);
        results
    }

    fn begin(&mut self, n: u32) {
        self.n = Some(n);
        self.counts = vec![None; engine::units(n).len()];
    }

    /// Takes the lines of a file, up to one that is too long for a result.
    pub fn read(&mut self, file: &str, reader: impl Read) -> io::Result<()> {
        let file: Rc<str> = file.into();
        let mut reader = BufReader::new(reader);
        for number in 1.. {
            let place = (file.clone(), number);
            let mut line = Vec::new();
            reader.by_ref().take(LINE as u64).read_until(b'\n', &mut line)?;
            match line.pop() {
                None => break,
                Some(b'\n') => self.add(&line, &place),
                Some(_) if line.len() + 1 < LINE => self.cut.push(place),
                Some(_) => {
                    self.note("lines that are no result", at(&place));
                    break;
                }
            }
        }
        Ok(())
    }

    /// Takes a result, or notes what is wrong with it.
    fn add(&mut self, line: &[u8], place: &Place) {
        let Some((n, unit, count)) = parse(line) else {
            return self.note("lines that are no result", at(place));
        };
        if self.n.is_none() {
            self.begin(n);
        }
        let known = self.counts.get_mut(unit).filter(|_| self.n == Some(n));
        let Some(known) = known else {
            return self.note("unknown units", at(place));
        };
        let (first, first_place) = known.get_or_insert_with(|| (count, place.clone()));
        if *first != count {
            let (first_place, place) = (at(first_place), at(place));
            let what = format!("{n} {unit}: {first} in {first_place}, {count} in {place}");
            self.note("different results, delete the files with these and start again", what);
        }
    }

    fn note(&mut self, kind: &'static str, what: String) {
        let (number, first) = self.findings.entry(kind).or_default();
        *number += 1;
        if *number <= 3 {
            first.push(what);
        }
    }

    /// The last lines of files that were cut off and are left out.
    pub fn cut_lines(&self) -> impl Iterator<Item = String> + '_ {
        self.cut.iter().map(at)
    }

    /// The units without a result.
    pub fn missing(&self) -> impl Iterator<Item = String> + '_ {
        let n = self.n.unwrap_or_default(); // Without n there are no units.
        let missing = self.counts.iter().enumerate().filter(|(_, count)| count.is_none());
        missing.map(move |(unit, _)| format!("{n} {unit}"))
    }

    /// A fault if anything is wrong with the results.
    pub fn check(&self) -> Result<(), Fault> {
        let parts = self.findings.iter().map(|(kind, (number, first))| {
            let more = if *number > first.len() { ", ..." } else { "" };
            format!("{kind}: {number} ({}{more})", first.join(", "))
        });
        match parts.collect::<Vec<_>>().join("; ") {
            findings if findings.is_empty() => Ok(()),
            findings => Err(Fault(1, findings)),
        }
    }

    /// The count, if every unit has a result and nothing is wrong.
    pub fn total(mut self) -> Result<u128, Fault> {
        for unit in self.missing().collect::<Vec<_>>() {
            self.note("missing units", unit);
        }
        self.check()?;
        let Some(n) = self.n else {
            return Err(Fault(1, "there are no results".to_owned()));
        };
        let total = self.counts.iter().flatten().map(|(count, _)| u128::from(*count)).sum();
        match COUNTS.get(n as usize) {
            Some(&count) if total != count.into() => Err(Fault(
                1,
                format!(
                    "the results add up to {total}, but n = {n} has {count} solutions: delete all \
                     files of results and start again"
                ),
            )),
            _ => Ok(total),
        }
    }
}

fn at((file, line): &Place) -> String {
    format!("{file} line {line}")
}

/// n, the number of a unit, and its count.
fn parse(line: &[u8]) -> Option<(u32, usize, u64)> {
    let line = str::from_utf8(line).ok()?;
    let (unit, count) = line.strip_suffix('\r').unwrap_or(line).split_once('\t')?;
    let (n, unit) = unit.split_once(' ')?;
    let n = n.parse().ok().filter(|n| engine::SIZES.contains(n))?;
    Some((n, unit.parse().ok()?, count.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use nqueens::engine::Kernel;
    use proptest::prelude::*;

    /// All results for n, a line each.
    fn results(n: u32) -> Vec<String> {
        let count = |unit| Kernel::available()[0].count(unit).unwrap();
        let line = |(number, unit)| format!("{n} {number}\t{}\n", count(unit));
        engine::units(n).into_iter().enumerate().map(line).collect()
    }

    /// What the total of files with these texts is.
    fn total(files: &[&str]) -> Result<u128, String> {
        let mut results = Results::default();
        for (name, text) in ["a", "b", "c"].into_iter().zip(files) {
            results.read(name, text.as_bytes()).unwrap();
        }
        results.total().map_err(|fault| fault.1)
    }

    fn is_refused(text: &str, message: &str) {
        assert_eq!(total(&[text]), Err(message.to_owned()));
    }

    #[test]
    fn every_unit_has_one_result_and_all_add_up_to_the_count() {
        for n in 4..=14 {
            assert_eq!(total(&[&results(n).concat()]), Ok(COUNTS[n as usize].into()), "n = {n}");
        }
    }

    #[test]
    fn sums_have_128_bits() {
        let counts = vec![Some((u64::MAX, ("a".into(), 1))); 3];
        let results = Results { n: Some(28), counts, ..Results::default() };
        assert_eq!(results.total().unwrap(), 3 * u128::from(u64::MAX));
    }

    #[test]
    fn missing_units_are_named_in_the_order_of_the_list() {
        let all = results(13);
        let (first, rest) = all.split_at(4);
        let name = |line: &String| line.split('\t').next().unwrap().to_owned();
        let mut results = Results::of(13);
        results.read("a", rest.concat().as_bytes()).unwrap();
        assert_eq!(
            results.missing().collect::<Vec<_>>(),
            first.iter().map(name).collect::<Vec<_>>()
        );
        let names: Vec<String> = first[..3].iter().map(name).collect();
        is_refused(&rest.concat(), &format!("missing units: 4 ({}, ...)", names.join(", ")));
    }

    #[test]
    fn what_is_wrong_with_results_is_named() {
        let good = results(13).concat();
        let lines: Vec<&str> = good.lines().collect();
        let (unit, count) = lines[2].split_once('\t').unwrap();
        let last = lines.len() + 1;
        is_refused("", "there are no results");
        is_refused("\n", "lines that are no result: 1 (a line 1)");
        for line in [
            unit,
            "x",
            &format!("{unit}\t"),
            &format!("{unit}\tx"),
            &format!("{unit}\t-1"),
            &format!("{unit}\t1.0"),
            &format!("{unit}\t18446744073709551616"),
            &format!("{unit}\t{count}\t"),
            &format!("{unit} {count}"),
            &format!(" {unit}\t{count}"),
            &format!("{unit} 0\t{count}"),
            "\t1",
            "3 0\t1",
            "29 0\t1",
        ] {
            let message = format!("lines that are no result: 1 (a line {last})");
            is_refused(&format!("{good}{line}\n"), &message);
        }
        for line in ["13 200\t1", "12 0\t1"] {
            is_refused(&format!("{good}{line}\n"), &format!("unknown units: 1 (a line {last})"));
        }
        let places = "a line 1, a line 2, a line 3, ...";
        let many = "\n".repeat(1_000_000);
        is_refused(&many, &format!("lines that are no result: 1000000 ({places})"));
        is_refused(&"8".repeat(1_000_000), "lines that are no result: 1 (a line 1)");
    }

    #[test]
    fn results_that_cannot_be_right_say_what_to_delete() {
        let good = results(13).concat();
        let lines: Vec<&str> = good.lines().collect();
        let (unit, count) = lines[2].split_once('\t').unwrap();
        let falsified = format!("{unit}\t9{count}\n");
        let expected = format!(
            "different results, delete the files with these and start again: 1 \
             ({unit}: {count} in a line 3, 9{count} in b line 1)"
        );
        assert_eq!(total(&[&good, &falsified]), Err(expected));
        let wrong = good.replacen(&format!("{}\n", lines[2]), &falsified, 1);
        let sum = 9 * 10_u128.pow(count.len() as u32) + 73712;
        let message = "but n = 13 has 73712 solutions: delete all files of results and start again";
        is_refused(&wrong, &format!("the results add up to {sum}, {message}"));
    }

    #[test]
    fn a_line_without_its_end_is_left_out() {
        let good = results(12).concat();
        let mut results = Results::default();
        results.read("a", good.trim_end().as_bytes()).unwrap();
        let cut = format!("a line {}", good.lines().count());
        assert_eq!(results.cut_lines().collect::<Vec<_>>(), [cut]);
        assert_eq!(results.missing().count(), 1);
        results.read("b", good.replace('\n', "\r\n").as_bytes()).unwrap();
        assert_eq!(results.total().unwrap(), 14200);
    }

    proptest! {
        #[test]
        fn any_order_and_any_repetition_is_welcome(
            (lines, more) in Just(results(10)).prop_shuffle().prop_flat_map(|lines| {
                let more = proptest::sample::subsequence(lines.clone(), 0..lines.len());
                (Just(lines), more)
            }),
        ) {
            prop_assert_eq!(total(&[&lines.concat(), &more.concat()]), Ok(724));
        }

        /// A text that was cut somewhere, and went on with what followed it.
        #[test]
        fn a_cut_is_never_taken_for_a_result(
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
