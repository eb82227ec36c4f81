//! How a drill is shown.

use super::{Drill, Hint, report};
use crate::tui::app::Shared;
use crate::tui::page::{InputLine, Middle, Page, Pane, ScoreRow, Tone, Words};
use crate::tui::screens::score;
use crate::tui::widgets::board::Mark;
use crate::words;
use damier_engine::Verdict;
use damier_rules::{AnyPosition, Color, GameEnd, Move, Square};
use damier_train::drill::Phase;

/// The counter warns when no more moves than this can be wasted.
const LITTLE_SLACK: u8 = 1;
/// Where slack is not known, the counter warns when so few plies are left.
const LAST_PLIES: u16 = 8;
/// Columns of a terminal from which on there is room for words beside the moves.
pub(super) const ROOMY: u16 = 70;

impl Drill {
    /// The whole page.
    pub(super) fn show(&self, shared: &Shared) -> Page {
        let (position, last) = self.shown();
        let mut board = shared.board(position);
        board.marks = self.marks(last);
        let subject = words::drill_subject(self.lesson.ending());
        let input = match self.lesson.phase() {
            Phase::Thinking => self.entry.input_line(self.lesson.game().position()),
            _ => InputLine::default(),
        };
        Page {
            title: words::DRILL_TITLE.to_owned(),
            subject: Words::from(&*subject),
            board,
            clock: Pane { title: words::PANE_CLOCK.to_owned(), lines: self.clock(shared) },
            time: words::minutes(self.time(shared)),
            middle_title: words::PANE_MOVES.to_owned(),
            middle: Middle::Score(self.rows(shared)),
            message: Pane { title: subject, lines: self.message() },
            input,
        }
    }

    /// The position that is shown and the move that led to it.
    fn shown(&self) -> (AnyPosition, Option<Move>) {
        let game = self.lesson.game();
        let looked_at = self.looked_at.and_then(|place| self.lesson.made().get(place));
        let plies = looked_at.map_or(game.moves().len(), |made| made.ply);
        let last = plies.checked_sub(1).and_then(|ply| game.moves().nth(ply));
        (game.position_after(plies).copied().unwrap_or(*game.position()), last)
    }

    fn marks(&self, last: Option<Move>) -> Vec<(Square, Mark)> {
        let mut marks = match self.lesson.phase() {
            Phase::Thinking => self.entry.marks(self.lesson.game().position()),
            _ => Vec::new(),
        };
        marks.extend(score::last_move_marks(last));
        marks
    }

    fn clock(&self, shared: &Shared) -> Vec<Words> {
        let game = self.lesson.game();
        let first = match self.lesson.phase() {
            Phase::Thinking => Words::from(words::to_move(self.lesson.trainee())),
            Phase::Waiting => Words::new(Tone::Quiet, words::ENGINE_THINKS),
            Phase::Over(end) => Words::new(Tone::Title, end.outcome.to_string()),
        };
        let mut lines = vec![first];
        if let Some(count) = game.limit() {
            let slack = if self.tells() { self.lesson.slack() } else { None };
            let is_late = slack.map_or(count.plies_left() <= LAST_PLIES, |slack| slack <= LITTLE_SLACK);
            let tone = if is_late { Tone::Notice } else { Tone::Text };
            let mut text = match slack {
                Some(_) if shared.width < ROOMY => words::limit_short(count.plies_used / 2, count.limit.moves()),
                _ => words::limit(count),
            };
            if let Some(slack) = slack {
                text = format!("{text} · {}", words::slack_left(slack));
            }
            lines.push(Words::new(tone, text));
        }
        lines
    }

    fn message(&self) -> Vec<Words> {
        if let Phase::Over(end) = self.lesson.phase() {
            return self.verdict(end);
        }
        let mut lines = Vec::new();
        if let (Phase::Thinking, Some(problem)) =
            (self.lesson.phase(), self.entry.problem(self.lesson.game().position()))
        {
            lines.push(Words::new(Tone::Bad, problem));
        }
        if self.lesson.engine_failed() {
            lines.push(Words::new(Tone::Notice, words::ENGINE_FAILED));
        }
        match self.hint {
            Hint::None => {}
            Hint::Rule => lines.push(Words::new(Tone::Notice, words::rule_of_thumb(self.lesson.ending()))),
            Hint::Moves => lines.push(report::keeping(&self.lesson)),
        }
        if self.lesson.made().is_empty() {
            let limit = self.lesson.game().limit().map(|count| count.limit);
            let ending = self.lesson.ending();
            let is_sound = self.lesson.is_sound();
            let attempt = || words::drill_attempt(ending.role).to_owned();
            lines.push(Words::from(if is_sound { words::drill_task(ending, limit) } else { attempt() }));
            lines.extend(self.standing.notice().filter(|_| !self.counted));
        } else if self.tells() {
            lines.extend(report::after_move(&self.lesson));
        }
        lines
    }

    fn verdict(&self, end: GameEnd) -> Vec<Words> {
        let Some(made) = self.looked_at.and_then(|place| self.lesson.made().get(place)) else {
            let perfect = self.lesson.is_solved() == Some(true) && self.hints + self.errors == 0 && !self.wasted;
            return report::verdict(&self.lesson, end, perfect);
        };
        let played = report::written(&self.lesson, made).map(|(_, _, written)| {
            let number = report::number(&self.lesson, made);
            Words::new(Tone::Title, format!("{number}. {written}{}", report::sign(&made.verdict)))
        });
        let judged = report::judged(&self.lesson, made);
        played.into_iter().chain(judged).chain([Words::new(Tone::Quiet, words::DRILL_BACK_HERE)]).collect()
    }

    /// The moves, with a sign behind those of the trainee, and the slack at the end of the row.
    fn rows(&self, shared: &Shared) -> Vec<ScoreRow> {
        let game = self.lesson.game();
        let mut moves: Vec<Words> = score::written(*game.start(), game.moves()).collect();
        for (place, made) in self.lesson.made().iter().enumerate() {
            let sign = if self.tells() { report::sign(&made.verdict) } else { "" };
            let tone = match made.verdict {
                _ if self.looked_at == Some(place) => Tone::Chosen,
                Verdict::Lost { .. } if self.tells() => Tone::Bad,
                Verdict::Kept { waste: Some(_), .. } if self.tells() => Tone::Notice,
                _ => Tone::Text,
            };
            let Some((_, _, written)) = report::written(&self.lesson, made) else { continue };
            moves[made.ply] = Words::new(tone, format!("{written}{sign}"));
            let row_ends = if self.lesson.trainee() == Color::White { made.ply + 1 } else { made.ply };
            if let (Some(slack), Some(words)) = (made.slack.filter(|_| self.tells()), moves.get_mut(row_ends)) {
                *words = std::mem::take(words).and(Tone::Quiet, beside(slack, shared));
            }
        }
        score::rows(1, game.start().side_to_move(), moves)
    }
}

/// The slack beside a move.
fn beside(slack: u8, shared: &Shared) -> String {
    if shared.width < ROOMY { words::slack_short(slack) } else { format!("  {}", words::slack_left(slack)) }
}
