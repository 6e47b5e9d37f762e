//! Writes any program as one file, ready to submit.
//!
//! Most judges run a whole program: its page and, below it, the shared modules that it uses. Others call
//! a function and supply `main` themselves. The page then marks the lines that they call, and only
//! these lines are written, with the modules that they use.

use nqueens::fault::Fault;
use nqueens::process;
use std::ffi::OsStr;
use std::path::Path;

/// A file without its folder and its `.rs`, and the text in it.
pub(crate) type Source = (&'static str, &'static str);

macro_rules! sources {
    ($folder:literal: $($name:ident)*) => {
        &[$((stringify!($name), include_str!(concat!($folder, stringify!($name), ".rs")))),*]
    };
}

pub(crate) const PROGRAMS: &[Source] = sources!("../":
    acwing843 aoj_alds1_13_a cses1624 hdu2553 kattis8queens
    leetcode51 leetcode52 luogu1219 luogu1562 nowcoder39 permutations
);

/// A module stands before those that it uses.
pub(crate) const MODULES: &[Source] = sources!("../../":
    listing counting placing bitmask board integers chessboards process pipe fault table
);

/// How the lines end that enclose what a judge calls. LeetCode's clients submit the lines between theirs.
const MARKS: [&str; 2] = ["code=start", "code=end"];

/// Every program's name, its problem and the problem's address.
pub(crate) fn list() -> String {
    let entry = |(_, text): &Source| {
        let address = text.lines().find_map(|line| line.strip_prefix("//! <"));
        let address = address.unwrap_or_default().trim_end_matches('>');
        format!("{}\n    {address}\n", title(text).trim_start_matches("//! # "))
    };
    PROGRAMS.iter().map(entry).collect()
}

/// The line that names the program and its problem.
fn title(text: &str) -> &str {
    text.lines().find(|line| line.starts_with("//! # ")).unwrap_or_default()
}

/// The file for a judge. This does not parse Rust: it relies on how the sources name each other, which
/// the library's documentation describes and the tests check.
fn submission(name: &str, text: &str, whole: bool) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let marks = MARKS.map(|mark| lines.iter().position(|line| line.ends_with(mark)));
    match marks {
        [Some(start), Some(end)] if !whole => {
            // The problem without the list, which is about the whole program. A plain comment, since the
            // judge may put its own code above.
            let is_problem = |line: &&&str| !line.starts_with("//! - ");
            let header: Vec<_> = lines.iter().take_while(is_problem).copied().collect();
            let header = header.join("\n").replace("//!", "//");
            let header = header.trim_end_matches("\n//");
            let code = lines[start..end].join("\n");
            format!("{header}\n\n{code}\n\n{}{}\n", modules(&code), lines[end])
        }
        _ => {
            // The file may have any name, so its help is the title alone.
            let own_text = format!("include_str!(\"{name}.rs\")");
            let text = text.replace(&own_text, &format!("{:?}", title(text)));
            format!("{text}\n{}", modules(&text))
        }
    }
}

/// The modules that `code` names as `nqueens::…`, and those that they name as `super::…`.
fn modules(code: &str) -> String {
    let mut modules = String::new();
    for (name, text) in MODULES {
        let used = code.contains(&format!("nqueens::{name}"))
            || modules.contains(&format!("super::{name}"));
        if used {
            modules += &format!("\npub mod {name} {{\n{text}}}\n");
        }
    }
    format!("#[allow(dead_code)] // A program uses a part of each.\nmod nqueens {{\n{modules}}}\n")
}

/// Writes the program that an argument names, with or without a folder and `.rs`: as its judge takes it,
/// or always as a whole program.
pub(crate) fn write(argument: &OsStr, whole: bool) -> Result<(), Fault> {
    let stem = Path::new(argument).file_stem();
    let is_named = |(name, _): &&Source| stem == Some(OsStr::new(name));
    let Some((name, text)) = PROGRAMS.iter().find(is_named) else {
        let argument = argument.to_string_lossy();
        let what = "`nqueens submission` lists the programs";
        return Err(Fault(2, format!("there is no program {argument:?}; {what}")));
    };
    process::print(&submission(name, text, whole))
}
