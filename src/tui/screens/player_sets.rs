//! The list of the player's own sets and hidden puzzles, opened from the options.

use super::{Destination, Screen, Step};
use crate::tui::action::Action;
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::{Emphasis, LIST_ROWS};
use crate::tui::page::{Middle, Page, Pane, Tone, Words};
use crate::tui::shared::Shared;
use crate::words::say;
use damier_rules::{AnyPosition, BoardSize};
use damier_train::puzzle::player_sets::SetChange;
use damier_train::puzzle::session::PuzzleSession;

/// The screen.
pub struct PlayerSetList {
    chosen: usize,
    /// The first puzzle of the chosen entry; the start of a game if there is none.
    position: AnyPosition,
    /// Whether there is such a puzzle.
    is_there: bool,
    /// Whether it is a set.
    is_set: bool,
    /// Whether the next press of Delete removes the chosen set.
    is_asked: bool,
}

/// A line of the list.
enum Line {
    /// A set and its puzzles.
    Set(String, Vec<String>),
    /// A hidden puzzle.
    Hidden(String),
}

/// The lines: the sets by name, then the hidden puzzles.
fn lines(shared: &Shared) -> Vec<Line> {
    let sets = shared.trainer.player_sets().sets().map(|(name, ids)| Line::Set(name.to_owned(), ids.to_vec()));
    sets.chain(shared.trainer.player_sets().hidden().iter().cloned().map(Line::Hidden)).collect()
}

impl PlayerSetList {
    pub fn new(shared: &mut Shared) -> Self {
        let position = AnyPosition::start(shared.trainer.settings().variant);
        let mut screen = Self { chosen: 0, position, is_there: false, is_set: false, is_asked: false };
        screen.choose(0, shared);
        screen
    }

    /// Chooses a line, the last one if `place` is beyond the end, and shows its board.
    fn choose(&mut self, place: usize, shared: &mut Shared) {
        let lines = lines(shared);
        self.chosen = place.min(lines.len().saturating_sub(1));
        self.is_set = matches!(lines.get(self.chosen), Some(Line::Set(..)));
        let id = match lines.get(self.chosen) {
            Some(Line::Set(_, ids)) => ids.first(),
            Some(Line::Hidden(id)) => Some(id),
            None => None,
        };
        let puzzle = id.and_then(|id| shared.trainer.selector.puzzle(id));
        self.is_there = puzzle.is_some();
        self.position =
            puzzle.map_or_else(|| AnyPosition::start(shared.trainer.settings().variant), |puzzle| puzzle.position);
    }

    /// Opens the form with the chosen set, or takes a hidden puzzle back.
    fn confirm(&mut self, shared: &mut Shared) -> Step {
        match lines(shared).into_iter().nth(self.chosen) {
            Some(Line::Set(_, ids)) => Step::to(Destination::PuzzleSetup(PuzzleSession::default().limited_to(ids))),
            Some(Line::Hidden(id)) => self.pick(SetChange::Show(id), shared),
            None => Step::stay(),
        }
    }

    fn pick(&mut self, pick: SetChange, shared: &mut Shared) -> Step {
        let effects = vec![shared.trainer.pick(pick)];
        self.choose(self.chosen, shared);
        Step { effects, ..Step::default() }
    }
}

impl Screen for PlayerSetList {
    fn mode(&self) -> Mode {
        Mode::PlayerSets
    }

    fn can(&self, command: Command) -> bool {
        command != Command::Remove || self.is_set
    }

    fn board_size(&self) -> BoardSize {
        self.position.board_size()
    }

    fn emphasis(&self, shared: &Shared) -> Emphasis {
        Emphasis::Form { rows: u16::try_from(lines(shared).len()).unwrap_or(u16::MAX), least: LIST_ROWS }
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        let was_asked = action.is_input() && std::mem::take(&mut self.is_asked);
        match action {
            Action::Do(Command::Home) => return Step::to(Destination::Home),
            Action::Do(Command::Cancel) => return Step::to(Destination::Settings),
            Action::Do(Command::Up) => self.choose(self.chosen.saturating_sub(1), shared),
            Action::Do(Command::Down) => self.choose(self.chosen + 1, shared),
            Action::Do(Command::Confirm) => return self.confirm(shared),
            Action::Do(Command::Remove) => match lines(shared).into_iter().nth(self.chosen) {
                Some(Line::Set(name, _)) if was_asked => return self.pick(SetChange::Dissolve(name), shared),
                Some(Line::Set(..)) => self.is_asked = true,
                _ => {}
            },
            Action::Choose(line) if line < lines(shared).len() => {
                self.choose(line, shared);
                return self.confirm(shared);
            }
            _ => {}
        }
        Step::stay()
    }

    fn page(&self, shared: &Shared) -> Page {
        let lines = lines(shared);
        let named = lines.iter().enumerate().map(|(place, line)| {
            let text = match line {
                Line::Set(name, ids) => say().picks_set(ids.len(), name),
                Line::Hidden(id) => say().picks_hidden(id),
            };
            Words::choice(&format!("{text} "), place == self.chosen)
        });
        let how_to = match lines.get(self.chosen) {
            Some(Line::Set(..)) if self.is_asked => Words::new(Tone::Notice, say().picks_remove()),
            Some(Line::Set(..)) => Words::new(Tone::Quiet, say().picks_set_how_to()),
            Some(Line::Hidden(_)) => Words::new(Tone::Quiet, say().picks_hidden_how_to()),
            None => Words::from(say().picks_none()),
        };
        let is_gone = !lines.is_empty() && !self.is_there;
        let gone = is_gone.then(|| Words::new(Tone::Notice, say().picks_unknown()));
        Page {
            clock: Pane::new(say().modes_clock(), Vec::new()),
            middle_title: say().picks_menu(),
            middle: Middle::Menu(named.collect()),
            enter: if self.is_set { say().label_open() } else { String::new() },
            message: Pane::new(say().picks_title(), [Some(how_to), gone].into_iter().flatten().collect()),
            ..Page::new(say().picks_title(), shared.board(self.position))
        }
    }
}
