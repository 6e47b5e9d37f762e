//! Generates submissions from `src`. This does not parse Rust: it relies on the rules in CONTRIBUTING.md.

use crate::common::programs::{entries, header, programs, read};
use std::collections::BTreeMap;

/// The endings of the two lines that enclose the code that a judge calls. LeetCode's clients submit what
/// is between them.
const MARKS: [&str; 2] = ["code=start", "code=end"];

/// Generates all files. If the judge calls a function, `NAME.rs` has that function, and `NAME-stdin.rs` is
/// the whole program. Otherwise, `NAME.rs` is the whole program.
pub fn generated() -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    for program in programs() {
        let page = read(&format!("src/bin/{program}.rs"));
        let is_header = |line: &&str| line.is_empty() || line.starts_with("//");
        let lines = page.lines().skip_while(is_header);
        // Nobody waits for earlier answers.
        let lines: Vec<&str> = lines.filter(|line| !line.contains("pipe.flush()")).collect();
        let mut whole = program.to_owned();
        if let [Some(start), Some(end)] =
            MARKS.map(|mark| lines.iter().position(|line| line.ends_with(mark)))
        {
            // LeetCode's clients read the first line.
            let first =
                page.lines().next().filter(|line| line.starts_with("// ")).unwrap_or_default();
            let head = head(program, "this function", &["- Example: ", "- Input: ", "- Output: "]);
            let code = lines[start..end].join("\n").replace("nqueens::", "self::");
            let text = format!("{first}\n{head}\n{}{}\n", with_modules(&code, &code), lines[end]);
            files.insert(whole.clone(), text.trim_start().to_owned());
            whole += "-stdin";
        }
        // A program without arguments and exit codes.
        let run = format!("nqueens::process::run(include_str!(\"{program}.rs\"), ");
        let code = lines.join("\n").replace(&run, "pipe::run(").replace("nqueens::", "self::");
        let code = code.replace("std::process::ExitCode", "Result");
        let head = head(program, "`solve`", &["- Example: ", "- On "]);
        files.insert(whole, format!("{head}\n{}", with_modules(&code, "main() solve()")));
    }
    files
}

/// Returns the header as a comment, without some of its lines.
fn head(program: &str, solution: &str, left_out: &[&str]) -> String {
    let header = header(program).replacen(&format!("# {program}: "), "", 1);
    let version = env!("CARGO_PKG_VERSION");
    let end = format!(
        "\nThe solution is {solution}; the rest is what it uses. From nqueens {version}, MIT License."
    );
    let lines = header.replacen("\n\n", "\n", 1) + &end;
    let lines = lines.lines().filter(|line| !left_out.iter().any(|start| line.starts_with(start)));
    lines.map(|line| format!("// {line}").trim_end().to_owned() + "\n").collect()
}

/// Returns the items of `code` and of the modules that `roots` uses, directly or through others.
fn with_modules(code: &str, roots: &str) -> String {
    let mut all: Vec<(String, String)> = vec![];
    let mut add = |module: &str, text: &str| {
        // An item begins at the start of a line after an empty line.
        for part in text.trim_end().split("\n\n") {
            match all.last_mut() {
                Some(last) if part.starts_with(' ') => last.1 += &format!("\n\n{part}"),
                _ => all.push((module.to_owned(), part.to_owned())),
            }
        }
    };
    add("", code);
    for module in entries("src").iter().filter_map(|file| file.strip_suffix(".rs")) {
        let folder = if module == "pipe" { "tests/submissions" } else { "src" };
        add(module, &read(&format!("{folder}/{module}.rs")));
    }
    let mut used = roots.to_owned();
    let mut is_taken = vec![false; all.len()];
    while let Some(new) = (0..all.len()).find(|i| {
        let (module, item) = &all[*i];
        let is_named = |start| used.contains(&format!("{start}::{module}::"));
        let is_in_reach = module.is_empty() || is_named("self") || is_named("super");
        !is_taken[*i] && is_in_reach && is_used(item, &used)
    }) {
        is_taken[new] = true;
        used += &without_comments(&all[new].1);
    }
    let mut taken: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for ((module, item), _) in all.iter().zip(is_taken).filter(|item| item.1) {
        taken.entry(module).or_default().push(item);
    }
    let text = |(module, items): (&str, Vec<&str>)| {
        // A type's blocks of methods become one.
        let text = items.join("\n\n").replace("    }\n}\n\nimpl<'a> Pipe<'a> {\n", "    }\n\n");
        if module.is_empty() {
            return text + "\n";
        }
        let lines = text.lines().map(|line| format!("    {line}").trim_end().to_owned() + "\n");
        format!("\nmod {module} {{\n{}}}\n", lines.collect::<String>())
    };
    taken.into_iter().map(text).collect()
}

fn without_comments(code: &str) -> String {
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.map(|line| line.to_owned() + "\n").collect()
}

/// Returns whether the code uses an item: names its type or constant, or calls its function or one of its
/// methods. A module's comment and imports are always used.
fn is_used(item: &str, code: &str) -> bool {
    let item = without_comments(item);
    let is_end = |c: char| !c.is_alphanumeric() && c != '_';
    let names = |name: Option<&str>| code.split(is_end).any(|word| Some(word) == name);
    let calls = |text: &str| {
        let call = text.split(is_end).next().unwrap_or_default().to_owned() + "(";
        code.match_indices(&call).any(|(at, _)| at == 0 || code[..at].ends_with(is_end))
    };
    let declaration = item.lines().find(|line| !line.starts_with("#[")).unwrap_or_default();
    let is_visibility = |word: &&str| ["", "pub", "crate"].contains(word);
    let mut words = declaration.split(is_end).skip_while(is_visibility);
    let mut methods = item.split("fn ").skip(1);
    match words.next() {
        None | Some("use") => true,
        Some("impl") => {
            let of_type = words.filter(|word| word.starts_with(char::is_uppercase)).last();
            names(of_type) && (declaration.contains(" for ") || methods.any(calls))
        }
        Some("fn") => methods.any(calls),
        _ => names(words.next()),
    }
}
