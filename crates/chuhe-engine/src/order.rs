//! Which moves come first.

use chuhe_rules::{Kind, Move, MoveList, Position};

/// Numbers by which moves are sorted, learnt in the course of a search.
pub struct Order {
    /// Quiet moves that were good elsewhere, by side, from and to.
    history: Vec<i16>,
    /// Quiet moves that were good after a move: by piece and square of that move, then by their own.
    following: Vec<i16>,
    /// Two quiet moves that were good at this distance from the root.
    killers: Vec<[Option<Move>; 2]>,
}

/// Piece and square of a move, for what follows it.
pub type Footprint = usize;

/// After no move.
pub const NO_FOOTPRINT: Footprint = 7 * 90;

const ROWS: usize = NO_FOOTPRINT + 1;

const CAPTURE: i32 = 1 << 20;

/// A capture that loses by exchange comes after all quiet moves.
const LOSING: i32 = -CAPTURE;

/// No number grows beyond this.
const MOST: i32 = 16_384;

impl Order {
    pub fn new() -> Self {
        Self { history: vec![0; 2 * 90 * 90], following: vec![0; ROWS * ROWS], killers: vec![[None; 2]; 128] }
    }

    /// Another search begins: what was learnt counts half.
    pub fn age(&mut self) {
        self.history.iter_mut().for_each(|cell| *cell /= 2);
        self.killers.fill([None; 2]);
    }

    pub fn clear(&mut self) {
        self.history.fill(0);
        self.following.fill(0);
        self.killers.fill([None; 2]);
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

    pub fn footprint(position: &Position, mv: Move) -> Footprint {
        position.piece(mv.from()).map_or(NO_FOOTPRINT, |piece| piece.kind as usize * 90 + mv.to().index())
    }

    /// A number for every move: the move from the table, captures that do not lose, killers, quiet moves by what was learnt,
    /// losing captures.
    pub fn rank(
        &self,
        position: &Position,
        moves: &MoveList,
        known: Option<Move>,
        (ply, before): (usize, Footprint),
    ) -> [i32; 128] {
        let mut ranks = [0; 128];
        let killers = self.killers[ply.min(127)];
        for (rank, &mv) in ranks.iter_mut().zip(moves.iter()) {
            *rank = match position.piece(mv.to()) {
                _ if known == Some(mv) => i32::MAX,
                Some(_) => Self::rank_capture(position, mv),
                None if killers[0] == Some(mv) => CAPTURE / 2 + 1,
                None if killers[1] == Some(mv) => CAPTURE / 2,
                None => self.quiet(position, mv, before),
            };
        }
        ranks
    }

    /// The same for captures alone.
    pub fn rank_captures(position: &Position, moves: &MoveList, known: Option<Move>) -> [i32; 128] {
        let mut ranks = [0; 128];
        for (rank, &mv) in ranks.iter_mut().zip(moves.iter()) {
            *rank = if known == Some(mv) { i32::MAX } else { Self::rank_capture(position, mv) };
        }
        ranks
    }

    /// Whether a rank is that of a losing capture.
    pub const fn is_losing(rank: i32) -> bool {
        rank < LOSING / 2
    }

    fn rank_capture(position: &Position, mv: Move) -> i32 {
        let worth = |square| position.piece(square).map_or(0, |piece| Self::worth(piece.kind));
        let (given, taken) = (worth(mv.from()), worth(mv.to()));
        let loses = given > taken && position.exchange_worth(mv, Self::worth) < 0;
        (if loses { LOSING } else { CAPTURE }) + 16 * taken - given
    }

    /// What was learnt of a quiet move.
    pub fn quiet(&self, position: &Position, mv: Move, before: Footprint) -> i32 {
        let here = Self::footprint(position, mv);
        i32::from(self.history[place(position, mv)]) + i32::from(self.following[before * ROWS + here])
    }

    /// A quiet move was good, those before it were not.
    pub fn good(
        &mut self,
        position: &Position,
        (mv, tried): (Move, &[Move]),
        depth: i32,
        (ply, before): (usize, Footprint),
    ) {
        let killers = &mut self.killers[ply.min(127)];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        let change = (depth * depth * 8).min(1_600);
        self.learn(position, mv, before, change);
        for &mv in tried.iter().filter(|mv| position.is_empty(mv.to())) {
            self.learn(position, mv, before, -change);
        }
    }

    fn learn(&mut self, position: &Position, mv: Move, before: Footprint, change: i32) {
        let here = Self::footprint(position, mv);
        for cell in [&mut self.history[place(position, mv)], &mut self.following[before * ROWS + here]] {
            let old = i32::from(*cell);
            *cell = i16::try_from(old + change - old * change.abs() / MOST).unwrap_or(*cell);
        }
    }
}

/// The place of a move in the history.
fn place(position: &Position, mv: Move) -> usize {
    (position.turn().index() * 90 + mv.from().index()) * 90 + mv.to().index()
}
