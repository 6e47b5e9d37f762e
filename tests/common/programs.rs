//! Lists the programs for judges, and what belongs to them.

use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

pub const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// Returns the text of a file of the project.
pub fn read(file: &str) -> String {
    let text = fs::read_to_string(Path::new(ROOT).join(file));
    text.unwrap_or_else(|error| panic!("cannot read {file}: {error}"))
}

/// Returns the names of the files and directories in a directory of the project, sorted.
pub fn entries(directory: &str) -> Vec<String> {
    let entries = fs::read_dir(Path::new(ROOT).join(directory));
    let entries = entries.unwrap_or_else(|error| panic!("cannot read {directory}/: {error}"));
    let mut names: Vec<_> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// The names of the programs: the pages in `src/bin`.
pub fn programs() -> impl Iterator<Item = &'static str> {
    static FILES: OnceLock<Vec<String>> = OnceLock::new();
    FILES.get_or_init(|| entries("src/bin")).iter().filter_map(|file| file.strip_suffix(".rs"))
}

/// Returns the path of a program that Cargo has built.
pub fn path(program: &str) -> PathBuf {
    Path::new(env!("CARGO_BIN_EXE_hdu2553")).with_file_name(program.to_owned() + EXE_SUFFIX)
}

/// Returns a program's column of this name in `testdata/problems.tsv`.
pub fn column(program: &str, name: &str) -> String {
    let table = read("testdata/problems.tsv");
    let row = |first: &str| table.lines().find(|line| line.split('\t').next() == Some(first));
    let place = row("# program").unwrap().split('\t').position(|column| column == name);
    row(program).unwrap().split('\t').nth(place.unwrap()).unwrap().to_owned()
}

/// Returns the programs that only read integers n, and the largest n.
pub fn integers() -> impl Iterator<Item = (&'static str, u32)> {
    programs().filter_map(|program| Some((program, column(program, "largest n").parse().ok()?)))
}

/// Returns the test cases in a directory of `testdata`: the input's path and the expected output.
pub fn cases(directory: &str) -> Vec<(PathBuf, String)> {
    let directory = format!("testdata/{directory}");
    let case = |name: &String| {
        let case = name.strip_suffix(".in")?;
        Some((
            Path::new(ROOT).join(&directory).join(name),
            read(&format!("{directory}/{case}.out")),
        ))
    };
    entries(&directory).iter().filter_map(case).collect()
}

/// Returns each program with its statement's sample: a question and its answer. Questions may be
/// repeated, so a sample lacks the 0 that ends the input.
pub fn samples() -> impl Iterator<Item = (&'static str, String, String)> {
    programs().map(|program| {
        let [input, output] =
            ["in", "out"].map(|kind| read(&format!("testdata/{program}/01-sample.{kind}")));
        let end = if column(program, "flags").contains("until-zero") { "0\n" } else { "" };
        (program, input.strip_suffix(end).unwrap().to_owned(), output)
    })
}
