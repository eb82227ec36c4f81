//! Touched pieces (摸子, 5.1 to 5.5): what must be played.

use crate::{moves::Move, position::Position, side::Side, square::Square};

/// What the side to move has touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Touch {
    /// An own piece (5.1).
    Own(Square),
    /// A piece of the opponent (5.2).
    Enemy(Square),
    /// First an own piece, then one of the opponent (5.3).
    OwnThenEnemy {
        /// The own piece.
        own: Square,
        /// The opponent's.
        enemy: Square,
    },
    /// First a piece of the opponent, then an own one (5.4).
    EnemyThenOwn {
        /// The opponent's piece.
        enemy: Square,
        /// The own one.
        own: Square,
    },
    /// Both at once, which is judged like the opponent's first (5.5).
    Both {
        /// The own piece.
        own: Square,
        /// The opponent's.
        enemy: Square,
    },
}

/// Which step of the article applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Step {
    /// The touched own piece captures the touched enemy piece.
    Capture,
    /// The touched enemy piece is captured: by any piece (5.2), or by another than the touched one.
    OtherCaptures,
    /// The touched own piece moves.
    Move,
    /// Any move.
    Free,
}

/// What must be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duty {
    /// The article and its step.
    pub article: &'static str,
    /// The step.
    pub step: Step,
    /// The moves that fulfil it: one of them must be played.
    pub moves: Vec<Move>,
    /// Whether the touch is a foul: an own piece that cannot move, or an enemy piece that nothing can capture (8.1.5).
    pub foul: bool,
}

/// A touch that there cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TouchError {
    /// No piece of that side stands there.
    #[error("{1} has no piece on {0}")]
    NoPiece(Square, Side),
    /// The game is over: there is no move to play.
    #[error("the side to move has lost: there is nothing to play")]
    Over,
}

impl Touch {
    /// The own piece that was touched.
    #[must_use]
    pub const fn own(self) -> Option<Square> {
        match self {
            Self::Own(own)
            | Self::OwnThenEnemy { own, .. }
            | Self::EnemyThenOwn { own, .. }
            | Self::Both { own, .. } => Some(own),
            Self::Enemy(_) => None,
        }
    }

    /// The opponent's piece that was touched.
    #[must_use]
    pub const fn enemy(self) -> Option<Square> {
        match self {
            Self::Enemy(enemy)
            | Self::OwnThenEnemy { enemy, .. }
            | Self::EnemyThenOwn { enemy, .. }
            | Self::Both { enemy, .. } => Some(enemy),
            Self::Own(_) => None,
        }
    }

    /// A touch for a question: one of the five kinds and pieces of the position, chosen by the number. Half of all numbers
    /// take any pieces, the others those that make the middle steps frequent: enemy pieces that can be captured, and own
    /// pieces that can move or, as often, cannot.
    #[must_use]
    pub fn draw(position: &Position, mut number: u64) -> Self {
        let mut choose = |list: &[Square]| {
            let count = list.len().max(1) as u64;
            let index = usize::try_from(number % count).unwrap_or_default();
            number /= count;
            list.get(index).copied()
        };
        let (side, legal) = (position.turn(), position.legal_moves());
        let (own, enemy): (Vec<_>, Vec<_>) = (position.pieces(side).collect(), position.pieces(side.other()).collect());
        let narrow = choose(&[0, 1, 2, 3].map(Square::at)).map_or(0, Square::index);
        let some = |list: Vec<Square>, test: &dyn Fn(Square) -> bool| {
            let fit: Vec<_> = list.iter().copied().filter(|&square| test(square)).collect();
            if narrow >= 2 && !fit.is_empty() { fit } else { list }
        };
        let own = some(own, &|square| legal.iter().any(|mv| mv.from() == square) == (narrow == 2));
        let enemy = some(enemy, &|square| legal.iter().any(|mv| mv.to() == square));
        let kind = choose(&[0, 1, 2, 3, 4].map(Square::at)).map_or(0, Square::index);
        // Both sides always have a king.
        let own = choose(&own).unwrap_or(position.king(side));
        let enemy = choose(&enemy).unwrap_or(position.king(side.other()));
        match kind {
            0 => Self::Own(own),
            1 => Self::Enemy(enemy),
            2 => Self::OwnThenEnemy { own, enemy },
            3 => Self::EnemyThenOwn { enemy, own },
            _ => Self::Both { own, enemy },
        }
    }
}

impl Position {
    /// What the side to move must play after the touch.
    ///
    /// A piece "cannot move at all" (5.1) if it has no legal move: to play a suicide is no way to move it (J).
    ///
    /// ```
    /// use chuhe_rules::{Position, Step, Touch};
    ///
    /// // The red cannon on b2 and the black horse on b9: the cannon can take it over the black cannon.
    /// let touch = Touch::OwnThenEnemy { own: "b2".parse()?, enemy: "b9".parse()? };
    /// let duty = Position::start().duty(touch)?;
    /// assert_eq!((duty.article, duty.step), ("5.3.1", Step::Capture));
    /// assert_eq!(duty.moves, ["b2b9".parse()?]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the touched pieces are not there, or no move is left.
    pub fn duty(&self, touch: Touch) -> Result<Duty, TouchError> {
        let side = self.turn();
        for (square, side) in [(touch.own(), side), (touch.enemy(), side.other())] {
            if let Some(square) = square
                && self.piece(square).is_none_or(|piece| piece.side != side)
            {
                return Err(TouchError::NoPiece(square, side));
            }
        }
        let legal = self.legal_moves();
        if legal.is_empty() {
            return Err(TouchError::Over);
        }
        let from = |mv: &Move| Some(mv.from()) == touch.own();
        let to = |mv: &Move| Some(mv.to()) == touch.enemy();
        let some = |test: &dyn Fn(&Move) -> bool| legal.iter().copied().filter(|mv| test(mv)).collect::<Vec<_>>();
        let steps: &[(&'static str, Step)] = match touch {
            Touch::Own(_) => &[("5.1", Step::Move), ("5.1", Step::Free)],
            Touch::Enemy(_) => &[("5.2", Step::OtherCaptures), ("5.2", Step::Free)],
            Touch::OwnThenEnemy { .. } => &[
                ("5.3.1", Step::Capture),
                ("5.3.2", Step::Move),
                ("5.3.3", Step::OtherCaptures),
                ("5.3.4", Step::Free),
            ],
            Touch::EnemyThenOwn { .. } => &[
                ("5.4.1", Step::Capture),
                ("5.4.2", Step::OtherCaptures),
                ("5.4.3", Step::Move),
                ("5.4.4", Step::Free),
            ],
            Touch::Both { .. } => {
                &[("5.5", Step::Capture), ("5.5", Step::OtherCaptures), ("5.5", Step::Move), ("5.5", Step::Free)]
            }
        };
        let foul = touch.own().is_some() && !legal.iter().any(from) || touch.enemy().is_some() && !legal.iter().any(to);
        let mut duty = Duty { article: "", step: Step::Free, moves: legal.to_vec(), foul };
        for &(article, step) in steps {
            let moves = match step {
                Step::Capture => some(&|mv| from(mv) && to(mv)),
                Step::OtherCaptures => some(&to),
                Step::Move => some(&from),
                Step::Free => legal.to_vec(),
            };
            if !moves.is_empty() {
                duty = Duty { article, step, moves, foul };
                break;
            }
        }
        Ok(duty)
    }
}
