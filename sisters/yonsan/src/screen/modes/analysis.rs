//! Analysis on the screen.

use std::time::Duration;

use etude_tui::text::{Tone, Words};
use yonsan_rules::{Point, Position, StoneEffect};

use super::files::FilesMode;
use crate::memory::Unfinished;
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn, move_cursor, name, names, score};
use crate::train::analysis::{Analysis, Refusal, SavedAnalysis, Verdict, ends_with_foul};
use crate::train::position_text::{GivenPosition, read_text};
use crate::train::{Report, Task};
use crate::words::{self, say};

/// Positions and variations.
#[derive(Debug, Default)]
pub struct AnalysisMode {
    analysis: Analysis,
    /// What the last stone does, if that is worth a word.
    effect: Option<StoneEffect>,
    is_judging: bool,
    /// Whether stones were laid or set up here.
    is_touched: bool,
}

impl AnalysisMode {
    /// Begins with a position.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        Self { analysis: Analysis::of(position), ..Self::default() }
    }

    /// Begins with a game, at its end.
    #[must_use]
    pub fn of_game(stones: &[Option<Point>]) -> Self {
        Self { analysis: Analysis::of_game(stones), ..Self::default() }
    }

    /// Begins with what a file or a text holds.
    #[must_use]
    pub fn of_given(given: &GivenPosition) -> Self {
        Self { analysis: Analysis::of_given(given), ..Self::default() }
    }

    /// Goes on with an analysis that was left; `None` if it cannot be read.
    #[must_use]
    pub fn resume(saved: &SavedAnalysis) -> Option<Self> {
        Some(Self { analysis: Analysis::resume(saved)?, is_touched: true, ..Self::default() })
    }

    /// Walks to another position.
    fn walk(&mut self, walks: bool, reason: fn() -> String) -> Turn {
        if walks {
            (self.effect, self.is_judging) = (None, false);
            Turn::Stay
        } else {
            Turn::Refuse(reason())
        }
    }

    fn verdict(verdict: &Verdict, side: &'static str, other: &'static str) -> Words {
        let tone = if matches!(verdict, Verdict::Open(_) | Verdict::Over) { Tone::Text } else { Tone::Good };
        Words::new(
            tone,
            match verdict {
                Verdict::Five(point) => say().judge_five(side, name(*point)),
                Verdict::Fours(line) => say().judge_fours(side, names(line)),
                Verdict::Forced => say().judge_forced(),
                Verdict::MustStop(Some(point)) => say().judge_must_stop(other, name(*point)),
                Verdict::MustStop(None) => say().judge_two_fives(other),
                Verdict::Threatened(line, holds) if holds.is_empty() => say().judge_lost(other, names(line)),
                Verdict::Threatened(line, holds) => say().judge_threatened(other, names(line), names(holds)),
                Verdict::Threats(line) => say().judge_threats(side, names(line)),
                Verdict::Open(Some(point)) => say().judge_open(name(*point)),
                Verdict::Open(None) => say().judge_nothing(),
                Verdict::Over => say().judge_over(),
            },
        )
    }
}

impl Mode for AnalysisMode {
    fn keys(&self) -> Keys {
        if self.analysis.is_editing() { keys::AT_EDIT } else { keys::AT_ANALYSIS }
    }

    fn help(&self) -> String {
        say().home_help_analysis()
    }

    fn page(&self, _desk: &Desk) -> Page {
        let analysis = &self.analysis;
        let to_move = analysis.position().to_move();
        let (side, other) = (words::side(to_move), words::side(to_move.other()));
        let mut task = Vec::new();
        if analysis.is_editing() {
            task.push(Words::from(say().analysis_edit()));
        }
        match self.effect {
            Some(StoneEffect::Five) => task.push(Words::new(Tone::Title, say().analysis_five(other))),
            Some(StoneEffect::Foul(foul)) => {
                task.push(Words::new(Tone::Bad, say().analysis_foul(words::foul(foul))));
            }
            _ => {}
        }
        match analysis.verdict() {
            Some(verdict) => {
                task.push(Self::verdict(verdict, side, other));
                if let Verdict::Fours(line) = verdict
                    && ends_with_foul(line)
                {
                    task.push(Words::from(say().line_foul()));
                }
            }
            None if self.is_judging => task.push(Words::new(Tone::Quiet, say().thinking())),
            None if !analysis.is_editing() => task.push(Words::new(Tone::Quiet, say().analysis_ask())),
            None => {}
        }
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        let variation =
            analysis.variation().map(|(number, all)| Words::from(say().analysis_variation(count(number), count(all))));
        let opening = analysis.opening().map(|opening| Words::from(say().opening_is(words::opening_name(opening))));
        Page {
            state: [Some(Words::from(say().to_move(side))), opening, variation].into_iter().flatten().collect(),
            middle_title: say().pane_stones(),
            middle: score(analysis.first(), analysis.line().into_iter()),
            task,
            ..Page::new(say().home_analysis())
        }
    }

    fn picture(&self) -> Picture {
        let analysis = &self.analysis;
        let mut picture = Picture {
            last: analysis.line().last().copied().flatten(),
            has_cursor: true,
            ..Picture::of(analysis.position().board())
        };
        match analysis.verdict() {
            Some(Verdict::Fours(line) | Verdict::Threats(line)) => picture.number(line),
            Some(Verdict::Five(point) | Verdict::MustStop(Some(point)) | Verdict::Open(Some(point))) => {
                picture.signs.push((*point, '+'));
            }
            Some(Verdict::Threatened(_, holds)) => picture.signs.extend(holds.iter().map(|&point| (point, '+'))),
            _ => {}
        }
        picture
    }

    fn begin(&mut self, desk: &mut Desk) -> Turn {
        desk.cursor = Point::CENTRE;
        Turn::Stay
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        match command {
            Command::Undo => {
                let walks = self.analysis.back();
                self.walk(walks, || say().analysis_first())
            }
            Command::Redo => {
                let walks = self.analysis.forward();
                self.walk(walks, || say().analysis_last())
            }
            Command::Variation => {
                let walks = self.analysis.turn();
                self.walk(walks, || say().analysis_no_variation())
            }
            Command::Pass => {
                self.is_touched = true;
                if self.analysis.is_editing() {
                    self.analysis.change_turn();
                } else {
                    self.analysis.pass();
                }
                self.walk(true, String::new)
            }
            Command::Edit => {
                self.analysis.edit();
                self.walk(true, String::new)
            }
            Command::Clear => {
                self.is_touched = true;
                self.analysis.clear();
                self.walk(true, String::new)
            }
            Command::Open => Turn::Open(Box::new(FilesMode::open())),
            Command::Save => Turn::Open(Box::new(FilesMode::save(self.analysis.given()))),
            Command::Judge => {
                self.is_judging = true;
                Turn::of(Some(Task::Analyse(*self.analysis.position())))
            }
            _ => move_cursor(desk, command),
        }
    }

    fn lay(&mut self, point: Point, _desk: &mut Desk) -> Turn {
        self.is_touched = true;
        if self.analysis.is_editing() {
            self.analysis.set(point);
            return self.walk(true, String::new);
        }
        match self.analysis.lay(point) {
            Ok(effect) => {
                self.walk(true, String::new);
                self.effect = Some(effect);
                Turn::Stay
            }
            Err(Refusal::Taken(point)) => Turn::Refuse(say().fours_taken(name(point))),
            Err(Refusal::Over) => Turn::Refuse(say().analysis_over()),
        }
    }

    /// A pasted line is a position.
    fn paste(&mut self, text: &str, _desk: &mut Desk) -> Turn {
        match read_text(text) {
            Ok(given) => Turn::Open(Box::new(Self::of_given(&given))),
            Err(unread) => Turn::Open(Box::new(FilesMode::refused(text.trim(), &unread))),
        }
    }

    fn draft(&self, _now: Duration) -> Option<Unfinished> {
        self.analysis.saved().filter(|_| self.is_touched).map(Unfinished::Analysis)
    }

    fn take(&mut self, report: &Report, _desk: &mut Desk) -> Turn {
        // What is reported on a position that was left is not wanted any more.
        if let Report::Analysed(verdict) = report
            && std::mem::take(&mut self.is_judging)
        {
            self.analysis.take((**verdict).clone());
        }
        Turn::Stay
    }
}
