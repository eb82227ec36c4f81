//! The screens, one per file or folder.

mod analysis;
pub mod drill;
pub mod first;
mod home;
mod learn;
mod lesson;
mod mail;
pub(in crate::tui) mod notation;
pub(super) mod openings;
pub mod own_games;
pub mod play;
mod player_sets;
mod progress;
mod puzzle;
pub mod recent;
pub mod score;
mod settings;
mod unannounced;
mod unfinished;

use std::time::Duration;

use super::action::Action;
use super::keymap::{Command, Mode};
use super::layout::Emphasis;
use super::page::{Page, Pane, Report, Words};
use super::shared::Shared;
use super::widgets::evaluation::Evaluation;
use crate::lessons;
use crate::lessons::articles::Article;
use damier_app::mail::MailGame;
use damier_app::store::unfinished::Kept;
use damier_app::{Effect, Review, Trainer};
use damier_puzzles::Theme;
use damier_rules::BoardSize;
use damier_train::analysis::Opening;
use damier_train::attempt::{Subject, TrainingMode};
use damier_train::course::LessonTopic;
use damier_train::drill::DrillPlan;
use damier_train::line_step::LineStep;
use damier_train::play::boards::DisplayTerms;
use damier_train::play::terms::Terms;
use damier_train::puzzle::session::PuzzleSession;
use damier_train::unannounced::{TrapLines, UnannouncedSettings};
use damier_train::unfinished::Unfinished;
use etude_tui::plot::Curve;

/// A screen to open.
#[derive(Clone, Debug, PartialEq)]
pub enum Destination {
    /// The questions to a new player.
    First,
    /// The home screen.
    Home,
    /// Puzzles.
    Puzzle,
    /// Puzzles of one theme.
    Theme(Theme),
    /// A session of puzzles.
    Training(PuzzleSession),
    /// The woodpecker set in progress.
    Woodpecker,
    /// The form that chooses puzzles, filled in with a session.
    PuzzleSetup(PuzzleSession),
    /// The next item due for review.
    Review,
    /// The form that chooses an ending.
    Endings,
    /// Five endings against the clock.
    Rush,
    /// An ending drill, as practice or review.
    Drill(Box<DrillPlan>, TrainingMode),
    /// The menu of tactics that do not announce themselves.
    UnannouncedMenu,
    /// A set of such questions.
    Unannounced(UnannouncedSettings),
    /// The menu of what is trained with openings.
    Openings,
    /// The form that chooses opening traps.
    Traps,
    /// The player's repertoire gone over.
    Repertoire,
    /// The types of middlegame.
    Middlegames,
    /// A set of questions on the lines to opening traps.
    TrapSet(UnannouncedSettings, TrapLines),
    /// Notation.
    Notation,
    /// The charts of progress.
    Progress,
    /// The player's own games.
    OwnGames,
    /// The course: its stages and lessons.
    Learn,
    /// A lesson of the course, or an exam.
    Lesson(LessonTopic),
    /// The first lesson, for players who have never played.
    FirstLesson,
    /// The list of the player's own sets and hidden puzzles.
    PlayerSets,
    /// The options.
    Settings,
    /// The form for a game against the engine.
    PlaySetup,
    /// A game against the engine.
    Play(Terms),
    /// A simultaneous display.
    Display(DisplayTerms),
    /// The list of games by mail.
    Mail,
    /// A game by mail.
    MailGame(Box<MailGame>),
    /// The list of unfinished work.
    Unfinished,
    /// Unfinished work to resume.
    Resume(Box<Kept>),
    /// Analysis of a game or a position; without one, the form that asks for it.
    Analysis(Option<Box<Opening>>),
}

/// Result of an action.
#[derive(Debug, Default)]
pub struct Step {
    /// Effects to be carried out outside the screen.
    pub(super) effects: Vec<Effect>,
    /// The next screen, if this one is to close.
    pub(crate) destination: Option<Destination>,
    /// Whether the program ends.
    pub(crate) quits: bool,
}

impl Step {
    /// Stays on the screen without effects.
    #[must_use]
    pub fn stay() -> Self {
        Self::default()
    }

    /// Opens another screen.
    #[must_use]
    pub fn to(destination: Destination) -> Self {
        Self { destination: Some(destination), ..Self::default() }
    }
}

/// A screen: a lesson, the state of its input, and how both are shown.
pub trait Screen {
    /// The active key bindings.
    fn mode(&self) -> Mode;

    /// Whether a command has an effect now. Of a text that is typed nothing is completed, unless the screen says so.
    fn can(&self, command: Command) -> bool {
        command != Command::Complete || self.mode() != Mode::Text
    }

    /// Why a command that has no effect now has none, if there is more to say about it.
    fn why_not(&self, _command: Command) -> Option<String> {
        None
    }

    /// Whether the exercise can be tried on but counts as missed, which is recorded when it is left.
    fn is_missed(&self) -> bool {
        false
    }

    /// Whether the position on the board is what the screen is about, and no decoration.
    fn is_about_board(&self) -> bool {
        let mode = self.mode();
        mode.types_moves() && mode != Mode::NotationTyped || matches!(mode, Mode::Solved | Mode::Played)
    }

    /// The size of the board.
    fn board_size(&self) -> BoardSize {
        BoardSize::Ten
    }

    /// The theme whose name is on the screen, to be explained; `None` without one.
    fn theme(&self, _shared: &Shared) -> Option<Theme> {
        None
    }

    /// The articles of the rules behind what is on the screen, to be shown; none if there are none.
    fn articles(&self) -> Vec<&'static Article> {
        Vec::new()
    }

    /// Which pane gets the rows if there are too few.
    fn emphasis(&self, _shared: &Shared) -> Emphasis {
        Emphasis::Message
    }

    /// Handles an action.
    fn update(&mut self, action: Action, shared: &mut Shared) -> Step;

    /// The page to draw.
    fn page(&self, shared: &Shared) -> Page;

    /// A report that replaces the page, if there is one.
    fn report(&self, _shared: &Shared) -> Option<Report> {
        None
    }

    /// Evaluations shown beside the page, if there are any.
    fn evaluation(&self, _shared: &Shared) -> Option<Evaluation> {
        None
    }

    /// An extra pane for large screens: the latest results by default.
    fn aside(&self, shared: &Shared) -> Option<Pane> {
        recent::pane(shared)
    }

    /// A curve for large screens, with its title: the rating by default.
    fn curve(&self, shared: &Shared) -> Option<(String, Curve)> {
        recent::rating(shared)
    }

    /// Whether it uses the engine without a time limit, so that background work has to wait.
    fn holds_engine(&self) -> bool {
        false
    }

    /// A number that changes whenever the unfinished work changes, but not with time; `None` if there is none to keep.
    fn revision(&self) -> Option<u64> {
        None
    }

    /// The unfinished work to keep: it counts, or would be lost.
    fn unfinished(&self, _trainer: &Trainer) -> Option<Unfinished> {
        None
    }

    /// Whether leaving it unfinished keeps it to be resumed.
    fn waits_when_left(&self) -> bool {
        false
    }

    /// The result so far of a run that ends when it is left.
    fn parting(&self, _shared: &Shared) -> Vec<Words> {
        Vec::new()
    }

    /// Effects to be carried out before it closes.
    fn leave(&mut self, _shared: &mut Shared) -> Vec<Effect> {
        Vec::new()
    }

    /// Whether time passes while the player is away: a clock counts down, or the engine works.
    fn runs_on(&self) -> bool {
        false
    }

    /// When it needs its next tick.
    fn wakes_at(&self, _shared: &Shared) -> Option<Duration> {
        None
    }
}

/// Whether unfinished work could be resumed at the next start if the program ended now.
#[must_use]
pub const fn can_be_resumed(unfinished: &Unfinished) -> bool {
    match unfinished {
        Unfinished::Exercise(draft) => draft.interrupted.is_some(),
        _ => true,
    }
}

/// The step through a line of moves that a key means.
const fn line_step(command: Command) -> Option<LineStep> {
    Some(match command {
        Command::Left => LineStep::Back,
        Command::Right => LineStep::Forward,
        Command::Up => LineStep::PreviousAlternative,
        Command::Down => LineStep::NextAlternative,
        Command::First => LineStep::First,
        Command::Last => LineStep::Last,
        _ => return None,
    })
}

/// Resumes unfinished work.
fn resume(kept: Kept, shared: &mut Shared) -> Box<dyn Screen> {
    shared.trainer.take_up(&kept.uid);
    let opened = match kept.unfinished {
        Unfinished::Exercise(draft) => match &draft.exercise.subject {
            Subject::Puzzle { .. } => puzzle::PuzzleScreen::resume(&draft, shared).map(|screen| Box::new(screen) as _),
            _ => drill::resume(&draft, shared),
        },
        Unfinished::Unannounced(saved) => {
            unannounced::UnannouncedScreen::resume(&saved, shared).map(|screen| Box::new(screen) as _)
        }
        Unfinished::Rush(saved) => drill::Rush::resume(&saved, shared).map(|screen| Box::new(screen) as _),
        Unfinished::Game(saved) => play::resume(&saved, shared),
        Unfinished::Display(saved) => play::resume_display(&saved, shared),
        Unfinished::Analysis(game, way) => Some(Box::new(analysis::Work::resume(*game, &way, shared)) as _),
        Unfinished::Lesson(saved) => lesson::LessonScreen::resume(&saved, shared).map(|screen| Box::new(screen) as _),
    };
    opened.unwrap_or_else(|| Box::new(home::Home::new(shared)))
}

/// Opens a screen.
pub fn open(destination: Destination, shared: &mut Shared) -> Box<dyn Screen> {
    match destination {
        Destination::Home => {
            shared.trainer.search.show();
            Box::new(home::Home::new(shared))
        }
        Destination::First => Box::new(first::First::new(shared)),
        Destination::Puzzle => {
            Box::new(puzzle::PuzzleScreen::new(PuzzleSession::of_variant(shared.trainer.settings().variant), shared))
        }
        Destination::Theme(theme) => Box::new(puzzle::PuzzleScreen::new(
            PuzzleSession::of_theme(shared.trainer.settings().variant, theme),
            shared,
        )),
        Destination::Training(session) => Box::new(puzzle::PuzzleScreen::new(session, shared)),
        Destination::Woodpecker => Box::new(puzzle::PuzzleScreen::woodpecker(shared)),
        Destination::PuzzleSetup(session) => Box::new(puzzle::PuzzleSetup::new(&session, shared)),
        Destination::Review => match shared.trainer.next_review() {
            // An ending is reviewed as a drill, whose screen leads back here.
            Review::Ending(plan) => drill::open(*plan, TrainingMode::Review, shared),
            Review::Puzzles => Box::new(puzzle::PuzzleScreen::new(PuzzleSession::review(), shared)),
            Review::Lesson(topic) => lesson::open(&topic, shared),
        },
        Destination::Endings => Box::new(drill::Endings::new(shared)),
        Destination::Rush => Box::new(drill::Rush::new(shared)),
        Destination::Drill(plan, mode) => drill::open(*plan, mode, shared),
        Destination::Progress => Box::new(progress::Progress::new(shared)),
        Destination::OwnGames => Box::new(own_games::OwnGames::new(shared)),
        Destination::Learn => Box::new(learn::Learn::new(shared)),
        Destination::Lesson(topic) => lesson::open(&topic, shared),
        Destination::FirstLesson => lesson::open(&lessons::first(shared.trainer.settings().variant), shared),
        Destination::PlayerSets => Box::new(player_sets::PlayerSetList::new(shared)),
        Destination::Settings => Box::new(settings::SettingsScreen::new(shared)),
        Destination::Analysis(opening) => analysis::open(opening, shared),
        Destination::PlaySetup => Box::new(play::setup::PlaySetup::new(shared)),
        Destination::Play(terms) => Box::new(play::PlayScreen::new(terms, shared)),
        Destination::Display(terms) => Box::new(play::PlayScreen::display(terms, shared)),
        Destination::Mail => Box::new(mail::MailList::new()),
        Destination::MailGame(game) => Box::new(mail::MailGameScreen::new(*game)),
        Destination::Unfinished => Box::new(unfinished::UnfinishedList::new(shared)),
        Destination::Resume(kept) => resume(*kept, shared),
        Destination::UnannouncedMenu => Box::new(unannounced::UnannouncedMenu::new(shared)),
        Destination::Unannounced(settings) => Box::new(unannounced::UnannouncedScreen::new(settings, shared)),
        Destination::Openings => Box::new(openings::OpeningMenu::new(shared)),
        Destination::Repertoire => Box::new(openings::RepertoireScreen::new(shared.trainer.settings().variant)),
        Destination::Middlegames => Box::new(openings::MiddlegameScreen::new(shared.trainer.settings().variant)),
        Destination::Traps => Box::new(openings::TrapSetup::new(shared)),
        Destination::TrapSet(settings, lines) => {
            Box::new(unannounced::UnannouncedScreen::about(settings, lines, shared))
        }
        Destination::Notation => Box::new(notation::Notation::new(shared)),
    }
}
