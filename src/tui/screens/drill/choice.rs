//! The form in which an ending is chosen.

use super::super::{Destination, Screen, Step};
use super::show::ROOMY;
use crate::rules::{BoardSize, Color, Setup, Variant};
use crate::train::attempt::Mode as TrainingMode;
use crate::train::drill::{Difficulty, Ending, Material, Plan, Role, offered, roles};
use crate::train::start::Start;
use crate::train::statistics::Results;
use crate::tui::action::Action;
use crate::tui::app::Shared;
use crate::tui::form::{Filled, Form, Row};
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::Emphasis;
use crate::tui::messages as words;
use crate::tui::page::{Page, Pane, Tone, Words};

/// The rows of the form.
const GAME: usize = 0;
const ENDING: usize = 1;
const ROLE: usize = 2;
const LEVEL: usize = 3;
const ERRORS: usize = 4;
const FEN: usize = 5;

/// What was last chosen, for as long as the program runs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EndingChoice {
    /// The place of the variant among all.
    game: usize,
    /// The place of the ending among those of the variant.
    ending: usize,
    role: Role,
    difficulty: Difficulty,
    /// Whether errors are kept back until the end.
    pub errors_at_end: bool,
    fen: String,
}

impl EndingChoice {
    fn variant(&self) -> Variant {
        Variant::ALL.get(self.game).copied().unwrap_or(Variant::International)
    }

    fn material(&self) -> Material {
        let all = offered(self.variant());
        all.get(self.ending).copied().unwrap_or(all[0])
    }

    fn roles(&self) -> &'static [Role] {
        roles(self.material())
    }

    fn ending(&self) -> Ending {
        let role = if self.roles().contains(&self.role) { self.role } else { self.roles()[0] };
        Ending::of_material(self.variant(), role, self.material())
    }

    /// What is to be drilled, or why that cannot be.
    fn plan(&self) -> Result<Plan, String> {
        if self.fen.trim().is_empty() {
            return Ok(Plan::random(self.ending(), self.difficulty));
        }
        let start = Start::read(&self.fen, self.variant()).map_err(|error| error.to_string())?;
        Plan::of_start(start, self.role).ok_or_else(|| words::ENDING_FORM_OVER.to_owned())
    }
}

/// The screen of the form.
pub struct Endings {
    form: Form,
    problem: Option<String>,
}

impl Endings {
    /// The form with what was last chosen.
    pub fn new(shared: &Shared) -> Self {
        let choice = &shared.ending;
        let games = Variant::ALL.map(words::ending_game_name);
        let level = Difficulty::ALL.iter().position(|&each| each == choice.difficulty).unwrap_or(0);
        let rows = vec![
            Row::choice(words::ENDING_FORM_GAME, games, choice.game),
            ending_row(choice, shared.width),
            role_row(choice),
            Row::choice(words::ENDING_FORM_LEVEL, Difficulty::ALL.map(Difficulty::name), level),
            Row::choice(words::ENDING_FORM_ERRORS, words::ENDING_FORM_ERRORS_SAID, usize::from(choice.errors_at_end)),
            Row::text(words::ENDING_FORM_FEN, &choice.fen),
        ];
        let mut form = Form::new(rows, words::ENDING_FORM_START);
        // The ending is what changes most.
        form.update(&Action::Do(Command::Down));
        Self { form, problem: None }
    }

    /// Takes over what a row says.
    fn take(&mut self, row: usize, choice: &mut EndingChoice, width: u16) {
        let value = self.form.value(row);
        match row {
            GAME => {
                choice.game = value;
                choice.ending = 0;
            }
            ENDING => choice.ending = value,
            ROLE => choice.role = choice.roles().get(value).copied().unwrap_or_default(),
            LEVEL => choice.difficulty = Difficulty::ALL.get(value).copied().unwrap_or_default(),
            ERRORS => choice.errors_at_end = value == 1,
            _ => self.form.text(FEN).clone_into(&mut choice.fen),
        }
        if row == GAME {
            self.form.replace(ENDING, ending_row(choice, width));
        }
        if matches!(row, GAME | ENDING) {
            self.form.replace(ROLE, role_row(choice));
        }
    }

    fn message(&self, shared: &Shared) -> Vec<Words> {
        if let Some(problem) = &self.problem {
            return vec![Words::new(Tone::Bad, problem.clone())];
        }
        if !shared.ending.fen.trim().is_empty() {
            return vec![Words::new(Tone::Quiet, words::ENDING_FORM_FROM_FEN)];
        }
        if self.form.mode() == Mode::Text {
            return vec![Words::new(Tone::Quiet, words::ENDING_FORM_FEN_HELP)];
        }
        let ending = shared.ending.ending();
        vec![Words::from(words::drill_record(&Results::of_ending(&shared.history, ending.variant, &ending.item())))]
    }
}

/// The endings, in letters where there is no room for words.
fn ending_row(choice: &EndingChoice, width: u16) -> Row {
    let name =
        |(own, other)| if width < ROOMY { format!("{own} v {other}") } else { words::ending_material(own, other) };
    let names = offered(choice.variant()).into_iter().map(name);
    Row::choice(words::ENDING_FORM_ENDING, names, choice.ending)
}

fn role_row(choice: &EndingChoice) -> Row {
    let value = choice.roles().iter().position(|&role| role == choice.role).unwrap_or(0);
    Row::choice(words::ENDING_FORM_ROLE, choice.roles().iter().map(|&role| words::ending_role(role)), value)
}

impl Screen for Endings {
    fn mode(&self) -> Mode {
        self.form.mode()
    }

    fn emphasis(&self) -> Emphasis {
        Emphasis::Form
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        if matches!(action, Action::Do(Command::Home | Command::Cancel)) {
            return Step::to(Destination::Home);
        }
        match self.form.update(&action) {
            Filled::Nothing | Filled::Moved => {}
            Filled::Changed(row) => {
                self.problem = None;
                let width = shared.width;
                self.take(row, &mut shared.ending, width);
            }
            Filled::Done => match shared.ending.plan() {
                Ok(plan) => return Step::to(Destination::Drill(Box::new(plan), TrainingMode::Practice)),
                Err(problem) => self.problem = Some(problem),
            },
        }
        Step::stay()
    }

    fn board_size(&self) -> BoardSize {
        Variant::ALL.get(self.form.value(GAME)).map_or(BoardSize::Ten, |variant| variant.board_size())
    }

    fn page(&self, shared: &Shared) -> Page {
        let start = Start::read(&shared.ending.fen, shared.ending.variant()).ok();
        let empty = || Setup::new(shared.ending.variant(), Color::White).position();
        let position = if shared.ending.fen.is_empty() { None } else { start.map(|start| start.position) };
        let board = shared.board(position.unwrap_or_else(empty));
        let from_fen = !shared.ending.fen.trim().is_empty();
        let title =
            if from_fen { words::ENDING_FORM_FEN.to_owned() } else { words::drill_subject(&shared.ending.ending()) };
        let limit = start.and_then(|start| start.game().limit());
        Page {
            clock: Pane {
                title: words::PANE_CLOCK.to_owned(),
                lines: limit.map(|count| Words::new(Tone::Quiet, words::limit(count))).into_iter().collect(),
            },
            middle_title: words::ENDING_FORM_TITLE.to_owned(),
            message: Pane { title, lines: self.message(shared) },
            ..self.form.page(words::DRILL_TITLE, board)
        }
    }
}
