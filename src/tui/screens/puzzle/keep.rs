//! The question in which set a puzzle is kept.

use std::iter::once;

use crate::tui::action::Action;
use crate::tui::form::{Filled, Form, Row};
use crate::tui::keymap::{Command, Mode};
use crate::tui::page::{Page, Pane, Tone, Words};
use crate::tui::shared::Shared;
use crate::words::say;
use damier_rules::AnyPosition;
use damier_train::puzzle::player_sets::{LONGEST_NAME, PlayerSets, SetChange, set_name};
use etude_tui::text_input::TextInput;

/// The rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Set,
    Name,
}

/// What an action did.
pub enum Kept {
    /// The question is still open.
    Asked,
    /// It was closed without an answer.
    Cancelled,
    /// This is to be done.
    Chosen(SetChange),
}

/// The question.
pub struct Keep {
    /// The puzzle.
    id: String,
    /// What the board shows meanwhile.
    position: AnyPosition,
    form: Form<Field>,
    /// The chosen set; `None` for a new one.
    set: Option<String>,
    /// The name of a new set.
    name: String,
}

impl Keep {
    /// The question about a puzzle. The set chosen last is proposed.
    pub fn new(id: String, position: AnyPosition, last: Option<&str>, player_sets: &PlayerSets) -> Self {
        let known = player_sets.sets().map(|(name, _)| name);
        let set = last.filter(|&last| !player_sets.set(last).is_empty()).or_else(|| known.into_iter().next());
        let set = set.map(str::to_owned);
        let first = if set.is_some() { Field::Set } else { Field::Name };
        let mut keep = Self { id, position, form: Form::without_end(Vec::new()), set, name: String::new() };
        keep.form = keep.filled(player_sets).at(first);
        keep
    }

    /// The form with the current choices.
    fn filled(&self, player_sets: &PlayerSets) -> Form<Field> {
        let mut rows = vec![Row::choice(Field::Set, say().keep_set(), sets(player_sets), &self.set)];
        if self.set.is_none() {
            rows.push(Row::text(Field::Name, say().keep_name(), TextInput::new(&self.name).at_most(LONGEST_NAME)));
        }
        Form::new(rows, if self.has(player_sets) { say().drop_start() } else { say().keep_start() })
    }

    /// Whether the chosen set has the puzzle.
    fn has(&self, player_sets: &PlayerSets) -> bool {
        self.set.as_ref().is_some_and(|set| player_sets.set(set).contains(&self.id))
    }

    /// The mode that decides which keys work.
    pub fn mode(&self) -> Mode {
        self.form.mode()
    }

    /// Handles an action.
    pub fn update(&mut self, action: &Action, player_sets: &PlayerSets) -> Kept {
        if matches!(action, Action::Do(Command::Home | Command::Cancel)) {
            return Kept::Cancelled;
        }
        match self.form.update(action) {
            Filled::Changed(Field::Set) => {
                let choices: Vec<Option<String>> = sets(player_sets).into_iter().map(|(set, _)| set).collect();
                self.set = self.form.pick(Field::Set, &choices);
                self.form = self.filled(player_sets).at(Field::Set);
            }
            Filled::Changed(Field::Name) => self.form.text(Field::Name).clone_into(&mut self.name),
            Filled::Done => {
                let Some(set) = self.set.clone().or_else(|| set_name(&self.name)) else { return Kept::Asked };
                let id = self.id.clone();
                return Kept::Chosen(if self.has(player_sets) {
                    SetChange::Drop { set, id }
                } else {
                    SetChange::Keep { set, id }
                });
            }
            Filled::Same => {}
        }
        Kept::Asked
    }

    /// The page.
    pub fn page(&self, shared: &Shared) -> Page {
        let message = match &self.set {
            _ if self.has(shared.trainer.player_sets()) => Words::from(say().drop_how_to()),
            None if set_name(&self.name).is_none() => Words::new(Tone::Notice, say().keep_nameless()),
            _ => Words::from(say().keep_how_to()),
        };
        Page {
            subject: Words::new(Tone::Quiet, &*self.id),
            clock: Pane::new(say().keep_clock(), vec![Words::new(Tone::Quiet, &*self.id)]),
            middle_title: say().keep_menu(),
            message: Pane::new(say().home_message(), vec![message]),
            ..self.form.page(say().keep_title(), shared.board(self.position))
        }
    }
}

/// The sets to choose from, with their names; the last is a new one.
fn sets(player_sets: &PlayerSets) -> Vec<(Option<String>, String)> {
    let known = player_sets.sets().map(|(name, ids)| (Some(name.to_owned()), say().set_own(name, ids.len())));
    known.chain(once((None, say().keep_new()))).collect()
}
