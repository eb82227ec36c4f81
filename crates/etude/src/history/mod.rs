//! Everything a player has done, and what is derived from it: ratings, puzzles seen, items due.
//!
//! The attempts are the only source of truth. Everything else here is folded from them one by one, in chronological
//! order. Attempts from another machine may arrive after newer ones; then everything is folded anew.

use std::collections::HashMap;
use std::fmt;
use std::hash::Hash;

use super::calendar::{Day, Moment};
use super::effort::Effort;
use super::rating::{Rated, RatedBefore, Strength};
use super::review::{self, Card, DAILY_LIMIT, Grade, RETENTION, Scheduler};

/// What a history has to know of an attempt.
pub trait Attempt: Clone {
    /// Something that is repeated until it is known.
    type Item: Clone + Eq + Hash + Ord;
    /// The exercises that share a rating of the player, such as those of one game and mode.
    type Pool: Copy + Eq + Hash;
    /// What puzzles have in common.
    type Theme: Clone + Eq + Hash;

    /// When it ended.
    fn moment(&self) -> Moment;

    /// How it went.
    fn effort(&self) -> Effort;

    /// Whether it was solved without any help.
    fn is_clean(&self) -> bool {
        self.effort().is_clean()
    }

    /// The exercises that share its rating.
    fn pool(&self) -> Self::Pool;

    /// The rating change, if it was rated.
    fn rated(&self) -> Option<Rated>;

    /// The identity of its puzzle, which has a rating of its own. `None` for other exercises.
    fn puzzle(&self) -> Option<&str>;

    /// The themes of its puzzle.
    fn themes(&self) -> impl Iterator<Item = &Self::Theme>;

    /// The item that it was about, and how well that was known. `None` for exercises that are never repeated.
    fn repeated(&self) -> Option<(Self::Item, Grade)>;

    /// Whether its item is repeated even if it goes smoothly the first time.
    fn is_learnt_by_heart(&self) -> bool {
        false
    }

    /// Whether it was done because it was due.
    fn is_review(&self) -> bool;
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
pub struct History<A: Attempt> {
    attempts: Vec<A>,
    /// The last day that can have begun anywhere; `None` for any.
    last_day: Option<Day>,
    /// What was recorded as of a later day, while a clock was wrong.
    ahead: Vec<A>,
    strengths: HashMap<A::Pool, (Strength, Day)>,
    /// The player's strength before the first rated exercise.
    start: Strength,
    /// The number of rated exercises.
    rated: HashMap<A::Pool, u32>,
    puzzles: HashMap<String, Seen>,
    themes: HashMap<A::Theme, (u32, u32)>,
    cards: HashMap<A::Item, Card>,
    scheduler: Scheduler,
    repetition: Repetition,
    given_away: Vec<(A::Item, Day)>,
    /// The items that take the place of others in the schedule.
    successors: HashMap<A::Item, A::Item>,
    /// Whether items may have been scheduled since successors were last looked for.
    has_new_items: bool,
}

impl<A: Attempt> Default for History<A> {
    fn default() -> Self {
        Self {
            attempts: Vec::new(),
            last_day: None,
            ahead: Vec::new(),
            strengths: HashMap::new(),
            start: Strength::default(),
            rated: HashMap::new(),
            puzzles: HashMap::new(),
            themes: HashMap::new(),
            cards: HashMap::new(),
            scheduler: Scheduler::default(),
            repetition: Repetition::default(),
            given_away: Vec::new(),
            successors: HashMap::new(),
            has_new_items: false,
        }
    }
}

impl<A: Attempt> History<A> {
    /// A history made of attempts.
    #[must_use]
    pub fn of(attempts: impl IntoIterator<Item = A>) -> Self {
        let mut history = Self::default();
        history.extend(attempts);
        history
    }

    /// Adds attempts, which may be older than the known ones. Those of the future are set apart, see
    /// [`History::set_today`].
    pub fn extend(&mut self, attempts: impl IntoIterator<Item = A>) {
        let made = |attempt: &A| attempt.moment().millis;
        let (ahead, mut new): (Vec<A>, Vec<A>) = attempts.into_iter().partition(|attempt| self.is_ahead(attempt));
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

    /// What is known before an exercise on a puzzle, by which it is rated.
    #[must_use]
    pub fn before(&self, puzzle: &str, pool: A::Pool) -> RatedBefore {
        let last = self.strengths.get(&pool).copied();
        RatedBefore { puzzle: self.puzzle_strength(puzzle).is_some(), last, start: self.start }
    }

    /// What schedules everything that has to be repeated.
    #[must_use]
    pub const fn scheduler(&self) -> &Scheduler {
        &self.scheduler
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
        let is_ahead = |attempt: &A| self.is_ahead(attempt);
        let is_given_away_ahead = |(_, day): &(A::Item, Day)| Some(*day) > last_day;
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

    fn is_ahead(&self, attempt: &A) -> bool {
        self.last_day.is_some_and(|last_day| attempt.moment().is_after(last_day))
    }

    fn add(&mut self, attempt: A) {
        let day = attempt.moment().day;
        if let Some(rated) = attempt.rated() {
            self.strengths.insert(attempt.pool(), (rated.after, day));
            *self.rated.entry(attempt.pool()).or_default() += 1;
        }
        if let Some(puzzle) = attempt.puzzle() {
            let place = self.attempts.len();
            let seen = self.puzzles.entry(puzzle.to_owned()).or_insert(Seen { place, strength: None });
            seen.place = place;
            seen.strength = attempt.rated().map(|rated| rated.item_after).or(seen.strength);
            for theme in attempt.themes() {
                let (tried, right) = self.themes.entry(theme.clone()).or_default();
                *tried += 1;
                *right += u32::from(attempt.is_clean());
            }
        }
        if let Some((item, grade)) = attempt.repeated() {
            let item = self.successor(item);
            let known = self.cards.get(&item);
            let card = if attempt.is_learnt_by_heart() {
                Some(self.scheduler.renewed(known, grade, day))
            } else {
                self.scheduler.after(known, grade, day)
            };
            if let Some(card) = card {
                self.cards.insert(item, card);
                self.has_new_items = true;
            }
        }
        self.attempts.push(attempt);
    }

    /// An item, or the one that takes its place.
    fn successor(&self, item: A::Item) -> A::Item {
        self.successors.get(&item).cloned().unwrap_or(item)
    }

    /// Lets other items take over the schedule of some: `successor` gives the one for an item, if it needs one, from the last
    /// attempt on it. The attempts stay as they are. Cheap if nothing was added since the last call.
    pub fn move_items(&mut self, mut successor: impl FnMut(&A::Item, Option<&A>) -> Option<A::Item>) {
        if !std::mem::take(&mut self.has_new_items) {
            return;
        }
        let moved = self.cards.keys().filter_map(|item| Some((item.clone(), successor(item, self.last(item))?)));
        let moved: Vec<(A::Item, A::Item)> = moved.collect();
        if !moved.is_empty() {
            self.successors.extend(moved);
            self.fold();
            self.has_new_items = false;
        }
    }

    /// Adds items given away outside training, each with the day on which this was discovered. They are repeated as if
    /// they had not been known in an exercise of that day.
    pub fn add_given_away(&mut self, given_away: impl IntoIterator<Item = (A::Item, Day)>) {
        let first = self.given_away.len();
        self.given_away.extend(given_away);
        let is_given_away = |attempt: &A| {
            let trained = attempt.repeated();
            self.given_away[first..]
                .iter()
                .any(|(item, _)| trained.as_ref().is_some_and(|(trained, _)| trained == item))
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

    /// How many exercises that share a rating were rated.
    #[must_use]
    pub fn rated(&self, pool: A::Pool) -> u32 {
        self.rated.get(&pool).copied().unwrap_or_default()
    }

    /// All attempts that count, in chronological order.
    #[must_use]
    pub fn attempts(&self) -> &[A] {
        &self.attempts
    }

    /// The player's strength after the last rated exercise.
    #[must_use]
    pub fn strength(&self, pool: A::Pool) -> Strength {
        self.strengths.get(&pool).map_or(self.start, |(strength, _)| *strength)
    }

    /// The player's strength on a given day: less certain after a break.
    #[must_use]
    pub fn strength_on(&self, today: Day, pool: A::Pool) -> Strength {
        Strength::on(today, self.strengths.get(&pool).copied(), self.start)
    }

    /// The strength of a puzzle after it was rated. `None` if it was not.
    #[must_use]
    pub fn puzzle_strength(&self, puzzle: &str) -> Option<Strength> {
        self.puzzles.get(puzzle).and_then(|seen| seen.strength)
    }

    /// The position of a puzzle's last try in the order of all attempts. `None` if it was never tried.
    #[must_use]
    pub fn order_of(&self, puzzle: &str) -> Option<usize> {
        self.puzzles.get(puzzle).map(|seen| seen.place)
    }

    /// How often a theme was tried, and how often it was solved without help.
    #[must_use]
    pub fn theme(&self, theme: &A::Theme) -> (u32, u32) {
        self.themes.get(theme).copied().unwrap_or_default()
    }

    /// The themes of the last `puzzles` puzzles.
    #[must_use]
    pub fn recent_themes(&self, puzzles: usize) -> Vec<A::Theme> {
        let last = self.attempts.iter().rev().filter(|attempt| attempt.puzzle().is_some()).take(puzzles);
        last.flat_map(Attempt::themes).cloned().collect()
    }

    /// The items due for repetition on a day, in the order in which they should be done, ignoring the daily limit and
    /// whether the items are available; see [`DueItems`](super::due::DueItems).
    #[must_use]
    pub fn due(&self, today: Day) -> Vec<&A::Item> {
        review::due(self.cards.iter(), today)
    }

    /// The number of repetitions left for a day: its limit minus those done.
    #[must_use]
    pub fn asked_for(&self, today: Day) -> usize {
        let done = self.on(today).filter(|attempt| attempt.is_review()).count();
        self.repetition.daily_limit.saturating_sub(done)
    }

    /// The last attempt on an item, or on one whose place it takes. `None` if it was never trained.
    #[must_use]
    pub fn last(&self, item: &A::Item) -> Option<&A> {
        let is_of = |attempt: &&A| attempt.repeated().is_some_and(|(trained, _)| self.successor(trained) == *item);
        self.attempts.iter().rev().find(is_of)
    }

    /// The schedule of an item, if it is repeated.
    #[must_use]
    pub fn card(&self, item: &A::Item) -> Option<&Card> {
        self.cards.get(item)
    }

    /// The attempts of a day.
    pub fn on(&self, day: Day) -> impl Iterator<Item = &A> {
        self.attempts.iter().filter(move |attempt| attempt.moment().day == day)
    }

    /// The number of exercises done on a day, and of those solved at the first try.
    #[must_use]
    pub fn count_on(&self, day: Day) -> (usize, usize) {
        (self.on(day).count(), self.on(day).filter(|attempt| attempt.is_clean()).count())
    }
}

impl<A: Attempt> fmt::Debug for History<A> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("History").field("attempts", &self.attempts.len()).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests;
