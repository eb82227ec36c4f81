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
mod waiting;

use std::time::Duration;

use super::action::{Action, Effect};
use super::app::Shared;
use super::keymap::{Command, Mode};
use super::layout::Emphasis;
use super::page::{Page, Pane, Report};
use super::widgets::evaluation::Evaluation;
use crate::store::unfinished::Kept;
use damier_puzzles::Theme;
use damier_rules::BoardSize;
use damier_train::analysis::Opening;
use damier_train::attempt::{Mode as TrainingMode, Subject};
use damier_train::drill::Plan;
use damier_train::play::terms::Terms;
use damier_train::puzzle::session::Session;
use damier_train::unfinished::Unfinished;
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
    /// What waits to be resumed.
    Waiting,
    /// Something unfinished, as it stood.
    Resume(Box<Kept>),
    /// Analysis of a game or a position; without one it asks for it.
    Analysis(Option<Box<Opening>>),
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

    /// A number that changes with what is kept of the board, and not with time; `None` when nothing is to be kept.
    fn revision(&self) -> Option<u64> {
        None
    }

    /// What is kept of the board, because it counts or because something would be lost.
    fn unfinished(&self, _shared: &Shared) -> Option<Unfinished> {
        None
    }

    /// Whether it can be resumed at the next start, as after a kill, if the program is ended now.
    fn can_be_resumed(&self, shared: &Shared) -> bool {
        match self.unfinished(shared) {
            Some(Unfinished::Exercise(draft)) => draft.interrupted.is_some(),
            unfinished => unfinished.is_some(),
        }
    }

    /// Whether it waits to be resumed when it is left, and is not over.
    fn waits_when_left(&self) -> bool {
        false
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

/// Whether something unfinished can be resumed: the puzzles may be others by now.
pub fn can_resume(unfinished: &Unfinished, shared: &mut Shared) -> bool {
    match unfinished {
        Unfinished::Exercise(draft) => match &draft.exercise.subject {
            Subject::Puzzle { id, .. } => shared.shelf.has(id),
            Subject::Ending { plan, .. } => plan.start.is_some(),
            _ => false,
        },
        Unfinished::Game(_) | Unfinished::Analysis(_) => true,
    }
}

/// Opens something unfinished, as it stood.
fn resume(kept: Kept, shared: &mut Shared) -> Box<dyn Screen> {
    shared.take_up(&kept.uid);
    let opened = match kept.unfinished {
        Unfinished::Exercise(draft) => match &draft.exercise.subject {
            Subject::Puzzle { .. } => puzzle::PuzzleScreen::resume(&draft, shared).map(|screen| Box::new(screen) as _),
            _ => drill::resume(&draft, shared),
        },
        Unfinished::Game(saved) => play::resume(&saved, shared),
        Unfinished::Analysis(game) => Some(Box::new(analysis::AnalysisScreen::resume(*game, shared)) as _),
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
        Destination::Woodpecker => Box::new(puzzle::PuzzleScreen::woodpecker(shared)),
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
        Destination::PlaySetup => Box::new(play::setup::PlaySetup::new(shared)),
        Destination::Play(terms) => Box::new(play::PlayScreen::new(terms, shared)),
        Destination::Waiting => Box::new(waiting::Waiting::new(shared)),
        Destination::Resume(kept) => resume(*kept, shared),
        Destination::Notation => Box::new(notation::Notation::new(shared)),
    }
}
