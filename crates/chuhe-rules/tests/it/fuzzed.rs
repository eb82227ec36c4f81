//! The fuzz target on random bytes and on randomly damaged texts, so that every test run tries some.

use chuhe_rules::{Record, START_FEN, write_dhtmlxq, write_pgn, write_xqf};

use crate::support::{Random, random_game};

/// Texts to damage: a FEN, moves, a game in every kind of file.
fn samples() -> Vec<Vec<u8>> {
    let mut random = Random::new(61);
    let mut record = Record::new(random_game(&mut random, 30).pop().unwrap());
    record.tags.push(("Red".into(), "甲 \\ \"乙\"\n".into()));
    let mut position = record.start;
    for number in 0..20 {
        let moves = position.legal_moves();
        record.moves.push(moves[random.below(moves.len())]);
        position.play(record.moves[number]);
        record.comments.push((number, "好 } ; ( 棋".into()));
    }
    let mut samples = vec![START_FEN.into(), "\u{4}ab炮二平五".into(), "\u{0}+C=5".into(), "\u{6}xyz马8进7".into()];
    samples.extend(chuhe_rules::Notation::ALL.map(|notation| write_pgn(&record, notation).into_bytes()));
    samples.push(write_dhtmlxq(&record).into_bytes());
    samples.push(write_xqf(&record));
    samples
}

#[test]
fn damaged_texts_are_read_or_refused() {
    let samples = samples();
    let mut random = Random::new(62);
    for sample in &samples {
        crate::fuzz_entries::everything(sample);
    }
    for round in 0..3000 {
        let mut bytes = samples[round % samples.len()].clone();
        for _ in 0..random.below(6) {
            if bytes.is_empty() {
                break;
            }
            let at = random.below(bytes.len());
            let byte = u8::try_from(random.below(256)).unwrap();
            match random.below(4) {
                0 => bytes[at] = byte,
                1 => drop(bytes.remove(at)),
                2 => bytes.insert(at, bytes[(at + usize::from(byte)) % bytes.len()]),
                _ if random.below(4) == 0 => bytes.truncate(at),
                _ => {}
            }
        }
        crate::fuzz_entries::everything(&bytes);
    }
    for _ in 0..2000 {
        let bytes: Vec<u8> = (0..random.below(120)).map(|_| u8::try_from(random.below(256)).unwrap()).collect();
        crate::fuzz_entries::everything(&bytes);
    }
}
