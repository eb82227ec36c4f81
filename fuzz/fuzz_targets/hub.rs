#![no_main]
//! `cargo +nightly fuzz run hub`

#[path = "../../tests/fuzz_entries/mod.rs"]
mod fuzz_entries;

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz_entries::hub(data));
