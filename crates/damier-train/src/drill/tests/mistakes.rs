//! Why moves gave the result away, over drawn positions; and what the tables say about the rules of thumb.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::time::Duration;

use crate::TABLES;
use crate::drill::{
    Difficulty, DrillPhase, DrillPlan, DrillSettings, Ending, EndingDrill, Mistake, Role, classes, draw, tasks,
};
use crate::start::Start;
use damier_endings::{Outcome, Selection};
use damier_engine::Verdict;
use damier_rules::notation::read_fen;
use damier_rules::{AnyPosition, Color, Outcome as GameOutcome, Piece, PieceKind, Setup, Variant};

/// The squares a1, b2 ... h8, by their numbers.
const MAIN_ROAD: [u8; 8] = [4, 8, 11, 15, 18, 22, 25, 29];

fn ending(variant: Variant, name: &str) -> Ending {
    Ending::of_item(variant, name).unwrap()
}

/// Every move that gives the result away in some positions of an ending, as the drill sees it.
fn mistakes(ending: Ending, seeds: u64) -> Vec<(EndingDrill, Mistake)> {
    let mut found = Vec::new();
    for seed in 0..seeds {
        let position = draw(&ending, Difficulty::Any, seed, &TABLES).unwrap();
        let start = Start::new(position);
        for played in position.legal_moves() {
            let plan = DrillPlan { start: Some(start), ..DrillPlan::random(ending, Difficulty::Any) };
            let conduct = DrillSettings { pause: Duration::from_secs(1), ..DrillSettings::default() };
            let mut drill = EndingDrill::new(plan, start, conduct, TABLES.clone(), Duration::ZERO);
            drill.play(played, Duration::ZERO).unwrap();
            let mistake = drill.refuted().and_then(|made| made.mistake);
            found.extend(mistake.map(|mistake| (drill, mistake)));
        }
    }
    found
}

#[test]
fn a_mistake_is_what_the_refutation_shows() {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    let endings = [
        (Variant::International, "win KKK v K"),
        (Variant::Russian, "win KKK v K"),
        (Variant::International, "win KK v M"),
        (Variant::Russian, "hold K v KKK"),
    ];
    for (variant, name) in endings {
        for (drill, mistake) in mistakes(ending(variant, name), 12) {
            *seen.entry(format!("{mistake:?}")).or_default() += 1;
            let Verdict::Lost { refutation, .. } = &drill.made()[0].verdict else { panic!("not lost") };
            let position = drill.game.position_after(1).unwrap();
            let replied = position.play_unchecked(refutation[0]);
            match mistake {
                Mistake::LosesPiece(_) => assert!(refutation[0].is_capture()),
                Mistake::GivesMainRoad => {
                    let king = replied.pieces(Color::Black, PieceKind::King).into_iter().next().unwrap();
                    assert!(
                        variant == Variant::Russian && MAIN_ROAD.map(|number| king == square(number)).contains(&true)
                    );
                }
                Mistake::LetsManThrough => assert!(!position.pieces(Color::Black, PieceKind::Man).is_empty()),
                Mistake::TooLate => assert_eq!(variant, Variant::International, "only its tables know the limit"),
                _ => {}
            }
        }
    }
    assert!(seen.len() >= 5, "{seen:?}");
    let all: usize = seen.values().sum();
    assert!(seen.get("Other").copied().unwrap_or(0) * 10 <= all, "{seen:?}");
}

fn square(number: u8) -> damier_rules::Square {
    damier_rules::BoardSize::Eight.square(number).unwrap()
}

#[test]
fn after_a_mistake_the_hint_is_the_right_move() {
    let start = Start::new(read_fen("W:WK35,K39,45:BK2", Variant::International).unwrap().position);
    let plan = DrillPlan::of_start(start, Role::Win, &TABLES).unwrap();
    let mut drill = EndingDrill::new(plan, start, DrillSettings::default(), TABLES.clone(), Duration::ZERO);
    let wrong = start.position.legal_moves().into_iter().find(|&played| {
        let mut tried = drill.clone();
        tried.play(played, Duration::ZERO).unwrap();
        tried.refuted().is_some()
    });
    drill.play(wrong.unwrap(), Duration::ZERO).unwrap();
    drill.ask_for_hint();
    assert_eq!(drill.hint, Some(crate::drill::DrillHint::Better));
}

#[test]
fn nothing_offered_is_decided_by_one_move_and_hard_is_long() {
    for (variant, name) in [(Variant::International, "win KKK v K"), (Variant::Russian, "win KK v M")] {
        let ending = ending(variant, name);
        let length = |difficulty, seed| {
            let position = draw(&ending, difficulty, seed, &TABLES).unwrap();
            TABLES.of(variant).probe(&position, 0).unwrap().to_win.unwrap()
        };
        let any: Vec<u8> = (0..30).map(|seed| length(Difficulty::Any, seed)).collect();
        assert!(any.iter().all(|&plies| plies >= 5), "{any:?}");
        let mut sorted = any.clone();
        sorted.sort_unstable();
        let hard: Vec<u8> = (0..6).map(|seed| length(Difficulty::Hard, seed)).collect();
        assert!(hard.iter().all(|&plies| plies >= sorted[20]), "{hard:?} among {sorted:?}");
    }
}

/// A drill of medium difficulty takes three moves or more, whichever two moves are tried against its replies; only an
/// ending that has no win of five plies at all offers a shorter one.
#[test]
fn no_two_moves_win_a_medium_drill() {
    for variant in Variant::ALL {
        let of_class = |class| tasks(variant, class).into_iter().filter(|ending| ending.role == Role::Win);
        for ending in classes(variant).into_iter().flat_map(of_class).filter(|ending| !ending.is_four_kings()) {
            for seed in 0..3 {
                let start = Start::new(draw(&ending, Difficulty::Medium, seed, &TABLES).unwrap());
                let plan = DrillPlan::of_start(start, Role::Win, &TABLES).unwrap();
                if has_two_moves(&plan, start) {
                    assert!(!has_wins_of_three_moves(ending), "{variant} {ending}: {:?}", start.position);
                }
            }
        }
    }
}

/// Whether some two moves win a drill.
fn has_two_moves(plan: &DrillPlan, start: Start) -> bool {
    let won = GameOutcome::Win(Color::White);
    let is_won = |drill: &EndingDrill| matches!(drill.phase(), DrillPhase::Over(end) if end.outcome == won);
    let is_over = |drill: &EndingDrill| matches!(drill.phase(), DrillPhase::Over(_));
    let after = |drill: &EndingDrill, played| {
        let mut next = drill.clone();
        next.play(played, Duration::ZERO).unwrap();
        next
    };
    let drill = EndingDrill::new(*plan, start, DrillSettings::default(), TABLES.clone(), Duration::ZERO);
    drill.game.legal_moves().into_iter().map(|first| after(&drill, first)).any(|drill| {
        let mut seconds = drill.game.legal_moves().into_iter();
        is_won(&drill) || (!is_over(&drill) && seconds.any(|second| is_won(&after(&drill, second))))
    })
}

fn has_wins_of_three_moves(ending: Ending) -> bool {
    let class = ending.material();
    let wanted = Selection {
        strong_to_move: Some(ending.own == class.strong()),
        outcome: Some(Outcome::Win),
        to_win: Some(5..=u8::MAX),
        capture: Some(false),
        ..Selection::of(class)
    };
    let mut found = false;
    TABLES.of(ending.variant).select(&wanted, 0, |_| {
        found = true;
        ControlFlow::Break(())
    });
    found
}

/// What the rules of thumb say about the main road, counted over all positions of three kings against one, quiet and with
/// the three to move.
#[test]
fn the_main_road_decides_on_64_squares_and_hardly_helps_on_100() {
    let share = |variant: Variant| {
        let class = ending(variant, "win KKK v K").class().unwrap();
        let wanted = Selection { strong_to_move: Some(true), capture: Some(false), ..Selection::of(class) };
        let (mut on, mut off) = ([0_u32; 2], [0_u32; 2]);
        TABLES.of(variant).select(&wanted, 0, |selected| {
            let position = selected.position;
            let lone = !position.side_to_move();
            let king = position.pieces(lone, PieceKind::King).into_iter().next().unwrap();
            let last = position.board_size().rows() - 1;
            let counts = if king.row() + king.column() == last { &mut on } else { &mut off };
            counts[usize::from(selected.answer.outcome == Outcome::Win)] += 1;
            ControlFlow::Continue(())
        });
        [on, off].map(|[held, won]| 100 * won / (held + won))
    };
    // In percent of the positions, with the lone king on the main road and elsewhere.
    assert_eq!(share(Variant::Russian), [34, 98]);
    assert_eq!(share(Variant::International), [21, 23]);
}

/// The position with the other side to move.
fn other_to_move(position: &AnyPosition) -> AnyPosition {
    let mut setup = Setup::new(position.variant(), !position.side_to_move());
    for color in [Color::White, Color::Black] {
        for square in position.pieces(color, PieceKind::King) {
            setup.put_on(square, Piece { color, kind: PieceKind::King }).unwrap();
        }
    }
    setup.position()
}

/// What the lessons on the main road say in figures: over all positions of three kings, who are to move, against one in
/// which neither side can take.
#[test]
fn what_the_course_says_about_the_main_road_is_true() {
    let won_of = |variant: Variant| {
        let class = ending(variant, "win KKK v K").class().unwrap();
        let wanted = Selection { strong_to_move: Some(true), capture: Some(false), ..Selection::of(class) };
        // With the road held by the lone king, by the three, and by neither: won, and all.
        let (mut counts, mut longest) = ([[0_u32; 2]; 3], 0);
        TABLES.of(variant).select(&wanted, 0, |selected| {
            let position = selected.position;
            let lone = !position.side_to_move();
            if !other_to_move(&position).must_capture() {
                let last = position.board_size().rows() - 1;
                let on_road = |color| {
                    position.pieces(color, PieceKind::King).into_iter().any(|king| king.row() + king.column() == last)
                };
                let holder = match (on_road(lone), on_road(!lone)) {
                    (true, true) => return ControlFlow::Continue(()),
                    (true, false) => 0,
                    (false, true) => 1,
                    (false, false) => 2,
                };
                let won = selected.answer.outcome == Outcome::Win;
                counts[holder][0] += u32::from(won);
                counts[holder][1] += 1;
                longest = longest.max(selected.answer.to_win.filter(|_| won).unwrap_or(0));
            }
            ControlFlow::Continue(())
        });
        (counts, longest)
    };
    let share = |[won, all]: [u32; 2]| (200 * won + all) / (2 * all);
    let ([lone, three, neither], longest) = won_of(Variant::Russian);
    assert_eq!([lone, three, neither].map(share), [4, 100, 100]);
    assert_eq!(longest, 25, "plies: thirteen moves");
    let ([lone, three, neither], _) = won_of(Variant::International);
    let sum = |one: [u32; 2], other: [u32; 2]| [one[0] + other[0], one[1] + other[1]];
    assert_eq!(share(lone), 3);
    assert_eq!(share(sum(three, neither)), 15, "the lone king elsewhere");
    assert_eq!([share(three), share(sum(lone, neither))], [13, 13], "with the road and without it");
}

/// What the lesson on the long lines says about the trictrac lines, from 1 to 45 and from 6 to 50, counted as above.
#[test]
fn what_the_course_says_about_the_trictrac_lines_is_true() {
    let class = ending(Variant::International, "win KKK v K").class().unwrap();
    let wanted = Selection { strong_to_move: Some(true), capture: Some(false), ..Selection::of(class) };
    // With the lone king on the main road, on a trictrac line and elsewhere: won, and all.
    let mut counts = [[0_u32; 2]; 3];
    TABLES.of(Variant::International).select(&wanted, 0, |selected| {
        let position = selected.position;
        if !other_to_move(&position).must_capture() {
            let king = position.pieces(!position.side_to_move(), PieceKind::King).into_iter().next().unwrap();
            let place = match (king.row() + king.column() == 9, king.row().abs_diff(king.column()) == 1) {
                (true, _) => 0,
                (false, true) => 1,
                (false, false) => 2,
            };
            counts[place][0] += u32::from(selected.answer.outcome == Outcome::Win);
            counts[place][1] += 1;
        }
        ControlFlow::Continue(())
    });
    assert_eq!(counts.map(|[won, all]| (200 * won + all) / (2 * all)), [6, 11, 17]);
}
