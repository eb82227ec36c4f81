//! What a screen of the program is: a mode, with its keys, its page and its board.

use std::cell::OnceCell;
use std::collections::HashMap;
use std::fmt::Debug;
use std::sync::Arc;
use std::time::Duration;

use etude::Random;
use etude::lesson::Now;
use etude_tui::key::Key;
use etude_tui::page::{Middle, ScoreRow};
use etude_tui::text::Words;
use yonsan_rules::{Board, Point, Puzzle, Side};

use super::keys::{Command, Keys};
use super::running::OpenLesson;
use crate::memory::{Memory, Unfinished};
use crate::settings::Settings;
use crate::train::exercise::puzzle_id;
use crate::train::{Report, Task, World};
use crate::words::say;

/// What all modes share.
#[derive(Debug)]
pub struct Desk {
    /// The point where the cursor is.
    pub cursor: Point,
    /// The source of all random choices.
    pub random: Random,
    /// The time at the last action, less what the player was away.
    pub now: Duration,
    /// The puzzles.
    pub(super) puzzles: Arc<[Puzzle]>,
    /// What is remembered.
    pub memory: Memory,
    /// The settings.
    pub settings: Settings,
    /// What is wrong with the file of settings.
    pub complaints: Vec<String>,
    /// The ids of the puzzles, and their places by these, once they are needed.
    pub(crate) ids: OnceCell<(Vec<String>, HashMap<String, usize>)>,
}

impl Desk {
    /// What a lesson draws on.
    pub fn world(&mut self) -> World<'_> {
        let now = Now { run: self.now, wall: self.memory.moment() };
        World { content: &self.puzzles, random: &mut self.random, now }
    }

    fn index(&self) -> &(Vec<String>, HashMap<String, usize>) {
        self.ids.get_or_init(|| {
            let ids: Vec<String> = self.puzzles.iter().map(puzzle_id).collect();
            let places = ids.iter().cloned().zip(0..).collect();
            (ids, places)
        })
    }

    /// The ids of the puzzles, in their order.
    #[must_use]
    pub fn ids(&self) -> &[String] {
        &self.index().0
    }

    /// The puzzle with an id.
    #[must_use]
    pub fn puzzle(&self, id: &str) -> Option<&Puzzle> {
        self.index().1.get(id).and_then(|&place| self.puzzles.get(place))
    }

    /// The puzzles that are due today, the next one first.
    #[must_use]
    pub fn due(&self) -> Vec<Puzzle> {
        self.due_ids().iter().filter_map(|id| self.puzzle(id)).cloned().collect()
    }

    /// The ids of the puzzles that are due today, the next one first.
    #[must_use]
    pub fn due_ids(&self) -> Vec<String> {
        if self.memory.history().attempts().is_empty() {
            return Vec::new();
        }
        self.memory.due(|id| self.index().1.contains_key(id))
    }
}

/// What a key, a click or a report leads to.
#[derive(Debug)]
pub enum Turn {
    /// It has no effect now.
    Idle,
    /// It has no effect now, for this reason.
    Refuse(String),
    /// The mode has dealt with it.
    Stay,
    /// A task has to be done.
    Do(Box<Task>),
    /// Another mode opens; this one is gone back to.
    Open(Box<dyn Mode>),
    /// Another mode takes the place of this one.
    Replace(Box<dyn Mode>),
    /// A mode opens that continues something unfinished, which has this identity.
    Resume(Box<dyn Mode>, String),
    /// The mode is done and closes.
    Close,
    /// The same as another turn, and from now on lines are wanted instead of a screen.
    Lines(Box<Turn>),
}

impl Turn {
    /// Does a task if there is one.
    #[must_use]
    pub fn of(task: Option<Task>) -> Self {
        task.map_or(Self::Stay, |task| Self::Do(Box::new(task)))
    }
}

/// The board of a page.
#[derive(Clone, Debug, Default)]
pub struct Picture {
    /// The stones.
    pub board: Board,
    /// The stone laid last.
    pub(crate) last: Option<Point>,
    /// Signs on empty points.
    pub signs: Vec<(Point, char)>,
    /// A point that is asked about.
    pub(crate) asked: Option<Point>,
    /// Whether a point can be chosen.
    pub has_cursor: bool,
    /// Whether the names of columns and rows are left out.
    pub(crate) hides_names: bool,
    /// Whether it only shows how stones look.
    pub(crate) is_example: bool,
}

impl Picture {
    /// A board with nothing to be chosen.
    #[must_use]
    pub fn of(board: &Board) -> Self {
        Self { board: *board, ..Self::default() }
    }

    /// Numbers the points to come from 1; after 9 come letters.
    pub fn number(&mut self, points: &[Point]) {
        for (number, &point) in (1..).zip(points) {
            self.signs.push((point, char::from_digit(number % 36, 36).unwrap_or('+')));
        }
    }
}

/// What is shown beside the board.
#[derive(Clone, Debug)]
pub struct Page {
    /// The title.
    pub title: String,
    /// What the title does not say.
    pub subject: String,
    /// The lines at the top.
    pub state: Vec<Words>,
    /// The title of the middle.
    pub middle_title: String,
    /// What is to be chosen, or the stones.
    pub middle: Middle,
    /// What is to be done, and the verdict on what was done.
    pub task: Vec<Words>,
    /// The first line of the task that has to be seen, if not all can.
    pub(super) task_from: usize,
}

impl Page {
    /// A page with a title and nothing else.
    #[must_use]
    pub fn new(title: String) -> Self {
        Self {
            title,
            subject: String::new(),
            state: Vec::new(),
            middle_title: String::new(),
            middle: Middle::Menu(Vec::new()),
            task: Vec::new(),
            task_from: 0,
        }
    }
}

/// A screen of the program.
pub trait Mode: Debug {
    /// The lesson that it shows.
    fn lesson(&self) -> Option<&dyn OpenLesson> {
        None
    }

    /// The same, to be changed.
    fn lesson_mut(&mut self) -> Option<&mut dyn OpenLesson> {
        None
    }

    /// Its keys.
    fn keys(&self) -> Keys;

    /// What the list of keys says first: what the screen is for.
    fn help(&self) -> String;

    /// What is beside the board.
    fn page(&self, desk: &Desk) -> Page;

    /// The board.
    fn picture(&self) -> Picture;

    /// Begins, when the mode was opened or is come back to.
    fn begin(&mut self, desk: &mut Desk) -> Turn {
        self.lesson_mut().map_or(Turn::Stay, |lesson| lesson.begin(desk))
    }

    /// Obeys a key.
    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn;

    /// Takes a key before any command does, where something is typed.
    fn typed(&mut self, _key: Key, _desk: &mut Desk) -> Option<Turn> {
        None
    }

    /// Takes a text that was pasted.
    fn paste(&mut self, _text: &str, _desk: &mut Desk) -> Turn {
        Turn::Idle
    }

    /// Takes a point of the board that was clicked on or confirmed.
    fn lay(&mut self, _point: Point, _desk: &mut Desk) -> Turn {
        Turn::Idle
    }

    /// Takes the report on a task.
    fn take(&mut self, report: &Report, desk: &mut Desk) -> Turn {
        self.lesson_mut().map_or(Turn::Stay, |lesson| lesson.take(report, desk))
    }

    /// Takes note of the time.
    fn tick(&mut self, desk: &mut Desk) -> Turn {
        self.lesson_mut().map_or(Turn::Stay, |lesson| lesson.tick(desk))
    }

    /// When it wants to know the time again.
    fn wakes_at(&self, now: Duration) -> Option<Duration> {
        self.lesson()?.wakes_at(now)
    }

    /// For an exercise that is done: whether it was right at the first try.
    fn outcome(&self) -> Option<bool> {
        self.lesson()?.outcome()
    }

    /// What has to be kept so that it can be resumed after the end of the program; `None` if nothing is lost.
    fn draft(&self, now: Duration) -> Option<Unfinished> {
        self.lesson()?.draft(now)
    }

    /// Takes note that the player leaves it with the key for that.
    fn leave(&mut self, desk: &mut Desk) {
        if let Some(lesson) = self.lesson_mut() {
            lesson.leave(desk);
        }
    }

    /// Whether the exercise can no longer be right at the first try.
    fn is_spoiled(&self) -> bool {
        self.lesson().is_some_and(OpenLesson::is_spoiled)
    }
}

/// Moves the chosen line of a list; `Idle` for another command.
pub fn move_in(chosen: &mut usize, lines: usize, command: Command) -> Turn {
    match command {
        Command::Up => *chosen = (*chosen + lines - 1) % lines,
        Command::Down => *chosen = (*chosen + 1) % lines,
        _ => return Turn::Idle,
    }
    Turn::Stay
}

/// Moves the cursor on the board, which stops at the edge; `Idle` for another command.
pub fn move_cursor(desk: &mut Desk, command: Command) -> Turn {
    let (right, up) = match command {
        Command::Up => (0, 1),
        Command::Down => (0, -1),
        Command::Left => (-1, 0),
        Command::Right => (1, 0),
        _ => return Turn::Idle,
    };
    desk.cursor = desk.cursor.step(right, up).unwrap_or(desk.cursor);
    Turn::Stay
}

/// A point as the board names it: `H8`.
#[must_use]
pub fn name(point: Point) -> String {
    point.to_string().to_uppercase()
}

/// Points in a list: `G7, H8`.
#[must_use]
pub fn names(points: &[Point]) -> String {
    points.iter().copied().map(name).collect::<Vec<_>>().join(&say().list())
}

/// Time left, in minutes and seconds, rounded up.
#[must_use]
pub fn left(time: Duration) -> String {
    let seconds = time.as_secs() + u64::from(time.subsec_nanos() > 0);
    format!("{:02}:{:02}", seconds / 60, seconds % 60)
}

/// The stones as a score, two to a row; the first is that of `side`.
#[must_use]
pub fn score(side: Side, stones: impl Iterator<Item = Option<Point>>) -> Middle {
    let named = stones.map(|stone| stone.map_or_else(|| "-".to_owned(), name));
    let mut all: Vec<Option<Words>> = named.map(|name| Some(Words::from(name))).collect();
    if side == Side::White && !all.is_empty() {
        all.insert(0, None);
    }
    let rows = all.chunks(2).zip(1..).map(|(pair, number)| ScoreRow {
        number,
        white: pair[0].clone(),
        black: pair.get(1).cloned().flatten(),
    });
    Middle::Score(rows.collect())
}
