//! The options on the screen. A change counts at once and is written at once.

use etude_store::settings::{stepped, turned};
use etude_tui::page::Middle;
use etude_tui::text::{Tone, Words};
use yonsan_rules::{Point, Side};

use super::form::{Row, lines};
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn, move_in};
use crate::settings::{Colors, Experience, FaceChoice, Graphics, LanguageChoice, Rules, Settings, ThemeName};
use crate::words::{self, say};

/// The shares of puzzles solved that are offered, in percent.
const SUCCESS: [u8; 10] = [50, 55, 60, 65, 70, 75, 80, 85, 90, 95];
/// The repetitions a day that are offered.
const REVIEWS: [usize; 8] = [5, 10, 15, 20, 30, 50, 100, 200];

/// The number of rows.
const ROWS: usize = 9;

/// The options, with the chosen row.
#[derive(Debug, Default)]
pub struct OptionsMode {
    chosen: usize,
}

/// The rows with their values, in the order of [`change`].
fn rows(settings: &Settings) -> [Row; ROWS] {
    let row = |name: &str, value| Row { name: say().option_name(name), value, help: say().option_help(name) };
    [
        row("language", words::language_choice(settings.language)),
        row("rules", words::rules(settings.rules.set())),
        row("experience", say().experience(settings.experience.as_ref())),
        row("theme", say().theme(settings.theme.as_ref())),
        row("colors", say().colors(settings.colors.as_ref())),
        row("graphics", say().graphics(settings.graphics.as_ref())),
        row("face", say().face(settings.face.as_ref())),
        row("success", say().percent(u32::from(settings.success))),
        row("reviews", say().a_day(u32::try_from(settings.reviews).unwrap_or(u32::MAX))),
    ]
}

/// Changes the value of a row.
fn change(settings: &mut Settings, row: usize, is_next: bool) {
    match row {
        0 => settings.language = turned(LanguageChoice::ALL, settings.language, is_next),
        1 => settings.rules = turned(Rules::ALL, settings.rules, is_next),
        2 => settings.experience = turned(Experience::ALL, settings.experience, is_next),
        3 => settings.theme = turned(ThemeName::ALL, settings.theme, is_next),
        4 => settings.colors = turned(Colors::ALL, settings.colors, is_next),
        5 => settings.graphics = turned(Graphics::ALL, settings.graphics, is_next),
        6 => settings.face = turned(FaceChoice::ALL, settings.face, is_next),
        7 => settings.success = stepped(&SUCCESS, settings.success, is_next),
        _ => settings.reviews = stepped(&REVIEWS, settings.reviews, is_next),
    }
}

/// A board with everything that colours show: stones of both sides, the last one, signs.
fn example() -> Picture {
    let mut picture = Picture { is_example: true, ..Picture::default() };
    let at = |column, row| Point::new(column, row);
    for (side, points) in
        [(Side::Black, [(7, 7), (8, 8), (8, 6), (6, 7)]), (Side::White, [(7, 8), (9, 9), (7, 5), (5, 7)])]
    {
        for point in points.into_iter().filter_map(|(column, row)| at(column, row)) {
            picture.board.put(point, side);
        }
    }
    picture.last = at(5, 7);
    picture.signs = [(at(10, 10), '1'), (at(9, 7), '+'), (at(8, 7), '×')]
        .into_iter()
        .filter_map(|(point, sign)| Some((point?, sign)))
        .collect();
    picture
}

impl Mode for OptionsMode {
    fn keys(&self) -> Keys {
        keys::AT_OPTIONS
    }

    fn help(&self) -> String {
        say().home_help_options()
    }

    fn page(&self, desk: &Desk) -> Page {
        let rows = rows(&desk.settings);
        let mut task = vec![Words::from(rows[self.chosen].help.clone())];
        task.extend(desk.complaints.iter().map(|complaint| Words::new(Tone::Bad, complaint)));
        Page { middle: Middle::Menu(lines(&rows, self.chosen)), task, ..Page::new(say().home_options()) }
    }

    fn picture(&self) -> Picture {
        example()
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        match command {
            Command::Right | Command::Left => change(&mut desk.settings, self.chosen, command == Command::Right),
            Command::Choose(row) if row < ROWS => {
                self.chosen = row;
                change(&mut desk.settings, row, true);
            }
            _ => return move_in(&mut self.chosen, ROWS, command),
        }
        Turn::Stay
    }
}
