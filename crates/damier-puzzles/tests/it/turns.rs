//! Turns are checked when they are read, and packs give them back exactly.

use damier_engine::{Engine, Limits, Settings, Situation};
use damier_puzzles::pack::{PackError, TurnPack, pack_turns};
use damier_puzzles::turn::{QUIET_DEPTH, SOUND, Turn, TurnError, TurnRecord, Uses};
use damier_rules::{AnyPosition, Color, Move, PieceKind, Variant};

/// Turns of all kinds, as they were mined.
const TURNS: &str = include_str!("../data/turns.jsonl");

fn records() -> Vec<TurnRecord> {
    TURNS.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

fn turns() -> Vec<Turn> {
    records().iter().map(|record| Turn::from_record(record).unwrap()).collect()
}

fn of(variant: Variant) -> Vec<TurnRecord> {
    records().into_iter().filter(|record| record.variant == variant.name()).collect()
}

/// A king counts as three men.
fn material(position: &AnyPosition, color: Color) -> u32 {
    let count = |kind| position.pieces(color, kind).len();
    count(PieceKind::Man) + 3 * count(PieceKind::King)
}

/// How much better off the side that moves first is after a line.
fn gain(start: AnyPosition, line: &[Move]) -> i32 {
    let balance = |position: &AnyPosition| {
        let color = start.side_to_move();
        material(position, color).cast_signed() - material(position, !color).cast_signed()
    };
    let end = line.iter().fold(start, |position, &played| {
        assert!(position.legal_moves().contains(&played));
        position.play_unchecked(played)
    });
    balance(&end) - balance(&start)
}

#[test]
fn packs_give_back_every_turn() {
    for variant in Variant::ALL {
        let mut records = of(variant);
        let bytes = pack_turns(variant, records.clone()).unwrap();
        let pack = TurnPack::open(bytes.clone()).unwrap();
        assert_eq!((pack.variant(), pack.uses().len()), (variant, records.len()));
        let by_id = |one: &TurnRecord, other: &TurnRecord| one.id.cmp(&other.id);
        let mut read: Vec<TurnRecord> = (0..records.len()).map(|index| pack.record(index).unwrap()).collect();
        for (index, record) in read.iter().enumerate() {
            assert_eq!(pack.id(index), record.id);
            assert_eq!(pack.uses()[index], pack.turn(index).unwrap().uses());
        }
        read.sort_by(by_id);
        records.sort_by(by_id);
        for (read, record) in read.iter_mut().zip(&mut records) {
            // Moves of equal value have no order of their own.
            for moves in [&mut read.moves, &mut record.moves] {
                moves.sort_by(|one, other| (one.loss, &one.played).cmp(&(other.loss, &other.played)));
            }
            assert_eq!(read, record);
        }
        records.reverse();
        assert_eq!(pack_turns(variant, records).unwrap(), bytes, "whatever order they come in");
    }
}

#[test]
fn a_damaged_pack_is_refused() {
    let mut bytes = pack_turns(Variant::Russian, of(Variant::Russian)).unwrap();
    for place in [20, bytes.len() / 2, bytes.len() - 1] {
        bytes[place] ^= 4;
        assert_eq!(TurnPack::open(bytes.clone()).unwrap_err(), PackError::Damaged);
        bytes[place] ^= 4;
    }
    bytes[7] = 9;
    assert_eq!(TurnPack::open(bytes).unwrap_err(), PackError::Version(9));
    assert_eq!(TurnPack::open(&b"a puzzle"[..]).unwrap_err(), PackError::NotAPack);
}

#[test]
fn refutations_and_threats_win_material_and_quiet_positions_are_searched_deep() {
    let turns = turns();
    for turn in &turns {
        for each in &turn.moves {
            let after = turn.position.play_unchecked(each.candidate);
            assert_eq!(each.refutation.is_empty(), gain(after, &each.refutation) == 0, "{}", turn.id);
            assert!(gain(after, &each.refutation) >= 0 && !(each.loses() && each.is_sound()), "{}", turn.id);
        }
        assert_eq!(turn.threat.is_empty(), gain(turn.position.passed(), &turn.threat) == 0, "{}", turn.id);
        if turn.is_quiet() {
            assert!(i32::from(turn.moves[1].loss) <= SOUND, "{}: one move alone would give itself away", turn.id);
        }
    }
    assert!(turns.iter().filter(|turn| turn.is_quiet()).count() > 5);
}

#[test]
fn a_fresh_search_of_a_quiet_position_wins_nothing_either() {
    for variant in Variant::ALL {
        let records = of(variant);
        let quiet = records.iter().find(|record| record.quiet).unwrap();
        let turn = Turn::from_record(quiet).unwrap();
        let mut engine = Engine::with_settings(Settings::one_thread(16), &crate::TABLES);
        let limits = Limits::depth(QUIET_DEPTH);
        let finding = engine.search(&Situation::from(turn.position), None, &limits, |_| ());
        assert!(finding.score.as_centi_men() < turn.value + 60, "{}: {}", turn.id, finding.score);
    }
}

#[test]
fn choices_hold_a_losing_and_a_sound_move_in_an_order_that_tells_nothing() {
    let turns = turns();
    let offered: Vec<_> = turns.iter().filter_map(Turn::choices).collect();
    assert!(offered.len() > 10);
    for choices in offered {
        assert!((3..=5).contains(&choices.len()));
        assert!(choices.iter().all(|each| each.natural && each.loses() != each.is_sound()));
        assert!(choices.iter().any(|each| each.loses()) && choices.iter().any(|each| each.is_sound()));
        assert!(choices.is_sorted_by_key(|each| (each.candidate.from, each.candidate.to)));
    }
    let parries: Vec<&Turn> = turns.iter().filter(|turn| turn.is_parry()).collect();
    assert!(!parries.is_empty());
    assert!(parries.iter().all(|turn| turn.uses().has(Uses::PARRY) && turn.moves[0].is_sound()));
}

#[test]
fn a_record_that_does_not_follow_from_its_game_is_refused() {
    let record = &records()[0];
    let read = |record: &TurnRecord| Turn::from_record(record).unwrap_err();
    let mut other = record.clone();
    other.source.ply = other.source.ply.map(|ply| ply + 2);
    assert!(matches!(read(&other), TurnError::OtherPosition));
    let mut other = record.clone();
    other.moves.pop();
    assert!(matches!(read(&other), TurnError::OtherMoves));
    let mut other = record.clone();
    other.moves[0].played = "1-50".to_owned();
    assert!(matches!(read(&other), TurnError::Move(_)));
    let mut other = record.clone();
    other.source.moves = None;
    assert!(matches!(read(&other), TurnError::NoGame));
}
