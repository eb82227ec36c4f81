//! The form that chooses an ending.

use std::iter::{once, zip};

use super::super::own_games::OwnDrillPlan;
use super::super::{Destination, Screen, Step};
use super::show::ROOMY;
use crate::tui::action::Action;
use crate::tui::app::Shared;
use crate::tui::form::{Filled, Form, NO_YES, Row, named};
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::Emphasis;
use crate::tui::page::{Page, Pane, Tone, Words};
use crate::tui::text_input::TextInput;
use crate::words::{self, say};
use damier_endings::TableSet;
use damier_rules::{BoardSize, Color, Setup, Variant};
use damier_train::attempt::Mode as TrainingMode;
use damier_train::drill::{Difficulty, Ending, Material, Plan, Role, offered, roles};
use damier_train::history::Item;
use damier_train::start::Start;
use damier_train::statistics::Results;

/// The rows of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Game,
    Ending,
    Role,
    Level,
    Errors,
    Fen,
    /// A position from the player's own games; the row is missing if there is none.
    Own,
}

/// The last choice, remembered until the program ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndingChoice {
    variant: Variant,
    /// One of those offered for the variant.
    material: Material,
    role: Role,
    difficulty: Difficulty,
    /// Whether errors are shown only at the end.
    pub errors_at_end: bool,
    fen: String,
    /// Index of a drill from the player's own games.
    own: Option<usize>,
}

impl Default for EndingChoice {
    fn default() -> Self {
        let variant = Variant::International;
        Self {
            variant,
            material: offered(variant)[0],
            role: Role::default(),
            difficulty: Difficulty::default(),
            errors_at_end: false,
            fen: String::new(),
            own: None,
        }
    }
}

impl EndingChoice {
    fn ending(&self) -> Ending {
        let roles = roles(self.material);
        let role = if roles.contains(&self.role) { self.role } else { roles[0] };
        Ending::of_material(self.variant, role, self.material)
    }

    /// The chosen drill from the player's own games.
    fn own<'a>(&self, drills: &'a [OwnDrillPlan]) -> Option<&'a OwnDrillPlan> {
        drills.get(self.own?)
    }

    /// The rows of the form. On a narrow screen endings are written in letters, such as `KKM v K`.
    fn rows(&self, drills: &[OwnDrillPlan], width: u16) -> Vec<Row<Field>> {
        let material = |(own, other): Material| {
            if width < ROOMY {
                say().ending_material(own.to_string(), other.to_string())
            } else {
                words::ending_material(own, other)
            }
        };
        let endings = offered(self.variant);
        let games = named(&Variant::ALL, words::variant_name);
        let roles = named(roles(self.material), words::ending_role);
        let levels = named(&Difficulty::ALL, words::ending_level);
        let errors = zip(NO_YES, [say().errors_at_once(), say().errors_at_the_end()]);
        let mut rows = vec![
            Row::choice(Field::Game, say().ending_form_game(), games, &self.variant),
            Row::choice(Field::Ending, say().ending_form_ending(), named(&endings, material), &self.material),
            Row::choice(Field::Role, say().ending_form_role(), roles, &self.role),
            Row::choice(Field::Level, say().ending_form_level(), levels, &self.difficulty),
            Row::choice(Field::Errors, say().ending_form_errors(), errors, &self.errors_at_end),
            Row::text(Field::Fen, say().ending_form_fen(), TextInput::new(&self.fen)),
        ];
        if !drills.is_empty() {
            let name = |place: Option<usize>| match place {
                Some(place) => words::own_drill_name(place + 1, drills.len(), &drills[place].plan),
                None => say().own_none(),
            };
            rows.push(Row::choice(Field::Own, say().ending_form_own(), named(&places(drills), name), &self.own));
        }
        rows
    }

    /// Applies the current choice of a row.
    fn take(&mut self, field: Field, form: &Form<Field>, drills: &[OwnDrillPlan]) {
        if !matches!(field, Field::Errors | Field::Own) {
            self.own = None;
        }
        match field {
            Field::Game => {
                self.variant = form.pick(field, &Variant::ALL);
                self.material = offered(self.variant)[0];
            }
            Field::Ending => self.material = form.pick(field, &offered(self.variant)),
            Field::Role => self.role = form.pick(field, roles(self.material)),
            Field::Level => self.difficulty = form.pick(field, &Difficulty::ALL),
            Field::Errors => self.errors_at_end = form.pick(field, &NO_YES),
            Field::Fen => form.text(field).clone_into(&mut self.fen),
            Field::Own => {
                self.own = form.pick(field, &places(drills));
                self.follow(drills);
            }
        }
    }

    /// Selects the variant of the chosen drill from the player's own games, so that the board matches, and its ending if
    /// that is offered.
    fn follow(&mut self, drills: &[OwnDrillPlan]) {
        let Some(ending) = self.own(drills).map(|own| own.plan.ending) else { return };
        let (own, other) = (ending.own, ending.other);
        let material = if ending.role == Role::Win { (own, other) } else { (other, own) };
        let endings = offered(ending.variant);
        self.variant = ending.variant;
        self.material = if endings.contains(&material) { material } else { endings[0] };
        self.role = ending.role;
    }

    /// The plan of the drill, or why there is none.
    fn plan(&self, drills: &[OwnDrillPlan], tables: &TableSet) -> Result<Plan, String> {
        if let Some(own) = self.own(drills) {
            return Ok(own.plan);
        }
        if self.fen.trim().is_empty() {
            return Ok(Plan::random(self.ending(), self.difficulty));
        }
        let start = Start::read(&self.fen, self.variant).map_err(|error| words::sentence(&words::fen_error(&error)))?;
        Plan::of_start(start, self.role, tables).ok_or_else(|| say().ending_form_over())
    }
}

/// The indexes of the drills from the player's own games, after `None`.
fn places(drills: &[OwnDrillPlan]) -> Vec<Option<usize>> {
    once(None).chain((0..drills.len()).map(Some)).collect()
}

/// The screen of the form.
pub struct Endings {
    form: Form<Field>,
    problem: Option<String>,
}

impl Endings {
    /// The form, filled with the last choice.
    #[must_use]
    pub fn new(shared: &Shared) -> Self {
        let rows = shared.ending.rows(shared.search.drills(), shared.width);
        // The ending is the row that players change most.
        Self { form: Form::new(rows, say().ending_form_start()).at(Field::Ending), problem: None }
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
            return vec![Words::new(Tone::Quiet, say().ending_form_from_fen())];
        }
        if self.form.chosen() == Some(Field::Fen) {
            return vec![Words::new(Tone::Quiet, say().ending_form_fen_help())];
        }
        let item = Item::Ending { ending: shared.ending.ending(), from: None };
        vec![Words::from(words::drill_record(&Results::of_item(&shared.history, &item)))]
    }
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
            Filled::Changed(field) => {
                self.problem = None;
                let Shared { ending, search, width, .. } = shared;
                ending.take(field, &self.form, search.drills());
                self.form.show(ending.rows(search.drills(), *width));
            }
            Filled::Done => match shared.ending.plan(shared.search.drills(), &shared.tables) {
                Ok(plan) => return Step::to(Destination::Drill(Box::new(plan), TrainingMode::Practice)),
                Err(problem) => self.problem = Some(problem),
            },
        }
        Step::stay()
    }

    fn board_size(&self) -> BoardSize {
        self.form.pick(Field::Game, &Variant::ALL).board_size()
    }

    fn page(&self, shared: &Shared) -> Page {
        let choice = &shared.ending;
        let own = choice.own(shared.search.drills());
        let has_fen = !choice.fen.trim().is_empty();
        let from_fen = || Start::read(&choice.fen, choice.variant).ok().filter(|_| has_fen);
        let start = own.map_or_else(from_fen, |own| own.plan.start);
        let empty = || Setup::new(choice.variant, Color::White).position();
        let board = shared.board(start.map_or_else(empty, |start| start.position));
        let title = match own {
            Some(own) => words::drill_subject(&own.plan.ending),
            None if has_fen => say().ending_form_fen(),
            None => words::drill_subject(&choice.ending()),
        };
        let limit = start.and_then(|start| start.game().limit());
        Page {
            clock: Pane {
                title: say().pane_clock(),
                lines: limit.map(|count| Words::new(Tone::Quiet, words::limit(count))).into_iter().collect(),
            },
            middle_title: say().ending_form_title(),
            message: Pane { title, lines: self.message(shared) },
            ..self.form.page(say().drill_title(), board)
        }
    }
}
