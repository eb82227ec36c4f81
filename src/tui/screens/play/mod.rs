//! A game, or a simultaneous display of several.

mod display;
mod display_setup;
mod linked;
mod page;
pub mod setup;
mod setup_values;

use std::time::Duration;

use super::{Destination, Screen, Step};
use crate::tui::action::Action;
use crate::tui::entry::{Entered, MoveEntry};
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::Emphasis;
use crate::tui::page::Page;
use crate::tui::shared::Shared;
use damier_app::{Effect, Event, Running, Trainer};
use damier_rules::notation::pdn::write_game;
use damier_rules::notation::{MoveError, read_move};
use damier_rules::{AnyPosition, BoardSize, Color};
use damier_train::analysis::Opening;
use damier_train::play::boards::{Boards, BoardsAct, DisplayTerms, SavedDisplay};
use damier_train::play::terms::Terms;
use damier_train::play::{GamePhase, PlayAct, PlayLesson, SavedGame};
use damier_train::unfinished::Unfinished;

/// What the player is about to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Intent {
    /// Resign, with a second press of the key.
    Resign,
    /// Adjourn, sealing the next move.
    Seal,
}

/// The screen of a game.
pub struct PlayScreen {
    run: Running<Boards>,
    entry: MoveEntry,
    intent: Option<Intent>,
    /// Whether a claim is possible.
    can_claim: bool,
    /// The orientation of the board before the game.
    turned_before: bool,
    /// The connection to the other side.
    link: linked::Link,
    /// Whether the screen closes for another game, so that the next game of a play-off does not wait.
    goes_on: bool,
}

/// Resumes an unfinished game; `None` if the saved game is inconsistent.
pub fn resume(saved: &SavedGame, shared: &mut Shared) -> Option<Box<dyn Screen>> {
    let lesson = PlayLesson::resume(saved, shared.trainer.now().run, shared.trainer.tables().clone()).ok()?;
    Some(Box::new(PlayScreen::of(lesson, shared)))
}

/// Resumes a simultaneous display; `None` if it is inconsistent.
pub fn resume_display(saved: &SavedDisplay, shared: &mut Shared) -> Option<Box<dyn Screen>> {
    let boards = Boards::resume(saved, shared.trainer.now().run, shared.trainer.tables()).ok()?;
    Some(Box::new(PlayScreen::of(boards, shared)))
}

/// The side at the bottom of the board: of two people who turn it, the one to move.
fn bottom(lesson: &PlayLesson) -> Color {
    if lesson.terms.strictness.turning && lesson.terms.has_two_people() {
        lesson.game.position().side_to_move()
    } else {
        lesson.mine()
    }
}

/// Whether a text is a move, but none that is possible in a position.
fn is_impossible(position: &AnyPosition, text: &str) -> bool {
    let is_readable = |error| !matches!(error, MoveError::Unreadable { .. } | MoveError::Ambiguous { .. });
    !text.is_empty() && read_move(position, text).is_err_and(is_readable)
}

impl PlayScreen {
    /// A new game.
    pub fn new(terms: Terms, shared: &mut Shared) -> Self {
        Self::of(PlayLesson::new(terms, shared.trainer.now().run, shared.trainer.tables().clone()), shared)
    }

    /// A new simultaneous display.
    pub fn display(terms: DisplayTerms, shared: &mut Shared) -> Self {
        Self::of(Boards::new(terms, shared.trainer.now().run, shared.trainer.tables()), shared)
    }

    /// The screen of a game or a display.
    pub fn of(boards: impl Into<Boards>, shared: &mut Shared) -> Self {
        let boards = boards.into();
        let turned_before = shared.turned;
        shared.turned = bottom(boards.here()) == Color::Black;
        let entry = MoveEntry::new(boards.here().game.position().board_size());
        Self {
            run: Running::new(boards),
            entry,
            intent: None,
            can_claim: false,
            turned_before,
            link: linked::Link::default(),
            goes_on: false,
        }
    }

    /// Files the game of two guests once it is over, and turns the board: to the side to move if the players want that,
    /// to the host's where he has gone to another board.
    fn follow(&mut self, place_before: usize, plies_before: usize, shared: &mut Shared) -> Option<Effect> {
        let (lesson, place) = (self.lesson(), self.run.lesson().place());
        if place != place_before {
            shared.turned = bottom(lesson) == Color::Black;
            self.entry.clear();
            self.intent = None;
        }
        let lesson = self.lesson();
        if lesson.terms.strictness.turning && lesson.game.moves().len() != plies_before && !lesson.is_over() {
            shared.turned = bottom(lesson) == Color::Black;
        }
        let day = shared.trainer.today();
        let mut filed = None;
        self.run.prepare(&mut shared.trainer, |boards, _| filed = boards.here_mut().take_guests_game(day));
        filed.map(|game| shared.trainer.file(write_game(&game)))
    }

    /// The game in front.
    fn lesson(&self) -> &PlayLesson {
        self.run.lesson().here()
    }

    /// Does something at the board in front.
    fn act_here(&mut self, act: PlayAct, shared: &mut Shared) -> Vec<Effect> {
        self.run.act(BoardsAct::Here(act), &mut shared.trainer)
    }

    /// The same, as a step.
    fn act(&mut self, act: PlayAct, shared: &mut Shared) -> Step {
        Step { effects: self.act_here(act, shared), ..Step::default() }
    }

    fn command(&mut self, command: Command, shared: &mut Shared) -> Option<Step> {
        let is_over = self.lesson().is_over();
        match command {
            Command::Next if self.run.lesson().can_go_on() => {
                return Some(Step { effects: self.run.act(BoardsAct::Next, &mut shared.trainer), ..Step::default() });
            }
            Command::Aside if self.run.lesson().can_put_aside() => {
                return Some(Step { effects: self.run.act(BoardsAct::Aside, &mut shared.trainer), ..Step::default() });
            }
            Command::Home => return Some(Step::to(Destination::Home)),
            // Esc says no to the question; it does not leave as well.
            Command::Cancel if self.intent.is_some() => self.intent = None,
            Command::Cancel if self.entry.is_empty() && self.lesson().fills_gaps() => {
                return Some(self.act(PlayAct::CloseSheet, shared));
            }
            Command::Cancel if self.entry.is_empty() => return Some(Step::to(Destination::Home)),
            Command::Recall if self.lesson().can_recall() => {
                self.entry.clear();
                return Some(self.act(PlayAct::Recall, shared));
            }
            Command::Solution if self.lesson().recalls() => {
                self.entry.clear();
                return Some(self.act(PlayAct::Remind, shared));
            }
            Command::Analysis if is_over => return Some(self.analysis(shared)),
            Command::Next if is_over => return Some(self.next()),
            Command::Retry if self.run.lesson().is_over() => return Some(self.again(shared)),
            Command::Retry if self.lesson().phase() == GamePhase::Parted => {
                return Some(Step { effects: self.connect(shared).into_iter().collect(), ..Step::default() });
            }
            Command::Retry => return Some(self.act(PlayAct::AskAgain, shared)),
            Command::Offer if !is_over => return Some(self.act(PlayAct::Offer, shared)),
            Command::Claim if !is_over => return Some(self.act(PlayAct::Claim, shared)),
            Command::Protest if self.lesson().can_protest() => {
                self.entry.clear();
                return Some(self.act(PlayAct::Protest, shared));
            }
            Command::Adjourn if self.lesson().can_seal() => {
                self.intent = if self.intent == Some(Intent::Seal) { None } else { Some(Intent::Seal) };
            }
            Command::Undo if self.lesson().can_take_back() => {
                self.entry.clear();
                return Some(self.act(PlayAct::TakeBack, shared));
            }
            _ => return None,
        }
        Some(Step::stay())
    }

    /// The next game of a play-off, or the form for a new game.
    fn next(&mut self) -> Step {
        self.goes_on = true;
        let next = self.lesson().next_game();
        Step::to(next.map_or(Destination::PlaySetup, Destination::Play))
    }

    /// A new game or display on the same terms.
    fn again(&mut self, shared: &mut Shared) -> Step {
        self.goes_on = true;
        if let Some(terms) = self.run.lesson().terms() {
            return Step::to(Destination::Display(terms.again(shared.trainer.seed())));
        }
        Step::to(Destination::Play(self.lesson().terms.again(shared.trainer.seed())))
    }

    /// Opens the game as it is filed, at its last move.
    fn analysis(&self, shared: &Shared) -> Step {
        let game = self.lesson().pdn(shared.trainer.today(), &shared.trainer.settings().name);
        let opening = Opening { ply: usize::MAX, ..Opening::from(game) };
        Step::to(Destination::Analysis(Some(Box::new(opening))))
    }

    /// Resigns with the second press; any other key cancels.
    fn resign(&mut self, action: &Action, shared: &mut Shared) -> Vec<Effect> {
        let mut effects = Vec::new();
        if let Action::Do(Command::Resign | Command::Adjourn | Command::Offer | Command::Claim) = action {
            effects.extend(self.act_here(PlayAct::Dismiss, shared));
        }
        let asked = self.intent == Some(Intent::Resign);
        match action {
            Action::Do(Command::Resign) if !self.lesson().can_resign() => {}
            Action::Do(Command::Resign) if asked => {
                self.intent = None;
                effects.extend(self.act_here(PlayAct::Resign, shared));
            }
            Action::Do(Command::Resign) => self.intent = Some(Intent::Resign),
            Action::Do(Command::Cancel)
            | Action::Tick
            | Action::App(Event::Report(..) | Event::News(_) | Event::Search(_) | Event::Link(..))
            | Action::Resize(_)
            | Action::Release(_) => {}
            _ if asked => self.intent = None,
            _ => {}
        }
        effects
    }

    /// Handles an entered move: plays it, seals it or writes it down.
    fn enter(&mut self, action: &Action, shared: &mut Shared) -> Step {
        let hides = self.lesson().hides_pieces();
        if self.lesson().writes() {
            let is_typed = match action {
                Action::Type(_) | Action::Paste(_) | Action::Do(Command::Erase | Command::Cancel) => true,
                Action::Do(Command::Complete) => !hides,
                Action::Do(Command::Confirm) => !self.entry.is_empty(),
                _ => false,
            };
            let position = self.lesson().position_to_write();
            if self.lesson().recalls()
                && *action == Action::Do(Command::Confirm)
                && is_impossible(&position, self.entry.typed())
            {
                self.entry.clear();
                return self.act(PlayAct::Misremember, shared);
            }
            if is_typed && let Entered::Move(written) = self.entry.update(action, &position, false) {
                return self.act(PlayAct::Write(written), shared);
            }
            return Step::stay();
        }
        if self.lesson().phase() != GamePhase::Thinking || (hides && *action == Action::Do(Command::Complete)) {
            return Step::stay();
        }
        let position = *self.lesson().game.position();
        let entered = self.entry.update(action, &position, shared.turned);
        let mut effects = Vec::new();
        if let Some(square) = self.entry.selected() {
            effects.extend(self.act_here(PlayAct::Touch(square), shared));
        }
        if let Entered::Move(played) = entered {
            // Only legal moves can be entered; why one is refused stands in the lesson's notice.
            let seals = self.intent.take() == Some(Intent::Seal);
            let act = if seals { PlayAct::Seal(played) } else { PlayAct::Play(played) };
            effects.extend(self.act_here(act, shared));
        }
        Step { effects, ..Step::default() }
    }
}

impl Screen for PlayScreen {
    fn mode(&self) -> Mode {
        match self.lesson().phase() {
            GamePhase::Over(_) if !self.lesson().fills_gaps() => Mode::Played,
            _ => Mode::Play,
        }
    }

    fn can(&self, command: Command) -> bool {
        let phase = self.lesson().phase();
        let is_mine = matches!(phase, GamePhase::Thinking | GamePhase::Writing);
        match command {
            Command::Next => self.mode() == Mode::Played || self.run.lesson().can_go_on(),
            Command::Aside => self.run.lesson().can_put_aside(),
            Command::Offer => is_mine,
            Command::Claim => self.can_claim,
            Command::Protest => self.lesson().can_protest(),
            Command::Adjourn => self.lesson().can_seal(),
            Command::Undo => self.lesson().can_take_back(),
            Command::Complete => (is_mine || self.lesson().fills_gaps()) && !self.lesson().hides_pieces(),
            Command::Resign => self.lesson().can_resign(),
            Command::Recall => self.lesson().can_recall(),
            Command::Solution => self.lesson().recalls(),
            Command::Retry => {
                let is_parted = phase == GamePhase::Parted && !self.link.is_open();
                let is_over = self.mode() == Mode::Played && self.run.lesson().is_over();
                is_parted || is_over || matches!(phase, GamePhase::Failed(_))
            }
            _ => true,
        }
    }

    fn emphasis(&self, _shared: &Shared) -> Emphasis {
        if self.run.lesson().terms().is_some() { Emphasis::Boards } else { Emphasis::Game }
    }

    fn board_size(&self) -> BoardSize {
        self.lesson().game.position().board_size()
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        let (was_over, plies) = (self.lesson().is_over(), self.lesson().game.moves().len());
        let (place, all_over) = (self.run.lesson().place(), self.run.lesson().is_over());
        let mut effects = self.run.tick(&mut shared.trainer);
        effects.extend(self.connect_first(shared));
        effects.extend(self.resign(&action, shared));
        let done = match &action {
            Action::App(event) => {
                effects.extend(self.run.event(event, &mut shared.trainer));
                if let Event::Link(id, event) = event {
                    effects.extend(self.hear(*id, event, shared));
                }
                None
            }
            Action::Do(command) => self.command(*command, shared),
            Action::Choose(board) if !self.run.lesson().games().is_empty() => {
                let effects = self.run.act(BoardsAct::Go(*board), &mut shared.trainer);
                Some(Step { effects, ..Step::default() })
            }
            _ => None,
        };
        let mut step = done.unwrap_or_else(|| self.enter(&action, shared));
        step.effects.splice(0..0, effects);
        if self.lesson().is_over() && !was_over {
            self.entry.clear();
        }
        step.effects.extend(self.follow(place, plies, shared));
        let boards = self.run.lesson();
        if boards.terms().is_some() && boards.is_over() && !all_over {
            step.effects.push(shared.trainer.gather(boards.games()));
        }
        step.effects.extend(self.pass_on(shared));
        self.can_claim = self.lesson().can(PlayAct::Claim, shared.trainer.now().run);
        if step.destination.is_none() && self.lesson().phase() == GamePhase::Adjourned {
            step.destination = Some(Destination::Home);
        }
        step
    }

    fn page(&self, shared: &Shared) -> Page {
        page::page(self, shared)
    }

    fn revision(&self) -> Option<u64> {
        self.run.revision()
    }

    fn unfinished(&self, trainer: &Trainer) -> Option<Unfinished> {
        self.run.unfinished(trainer)
    }

    fn waits_when_left(&self) -> bool {
        !self.goes_on && self.revision().is_some()
    }

    fn leave(&mut self, shared: &mut Shared) -> Vec<Effect> {
        shared.turned = self.turned_before;
        let mut effects = self.run.leave(&mut shared.trainer);
        effects.extend(self.link.close());
        effects
    }

    fn runs_on(&self) -> bool {
        self.lesson().terms.control.is_some()
            || self.run.lesson().left(Duration::ZERO).is_some()
            || !matches!(self.lesson().phase(), GamePhase::Thinking | GamePhase::Writing)
    }

    fn wakes_at(&self, shared: &Shared) -> Option<Duration> {
        self.run.wakes_at(&shared.trainer)
    }
}
