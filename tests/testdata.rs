//! Runs the programs on their test cases, and checks what else belongs to a program: a complete header,
//! complete test cases, and a row in each list.

mod common;

use common::process::command;
use common::programs::{cases, entries, header, judges, path, problems, programs, read};

#[test]
fn programs_answer_their_test_cases() {
    for program in programs() {
        for (input, expected) in [cases(program), cases(&format!("{program}/beyond"))].concat() {
            let answer = command(path(program)).pipe_stdin(&input).unwrap().assert();
            let answer = answer.append_context("input", input.display().to_string());
            answer.success().stderr("").stdout(expected);
        }
    }
}

#[test]
fn test_cases_are_complete() {
    for program in programs() {
        let directory = format!("testdata/{program}");
        let (mut judged, beyond) = (entries(&directory), entries(&format!("{directory}/beyond")));
        judged.retain(|name| name != "beyond");
        // Hydro reads the number of a case from the end of its name or, if there is none, from the start.
        let inputs = judged.iter().filter_map(|name| name.strip_suffix(".in"));
        for (number, case) in (1..).zip(inputs) {
            let start = format!("{number:02}-");
            let is_name = case.starts_with(&start) && !case.ends_with(char::is_numeric);
            assert!(
                is_name,
                "{directory}/{case}.in: name it {start}WHAT.in, without a number at its end"
            );
        }
        assert!(judged.iter().any(|found| found == "01-sample.in"), "add {directory}/01-sample.in");
        for name in ["crlf.in", "empty.in", "no-final-newline.in"] {
            assert!(beyond.iter().any(|found| found == name), "add {directory}/beyond/{name}");
        }
        for names in [judged, beyond] {
            let outputs = names.iter().filter_map(|name| name.strip_suffix(".out")).count();
            assert_eq!(names.len(), 2 * outputs, "{directory}: expected only CASE.in and CASE.out");
        }
    }
}

#[test]
fn headers_are_complete() {
    for program in programs() {
        let (page, header) = (format!("src/bin/{program}.rs"), header(program));
        let title = format!("# {program}: ");
        assert!(header.starts_with(&title), "{page}: expected \"//! {title}PROBLEM\" at the top");
        for item in ["<http", "- Input:", "- Output:", "- Constraints:", "- Example: `", "- Cost:"]
        {
            let is_there = header.lines().any(|line| line.starts_with(item));
            assert!(is_there, "{page}: add a line \"//! {item}...\" to the header");
        }
    }
}

#[test]
fn programs_are_in_readme_and_tables() {
    let readmes = ["README.md", "README.zh-CN.md"].map(|file| (file, read(file)));
    let (judges, problems) = (judges(), problems());
    for [program, ..] in &judges {
        let is_known = program == "*" || programs().any(|name| name == program);
        assert!(is_known, "testdata/judges.tsv: there is no program {program}");
    }
    for program in programs() {
        let problem = problems.iter().find(|row| row[0] == program);
        let problem = problem.unwrap_or_else(|| panic!("testdata/problems.tsv: add {program}"));
        let [_, address, _, _, seconds, megabytes, ..] = problem;
        let header = header(program);
        assert!(header.contains(&format!("<{address}>")), "src/bin/{program}.rs: add <{address}>");
        let constraints = header.lines().find(|line| line.starts_with("- Constraints: "));
        let limits = match (&seconds[..], &megabytes[..]) {
            ("-", _) => String::new(),
            (_, "-") => format!("; {seconds} s"),
            _ => format!("; {seconds} s, {megabytes} MB"),
        };
        assert!(
            constraints.is_some_and(|line| line.contains(&format!("{limits}."))),
            "src/bin/{program}.rs: the constraints must end in \"{limits}.\", as in problems.tsv"
        );
        let address = format!("({address})");
        let file = format!("](submissions/{program}.");
        let is_row = |line: &str| line.contains(&address) && line.contains(&file);
        for (name, text) in &readmes {
            assert!(text.lines().any(is_row), "{name}: add a row with ({address} and {file}rs)");
        }
        for table in ["testdata/expected.py", "testdata/wrong.py"] {
            assert!(
                read(table).contains(&format!("\n    \"{program}\": ")),
                "{table}: add {program}"
            );
        }
        let is_judged = judges.iter().any(|row| row[0] == program);
        assert!(is_judged, "testdata/judges.tsv: add a row for {program}");
    }
}
