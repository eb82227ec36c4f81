//! A form: rows of choices and texts, filled in with the arrow keys, the keyboard or the mouse.
//!
//! Screens with choices show one in the middle pane, and so do the settings. A screen names its rows by the variants of
//! an enumeration, builds the rows from the current choices ([`Form::show`]), and reads changed rows
//! ([`Form::pick`], [`Form::text`]).

use unicode_width::UnicodeWidthStr;

use super::action::Action;
use super::keymap::{Command, Mode};
use super::layout::Emphasis;
use super::page::{FieldText, Fields, Middle, Page, Tone, Words};
use super::widgets::board::BoardPicture;
use crate::words::say;
use etude_tui::text_input::TextInput;

/// The caret.
const CARET: &str = "▏";

/// The values of a yes-or-no row.
pub const NO_YES: [bool; 2] = [false, true];

/// The same, with "yes" first.
pub const YES_NO: [bool; 2] = [true, false];

/// The name before a row, and a sentence of help, which may be empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    name: String,
    help: String,
}

impl From<&str> for Label {
    fn from(name: &str) -> Self {
        Self::from(name.to_owned())
    }
}

impl From<String> for Label {
    fn from(name: String) -> Self {
        Self::from((name, String::new()))
    }
}

impl From<(String, String)> for Label {
    fn from((name, help): (String, String)) -> Self {
        Self { name, help }
    }
}

/// A row of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row<F> {
    field: F,
    label: Label,
    content: Content,
    /// What an empty text means.
    empty: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Content {
    /// The names of the values, and the index of the chosen one.
    Choice(Vec<String>, usize),
    Text(TextInput),
}

impl<F> Row<F> {
    /// A row with one of several named values; the first one if `now` is not among them.
    #[must_use]
    pub fn choice<T: PartialEq, N: Into<String>>(
        field: F,
        label: impl Into<Label>,
        values: impl IntoIterator<Item = (T, N)>,
        now: &T,
    ) -> Self {
        let (values, names): (Vec<T>, Vec<String>) =
            values.into_iter().map(|(value, name)| (value, name.into())).unzip();
        let place = values.iter().position(|value| value == now).unwrap_or(0);
        Self { field, label: label.into(), content: Content::Choice(names, place), empty: String::new() }
    }

    /// A row with a text to type.
    #[must_use]
    pub fn text(field: F, label: impl Into<Label>, text: TextInput) -> Self {
        Self { field, label: label.into(), content: Content::Text(text), empty: String::new() }
    }

    /// The row with what it means to leave its text empty.
    #[must_use]
    pub fn or_empty(self, empty: String) -> Self {
        Self { empty, ..self }
    }

    /// The name before the row.
    #[must_use]
    pub fn label(&self) -> &str {
        &self.label.name
    }

    /// The help sentence; may be empty.
    #[must_use]
    pub fn help(&self) -> &str {
        &self.label.help
    }

    /// The text of the row, or the name of its value.
    #[must_use]
    pub fn value(&self) -> &str {
        match &self.content {
            Content::Choice(names, place) => names.get(*place).map_or("", String::as_str),
            Content::Text(text) => text.text(),
        }
    }

    /// The row as a face without a screen tells it.
    fn told(&self) -> FieldText {
        let (values, place) = match &self.content {
            Content::Choice(names, place) => (names.clone(), *place),
            Content::Text(_) => (Vec::new(), 0),
        };
        let value = if self.value().is_empty() { &self.empty } else { self.value() };
        FieldText { name: self.label.name.clone(), value: value.to_owned(), values, place }
    }

    /// The line of the row, with its label padded to `width` columns.
    fn line(&self, is_chosen: bool, width: usize) -> Words {
        let label = format!("{}{}", self.label(), " ".repeat(width.saturating_sub(self.label().width())));
        let empty = if self.value().is_empty() { &*self.empty } else { "" };
        match &self.content {
            _ if !is_chosen => Words::new(Tone::Quiet, format!("  {label} "))
                .and(Tone::Text, format!("  {}", self.value()))
                .and(Tone::Quiet, empty),
            // A row without another value is there for its Enter.
            Content::Choice(names, _) if names.len() == 1 => {
                Words::new(Tone::Chosen, format!("▸ {label}   {} ", self.value()))
            }
            Content::Choice(..) => Words::new(Tone::Chosen, format!("▸ {label} ◂ {} ▸ ", self.value())),
            Content::Text(text) => {
                let mut line = Words::new(Tone::Chosen, format!("▸ {label}   "));
                line.0.extend(text.words(Tone::Chosen, CARET).0);
                line.and(Tone::Chosen, " ").and(Tone::Quiet, empty)
            }
        }
    }
}

/// Values paired with their names, for a row of choices.
pub fn named<T: Copy, N>(values: &[T], mut name: impl FnMut(T) -> N) -> impl Iterator<Item = (T, N)> {
    values.iter().map(move |&value| (value, name(value)))
}

/// What an action did to a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filled<F> {
    /// No value changed; the cursor may have moved.
    Same,
    /// The value of this row changed.
    Changed(F),
    /// The form is filled in.
    Done,
}

/// A form and the row that the cursor is on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form<F> {
    rows: Vec<Row<F>>,
    /// The text of the last line, which completes the form; a form without one is never complete.
    start: Option<String>,
    chosen: usize,
}

impl<F: Copy + PartialEq> Form<F> {
    /// A form completed with Enter or a click on its last line.
    #[must_use]
    pub fn new(rows: Vec<Row<F>>, start: impl Into<String>) -> Self {
        Self { rows, start: Some(start.into()), chosen: 0 }
    }

    /// A form whose changes apply at once.
    #[must_use]
    pub const fn without_end(rows: Vec<Row<F>>) -> Self {
        Self { rows, start: None, chosen: 0 }
    }

    /// The form with the cursor on a row.
    #[must_use]
    pub fn at(self, field: F) -> Self {
        let chosen = self.rows.iter().position(|row| row.field == field);
        Self { chosen: chosen.unwrap_or(self.chosen), ..self }
    }

    /// The rows of the form, with the one that completes it.
    fn height(&self) -> u16 {
        u16::try_from(self.rows.len() + usize::from(self.start.is_some())).unwrap_or(u16::MAX)
    }

    /// Replaces the rows. The cursor stays on its row if that still exists, and the caret in its text.
    pub fn show(&mut self, mut rows: Vec<Row<F>>) {
        for row in &mut rows {
            if let Some(old) = self.row(row.field).filter(|old| old.value() == row.value())
                && let (Content::Text(old), Content::Text(new)) = (&old.content, &mut row.content)
            {
                new.clone_from(old);
            }
        }
        let is_chosen = |row: &Row<F>| Some(row.field) == self.chosen();
        let is_at_end = self.chosen == self.rows.len();
        let place = rows.iter().position(is_chosen).unwrap_or(if is_at_end { rows.len() } else { self.chosen });
        self.rows = rows;
        self.chosen = place.min(self.last());
    }

    /// The mode that decides which keys work: on a text row, every character is typed, and without another value there
    /// is nothing to change.
    #[must_use]
    pub fn mode(&self) -> Mode {
        match self.chosen_row().map(|row| &row.content) {
            Some(Content::Text(_)) => Mode::Text,
            Some(Content::Choice(names, _)) if names.len() > 1 => Mode::Form,
            Some(Content::Choice(..)) | None => Mode::List,
        }
    }

    /// The field of the cursor's row; `None` on the last line, which completes the form.
    #[must_use]
    pub fn chosen(&self) -> Option<F> {
        self.chosen_row().map(|row| row.field)
    }

    /// The cursor's row; `None` on the last line.
    #[must_use]
    pub fn chosen_row(&self) -> Option<&Row<F>> {
        self.rows.get(self.chosen)
    }

    /// The chosen value of a row; `values` are those the row was built with, at least one.
    #[must_use]
    pub fn pick<T: Clone>(&self, field: F, values: &[T]) -> T {
        let place = match self.row(field).map(|row| &row.content) {
            Some(Content::Choice(_, place)) => *place,
            _ => 0,
        };
        values[place.min(values.len() - 1)].clone()
    }

    /// The text of a row, or the name of its value.
    #[must_use]
    pub fn text(&self, field: F) -> &str {
        self.row(field).map_or("", Row::value)
    }

    /// Handles an action.
    pub fn update(&mut self, action: &Action) -> Filled<F> {
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

    /// Lets the chosen row handle an action.
    fn change(&mut self, action: &Action) -> Filled<F> {
        let Some(row) = self.rows.get_mut(self.chosen) else { return Filled::Same };
        let is_changed = match (&mut row.content, action) {
            (Content::Text(text), action) => action.edit(text),
            (Content::Choice(names, place), Action::Do(command)) if names.len() > 1 => {
                let step = match command {
                    Command::Left => names.len() - 1,
                    Command::Right | Command::Confirm => 1,
                    _ => return Filled::Same,
                };
                *place = (*place + step) % names.len();
                true
            }
            _ => false,
        };
        if is_changed { Filled::Changed(row.field) } else { Filled::Same }
    }

    /// The lines for the middle pane.
    #[must_use]
    pub fn lines(&self) -> Vec<Words> {
        let width = self.rows.iter().map(|row| row.label().width()).max().unwrap_or(0);
        let rows = self.rows.iter().enumerate().map(|(place, row)| row.line(place == self.chosen, width));
        let start = self.start.iter().map(|start| {
            if self.chosen == self.rows.len() {
                Words::new(Tone::Chosen, format!("▸ {start} "))
            } else {
                Words::new(Tone::Text, "  ").and(Tone::Key, say().key_enter()).and(Tone::Text, format!("  {start}"))
            }
        });
        rows.chain(start).collect()
    }

    /// The rows, and where the cursor is, for faces without a screen.
    #[must_use]
    pub fn fields(&self) -> Fields {
        let rows = self.rows.iter().map(Row::told).collect();
        Fields { rows, start: self.start.clone(), chosen: self.chosen }
    }

    /// Which pane gets the rows: the form, as far as there are enough.
    #[must_use]
    pub fn emphasis(&self) -> Emphasis {
        Emphasis::Form { rows: self.height(), least: self.height() }
    }

    /// A page with the form in its middle pane.
    #[must_use]
    pub fn page(&self, title: impl Into<String>, board: BoardPicture) -> Page {
        Page {
            middle_title: String::new(),
            middle: Middle::Menu(self.lines()),
            enter: self.start.as_deref().unwrap_or_default().to_lowercase(),
            fields: self.fields(),
            ..Page::new(title, board)
        }
    }

    fn row(&self, field: F) -> Option<&Row<F>> {
        self.rows.iter().find(|row| row.field == field)
    }

    /// The last line the cursor can reach.
    fn last(&self) -> usize {
        if self.start.is_some() { self.rows.len() } else { self.rows.len().saturating_sub(1) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Field::{Clock, Fen, Level, Theme};

    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Field {
        Level,
        Fen,
        Clock,
        Theme,
    }

    fn rows(level: u8, fen: &str) -> Vec<Row<Field>> {
        vec![
            Row::choice(Level, "level", [(7, "low"), (8, "middle"), (9, "high")], &level),
            Row::text(Fen, "FEN", TextInput::new(fen)),
            Row::choice(Clock, "clock", [(None, "none")], &Some(5)),
        ]
    }

    fn form() -> Form<Field> {
        Form::new(rows(8, ""), "Start")
    }

    fn press<F: Copy + PartialEq>(form: &mut Form<F>, commands: &[Command]) -> Vec<Filled<F>> {
        commands.iter().map(|command| form.update(&Action::Do(*command))).collect()
    }

    #[test]
    fn arrows_choose_a_row_and_a_value_and_values_go_round() {
        let mut form = form();
        let value = |form: &Form<Field>| form.pick(Level, &[7, 8, 9]);
        assert_eq!(value(&form), 8);
        assert_eq!(press(&mut form, &[Command::Right; 2]), [Filled::Changed(Level); 2]);
        assert_eq!((value(&form), form.text(Level)), (7, "low"));
        assert_eq!(press(&mut form, &[Command::Left]), [Filled::Changed(Level)]);
        assert_eq!((value(&form), form.text(Level)), (9, "high"));
        press(&mut form, &[Command::Down; 2]);
        assert_eq!(form.chosen(), Some(Clock));
        assert_eq!(press(&mut form, &[Command::Right]), [Filled::Same], "there is one value only");
        press(&mut form, &[Command::Down; 9]);
        assert_eq!(form.chosen(), None);
        assert_eq!(press(&mut form, &[Command::Left, Command::Confirm]), [Filled::Same, Filled::Done]);
    }

    #[test]
    fn on_a_text_every_character_counts_and_elsewhere_none() {
        let mut form = form();
        assert_eq!(form.mode(), Mode::Form);
        assert_eq!(form.update(&Action::Type('W')), Filled::Same);
        press(&mut form, &[Command::Down; 2]);
        assert_eq!(form.mode(), Mode::List, "there is one value only");
        press(&mut form, &[Command::Up]);
        assert_eq!(form.mode(), Mode::Text);
        assert_eq!(form.update(&Action::Paste("W:WK31\n:B2?".to_owned())), Filled::Changed(Fen));
        assert_eq!(form.text(Fen), "W:WK31:B2?");
        assert_eq!(press(&mut form, &[Command::Erase, Command::Left]), [Filled::Changed(Fen), Filled::Same]);
        assert_eq!(form.update(&Action::Type('1')), Filled::Changed(Fen));
        assert_eq!(form.lines()[1].text(), "▸ FEN     W:WK31:B1▏2 ");
        assert_eq!(press(&mut form, &[Command::EraseWord, Command::EraseBefore]), [Filled::Changed(Fen); 2]);
        assert_eq!(form.text(Fen), "2");
    }

    #[test]
    fn other_rows_leave_the_cursor_on_its_field_and_the_caret_in_its_text() {
        let mut form = form().at(Fen);
        form.update(&Action::Paste("W:WK31".to_owned()));
        press(&mut form, &[Command::Left; 2]);
        let mut more = rows(9, "W:WK31");
        more.insert(0, Row::choice(Theme, "theme", [(0, "dark")], &0));
        form.show(more);
        assert_eq!((form.chosen(), form.text(Level)), (Some(Fen), "high"));
        form.update(&Action::Type('2'));
        assert_eq!(form.text(Fen), "W:WK231");
        form.show(rows(9, "W:WK2"));
        form.update(&Action::Type('4'));
        assert_eq!(form.text(Fen), "W:WK24", "behind another text the caret is at its end");
        form.show(rows(9, "").drain(..1).collect());
        assert_eq!(form.chosen(), None, "the row of the cursor is gone");
        form.show(rows(9, ""));
        assert_eq!(form.chosen(), None, "and the last line is the last line");
    }

    #[test]
    fn a_click_changes_a_row_and_ends_the_form_on_its_last_line() {
        let mut form = form();
        assert_eq!(form.update(&Action::Choose(0)), Filled::Changed(Level));
        assert_eq!(form.text(Level), "high");
        assert_eq!((form.update(&Action::Choose(1)), form.chosen()), (Filled::Same, Some(Fen)));
        assert_eq!(form.update(&Action::Choose(4)), Filled::Same);
        assert_eq!(form.update(&Action::Choose(3)), Filled::Done);
    }

    #[test]
    fn without_an_end_the_enter_key_changes_the_value() {
        let mut form = Form::without_end(vec![Row::choice((), "theme", [(1, "dark"), (2, "light")], &1)]);
        assert_eq!(press(&mut form, &[Command::Confirm]), [Filled::Changed(())]);
        assert_eq!(form.text(()), "light");
        assert_eq!(form.update(&Action::Choose(1)), Filled::Same);
    }
}
