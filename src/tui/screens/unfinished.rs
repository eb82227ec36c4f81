//! The list of unfinished exercises, games and analyses, and the woodpecker set in progress.

use super::{Destination, Screen, Step};
use crate::tui::action::Action;
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::{Emphasis, LIST_ROWS};
use crate::tui::page::{Middle, Page, Pane, Tone, Words};
use crate::tui::shared::Shared;
use crate::words::{self, say};
use damier_app::{Resumable, Trainer};
use damier_rules::{AnyPosition, BoardSize};
use damier_train::unfinished::Unfinished;

/// The screen.
pub struct UnfinishedList {
    chosen: usize,
    /// The position of the chosen entry.
    position: AnyPosition,
    /// Whether the next press of Delete gives the entry up.
    is_asked: bool,
}

impl UnfinishedList {
    pub fn new(shared: &mut Shared) -> Self {
        let mut screen =
            Self { chosen: 0, position: AnyPosition::start(shared.trainer.settings().variant), is_asked: false };
        screen.choose(0, &mut shared.trainer);
        screen
    }

    /// Chooses an entry, the last one if `place` is beyond the end, and shows its position.
    fn choose(&mut self, place: usize, trainer: &mut Trainer) {
        self.chosen = place.min(trainer.count_resumable().saturating_sub(1));
        let known = trainer.position_of(self.chosen);
        self.position = known.unwrap_or_else(|| AnyPosition::start(trainer.settings().variant));
    }

    /// Resumes the chosen entry.
    fn resume(&self, trainer: &Trainer) -> Step {
        destination(trainer, self.chosen).map_or_else(Step::stay, Step::to)
    }

    /// Gives up the chosen entry.
    fn give_up(&mut self, trainer: &mut Trainer) -> Step {
        let effects = trainer.give_up(self.chosen);
        self.choose(self.chosen, trainer);
        let destination = (trainer.count_resumable() == 0).then_some(Destination::Home);
        Step { effects, destination, ..Step::default() }
    }
}

/// The text of an entry.
pub fn named(trainer: &Trainer, place: usize) -> Option<String> {
    trainer.resumable(place).map(|entry| match entry {
        Resumable::Kept(kept) => words::unfinished(&kept.unfinished),
        Resumable::Woodpecker(set) => words::unfinished_set(set),
    })
}

/// The screen that resumes an entry.
pub fn destination(trainer: &Trainer, place: usize) -> Option<Destination> {
    trainer.resumable(place).map(|entry| match entry {
        Resumable::Kept(kept) => Destination::Resume(Box::new(kept.clone())),
        Resumable::Woodpecker(_) => Destination::Woodpecker,
    })
}

/// The unfinished work of an entry; `None` for the woodpecker set.
fn unfinished(trainer: &Trainer, place: usize) -> Option<&Unfinished> {
    match trainer.resumable(place)? {
        Resumable::Kept(kept) => Some(&kept.unfinished),
        Resumable::Woodpecker(_) => None,
    }
}

impl Screen for UnfinishedList {
    fn mode(&self) -> Mode {
        Mode::Unfinished
    }

    fn board_size(&self) -> BoardSize {
        self.position.board_size()
    }

    fn emphasis(&self, shared: &Shared) -> Emphasis {
        Emphasis::Form { rows: u16::try_from(shared.trainer.count_resumable()).unwrap_or(u16::MAX), least: LIST_ROWS }
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        let is_asked = std::mem::take(&mut self.is_asked);
        match action {
            Action::Do(Command::Home | Command::Cancel) => return Step::to(Destination::Home),
            Action::Do(Command::Up) => self.choose(self.chosen.saturating_sub(1), &mut shared.trainer),
            Action::Do(Command::Down) => self.choose(self.chosen + 1, &mut shared.trainer),
            Action::Do(Command::Confirm) => return self.resume(&shared.trainer),
            Action::Do(Command::Remove) if is_asked => return self.give_up(&mut shared.trainer),
            Action::Do(Command::Remove) => self.is_asked = unfinished(&shared.trainer, self.chosen).is_some(),
            Action::Choose(line) if line < shared.trainer.count_resumable() => {
                self.chosen = line;
                return self.resume(&shared.trainer);
            }
            _ => {}
        }
        Step::stay()
    }

    fn page(&self, shared: &Shared) -> Page {
        // The bar of the chosen line ends one column after its text, as in every menu.
        let line = |place| Some(Words::choice(&format!("{} ", named(&shared.trainer, place)?), place == self.chosen));
        let lines = (0..shared.trainer.count_resumable()).filter_map(line);
        let asked = unfinished(&shared.trainer, self.chosen).filter(|_| self.is_asked);
        let message = match asked {
            Some(unfinished) => Words::new(Tone::Notice, words::give_up(unfinished)),
            None => Words::new(Tone::Quiet, say().waiting_how_to()),
        };
        Page {
            clock: Pane::new(say().waiting_clock(), Vec::new()),
            middle_title: say().waiting_menu(),
            middle: Middle::Menu(lines.collect()),
            enter: say().label_continue(),
            message: Pane::new(say().waiting_title(), vec![message]),
            ..Page::new(say().waiting_title(), shared.board(self.position))
        }
    }
}
