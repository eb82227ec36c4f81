//! The check of a whole game: every position of its main line is searched, from the last to the first; then the
//! positions where a wanted move turned out worse than the search before it saw are looked at again.

use super::course::Course;
use super::losses::{MoveLoss, losses};
use super::spoilt::{MIN_LOSS, changes_the_result};
use super::{Remark, is_mistake, is_other_move, mark_for, remarks};
use crate::engine::Finding;
use crate::score::Score;
use crate::situation::Situation;
use damier_endings::TableSet;
use damier_rules::notation::pdn::PdnGame;
use damier_rules::{Color, Move};
use std::time::Duration;

/// The share of a game's searches that may be spent again on looking at other moves: one in so many.
const AGAIN_SHARE: usize = 2;
/// The searches for it that a short game has, too: as many as a position has moves.
const AGAIN_LEAST: usize = 24;

/// What is searched in a check of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CheckStep {
    /// A place in the main line, by the number of moves made.
    pub place: usize,
    /// The position after this move, made there instead of the one played. `None`: the position at the place itself.
    pub instead: Option<Move>,
}

/// A check of a game, under way or done. Whoever holds it searches what [`GameCheck::next`] says and hands in what was
/// found.
///
/// A search may want a move that the next search, a ply further on, sees to lose a man. Then what every other move is
/// worth is searched as deeply, the costliest move first, so that the move is marked if another was better, and not if
/// all lose the man. In the latter case the position was worse than it seemed, and so the mistake may have been an
/// earlier move: that is looked at in the same way.
#[derive(Clone, Debug)]
pub struct GameCheck {
    course: Course,
    tables: TableSet,
    /// Whose moves are looked at again; `None`: those of both.
    side: Option<Color>,
    /// The value of every position: what its search found, unless it has been mended since.
    findings: Vec<Option<Finding>>,
    /// The number of positions still to be searched for the first time.
    left: usize,
    again: Vec<Again>,
    doubt: Option<Doubt>,
    /// Searches of other moves that are done.
    asked: usize,
}

/// What has become of a place since its first search.
#[derive(Clone, Copy, Debug, Default)]
struct Again {
    /// Its other moves have been looked at.
    is_settled: bool,
    /// Its value has been mended.
    is_mended: bool,
}

/// A place whose other moves are being searched.
#[derive(Clone, Debug)]
struct Doubt {
    place: usize,
    /// Those that wait, the next one last.
    waiting: Vec<(Move, Situation)>,
    /// What is known of the others.
    tried: Vec<Finding>,
}

impl GameCheck {
    /// A check of the main line. With `side`, only moves of that side are looked at again.
    #[must_use]
    pub fn new(game: &PdnGame, side: Option<Color>) -> Self {
        let course = Course::of(game);
        let places = course.len();
        let (findings, again) = (vec![None; places], vec![Again::default(); places]);
        let tables = TableSet::default();
        let mut check = Self { course, tables, side, findings, left: places, again, doubt: None, asked: 0 };
        check.skip();
        check
    }

    /// Checks a game, calling `search` for each position to search.
    ///
    /// # Errors
    ///
    /// Any error of `search`.
    pub fn run<E>(
        game: &PdnGame,
        side: Option<Color>,
        mut search: impl FnMut(&Situation) -> Result<Finding, E>,
    ) -> Result<Self, E> {
        let mut check = Self::new(game, side);
        while let Some((_, situation)) = check.next() {
            let found = search(situation)?;
            check.take(found);
        }
        Ok(check)
    }

    /// What to search next. `None` once the check is done.
    #[must_use]
    pub fn next(&self) -> Option<(CheckStep, &Situation)> {
        if let Some(place) = self.left.checked_sub(1) {
            return Some((CheckStep { place, instead: None }, self.course.situation(place)?));
        }
        let doubt = self.doubt.as_ref()?;
        let (other, situation) = doubt.waiting.last()?;
        Some((CheckStep { place: doubt.place, instead: Some(*other) }, situation))
    }

    /// Takes what was found in the position of [`GameCheck::next`].
    pub fn take(&mut self, found: Finding) {
        if let Some(place) = self.left.checked_sub(1) {
            self.findings[place] = Some(found);
            self.left = place;
            self.skip();
        } else if let Some(doubt) = &mut self.doubt
            && let Some((other, _)) = doubt.waiting.pop()
        {
            doubt.tried.push(found_by(other, &found));
            self.asked += 1;
            if doubt.waiting.is_empty() || self.asked >= self.allowed() {
                self.settle();
                self.look_again();
            }
        }
    }

    /// The searches done, and all that are known to be needed.
    #[must_use]
    pub fn progress(&self) -> (usize, usize) {
        let places = self.findings.len();
        let waiting = self.doubt.as_ref().map_or(0, |doubt| doubt.waiting.len().min(self.allowed() - self.asked));
        (places - self.left + self.asked, places + self.asked + waiting)
    }

    /// The value of a place, once it has been searched.
    #[must_use]
    pub fn finding(&self, place: usize) -> Option<&Finding> {
        self.findings.get(place)?.as_ref()
    }

    /// The remarks on the moves of the main line.
    #[must_use]
    pub fn remarks(&self, game: &PdnGame) -> Vec<Remark> {
        remarks(game, &self.course, &self.findings)
    }

    /// What the moves of one side cost. Forced moves are left out, and those beside which something was not searched.
    #[must_use]
    pub fn losses(&self, side: Color) -> Vec<MoveLoss> {
        losses(&self.course, &self.findings, side)
    }

    fn allowed(&self) -> usize {
        (self.findings.len() / AGAIN_SHARE).max(AGAIN_LEAST)
    }

    /// Skips positions without anything to search, and looks again after the first one.
    fn skip(&mut self) {
        while let Some(place) = self.left.checked_sub(1) {
            if self.course.situation(place).is_some() {
                return;
            }
            self.left = place;
        }
        self.look_again();
    }

    /// Begins with the next doubt, if there is one and searches are left for it.
    fn look_again(&mut self) {
        while self.asked < self.allowed() {
            self.raise();
            let Some(doubt) = self.worst_doubt() else { break };
            let is_known = doubt.waiting.is_empty();
            self.doubt = Some(doubt);
            if !is_known {
                return;
            }
            self.settle();
        }
        self.doubt = None;
    }

    /// A position is worth at least what the move played in it leads to. Only where that has been mended: elsewhere two
    /// searches differ a little at every move.
    fn raise(&mut self) {
        for place in (0..self.findings.len().saturating_sub(1)).rev() {
            if self.again[place + 1].is_mended
                && let (Some(found), Some(made)) = (&self.findings[place], self.made(place))
                && made.score.as_centi_men() - found.score.as_centi_men() >= MIN_LOSS
            {
                self.mend(place, made);
            }
        }
    }

    fn mend(&mut self, place: usize, finding: Finding) {
        self.again[place].is_mended |= self.findings[place].as_ref() != Some(&finding);
        self.findings[place] = Some(finding);
    }

    /// What the move played at a place is worth by the value of the position after it.
    fn made(&self, place: usize) -> Option<Finding> {
        let played = self.course.played(place)?;
        if self.course.situation(place + 1).is_none() {
            return Some(drawn_by(played));
        }
        self.finding(place + 1).map(|after| found_by(played, after))
    }

    /// The place whose move cost most, of those to be looked at again.
    fn worst_doubt(&self) -> Option<Doubt> {
        let cost = |place| self.doubtful_cost(place).map(|cost| (cost, place));
        let costs = (0..self.findings.len()).filter_map(cost);
        let (_, place) =
            costs.max_by(|(one, _), (other, _)| one.partial_cmp(other).unwrap_or(std::cmp::Ordering::Equal))?;
        let (mut waiting, mut tried) = (Vec::new(), Vec::new());
        let before = self.course.situation(place)?;
        let spoils = |after: Option<&Situation>| changes_the_result(&self.tables, before, after);
        let is_spoilt = spoils(self.course.situation(place + 1));
        for (other, after) in self.course.alternatives(place) {
            match after {
                // Where the tables know the result, they say which moves keep it.
                after if is_spoilt && spoils(after.as_ref()) => {}
                Some(after) => waiting.push((other, after)),
                None => tried.push(drawn_by(other)),
            }
        }
        waiting.reverse();
        Some(Doubt { place, waiting, tried })
    }

    /// What the move of a place cost, in points and centi-men, if it cost as much as a mistake and no better move is
    /// known for it.
    fn doubtful_cost(&self, place: usize) -> Option<(f64, i32)> {
        let (situation, found, made) = (self.course.situation(place)?, self.finding(place)?, self.made(place)?);
        let side = situation.position.side_to_move();
        let (before, played) = ((situation, found), self.course.played(place)?);
        let after = (self.course.situation(place + 1), self.finding(place + 1));
        let is_unproven = !is_other_move(before, played)
            || !is_mistake(&self.tables, before, played, after)
            || self.again.get(place + 1).is_some_and(|after| after.is_mended);
        if self.again[place].is_settled || !is_unproven || self.side.is_some_and(|only| only != side) {
            return None;
        }
        let variant = situation.position.variant();
        let lost = found.score.as_centi_men() - made.score.as_centi_men();
        let is_decided = found.score.is_loss() || made.score.is_win();
        let is_costly = mark_for(found.score, made.score, variant).is_some()
            || lost >= MIN_LOSS && !is_decided
            || changes_the_result(&self.tables, situation, after.0);
        let points = found.score.win_probability(variant) - made.score.win_probability(variant);
        is_costly.then_some((points, lost))
    }

    /// Draws the conclusion from the other moves.
    fn settle(&mut self) {
        let Some(Doubt { place, waiting, tried }) = self.doubt.take() else { return };
        self.again[place].is_settled = true;
        let (Some(situation), Some(played), Some(made)) =
            (self.course.situation(place), self.course.played(place), self.made(place))
        else {
            return;
        };
        // The first of several that are worth as much.
        let best = tried.into_iter().rev().max_by_key(|found| found.score);
        let after = (self.course.situation(place + 1), self.finding(place + 1));
        let is_complete = waiting.is_empty();
        let is_better = |best: &Finding| {
            is_mistake(&self.tables, (situation, best), played, after) || is_complete && best.score > made.score
        };
        match best.filter(is_better) {
            Some(best) => self.mend(place, best),
            None if is_complete => self.mend(place, made),
            // A better one may be among those that were not searched.
            None => {}
        }
    }
}

/// What a move is worth by what was found after it.
fn found_by(played: Move, after: &Finding) -> Finding {
    let score = match after.score.plies_to_end() {
        Some(plies) if after.score.is_loss() => Score::win_in(plies.saturating_add(1)),
        Some(plies) => -Score::win_in(plies.saturating_add(1)),
        None => -after.score,
    };
    let line = std::iter::once(played).chain(after.line.iter().copied()).collect();
    Finding { score, line, depth: after.depth + 1, nodes: after.nodes, elapsed: after.elapsed }
}

/// A move after which the game is drawn by a rule.
fn drawn_by(played: Move) -> Finding {
    Finding { score: Score::DRAW, line: vec![played], depth: 1, nodes: 0, elapsed: Duration::ZERO }
}
