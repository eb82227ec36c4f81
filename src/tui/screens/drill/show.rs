//! The page of a drill.

use super::{Drill, report};
use crate::tui::keymap::Command;
use crate::tui::page::{InputLine, Middle, Page, Pane, ScoreRow, Tone, Words};
use crate::tui::review_notices::put_off;
use crate::tui::screens::score;
use crate::tui::shared::Shared;
use crate::tui::widgets::board::Mark;
use crate::words::{self, say};
use damier_engine::Verdict;
use damier_rules::notation::Symbol;
use damier_rules::{Color, Square};
use damier_train::drill::{DrillComment, DrillPhase, Refutation};

/// The count of the move limit warns at this many moves to spare or fewer.
const LITTLE_SLACK: u8 = 1;
/// If the moves to spare are unknown, it warns at this many plies left or fewer.
const LAST_PLIES: u16 = 8;
/// Minimum width of the terminal, in columns, for words beside the moves.
pub(super) const ROOMY: u16 = 70;

impl Drill {
    /// The whole page.
    pub(super) fn show(&self, shared: &Shared) -> Page {
        let mut board = shared.board(*self.lesson().position());
        board.marks = self.marks();
        board.wrong = self.wrong();
        let refutation = self.refuting.zip(Refutation::of(self.lesson()));
        if let Some((shown, refutation)) = &refutation {
            board = shared.board(refutation.position(*shown));
            board.marks =
                score::last_move_marks(shown.checked_sub(1).and_then(|last| refutation.line.get(last)).copied());
        }
        let subject = words::drill_subject(self.lesson().ending());
        let input = match self.lesson().phase() {
            DrillPhase::Thinking if refutation.is_none() => self.entry.input_line(self.lesson().game.position()),
            _ => InputLine::default(),
        };
        Page {
            subject: Words::from(&*subject),
            clock: Pane::new(say().pane_clock(), self.clock(shared)),
            time: words::minutes(self.lesson().time(shared.trainer.now().run)),
            middle: Middle::Score(self.rows(shared)),
            message: Pane::new(
                subject,
                self.refuting.map_or_else(|| self.message(), |shown| report::refutation(self.lesson(), shown)),
            ),
            input,
            relabelled: refutation.map(|(shown, refutation)| {
                let is_all = shown >= refutation.line.len();
                (Command::Solution, if is_all { say().label_back() } else { say().label_next_move() })
            }),
            ..Page::new(say().drill_title(), board)
        }
    }

    fn marks(&self) -> Vec<(Square, Mark)> {
        let mut marks = match self.lesson().phase() {
            DrillPhase::Thinking => self.entry.marks(self.lesson().game.position()),
            _ => Vec::new(),
        };
        marks.extend(score::last_move_marks(self.lesson().last_move()));
        marks
    }

    /// The piece that gave the result away, or could not move as it was told to.
    fn wrong(&self) -> Option<Square> {
        let lost = self.lesson().made().last().filter(|made| matches!(made.verdict, Verdict::Lost { .. }));
        let played = lost.and_then(|made| self.lesson().game.moves().nth(made.ply));
        played.map(|played| played.to).or_else(|| self.entry.refused())
    }

    fn clock(&self, shared: &Shared) -> Vec<Words> {
        let game = &self.lesson().game;
        let first = match self.lesson().phase() {
            DrillPhase::Thinking => Words::from(words::to_move(self.lesson().trainee)),
            DrillPhase::Waiting => Words::new(Tone::Quiet, say().engine_thinks()),
            DrillPhase::Over(end) => Words::new(Tone::Title, end.outcome.to_string()),
        };
        let mut lines = vec![first];
        if let Some(count) = game.limit() {
            let slack = self.lesson().slack();
            let is_late = slack.map_or(count.plies_left() <= LAST_PLIES, |slack| slack <= LITTLE_SLACK);
            let tone = if is_late { Tone::Notice } else { Tone::Text };
            let mut text = match slack {
                Some(_) if shared.width < ROOMY => format!("{}/{}", count.plies_used / 2, count.limit.moves()),
                _ => words::limit(count),
            };
            if let Some(slack) = slack {
                text = format!("{text} · {}", say().moves_to_spare(slack));
            }
            lines.push(Words::new(tone, text));
        }
        lines
    }

    fn message(&self) -> Vec<Words> {
        let (lesson, mut lines) = (self.lesson(), Vec::new());
        let is_thinking = lesson.phase() == DrillPhase::Thinking;
        let is_over = matches!(lesson.phase(), DrillPhase::Over(_));
        let problem = self.entry.problem(lesson.game.position()).filter(|_| is_thinking);
        lines.extend((lesson.engine_failed && !is_over).then(|| Words::new(Tone::Notice, say().engine_failed())));
        lines.extend(report::hint(lesson).filter(|_| !is_over));
        lines.extend(report::comment(lesson));
        let is_new = matches!(lesson.comment(), DrillComment::Task { .. }) && !lesson.is_recorded();
        lines.extend(put_off(self.review).filter(|_| is_new));
        lines.extend(problem.map(|problem| Words::new(Tone::Bad, problem)));
        lines
    }

    /// The moves, the trainee's with a sign for their quality; the moves to spare stand at the end of the row.
    fn rows(&self, shared: &Shared) -> Vec<ScoreRow> {
        let (lesson, game) = (self.lesson(), &self.lesson().game);
        let mut moves: Vec<Words> = score::written(*game.start(), game.moves()).collect();
        for made in lesson.made() {
            let tone = match made.symbol() {
                _ if lesson.selected() == Some(made) => Tone::Chosen,
                Some(Symbol::Dubious) => Tone::Notice,
                Some(_) => Tone::Bad,
                None => Tone::Text,
            };
            let sign = made.symbol().map(|symbol| symbol.to_string()).unwrap_or_default();
            moves[made.ply] = Words::new(tone, format!("{}{sign}", moves[made.ply].text()));
            let row_ends = if lesson.trainee == Color::White { made.ply + 1 } else { made.ply };
            if let (Some(slack), Some(words)) = (made.slack, moves.get_mut(row_ends)) {
                *words = std::mem::take(words).and(Tone::Quiet, beside(slack, shared));
            }
        }
        score::rows(1, game.start().side_to_move(), moves)
    }
}

/// The moves to spare, beside a move.
fn beside(slack: u8, shared: &Shared) -> String {
    if shared.width < ROOMY { format!("({slack})") } else { format!("  {}", say().moves_to_spare(slack)) }
}
