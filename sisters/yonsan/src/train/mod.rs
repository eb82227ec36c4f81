//! What is trained, as state machines: no terminal, no words, no thread. Whatever takes long is handed out as a [`Task`]
//! and comes back as a [`Report`].

pub mod analysis;
pub mod cases;
pub mod clock;
pub mod course;
pub mod defend;
pub mod exercise;
pub mod finding;
pub mod fouls;
pub mod fours;
pub mod game;
pub mod hunt;
pub mod make;
pub mod notation;
pub mod position_text;
pub mod questions;
pub mod sets;
pub mod unannounced;

use std::fmt::Debug;
use std::path::PathBuf;
use std::sync::Arc;

use etude::lesson::{Lent, Lesson};
use yonsan_rules::{Act, Board, Engine, Level, Point, Position, Protocol, Puzzle, Side};

use self::position_text::{GivenPosition, Unread, Unwritten};

/// What a lesson draws on: the puzzles, random choices and the time.
pub type World<'a> = Lent<'a, Arc<[Puzzle]>>;

/// A lesson about renju.
pub trait RenjuLesson:
    for<'a> Lesson<World<'a> = World<'a>, Task = Task, Report = Report, Record = exercise::Exercise> + Debug
{
    /// For an exercise that is over: whether it was right at the first try.
    fn outcome(&self) -> Option<bool> {
        None
    }

    /// Whether an exercise can no longer be right at the first try.
    fn is_spoiled(&self) -> bool {
        false
    }
}

/// Work that takes longer than a key may wait.
#[derive(Clone, Debug, PartialEq)]
pub enum Task {
    /// Find a question about fouls, by a seed.
    Foul(u64),
    /// Find a case about a topic, or about any, by a seed.
    Case(Option<cases::Topic>, Arc<[Puzzle]>, u64),
    /// Find a board whose forbidden points are to be found, by a seed.
    Hunt(Arc<[Puzzle]>, u64),
    /// Find a position where a stone of a side, or of either, makes something, by a seed.
    Make(course::goal::Goal, Option<Side>, Arc<[Puzzle]>, u64),
    /// Choose a move.
    Think(Position, Level, u64),
    /// Do what is due in an opening.
    Open(Box<Protocol>, Level, u64),
    /// Say whether a point begins a win as good as that of the puzzle, and what answers it if not.
    Judge(Box<Puzzle>, Position, Point),
    /// Find a position to be defended, by a seed.
    Defence(Arc<[Puzzle]>, u64),
    /// Find a position that needs something or nothing, by a seed.
    Unannounced(Arc<[Puzzle]>, u64),
    /// Say what a position is worth.
    Analyse(Position),
    /// Find out how the attacker wins after a defence on the point.
    Refute(Position, Point),
    /// Read a position that was typed, or the file with this name.
    Read(String),
    /// Write a position into a new file.
    Write(PathBuf, GivenPosition),
}

/// What came of a task.
#[derive(Clone, Debug, PartialEq)]
pub enum Report {
    /// A question about fouls.
    Foul(Box<fouls::FoulQuestion>),
    /// A case.
    Case(Box<cases::Case>),
    /// A board whose forbidden points are to be found, if one was found.
    Hunt(Option<Box<hunt::FoulHunt>>),
    /// A position where a stone makes something, if one was found.
    Make(Option<Box<make::MakeQuestion>>),
    /// The move chosen; `None` if there is none.
    Thought(Option<Point>),
    /// What was done in the opening.
    Opened(Vec<Act>),
    /// What a point of a puzzle is worth.
    Judged(fours::Judgement),
    /// A position to be defended, if one was found.
    Defence(Option<Box<defend::Threatened>>),
    /// A position that needs something or nothing, if one was found.
    Unannounced(Option<Box<unannounced::Unannounced>>),
    /// What a position is worth.
    Analysed(Box<analysis::Verdict>),
    /// How the attacker wins; nothing if the defence holds.
    Refuted(Vec<Point>),
    /// What was read.
    Read(Result<GivenPosition, Unread>),
    /// Whether it was written.
    Written(Result<(), Unwritten>),
}

impl Task {
    /// Does the work.
    #[must_use]
    pub fn perform(self) -> Report {
        match self {
            Self::Foul(seed) => Report::Foul(Box::new(fouls::FoulQuestion::draw(seed))),
            Self::Case(topic, puzzles, seed) => Report::Case(Box::new(cases::Case::draw(topic, &puzzles, seed))),
            Self::Hunt(puzzles, seed) => Report::Hunt(hunt::FoulHunt::draw(&puzzles, seed).map(Box::new)),
            Self::Make(goal, side, puzzles, seed) => {
                Report::Make(make::MakeQuestion::draw(goal, side, &puzzles, seed).map(Box::new))
            }
            Self::Think(position, level, seed) => {
                Report::Thought(Engine::new(level.effort(), seed).think(&position).map(|thought| thought.best()))
            }
            Self::Open(protocol, level, seed) => Report::Opened(Engine::new(level.effort(), seed).open(&protocol)),
            Self::Defence(puzzles, seed) => Report::Defence(defend::Threatened::draw(&puzzles, seed).map(Box::new)),
            Self::Unannounced(puzzles, seed) => {
                Report::Unannounced(unannounced::Unannounced::draw(&puzzles, seed).map(Box::new))
            }
            Self::Analyse(position) => Report::Analysed(Box::new(analysis::judge(&position))),
            Self::Refute(position, point) => Report::Refuted(defend::refutation(&position, point).unwrap_or_default()),
            Self::Read(typed) => Report::Read(position_text::read_typed(&typed)),
            Self::Write(path, given) => Report::Written(position_text::write_file(&path, &given)),
            Self::Judge(puzzle, position, point) => Report::Judged(fours::judge(&puzzle, &position, point)),
        }
    }
}

/// The board after a stone.
fn with_black(board: &Board, point: Point) -> Board {
    let mut board = *board;
    board.put(point, yonsan_rules::Side::Black);
    board
}
