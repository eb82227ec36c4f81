//! Analysis: a form chooses the game or position, then it is analysed.

mod finding;
mod moves;
mod opening;
mod page;
mod work;

use std::time::Duration;

use super::{Destination, Screen, Step, recent};
use crate::tui::action::{Action, Effect};
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::Emphasis;
use crate::tui::page::{Page, Pane};
use crate::tui::shared::Shared;
use crate::tui::widgets::evaluation::Evaluation;
use crate::tui::widgets::plot::Curve;
use damier_rules::BoardSize;
use damier_rules::notation::pdn::PdnGame;
use damier_train::analysis::Opening;
use damier_train::unfinished::Unfinished;
use opening::{Asked, OpeningForm};
use work::Work;

/// The screen of analysis.
pub enum AnalysisScreen {
    /// The form that asks what to analyse.
    Opening(OpeningForm),
    /// The analysis of a game.
    Work(Box<Work>),
}

impl AnalysisScreen {
    /// Analyses a game, or opens the form if there is none.
    pub fn new(opening: Option<Opening>, shared: &Shared) -> Self {
        match opening {
            Some(opening) => Self::Work(Box::new(Work::new(opening, shared))),
            None => Self::Opening(OpeningForm::new(shared.settings.variant)),
        }
    }

    /// Resumes an analysis that was not saved.
    pub fn resume(game: PdnGame, shared: &Shared) -> Self {
        Self::Work(Box::new(Work::resume(game, shared)))
    }
}

impl Screen for AnalysisScreen {
    fn mode(&self) -> Mode {
        match self {
            Self::Opening(opening) => opening.form().mode(),
            Self::Work(work) => work.mode(),
        }
    }

    fn can(&self, command: Command) -> bool {
        match self {
            Self::Opening(_) => true,
            Self::Work(work) => work.can(command),
        }
    }

    fn board_size(&self) -> BoardSize {
        match self {
            Self::Opening(opening) => opening.variant().board_size(),
            Self::Work(work) => work.board_size(),
        }
    }

    fn emphasis(&self, _shared: &Shared) -> Emphasis {
        match self {
            Self::Opening(opening) => opening.form().emphasis(),
            Self::Work(work) => work.emphasis(),
        }
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        match self {
            Self::Work(work) => work.update(&action, shared),
            Self::Opening(_) if matches!(action, Action::Do(Command::Home | Command::Cancel)) => {
                Step::to(Destination::Home)
            }
            Self::Opening(opening) => match opening.update(&action, shared) {
                Asked::Pending(effects) => Step { effects, destination: None },
                Asked::Begin(opening) => {
                    let mut work = Work::new(*opening, shared);
                    let step = work.update(&Action::Tick, shared);
                    *self = Self::Work(Box::new(work));
                    step
                }
            },
        }
    }

    fn page(&self, shared: &Shared) -> Page {
        match self {
            Self::Opening(opening) => opening.page(shared),
            Self::Work(work) => page::page(work, shared),
        }
    }

    fn evaluation(&self, _shared: &Shared) -> Option<Evaluation> {
        match self {
            Self::Opening(_) => None,
            Self::Work(work) if work.finding.is_some() => None,
            Self::Work(work) => Some(work.evaluation()),
        }
    }

    fn aside(&self, shared: &Shared) -> Option<Pane> {
        match self {
            Self::Opening(_) => recent::pane(shared),
            Self::Work(work) if work.finding.is_some() => None,
            Self::Work(work) => page::tags(&work.lesson),
        }
    }

    fn curve(&self, shared: &Shared) -> Option<(String, Curve)> {
        match self {
            Self::Opening(_) => recent::rating(shared),
            Self::Work(_) => None,
        }
    }

    fn holds_engine(&self) -> bool {
        matches!(self, Self::Work(work) if work.is_asking())
    }

    fn revision(&self) -> Option<u64> {
        match self {
            Self::Opening(_) => None,
            Self::Work(work) => work.revision(),
        }
    }

    fn unfinished(&self, _shared: &Shared) -> Option<Unfinished> {
        match self {
            Self::Work(work) if work.lesson.walk().is_changed() => {
                Some(Unfinished::Analysis(Box::new(work.lesson.walk().game().clone())))
            }
            _ => None,
        }
    }

    fn leave(&mut self, shared: &mut Shared) -> Vec<Effect> {
        match self {
            Self::Opening(_) => Vec::new(),
            Self::Work(work) => work.leave(shared),
        }
    }

    fn wakes_at(&self, _shared: &Shared) -> Option<Duration> {
        match self {
            Self::Opening(_) => None,
            Self::Work(work) => work.lesson.wakes_at(),
        }
    }
}
