//! Unannounced positions on the screen.

use chuhe_rules::{Move, Position};
use etude::questions::{Question as _, QuestionAct, Questions};
use etude_tui::text::{Tone, Words};

use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn, choices, move_in};
use crate::screen::running::{OpenLesson, Running};
use crate::train::SavedQuestions;
use crate::train::unannounced::{MixedAnswer, MixedLesson, MixedStep, Need};
use crate::words::{self, say};

/// Unannounced positions, with the chosen answer; no position while one is looked for.
#[derive(Debug)]
pub struct MixedMode {
    run: Running<Questions<MixedLesson>>,
    chosen: usize,
}

fn need(need: Need) -> String {
    match need {
        Need::Mate => say().need_mate(),
        Need::Check => say().need_check(),
        Need::Nothing => say().need_nothing(),
    }
}

impl MixedMode {
    /// Draws a position.
    #[must_use]
    pub fn new(desk: &mut Desk) -> Self {
        Self { run: Running::new(Questions::new((), &mut desk.world())), chosen: 0 }
    }

    /// Goes on with positions that were left.
    #[must_use]
    pub fn resume(saved: &SavedQuestions, desk: &mut Desk) -> Self {
        Self { run: Running::new(Questions::resume((), saved, &mut desk.world())), chosen: 0 }
    }

    fn mixed(&self) -> Option<&MixedLesson> {
        self.run.lesson().question()
    }

    /// Gives the chosen answer.
    fn answer(&mut self, desk: &mut Desk) -> Turn {
        if self.mixed().is_none_or(|lesson| lesson.step() != MixedStep::Need) {
            return Turn::Refuse(say().answered());
        }
        self.run.act(QuestionAct::Answer(MixedAnswer::Need(Need::ALL[self.chosen.min(2)])), desk)
    }

    fn said(lesson: &MixedLesson, desk: &Desk) -> Vec<Words> {
        let question = lesson.question();
        let played = lesson.played().map(|mv| desk.write(&question.position, mv));
        let mut said = Vec::new();
        match (lesson.step(), lesson.outcome()) {
            (MixedStep::Need, _) => {}
            (MixedStep::Move, _) if lesson.is_thinking() => said.push(Words::new(Tone::Quiet, say().thinking())),
            (MixedStep::Move, _) => {
                let ask = if question.need == Need::Mate { say().mixed_mate() } else { say().mixed_check() };
                said.push(Words::new(Tone::Good, ask));
                said.extend(lesson.refusal().map(|refusal| Words::new(Tone::Notice, words::refusal(refusal))));
            }
            (MixedStep::Done, Some(true)) => said.push(Words::new(Tone::Good, say().mixed_right())),
            (MixedStep::Done, _) if lesson.is_shown() => {
                said.push(Words::new(Tone::Notice, say().mixed_shown(need(question.need))));
            }
            (MixedStep::Done, _) => said.push(Words::new(
                Tone::Bad,
                match played {
                    Some(played) => say().mixed_wrong_move(played),
                    None => say().mixed_wrong(need(question.need)),
                },
            )),
        }
        if lesson.step() == MixedStep::Done && question.need == Need::Mate {
            said.push(Words::from(say().mate_shown(desk.write_line(&question.position, &question.line))));
        }
        said
    }
}

impl Mode for MixedMode {
    fn lesson(&self) -> Option<&dyn OpenLesson> {
        Some(&self.run)
    }

    fn lesson_mut(&mut self) -> Option<&mut dyn OpenLesson> {
        Some(&mut self.run)
    }

    fn keys(&self) -> Keys {
        match self.mixed() {
            Some(lesson) if lesson.step() == MixedStep::Move => keys::AT_BOARD,
            _ => keys::AT_NEED,
        }
    }

    fn help(&self) -> String {
        say().about_mixed()
    }

    fn page(&self, desk: &Desk) -> Page {
        let page = Page::new(say().mates_mixed());
        let Some(lesson) = self.mixed() else {
            return Page { task: vec![Words::new(Tone::Quiet, say().drawing())], ..page };
        };
        let side = words::side(lesson.question().position.turn());
        let (asked, right) = self.run.lesson().score();
        let names: Vec<String> = Need::ALL.iter().map(|&each| need(each)).collect();
        let mut task = vec![Words::from(say().mixed_ask(side))];
        task.extend(Self::said(lesson, desk));
        Page {
            state: vec![Words::from(say().to_move(side)), Words::new(Tone::Quiet, say().score(right, asked))],
            middle_title: say().pane_answers(),
            middle: choices(&names, self.chosen),
            task,
            ..page
        }
    }

    fn picture(&self) -> Picture {
        let Some(lesson) = self.mixed() else { return Picture::of(Position::start()) };
        let position = lesson.question().position;
        Picture {
            has_cursor: lesson.step() == MixedStep::Move && !lesson.is_thinking(),
            bottom: Some(position.turn()),
            ..Picture::of(position)
        }
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        let Some(step) = self.mixed().map(MixedLesson::step) else { return Turn::Refuse(say().drawing()) };
        match (command, step) {
            (Command::Choose(place), _) if place < Need::ALL.len() => {
                if step == MixedStep::Need {
                    self.chosen = place;
                }
                self.answer(desk)
            }
            (Command::Solution, MixedStep::Done) => Turn::Refuse(say().answered()),
            (Command::Solution, _) => self.run.act(QuestionAct::Show, desk),
            (Command::Confirm, MixedStep::Need) => self.answer(desk),
            (Command::Confirm | Command::Next, _) => {
                self.chosen = 0;
                self.run.act(QuestionAct::Next, desk)
            }
            _ => move_in(&mut self.chosen, Need::ALL.len(), command),
        }
    }

    fn play(&mut self, mv: Move, desk: &mut Desk) -> Turn {
        self.run.act(QuestionAct::Answer(MixedAnswer::Play(mv)), desk)
    }
}
