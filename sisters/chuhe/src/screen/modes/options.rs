//! The options on the screen. A change counts at once and is written at once.

use etude_store::settings::turned;
use etude_tui::page::Middle;
use etude_tui::text::{Tone, Words};

use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn, move_in};
use crate::settings::{Colors, FaceChoice, LanguageChoice, NotationChoice, Rules, Settings, ThemeName};
use crate::words::{self, say};

/// A row of choices: its name, its value, and a sentence about it.
#[derive(Debug)]
pub struct Row {
    /// The name.
    pub(super) name: String,
    /// The value, in words.
    pub(super) value: String,
    /// What it is for.
    pub(crate) help: String,
}

/// The lines of some rows.
#[must_use]
pub fn lines(rows: &[Row], chosen: usize) -> Vec<Words> {
    let line = |(place, row): (usize, &Row)| Words::choice(&say().form_row(&*row.name, &*row.value), place == chosen);
    rows.iter().enumerate().map(line).collect()
}

/// The number of rows.
const ROWS: usize = 6;

/// The options, with the chosen row.
#[derive(Debug, Default)]
pub struct OptionsMode {
    chosen: usize,
}

/// The rows with their values, in the order of [`change`].
fn rows(settings: &Settings) -> [Row; ROWS] {
    [
        Row {
            name: say().option_language(),
            value: words::language_choice(settings.language),
            help: say().about_language(),
        },
        Row {
            name: say().option_rules(),
            value: words::rules(settings.rules.set()),
            help: words::about_rules(settings.rules.set()),
        },
        Row {
            name: say().option_notation(),
            value: words::notation_choice(settings.notation),
            help: say().about_notation(),
        },
        Row { name: say().option_theme(), value: say().theme(settings.theme.as_ref()), help: say().about_theme() },
        Row { name: say().option_colors(), value: say().colors(settings.colors.as_ref()), help: say().about_colors() },
        Row { name: say().option_face(), value: say().face(settings.face.as_ref()), help: say().about_face() },
    ]
}

/// Changes the value of a row.
fn change(settings: &mut Settings, row: usize, is_next: bool) {
    match row {
        0 => settings.language = turned(LanguageChoice::ALL, settings.language, is_next),
        1 => settings.rules = turned(Rules::ALL, settings.rules, is_next),
        2 => settings.notation = turned(NotationChoice::ALL, settings.notation, is_next),
        3 => settings.theme = turned(ThemeName::ALL, settings.theme, is_next),
        4 => settings.colors = turned(Colors::ALL, settings.colors, is_next),
        _ => settings.face = turned(FaceChoice::ALL, settings.face, is_next),
    }
}

impl Mode for OptionsMode {
    fn keys(&self) -> Keys {
        keys::AT_OPTIONS
    }

    fn help(&self) -> String {
        say().about_options()
    }

    fn page(&self, desk: &Desk) -> Page {
        let rows = rows(&desk.settings);
        let mut task = vec![Words::from(rows[self.chosen].help.clone())];
        task.extend(desk.complaints.iter().map(|complaint| Words::new(Tone::Bad, complaint)));
        Page { middle: Middle::Menu(lines(&rows, self.chosen)), task, ..Page::new(say().home_options()) }
    }

    fn picture(&self) -> Picture {
        Picture::example()
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        match command {
            Command::Right | Command::Left | Command::Confirm => {
                change(&mut desk.settings, self.chosen, command != Command::Left);
            }
            Command::Choose(row) if row < ROWS => {
                self.chosen = row;
                change(&mut desk.settings, row, true);
            }
            _ => return move_in(&mut self.chosen, ROWS, command),
        }
        Turn::Stay
    }
}
