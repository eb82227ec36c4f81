//! The screens, each in a file of its own.

mod analysis;
pub mod drill;
mod home;
pub(in crate::tui) mod notation;
pub mod own_games;
pub mod play;
mod progress;
mod puzzle;
mod recent;
pub mod score;
mod settings;

use std::time::Duration;

use super::action::{Action, Effect};
use super::app::Shared;
use super::keymap::{Command, Mode};
use super::layout::Emphasis;
use super::page::{Page, Pane, Report};
use super::widgets::evaluation::Evaluation;
use crate::store::drafts::Draft;
use crate::store::unsaved::Unsaved;
use damier_puzzles::Theme;
use damier_rules::BoardSize;
use damier_train::analysis::Opening;
use damier_train::attempt::{Mode as TrainingMode, Subject};
use damier_train::drill::Plan;
use damier_train::play::terms::Terms;
use damier_train::puzzle::session::Session;
use damier_train::waiting::Due;

/// Where to go.
#[derive(Clone, Debug, PartialEq)]
pub enum Destination {
    /// The home screen.
    Home,
    /// Puzzles.
    Puzzle,
    /// Puzzles of one theme.
    Theme(Theme),
    /// Puzzles as they were chosen.
    Training(Session),
    /// The woodpecker's set that is in progress.
    Woodpecker,
    /// The form in which puzzles are chosen, filled in with a session.
    PuzzleSetup(Session),
    /// What is due to be repeated.
    Review,
    /// The choice of an ending.
    Endings,
    /// The ending drill, to train or to repeat.
    Drill(Box<Plan>, TrainingMode),
    /// Notation.
    Notation,
    /// The charts of progress.
    Progress,
    /// The person's own games.
    OwnGames,
    /// The look and the like.
    Settings,
    /// What is agreed on before a game against the engine.
    PlaySetup,
    /// A game against the engine.
    Play(Terms),
    /// The game that waits.
    Resume,
    /// The exercise that was broken off.
    GoOn(Box<Draft>),
    /// Analysis of a game or a position; without one it asks for it.
    Analysis(Option<Box<Opening>>),
    /// The analysis that is not saved.
    Unsaved(Box<Unsaved>),
}

/// What comes of an action.
#[derive(Debug, Default)]
pub struct Step {
    /// For the outside world.
    pub effects: Vec<Effect>,
    /// The screen to open, if this one is done.
    pub destination: Option<Destination>,
}

impl Step {
    /// Nothing but a change of the screen itself.
    #[must_use]
    pub fn stay() -> Self {
        Self::default()
    }

    /// On to another screen.
    #[must_use]
    pub fn to(destination: Destination) -> Self {
        Self { destination: Some(destination), ..Self::default() }
    }
}

/// A screen: a lesson, where its cursor is, and how both are shown.
pub trait Screen {
    /// Which keys work.
    fn mode(&self) -> Mode;

    /// Whether a command would do anything now.
    fn can(&self, _command: Command) -> bool {
        true
    }

    /// The board that it shows.
    fn board_size(&self) -> BoardSize {
        BoardSize::Ten
    }

    /// Which pane needs the rows that are scarce.
    fn emphasis(&self) -> Emphasis {
        Emphasis::Message
    }

    /// Changes as an action says.
    fn update(&mut self, action: Action, shared: &mut Shared) -> Step;

    /// What is to be shown.
    fn page(&self, shared: &Shared) -> Page;

    /// What covers the screen in the place of a page, if something does.
    fn report(&self, _shared: &Shared) -> Option<Report> {
        None
    }

    /// The evaluations that are to be shown beside the page, if it has some.
    fn evaluation(&self, _shared: &Shared) -> Option<Evaluation> {
        None
    }

    /// What stands in a pane of its own where there is room for one more: the last results, if nothing matters more.
    fn aside(&self, shared: &Shared) -> Option<Pane> {
        recent::pane(shared)
    }

    /// Whether the engine works for it without an end, so that what goes on in the background has to wait.
    fn holds_engine(&self) -> bool {
        false
    }

    /// The exercise on the board as it would be recorded now, if it is to be kept: because it counts, or because moves
    /// would be lost.
    fn draft(&self, _shared: &Shared) -> Option<Draft> {
        None
    }

    /// Whether it can be gone on with at the next start, as after a kill, if the program is ended now.
    fn waits(&self, shared: &Shared) -> bool {
        self.draft(shared).is_some_and(|draft| draft.interrupted.is_some())
    }

    /// What is to be done before it is left.
    fn leave(&mut self, _shared: &mut Shared) -> Vec<Effect> {
        Vec::new()
    }

    /// When it wants to hear of the time again.
    fn wakes_at(&self, _shared: &Shared) -> Option<Duration> {
        None
    }
}

/// Whether an exercise that was broken off can be gone on with: the puzzles may be others by now.
pub fn can_go_on(draft: &Draft, shared: &mut Shared) -> bool {
    match &draft.exercise.subject {
        Subject::Puzzle { id, .. } => shared.shelf.has(id),
        Subject::Ending { plan, .. } => plan.start.is_some(),
        _ => false,
    }
}

/// Opens the exercise that was broken off, as it stood.
fn go_on(draft: Draft, shared: &mut Shared) -> Box<dyn Screen> {
    let Draft { exercise, interrupted, .. } = draft;
    let interrupted = interrupted.unwrap_or_default();
    let opened = match exercise.subject {
        Subject::Puzzle { .. } => puzzle::go_on(&exercise, interrupted, shared),
        _ => drill::go_on(&exercise, &interrupted, shared),
    };
    opened.unwrap_or_else(|| Box::new(home::Home::new()))
}

/// Opens a screen.
pub fn open(destination: Destination, shared: &mut Shared) -> Box<dyn Screen> {
    match destination {
        Destination::Home => {
            shared.search.show();
            Box::new(home::Home::new())
        }
        Destination::Puzzle => Box::new(puzzle::PuzzleScreen::new(Session::default(), shared)),
        Destination::Theme(theme) => Box::new(puzzle::PuzzleScreen::new(Session::of_theme(theme), shared)),
        Destination::Training(session) => Box::new(puzzle::PuzzleScreen::new(session, shared)),
        Destination::Woodpecker => Box::new(puzzle::PuzzleScreen::resume(shared)),
        Destination::PuzzleSetup(session) => Box::new(puzzle::PuzzleSetup::new(&session, shared)),
        Destination::Review => match shared.next_due() {
            // An ending comes up again as a drill; its screen leads back here.
            Some(Due::Ending(plan)) => drill::open(*plan, TrainingMode::Review, shared),
            _ => Box::new(puzzle::PuzzleScreen::new(Session::review(), shared)),
        },
        Destination::Endings => Box::new(drill::Endings::new(shared)),
        Destination::Drill(plan, mode) => drill::open(*plan, mode, shared),
        Destination::Progress => Box::new(progress::Progress::new()),
        Destination::OwnGames => Box::new(own_games::OwnGames::new(shared)),
        Destination::Settings => Box::new(settings::SettingsScreen::new(shared)),
        Destination::Analysis(opening) => {
            Box::new(analysis::AnalysisScreen::new(opening.map(|opening| *opening), shared))
        }
        Destination::Unsaved(unsaved) => Box::new(analysis::AnalysisScreen::resume(*unsaved, shared)),
        Destination::PlaySetup => Box::new(play::setup::PlaySetup::new(shared)),
        Destination::Play(terms) => Box::new(play::PlayScreen::new(terms, shared)),
        Destination::Resume => play::resume(shared),
        Destination::GoOn(draft) => go_on(*draft, shared),
        Destination::Notation => Box::new(notation::Notation::new(shared)),
    }
}
