//! What is trained, as state machines: no terminal, no words, no thread. Whatever takes long is handed out as a [`Task`]
//! and comes back as a [`Report`].

pub mod cases;
pub mod fouls;
pub mod fours;
pub mod game;

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
