//! Every detector on positions with and without its motif. Each position lists all of its motifs.
//!
//! The example lines in the literature come without diagrams. Here each has a position with the pieces that the line
//! needs and the fewest others that made it sound in a search. The remaining positions are from games and from the
//! endings tables. Their motifs were identified on the board, not taken from the detectors.

use super::*;
use crate::record::Goal;
use crate::verification::Verifier;
use crate::{Choice, Rating, Reply, Source, Status};
use damier_endings::TableSet;
use damier_rules::notation::{read_fen, read_move};
use damier_rules::{AnyPosition, Variant};

/// A FEN, a line, the goal, and all motifs.
type Case = (&'static str, &'static str, Goal, &'static [&'static str]);

const fn men(men: u8) -> Goal {
    Goal::Material { men }
}

/// The example lines.
const EXAMPLES: [Case; 9] = [
    (
        "W:W28,32,34,37,39,43:B2,4,10,17,19,23",
        "28-22 17x28 34-29 23x34 32x5",
        men(1),
        &["mazette", "promotion", "semi-direct", "deflection", "rafle"],
    ),
    (
        "W:W27,31,32,37,38,42,48:B16,18,19,20,22,23,28",
        "31-26 22x31 26-21 16x27 37x26 28x37 42x15",
        men(3),
        &["trappe", "deflection", "rafle"],
    ),
    (
        "W:W27,28,32,33,34,37,38,40,45:B9,13,14,16,18,19,21,23,25",
        "27-22 18x27 34-30 25x34 40x18 13x22 28x26",
        men(1),
        &["ricochet", "double-deux", "exchange-trick", "deflection"],
    ),
    ("W:W27,28,32,38:B9,16,17,18,19,23,26", "27-21 16x27 32x12 23x43 12x3", men(2), &["bombe", "promotion", "rafle"]),
    (
        "W:W27,28,32,38,39,40,45:B12,13,14,18,19,23,24",
        "27-22 18x27 32x21 23x34 40x7",
        men(2),
        &["royal", "exchange-trick", "deflection", "rafle"],
    ),
    (
        "W:W26,28,29,31,36:B9,16,17,18,19",
        "29-23 18x29 28-22 17x28 26-21 16x27 31x4",
        men(2),
        &["napoleon", "promotion", "semi-direct", "rafle"],
    ),
    (
        "W:W27,28,33,37,38,39:B2,10,16,19,20,26",
        "37-31 26x37 27-21 16x27 28-22 27x18 38-32 37x28 33x4",
        men(1),
        &["epicier", "rappel", "express", "promotion", "semi-direct", "rafle"],
    ),
    (
        "W:W27,28,32,33,34,37,38,48,49:B12,13,16,17,19,21,23,24,26",
        "34-29 23x34 28-23 19x39 37-31 26x28 49-44 21x43 44x11 16x7 48x17 7-11 17x6",
        Goal::Win,
        &["africain", "tempo", "raphael", "semi-direct", "deflection", "exchange", "rafle"],
    ),
    (
        "W:W31,36,37,39,43:B6,11,14,16,21,23,24,30",
        "39-34 30x48 31-26 48x31 26x17 11x22 36x9",
        men(2),
        &["epicier", "trappe", "king-offer", "manoury", "king-capture", "rafle"],
    ),
];

/// Positions of games and endings.
const OTHERS: [Case; 25] = [
    // The captured man leaves the square on which its captor lands. Every offer does that; it is not a trappe.
    ("W:W31,36:B22,1", "31-27 22x31 36x27", men(0), &["direct"]),
    (
        "W:W27,28,34,37,38,40,47:B8,9,12,16,19,25,26",
        "37-31 26x37 47-42 37x48 40-35 48x30 35x2",
        men(1),
        &["promenade", "tempo", "king-offer", "promotion", "semi-direct", "king-capture", "rafle"],
    ),
    // The man that lands where 32 was is never captured: not a talon.
    (
        "W:W26,27,32,35,38,39,40,45,47:B7,13,14,16,17,21,23,25,29",
        "38-33 29x38 32x43 21x32 35-30 25x34 40x20",
        men(1),
        &["deflection", "rafle"],
    ),
    (
        "W:W30,31,34,35,38,40,45,47:B7,8,13,14,15,19,24,25,28",
        "38-33 28x39 34x43 25x34 40x18",
        men(3),
        &["talon", "exchange-trick", "rafle"],
    ),
    (
        "W:W23,28,32,33,35,36,37,38,39,40,41,42,43,45,46,48,50:B1,2,3,4,5,7,8,9,11,12,13,14,15,19,21,25,26",
        "23-18 12x23 35-30 25x34 40x18 13x22 28x6",
        men(1),
        &["ricochet", "double-deux", "exchange-trick", "semi-direct"],
    ),
    // A king is among the men exchanged: not a ricochet.
    (
        "W:W25,27,34,35,36,39,40,45,47,48:B1,3,7,9,13,14,15,16,18,24,37",
        "48-42 37x48 34-30 48x34 40x20 15x24 30x10",
        men(1),
        &["epicier", "trappe", "double-deux", "king-offer", "semi-direct", "king-capture"],
    ),
    (
        "W:W27,28,29,31,32,33,34,35,36,37,38,45,48:B2,7,9,11,12,13,15,16,17,18,19,23,25",
        "27-21 16x27 31x22 18x27 29x18 13x22 32x21 17x26 28x6",
        men(1),
        &["exchange-trick"],
    ),
    ("W:W9,26,33,37,44,47:B7,12,15,22,24,34,36", "47-41 36x47 9-3 47x29 3x16", men(1), &["epicier", "tempo", "rafle"]),
    ("W:W20,28,K32,33,39:B7,8,K16,18", "28-23 16x28 33x11", men(1), &["direct", "turc", "king-capture", "rafle"]),
    (
        "W:W15,27,29,32,37,38,42,48,50:B4,8,10,11,14,16,18,21,23,26,39",
        "37-31 26x28 50-44 21x43 44x2 23x34 48x30",
        men(1),
        &["africain", "tempo", "raphael", "semi-direct", "rafle"],
    ),
    (
        "W:W27,28,31,32,33,35,36,38,39,40,42,45,48:B1,3,8,11,12,13,14,16,18,19,23,24,25",
        "27-21 16x27 31x22 18x27 32x21 23x34 40x16",
        men(3),
        &["royal", "exchange-trick", "deflection", "rafle"],
    ),
    // Two men are taken 21x43, but nothing stands on 39 that a man could move up to: not a Raphaël.
    (
        "W:W27,32,33,34,36,37,38,39,44:B10,16,18,19,21,23,25,26,30",
        "37-31 26x28 33x35 21x43 39x48",
        men(1),
        &["direct", "rafle"],
    ),
    (
        "W:W26,27,33,34,38,39,40,43,45:B8,13,14,15,16,17,18,23,25",
        "27-22 18x27 34-30 25x34 40x20 15x24",
        men(1),
        &["philippe", "deflection", "rafle"],
    ),
    (
        "W:W25,29,33,34,40,42,47:B6,9,13,15,18,23,26,38",
        "29-24 38x20 25x3",
        Goal::Promote,
        &["direct", "promotion", "breakthrough"],
    ),
    // The men had run through before: they are crowned on the first move.
    ("W:W9,28,39:B12,17,19,25", "9-3", Goal::Promote, &[]),
    ("B:W23,25,32,38,39,49:B8,9,13,20,24,41", "41-47 25x12 47x7", Goal::Promote, &["direct", "tempo", "rafle"]),
    ("W:WK8:B16,35", "8-12 16-21 12x26 35-40 26-17 40-45 17-50", Goal::Win, &["quiet", "blockade"]),
    (
        "W:W26,27,28,32,35,38,39,40,41,44,45,48:B9,11,13,16,17,18,19,20,23,24,25,29",
        "27-21 16x27 32x12 23x34 12x3",
        men(1),
        &["direct", "bombe", "promotion", "rafle"],
    ),
    (
        "W:W27,28,30,31,35,36,38,40,43:B3,8,12,13,14,16,17,19,29",
        "28-22 17x28 27-21 16x27 31x24",
        men(1),
        &["napoleon", "semi-direct", "rafle"],
    ),
    // A man is sent back, but the first capture takes another man than the one that moved: not an express.
    (
        "W:W17,26,27,32,33,34,38,42:B6,8,16,18,19,23,25,30",
        "33-29 30x39 42-37 23x34 38-33 39x28 32x3",
        men(1),
        &["rappel", "tempo", "promotion", "semi-direct", "deflection", "rafle"],
    ),
    ("W:W15,28,32,33,39:B14,17,19,21", "33-29 21-26 32-27 17-21 27x16", men(1), &["quiet"]),
    (
        "W:W27,28,32,34,35,37,38,40,45:B8,12,13,16,19,20,23,24,25,29",
        "34-30 25x34 38-33 29x38 40x7 38-43",
        men(1),
        &["mazette", "semi-direct", "deflection", "rafle"],
    ),
    (
        "W:W24,25,27,30,31,32,35,40,48:B13,14,15,16,18,19,22,23,39",
        "31-26 22x31 26x37 18-22 40-34 39-44 34-29 23x34 30x50 19x30 35x24",
        men(1),
        &["trappe", "talon", "lapin", "forcing", "exchange"],
    ),
    (
        "W:W27,28,35,37,43,44,45,47:B6,12,13,14,16,19,24,26,34",
        "37-31 26x37 47-41 37x46 44-40 46x23 40x29",
        men(1),
        &["promenade", "tempo", "king-offer", "semi-direct", "king-capture", "rafle"],
    ),
    (
        "W:W28,32,33,36,38,39,40,45,48,49,50:B3,8,12,13,14,15,18,19,23,24,25,26",
        "28-22 18x27 32x21 26x17 33-28 23x34 40x7",
        men(1),
        &["royal", "deflection", "rafle"],
    ),
];

/// Positions of games for the motifs of the attack and of what an offer does.
const MORE: [Case; 18] = [
    // A quiet move, an attack on the man on 22 that is not parried, and a free move while 15x24 is due: all of them
    // prepare the second man of the Napoléon.
    (
        "W:W26,30,31,32,35,36,38,40,45,46,47,48:B3,4,6,7,11,13,15,16,17,19,23,29",
        "32-27 7-12 27-22 17x28 26-21 16x27 31x24",
        men(1),
        &["napoleon", "quiet", "semi-direct", "rafle"],
    ),
    (
        "W:W22,25,27,35,36,37,41,42,43,44,45,47,48,49,50:B1,4,5,6,7,8,9,10,11,13,14,16,17,23,29",
        "37-31 17x28 27-21 16x27 31x24",
        men(1),
        &["tempo", "napoleon", "semi-direct", "rafle"],
    ),
    (
        "W:W20,25,32,33,37,42,47:B7,9,11,13,15,21,22,26,34",
        "47-41 15x24 33-28 22x33 32-27 21x32 37x8",
        men(2),
        &["tempo", "napoleon", "semi-direct", "rafle"],
    ),
    // The first man that is captured was placed first: no Napoléon.
    (
        "W:W16,23,26,34,35,38,39,40,41,42,43,44,45,46,47,49,50:B1,2,3,4,5,7,8,9,11,12,13,14,15,18,20,24,25",
        "23-19 14x23 34-30 25x34 39x28",
        men(1),
        &["semi-direct", "rafle"],
    ),
    // The man that took on 29 is sent back to 20.
    (
        "W:W25,29,30,32,35,37,42,45,48:B4,8,9,13,16,18,21,26,31",
        "29-23 18x29 30-24 29x20 25x12",
        men(1),
        &["epicier", "rappel", "semi-direct", "rafle"],
    ),
    (
        "W:W28,30,33,35,36,38,39,40,41,43,44,45,46,47,48,50:B1,2,3,4,5,7,9,10,13,14,15,16,17,19,20,24",
        "28-23 19x28 30x8 3x12 33x11",
        men(1),
        &["double-deux", "deflection"],
    ),
    // 19x28 would take one man; 18x20 takes two, round a corner.
    (
        "W:W24,25,27,28,48:B9,13,18,19,26",
        "28-23 18x20 25x3",
        Goal::Promote,
        &["direct", "renverse", "promotion", "breakthrough"],
    ),
    // 17x26 would take the man that has come to 21; instead it is taken by it.
    (
        "W:W24,26,33,36,39,40,47:B6,9,13,15,17,18,19,20,22,32",
        "26-21 20x38 21x3",
        men(2),
        &["direct", "africain", "tempo", "promotion", "rafle"],
    ),
    // 18x27 and 17x28 lead to the same position.
    ("W:W16,28,32,37,38:B13,17,18,19,20,25,26", "28-22 17x28 32x12", men(1), &["direct", "parallele"]),
    // The man on 23 flees to 29 and is taken from behind.
    (
        "W:W32,33,35,37,43,45,47,48,49:B2,3,6,15,16,17,20,23,24",
        "33-28 23-29 28-22 17x28 32x34",
        men(1),
        &["direct", "lapin", "forcing"],
    ),
    // The man on 22 flees to 27 and is attacked again.
    (
        "W:W25,32,33,35,37,38,39,40:B6,13,14,19,20,22,24,29",
        "32-28 22-27 37-32 13-18 32x21",
        men(1),
        &["forcing", "attack"],
    ),
    // The man on 19 is between 14 and 23.
    ("W:W6,24,39,40,49:B12,14,18,23,26", "24-19 14-20 19x28", men(1), &["lunette", "double-attack", "attack"]),
    // One threat is no double attack.
    ("W:W27,28,29,32,37,40:B6,13,16,18,21,30", "40-35 30-34 29x40", men(1), &["attack"]),
    // An even exchange, after which Black has only moves that lose a man.
    ("W:W22,29,35,37,41:B13,15,16,19,21,26", "29-24 19x30 35x24 21-27 22x31", men(1), &["exchange"]),
    (
        "W:W26,27,28,32,33,36,37,38,39,42,48:B6,9,11,13,15,16,17,19,21,23,25,40",
        "39-34 40x29 33x24 19x30 28x8",
        men(1),
        &["exchange-trick"],
    ),
    ("W:W26,31,K45:B11,16,35,K43", "31-27 43x21 26x6", men(1), &["direct", "king-capture"]),
    // A man is given up for good, and the double attack that follows wins two.
    (
        "W:W22,31,32,33,34,35,37,39:B6,11,13,15,19,23,24,26",
        "35-30 24x35 33-29 19-24 29x9",
        men(1),
        &["gambit", "attack"],
    ),
    // The last man may only go where it is taken.
    (
        "W:W25,K46,37,38:B26,27,35",
        "38-32 27x38 37-31 26x37 46x49 35-40 49x35",
        Goal::Win,
        &["semi-direct", "exchange", "zugzwang"],
    ),
];

/// Lines that were once taken for a motif, and on the board are none.
const REFUSED: [Case; 8] = [
    // The man on 32, where the trap was, is never captured.
    (
        "B:W25,27,28,31,32,33,34,35,47,48:B6,8,11,15,16,18,19,20,21,23",
        "21-26 25x14 19x10 28x19 26x30 35x24",
        men(2),
        &["talon"],
    ),
    // A king is among the pieces exchanged.
    ("W:W25,35,36,K46:B8,26,29,K48", "36-31 26x37 46x34 48x30 35x24", men(1), &["ricochet"]),
    // The piece is taken alone.
    (
        "B:W16,25,30,32,33,34,35,38:B13,14,15,17,19,24,27,36",
        "24-29 32x12 29x40 35x44 13-18 12x23 19x50",
        Goal::Promote,
        &["africain"],
    ),
    // The second piece taken is a king.
    (
        "B:W21,27,31,32,33,34,35,36,40,42,44:B6,7,9,12,14,15,18,19,20,22,24",
        "22-28 33x4 12-18 4x22 24-29 34x23 19x48",
        Goal::Promote,
        &["napoleon"],
    ),
    // Another man than the one that captures could take the king.
    (
        "B:W23,29,30,33,35,36,37,38,39,46,49:B2,4,6,8,12,13,14,15,20,22,26",
        "12-18 23x3 22-28 33x22 20-25 3x20 25x41 46x37 15x33",
        men(1),
        &["manoury"],
    ),
    // The capture from behind wins nothing.
    (
        "B:W23,24,28,29,32,35,36,40,42:B3,8,12,14,15,17,18,25,26",
        "25-30 24-19 30-34 19x10 15x4 29-24 18x20 40x29",
        men(1),
        &["lapin"],
    ),
    // The man that moves is not the one that is attacked.
    (
        "B:W16,24,28,33,34,38,40,41,42,44,47,48:B1,2,3,4,7,13,14,15,17,22,35,36",
        "14-19 34-30 13-18 24x13 35x24 44-39 18x9",
        men(1),
        &["lapin"],
    ),
    // A man is crowned, and nothing is captured.
    ("B:W6,18,28,35,43:B1,8,24,41", "41-47", Goal::Promote, &["quiet"]),
];

/// Positions of Russian games.
const RUSSIAN: [Case; 3] = [
    (
        "B:Wf2,h2,d4,c5:Bh4,c7,e7,f8",
        "c7-d6 c5-b6 d6-c5 b6-a7 c5:g1",
        men(2),
        &["lunette", "forcing", "promotion", "double-attack", "attack"],
    ),
    (
        "B:Wc1,g1,b2,d2,a3,e3,g3,f4,h4:Ba5,g5,b6,d6,f6,h6,g7,d8,h8",
        "d6-e5 f4:d6 b6-c5 d6:b4 a5:e1",
        Goal::Promote,
        &["epicier", "rappel", "promotion", "semi-direct", "breakthrough"],
    ),
    (
        "W:Wc1,f2,e3,d4,f4:Ba3,b6,f6,a7,h8",
        "d4-c5 b6:d4 e3:c5 h8-g7 f2-g3 g7-h6 g3-h4 h6-g5 f4:h6",
        men(1),
        &["exchange"],
    ),
];

/// A puzzle whose only line is `line`, with one choice at every turn.
fn puzzle_of(variant: Variant, &(fen, line, goal, _): &Case) -> Puzzle {
    fn turn(position: AnyPosition, line: &[&str]) -> Vec<Choice> {
        let [first, rest @ ..] = line else { return Vec::new() };
        let played = read_move(&position, first).expect("a legal move of the solver");
        let after = position.play_unchecked(played);
        let replies = rest.split_first().map(|(reply, rest)| {
            let played = read_move(&after, reply).expect("a legal defence");
            let next = after.play_unchecked(played);
            Reply { candidate: played, after: next, next: turn(next, rest) }
        });
        vec![Choice { candidate: played, after, replies: replies.into_iter().collect(), finish: Vec::new() }]
    }
    let position = read_fen(fen, variant).expect("a position").position;
    Puzzle {
        id: String::new(),
        position,
        previous: None,
        solution: turn(position, &line.split(' ').collect::<Vec<_>>()),
        goal,
        tags: Vec::new(),
        rating: Rating { value: 0, deviation: 0 },
        source: Source::default(),
        status: Status::default(),
    }
}

#[test]
fn the_example_lines_are_sound_and_the_majority_rule_decides_where_it_does() {
    let mut verifier = Verifier::new(200_000, &TableSet::default());
    for case in &EXAMPLES {
        let verdict = verifier.verify(&puzzle_of(Variant::International, case));
        // In the bombe, Black would rather take the man on 12 with 18x7 than two with 23x43; in the Raphaël, the man on
        // 44 with 39x50 than two with 21x43.
        let decides = case.3.contains(&"bombe") || case.3.contains(&"raphael");
        assert!(verdict.as_ref().is_ok_and(|verified| verified.majority_decides == decides), "{}: {verdict:?}", case.1);
    }
}

#[test]
fn what_was_refused_on_the_board_is_not_seen() {
    for case in &REFUSED {
        let seen = of(&puzzle_of(Variant::International, case));
        assert!(seen.iter().all(|motif| !case.3.contains(&motif.word())), "{} {}: {seen:?}", case.0, case.1);
    }
}

#[test]
fn every_position_shows_its_motifs_and_no_others() {
    let international = EXAMPLES.iter().chain(&OTHERS).chain(&MORE).map(|case| (Variant::International, case));
    for (variant, case) in international.chain(RUSSIAN.iter().map(|case| (Variant::Russian, case))) {
        let words: Vec<&str> = of(&puzzle_of(variant, case)).into_iter().map(Motif::word).collect();
        assert_eq!(words, case.3, "{} {}", case.0, case.1);
    }
}
