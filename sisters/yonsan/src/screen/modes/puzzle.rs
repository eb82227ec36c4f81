//! Puzzles on the screen.

use std::ops::RangeInclusive;

use etude_tui::text::{Tone, Words};
use rand::seq::IteratorRandom;
use yonsan_rules::{Point, PuzzleKind};

use super::analysis::AnalysisMode;
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn, move_cursor, name, score};
use crate::train::fours::{FourLesson, Remark, Stage};
use crate::train::{Report, Task};
use crate::words::{self, say};

/// A puzzle.
#[derive(Debug)]
pub struct PuzzleMode {
    lesson: FourLesson,
    lengths: RangeInclusive<usize>,
}

impl PuzzleMode {
    /// A puzzle of a kind and of one of these lengths; `None` if there is none.
    #[must_use]
    pub fn draw(desk: &mut Desk, kind: PuzzleKind, lengths: RangeInclusive<usize>) -> Option<Self> {
        let fits = |puzzle: &&yonsan_rules::Puzzle| puzzle.kind() == kind && lengths.contains(&puzzle.length());
        let puzzle = desk.puzzles.iter().filter(fits).choose(&mut desk.random)?.clone();
        desk.cursor = Point::CENTRE;
        Some(Self { lesson: FourLesson::new(puzzle), lengths })
    }

    /// What is asked.
    fn ask(&self) -> String {
        let count = say().fours(self.lesson.length());
        let side = words::side(self.lesson.side());
        match self.lesson.kind() {
            PuzzleKind::Fours => say().fours_ask(side, count),
            PuzzleKind::Foul => say().fours_ask_foul(count),
            PuzzleKind::Threats => say().fours_ask_threats(side),
        }
    }

    /// What came of the last point.
    fn remark(&self) -> Option<Words> {
        let lesson = &self.lesson;
        let answer = lesson.played().last().copied().map(name).unwrap_or_default();
        let good = match lesson.kind() {
            PuzzleKind::Threats => say().fours_go_on_threats(answer),
            PuzzleKind::Fours | PuzzleKind::Foul => say().fours_go_on(answer),
        };
        Some(match (lesson.stage(), lesson.remark()) {
            (Stage::Solved, _) if lesson.errors() > 0 => {
                Words::new(Tone::Good, say().fours_solved_errors(lesson.errors()))
            }
            (Stage::Solved, _) => Words::new(Tone::Good, say().fours_solved()),
            (Stage::Shown, _) => Words::new(Tone::Notice, say().fours_shown()),
            (Stage::Judged(point), _) => Words::new(Tone::Quiet, say().fours_judged(name(point))),
            (Stage::Asked, Some(Remark::Good)) => Words::new(Tone::Good, good),
            (Stage::Asked, Some(Remark::OtherWay)) => Words::new(Tone::Good, say().fours_other()),
            (Stage::Asked, Some(Remark::Wrong(point))) => Words::new(Tone::Bad, say().fours_wrong(name(point))),
            (Stage::Asked, Some(Remark::Foul(point))) => Words::new(Tone::Bad, say().fours_foul(name(point))),
            (Stage::Asked, Some(Remark::Taken(point))) => Words::new(Tone::Notice, say().fours_taken(name(point))),
            (Stage::Asked, None) => return None,
        })
    }
}

impl Mode for PuzzleMode {
    fn keys(&self) -> Keys {
        keys::AT_FOURS
    }

    fn help(&self) -> String {
        match self.lesson.kind() {
            PuzzleKind::Fours => say().home_help_fours(),
            PuzzleKind::Foul => say().home_help_drive(),
            PuzzleKind::Threats => say().home_help_threats(),
        }
    }

    fn page(&self, _desk: &Desk) -> Page {
        let lesson = &self.lesson;
        Page {
            subject: words::kind(lesson.kind()),
            state: vec![Words::from(say().to_move(words::side(lesson.position().to_move())))],
            middle_title: say().pane_stones(),
            middle: score(lesson.side(), lesson.played().iter().map(|&point| Some(point))),
            task: [Some(Words::from(self.ask())), self.remark()].into_iter().flatten().collect(),
            ..Page::new(say().home_puzzles())
        }
    }

    fn picture(&self) -> Picture {
        let lesson = &self.lesson;
        let mut picture = Picture {
            last: lesson.played().last().copied(),
            has_cursor: lesson.stage() == Stage::Asked,
            ..Picture::of(lesson.position().board())
        };
        if lesson.stage() == Stage::Shown {
            picture.number(lesson.rest());
        }
        picture
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        let lesson = &mut self.lesson;
        match command {
            Command::Confirm | Command::Next => {
                let next = Self::draw(desk, lesson.kind(), self.lengths.clone());
                next.map_or(Turn::Idle, |mode| Turn::Replace(Box::new(mode)))
            }
            Command::Solution if matches!(lesson.stage(), Stage::Asked | Stage::Judged(_)) => {
                lesson.show();
                Turn::Stay
            }
            Command::Solution => Turn::Refuse(say().solution_shown()),
            Command::Analyse => Turn::Open(Box::new(AnalysisMode::of(lesson.position()))),
            _ if lesson.stage() == Stage::Asked => move_cursor(desk, command),
            _ => Turn::Idle,
        }
    }

    fn lay(&mut self, point: Point, _desk: &mut Desk) -> Turn {
        let judged = self.lesson.play(point);
        Turn::of(judged.map(|(puzzle, position, point)| Task::Judge(puzzle, position, point)))
    }

    fn take(&mut self, report: Report, _desk: &mut Desk) -> Turn {
        if let Report::Judged(win) = report {
            self.lesson.judge(win);
        }
        Turn::Stay
    }

    fn outcome(&self) -> Option<bool> {
        match self.lesson.stage() {
            Stage::Solved => Some(self.lesson.errors() == 0),
            Stage::Shown => Some(false),
            Stage::Asked | Stage::Judged(_) => None,
        }
    }
}
