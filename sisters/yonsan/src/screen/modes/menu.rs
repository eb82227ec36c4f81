//! Lists that lead to other screens: home, and what it groups.

use etude_tui::page::Middle;
use etude_tui::text::Words;
use yonsan_rules::{Board, PuzzleKind};

use super::analysis::AnalysisMode;
use super::cases::CaseMode;
use super::defend::DefendMode;
use super::fouls::FoulMode;
use super::hunt::HuntMode;
use super::learn::Learn;
use super::mixed::MixedMode;
use super::notation::NotationMode;
use super::options::OptionsMode;
use super::progress::{ProgressMode, summary};
use super::puzzle::{PuzzleMode, Series};
use super::sets::SetList;
use super::setup::Setup;
use super::unfinished::UnfinishedMode;
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn, move_in};
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
    subject: Message,
    help: Message,
    entries: &'static [Entry],
    keys: Keys,
    chosen: usize,
    /// Whether it says how things stand.
    is_home: bool,
}

const HOME: &[Entry] = &[
    Entry { name: Messages::home_learn, about: Messages::home_help_learn, open: |_| Some(Box::new(Learn::stages())) },
    Entry {
        name: Messages::home_puzzles,
        about: Messages::home_help_puzzles,
        open: |_| Some(list(Messages::home_puzzles, Messages::home_help_puzzles, PUZZLES)),
    },
    Entry {
        name: Messages::home_rules,
        about: Messages::home_help_rules,
        open: |_| Some(list(Messages::home_rules, Messages::home_help_rules, RULES)),
    },
    Entry {
        name: Messages::home_notation,
        about: Messages::home_help_notation,
        open: |_| Some(list(Messages::home_notation, Messages::home_help_notation, NOTATION)),
    },
    Entry { name: Messages::home_game, about: Messages::home_help_game, open: |desk| Some(Box::new(Setup::new(desk))) },
    Entry {
        name: Messages::home_analysis,
        about: Messages::home_help_analysis,
        open: |_| Some(Box::new(AnalysisMode::default())),
    },
    Entry {
        name: Messages::home_progress,
        about: Messages::home_help_progress,
        open: |_| Some(Box::new(ProgressMode::default())),
    },
    Entry {
        name: Messages::home_options,
        about: Messages::home_help_options,
        open: |_| Some(Box::new(OptionsMode::default())),
    },
    Entry {
        name: Messages::home_unfinished,
        about: Messages::home_help_unfinished,
        open: |_| Some(Box::new(UnfinishedMode::default())),
    },
];

const PUZZLES: &[Entry] = &[
    Entry { name: Messages::home_due, about: Messages::home_help_due, open: |desk| puzzle(desk, Series::Due) },
    Entry {
        name: Messages::home_fours,
        about: Messages::home_help_fours,
        open: |desk| puzzle(desk, Series::Kind(PuzzleKind::Fours)),
    },
    Entry {
        name: Messages::home_threats,
        about: Messages::home_help_threats,
        open: |desk| puzzle(desk, Series::Kind(PuzzleKind::Threats)),
    },
    Entry {
        name: Messages::home_drive,
        about: Messages::home_help_drive,
        open: |desk| puzzle(desk, Series::Kind(PuzzleKind::Foul)),
    },
    Entry {
        name: Messages::home_defend,
        about: Messages::home_help_defend,
        open: |desk| Some(Box::new(DefendMode::new(desk))),
    },
    Entry {
        name: Messages::home_mixed,
        about: Messages::home_help_mixed,
        open: |desk| Some(Box::new(MixedMode::new(desk))),
    },
    Entry {
        name: Messages::home_streak,
        about: Messages::home_help_streak,
        open: |desk| {
            let series = Series::streak(desk);
            puzzle(desk, series)
        },
    },
    Entry {
        name: Messages::home_puzzle_sprint,
        about: Messages::home_help_puzzle_sprint,
        open: |desk| {
            let series = Series::sprint(desk);
            puzzle(desk, series)
        },
    },
    Entry { name: Messages::home_sets, about: Messages::home_help_sets, open: |_| Some(Box::new(SetList::default())) },
];

const RULES: &[Entry] = &[
    Entry {
        name: Messages::home_fouls,
        about: Messages::home_help_fouls,
        open: |desk| Some(Box::new(FoulMode::endless(desk))),
    },
    Entry {
        name: Messages::home_sprint,
        about: Messages::home_help_sprint,
        open: |desk| Some(Box::new(FoulMode::sprint(desk))),
    },
    Entry {
        name: Messages::home_hunt,
        about: Messages::home_help_hunt,
        open: |desk| Some(Box::new(HuntMode::new(desk))),
    },
    Entry {
        name: Messages::home_cases,
        about: Messages::home_help_cases,
        open: |desk| Some(Box::new(CaseMode::new(None, desk))),
    },
];

const NOTATION: &[Entry] = &[
    Entry {
        name: Messages::home_name,
        about: Messages::home_help_name,
        open: |desk| Some(Box::new(NotationMode::new(Ask::Name, desk))),
    },
    Entry {
        name: Messages::home_find,
        about: Messages::home_help_find,
        open: |desk| Some(Box::new(NotationMode::new(Ask::Find, desk))),
    },
];

/// A list as a screen of its own.
fn list(title: Message, help: Message, entries: &'static [Entry]) -> Box<dyn Mode> {
    let subject = |_: &Messages| String::new();
    Box::new(Menu { title, subject, help, entries, keys: keys::AT_MENU, chosen: 0, is_home: false })
}

fn puzzle(desk: &mut Desk, series: Series) -> Option<Box<dyn Mode>> {
    PuzzleMode::draw(desk, series).map(|mode| Box::new(mode) as Box<dyn Mode>)
}

impl Menu {
    /// The home screen.
    #[must_use]
    pub fn home() -> Self {
        Self {
            title: Messages::home_title,
            subject: Messages::home_subject,
            help: Messages::about,
            entries: HOME,
            keys: keys::AT_HOME,
            chosen: 0,
            is_home: true,
        }
    }

    fn enter(&self, place: usize, desk: &mut Desk) -> Turn {
        let Some(entry) = self.entries.get(place) else { return Turn::Idle };
        (entry.open)(desk).map_or_else(|| Turn::Refuse(say().due_none()), Turn::Open)
    }
}

impl Mode for Menu {
    fn keys(&self) -> Keys {
        self.keys
    }

    fn help(&self) -> String {
        (self.help)(say())
    }

    fn page(&self, desk: &Desk) -> Page {
        let line = |(place, entry): (usize, &Entry)| {
            Words::choice(&format!("{} {}", place + 1, (entry.name)(say())), place == self.chosen)
        };
        let about = self.entries.get(self.chosen).map(|entry| Words::from((entry.about)(say())));
        Page {
            subject: (self.subject)(say()),
            state: if self.is_home { summary(desk) } else { Vec::new() },
            middle: Middle::Menu(self.entries.iter().enumerate().map(line).collect()),
            task: about.into_iter().collect(),
            ..Page::new((self.title)(say()))
        }
    }

    fn picture(&self) -> Picture {
        Picture::of(&Board::new())
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        match command {
            Command::Confirm => self.enter(self.chosen, desk),
            Command::Choose(place) if place < self.entries.len() => {
                self.chosen = place;
                self.enter(place, desk)
            }
            _ => move_in(&mut self.chosen, self.entries.len(), command),
        }
    }
}
