//! What the program carries, and what it builds on request.

use chuhe_rules::{Position, Side};
use chuhe_tables::{Class, Outcome, RecordError, Table, Tables};

fn probe(tables: &Tables, fen: &str, quiet: u32) -> (Outcome, Option<u8>) {
    let answer = tables.probe(&Position::from_fen(fen).unwrap(), quiet).unwrap();
    (answer.outcome, answer.plies)
}

#[test]
fn every_shipped_attack_is_there_against_every_defence() {
    let tables = Tables::new(None);
    let wanted: Vec<_> = Class::shipped().iter().flat_map(Class::against_all).collect();
    assert_eq!(wanted.len(), 63);
    let shipped = tables.shipped_classes();
    assert!(wanted.iter().all(|class| shipped.contains(class)) && shipped.len() == 63);
    assert!(Tables::shipped_bytes() <= 10 << 20, "{}", Tables::shipped_bytes());
}

#[test]
fn the_textbook_is_right() {
    let tables = Tables::new(None);
    // 炮士必胜双士; 单炮 alone does not.
    assert_eq!(probe(&tables, "3a1a3/4k4/9/9/9/9/9/4C4/4A4/4K4 w", 0).0, Outcome::Win);
    assert_eq!(probe(&tables, "3a1a3/4k4/9/9/9/9/9/4C4/9/4K4 w", 0).0, Outcome::Draw);
    // 单车例和士象全, Black's men joined in the middle; and the same seen with the colours changed.
    assert_eq!(probe(&tables, "4k4/4a4/4ba3/9/2b6/9/9/4R4/9/3K5 w", 0).0, Outcome::Draw);
    assert_eq!(probe(&tables, "5k3/9/4r4/9/9/6B2/9/3AB4/4A4/4K4 b", 0).0, Outcome::Draw);
    // 单车必胜单缺士.
    assert_eq!(probe(&tables, "4k4/4a4/4b4/9/2b6/9/9/4R4/9/3K5 w", 0).0, Outcome::Win);
    // Nothing can attack.
    assert_eq!(probe(&tables, "4k4/4a4/9/9/9/9/9/9/4A4/3K5 w", 0), (Outcome::Draw, None));
    assert_eq!(tables.probe(&Position::start(), 0), None);
}

#[test]
fn the_limit_of_sixty_rounds_counts() {
    let tables = Tables::new(None);
    let fen = "3a5/5k3/9/9/9/9/4N4/9/4K4/9 w";
    let position = Position::from_fen(fen).unwrap();
    let plies = tables.probe(&position, 0).unwrap().plies.unwrap();
    assert!(plies > 1);
    let left = 120 - u32::from(plies);
    assert_eq!(probe(&tables, fen, left), (Outcome::Win, Some(plies)));
    assert_eq!(probe(&tables, fen, left + 1), (Outcome::Draw, None));
    // The defender: lost while the attacker has time, and then no more.
    let moves = tables.moves(&position, 0).unwrap();
    let (best, answer) = moves.into_iter().find(|(_, after)| after.plies == Some(plies - 1)).unwrap();
    assert_eq!(answer.outcome, Outcome::Loss);
    let after = position.after(best);
    assert_eq!(tables.probe(&after, left + 1).unwrap().outcome, Outcome::Loss);
    assert_eq!(tables.probe(&after, left + 2).unwrap().outcome, Outcome::Draw);
}

#[test]
fn packed_tables_are_read_back_and_damaged_ones_refused() {
    let tables = Tables::new(None);
    let class: Class = "N v AB".parse().unwrap();
    let bytes = tables.table(&class).unwrap().pack().unwrap();
    assert!(Table::unpack(&bytes).is_ok_and(|table| *table.class() == class));
    assert_eq!(Table::unpack(b"nothing").err(), Some(RecordError::NotATable));
    assert_eq!(Table::unpack(&bytes[..40]).err(), Some(RecordError::CutShort));
    let mut damaged = bytes.clone();
    damaged[60] ^= 1;
    assert_eq!(Table::unpack(&damaged).err(), Some(RecordError::Damaged(class)));
}

#[test]
fn classes_are_written_and_read() {
    for text in ["R v K", "CA v AABB", "PP v AB", "NP v K"] {
        assert_eq!(text.parse::<Class>().unwrap().to_string(), text);
    }
    assert_eq!("PN v A".parse::<Class>().unwrap().to_string(), "NP v A");
    for text in ["", "R", "v K", "A v K", "RNC v K", "R v AAA", "R v R", "X v K"] {
        assert!(text.parse::<Class>().is_err(), "{text}");
    }
    let rook = Position::from_fen("4k4/9/9/9/9/9/9/4r4/9/3K5 w").unwrap();
    assert_eq!(Class::of(&rook), Some(("R v K".parse().unwrap(), Side::Black)));
}

#[test]
fn two_pawns_are_built_on_request_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let fen = "4k4/9/3P1P3/9/9/9/9/9/9/3K5 w";
    let position = Position::from_fen(fen).unwrap();
    let tables = Tables::new(Some(folder.path().into()));
    assert_eq!(tables.probe(&position, 0), None);
    let mut said = Vec::new();
    // What was asked for and not found is not forgotten for ever.
    tables.build(&"PP v K".parse().unwrap(), &mut |class| said.push(class.to_string())).unwrap();
    assert_eq!(said, ["P v K", "PP v K"]);
    let answer = tables.probe(&position, 0).unwrap();
    assert_eq!(answer.outcome, Outcome::Win);
    let again = Tables::new(Some(folder.path().into()));
    assert_eq!(again.probe(&position, 0), Some(answer));
    again.build(&"PP v K".parse().unwrap(), &mut |_| panic!("it is there")).unwrap();
    assert_eq!(Tables::new(None).probe(&position, 0), None);
}
