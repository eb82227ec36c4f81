//! All answers to a check, on the screen.

use chuhe_rules::{Move, Position};
use etude::questions::{QuestionAct, Questions};
use etude_tui::text::{Tone, Words};

use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn};
use crate::screen::running::{OpenLesson, Running};
use crate::train::SavedQuestions;
use crate::train::answers::{AnswerAct, AnswerHunt, AnswerRemark};
use crate::words::{self, say};

/// Checks to be answered, one after another.
#[derive(Debug)]
pub struct AnswerMode {
    run: Running<Questions<AnswerHunt>>,
}

impl AnswerMode {
    /// Draws the first check.
    #[must_use]
    pub fn new(desk: &mut Desk) -> Self {
        Self { run: Running::new(Questions::new((), &mut desk.world())) }
    }

    /// Goes on with checks that were left.
    #[must_use]
    pub fn resume(saved: &SavedQuestions, desk: &mut Desk) -> Self {
        Self { run: Running::new(Questions::resume((), saved, &mut desk.world())) }
    }

    fn hunt(&self) -> Option<&AnswerHunt> {
        self.run.lesson().question()
    }

    /// Moves by their names, in a list.
    fn names(hunt: &AnswerHunt, moves: &[Move], desk: &Desk) -> String {
        moves.iter().map(|&mv| desk.write(hunt.position(), mv)).collect::<Vec<_>>().join(&say().list())
    }

    fn said(hunt: &AnswerHunt, desk: &Desk) -> Vec<Words> {
        let answers = Self::names(hunt, hunt.answers(), desk);
        match (hunt.end(), hunt.remark()) {
            (Some(true), _) if hunt.answers().is_empty() => vec![Words::new(Tone::Good, say().answers_mate())],
            (Some(false), _) if hunt.answers().is_empty() => vec![Words::new(Tone::Notice, say().answers_mate())],
            (Some(true), _) => vec![Words::new(Tone::Good, say().answers_all(answers))],
            (Some(false), _) => vec![Words::new(Tone::Notice, say().answers_shown(answers))],
            (None, None) => Vec::new(),
            (None, Some(remark)) => vec![match remark {
                AnswerRemark::Right(mv) => Words::new(Tone::Good, say().answers_right(desk.write(hunt.position(), mv))),
                AnswerRemark::Again(mv) => {
                    Words::new(Tone::Notice, say().answers_again(desk.write(hunt.position(), mv)))
                }
                AnswerRemark::Wrong(_, refusal) => Words::new(Tone::Bad, say().answers_wrong(words::refusal(refusal))),
                AnswerRemark::NotAll => Words::new(Tone::Bad, say().answers_not_all()),
            }],
        }
    }
}

impl Mode for AnswerMode {
    fn lesson(&self) -> Option<&dyn OpenLesson> {
        Some(&self.run)
    }

    fn lesson_mut(&mut self) -> Option<&mut dyn OpenLesson> {
        Some(&mut self.run)
    }

    fn keys(&self) -> Keys {
        keys::AT_ANSWERS
    }

    fn help(&self) -> String {
        say().about_answers()
    }

    fn page(&self, desk: &Desk) -> Page {
        let page = Page::new(say().drills_answers());
        let Some(hunt) = self.hunt() else { return page };
        let (asked, right) = self.run.lesson().score();
        let mut task = vec![Words::from(say().answers_ask(words::side(hunt.position().turn())))];
        task.extend(Self::said(hunt, desk));
        if !hunt.found().is_empty() && hunt.end().is_none() {
            task.push(Words::from(say().answers_found(Self::names(hunt, hunt.found(), desk))));
        }
        Page {
            state: vec![
                Words::from(say().to_move(words::side(hunt.position().turn()))),
                Words::new(Tone::Quiet, say().score(right, asked)),
            ],
            task,
            ..page
        }
    }

    fn picture(&self) -> Picture {
        let Some(hunt) = self.hunt() else { return Picture::of(Position::start()) };
        let side = hunt.position().turn();
        Picture {
            marked: hunt.position().checkers(side).collect(),
            has_cursor: hunt.end().is_none(),
            bottom: Some(side),
            ..Picture::of(*hunt.position())
        }
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        let is_over = self.hunt().is_none_or(|hunt| hunt.end().is_some());
        match command {
            Command::Next | Command::Confirm => self.run.act(QuestionAct::Next, desk),
            Command::All | Command::Solution if is_over => Turn::Refuse(say().answered()),
            Command::All => self.run.act(QuestionAct::Answer(AnswerAct::All), desk),
            Command::Solution => self.run.act(QuestionAct::Show, desk),
            _ => Turn::Idle,
        }
    }

    fn play(&mut self, mv: Move, desk: &mut Desk) -> Turn {
        self.run.act(QuestionAct::Answer(AnswerAct::Play(mv)), desk)
    }
}
