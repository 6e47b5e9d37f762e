//! Generates submissions from `src`. This does not parse Rust: it relies on the rules in CONTRIBUTING.md.

use crate::common::programs::{header, programs, read};
use std::collections::BTreeMap;

/// The endings of the two lines that enclose the code that a judge calls. LeetCode's clients submit what
/// is between them.
const MARKS: [&str; 2] = ["code=start", "code=end"];

/// The modules that submissions consist of, in their order. Those in `src` that read and write are too long
/// for a submission; shorter ones stand in for them.
const MODULES: [&str; 9] = [
    "src/bitmask",
    "src/counting",
    "src/listing",
    "src/empty_board",
    "src/row_texts",
    "src/table",
    "tests/submissions/board",
    "tests/submissions/integers",
    "tests/submissions/pipe",
];

/// Generates all files. If the judge calls a function, `NAME.rs` has that function, and `NAME-stdin.rs` is
/// the whole program. Otherwise, `NAME.rs` is the whole program.
pub fn generated() -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    for program in programs() {
        // Without arguments and exit codes, and nobody waits for the first answers.
        let run = format!("nqueens::process::run(include_str!(\"{program}.rs\"), ");
        let page = read(&format!("src/bin/{program}.rs")).replace(&run, "run(");
        let page = page.replace("std::process::ExitCode", "Result");
        let is_header = |line: &&str| line.is_empty() || line.starts_with("//");
        let lines = page.lines().skip_while(is_header);
        let mut lines: Vec<&str> = lines.filter(|line| !line.contains("pipe.flush()")).collect();
        let mut whole = program.to_owned();
        if let [Some(start), Some(end)] =
            MARKS.map(|mark| lines.iter().position(|line| line.ends_with(mark)))
        {
            // LeetCode's clients read the first line.
            let first =
                page.lines().next().filter(|line| line.starts_with("// ")).unwrap_or_default();
            let head = head(program, &["- Input: ", "- Output: "]);
            let code = with_modules(&lines[start + 1..end]);
            let text = format!("{first}\n{head}\n{}\n{code}{}\n", lines[start], lines[end]);
            files.insert(whole.clone(), text.trim_start().to_owned());
            whole += "-stdin";
            let function = lines.drain(start..=end);
            let imports: Vec<&str> = function.filter(|line| line.starts_with("use ")).collect();
            lines.splice(0..0, imports);
            lines.retain(|line| !line.ends_with("struct Solution;"));
        }
        let head = head(program, &["- Input: integers n, ", "- On "]);
        files.insert(whole, format!("{head}\n{}", with_modules(&lines)));
    }
    files
}

/// Returns the header as a comment, without some of its lines.
fn head(program: &str, left_out: &[&str]) -> String {
    let header = header(program).replacen(&format!("# {program}: "), "", 1);
    let end = concat!("\nFrom nqueens ", env!("CARGO_PKG_VERSION"), ", MIT License.");
    let lines = header.replacen("\n\n", "\n", 1) + end;
    let left_out = [left_out, &["- Example: ", "- For larger n: "]].concat();
    let lines = lines.lines().filter(|line| !left_out.iter().any(|start| line.starts_with(start)));
    lines.map(|line| format!("// {line}").trim_end().to_owned() + "\n").collect()
}

/// Returns these lines of a page, and the modules that they import, directly or through others.
fn with_modules(page: &[&str]) -> String {
    let mut text = page.join("\n") + "\n";
    for module in MODULES {
        let import = format!("::{}::", module.rsplit('/').next().unwrap_or_default());
        if text.lines().any(|line| line.starts_with("use ") && line.contains(&import)) {
            text += &format!("\n{}", read(&format!("{module}.rs")));
        }
    }
    let imports = text.lines().filter(|line| line.starts_with("use std::"));
    let code = text.lines().filter(|line| !line.starts_with("use ") && !line.starts_with("//!"));
    let mut text: String = imports.chain([""]).chain(code).flat_map(|line| [line, "\n"]).collect();
    while text.contains("\n\n\n") {
        text = text.replace("\n\n\n", "\n\n");
    }
    text.trim_start().to_owned()
}
