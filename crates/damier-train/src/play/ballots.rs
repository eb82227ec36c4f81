//! Openings for the ballot: six plies after which neither side is better. They were generated at random and kept if the
//! engine found only a small difference after 150,000 positions.

use damier_rules::notation::read_move;
use damier_rules::{AnyPosition, Variant};

/// The openings of a variant, as moves from the starting position.
#[must_use]
pub(super) const fn openings(variant: Variant) -> &'static [&'static str] {
    match variant {
        Variant::International => INTERNATIONAL,
        Variant::Russian => RUSSIAN,
        Variant::Brazilian => BRAZILIAN,
    }
}

/// The position after an opening.
#[must_use]
pub(super) fn position(variant: Variant, opening: &str) -> AnyPosition {
    let mut position = AnyPosition::start(variant);
    for text in opening.split_whitespace() {
        // A test reads all openings.
        let Ok(played) = read_move(&position, text) else { break };
        position = position.play_unchecked(played);
    }
    position
}

const INTERNATIONAL: &[&str] = &[
    "33-28 19-23 28x19 14x23 39-33 18-22",
    "33-28 19-23 28x19 14x23 35-30 17-21",
    "34-29 18-22 32-28 16-21 31-26 12-18",
    "34-30 18-22 32-27 20-24 27x18 12x23",
    "32-27 17-21 27-22 18x27 31x22 12-18",
    "31-26 17-21 26x17 12x21 33-29 19-24",
    "33-29 19-24 31-27 24x33 39x28 17-21",
    "32-28 20-25 34-30 25x34 39x30 16-21",
    "32-28 20-25 35-30 16-21 33-29 15-20",
    "33-29 20-24 29x20 15x24 34-30 18-23",
    "31-27 17-21 35-30 19-24 30x19 14x23",
    "31-26 19-23 32-28 23x32 38x27 20-25",
    "33-29 19-24 34-30 24x33 39x28 18-22",
    "32-27 20-25 37-32 17-21 41-37 14-20",
    "34-29 17-21 35-30 18-23 29x18 12x23",
    "32-27 20-24 33-29 24x33 39x28 14-20",
    "31-26 17-21 26x17 12x21 35-30 7-12",
    "33-29 20-24 29x20 14x25 31-26 15-20",
    "34-30 20-24 33-28 16-21 38-33 18-23",
    "32-28 18-23 33-29 23x32 37x28 16-21",
    "31-26 19-24 33-29 24x33 39x28 20-24",
    "34-29 17-21 39-34 21-26 31-27 12-17",
    "31-26 20-25 33-29 19-24 29x20 15x24",
    "33-28 18-22 32-27 22x33 39x28 20-24",
    "34-29 20-25 32-28 17-22 28x17 12x21",
    "31-26 20-25 34-30 25x34 39x30 17-22",
    "34-30 17-21 39-34 12-17 33-29 18-22",
    "32-28 19-23 28x19 14x23 31-27 10-14",
    "32-28 17-22 28x17 12x21 35-30 19-23",
    "34-29 20-25 31-26 17-21 26x17 12x21",
    "33-29 19-23 31-27 20-24 29x20 15x24",
    "31-26 18-23 37-31 17-21 26x17 12x21",
    "35-30 18-23 31-26 17-21 26x17 11x22",
    "32-27 17-21 33-29 21x32 37x28 19-24",
    "34-29 19-23 31-26 23x34 39x30 18-22",
    "32-27 18-22 27x18 12x23 31-27 8-12",
    "33-28 19-23 28x19 13x24 32-27 9-13",
    "35-30 18-22 32-28 12-18 40-35 16-21",
    "32-28 17-22 28x17 12x21 38-32 20-24",
    "31-27 17-22 34-30 22x31 36x27 19-23",
];

const RUSSIAN: &[&str] = &[
    "c3-b4 b6-c5 g3-f4 f6-g5 b4-a5 g7-f6",
    "c3-d4 d6-c5 d2-c3 c7-d6 g3-h4 d6-e5",
    "a3-b4 b6-a5 g3-h4 d6-c5 b4:d6 e7:c5",
    "a3-b4 d6-c5 b4:d6 e7:c5 g3-h4 c7-d6",
    "e3-d4 b6-c5 d4:b6 c7:a5 a3-b4 f6-g5",
    "e3-f4 d6-e5 f4:d6 e7:c5 f2-e3 f8-e7",
    "c3-b4 b6-c5 e3-d4 c5:e3 d2:f4 a7-b6",
    "e3-d4 b6-c5 d4:b6 a7:c5 c3-b4 h6-g5",
    "c3-b4 f6-g5 e3-f4 g5:e3 d2:f4 b6-c5",
    "c3-b4 b6-c5 e3-d4 c5:e3 f2:d4 d6-e5",
    "e3-f4 b6-a5 f2-e3 d6-e5 f4:d6 c7:e5",
    "e3-d4 b6-a5 a3-b4 f6-e5 d4:f6 g7:e5",
    "e3-d4 h6-g5 d4-c5 d6:b4 c3:a5 g5-h4",
    "g3-h4 d6-c5 f2-g3 b6-a5 g1-f2 c7-b6",
    "c3-d4 d6-e5 g3-h4 e5:c3 d2:b4 c7-d6",
    "g3-f4 f6-e5 a3-b4 e5:g3 h2:f4 g7-f6",
    "e3-d4 b6-a5 f2-e3 f6-e5 d4:f6 g7:e5",
    "g3-h4 f6-g5 h4:f6 e7:g5 a3-b4 d6-e5",
    "g3-h4 b6-c5 e3-d4 c5:e3 d2:f4 a7-b6",
    "c3-d4 d6-e5 g3-h4 e5:c3 d2:b4 f6-e5",
    "g3-f4 f6-e5 a3-b4 e5:g3 f2:h4 d6-e5",
    "e3-d4 d6-c5 f2-e3 b6-a5 d4:b6 a7:c5",
    "e3-f4 b6-a5 g3-h4 d6-e5 f4:d6 e7:c5",
    "e3-f4 f6-e5 g3-h4 e5:g3 h2:f4 b6-a5",
    "g3-h4 f6-g5 h4:f6 e7:g5 e3-d4 g5-h4",
    "c3-d4 d6-e5 d4-c5 b6:d4 e3:c5 f6-g5",
    "e3-f4 b6-a5 c3-d4 f6-e5 d4:f6 g7:e5",
    "g3-h4 d6-c5 f2-g3 f6-g5 h4:f6 g7:e5",
    "c3-b4 f6-g5 d2-c3 e7-f6 e1-d2 b6-a5",
    "g3-f4 f6-g5 f2-g3 g7-f6 a3-b4 f6-e5",
    "c3-b4 b6-a5 d2-c3 f6-e5 e3-d4 e7-f6",
    "e3-f4 d6-c5 f4-e5 f6:d4 c3:e5 e7-d6",
    "a3-b4 b6-a5 g3-f4 c7-b6 f2-g3 d8-c7",
    "c3-b4 d6-c5 b4:d6 e7:c5 d2-c3 f6-g5",
    "g3-f4 h6-g5 f4:h6 d6-c5 a3-b4 c5:a3",
    "c3-b4 b6-c5 e3-f4 f6-e5 d2-c3 c5-d4",
    "e3-f4 f6-g5 a3-b4 g5:e3 d2:f4 b6-c5",
    "e3-f4 f6-e5 c3-d4 e5:c3 b2:d4 e7-f6",
    "e3-f4 d6-e5 f4:d6 e7:c5 g3-f4 c7-d6",
    "e3-d4 b6-a5 d4-c5 d6:b4 a3:c5 f6-e5",
];

const BRAZILIAN: &[&str] = &[
    "a3-b4 f6-g5 g3-h4 b6-c5 h4xf6 g7xe5",
    "e3-d4 b6-c5 d4xb6 c7xa5 d2-e3 a7-b6",
    "c3-d4 f6-e5 d4xf6 e7xg5 g3-f4 b6-c5",
    "c3-d4 f6-e5 d4xf6 e7xg5 e3-d4 g5-h4",
    "g3-h4 h6-g5 e3-d4 d6-e5 f2-g3 c7-d6",
    "e3-d4 f6-g5 c3-b4 g5-f4 g3xe5 d6xf4",
    "e3-d4 f6-e5 d4xf6 e7xg5 d2-e3 d8-e7",
    "e3-d4 f6-e5 d4xf6 g7xe5 d2-e3 b6-a5",
    "g3-h4 d6-e5 h2-g3 b6-a5 g1-h2 c7-d6",
    "g3-h4 f6-e5 c3-d4 e5xc3 d2xb4 b6-c5",
    "e3-f4 d6-c5 f4-e5 f6xd4 c3xe5 h6-g5",
    "c3-b4 f6-e5 b4-a5 b6-c5 d2-c3 e7-f6",
    "c3-d4 b6-a5 d4-c5 d6xb4 a3xc5 h6-g5",
    "g3-f4 f6-e5 e3-d4 e5xg3 f2xh4 b6-a5",
    "a3-b4 h6-g5 g3-f4 g5-h4 h2-g3 f6-e5",
    "e3-d4 f6-e5 d4xf6 g7xe5 c3-b4 b6-c5",
    "a3-b4 f6-g5 e3-f4 g5xe3 f2xd4 h6-g5",
    "a3-b4 f6-e5 g3-f4 e5xg3 f2xh4 b6-c5",
    "c3-b4 b6-a5 g3-h4 a5xc3 d2xb4 c7-b6",
    "e3-d4 b6-c5 d4xb6 a7xc5 d2-e3 h6-g5",
    "e3-d4 d6-c5 d4-e5 f6xd4 c3xe5 e7-d6",
    "a3-b4 b6-a5 e3-f4 a7-b6 b2-a3 f6-e5",
    "e3-d4 d6-c5 f2-e3 f6-e5 d4xf6 e7xg5",
    "e3-d4 b6-a5 d4-c5 d6xb4 a3xc5 c7-b6",
    "e3-d4 f6-g5 c3-b4 e7-f6 b2-c3 g5-h4",
    "c3-b4 f6-g5 g3-f4 g7-f6 b2-c3 b6-a5",
    "a3-b4 d6-e5 g3-f4 e5xg3 f2xh4 c7-d6",
    "e3-d4 f6-e5 d4xf6 g7xe5 f2-e3 f8-g7",
    "e3-f4 b6-a5 d2-e3 c7-b6 g3-h4 b6-c5",
    "g3-h4 b6-a5 f2-g3 f6-g5 h4xf6 g7xe5",
    "a3-b4 f6-e5 g3-h4 e5-f4 e3xg5 h6xf4",
    "c3-b4 h6-g5 b4-a5 g5-h4 b2-c3 f6-e5",
    "e3-f4 d6-e5 f4xd6 c7xe5 f2-e3 d8-c7",
    "c3-b4 d6-e5 g3-f4 e5xg3 h2xf4 b6-a5",
    "g3-h4 h6-g5 c3-d4 d6-c5 d2-c3 c7-d6",
    "g3-f4 f6-e5 a3-b4 e5xg3 h2xf4 e7-f6",
    "c3-d4 b6-a5 b2-c3 c7-b6 e3-f4 d8-c7",
    "e3-d4 d6-e5 g3-f4 e5xg3 f2xh4 h6-g5",
    "g3-f4 d6-c5 h2-g3 f6-g5 c3-d4 e7-d6",
    "e3-d4 d6-c5 f2-e3 f6-e5 d4xf6 g7xe5",
];

#[cfg(test)]
mod tests {
    use super::*;
    use damier_engine::{Engine, Limits, Situation, StopFlag};
    use damier_rules::Color;

    #[test]
    fn all_can_be_played_differ_and_favour_nobody() {
        let mut engine = Engine::new(1);
        for variant in Variant::ALL {
            let mut seen = Vec::new();
            for opening in openings(variant) {
                let mut reached = AnyPosition::start(variant);
                for text in opening.split_whitespace() {
                    reached = reached.play_unchecked(read_move(&reached, text).unwrap());
                }
                assert_eq!(position(variant, opening), reached);
                assert!(!seen.contains(&reached) && !reached.must_capture(), "{variant} {opening}");
                seen.push(reached);
                assert_eq!(reached.all_pieces(Color::White).len(), reached.all_pieces(Color::Black).len());
                engine.forget();
                let situation = Situation::from(reached);
                let found = engine.search(&situation, None, &Limits::nodes(10_000), &StopFlag::new(), |_| ());
                assert!(found.score.as_centi_men().abs() <= 60, "{variant} {opening} {:?}", found.score);
            }
        }
    }
}
