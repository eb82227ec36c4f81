//! The form in which an ending is chosen.

use super::super::own_games::OwnDrillPlan;
use super::super::{Destination, Screen, Step};
use super::show::ROOMY;
use crate::tui::action::Action;
use crate::tui::app::Shared;
use crate::tui::form::{Filled, Form, Row};
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::Emphasis;
use crate::tui::page::{Page, Pane, Tone, Words};
use crate::words;
use damier_endings::TableSet;
use damier_rules::{BoardSize, Color, Setup, Variant};
use damier_train::attempt::Mode as TrainingMode;
use damier_train::drill::{Difficulty, Ending, Material, Plan, Role, offered, roles};
use damier_train::history::Item;
use damier_train::start::Start;
use damier_train::statistics::Results;

/// The rows of the form.
const GAME: usize = 0;
const ENDING: usize = 1;
const ROLE: usize = 2;
const LEVEL: usize = 3;
const ERRORS: usize = 4;
const FEN: usize = 5;
/// A position from the person's own games, if there is one.
const OWN: usize = 6;

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
    /// The place of a drill from the person's own games, counted from 1.
    own: Option<usize>,
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

    /// The chosen drill from the person's own games.
    fn own<'a>(&self, drills: &'a [OwnDrillPlan]) -> Option<&'a OwnDrillPlan> {
        drills.get(self.own?.checked_sub(1)?)
    }

    /// Chooses the variant of the drill from the person's own games, for its board, and its ending if that is offered.
    fn follow(&mut self, drills: &[OwnDrillPlan]) {
        let Some(ending) = self.own(drills).map(|own| own.plan.ending) else { return };
        let (own, other) = (ending.own, ending.other);
        let material = if ending.role == Role::Win { (own, other) } else { (other, own) };
        self.game = Variant::ALL.iter().position(|&variant| variant == ending.variant).unwrap_or(0);
        self.ending = offered(ending.variant).iter().position(|&each| each == material).unwrap_or(0);
        self.role = ending.role;
    }

    /// What is to be drilled, or why that cannot be.
    fn plan(&self, drills: &[OwnDrillPlan], tables: &TableSet) -> Result<Plan, String> {
        if let Some(own) = self.own(drills) {
            return Ok(own.plan);
        }
        if self.fen.trim().is_empty() {
            return Ok(Plan::random(self.ending(), self.difficulty));
        }
        let start = Start::read(&self.fen, self.variant()).map_err(|error| error.to_string())?;
        Plan::of_start(start, self.role, tables).ok_or_else(|| words::ENDING_FORM_OVER.to_owned())
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
        let mut rows = vec![
            Row::choice(words::ENDING_FORM_GAME, games, choice.game),
            ending_row(choice, shared.width),
            role_row(choice),
            Row::choice(words::ENDING_FORM_LEVEL, Difficulty::ALL.map(Difficulty::name), level),
            Row::choice(words::ENDING_FORM_ERRORS, words::ENDING_FORM_ERRORS_SAID, usize::from(choice.errors_at_end)),
            Row::text(words::ENDING_FORM_FEN, &choice.fen),
        ];
        rows.extend(own_row(shared.search.drills(), choice));
        let mut form = Form::new(rows, words::ENDING_FORM_START);
        // The ending is what changes most.
        form.update(&Action::Do(Command::Down));
        Self { form, problem: None }
    }

    /// Takes over what a row says.
    fn take(&mut self, row: usize, choice: &mut EndingChoice, drills: &[OwnDrillPlan], width: u16) {
        let value = self.form.value(row);
        if !matches!(row, ERRORS | OWN) {
            choice.own = None;
            if let Some(row) = own_row(drills, choice) {
                self.form.replace(OWN, row);
            }
        }
        match row {
            GAME => {
                choice.game = value;
                choice.ending = 0;
            }
            ENDING => choice.ending = value,
            ROLE => choice.role = choice.roles().get(value).copied().unwrap_or_default(),
            LEVEL => choice.difficulty = Difficulty::ALL.get(value).copied().unwrap_or_default(),
            ERRORS => choice.errors_at_end = value == 1,
            OWN => {
                choice.own = Some(value);
                choice.follow(drills);
            }
            _ => self.form.text(FEN).clone_into(&mut choice.fen),
        }
        if row == OWN {
            let games = Variant::ALL.map(words::ending_game_name);
            self.form.replace(GAME, Row::choice(words::ENDING_FORM_GAME, games, choice.game));
        }
        if matches!(row, GAME | OWN) {
            self.form.replace(ENDING, ending_row(choice, width));
        }
        if matches!(row, GAME | ENDING | OWN) {
            self.form.replace(ROLE, role_row(choice));
        }
    }

    fn message(&self, shared: &Shared) -> Vec<Words> {
        if let Some(problem) = &self.problem {
            return vec![Words::new(Tone::Bad, problem.clone())];
        }
        if let Some(OwnDrillPlan { plan, source }) = shared.ending.own(shared.search.drills()) {
            let record = Results::of_item(&shared.history, &Item::ending(plan));
            let record = Words::new(Tone::Quiet, words::drill_record(&record));
            return vec![Words::from(words::own_drill_source(source, plan)), record];
        }
        if !shared.ending.fen.trim().is_empty() {
            return vec![Words::new(Tone::Quiet, words::ENDING_FORM_FROM_FEN)];
        }
        if self.form.mode() == Mode::Text {
            return vec![Words::new(Tone::Quiet, words::ENDING_FORM_FEN_HELP)];
        }
        let item = Item::Ending { ending: shared.ending.ending(), from: None };
        vec![Words::from(words::drill_record(&Results::of_item(&shared.history, &item)))]
    }
}

/// The endings, in letters where there is no room for words.
fn ending_row(choice: &EndingChoice, width: u16) -> Row {
    let name =
        |(own, other)| if width < ROOMY { format!("{own} v {other}") } else { words::ending_material(own, other) };
    let names = offered(choice.variant()).into_iter().map(name);
    Row::choice(words::ENDING_FORM_ENDING, names, choice.ending)
}

/// The drills from the person's own games; no row where there are none.
fn own_row(drills: &[OwnDrillPlan], choice: &EndingChoice) -> Option<Row> {
    let names = drills.iter().enumerate();
    let names = names.map(|(place, drill)| words::own_drill_name(place + 1, drills.len(), &drill.plan));
    let names: Vec<String> = std::iter::once(words::OWN_NONE.to_owned()).chain(names).collect();
    (!drills.is_empty()).then(|| Row::choice(words::ENDING_FORM_OWN, names, choice.own.unwrap_or(0)))
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
            Filled::Same => {}
            Filled::Changed(row) => {
                self.problem = None;
                self.take(row, &mut shared.ending, shared.search.drills(), shared.width);
            }
            Filled::Done => match shared.ending.plan(shared.search.drills(), &shared.tables) {
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
        let choice = &shared.ending;
        let own = choice.own(shared.search.drills());
        let has_fen = !choice.fen.trim().is_empty();
        let from_fen = || Start::read(&choice.fen, choice.variant()).ok().filter(|_| has_fen);
        let start = own.map_or_else(from_fen, |own| own.plan.start);
        let empty = || Setup::new(choice.variant(), Color::White).position();
        let board = shared.board(start.map_or_else(empty, |start| start.position));
        let title = match own {
            Some(own) => words::drill_subject(&own.plan.ending),
            None if has_fen => words::ENDING_FORM_FEN.to_owned(),
            None => words::drill_subject(&choice.ending()),
        };
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
