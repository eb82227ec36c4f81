//! Filling in forms by the numbers of rows and values.

use super::line::Line;
use super::session::Session;
use super::texts;
use crate::tui::action::Action;
use crate::tui::keymap::Command;
use crate::words::{language_choice, language_names, say};
use etude_plain::line::trimmed;

/// The most values of a row that are told in one sentence.
const MANY: usize = 9;

impl Session {
    /// Obeys a line about a row of a form; false if it is not about one.
    pub(super) fn takes_field(&mut self, typed: &str, read: &Line) -> bool {
        let rows = self.shown.fields.rows.len();
        if rows == 0 {
            return false;
        }
        let typed = trimmed(typed);
        let (number, rest) = match read {
            Line::Number(number) => (*number, String::new()),
            Line::Move(_) | Line::Words { .. } => {
                let (first, rest) = typed.split_once(char::is_whitespace).unwrap_or((&typed, ""));
                let Ok(number) = first.parse::<usize>() else { return false };
                (number, rest.trim().to_owned())
            }
            Line::Empty => {
                self.go_to_row(rows);
                if self.shown.fields.start.is_some() {
                    self.act(Action::Do(Command::Confirm));
                }
                return true;
            }
        };
        let last = rows + usize::from(self.shown.fields.start.is_some());
        if number == 0 || number > last {
            self.refuse(say().plain_no_row(number, last));
        } else if number > rows {
            self.act(Action::Choose(rows));
        } else {
            self.fill(number - 1, &rest);
        }
        true
    }

    /// Refuses a text for a form of several rows that does not begin with the number of its own.
    pub(super) fn is_form_text(&mut self, text: &str) -> bool {
        let rows = &self.shown.fields.rows;
        let Some(row) = rows.iter().position(|row| row.values.is_empty()).filter(|_| rows.len() > 1) else {
            return false;
        };
        self.refuse(say().plain_text_row(row + 1, text));
        true
    }

    /// Fills in the only row of a form, a text, and completes the form; whether it is such a form.
    pub(super) fn fills_text(&mut self, text: &str) -> bool {
        if !self.shown.is_text() {
            return false;
        }
        self.fill(0, text);
        self.go_to_row(self.shown.fields.rows.len());
        self.act(Action::Do(Command::Confirm));
        true
    }

    /// Chooses a row of a form or a line of a list by the beginning of its name; whether there is just one.
    pub(super) fn choose_named(&mut self, typed: &str) -> bool {
        let typed = trimmed(typed).to_lowercase();
        let is_named = |name: &str| typed.chars().count() > 1 && name.to_lowercase().starts_with(&typed);
        if self.shown.fields.rows.is_empty() {
            let lines = if self.has_list() { self.shown.names() } else { Vec::new() };
            let Some(place) = only(lines.iter().map(|name| is_named(name))) else { return false };
            self.act(Action::Choose(place));
            return true;
        }
        let fields = self.shown.fields.clone();
        let names = fields.rows.iter().map(|row| &row.name).chain(fields.start.as_ref());
        match only(names.map(|name| is_named(name))) {
            Some(row) if row == fields.rows.len() => self.act(Action::Choose(row)),
            Some(row) => self.fill(row, ""),
            None => return false,
        }
        true
    }

    /// Moves the cursor of a form to a row.
    fn go_to_row(&mut self, row: usize) {
        for _ in 0..=self.shown.fields.rows.len() {
            let chosen = self.app.page().fields.chosen;
            if chosen == row {
                break;
            }
            self.act(Action::Do(if chosen < row { Command::Down } else { Command::Up }));
        }
    }

    /// Changes a row of a form, or says what it can be.
    fn fill(&mut self, row: usize, value: &str) {
        let field = self.shown.fields.rows[row].clone();
        // A row with one value opens something, but where Enter begins what the form is about.
        if field.values.len() == 1 && self.shown.fields.start.is_none() {
            self.go_to_row(row);
            return self.act(Action::Do(Command::Confirm));
        }
        let is_text = field.values.is_empty();
        if value.is_empty() {
            self.go_to_row(row);
            let now = if field.value.is_empty() { say().plain_row_empty() } else { field.value.clone() };
            if field.values.len() == 1 {
                self.say([texts::row(&field)]);
            } else if is_text {
                self.say([say().plain_row_text(field.name, now, row + 1)]);
            } else {
                let numbered = |(place, value): (usize, &String)| {
                    // The name of a level begins with its number.
                    let named = value.strip_prefix(&format!("{} · ", place + 1)).unwrap_or(value);
                    say().plain_numbered(place + 1, texts::value(named))
                };
                let values = field.values.iter().enumerate().map(numbered).collect::<Vec<_>>();
                let now = texts::value(&now);
                // Numbers and moves would run into the numbers of the list.
                let has_numbers =
                    field.values.iter().any(|value| value.contains(|letter: char| letter.is_ascii_digit()));
                if values.len() > MANY || has_numbers {
                    self.say([say().plain_row_many(field.name, values.len(), now, row + 1)]);
                    self.say(values);
                } else {
                    self.say([say().plain_row_values(field.name, crate::words::list(values), now, row + 1)]);
                }
            }
            self.shown.fields.chosen = row;
            return;
        }
        self.go_to_row(row);
        if is_text {
            self.act(Action::Do(Command::Last));
            self.act(Action::Do(Command::EraseBefore));
            if value != "." {
                self.act(Action::Paste(value.to_owned()));
            }
            return;
        }
        let lower = value.to_lowercase();
        // A language is known by its code as well.
        let coded =
            language_names().into_iter().find(|name| name.code().is_some_and(|code| code.to_lowercase() == lower));
        let coded = coded.map(|name| language_choice(&name));
        let is_named = |name: &String| name.to_lowercase().starts_with(&lower) || Some(name) == coded.as_ref();
        let named = || field.values.iter().position(is_named);
        let place = match value.parse::<usize>() {
            Ok(number) => number.checked_sub(1).filter(|&place| place < field.values.len()),
            Err(_) => named(),
        };
        let Some(place) = place else {
            return self.refuse(say().plain_no_value(row + 1, field.values.len()));
        };
        for _ in 0..(place + field.values.len() - field.place) % field.values.len() {
            self.act(Action::Do(Command::Right));
        }
        if place == field.place {
            self.say([texts::row(&field)]);
        }
        self.shown.fields.chosen = row;
    }
}

/// The place of the only one that is true.
fn only(all: impl Iterator<Item = bool>) -> Option<usize> {
    let mut places = all.enumerate().filter_map(|(place, is_it)| is_it.then_some(place));
    let first = places.next()?;
    places.next().is_none().then_some(first)
}
