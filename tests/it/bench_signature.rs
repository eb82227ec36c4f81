//! The search has the signature named in the code and in `docs/strength.md`.

#![allow(clippy::unwrap_used, reason = "helpers of tests may fail the test")]

use crate::command::{ask, text};

#[test]
fn the_signature_is_the_newest_in_the_table() {
    let table = include_str!("../../docs/strength.md");
    let signatures = table.lines().skip_while(|line| !line.starts_with("## Signatures"));
    let row = signatures.skip_while(|line| !line.starts_with("|---")).nth(1).unwrap();
    let documented = row.split('|').nth(1).unwrap().trim();
    let output = ask(&["bench"], "");
    let signature = text(&output.stdout).split_whitespace().nth(1).unwrap();
    assert_eq!(signature, documented, "the search has changed: record it in docs/strength.md");
    assert_eq!(signature, damier_engine::SIGNATURE.to_string(), "the search has changed: update SIGNATURE");
}
