//! Makes the collection of mates from what `mine` found: `cargo run --release -p chuhe-engine --example pack -- OUT FILE...`.
//!
//! A mate that another one is when the board is mirrored, or the colours change, is left out. Of each length there are at most so
//! many as [`MOST`] says. The mates are sorted by length, those of equal length as they were found.

use std::collections::HashSet;

use chuhe_rules::{Move, Piece, Position, ProvedMate, Side, pack_mates};

/// The most mates in one, two and so on to nine moves: short ones are many.
const MOST: [usize; 9] = [1_200, 3_000, 3_000, 2_500, 2_000, 2_000, 2_000, 2_000, 2_000];

/// The same for all forms of a position: the attacker's pieces as Red's, the lesser of the board and its mirror image.
fn form(position: &Position) -> [u8; 90] {
    let turn = position.turn();
    let mut forms = [[0; 90]; 2];
    for square in Side::ALL.into_iter().flat_map(|side| position.pieces(side)) {
        let Some(Piece { side, kind }) = position.piece(square) else { continue };
        let (file, rank) = (usize::from(square.file()), usize::from(square.rank_from(turn)));
        let code = 1 + kind as u8 + if side == turn { 0 } else { 8 };
        forms[0][9 * rank + file] = code;
        forms[1][9 * rank + 8 - file] = code;
    }
    forms[0].min(forms[1])
}

fn read(line: &str) -> Option<ProvedMate> {
    let words: Vec<&str> = line.split(' ').collect();
    let [board, turn, _, _, moves @ ..] = &words[..] else { return None };
    let position = Position::from_fen(&format!("{board} {turn}")).ok()?;
    let moves: Vec<Move> = moves.iter().map(|mv| mv.parse().ok()).collect::<Option<_>>()?;
    ProvedMate::new(position, moves)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [out, files @ ..] = &words[..] else { return Err("OUT FILE...".into()) };
    let (mut seen, mut mates): (HashSet<[u8; 90]>, [Vec<ProvedMate>; 9]) = (HashSet::new(), Default::default());
    let (mut lines, mut again) = (0, 0);
    for file in files {
        for line in std::fs::read_to_string(file)?.lines().filter(|line| !line.starts_with('#')) {
            let mate = read(line).ok_or_else(|| format!("{file}: {line}"))?;
            lines += 1;
            if seen.insert(form(mate.position())) {
                mates[mate.solution().len() / 2].push(mate);
            } else {
                again += 1;
            }
        }
    }
    for (list, most) in mates.iter_mut().zip(MOST) {
        list.truncate(most);
    }
    println!("{lines} mates, {again} of them again; kept by length: {:?}", mates.each_ref().map(Vec::len));
    let all = mates.concat();
    let bytes = pack_mates(&all);
    println!("{} mates, {} bytes", all.len(), bytes.len());
    std::fs::write(out, bytes)?;
    Ok(())
}
