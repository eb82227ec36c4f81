//! What is trained, as state machines: no terminal, no words, no thread. Whatever takes long is handed out as a [`Task`]
//! and comes back as a [`Report`].

pub mod analysis;
pub mod cases;
pub mod clock;
pub mod course;
pub mod defend;
pub mod fouls;
pub mod fours;
pub mod game;
pub mod hunt;
pub mod notation;

use std::sync::Arc;

use yonsan_rules::{Board, Engine, Level, Point, Position, Puzzle};

/// Work that takes longer than a key may wait.
#[derive(Clone, Debug, PartialEq)]
pub enum Task {
    /// Find a question about fouls, by a seed.
    Question(u64),
    /// Choose a move.
    Think(Position, Level, u64),
    /// Say whether a point begins a win as good as that of the puzzle.
    Judge(Box<Puzzle>, Position, Point),
    /// Find a position to be defended, by a seed.
    Defence(Arc<[Puzzle]>, u64),
    /// Find a position that needs something or nothing, by a seed.
    Unannounced(Arc<[Puzzle]>, u64),
    /// Say what a position is worth.
    Analyse(Position),
    /// Find out how the attacker wins after a defence on the point.
    Refute(Position, Point),
}

/// What came of a task.
#[derive(Clone, Debug, PartialEq)]
pub enum Report {
    /// A question about fouls.
    Question(Box<fouls::Question>),
    /// The move chosen; `None` if there is none.
    Thought(Option<Point>),
    /// The win that the point begins, if it does.
    Judged(Option<Vec<Point>>),
    /// A position to be defended, if one was found.
    Defence(Option<Box<defend::Threatened>>),
    /// A position that needs something or nothing, if one was found.
    Unannounced(Option<Box<defend::Unannounced>>),
    /// What a position is worth.
    Analysed(Box<analysis::Verdict>),
    /// How the attacker wins; nothing if the defence holds.
    Refuted(Vec<Point>),
}

impl Task {
    /// Does the work.
    #[must_use]
    pub fn perform(self) -> Report {
        match self {
            Self::Question(seed) => Report::Question(Box::new(fouls::Question::draw(seed))),
            Self::Think(position, level, seed) => {
                Report::Thought(Engine::new(level.effort(), seed).think(&position).map(|thought| thought.best()))
            }
            Self::Defence(puzzles, seed) => Report::Defence(defend::Threatened::draw(&puzzles, seed).map(Box::new)),
            Self::Unannounced(puzzles, seed) => {
                Report::Unannounced(defend::Unannounced::draw(&puzzles, seed).map(Box::new))
            }
            Self::Analyse(position) => Report::Analysed(Box::new(analysis::judge(&position))),
            Self::Refute(position, point) => Report::Refuted(defend::refutation(&position, point).unwrap_or_default()),
            Self::Judge(puzzle, position, point) => Report::Judged(fours::win_from(&puzzle, &position, point)),
        }
    }
}

/// The board after a stone.
fn with_black(board: &Board, point: Point) -> Board {
    let mut board = *board;
    board.put(point, yonsan_rules::Side::Black);
    board
}
