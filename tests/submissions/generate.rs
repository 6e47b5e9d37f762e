//! Generates submissions from `src`. This does not parse Rust: it relies on the rules in CONTRIBUTING.md.

use crate::common::programs::{entries, programs, read};
use std::collections::BTreeMap;

/// The endings of the two lines that enclose the code that a judge calls. LeetCode's clients submit what
/// is between them.
const MARKS: [&str; 2] = ["code=start", "code=end"];

/// Generates all files. If the judge calls a function, `NAME.rs` has that function, and `NAME-stdin.rs` is
/// the whole program. Otherwise, `NAME.rs` is the whole program.
pub fn generated() -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    for program in programs() {
        let version = env!("CARGO_PKG_VERSION");
        let origin = format!("//! Generated from nqueens {version}, MIT License.\n//!\n//! <");
        let page = read(&format!("src/bin/{program}.rs")).replacen("//! <", &origin, 1);
        let function = function(&page);
        let suffix = if function.is_some() { "-stdin" } else { "" };
        files.insert(format!("{program}{suffix}"), whole(program, &page));
        files.extend(function.map(|text| (program.to_owned(), text)));
    }
    files
}

/// Returns the function that the judge calls and the modules that it uses, if the page has the marks.
fn function(page: &str) -> Option<String> {
    let lines: Vec<&str> = page.lines().collect();
    let [start, end] = MARKS.map(|mark| lines.iter().position(|line| line.ends_with(mark)));
    let code = lines[start?..end?].join("\n");
    // The title and the address are plain comments, since the judge may put its own code above.
    let header = page.split_once(">\n")?.0.replace("//!", "//");
    Some(format!("{header}>\n\n{code}\n\n{}{}\n", modules(&code), lines[end?]))
}

/// Returns the page, without its example, which calls the installed program, and the modules that it uses.
fn whole(program: &str, page: &str) -> String {
    let is_kept = |line: &&str| !line.starts_with("//! - Example: ");
    let page: String = page.split_inclusive('\n').filter(is_kept).collect();
    // The file may get another name, so it cannot include itself. Its help is the title.
    let title = page.lines().find(|line| line.starts_with("//! # ")).unwrap_or_default();
    let page = page.replace(&format!("include_str!(\"{program}.rs\")"), &format!("{title:?}"));
    format!("{page}\n{}", modules(&page))
}

/// Returns the modules that `code` uses, directly or through other modules.
fn modules(code: &str) -> String {
    let mut used = BTreeMap::new();
    let mut unread = vec![code.to_owned()];
    while let Some(code) = unread.pop() {
        let code = code.replace("std::process::", ""); // Not the module `process`.
        for name in entries("src").iter().filter_map(|file| file.strip_suffix(".rs")) {
            if code.contains(&format!("{name}::")) && !used.contains_key(name) {
                let text = read(&format!("src/{name}.rs"));
                used.insert(name.to_owned(), format!("\npub mod {name} {{\n{text}}}\n"));
                unread.push(text);
            }
        }
    }
    let modules: String = used.into_values().collect();
    format!("#[allow(dead_code)]\nmod nqueens {{\n{modules}}}\n")
}
