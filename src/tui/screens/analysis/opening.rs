//! The form that chooses what to analyse: the start position, a FEN, or a game from a file.

use super::super::{Destination, Screen, Step};
use crate::tui::action::Action;
use crate::tui::form::{Filled, Form, Row};
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::Emphasis;
use crate::tui::page::{Page, Pane, Tone, Words};
use crate::tui::shared::Shared;
use crate::words::{self, say};
use damier_app::store::pdn_files::{FileReport, FileTask};
use damier_app::{Effect, Event};
use damier_engine::RequestId;
use damier_rules::notation::pdn::PdnGame;
use damier_rules::{AnyPosition, BoardSize, Variant};
use damier_train::analysis::{GameInFile, Opening, OpeningRequest};
use etude_tui::text_input::TextInput;

/// The rows of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningField {
    /// A FEN or the path of a file.
    From,
    /// The number of the game in the file, from 1.
    Number,
}

/// The form.
pub struct OpeningForm {
    variant: Variant,
    form: Form<OpeningField>,
    problem: Option<String>,
    waiting: Option<(RequestId, GameInFile)>,
}

impl OpeningForm {
    pub fn new(variant: Variant) -> Self {
        let rows = vec![
            Row::text(OpeningField::From, say().opening_from(), TextInput::default())
                .or_empty(say().opening_from_empty()),
            Row::text(OpeningField::Number, say().opening_number(), TextInput::new("1")),
        ];
        Self { variant, form: Form::new(rows, say().opening_start()), problem: None, waiting: None }
    }

    /// Reads the form, and the file that it names.
    fn done(&mut self, shared: &mut Shared) -> Step {
        self.problem = None;
        let variant = self.variant;
        let name = match OpeningRequest::read(self.form.text(OpeningField::From), variant) {
            Ok(OpeningRequest::Position(opening)) => return Step::to(Destination::Analysis(Some(opening))),
            Ok(OpeningRequest::File(name)) => name,
            Err(error) => {
                self.problem = Some(words::sentence(&words::fen_error(&error)));
                return Step::stay();
            }
        };
        let Some(number) =
            self.form.text(OpeningField::Number).trim().parse().ok().filter(|&number: &usize| number > 0)
        else {
            self.problem = Some(say().opening_number_wrong());
            return Step::stay();
        };
        let source = GameInFile { name, number, variant };
        let (id, task) = (shared.trainer.next_id(), reading(&source));
        self.waiting = Some((id, source));
        Step { effects: vec![Effect::File(id, task)], ..Step::default() }
    }
}

impl Screen for OpeningForm {
    fn mode(&self) -> Mode {
        self.form.mode()
    }

    fn board_size(&self) -> BoardSize {
        self.variant.board_size()
    }

    fn emphasis(&self, _shared: &Shared) -> Emphasis {
        self.form.emphasis()
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        if let Action::Do(Command::Home | Command::Cancel) = action {
            return Step::to(Destination::Home);
        }
        if let Action::App(Event::File(id, FileReport::Read(read))) = &action
            && let Some((_, source)) = self.waiting.take_if(|(waiting, _)| waiting == id)
        {
            match read {
                Ok(game) => return Step::to(Destination::Analysis(Some(Box::new(opening_of(game, source))))),
                Err(error) => self.problem = Some(words::pdn_file_error(error)),
            }
        }
        match self.form.update(&action) {
            Filled::Done => return self.done(shared),
            Filled::Changed(_) => (self.problem, self.waiting) = (None, None),
            Filled::Same => {}
        }
        Step::stay()
    }

    fn page(&self, shared: &Shared) -> Page {
        let board = shared.board(AnyPosition::start(self.variant));
        let mut lines = Vec::new();
        if self.waiting.is_some() {
            lines.push(Words::new(Tone::Quiet, say().opening_reads()));
        }
        lines.extend(self.problem.iter().map(|problem| Words::new(Tone::Bad, problem.as_str())));
        if lines.is_empty() {
            lines.extend(
                [say().opening_how_to(), say().opening_how_to_from(words::board_key(self.variant.board_size()))]
                    .map(|line| Words::new(Tone::Quiet, line)),
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
pub fn reading(source: &GameInFile) -> FileTask {
    FileTask::Read { name: source.name.clone(), number: source.number, variant: source.variant }
}

/// The opening of a game read from a file.
pub fn opening_of(game: &PdnGame, source: GameInFile) -> Opening {
    Opening { source: Some(source), ..Opening::from(game.clone()) }
}
