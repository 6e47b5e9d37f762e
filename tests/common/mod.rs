#![allow(dead_code)] // Each test file uses only part of these.

pub mod process;
pub mod programs;
