//! Which moves come first.

use chuhe_rules::{Kind, Move, MoveList, Position};

/// Numbers by which moves are sorted, learnt in the course of a search.
pub struct Order {
    /// Quiet moves that were good elsewhere, by side, from and to.
    history: Vec<i32>,
    /// Two quiet moves that were good at this distance from the root.
    killers: Vec<[Option<Move>; 2]>,
}

const CAPTURE: i32 = 1 << 20;

impl Order {
    pub fn new() -> Self {
        Self { history: vec![0; 2 * 90 * 90], killers: vec![[None; 2]; 128] }
    }

    /// What a captured piece counts.
    pub const fn worth(kind: Kind) -> i32 {
        match kind {
            Kind::King => 10_000,
            Kind::Rook => 900,
            Kind::Cannon => 450,
            Kind::Horse => 420,
            Kind::Advisor | Kind::Elephant => 130,
            Kind::Pawn => 100,
        }
    }

    /// A number for every move: the move from the table, captures of much by little, killers, the rest by history.
    pub fn rank(&self, position: &Position, moves: &MoveList, known: Option<Move>, ply: usize) -> [i32; 128] {
        let mut ranks = [0; 128];
        let killers = self.killers[ply.min(127)];
        for (rank, &mv) in ranks.iter_mut().zip(moves.iter()) {
            *rank = match position.piece(mv.to()) {
                _ if known == Some(mv) => i32::MAX,
                Some(taken) => {
                    let by = position.piece(mv.from()).map_or(0, |piece| Self::worth(piece.kind));
                    CAPTURE + 16 * Self::worth(taken.kind) - by
                }
                None if killers[0] == Some(mv) => CAPTURE - 1,
                None if killers[1] == Some(mv) => CAPTURE - 2,
                None => self.history[place(position, mv)],
            };
        }
        ranks
    }

    /// Whether a capture gives more than it takes, by the looks of it: a dear piece takes a cheap one that is protected.
    pub fn loses(position: &Position, mv: Move) -> bool {
        let (Some(piece), Some(taken)) = (position.piece(mv.from()), position.piece(mv.to())) else { return false };
        let (given, taken) = (Self::worth(piece.kind), Self::worth(taken.kind));
        given > taken + 60 && position.after(mv).is_capturable(mv.to())
    }

    /// A quiet move was good.
    pub fn good(&mut self, position: &Position, mv: Move, depth: i32, ply: usize) {
        let killers = &mut self.killers[ply.min(127)];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        self.learn(position, mv, depth * depth);
    }

    /// A quiet move came before it and was not.
    pub fn bad(&mut self, position: &Position, mv: Move, depth: i32) {
        self.learn(position, mv, -depth * depth);
    }

    fn learn(&mut self, position: &Position, mv: Move, change: i32) {
        let cell = &mut self.history[place(position, mv)];
        *cell += change - *cell * change.abs() / 16_384;
    }
}

/// The place of a move in the history.
fn place(position: &Position, mv: Move) -> usize {
    (position.turn().index() * 90 + mv.from().index()) * 90 + mv.to().index()
}
