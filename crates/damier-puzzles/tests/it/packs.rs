//! Packs hold every record exactly, refuse what they have no room for, and are read safely, whatever they contain.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use damier_puzzles::pack::{Pack, PackError, PackingError, Unpackable, pack};
use damier_puzzles::record::{ChoiceRecord, ReplyRecord, id_of};
use damier_puzzles::{
    Collection, Goal, LineError, Rating, Reached, Record, Source, SourceKind, Status, Tag, Verification,
};
use damier_rules::notation::{write_fen, write_move};
use damier_rules::{AnyPosition, Move, Variant};
use proptest::prelude::*;
use rand::rngs::Xoshiro256PlusPlus as Random;
use rand::{RngExt, SeedableRng};

/// Records of all kinds from the collection as it was before packs.
const RECORDS: &str = include_str!("../data/records.jsonl");

fn records(variant: Variant) -> Vec<Record> {
    let records = RECORDS.lines().map(|line| serde_json::from_str::<Record>(line).unwrap());
    records.filter(|record| record.variant == variant.name()).collect()
}

fn line(record: &Record) -> String {
    serde_json::to_string(record).unwrap()
}

/// All records of a pack.
fn unpacked(bytes: Vec<u8>) -> Result<Vec<Record>, PackError> {
    let pack = Pack::open(bytes)?;
    (0..pack.len()).map(|index| pack.record(index)).collect()
}

#[test]
fn every_line_of_the_old_collection_comes_back() {
    let mut found = BTreeMap::new();
    for variant in Variant::ALL {
        let bytes = pack(variant, records(variant)).unwrap();
        for record in unpacked(bytes).unwrap() {
            found.insert(record.id.clone(), line(&record));
        }
    }
    assert_eq!(found.len(), RECORDS.lines().count());
    for line in RECORDS.lines() {
        assert_eq!(found[line.split('"').nth(3).unwrap()], line);
    }
}

/// A puzzle that the rules allow, with everything a record can say, but without a sensible solution.
struct Inventor {
    random: Random,
}

impl Inventor {
    fn flip(&mut self) -> bool {
        self.random.random()
    }

    fn below(&mut self, count: usize) -> usize {
        self.random.random_range(0..count)
    }

    fn text(&mut self) -> Option<String> {
        const TEXTS: [&str; 7] =
            ["", "A", "engine against itself, seed 1, game 17", "Wch 007", "Вч 12", "99999999999", "\u{1b}\""];
        self.flip().then(|| TEXTS[self.random.random_range(0..TEXTS.len())].to_owned())
    }

    fn game(&mut self, variant: Variant, plies: usize) -> (Vec<AnyPosition>, Vec<Move>) {
        let (mut positions, mut moves) = (vec![AnyPosition::start(variant)], Vec::new());
        while moves.len() < plies {
            let position = positions[positions.len() - 1];
            let legal = position.legal_moves();
            if legal.is_empty() {
                break;
            }
            moves.push(legal[self.below(legal.len())]);
            positions.push(position.play_unchecked(moves[moves.len() - 1]));
        }
        (positions, moves)
    }

    fn turn(&mut self, position: &AnyPosition, depth: usize) -> Vec<ChoiceRecord> {
        let mut legal = position.legal_moves();
        let count = if depth == 0 { 1 } else { self.below(3) }.min(legal.len());
        let mut choices = Vec::new();
        for _ in 0..count {
            let played = legal.swap_remove(self.below(legal.len()));
            let mut after = position.play_unchecked(played);
            let mut choice =
                ChoiceRecord { played: write_move(position, played), replies: Vec::new(), finish: Vec::new() };
            let replies = after.legal_moves();
            if depth < 4 && self.flip() {
                for reply in replies.into_iter().take(1 + self.below(3)) {
                    let next = self.turn(&after.play_unchecked(reply), depth + 1);
                    choice.replies.push(ReplyRecord { played: write_move(&after, reply), next });
                }
            } else {
                while let Some(&played) = after.legal_moves().first()
                    && self.flip()
                {
                    choice.finish.push(write_move(&after, played));
                    after = after.play_unchecked(played);
                }
            }
            choices.push(choice);
        }
        choices
    }

    fn tags(&mut self) -> Vec<Tag> {
        const TAGS: [&str; 9] = ["moves-3", "offers-0", "gain-2", "majority", "proven", "kings", "a-b", "gain-02", ""];
        let count = self.below(5);
        (0..count).map(|_| Tag::from(TAGS[self.below(TAGS.len())])).collect()
    }

    /// A few records of one source.
    fn records(&mut self, variant: Variant) -> Vec<Record> {
        const KINDS: [SourceKind; 5] = [
            SourceKind::Game,
            SourceKind::SelfPlay,
            SourceKind::Endings,
            SourceKind::Composition,
            SourceKind::Constructed,
        ];
        const WAYS: [Reached; 3] = [Reached::Played, Reached::Avoided, Reached::Threat];
        let plies = self.below(90);
        let (positions, moves) = self.game(variant, plies);
        let texts: Vec<String> =
            positions.iter().zip(&moves).map(|(position, &played)| write_move(position, played)).collect();
        let common = Source {
            kind: KINDS[self.below(5)],
            white: self.text(),
            black: self.text(),
            event: self.text(),
            year: self.flip().then(|| self.random.random()),
            moves: (self.flip() && !texts.is_empty()).then(|| texts.join(" ")),
            ..Source::default()
        };
        let mut records = Vec::new();
        for _ in 0..=self.below(4) {
            let ply = self.below(positions.len());
            let reached = WAYS[self.below(3)];
            let base = positions[ply];
            let legal = base.legal_moves();
            let avoided = legal.get(self.below(legal.len().max(1))).copied();
            let (position, ply, before) = match (reached, avoided) {
                (Reached::Avoided, Some(avoided)) => (base.play_unchecked(avoided), ply + 1, Some(avoided)),
                (Reached::Threat, _) => (passed(&base), ply, None),
                _ => (base, ply, ply.checked_sub(1).map(|ply| moves[ply])),
            };
            let missed = if reached == Reached::Avoided { ply.checked_sub(1) } else { Some(ply) };
            let missed =
                missed.and_then(|ply| texts.get(ply)).filter(|_| matches!(reached, Reached::Avoided | Reached::Threat));
            let solution = self.turn(&position, 0);
            if solution.is_empty() {
                continue;
            }
            let goals = [Goal::Material { men: self.random.random() }, Goal::Win, Goal::Promote, Goal::Draw];
            records.push(Record {
                id: id_of(&position),
                variant: variant.name().to_owned(),
                fen: write_fen(&position),
                previous: before.filter(|_| self.flip()).map(|played| hub(&position, played)),
                solution,
                goal: goals[self.below(4)],
                tags: self.tags(),
                rating: Rating { value: self.random.random(), deviation: self.random.random() },
                source: Source {
                    reached,
                    ply: self.flip().then_some(u16::try_from(ply).unwrap()),
                    played: missed.filter(|_| common.moves.is_none() || self.flip()).cloned(),
                    ..common.clone()
                },
                verification: Verification {
                    engine: "0.1.0".to_owned(),
                    nodes: self.random.random(),
                    margin: self.random.random::<i32>() >> self.below(32),
                },
                status: Status::Proven,
                merit: self.flip().then(|| self.random.random()),
                extra: serde_json::Map::new(),
            });
        }
        records
    }
}

/// Origin, destination and captured squares.
fn hub(position: &AnyPosition, played: Move) -> String {
    let number = |square| position.board_size().number(square);
    let mut text =
        format!("{}{}{}", number(played.from), if played.is_capture() { 'x' } else { '-' }, number(played.to));
    for square in played.captured {
        write!(text, "x{}", number(square)).unwrap();
    }
    text
}

/// The same pieces with the other side to move.
fn passed(position: &AnyPosition) -> AnyPosition {
    let fen = write_fen(position);
    let (side, pieces) = fen.split_once(':').unwrap();
    let other = if side == "W" { "B" } else { "W" };
    let text = format!("{other}:{pieces}");
    damier_rules::notation::read_fen(&text, position.variant()).unwrap().position
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn whatever_a_record_says_comes_back(seed: u64, which in 0_usize..3, sources in 1_usize..12) {
        let variant = Variant::ALL[which];
        let mut inventor = Inventor { random: Random::seed_from_u64(seed) };
        let mut invented: Vec<Record> = (0..sources).flat_map(|_| inventor.records(variant)).collect();
        let known = |record: &Record, among: &[Record]| among.iter().filter(|other| other.id == record.id).count() > 1;
        let all = invented.clone();
        invented.retain(|record| !known(record, &all));
        // A move of the game that its moves do not show has no place in a pack.
        let refusable = |record: &Record| record.source.moves.is_some() && record.source.played.is_some() && record.source.ply.is_none();
        invented.retain(|record| !refusable(record));
        let bytes = pack(variant, invented.clone()).unwrap();
        let reversed = invented.iter().rev().cloned().collect();
        prop_assert_eq!(&bytes, &pack(variant, reversed).unwrap(), "the order of the records does not matter");
        let mut collection = Collection::default();
        collection.add_pack("a", bytes);
        prop_assert!(collection.bad_lines().is_empty());
        prop_assert_eq!(collection.entries().len(), invented.len());
        for record in &invented {
            let entry = collection.find(&record.id).unwrap();
            prop_assert_eq!(line(&collection.record(entry).unwrap()), line(record));
            prop_assert_eq!((&*entry.tags, entry.rating), (&record.tags[..], record.rating));
            prop_assert_eq!((entry.source, entry.variant), (record.source.kind, variant));
            prop_assert!(collection.puzzle(entry).is_ok());
        }
    }
}

#[test]
fn what_a_pack_has_no_room_for_is_refused_by_name() {
    let good = records(Variant::International);
    let refused = |change: &dyn Fn(&mut Record)| {
        let mut records = good.clone();
        change(&mut records[3]);
        let PackingError { id, reason } = pack(Variant::International, records).unwrap_err();
        assert_eq!(id, good[3].id);
        reason
    };
    let unproven = Status::Unproven { reason: "why".to_owned() };
    assert!(matches!(refused(&|record| record.status = unproven.clone()), Unpackable::Unproven));
    let extra = |record: &mut Record| drop(record.extra.insert("stars".to_owned(), 3.into()));
    assert!(matches!(refused(&extra), Unpackable::Extra(field) if field == "stars"));
    assert!(matches!(refused(&|record| record.variant = "russian".to_owned()), Unpackable::OtherVariant));
    assert!(matches!(refused(&|record| record.solution.clear()), Unpackable::Invalid(_)));
    assert!(matches!(refused(&|record| record.solution[0].played += " "), Unpackable::Inexact));
    let twice = good.iter().chain(&good[3..4]).cloned().collect();
    assert!(matches!(pack(Variant::International, twice).unwrap_err().reason, Unpackable::Twice));
}

#[test]
fn other_files_and_later_formats_are_named() {
    let mut bytes = pack(Variant::Russian, records(Variant::Russian)).unwrap();
    assert_eq!(Pack::open(b"".as_slice()).unwrap_err(), PackError::NotAPack);
    assert_eq!(Pack::open(b"{\"id\":\"i0\"}".as_slice()).unwrap_err(), PackError::NotAPack);
    bytes[7] += 1;
    assert_eq!(Pack::open(bytes.clone()).unwrap_err(), PackError::Version(2));
    let mut collection = Collection::default();
    collection.add_pack("a", bytes);
    let [bad] = collection.bad_lines() else { panic!("{:?}", collection.bad_lines()) };
    assert!(matches!(bad.reason, LineError::Pack(PackError::Version(2))));
}

#[test]
fn a_changed_pack_is_refused() {
    let bytes = pack(Variant::Russian, records(Variant::Russian)).unwrap();
    for length in 0..bytes.len() {
        assert!(Pack::open(bytes[..length].to_vec()).is_err(), "{length}");
    }
    for place in 0..bytes.len() {
        let mut bytes = bytes.clone();
        bytes[place] ^= 1 << (place % 8);
        assert!(Pack::open(bytes).is_err(), "{place}");
    }
}

/// The checksum is right, but nothing else is certain: anyone can write such a file.
#[test]
fn a_malicious_pack_does_no_harm() {
    let records = records(Variant::International);
    let whole = pack(Variant::International, records.clone()).unwrap();
    let checked = |bytes: &mut Vec<u8>| {
        let sum = crc32fast::hash(&bytes[13..]);
        bytes[9..13].copy_from_slice(&sum.to_le_bytes());
    };
    let (mut refused, mut changed) = (0, 0);
    for place in (13..whole.len()).step_by(3) {
        let mut bytes = whole.clone();
        match place % 8 {
            0..=2 => bytes[place] ^= 1,
            3 | 4 => bytes[place] ^= 0x80,
            5 | 6 => bytes[place] = 0xff,
            _ => bytes.truncate(place),
        }
        checked(&mut bytes);
        match unpacked(bytes) {
            Err(error) => refused += usize::from(error == PackError::Damaged),
            Ok(read) => changed += usize::from(read != records),
        }
    }
    assert!(refused > 20 && changed > 20, "{refused} refused, {changed} changed");
}
