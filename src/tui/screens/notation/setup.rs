//! What is chosen before a session starts.

use crate::tui::form::{Form, Row};
use crate::tui::widgets::board::Numbers;
use crate::words;
use damier_rules::Variant;
use damier_train::notation::{Settings, Skill};

/// The rows, in their order.
const SKILL: usize = 0;
const BOARD: usize = 1;
const BOTTOM: usize = 2;
/// The clock; for a score that is read blind, its length.
const TIME: usize = 3;
const NUMBERS: usize = 4;

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

/// The form with these choices.
pub fn form(choices: &Choices, turned: bool) -> Form {
    let Settings { skill, variant, .. } = choices.settings;
    let place = |found: Option<usize>| found.unwrap_or(0);
    let rows = vec![
        Row::choice(
            words::NOTATION_SKILL,
            Skill::ALL.map(words::skill),
            place(Skill::ALL.iter().position(|&one| one == skill)),
        ),
        Row::choice(
            words::NOTATION_BOARD,
            Variant::ALL.map(words::board_name),
            place(Variant::ALL.iter().position(|&one| one == variant)),
        ),
        Row::choice(
            words::NOTATION_BOTTOM,
            damier_rules::Color::ALL.map(|color| color.to_string()),
            usize::from(turned),
        ),
        time_row(&choices.settings),
        Row::choice(
            words::NOTATION_NUMBERS,
            words::NOTATION_COORDINATES,
            place(COORDINATES.iter().position(|&one| one == choices.numbers)),
        ),
    ];
    Form::new(rows, words::NOTATION_START)
}

fn time_row(settings: &Settings) -> Row {
    if settings.skill == Skill::Blind {
        let place = PLIES.iter().position(|&plies| plies == settings.plies).unwrap_or(0);
        Row::choice(words::NOTATION_PLIES, PLIES.map(words::plies_to_read), place)
    } else {
        Row::choice(words::NOTATION_TIME, words::NOTATION_TIMES, usize::from(!settings.timed))
    }
}

/// Takes over what a row of the form says now, and makes the other rows fit it.
pub fn changed(row: usize, form: &mut Form, choices: &mut Choices, turned: &mut bool) {
    let value = form.value(row);
    let settings = &mut choices.settings;
    match row {
        SKILL => {
            settings.skill = Skill::ALL[value];
            form.replace(TIME, time_row(settings));
        }
        BOARD => settings.variant = Variant::ALL[value],
        BOTTOM => *turned = value == 1,
        TIME if settings.skill == Skill::Blind => settings.plies = PLIES[value],
        TIME => settings.timed = value == 0,
        NUMBERS => choices.numbers = COORDINATES[value],
        _ => {}
    }
}

/// The chosen row in full: the pane may be too narrow for it.
pub fn chosen(form: &Form, choices: &Choices) -> String {
    let label = match form.chosen() {
        SKILL => words::NOTATION_SKILL,
        BOARD => words::NOTATION_BOARD,
        BOTTOM => words::NOTATION_BOTTOM,
        TIME if choices.settings.skill == Skill::Blind => words::NOTATION_PLIES,
        TIME => words::NOTATION_TIME,
        NUMBERS => words::NOTATION_NUMBERS,
        _ => return words::NOTATION_ENTER_STARTS.to_owned(),
    };
    words::chosen_row(label, form.text(form.chosen()))
}
