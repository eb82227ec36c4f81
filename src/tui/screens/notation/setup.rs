//! The choices before a session.

use std::iter::zip;

use crate::tui::form::{Form, NO_YES, Row, YES_NO, named};
use crate::tui::last_choices::{NotationChoices, PLIES};
use crate::tui::widgets::board::Numbers;
use crate::words::{self, say};
use damier_rules::Color;
use damier_train::notation::{NotationSettings, Skill};
use strum::VariantArray;

/// The rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotationField {
    Skill,
    Bottom,
    Time,
    /// The length of a game followed blindfold.
    Plies,
    Numbers,
}

const COORDINATES: [Numbers; 3] = [Numbers::Never, Numbers::OnEdge, Numbers::OnFreeSquares];

impl NotationChoices {
    /// The rows of the form.
    pub fn rows(&self, turned: bool) -> Vec<Row<NotationField>> {
        let NotationSettings { skill, timed, plies, .. } = self.settings;
        let sides = Color::ALL.map(words::side_name);
        vec![
            Row::choice(
                NotationField::Skill,
                say().notation_skill(),
                named(Skill::VARIANTS, |skill| say().skill_name(skill)),
                &skill,
            ),
            Row::choice(NotationField::Bottom, say().notation_bottom(), zip(NO_YES, sides), &turned),
            if skill == Skill::Blind {
                Row::choice(
                    NotationField::Plies,
                    say().notation_plies(),
                    named(&PLIES, |plies| say().notation_moves_each(plies / 2)),
                    &plies,
                )
            } else {
                Row::choice(NotationField::Time, say().notation_time(), zip(YES_NO, words::notation_times()), &timed)
            },
            Row::choice(
                NotationField::Numbers,
                say().notation_numbers(),
                zip(
                    COORDINATES,
                    [
                        say().notation_names_nowhere(),
                        say().notation_names_at_the_edge(),
                        say().notation_names_everywhere(),
                    ],
                ),
                &self.numbers,
            ),
        ]
    }

    /// Applies the current choice of a row.
    pub fn take(&mut self, field: NotationField, form: &Form<NotationField>, turned: &mut bool) {
        let settings = &mut self.settings;
        match field {
            NotationField::Skill => settings.skill = form.pick(field, Skill::VARIANTS),
            NotationField::Bottom => *turned = form.pick(field, &NO_YES),
            NotationField::Time => settings.timed = form.pick(field, &YES_NO),
            NotationField::Plies => settings.plies = form.pick(field, &PLIES),
            NotationField::Numbers => self.numbers = form.pick(field, &COORDINATES),
        }
    }
}
