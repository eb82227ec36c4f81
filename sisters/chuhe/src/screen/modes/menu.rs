//! Lists that lead to other screens: home, and what it groups.

use etude_tui::text::{Tone, Words};

use super::analysis::AnalysisMode;
use super::answers::AnswerMode;
use super::endings::EndingMode;
use super::game::SetupMode;
use super::incidents::IncidentMode;
use super::learn::Learn;
use super::mates::MateMode;
use super::mixed::MixedMode;
use super::notation::NotationMode;
use super::options::OptionsMode;
use super::progress::{ProgressMode, summary};
use super::touch::TouchMode;
use super::unfinished::UnfinishedMode;
use super::vary::VaryMode;
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn, choices, move_in};
use crate::train::endings::EndingTheme;
use crate::train::mates::MateSeries;
use crate::train::notation::Ask;
use crate::words::{Message, Messages, say};

/// A line of a list.
#[derive(Debug)]
struct Entry {
    name: Message,
    about: Message,
    open: fn(&mut Desk) -> Option<Box<dyn Mode>>,
}

/// A list that leads to other screens.
#[derive(Debug)]
pub struct Menu {
    title: Message,
    help: Message,
    entries: &'static [Entry],
    chosen: usize,
    is_home: bool,
}

const HOME: &[Entry] = &[
    Entry {
        name: Messages::home_learn,
        about: Messages::about_learn,
        open: |desk| Some(Box::new(Learn::stages(desk))),
    },
    Entry {
        name: Messages::home_mates,
        about: Messages::about_mates,
        open: |_| Some(list(Messages::home_mates, Messages::about_mates, MATES)),
    },
    Entry {
        name: Messages::home_endings,
        about: Messages::about_endings,
        open: |_| Some(list(Messages::home_endings, Messages::about_endings, ENDINGS)),
    },
    Entry {
        name: Messages::home_drills,
        about: Messages::about_drills,
        open: |_| Some(list(Messages::home_drills, Messages::about_drills, DRILLS)),
    },
    Entry { name: Messages::home_vary, about: Messages::about_vary, open: |desk| Some(Box::new(VaryMode::new(desk))) },
    Entry {
        name: Messages::home_arbiter,
        about: Messages::about_arbiter,
        open: |_| Some(list(Messages::home_arbiter, Messages::about_arbiter, ARBITER)),
    },
    Entry { name: Messages::home_game, about: Messages::about_game, open: |desk| Some(Box::new(SetupMode::new(desk))) },
    Entry {
        name: Messages::home_analysis,
        about: Messages::about_analysis,
        open: |_| Some(Box::new(AnalysisMode::new())),
    },
    Entry { name: Messages::home_progress, about: Messages::about_progress, open: |_| Some(Box::new(ProgressMode)) },
    Entry {
        name: Messages::home_options,
        about: Messages::about_options,
        open: |_| Some(Box::new(OptionsMode::default())),
    },
    Entry {
        name: Messages::home_unfinished,
        about: Messages::about_unfinished,
        open: |_| Some(Box::new(UnfinishedMode::default())),
    },
];

const MATES: &[Entry] = &[
    Entry { name: Messages::mates_due, about: Messages::about_mates_due, open: |desk| mates(desk, MateSeries::Due) },
    Entry {
        name: Messages::mates_one,
        about: Messages::about_mates_one,
        open: |desk| mates(desk, MateSeries::Moves(1, 1)),
    },
    Entry {
        name: Messages::mates_two,
        about: Messages::about_mates_two,
        open: |desk| mates(desk, MateSeries::Moves(2, 2)),
    },
    Entry {
        name: Messages::mates_three,
        about: Messages::about_mates_three,
        open: |desk| mates(desk, MateSeries::Moves(3, 4)),
    },
    Entry {
        name: Messages::mates_long,
        about: Messages::about_mates_long,
        open: |desk| mates(desk, MateSeries::Moves(5, 9)),
    },
    Entry {
        name: Messages::mates_mixed,
        about: Messages::about_mixed,
        open: |desk| Some(Box::new(MixedMode::new(desk))),
    },
];

const DRILLS: &[Entry] = &[
    Entry {
        name: Messages::drills_answers,
        about: Messages::about_answers,
        open: |desk| Some(Box::new(AnswerMode::new(desk))),
    },
    Entry {
        name: Messages::drills_name,
        about: Messages::about_name_moves,
        open: |desk| Some(Box::new(NotationMode::new(Ask::Name, desk))),
    },
    Entry {
        name: Messages::drills_play,
        about: Messages::about_play_moves,
        open: |desk| Some(Box::new(NotationMode::new(Ask::Play, desk))),
    },
    Entry {
        name: Messages::drills_files,
        about: Messages::about_files,
        open: |desk| Some(Box::new(NotationMode::new(Ask::File, desk))),
    },
];

const ENDINGS: &[Entry] = &[
    Entry {
        name: Messages::endings_win,
        about: Messages::about_endings_win,
        open: |desk| Some(Box::new(EndingMode::new(EndingTheme::Win, desk))),
    },
    Entry {
        name: Messages::endings_hold,
        about: Messages::about_endings_hold,
        open: |desk| Some(Box::new(EndingMode::new(EndingTheme::Hold, desk))),
    },
];

const ARBITER: &[Entry] = &[
    Entry {
        name: Messages::arbiter_touch,
        about: Messages::about_touch,
        open: |desk| Some(Box::new(TouchMode::new(desk))),
    },
    Entry {
        name: Messages::arbiter_incidents,
        about: Messages::about_incidents,
        open: |desk| Some(Box::new(IncidentMode::new(desk))),
    },
];

/// A list as a screen of its own.
fn list(title: Message, help: Message, entries: &'static [Entry]) -> Box<dyn Mode> {
    Box::new(Menu { title, help, entries, chosen: 0, is_home: false })
}

fn mates(desk: &mut Desk, series: MateSeries) -> Option<Box<dyn Mode>> {
    MateMode::draw(desk, series).map(|mode| Box::new(mode) as Box<dyn Mode>)
}

impl Menu {
    /// The home screen.
    #[must_use]
    pub fn home() -> Self {
        Self { title: Messages::home_title, help: Messages::about, entries: HOME, chosen: 0, is_home: true }
    }

    fn enter(&self, desk: &mut Desk) -> Turn {
        let Some(entry) = self.entries.get(self.chosen) else { return Turn::Idle };
        (entry.open)(desk).map_or_else(|| Turn::Refuse(say().none_there()), Turn::Open)
    }
}

impl Mode for Menu {
    fn keys(&self) -> Keys {
        if self.is_home { keys::AT_HOME } else { keys::AT_MENU }
    }

    fn help(&self) -> String {
        (self.help)(say())
    }

    fn page(&self, desk: &Desk) -> Page {
        let names: Vec<String> = self.entries.iter().map(|entry| (entry.name)(say())).collect();
        let mut task: Vec<Words> =
            self.entries.get(self.chosen).map(|entry| Words::from((entry.about)(say()))).into_iter().collect();
        if self.is_home {
            task.extend([Words::default(), Words::new(Tone::Quiet, say().home_foot())]);
        }
        let state = if self.is_home { summary(desk) } else { Vec::new() };
        Page { state, middle: choices(&names, self.chosen), task, ..Page::new((self.title)(say())) }
    }

    fn picture(&self) -> Picture {
        Picture::example()
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        match command {
            Command::Confirm => self.enter(desk),
            Command::Choose(place) if place < self.entries.len() => {
                self.chosen = place;
                self.enter(desk)
            }
            _ => move_in(&mut self.chosen, self.entries.len(), command),
        }
    }
}
