//! Steps that are made up, one at a time.

use chuhe_rules::{Move, Square};
use etude_tui::text::{Tone, Words};

use super::step::{self, StepView};
use crate::screen::keys::{Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn};
use crate::train::course::LessonSteps;
use crate::train::course::draw::{DrawnStep, Drill};
use crate::words::{self, say};

/// A step that was made up.
#[derive(Debug)]
pub struct DrillMode {
    drill: Drill,
    drawn: DrawnStep,
    steps: LessonSteps,
    view: StepView,
}

impl DrillMode {
    /// Makes up a step; `None` if none was found.
    #[must_use]
    pub fn draw(drill: Drill, desk: &mut Desk) -> Option<Self> {
        let drawn = drill.draw(&mut desk.random)?;
        let steps = LessonSteps::new(std::slice::from_ref(&drawn.step));
        Some(Self { drill, drawn, steps, view: StepView::default() })
    }
}

impl Mode for DrillMode {
    fn keys(&self) -> Keys {
        step::keys(&self.steps)
    }

    fn help(&self) -> String {
        say().lesson_help()
    }

    fn page(&self, desk: &Desk) -> Page {
        let start = self.drawn.step.position().unwrap_or_default();
        let written = self.drawn.written.map(|mv| desk.write(&start, mv));
        let mut task = vec![Words::from(words::drill(self.drill, written))];
        task.extend(step::comment(&self.steps, "", desk));
        if self.steps.is_done() {
            task.push(Words::new(Tone::Quiet, say().lesson_go_on()));
        }
        Page {
            state: vec![Words::from(say().to_move(words::side(start.turn())))],
            task,
            ..Page::new(say().home_learn())
        }
    }

    fn picture(&self) -> Picture {
        self.view.picture(&self.steps)
    }

    fn obey(&mut self, command: Command, _desk: &mut Desk) -> Turn {
        self.view.obey(&mut self.steps, "", command)
    }

    fn play(&mut self, mv: Move, _desk: &mut Desk) -> Turn {
        step::play(&mut self.steps, mv)
    }

    fn point(&mut self, square: Square, _desk: &mut Desk) -> Turn {
        step::point(&mut self.steps, square)
    }

    fn outcome(&self) -> Option<bool> {
        step::outcome(&self.steps)
    }
}
