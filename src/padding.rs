//! Short texts that are written often.

/// A text of up to N bytes, for `write_start`.
pub fn padded<const N: usize>(text: &str) -> ([u8; N], usize) {
    let mut bytes = [0; N];
    bytes[..text.len()].copy_from_slice(text.as_bytes());
    (bytes, text.len())
}
