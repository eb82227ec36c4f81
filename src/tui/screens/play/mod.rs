//! A game against the engine.

mod page;
pub mod setup;

use std::time::Duration;

use super::{Destination, Screen, Step};
use crate::tui::action::Action;
use crate::tui::entry::{Entered, MoveEntry};
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::Emphasis;
use crate::tui::page::Page;
use crate::tui::shared::Shared;
use damier_app::{Effect, Event, Trainer};
use damier_engine::{EngineError, ReportKind, RequestId, Task};
use damier_rules::{AnyPosition, BoardSize, Color, Move};
use damier_train::analysis::Opening;
use damier_train::attempt::Recorded;
use damier_train::play::terms::Terms;
use damier_train::play::{GamePhase, PlayLesson, SavedGame};
use damier_train::unfinished::Unfinished;

/// What the player is about to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Intent {
    /// Resign, with a second press of the key.
    Resign,
    /// Adjourn, sealing the next move.
    Seal,
}

/// The stage of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Not recorded yet.
    Playing,
    /// Recorded; gaps on the score sheet may still be filled in.
    Recorded,
    /// The remaining gaps stay.
    Closed,
}

/// The screen of a game.
pub struct PlayScreen {
    lesson: PlayLesson,
    entry: MoveEntry,
    waiting: Option<RequestId>,
    /// The request that ponders in the player's time, and the move it expects.
    pondering: Option<(RequestId, Move)>,
    /// The number of plies at which pondering was last requested.
    pondered: Option<usize>,
    intent: Option<Intent>,
    stage: Stage,
    /// Whether a claim is possible.
    can_claim: bool,
    /// The orientation of the board before the game.
    turned_before: bool,
    /// The seed of the next game of a play-off.
    next_seed: u64,
    /// Whether the screen closes for another game, so that the next game of a play-off does not wait.
    goes_on: bool,
}

/// Resumes an unfinished game; `None` if the saved game is inconsistent.
pub fn resume(saved: &SavedGame, shared: &mut Shared) -> Option<Box<dyn Screen>> {
    let lesson = PlayLesson::resume(saved, shared.trainer.now().run, shared.trainer.tables().clone()).ok()?;
    Some(Box::new(PlayScreen::of(lesson, shared)))
}

impl PlayScreen {
    /// A new game.
    pub fn new(terms: Terms, shared: &mut Shared) -> Self {
        Self::of(PlayLesson::new(terms, shared.trainer.now().run, shared.trainer.tables().clone()), shared)
    }

    fn of(lesson: PlayLesson, shared: &mut Shared) -> Self {
        let turned_before = shared.turned;
        shared.turned = lesson.mine() == Color::Black;
        let entry = MoveEntry::new(lesson.game.position().board_size());
        Self {
            lesson,
            entry,
            waiting: None,
            pondering: None,
            pondered: None,
            intent: None,
            stage: Stage::Playing,
            can_claim: false,
            turned_before,
            next_seed: shared.trainer.seed(),
            goes_on: false,
        }
    }

    /// Whether gaps on the sheet are being filled in after the game.
    fn fills_gaps(&self) -> bool {
        matches!(self.lesson.phase(), GamePhase::Over(_)) && self.lesson.has_gaps() && self.stage != Stage::Closed
    }

    /// Whether entered moves go to the sheet.
    fn writes(&self) -> bool {
        self.lesson.phase() == GamePhase::Writing || self.fills_gaps()
    }

    /// The position before the move to be written down next.
    fn position_to_write(&self) -> AnyPosition {
        let game = &self.lesson.game;
        *game.position_after(self.lesson.written()).unwrap_or(game.position())
    }

    fn command(&mut self, command: Command, shared: &mut Shared) -> Option<Step> {
        let now = shared.trainer.now().run;
        let is_over = matches!(self.lesson.phase(), GamePhase::Over(_));
        match command {
            Command::Home => return Some(Step::to(Destination::Home)),
            // Esc says no to the question; it does not leave as well.
            Command::Cancel if self.intent.is_some() => self.intent = None,
            Command::Cancel if self.entry.is_empty() && self.fills_gaps() => self.stage = Stage::Closed,
            Command::Cancel if self.entry.is_empty() => return Some(Step::to(Destination::Home)),
            Command::Analysis if is_over => return Some(self.analysis(shared)),
            Command::Next if is_over => return Some(self.next()),
            Command::Retry if is_over => return Some(self.again(shared)),
            Command::Retry => self.lesson.ask_again(now),
            Command::Offer if !is_over => self.lesson.offer_or_accept(now),
            Command::Claim if !is_over => self.lesson.claim(now),
            Command::Adjourn if self.lesson.phase() == GamePhase::Thinking => {
                self.intent = if self.intent == Some(Intent::Seal) { None } else { Some(Intent::Seal) };
            }
            Command::Undo if self.lesson.can_take_back() => {
                self.lesson.take_back(now);
                self.entry.clear();
                let effects = if self.pondering.is_some() { self.rest(shared) } else { Vec::new() };
                (self.waiting, self.pondered) = (None, None);
                return Some(Step { effects, ..Step::default() });
            }
            _ => return None,
        }
        Some(Step::stay())
    }

    /// The next game of a play-off, or the form for a new game.
    fn next(&mut self) -> Step {
        self.goes_on = true;
        let next = self.lesson.next_of_playoff(self.next_seed);
        Step::to(next.map_or(Destination::PlaySetup, Destination::Play))
    }

    /// A new game on the same terms.
    fn again(&mut self, shared: &mut Shared) -> Step {
        self.goes_on = true;
        Step::to(Destination::Play(self.lesson.terms.again(shared.trainer.seed())))
    }

    /// Opens the game as it is filed, at its last move.
    fn analysis(&self, shared: &Shared) -> Step {
        let game = self.lesson.pdn(shared.trainer.today(), &shared.trainer.settings().name);
        let opening = Opening { ply: usize::MAX, ..Opening::from(game) };
        Step::to(Destination::Analysis(Some(Box::new(opening))))
    }

    /// Resigns with the second press; any other key cancels.
    fn resign(&mut self, action: &Action, now: Duration) {
        if let Action::Do(Command::Resign | Command::Adjourn | Command::Offer | Command::Claim) = action {
            self.lesson.dismiss();
        }
        let asked = self.intent == Some(Intent::Resign);
        match action {
            Action::Do(Command::Resign) if matches!(self.lesson.phase(), GamePhase::Over(_)) => {}
            Action::Do(Command::Resign) if asked => {
                self.intent = None;
                self.lesson.resign(now);
            }
            Action::Do(Command::Resign) => self.intent = Some(Intent::Resign),
            Action::Do(Command::Cancel)
            | Action::Tick
            | Action::App(Event::Report(..) | Event::News(_) | Event::Search(_))
            | Action::Resize(_)
            | Action::Release(_) => {}
            _ if asked => self.intent = None,
            _ => {}
        }
    }

    /// Handles an entered move: plays it, seals it or writes it down.
    fn enter(&mut self, action: &Action, shared: &Shared) {
        let hides = self.hides_pieces();
        if self.writes() {
            let is_typed = match action {
                Action::Type(_) | Action::Paste(_) | Action::Do(Command::Erase | Command::Cancel) => true,
                Action::Do(Command::Complete) => !hides,
                Action::Do(Command::Confirm) => !self.entry.is_empty(),
                _ => false,
            };
            if is_typed && let Entered::Move(written) = self.entry.update(action, &self.position_to_write(), false) {
                self.lesson.write(written);
            }
        } else if self.lesson.phase() == GamePhase::Thinking && !(hides && *action == Action::Do(Command::Complete)) {
            let position = *self.lesson.game.position();
            let entered = self.entry.update(action, &position, shared.turned);
            if let Some(square) = self.entry.selected() {
                self.lesson.touch(square);
            }
            if let Entered::Move(played) = entered {
                // Errors are shown through the lesson's notice; only legal moves can be entered.
                let _ = if self.intent.take() == Some(Intent::Seal) {
                    self.lesson.seal(played, shared.trainer.now().run)
                } else {
                    self.lesson.play(played, shared.trainer.now().run)
                };
            }
        }
    }

    /// Records the game once it is over, leaves the screen after an adjournment, or asks the engine.
    fn settle(&mut self, shared: &mut Shared) -> Step {
        let now = shared.trainer.now().run;
        self.can_claim = self.lesson.can_claim(now);
        if let Some(exercise) = self.lesson.exercise(shared.trainer.now().wall, now) {
            let mut effects = Vec::new();
            if self.stage == Stage::Playing {
                self.stage = Stage::Recorded;
                effects.extend(self.rest(shared));
                self.entry.clear();
                effects.push(shared.trainer.record(Recorded { exercise, item: None }));
            }
            return Step { effects, ..Step::default() };
        }
        if self.lesson.phase() == GamePhase::Adjourned {
            return Step::to(Destination::Home);
        }
        Step { effects: self.ask(shared).into_iter().collect(), ..Step::default() }
    }

    /// Asks the engine for what the game waits for, or lets it ponder while the game waits for the player.
    fn ask(&mut self, shared: &mut Shared) -> Option<Effect> {
        let program = shared.trainer.settings().program();
        if self.lesson.phase() == GamePhase::Starting && program.is_none() {
            self.lesson.report(&ReportKind::Started(Err(EngineError::NoProgram)), shared.trainer.now().run);
        }
        let plies = self.lesson.game.moves().len();
        if let Some(task) = self.lesson.pending(shared.trainer.now().run, program.as_ref()) {
            if self.waiting.is_some() {
                return None;
            }
            let foreseen =
                self.pondering.take().filter(|(_, expected)| self.lesson.game.moves().last() == Some(*expected));
            if let (Some((id, _)), Task::Move { .. }) = (foreseen, &task) {
                self.waiting = Some(id);
                return Some(Effect::PonderHit(id));
            }
            let id = shared.trainer.next_id();
            self.waiting = Some(id);
            return Some(Effect::Ask(id, task));
        }
        let (expected, task) =
            self.lesson.pondering(shared.trainer.now().run).filter(|_| self.pondered != Some(plies))?;
        let id = shared.trainer.next_id();
        (self.pondering, self.pondered) = (Some((id, expected)), Some(plies));
        Some(Effect::Ask(id, task))
    }

    /// Cancels pending requests and ends the player's own engine.
    fn rest(&mut self, shared: &mut Shared) -> Vec<Effect> {
        let is_busy = self.waiting.take().is_some() | self.pondering.take().is_some();
        let rests = is_busy || self.lesson.uses_program();
        if rests { vec![shared.trainer.rest()] } else { Vec::new() }
    }

    /// Whether the pieces are hidden.
    fn hides_pieces(&self) -> bool {
        self.lesson.terms.strictness.blindfold && !matches!(self.lesson.phase(), GamePhase::Over(_))
    }
}

impl Screen for PlayScreen {
    fn mode(&self) -> Mode {
        match self.lesson.phase() {
            GamePhase::Over(_) if !self.fills_gaps() => Mode::Played,
            _ => Mode::Play,
        }
    }

    fn can(&self, command: Command) -> bool {
        let phase = self.lesson.phase();
        let is_mine = matches!(phase, GamePhase::Thinking | GamePhase::Writing);
        match command {
            Command::Offer => is_mine,
            Command::Claim => self.can_claim,
            Command::Adjourn => phase == GamePhase::Thinking,
            Command::Undo => self.lesson.can_take_back(),
            Command::Complete => (is_mine || self.fills_gaps()) && !self.hides_pieces(),
            Command::Resign => !matches!(phase, GamePhase::Over(_)),
            Command::Retry => matches!(phase, GamePhase::Failed(_) | GamePhase::Over(_)),
            _ => true,
        }
    }

    fn emphasis(&self, _shared: &Shared) -> Emphasis {
        Emphasis::Game
    }

    fn board_size(&self) -> BoardSize {
        self.lesson.game.position().board_size()
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        let now = shared.trainer.now().run;
        self.lesson.tick(now);
        self.resign(&action, now);
        match &action {
            Action::App(Event::Report(id, report)) if Some(*id) == self.waiting => {
                self.lesson.report(report, now);
                if report.is_final() {
                    self.waiting = None;
                }
            }
            // Pondering failed: the engine is asked afresh when its turn comes.
            Action::App(Event::Report(id, report)) if report.is_final() => {
                self.pondering = self.pondering.filter(|(pondering, _)| pondering != id);
            }
            Action::Do(command) => {
                if let Some(mut step) = self.command(*command, shared) {
                    if step.destination.is_none() {
                        let settled = self.settle(shared);
                        step.effects.extend(settled.effects);
                        step.destination = settled.destination;
                    }
                    return step;
                }
            }
            _ => {}
        }
        self.enter(&action, shared);
        self.settle(shared)
    }

    fn page(&self, shared: &Shared) -> Page {
        page::page(self, shared)
    }

    fn revision(&self) -> Option<u64> {
        self.lesson.revision().or_else(|| self.lesson.next_of_playoff(self.next_seed).map(|terms| terms.seed))
    }

    fn unfinished(&self, trainer: &Trainer) -> Option<Unfinished> {
        let saved = match self.lesson.revision() {
            Some(_) => self.lesson.save(trainer.now().run),
            None => self.lesson.save_next(self.next_seed, trainer.now().run)?,
        };
        Some(Unfinished::Game(Box::new(saved)))
    }

    fn waits_when_left(&self) -> bool {
        !self.goes_on && self.revision().is_some()
    }

    fn leave(&mut self, shared: &mut Shared) -> Vec<Effect> {
        shared.turned = self.turned_before;
        self.rest(shared)
    }

    fn runs_on(&self) -> bool {
        self.lesson.terms.control.is_some() || !matches!(self.lesson.phase(), GamePhase::Thinking | GamePhase::Writing)
    }

    fn wakes_at(&self, shared: &Shared) -> Option<Duration> {
        self.lesson.wakes_at(shared.trainer.now().run)
    }
}
