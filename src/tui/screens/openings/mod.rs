//! What is trained with openings: a menu, the form for traps, and the player's repertoire.

mod middlegames;
mod repertoire;
mod traps;

pub use middlegames::MiddlegameScreen;
pub use repertoire::RepertoireScreen;
pub use traps::TrapSetup;

use super::{Destination, Screen, Step};
use crate::tui::action::Action;
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::{Emphasis, LIST_ROWS};
use crate::tui::page::{Middle, Page, Pane, Tone, Words};
use crate::tui::shared::Shared;
use crate::words::{self, say};
use damier_puzzles::Theme;
use damier_rules::{AnyPosition, BoardSize, Variant};
use damier_train::history::Item;
use damier_train::puzzle::filter::Filter;
use damier_train::puzzle::session::PuzzleSession;
use strum::{AsRefStr, VariantArray};

/// The lines of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq, AsRefStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
enum OpeningEntry {
    /// The form for traps.
    Traps,
    /// Train the cards of the repertoire.
    Train,
    /// What the repertoire lacks, and where the games left it.
    Survey,
    /// Types of middlegame.
    Types,
}

impl OpeningEntry {
    /// Whether it is about the player's repertoire.
    const fn is_repertoire(self) -> bool {
        matches!(self, Self::Train | Self::Survey)
    }
}

/// The menu.
pub struct OpeningMenu {
    chosen: usize,
    variant: Variant,
    /// All cards of the game that the player plays, those never tried, and those that are due.
    cards: [Vec<String>; 3],
}

impl OpeningMenu {
    /// The menu, for the game that the player plays.
    pub fn new(shared: &mut Shared) -> Self {
        let variant = shared.trainer.settings().variant;
        let filter = Filter { variant: Some(variant), theme: Some(Theme::repertoire()), ..Filter::default() };
        let mut all: Vec<String> = shared.trainer.selector.ids(&filter).into_iter().collect();
        all.sort();
        let item = |id: &String| Item::Puzzle { variant, id: id.clone() };
        let (history, today) = (shared.trainer.history(), shared.trainer.today());
        let new = all.iter().filter(|id| history.last(&item(id)).is_none()).cloned().collect();
        let is_due = |id: &&String| history.card(&item(id)).is_some_and(|card| card.due <= today);
        let due = all.iter().filter(is_due).cloned().collect();
        Self { chosen: 0, variant, cards: [all, new, due] }
    }

    /// Whether the chosen entry opens: without cards nothing can be trained, nor anything be missing.
    fn opens(&self) -> bool {
        !OpeningEntry::VARIANTS[self.chosen].is_repertoire() || !self.cards[0].is_empty()
    }

    fn start(&self) -> Step {
        let [all, new, due] = &self.cards;
        match OpeningEntry::VARIANTS[self.chosen] {
            _ if !self.opens() => Step::stay(),
            OpeningEntry::Traps => Step::to(Destination::Traps),
            OpeningEntry::Survey => Step::to(Destination::Repertoire),
            OpeningEntry::Types => Step::to(Destination::Middlegames),
            OpeningEntry::Train => {
                let open = [&due[..], &new[..]].concat();
                let ids = if open.is_empty() { all.clone() } else { open };
                Step::to(Destination::Training(PuzzleSession::of_variant(self.variant).limited_to(ids)))
            }
        }
    }

    fn message(&self) -> Vec<Words> {
        let entry = OpeningEntry::VARIANTS[self.chosen];
        let about = Words::from(say().opening_entry_about(entry.as_ref()));
        if !entry.is_repertoire() {
            return vec![about];
        }
        let [all, new, due] = &self.cards;
        let cards = Words::from(say().repertoire_cards(all.len(), new.len(), due.len()));
        vec![about, cards, Words::new(Tone::Quiet, say().repertoire_how_to())]
    }
}

impl Screen for OpeningMenu {
    fn mode(&self) -> Mode {
        Mode::List
    }

    fn can(&self, command: Command) -> bool {
        !matches!(command, Command::Confirm | Command::Next) || self.opens()
    }

    fn board_size(&self) -> BoardSize {
        self.variant.board_size()
    }

    fn emphasis(&self, _shared: &Shared) -> Emphasis {
        let rows = u16::try_from(OpeningEntry::VARIANTS.len()).unwrap_or(LIST_ROWS);
        Emphasis::Form { rows, least: rows }
    }

    fn update(&mut self, action: Action, _shared: &mut Shared) -> Step {
        match action {
            Action::Do(Command::Home | Command::Cancel) => return Step::to(Destination::Home),
            Action::Do(Command::Up) => self.chosen = self.chosen.saturating_sub(1),
            Action::Do(Command::Down) => self.chosen = (self.chosen + 1).min(OpeningEntry::VARIANTS.len() - 1),
            Action::Do(Command::Confirm | Command::Next) => return self.start(),
            Action::Choose(line) if line < OpeningEntry::VARIANTS.len() => {
                self.chosen = line;
                return self.start();
            }
            _ => {}
        }
        Step::stay()
    }

    fn page(&self, shared: &Shared) -> Page {
        let line = |(place, entry): (usize, &OpeningEntry)| {
            Words::choice(&format!("{} ", say().opening_entry(entry.as_ref())), place == self.chosen)
        };
        let entry = OpeningEntry::VARIANTS[self.chosen];
        Page {
            subject: Words::new(Tone::Quiet, words::variant_name(self.variant)),
            clock: Pane::new(say().openings_clock(), vec![Words::new(Tone::Quiet, say().openings_rule())]),
            middle_title: say().openings_menu(),
            middle: Middle::Menu(OpeningEntry::VARIANTS.iter().enumerate().map(line).collect()),
            message: Pane::new(say().opening_entry(entry.as_ref()), self.message()),
            enter: say().label_open(),
            ..Page::new(say().openings_title(), shared.board(AnyPosition::start(self.variant)))
        }
    }
}
