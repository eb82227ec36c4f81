//! What happens beside the moves: adjusting, slips, late discoveries, knocked pieces (5.6 to 5.10).

use std::time::Duration;

use crate::game::Level;

/// Something that an arbiter has to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Incident {
    /// A piece is put right on its point (5.6).
    Adjusting {
        /// It is the player's own time.
        own_time: bool,
        /// The player has said so before.
        announced: bool,
        /// The piece was plainly brushed by accident.
        accident: bool,
    },
    /// A piece is let go of on a point (5.7).
    LetGo {
        /// It slipped out of the hand by accident.
        slipped: bool,
    },
    /// The players have the wrong colours (5.8.1).
    WrongColours {
        /// How long the game has gone on.
        after: Duration,
    },
    /// A piece stands on another point by accident (5.8.2).
    Shifted {
        /// How many rounds ago that happened.
        rounds: u32,
    },
    /// A move against the rules is found (5.8.3).
    IllegalMove {
        /// How many rounds ago it was played.
        rounds: u32,
        /// The tournament.
        level: Level,
        /// It is the player's second one.
        second: bool,
    },
    /// Pieces are knocked over (5.9).
    Knocked {
        /// How many left their points.
        pieces: u32,
        /// One fell off the board.
        off_board: bool,
        /// The culprit is pressing the clock or has pressed it.
        pressed: bool,
        /// What the opponent has left on the clock.
        opponent_has: Duration,
    },
    /// A move was played and the clock pressed, and the piece stands between two points, so that it is unclear which is
    /// meant (5.10).
    BetweenPoints,
}

/// What is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// Nothing follows.
    Nothing,
    /// The piece counts as touched: 5.1 or 5.2 apply.
    Touched,
    /// The move stands and cannot be taken back.
    MoveStands,
    /// The move has not been made.
    NotPlaced,
    /// The game begins again with the colours changed.
    Restart,
    /// The game goes on, and its result counts.
    GoesOn,
    /// The position before the error is set up; the side to move chooses any piece.
    Restored,
    /// The culprit has lost.
    Loses,
    /// A foul; the game goes back to that move, and the piece that moved counts as touched.
    FoulAndReplay,
    /// The culprit puts the pieces right in the own time.
    PutRight,
    /// The opponent gets three minutes more.
    ThreeMinutes,
    /// The opponent chooses one of the two points.
    OpponentChooses,
}

/// Minutes in which wrong colours are still changed, and rounds in which errors are still put right.
const LIMIT: u32 = 5;

/// The time below which knocking over loses, and the time that is added otherwise.
const KNOCKED: Duration = Duration::from_secs(180);

impl Incident {
    /// The article.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::Adjusting { .. } => "5.6",
            Self::LetGo { .. } => "5.7",
            Self::WrongColours { .. } => "5.8.1",
            Self::Shifted { .. } => "5.8.2",
            Self::IllegalMove { .. } => "5.8.3",
            Self::Knocked { .. } => "5.9",
            Self::BetweenPoints => "5.10",
        }
    }

    /// What the text decides. `None` where it can be read in two ways and a trainer should not ask: at exactly five minutes
    /// or five rounds, which it calls "within" without saying whether they are included (elsewhere it says so).
    #[must_use]
    pub fn decision(self) -> Option<Decision> {
        Some(match self {
            Self::Adjusting { accident: true, .. } | Self::Adjusting { own_time: true, announced: true, .. } => {
                Decision::Nothing
            }
            Self::Adjusting { .. } => Decision::Touched,
            Self::LetGo { slipped: true } => Decision::NotPlaced,
            Self::LetGo { slipped: false } => Decision::MoveStands,
            Self::WrongColours { after } => {
                let limit = Duration::from_secs(u64::from(LIMIT) * 60);
                within(after.cmp(&limit), Decision::Restart)?
            }
            Self::Shifted { rounds } => within(rounds.cmp(&LIMIT), Decision::Restored)?,
            Self::IllegalMove { rounds, level, second } => {
                let found = if level == Level::National || second { Decision::Loses } else { Decision::FoulAndReplay };
                within(rounds.cmp(&LIMIT), found)?
            }
            Self::Knocked { pieces, off_board, pressed, opponent_has } => {
                if pieces < 2 && !off_board {
                    Decision::Nothing
                } else if !pressed {
                    Decision::PutRight
                } else if opponent_has < KNOCKED {
                    Decision::Loses
                } else {
                    Decision::ThreeMinutes
                }
            }
            Self::BetweenPoints => Decision::OpponentChooses,
        })
    }

    /// An incident for a question, chosen by the number: consistent, and near the limits about as often on each side.
    #[must_use]
    pub fn draw(mut number: u64) -> Self {
        let mut below = |bound: u64| {
            let drawn = number % bound;
            number /= bound;
            u32::try_from(drawn).unwrap_or_default()
        };
        match below(7) {
            0 => Self::Adjusting { own_time: below(2) == 0, announced: below(2) == 0, accident: below(4) == 0 },
            1 => Self::LetGo { slipped: below(2) == 0 },
            2 => Self::WrongColours { after: Duration::from_secs(u64::from(below(600))) },
            3 => Self::Shifted { rounds: 1 + below(9) },
            4 => {
                let level = if below(2) == 0 { Level::National } else { Level::Local };
                // The first one has lost a national game.
                let second = below(2) == 0 && level == Level::Local;
                Self::IllegalMove { rounds: 1 + below(9), level, second }
            }
            5 => {
                let pieces = 1 + below(4);
                let opponent_has = Duration::from_secs(u64::from(below(361)));
                Self::Knocked { pieces, off_board: below(3) == 0, pressed: below(2) == 0, opponent_has }
            }
            _ => Self::BetweenPoints,
        }
    }
}

/// The decision within a limit, and that the game goes on beyond it.
const fn within(order: std::cmp::Ordering, decision: Decision) -> Option<Decision> {
    match order {
        std::cmp::Ordering::Less => Some(decision),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => Some(Decision::GoesOn),
    }
}
