//! # submission: any program as one file, ready to submit
//!
//! A judge takes one source file. This writes a program and, below it, the shared modules that it
//! uses. It does not parse Rust; it relies on how the sources name each other (see the library's
//! documentation), and the tests hold them to it.
//!
//! For LeetCode, which supplies `struct Solution` and `main`, the file is the header as a comment and,
//! between the `@lc code` marks, what stands between them and the modules that it uses.

use nqueens::io::{self, Fault};
use std::env;
use std::ffi::{OsStr, OsString};
use std::path::Path;
use std::process::ExitCode;

const HELP: &str = "\
submission PROGRAM > FILE.rs
writes PROGRAM and the modules that it uses as one file to stdout;
PROGRAM is a name, with or without a folder and .rs; without it, lists the programs
";

/// A file without its folder and its `.rs`, and the text in it.
pub(crate) type Source = (&'static str, &'static str);

macro_rules! sources {
    ($folder:literal: $($name:ident)*) => {
        &[$((stringify!($name), include_str!(concat!($folder, stringify!($name), ".rs")))),*]
    };
}

pub(crate) const PROGRAMS: &[Source] = sources!("":
    acwing843 aoj_alds1_13_a cses1624 hdu2553 kattis8queens
    leetcode51 leetcode52 luogu1219 nowcoder39 permutations
);

/// A module stands before those that it uses.
pub(crate) const MODULES: &[Source] = sources!("../": listing counting bitmask board io table);

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

fn submission(text: &str) -> String {
    let Some((before, rest)) = text.split_once(START) else {
        return format!("{text}\n{}", modules(text));
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
            let indent = |line| match line {
                "" => "\n".to_owned(),
                _ => format!("        {line}\n"),
            };
            let text: String = text.lines().map(indent).collect();
            modules += &format!("    pub mod {name} {{\n{text}    }}\n");
        }
    }
    format!("#[allow(dead_code)] // A program uses a part of each.\nmod nqueens {{\n{modules}}}\n")
}

fn main() -> ExitCode {
    let arguments: Vec<OsString> = env::args_os().skip(1).collect();
    let outcome = match &arguments[..] {
        [] => io::print(&list()),
        [argument] if argument == "--help" => io::print(HELP),
        [argument] => match program(argument) {
            Some(text) => io::print(&submission(text)),
            None => Err(Fault::Usage(format!(
                "no program {:?}, `submission` without an argument lists them",
                argument.to_string_lossy()
            ))),
        },
        _ => Err(Fault::Usage("takes the name of one program (see --help)".to_owned())),
    };
    io::report("submission", outcome)
}

/// The source of a program, named with or without a folder and `.rs`.
fn program(argument: &OsStr) -> Option<&'static str> {
    let stem = Path::new(argument).file_stem()?;
    PROGRAMS.iter().find(|(name, _)| stem == *name).map(|(_, text)| *text)
}
