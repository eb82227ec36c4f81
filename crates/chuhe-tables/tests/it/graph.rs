//! The same classes a second time, as plainly as possible: every placement of the pieces is a position of `chuhe_rules`, its
//! legal moves lead to others, and sweeps over all of them find who wins. Nothing is mirrored, nothing goes backwards.

use std::collections::HashMap;

use chuhe_rules::{Kind, Piece, Position, Setup, Side, Square};

/// A position: where its moves lead, and whether each captures.
struct Node {
    position: Position,
    next: Vec<(usize, bool)>,
}

/// All positions of some material and of what is left after captures.
pub struct Graph {
    nodes: Vec<Node>,
    /// Plies to the mate, with best play.
    pub to_mate: Vec<Option<u8>>,
    /// Plies to the next capture or the mate.
    pub to_capture: Vec<Option<u8>>,
}

/// A piece and where it stands.
type Standing = (Square, Piece);

/// Every way to put the pieces, one after another, on squares where they may stand.
fn placements(pieces: &[Piece], board: &mut Vec<Standing>, visit: &mut dyn FnMut(&[Standing])) {
    let Some((&piece, rest)) = pieces.split_first() else { return visit(board) };
    for square in Square::all() {
        if !can_stand(piece, square)
            || board.iter().any(|&(other, _)| other == square)
            // Two of a kind are interchangeable.
            || board.last().is_some_and(|&(other, last)| last == piece && other > square)
        {
            continue;
        }
        board.push((square, piece));
        placements(rest, board, visit);
        board.pop();
    }
}

fn can_stand(piece: Piece, square: Square) -> bool {
    match piece.kind {
        Kind::King => square.in_palace(piece.side),
        Kind::Advisor => square.in_palace(piece.side) && (square.file() == 4) == (square.rank_from(piece.side) == 1),
        Kind::Elephant => {
            let rank = square.rank_from(piece.side);
            matches!((square.file(), rank), (2 | 6, 0 | 4) | (0 | 4 | 8, 2))
        }
        Kind::Pawn => {
            square.beyond_river(piece.side) || square.rank_from(piece.side) >= 3 && square.file().is_multiple_of(2)
        }
        _ => true,
    }
}

/// The red king and these letters against the black king and those.
pub fn pieces(red: &str, black: &str) -> Vec<Piece> {
    let side = |side: Side, letters: &str| {
        let mut kinds: Vec<_> = letters.chars().filter_map(Kind::from_letter).collect();
        kinds.insert(0, Kind::King);
        kinds.into_iter().map(move |kind| Piece { side, kind }).collect::<Vec<_>>()
    };
    [side(Side::Red, red), side(Side::Black, black)].concat()
}

impl Graph {
    /// All positions of the materials, which must contain what captures leave.
    pub fn new(materials: &[Vec<Piece>]) -> Self {
        let mut nodes: Vec<Node> = Vec::new();
        let mut ids = HashMap::new();
        for pieces in materials {
            placements(pieces, &mut Vec::new(), &mut |board| {
                for turn in Side::ALL {
                    let mut setup = Setup::new(turn);
                    for &(square, piece) in board {
                        setup.set(square, Some(piece));
                    }
                    if let Ok(position) = setup.position() {
                        ids.insert(position.hash(), nodes.len());
                        nodes.push(Node { position, next: Vec::new() });
                    }
                }
            });
        }
        for node in &mut nodes {
            let position = node.position;
            let lead = |mv| (ids[&position.after(mv).hash()], !position.is_empty(mv.to()));
            node.next = position.legal_moves().into_iter().map(lead).collect();
        }
        let count = nodes.len();
        let mut graph = Self { nodes, to_mate: vec![None; count], to_capture: vec![None; count] };
        graph.sweep(false);
        graph.sweep(true);
        graph
    }

    /// Plies to the mate, or with `captures` to the next capture, where the former are known.
    fn sweep(&mut self, captures: bool) {
        let mut found: Vec<Option<u8>> = vec![None; self.nodes.len()];
        let mut without_change = 0;
        for plies in 0_u8.. {
            let fresh: Vec<usize> = (0..self.nodes.len())
                .filter(|&id| found[id].is_none() && self.settled(id, plies, captures, &found))
                .collect();
            without_change = if fresh.is_empty() { without_change + 1 } else { 0 };
            for id in fresh {
                found[id] = Some(plies);
            }
            if without_change == 3 {
                break;
            }
        }
        if captures { self.to_capture = found } else { self.to_mate = found }
    }

    /// Whether the position is won or lost in exactly so many plies: a win has an odd number of plies to the mate, and Red wins.
    fn settled(&self, id: usize, plies: u8, captures: bool, found: &[Option<u8>]) -> bool {
        let node = &self.nodes[id];
        let plies_after = |&(next, capture): &(usize, bool)| {
            if capture && captures { self.to_mate[next].map(|_| 0) } else { found[next] }
        };
        if node.position.turn() == Side::Red {
            node.next.iter().any(|next| plies_after(next).is_some_and(|after| after + 1 == plies))
        } else {
            node.next.iter().all(|next| plies_after(next).is_some_and(|after| after < plies))
        }
    }

    /// The positions with both counts.
    pub fn all(&self) -> impl Iterator<Item = (&Position, Option<u8>, Option<u8>)> {
        self.nodes
            .iter()
            .zip(&self.to_mate)
            .zip(&self.to_capture)
            .map(|((node, &mate), &capture)| (&node.position, mate, capture))
    }
}
