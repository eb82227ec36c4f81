//! What is trained, as state machines: no terminal, no words, no thread.
//!
//! What takes longer than a key may wait is a [`Task`] that a thread performs, and comes back as a [`Report`].

pub mod analysis;
pub mod answers;
pub mod cases;
pub mod clock;
pub mod course;
pub mod endings;
pub mod game;
pub mod incidents;
pub mod mates;
pub mod names;
pub mod notation;
pub mod touch;
pub mod unannounced;
pub mod vary;

use std::sync::{Arc, atomic::AtomicBool};

use chuhe_engine::{Engine, Found, Level, Limits};
use chuhe_rules::{Move, Position, RuleSet};
use chuhe_tables::{Class, Tables};
use etude::Random;
use etude::lesson::{Lent, Lesson};
use etude::questions::{Answered, Surroundings};
use rand::RngExt as _;
use serde::{Deserialize, Serialize};

use self::endings::{EndingQuestion, EndingTheme};
use self::mates::{MatePuzzle, MateVerdict};
use self::unannounced::Unannounced;
use self::vary::VaryQuestion;
use crate::attempt::{Exercise, Kind};

/// What exercises are drawn from.
#[derive(Clone, Debug)]
pub struct Content {
    /// The mates.
    pub mates: Arc<[MatePuzzle]>,
    /// The tables of endings.
    pub tables: SharedTables,
}

/// What a lesson draws on: mates and tables, random choices and the time.
pub type World<'a> = Lent<'a, Content>;

/// A lesson about xiangqi.
pub trait XiangqiLesson:
    for<'a> Lesson<World<'a> = World<'a>, Task = Task, Report = Report, Record = Exercise> + std::fmt::Debug
{
    /// For an exercise that is over: whether it was right at the first try.
    fn outcome(&self) -> Option<bool> {
        None
    }
}

/// Questions about xiangqi.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Xiangqi;

impl Surroundings for Xiangqi {
    type Content = Content;
    type Task = Task;
    type Report = Report;
    type Kind = Kind;
    type Record = Exercise;
    type Run = QuestionKind;

    fn record(kind: Kind, item: String, answered: Answered) -> Exercise {
        Exercise::question(kind, item, answered)
    }
}

impl<Q: etude::questions::Question<Around = Xiangqi>> XiangqiLesson for etude::questions::Questions<Q> {
    fn outcome(&self) -> Option<bool> {
        self.question()?.outcome()
    }
}

/// Which questions were left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum QuestionKind {
    /// Endings to win.
    EndingWin,
    /// Endings to hold.
    EndingHold,
    /// Who must vary, by the rules of the Chinese association.
    VaryCxa,
    /// Who must vary, by those of the world federation.
    VaryWxf,
    /// Touched pieces.
    Touch,
    /// Decisions of an arbiter.
    Incidents,
    /// All answers to checks.
    Answers,
    /// Names of moves.
    NameMoves,
    /// Moves of names.
    PlayMoves,
    /// Numbers of files.
    Files,
    /// Unannounced positions.
    Unannounced,
}

/// Questions that were left.
pub type SavedQuestions = etude::questions::SavedQuestions<QuestionKind>;

/// Something that another thread has to do.
#[derive(Clone, Debug)]
pub enum Task {
    /// Whether every answer to a move is mated within so many plies.
    CheckMate {
        /// The position after the move.
        after: Position,
        /// The plies that are left then, the opponent's answer counted.
        plies: u8,
    },
    /// The mate that there is, within so many plies.
    ShowMate {
        /// The position.
        position: Position,
        /// The plies.
        plies: u8,
    },
    /// An ending to win or to hold.
    DrawEnding {
        /// The tables.
        tables: SharedTables,
        /// What is wanted.
        theme: EndingTheme,
        /// The material; `None` for any.
        class: Option<Class>,
        /// Makes it another one.
        seed: u64,
    },
    /// A repetition to be judged.
    DrawRepetition {
        /// Under which rules.
        rules: RuleSet,
        /// Makes it another one.
        seed: u64,
    },
    /// A position of which nothing is announced.
    DrawUnannounced {
        /// The mates.
        mates: Arc<[MatePuzzle]>,
        /// Makes it another one.
        seed: u64,
    },
    /// The engine's best lines.
    Analyse {
        /// Where the game began.
        start: Position,
        /// Its moves.
        moves: Vec<Move>,
        /// The rules of repetition.
        rules: RuleSet,
    },
    /// What the engine thinks of the position, for the side that is not to move.
    Consider {
        /// Where the game began.
        start: Position,
        /// Its moves.
        moves: Vec<Move>,
        /// The rules of repetition.
        rules: RuleSet,
        /// How it plays.
        level: Level,
    },
    /// The engine's move.
    Play {
        /// Where the game began.
        start: Position,
        /// Its moves.
        moves: Vec<Move>,
        /// The rules of repetition.
        rules: RuleSet,
        /// How it plays.
        level: Level,
        /// Makes its games differ.
        seed: u64,
    },
}

/// What came of a task.
#[derive(Clone, Debug)]
pub enum Report {
    /// A move was checked.
    Checked(MateVerdict),
    /// The mate; empty if none was found.
    Shown(Vec<Move>),
    /// An ending; `None` if none was found.
    Ending(SharedTables, Option<Box<EndingQuestion>>),
    /// A repetition; `None` if none was found.
    Repetition(Option<Box<VaryQuestion>>),
    /// A position of which nothing is announced; `None` if none was found.
    Unannounced(Option<Box<Unannounced>>),
    /// The engine's best lines, the best first.
    Analysed(Vec<Found>),
    /// The engine's move, `None` if it has none, and what it thinks that is worth, in hundredths of a pawn.
    Played(Option<Move>, i32),
    /// What the engine thinks of the position, for the side that is not to move.
    Considered(i32),
}

/// Tables that several threads read.
#[derive(Clone)]
pub struct SharedTables(pub Arc<Tables>);

impl std::fmt::Debug for SharedTables {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Tables")
    }
}

impl Task {
    /// Does it.
    #[must_use]
    pub fn perform(&self) -> Report {
        match self {
            Self::CheckMate { after, plies } => Report::Checked(mates::check(after, *plies)),
            Self::ShowMate { position, plies } => Report::Shown(mates::show(position, *plies)),
            Self::DrawEnding { tables, theme, class, seed } => {
                let random = &mut etude::random(*seed);
                let drawn = match class {
                    None => endings::draw(&tables.0, *theme, random),
                    Some(class) => endings::draw_of(&tables.0, class, *theme, random),
                };
                Report::Ending(tables.clone(), drawn.map(Box::new))
            }
            Self::DrawRepetition { rules, seed } => {
                Report::Repetition(vary::draw(*rules, &mut etude::random(*seed)).map(Box::new))
            }
            Self::Play { start, moves, rules, level, seed } => {
                let mut engine = Engine::new(8, *rules);
                let limits = level.limits(*seed);
                let found = engine.search(start, moves, &limits, &AtomicBool::new(false), &mut |_| ());
                Report::Played(found.best, found.score)
            }
            Self::DrawUnannounced { mates, seed } => {
                Report::Unannounced(Unannounced::draw(mates, &mut etude::random(*seed)).map(Box::new))
            }
            Self::Analyse { start, moves, rules } => Report::Analysed(analyse(start, moves, *rules)),
            Self::Consider { start, moves, rules, level } => {
                let mut engine = Engine::new(8, *rules);
                let found = engine.search(start, moves, &level.limits(0), &AtomicBool::new(false), &mut |_| ());
                Report::Considered(-found.score)
            }
        }
    }
}

/// How many lines are looked for.
const LINES: usize = 3;

/// How many positions each of them may cost.
const LINE_NODES: u64 = 80_000;

/// The engine's best lines, each with another first move.
fn analyse(start: &Position, moves: &[Move], rules: RuleSet) -> Vec<Found> {
    let mut engine = Engine::new(16, rules);
    let mut limits = Limits { nodes: LINE_NODES, ..Limits::default() };
    let mut lines = Vec::new();
    while lines.len() < LINES {
        let found = engine.search(start, moves, &limits, &AtomicBool::new(false), &mut |_| ());
        let Some(best) = found.best else { break };
        limits.excluded.push(best);
        lines.push(found);
    }
    lines
}

/// A position from a game of random moves, some captures already made: for questions about rules alone.
#[must_use]
pub fn random_position(random: &mut Random) -> Position {
    let mut position = Position::start();
    let length = random.random_range(8..70);
    for _ in 0..length {
        let legal = position.legal_moves();
        let captures: Vec<Move> = legal.iter().copied().filter(|mv| !position.is_empty(mv.to())).collect();
        // Captures make room on the board.
        let list = if captures.is_empty() || random.random_range(0..3) > 0 { &legal[..] } else { &captures[..] };
        let Some(&mv) = list.get(random.random_range(0..list.len().max(1))) else { break };
        let next = position.after(mv);
        if !next.can_move() {
            break;
        }
        position = next;
    }
    position
}
