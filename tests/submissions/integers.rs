use super::pipe::{Pipe, Result};

fn read_integer(pipe: &mut Pipe, name: &str, range: std::ops::RangeInclusive<u32>) -> Result<u32> {
    let value = pipe.tokens.next().and_then(|token| token.parse().ok());
    let value = value.filter(|value| range.contains(value));
    value.ok_or_else(|| pipe.error(&format!("expected {} in {:?}", name, range)))
}
