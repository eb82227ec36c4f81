//! The ending drill: an ending to win or to hold, with the counter of the rule and what may be wasted always in sight.

mod choice;
mod drawing;
mod report;
mod show;

use std::time::Duration;

pub use choice::{EndingChoice, Endings};
use drawing::Drawing;

use super::{Destination, Screen, Step};
use crate::settings::Speed;
use crate::store::drafts::Draft;
use crate::tui::action::{Action, Effect, Ticket};
use crate::tui::app::Shared;
use crate::tui::entry::{Entered, MoveEntry};
use crate::tui::keymap::{Command, Mode};
use crate::tui::page::Page;
use crate::tui::repeating::Standing;
use damier_rules::{BoardSize, Color, Move};
use damier_train::attempt::{Credit, Exercise, Mode as TrainingMode, Subject};
use damier_train::drill::{EndingDrill, Phase, Plan};
use damier_train::history::Item;
use damier_train::interrupted::{Interrupted, written};

/// How far the hints have gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Hint {
    None,
    Rule,
    Moves,
}

/// How long the trainee's own move is seen before the reply comes: a little longer than it takes to slide.
const fn pause(speed: Speed) -> Duration {
    Duration::from_millis(match speed {
        Speed::Off => 0,
        Speed::Slow => 1_600,
        Speed::Normal => 700,
        Speed::Fast => 350,
    })
}

/// The screen of a drill.
pub struct Drill {
    lesson: EndingDrill,
    entry: MoveEntry,
    waiting: Option<Ticket>,
    hint: Hint,
    /// The time that it took before it was broken off.
    before: Duration,
    started: Duration,
    ended: Option<Duration>,
    mode: TrainingMode,
    /// How often a hint was asked for.
    hints: u32,
    /// How often a move was taken back, or gave the result away.
    errors: u32,
    /// Moves of a limit that were wasted, also in lines that were taken back.
    wasted: bool,
    /// Whether it has been kept: the first result counts, however often it is tried again.
    counted: bool,
    /// The move of the trainee that is looked at, once the drill is over.
    looked_at: Option<usize>,
    /// When the reply that the tables know is made: the trainee's own move is to be seen first.
    reply_at: Option<Duration>,
    errors_at_end: bool,
    /// How a review stood when it came up.
    standing: Standing,
}

/// A drill of a plan; a position has to be drawn for it first, if it has none.
pub fn open(plan: Plan, mode: TrainingMode, shared: &mut Shared) -> Box<dyn Screen> {
    match plan.start {
        Some(start) => Box::new(Drill::of(EndingDrill::new(plan, start, shared.tables.clone()), mode, shared)),
        None => Box::new(Drawing::new(plan, mode)),
    }
}

/// A drill that was broken off, as it stood; `None` when it was no drill.
pub fn go_on(exercise: &Exercise, interrupted: &Interrupted, shared: &mut Shared) -> Option<Box<dyn Screen>> {
    let Subject::Ending { plan, wasted } = &exercise.subject else { return None };
    let lesson = EndingDrill::resume(**plan, &interrupted.moves, shared.tables.clone())?;
    let is_waiting = lesson.phase() == Phase::Waiting;
    Some(Box::new(Drill {
        hints: exercise.hints,
        errors: exercise.errors,
        wasted: *wasted,
        counted: interrupted.again,
        before: Duration::from_millis(exercise.millis.into()),
        reply_at: is_waiting.then_some(shared.now),
        ..Drill::of(lesson, exercise.mode, shared)
    }))
}

impl Drill {
    fn of(lesson: EndingDrill, mode: TrainingMode, shared: &mut Shared) -> Self {
        Self {
            entry: MoveEntry::new(lesson.game().start().board_size()),
            lesson,
            waiting: None,
            hint: Hint::None,
            before: Duration::ZERO,
            started: shared.now,
            ended: None,
            mode,
            hints: 0,
            errors: 0,
            wasted: false,
            counted: false,
            looked_at: None,
            reply_at: None,
            errors_at_end: shared.ending.errors_at_end,
            standing: if mode == TrainingMode::Review { shared.standing() } else { Standing::default() },
        }
    }

    /// On to the next drill; what is due next may be something else.
    fn go_on(&mut self, shared: &mut Shared) -> Step {
        let effects = self.leave(shared);
        if self.mode == TrainingMode::Review {
            if !self.counted {
                shared.put_off(Item::ending(self.lesson.plan()));
            }
            return Step { effects, destination: Some(Destination::Review) };
        }
        let plan = Box::new(self.lesson.plan().goes_on());
        Step { effects, destination: Some(Destination::Drill(plan, self.mode)) }
    }

    /// The drill as it is kept.
    fn exercise(&self, shared: &Shared) -> Exercise {
        let plan = Plan { start: Some(*self.lesson.start()), ..*self.lesson.plan() };
        let subject = Subject::Ending { plan: Box::new(plan), wasted: self.wasted };
        let credit = if self.lesson.is_solved() == Some(true) { Credit::Full } else { Credit::None };
        Exercise {
            millis: u32::try_from(self.time(shared).as_millis()).unwrap_or(u32::MAX),
            hints: self.hints,
            errors: self.errors,
            ..Exercise::new(shared.moment(), self.mode, plan.ending.variant, credit, subject)
        }
    }

    /// Whether it counts if it is left now. Who has seen nothing yet may leave without a word; who was wrong or was
    /// helped has had the ending.
    const fn counts(&self) -> bool {
        !self.counted && self.hints + self.errors > 0
    }

    fn keep(&mut self, shared: &mut Shared) -> Vec<Effect> {
        if std::mem::replace(&mut self.counted, true) {
            return Vec::new();
        }
        vec![shared.record(self.exercise(shared), None)]
    }

    fn command(&mut self, command: Command, shared: &mut Shared) -> Option<Step> {
        let is_over = matches!(self.lesson.phase(), Phase::Over(_));
        match command {
            Command::Home => return Some(Step::to(Destination::Home)),
            Command::Cancel if self.entry.is_empty() => return Some(Step::to(Destination::Endings)),
            Command::Confirm if is_over => match self.looked_at {
                Some(place) => self.back_to(place),
                None => return Some(self.go_on(shared)),
            },
            Command::Up | Command::Down if is_over => self.look(command),
            Command::Next => return Some(self.go_on(shared)),
            Command::Retry => self.retry(is_over),
            Command::Undo => {
                if let Some(last) = self.lesson.made().len().checked_sub(1) {
                    self.back_to(last);
                }
            }
            Command::Hint => {
                let further = if self.hint == Hint::None { Hint::Rule } else { Hint::Moves };
                self.hints += u32::from(further != self.hint);
                self.hint = further;
            }
            _ => return None,
        }
        Some(Step::stay())
    }

    /// Back to the move that is looked at, else to the last error if it is told by now, else to the beginning.
    fn retry(&mut self, is_over: bool) {
        let error = self.lesson.error().filter(|_| is_over || !self.errors_at_end);
        self.back_to(self.looked_at.or(error).unwrap_or(0));
    }

    /// Back to the position in which the trainee made a move.
    fn back_to(&mut self, place: usize) {
        if self.lesson.made().is_empty() {
            return;
        }
        self.errors += 1;
        self.lesson.back_to(place);
        self.entry.clear();
        self.waiting = None;
        self.ended = None;
        self.looked_at = None;
        self.reply_at = None;
        self.hint = Hint::None;
    }

    /// Looks at another move of the trainee: from the end first at the one that gave the result away.
    fn look(&mut self, command: Command) {
        let Some(last) = self.lesson.made().len().checked_sub(1) else { return };
        self.looked_at = match (self.looked_at, command) {
            (None, Command::Up) => Some(self.lesson.error().unwrap_or(last)),
            (Some(place), Command::Up) => Some(place.saturating_sub(1)),
            (Some(place), _) if place < last => Some(place + 1),
            _ => None,
        };
    }

    /// Looks at the trainee's move at a place of the score, or the one before it; a second time goes back to it.
    fn choose(&mut self, place: usize) {
        let ply = place.checked_sub(usize::from(self.lesson.game().start().side_to_move() == Color::Black));
        let found = ply.and_then(|ply| self.lesson.made().iter().rposition(|made| made.ply <= ply));
        match found {
            Some(found) if self.looked_at == Some(found) => self.back_to(found),
            found => self.looked_at = found.or(self.looked_at),
        }
    }

    fn play(&mut self, played: Move, shared: &Shared) {
        self.hint = Hint::None;
        // The entry only yields legal moves, and only while the trainee is to move.
        let _ = self.lesson.play(played);
        self.reply_at = Some(shared.now + pause(shared.settings.animation));
        self.count_last();
    }

    /// Makes the reply of the tables when it is time, or when the trainee does not want to wait.
    fn reply(&mut self, action: &Action, now: Duration) {
        if self.reply_at.is_some_and(|at| now >= at || action.is_input()) {
            self.reply_at = None;
            self.lesson.reply();
        }
    }

    /// Counts what the trainee's last move gave away or wasted.
    fn count_last(&mut self) {
        let Some(last) = self.lesson.made().last() else { return };
        self.errors += u32::from(last.verdict.is_lost());
        self.wasted |= last.verdict.waste().is_some();
    }

    /// Asks the engine for its move if it is its turn and it has not been asked; has the drill kept once it is over.
    fn ask(&mut self, shared: &mut Shared) -> Vec<Effect> {
        if let (Phase::Over(_), None) = (self.lesson.phase(), self.ended) {
            self.ended = Some(shared.now);
            return self.keep(shared);
        }
        match self.lesson.pending() {
            Some(task) if self.waiting.is_none() => {
                let ticket = shared.ticket();
                self.waiting = Some(ticket);
                vec![Effect::Ask(ticket, task)]
            }
            _ => Vec::new(),
        }
    }

    /// Whether errors and slack are told by now.
    fn tells(&self) -> bool {
        !self.errors_at_end || matches!(self.lesson.phase(), Phase::Over(_))
    }

    fn time(&self, shared: &Shared) -> Duration {
        self.before + self.ended.unwrap_or(shared.now).saturating_sub(self.started)
    }
}

impl Screen for Drill {
    fn mode(&self) -> Mode {
        Mode::Drill
    }

    fn can(&self, command: Command) -> bool {
        let is_thinking = self.lesson.phase() == Phase::Thinking;
        match command {
            Command::Undo | Command::Retry => !self.lesson.made().is_empty(),
            Command::Hint | Command::Complete => is_thinking,
            _ => true,
        }
    }

    fn board_size(&self) -> BoardSize {
        self.lesson.game().start().board_size()
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        self.reply(&action, shared.now);
        match &action {
            Action::Choose(place) if matches!(self.lesson.phase(), Phase::Over(_)) => self.choose(*place),
            Action::Report(ticket, report) if Some(*ticket) == self.waiting => {
                self.lesson.report(report);
                if self.lesson.phase() != Phase::Waiting {
                    self.count_last();
                    self.waiting = None;
                }
            }
            Action::Do(command) => {
                if let Some(mut step) = self.command(*command, shared) {
                    step.effects.extend(self.ask(shared));
                    return step;
                }
            }
            _ => {}
        }
        if self.lesson.phase() == Phase::Thinking
            && let Entered::Move(played) = self.entry.update(&action, self.lesson.game().position(), shared.turned)
        {
            self.play(played, shared);
            self.reply(&Action::Tick, shared.now);
        }
        Step { effects: self.ask(shared), destination: None }
    }

    fn page(&self, shared: &Shared) -> Page {
        self.show(shared)
    }

    fn draft(&self, shared: &Shared) -> Option<Draft> {
        let counts = self.counts();
        let goes_on = !matches!(self.lesson.phase(), Phase::Over(_)) && !self.lesson.made().is_empty();
        let interrupted = goes_on.then(|| {
            let game = self.lesson.game();
            Interrupted { moves: written(*game.start(), game.moves()), again: self.counted, ..Interrupted::default() }
        });
        let is_kept = counts || interrupted.is_some();
        is_kept.then(|| Draft { exercise: self.exercise(shared), item: None, counts, interrupted })
    }

    fn leave(&mut self, shared: &mut Shared) -> Vec<Effect> {
        if self.counts() { self.keep(shared) } else { Vec::new() }
    }

    fn wakes_at(&self, shared: &Shared) -> Option<Duration> {
        let second = Duration::from_secs(self.time(shared).as_secs() + 1).saturating_sub(self.time(shared));
        let second = self.ended.is_none().then_some(shared.now + second);
        self.reply_at.into_iter().chain(second).min()
    }
}
