/// Calls the function for each argument but the first, and writes what it returns last to the file that the first one names.
pub fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    for argument in &arguments[1..] {
        let judge_n: i32 = argument.parse().unwrap();
        let answer = format!("{:?}\n", JUDGE_CALL(judge_n));
        std::fs::write(&arguments[0], answer).unwrap();
    }
}
