//! Mates in one and two by trying everything: the ends of a refutation, where a table costs more than it saves.

use crate::{
    aim::Aim,
    moves::{Move, MoveList},
    piece::Kind,
    position::Position,
    square::Square,
};

/// For two moves of the defender that are no suicides as long as there is no check: the points where a piece of the attacker, to
/// move, would spoil them. All points where there is no such move.
struct Spoilt([u128; 2]);

impl Spoilt {
    fn of(position: &Position, aim: &Aim) -> Self {
        let side = position.turn().other();
        let (mut spoilt, mut found) = ([!0; 2], 0);
        for from in position.pieces(side) {
            let Some(piece) = position.piece(from) else { continue };
            if found == 2 || piece.kind == Kind::King || aim.is_on_lines(from) {
                continue;
            }
            let mut moves = MoveList::new();
            position.generate_from(side, from, &mut moves);
            // It opens no line and no leg, and is no new screen; the longer way of a rook may be barred.
            let far = |to: Square| from.file().abs_diff(to.file()) + from.rank().abs_diff(to.rank()) > 1;
            let slides = matches!(piece.kind, Kind::Rook | Kind::Cannon);
            if let Some(mv) = moves.iter().find(|mv| !(aim.is_on_lines(mv.to()) || slides && far(mv.to()))) {
                spoilt[found] = mv.to().bit() | around(from);
                found += 1;
            }
        }
        Self(spoilt)
    }

    #[inline(always)]
    const fn may_stalemate(&self, mv: Move) -> bool {
        mv.to().bit() & self.0[0] & self.0[1] != 0
    }
}

/// The square with its neighbours, and perhaps some at the other edge.
const fn around(square: Square) -> u128 {
    let bit = square.bit();
    let rank = bit | bit << 1 | bit >> 1;
    rank | rank << 9 | rank >> 9
}

/// A search for mates in one and two.
#[derive(Default)]
pub(crate) struct Shallow {
    /// The answer that refuted the last quiet move: it often refutes the next one.
    answer: Option<Move>,
    /// How many moves of the attacker were tried.
    pub tried: u64,
}

impl Shallow {
    /// Whether the side to move mates within so many plies, one or three, with another first move than the one left out.
    pub fn mates(&mut self, position: &Position, plies: i8, excluded: Option<Move>) -> bool {
        let moves = position.legal_moves();
        self.tried += moves.len() as u64;
        if plies >= 3 {
            return moves.into_iter().any(|mv| excluded != Some(mv) && self.holds(&position.after(mv)));
        }
        let aim = Aim::of(position);
        let spoilt = Spoilt::of(position, &aim);
        moves.into_iter().any(|mv| {
            let (check, stalemate) = (aim.may_check(mv), spoilt.may_stalemate(mv));
            if excluded == Some(mv) || !check && !stalemate {
                return false;
            }
            let next = position.after(mv);
            (stalemate || next.in_check(next.turn())) && !next.can_move()
        })
    }

    /// Whether there is a mate in one after every answer.
    fn holds(&mut self, position: &Position) -> bool {
        let answers = position.legal_moves();
        if let Some(answer) = self.answer
            && answers.contains(&answer)
            && !self.mates(&position.after(answer), 1, None)
        {
            return false;
        }
        for answer in answers {
            if !self.mates(&position.after(answer), 1, None) {
                self.answer = Some(answer);
                return false;
            }
        }
        true
    }
}
