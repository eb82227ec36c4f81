//! The state shared by all screens.

use std::path::PathBuf;
use std::time::Duration;

use rand::{RngExt, SeedableRng};
use ratatui::layout::Rect;

use super::action::Effect;
use super::look::{Given, Signs};
use super::on_board::OnBoard;
use super::options::{Options, TerminalKind};
use super::page::Words;
use super::screens::can_resume;
use super::screens::drill::EndingChoice;
use super::screens::notation::Choices;
use super::screens::own_games::Search;
use super::screens::play::Games;
use super::theme::Theme;
use super::widgets::pieces::PieceSet;
use crate::settings::{Settings, ThemeName};
use crate::store::finished_games;
use crate::store::keeper::{News, Trouble};
use crate::store::unfinished::Kept;
use damier_endings::TableSet;
use damier_engine::{RequestId, RequestIds, Shortage, Task};
use damier_train::course::Topic;
use damier_train::history::History;
use damier_train::puzzle::picks::Picks;
use damier_train::puzzle::shelf::Shelf;
use damier_train::puzzle::woodpecker::Woodpecker;
use damier_train::statistics::Statistics;
use damier_train::unannounced::Turns;
use damier_train::waiting::{Round, Waiting};
use etude::Random;
use etude::calendar::{Day, Moment};
use etude_store::wall::WallClock;
use etude_tui::inbox::Found;

/// State shared by all screens.
#[derive(Debug)]
pub struct Shared {
    /// The settings; [`Shared::set`] changes them.
    pub settings: Settings,
    /// The settings file, if there is one.
    pub settings_file: Option<PathBuf>,
    /// The problems with the settings file, a sentence each.
    pub complaints: Vec<String>,
    /// The engine's last report that it got less memory than it was asked to use.
    pub(super) shortage: Option<Shortage>,
    /// The theme.
    pub theme: Theme,
    /// How pieces are drawn.
    pub pieces: PieceSet,
    /// Whether Black is at the bottom.
    pub turned: bool,
    /// The time at the last action.
    pub now: Duration,
    /// The time of the last action since the start.
    pub(super) since_start: Duration,
    /// The source of every random choice.
    pub random: Random,
    /// The source of identifiers, never seeded: they must differ between runs.
    pub(super) uids: Random,
    /// The puzzles.
    pub shelf: Shelf,
    /// The player's own sets and hidden puzzles.
    pub picks: Picks,
    /// The set that a puzzle was put in last.
    pub last_set: Option<String>,
    /// The turns.
    pub turns: Turns,
    /// Everything done so far.
    pub history: History,
    /// Statistics of the history, refreshed on the screens that show them.
    pub statistics: Statistics,
    /// The lessons and exams to be done again, refreshed with the statistics.
    pub lessons_due: Vec<Topic>,
    /// Which of the day's reviews are done or put off.
    pub(super) round: Round,
    /// The problems with saving progress.
    pub trouble: Vec<Trouble>,
    /// The file of finished games against the engine, if they are kept.
    pub filed: Option<PathBuf>,
    /// The last choices for games against the engine.
    pub games: Games,
    /// The search through the player's own games.
    pub search: Search,
    /// The woodpecker set in the middle of a cycle.
    pub woodpecker: Option<Woodpecker>,
    /// What waits to be resumed, the newest at the end.
    pub waiting: Vec<Kept>,
    pub(super) on_board: OnBoard,
    /// The result of the run that was left last, for the home screen.
    pub parting: Vec<Words>,
    /// The columns of the terminal.
    pub width: u16,
    /// The rows of the terminal.
    pub height: u16,
    /// The last choices for training notation.
    pub notation: Choices,
    /// The last choice of an ending.
    pub ending: EndingChoice,
    /// The endings tables.
    pub tables: TableSet,
    clock: WallClock,
    /// The source of request numbers.
    pub ids: RequestIds,
    pub(super) given: Given,
}

impl Shared {
    /// The state at the start of the program, in an area of the terminal. `shelf` orders the puzzles by a seed.
    pub(super) fn new(options: &Options, shelf: impl FnOnce(u64) -> Shelf, area: Rect) -> Self {
        let mut random = Random::seed_from_u64(options.seed.unwrap_or_else(rand::random));
        let shelf = shelf(random.random());
        let mut shared = Self {
            settings: Settings::default(),
            settings_file: options.settings_file.clone(),
            complaints: options.complaints.clone(),
            shortage: None,
            theme: Theme::of(ThemeName::Dark, options.colors),
            pieces: PieceSet::default(),
            turned: false,
            now: Duration::ZERO,
            since_start: Duration::ZERO,
            random,
            uids: Random::seed_from_u64(rand::random()),
            shelf,
            picks: Picks::default(),
            last_set: None,
            turns: options.turns.turns(),
            history: History::default(),
            statistics: Statistics::of(&History::default(), &Waiting::default(), Day::default()),
            lessons_due: Vec::new(),
            round: Round::default(),
            trouble: Vec::new(),
            filed: options.games.as_deref().map(finished_games),
            games: Games::default(),
            search: Search::default(),
            woodpecker: None,
            waiting: Vec::new(),
            parting: Vec::new(),
            on_board: OnBoard::default(),
            width: area.width,
            height: area.height,
            notation: Choices::default(),
            ending: EndingChoice::default(),
            clock: options.clock,
            tables: options.tables.clone(),
            ids: RequestIds::default(),
            given: Given {
                monochrome: options.monochrome,
                pieces: options.pieces,
                colors: options.colors,
                language: options.language,
                is_wide: false,
                signs: match options.terminal {
                    _ if options.is_ascii => Signs::Ascii,
                    TerminalKind::Console => Signs::Console,
                    TerminalKind::Silent | TerminalKind::Asked => Signs::Unicode,
                },
                graphics: options.graphics,
                found: Found::default(),
            },
        };
        shared.set(options.settings.clone());
        shared.refresh_statistics();
        shared
    }

    /// A seed for a new lesson.
    pub fn seed(&mut self) -> u64 {
        self.random.random()
    }

    /// Asks the engine for a pending task, once; `waiting` is the request in progress.
    pub fn ask(&mut self, waiting: &mut Option<RequestId>, pending: Option<Task>) -> Option<Effect> {
        let Some(task) = pending else {
            *waiting = None;
            return None;
        };
        if waiting.is_some() {
            return None;
        }
        let id = *waiting.insert(self.ids.next_id());
        Some(Effect::Ask(id, task))
    }

    /// The engine's shortage of memory, if it concerns the amount chosen now.
    #[must_use]
    pub fn shortage(&self) -> Option<Shortage> {
        self.shortage.filter(|shortage| shortage.wanted == self.settings.engine().mebibytes)
    }

    /// The present moment, in wall-clock time.
    #[must_use]
    pub fn moment(&self) -> Moment {
        self.clock.at(self.since_start)
    }

    /// The day that it is.
    #[must_use]
    pub fn today(&self) -> Day {
        self.moment().day
    }

    /// Handles news from the store.
    pub(super) fn apply_news(&mut self, news: News) {
        self.history.set_today(self.today());
        match news {
            News::Loaded(attempts, own_puzzles) => {
                self.history.extend(attempts);
                self.shelf.add_own(own_puzzles);
            }
            News::Picks(picks) => self.add_picks(&picks),
            News::Recorded(attempts) => {
                self.round.confirm(attempts.iter().filter_map(|attempt| attempt.exercise.item()));
                self.history.extend(attempts);
            }
            News::Trouble(trouble) => {
                if matches!(trouble, Trouble::File(_)) {
                    self.trouble.retain(|trouble| !matches!(trouble, Trouble::File(_)));
                }
                self.trouble.push(trouble);
            }
            News::Saved => self.trouble.retain(|trouble| !matches!(trouble, Trouble::InMemory(_))),
            News::FilesWritten => self.trouble.retain(|trouble| !matches!(trouble, Trouble::File(_))),
            News::OwnGames(drills, waiting) => self.search.know(drills, waiting, &mut self.history),
            // A puzzle is only offered while its collection is loaded.
            News::Waiting(kept) => {
                let kept = kept.into_iter().filter(|kept| can_resume(&kept.unfinished, self));
                self.waiting = kept.collect::<Vec<_>>();
            }
        }
    }
}
