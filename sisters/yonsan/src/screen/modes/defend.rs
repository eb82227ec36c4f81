//! Defence on the screen.

use std::time::Duration;

use etude_tui::text::{Tone, Words};
use rand::RngExt;
use yonsan_rules::{Board, Point};

use super::analysis::AnalysisMode;
use crate::memory::{QuestionKind, SavedQuestions, Unfinished};
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, RecordedAs, Turn, move_cursor, name, names, score};
use crate::train::analysis::ends_with_foul;
use crate::train::defend::{DefenceRemark, DefendLesson};
use crate::train::exercise::Kind;
use crate::train::{Report, Task};
use crate::words::{self, say};

/// A position to be defended; none while it is looked for.
#[derive(Debug, Default)]
pub struct DefendMode {
    lesson: Option<DefendLesson>,
    /// The seed of the position.
    seed: u64,
    /// The points that were tried.
    tried: Vec<Point>,
    /// Whether a position that was left is to be drawn again.
    is_resumed: bool,
}

impl DefendMode {
    /// Goes on with a position that was left; `None` if it cannot be read.
    #[must_use]
    pub fn resume(saved: &SavedQuestions) -> Option<Self> {
        let tried = saved.done.iter().map(|point| point.parse().ok()).collect::<Option<_>>()?;
        Some(Self { seed: saved.seed?, tried, is_resumed: true, ..Self::default() })
    }

    /// Has a position drawn: the one that was left, or another.
    fn draw(&mut self, desk: &mut Desk) -> Turn {
        self.lesson = None;
        if !std::mem::take(&mut self.is_resumed) {
            (self.seed, self.tried) = (desk.random.random(), Vec::new());
        }
        Turn::of(Some(Task::Defence(desk.puzzles.clone(), self.seed)))
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
    fn keys(&self) -> Keys {
        keys::AT_FOURS
    }

    fn help(&self) -> String {
        say().home_help_defend()
    }

    fn page(&self, _desk: &Desk) -> Page {
        let page = Page::new(say().home_defend());
        let Some(lesson) = &self.lesson else {
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
        let Some(lesson) = &self.lesson else { return Picture::of(&Board::new()) };
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

    fn begin(&mut self, desk: &mut Desk) -> Turn {
        if self.lesson.is_some() {
            // Back from an analysis.
            return Turn::Stay;
        }
        desk.cursor = Point::CENTRE;
        self.draw(desk)
    }

    fn is_spoiled(&self) -> bool {
        self.lesson.as_ref().is_some_and(|lesson| lesson.search().errors() > 0)
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        let Some(lesson) = &mut self.lesson else { return Turn::Refuse(say().drawing()) };
        match command {
            Command::Confirm | Command::Next => self.draw(desk),
            Command::Solution if !lesson.search().is_done() => {
                lesson.show();
                Turn::Stay
            }
            Command::Solution => Turn::Refuse(say().solution_shown()),
            Command::Analyse => Turn::Open(Box::new(AnalysisMode::of(lesson.question().position()))),
            _ if !lesson.search().is_done() => move_cursor(desk, command),
            _ => Turn::Idle,
        }
    }

    fn lay(&mut self, point: Point, _desk: &mut Desk) -> Turn {
        let Some(lesson) = &mut self.lesson else { return Turn::Idle };
        let position = *lesson.question().position();
        self.tried.push(point);
        Turn::of(lesson.try_point(point).map(|point| Task::Refute(position, point)))
    }

    fn take(&mut self, report: Report, desk: &mut Desk) -> Turn {
        match (report, &mut self.lesson) {
            (Report::Defence(Some(question)), _) => {
                let mut lesson = DefendLesson::new(*question);
                for &point in &self.tried {
                    lesson.try_point(point);
                }
                self.lesson = Some(lesson);
            }
            (Report::Defence(None), _) => return self.draw(desk),
            (Report::Refuted(line), Some(lesson)) => lesson.refute(line),
            _ => {}
        }
        Turn::Stay
    }

    fn draft(&self, _now: Duration) -> Option<Unfinished> {
        let is_open = self.lesson.as_ref().is_none_or(|lesson| !lesson.search().is_done());
        (is_open && !self.tried.is_empty()).then(|| {
            Unfinished::Questions(SavedQuestions {
                kind: QuestionKind::Defence,
                seed: Some(self.seed),
                done: self.tried.iter().map(Point::to_string).collect(),
                score: [0; 2],
                clock: None,
            })
        })
    }

    fn outcome(&self) -> Option<bool> {
        let lesson = self.lesson.as_ref().filter(|lesson| lesson.search().is_done())?;
        Some(lesson.search().errors() == 0 && !lesson.search().is_shown())
    }

    fn recorded_as(&self) -> Option<RecordedAs> {
        Some(RecordedAs::practice(Kind::Defence, &self.lesson.as_ref()?.question().holds().len().to_string()))
    }
}
