//! What the exercises of a lesson are drawn from.

use serde::Deserialize;
use strum::AsRefStr;

use crate::arbiter::CaseTopic;
use crate::puzzle::filter::{Band, Filter, Length};
use crate::unannounced::{Plans, Scope, TrapLines, UnannouncedKind};
use damier_puzzles::{Formation, Theme, Turn};
use damier_rules::Variant;
use etude::effort::Credit;

/// The fourteen kinds of exercise of the course.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CourseExerciseKind {
    /// Find or name a square or a line.
    Square,
    /// Play every legal capture.
    Captures,
    /// Find the capture that is compulsory.
    Compulsory,
    /// Play the shot.
    Shot,
    /// Tell whether there is a shot.
    ShotOrNot,
    /// Find the moves that lose.
    LosingMove,
    /// Parry a threat.
    Parry,
    /// Win an ending under its limit.
    Win,
    /// Hold an ending.
    Hold,
    /// Answer a question about the rules.
    Question,
    /// Write or read a score.
    Score,
    /// Continue the plan.
    Plan,
    /// Play on against a level.
    Game,
    /// Fill in a table.
    Table,
}

impl CourseExerciseKind {
    /// Its number in the course: 1 to 14.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }
}

/// A source of exercises, and how many of them a lesson run draws.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct Draw {
    /// How many.
    pub count: usize,
    /// From where.
    #[serde(flatten)]
    pub source: ExerciseSource,
}

/// A source of exercises.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ExerciseSource {
    /// Squares and lines of an empty board.
    Square {
        /// Which.
        ask: SquareAsk,
    },
    /// Positions in which every legal capture is to be played.
    Captures {
        /// By what.
        by: Capturing,
    },
    /// Positions in which only some of the captures are legal.
    Compulsory {
        /// By what.
        by: Capturing,
    },
    /// Shots of the collection.
    Shot {
        /// The motif; any if `None`.
        #[serde(default)]
        theme: Option<Theme>,
        /// The lowest and the highest rating.
        rating: (u16, u16),
        /// The number of the learner's moves; any if `None`.
        #[serde(default)]
        moves: Option<u8>,
        /// These puzzles only, by their ids; all if empty.
        #[serde(default)]
        ids: Vec<String>,
        /// Whether the pieces are only listed.
        #[serde(default)]
        blind: bool,
        /// What the course has taught by then: [`ExerciseSource::limit`].
        #[serde(skip)]
        taught: Vec<Theme>,
    },
    /// Positions half of which hold a shot of the collection, while the others are quiet.
    ShotOrNot {
        /// The motif of the shots; any if `None`.
        #[serde(default)]
        theme: Option<Theme>,
        /// The lowest and the highest rating of the shots.
        rating: (u16, u16),
        /// What the course has taught by then: [`ExerciseSource::limit`].
        #[serde(skip)]
        taught: Vec<Theme>,
    },
    /// Positions in which one move, or one of several, is right.
    Move {
        /// What it is for.
        ask: MoveAsk,
        /// The positions, each with the right moves behind a colon, as in `W:W36,42:B12,18,22:42-38 42-37`.
        bank: Vec<String>,
    },
    /// Natural moves, some of which lose to a shot.
    WhichLose {
        /// Whether they stand on the lines to opening traps.
        #[serde(default)]
        traps: bool,
    },
    /// Threats to be parried.
    Parry,
    /// Positions of games of strong players in which a plan decides.
    Plan {
        /// The formation of the side to move; any if `None`.
        #[serde(default)]
        formation: Option<Formation>,
    },
    /// Endings to be won, by the pieces of both sides such as `KKK v K`.
    Win {
        /// The pieces.
        ending: String,
    },
    /// Endings to be held, the learner's pieces first.
    Hold {
        /// The pieces.
        ending: String,
    },
    /// A game from a position, with the side to move.
    Game {
        /// The position, as FEN.
        fen: String,
        /// The level of the engine.
        level: u8,
        /// What is to be reached.
        #[serde(default)]
        goal: Goal,
        /// Minutes on the clock of each side for the whole game; no clock if `None`.
        #[serde(default)]
        minutes: Option<u8>,
        /// Whether moves may be taken back, which is then no error.
        #[serde(default, rename = "take-back")]
        take_back: bool,
    },
    /// A game from a position of a game of strong players, with the side to move.
    PlayOn {
        /// The lowest and the highest value of the position for that side, in centi-men.
        value: (i32, i32),
        /// The level of the engine.
        level: u8,
        /// What is to be reached.
        #[serde(default)]
        goal: Goal,
    },
    /// Lines of moves from the beginning of the game, of which the learner plays one side from memory.
    Recall {
        /// The lines, each a text of moves.
        lines: Vec<String>,
    },
    /// Written moves to be made on the board.
    Score,
    /// Moves of ballots on 64 squares, in their short form, to be made on the board.
    Ballot,
    /// Questions made from random positions.
    Rules {
        /// What they ask.
        ask: RuleAsk,
    },
    /// Questions written for the lesson, with their words.
    Questions {
        /// Their ids, each with the right choice behind a colon, and a position behind another one if they have a board.
        bank: Vec<String>,
    },
    /// Cases that an arbiter has to decide.
    Case {
        /// What they are about.
        topic: CaseTopic,
    },
    /// Tables of tournaments.
    Table {
        /// What is asked about them.
        ask: TableAsk,
    },
}

/// What a game from a position has to reach.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// Win it.
    #[default]
    Win,
    /// Do not lose it.
    Draw,
}

impl Goal {
    /// Whether a result reaches it.
    #[must_use]
    pub const fn is_reached(self, credit: Credit) -> bool {
        match self {
            Self::Win => matches!(credit, Credit::Full),
            Self::Draw => matches!(credit, Credit::Full | Credit::Half),
        }
    }
}

/// What a move is for in positions of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MoveAsk {
    /// Save what is attacked.
    Defend,
    /// Take the right piece of several.
    Capture,
}

/// What is asked about the table of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, AsRefStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum TableAsk {
    /// The sum of the scores of a player's opponents.
    Opponents,
    /// The same without the highest and the lowest.
    Median,
    /// The same without the lowest.
    Cut,
    /// The order of players with the same score.
    Order,
    /// The pairing of the next round.
    Pairing,
}

/// What a question about squares asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, AsRefStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum SquareAsk {
    /// A square on a line named: the main road, a promotion row, an edge.
    Line,
    /// The name of a line that is marked.
    NameLine,
    /// A numbered square.
    Number,
    /// The name of a square that is marked.
    Name,
    /// Another square in the row of one that is marked.
    Row,
    /// Another square in its column.
    Column,
    /// Another square on one of its diagonals.
    Diagonal,
}

/// Which captures occur in the positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, AsRefStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Capturing {
    /// Captures of one piece, by men.
    One,
    /// Captures of two pieces or more, by men.
    Several,
    /// Captures by a king.
    King,
    /// Captures that pass a piece already taken, which blocks the way.
    Turkish,
    /// Russian captures in which a man is crowned on the way and goes on as a king.
    Crowned,
}

/// What a generated question about the rules asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, AsRefStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum RuleAsk {
    /// Whether a man may make the move shown.
    ManMay,
    /// Whether a king may make the move shown.
    KingMay,
    /// How many pieces must be taken.
    HowMany,
    /// Whether the man becomes a king by the move shown.
    Crowned,
    /// Whether the game is over, and who has won.
    Result,
    /// After how many moves the game is drawn.
    Limit,
    /// How many tempi White is ahead.
    Tempi,
}

impl ExerciseSource {
    /// The kind of its exercises.
    #[must_use]
    pub const fn kind(&self) -> CourseExerciseKind {
        match self {
            Self::Square { .. } => CourseExerciseKind::Square,
            Self::Captures { .. } => CourseExerciseKind::Captures,
            Self::Compulsory { .. } | Self::Move { ask: MoveAsk::Capture, .. } => CourseExerciseKind::Compulsory,
            Self::Shot { .. } => CourseExerciseKind::Shot,
            Self::ShotOrNot { .. } => CourseExerciseKind::ShotOrNot,
            Self::WhichLose { .. } => CourseExerciseKind::LosingMove,
            Self::Parry | Self::Move { ask: MoveAsk::Defend, .. } => CourseExerciseKind::Parry,
            Self::Plan { .. } | Self::Recall { .. } => CourseExerciseKind::Plan,
            Self::Win { .. } => CourseExerciseKind::Win,
            Self::Hold { .. } => CourseExerciseKind::Hold,
            Self::Game { .. } | Self::PlayOn { .. } => CourseExerciseKind::Game,
            Self::Score | Self::Ballot => CourseExerciseKind::Score,
            Self::Rules { .. } | Self::Questions { .. } | Self::Case { .. } => CourseExerciseKind::Question,
            Self::Table { .. } => CourseExerciseKind::Table,
        }
    }

    /// The puzzles it draws on, if it draws on the collection.
    #[must_use]
    pub fn filter(&self, variant: Variant) -> Option<Filter> {
        let (theme, rating, moves, ids, taught) = match self {
            Self::Shot { theme, rating, moves, ids, taught, .. } => (theme, rating, *moves, ids.clone(), taught),
            Self::ShotOrNot { theme, rating, taught } => (theme, rating, None, Vec::new(), taught),
            _ => return None,
        };
        Some(Filter {
            variant: Some(variant),
            theme: theme.clone(),
            band: Band::Between(rating.0, rating.1),
            length: moves.map(Length::Exactly),
            origin: None,
            ids,
            taught: taught.clone(),
        })
    }

    /// Draws no puzzle that shows a motif which is not among these.
    pub fn limit(&mut self, motifs: &[Theme]) {
        if let Self::Shot { taught, .. } | Self::ShotOrNot { taught, .. } = self {
            *taught = motifs.to_vec();
        }
    }

    /// Whether a game can be played on from a turn.
    #[must_use]
    pub fn fits(&self, turn: &Turn) -> bool {
        matches!(self, Self::PlayOn { value, .. } if (value.0..=value.1).contains(&turn.value))
    }

    /// What a game has to reach, if it is one.
    #[must_use]
    pub const fn goal(&self) -> Option<Goal> {
        match self {
            Self::Game { goal, .. } | Self::PlayOn { goal, .. } => Some(*goal),
            _ => None,
        }
    }

    /// Whether moves of its game may be taken back.
    #[must_use]
    pub const fn takes_back(&self) -> bool {
        matches!(self, Self::Game { take_back: true, .. })
    }

    /// The unannounced question that it asks, if it is one.
    #[must_use]
    pub const fn trial(&self) -> Option<UnannouncedKind> {
        match self {
            Self::ShotOrNot { .. } => Some(UnannouncedKind::ShotOrNot),
            Self::WhichLose { .. } => Some(UnannouncedKind::WhichLose),
            Self::Parry => Some(UnannouncedKind::Parry),
            Self::Plan { .. } => Some(UnannouncedKind::YourMove),
            _ => None,
        }
    }

    /// One unannounced question of it.
    #[must_use]
    pub fn scope(&self, variant: Variant) -> Scope {
        let plans = match self {
            Self::Plan { formation } => Some(Plans { formation: *formation }),
            _ => None,
        };
        let trap_lines = matches!(self, Self::WhichLose { traps: true }).then(TrapLines::default);
        Scope { questions: 1, shots: self.filter(variant).unwrap_or_default(), plans, trap_lines }
    }
}
