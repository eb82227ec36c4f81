//! Properties that hold for any bytes. The fuzz targets in `fuzz/` and the tests in `notation_fuzz.rs` call these
//! functions.

#![allow(dead_code, unused_imports, reason = "every target uses only one of them")]

use damier_rules::notation::pdn::{PdnReader, Replay, read_games, write_game};
use damier_rules::notation::{MoveWriter, read_fen, read_hub, read_move, write_fen, write_hub, write_move};
use damier_rules::{AnyPosition, Variant};

/// The variant picked by the first byte, and the remaining bytes.
fn split_variant(data: &[u8]) -> (Variant, &[u8]) {
    match data.split_first() {
        Some((first, rest)) => (Variant::ALL[usize::from(*first) % Variant::ALL.len()], rest),
        None => (Variant::International, data),
    }
}

/// A text is either a position that survives being written and read, or an error with a place inside the text.
pub fn fen(data: &[u8]) {
    let (variant, rest) = split_variant(data);
    let text = String::from_utf8_lossy(rest);
    match read_fen(&text, variant) {
        Ok(fen) => {
            assert_eq!(read_fen(&fen.to_string(), variant), Ok(fen));
            assert_eq!(read_hub(&write_hub(&fen.position), variant), Ok(fen.position));
        }
        Err(error) => assert!((1..=text.len() + 1).contains(&error.column), "{error}"),
    }
    if let Ok(position) = read_hub(&text, variant) {
        assert_eq!(read_fen(&write_fen(&position), variant).map(|fen| fen.position), Ok(position));
    }
}

/// A text is either a legal move that survives being written and read in every form, or an error.
///
/// Half the second byte, rounded down, is the number of bytes after it that choose moves from the starting position or,
/// if the second byte is odd, form a FEN.
pub fn moves(data: &[u8]) {
    let (variant, rest) = split_variant(data);
    let Some((&length, rest)) = rest.split_first() else { return };
    let (setting, text) = rest.split_at(usize::from(length / 2).min(rest.len()));
    let position = if length % 2 == 0 {
        setting.iter().fold(AnyPosition::start(variant), |position, &choice| {
            let legal = position.legal_moves();
            if legal.is_empty() { position } else { position.play_unchecked(legal[usize::from(choice) % legal.len()]) }
        })
    } else {
        match read_fen(&String::from_utf8_lossy(setting), variant) {
            Ok(fen) => fen.position,
            Err(_) => return,
        }
    };
    match read_move(&position, &String::from_utf8_lossy(text)) {
        Ok(found) => {
            assert!(position.legal_moves().contains(&found));
            let writer = MoveWriter::of(variant);
            for form in [write_move(&position, found), writer.hub(found)] {
                assert_eq!(read_move(&position, &form), Ok(found), "{form}");
            }
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// A stream splits into games that survive being written and read, and errors with a place. Reading terminates, and
/// building trees finds the same games as replaying.
pub fn pdn(data: &[u8]) {
    let mut reader = PdnReader::new(data);
    let mut replay = Replay::new(Variant::International);
    let mut built = read_games(data, Variant::International);
    for _ in 0..=data.len() {
        match (reader.read_game(&mut replay), built.next()) {
            (Ok(None), None) => return,
            (Ok(Some(played)), Some(Ok(game))) => {
                let text = write_game(&game);
                let again = read_games(text.as_bytes(), game.variant()).next();
                assert_eq!(again, Some(Ok(game)), "{text}");
                assert!(text.len() >= usize::try_from(played.plies).unwrap_or(usize::MAX));
            }
            (Err(one), Some(Err(other))) => {
                assert_eq!(one, other);
                assert!(one.place.line > 0 && one.place.column > 0 && one.game > 0);
            }
            (one, other) => assert!(one.is_err() && other.is_none(), "{one:?} {other:?}"),
        }
    }
    assert!(data.is_empty(), "the stream does not end");
}
