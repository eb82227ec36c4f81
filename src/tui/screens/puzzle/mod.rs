//! Puzzles: find the move.

mod keep;
mod page;
mod picture;
mod progress;
mod setup;

use std::time::Duration;

use self::keep::{Keep, Kept};
pub use self::setup::PuzzleSetup;
use super::{Destination, Screen, Step, line_step};
use crate::tui::action::Action;
use crate::tui::entry::{Entered, MoveEntry};
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::Emphasis;
use crate::tui::page::{Page, Tone, Words};
use crate::tui::review_notices;
use crate::tui::shared::Shared;
use crate::words::say;
use damier_app::{Effect, Running, Trainer};
use damier_puzzles::composition::{export, source_game};
use damier_puzzles::tag::themes;
use damier_puzzles::{Puzzle, Theme};
use damier_rules::{BoardSize, Color, Setup, Variant};
use damier_train::analysis::Opening;
use damier_train::puzzle::SessionTally;
use damier_train::puzzle::mirror::mirrored;
use damier_train::puzzle::player_sets::SetChange;
use damier_train::puzzle::progress::SessionProgress;
use damier_train::puzzle::session::{PuzzleSession, SessionPlan};
use damier_train::puzzle::{PuzzleAct, PuzzleLesson, PuzzlePhase, PuzzleRefusal, PuzzleTraining};
use damier_train::unfinished::{Draft, Unfinished};

/// The screen of puzzles.
pub struct PuzzleScreen {
    run: Running<PuzzleTraining>,
    /// The game that the player plays, whose board is shown where there is no puzzle.
    game: Variant,
    entry: MoveEntry,
    /// The chosen line of the list of missed puzzles.
    chosen: usize,
    /// Why there is no puzzle.
    nothing: Vec<Words>,
    /// The question in which set the puzzle is kept, while it is asked.
    keep: Option<Keep>,
    /// The form for other puzzles, while it is open: the puzzle waits below it.
    setup: Option<Box<PuzzleSetup>>,
    /// What the last key did to the player's own sets or hidden puzzles.
    notice: Option<Words>,
}

impl PuzzleScreen {
    /// A new session.
    pub fn new(session: PuzzleSession, shared: &mut Shared) -> Self {
        let training = PuzzleTraining::new(session, &mut shared.trainer.world());
        Self::of(training, shared)
    }

    /// The woodpecker set in progress; a practice session if there is none.
    pub fn woodpecker(shared: &mut Shared) -> Self {
        let training = PuzzleTraining::woodpecker(&mut shared.trainer.world());
        Self::of(training, shared)
    }

    /// Resumes an interrupted session; `None` if its puzzle is gone.
    pub fn resume(draft: &Draft, shared: &mut Shared) -> Option<Self> {
        let training = PuzzleTraining::resume(draft, &mut shared.trainer.world())?;
        Some(Self::of(training, shared))
    }

    /// The screen of a session.
    pub fn of(training: PuzzleTraining, shared: &mut Shared) -> Self {
        let mut screen = Self {
            run: Running::new(training),
            game: shared.trainer.settings().variant,
            entry: MoveEntry::new(BoardSize::Ten),
            chosen: 0,
            nothing: Vec::new(),
            keep: None,
            setup: None,
            notice: None,
        };
        screen.arrive(shared);
        screen
    }

    /// Resets the screen for another puzzle, or for none.
    fn arrive(&mut self, shared: &mut Shared) {
        self.entry = MoveEntry::new(self.board_size());
        self.nothing = if self.training().lesson().is_some() { Vec::new() } else { self.why_nothing(shared) };
    }

    /// The same if another puzzle has come up since a number was that of the present one.
    fn arrive_after(&mut self, number: u32, shared: &mut Shared) {
        if self.training().number != number {
            self.arrive(shared);
        }
    }

    fn why_nothing(&self, shared: &mut Shared) -> Vec<Words> {
        if self.training().session.plan == SessionPlan::Review {
            let elsewhere = shared.trainer.world().elsewhere();
            return std::iter::once(Words::from(say().review_done()))
                .chain(review_notices::elsewhere(elsewhere))
                .collect();
        }
        let mut lines = setup::obstacles(&self.training().session.filter, shared);
        lines.push(Words::from(say().change_it()));
        lines
    }

    const fn training(&self) -> &PuzzleTraining {
        self.run.lesson()
    }

    /// Passes on what the player does, and follows the review where it leads.
    fn act(&mut self, act: PuzzleAct, shared: &mut Shared) -> Step {
        let effects = self.run.act(act, &mut shared.trainer);
        let destination = self.training().leads_elsewhere().then_some(Destination::Review);
        Step { effects, destination, ..Step::default() }
    }

    /// Handles a command in the list of missed puzzles, or while one of them is replayed.
    fn after_run(&mut self, command: Command, shared: &mut Shared) -> Option<Step> {
        if self.training().is_replaying() {
            let is_cancelled = command == Command::Cancel && self.entry.is_empty();
            return is_cancelled.then(|| self.act(PuzzleAct::Advance, shared));
        }
        let last = self.training().missed.len() - 1;
        match command {
            Command::Up => self.chosen = self.chosen.saturating_sub(1),
            Command::Down => self.chosen = (self.chosen + 1).min(last),
            Command::Confirm => return Some(self.act(PuzzleAct::Replay(self.chosen), shared)),
            Command::TrainMissed => {
                let ids = self.training().missed.iter().map(|missed| missed.id.clone()).collect();
                let variant = self.training().session.filter.variant.unwrap_or(shared.trainer.settings().variant);
                return Some(Step::to(Destination::Training(PuzzleSession::of_puzzles(variant, ids))));
            }
            _ => return None,
        }
        Some(Step::stay())
    }

    /// The puzzle to keep or hide: that of the board, or the chosen one of the list of missed puzzles.
    fn picked(&self) -> Option<String> {
        if self.training().lists_missed() {
            return self.training().missed.get(self.chosen).map(|missed| missed.id.clone());
        }
        self.training().lesson().map(|lesson| lesson.puzzle.id.clone())
    }

    /// Asks in which set the puzzle is kept.
    fn ask_to_keep(&mut self, shared: &mut Shared) {
        let Some(id) = self.picked() else { return };
        let variant = self.training().session.filter.variant.unwrap_or(shared.trainer.settings().variant);
        let puzzle = shared.trainer.selector.puzzle(&id).filter(|_| !self.is_blind());
        let position = puzzle.map_or_else(|| Setup::new(variant, Color::White).position(), |puzzle| puzzle.position);
        self.keep = Some(Keep::new(id, position, shared.trainer.last_set.as_deref(), shared.trainer.player_sets()));
    }

    /// Hides the puzzle, or shows it again.
    fn hide(&mut self, shared: &mut Shared) -> Option<Step> {
        let id = self.picked()?;
        let is_hidden = shared.trainer.player_sets().is_hidden(&id);
        let text = if is_hidden { say().shown_again() } else { say().hidden_now() };
        self.notice = Some(Words::new(Tone::Notice, text));
        let effect = shared.trainer.pick(if is_hidden { SetChange::Show(id) } else { SetChange::Hide(id) });
        Some(Step { effects: vec![effect], ..Step::default() })
    }

    /// Handles input while it is asked in which set the puzzle is kept.
    fn answer_keep(&mut self, action: &Action, shared: &mut Shared) -> Step {
        match self.keep.as_mut().map(|keep| keep.update(action, shared.trainer.player_sets())) {
            Some(Kept::Chosen(pick)) => {
                self.keep = None;
                let effect = shared.trainer.pick(pick.clone());
                if let SetChange::Keep { set, .. } = &pick {
                    shared.trainer.last_set = Some(set.clone());
                }
                let text = match &pick {
                    SetChange::Keep { set, .. } => say().kept_in_set(shared.trainer.player_sets().set(set).len(), set),
                    SetChange::Drop { set, .. } => say().dropped_from_set(set),
                    _ => String::new(),
                };
                self.notice = Some(Words::new(Tone::Notice, text));
                Step { effects: vec![effect], ..Step::default() }
            }
            Some(Kept::Cancelled) => {
                self.keep = None;
                Step::stay()
            }
            Some(Kept::Asked) | None => Step::stay(),
        }
    }

    fn command(&mut self, command: Command, shared: &mut Shared) -> Option<Step> {
        if self.training().lists_missed() || self.training().is_replaying() {
            let done = self.after_run(command, shared);
            if done.is_some() {
                return done;
            }
        }
        match command {
            Command::Home => return Some(Step::to(Destination::Home)),
            Command::Cancel if self.entry.is_empty() => return Some(Step::to(Destination::Home)),
            Command::Analysis => return self.analysis(),
            Command::Keep => {
                self.ask_to_keep(shared);
                return Some(Step::stay());
            }
            Command::Hide => return self.hide(shared),
            Command::Modes => {
                self.setup = Some(Box::new(PuzzleSetup::new(&self.training().session, shared)));
                return Some(Step::stay());
            }
            _ => {}
        }
        let act = act_of(command)?;
        let is_typing = matches!(act, PuzzleAct::Proceed | PuzzleAct::Step(_));
        if is_typing && self.training().refusal(act).is_some() {
            return None;
        }
        if matches!(act, PuzzleAct::Retry | PuzzleAct::ShowSolution) && !self.training().progress.is_strict() {
            self.entry.clear();
        }
        Some(self.act(act, shared))
    }

    /// Opens the game the puzzle was found in, at the puzzle; if the game is unknown, the puzzle with its solution.
    fn analysis(&self) -> Option<Step> {
        let opening = opening_of(&self.training().lesson()?.puzzle)?;
        Some(Step::to(Destination::Analysis(Some(Box::new(opening)))))
    }

    /// Handles input of a move.
    fn enter(&mut self, action: &Action, shared: &mut Shared) -> Step {
        let lesson = self.run.lesson().lesson().filter(|_| self.run.lesson().is_thinking());
        if let Some(lesson) = lesson
            && let Entered::Move(played) = self.entry.update(action, &lesson.position, shared.turned)
        {
            return self.act(PuzzleAct::Answer(played), shared);
        }
        Step::stay()
    }

    /// What any input does: the notice goes, and what would make the player wait ends.
    fn make_ready(&mut self, action: &Action, shared: &mut Shared) -> Vec<Effect> {
        if action.is_input() {
            self.notice = None;
        }
        let mut effects = Vec::new();
        if is_by_hand(action) {
            let number = self.training().number;
            effects.extend(self.run.act(PuzzleAct::Begin, &mut shared.trainer));
            self.arrive_after(number, shared);
        }
        if begins_move(action) {
            effects.extend(self.run.act(PuzzleAct::StartMove, &mut shared.trainer));
        }
        effects
    }
}

/// The game that a puzzle was found in, at the puzzle; if the game is unknown, the puzzle with its solution.
pub(in crate::tui) fn opening_of(puzzle: &Puzzle) -> Option<Opening> {
    // A mirrored puzzle is mirrored back: the game was not.
    Some(match source_game(puzzle).or_else(|| source_game(&mirrored(puzzle))) {
        Some((game, ply)) => Opening { ply, ..Opening::from(game) },
        // Cannot fail: every solution was checked when the puzzle was read.
        None => Opening::from(export(puzzle).ok()?),
    })
}

/// What a key does in a puzzle.
fn act_of(command: Command) -> Option<PuzzleAct> {
    Some(match command {
        Command::Next => PuzzleAct::Advance,
        Command::Confirm => PuzzleAct::Proceed,
        Command::Hint => PuzzleAct::Hint,
        Command::Retry => PuzzleAct::Retry,
        Command::Solution => PuzzleAct::ShowSolution,
        _ => return line_step(command).map(PuzzleAct::Step),
    })
}

/// Whether the player did something, and so does not want to wait.
const fn is_by_hand(action: &Action) -> bool {
    matches!(action, Action::Do(_) | Action::Type(_) | Action::Paste(_) | Action::Press(_))
}

/// Whether the player starts to enter a move. A space does not count.
fn begins_move(action: &Action) -> bool {
    match action {
        Action::Type(character) => character.is_ascii_alphanumeric(),
        Action::Paste(_) | Action::Press(_) => true,
        _ => false,
    }
}

impl Screen for PuzzleScreen {
    fn mode(&self) -> Mode {
        if let Some(setup) = &self.setup {
            return setup.mode();
        }
        match &self.keep {
            Some(keep) => keep.mode(),
            None if self.training().lesson().is_some_and(PuzzleLesson::is_over) => Mode::Solved,
            None => Mode::Puzzle,
        }
    }

    fn can(&self, command: Command) -> bool {
        match command {
            _ if self.keep.is_some() || self.setup.is_some() => command != Command::Complete,
            Command::TrainMissed => self.training().lists_missed(),
            Command::Keep | Command::Hide => self.picked().is_some(),
            Command::Complete => {
                !self.is_blind() && self.training().lesson().is_some_and(|lesson| lesson.phase == PuzzlePhase::Thinking)
            }
            Command::Retry | Command::Hint | Command::Solution | Command::Next => {
                act_of(command).is_some_and(|act| self.training().refusal(act).is_none())
            }
            _ => true,
        }
    }

    fn why_not(&self, command: Command) -> Option<String> {
        Some(match self.training().refusal(act_of(command)?)? {
            PuzzleRefusal::NotNow => return None,
            PuzzleRefusal::NoHelpInRun => say().no_help_in_run(),
            PuzzleRefusal::NoMoreHints => say().no_more_hints(),
            PuzzleRefusal::NoSkipLeft => say().no_skip_left(),
            PuzzleRefusal::NoSkipping => say().no_skipping(),
        })
    }

    fn is_missed(&self) -> bool {
        self.training().is_missed()
    }

    /// The theme of the session, or once the puzzle is over the first of its own.
    fn theme(&self, shared: &Shared) -> Option<Theme> {
        if let Some(setup) = &self.setup {
            return setup.theme(shared);
        }
        if self.keep.is_some() {
            return None;
        }
        let over = self.training().lesson().filter(|lesson| lesson.is_over());
        let motif =
            |lesson: &PuzzleLesson| themes(&lesson.puzzle.tags).find(|theme| matches!(theme, Theme::Motif(_))).cloned();
        let named = self.training().session.filter.theme.clone();
        let is_hidden = self.training().lesson().is_some_and(|lesson| self.is_hidden(lesson));
        named.filter(|_| !is_hidden).or_else(|| over.and_then(motif))
    }

    fn emphasis(&self, shared: &Shared) -> Emphasis {
        self.setup.as_ref().map_or(Emphasis::Message, |setup| setup.emphasis(shared))
    }

    fn board_size(&self) -> BoardSize {
        if let Some(setup) = &self.setup {
            return setup.board_size();
        }
        let variant = self.training().session.filter.variant.unwrap_or(self.game);
        self.training().lesson().map_or(variant.board_size(), |lesson| lesson.puzzle.position.board_size())
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        let number = self.training().number;
        let mut effects = self.run.tick(&mut shared.trainer);
        self.arrive_after(number, shared);
        let number = self.training().number;
        let mut step = match (&mut self.setup, &self.keep) {
            (Some(_), _) if action == Action::Do(Command::Cancel) => {
                self.setup = None;
                Step::stay()
            }
            (Some(setup), _) if action.is_input() || action == Action::Tick => setup.update(action, shared),
            (_, Some(_)) if action.is_input() => self.answer_keep(&action, shared),
            _ => {
                effects.extend(self.make_ready(&action, shared));
                let done = match &action {
                    Action::Do(command) => self.command(*command, shared),
                    Action::App(event) => {
                        effects.extend(self.run.event(event, &mut shared.trainer));
                        None
                    }
                    _ => None,
                };
                done.unwrap_or_else(|| self.enter(&action, shared))
            }
        };
        // In a sprint the next puzzle follows automatically.
        self.arrive_after(number, shared);
        step.effects.splice(0..0, effects);
        step
    }

    fn page(&self, shared: &Shared) -> Page {
        if let Some(setup) = &self.setup {
            return setup.page(shared);
        }
        self.keep.as_ref().map_or_else(|| self.compose(shared), |keep| keep.page(shared))
    }

    fn revision(&self) -> Option<u64> {
        self.run.revision()
    }

    fn unfinished(&self, trainer: &Trainer) -> Option<Unfinished> {
        self.run.unfinished(trainer)
    }

    fn parting(&self, _shared: &Shared) -> Vec<Words> {
        let SessionTally { clean, done } = self.training().tally;
        match &self.training().progress {
            SessionProgress::Free if done > 0 => vec![Words::from(say().practice_left(done, clean))],
            progress => progress::parting(progress),
        }
    }

    fn leave(&mut self, shared: &mut Shared) -> Vec<Effect> {
        self.run.leave(&mut shared.trainer)
    }

    fn runs_on(&self) -> bool {
        matches!(self.training().progress, SessionProgress::Sprint(..))
    }

    fn wakes_at(&self, shared: &Shared) -> Option<Duration> {
        self.run.wakes_at(&shared.trainer)
    }
}
