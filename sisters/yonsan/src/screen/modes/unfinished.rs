//! What can be resumed, in a list: the latest first.

use etude_tui::page::Middle;
use etude_tui::text::Words;
use yonsan_rules::Board;

use super::analysis::AnalysisMode;
use super::cases::CaseMode;
use super::defend::DefendMode;
use super::fouls::FoulMode;
use super::game::GameMode;
use super::hunt::HuntMode;
use super::lesson::LessonMode;
use super::mixed::MixedMode;
use super::notation::NotationMode;
use super::puzzle::PuzzleMode;
use crate::memory::{Kept, SavedRun, Unfinished};
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn, move_in};
use crate::train::notation::Ask;
use crate::train::questions::QuestionKind;
use crate::words::lessons::Lessons;
use crate::words::{self, say};

/// The list, with the chosen line.
#[derive(Debug, Default)]
pub struct UnfinishedMode {
    chosen: usize,
}

/// The mode that continues something; `None` if it cannot be continued, as its puzzle is missing.
#[must_use]
pub fn resumed(unfinished: &Unfinished, desk: &mut Desk) -> Option<Box<dyn Mode>> {
    Some(match unfinished {
        Unfinished::Game(saved) => Box::new(GameMode::resume(saved, desk)?),
        Unfinished::Puzzles(saved) => Box::new(PuzzleMode::resume(saved, desk)?),
        Unfinished::Lesson(saved) => Box::new(LessonMode::resume(saved, desk)?),
        Unfinished::Analysis(saved) => Box::new(AnalysisMode::resume(saved)?),
        Unfinished::Questions(saved) => match saved.kind {
            QuestionKind::Defence => Box::new(DefendMode::resume(saved, desk)),
            QuestionKind::Unannounced => Box::new(MixedMode::resume(saved, desk)),
            QuestionKind::Fouls | QuestionKind::FoulSprint => Box::new(FoulMode::resume(saved, desk)),
            QuestionKind::Cases => Box::new(CaseMode::resume(saved, desk)),
            QuestionKind::Hunt => Box::new(HuntMode::resume(saved, desk)),
            QuestionKind::Names => Box::new(NotationMode::resume(Ask::Name, saved, desk)),
            QuestionKind::Points => Box::new(NotationMode::resume(Ask::Find, saved, desk)),
        },
    })
}

/// Opens what waits under an identity.
#[must_use]
pub fn resume(uid: &str, desk: &mut Desk) -> Turn {
    let Some(kept) = desk.memory.unfinished().iter().find(|kept| kept.uid == uid).cloned() else { return Turn::Idle };
    match resumed(&kept.unfinished, desk) {
        Some(mode) => Turn::Resume(mode, kept.uid),
        None => Turn::Refuse(say().unfinished_lost()),
    }
}

/// What something unfinished is, in a line.
fn name(unfinished: &Unfinished) -> String {
    match unfinished {
        Unfinished::Game(saved) => {
            let level = saved.terms().map_or(0, |terms| terms.level.number());
            say().unfinished_game(level, u32::try_from(saved.stones()).unwrap_or(u32::MAX))
        }
        Unfinished::Analysis(saved) => say().unfinished_analysis(saved.count()),
        Unfinished::Questions(saved) => {
            let title = match saved.kind {
                QuestionKind::Defence => return say().home_defend(),
                QuestionKind::Hunt => return say().home_hunt(),
                QuestionKind::Unannounced => say().home_mixed(),
                QuestionKind::Fouls => say().home_fouls(),
                QuestionKind::FoulSprint => say().home_sprint(),
                QuestionKind::Cases => say().home_cases(),
                QuestionKind::Names => say().home_name(),
                QuestionKind::Points => say().home_find(),
            };
            let (asked, right) = saved.score();
            say().named(title, say().score(right, asked))
        }
        Unfinished::Lesson(saved) => {
            let title = Lessons::shipped().and_then(|lessons| lessons.text(&saved.lesson));
            say().unfinished_lesson(title.unwrap_or_default())
        }
        Unfinished::Puzzles(saved) => match &saved.run {
            SavedRun::Practice(_) | SavedRun::Due => say().unfinished_puzzle(),
            SavedRun::Streak { solved, .. } => say().unfinished_streak(*solved),
            SavedRun::Sprint { counts, .. } => say().unfinished_sprint(counts[0]),
            SavedRun::Set(run) => {
                say().unfinished_set(words::set_name(&run.set), u32::try_from(run.done).unwrap_or(u32::MAX))
            }
        },
    }
}

/// What waits, the latest first.
fn waiting(desk: &Desk) -> impl DoubleEndedIterator<Item = &Kept> + ExactSizeIterator {
    desk.memory.unfinished().iter().rev()
}

impl UnfinishedMode {
    fn uid(&self, desk: &Desk) -> Option<String> {
        waiting(desk).nth(self.chosen).map(|kept| kept.uid.clone())
    }
}

impl Mode for UnfinishedMode {
    fn keys(&self) -> Keys {
        keys::AT_UNFINISHED
    }

    fn help(&self) -> String {
        say().home_help_unfinished()
    }

    fn page(&self, desk: &Desk) -> Page {
        let line = |(place, kept): (usize, &Kept)| {
            Words::choice(&format!("{} {}", place + 1, name(&kept.unfinished)), place == self.chosen)
        };
        let lines: Vec<Words> = waiting(desk).enumerate().map(line).collect();
        let task = if lines.is_empty() { say().unfinished_none() } else { say().home_help_unfinished() };
        Page { middle: Middle::Menu(lines), task: vec![Words::from(task)], ..Page::new(say().home_unfinished()) }
    }

    fn picture(&self) -> Picture {
        Picture::of(&Board::new())
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        let lines = waiting(desk).len();
        if lines == 0 {
            return Turn::Refuse(say().unfinished_none());
        }
        self.chosen = self.chosen.min(lines - 1);
        if let Command::Choose(place) = command
            && place < lines
        {
            self.chosen = place;
        }
        let uid = self.uid(desk).unwrap_or_default();
        match command {
            Command::Confirm | Command::Choose(_) => resume(&uid, desk),
            Command::GiveUp => {
                desk.memory.work().give_up(&uid);
                self.chosen = self.chosen.min(lines.saturating_sub(2));
                Turn::Stay
            }
            _ => move_in(&mut self.chosen, lines, command),
        }
    }
}
