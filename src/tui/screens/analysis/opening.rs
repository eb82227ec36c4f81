//! The form that chooses what to analyse: the start position, a FEN, or a game from a file.

use crate::store::pdn_files::{FileReport, FileTask};
use crate::tui::action::{Action, Effect};
use crate::tui::form::{Filled, Form, Row};
use crate::tui::page::{Page, Pane, Tone, Words};
use crate::tui::shared::Shared;
use crate::tui::text_input::TextInput;
use crate::words::{self, say};
use damier_engine::RequestId;
use damier_rules::notation::pdn::PdnGame;
use damier_rules::{AnyPosition, Variant};
use damier_train::analysis::{Opening, OpeningRequest, Source};

/// The rows of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// A FEN or the path of a file.
    From,
    /// The number of the game in the file, from 1.
    Number,
}

/// Result of an action.
pub enum Asked {
    /// Nothing to analyse yet; the effects are still to be carried out.
    Pending(Vec<Effect>),
    /// The game or position to analyse.
    Begin(Box<Opening>),
}

/// The form.
pub struct OpeningForm {
    variant: Variant,
    form: Form<Field>,
    problem: Option<String>,
    waiting: Option<(RequestId, Source)>,
}

impl OpeningForm {
    pub fn new(variant: Variant) -> Self {
        let rows = vec![
            Row::text(Field::From, say().opening_from(), TextInput::default()).or_empty(say().opening_from_empty()),
            Row::text(Field::Number, say().opening_number(), TextInput::new("1")),
        ];
        Self { variant, form: Form::new(rows, say().opening_start()), problem: None, waiting: None }
    }

    pub const fn form(&self) -> &Form<Field> {
        &self.form
    }

    pub const fn variant(&self) -> Variant {
        self.variant
    }

    pub fn update(&mut self, action: &Action, shared: &mut Shared) -> Asked {
        if let Action::File(id, FileReport::Read(read)) = action
            && self.waiting.as_ref().is_some_and(|(waiting, _)| waiting == id)
            && let Some((_, source)) = self.waiting.take()
        {
            match read {
                Ok(game) => return Asked::Begin(Box::new(opening_of(game, source))),
                Err(error) => self.problem = Some(error.to_string()),
            }
        }
        match self.form.update(action) {
            Filled::Done => self.done(shared),
            Filled::Changed(_) => {
                self.problem = None;
                self.waiting = None;
                Asked::Pending(Vec::new())
            }
            Filled::Same => Asked::Pending(Vec::new()),
        }
    }

    fn done(&mut self, shared: &mut Shared) -> Asked {
        self.problem = None;
        let variant = self.variant();
        let name = match OpeningRequest::read(self.form.text(Field::From), variant) {
            Ok(OpeningRequest::Position(opening)) => return Asked::Begin(opening),
            Ok(OpeningRequest::File(name)) => name,
            Err(error) => {
                self.problem = Some(words::sentence(&words::fen_error(&error)));
                return Asked::Pending(Vec::new());
            }
        };
        let Some(number) = self.form.text(Field::Number).trim().parse().ok().filter(|&number: &usize| number > 0)
        else {
            self.problem = Some(say().opening_number_wrong());
            return Asked::Pending(Vec::new());
        };
        let source = Source { name, number, variant };
        let (id, task) = (shared.ids.next_id(), reading(&source));
        self.waiting = Some((id, source));
        Asked::Pending(vec![Effect::File(id, task)])
    }

    pub fn page(&self, shared: &Shared) -> Page {
        let board = shared.board(AnyPosition::start(self.variant()));
        let mut lines = Vec::new();
        if self.waiting.is_some() {
            lines.push(Words::new(Tone::Quiet, say().opening_reads()));
        }
        lines.extend(self.problem.iter().map(|problem| Words::new(Tone::Bad, problem.as_str())));
        if lines.is_empty() {
            lines.extend(
                [say().opening_how_to(), say().opening_how_to_from()].map(|line| Words::new(Tone::Quiet, line)),
            );
        }
        Page {
            clock: Pane::new(say().label_analysis(), Vec::new()),
            middle_title: say().opening_title(),
            message: Pane::new(say().opening_message(), lines),
            ..self.form.page(say().analysis_title(), board)
        }
    }
}

/// The task that reads a game from a file.
pub fn reading(source: &Source) -> FileTask {
    FileTask::Read { name: source.name.clone(), number: source.number, variant: source.variant }
}

/// The opening of a game read from a file.
pub fn opening_of(game: &PdnGame, source: Source) -> Opening {
    Opening { source: Some(source), ..Opening::from(game.clone()) }
}
