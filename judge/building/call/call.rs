trait Answer: std::fmt::Debug {}
impl Answer for i32 {}
impl Answer for Vec<Vec<String>> {}

fn text(answer: impl Answer) -> String {
    format!("{:?}\n", answer)
}

/// Calls the function for each argument but the first, and writes a line for each to the file that the first one names.
pub fn main() {
    let arguments: Vec<String> = std::env::args().skip(JUDGE_SKIPPED).collect();
    let mut answers = std::fs::File::create(&arguments[0]).unwrap();
    for argument in &arguments[1..] {
        let judge_n: i32 = argument.parse().unwrap();
        std::io::Write::write_all(&mut answers, text(JUDGE_CALL(judge_n)).as_bytes()).unwrap();
    }
}
