#![no_main]
//! `cargo +nightly fuzz run dxp`

#[path = "../../crates/damier-dxp/tests/it/dialogue_fuzz_entry.rs"]
mod dialogue_fuzz_entry;

libfuzzer_sys::fuzz_target!(|data: &[u8]| dialogue_fuzz_entry::dialogue(data));
