//! Usage: nqueens submission [PROGRAM] [--whole]
//!
//! Writes a program as one file, in the form that its judge accepts.
//!
//! Most judges run a whole program. Others call a function from their own `main`; for these, only
//! the function and the code that it uses are written. HDU takes no Rust: submit hdu2553.cpp, which
//! is in src/bin. Without PROGRAM, lists the programs.
//!
//!   -w, --whole  always write a whole program, which reads stdin
//!
//! Example: `nqueens submission nowcoder39 > nowcoder39.rs`

use crate::arguments::{unknown, Arguments};
use nqueens::{error::Error, process};

/// The name of a file without `.rs`, and its text.
type Source = (&'static str, &'static str);

macro_rules! sources {
    ($folder:literal: $($name:ident)*) => {
        &[$((stringify!($name), include_str!(concat!($folder, stringify!($name), ".rs")))),*]
    };
}

const PROGRAMS: &[Source] = sources!("../":
    acwing843 aoj_alds1_13_a cses1624 hdu2553 kattis8queens
    leetcode51 leetcode52 luogu1219 luogu1562 nowcoder39 permutations
);

/// A module comes before those that it uses.
const MODULES: &[Source] = sources!("../../":
    listing counting placing bitmask board integers process pipe error table
);

/// The endings of the two lines that enclose the code that a judge calls. LeetCode's clients submit what
/// is between them.
const MARKS: [&str; 2] = ["code=start", "code=end"];

/// Returns every program's name, its problem, and the problem's address.
fn list() -> String {
    let header = |(_, text): &Source| {
        let lines = text.lines().filter_map(|line| line.strip_prefix("//! "));
        let lines: Vec<_> =
            lines.take(2).map(|line| line.trim_matches(['#', ' ', '<', '>'])).collect();
        lines.join("\n    ") + "\n"
    };
    PROGRAMS.iter().map(header).collect()
}

/// Returns the file for a judge. This does not parse Rust: it relies on the rules in CONTRIBUTING.md.
fn submission(name: &str, text: &str, whole: bool) -> String {
    let lines: Vec<&str> = text.lines().collect();
    let marks = MARKS.map(|mark| lines.iter().position(|line| line.ends_with(mark)));
    match marks {
        [Some(start), Some(end)] if !whole => {
            // The title and the address are plain comments, since the judge may put its own code above.
            let (header, _) = text.split_once(">\n").unwrap_or_default();
            let header = header.replace("//!", "//") + ">";
            let code = lines[start..end].join("\n");
            format!("{header}\n\n{code}\n\n{}{}\n", modules(&code), lines[end])
        }
        _ => {
            // The file may get another name, so it cannot include itself. Its help is the title.
            let title = text.lines().find(|line| line.starts_with("//! # ")).unwrap_or_default();
            let own_text = format!("include_str!(\"{name}.rs\")");
            let text = text.replace(&own_text, &format!("{title:?}"));
            format!("{text}\n{}", modules(&text))
        }
    }
}

/// Returns the modules that `code` uses, directly or through other modules.
fn modules(code: &str) -> String {
    let mut modules = String::new();
    for (name, text) in MODULES {
        if [code, &modules].iter().any(|code| code.contains(&format!("{name}::"))) {
            modules += &format!("\npub mod {name} {{\n{text}}}\n");
        }
    }
    format!("#[allow(dead_code)]\nmod nqueens {{\n{modules}}}\n")
}

/// Writes the named program, or the list.
pub fn run(arguments: &Arguments) -> Result<(), Error> {
    let Some(name) = arguments.operands.first() else {
        return process::print(&list());
    };
    let program = PROGRAMS.iter().find(|program| program.0 == name);
    let names: Vec<_> = PROGRAMS.iter().map(|program| program.0).collect();
    let hint = "`nqueens submission` lists the programs";
    let (name, text) = program.ok_or_else(|| unknown("program", name, &names, hint))?;
    process::print(&submission(name, text, arguments.option("--whole").is_some()))
}
