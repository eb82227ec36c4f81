//! A game by mail: a move, confirmed and written, with a draw offer and answers in advance.

use super::{ask, with_text, wrong};
use crate::tui::action::Action;
use crate::tui::entry::{Entered, MoveEntry};
use crate::tui::form::{Filled, Form, Row};
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::Emphasis;
use crate::tui::page::{InputLine, Middle, Page, Pane, Tone, Words};
use crate::tui::screens::{Destination, Screen, Step, score};
use crate::tui::shared::Shared;
use crate::words::{self, say};
use damier_app::Event;
use damier_app::mail::{FolderError, MailError, MailGame, MailReport, MailTask, Turn};
use damier_app::store::pdn_files::FileReport;
use damier_engine::RequestId;
use damier_rules::notation::MoveWriter;
use damier_rules::{BoardSize, Color, Move};
use etude::calendar::Day;
use etude_tui::text_input::TextInput;

/// What is to be written.
#[derive(Clone, Debug)]
enum Wish {
    /// A move, as it is written.
    Move(String),
    Resign,
    AcceptDraw,
}

/// What is written once it is confirmed.
struct Pending {
    wish: Wish,
    offers: bool,
    /// Answers in advance.
    lines: Vec<String>,
    after: MailGame,
    /// The request to keep it, once it is confirmed.
    waiting: Option<RequestId>,
}

/// The screen of a game.
pub struct MailGameScreen {
    game: MailGame,
    entry: MoveEntry,
    pending: Option<Pending>,
    /// The form for an answer in advance, while it is open.
    form: Option<Form<()>>,
    /// What became of the last act.
    told: Option<Words>,
}

/// The game after an act.
fn after(game: &MailGame, wish: &Wish, offers: bool, lines: &[String], today: Day) -> Result<MailGame, MailError> {
    let mut after = game.clone();
    match wish {
        Wish::Move(text) => after.play(text, offers, lines, today)?,
        Wish::Resign => after.resign()?,
        Wish::AcceptDraw => after.accept_draw()?,
    }
    Ok(after)
}

impl MailGameScreen {
    pub const fn new(game: MailGame) -> Self {
        Self { game, entry: MoveEntry::new(BoardSize::Ten), pending: None, form: None, told: None }
    }

    /// The game as it is shown: with the move that is to be confirmed.
    fn shown(&self) -> &MailGame {
        self.pending.as_ref().map_or(&self.game, |pending| &pending.after)
    }

    fn is_ours(&self, shared: &Shared) -> bool {
        matches!(self.game.turn(shared.trainer.today()), Turn::Ours(_))
    }

    /// Asks whether something is meant, or says why it cannot be.
    fn wish(&mut self, wish: Wish, offers: bool, lines: Vec<String>, shared: &Shared) {
        self.told = None;
        match after(&self.game, &wish, offers, &lines, shared.trainer.today()) {
            Ok(after) => self.pending = Some(Pending { wish, offers, lines, after, waiting: None }),
            Err(error) => {
                let told = words::sentence(&words::mail_game_error(&error, &self.game));
                self.told = Some(Words::new(Tone::Bad, told));
            }
        }
    }

    fn play(&mut self, played: Move, shared: &Shared) {
        let position = *self.game.game().position();
        let legal = position.legal_moves();
        let text = MoveWriter::of(position.variant()).unambiguous(&position, &legal, played);
        self.wish(Wish::Move(text), false, Vec::new(), shared);
    }

    /// Changes a move that is to be confirmed.
    fn change(&mut self, offers: bool, lines: Vec<String>, shared: &Shared) {
        let wish = self.pending.as_ref().map(|pending| pending.wish.clone());
        if let Some(wish @ Wish::Move(_)) = wish {
            self.wish(wish, offers, lines, shared);
        }
    }

    fn command(&mut self, command: Command, shared: &mut Shared) -> Option<Step> {
        let can_change = self.pending.as_ref().is_some_and(Pending::can_change);
        let can_accept = self.can_accept(shared);
        match (command, &mut self.pending) {
            (Command::Home, _) => return Some(Step::to(Destination::Home)),
            (Command::Cancel, Some(pending)) if pending.waiting.is_none() => self.pending = None,
            (Command::Cancel, None) if self.entry.is_empty() => return Some(Step::to(Destination::Mail)),
            (Command::Confirm, Some(pending)) => {
                if pending.waiting.is_none() {
                    let (game, text) = with_text(&pending.after);
                    let (id, effect) = ask(MailTask::Keep(Box::new(game), text), shared);
                    pending.waiting = Some(id);
                    return Some(Step { effects: vec![effect], ..Step::default() });
                }
            }
            (Command::Offer, Some(pending)) if can_change => {
                let (offers, lines) = (!pending.offers, pending.lines.clone());
                self.change(offers, lines, shared);
            }
            (Command::Offer, None) if can_accept => {
                self.wish(Wish::AcceptDraw, false, Vec::new(), shared);
            }
            (Command::Comment, Some(_)) if can_change => {
                let label = (say().row_mail_if(), say().row_mail_if_help());
                self.form = Some(Form::new(vec![Row::text((), label, TextInput::new(""))], say().play_begin()));
            }
            (Command::Resign, None) if !self.game.is_over() => self.wish(Wish::Resign, false, Vec::new(), shared),
            (_, None) => return None,
            (_, Some(_)) => {}
        }
        Some(Step::stay())
    }

    fn can_accept(&self, shared: &Shared) -> bool {
        self.game.is_offered() && self.is_ours(shared)
    }

    /// Takes the answer of the disk.
    fn hear(&mut self, id: RequestId, kept: &Result<Option<std::path::PathBuf>, FolderError>) {
        let Some(pending) = self.pending.take_if(|pending| pending.waiting == Some(id)) else { return };
        self.told = Some(match kept {
            Ok(path) => {
                self.game = pending.after;
                let opponent = self.game.player(!self.game.mine());
                let path = path.as_ref().map(|path| path.display().to_string()).unwrap_or_default();
                Words::new(Tone::Good, say().mail_to_send(path, opponent))
            }
            Err(error) => wrong(error),
        });
    }

    fn message(&self, shared: &Shared) -> Vec<Words> {
        if let Some(form) = &self.form {
            return form.chosen_row().map(|row| Words::from(row.help().to_owned())).into_iter().collect();
        }
        let mut lines: Vec<Words> = self.told.iter().cloned().collect();
        if let Some(pending) = &self.pending {
            let what = match &pending.wish {
                Wish::Move(text) => text.clone(),
                Wish::Resign => say().mail_resignation(),
                Wish::AcceptDraw => say().mail_draw(),
            };
            lines.push(Words::new(Tone::Title, say().mail_sure(what)));
            lines.extend(pending.offers.then(|| Words::new(Tone::Notice, say().mail_with_offer())));
            lines.extend(pending.lines.iter().map(|line| Words::new(Tone::Notice, say().mail_with_line(line))));
            lines.extend(pending.can_change().then(|| Words::new(Tone::Quiet, say().mail_more())));
            return lines;
        }
        let opponent = self.game.player(!self.game.mine());
        lines.push(Words::from(words::mail_line(&self.game, shared.trainer.today()) + "."));
        lines.extend(self.entry.problem(self.game.game().position()).map(|problem| Words::new(Tone::Bad, problem)));
        if self.can_accept(shared) {
            lines.push(Words::new(Tone::Notice, say().person_offers(opponent)));
        } else if self.is_ours(shared) {
            lines.push(Words::from(say().your_move()));
        } else if !self.game.is_over() {
            lines.push(Words::new(Tone::Quiet, say().mail_waits(opponent)));
        }
        lines
    }
}

impl Pending {
    /// Whether a draw offer and answers in advance can be added.
    const fn can_change(&self) -> bool {
        matches!(self.wish, Wish::Move(_)) && self.waiting.is_none()
    }
}

impl Screen for MailGameScreen {
    fn mode(&self) -> Mode {
        self.form.as_ref().map_or(Mode::MailGame, Form::mode)
    }

    fn can(&self, command: Command) -> bool {
        let can_change = self.pending.as_ref().is_some_and(Pending::can_change);
        match command {
            Command::Offer => can_change || self.pending.is_none() && self.game.is_offered(),
            Command::Comment => can_change,
            Command::Resign => self.pending.is_none() && !self.game.is_over(),
            Command::Complete => self.form.is_none() && self.pending.is_none() && !self.game.is_over(),
            _ => true,
        }
    }

    fn emphasis(&self, _shared: &Shared) -> Emphasis {
        self.form.as_ref().map_or(Emphasis::Game, Form::emphasis)
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        if let Action::App(event) = &action {
            if let Event::File(id, FileReport::Mail(Some(MailReport::Kept(kept)))) = event {
                self.hear(*id, kept);
            }
            return Step::stay();
        }
        if let Some(form) = &mut self.form {
            if matches!(action, Action::Do(Command::Cancel | Command::Home)) {
                self.form = None;
            } else if form.update(&action) == Filled::Done {
                let line = form.text(()).trim().to_owned();
                self.form = None;
                if let Some(pending) = self.pending.as_ref().filter(|_| !line.is_empty()) {
                    let lines = pending.lines.iter().cloned().chain([line]).collect();
                    self.change(pending.offers, lines, shared);
                }
            }
            return Step::stay();
        }
        if let Action::Do(command) = action
            && let Some(step) = self.command(command, shared)
        {
            return step;
        }
        if self.pending.is_none() && self.is_ours(shared) {
            let position = *self.game.game().position();
            let turned = self.game.mine() == Color::Black;
            if let Entered::Move(played) = self.entry.update(&action, &position, turned) {
                self.play(played, shared);
            }
        }
        Step::stay()
    }

    fn board_size(&self) -> BoardSize {
        self.game.game().position().board_size()
    }

    fn page(&self, shared: &Shared) -> Page {
        let shown = self.shown();
        let game = shown.game();
        let mut board = shared.board(*game.position());
        board.turned = shown.mine() == Color::Black;
        let is_open = self.pending.is_none() && self.is_ours(shared);
        if is_open {
            board.marks = self.entry.marks(game.position());
            board.wrong = self.entry.refused();
        }
        board.marks.extend(score::last_move_marks(game.moves().last()));
        let message = Pane::new(say().mail_title(), self.message(shared));
        if let Some(form) = &self.form {
            return Page { message, ..form.page(say().mail_title(), board) };
        }
        let mover = game.position().side_to_move();
        let sides = [!shown.mine(), shown.mine()].map(|color| {
            let runs = !shown.is_over() && mover == color;
            Words::from(words::dial(runs, color, None, shown.player(color)))
        });
        let written = score::written(*game.start(), game.moves().collect::<Vec<_>>());
        Page {
            subject: Words::from(words::mail_row(&self.game, false, shared.trainer.today())),
            clock: Pane::new(say().mail_title(), sides.to_vec()),
            middle: Middle::Score(score::rows(1, game.start().side_to_move(), written)),
            message,
            input: if is_open { self.entry.input_line(game.position()) } else { InputLine::default() },
            ..Page::new(say().mail_title(), board)
        }
    }
}
