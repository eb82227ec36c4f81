//! What the texts of a step say about force, as data that rules, tables or searches prove.

use serde::Deserialize;

use super::data::Lesson;
use super::steps::StepTurn;
use super::values::{Record, Values};
use damier_rules::{AnyPosition, Move};

/// Claims about the board of a step. Each one made has to be true; those about one turn are about the first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
#[expect(clippy::struct_excessive_bools, reason = "each is a claim of its own in the data")]
pub struct BoardClaim {
    /// An article of the rules, or another source, that the lesson cites: it says what the text says.
    #[serde(default)]
    cites: Option<String>,
    /// Every reply in the line is the only legal move.
    #[serde(default)]
    pub(crate) forced: bool,
    /// After each right move that a reply follows, or after the only one, the other side can only capture.
    #[serde(default)]
    pub(crate) compels: bool,
    /// After every legal move, each reply captures the piece on this square.
    #[serde(default)]
    pub(crate) takes: Option<u8>,
    /// After every right move and each reply to it, there is something to capture.
    #[serde(default)]
    pub(crate) catches: bool,
    /// The right moves are proven to win.
    #[serde(default)]
    wins: bool,
    /// Every other move gives something away.
    #[serde(default)]
    pub(crate) only: bool,
    /// Every other move is at least this many centi-men behind the best; a lost or missed win counts as four men.
    #[serde(default)]
    others: Option<i32>,
    /// So many of the legal moves give something away.
    #[serde(default)]
    lose: Option<usize>,
}

/// What a word of a text says about force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Force {
    /// A side has no choice: "must".
    Compelled,
    /// No other move or piece does it: "only", "all others".
    Only,
    /// It is so after every move: "whatever", "always".
    Always,
}

impl BoardClaim {
    /// Whether it is of a kind that proves such a word.
    #[must_use]
    pub const fn proves(&self, force: Force) -> bool {
        let Self { cites, forced, compels, takes, catches, wins, only, others, lose } = self;
        let is_compelled = *forced || *compels || takes.is_some();
        let is_only = *only || others.is_some() || lose.is_some();
        cites.is_some()
            || match force {
                Force::Compelled => is_compelled,
                Force::Only => is_only || is_compelled,
                Force::Always => *catches || *wins || is_only || takes.is_some(),
            }
    }

    /// Whether all of it is true of a step with these turns.
    pub(super) fn holds(&self, lesson: &Lesson, turns: &[StepTurn], record: &Record) -> bool {
        let first = turns.first();
        let is_cited = |article: &String| lesson.sources.iter().any(|source| covers(source, article));
        let of_first = |is_true: &dyn Fn(&StepTurn, &Values) -> bool| {
            first.is_some_and(|turn| record.of(&turn.position).is_some_and(|values| is_true(turn, values)))
        };
        self.cites.as_ref().is_none_or(is_cited)
            && (!self.forced || has_replies(turns) && turns.iter().all(is_forced))
            && (!self.compels || compels(turns))
            && self.takes.is_none_or(|number| first.is_some_and(|turn| takes(turn, number)))
            && (!self.catches || first.is_some_and(catches))
            && (!self.wins || of_first(&wins))
            && (!self.only || of_first(&|turn, values| others(turn, values).all(|(keeps, _)| !keeps)))
            && self
                .others
                .is_none_or(|least| of_first(&|turn, values| others(turn, values).all(|(_, behind)| behind >= least)))
            && self.lose.is_none_or(|number| {
                of_first(&|_, values| {
                    let best = values.best();
                    values.0.values().filter(|worth| best.is_some_and(|best| !worth.keeps(best))).count() == number
                })
            })
    }
}

/// The positions after the right moves of a turn.
fn after(turn: &StepTurn) -> impl Iterator<Item = AnyPosition> {
    turn.right.iter().map(|&played| turn.position.play_unchecked(played))
}

fn has_replies(turns: &[StepTurn]) -> bool {
    turns.iter().any(|turn| turn.is_replied)
}

fn is_forced(turn: &StepTurn) -> bool {
    !turn.is_replied || after(turn).all(|position| position.legal_moves().len() == 1)
}

fn compels(turns: &[StepTurn]) -> bool {
    let is_last_counted = !has_replies(turns);
    !turns.is_empty()
        && turns
            .iter()
            .filter(|turn| turn.is_replied || is_last_counted)
            .all(|turn| after(turn).all(|position| position.must_capture()))
}

fn takes(turn: &StepTurn, number: u8) -> bool {
    let Some(square) = turn.position.board_size().square(number) else { return false };
    let is_taken = |reply: &Move| reply.captured.contains(square);
    turn.position.legal_moves().into_iter().all(|played| {
        let replies = turn.position.play_unchecked(played).legal_moves();
        !replies.is_empty() && replies.iter().all(is_taken)
    })
}

fn catches(turn: &StepTurn) -> bool {
    after(turn)
        .all(|position| position.legal_moves().into_iter().all(|reply| position.play_unchecked(reply).must_capture()))
}

fn wins(turn: &StepTurn, values: &Values) -> bool {
    turn.right.iter().all(|&played| values.of(&turn.position, played).is_some_and(|worth| worth.score.is_win()))
}

/// Of each move that is not right: whether it keeps the value of the best one, and how far it is behind.
fn others(turn: &StepTurn, values: &Values) -> impl Iterator<Item = (bool, i32)> {
    let best = values.best();
    let others = turn.position.legal_moves().into_iter().filter(|played| !turn.right.contains(played));
    others.filter_map(move |played| {
        let (worth, best) = (values.of(&turn.position, played)?, best?);
        Some((worth.keeps(best), worth.behind(best)))
    })
}

/// Whether a source is the one named, or articles that include the one named: `CDA 2.6.1-2.6.12` includes `CDA 2.6.5`.
fn covers(source: &str, article: &str) -> bool {
    let numbers = |text: &str| text.split('.').map(str::parse).collect::<Result<Vec<u8>, _>>().ok();
    let within = || {
        let ((book, articles), (of, number)) = (source.split_once(' ')?, article.split_once(' ')?);
        let (first, last) = articles.split_once('-').unwrap_or((articles, articles));
        let (first, last, number) = (numbers(first)?, numbers(last)?, numbers(number)?);
        Some(book == of && first <= number && (number <= last || number.starts_with(&last)))
    };
    source == article || within().unwrap_or(false)
}
