//! Games by mail: the list, the form for a new one, and a game.

mod game;

pub use game::MailGameScreen;

use super::{Destination, Screen, Step};
use crate::tui::action::Action;
use crate::tui::form::{Filled, Form, Row, named};
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::{Emphasis, LIST_ROWS};
use crate::tui::page::{Middle, Page, Pane, Tone, Words};
use crate::tui::shared::Shared;
use crate::words::{self, say};
use damier_app::mail::{FolderError, MailGame, MailReport, MailTask, MailTerms, Taken};
use damier_app::store::pdn_files::{FileReport, FileTask};
use damier_app::{Effect, Event};
use damier_engine::RequestId;
use damier_rules::notation::read_fen;
use damier_rules::{AnyPosition, BoardSize, Color, Variant};
use etude_store::new_uid;
use etude_tui::text_input::TextInput;

/// The days for a move.
const DAYS: [u32; 8] = [1, 2, 3, 5, 7, 10, 14, 30];
/// Our colour in a new game.
const COLORS: [Color; 2] = [Color::White, Color::Black];

/// Asks the disk for something about correspondence games; the answer has the number.
fn ask(task: MailTask, shared: &mut Shared) -> (RequestId, Effect) {
    let id = shared.trainer.next_id();
    (id, Effect::File(id, FileTask::Mail(task)))
}

/// A game with the text that goes beside it to the opponent.
fn with_text(game: &MailGame) -> (MailGame, String) {
    (game.clone(), words::mail_text(game))
}

/// What is wrong with a file.
fn wrong(error: &FolderError) -> Words {
    Words::new(Tone::Bad, words::sentence(&words::mail_error(error)))
}

/// The first position that the form asks for, or what is wrong with it.
fn start(form: &Form<NewField>) -> Result<AnyPosition, String> {
    let fen = form.text(NewField::Fen).trim();
    if fen.is_empty() {
        return Ok(AnyPosition::start(Variant::International));
    }
    let start =
        read_fen(fen, Variant::International).map_err(|error| words::sentence(&words::fen_error(&error)))?.position;
    if start.legal_moves().is_empty() { Err(words::sentence(&say().mail_over())) } else { Ok(start) }
}

/// The rows of the form for a new game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NewField {
    Theirs,
    Yours,
    Color,
    Fen,
    Days,
}

/// The list.
pub struct MailList {
    games: Vec<MailGame>,
    /// Files that cannot be read.
    errors: Vec<FolderError>,
    chosen: usize,
    /// The request whose answer is awaited; `None` until the first.
    waiting: Option<RequestId>,
    /// Whether the games have been read.
    is_listed: bool,
    /// What the inbox has brought.
    news: Vec<Words>,
    /// The form for a new game, while it is open.
    form: Option<Form<NewField>>,
    /// The new game that is being kept.
    begun: Option<MailGame>,
}

impl MailList {
    pub fn new() -> Self {
        let (games, errors, news) = (Vec::new(), Vec::new(), Vec::new());
        Self { games, errors, chosen: 0, waiting: None, is_listed: false, news, form: None, begun: None }
    }

    fn request(&mut self, task: MailTask, shared: &mut Shared) -> Effect {
        let (id, effect) = ask(task, shared);
        self.waiting = Some(id);
        effect
    }

    fn choose(&mut self, place: usize) {
        self.chosen = place.min(self.games.len().saturating_sub(1));
    }

    /// Takes an answer of the disk.
    fn hear(&mut self, report: &MailReport, shared: &mut Shared) -> Step {
        match report {
            MailReport::Listed(games, errors) => {
                (self.games, self.errors, self.is_listed) = (games.clone(), errors.clone(), true);
                self.choose(self.chosen);
                // What a killed program has not written goes out now.
                let open = self.games.iter().filter(|game| game.is_for_opponent()).map(with_text);
                let (_, effect) = ask(MailTask::Send(open.collect()), shared);
                Step { effects: vec![effect], ..Step::default() }
            }
            MailReport::Taken(taken) => self.take(taken, shared),
            MailReport::Kept(Ok(_)) => match self.begun.take() {
                Some(game) => Step::to(Destination::MailGame(Box::new(game))),
                None => Step::stay(),
            },
            MailReport::Kept(Err(error)) => {
                self.begun = None;
                self.news = vec![wrong(error)];
                Step::stay()
            }
        }
    }

    /// Tells what the inbox has brought, and has answers in advance written.
    fn take(&mut self, taken: &[Result<Taken, FolderError>], shared: &mut Shared) -> Step {
        let mut effects = Vec::new();
        self.news.clear();
        for taken in taken {
            match taken {
                Ok(taken) => {
                    let told = words::mail_taken(taken).into_iter().map(|told| Words::new(Tone::Good, told + "."));
                    self.news.extend(told);
                    let (game, text) = with_text(&taken.game);
                    effects.push(ask(MailTask::Keep(Box::new(game), text), shared).1);
                }
                Err(error) => self.news.push(wrong(error)),
            }
        }
        if taken.is_empty() {
            self.news.push(Words::new(Tone::Quiet, say().mail_nothing_new()));
        }
        effects.push(self.request(MailTask::List, shared));
        Step { effects, ..Step::default() }
    }

    fn open_form(&mut self, shared: &Shared) {
        let rows = vec![
            Row::text(NewField::Theirs, (say().row_theirs(), say().row_theirs_help()), TextInput::new("")),
            Row::text(
                NewField::Yours,
                (say().row_yours(), say().row_yours_help()),
                TextInput::new(&shared.trainer.settings().name),
            ),
            Row::choice(
                NewField::Color,
                (say().row_color(), say().row_color_help()),
                COLORS.into_iter().zip([say().play_white(), say().play_black()]),
                &Color::White,
            ),
            Row::text(NewField::Fen, (say().row_fen(), say().row_fen_help()), TextInput::new(""))
                .or_empty(say().own_none()),
            Row::choice(
                NewField::Days,
                (say().row_mail_days(), say().row_mail_days_help()),
                named(&DAYS, |days| say().mail_days_value(days)),
                &3,
            ),
        ];
        self.form = Some(Form::new(rows, say().play_begin()));
    }

    /// Begins a game as the form says; both names are needed, and a position in which somebody can move.
    fn begin(&mut self, shared: &mut Shared) -> Step {
        let Some(form) = &self.form else { return Step::stay() };
        let [theirs, yours] = [NewField::Theirs, NewField::Yours].map(|field| form.text(field).trim().to_owned());
        let Ok(start) = start(form) else { return Step::stay() };
        if theirs.is_empty() || yours.is_empty() {
            return Step::stay();
        }
        let (mine, days) = (form.pick(NewField::Color, &COLORS), form.pick(NewField::Days, &DAYS));
        let terms = MailTerms { id: &new_uid(), me: &yours, opponent: &theirs, mine, days, start };
        let game = MailGame::new(&self.free_name(&theirs), &terms, shared.trainer.today());
        let (kept, text) = with_text(&game);
        (self.form, self.begun) = (None, Some(game));
        let effect = self.request(MailTask::Begin(Box::new(kept), text), shared);
        Step { effects: vec![effect], ..Step::default() }
    }

    /// Whether another game has the same opponent, so that only its name tells it apart.
    fn has_namesake(&self, game: &MailGame) -> bool {
        let opponent = |game: &MailGame| game.player(!game.mine()).to_owned();
        self.games.iter().any(|other| other.name() != game.name() && opponent(other) == opponent(game))
    }

    /// A name for the files of a game: that of the opponent in ASCII, with a number if it is taken.
    fn free_name(&self, opponent: &str) -> String {
        let mut name: String = opponent.chars().filter(char::is_ascii_alphanumeric).take(30).collect();
        if name.is_empty() {
            "game".clone_into(&mut name);
        }
        name.make_ascii_lowercase();
        let is_free = |name: &String| !self.games.iter().any(|game| game.name() == name);
        let numbered = (2..).map(|number| format!("{name}-{number}"));
        std::iter::once(name.clone()).chain(numbered).find(is_free).unwrap_or(name)
    }

    fn message(&self, shared: &Shared) -> Vec<Words> {
        if let Some(form) = &self.form {
            let missing = [NewField::Theirs, NewField::Yours].iter().any(|&field| form.text(field).trim().is_empty());
            let help = form.chosen_row().map_or_else(|| say().help_begin(), |row| row.help().to_owned());
            let needs = missing.then(|| Words::new(Tone::Notice, say().mail_needs_names()));
            let wrong = start(form).err().map(|error| Words::new(Tone::Bad, error));
            return wrong.into_iter().chain(needs).chain([Words::from(help)]).collect();
        }
        let mut lines: Vec<Words> = self.news.iter().cloned().chain(self.errors.iter().map(wrong)).collect();
        match (self.games.get(self.chosen), shared.trainer.mail()) {
            (_, None) => lines.push(Words::new(Tone::Bad, say().mail_no_place())),
            (Some(game), Some(folder)) => {
                lines.push(Words::from(words::mail_line(game, shared.trainer.today()) + "."));
                lines.push(Words::new(Tone::Quiet, say().mail_list_how_to(folder.inbox().display().to_string())));
            }
            (None, Some(_)) if !self.is_listed => {}
            (None, Some(folder)) => lines.push(Words::from(say().mail_list_none(folder.inbox().display().to_string()))),
        }
        lines
    }
}

impl Screen for MailList {
    fn mode(&self) -> Mode {
        self.form.as_ref().map_or(Mode::Mail, Form::mode)
    }

    fn emphasis(&self, _shared: &Shared) -> Emphasis {
        if let Some(form) = &self.form {
            return form.emphasis();
        }
        let rows = u16::try_from(self.games.len()).unwrap_or(u16::MAX);
        Emphasis::Form { rows, least: rows.clamp(1, LIST_ROWS) }
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        if self.waiting.is_none() && shared.trainer.mail().is_some() {
            let effect = self.request(MailTask::List, shared);
            return Step { effects: vec![effect], ..Step::default() };
        }
        if let Action::App(Event::File(id, FileReport::Mail(Some(report)))) = &action {
            return if self.waiting == Some(*id) { self.hear(report, shared) } else { Step::stay() };
        }
        if let Some(form) = &mut self.form {
            if matches!(action, Action::Do(Command::Cancel | Command::Home)) {
                self.form = None;
            } else if form.update(&action) == Filled::Done {
                return self.begin(shared);
            }
            return Step::stay();
        }
        match action {
            Action::Do(Command::Home) => return Step::to(Destination::Home),
            Action::Do(Command::Cancel) => return Step::to(Destination::PlaySetup),
            Action::Do(Command::Up) => self.choose(self.chosen.saturating_sub(1)),
            Action::Do(Command::Down) => self.choose(self.chosen + 1),
            Action::Do(Command::Next) => self.open_form(shared),
            Action::Do(Command::Retry) => {
                let (me, today) = (shared.trainer.settings().name.clone(), shared.trainer.today());
                let effect = self.request(MailTask::Read { me, today }, shared);
                return Step { effects: vec![effect], ..Step::default() };
            }
            Action::Do(Command::Confirm) => {
                let game = self.games.get(self.chosen).cloned();
                return game.map_or_else(Step::stay, |game| Step::to(Destination::MailGame(Box::new(game))));
            }
            Action::Choose(line) if line < self.games.len() => {
                self.choose(line);
                return Step::to(Destination::MailGame(Box::new(self.games[line].clone())));
            }
            _ => {}
        }
        Step::stay()
    }

    fn board_size(&self) -> BoardSize {
        BoardSize::Ten
    }

    fn page(&self, shared: &Shared) -> Page {
        if let Some(form) = &self.form {
            let mut board = shared.board(start(form).unwrap_or(AnyPosition::start(Variant::International)));
            board.turned = form.pick(NewField::Color, &COLORS) == Color::Black;
            return Page {
                clock: Pane::new(say().mail_title(), Vec::new()),
                middle_title: say().play_setup(),
                message: Pane::new(say().mail_title(), self.message(shared)),
                ..form.page(say().mail_title(), board)
            };
        }
        let chosen = self.games.get(self.chosen);
        let position = chosen.map_or(AnyPosition::start(Variant::International), |game| *game.game().position());
        let mut board = shared.board(position);
        board.turned = chosen.is_some_and(|game| game.mine() == Color::Black);
        let today = shared.trainer.today();
        let row = |(place, game): (usize, &MailGame)| {
            Words::choice(&format!("{} ", words::mail_row(game, self.has_namesake(game), today)), place == self.chosen)
        };
        Page {
            clock: Pane::new(say().mail_title(), Vec::new()),
            middle_title: say().mail_menu(),
            middle: Middle::Menu(self.games.iter().enumerate().map(row).collect()),
            enter: if chosen.is_some() { say().label_open() } else { String::new() },
            message: Pane::new(say().mail_title(), self.message(shared)),
            ..Page::new(say().mail_title(), board)
        }
    }
}
