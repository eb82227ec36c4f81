#![no_main]
//! `cargo +nightly fuzz run moves`

#[path = "../../crates/damier-rules/tests/it/fuzz_entries/mod.rs"]
mod fuzz_entries;

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz_entries::moves(data));
