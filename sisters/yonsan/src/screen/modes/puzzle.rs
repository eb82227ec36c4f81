//! Puzzles on the screen.

use std::cmp::Ordering;
use std::ops::RangeInclusive;
use std::time::Duration;

use etude::effort::{Effort, millis};
use etude::runs::{Rise, Streak};

use etude_tui::text::{Tone, Words};
use rand::seq::IteratorRandom;
use yonsan_rules::{Point, Puzzle, PuzzleKind};

use super::analysis::AnalysisMode;
use crate::memory::{Exercise, Kind, PracticeMode, puzzle_id};
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn, move_cursor, name, score};
use crate::screen::modes::progress::rounded;
use crate::train::fours::{FourLesson, PuzzleRemark, PuzzleStage};
use crate::train::{Report, Task};
use crate::words::{self, say};

/// Where puzzles come from, one after another.
#[derive(Clone, Debug, PartialEq)]
pub enum Series {
    /// Those of a kind that suit the player.
    Kind(PuzzleKind),
    /// Those of a kind and of one of these lengths, in any order.
    Lengths(PuzzleKind, RangeInclusive<usize>),
    /// Those that are due.
    Due,
    /// Harder and harder ones, until the first error.
    Streak(Streak),
}

/// How often the player solves a puzzle that suits.
const SUCCESS: f64 = 0.75;
/// Among how many puzzles of the wanted strength one is drawn.
const CHOICE: usize = 40;
/// The ratings of the puzzles of a streak.
const RISE: Rise = Rise { first: 1_000.0, step: 30.0 };

/// A puzzle.
#[derive(Debug)]
pub struct PuzzleMode {
    lesson: FourLesson,
    series: Series,
    /// The time when it was shown.
    begun: Duration,
    is_recorded: bool,
}

impl PuzzleMode {
    /// The next puzzle of a series; `None` if there is none.
    #[must_use]
    pub fn draw(desk: &mut Desk, series: Series) -> Option<Self> {
        let puzzle = match &series {
            Series::Kind(kind) => {
                let target = desk.memory.strength().rating_solved(SUCCESS);
                near(desk, |puzzle| puzzle.kind() == *kind, target)
            }
            Series::Lengths(kind, lengths) => {
                let fits = |puzzle: &&Puzzle| puzzle.kind() == *kind && lengths.contains(&puzzle.length());
                desk.puzzles.iter().filter(fits).choose(&mut desk.random).cloned()
            }
            Series::Due => desk.due().into_iter().next(),
            Series::Streak(streak) => {
                let target = streak.target(RISE);
                near(desk, |puzzle| puzzle.kind() != PuzzleKind::Threats, |_| target)
            }
        }?;
        desk.cursor = Point::CENTRE;
        Some(Self { lesson: FourLesson::new(puzzle), series, begun: desk.now, is_recorded: false })
    }

    /// Records the puzzle once it is over, or failed and left.
    fn record(&mut self, desk: &mut Desk) {
        let lesson = &self.lesson;
        let is_over = matches!(lesson.stage(), PuzzleStage::Solved | PuzzleStage::Shown);
        if self.is_recorded || !is_over {
            return;
        }
        self.is_recorded = true;
        let is_right = lesson.stage() == PuzzleStage::Solved && lesson.errors() == 0;
        let mode = match &mut self.series {
            Series::Kind(_) | Series::Lengths(..) => PracticeMode::Practice,
            Series::Due => PracticeMode::Review,
            Series::Streak(streak) => {
                if is_right {
                    streak.solve();
                } else {
                    streak.miss();
                }
                PracticeMode::Streak
            }
        };
        let exercise = Exercise::new(desk.memory.moment(), Kind::Puzzle, String::new(), is_right);
        let time = millis(desk.now.saturating_sub(self.begun));
        let effort = Effort { millis: time, errors: lesson.errors(), ..exercise.effort };
        desk.memory.record_puzzle(lesson.puzzle(), Exercise { mode, effort, ..exercise });
    }

    /// The puzzle after this one.
    fn next(&mut self, desk: &mut Desk) -> Turn {
        let is_left = !self.is_recorded;
        let series = match &mut self.series {
            Series::Streak(streak) if streak.is_over => Series::Streak(Streak::default()),
            Series::Streak(streak) if is_left && self.lesson.errors() == 0 => {
                if !streak.skip() {
                    return Turn::Refuse(say().streak_skipped());
                }
                Series::Streak(*streak)
            }
            Series::Due if is_left => {
                desk.memory.put_off(puzzle_id(self.lesson.puzzle()));
                Series::Due
            }
            series => series.clone(),
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
            (PuzzleStage::Asked, Some(PuzzleRemark::Wrong(point))) => {
                Words::new(Tone::Bad, say().fours_wrong(name(point)))
            }
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

/// A puzzle near a rating, which depends on how certain that of the puzzle is; one that was never seen, if there is one.
fn near(desk: &mut Desk, fits: impl Fn(&Puzzle) -> bool, target: impl Fn(f64) -> f64) -> Option<Puzzle> {
    let (memory, puzzles) = (&desk.memory, &desk.puzzles);
    let mut all: Vec<(bool, f64, &Puzzle)> = puzzles
        .iter()
        .filter(|puzzle| fits(puzzle))
        .map(|puzzle| {
            let (strength, is_seen) = (memory.strength_of(puzzle), memory.has_seen(puzzle));
            (is_seen, (strength.rating - target(strength.deviation)).abs(), puzzle)
        })
        .collect();
    all.sort_by(|one, other| (one.0, one.1).partial_cmp(&(other.0, other.1)).unwrap_or(Ordering::Equal));
    all.iter().take(CHOICE).choose(&mut desk.random).map(|(_, _, puzzle)| (*puzzle).clone())
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
        let mut state = vec![Words::from(say().to_move(words::side(lesson.position().to_move())))];
        if self.is_recorded {
            state.push(Words::new(Tone::Quiet, say().puzzle_rating(rounded(desk.memory.strength_of(lesson.puzzle())))));
        }
        let mut task = vec![Words::from(self.ask())];
        task.extend(self.remark());
        match &self.series {
            Series::Streak(streak) => {
                state.push(Words::from(say().streak_line(streak.solved)));
                task.extend(streak.is_over.then(|| Words::new(Tone::Title, say().streak_over(streak.solved))));
            }
            Series::Due => state.push(Words::from(say().due_count(desk.due().len()))),
            Series::Kind(_) | Series::Lengths(..) => {}
        }
        Page {
            subject: words::kind(lesson.kind()),
            state,
            middle_title: say().pane_stones(),
            middle: score(lesson.side(), lesson.played().iter().map(|&point| Some(point))),
            task,
            ..Page::new(say().home_puzzles())
        }
    }

    fn picture(&self) -> Picture {
        let lesson = &self.lesson;
        let mut picture = Picture {
            last: lesson.played().last().copied(),
            has_cursor: lesson.stage() == PuzzleStage::Asked,
            ..Picture::of(lesson.position().board())
        };
        if lesson.stage() == PuzzleStage::Shown {
            picture.number(lesson.rest());
        }
        picture
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        match command {
            Command::Confirm | Command::Next => self.next(desk),
            Command::Solution if matches!(self.lesson.stage(), PuzzleStage::Asked | PuzzleStage::Judged(_)) => {
                self.lesson.show();
                self.record(desk);
                Turn::Stay
            }
            Command::Solution => Turn::Refuse(say().solution_shown()),
            Command::Analyse => Turn::Open(Box::new(AnalysisMode::of(self.lesson.position()))),
            _ if self.lesson.stage() == PuzzleStage::Asked => move_cursor(desk, command),
            _ => Turn::Idle,
        }
    }

    fn lay(&mut self, point: Point, desk: &mut Desk) -> Turn {
        let judged = self.lesson.play(point);
        self.record(desk);
        Turn::of(judged.map(|(puzzle, position, point)| Task::Judge(puzzle, position, point)))
    }

    fn take(&mut self, report: Report, desk: &mut Desk) -> Turn {
        if let Report::Judged(win) = report {
            self.lesson.judge(win);
            self.record(desk);
        }
        Turn::Stay
    }

    fn outcome(&self) -> Option<bool> {
        match self.lesson.stage() {
            PuzzleStage::Solved => Some(self.lesson.errors() == 0),
            PuzzleStage::Shown => Some(false),
            PuzzleStage::Asked | PuzzleStage::Judged(_) => None,
        }
    }
}
