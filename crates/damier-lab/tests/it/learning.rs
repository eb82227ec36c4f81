//! Networks for matches and training.

use crate::{lab, text};

#[test]
fn a_network_of_another_variant_is_refused() {
    let file = "crates/damier-engine/src/network/weights/international.net";
    let output = lab(&["match", "shipped", file, "--variant", "russian", "--pairs", "1"]);
    assert!(!output.status.success());
    let said = text(&output.stderr);
    assert!(said.contains(file) && said.contains("is a network for international draughts, not russian"), "{said}");
}
