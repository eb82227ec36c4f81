//! Defence on the screen.

use etude_tui::text::{Tone, Words};
use yonsan_rules::{Board, Point};

use super::analysis::AnalysisMode;
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn, move_cursor, name, names, score};
use crate::screen::running::{OpenLesson, Running};
use crate::train::analysis::ends_with_foul;
use crate::train::defend::{DefenceRemark, DefendLesson};
use crate::train::questions::{QuestionAct, Questions, SavedQuestions};
use crate::words::{self, say};

/// A position to be defended; none while it is looked for.
#[derive(Debug)]
pub struct DefendMode {
    run: Running<Questions<DefendLesson>>,
}

impl DefendMode {
    /// Draws a position.
    #[must_use]
    pub fn new(desk: &mut Desk) -> Self {
        desk.cursor = Point::CENTRE;
        Self { run: Running::new(Questions::new((), &mut desk.world())) }
    }

    /// Goes on with a position that was left.
    #[must_use]
    pub fn resume(saved: &SavedQuestions, desk: &mut Desk) -> Self {
        desk.cursor = Point::CENTRE;
        Self { run: Running::new(Questions::resume((), saved, &mut desk.world())) }
    }

    fn remark(lesson: &DefendLesson) -> Vec<Words> {
        let mut words = Vec::new();
        match lesson.remark() {
            Some(DefenceRemark::Holds(point)) => words.push(Words::new(Tone::Good, say().defend_holds(name(*point)))),
            Some(DefenceRemark::Again(point)) => words.push(Words::new(Tone::Notice, say().defend_again(name(*point)))),
            Some(DefenceRemark::Refused(point)) => {
                words.push(Words::new(Tone::Notice, say().defend_refused(name(*point))));
            }
            Some(DefenceRemark::Fails(point, line)) => {
                words.push(Words::new(Tone::Bad, say().defend_fails(name(*point))));
                if !line.is_empty() {
                    words.push(Words::from(say().defend_line(names(line))));
                    if ends_with_foul(line) {
                        words.push(Words::from(say().line_foul()));
                    }
                }
            }
            None => {}
        }
        if lesson.search().is_shown() {
            words.push(Words::new(Tone::Notice, say().defend_shown(names(lesson.question().holds()))));
        } else if lesson.search().is_done() {
            words.push(Words::new(Tone::Good, say().defend_done(lesson.search().errors())));
        }
        words
    }
}

impl Mode for DefendMode {
    fn lesson(&self) -> Option<&dyn OpenLesson> {
        Some(&self.run)
    }

    fn lesson_mut(&mut self) -> Option<&mut dyn OpenLesson> {
        Some(&mut self.run)
    }

    fn keys(&self) -> Keys {
        keys::AT_FOURS
    }

    fn help(&self) -> String {
        say().home_help_defend()
    }

    fn page(&self, _desk: &Desk) -> Page {
        let page = Page::new(say().home_defend());
        let Some(lesson) = self.run.lesson().question() else {
            return Page { task: vec![Words::new(Tone::Quiet, say().drawing())], ..page };
        };
        let question = lesson.question();
        let (defender, all) = (question.position().to_move(), question.holds().len());
        let mut task =
            vec![Words::from(say().defend_ask(words::side(defender.other()), u32::try_from(all).unwrap_or(u32::MAX)))];
        task.extend(Self::remark(lesson));
        let found = say().defend_found(
            u32::try_from(lesson.search().found().len()).unwrap_or(u32::MAX),
            u32::try_from(all).unwrap_or(u32::MAX),
        );
        Page {
            state: vec![Words::from(say().to_move(words::side(defender))), Words::from(found)],
            middle_title: say().pane_threat(),
            middle: score(defender.other(), question.threat().iter().map(|&point| Some(point))),
            // What was said last has to be seen.
            task_from: usize::from(task.len() > 1),
            task,
            ..page
        }
    }

    fn picture(&self) -> Picture {
        let Some(lesson) = self.run.lesson().question() else { return Picture::of(&Board::new()) };
        let question = lesson.question();
        let mut picture =
            Picture { has_cursor: !lesson.search().is_done(), ..Picture::of(question.position().board()) };
        let right = if lesson.search().is_done() { question.holds() } else { lesson.search().found() };
        picture.signs = right.iter().map(|&point| (point, '+')).collect();
        if let Some(DefenceRemark::Fails(point, line)) = lesson.remark().filter(|_| !lesson.search().is_done()) {
            // The stone that fails lies there, and the attack is numbered.
            picture.board.put(*point, question.position().to_move());
            picture.last = Some(*point);
            picture.signs.clear();
            picture.number(line);
        }
        picture
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        let Some(lesson) = self.run.lesson().question() else { return Turn::Refuse(say().drawing()) };
        match command {
            Command::Confirm | Command::Next => self.run.act(QuestionAct::Next, desk),
            Command::Solution if !lesson.search().is_done() => self.run.act(QuestionAct::Show, desk),
            Command::Solution => Turn::Refuse(say().solution_shown()),
            Command::Analyse => Turn::Open(Box::new(AnalysisMode::of(lesson.question().position()))),
            _ if !lesson.search().is_done() => move_cursor(desk, command),
            _ => Turn::Idle,
        }
    }

    fn lay(&mut self, point: Point, desk: &mut Desk) -> Turn {
        self.run.act(QuestionAct::Answer(point), desk)
    }
}
