//! The page of a puzzle.

use super::{PuzzleScreen, picture, progress};
use crate::tui::page::{InputLine, Middle, Page, Pane, Tone, Words};
use crate::tui::review_notices::put_off;
use crate::tui::screens::first::PLACEMENT;
use crate::tui::shared::Shared;
use crate::words::{self, say};
use damier_app::settings::Experience;
use damier_puzzles::Goal;
use damier_rules::{Color, Setup};
use damier_train::attempt::TrainingMode;
use damier_train::puzzle::navigator::SolutionNavigator;
use damier_train::puzzle::progress::SessionProgress;
use damier_train::puzzle::session::SessionPlan;
use damier_train::puzzle::{PuzzleComment, PuzzleLesson, PuzzlePhase, SessionTally};
use etude::effort::Credit;

impl PuzzleScreen {
    /// The whole page.
    pub(super) fn compose(&self, shared: &Shared) -> Page {
        let Some(lesson) = self.training().lesson() else { return self.empty_page(shared) };
        let walk = self.training().walk();
        let mut board = shared.board(walk.map_or(lesson.position, SolutionNavigator::position));
        board.marks = picture::marks(lesson, walk, &self.entry);
        board.arrows = picture::arrows(lesson, walk);
        board.wrong = if walk.is_some() { None } else { picture::wrong(lesson, &self.entry) };
        let is_thinking = self.training().is_thinking();
        let mut input = if is_thinking { self.entry.input_line(&lesson.position) } else { InputLine::default() };
        if self.is_blind() {
            // Marks and the moves that could be meant would show where the pieces are.
            board = shared.board(Setup::new(lesson.position.variant(), Color::White).position());
            input.preview = Words::default();
        }
        let mut message = self.message(lesson, shared);
        if self.is_blind() {
            let lists = Color::ALL.map(|color| Words::from(words::blind_pieces(&lesson.puzzle.position, color)));
            message.splice(1.min(message.len())..1.min(message.len()), lists);
        }
        if let Some(problem) = self.entry.problem(&lesson.position).filter(|_| is_thinking) {
            message.push(Words::new(Tone::Bad, problem));
        }
        let left = self.progress().time_left(shared.trainer.now().run);
        let time = left.unwrap_or_else(|| lesson.time(shared.trainer.now().run));
        Page {
            subject: self.subject(lesson),
            clock: Pane::new(say().pane_clock(), self.clock(lesson, shared)),
            time: words::minutes(time),
            counts_down: left.is_some(),
            middle_title: if self.training().lists_missed() { say().missed_title() } else { say().pane_moves() },
            middle: if self.training().lists_missed() {
                Middle::Menu(progress::missed(self.training(), self.chosen))
            } else {
                Middle::Score(picture::score_rows(lesson, walk))
            },
            message: Pane::new(self.title(lesson), message),
            input,
            ..Page::new(words::plan_title(self.training().session.plan), board)
        }
    }

    /// The progress of the session; a replay of a missed puzzle is outside it.
    fn progress(&self) -> &SessionProgress {
        if self.training().is_replaying() { &SessionProgress::Free } else { &self.training().progress }
    }

    /// Whether the pieces are only listed.
    pub(super) fn is_blind(&self) -> bool {
        let is_over = self.training().lesson().is_none_or(PuzzleLesson::is_over);
        self.training().session.plan == SessionPlan::Blind && !is_over
    }

    /// Whether goal and theme stay hidden for now.
    pub(super) fn is_hidden(&self, lesson: &PuzzleLesson) -> bool {
        self.training().session.unannounced && !lesson.is_over() && !self.training().progress.is_over()
    }

    fn title(&self, lesson: &PuzzleLesson) -> String {
        if self.is_hidden(lesson) { say().unannounced_title() } else { words::goal_title(lesson.puzzle.goal) }
    }

    fn subject(&self, lesson: &PuzzleLesson) -> Words {
        let mut subject = Words::default();
        if let Some(theme) = self.training().session.filter.theme.as_ref().filter(|_| !self.is_hidden(lesson)) {
            subject = subject.and(Tone::Text, words::theme_name(theme)).and(Tone::Quiet, " · ");
        }
        subject = subject.and(Tone::Quiet, &*lesson.puzzle.id);
        if self.training().session.plan == SessionPlan::Review {
            let due = self.training().review.due.saturating_sub(usize::from(self.training().is_counted));
            subject = subject.and(Tone::Quiet, format!(" · {}", say().still_due(due)));
        }
        subject
    }

    fn clock(&self, lesson: &PuzzleLesson, shared: &Shared) -> Vec<Words> {
        let is_cut_off = self.progress().is_over() && lesson.phase == PuzzlePhase::Thinking;
        let turn = if is_cut_off { Words::from(say().puzzle_time_over()) } else { picture::turn(lesson) };
        let mut lines = vec![turn];
        let status = progress::status(self.progress());
        if status.is_empty() && lesson.puzzle.goal != Goal::Book {
            let variant = lesson.puzzle.position.variant();
            // Only puzzles solved blind have a rating of their own.
            let is_blind = self.training().session.plan == SessionPlan::Blind;
            let mode = if is_blind { TrainingMode::Blind } else { TrainingMode::Practice };
            let person = shared.trainer.history().strength_on(shared.trainer.today(), (variant, mode));
            let SessionTally { clean, done } = self.training().tally;
            let rating = lesson.puzzle.rating;
            lines.push(Words::new(Tone::Quiet, say().puzzle_rating(rating.value, rating.deviation)));
            let rated = shared.trainer.history().rated((variant, TrainingMode::Practice));
            let is_new = shared.trainer.settings().experience != Experience::Unknown && rated < PLACEMENT && !is_blind;
            let you = if is_new {
                words::placing(person, rated, PLACEMENT)
            } else {
                words::you(person, (done > 0).then_some((clean, done)))
            };
            lines.push(Words::new(Tone::Quiet, you));
        }
        lines.extend(status);
        lines
    }

    fn message(&self, lesson: &PuzzleLesson, shared: &Shared) -> Vec<Words> {
        let mut lines: Vec<Words> = self.notice.iter().cloned().collect();
        let is_over = self.progress().is_over();
        if is_over || matches!(self.progress(), SessionProgress::Sprint(..)) {
            lines.extend(progress::result(self.training()));
        }
        if !is_over || self.training().is_counted {
            lines.push(picture::comment(lesson, self.is_hidden(lesson)));
        }
        if lesson.comment == PuzzleComment::Task && !self.training().is_counted {
            lines.extend(placed_by_failure(lesson, shared));
            lines.extend(put_off(self.training().review));
        }
        lines.extend(picture::hint(lesson));
        // Who does not see the board must not take the program's moves for tasks.
        let plays_out = lesson.comment == PuzzleComment::Solved && matches!(lesson.phase, PuzzlePhase::Playing { .. });
        lines.extend((plays_out && words::is_aloud()).then(|| Words::from(say().puzzle_plays_out())));
        if lesson.phase == PuzzlePhase::Refuted && !is_over && !self.training().is_holding() {
            lines.push(Words::from(say().puzzle_try_again()));
        }
        if lesson.is_over() {
            lines.extend(picture::fork(lesson, self.training().walk()));
            if matches!(self.progress(), SessionProgress::Woodpecker(_)) {
                lines.extend(progress::result(self.training()));
            }
            if self.training().session.unannounced {
                lines.push(Words::new(Tone::Quiet, picture::goal(lesson)));
            }
            lines.extend(placed(lesson, shared));
            lines.extend(picture::rating(&lesson.puzzle, shared));
            lines.extend(picture::after(&lesson.puzzle));
        }
        if self.training().is_replaying() {
            lines.push(Words::new(Tone::Quiet, say().missed_back()));
        } else if lesson.is_over() {
            lines.push(Words::from(say().puzzle_go_on()));
        }
        lines
    }

    fn empty_page(&self, shared: &Shared) -> Page {
        let variant = self.training().session.filter.variant.unwrap_or(self.game);
        let board = shared.board(Setup::new(variant, Color::White).position());
        let title = words::plan_title(self.training().session.plan);
        Page { message: Pane::new(&*title, self.nothing.clone()), ..Page::new(&*title, board) }
    }
}

/// The end of placement, after its last puzzle: the rating, or the range in which it lies.
fn placed(lesson: &PuzzleLesson, shared: &Shared) -> Option<Words> {
    // The rating of this puzzle was the last of them.
    picture::rating(&lesson.puzzle, shared)?;
    placement(lesson, shared)
}

/// The end of placement on the next board: a puzzle that was left after a mistake counts only then.
fn placed_by_failure(lesson: &PuzzleLesson, shared: &Shared) -> Option<Words> {
    let last = shared.trainer.history().attempts().last()?;
    placement(lesson, shared).filter(|_| last.rated.is_some() && last.exercise.credit == Credit::None)
}

/// The rating after the last puzzle of placement, if that was the last rated one.
fn placement(lesson: &PuzzleLesson, shared: &Shared) -> Option<Words> {
    let variant = lesson.puzzle.position.variant();
    let is_last = shared.trainer.settings().experience != Experience::Unknown
        && shared.trainer.history().rated((variant, TrainingMode::Practice)) == PLACEMENT;
    let person = shared.trainer.history().strength_on(shared.trainer.today(), (variant, TrainingMode::Practice));
    is_last.then(|| Words::new(Tone::Title, words::placed(person)))
}
