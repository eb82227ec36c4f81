#![no_main]
//! `cargo +nightly fuzz run xiangqi`

#[path = "../../crates/chuhe-rules/tests/it/fuzz_entries/mod.rs"]
mod fuzz_entries;

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz_entries::everything(data));
