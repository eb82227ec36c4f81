//! The notation sprint: find the square of a number.

use std::time::Duration;

use super::{Destination, Screen, Step};
use crate::rules::{BoardSize, Color, Setup, Square, Variant};
use crate::train::attempt::{Exercise, Kind, Mode as TrainingMode, Verdict};
use crate::train::sprint::{Phase, SquareSprint};
use crate::tui::action::{Action, Effect};
use crate::tui::app::Shared;
use crate::tui::cursor::Cursor;
use crate::tui::keymap::{Command, Mode};
use crate::tui::messages as words;
use crate::tui::page::{InputLine, Middle, Page, Pane, Tone, Words};
use crate::tui::widgets::board::{Mark, Numbers};

/// The screen of a sprint.
pub struct Sprint {
    lesson: SquareSprint,
    cursor: Cursor,
    /// When the square was asked for.
    asked: Duration,
}

impl Sprint {
    pub fn new(shared: &mut Shared) -> Self {
        let mut cursor = Cursor::new(BoardSize::Ten);
        cursor.show();
        Self { lesson: SquareSprint::new(BoardSize::Ten, shared.seed()), cursor, asked: shared.now }
    }

    fn command(&mut self, command: Command, shared: &mut Shared) -> Step {
        let now = shared.now;
        match (command, self.lesson.phase()) {
            (Command::Home | Command::Cancel, _) => return Step::to(Destination::Home),
            (Command::Confirm, Phase::Ready) => {
                self.lesson.start(now);
                self.asked = now;
            }
            (Command::Confirm, Phase::Running { .. }) => {
                if let Some(square) = self.cursor.square() {
                    return self.answer(square, shared);
                }
            }
            (Command::Confirm, Phase::Over) | (Command::Next | Command::Retry, _) => *self = Self::new(shared),
            (command, Phase::Running { .. }) => {
                self.cursor.step(command, shared.turned);
            }
            _ => {}
        }
        Step::stay()
    }

    fn answer(&mut self, square: Square, shared: &Shared) -> Step {
        let Some(answer) = self.lesson.answer(square, shared.now) else { return Step::stay() };
        let number = |square| self.lesson.board().number(square).to_string();
        let exercise = Exercise {
            moment: shared.moment(),
            kind: Kind::Notation,
            mode: TrainingMode::Sprint,
            variant: Variant::International,
            item: number(answer.asked),
            verdict: if answer.is_right() { Verdict::Right } else { Verdict::Wrong },
            millis: u32::try_from(shared.now.saturating_sub(self.asked).as_millis()).unwrap_or(u32::MAX),
            hints: 0,
            errors: u32::from(!answer.is_right()),
            tags: Vec::new(),
            detail: number(answer.given),
        };
        self.asked = shared.now;
        Step { effects: vec![Effect::Record(Box::new(exercise), None)], destination: None }
    }

    fn marks(&self) -> Vec<(Square, Mark)> {
        let mut marks = Vec::new();
        if let Some(answer) = self.lesson.last() {
            marks.push((answer.asked, Mark::Right));
            marks.push((answer.given, Mark::Wrong));
        }
        let is_running = self.lesson.asked().is_some();
        if let Some(square) = self.cursor.square().filter(|_| is_running) {
            // The cursor stays in sight on a square that is marked already.
            marks.insert(0, (square, Mark::Cursor));
        }
        marks
    }

    fn message(&self) -> Vec<Words> {
        match self.lesson.phase() {
            Phase::Ready => words::SPRINT_HOW_TO.iter().map(|&line| Words::from(line)).collect(),
            Phase::Running { .. } => {
                let number = |square| self.lesson.board().number(square);
                let asked = self.lesson.asked().map(|square| Words::from(words::where_is(number(square))));
                let last = self.lesson.last().map(|answer| {
                    if answer.is_right() {
                        Words::new(Tone::Good, words::SPRINT_RIGHT)
                    } else {
                        Words::new(Tone::Bad, words::wrong_square(number(answer.asked), number(answer.given)))
                    }
                });
                asked.into_iter().chain(last).collect()
            }
            Phase::Over => vec![
                Words::new(Tone::Good, words::sprint_over(self.lesson.right(), self.lesson.wrong())),
                Words::new(Tone::Text, words::SPRINT_AGAIN),
            ],
        }
    }
}

impl Screen for Sprint {
    fn mode(&self) -> Mode {
        Mode::Sprint
    }

    fn can(&self, command: Command) -> bool {
        match command {
            Command::Next => self.lesson.phase() == Phase::Over,
            Command::Retry => matches!(self.lesson.phase(), Phase::Running { .. }),
            _ => true,
        }
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        self.lesson.tick(shared.now);
        match action {
            Action::Do(command) => self.command(command, shared),
            Action::Press(square) => self.answer(square, shared),
            _ => Step::stay(),
        }
    }

    fn page(&self, shared: &Shared) -> Page {
        let mut board = shared.board(Setup::new(Variant::International, Color::White).position());
        board.numbers = Numbers::Never;
        board.marks = self.marks();
        let left = words::left(self.lesson.left(shared.now));
        let middle = match self.lesson.phase() {
            Phase::Ready => words::SPRINT_READY.to_owned(),
            Phase::Running { .. } => {
                self.lesson.asked().map_or_else(String::new, |square| self.lesson.board().number(square).to_string())
            }
            Phase::Over => self.lesson.right().to_string(),
        };
        Page {
            title: words::SPRINT_TITLE.to_owned(),
            subject: Words::default(),
            board,
            clock: Pane {
                title: words::PANE_CLOCK.to_owned(),
                lines: vec![
                    Words::new(Tone::Quiet, words::SPRINT_LEFT),
                    Words::from(words::right_and_wrong(self.lesson.right(), self.lesson.wrong())),
                ],
            },
            time: left,
            middle_title: words::SPRINT_MIDDLE.to_owned(),
            middle: Middle::Large(middle),
            message: Pane { title: words::SPRINT_MESSAGE.to_owned(), lines: self.message() },
            input: InputLine::default(),
        }
    }

    fn wakes_at(&self, shared: &Shared) -> Option<Duration> {
        match self.lesson.phase() {
            Phase::Running { until } => Some(next_second(until, shared.now)),
            _ => None,
        }
    }
}

/// When the whole seconds until a moment change next.
fn next_second(until: Duration, now: Duration) -> Duration {
    let left = until.saturating_sub(now);
    let fraction = Duration::from_nanos(u64::from(left.subsec_nanos()));
    now + if fraction.is_zero() { Duration::from_secs(1) } else { fraction }
}
