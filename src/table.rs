//! All known numbers of solutions.

/// `COUNTS[n]` is the number of solutions on an n x n board, <https://oeis.org/A000170>. The last took
/// FPGAs more than a year (TU Dresden, 2016). `COUNTS[0]` is 0; OEIS has 1.
#[rustfmt::skip] // Otherwise there is one number per line.
pub const COUNTS: [u64; 28] = [
    0, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2_680, 14_200, 73_712, 365_596, 2_279_184, 14_772_512,
    95_815_104, 666_090_624, 4_968_057_848, 39_029_188_884, 314_666_222_712, 2_691_008_701_644,
    24_233_937_684_440, 227_514_171_973_736, 2_207_893_435_808_352, 22_317_699_616_364_044,
    234_907_967_154_122_528,
];
