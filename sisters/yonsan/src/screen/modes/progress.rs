//! Progress on the screen.

use etude::rating::Strength;
use etude_tui::page::Middle;
use etude_tui::text::{Tone, Words};
use strum::VariantArray as _;
use yonsan_rules::Board;

use crate::memory::Kind;
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn};
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
    if memory.history().attempts().is_empty() {
        return lines;
    }
    let (done, clean) = memory.history().count_on(memory.today());
    lines.push(Words::from(say().done_today(done, clean)));
    lines.push(rating(desk));
    let due = desk.due().len();
    lines.extend((due > 0).then(|| Words::new(Tone::Notice, say().due_count(due))));
    lines
}

fn rating(desk: &Desk) -> Words {
    let strength = desk.memory.strength();
    if desk.memory.history().rated((Kind::Puzzle, crate::memory::PracticeMode::Practice)) == 0 {
        return Words::from(say().rating_none());
    }
    Words::from(say().rating_line(rounded(strength), whole(2.0 * strength.deviation)))
}

/// The table of progress.
#[derive(Debug)]
pub struct ProgressMode;

impl Mode for ProgressMode {
    fn keys(&self) -> Keys {
        keys::AT_PROGRESS
    }

    fn help(&self) -> String {
        say().home_help_progress()
    }

    fn page(&self, desk: &Desk) -> Page {
        let attempts = desk.memory.history().attempts();
        let line = |&kind: &Kind| {
            let of_kind = || attempts.iter().filter(|attempt| attempt.exercise.kind == kind);
            let clean = of_kind().filter(|attempt| attempt.exercise.effort.is_clean()).count();
            let done = of_kind().count();
            (done > 0).then(|| Words::from(say().progress_line(words::kind_of_exercise(kind), done, clean)))
        };
        let seen = desk.puzzles.iter().filter(|puzzle| desk.memory.has_seen(puzzle)).count();
        let lines: Vec<Words> = Kind::VARIANTS.iter().filter_map(line).collect();
        let task = if lines.is_empty() {
            vec![Words::new(Tone::Quiet, say().progress_none())]
        } else {
            vec![Words::from(say().progress_puzzles(seen, desk.puzzles.len(), desk.due().len()))]
        };
        Page {
            state: summary(desk),
            middle_title: say().pane_progress(),
            middle: Middle::Menu(lines),
            task,
            ..Page::new(say().home_progress())
        }
    }

    fn picture(&self) -> Picture {
        Picture::of(&Board::new())
    }

    fn obey(&mut self, _command: Command, _desk: &mut Desk) -> Turn {
        Turn::Idle
    }
}
