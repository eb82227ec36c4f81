//! Ends of a game on the board, and suicides.

use std::fmt;

use crate::{
    geometry::{ELEPHANT, HORSE_FROM, Hop, NONE},
    moves::{Move, MoveList},
    piece::{Kind, Piece},
    position::Position,
    side::Side,
    square::Square,
};

/// Why the side to move has lost on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Defeat {
    /// In check without an answer (将死, 3.2).
    Mate,
    /// Not in check, and no move is left (困毙, 3.3).
    Stalemate,
}

/// The three kinds of suicide (自杀, 3.4): moves that a piece can make but that let the king be captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Suicide {
    /// The kings face each other after the move (帅、将直接对面).
    KingsFace,
    /// The king was not in check and is after the move (主动送吃).
    GivesKing,
    /// The king was in check and is after the move (没有应将).
    CheckUnanswered,
}

impl fmt::Display for Suicide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::KingsFace => "the kings face each other",
            Self::GivesKing => "the king can be captured",
            Self::CheckUnanswered => "the check is not answered",
        })
    }
}

/// Why a move is against the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Refusal {
    /// No piece stands there.
    #[error("no piece stands on {0}")]
    Empty(Square),
    /// The piece is the other side's.
    #[error("the piece on {square} is {}'s, and {turn} is to move", .turn.other())]
    NotYours {
        /// Where it stands.
        square: Square,
        /// Who is to move.
        turn: Side,
    },
    /// The mover's own piece stands on the target.
    #[error("your own piece stands on {0}")]
    OwnPiece(Square),
    /// The piece does not move like that (2.2).
    #[error("the {0} does not move like that (2.2)")]
    NotItsMove(Kind),
    /// A piece stands on the horse's leg (蹩马腿).
    #[error("the piece on {0} blocks the horse's leg (2.2)")]
    Leg(Square),
    /// A piece stands on the elephant's eye (塞象眼).
    #[error("the piece on {0} blocks the elephant's eye (2.2)")]
    Eye(Square),
    /// A piece stands in the way of a rook, or of a cannon that captures nothing.
    #[error("the piece on {0} is in the way (2.2)")]
    InTheWay(Square),
    /// A cannon captures over exactly one piece (炮打隔子).
    #[error("a cannon captures over exactly one piece; here it is {0} (2.2)")]
    Screens(usize),
    /// The king or the advisor would leave the palace (九宫).
    #[error("the {0} stays in the palace (2.2)")]
    Palace(Kind),
    /// The elephant would cross the river (河界).
    #[error("an elephant does not cross the river (2.2)")]
    River,
    /// The move is a suicide.
    #[error("{0} (3.4)")]
    Suicide(Suicide),
}

impl Position {
    /// How the side to move has lost, or `None` while it can move.
    ///
    /// ```
    /// # use chuhe_rules::{Defeat, Position};
    /// // The pawn guards d9 and e8, the red king guards f9.
    /// let position = Position::from_fen("4k4/3P5/9/9/9/9/9/9/9/5K3 b")?;
    /// assert_eq!(position.defeat(), Some(Defeat::Stalemate));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn defeat(&self) -> Option<Defeat> {
        if self.can_move() {
            None
        } else if self.in_check(self.turn()) {
            Some(Defeat::Mate)
        } else {
            Some(Defeat::Stalemate)
        }
    }

    /// Whether a move that the piece can make is a suicide, and of which kind. Kings that face each other come first.
    #[must_use]
    pub fn suicide(&self, mv: Move) -> Option<Suicide> {
        let mut next = *self;
        next.shift(mv);
        if !next.in_check(self.turn()) {
            None
        } else if next.kings_face() {
            Some(Suicide::KingsFace)
        } else if self.in_check(self.turn()) {
            Some(Suicide::CheckUnanswered)
        } else {
            Some(Suicide::GivesKing)
        }
    }

    /// Why the move is not legal.
    ///
    /// # Errors
    ///
    /// The first reason that applies, in the order in which a player would see it: the piece, the target, the way, the king.
    pub fn check_move(&self, mv: Move) -> Result<(), Refusal> {
        let piece = self.piece(mv.from()).ok_or(Refusal::Empty(mv.from()))?;
        if piece.side != self.turn() {
            return Err(Refusal::NotYours { square: mv.from(), turn: self.turn() });
        }
        if self.piece(mv.to()).is_some_and(|there| there.side == piece.side) {
            return Err(Refusal::OwnPiece(mv.to()));
        }
        let mut moves = MoveList::new();
        self.generate_from(piece.side, mv.from(), &mut moves);
        if moves.contains(&mv) {
            return self.suicide(mv).map_or(Ok(()), |suicide| Err(Refusal::Suicide(suicide)));
        }
        Err(self.misstep(piece, mv))
    }

    /// Why a piece that stands there does not go there.
    fn misstep(&self, piece: Piece, mv: Move) -> Refusal {
        let wrong = Refusal::NotItsMove(piece.kind);
        let across = mv.from().file().abs_diff(mv.to().file());
        let along = mv.from().rank().abs_diff(mv.to().rank());
        let blocked = |hops: &[Hop]| {
            hops.iter()
                .take_while(|hop| hop.to != NONE)
                .find(|hop| hop.to == mv.to().byte())
                .map(|hop| Square::at(hop.over))
        };
        match piece.kind {
            Kind::King if across + along == 1 => Refusal::Palace(Kind::King),
            Kind::Advisor if across == 1 && along == 1 => Refusal::Palace(Kind::Advisor),
            Kind::Elephant if across == 2 && along == 2 => {
                blocked(&ELEPHANT[mv.from().index()]).map_or(Refusal::River, Refusal::Eye)
            }
            Kind::Horse => blocked(&HORSE_FROM[mv.from().index()]).map_or(wrong, Refusal::Leg),
            Kind::Rook | Kind::Cannon if (across == 0) != (along == 0) => {
                let mut between = self.occupied_between(mv.from(), mv.to());
                let screens = between.clone().count();
                match between.next() {
                    _ if piece.kind == Kind::Cannon && !self.is_empty(mv.to()) => Refusal::Screens(screens),
                    Some(first) => Refusal::InTheWay(first),
                    None => wrong,
                }
            }
            _ => wrong,
        }
    }

    /// The occupied squares strictly between two squares of a file or rank, the one next to `from` first.
    pub(crate) fn occupied_between(&self, from: Square, to: Square) -> impl Iterator<Item = Square> + Clone {
        let sign = |from: u8, to: u8| to.cast_signed().saturating_sub(from.cast_signed()).signum();
        let (right, up) = (sign(from.file(), to.file()), sign(from.rank(), to.rank()));
        let distance = from.file().abs_diff(to.file()).max(from.rank().abs_diff(to.rank())).cast_signed();
        (1..distance)
            .filter_map(move |step| from.step(right * step, up * step))
            .filter(|&square| !self.is_empty(square))
    }
}
