//! README.md and README.zh-CN.md have the same levels of headings, code, addresses, and numbers in tables.

mod common;

use common::ROOT;
use std::fs;
use std::path::Path;

/// Returns the parts that must be the same in every language, in order.
fn facts(file: &str) -> Vec<String> {
    let text = fs::read_to_string(Path::new(ROOT).join(file)).unwrap();
    let mut facts = vec![];
    for (number, block) in text.split("```").enumerate() {
        if number % 2 == 1 {
            facts.push(block.to_owned());
            continue;
        }
        for line in block.lines() {
            if line.starts_with('#') {
                facts.push(line.split(' ').next().unwrap().to_owned());
            }
            let addresses = line.split("](").skip(1).filter_map(|rest| rest.split(')').next());
            let addresses = addresses.filter(|address| !address.starts_with("README"));
            facts.extend(addresses.map(str::to_owned));
            let is_number = |word: &&str| word.contains(|c: char| c.is_ascii_digit());
            if line.starts_with('|') {
                let words = line.split(|c: char| !c.is_ascii_alphanumeric() && !".,-_".contains(c));
                let words = words.map(|word| word.trim_matches([',', '.'])).filter(is_number);
                facts.extend(words.map(str::to_owned));
            }
        }
    }
    facts
}

#[test]
fn the_readmes_agree() {
    let (english, chinese) = (facts("README.md"), facts("README.zh-CN.md"));
    for (english, chinese) in english.iter().zip(&chinese) {
        assert_eq!(english, chinese, "README.md has the first, README.zh-CN.md the second");
    }
    assert_eq!(
        english.len(),
        chinese.len(),
        "one README has more headings, code, addresses or numbers"
    );
}
