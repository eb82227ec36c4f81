//! The ending drill: an ending to win or to hold, with the count of the move limit and the moves to spare always visible.

mod choice;
mod drawing;
mod report;
mod rush;
mod show;

use std::time::Duration;

pub use choice::Endings;
use drawing::DrillDraw;
pub use rush::Rush;

use super::{Destination, Screen, Step};
use crate::tui::action::Action;
use crate::tui::entry::{Entered, MoveEntry};
use crate::tui::keymap::{Command, Mode};
use crate::tui::page::Page;
use crate::tui::shared::Shared;
use crate::words::say;
use damier_app::settings::Speed;
use damier_app::{Effect, Running, Trainer};
use damier_rules::{BoardSize, Color};
use damier_train::attempt::TrainingMode;
use damier_train::drill::{AfterDrill, DrillAct, DrillPhase, DrillPlan, DrillSettings, EndingDrill, Refutation};
use damier_train::due::ReviewState;
use damier_train::unfinished::{Draft, Unfinished};

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
    run: Running<EndingDrill>,
    entry: MoveEntry,
    /// How many moves of the refutation are on the board, while it is shown.
    refuting: Option<usize>,
    /// State of a review when it came up.
    review: ReviewState,
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
            run: Running::new(lesson),
            refuting: None,
            review: if mode == TrainingMode::Review { shared.trainer.review_state() } else { ReviewState::default() },
        }
    }

    const fn lesson(&self) -> &EndingDrill {
        self.run.lesson()
    }

    /// Passes on what the trainee does, and follows where it leads.
    fn act(&mut self, act: DrillAct, shared: &mut Shared) -> Step {
        let moves = self.lesson().game.moves().len();
        let effects = self.run.act(act, &mut shared.trainer);
        if self.lesson().game.moves().len() < moves {
            self.entry.clear();
        }
        let destination = self.lesson().following().map(|following| match following {
            AfterDrill::Drill(plan) => Destination::Drill(Box::new(plan), TrainingMode::Practice),
            AfterDrill::Review => Destination::Review,
        });
        Step { effects, destination, ..Step::default() }
    }

    fn command(&mut self, command: Command, shared: &mut Shared) -> Option<Step> {
        match command {
            Command::Home => return Some(Step::to(Destination::Home)),
            Command::Cancel if self.entry.is_empty() => return Some(Step::to(Destination::Endings)),
            Command::Solution => {
                self.refute();
                return Some(Step::stay());
            }
            _ => {}
        }
        let act = act_of(command)?;
        // Until the game is over, Enter and the arrows enter a move.
        let is_of_entry = matches!(act, DrillAct::Proceed | DrillAct::SelectEarlier | DrillAct::SelectLater);
        if is_of_entry && !self.lesson().can(act) { None } else { Some(self.act(act, shared)) }
    }

    /// Handles input of a move.
    fn enter(&mut self, action: &Action, shared: &mut Shared) -> Step {
        if self.lesson().phase() == DrillPhase::Thinking
            && let Entered::Move(played) = self.entry.update(action, self.run.lesson().game.position(), shared.turned)
        {
            return self.act(DrillAct::Play(played), shared);
        }
        Step::stay()
    }

    /// Plays one more move of the refutation on the board.
    fn refute(&mut self) {
        if let Some(refutation) = Refutation::of(self.lesson()) {
            let shown = self.refuting.map_or(2, |shown| shown + 1);
            self.refuting = (shown <= refutation.line.len()).then_some(shown);
        }
    }
}

/// What a key does in a drill.
const fn act_of(command: Command) -> Option<DrillAct> {
    Some(match command {
        Command::Confirm => DrillAct::Proceed,
        Command::Next => DrillAct::Advance,
        Command::Up => DrillAct::SelectEarlier,
        Command::Down => DrillAct::SelectLater,
        Command::Retry => DrillAct::Retry,
        Command::Undo => DrillAct::TakeBack,
        Command::Hint => DrillAct::Hint,
        _ => return None,
    })
}

impl Screen for Drill {
    fn mode(&self) -> Mode {
        Mode::Drill
    }

    fn can(&self, command: Command) -> bool {
        match command {
            command if self.refuting.is_some() => matches!(command, Command::Solution | Command::Help),
            Command::Undo | Command::Retry | Command::Hint => act_of(command).is_some_and(|act| self.lesson().can(act)),
            Command::Solution => self.lesson().can_refute(),
            Command::Complete => self.lesson().phase() == DrillPhase::Thinking,
            _ => true,
        }
    }

    fn why_not(&self, command: Command) -> Option<String> {
        let is_asking = command == Command::Hint && self.lesson().phase() == DrillPhase::Thinking;
        (is_asking && self.lesson().has_last_hint()).then(|| say().no_more_hints())
    }

    fn is_missed(&self) -> bool {
        self.lesson().counts()
    }

    fn board_size(&self) -> BoardSize {
        self.lesson().game.start().board_size()
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        let mut effects = self.run.tick(&mut shared.trainer);
        if action.is_input() {
            effects.extend(self.run.act(DrillAct::Hurry, &mut shared.trainer));
            if action != Action::Do(Command::Solution) && self.refuting.take().is_some() {
                return Step { effects, ..Step::default() };
            }
        }
        let done = match &action {
            Action::Choose(place) => {
                let black_began = self.lesson().game.start().side_to_move() == Color::Black;
                let ply = place.checked_sub(usize::from(black_began));
                ply.map(|ply| self.act(DrillAct::Select(ply), shared))
            }
            Action::App(event) => {
                effects.extend(self.run.event(event, &mut shared.trainer));
                None
            }
            Action::Do(command) => self.command(*command, shared),
            _ => None,
        };
        let mut step = done.unwrap_or_else(|| self.enter(&action, shared));
        step.effects.splice(0..0, effects);
        step
    }

    fn page(&self, shared: &Shared) -> Page {
        self.show(shared)
    }

    fn revision(&self) -> Option<u64> {
        self.run.revision()
    }

    fn unfinished(&self, trainer: &Trainer) -> Option<Unfinished> {
        self.run.unfinished(trainer)
    }

    fn leave(&mut self, shared: &mut Shared) -> Vec<Effect> {
        self.run.leave(&mut shared.trainer)
    }

    fn wakes_at(&self, shared: &Shared) -> Option<Duration> {
        self.run.wakes_at(&shared.trainer)
    }
}
