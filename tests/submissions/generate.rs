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
        let lines: Vec<&str> = page.lines().skip_while(|line| line.starts_with("//")).collect();
        let marks = MARKS.map(|mark| lines.iter().position(|line| line.ends_with(mark)));
        let [Some(start), Some(end)] = marks else {
            files.insert(program.to_owned(), whole(program, &lines));
            continue;
        };
        // LeetCode's clients read the first line.
        let first = page.lines().next().filter(|line| line.starts_with("// ")).unwrap_or_default();
        let head = head(program, "this function", &["- Example: ", "- Input: ", "- Output: "]);
        let code = lines[start..end].join("\n").replace("nqueens::", "self::");
        let text = format!("{first}\n{head}\n{code}\n\n{}{}\n", modules(&code), lines[end]);
        files.insert(program.to_owned(), text.trim_start().to_owned());
        files.insert(
            format!("{program}-stdin"),
            whole(program, &[&lines[..start], &lines[end + 1..]].concat()),
        );
    }
    files
}

/// Returns a program without arguments and exit codes, and what it uses of the modules.
fn whole(program: &str, lines: &[&str]) -> String {
    let line = |line: &&str| match line.strip_prefix("use nqueens::{") {
        _ if line.ends_with("struct Solution;") => String::new(),
        // The modules are in the same file.
        Some(names) => {
            let names = names.trim_end_matches("};").split(", ").filter(|name| name.contains("::"));
            format!("use self::{{{}}};\n", names.collect::<Vec<_>>().join(", "))
        }
        None => format!("{line}\n"),
    };
    let code: String = lines.iter().map(line).collect();
    let code = code
        .replace("std::process::ExitCode", "Result<(), Error>")
        .replace(&format!("process::run(include_str!(\"{program}.rs\"), "), "pipe::run(")
        .replace("nqueens::", "self::");
    format!("{}{code}\n{}", head(program, "`solve`", &["- Example: ", "- On "]), modules(&code))
}

/// Returns the header as a comment, without some of its items.
fn head(program: &str, solution: &str, left_out: &[&str]) -> String {
    let header =
        header(program).replacen(&format!("# {program}: "), "", 1).replacen("\n\n", "\n", 1);
    let mut is_kept = true;
    let mut lines: Vec<_> = header
        .lines()
        .filter(|line| {
            if !line.starts_with("  ") {
                is_kept = !left_out.iter().any(|item| line.starts_with(item));
            }
            is_kept
        })
        .collect();
    let version = env!("CARGO_PKG_VERSION");
    let end = format!("The solution is {solution}; the rest is what it uses. From nqueens {version}, MIT License.");
    lines.extend(["", &end]);
    lines.iter().map(|line| format!("// {line}").trim_end().to_owned() + "\n").collect()
}

/// Returns what `code` uses of the modules, directly or through others. Those in `short` are preferred.
fn modules(code: &str) -> String {
    let files = entries("src");
    let names: Vec<&str> = files.iter().filter_map(|file| file.strip_suffix(".rs")).collect();
    let short = entries("tests/submissions/short");
    let mut used = without_comments(code);
    let mut taken: BTreeMap<&str, BTreeMap<usize, String>> = BTreeMap::new();
    loop {
        let length = used.len();
        for name in &names {
            if !used.contains(&format!("{name}::")) {
                continue;
            }
            let file = format!("{name}.rs");
            let folder = if short.contains(&file) { "tests/submissions/short" } else { "src" };
            for (i, item) in items(&read(&format!("{folder}/{file}"))).into_iter().enumerate() {
                let items = taken.entry(name).or_default();
                if !items.contains_key(&i) && is_used(&item, &used) {
                    used += &without_comments(&item);
                    items.insert(i, item);
                }
            }
        }
        if used.len() == length {
            break;
        }
    }
    let module = |(name, items): (&str, BTreeMap<usize, String>)| {
        let text = items.into_values().collect::<Vec<_>>().join("\n\n");
        let lines = text.lines().map(|line| format!("    {line}").trim_end().to_owned() + "\n");
        format!("mod {name} {{\n{}}}\n", lines.collect::<String>())
    };
    taken.into_iter().map(module).collect::<Vec<_>>().join("\n")
}

fn without_comments(code: &str) -> String {
    code.lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .map(|line| format!("{line}\n"))
        .collect()
}

/// Splits a module into its items: what begins at the start of a line after an empty line.
fn items(text: &str) -> Vec<String> {
    let mut items: Vec<String> = vec![];
    for part in text.trim_end().split("\n\n") {
        match items.last_mut() {
            Some(last) if part.starts_with(' ') => *last += &format!("\n\n{part}"),
            _ => items.push(part.to_owned()),
        }
    }
    items
}

/// Returns whether the code uses an item: names a type or a constant, calls a function, or a method of a
/// type that it names. A module's comment and imports are always used.
fn is_used(item: &str, code: &str) -> bool {
    let item = without_comments(item);
    let is_end = |c: char| !c.is_alphanumeric() && c != '_';
    let name = |text: &str| text.split(is_end).next().unwrap_or_default().to_owned();
    let names = |name: &str| code.split(is_end).any(|word| word == name);
    let calls = |text: &str, before: &str| {
        let call = format!("{before}{}(", name(text));
        code.match_indices(&call).any(|(at, _)| code[..at].ends_with(is_end) || before == ".")
    };
    let declaration = item.lines().find(|line| !line.starts_with("#[")).unwrap_or("use");
    let declaration = declaration.trim_start_matches("pub ");
    match declaration.split_once([' ', '<']) {
        Some(("const" | "struct" | "type", rest)) => names(&name(rest)),
        Some(("fn", rest)) => calls(rest, ""),
        Some(("impl", rest)) => {
            let of_type = rest.rsplit(" for ").next().unwrap_or_default();
            let is_called = item.split("fn ").skip(1).any(|method| calls(method, "."));
            names(&name(of_type.trim_start_matches("'a> ")))
                && (is_called || rest.contains(" for "))
        }
        _ => true,
    }
}
