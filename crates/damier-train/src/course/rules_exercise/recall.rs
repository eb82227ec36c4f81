//! Lines recalled: the learner plays one side of a line from memory.

use rand::RngExt;

use damier_rules::notation::read_line;
use damier_rules::{AnyPosition, Color, Move, Variant};
use etude::Random;

/// Plies of a line that are on the board when the exercise begins: they say which opening it is.
const SHOWN: usize = 2;

/// A line to be recalled. Where other lines go another way, either way is right.
#[derive(Clone, Debug, PartialEq)]
pub struct Recall {
    variant: Variant,
    /// The side of the learner.
    pub color: Color,
    /// All lines, the one asked for first.
    lines: Vec<Vec<Move>>,
}

impl Recall {
    /// A line drawn at random, and a side. `None` if there are no lines or one cannot be played.
    pub(super) fn draw(lines: &[String], variant: Variant, random: &mut Random) -> Option<Self> {
        let mut lines = lines.iter().map(|line| read_opening(line, variant)).collect::<Option<Vec<_>>>()?;
        let asked = random.random_range(0..lines.len().max(1));
        (asked < lines.len()).then(|| lines.swap(0, asked))?;
        let color = if random.random() { Color::White } else { Color::Black };
        Some(Self { variant, color, lines })
    }

    /// The position before the first move.
    pub(super) fn start(&self) -> AnyPosition {
        AnyPosition::start(self.variant)
    }

    /// The moves that are on the board at the beginning, up to the learner's turn.
    pub(in crate::course) fn shown(&self) -> &[Move] {
        let line = &self.lines[0];
        let shown = SHOWN + usize::from(self.color == Color::Black);
        &line[..shown.min(line.len())]
    }

    /// The moves by which a line goes on after these.
    pub(in crate::course) fn next(&self, played: &[Move]) -> Vec<Move> {
        let mut next: Vec<Move> = Vec::new();
        for line in self.lines.iter().filter(|line| line.starts_with(played)) {
            next.extend(line.get(played.len()).filter(|played| !next.contains(played)));
        }
        next
    }
}

/// Reads moves from the beginning of a game.
pub(in crate::course) fn read_opening(text: &str, variant: Variant) -> Option<Vec<Move>> {
    read_line(AnyPosition::start(variant), text.split_whitespace()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use etude::random;

    const LINES: [&str; 2] = ["32-28 18-23 33-29 23x32 37x28", "32-28 18-23 38-32 12-18"];

    fn drawn(color: Color) -> Recall {
        let lines = LINES.map(str::to_owned);
        (0..)
            .find_map(|seed| {
                Recall::draw(&lines, Variant::International, &mut random(seed)).filter(|drawn| drawn.color == color)
            })
            .unwrap()
    }

    #[test]
    fn every_line_that_goes_on_from_here_is_right() {
        let recall = drawn(Color::White);
        let shown = recall.shown().to_vec();
        assert_eq!(shown, read_opening("32-28 18-23", Variant::International).unwrap());
        assert_eq!(recall.next(&shown).len(), 2);
        let first = read_opening(LINES[1], Variant::International).unwrap();
        assert_eq!(recall.next(&first[..3]), [first[3]]);
        assert_eq!(recall.next(&first), []);
    }

    #[test]
    fn black_begins_after_the_third_ply() {
        assert_eq!(drawn(Color::Black).shown().len(), 3);
    }
}
