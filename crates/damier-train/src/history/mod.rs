//! Everything a player has done, and what is derived from it: ratings, puzzles seen, items due.
//!
//! The attempts are the only source of truth. Everything else here is folded from them one by one, in chronological
//! order. Attempts from another machine may arrive after newer ones; then everything is folded anew.

use std::cmp::Ordering;
use std::collections::HashMap;
use std::fmt;

use super::attempt::{Attempt, Exercise, Kind, Mode, Recorded, Subject};
use super::drill::{Difficulty, Ending, FROM, Plan};
use super::puzzle::shelf::Shelf;
use super::start::Start;
use damier_puzzles::tag::themes;
use damier_puzzles::{Entry, Theme};
use damier_rules::Variant;
use etude::calendar::Day;
use etude::rating::{Strength, rate};
use etude::review::{self, Card, DAILY_LIMIT, Grade, RETENTION, Scheduler};

/// An item that is repeated.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Item {
    /// A puzzle.
    Puzzle {
        /// The variant.
        variant: Variant,
        /// The identity of its record.
        id: String,
    },
    /// An ending with random positions, or one position of it that the player gave away in a game.
    Ending {
        /// The ending and the player's role.
        ending: Ending,
        /// The position given away.
        from: Option<Start>,
    },
}

impl Item {
    /// The item of a drill.
    #[must_use]
    pub fn ending(plan: &Plan) -> Self {
        Self::Ending { ending: plan.ending, from: plan.start.filter(|_| plan.own_game) }
    }

    /// The drill of an ending. `None` for a puzzle.
    #[must_use]
    pub const fn plan(&self) -> Option<Plan> {
        match *self {
            Self::Puzzle { .. } => None,
            Self::Ending { ending, from } => {
                let plan = Plan::random(ending, Difficulty::Any);
                Some(Plan { start: from, own_game: from.is_some(), ..plan })
            }
        }
    }

    /// The kind of exercise.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Puzzle { .. } => Kind::Puzzle,
            Self::Ending { .. } => Kind::Ending,
        }
    }

    /// The variant.
    #[must_use]
    pub const fn variant(&self) -> Variant {
        match self {
            Self::Puzzle { variant, .. } => *variant,
            Self::Ending { ending, .. } => ending.variant,
        }
    }
}

impl fmt::Display for Item {
    /// Its unique name for its kind and variant, as stored in files.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Puzzle { id, .. } => formatter.write_str(id),
            Self::Ending { ending, from: None } => ending.fmt(formatter),
            Self::Ending { ending, from: Some(start) } => write!(formatter, "{ending}{FROM}{}", start.write()),
        }
    }
}

impl Ord for Item {
    /// Puzzles before endings, then by name.
    fn cmp(&self, other: &Self) -> Ordering {
        let key = |item: &Self| (item.kind(), item.variant().name());
        key(self).cmp(&key(other)).then_with(|| self.to_string().cmp(&other.to_string()))
    }
}

impl PartialOrd for Item {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// The data on a puzzle that has been tried.
#[derive(Clone, Copy, Debug)]
struct Seen {
    /// The index of the last try among all attempts.
    place: usize,
    /// The strength after rating. `None` if it has not been rated.
    strength: Option<Strength>,
}

/// Settings for repetition.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Repetition {
    /// The number of repetitions per day.
    pub daily_limit: usize,
    /// The desired probability of remembering an item when it comes back, 0.7 to 0.97.
    pub retention: f32,
}

impl Default for Repetition {
    fn default() -> Self {
        Self { daily_limit: DAILY_LIMIT, retention: RETENTION }
    }
}

/// Everything done so far.
#[derive(Default)]
pub struct History {
    attempts: Vec<Attempt>,
    /// The last day that can have begun anywhere; `None` for any.
    last_day: Option<Day>,
    /// What was recorded as of a later day, while a clock was wrong.
    ahead: Vec<Attempt>,
    strengths: HashMap<(Variant, Mode), (Strength, Day)>,
    /// The player's strength before the first rated exercise.
    start: Strength,
    /// The number of rated exercises.
    rated: HashMap<(Variant, Mode), u32>,
    puzzles: HashMap<String, Seen>,
    themes: HashMap<Theme, (u32, u32)>,
    cards: HashMap<Item, Card>,
    scheduler: Scheduler,
    repetition: Repetition,
    given_away: Vec<(Item, Day)>,
    /// The puzzles that take the place of retired ones in the schedule.
    successors: HashMap<String, String>,
    /// Whether puzzles may have been scheduled since retired ones were last looked for.
    may_have_retired: bool,
}

impl History {
    /// A history made of attempts.
    #[must_use]
    pub fn of(attempts: impl IntoIterator<Item = Attempt>) -> Self {
        let mut history = Self::default();
        history.extend(attempts);
        history
    }

    /// Adds attempts, which may be older than the known ones. Those of the future are set apart, see
    /// [`History::set_today`].
    pub fn extend(&mut self, attempts: impl IntoIterator<Item = Attempt>) {
        let made = |attempt: &Attempt| attempt.exercise.moment.millis;
        let (ahead, mut new): (Vec<Attempt>, Vec<Attempt>) =
            attempts.into_iter().partition(|attempt| self.is_ahead(attempt));
        self.ahead.extend(ahead);
        new.sort_by_key(made);
        let is_late = new.first().map(made) < self.attempts.last().map(made);
        if is_late && !new.is_empty() {
            self.attempts.extend(new);
            self.attempts.sort_by_key(made);
            self.fold();
        } else {
            for attempt in new {
                self.add(attempt);
            }
        }
    }

    /// Adds an exercise handed out by a lesson, under a unique identity. It is rated if the lesson asks for it and its
    /// puzzle has not been rated before.
    pub fn record(&mut self, recorded: Recorded, uid: String) -> Attempt {
        let Recorded { exercise, item } = recorded;
        let is_rated = matches!(&exercise.subject, Subject::Puzzle { id, .. } if !self.is_rated(id));
        let rated = item.filter(|_| is_rated).map(|item| {
            let player = self.strength_on(exercise.moment.day, exercise.variant, exercise.mode);
            rate(player, item, exercise.effort())
        });
        let attempt = Attempt { uid, exercise, rated };
        self.extend([attempt.clone()]);
        attempt
    }

    /// Sets the day that it is. Attempts made later than on the next day, which may have begun elsewhere, were made while a
    /// clock was wrong. They would stay the last ones for years, and keep ratings, due dates and days in a row from
    /// changing; so they count only once their day comes.
    pub fn set_today(&mut self, today: Day) {
        let last_day = Some(today.plus(1));
        if self.last_day == last_day {
            return;
        }
        self.last_day = last_day;
        let is_ahead = |attempt: &Attempt| self.is_ahead(attempt);
        let is_given_away_ahead = |(_, day): &(Item, Day)| Some(*day) > last_day;
        if self.attempts.iter().any(is_ahead)
            || !self.ahead.iter().all(is_ahead)
            || self.given_away.iter().any(is_given_away_ahead)
        {
            self.fold();
        }
    }

    /// How many attempts are dated in the future and do not count yet.
    #[must_use]
    pub const fn ahead(&self) -> usize {
        self.ahead.len()
    }

    fn is_ahead(&self, attempt: &Attempt) -> bool {
        self.last_day.is_some_and(|last_day| attempt.exercise.moment.is_after(last_day))
    }

    fn is_rated(&self, puzzle: &str) -> bool {
        self.puzzles.get(puzzle).is_some_and(|seen| seen.strength.is_some())
    }

    fn add(&mut self, attempt: Attempt) {
        let exercise = &attempt.exercise;
        let day = exercise.moment.day;
        if let Some(rated) = attempt.rated {
            self.strengths.insert((exercise.variant, exercise.mode), (rated.after, day));
            *self.rated.entry((exercise.variant, exercise.mode)).or_default() += 1;
        }
        if let Subject::Puzzle { id, tags, .. } = &exercise.subject {
            let place = self.attempts.len();
            let seen = self.puzzles.entry(id.clone()).or_insert(Seen { place, strength: None });
            seen.place = place;
            seen.strength = attempt.rated.map(|rated| rated.item_after).or(seen.strength);
            for theme in themes(tags) {
                let (tried, right) = self.themes.entry(theme.clone()).or_default();
                *tried += 1;
                *right += u32::from(exercise.is_clean());
            }
        }
        if let (Some(grade), Some(item)) = (exercise.grade(), self.item(exercise))
            && let Some(card) = self.scheduler.after(self.cards.get(&item), grade, day)
        {
            self.cards.insert(item, card);
            self.may_have_retired = true;
        }
        self.attempts.push(attempt);
    }

    /// What is repeated because of an exercise: its item or, for a retired puzzle, its successor.
    fn item(&self, exercise: &Exercise) -> Option<Item> {
        Some(match exercise.item()? {
            Item::Puzzle { variant, id } => {
                Item::Puzzle { variant, id: self.successors.get(&id).cloned().unwrap_or(id) }
            }
            ending @ Item::Ending { .. } => ending,
        })
    }

    /// Moves the repetitions of puzzles that are no longer on the shelf to others of the same theme, which take over their
    /// schedule. The attempts stay as they are. Cheap if nothing was added since the last call.
    pub fn move_retired(&mut self, puzzles: &mut Shelf) {
        if !std::mem::take(&mut self.may_have_retired) {
            return;
        }
        let scheduled = self.cards.keys().filter_map(|item| match item {
            Item::Puzzle { variant, id } if !puzzles.has(id) => Some((*variant, id)),
            _ => None,
        });
        let retired: Vec<(Variant, String)> = scheduled.map(|(variant, id)| (variant, id.clone())).collect();
        let mut found = false;
        for (variant, id) in retired {
            let last = self.puzzles.get(&id).and_then(|seen| self.attempts.get(seen.place));
            let tags = last.map_or(&[][..], |attempt| attempt.exercise.tags());
            if let Some(successor) = puzzles.successor(variant, &id, tags) {
                self.successors.insert(id, successor);
                found = true;
            }
        }
        if found {
            self.fold();
            self.may_have_retired = false;
        }
    }

    /// Adds endings given away in games, each with the day on which this was discovered. They are repeated as if they
    /// had been lost in a drill on that day.
    pub fn add_given_away(&mut self, given_away: impl IntoIterator<Item = (Item, Day)>) {
        let first = self.given_away.len();
        self.given_away.extend(given_away);
        let is_given_away = |attempt: &Attempt| {
            let trained = attempt.exercise.item();
            self.given_away[first..].iter().any(|(item, _)| Some(item) == trained.as_ref())
        };
        if self.attempts.iter().any(is_given_away) {
            // Training since then counts from that day on.
            self.fold();
        } else {
            self.schedule_given_away(first);
        }
    }

    fn schedule_given_away(&mut self, first: usize) {
        for (item, day) in &self.given_away[first..] {
            if self.cards.contains_key(item) || self.last_day.is_some_and(|last_day| *day > last_day) {
                continue;
            }
            if let Some(card) = self.scheduler.after(None, Grade::Again, *day) {
                self.cards.insert(item.clone(), card);
            }
        }
    }

    /// Derives everything from the attempts anew.
    fn fold(&mut self) {
        let mut attempts = std::mem::take(&mut self.attempts);
        attempts.append(&mut self.ahead);
        let given_away = std::mem::take(&mut self.given_away);
        let scheduler = Scheduler::new(self.repetition.retention);
        let successors = std::mem::take(&mut self.successors);
        let (repetition, start, last_day) = (self.repetition, self.start, self.last_day);
        *self = Self { last_day, start, scheduler, repetition, given_away, successors, ..Self::default() };
        self.schedule_given_away(0);
        self.extend(attempts);
    }

    /// The settings for repetition.
    #[must_use]
    pub const fn repetition(&self) -> Repetition {
        self.repetition
    }

    /// Changes the settings for repetition. Due dates are derived from all attempts anew.
    pub fn set_repetition(&mut self, repetition: Repetition) {
        if repetition == self.repetition {
            return;
        }
        self.repetition = repetition;
        self.fold();
    }

    /// Sets the player's strength before the first rated exercise.
    pub const fn start_from(&mut self, start: Strength) {
        self.start = start;
    }

    /// How many exercises of a variant and mode were rated.
    #[must_use]
    pub fn rated(&self, variant: Variant, mode: Mode) -> u32 {
        self.rated.get(&(variant, mode)).copied().unwrap_or_default()
    }

    /// All attempts that count, in chronological order.
    #[must_use]
    pub fn attempts(&self) -> &[Attempt] {
        &self.attempts
    }

    /// The player's strength in a mode.
    #[must_use]
    pub fn strength(&self, variant: Variant, mode: Mode) -> Strength {
        self.strengths.get(&(variant, mode)).map_or(self.start, |(strength, _)| *strength)
    }

    /// The player's strength in a mode on a given day: less certain after a break.
    #[must_use]
    pub fn strength_on(&self, today: Day, variant: Variant, mode: Mode) -> Strength {
        let known = self.strengths.get(&(variant, mode));
        known.map_or(self.start, |(strength, last)| strength.rested(today.since(*last)))
    }

    /// The strength of a puzzle: that of its record, corrected by the results.
    #[must_use]
    pub fn item_strength(&self, entry: &Entry) -> Strength {
        let corrected = self.puzzles.get(&*entry.id).and_then(|seen| seen.strength);
        let rating = entry.rating;
        corrected.unwrap_or_else(|| Strength::of_item(f64::from(rating.value), f64::from(rating.deviation)))
    }

    /// The position of a puzzle's last try in the order of all attempts. `None` if it was never tried.
    #[must_use]
    pub fn order_of(&self, puzzle: &str) -> Option<usize> {
        self.puzzles.get(puzzle).map(|seen| seen.place)
    }

    /// How often a theme was tried, and how often it was solved without help.
    #[must_use]
    pub fn theme(&self, theme: &Theme) -> (u32, u32) {
        self.themes.get(theme).copied().unwrap_or_default()
    }

    /// The themes of the last `puzzles` puzzles.
    #[must_use]
    pub fn recent_themes(&self, puzzles: usize) -> Vec<Theme> {
        let is_puzzle = |attempt: &&Attempt| attempt.exercise.subject.kind() == Kind::Puzzle;
        let last = self.attempts.iter().rev().filter(is_puzzle).take(puzzles);
        last.flat_map(|attempt| themes(attempt.exercise.tags())).cloned().collect()
    }

    /// The items due for repetition on a day, in the order in which they should be done, ignoring the daily limit and
    /// whether the items are available; see [`Waiting`](super::waiting::Waiting).
    #[must_use]
    pub fn waiting(&self, today: Day) -> Vec<&Item> {
        review::due(self.cards.iter(), today)
    }

    /// The number of repetitions left for a day: its limit minus those done.
    #[must_use]
    pub fn asked_for(&self, today: Day) -> usize {
        let done = self.on(today).filter(|exercise| exercise.mode == Mode::Review).count();
        self.repetition.daily_limit.saturating_sub(done)
    }

    /// The last exercise on an item. `None` if it was never trained.
    #[must_use]
    pub fn last(&self, item: &Item) -> Option<&Exercise> {
        let mut tried = self.attempts.iter().rev().map(|attempt| &attempt.exercise);
        tried.find(|exercise| self.item(exercise).as_ref() == Some(item))
    }

    /// The drill of an ending that went wrong, from the position where it began last time. `None` for a puzzle.
    #[must_use]
    pub fn lost_ending(&self, item: &Item) -> Option<Plan> {
        let plan = item.plan()?;
        if plan.start.is_some() {
            return Some(plan);
        }
        let mut tried = self.attempts.iter().rev().map(|attempt| &attempt.exercise);
        let start = tried.find_map(|exercise| match &exercise.subject {
            Subject::Ending { plan, .. } if !exercise.is_clean() && Item::ending(plan) == *item => Some(plan.start),
            _ => None,
        });
        Some(Plan { start: start.flatten(), ..plan })
    }

    /// The schedule of an item, if it is repeated.
    #[must_use]
    pub fn card(&self, item: &Item) -> Option<&Card> {
        self.cards.get(item)
    }

    /// The exercises of a day.
    pub fn on(&self, day: Day) -> impl Iterator<Item = &Exercise> {
        self.attempts.iter().map(|attempt| &attempt.exercise).filter(move |exercise| exercise.moment.day == day)
    }

    /// The number of exercises done on a day, and of those solved at the first try.
    #[must_use]
    pub fn count_on(&self, day: Day) -> (usize, usize) {
        (self.on(day).count(), self.on(day).filter(|exercise| exercise.is_clean()).count())
    }
}

impl fmt::Debug for History {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("History").field("attempts", &self.attempts.len()).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests;
