//! Any program as one file, ready to submit.
//!
//! A judge takes one source file: a program and, below it, the shared modules that it uses. For LeetCode,
//! which supplies `struct Solution` and `main`, it is only what stands between the `@lc code` marks, with
//! the modules that this uses.

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

/// The marks of LeetCode's editors and clients, which take what stands between them.
const START: &str = "// @lc code=start\n";
const END: &str = "// @lc code=end\n";

/// Every program's name, its problem and the problem's address.
pub(crate) fn list() -> String {
    let title = |(name, text): &Source| {
        let title = text.lines().find_map(|line| line.strip_prefix("//! # "));
        let address = text.lines().find_map(|line| line.strip_prefix("//! <"));
        let address = address.unwrap_or_default().trim_end_matches('>');
        format!("{}\n    {address}\n", title.unwrap_or(name))
    };
    PROGRAMS.iter().map(title).collect()
}

/// The file for a judge. No Rust is parsed; this relies on how the sources name each other (see the
/// library's documentation), and the tests hold them to it.
fn submission(name: &str, text: &str) -> String {
    let Some((before, rest)) = text.split_once(START) else {
        // The file may have any name, so the text for `--help` is cut to its first line.
        let (title, _) = text.split_once('\n').unwrap_or((text, ""));
        let text = text.replace(&format!("include_str!(\"{name}.rs\")"), &format!("{title:?}"));
        return format!("{text}\n{}", modules(&text));
    };
    // What stands above the documentation is for LeetCode's clients; the documentation becomes a
    // plain comment, since it is no longer at the top of what the site compiles.
    let (code, _) = rest.split_once(END).unwrap_or((rest, ""));
    let header: Vec<&str> = before.lines().take_while(|line| line.starts_with("//")).collect();
    let header = header.join("\n").replace("//!", "//");
    format!("{header}\n\n{START}{code}\n{}{END}", modules(code))
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

/// Writes the program that an argument names, with or without a folder and `.rs`.
pub(crate) fn write(argument: &OsStr) -> Result<(), Fault> {
    let stem = Path::new(argument).file_stem();
    let is_named = |(name, _): &&Source| stem == Some(OsStr::new(name));
    let Some((name, text)) = PROGRAMS.iter().find(is_named) else {
        let argument = argument.to_string_lossy();
        let what = "`nqueens submission` lists the programs";
        return Err(Fault(2, format!("there is no program {argument:?}; {what}")));
    };
    process::print(&submission(name, text))
}
