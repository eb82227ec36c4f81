//! Progress on the screen.

use etude::rating::Strength;
use etude_store::settings::turned;
use etude_tui::page::Middle;
use etude_tui::text::{Tone, Words};
use strum::VariantArray as _;
use yonsan_rules::Board;

use super::sets::{finished, round_line};
use crate::memory::GameTally;
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn};
use crate::train::exercise::{Kind, PracticeMode};
use crate::train::sets::SETS;
use crate::words::{self, say};

/// A rating as it is shown.
#[must_use]
pub fn rounded(strength: Strength) -> i64 {
    whole(strength.rating)
}

fn whole(number: f64) -> i64 {
    #[allow(clippy::cast_possible_truncation, reason = "ratings have four digits")]
    let whole = number.round() as i64;
    whole
}

/// How things stand, in some lines: today, the rating, what is due, and what is wrong with the file.
#[must_use]
pub fn summary(desk: &Desk) -> Vec<Words> {
    let memory = &desk.memory;
    let mut lines: Vec<Words> =
        memory.trouble().iter().map(|trouble| Words::new(Tone::Bad, words::trouble(trouble))).collect();
    lines.extend(memory.unkept().iter().map(|error| Words::new(Tone::Bad, words::unkept(error))));
    lines.extend(desk.complaints.iter().map(|complaint| Words::new(Tone::Bad, complaint)));
    let waiting = u32::try_from(memory.unfinished().len()).unwrap_or(u32::MAX);
    let waiting = (waiting > 0).then(|| Words::new(Tone::Notice, say().unfinished_count(waiting)));
    if memory.history().attempts().is_empty() {
        lines.extend(waiting);
        return lines;
    }
    let (done, clean) = memory.history().count_on(memory.today());
    lines.push(Words::from(say().done_today(done, clean)));
    lines.push(rating(desk));
    let due = desk.due_ids().len();
    lines.extend((due > 0).then(|| Words::new(Tone::Notice, say().due_count(due))));
    lines.extend(waiting);
    lines
}

fn rating(desk: &Desk) -> Words {
    let strength = desk.memory.strength();
    if desk.memory.history().rated((Kind::Puzzle, PracticeMode::Practice)) == 0 {
        return Words::from(say().rating_none());
    }
    Words::from(say().rating_line(rounded(strength), whole(2.0 * strength.deviation)))
}

/// The sheets of progress.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Sheet {
    /// Exercises by kind.
    #[default]
    Exercises,
    /// Games by opponent.
    Games,
    /// Runs and sets.
    Runs,
}

impl Sheet {
    const ALL: [Self; 3] = [Self::Exercises, Self::Games, Self::Runs];
}

/// The sheets of progress, with the first line that is seen.
#[derive(Debug, Default)]
pub struct ProgressMode {
    sheet: Sheet,
    first: usize,
}

/// Exercises by kind.
fn exercises(desk: &Desk) -> Vec<Words> {
    let attempts = desk.memory.history().attempts();
    let line = |&kind: &Kind| {
        let of_kind = || attempts.iter().filter(|attempt| attempt.exercise.kind == kind);
        let clean = of_kind().filter(|attempt| attempt.exercise.effort.is_clean()).count();
        let done = of_kind().count();
        (done > 0).then(|| Words::from(say().progress_line(words::kind_of_exercise(kind), done, clean)))
    };
    // Games have a sheet of their own.
    Kind::VARIANTS.iter().filter(|kind| **kind != Kind::Game).filter_map(line).collect()
}

/// Games by the opponent's level, the rules and the player's colour.
fn games(desk: &Desk) -> Vec<Words> {
    let line = |(item, tally): (String, GameTally)| {
        let GameTally { won, drawn, lost } = tally;
        Some(Words::from(say().games_line(words::opponent(&item)?, won, drawn, lost)))
    };
    desk.memory.games().into_iter().filter_map(line).collect()
}

/// The best streak and sprint, and the sets.
fn runs(desk: &Desk) -> Vec<Words> {
    let best = |mode| desk.memory.best_run(mode);
    let mut lines: Vec<Words> = [
        best(PracticeMode::Streak).map(|best| say().best_streak(best)),
        best(PracticeMode::Sprint).map(|best| say().best_sprint(best)),
    ]
    .into_iter()
    .flatten()
    .map(Words::from)
    .collect();
    for set in &SETS {
        if let Some(&(number, round)) = finished(desk, set.name).last() {
            lines.push(Words::from(say().named(words::set_name(set.name), round_line(number, round))));
        }
    }
    lines
}

impl ProgressMode {
    fn lines(&self, desk: &Desk) -> Vec<Words> {
        match self.sheet {
            Sheet::Exercises => exercises(desk),
            Sheet::Games => games(desk),
            Sheet::Runs => runs(desk),
        }
    }
}

impl Mode for ProgressMode {
    fn keys(&self) -> Keys {
        keys::AT_PROGRESS
    }

    fn help(&self) -> String {
        say().home_help_progress()
    }

    fn page(&self, desk: &Desk) -> Page {
        let lines = self.lines(desk);
        let task = match self.sheet {
            _ if lines.is_empty() => Words::new(
                Tone::Quiet,
                match self.sheet {
                    Sheet::Exercises => say().progress_none(),
                    Sheet::Games => say().games_none(),
                    Sheet::Runs => say().runs_none(),
                },
            ),
            Sheet::Exercises => {
                let seen = desk.ids().iter().filter(|id| desk.memory.has_seen(id)).count();
                Words::from(say().progress_puzzles(seen, desk.puzzles.len(), desk.due_ids().len()))
            }
            Sheet::Games => Words::from(say().games_about()),
            Sheet::Runs => Words::from(say().runs_about()),
        };
        Page {
            state: summary(desk),
            middle_title: match self.sheet {
                Sheet::Exercises => say().pane_progress(),
                Sheet::Games => say().pane_games(),
                Sheet::Runs => say().pane_runs(),
            },
            middle: Middle::Menu(lines.into_iter().skip(self.first).collect()),
            task: vec![task],
            ..Page::new(say().home_progress())
        }
    }

    fn picture(&self) -> Picture {
        Picture::of(&Board::new())
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        match command {
            Command::Right | Command::Left => {
                self.sheet = turned(&Sheet::ALL, self.sheet, command == Command::Right);
                self.first = 0;
            }
            Command::Down if self.first + 1 < self.lines(desk).len() => self.first += 1,
            Command::Up if self.first > 0 => self.first -= 1,
            _ => return Turn::Idle,
        }
        Turn::Stay
    }
}
