//! What is chosen before a session starts.

use std::iter::zip;

use crate::tui::form::{Form, NO_YES, Row, YES_NO, named};
use crate::tui::widgets::board::Numbers;
use crate::words;
use damier_rules::{Color, Variant};
use damier_train::notation::{Settings, Skill};

/// The rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    Skill,
    Board,
    Bottom,
    Time,
    /// The length of a score that is read blind.
    Plies,
    Numbers,
}

/// Lengths of a score that is read blind, in plies.
const PLIES: [usize; 4] = [4, 8, 12, 20];
const COORDINATES: [Numbers; 3] = [Numbers::Never, Numbers::OnEdge, Numbers::OnFreeSquares];

/// What was chosen. Which side is below is chosen for all screens alike and stands elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choices {
    /// What is trained, and how.
    pub settings: Settings,
    /// Where the names of squares are shown.
    pub numbers: Numbers,
}

impl Default for Choices {
    fn default() -> Self {
        let settings =
            Settings { skill: Skill::FindSquare, variant: Variant::International, timed: true, plies: PLIES[1] };
        Self { settings, numbers: Numbers::Never }
    }
}

impl Choices {
    /// The rows of the form.
    pub fn rows(&self, turned: bool) -> Vec<Row<Field>> {
        let Settings { skill, variant, timed, plies } = self.settings;
        let sides = Color::ALL.map(|color| color.to_string());
        vec![
            Row::choice(Field::Skill, words::NOTATION_SKILL, named(&Skill::ALL, words::skill), &skill),
            Row::choice(Field::Board, words::NOTATION_BOARD, named(&Variant::ALL, words::board_name), &variant),
            Row::choice(Field::Bottom, words::NOTATION_BOTTOM, zip(NO_YES, sides), &turned),
            if skill == Skill::Blind {
                Row::choice(Field::Plies, words::NOTATION_PLIES, named(&PLIES, words::plies_to_read), &plies)
            } else {
                Row::choice(Field::Time, words::NOTATION_TIME, zip(YES_NO, words::NOTATION_TIMES), &timed)
            },
            Row::choice(
                Field::Numbers,
                words::NOTATION_NUMBERS,
                zip(COORDINATES, words::NOTATION_COORDINATES),
                &self.numbers,
            ),
        ]
    }

    /// Takes over what a row of the form says now.
    pub fn take(&mut self, field: Field, form: &Form<Field>, turned: &mut bool) {
        let settings = &mut self.settings;
        match field {
            Field::Skill => settings.skill = form.pick(field, &Skill::ALL),
            Field::Board => settings.variant = form.pick(field, &Variant::ALL),
            Field::Bottom => *turned = form.pick(field, &NO_YES),
            Field::Time => settings.timed = form.pick(field, &YES_NO),
            Field::Plies => settings.plies = form.pick(field, &PLIES),
            Field::Numbers => self.numbers = form.pick(field, &COORDINATES),
        }
    }
}
