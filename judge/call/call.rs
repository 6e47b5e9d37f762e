trait Answer: std::fmt::Debug {}
impl Answer for i32 {}
impl Answer for Vec<Vec<String>> {}

fn text(answer: impl Answer) -> String {
    format!("{:?}\n", answer)
}

/// Calls the function for each argument but the first, and writes what it returns last to the file that the first one names.
pub fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    for argument in &arguments[1..] {
        let judge_n: i32 = argument.parse().unwrap();
        std::fs::write(&arguments[0], text(JUDGE_CALL(judge_n))).unwrap();
    }
}
