//! What can be resumed, in a list: the latest first.

use chuhe_rules::RuleSet;
use etude_tui::page::Middle;
use etude_tui::text::Words;

use super::analysis::AnalysisMode;
use super::answers::AnswerMode;
use super::endings::EndingMode;
use super::game::GameMode;
use super::incidents::IncidentMode;
use super::mates::MateMode;
use super::mixed::MixedMode;
use super::notation::NotationMode;
use super::touch::TouchMode;
use super::vary::VaryMode;
use crate::memory::{Kept, Unfinished};
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn, move_in};
use crate::train::endings::EndingTheme;
use crate::train::notation::Ask;
use crate::train::{QuestionKind, SavedQuestions};
use crate::words::{self, say};

/// The list, with the chosen line.
#[derive(Debug, Default)]
pub struct UnfinishedMode {
    chosen: usize,
}

/// The mode that continues something; `None` if it cannot be continued, as its mate is missing.
fn resumed(unfinished: &Unfinished, desk: &mut Desk) -> Option<Box<dyn Mode>> {
    Some(match unfinished {
        Unfinished::Mate(saved) => Box::new(MateMode::resume(saved, desk)?),
        Unfinished::Game(saved) => Box::new(GameMode::resume(saved, desk)?),
        Unfinished::Analysis(saved) => Box::new(AnalysisMode::resume(saved)?),
        Unfinished::Questions(saved) => questions(saved, desk),
    })
}

fn questions(saved: &SavedQuestions, desk: &mut Desk) -> Box<dyn Mode> {
    match saved.kind {
        QuestionKind::EndingWin => Box::new(EndingMode::resume(EndingTheme::Win, saved, desk)),
        QuestionKind::EndingHold => Box::new(EndingMode::resume(EndingTheme::Hold, saved, desk)),
        QuestionKind::VaryCxa => Box::new(VaryMode::resume(RuleSet::Cxa, saved, desk)),
        QuestionKind::VaryWxf => Box::new(VaryMode::resume(RuleSet::Wxf, saved, desk)),
        QuestionKind::Touch => Box::new(TouchMode::resume(saved, desk)),
        QuestionKind::Incidents => Box::new(IncidentMode::resume(saved, desk)),
        QuestionKind::Answers => Box::new(AnswerMode::resume(saved, desk)),
        QuestionKind::NameMoves => Box::new(NotationMode::resume(Ask::Name, saved, desk)),
        QuestionKind::PlayMoves => Box::new(NotationMode::resume(Ask::Play, saved, desk)),
        QuestionKind::Files => Box::new(NotationMode::resume(Ask::File, saved, desk)),
        QuestionKind::Unannounced => Box::new(MixedMode::resume(saved, desk)),
    }
}

/// Opens what waits under an identity.
fn resume(uid: &str, desk: &mut Desk) -> Turn {
    let Some(kept) = desk.memory.unfinished().iter().find(|kept| kept.uid == uid).cloned() else { return Turn::Idle };
    match resumed(&kept.unfinished, desk) {
        Some(mode) => Turn::Resume(mode, kept.uid),
        None => Turn::Refuse(say().unfinished_lost()),
    }
}

/// What something unfinished is, in a line.
fn name(unfinished: &Unfinished, desk: &Desk) -> String {
    match unfinished {
        Unfinished::Mate(saved) => {
            say().unfinished_mate(desk.mate(&saved.id).map_or(0, |mate| u32::from(mate.moves())))
        }
        Unfinished::Game(saved) => {
            let level = saved.terms().map_or(0, |terms| u32::from(terms.level.number()));
            say().unfinished_game(saved.moves(), level)
        }
        Unfinished::Analysis(saved) => say().unfinished_analysis(saved.moves()),
        Unfinished::Questions(saved) => {
            let title = match saved.kind {
                QuestionKind::EndingWin => return say().endings_win(),
                QuestionKind::EndingHold => return say().endings_hold(),
                QuestionKind::VaryCxa => say().vary_title(words::rules(RuleSet::Cxa)),
                QuestionKind::VaryWxf => say().vary_title(words::rules(RuleSet::Wxf)),
                QuestionKind::Touch => say().arbiter_touch(),
                QuestionKind::Incidents => say().arbiter_incidents(),
                QuestionKind::Answers => say().drills_answers(),
                QuestionKind::NameMoves => say().drills_name(),
                QuestionKind::PlayMoves => say().drills_play(),
                QuestionKind::Files => say().drills_files(),
                QuestionKind::Unannounced => say().mates_mixed(),
            };
            let (asked, right) = saved.score();
            say().named(title, say().score(right, asked))
        }
    }
}

/// What waits, the latest first.
fn waiting(desk: &Desk) -> impl DoubleEndedIterator<Item = &Kept> + ExactSizeIterator {
    desk.memory.unfinished().iter().rev()
}

impl Mode for UnfinishedMode {
    fn keys(&self) -> Keys {
        keys::AT_UNFINISHED
    }

    fn help(&self) -> String {
        say().about_unfinished()
    }

    fn page(&self, desk: &Desk) -> Page {
        let line = |(place, kept): (usize, &Kept)| {
            Words::choice(&format!("{} {}", place + 1, name(&kept.unfinished, desk)), place == self.chosen)
        };
        let lines: Vec<Words> = waiting(desk).enumerate().map(line).collect();
        let task = if lines.is_empty() { say().unfinished_none() } else { say().about_unfinished() };
        Page { middle: Middle::Menu(lines), task: vec![Words::from(task)], ..Page::new(say().home_unfinished()) }
    }

    fn picture(&self) -> Picture {
        Picture::example()
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
        let uid = waiting(desk).nth(self.chosen).map(|kept| kept.uid.clone()).unwrap_or_default();
        match command {
            Command::Confirm | Command::Choose(_) => resume(&uid, desk),
            Command::Resign => {
                desk.memory.work().give_up(&uid);
                self.chosen = self.chosen.min(lines.saturating_sub(2));
                Turn::Stay
            }
            _ => move_in(&mut self.chosen, lines, command),
        }
    }
}
