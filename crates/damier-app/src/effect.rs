//! What the application asks of the outside world, and what it hears from there.

use std::collections::HashSet;

use damier_dxp::Command;
use damier_engine::{ReportKind, RequestId, Task};
use damier_rules::notation::Pattern;
use damier_rules::{AnyPosition, Variant};
use damier_train::drill::DrillPlan;
use damier_train::explorer::{Explored, Middlegame, RepertoireSurvey};
use damier_train::finder::{Extent, Matches};
use damier_train::play::RemoteSide;
use damier_train::repertoire::Repertoire;
use damier_train::start::Start;
use damier_train::traps::Traps;

use crate::own_games::searcher::{SearchNews, SearchRequest};
use crate::settings::Settings;
use crate::store::keeper::{News, Request};
use crate::store::pdn_files::{FileReport, FileTask};
use etude_store::settings::SettingsError;

/// What the application asks for; [`Services`](crate::services::Services) perform it.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Give the engine a task; any task before it is cancelled.
    Ask(RequestId, Task),
    /// Tell the engine that the move it pondered on was played: its answer is wanted now.
    PonderHit(RequestId),
    /// Record an exercise, keep an unfinished one, or forget it.
    Keep(Request),
    /// Save the settings and apply them to the engine.
    Save(Box<Settings>),
    /// Read or write a file.
    File(RequestId, FileTask),
    /// Start or stop the search through the player's own games.
    Search(SearchRequest),
    /// Find a position.
    Find(RequestId, FindTask),
    /// Look up what is known about a position of an opening.
    Explore(RequestId, ExploreTask),
    /// Draw a position for a drill, by a seed.
    Draw(RequestId, Box<DrillPlan>, u64),
    /// Do something about the connection to another program.
    Link(LinkRequest),
}

/// What is to be done about the connection to another program. There is one at most.
#[derive(Clone, Debug)]
pub enum LinkRequest {
    /// Open it; the one before is closed.
    Open {
        /// The number of the connection in its events.
        id: RequestId,
        /// Our name.
        name: String,
        /// How it is made.
        side: Box<RemoteSide>,
    },
    /// Have the other side told something.
    Send(Command),
    /// Close it.
    Close,
}

/// A task of finding positions.
#[derive(Clone, Debug, PartialEq)]
pub enum FindTask {
    /// Find a pattern in puzzles and games.
    Find {
        /// The pattern.
        pattern: Box<Pattern>,
        /// How many hits are wanted.
        most: usize,
    },
    /// Free the memory that holds the positions.
    Forget,
}

/// A task of looking up what is known about openings.
#[derive(Clone, Debug, PartialEq)]
pub enum ExploreTask {
    /// Look a position up.
    Explore {
        /// The position.
        position: Box<AnyPosition>,
        /// The player's name, which tells the player's side in games played here.
        name: String,
    },
    /// Go over a repertoire.
    Survey {
        /// The repertoire.
        repertoire: Box<Repertoire>,
        /// The variant.
        variant: Variant,
        /// The player's name.
        name: String,
    },
    /// Gather the opening traps of a variant.
    Traps {
        /// The variant.
        variant: Variant,
        /// The ids of the puzzles that the player has hidden.
        hidden: HashSet<String>,
    },
    /// Gather the types of middlegame.
    Middlegames {
        /// The player's name.
        name: String,
    },
    /// Free the memory that holds tables and own games.
    Forget,
}

/// What the application hears.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The engine reports on a task.
    Report(RequestId, ReportKind),
    /// News from the store.
    News(News),
    /// The search through the player's own games reports.
    Search(SearchNews),
    /// The settings were written; these are the problems with their file.
    SettingsSaved(Vec<SettingsError>),
    /// A requested file was read or written.
    File(RequestId, FileReport),
    /// A random position for a drill, if there is one.
    Drawn(RequestId, Option<Start>),
    /// What is known about a position of an opening.
    Explored(RequestId, Box<Explored>),
    /// A repertoire was gone over.
    Surveyed(RequestId, Box<RepertoireSurvey>),
    /// The types of middlegame.
    Middlegames(RequestId, Vec<Middlegame>),
    /// The opening traps of a variant.
    Traps(RequestId, Box<Traps>),
    /// The connection with this number reports.
    Link(RequestId, damier_dxp::Event),
    /// A position was searched for: what was found, and in how much.
    Matched(RequestId, Matches, Extent),
}
