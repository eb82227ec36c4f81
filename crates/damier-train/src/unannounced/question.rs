//! A question, its answers, and what is shown afterwards.

use super::{JudgedAnswer, Response, UnannouncedKind};
use damier_engine::judge::MARGIN;
use damier_puzzles::turn::{Judged, MAX_LOST};
use damier_puzzles::{Puzzle, Source, Turn};
use damier_rules::notation::write_move;
use damier_rules::{AnyPosition, Move};

/// A question.
#[derive(Clone, Debug)]
pub enum UnannouncedQuestion {
    /// Shot or not? Here is one.
    Shot(Box<Puzzle>),
    /// Shot or not? Here is none.
    Quiet(Box<Turn>),
    /// Which of these moves lose?
    WhichLose(Box<Turn>),
    /// Parry the threat.
    Parry(Box<Turn>),
    /// What would you play?
    YourMove(Box<Turn>),
}

/// An answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnannouncedResponse {
    /// There is no shot.
    Nothing,
    /// A move.
    Move(Move),
    /// For each of the choices, whether it loses.
    Marks(Vec<bool>),
}

/// What a line shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownKind {
    /// The shot.
    Shot,
    /// The move played, and its refutation if it has one.
    Given,
    /// The opponent's threat.
    Threat,
    /// One of the choices, by its place, and its refutation if it has one.
    Choice(usize),
    /// The best move.
    Best,
    /// The move of the game.
    Played,
}

/// A line to look at after an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    /// What it shows.
    pub kind: ShownKind,
    /// The position in which it begins.
    pub start: AnyPosition,
    /// Its moves.
    pub moves: Vec<Move>,
    /// What its first move costs, in centi-men, if that is known.
    pub loss: Option<u16>,
}

impl UnannouncedQuestion {
    pub(super) fn turn(trial: UnannouncedKind, turn: Turn) -> Self {
        let turn = Box::new(turn);
        match trial {
            UnannouncedKind::ShotOrNot => Self::Quiet(turn),
            UnannouncedKind::WhichLose => Self::WhichLose(turn),
            UnannouncedKind::Parry => Self::Parry(turn),
            UnannouncedKind::YourMove => Self::YourMove(turn),
        }
    }

    /// The position.
    #[must_use]
    pub const fn position(&self) -> &AnyPosition {
        match self {
            Self::Shot(puzzle) => &puzzle.position,
            Self::Quiet(turn) | Self::WhichLose(turn) | Self::Parry(turn) | Self::YourMove(turn) => &turn.position,
        }
    }

    /// The identity of the puzzle or the turn.
    #[must_use]
    pub fn id(&self) -> &str {
        match self {
            Self::Shot(puzzle) => &puzzle.id,
            Self::Quiet(turn) | Self::WhichLose(turn) | Self::Parry(turn) | Self::YourMove(turn) => &turn.id,
        }
    }

    /// The move that led to the position.
    #[must_use]
    pub fn previous(&self) -> Option<Move> {
        match self {
            Self::Shot(puzzle) => puzzle.previous,
            Self::Quiet(turn) | Self::WhichLose(turn) | Self::Parry(turn) | Self::YourMove(turn) => turn.previous,
        }
    }

    /// The game it comes from.
    #[must_use]
    pub fn source(&self) -> &Source {
        match self {
            Self::Shot(puzzle) => &puzzle.source,
            Self::Quiet(turn) | Self::WhichLose(turn) | Self::Parry(turn) | Self::YourMove(turn) => &turn.source,
        }
    }

    /// The turn, if it is not a puzzle.
    #[must_use]
    pub fn as_turn(&self) -> Option<&Turn> {
        match self {
            Self::Shot(_) => None,
            Self::Quiet(turn) | Self::WhichLose(turn) | Self::Parry(turn) | Self::YourMove(turn) => Some(turn),
        }
    }

    /// The moves to choose from. Empty if a move is to be played.
    #[must_use]
    pub fn choices(&self) -> Vec<&Judged> {
        match self {
            Self::WhichLose(turn) => turn.choices().unwrap_or_default(),
            _ => Vec::new(),
        }
    }

    /// Judges an answer, without its time; where any move can be played, a sound one may cost `most` centi-men. `None` if
    /// it does not answer this question.
    pub(super) fn judge(&self, given: &UnannouncedResponse, most: i32) -> Option<JudgedAnswer> {
        let (is_right, response, loss) = match (self, given) {
            (Self::Shot(_), UnannouncedResponse::Nothing) => (false, Some(Response::Miss), 0),
            (Self::Shot(puzzle), &UnannouncedResponse::Move(played)) => {
                let after = legal(&puzzle.position, played)?;
                let is_hit = puzzle.solution.iter().any(|choice| choice.after == after);
                (is_hit, Some(if is_hit { Response::Hit } else { Response::Miss }), 0)
            }
            (Self::Quiet(_), UnannouncedResponse::Nothing) => (true, Some(Response::Declined), 0),
            (Self::Quiet(turn), &UnannouncedResponse::Move(played)) => {
                legal(&turn.position, played)?;
                (false, Some(Response::FalseAlarm), cost(turn, played))
            }
            (Self::WhichLose(_), UnannouncedResponse::Marks(marks)) => {
                let choices = self.choices();
                if marks.len() != choices.len() {
                    return None;
                }
                (choices.iter().zip(marks).all(|(choice, &mark)| choice.loses() == mark), None, 0)
            }
            (Self::Parry(turn), &UnannouncedResponse::Move(played)) => {
                legal(&turn.position, played)?;
                let loss = cost(turn, played);
                (i32::from(loss) <= MARGIN, None, loss)
            }
            (Self::YourMove(turn), &UnannouncedResponse::Move(played)) => {
                legal(&turn.position, played)?;
                let loss = cost(turn, played);
                (i32::from(loss) <= most, None, loss)
            }
            _ => return None,
        };
        Some(JudgedAnswer { is_right, response, loss, millis: 0, given: self.written(given) })
    }

    /// An answer in notation: a move, the marked moves, or nothing.
    fn written(&self, given: &UnannouncedResponse) -> String {
        match given {
            UnannouncedResponse::Nothing => String::new(),
            &UnannouncedResponse::Move(played) => write_move(self.position(), played),
            UnannouncedResponse::Marks(marks) => {
                let choices = self.choices();
                let marked = choices.iter().zip(marks).filter(|&(_, &mark)| mark);
                let texts = marked.map(|(choice, _)| write_move(self.position(), choice.candidate));
                texts.collect::<Vec<_>>().join(" ")
            }
        }
    }

    /// What there is to see after an answer, the most telling line first.
    pub(super) fn shown(&self, given: &UnannouncedResponse) -> Vec<Shown> {
        match self {
            Self::Shot(puzzle) => {
                let moves = puzzle.main_line();
                vec![Shown { kind: ShownKind::Shot, start: puzzle.position, moves, loss: None }]
            }
            Self::Quiet(turn) => match *given {
                UnannouncedResponse::Move(played) => vec![line(turn, ShownKind::Given, played)],
                _ => Vec::new(),
            },
            Self::WhichLose(turn) => {
                let choices = self.choices().into_iter().enumerate();
                choices.map(|(place, choice)| line(turn, ShownKind::Choice(place), choice.candidate)).collect()
            }
            Self::Parry(turn) => {
                let threat = Shown {
                    kind: ShownKind::Threat,
                    start: turn.position.passed(),
                    moves: turn.threat.clone(),
                    loss: None,
                };
                given.played().map(|played| line(turn, ShownKind::Given, played)).into_iter().chain([threat]).collect()
            }
            Self::YourMove(turn) => {
                let mut lines = vec![line(turn, ShownKind::Played, turn.played)];
                let best = turn.moves.first().map(|best| line(turn, ShownKind::Best, best.candidate));
                lines.extend(best);
                if let Some(played) = given.played() {
                    lines.insert(0, line(turn, ShownKind::Given, played));
                }
                lines
            }
        }
    }
}

impl UnannouncedResponse {
    const fn played(&self) -> Option<Move> {
        match self {
            Self::Move(played) => Some(*played),
            Self::Nothing | Self::Marks(_) => None,
        }
    }
}

/// The position after a move, if it is legal.
fn legal(position: &AnyPosition, played: Move) -> Option<AnyPosition> {
    position.legal_moves().contains(&played).then(|| position.play_unchecked(played))
}

/// What a legal move costs.
fn cost(turn: &Turn, played: Move) -> u16 {
    turn.judged(played).map_or(MAX_LOST, |judged| judged.loss)
}

/// A move of a turn, with its refutation.
fn line(turn: &Turn, kind: ShownKind, played: Move) -> Shown {
    let judged = turn.judged(played);
    let refutation = judged.map_or(&[][..], |judged| &judged.refutation);
    let moves = std::iter::once(played).chain(refutation.iter().copied()).collect();
    Shown { kind, start: turn.position, moves, loss: judged.map(|judged| judged.loss) }
}
