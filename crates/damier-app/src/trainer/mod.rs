//! The state of the application: what a face shows and changes, whatever it looks like.

mod reviews;
mod unfinished_work;

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::time::Duration;

use damier_endings::TableSet;
use damier_engine::{Program, RequestId, RequestIds, Shortage, Task};
use damier_puzzles::Theme;
use damier_puzzles::record::id_of;
use damier_rules::{AnyPosition, Variant};
use damier_train::course::{Course, LessonTopic};
use damier_train::due::{DueItems, Round};
use damier_train::history::History;
use damier_train::puzzle::filter::Filter;
use damier_train::puzzle::player_sets::{PlayerSets, SetChange};
use damier_train::puzzle::selector::PuzzleSelector;
use damier_train::puzzle::woodpecker::Woodpecker;
use damier_train::repertoire::{Card, Repertoire};
use damier_train::statistics::Statistics;
use damier_train::unannounced::Turns;
use etude::calendar::Day;
use etude::lesson::Now;
use etude::thinking::ThinkingTime;
use etude::{Random, fresh_seed};
use etude_store::StoreProblem;
use etude_store::wall::WallClock;
use rand::{RngExt as _, SeedableRng as _};

use crate::effect::Effect;
use crate::mail::{self, MailFolder};
use crate::own_games::OwnSearch;
use crate::own_games::searcher::SearchNews;
use crate::settings::Settings;
use crate::store::finished_games;
use crate::store::keeper::{KeeperProblem, News, Request};
use crate::store::pdn_files::FileTask;
use crate::store::unfinished::Kept;

pub use reviews::Review;
use unfinished_work::OnBoard;
pub use unfinished_work::Resumable;

/// What a trainer begins with.
#[derive(Clone, Debug)]
pub struct TrainerOptions {
    /// The seed of all random choices; `None` for a different one in each run.
    pub seed: Option<u64>,
    /// The player's settings.
    pub settings: Settings,
    /// The wall clock.
    pub clock: WallClock,
    /// The endgame tables.
    pub tables: TableSet,
    /// The folder for games; without one, games are not kept.
    pub games: Option<PathBuf>,
    /// The course.
    pub course: fn() -> &'static Course,
}

/// The state of the application.
#[derive(Debug)]
pub struct Trainer {
    settings: Settings,
    /// The player's own engine, by the settings.
    program: Option<Program>,
    clock: WallClock,
    time: ThinkingTime,
    now: Duration,
    since_start: Duration,
    random: Random,
    ids: RequestIds,
    /// The puzzles.
    pub selector: PuzzleSelector,
    /// The turns: positions of games, for tactics that do not announce themselves.
    turns: Turns,
    player_sets: PlayerSets,
    /// The set that a puzzle was put in last.
    pub last_set: Option<String>,
    history: History,
    statistics: Statistics,
    lessons_due: Vec<LessonTopic>,
    /// Which of the day's reviews are done or put off.
    round: Round,
    woodpecker: Option<Woodpecker>,
    trouble: Vec<KeeperProblem>,
    gathered: Option<String>,
    unfinished: Vec<Kept>,
    on_board: OnBoard,
    /// The search through the player's own games.
    pub search: OwnSearch,
    finished_games: Option<PathBuf>,
    tables: TableSet,
    shortage: Option<Shortage>,
    course: fn() -> &'static Course,
}

impl Trainer {
    /// The state at the start of the program. `selector` orders the puzzles by a seed.
    #[must_use]
    pub fn new(options: TrainerOptions, selector: impl FnOnce(u64) -> PuzzleSelector, turns: Turns) -> Self {
        let mut random = Random::seed_from_u64(options.seed.unwrap_or_else(fresh_seed));
        let selector = selector(random.random());
        let mut trainer = Self {
            settings: Settings::default(),
            program: None,
            clock: options.clock,
            time: ThinkingTime::default(),
            now: Duration::ZERO,
            since_start: Duration::ZERO,
            random,
            ids: RequestIds::default(),
            selector,
            turns,
            player_sets: PlayerSets::default(),
            last_set: None,
            history: History::default(),
            statistics: Statistics::of(
                &History::default(),
                &DueItems::default(),
                Variant::International,
                Day::default(),
            ),
            lessons_due: Vec::new(),
            round: Round::default(),
            woodpecker: None,
            trouble: Vec::new(),
            gathered: None,
            unfinished: Vec::new(),
            on_board: OnBoard::default(),
            search: OwnSearch::default(),
            finished_games: options.games.as_deref().map(finished_games),
            tables: options.tables,
            shortage: None,
            course: options.course,
        };
        trainer.set(options.settings);
        trainer.refresh_statistics();
        trainer
    }

    /// The settings.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Applies settings; [`Effect::Save`] keeps them.
    pub fn set(&mut self, settings: Settings) {
        self.history.set_repetition(settings.repetition());
        self.history.start_from(settings.experience.strength());
        self.program = settings.program();
        self.settings = settings;
    }

    /// The time at the last action; the running time stands still while the player is away.
    #[must_use]
    pub fn now(&self) -> Now {
        Now { run: self.now, wall: self.clock.at(self.since_start) }
    }

    /// The time of the last action since the start.
    #[must_use]
    pub const fn since_start(&self) -> Duration {
        self.since_start
    }

    /// Takes the time of an action, since the start. `is_input` if it comes from the player, `runs_on` if time passes while
    /// the player is away.
    pub fn take_time(&mut self, since_start: Duration, is_input: bool, runs_on: bool) {
        if runs_on {
            self.time.run_on(since_start);
        } else if is_input {
            self.time.see(since_start);
        }
        (self.now, self.since_start) = (self.time.at(since_start), since_start);
    }

    /// The moment since the start at which the running time reaches a time; `None` if it stands still before.
    #[must_use]
    pub fn moment_of(&self, time: Duration) -> Option<Duration> {
        self.time.moment(time)
    }

    /// The moment since the start at which the running time stands still, unless the player does something before.
    #[must_use]
    pub fn stands_still_at(&self) -> Duration {
        self.time.stands_still_at()
    }

    /// The day that it is.
    #[must_use]
    pub fn today(&self) -> Day {
        self.now().wall.day
    }

    /// A seed for a new lesson.
    pub fn seed(&mut self) -> u64 {
        self.random.random()
    }

    /// A number for a request.
    pub const fn next_id(&mut self) -> RequestId {
        self.ids.next_id()
    }

    /// Has the engine rest.
    pub fn rest(&mut self) -> Effect {
        Effect::Ask(self.ids.next_id(), Task::Rest)
    }

    /// The engine's shortage of memory, if it concerns the amount chosen now.
    #[must_use]
    pub fn shortage(&self) -> Option<Shortage> {
        self.shortage.filter(|shortage| shortage.wanted == self.settings.engine().mebibytes)
    }

    /// Takes the engine's report that it got less memory than it was asked to use.
    pub const fn take_shortage(&mut self, shortage: Shortage) {
        self.shortage = Some(shortage);
    }

    /// The folder of correspondence games, if there is one for data.
    #[must_use]
    pub fn mail(&self) -> Option<MailFolder> {
        let data = self.finished_games.as_deref().and_then(Path::parent)?;
        Some(MailFolder::new(mail::mail_folder(data)))
    }

    /// The positions of correspondence games that are not over, as of now: the engine and the tables are closed for them.
    #[must_use]
    pub fn closed_positions(&self) -> HashSet<AnyPosition> {
        let folder = self.finished_games.as_deref().and_then(Path::parent);
        folder.map(mail::closed_positions).unwrap_or_default()
    }

    /// The endgame tables.
    #[must_use]
    pub const fn tables(&self) -> &TableSet {
        &self.tables
    }

    /// The file of finished games against the engine, if they are kept.
    #[must_use]
    pub const fn finished_games(&self) -> Option<&PathBuf> {
        self.finished_games.as_ref()
    }

    /// Everything done so far.
    #[must_use]
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// Statistics of the history, as of the last [`Trainer::refresh_statistics`].
    #[must_use]
    pub const fn statistics(&self) -> &Statistics {
        &self.statistics
    }

    /// The problems with saving progress.
    #[must_use]
    pub fn trouble(&self) -> &[KeeperProblem] {
        &self.trouble
    }

    /// The player's own sets and hidden puzzles.
    #[must_use]
    pub const fn player_sets(&self) -> &PlayerSets {
        &self.player_sets
    }

    /// Changes the player's own sets or hidden puzzles.
    pub fn pick(&mut self, pick: SetChange) -> Effect {
        self.player_sets.apply(&pick);
        self.selector.hide(self.player_sets.hidden_ids());
        Effect::Keep(Request::SetChange(pick))
    }

    /// The player's repertoire, in all games.
    #[must_use]
    pub fn repertoire(&mut self) -> Repertoire {
        let filter = Filter { theme: Some(Theme::repertoire()), ..Filter::default() };
        Repertoire::of(&self.selector.puzzles(&filter))
    }

    /// Keeps cards of the repertoire, at once here, and in its file.
    pub fn keep_cards(&mut self, cards: &[Card]) -> (RequestId, Effect) {
        let line = |card: &Card| serde_json::to_string(&card.record()).map(|line| line + "\n").unwrap_or_default();
        let lines: String = cards.iter().map(line).collect();
        self.selector.add_own(lines.clone());
        self.selector.restore_cards(cards.iter().map(Card::id));
        let id = self.next_id();
        (id, Effect::File(id, FileTask::Keep(lines)))
    }

    /// Takes the card of a position out of the repertoire, at once here, and out of its file.
    pub fn remove_card(&mut self, position: &AnyPosition) -> Effect {
        let card = id_of(position);
        self.selector.remove_card(&card);
        Effect::File(self.next_id(), FileTask::RemoveCard(card))
    }

    /// The player's own sets with the puzzles that there are in the game that the player plays; none is empty.
    pub fn own_sets(&mut self) -> Vec<(String, Vec<String>)> {
        let Self { player_sets, selector, settings, .. } = self;
        let mut sets: Vec<_> = player_sets.sets().map(|(name, ids)| (name.to_owned(), ids.to_vec())).collect();
        for (_, ids) in &mut sets {
            let filter = Filter { variant: Some(settings.variant), ids: ids.clone(), ..Filter::default() };
            let there = selector.ids(&filter);
            ids.retain(|id| there.contains(id));
        }
        sets.retain(|(_, ids)| !ids.is_empty());
        sets
    }

    /// Handles news from the store.
    pub fn apply_news(&mut self, news: News) {
        self.history.set_today(self.today());
        match news {
            News::Loaded(attempts, own_puzzles) => {
                self.history.extend(attempts);
                self.selector.add_own(own_puzzles);
                self.refresh_statistics();
            }
            News::PlayerSets(player_sets) => {
                self.player_sets.extend(&player_sets);
                self.selector.hide(self.player_sets.hidden_ids());
            }
            News::Recorded(attempts) => {
                self.round.confirm(attempts.iter().filter_map(|attempt| attempt.exercise.item()));
                self.history.extend(attempts);
            }
            News::Problem(trouble) => {
                if matches!(trouble, KeeperProblem::File(_)) {
                    self.trouble.retain(|trouble| !matches!(trouble, KeeperProblem::File(_)));
                }
                self.trouble.push(trouble);
            }
            News::Saved => {
                self.trouble.retain(|trouble| !matches!(trouble, KeeperProblem::Progress(StoreProblem::InMemory(_))));
            }
            News::Gathered(name) => self.gathered = Some(name),
            News::FilesWritten => self.trouble.retain(|trouble| !matches!(trouble, KeeperProblem::File(_))),
            News::OwnGames(drills, waiting) => self.search.know(drills, waiting, &mut self.history),
            // A puzzle is only offered while its collection is loaded.
            News::Unfinished(kept) => {
                let kept = kept.into_iter().filter(|kept| self.can_resume(&kept.unfinished));
                self.unfinished = kept.collect::<Vec<_>>();
            }
        }
    }

    /// Handles a report of the search through the player's own games.
    pub fn apply_search(&mut self, news: SearchNews) {
        self.search.apply_news(news, &mut self.selector, &mut self.history);
    }
}
