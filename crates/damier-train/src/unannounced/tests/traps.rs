//! Questions on the lines to opening traps.

use super::*;
use crate::traps::{TrapExercise, Traps};
use damier_puzzles::Turn;
use damier_rules::notation::{read_line, read_move};
use damier_rules::{AnyPosition, Color, PieceKind};

/// The shipped turns on the lines to traps.
pub(super) fn pack() -> TurnPack {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../openings/international.turns");
    TurnPack::open(std::fs::read(path).unwrap()).unwrap()
}

fn settings(trial: UnannouncedKind) -> UnannouncedSettings {
    UnannouncedSettings { trial, variant: Variant::International }
}

fn men(position: &AnyPosition, side: Color) -> i32 {
    position.all_pieces(side).len().cast_signed()
}

/// The positions of the game of a turn, up to it.
fn way(turn: &Turn) -> Vec<AnyPosition> {
    let start = AnyPosition::start(turn.position.variant());
    let moves = turn.source.moves.as_deref().unwrap();
    let line = read_line(start, moves.split(' ').take(turn.source.ply.unwrap().into())).unwrap();
    let mut way = vec![start];
    way.extend(line.iter().scan(start, |position, &played| {
        *position = position.play_unchecked(played);
        Some(*position)
    }));
    way
}

#[test]
fn a_move_that_falls_in_loses_men_on_the_line_that_is_shown() {
    let mut room = Room::new(1);
    let traps = room.turns.traps(Variant::International);
    assert!(!traps.is_empty());
    for turn in &traps {
        assert!(turn.source.ply.unwrap() <= 16);
        assert!(men(&turn.position, Color::White) + men(&turn.position, Color::Black) >= 32);
        let side = turn.position.side_to_move();
        for choice in turn.choices().unwrap().iter().filter(|choice| choice.loses()) {
            let after = turn.position.play_unchecked(choice.candidate);
            let end = choice.refutation.iter().fold(after, |position, &played| position.play_unchecked(played));
            // A king counts as three men.
            let worth = |position: &AnyPosition, side| {
                men(position, side) + 2 * position.pieces(side, PieceKind::King).len().cast_signed()
            };
            let lost = |position: &AnyPosition| worth(position, !side) - worth(position, side);
            assert!(lost(&end) > lost(&after), "{}", turn.id);
        }
    }
}

#[test]
fn playing_on_follows_a_line_to_the_trap_for_one_side() {
    let mut room = Room::new(2);
    let scope = Scope::of_traps(TrapLines::default());
    let mut set = room.with(|world| UnannouncedSet::within(settings(UnannouncedKind::YourMove), scope, world));
    assert!(set.plays_on());
    let (mut last, mut longest, mut length) = (None::<Turn>, 0, 0);
    while let Some(UnannouncedQuestion::YourMove(turn)) = set.question().cloned() {
        match &last {
            // The line goes on until a natural move falls in.
            Some(last) if last.choices().is_none() => {
                let way = way(&turn);
                let before = way.get(way.len().wrapping_sub(3)).or(way.get(way.len().wrapping_sub(5)));
                assert!(way.contains(&last.position), "{} after {}", turn.id, last.id);
                assert_eq!(before.unwrap().side_to_move(), turn.position.side_to_move());
                length += 1;
            }
            _ => length = 1,
        }
        longest = longest.max(length);
        let given = UnannouncedResponse::Move(turn.moves[0].candidate);
        let exercise = room.answer(&mut set, given, 1);
        assert_eq!(exercise.credit, Credit::Full);
        last = Some(*turn);
        room.go_on(&mut set);
    }
    assert_eq!((set.answers.len(), set.phase()), (QUESTIONS, UnannouncedPhase::Over));
    assert!(longest > 1, "no line had more than one decision");
    room.go_on(&mut set);
    assert!(set.plays_on(), "another set is about traps, too");
}

#[test]
fn an_interrupted_set_stays_on_its_line() {
    let mut room = Room::new(3);
    let scope = Scope::of_traps(TrapLines::default());
    let mut set = room.with(|world| UnannouncedSet::within(settings(UnannouncedKind::YourMove), scope, world));
    for _ in 0..QUESTIONS - 1 {
        let given = right(set.question().unwrap());
        room.answer(&mut set, given, 1);
        let saved = set.saved();
        let text = serde_json::to_string(&saved).unwrap();
        assert_eq!(serde_json::from_str::<SavedSet>(&text).unwrap(), saved);
        let mut resumed = room.with(|world| UnannouncedSet::resume(&saved, world)).unwrap();
        let is_on_way = !set.ahead.is_empty();
        room.go_on(&mut set);
        if is_on_way {
            assert_eq!(resumed.question().unwrap().id(), set.question().unwrap().id());
        }
        room.go_on(&mut resumed);
        assert!(resumed.plays_on());
    }
}

#[test]
fn only_lines_that_begin_as_wanted_are_asked_about() {
    let mut room = Room::new(4);
    let start = AnyPosition::start(Variant::International);
    let first = read_move(&start, "32-28").unwrap();
    let lines = TrapLines { first: Some(first) };
    let scope = Scope::of_traps(lines);
    let mut set = room.with(|world| UnannouncedSet::within(settings(UnannouncedKind::WhichLose), scope, world));
    for _ in 0..QUESTIONS {
        let Some(UnannouncedQuestion::WhichLose(turn)) = set.question().cloned() else { panic!("another question") };
        assert!(turn.source.moves.as_deref().unwrap().starts_with("32-28 "));
        let given = right(&UnannouncedQuestion::WhichLose(turn));
        room.answer(&mut set, given, 1);
        room.go_on(&mut set);
    }
    let saved = set.saved();
    assert_eq!(saved.trap_lines.as_deref(), Some("32-28"));
    assert_eq!(saved.scope(Variant::International), Scope::of_traps(lines));
    let bad = SavedSet { trap_lines: Some("1-50".to_owned()), ..saved };
    assert_eq!(bad.scope(Variant::International), Scope::of_traps(TrapLines::default()));
}

#[test]
fn the_other_games_have_no_lines_and_say_so() {
    let mut room = Room::new(5);
    let kind = UnannouncedSettings { trial: UnannouncedKind::YourMove, variant: Variant::Russian };
    let scope = Scope::of_traps(TrapLines::default());
    let set = room.with(|world| UnannouncedSet::within(kind, scope, world));
    assert_eq!(set.phase(), UnannouncedPhase::Empty);
}

#[test]
fn traps_are_filed_under_their_lines() {
    let mut room = Room::new(6);
    let mut selector = PuzzleSelector::of(crate::shipped(), 1, None);
    let traps = Traps::of(Variant::International, &mut selector, &mut room.turns);
    let start = AnyPosition::start(Variant::International);
    let all: Vec<_> = traps.lines(&[]).collect();
    assert!(all.len() > traps.count(TrapExercise::Find), "the decisions have traps of their own");
    for line in &all {
        let moves = line.before.iter().chain([&line.falls, &line.shot]);
        let played = read_line(start, moves.map(String::as_str)).unwrap();
        assert_eq!(played.len(), line.before.len() + 2, "all moves are legal");
    }
    for &exercise in <TrapExercise as VariantArray>::VARIANTS {
        let firsts = traps.first_moves(exercise);
        assert_eq!(firsts.iter().map(|(_, count)| count).sum::<usize>(), traps.count(exercise));
        assert!(firsts.is_sorted_by_key(|(_, count)| std::cmp::Reverse(*count)));
    }
    let beginning = ["32-28".to_owned(), "19-23".to_owned()];
    let of_line = traps.lines(&beginning).count();
    assert!(of_line > 0 && of_line < all.len());
    assert!(traps.lines(&beginning).all(|line| line.before[..2] == beginning));
    let none = Traps::of(Variant::Russian, &mut PuzzleSelector::of(Collection::default(), 1, None), &mut room.turns);
    assert_eq!((none.count(TrapExercise::Find), none.lines(&[]).count()), (0, 0));
}

#[test]
fn an_exercise_of_the_course_asks_about_the_lines_to_traps() {
    let scope = |text: &str| {
        let source: crate::course::draw::ExerciseSource = serde_json::from_str(text).unwrap();
        source.scope(Variant::International)
    };
    let about_traps = scope(r#"{"kind":"which-lose","traps":true}"#);
    assert_eq!(about_traps, Scope { questions: 1, ..Scope::of_traps(TrapLines::default()) });
    assert_eq!(scope(r#"{"kind":"which-lose"}"#), Scope { questions: 1, ..Scope::default() });
}
