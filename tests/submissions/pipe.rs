use std::io::{stdin, stdout, BufWriter, Read, Stdout, Write};

type Result<T = ()> = std::result::Result<T, Box<dyn std::error::Error>>;

/// Reads and writes for a judge, whose input is complete, well-formed and small.
struct Pipe<'a> {
    tokens: std::iter::Peekable<std::str::SplitAsciiWhitespace<'a>>,
    output: BufWriter<Stdout>,
}

impl Pipe<'_> {
    fn has_more(&mut self) -> Result<bool> {
        Ok(self.tokens.peek().is_some())
    }

    fn write(&mut self, text: &[u8]) -> Result {
        Ok(self.output.write_all(text)?)
    }

    fn error(&self, what: &str) -> Box<dyn std::error::Error> {
        what.into()
    }
}

fn run(solve: impl FnOnce(&mut Pipe) -> Result) -> Result {
    let mut input = String::new();
    stdin().read_to_string(&mut input)?;
    let tokens = input.split_ascii_whitespace().peekable();
    let mut pipe = Pipe { tokens, output: BufWriter::with_capacity(1 << 16, stdout()) };
    solve(&mut pipe)?;
    Ok(pipe.output.flush()?)
}
