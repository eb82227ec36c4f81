//! The player's own games: a form for the file to search, and how far the search has come.

pub mod search;

use std::iter::zip;

use super::{Destination, Screen, Step};
use crate::tui::action::Action;
use crate::tui::form::{Filled, Form, NO_YES, Row};
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::Emphasis;
use crate::tui::page::{Page, Pane, Tone, Words};
use crate::tui::shared::Shared;
use crate::words::{self, say};
use damier_app::own_games::searcher::SearchRequest;
use damier_app::own_games::{OwnSearch, Stage};
use damier_app::store::pdn_files::{FileReport, FileTask};
use damier_app::{Effect, Event};
use damier_engine::RequestId;
use damier_rules::{AnyPosition, BoardSize, Variant};
use damier_train::play::NAMELESS;
use etude_tui::text_input::TextInput;

/// The rows of the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    File,
    Name,
    /// Whether the engine works.
    Work,
}

/// The screen.
pub struct OwnGames {
    variant: Variant,
    form: Form<Field>,
    problem: Option<String>,
    /// The pending completion of a path.
    waiting: Option<RequestId>,
}

impl OwnGames {
    /// The form with the file of the games against the engine; if games wait, with the cursor on the row that sets the
    /// engine to work.
    #[must_use]
    pub fn new(shared: &Shared) -> Self {
        let file = shared.trainer.finished_games().filter(|file| file.exists());
        let file = file.map(|file| file.to_string_lossy()).unwrap_or_default();
        let name = match shared.trainer.search.player.as_ref().unwrap_or(&shared.trainer.settings().name).as_str() {
            "" if !file.is_empty() => NAMELESS,
            name => name,
        };
        let form = Form::new(
            rows(TextInput::proposal(&file), TextInput::proposal(&words::player(name)), &shared.trainer.search),
            say().own_start(),
        );
        let form = if shared.trainer.search.waiting > 0 { form.at(Field::Work) } else { form };
        Self { variant: shared.trainer.settings().variant, form, problem: None, waiting: None }
    }

    /// Searches the file, or without one the games that wait.
    fn begin(&mut self, shared: &mut Shared) -> Vec<Effect> {
        let (file, player) =
            (self.form.text(Field::File).trim().to_owned(), self.form.text(Field::Name).trim().to_owned());
        if file.is_empty() {
            return if shared.trainer.search.waiting > 0 {
                shared.trainer.search.stage = Stage::Going;
                vec![Effect::Search(SearchRequest::GoOn)]
            } else {
                self.problem = Some(say().own_no_file());
                Vec::new()
            };
        }
        if player.is_empty() {
            self.problem = Some(say().own_no_name());
            return Vec::new();
        }
        // In the file stands the English word that is shown in the player's language.
        let is_shown = player == words::player(NAMELESS) && player != shared.trainer.settings().name;
        let player = if is_shown { NAMELESS.to_owned() } else { player };
        shared.trainer.search.stage = Stage::Reading;
        shared.trainer.search.added = None;
        shared.trainer.search.player = Some(player.clone());
        let mut effects = Vec::new();
        if shared.trainer.settings().name.is_empty() && player != NAMELESS {
            let name = player.chars().take(damier_app::settings::LONGEST_NAME).collect();
            let settings = damier_app::settings::Settings { name, ..shared.trainer.settings().clone() };
            shared.set(settings.clone());
            effects.push(Effect::Save(Box::new(settings)));
        }
        effects.push(Effect::Search(SearchRequest::Add { file, player, variant: self.variant }));
        effects
    }

    /// Pauses or resumes the engine.
    fn work(&self, shared: &mut Shared) -> Vec<Effect> {
        if !self.form.pick(Field::Work, &NO_YES) {
            return vec![Effect::Search(SearchRequest::Stop)];
        }
        shared.trainer.search.stage = Stage::Going;
        vec![Effect::Search(SearchRequest::GoOn)]
    }

    fn message(&self, shared: &Shared) -> Vec<Words> {
        let bad = |text: &str| vec![Words::new(Tone::Bad, text)];
        if let Some(problem) = &self.problem {
            return bad(problem);
        }
        let help = self.form.chosen_row().map_or_else(|| say().own_work_help(), |row| row.help().to_owned());
        let mut lines = match &shared.trainer.search.stage {
            Stage::Refused(reason) => bad(&words::refusal(reason)),
            Stage::Failed(error) => bad(&say().own_failed(words::store_error(error))),
            _ => {
                let added = shared.trainer.search.added.iter().map(|added| Words::from(words::own_added(added)));
                added.chain(search::losses(&shared.trainer.search)).collect()
            }
        };
        // A long path does not fit into its row.
        if self.form.chosen() == Some(Field::File) && !self.form.text(Field::File).is_empty() {
            lines.insert(0, Words::from(self.form.text(Field::File)));
        }
        lines.push(Words::new(Tone::Quiet, help));
        lines
    }
}

fn rows(file: TextInput, name: TextInput, search: &OwnSearch) -> Vec<Row<Field>> {
    vec![
        Row::text(Field::File, (say().own_file(), say().own_file_help()), file),
        Row::text(Field::Name, (say().own_name(), say().own_name_help()), name),
        if search.is_at_work() || search.waiting > 0 {
            Row::choice(
                Field::Work,
                (say().own_work(), say().own_work_help()),
                zip(NO_YES, [say().work_paused(), say().work_running()]),
                &search.is_at_work(),
            )
        } else {
            Row::choice(Field::Work, (say().own_work(), say().own_work_help()), [((), say().own_no_work())], &())
        },
    ]
}

impl Screen for OwnGames {
    fn mode(&self) -> Mode {
        self.form.mode()
    }

    fn can(&self, command: Command) -> bool {
        command != Command::Complete || self.form.chosen() == Some(Field::File)
    }

    fn emphasis(&self, _shared: &Shared) -> Emphasis {
        self.form.emphasis()
    }

    fn board_size(&self) -> BoardSize {
        self.variant.board_size()
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        let mut completed = None;
        let effects = match &action {
            Action::Do(Command::Home | Command::Cancel) => {
                shared.trainer.search.forget_refusal();
                return Step::to(Destination::Home);
            }
            Action::Do(Command::Complete) if self.form.chosen() == Some(Field::File) => {
                let id = shared.trainer.next_id();
                self.waiting = Some(id);
                vec![Effect::File(id, FileTask::Complete(self.form.text(Field::File).to_owned()))]
            }
            Action::App(Event::File(id, FileReport::Completed(path))) if self.waiting == Some(*id) => {
                completed = Some(path.as_str());
                Vec::new()
            }
            _ => match self.form.update(&action) {
                Filled::Changed(Field::Work) => self.work(shared),
                Filled::Changed(_) => {
                    (self.problem, self.waiting) = (None, None);
                    shared.trainer.search.forget_refusal();
                    Vec::new()
                }
                Filled::Done => self.begin(shared),
                Filled::Same => Vec::new(),
            },
        };
        shared.trainer.search.show();
        let file = completed.unwrap_or(self.form.text(Field::File));
        self.form.show(rows(TextInput::new(file), TextInput::new(self.form.text(Field::Name)), &shared.trainer.search));
        Step { effects, ..Step::default() }
    }

    fn page(&self, shared: &Shared) -> Page {
        Page {
            clock: Pane::new(say().own_state(), search::state(&shared.trainer.search)),
            middle_title: say().own_form(),
            message: Pane::new(say().home_message(), self.message(shared)),
            ..self.form.page(say().own_title(), shared.board(AnyPosition::start(self.variant)))
        }
    }
}
