//! Puzzles: find the move.

mod course;
mod keep;
mod page;
mod picture;
mod setup;

use std::time::Duration;

use self::keep::{Keep, Kept};
pub use self::setup::PuzzleSetup;
use super::{Destination, Screen, Step};
use crate::tui::action::Action;
use crate::tui::entry::{Entered, MoveEntry};
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::Emphasis;
use crate::tui::page::{Page, Tone, Words};
use crate::tui::repeating;
use crate::tui::shared::Shared;
use crate::words::say;
use damier_app::{Effect, Event, Trainer};
use damier_engine::RequestId;
use damier_puzzles::composition::{export, source_game};
use damier_puzzles::tag::themes;
use damier_puzzles::{Puzzle, Theme};
use damier_rules::{BoardSize, Color, Setup, Variant};
use damier_train::analysis::Opening;
use damier_train::puzzle::SessionTally;
use damier_train::puzzle::course::SessionProgress;
use damier_train::puzzle::mirror::mirrored;
use damier_train::puzzle::picks::Pick;
use damier_train::puzzle::session::{PuzzleSession, SessionPlan};
use damier_train::puzzle::walk::SolutionNavigator;
use damier_train::puzzle::{Advance, PuzzleComment, PuzzleLesson, PuzzlePhase, PuzzleTraining};
use damier_train::unfinished::{Draft, Unfinished};

/// The screen of puzzles.
pub struct PuzzleScreen {
    training: PuzzleTraining,
    /// The game that the player plays, whose board is shown where there is no puzzle.
    game: Variant,
    /// The walk through the solution after the puzzle is over.
    walk: Option<SolutionNavigator>,
    entry: MoveEntry,
    waiting: Option<RequestId>,
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
        let training = PuzzleTraining::new(session, &mut shared.trainer.supply());
        Self::of(training, shared)
    }

    /// The woodpecker set in progress; a practice session if there is none.
    pub fn woodpecker(shared: &mut Shared) -> Self {
        let training = PuzzleTraining::woodpecker(&mut shared.trainer.supply());
        Self::of(training, shared)
    }

    /// Resumes an interrupted session; `None` if its puzzle is gone.
    pub fn resume(draft: &Draft, shared: &mut Shared) -> Option<Self> {
        let training = PuzzleTraining::resume(draft, &mut shared.trainer.supply())?;
        Some(Self::of(training, shared))
    }

    fn of(training: PuzzleTraining, shared: &mut Shared) -> Self {
        let mut screen = Self {
            training,
            game: shared.trainer.settings().variant,
            walk: None,
            entry: MoveEntry::new(BoardSize::Ten),
            waiting: None,
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
        self.walk = None;
        self.entry = MoveEntry::new(self.board_size());
        self.waiting = None;
        self.nothing = if self.training.lesson().is_some() { Vec::new() } else { self.why_nothing(shared) };
    }

    /// The same if another puzzle has come up since a number was that of the present one.
    fn arrive_after(&mut self, number: u32, shared: &mut Shared) {
        if self.training.number != number {
            self.arrive(shared);
        }
    }

    fn why_nothing(&self, shared: &mut Shared) -> Vec<Words> {
        if self.training.session.plan == SessionPlan::Review {
            let elsewhere = shared.trainer.supply().elsewhere();
            return std::iter::once(Words::from(say().review_done())).chain(repeating::elsewhere(elsewhere)).collect();
        }
        let mut lines = setup::obstacles(&self.training.session.filter, shared);
        lines.push(Words::from(say().change_it()));
        lines
    }

    /// Moves on to the next puzzle.
    fn advance(&mut self, shared: &mut Shared) -> Step {
        match self.training.advance(&mut shared.trainer.supply()) {
            Advance::Stay | Advance::Next => Step::stay(),
            Advance::Elsewhere => Step::to(Destination::Review),
        }
    }

    /// Whether the missed puzzles of a run that is over are listed.
    fn lists_missed(&self) -> bool {
        self.training.course.is_over() && !self.training.is_replaying && !self.training.missed.is_empty()
    }

    /// Handles a command in the list of missed puzzles, or while one of them is replayed.
    fn after_run(&mut self, command: Command, shared: &mut Shared) -> Option<Step> {
        if self.training.is_replaying {
            let is_over = self.training.lesson().is_some_and(PuzzleLesson::is_over);
            let is_back = command == Command::Next || (command == Command::Confirm && is_over);
            if !is_back && (command != Command::Cancel || !self.entry.is_empty()) {
                return None;
            }
            self.training.end_replay();
            self.walk = None;
            return Some(Step::stay());
        }
        let last = self.training.missed.len() - 1;
        match command {
            Command::Up => self.chosen = self.chosen.saturating_sub(1),
            Command::Down => self.chosen = (self.chosen + 1).min(last),
            Command::Confirm => {
                self.training.replay(self.chosen, &mut shared.trainer.supply());
            }
            Command::TrainMissed => {
                let ids = self.training.missed.iter().map(|missed| missed.id.clone()).collect();
                let variant = self.training.session.filter.variant.unwrap_or(shared.trainer.settings().variant);
                return Some(Step::to(Destination::Training(PuzzleSession::of_puzzles(variant, ids))));
            }
            _ => return None,
        }
        Some(Step::stay())
    }

    /// The puzzle to keep or hide: that of the board, or the chosen one of the list of missed puzzles.
    fn picked(&self) -> Option<String> {
        if self.lists_missed() {
            return self.training.missed.get(self.chosen).map(|missed| missed.id.clone());
        }
        self.training.lesson().map(|lesson| lesson.puzzle.id.clone())
    }

    /// Asks in which set the puzzle is kept.
    fn ask_to_keep(&mut self, shared: &mut Shared) {
        let Some(id) = self.picked() else { return };
        let variant = self.training.session.filter.variant.unwrap_or(shared.trainer.settings().variant);
        let puzzle = shared.trainer.shelf.puzzle(&id).filter(|_| !self.is_blind());
        let position = puzzle.map_or_else(|| Setup::new(variant, Color::White).position(), |puzzle| puzzle.position);
        self.keep = Some(Keep::new(id, position, shared.trainer.last_set.as_deref(), shared.trainer.picks()));
    }

    /// Hides the puzzle, or shows it again.
    fn hide(&mut self, shared: &mut Shared) -> Option<Step> {
        let id = self.picked()?;
        let is_hidden = shared.trainer.picks().is_hidden(&id);
        let text = if is_hidden { say().shown_again() } else { say().hidden_now() };
        self.notice = Some(Words::new(Tone::Notice, text));
        let effect = shared.trainer.pick(if is_hidden { Pick::Show(id) } else { Pick::Hide(id) });
        Some(Step { effects: vec![effect], ..Step::default() })
    }

    /// Handles input while it is asked in which set the puzzle is kept.
    fn answer_keep(&mut self, action: &Action, shared: &mut Shared) -> Step {
        match self.keep.as_mut().map(|keep| keep.update(action, shared.trainer.picks())) {
            Some(Kept::Chosen(pick)) => {
                self.keep = None;
                let effect = shared.trainer.pick(pick.clone());
                if let Pick::Keep { set, .. } = &pick {
                    shared.trainer.last_set = Some(set.clone());
                }
                let text = match &pick {
                    Pick::Keep { set, .. } => say().kept_in_set(shared.trainer.picks().set(set).len(), set),
                    Pick::Drop { set, .. } => say().dropped_from_set(set),
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
        if self.lists_missed() || self.training.is_replaying {
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
                self.setup = Some(Box::new(PuzzleSetup::new(&self.training.session, shared)));
                return Some(Step::stay());
            }
            Command::Next => return Some(self.advance(shared)),
            Command::Hint | Command::Retry | Command::Solution if self.training.course.is_strict() => {
                return Some(Step::stay());
            }
            _ => {}
        }
        let lesson = self.training.lesson()?;
        let is_shown = lesson.is_solved() || lesson.comment == PuzzleComment::Solution;
        let walks = is_step(command) || command == Command::Solution;
        // Walking through the solution, or asking for it again, skips the playing out.
        if is_shown
            && walks
            && self.training.hurry_to_the_end(&mut shared.trainer.supply())
            && command == Command::Solution
        {
            return Some(Step::stay());
        }
        if self.training.lesson()?.is_over() && self.step(command) {
            return Some(Step::stay());
        }
        let lesson = self.training.lesson()?;
        match command {
            Command::Solution if lesson.is_over() => self.walk = Some(SolutionNavigator::new(&lesson.puzzle, &[])),
            Command::Retry => {
                self.training.retry(shared.trainer.now());
                self.walk = None;
                self.entry.clear();
            }
            Command::Hint => self.training.ask_for_hint(),
            Command::Solution => {
                self.training.show_solution(&mut shared.trainer.supply());
                self.entry.clear();
            }
            Command::Confirm => return self.confirm(lesson.phase, shared),
            _ => return None,
        }
        Some(Step::stay())
    }

    /// Enter: the next step, whichever it is.
    fn confirm(&mut self, phase: PuzzlePhase, shared: &mut Shared) -> Option<Step> {
        let is_over = self.training.course.is_over() && !self.training.is_replaying;
        match phase {
            PuzzlePhase::Playing { .. } => self.training.hurry(&mut shared.trainer.supply()),
            PuzzlePhase::Refuted if !is_over => self.training.retry(shared.trainer.now()),
            PuzzlePhase::Refuted | PuzzlePhase::Solved | PuzzlePhase::Shown => return Some(self.advance(shared)),
            PuzzlePhase::Thinking if is_over => return Some(self.advance(shared)),
            PuzzlePhase::Opening { .. } | PuzzlePhase::Thinking | PuzzlePhase::Judging(_) => return None,
        }
        Some(Step::stay())
    }

    /// Opens the game the puzzle was found in, at the puzzle; if the game is unknown, the puzzle with its solution.
    fn analysis(&self) -> Option<Step> {
        let opening = opening_of(&self.training.lesson()?.puzzle)?;
        Some(Step::to(Destination::Analysis(Some(Box::new(opening)))))
    }

    /// Walks through the solution. `false` if the command is not a step.
    fn step(&mut self, command: Command) -> bool {
        let Some(lesson) = self.training.lesson().filter(|_| is_step(command)) else { return false };
        let walk = self.walk.get_or_insert_with(|| SolutionNavigator::new(&lesson.puzzle, &lesson.line));
        match command {
            Command::Left => walk.back(),
            Command::Right => walk.forward(),
            Command::Up => walk.select_alternative(false),
            Command::Down => walk.select_alternative(true),
            Command::First => walk.to_start(),
            _ => walk.to_end(),
        }
        true
    }

    /// Records what counts, and asks the judge if the lesson waits for it.
    fn effects(&mut self, shared: &mut Shared) -> Vec<Effect> {
        let mut effects: Vec<Effect> =
            self.training.recorded.drain(..).map(|done| shared.trainer.record(done)).collect();
        let pending = self.training.lesson().and_then(PuzzleLesson::pending);
        effects.extend(shared.trainer.ask(&mut self.waiting, pending));
        effects
    }

    /// Handles input of a move.
    fn enter(&mut self, action: &Action, shared: &mut Shared) -> Step {
        let lesson = self.training.lesson().filter(|_| self.training.is_thinking());
        if let Some(lesson) = lesson
            && let Entered::Move(played) = self.entry.update(action, &lesson.position, shared.turned)
        {
            self.training.answer(played, &mut shared.trainer.supply());
        }
        Step::stay()
    }

    /// What any input does: the notice goes, and what would make the player wait ends.
    fn make_ready(&mut self, action: &Action, shared: &mut Shared) {
        if action.is_input() {
            self.notice = None;
        }
        if is_by_hand(action) {
            if self.training.is_holding() {
                self.training.end_hold(&mut shared.trainer.supply());
                self.arrive(shared);
            }
            self.training.begin_now(shared.trainer.now());
        }
        if begins_move(action) {
            self.training.interrupt(shared.trainer.now());
        }
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

/// Whether a command is a step through a solution.
const fn is_step(command: Command) -> bool {
    matches!(command, Command::Left | Command::Right | Command::Up | Command::Down | Command::First | Command::Last)
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
            None if self.training.lesson().is_some_and(PuzzleLesson::is_over) => Mode::Solved,
            None => Mode::Puzzle,
        }
    }

    fn can(&self, command: Command) -> bool {
        match command {
            _ if self.keep.is_some() || self.setup.is_some() => command != Command::Complete,
            Command::TrainMissed => self.lists_missed(),
            Command::Keep | Command::Hide => self.picked().is_some(),
            Command::Retry => self.training.can_retry(),
            Command::Hint => self.training.can_hint(),
            Command::Complete => {
                !self.is_blind() && self.training.lesson().is_some_and(|lesson| lesson.phase == PuzzlePhase::Thinking)
            }
            Command::Solution => self.training.can_show_solution(),
            Command::Next => self.training.can_advance(),
            _ => true,
        }
    }

    fn why_not(&self, command: Command) -> Option<String> {
        let course = &self.training.course;
        match (command, course) {
            (Command::Hint | Command::Retry | Command::Solution, _) if course.is_strict() => {
                Some(say().no_help_in_run())
            }
            (Command::Hint, _) if self.training.is_thinking() => Some(say().no_more_hints()),
            (Command::Next, SessionProgress::Streak(..)) => Some(say().no_skip_left()),
            (Command::Next, SessionProgress::Sprint(..) | SessionProgress::Woodpecker(_)) => Some(say().no_skipping()),
            _ => None,
        }
    }

    fn is_missed(&self) -> bool {
        self.training.is_missed()
    }

    /// The theme of the session, or once the puzzle is over the first of its own.
    fn theme(&self, shared: &Shared) -> Option<Theme> {
        if let Some(setup) = &self.setup {
            return setup.theme(shared);
        }
        if self.keep.is_some() {
            return None;
        }
        let over = self.training.lesson().filter(|lesson| lesson.is_over());
        let motif =
            |lesson: &PuzzleLesson| themes(&lesson.puzzle.tags).find(|theme| matches!(theme, Theme::Motif(_))).cloned();
        let named = self.training.session.filter.theme.clone();
        let is_hidden = self.training.lesson().is_some_and(|lesson| self.is_hidden(lesson));
        named.filter(|_| !is_hidden).or_else(|| over.and_then(motif))
    }

    fn emphasis(&self, shared: &Shared) -> Emphasis {
        self.setup.as_ref().map_or(Emphasis::Message, |setup| setup.emphasis(shared))
    }

    fn board_size(&self) -> BoardSize {
        if let Some(setup) = &self.setup {
            return setup.board_size();
        }
        let variant = self.training.session.filter.variant.unwrap_or(self.game);
        self.training.lesson().map_or(variant.board_size(), |lesson| lesson.puzzle.position.board_size())
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        let number = self.training.number;
        self.training.tick(&mut shared.trainer.supply());
        self.arrive_after(number, shared);
        let number = self.training.number;
        let mut step = match (&mut self.setup, &self.keep) {
            (Some(_), _) if action == Action::Do(Command::Cancel) => {
                self.setup = None;
                return Step::stay();
            }
            (Some(setup), _) if action.is_input() || action == Action::Tick => setup.update(action, shared),
            (_, Some(_)) if action.is_input() => self.answer_keep(&action, shared),
            _ => {
                self.make_ready(&action, shared);
                let done = match &action {
                    Action::Do(command) => self.command(*command, shared),
                    Action::App(Event::Report(id, report)) if Some(*id) == self.waiting => {
                        self.training.report(report, &mut shared.trainer.supply());
                        Some(Step::stay())
                    }
                    _ => None,
                };
                done.unwrap_or_else(|| self.enter(&action, shared))
            }
        };
        // In a sprint the next puzzle follows automatically.
        self.arrive_after(number, shared);
        step.effects.extend(self.effects(shared));
        step
    }

    fn page(&self, shared: &Shared) -> Page {
        if let Some(setup) = &self.setup {
            return setup.page(shared);
        }
        self.keep.as_ref().map_or_else(|| self.compose(shared), |keep| keep.page(shared))
    }

    fn revision(&self) -> Option<u64> {
        self.training.revision()
    }

    fn unfinished(&self, trainer: &Trainer) -> Option<Unfinished> {
        let draft = self.training.draft(trainer.now(), trainer.moment())?;
        Some(Unfinished::Exercise(Box::new(draft)))
    }

    fn parting(&self, _shared: &Shared) -> Vec<Words> {
        let SessionTally { clean, done } = self.training.tally;
        match &self.training.course {
            SessionProgress::Free if done > 0 => vec![Words::from(say().practice_left(done, clean))],
            course => course::parting(course),
        }
    }

    fn leave(&mut self, shared: &mut Shared) -> Vec<Effect> {
        self.training.leave(&mut shared.trainer.supply());
        self.training.recorded.drain(..).map(|done| shared.trainer.record(done)).collect()
    }

    fn runs_on(&self) -> bool {
        matches!(self.training.course, SessionProgress::Sprint(..))
    }

    fn wakes_at(&self, shared: &Shared) -> Option<Duration> {
        self.training.wakes_at(shared.trainer.now())
    }
}
