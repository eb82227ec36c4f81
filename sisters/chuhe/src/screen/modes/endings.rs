//! Endings on the screen.

use chuhe_rules::Move;
use chuhe_tables::Class;
use etude::questions::{QuestionAct, Questions};
use etude_tui::text::{Tone, Words};

use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn};
use crate::screen::running::{OpenLesson, Running};
use crate::train::SavedQuestions;
use crate::train::endings::{EndingEnd, EndingLesson, EndingRemark, EndingTask, EndingTheme};
use crate::words::{self, say};

/// Endings of a theme, one after another.
#[derive(Debug)]
pub struct EndingMode {
    run: Running<Questions<EndingTask>>,
}

impl EndingMode {
    /// Endings of a theme.
    #[must_use]
    pub fn new(theme: EndingTheme, desk: &mut Desk) -> Self {
        Self { run: Running::new(Questions::new((theme, None), &mut desk.world())) }
    }

    /// Endings of a class.
    #[must_use]
    pub fn of(theme: EndingTheme, class: Class, desk: &mut Desk) -> Self {
        Self { run: Running::new(Questions::new((theme, Some(class)), &mut desk.world())) }
    }

    /// Goes on with an ending that was left.
    #[must_use]
    pub fn resume(theme: EndingTheme, saved: &SavedQuestions, desk: &mut Desk) -> Self {
        Self { run: Running::new(Questions::resume((theme, None), saved, &mut desk.world())) }
    }

    fn theme(&self) -> EndingTheme {
        self.run.lesson().topic().0
    }

    fn ending(&self) -> Option<&EndingLesson> {
        self.run.lesson().question().map(EndingTask::lesson)
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
    fn lesson(&self) -> Option<&dyn OpenLesson> {
        Some(&self.run)
    }

    fn lesson_mut(&mut self) -> Option<&mut dyn OpenLesson> {
        Some(&mut self.run)
    }

    fn keys(&self) -> Keys {
        keys::AT_BOARD
    }

    fn help(&self) -> String {
        match self.theme() {
            EndingTheme::Win => say().about_endings_win(),
            EndingTheme::Hold => say().about_endings_hold(),
        }
    }

    fn page(&self, desk: &Desk) -> Page {
        let title = match self.theme() {
            EndingTheme::Win => say().endings_win(),
            EndingTheme::Hold => say().endings_hold(),
        };
        let Some(lesson) = self.ending() else {
            return Page { task: vec![Words::new(Tone::Quiet, say().drawing())], ..Page::new(title) };
        };
        let side = words::side(lesson.side());
        let ask = match self.theme() {
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
        let Some(lesson) = self.ending() else { return Picture::example() };
        Picture {
            last: lesson.moves().last().copied(),
            has_cursor: lesson.end().is_none(),
            bottom: Some(lesson.side()),
            ..Picture::of(*lesson.position())
        }
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        let Some(lesson) = self.ending() else { return Turn::Refuse(say().drawing()) };
        match command {
            Command::Next | Command::Confirm => self.run.act(QuestionAct::Next, desk),
            Command::Solution if lesson.end().is_none() => self.run.act(QuestionAct::Show, desk),
            Command::Solution => Turn::Refuse(say().answered()),
            _ => Turn::Idle,
        }
    }

    fn play(&mut self, mv: Move, desk: &mut Desk) -> Turn {
        self.run.act(QuestionAct::Answer(mv), desk)
    }
}
