//! What a trainer with a screen offers to the stream: its page, its keys, its board in words.

use std::fmt::Debug;
use std::time::Duration;

use etude_tui::key::Key;
use etude_tui::page::Middle;
use etude_tui::text::Words;
use strum::{AsRefStr, VariantArray};

use crate::line::Line;
use crate::spoken_page::SpokenPage;
use crate::wording::Wording;

/// What a line can be on a screen, besides words and numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// Nothing else.
    Nothing,
    /// A move, or a place on the board.
    Move,
    /// A text that is typed letter by letter.
    Text,
    /// A line, of any words.
    Line,
}

/// What a screen shows at a moment.
#[derive(Debug)]
pub struct Shown<B> {
    /// Its title.
    pub title: String,
    /// What the title does not say.
    pub subject: String,
    /// What is counted and whose move it is.
    pub state: Vec<Words>,
    /// Lines of the state that are told only when they are asked for.
    pub silent: Vec<String>,
    /// The title of the middle.
    pub middle_title: String,
    /// What is to be chosen, or the moves.
    pub middle: Middle,
    /// What is to be done, and the verdict on what was done.
    pub task: Vec<Words>,
    /// Why the last line did nothing.
    pub notice: Option<String>,
    /// The board, where one is what the screen is about.
    pub board: Option<B>,
    /// What a line can be.
    pub takes: Takes,
}

/// A board, as it is told.
pub trait SpokenBoard: Clone + PartialEq + Debug {
    /// All that is on it, and what is marked.
    fn told(&self) -> Vec<String>;

    /// What has happened on it since a moment; `None` if too much has, so that it is told as another board.
    fn events(&self, before: &Self) -> Option<Vec<String>>;

    /// What is marked now and was not then.
    fn marks(&self, before: &Self) -> Vec<String>;
}

/// What the stream says itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said<'a> {
    /// The first words.
    Hello,
    /// The last words.
    Bye,
    /// How moves are typed, the first time that one can be.
    HintBoard,
    /// How lists are used, the first time that there is one.
    HintList,
    /// A time: minutes and seconds.
    Time(u64, u64),
    /// So much time is left: minutes and seconds.
    Left(u64, u64),
    /// The player of the first clock or of the second.
    Player(usize),
    /// A word that can be several: what was typed, and the words.
    Several(&'a str, &'a str),
    /// No line of the list has this number; there are so many.
    NoRow(usize, usize),
    /// There is no list.
    NoList,
    /// No moves are written.
    NoScore,
    /// There is no board.
    NoBoard,
    /// What was typed means nothing; what was expected.
    Unknown(&'a str, &'a str),
    /// A number of the list is expected.
    ExpectedNumber,
    /// Something is being found out.
    Thinking,
    /// The line has changed nothing.
    NothingChanged,
    /// The name of a screen.
    Screen(&'a str),
    /// The list is known, and can be asked for.
    Known,
    /// Another board follows.
    NewBoard,
    /// How lines are typed.
    HelpLine,
    /// How moves and places are typed.
    HelpBoard,
    /// A word needs more: the word, and its help.
    Usage(&'a str, &'a str),
}

/// The words of a stream with a session.
pub trait SessionWords: Wording {
    /// What the stream says itself.
    fn said(&self, said: Said<'_>) -> String;

    /// A word that can be typed, by its name in the source.
    fn query_word(&self, name: &str) -> String;

    /// What it does.
    fn query_help(&self, name: &str) -> String;

    /// Runs something in English.
    fn in_english<T>(&self, run: impl FnOnce() -> T) -> T;

    /// How something is done by lines, where the screen speaks of its cursor; `None` if it does not.
    fn how_to(&self, _text: &str) -> Option<String> {
        None
    }
}

/// A word that works on every screen of every trainer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, AsRefStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Query {
    /// The moves in their order.
    Score,
    /// The clock and what is counted.
    Clock,
    /// The screen, the task and whose move it is.
    Where,
    /// The last answer again.
    Say,
    /// The whole task.
    Read,
    /// The whole list.
    List,
    /// Help.
    Help,
    /// The key of an arrow.
    Up,
    /// The arrow down.
    Down,
    /// The arrow to the left.
    Left,
    /// The arrow to the right.
    Right,
    /// Enter.
    Enter,
    /// Esc.
    Back,
    /// Back to the home screen.
    Home,
    /// Leaves the program.
    Quit,
}

impl Query {
    /// The question of a letter, behind a stroke or before more words.
    #[must_use]
    pub const fn of_letter(letter: char) -> Option<Self> {
        Some(match letter {
            't' => Self::Clock,
            'w' => Self::Where,
            'h' => Self::Help,
            _ => return None,
        })
    }

    /// The key that it stands for.
    #[must_use]
    pub const fn key(self) -> Option<StreamKey> {
        Some(match self {
            Self::Up => StreamKey::Up,
            Self::Down => StreamKey::Down,
            Self::Left => StreamKey::Left,
            Self::Right => StreamKey::Right,
            Self::Enter => StreamKey::Enter,
            Self::Back => StreamKey::Back,
            Self::Quit => StreamKey::Quit,
            _ => return None,
        })
    }
}

/// What the stream presses by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StreamKey {
    /// The arrow up.
    Up,
    /// The arrow down.
    Down,
    /// The arrow to the left.
    Left,
    /// The arrow to the right.
    Right,
    /// Enter.
    Enter,
    /// Esc.
    Back,
    /// The end of the program.
    Quit,
    /// The end of a line of any words.
    TakeLine,
    /// A line of a list, from 0.
    Choose(usize),
}

/// A key of a screen that can be typed by its letter or its label.
#[derive(Clone, Debug)]
pub struct SpokenKey<C> {
    /// What it does.
    pub command: C,
    /// The keys.
    pub keys: &'static [Key],
    /// Its label, in the language spoken.
    pub label: String,
}

/// What becomes of an effect of the screen.
#[derive(Debug)]
pub enum Sorted<E> {
    /// The program ends.
    Quit,
    /// It is for the screen only.
    Screen,
    /// The services perform it; whether something is found out by it.
    Serve(E, bool),
}

/// A trainer with a screen, behind a stream.
pub trait Trainer {
    /// What can happen to it.
    type Action;
    /// What it asks of the outside world.
    type Effect;
    /// What a key does.
    type Command: Copy + PartialEq;
    /// Its board.
    type Board: SpokenBoard;
    /// A move that was typed, or places.
    type Typed;
    /// A question about the board.
    type Question: Copy + PartialEq + AsRef<str> + 'static;

    /// All questions about the board.
    const QUESTIONS: &'static [Self::Question];

    /// Takes an action.
    fn take(&mut self, action: Self::Action, now: Duration) -> Vec<Self::Effect>;

    /// What becomes of an effect.
    fn sort(effect: Self::Effect) -> Sorted<Self::Effect>;

    /// Time passes.
    fn tick() -> Self::Action;

    /// The end of the program.
    fn quit() -> Self::Action;

    /// Does what a key would.
    fn obey(command: Self::Command) -> Self::Action;

    /// Presses a key.
    fn press(key: Key) -> Self::Action;

    /// Types a line of any words.
    fn paste(line: String) -> Self::Action;

    /// What the stream's own keys do.
    fn command(key: StreamKey) -> Self::Command;

    /// What the screen shows.
    fn shown(&self) -> Shown<Self::Board>;

    /// What the screen is for.
    fn help(&self) -> String;

    /// Whether another screen than home is shown.
    fn is_away(&self) -> bool;

    /// The keys that have a name here, but for those that only change what is drawn.
    fn keys(&self) -> Vec<SpokenKey<Self::Command>>;

    /// When it wants to know the time again.
    fn wakes_at(&self) -> Option<Duration>;

    /// Takes a line apart.
    fn read(&self, typed: &str) -> Line<Self::Typed>;

    /// The actions of a move that was typed.
    ///
    /// # Errors
    ///
    /// Why there are none; `None` if that is the same as for other lines that mean nothing.
    fn moves(&self, typed: Self::Typed, page: &SpokenPage<Self::Board>) -> Result<Vec<Self::Action>, Option<String>>;

    /// What is said instead of doing nothing where a move is expected and the line is empty.
    fn expected_move(&self, page: &SpokenPage<Self::Board>) -> String;

    /// What can be typed here besides words and numbers.
    fn expected(&self, page: &SpokenPage<Self::Board>) -> Option<String>;

    /// Whether it is to be told how moves are typed.
    fn has_hint(&self, page: &SpokenPage<Self::Board>) -> bool {
        page.takes() == Takes::Move
    }

    /// The question of a letter.
    fn question_of(letter: char) -> Option<Self::Question>;

    /// Answers a question about the board.
    ///
    /// # Errors
    ///
    /// When the question needs more words, or others.
    fn ask(&self, question: Self::Question, rest: &str, board: &Self::Board) -> Result<Vec<String>, NeedsMore>;
}

/// A question that needs more words, or others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NeedsMore;
