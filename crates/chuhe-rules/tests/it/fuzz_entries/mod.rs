//! Properties that hold for any bytes. The fuzz target `xiangqi` in `fuzz/` and the tests in `fuzzed.rs` call these functions.

use chuhe_rules::{Notation, Position, Record, read_dhtmlxq, read_pgn, read_xqf, write_dhtmlxq, write_pgn, write_xqf};

/// Everything that reads, on the same bytes.
pub fn everything(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    fen(&text);
    moves(data);
    files(data, &text);
}

/// A text is a position that survives being written, or an error that says something.
fn fen(text: &str) {
    match Position::from_fen(text) {
        Ok(position) => {
            assert_eq!(Position::from_fen(&position.to_fen()), Ok(position));
            assert!(position.legal_moves().len() <= position.pseudo_moves().len());
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// A text is a legal move that survives being written in every notation, or an error. Half the first byte is the number of
/// bytes after it that choose moves from the start.
fn moves(data: &[u8]) {
    let Some((&length, rest)) = data.split_first() else { return };
    let (choices, text) = rest.split_at(usize::from(length / 2).min(rest.len()));
    let position = choices.iter().fold(Position::start(), |position, &choice| {
        let legal = position.legal_moves();
        if legal.is_empty() { position } else { position.after(legal[usize::from(choice) % legal.len()]) }
    });
    match position.read_move(&String::from_utf8_lossy(text)) {
        Ok(found) => {
            assert!(position.is_legal(found));
            for notation in Notation::ALL {
                assert_eq!(position.read_move(&position.write_move(found, notation)), Ok(found));
            }
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// What is read as a game survives being written, as far as start, moves and result go.
fn files(data: &[u8], text: &str) {
    let same = |one: &Record, other: &Record| {
        assert_eq!((one.start, &one.moves, one.result), (other.start, &other.moves, other.result));
    };
    if let Ok(record) = read_pgn(text) {
        for notation in Notation::ALL {
            let written = write_pgn(&record, notation);
            let again = read_pgn(&written);
            same(&record, again.as_ref().unwrap_or_else(|error| panic!("{error}: {written}")));
        }
    }
    // The other files tell the side to move by the first move.
    if let Ok(record) = read_dhtmlxq(text)
        && !record.moves.is_empty()
    {
        let written = write_dhtmlxq(&record);
        let again = read_dhtmlxq(&written);
        same(&record, again.as_ref().unwrap_or_else(|error| panic!("{error}: {written}")));
    }
    if let Ok(record) = read_xqf(data)
        && !record.moves.is_empty()
    {
        same(&record, &read_xqf(&write_xqf(&record)).unwrap_or_else(|error| panic!("{error}")));
    }
}
