#![no_main]
//! `cargo +nightly fuzz run hub`

#[path = "../../tests/it/hub_fuzz_entry.rs"]
mod hub_fuzz_entry;

libfuzzer_sys::fuzz_target!(|data: &[u8]| hub_fuzz_entry::hub(data));
