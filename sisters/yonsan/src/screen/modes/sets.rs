//! The sets of puzzles, in a list with their rounds.

use etude_tui::page::Middle;
use etude_tui::text::{Tone, Words};
use yonsan_rules::Board;

use super::puzzle::{PuzzleMode, Series};
use super::unfinished;
use crate::memory::{Round, SavedRun, Unfinished};
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn, left, move_in};
use crate::train::sets::{PuzzleSet, SETS, SIZE, SetRun};
use crate::words::{self, say};
use std::time::Duration;

/// The list, with the chosen line.
#[derive(Debug, Default)]
pub struct SetList {
    chosen: usize,
}

/// A round in words.
#[must_use]
pub fn round_line(number: u32, round: Round) -> String {
    let size = u32::try_from(SIZE).unwrap_or(u32::MAX);
    say().set_round(number, round.right, size, left(Duration::from_millis(round.millis)))
}

/// The rounds of a set that were finished.
pub fn finished(desk: &Desk, set: &str) -> Vec<(u32, Round)> {
    let is_whole = |round: &Round| usize::try_from(round.done).is_ok_and(|done| done >= SIZE);
    desk.memory.rounds(set).into_iter().filter(|(_, round)| is_whole(round)).collect()
}

impl SetList {
    fn set(&self) -> &'static PuzzleSet {
        &SETS[self.chosen.min(SETS.len() - 1)]
    }

    /// Begins the next round of the chosen set, or continues the one that was left.
    fn open(&self, desk: &mut Desk) -> Turn {
        let set = self.set();
        let is_of_set = |unfinished: &Unfinished| match unfinished {
            Unfinished::Puzzles(saved) => matches!(&saved.run, SavedRun::Set(run) if run.set == set.name),
            _ => false,
        };
        let waiting = desk.memory.unfinished().iter().rev().find(|kept| is_of_set(&kept.unfinished));
        if let Some(uid) = waiting.map(|kept| kept.uid.clone()) {
            return unfinished::resume(&uid, desk);
        }
        let round = desk.memory.rounds(set.name).keys().last().map_or(1, |last| last + 1);
        match PuzzleMode::draw(desk, Series::Set(SetRun::new(set, round))) {
            Some(mode) => Turn::Open(Box::new(mode)),
            None => Turn::Idle,
        }
    }
}

impl Mode for SetList {
    fn keys(&self) -> Keys {
        keys::AT_MENU
    }

    fn help(&self) -> String {
        say().home_help_sets()
    }

    fn page(&self, desk: &Desk) -> Page {
        let line = |(place, set): (usize, &PuzzleSet)| {
            let rounds = finished(desk, set.name);
            let best = rounds.iter().map(|(_, round)| round.right).max();
            let best = best.map_or_else(String::new, |best| format!("  {best}/{SIZE}"));
            Words::choice(&format!("{} {}{best}", place + 1, words::set_name(set.name)), place == self.chosen)
        };
        let rounds = finished(desk, self.set().name);
        let shown = rounds.iter().rev().take(3).rev();
        let mut task = vec![Words::from(say().set_about(self.set().name))];
        task.extend(shown.map(|&(number, round)| Words::new(Tone::Quiet, round_line(number, round))));
        Page { middle: Middle::Menu(SETS.iter().enumerate().map(line).collect()), task, ..Page::new(say().home_sets()) }
    }

    fn picture(&self) -> Picture {
        Picture::of(&Board::new())
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        match command {
            Command::Confirm => self.open(desk),
            Command::Choose(place) if place < SETS.len() => {
                self.chosen = place;
                self.open(desk)
            }
            _ => move_in(&mut self.chosen, SETS.len(), command),
        }
    }
}
