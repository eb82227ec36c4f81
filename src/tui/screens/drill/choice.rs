//! The form that chooses an ending.

use std::iter::{once, zip};

use super::super::{Destination, Screen, Step};
use super::show::ROOMY;
use crate::tui::action::Action;
use crate::tui::form::{Filled, Form, NO_YES, Row, named};
use crate::tui::keymap::{Command, Mode};
use crate::tui::last_choices::EndingChoice;
use crate::tui::layout::Emphasis;
use crate::tui::page::{Page, Pane, Tone, Words};
use crate::tui::shared::Shared;
use crate::words::{self, say};
use damier_app::own_games::OwnDrillPlan;
use damier_app::{Effect, Event};
use damier_endings::{Class, TableSet};
use damier_engine::RequestId;
use damier_rules::{BoardSize, Color, Setup, Variant};
use damier_train::attempt::TrainingMode;
use damier_train::drill::{Difficulty, DrillPlan, Ending, classes, tasks};
use damier_train::history::Item;
use damier_train::start::Start;
use damier_train::statistics::Results;
use etude_tui::text_input::TextInput;
use strum::VariantArray;

/// The rows of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Ending,
    Role,
    Level,
    Errors,
    Fen,
    /// A position from the player's own games; the row is missing if there is none.
    Own,
    /// One ending, or five against the clock.
    Rush,
}

impl EndingChoice {
    /// The pieces, as far as the variant offers them.
    fn class(&self, variant: Variant) -> Class {
        let classes = classes(variant);
        if classes.contains(&self.class) { self.class } else { classes[0] }
    }

    fn ending(&self, variant: Variant) -> Ending {
        let tasks = tasks(variant, self.class(variant));
        let wanted = |ending: &&Ending| (ending.role, ending.is_usual()) == (self.role, self.is_usual);
        let same_role = |ending: &&Ending| ending.role == self.role;
        *tasks.iter().find(wanted).or_else(|| tasks.iter().find(same_role)).unwrap_or(&tasks[0])
    }

    fn choose(&mut self, ending: Ending) {
        (self.class, self.role, self.is_usual) = (ending.material(), ending.role, ending.is_usual());
    }

    /// The chosen drill from the player's own games.
    fn own<'a>(&self, variant: Variant, drills: &'a [OwnDrillPlan]) -> Option<&'a OwnDrillPlan> {
        drills.get(self.own?).filter(|own| own.plan.ending.variant == variant)
    }

    /// The rows of the form. On a narrow screen endings are written in letters, such as `KKM-K`.
    fn rows(&self, variant: Variant, drills: &[OwnDrillPlan], width: u16) -> Vec<Row<Field>> {
        let name = |class: Class| if width < ROOMY { class.to_string() } else { words::ending_row(class) };
        let (endings, ending) = (classes(variant), self.ending(variant));
        let tasks = tasks(variant, ending.material());
        let roles = named(&tasks, |ending| words::ending_task(&ending));
        let levels = named(Difficulty::VARIANTS, |level| say().ending_level(level));
        let errors = zip(NO_YES, [say().errors_at_once(), say().errors_at_the_end()]);
        let mut rows = vec![
            Row::choice(Field::Ending, say().ending_form_ending(), named(&endings, name), &ending.material()),
            Row::choice(Field::Role, say().ending_form_role(), roles, &ending),
            Row::choice(Field::Level, say().ending_form_level(), levels, &self.difficulty),
            Row::choice(Field::Errors, say().ending_form_errors(), errors, &self.errors_at_end),
            Row::text(Field::Fen, say().ending_form_fen(), TextInput::new(&self.fen)).or_empty(say().own_none()),
        ];
        let rush = zip(NO_YES, words::rush_choices());
        let rush = Row::choice(Field::Rush, say().rush_row(), rush, &self.is_rush);
        if self.is_rush {
            return vec![rush];
        }
        let own = places(variant, drills);
        if own.len() > 1 {
            let name = |place: Option<usize>| match place {
                Some(place) => words::own_drill_name(place + 1, drills.len(), &drills[place].plan),
                None => say().own_none(),
            };
            rows.push(Row::choice(Field::Own, say().ending_form_own(), named(&own, name), &self.own));
        }
        rows.push(rush);
        rows
    }

    /// Applies the current choice of a row.
    fn take(&mut self, field: Field, form: &Form<Field>, variant: Variant, drills: &[OwnDrillPlan]) {
        if !matches!(field, Field::Errors | Field::Own | Field::Rush) {
            self.own = None;
        }
        match field {
            Field::Ending => self.class = form.pick(field, &classes(variant)),
            Field::Role => self.choose(form.pick(field, &tasks(variant, self.class(variant)))),
            Field::Level => self.difficulty = form.pick(field, Difficulty::VARIANTS),
            Field::Errors => self.errors_at_end = form.pick(field, &NO_YES),
            Field::Fen => form.text(field).clone_into(&mut self.fen),
            Field::Rush => self.is_rush = form.pick(field, &NO_YES),
            Field::Own => {
                self.own = form.pick(field, &places(variant, drills));
                self.follow(variant, drills);
            }
        }
    }

    /// Selects the ending of the chosen drill from the player's own games, if that is offered.
    fn follow(&mut self, variant: Variant, drills: &[OwnDrillPlan]) {
        let Some(ending) = self.own(variant, drills).map(|own| own.plan.ending) else { return };
        self.choose(ending);
    }

    /// The plan of the drill, or why there is none.
    fn plan(&self, variant: Variant, drills: &[OwnDrillPlan], tables: &TableSet) -> Result<DrillPlan, String> {
        if let Some(own) = self.own(variant, drills) {
            return Ok(own.plan);
        }
        if self.fen.trim().is_empty() {
            return Ok(DrillPlan::random(self.ending(variant), self.difficulty));
        }
        let start = Start::read(&self.fen, variant).map_err(|error| words::sentence(&words::fen_error(&error)))?;
        DrillPlan::of_start(start, self.role, tables).ok_or_else(|| say().ending_form_over())
    }
}

/// The indexes of the drills of a variant from the player's own games, after `None`.
fn places(variant: Variant, drills: &[OwnDrillPlan]) -> Vec<Option<usize>> {
    let of_variant = |&place: &usize| drills[place].plan.ending.variant == variant;
    once(None).chain((0..drills.len()).filter(of_variant).map(Some)).collect()
}

/// The screen of the form.
pub struct Endings {
    form: Form<Field>,
    problem: Option<String>,
    variant: Variant,
    /// A position of the chosen ending, which the drill starts from.
    preview: Option<Start>,
    /// The pending request for it.
    waiting: Option<RequestId>,
}

impl Endings {
    /// The form, filled with the last choice.
    #[must_use]
    pub fn new(shared: &Shared) -> Self {
        let variant = shared.trainer.settings().variant;
        let rows = shared.ending.rows(variant, shared.trainer.search.drills(), shared.width);
        Self { form: Form::new(rows, say().ending_form_start()), problem: None, variant, preview: None, waiting: None }
    }

    /// Asks for a position of the chosen ending, if it is drawn at random.
    fn draw(&mut self, shared: &mut Shared) -> Step {
        let plan = shared.ending.plan(self.variant, shared.trainer.search.drills(), shared.trainer.tables());
        let Some(plan) = plan.ok().filter(|plan| plan.start.is_none()) else { return Step::stay() };
        let id = shared.trainer.next_id();
        self.waiting = Some(id);
        Step { effects: vec![Effect::Draw(id, Box::new(plan), shared.trainer.seed())], ..Step::default() }
    }

    fn message(&self, shared: &Shared) -> Vec<Words> {
        // The result of a rush that was left comes first.
        let mut lines = shared.parting.clone();
        lines.extend(self.about(shared));
        lines
    }

    fn about(&self, shared: &Shared) -> Vec<Words> {
        if shared.ending.is_rush {
            return vec![Words::from(words::rush_rules())];
        }
        if let Some(problem) = &self.problem {
            return vec![Words::new(Tone::Bad, problem.clone())];
        }
        if let Some(OwnDrillPlan { plan, source }) = shared.ending.own(self.variant, shared.trainer.search.drills()) {
            let record = Results::of_item(shared.trainer.history(), &Item::ending(plan));
            let record = Words::new(Tone::Quiet, words::drill_record(&record));
            return vec![Words::from(words::own_drill_source(source, plan)), record];
        }
        if !shared.ending.fen.trim().is_empty() {
            return vec![Words::new(Tone::Quiet, say().ending_form_from_fen())];
        }
        if self.form.chosen() == Some(Field::Fen) {
            return vec![Words::new(
                Tone::Quiet,
                say().ending_form_fen_help(words::board_key(self.variant.board_size())),
            )];
        }
        let item = Item::Ending { ending: shared.ending.ending(self.variant), from: None };
        vec![Words::from(words::drill_record(&Results::of_item(shared.trainer.history(), &item)))]
    }
}

impl Screen for Endings {
    fn mode(&self) -> Mode {
        self.form.mode()
    }

    fn emphasis(&self, _shared: &Shared) -> Emphasis {
        self.form.emphasis()
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        if matches!(action, Action::Do(Command::Home | Command::Cancel)) {
            return Step::to(Destination::Home);
        }
        if let Action::App(Event::Drawn(id, start)) = action {
            if self.waiting == Some(id) {
                self.preview = start;
            }
            return Step::stay();
        }
        match self.form.update(&action) {
            Filled::Same => {}
            Filled::Changed(field) => {
                self.problem = None;
                let Shared { ending, trainer, width, .. } = shared;
                ending.take(field, &self.form, self.variant, trainer.search.drills());
                self.form.show(ending.rows(self.variant, trainer.search.drills(), *width));
                (self.preview, self.waiting) = (None, None);
            }
            Filled::Done if shared.ending.is_rush => return Step::to(Destination::Rush),
            Filled::Done => {
                match shared.ending.plan(self.variant, shared.trainer.search.drills(), shared.trainer.tables()) {
                    Ok(DrillPlan { start: Some(start), .. })
                        if shared.trainer.closed_positions().contains(&start.position) =>
                    {
                        self.problem = Some(say().mail_closed());
                    }
                    Ok(plan) => {
                        let plan = DrillPlan { start: plan.start.or(self.preview), ..plan };
                        return Step::to(Destination::Drill(Box::new(plan), TrainingMode::Practice));
                    }
                    Err(problem) => self.problem = Some(problem),
                }
            }
        }
        if self.preview.is_none() && self.waiting.is_none() {
            return self.draw(shared);
        }
        Step::stay()
    }

    fn board_size(&self) -> BoardSize {
        self.variant.board_size()
    }

    fn page(&self, shared: &Shared) -> Page {
        let choice = &shared.ending;
        let own = choice.own(self.variant, shared.trainer.search.drills());
        let has_fen = !choice.fen.trim().is_empty();
        let from_fen = || Start::read(&choice.fen, self.variant).ok().filter(|_| has_fen);
        let start = own.map_or_else(from_fen, |own| own.plan.start).or(self.preview).filter(|_| !choice.is_rush);
        let empty = || Setup::new(self.variant, Color::White).position();
        let board = shared.board(start.map_or_else(empty, |start| start.position));
        let title = match own {
            _ if choice.is_rush => say().rush_title(),
            Some(own) => words::drill_subject(&own.plan.ending),
            None if has_fen => say().ending_form_fen(),
            None => words::drill_subject(&choice.ending(self.variant)),
        };
        let limit = start.and_then(|start| start.game().limit());
        Page {
            clock: Pane::new(
                say().label_endings(),
                limit.map(|count| Words::new(Tone::Quiet, words::limit(count))).into_iter().collect(),
            ),
            middle_title: say().ending_form_title(),
            message: Pane::new(title, self.message(shared)),
            ..self.form.page(say().drill_title(), board)
        }
    }
}
