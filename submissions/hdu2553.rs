// HDU 2553, N Queens Problem
// <https://acm.hdu.edu.cn/showproblem.php?pid=2553>
//
// How many ways are there to place n queens on an n x n board so that no two attack each other?
//
// - Constraints: n from 1 to 10, and a 0 at the end; 1 s, 32 MB. HDU has no Rust, but there is a
//   C++ program for it, `hdu2553.cpp`.
// - Output: the number of solutions for each n, one per line.
// - Cost: a table lookup per query.
//
// From nqueens 0.3.0, MIT License.

use std::io::{stdin, stdout, BufWriter, Read, Stdout, Write};

fn solve(pipe: &mut Pipe) -> Result {
    let lines = COUNTS.map(|count| format!("{count}\n"));
    while pipe.has_more()? {
        match read_integer(pipe, "n", 0..=27)? {
            0 => break,
            n => pipe.write(lines[n as usize].as_bytes())?,
        }
    }
    Ok(())
}

fn main() -> Result {
    run(solve)
}

/// `COUNTS[n]` is the number of solutions on an n x n board, <https://oeis.org/A000170>. The last took
/// FPGAs more than a year (TU Dresden, 2016). `COUNTS[0]` is 0; OEIS has 1.
#[rustfmt::skip] // Otherwise there is one number per line.
pub const COUNTS: [u64; 28] = [
    0, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2_680, 14_200, 73_712, 365_596, 2_279_184, 14_772_512,
    95_815_104, 666_090_624, 4_968_057_848, 39_029_188_884, 314_666_222_712, 2_691_008_701_644,
    24_233_937_684_440, 227_514_171_973_736, 2_207_893_435_808_352, 22_317_699_616_364_044,
    234_907_967_154_122_528,
];

fn read_integer(pipe: &mut Pipe, name: &str, range: std::ops::RangeInclusive<u32>) -> Result<u32> {
    let value = pipe.tokens.next().and_then(|token| token.parse().ok());
    let value = value.filter(|value| range.contains(value));
    value.ok_or_else(|| pipe.error(&format!("expected {} in {:?}", name, range)))
}

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
