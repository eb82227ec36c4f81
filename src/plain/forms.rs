//! Filling in forms by the numbers of rows and values.

use super::line::Line;
use super::session::Session;
use super::texts;
use crate::tui::action::Action;
use crate::tui::keymap::Command;
use crate::words::say;
use etude_plain::line::trimmed;

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
                self.say([say().plain_row_values(field.name, crate::words::list(values), texts::value(&now), row + 1)]);
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
        let named = || field.values.iter().position(|name| name.to_lowercase().starts_with(&lower));
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
