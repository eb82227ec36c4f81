//! Progress on the screen.

use etude_tui::text::{Tone, Words};
use strum::VariantArray as _;

use crate::memory::Kind;
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn};
use crate::words::{self, say};

/// A rating as it is shown.
fn whole(number: f64) -> i64 {
    #[allow(clippy::cast_possible_truncation, reason = "ratings have four digits")]
    let whole = number.round() as i64;
    whole
}

/// How things stand, in some lines: today, the rating, what is due, and what is wrong with the files.
#[must_use]
pub fn summary(desk: &Desk) -> Vec<Words> {
    let memory = &desk.memory;
    let mut lines: Vec<Words> =
        memory.trouble().iter().map(|trouble| Words::new(Tone::Bad, words::trouble(trouble))).collect();
    lines.extend(memory.unkept().iter().map(|error| Words::new(Tone::Bad, words::unkept(error))));
    lines.extend(desk.complaints.iter().map(|complaint| Words::new(Tone::Bad, complaint)));
    let waiting = memory.unfinished().len();
    lines.extend((waiting > 0).then(|| Words::new(Tone::Notice, say().unfinished_count(waiting))));
    if memory.history().attempts().is_empty() {
        return lines;
    }
    let (done, clean) = memory.history().count_on(memory.today());
    lines.push(Words::from(say().done_today(done, clean)));
    lines.extend(
        memory
            .strength()
            .map(|strength| Words::from(say().rating_line(whole(strength.rating), whole(2.0 * strength.deviation)))),
    );
    let due = desk.due().len();
    lines.extend((due > 0).then(|| Words::new(Tone::Notice, say().due_count(due))));
    lines
}

/// What has been done, by kind.
#[derive(Debug)]
pub struct ProgressMode;

impl Mode for ProgressMode {
    fn keys(&self) -> Keys {
        keys::AT_PAGE
    }

    fn help(&self) -> String {
        say().about_progress()
    }

    fn page(&self, desk: &Desk) -> Page {
        let attempts = desk.memory.history().attempts();
        let line = |&kind: &Kind| {
            let of_kind = || attempts.iter().filter(|attempt| attempt.exercise.kind == kind);
            let clean = of_kind().filter(|attempt| attempt.exercise.effort.is_clean()).count();
            let done = of_kind().count();
            (done > 0).then(|| Words::from(say().progress_line(words::kind(kind), done, clean)))
        };
        let mut task: Vec<Words> = Kind::VARIANTS.iter().filter_map(line).collect();
        if task.is_empty() {
            task.push(Words::new(Tone::Quiet, say().progress_none()));
        }
        Page { state: summary(desk), task, ..Page::new(say().home_progress()) }
    }

    fn picture(&self) -> Picture {
        Picture::example()
    }

    fn obey(&mut self, _command: Command, _desk: &mut Desk) -> Turn {
        Turn::Idle
    }
}
