//! What a screen of the program is: a mode, with its keys, its page and its board.

use std::fmt::Debug;
use std::time::Duration;

use chuhe_rules::{Move, Notation, Position, Record, Side, Square};
use etude::Random;
use etude::lesson::Now;
use etude_tui::key::Key;
use etude_tui::page::{Middle, ScoreRow};
use etude_tui::text::Words;

use super::keys::{Command, Keys};
use super::running::OpenLesson;
use crate::memory::{Kind, Memory, PracticeMode, Unfinished};
use crate::settings::Settings;
use crate::train::mates::MatePuzzle;
use crate::train::{Content, Report, Task, World};
use crate::words;

/// What all modes share.
pub struct Desk {
    /// The square where the cursor is.
    pub cursor: Square,
    /// The piece that was chosen and waits for its target.
    pub(super) picked: Option<Square>,
    /// Whether Black sits at the bottom, where the mode does not say who does.
    pub(super) is_turned: bool,
    /// The source of all random choices.
    pub random: Random,
    /// The time at the last action, less what the player was away.
    pub now: Duration,
    /// The mates and the tables of endings.
    pub(crate) content: Content,
    /// What is remembered.
    pub memory: Memory,
    /// A position or a game that was read and waits for the analysis.
    pub(super) given: Option<Record>,
    /// The lesson in which exercises come up, or nothing.
    pub(super) lesson: String,
    /// The settings.
    pub settings: Settings,
    /// Whether the screen can draw nothing but ASCII.
    pub(crate) is_ascii: bool,
    /// What is wrong with the file of settings.
    pub complaints: Vec<String>,
}

impl Desk {
    /// What a lesson draws on.
    pub fn world(&mut self) -> World<'_> {
        let now = Now { run: self.now, wall: self.memory.moment() };
        World { content: &self.content, random: &mut self.random, now }
    }

    /// The mate with an identity.
    #[must_use]
    pub fn mate(&self, id: &str) -> Option<&MatePuzzle> {
        self.content.mates.iter().find(|mate| mate.id() == id)
    }

    /// How moves are written.
    #[must_use]
    pub fn notation(&self) -> Notation {
        self.settings.notation.notation(words::is_chinese(), self.is_ascii)
    }

    /// A move, as it is written in the position before it.
    #[must_use]
    pub fn write(&self, position: &Position, mv: Move) -> String {
        position.write_move(mv, self.notation())
    }

    /// Moves one after another, in a list with spaces.
    #[must_use]
    pub fn write_line(&self, position: &Position, moves: &[Move]) -> String {
        let mut position = *position;
        let mut names = Vec::new();
        for &mv in moves {
            names.push(self.write(&position, mv));
            position.play(mv);
        }
        names.join(" ")
    }

    /// The moves as a score, a round to a row.
    #[must_use]
    pub fn score(&self, start: &Position, moves: &[Move]) -> Middle {
        let mut position = *start;
        let mut all: Vec<Option<Words>> = Vec::new();
        if start.turn() == Side::Black && !moves.is_empty() {
            all.push(None);
        }
        for &mv in moves {
            all.push(Some(Words::from(self.write(&position, mv))));
            position.play(mv);
        }
        let rows = all.chunks(2).zip(1..).map(|(pair, number)| ScoreRow {
            number,
            white: pair[0].clone(),
            black: pair.get(1).cloned().flatten(),
        });
        Middle::Score(rows.collect())
    }

    /// The mates that are due today, the next one first.
    #[must_use]
    pub fn due(&self) -> Vec<MatePuzzle> {
        if self.memory.history().attempts().is_empty() {
            return Vec::new();
        }
        let ids = self.memory.due(|id| self.mate(id).is_some());
        ids.iter().filter_map(|id| self.mate(id)).cloned().collect()
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

/// What the board of a page is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardRole {
    /// The page is about it.
    Subject,
    /// The page asks for the numbers of its files, which are left out.
    Unnumbered,
    /// It only shows what a board looks like.
    Example,
}

/// The board of a page.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The position.
    pub(super) position: Position,
    /// The last move.
    pub(crate) last: Option<Move>,
    /// Squares that are asked about.
    pub(crate) marked: Vec<Square>,
    /// Whether there is a cursor: pieces can be moved, or points pointed at.
    pub has_cursor: bool,
    /// Whether points are pointed at.
    pub(crate) points: bool,
    /// Who sits at the bottom; `None` where the player chooses.
    pub(crate) bottom: Option<Side>,
    /// What it is for.
    pub(crate) role: BoardRole,
}

impl Picture {
    /// A board with nothing to be moved.
    #[must_use]
    pub const fn of(position: Position) -> Self {
        Self {
            position,
            last: None,
            marked: Vec::new(),
            has_cursor: false,
            points: false,
            bottom: None,
            role: BoardRole::Subject,
        }
    }

    /// A board beside something else.
    #[must_use]
    pub fn example() -> Self {
        Self { role: BoardRole::Example, ..Self::of(Position::start()) }
    }

    /// The position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }
}

/// What is shown beside the board.
#[derive(Clone, Debug)]
pub struct Page {
    /// The title.
    pub(crate) title: String,
    /// The lines at the top.
    pub state: Vec<Words>,
    /// The title of the middle.
    pub(crate) middle_title: String,
    /// What is to be chosen, or the moves.
    pub middle: Middle,
    /// What is to be done, and the verdict on what was done.
    pub task: Vec<Words>,
}

impl Page {
    /// A page with a title and nothing else.
    #[must_use]
    pub const fn new(title: String) -> Self {
        Self {
            title,
            state: Vec::new(),
            middle_title: String::new(),
            middle: Middle::Menu(Vec::new()),
            task: Vec::new(),
        }
    }
}

/// As what an exercise is recorded.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordedAs {
    /// The kind.
    pub(crate) kind: Kind,
    /// How it came up.
    pub(crate) mode: PracticeMode,
    /// What it was about.
    pub(crate) item: String,
    /// How many moves it asked for.
    pub(crate) moves: u32,
    /// The lesson in which it came up, or nothing.
    pub(crate) lesson: String,
}

impl RecordedAs {
    /// A practised question.
    #[must_use]
    pub fn practice(kind: Kind, item: impl Into<String>) -> Self {
        Self { kind, mode: PracticeMode::Practice, item: item.into(), moves: 1, lesson: String::new() }
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

    /// Takes a move made on the board, legal or not.
    fn play(&mut self, _mv: Move, _desk: &mut Desk) -> Turn {
        Turn::Idle
    }

    /// Takes a point that is pointed at.
    fn point(&mut self, _square: Square, _desk: &mut Desk) -> Turn {
        Turn::Idle
    }

    /// Takes the report on a task.
    fn take(&mut self, report: Report, desk: &mut Desk) -> Turn {
        self.lesson_mut().map_or(Turn::Stay, |lesson| lesson.take(&report, desk))
    }

    /// Takes note of the time.
    fn tick(&mut self, desk: &mut Desk) -> Turn {
        self.lesson_mut().map_or(Turn::Stay, |lesson| lesson.tick(desk))
    }

    /// When it wants to know the time again.
    fn wakes_at(&self, now: Duration) -> Option<Duration> {
        self.lesson()?.wakes_at(now)
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

    /// For an exercise that is done: whether it was right at the first try.
    fn outcome(&self) -> Option<bool> {
        self.lesson()?.outcome()
    }

    /// As what an exercise that does not record itself is recorded once it has an outcome.
    fn recorded_as(&self) -> Option<RecordedAs> {
        None
    }
}

/// Moves the chosen line of a list; `Idle` for another command.
pub fn move_in(chosen: &mut usize, lines: usize, command: Command) -> Turn {
    match command {
        Command::Up => *chosen = (*chosen + lines - 1) % lines.max(1),
        Command::Down => *chosen = (*chosen + 1) % lines.max(1),
        _ => return Turn::Idle,
    }
    Turn::Stay
}

/// Lines to choose from, with their numbers.
#[must_use]
pub fn choices(lines: &[String], chosen: usize) -> Middle {
    let line = |(place, line): (usize, &String)| Words::choice(&format!("{} {line}", place + 1), place == chosen);
    Middle::Menu(lines.iter().enumerate().map(line).collect())
}

/// Time left, in minutes and seconds, rounded up.
#[must_use]
pub fn left(time: Duration) -> String {
    let seconds = time.as_secs() + u64::from(time.subsec_nanos() > 0);
    format!("{:02}:{:02}", seconds / 60, seconds % 60)
}
