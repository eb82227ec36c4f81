//! The two-move ballots: the openings from which programs play matches, each with both colours.

use damier_rules::{AnyPosition, Move, Variant};

/// The moves of all two-move ballots, one by each side: those after which neither side is about to lose a man. A match
/// of two games from each of the 79 has 158.
#[must_use]
pub fn two_move_ballots() -> Vec<[Move; 2]> {
    let start = AnyPosition::start(Variant::International);
    let pairs = start.legal_moves().into_iter().flat_map(|first| {
        let reached = start.play_unchecked(first);
        reached.legal_moves().into_iter().map(move |second| ([first, second], reached.play_unchecked(second)))
    });
    pairs.filter(|(_, reached)| gain(reached) == 0).map(|(ballot, _)| ballot).collect()
}

/// The men that the side to move wins by captures alone. Near the start all captures are forced, and few.
fn gain(position: &AnyPosition) -> i32 {
    if !position.must_capture() {
        return 0;
    }
    let gains = position.legal_moves().into_iter().map(|played| {
        let captured = i32::try_from(played.captured.len()).unwrap_or(i32::MAX);
        captured - gain(&position.play_unchecked(played))
    });
    gains.max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::notation::write_line;

    /// The count of the lists that programs share, and the two openings of all 81 that they leave out: White takes a
    /// man on 16 for nothing.
    #[test]
    fn there_are_79() {
        let start = AnyPosition::start(Variant::International);
        let written: Vec<String> = two_move_ballots().iter().map(|moves| write_line(start, *moves).join(" ")).collect();
        assert_eq!(written.len(), 79);
        for left_out in ["31-27 16-21", "32-27 16-21"] {
            assert!(!written.iter().any(|ballot| ballot == left_out));
        }
        for listed in ["31-26 16-21", "32-28 19-23", "34-29 20-25", "35-30 20-24"] {
            assert!(written.iter().any(|ballot| ballot == listed), "{listed}");
        }
    }
}
