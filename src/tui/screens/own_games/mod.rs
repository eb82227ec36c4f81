//! The person's own games: which are to be gone over, and how far the engine has come with them.

mod search;

use std::time::Duration;

use search::Stage;
pub use search::{OwnDrillPlan, Search};

use super::{Destination, Screen, Step};
use crate::own_games::searcher::SearchRequest;
use crate::store::pdn_files::{FileReport, FileTask};
use crate::tui::action::{Action, Effect, Ticket};
use crate::tui::app::Shared;
use crate::tui::form::{Filled, Form, Row};
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::Emphasis;
use crate::tui::page::{InputLine, Middle, Page, Pane, Tone, Words};
use crate::words;
use damier_rules::{AnyPosition, BoardSize, Variant};

/// The rows of the form.
const FILE: usize = 0;
const NAME: usize = 1;
const GAME: usize = 2;
const WORK: usize = 3;

/// The screen.
pub struct OwnGames {
    form: Form,
    problem: Option<&'static str>,
    /// The path that is being completed.
    waiting: Option<Ticket>,
}

impl OwnGames {
    /// The form; where games wait, on the row that has the engine go on.
    #[must_use]
    pub fn new(shared: &Shared) -> Self {
        let name = shared.search.player.as_ref().unwrap_or(&shared.settings.name);
        let rows = vec![
            Row::text(words::OWN_FILE, ""),
            Row::text(words::OWN_NAME, name),
            Row::choice(words::OWN_GAME, Variant::ALL.map(words::ending_game_name), 0),
            work_row(&shared.search),
        ];
        let mut form = Form::new(rows, words::OWN_START);
        if shared.search.waiting > 0 {
            for _ in 0..WORK {
                form.update(&Action::Do(Command::Down));
            }
        }
        Self { form, problem: None, waiting: None }
    }

    fn variant(&self) -> Variant {
        Variant::ALL[self.form.value(GAME)]
    }

    /// Begins what the form says: with a file that one, else with what waits.
    fn begin(&mut self, shared: &mut Shared) -> Vec<Effect> {
        let (file, player) = (self.form.text(FILE).trim().to_owned(), self.form.text(NAME).trim().to_owned());
        if file.is_empty() {
            return if shared.search.waiting > 0 {
                shared.search.stage = Stage::Going;
                vec![Effect::Search(SearchRequest::GoOn)]
            } else {
                self.problem = Some(words::OWN_NO_FILE);
                Vec::new()
            };
        }
        if player.is_empty() {
            self.problem = Some(words::OWN_NO_NAME);
            return Vec::new();
        }
        shared.search.stage = Stage::Reading;
        shared.search.added = None;
        shared.search.player = Some(player.clone());
        let mut effects = Vec::new();
        if shared.settings.name.is_empty() {
            let name = player.chars().take(crate::settings::LONGEST_NAME).collect();
            let settings = crate::settings::Settings { name, ..shared.settings.clone() };
            shared.set(settings.clone());
            effects.push(Effect::Save(Box::new(settings)));
        }
        effects.push(Effect::Search(SearchRequest::Add { file, player, variant: self.variant() }));
        effects
    }

    /// Stops the engine or has it go on.
    fn work(&self, shared: &mut Shared) -> Vec<Effect> {
        if self.form.value(WORK) == 0 {
            return vec![Effect::Search(SearchRequest::Stop)];
        }
        shared.search.stage = Stage::Going;
        vec![Effect::Search(SearchRequest::GoOn)]
    }

    fn message(&self, shared: &Shared) -> Vec<Words> {
        let bad = |text: &str| vec![Words::new(Tone::Bad, text)];
        if let Some(problem) = self.problem {
            return bad(problem);
        }
        let help = match self.form.chosen() {
            FILE => words::OWN_FILE_HELP,
            NAME => words::OWN_NAME_HELP,
            GAME => words::OWN_GAME_HELP,
            _ => words::OWN_WORK_HELP,
        };
        let mut lines = match &shared.search.stage {
            Stage::Refused(reason) => bad(reason),
            Stage::Failed(reason) => bad(&words::own_failed(reason)),
            _ => shared.search.added.iter().map(|added| Words::from(words::own_added(added))).collect(),
        };
        // A long path has no room in its row.
        if self.form.chosen() == FILE && !self.form.text(FILE).is_empty() {
            lines.insert(0, Words::from(self.form.text(FILE)));
        }
        lines.push(Words::new(Tone::Quiet, help));
        lines
    }
}

fn work_row(search: &Search) -> Row {
    if search.is_at_work() || search.waiting > 0 {
        Row::choice(words::OWN_WORK, words::OWN_WORK_SAID, usize::from(search.is_at_work()))
    } else {
        Row::choice(words::OWN_WORK, words::OWN_NO_WORK, 0)
    }
}

impl Screen for OwnGames {
    fn mode(&self) -> Mode {
        self.form.mode()
    }

    fn can(&self, _command: Command) -> bool {
        true
    }

    fn emphasis(&self) -> Emphasis {
        Emphasis::Middle
    }

    fn board_size(&self) -> BoardSize {
        self.variant().board_size()
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        let effects = match &action {
            Action::Do(Command::Home | Command::Cancel) => {
                shared.search.forget_refusal();
                return Step::to(Destination::Home);
            }
            Action::Do(Command::Complete) if self.form.chosen() == FILE => {
                let ticket = shared.ticket();
                self.waiting = Some(ticket);
                vec![Effect::File(ticket, FileTask::Complete(self.form.text(FILE).to_owned()))]
            }
            Action::File(ticket, FileReport::Completed(path)) if self.waiting == Some(*ticket) => {
                self.form.replace(FILE, Row::text(words::OWN_FILE, path));
                Vec::new()
            }
            _ => match self.form.update(&action) {
                Filled::Changed(WORK) => self.work(shared),
                Filled::Changed(_) => {
                    (self.problem, self.waiting) = (None, None);
                    shared.search.forget_refusal();
                    Vec::new()
                }
                Filled::Done => self.begin(shared),
                Filled::Same => Vec::new(),
            },
        };
        shared.search.show();
        self.form.replace(WORK, work_row(&shared.search));
        Step { effects, destination: None }
    }

    fn page(&self, shared: &Shared) -> Page {
        Page {
            title: words::OWN_TITLE.to_owned(),
            subject: Words::default(),
            board: shared.board(AnyPosition::start(self.variant())),
            clock: Pane { title: words::OWN_STATE.to_owned(), lines: shared.search.state() },
            time: String::new(),
            middle_title: words::OWN_FORM.to_owned(),
            middle: Middle::Menu(self.form.lines()),
            message: Pane { title: words::HOME_MESSAGE.to_owned(), lines: self.message(shared) },
            input: InputLine::default(),
        }
    }

    fn wakes_at(&self, _shared: &Shared) -> Option<Duration> {
        None
    }
}
