//! The ending drill: an ending to win or to hold, with the count of the move limit and the moves to spare always visible.

mod choice;
mod drawing;
mod report;
mod rush;
mod show;

use std::time::Duration;

pub use choice::Endings;
use drawing::DrillDraw;
use report::Refutation;
pub use rush::Rush;

use super::{Destination, Screen, Step};
use crate::tui::action::Action;
use crate::tui::entry::{Entered, MoveEntry};
use crate::tui::keymap::{Command, Mode};
use crate::tui::page::Page;
use crate::tui::shared::Shared;
use damier_app::settings::Speed;
use damier_app::{Effect, Event, Trainer};
use damier_engine::RequestId;
use damier_rules::{BoardSize, Color};
use damier_train::attempt::Mode as TrainingMode;
use damier_train::drill::{AfterDrill, DrillPhase, DrillPlan, DrillSettings, EndingDrill};
use damier_train::unfinished::{Draft, Unfinished};
use damier_train::waiting::ReviewState;

/// Pause between the trainee's move and the reply: slightly longer than the sliding animation.
const fn pause(speed: Speed) -> Duration {
    Duration::from_millis(match speed {
        Speed::Off => 0,
        Speed::Slow => 1_600,
        Speed::Normal => 700,
        Speed::Fast => 350,
    })
}

const fn conduct(mode: TrainingMode, shared: &Shared) -> DrillSettings {
    DrillSettings {
        mode,
        errors_at_end: shared.ending.errors_at_end,
        pause: pause(shared.trainer.settings().animation),
    }
}

/// The screen of a drill.
pub struct Drill {
    lesson: EndingDrill,
    entry: MoveEntry,
    waiting: Option<RequestId>,
    /// How many moves of the refutation are on the board, while it is shown.
    refuting: Option<usize>,
    /// State of a review when it came up.
    standing: ReviewState,
}

/// Opens the drill of a plan; if the plan has no position, one is drawn first.
pub fn open(plan: DrillPlan, mode: TrainingMode, shared: &mut Shared) -> Box<dyn Screen> {
    let Some(start) = plan.start else { return Box::new(DrillDraw::new(plan, mode)) };
    let lesson =
        EndingDrill::new(plan, start, conduct(mode, shared), shared.trainer.tables().clone(), shared.trainer.now().run);
    Box::new(Drill::of(lesson, mode, shared))
}

/// Resumes an unfinished drill; `None` if the draft is not a drill.
pub fn resume(draft: &Draft, shared: &mut Shared) -> Option<Box<dyn Screen>> {
    let mode = draft.exercise.mode;
    let lesson =
        EndingDrill::resume(draft, conduct(mode, shared), shared.trainer.tables().clone(), shared.trainer.now().run)?;
    Some(Box::new(Drill::of(lesson, mode, shared)))
}

impl Drill {
    fn of(lesson: EndingDrill, mode: TrainingMode, shared: &mut Shared) -> Self {
        Self {
            entry: MoveEntry::new(lesson.game.start().board_size()),
            lesson,
            waiting: None,
            refuting: None,
            standing: if mode == TrainingMode::Review { shared.trainer.standing() } else { ReviewState::default() },
        }
    }

    /// Opens the next drill or review.
    fn go_on(&mut self, shared: &mut Shared) -> Step {
        let effects = self.leave(shared);
        let destination = match self.lesson.next() {
            AfterDrill::Drill(plan) => Destination::Drill(Box::new(plan), TrainingMode::Practice),
            AfterDrill::Review { put_off } => {
                if let Some(item) = put_off {
                    shared.trainer.round.put_off(item);
                }
                Destination::Review
            }
        };
        Step { effects, ..Step::to(destination) }
    }

    fn command(&mut self, command: Command, shared: &mut Shared) -> Option<Step> {
        let is_over = matches!(self.lesson.phase(), DrillPhase::Over(_));
        match command {
            Command::Home => return Some(Step::to(Destination::Home)),
            Command::Cancel if self.entry.is_empty() => return Some(Step::to(Destination::Endings)),
            Command::Confirm if is_over && self.lesson.selected().is_none() => return Some(self.go_on(shared)),
            Command::Next => return Some(self.go_on(shared)),
            Command::Up if is_over => self.lesson.select_earlier(),
            Command::Down if is_over => self.lesson.select_later(),
            Command::Confirm if is_over => self.went_back(EndingDrill::retry),
            Command::Retry => self.went_back(EndingDrill::retry),
            Command::Undo => self.went_back(EndingDrill::take_back),
            Command::Hint => self.lesson.ask_for_hint(),
            Command::Solution => self.refute(),
            _ => return None,
        }
        Some(Step::stay())
    }

    /// Plays one more move of the refutation on the board.
    fn refute(&mut self) {
        if let Some(refutation) = Refutation::of(&self.lesson) {
            let shown = self.refuting.map_or(2, |shown| shown + 1);
            self.refuting = (shown <= refutation.line.len()).then_some(shown);
        }
    }

    fn went_back(&mut self, go_back: impl FnOnce(&mut EndingDrill) -> bool) {
        if go_back(&mut self.lesson) {
            self.entry.clear();
        }
    }

    /// Records a finished attempt, and requests the engine's move if the lesson waits for it and no request is pending.
    fn ask(&mut self, shared: &mut Shared) -> Vec<Effect> {
        let done = self.lesson.record(shared.trainer.now().wall, shared.trainer.now().run);
        let recorded = done.map(|done| shared.trainer.record(done));
        recorded.into_iter().chain(shared.trainer.ask(&mut self.waiting, self.lesson.pending())).collect()
    }
}

impl Screen for Drill {
    fn mode(&self) -> Mode {
        Mode::Drill
    }

    fn can(&self, command: Command) -> bool {
        match command {
            command if self.refuting.is_some() => matches!(command, Command::Solution | Command::Help),
            Command::Undo | Command::Retry => self.lesson.has_moved(),
            Command::Solution => Refutation::of(&self.lesson).is_some(),
            Command::Hint | Command::Complete => self.lesson.phase() == DrillPhase::Thinking,
            _ => true,
        }
    }

    fn is_missed(&self) -> bool {
        self.lesson.counts()
    }

    fn board_size(&self) -> BoardSize {
        self.lesson.game.start().board_size()
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        let now = shared.trainer.now().run;
        self.lesson.tick(now);
        if action.is_input() {
            self.lesson.hurry(now);
            if action != Action::Do(Command::Solution) && self.refuting.take().is_some() {
                return Step { effects: self.ask(shared), ..Step::default() };
            }
        }
        match &action {
            Action::Choose(place) => {
                let black_began = self.lesson.game.start().side_to_move() == Color::Black;
                if let Some(ply) = place.checked_sub(usize::from(black_began)) {
                    self.went_back(|lesson| lesson.select(ply));
                }
            }
            Action::App(Event::Report(id, report)) if Some(*id) == self.waiting => self.lesson.report(report, now),
            Action::Do(command) => {
                if let Some(mut step) = self.command(*command, shared) {
                    step.effects.extend(self.ask(shared));
                    return step;
                }
            }
            _ => {}
        }
        if self.lesson.phase() == DrillPhase::Thinking
            && let Entered::Move(played) = self.entry.update(&action, self.lesson.game.position(), shared.turned)
        {
            // The entry only yields legal moves.
            let _ = self.lesson.play(played, now);
        }
        Step { effects: self.ask(shared), ..Step::default() }
    }

    fn page(&self, shared: &Shared) -> Page {
        self.show(shared)
    }

    fn revision(&self) -> Option<u64> {
        self.lesson.revision()
    }

    fn unfinished(&self, trainer: &Trainer) -> Option<Unfinished> {
        let draft = self.lesson.draft(trainer.now().wall, trainer.now().run)?;
        Some(Unfinished::Exercise(Box::new(draft)))
    }

    fn leave(&mut self, shared: &mut Shared) -> Vec<Effect> {
        let left = self.lesson.leave(shared.trainer.now().wall, shared.trainer.now().run);
        left.into_iter().map(|left| shared.trainer.record(left)).collect()
    }

    fn wakes_at(&self, shared: &Shared) -> Option<Duration> {
        let time = self.lesson.time(shared.trainer.now().run);
        let second = Duration::from_secs(time.as_secs() + 1).saturating_sub(time);
        let is_over = matches!(self.lesson.phase(), DrillPhase::Over(_));
        self.lesson.wakes_at().into_iter().chain((!is_over).then_some(shared.trainer.now().run + second)).min()
    }
}
