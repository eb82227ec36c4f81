//! "Who must vary?" on the screen.

use chuhe_rules::{RuleSet, Side};
use etude::questions::{QuestionAct, Questions};
use etude_tui::text::{Tone, Words};

use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn, choices, move_in};
use crate::screen::running::{OpenLesson, Running};
use crate::train::SavedQuestions;
use crate::train::vary::{Answer, VaryAct, VaryLesson};
use crate::words::{self, say};

/// Repetitions, one after another.
#[derive(Debug)]
pub struct VaryMode {
    run: Running<Questions<VaryLesson>>,
    chosen: usize,
}

impl VaryMode {
    /// Repetitions under the rules that are set.
    #[must_use]
    pub fn new(desk: &mut Desk) -> Self {
        Self::under(desk.settings.rules.set(), desk)
    }

    /// Repetitions under these rules, whatever the options say.
    #[must_use]
    pub fn under(rules: RuleSet, desk: &mut Desk) -> Self {
        Self { run: Running::new(Questions::new(rules, &mut desk.world())), chosen: 0 }
    }

    /// Goes on with repetitions that were left.
    #[must_use]
    pub fn resume(rules: RuleSet, saved: &SavedQuestions, desk: &mut Desk) -> Self {
        Self { run: Running::new(Questions::resume(rules, saved, &mut desk.world())), chosen: 0 }
    }

    fn repetition(&self) -> Option<&VaryLesson> {
        self.run.lesson().question()
    }

    fn answer(&mut self, place: usize, desk: &mut Desk) -> Turn {
        let (Some(lesson), Some(&answer)) = (self.repetition(), Answer::ALL.get(place)) else { return Turn::Idle };
        if lesson.answer().is_some() {
            return Turn::Refuse(say().answered());
        }
        self.run.act(QuestionAct::Answer(VaryAct::Choose(answer)), desk)
    }

    fn next(&mut self, desk: &mut Desk) -> Turn {
        self.chosen = 0;
        self.run.act(QuestionAct::Next, desk)
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
    fn lesson(&self) -> Option<&dyn OpenLesson> {
        Some(&self.run)
    }

    fn lesson_mut(&mut self) -> Option<&mut dyn OpenLesson> {
        Some(&mut self.run)
    }

    fn keys(&self) -> Keys {
        keys::AT_CYCLE
    }

    fn help(&self) -> String {
        say().about_vary()
    }

    fn page(&self, desk: &Desk) -> Page {
        let page = Page::new(say().vary_title(words::rules(*self.run.lesson().topic())));
        let Some(lesson) = self.repetition() else {
            return Page { task: vec![Words::new(Tone::Quiet, say().drawing())], ..page };
        };
        let question = lesson.question();
        let (asked, right) = self.run.lesson().score();
        let line = desk.write_line(&question.start, &question.moves);
        let names: Vec<String> = Answer::ALL.iter().map(|&answer| words::answer(answer)).collect();
        let mut task = vec![Words::from(say().vary_ask(line))];
        task.extend(Self::verdict(lesson, desk));
        Page {
            state: vec![
                Words::from(say().to_move(words::side(lesson.position().turn()))),
                Words::new(Tone::Quiet, say().vary_step(lesson.made(), question.moves.len())),
                Words::new(Tone::Quiet, say().score(right, asked)),
            ],
            middle_title: say().pane_answers(),
            middle: choices(&names, self.chosen),
            task,
            ..page
        }
    }

    fn picture(&self) -> Picture {
        let Some(lesson) = self.repetition() else { return Picture::example() };
        let last = lesson.made().checked_sub(1).map(|at| lesson.question().moves[at]);
        Picture { last, ..Picture::of(lesson.position()) }
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        let Some(lesson) = self.repetition() else { return Turn::Refuse(say().drawing()) };
        let is_answered = lesson.answer().is_some();
        match command {
            Command::Next => self.next(desk),
            Command::Confirm if is_answered => self.next(desk),
            Command::Confirm => self.answer(self.chosen, desk),
            Command::Choose(place) if place < Answer::ALL.len() => {
                self.chosen = place;
                self.answer(place, desk)
            }
            Command::Right | Command::Left => {
                self.run.act(QuestionAct::Answer(VaryAct::Step(command == Command::Right)), desk)
            }
            _ => move_in(&mut self.chosen, Answer::ALL.len(), command),
        }
    }
}
