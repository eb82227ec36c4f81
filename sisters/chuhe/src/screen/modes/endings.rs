//! Endings on the screen.

use chuhe_rules::{Move, Position};
use chuhe_tables::Class;
use etude_tui::text::{Tone, Words};
use rand::RngExt as _;

use crate::memory::Kind;
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, RecordedAs, Turn};
use crate::train::endings::{EndingEnd, EndingLesson, EndingRemark, EndingTheme};
use crate::train::{Report, SharedTables, Task};
use crate::words::{self, say};

/// An ending; none while it is looked for.
#[derive(Debug)]
pub struct EndingMode {
    theme: EndingTheme,
    /// The material; `None` for any.
    class: Option<Class>,
    lesson: Option<EndingLesson>,
    /// How often in a row none was found.
    misses: u32,
}

/// After so many drawings without an ending it is said that there is none.
const MAX_MISSES: u32 = 20;

impl EndingMode {
    /// Endings of a theme.
    #[must_use]
    pub const fn new(theme: EndingTheme) -> Self {
        Self { theme, class: None, lesson: None, misses: 0 }
    }

    /// Endings of a class.
    #[must_use]
    pub fn of(theme: EndingTheme, class: Class) -> Self {
        Self { class: Some(class), ..Self::new(theme) }
    }

    fn draw(&self, desk: &mut Desk) -> Turn {
        let (tables, theme, class) = (SharedTables(desk.tables.clone()), self.theme, self.class.clone());
        Turn::of(Some(Task::DrawEnding { tables, theme, class, seed: desk.random.random() }))
    }

    fn remark(lesson: &EndingLesson, desk: &Desk) -> Vec<Words> {
        let position = lesson.position();
        let mut words: Vec<Words> = lesson.remark().map(|remark| said(lesson, remark, desk)).into_iter().collect();
        words.extend(lesson.end().map(|end| match end {
            EndingEnd::Won => Words::new(Tone::Good, say().ending_won(lesson.errors())),
            EndingEnd::Bare => Words::new(Tone::Good, say().ending_bare(lesson.errors())),
            EndingEnd::Limit => Words::new(Tone::Good, say().ending_limit(lesson.errors())),
            EndingEnd::Shown(mv) => Words::new(Tone::Notice, say().ending_shown(desk.write(position, mv))),
        }));
        words
    }
}

/// A remark in words.
fn said(lesson: &EndingLesson, remark: EndingRemark, desk: &Desk) -> Words {
    let position = lesson.position();
    match remark {
        EndingRemark::Illegal(refusal) => Words::new(Tone::Notice, words::refusal(refusal)),
        EndingRemark::Good(mv, reply) => {
            let played = lesson.moves().len() - 1 - usize::from(reply.is_some());
            let before =
                lesson.moves()[..played].iter().fold(lesson.question().position, |position, &mv| position.after(mv));
            let own = desk.write(&before, mv);
            let reply = reply.map(|reply| desk.write(&before.after(mv), reply));
            Words::new(
                Tone::Good,
                reply.map_or_else(|| say().ending_right(&*own), |reply| say().ending_good(&*own, reply)),
            )
        }
        EndingRemark::LetsGo(mv) => Words::new(Tone::Bad, say().ending_lets_go(desk.write(position, mv))),
        EndingRemark::TooSlow(mv) => Words::new(Tone::Bad, say().ending_too_slow(desk.write(position, mv))),
        EndingRemark::Loses(mv) => Words::new(Tone::Bad, say().ending_loses(desk.write(position, mv))),
    }
}

impl Mode for EndingMode {
    fn keys(&self) -> Keys {
        keys::AT_BOARD
    }

    fn help(&self) -> String {
        match self.theme {
            EndingTheme::Win => say().about_endings_win(),
            EndingTheme::Hold => say().about_endings_hold(),
        }
    }

    fn page(&self, desk: &Desk) -> Page {
        let title = match self.theme {
            EndingTheme::Win => say().endings_win(),
            EndingTheme::Hold => say().endings_hold(),
        };
        let Some(lesson) = &self.lesson else {
            let none = if self.misses > MAX_MISSES { say().none_there() } else { say().drawing() };
            return Page { task: vec![Words::new(Tone::Quiet, none)], ..Page::new(title) };
        };
        let side = words::side(lesson.side());
        let ask = match self.theme {
            EndingTheme::Win => say().ending_ask_win(side),
            EndingTheme::Hold => say().ending_ask_hold(side),
        };
        let mut task = vec![Words::from(ask)];
        task.extend(Self::remark(lesson, desk));
        Page {
            state: vec![
                Words::from(words::class(&lesson.question().class)),
                Words::from(say().rounds(lesson.rounds())),
                Words::new(Tone::Quiet, words::check(lesson.position())),
            ],
            middle_title: say().pane_moves(),
            middle: desk.score(&lesson.question().position, lesson.moves()),
            task,
            ..Page::new(title)
        }
    }

    fn picture(&self) -> Picture {
        let Some(lesson) = &self.lesson else { return Picture::of(Position::start()) };
        Picture {
            last: lesson.moves().last().copied(),
            has_cursor: lesson.end().is_none(),
            bottom: Some(lesson.side()),
            ..Picture::of(*lesson.position())
        }
    }

    fn begin(&mut self, desk: &mut Desk) -> Turn {
        self.draw(desk)
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        match (command, &mut self.lesson) {
            (Command::Next | Command::Confirm, Some(_)) => {
                self.lesson = None;
                self.draw(desk)
            }
            (Command::Solution, Some(lesson)) if lesson.end().is_none() => {
                lesson.show(&desk.tables);
                Turn::Stay
            }
            (Command::Solution, Some(_)) => Turn::Refuse(say().answered()),
            (Command::Next, None) => Turn::Refuse(say().drawing()),
            _ => Turn::Idle,
        }
    }

    fn play(&mut self, mv: Move, desk: &mut Desk) -> Turn {
        let Some(lesson) = &mut self.lesson else { return Turn::Idle };
        lesson.play(mv, &desk.tables, &mut desk.random);
        Turn::Stay
    }

    fn take(&mut self, report: Report, desk: &mut Desk) -> Turn {
        match report {
            Report::Ending(Some(question)) => {
                self.misses = 0;
                self.lesson = Some(EndingLesson::new(*question));
                Turn::Stay
            }
            Report::Ending(None) if self.misses <= MAX_MISSES => {
                self.misses += 1;
                self.draw(desk)
            }
            _ => Turn::Stay,
        }
    }

    fn outcome(&self) -> Option<bool> {
        self.lesson.as_ref()?.outcome()
    }

    fn recorded_as(&self) -> Option<RecordedAs> {
        let lesson = self.lesson.as_ref()?;
        let kind = if self.theme == EndingTheme::Win { Kind::EndingWin } else { Kind::EndingHold };
        Some(RecordedAs::practice(kind, lesson.question().class.to_string()))
    }
}
