//! Waiting for a position: tables are unpacked on another thread, so that the keys keep responding.

use super::super::{Destination, Screen, Step};
use crate::tui::action::Action;
use crate::tui::keymap::{Command, Mode};
use crate::tui::page::{Page, Pane, Tone, Words};
use crate::tui::shared::Shared;
use crate::words::{self, say};
use damier_app::{Effect, Event};
use damier_engine::RequestId;
use damier_rules::{BoardSize, Color, Setup};
use damier_train::attempt::TrainingMode;
use damier_train::drill::DrillPlan;

/// The screen while a position is being drawn at random.
pub struct DrillDraw {
    plan: DrillPlan,
    mode: TrainingMode,
    waiting: Option<RequestId>,
}

impl DrillDraw {
    pub const fn new(plan: DrillPlan, mode: TrainingMode) -> Self {
        Self { plan, mode, waiting: None }
    }
}

impl Screen for DrillDraw {
    fn mode(&self) -> Mode {
        Mode::Drill
    }

    fn can(&self, command: Command) -> bool {
        matches!(command, Command::Home | Command::Help | Command::Turn)
    }

    fn board_size(&self) -> BoardSize {
        self.plan.ending.variant.board_size()
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        match action {
            Action::Do(Command::Home) => return Step::to(Destination::Home),
            Action::Do(Command::Cancel) => return Step::to(Destination::Endings),
            Action::App(Event::Drawn(id, start)) if Some(id) == self.waiting => {
                let plan = DrillPlan { start, ..self.plan };
                let found = start.map(|_| Destination::Drill(Box::new(plan), self.mode));
                return Step::to(found.unwrap_or(Destination::Endings));
            }
            _ => {}
        }
        if self.waiting.is_some() {
            return Step::stay();
        }
        let id = shared.trainer.next_id();
        self.waiting = Some(id);
        Step { effects: vec![Effect::Draw(id, Box::new(self.plan), shared.trainer.seed())], ..Step::default() }
    }

    fn page(&self, shared: &Shared) -> Page {
        let board = shared.board(Setup::new(self.plan.ending.variant, Color::White).position());
        let subject = words::drill_subject(&self.plan.ending);
        let lines = vec![Words::new(Tone::Quiet, say().drill_drawing())];
        Page {
            subject: Words::from(&*subject),
            message: Pane::new(subject, lines),
            ..Page::new(say().drill_title(), board)
        }
    }
}
