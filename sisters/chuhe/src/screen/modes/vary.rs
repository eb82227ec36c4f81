//! "Who must vary?" on the screen.

use chuhe_rules::{Position, RuleSet, Side};
use etude_tui::text::{Tone, Words};
use rand::RngExt as _;

use crate::memory::Kind;
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, RecordedAs, Turn, choices, move_in};
use crate::train::vary::{Answer, VaryLesson};
use crate::train::{Report, Task};
use crate::words::{self, say};

/// A repetition; none while it is looked for.
#[derive(Debug, Default)]
pub struct VaryMode {
    /// The rules; `None` for those of the options.
    rules: Option<RuleSet>,
    lesson: Option<VaryLesson>,
    chosen: usize,
    right: u32,
    asked: u32,
}

impl VaryMode {
    /// Repetitions under these rules, whatever the options say.
    #[must_use]
    pub fn under(rules: RuleSet) -> Self {
        Self { rules: Some(rules), ..Self::default() }
    }

    fn rules(&self, desk: &Desk) -> RuleSet {
        self.rules.unwrap_or(desk.settings.rules.set())
    }

    fn draw(&self, desk: &mut Desk) -> Turn {
        Turn::of(Some(Task::DrawRepetition { rules: self.rules(desk), seed: desk.random.random() }))
    }

    fn answer(&mut self, place: usize) -> Turn {
        let (Some(lesson), Some(&answer)) = (&mut self.lesson, Answer::ALL.get(place)) else { return Turn::Idle };
        if lesson.answer().is_some() {
            return Turn::Refuse(say().answered());
        }
        lesson.choose(answer);
        self.asked += 1;
        self.right += u32::from(lesson.outcome() == Some(true));
        Turn::Stay
    }

    /// The verdict with its reasons: what each side does, and every move by its name.
    fn verdict(lesson: &VaryLesson, desk: &Desk) -> Vec<Words> {
        let Some(is_right) = lesson.outcome() else { return Vec::new() };
        let question = lesson.question();
        let tone = if is_right { Tone::Good } else { Tone::Bad };
        let answer = words::answer(question.answer());
        let mut lines = vec![Words::new(tone, if is_right { say().right(answer) } else { say().wrong(answer) })];
        for side in Side::ALL {
            lines.push(Words::from(words::conduct(&question.ruling, side)));
        }
        lines.push(Words::new(Tone::Quiet, words::ground(&question.ruling)));
        let mut position = question.start;
        let mut deeds = Vec::new();
        for deed in &question.ruling.deeds {
            deeds.push(say().deed(desk.write(&position, deed.mv), words::deed(deed)));
            position.play(deed.mv);
        }
        lines.push(Words::from(deeds.join(&say().then())));
        lines
    }
}

impl Mode for VaryMode {
    fn keys(&self) -> Keys {
        keys::AT_CYCLE
    }

    fn help(&self) -> String {
        say().about_vary()
    }

    fn page(&self, desk: &Desk) -> Page {
        let page = Page::new(say().vary_title(words::rules(self.rules(desk))));
        let Some(lesson) = &self.lesson else {
            return Page { task: vec![Words::new(Tone::Quiet, say().drawing())], ..page };
        };
        let question = lesson.question();
        let line = desk.write_line(&question.start, &question.moves);
        let names: Vec<String> = Answer::ALL.iter().map(|&answer| words::answer(answer)).collect();
        let mut task = vec![Words::from(say().vary_ask(line))];
        task.extend(Self::verdict(lesson, desk));
        Page {
            state: vec![
                Words::from(say().to_move(words::side(lesson.position().turn()))),
                Words::new(Tone::Quiet, say().vary_step(lesson.made(), question.moves.len())),
                Words::new(Tone::Quiet, say().score(self.right, self.asked)),
            ],
            middle_title: say().pane_answers(),
            middle: choices(&names, self.chosen),
            task,
            ..page
        }
    }

    fn picture(&self) -> Picture {
        let Some(lesson) = &self.lesson else { return Picture::of(Position::start()) };
        let last = lesson.made().checked_sub(1).map(|at| lesson.question().moves[at]);
        Picture { last, ..Picture::of(lesson.position()) }
    }

    fn begin(&mut self, desk: &mut Desk) -> Turn {
        self.draw(desk)
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        let is_answered = self.lesson.as_ref().is_some_and(|lesson| lesson.answer().is_some());
        match command {
            Command::Next if self.lesson.is_none() => Turn::Refuse(say().drawing()),
            Command::Next => {
                self.lesson = None;
                self.draw(desk)
            }
            Command::Confirm if is_answered => {
                self.lesson = None;
                self.draw(desk)
            }
            Command::Confirm => self.answer(self.chosen),
            Command::Choose(place) if place < Answer::ALL.len() => {
                self.chosen = place;
                self.answer(place)
            }
            Command::Right | Command::Left => {
                let Some(lesson) = &mut self.lesson else { return Turn::Idle };
                lesson.step(command == Command::Right);
                Turn::Stay
            }
            _ => move_in(&mut self.chosen, Answer::ALL.len(), command),
        }
    }

    fn take(&mut self, report: Report, desk: &mut Desk) -> Turn {
        match report {
            Report::Repetition(Some(question)) => {
                (self.lesson, self.chosen) = (Some(VaryLesson::new(*question)), 0);
                Turn::Stay
            }
            Report::Repetition(None) => self.draw(desk),
            _ => Turn::Stay,
        }
    }

    fn outcome(&self) -> Option<bool> {
        self.lesson.as_ref()?.outcome()
    }

    fn recorded_as(&self) -> Option<RecordedAs> {
        let ruling = &self.lesson.as_ref()?.question().ruling;
        Some(RecordedAs::practice(Kind::Vary, format!("{} {}", ruling.rules, ruling.ground.article())))
    }
}
