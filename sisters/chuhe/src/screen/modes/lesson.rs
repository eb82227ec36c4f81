//! A lesson on the screen: its steps, and then its exercises, which are screens inside it.

use chuhe_rules::{Move, Square};
use etude::course::Wanted;
use etude_tui::text::{Tone, Words};

use super::cases::CaseMode;
use super::drills::DrillMode;
use super::endings::EndingMode;
use super::incidents::IncidentMode;
use super::mates::MateMode;
use super::step::{self, StepView};
use super::touch::TouchMode;
use super::vary::VaryMode;
use crate::memory::{Exercise, Kind, PracticeMode};
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, RecordedAs, Turn, choices};
use crate::train::Report;
use crate::train::course::{Lesson, LessonRun, Source};
use crate::train::mates::MateSeries;
use crate::words::lessons::text;
use crate::words::{self, say};

/// A lesson.
#[derive(Debug)]
pub struct LessonMode {
    run: LessonRun,
    view: StepView,
    /// The exercise on the screen.
    exercise: Option<Box<dyn Mode>>,
}

/// An exercise.
fn exercise(source: Source, desk: &mut Desk) -> Option<Box<dyn Mode>> {
    Some(match source {
        Source::Mate(least, most) => Box::new(MateMode::draw(desk, MateSeries::Moves(least, most))?),
        Source::Ending(theme, class) => Box::new(EndingMode::of(theme, class, desk)),
        Source::Vary(rules) => Box::new(VaryMode::under(rules, desk)),
        Source::Touch => Box::new(TouchMode::new(desk)),
        Source::Incident => Box::new(IncidentMode::new(desk)),
        Source::Case(topic) => Box::new(CaseMode::draw(topic, desk)),
        Source::Drill(drill) => Box::new(DrillMode::draw(drill, desk)?),
    })
}

impl LessonMode {
    /// Opens a lesson where it was left.
    #[must_use]
    pub fn open(lesson: &'static Lesson, desk: &Desk) -> Self {
        let (steps, exercises) = desk.memory.progress_in(&lesson.id);
        // Exercises come after all steps, those that are only read included.
        let steps = if exercises.is_empty() { steps } else { lesson.steps.len() };
        let right = exercises.iter().filter(|&&is_right| is_right).count();
        let resumed = LessonRun::resume(lesson, steps, exercises.len(), right);
        let run = resumed.filter(|run| run.done() < run.all().max(1)).unwrap_or_else(|| LessonRun::new(lesson));
        Self { run, view: StepView::default(), exercise: None }
    }

    /// Whether steps and exercises are done.
    fn is_over(&self) -> bool {
        self.run.steps.step().is_none() && self.exercise.is_none()
    }

    /// The id of the words of the step.
    fn id(&self) -> String {
        format!("{}-{}", self.run.lesson().id, self.run.steps.place().0 + 1)
    }

    /// Draws the next exercise; at the end, records whether the lesson is passed.
    fn draw(&mut self, desk: &mut Desk) -> Turn {
        self.exercise = self.run.next_exercise().and_then(|drawn| exercise(drawn.source()?, desk));
        if self.exercise.is_some() {
            return self.in_exercise(desk, |mode, desk| mode.begin(desk));
        }
        let effort = Exercise::effort(self.run.is_passed(), 0);
        let (moment, mode) = (desk.memory.moment(), PracticeMode::Practice);
        let (item, lesson) = (self.run.lesson().id.clone(), String::new());
        desk.memory.record(&Exercise { moment, kind: Kind::Lesson, mode, item, effort, moves: 1, lesson });
        Turn::Stay
    }

    /// Lets the exercise do something. It never leads elsewhere.
    fn in_exercise(&mut self, desk: &mut Desk, ask: impl FnOnce(&mut dyn Mode, &mut Desk) -> Turn) -> Turn {
        let Some(mode) = &mut self.exercise else { return Turn::Stay };
        // What is recorded meanwhile counts for the lesson.
        desk.lesson.clone_from(&self.run.lesson().id);
        let turn = ask(&mut **mode, desk);
        desk.lesson.clear();
        if matches!(turn, Turn::Open(_)) { Turn::Idle } else { turn }
    }

    fn obey_in_exercise(&mut self, command: Command, desk: &mut Desk) -> Turn {
        let outcome = self.exercise.as_ref().and_then(|mode| mode.outcome());
        match (command, outcome) {
            (Command::Next | Command::Confirm, Some(is_right)) => {
                self.run.count(is_right);
                self.draw(desk)
            }
            (Command::Next, None) => Turn::Refuse(say().lesson_finish_first()),
            _ => self.in_exercise(desk, |mode, desk| mode.obey(command, desk)),
        }
    }

    fn step_page(&self, desk: &Desk) -> Page {
        let (steps, id) = (&self.run.steps, self.id());
        let (step, count) = steps.place();
        let mut task = vec![Words::from(text(&id).unwrap_or_default())];
        task.extend(step::comment(steps, &id, desk));
        task.extend(step::after(steps));
        let mut state = vec![Words::from(say().lesson_step(step + 1, count))];
        if steps.wanted() == Wanted::Moves && !steps.is_done() {
            state.push(Words::from(say().to_move(words::side(steps.board().turn()))));
        }
        let names = if steps.wanted() == Wanted::Choice { step::choices(&id) } else { Vec::new() };
        Page {
            state,
            middle_title: if names.is_empty() { String::new() } else { say().pane_answers() },
            middle: choices(&names, self.view.chosen),
            task,
            ..Page::new(text(&self.run.lesson().id).unwrap_or_default())
        }
    }

    fn end_page(&self) -> Page {
        let count = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let mut task = vec![if self.run.is_passed() {
            Words::new(Tone::Good, say().lesson_passed())
        } else {
            Words::new(Tone::Bad, say().lesson_failed())
        }];
        if self.run.all() > 0 {
            task.push(Words::from(say().score(count(self.run.right()), count(self.run.all()))));
        }
        task.push(Words::from(say().lesson_end()));
        Page { task, ..Page::new(text(&self.run.lesson().id).unwrap_or_default()) }
    }
}

impl Mode for LessonMode {
    fn keys(&self) -> Keys {
        match &self.exercise {
            Some(mode) => mode.keys(),
            None if self.is_over() => keys::AT_END,
            None => step::keys(&self.run.steps),
        }
    }

    fn help(&self) -> String {
        self.exercise.as_ref().map_or_else(|| say().lesson_help(), |mode| mode.help())
    }

    fn page(&self, desk: &Desk) -> Page {
        match &self.exercise {
            Some(mode) => {
                let title = text(&self.run.lesson().id).unwrap_or_default();
                let title = say().lesson_exercise(title, self.run.done() + 1, self.run.all());
                Page { title, ..mode.page(desk) }
            }
            None if self.is_over() => self.end_page(),
            None => self.step_page(desk),
        }
    }

    fn picture(&self) -> Picture {
        self.exercise.as_ref().map_or_else(|| self.view.picture(&self.run.steps), |mode| mode.picture())
    }

    fn begin(&mut self, desk: &mut Desk) -> Turn {
        // A lesson whose steps are done goes on with its exercises.
        if self.run.steps.step().is_none() && self.exercise.is_none() { self.draw(desk) } else { Turn::Stay }
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        if self.exercise.is_some() {
            return self.obey_in_exercise(command, desk);
        }
        if self.is_over() {
            return match command {
                Command::Next | Command::Confirm => {
                    *self = Self { run: LessonRun::new(self.run.lesson()), view: StepView::default(), exercise: None };
                    self.begin(desk)
                }
                _ => Turn::Idle,
            };
        }
        match command {
            Command::Next | Command::Confirm if self.run.steps.is_done() => {
                self.view = StepView::default();
                if self.run.steps.go_on() { Turn::Stay } else { self.draw(desk) }
            }
            Command::Before => {
                self.view = StepView::default();
                if self.run.steps.go_back() { Turn::Stay } else { Turn::Refuse(say().lesson_is_first()) }
            }
            _ => {
                let id = self.id();
                self.view.obey(&mut self.run.steps, &id, command)
            }
        }
    }

    fn play(&mut self, mv: Move, desk: &mut Desk) -> Turn {
        if self.exercise.is_some() {
            return self.in_exercise(desk, |mode, desk| mode.play(mv, desk));
        }
        step::play(&mut self.run.steps, mv)
    }

    fn point(&mut self, square: Square, desk: &mut Desk) -> Turn {
        if self.exercise.is_some() {
            return self.in_exercise(desk, |mode, desk| mode.point(square, desk));
        }
        step::point(&mut self.run.steps, square)
    }

    fn take(&mut self, report: Report, desk: &mut Desk) -> Turn {
        self.in_exercise(desk, |mode, desk| mode.take(report, desk))
    }

    fn outcome(&self) -> Option<bool> {
        match &self.exercise {
            Some(mode) => mode.outcome(),
            None => step::outcome(&self.run.steps),
        }
    }

    fn recorded_as(&self) -> Option<RecordedAs> {
        let lesson = self.run.lesson().id.clone();
        let Some(mode) = &self.exercise else {
            let number = self.run.steps.place().0 + 1;
            return Some(step::recorded_as(&self.run.steps, &lesson, number, PracticeMode::Practice));
        };
        // Others have recorded themselves.
        if mode.lesson().is_some() {
            return None;
        }
        let done = mode.recorded_as().unwrap_or_else(|| RecordedAs::practice(Kind::Drill, &lesson));
        Some(RecordedAs { lesson, ..done })
    }
}
