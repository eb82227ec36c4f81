//! A form: rows of choices and texts, filled in with the cursor keys, the keyboard or the mouse.
//!
//! Every mode that has something to choose before it starts shows one in the middle pane, and so do the settings.

use super::action::Action;
use super::keymap::{Command, Mode};
use super::page::{InputLine, Middle, Page, Pane, Tone, Words};
use super::text_input::TextInput;
use super::widgets::board::BoardPicture;
use crate::words;

/// What stands at the place where the next character goes.
const CARET: &str = "▏";

/// A row of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    label: String,
    content: Content,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Content {
    Choice { values: Vec<String>, value: usize },
    Text(TextInput),
}

impl Row {
    /// One of several values; the first one is taken if there are not so many.
    #[must_use]
    pub fn choice<V: Into<String>>(label: &str, values: impl IntoIterator<Item = V>, value: usize) -> Self {
        let values: Vec<String> = values.into_iter().map(Into::into).collect();
        let value = if value < values.len() { value } else { 0 };
        Self { label: label.to_owned(), content: Content::Choice { values, value } }
    }

    /// A text to be typed.
    #[must_use]
    pub fn text(label: &str, text: &str) -> Self {
        Self { label: label.to_owned(), content: Content::Text(TextInput::new(text)) }
    }
}

/// What an action has done to a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filled {
    /// No row has another value; the cursor may have moved.
    Same,
    /// A row has another value.
    Changed(usize),
    /// The form is filled in.
    Done,
}

/// A form and the row that the cursor is on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    rows: Vec<Row>,
    /// What the last line says, with which the form is done; a form without it is never done.
    start: Option<String>,
    chosen: usize,
}

impl Form {
    /// A form that is done with Enter, or a click on its last line.
    #[must_use]
    pub fn new(rows: Vec<Row>, start: &str) -> Self {
        Self { rows, start: Some(start.to_owned()), chosen: 0 }
    }

    /// A form in which every change counts at once.
    #[must_use]
    pub const fn without_end(rows: Vec<Row>) -> Self {
        Self { rows, start: None, chosen: 0 }
    }

    /// Which keys work: on a text all characters belong to it.
    #[must_use]
    pub fn mode(&self) -> Mode {
        match self.rows.get(self.chosen) {
            Some(Row { content: Content::Text(_), .. }) => Mode::Text,
            _ => Mode::Form,
        }
    }

    /// The row that the cursor is on; the one after the last is the line with which the form is done.
    #[must_use]
    pub const fn chosen(&self) -> usize {
        self.chosen
    }

    /// The place of the chosen value of a row; 0 for a text.
    #[must_use]
    pub fn value(&self, row: usize) -> usize {
        match self.rows.get(row).map(|row| &row.content) {
            Some(Content::Choice { value, .. }) => *value,
            _ => 0,
        }
    }

    /// The text of a row, or the name of its value.
    #[must_use]
    pub fn text(&self, row: usize) -> &str {
        match self.rows.get(row).map(|row| &row.content) {
            Some(Content::Choice { values, value }) => values.get(*value).map_or("", String::as_str),
            Some(Content::Text(text)) => text.text(),
            None => "",
        }
    }

    /// Puts another row in the place of one.
    pub fn replace(&mut self, place: usize, row: Row) {
        if let Some(old) = self.rows.get_mut(place) {
            *old = row;
        }
    }

    /// Takes an action.
    pub fn update(&mut self, action: &Action) -> Filled {
        match action {
            Action::Do(Command::Up) => self.chosen = self.chosen.saturating_sub(1),
            Action::Do(Command::Down) => self.chosen = (self.chosen + 1).min(self.last()),
            Action::Do(Command::Confirm) if self.start.is_some() => return Filled::Done,
            Action::Choose(line) if *line <= self.last() => {
                self.chosen = *line;
                if *line == self.rows.len() {
                    return Filled::Done;
                }
                return self.change(&Action::Do(Command::Confirm));
            }
            action => return self.change(action),
        }
        Filled::Same
    }

    /// The lines for the middle pane.
    #[must_use]
    pub fn lines(&self) -> Vec<Words> {
        let width = self.rows.iter().map(|row| row.label.chars().count()).max().unwrap_or(0);
        let row = |(place, row): (usize, &Row)| {
            let (label, chosen) = (&row.label, place == self.chosen);
            match &row.content {
                Content::Choice { values, value } => {
                    let name = values.get(*value).map_or("", String::as_str);
                    if chosen {
                        Words::new(Tone::Chosen, format!("▸ {label:<width$} ◂ {name} ▸ "))
                    } else {
                        Words::new(Tone::Quiet, format!("  {label:<width$} ")).and(Tone::Text, format!("  {name}"))
                    }
                }
                Content::Text(text) if chosen => {
                    let mut line = Words::new(Tone::Chosen, format!("▸ {label:<width$}   "));
                    line.0.extend(text.words(Tone::Chosen, CARET).0);
                    line.and(Tone::Chosen, " ")
                }
                Content::Text(text) => {
                    Words::new(Tone::Quiet, format!("  {label:<width$} ")).and(Tone::Text, format!("  {}", text.text()))
                }
            }
        };
        let mut lines: Vec<Words> = self.rows.iter().enumerate().map(row).collect();
        if let Some(start) = &self.start {
            lines.push(if self.chosen == self.rows.len() {
                Words::new(Tone::Chosen, format!("▸ {start} "))
            } else {
                Words::new(Tone::Text, "  ").and(Tone::Key, words::KEY_ENTER).and(Tone::Text, format!("  {start}"))
            });
        }
        lines
    }

    /// A page with the form in its middle, beside a board.
    #[must_use]
    pub fn page(&self, title: &str, board: BoardPicture) -> Page {
        let clock = Pane { title: words::PANE_CLOCK.to_owned(), lines: Vec::new() };
        Page {
            title: title.to_owned(),
            subject: Words::default(),
            board,
            clock,
            time: String::new(),
            middle_title: String::new(),
            middle: Middle::Menu(self.lines()),
            message: Pane::default(),
            input: InputLine::default(),
        }
    }

    /// The last line that can be chosen.
    fn last(&self) -> usize {
        if self.start.is_some() { self.rows.len() } else { self.rows.len().saturating_sub(1) }
    }

    /// Has the chosen row take an action.
    fn change(&mut self, action: &Action) -> Filled {
        let is_changed = match (self.rows.get_mut(self.chosen).map(|row| &mut row.content), action) {
            (Some(Content::Text(text)), action) => text.update(action),
            (Some(Content::Choice { values, value }), Action::Do(command)) if values.len() > 1 => {
                let step = match command {
                    Command::Left => values.len() - 1,
                    Command::Right | Command::Confirm => 1,
                    _ => return Filled::Same,
                };
                *value = (*value + step) % values.len();
                true
            }
            _ => false,
        };
        if is_changed { Filled::Changed(self.chosen) } else { Filled::Same }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn form() -> Form {
        let rows =
            vec![Row::choice("level", ["1", "2", "3"], 1), Row::text("FEN", ""), Row::choice("clock", ["none"], 7)];
        Form::new(rows, "Start")
    }

    #[test]
    fn arrows_choose_a_row_and_a_value_and_values_go_round() {
        let mut form = form();
        assert_eq!(form.update(&Action::Do(Command::Right)), Filled::Changed(0));
        assert_eq!(form.update(&Action::Do(Command::Right)), Filled::Changed(0));
        assert_eq!((form.value(0), form.text(0)), (0, "1"));
        assert_eq!(form.update(&Action::Do(Command::Left)), Filled::Changed(0));
        assert_eq!(form.text(0), "3");
        for _ in 0..9 {
            form.update(&Action::Do(Command::Down));
        }
        assert_eq!(form.chosen(), 3);
        assert_eq!(form.update(&Action::Do(Command::Left)), Filled::Same);
        assert_eq!(form.update(&Action::Do(Command::Confirm)), Filled::Done);
    }

    #[test]
    fn on_a_text_every_character_counts_and_elsewhere_none() {
        let mut form = form();
        assert_eq!(form.mode(), Mode::Form);
        assert_eq!(form.update(&Action::Type('W')), Filled::Same);
        form.update(&Action::Do(Command::Down));
        assert_eq!(form.mode(), Mode::Text);
        form.update(&Action::Paste("W:WK31\n:B2?".to_owned()));
        assert_eq!(form.text(1), "W:WK31:B2?");
        assert_eq!(form.update(&Action::Do(Command::Erase)), Filled::Changed(1));
        assert_eq!(form.text(1), "W:WK31:B2");
    }

    #[test]
    fn a_click_changes_a_row_and_ends_the_form_on_its_last_line() {
        let mut form = form();
        assert_eq!(form.update(&Action::Choose(0)), Filled::Changed(0));
        assert_eq!(form.text(0), "3");
        assert_eq!(form.update(&Action::Choose(3)), Filled::Done);
        assert_eq!(form.update(&Action::Choose(4)), Filled::Same);
    }

    #[test]
    fn without_an_end_the_enter_key_changes_the_value() {
        let mut form = Form::without_end(vec![Row::choice("theme", ["dark", "light"], 0)]);
        assert_eq!(form.update(&Action::Do(Command::Confirm)), Filled::Changed(0));
        assert_eq!(form.text(0), "light");
        assert_eq!(form.update(&Action::Choose(1)), Filled::Same);
    }
}
