//! Puzzles on the screen.

use std::time::Duration;

use etude::effort::{Effort, millis};
use etude_tui::text::{Tone, Words};
use yonsan_rules::{Point, PuzzleKind, read_moves, write_moves};

use super::analysis::AnalysisMode;
pub use super::series::Series;
use crate::memory::{SavedPuzzle, SavedPuzzles, Unfinished};
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn, move_cursor, name, names, score};
use crate::screen::modes::progress::rounded;
use crate::train::exercise::{Exercise, Kind, puzzle_id};
use crate::train::fours::{FourLesson, PuzzleRemark, PuzzleStage};
use crate::train::{Report, Task};
use crate::words::{self, say};

/// A puzzle.
#[derive(Debug)]
pub struct PuzzleMode {
    lesson: FourLesson,
    series: Series,
    /// The time when it was shown.
    begun: Duration,
    is_recorded: bool,
    /// What became of the puzzle before, in a sprint.
    before: Option<Words>,
}

impl PuzzleMode {
    /// The next puzzle of a series; `None` if there is none.
    #[must_use]
    pub fn draw(desk: &mut Desk, series: Series) -> Option<Self> {
        let puzzle = series.puzzle(desk)?;
        Some(Self::with(FourLesson::new(puzzle), series, desk.now, desk))
    }

    fn with(lesson: FourLesson, series: Series, begun: Duration, desk: &mut Desk) -> Self {
        desk.cursor = Point::CENTRE;
        Self { lesson, series, begun, is_recorded: false, before: None }
    }

    /// Continues what was left; `None` if its puzzle is missing.
    #[must_use]
    pub fn resume(saved: &SavedPuzzles, desk: &mut Desk) -> Option<Self> {
        let series = Series::resume(&saved.run, desk)?;
        let Some(puzzle) = &saved.puzzle else { return Self::draw(desk, series) };
        let (played, rest) = (read_moves(&puzzle.played).ok()?, read_moves(&puzzle.rest).ok()?);
        let lesson = FourLesson::resume(desk.puzzle(&puzzle.id)?.clone(), &played, rest, puzzle.errors)?;
        let begun = desk.now.saturating_sub(Duration::from_millis(puzzle.millis.into()));
        Some(Self::with(lesson, series, begun, desk))
    }

    /// Records the puzzle once it is over.
    fn record(&mut self, desk: &mut Desk) {
        let is_over = matches!(self.lesson.stage(), PuzzleStage::Solved | PuzzleStage::Shown);
        if is_over && !self.is_recorded {
            self.finish(desk);
        }
    }

    /// Records the puzzle as it stands: solved without errors, or failed.
    fn finish(&mut self, desk: &mut Desk) {
        self.is_recorded = true;
        let lesson = &self.lesson;
        let is_right = lesson.stage() == PuzzleStage::Solved && lesson.errors() == 0;
        let exercise = Exercise::new(desk.memory.moment(), Kind::Puzzle, String::new(), is_right);
        let time = millis(desk.now.saturating_sub(self.begun));
        let effort = Effort { millis: time, errors: lesson.errors(), ..exercise.effort };
        let (mode, detail) = (self.series.mode(), self.series.label());
        self.series.count(is_right, time, desk.now);
        desk.memory.record_puzzle(lesson.puzzle(), Exercise { mode, effort, detail, ..exercise });
    }

    /// In a sprint an error ends the puzzle, and the next one comes at once, as it does after a solved one.
    fn hurry(&mut self, desk: &mut Desk) -> Turn {
        let Series::Sprint { .. } = self.series else { return Turn::Stay };
        if self.lesson.errors() > 0 && !self.is_recorded {
            self.finish(desk);
        }
        if !self.is_recorded || self.series.is_over() {
            return Turn::Stay;
        }
        let before = if self.lesson.errors() == 0 {
            Words::new(Tone::Good, say().sprint_right())
        } else {
            Words::new(Tone::Bad, say().sprint_missed(name(self.lesson.puzzle().solution()[0])))
        };
        match Self::draw(desk, self.series.clone()) {
            Some(next) => Turn::Replace(Box::new(Self { before: Some(before), ..next })),
            None => Turn::Refuse(say().due_none()),
        }
    }

    /// The puzzle after this one.
    fn next(&mut self, desk: &mut Desk) -> Turn {
        let is_spoiled = !self.is_recorded && self.lesson.errors() > 0;
        let series = match &mut self.series {
            series if series.is_over() => match series.again(desk) {
                Some(series) => series,
                None => return Turn::Close,
            },
            Series::Set(_) if !self.is_recorded => return Turn::Refuse(say().set_no_skip()),
            Series::Sprint { .. } if !self.is_recorded => return Turn::Refuse(say().sprint_no_skip()),
            Series::Streak { streak, .. } if !self.is_recorded && !is_spoiled => {
                if !streak.skip() {
                    return Turn::Refuse(say().streak_skipped());
                }
                self.series.clone()
            }
            Series::Due if !self.is_recorded && !is_spoiled => {
                desk.memory.put_off(puzzle_id(self.lesson.puzzle()));
                Series::Due
            }
            _ => {
                // Whoever leaves a puzzle after an error has not solved it.
                if is_spoiled {
                    self.finish(desk);
                }
                if self.series.is_over() {
                    return Turn::Stay;
                }
                self.series.clone()
            }
        };
        match Self::draw(desk, series) {
            Some(mode) => Turn::Replace(Box::new(mode)),
            None => Turn::Refuse(say().due_none()),
        }
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
            (PuzzleStage::Solved, _) if lesson.errors() > 0 => {
                Words::new(Tone::Good, say().fours_solved_errors(lesson.errors()))
            }
            (PuzzleStage::Solved, _) => Words::new(Tone::Good, say().fours_solved()),
            (PuzzleStage::Shown, _) => Words::new(Tone::Notice, say().fours_shown()),
            (PuzzleStage::Judged(point), _) => Words::new(Tone::Quiet, say().fours_judged(name(point))),
            (PuzzleStage::Asked, Some(PuzzleRemark::Good)) => Words::new(Tone::Good, good),
            (PuzzleStage::Asked, Some(PuzzleRemark::OtherWay)) => Words::new(Tone::Good, say().fours_other()),
            (PuzzleStage::Asked, Some(PuzzleRemark::Wrong(point))) => Words::new(
                Tone::Bad,
                match lesson.refutation() {
                    [] => say().fours_wrong(name(point)),
                    [reply] => say().fours_fails(name(point), name(*reply)),
                    line => say().fours_loses(name(point), names(line)),
                },
            ),
            (PuzzleStage::Asked, Some(PuzzleRemark::Foul(point))) => {
                Words::new(Tone::Bad, say().fours_foul(name(point)))
            }
            (PuzzleStage::Asked, Some(PuzzleRemark::Taken(point))) => {
                Words::new(Tone::Notice, say().fours_taken(name(point)))
            }
            (PuzzleStage::Asked, None) => return None,
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

    fn page(&self, desk: &Desk) -> Page {
        let lesson = &self.lesson;
        // No side is to move once it is solved or shown.
        let is_over = matches!(lesson.stage(), PuzzleStage::Solved | PuzzleStage::Shown);
        let to_move = || Words::from(say().to_move(words::side(lesson.position().to_move())));
        let mut state: Vec<Words> = (!is_over).then(to_move).into_iter().collect();
        let mut task: Vec<Words> = self.before.iter().cloned().collect();
        task.push(Words::from(self.ask()));
        task.extend(self.remark());
        let (place, end) = self.series.words(desk);
        if self.is_recorded && end.is_empty() {
            let id = puzzle_id(lesson.puzzle());
            state.push(Words::new(
                Tone::Quiet,
                say().puzzle_rating(rounded(desk.memory.strength_of(&id, lesson.puzzle()))),
            ));
        }
        state.extend(place);
        task.extend(end);
        Page {
            subject: words::kind(lesson.kind()),
            state,
            middle_title: say().pane_stones(),
            middle: score(lesson.side(), lesson.played().iter().map(|&point| Some(point))),
            // What was said last has to be seen.
            task_from: usize::from(task.len() > 1),
            task,
            ..Page::new(say().home_puzzles())
        }
    }

    fn picture(&self) -> Picture {
        let lesson = &self.lesson;
        let mut picture = Picture {
            last: lesson.played().last().copied(),
            has_cursor: lesson.stage() == PuzzleStage::Asked && (!self.series.is_over() || self.is_recorded),
            ..Picture::of(lesson.position().board())
        };
        if lesson.stage() == PuzzleStage::Shown {
            picture.number(lesson.rest());
        }
        if let (PuzzleStage::Asked, Some(PuzzleRemark::Wrong(point))) = (lesson.stage(), lesson.remark()) {
            picture.number(&[&[point], lesson.refutation()].concat());
        }
        picture
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        match command {
            Command::Confirm | Command::Next => self.next(desk),
            Command::Solution | Command::Analyse if self.series.is_timed() && !self.series.is_over() => {
                Turn::Refuse(say().sprint_no_skip())
            }
            Command::Solution if matches!(self.lesson.stage(), PuzzleStage::Asked | PuzzleStage::Judged(_)) => {
                self.lesson.show();
                self.record(desk);
                Turn::Stay
            }
            Command::Solution => Turn::Refuse(say().solution_shown()),
            Command::Analyse => Turn::Open(Box::new(AnalysisMode::of(self.lesson.position()))),
            _ if self.lesson.stage() == PuzzleStage::Asked && !self.series.is_over() => move_cursor(desk, command),
            _ => Turn::Idle,
        }
    }

    fn lay(&mut self, point: Point, desk: &mut Desk) -> Turn {
        if self.series.is_over() && !self.is_recorded {
            return Turn::Idle;
        }
        let judged = self.lesson.play(point);
        self.record(desk);
        match judged {
            Some((puzzle, position, point)) => Turn::Do(Box::new(Task::Judge(puzzle, position, point))),
            None => self.hurry(desk),
        }
    }

    fn take(&mut self, report: &Report, desk: &mut Desk) -> Turn {
        if let Report::Judged(judgement) = report {
            self.lesson.judge(judgement.clone());
            self.record(desk);
            return self.hurry(desk);
        }
        Turn::Stay
    }

    fn tick(&mut self, desk: &mut Desk) -> Turn {
        self.series.tick(desk.now);
        Turn::Stay
    }

    /// A running clock shows every second.
    fn wakes_at(&self, now: Duration) -> Option<Duration> {
        self.series.wakes_at(now)
    }

    fn draft(&self, now: Duration) -> Option<Unfinished> {
        let lesson = &self.lesson;
        let is_touched = !self.is_recorded && (lesson.errors() > 0 || !lesson.played().is_empty());
        let run = self.series.saved(is_touched, now)?;
        let is_open = matches!(lesson.stage(), PuzzleStage::Asked | PuzzleStage::Judged(_)) && !self.is_recorded;
        let puzzle = is_open.then(|| SavedPuzzle {
            id: puzzle_id(lesson.puzzle()),
            played: write_moves(lesson.played()),
            rest: write_moves(lesson.rest()),
            errors: lesson.errors(),
            millis: millis(now.saturating_sub(self.begun)),
        });
        Some(Unfinished::Puzzles(SavedPuzzles { run, puzzle }))
    }

    fn is_spoiled(&self) -> bool {
        self.lesson.errors() > 0
    }

    fn outcome(&self) -> Option<bool> {
        match self.lesson.stage() {
            PuzzleStage::Solved => Some(self.lesson.errors() == 0),
            PuzzleStage::Shown => Some(false),
            PuzzleStage::Asked | PuzzleStage::Judged(_) => None,
        }
    }
}
