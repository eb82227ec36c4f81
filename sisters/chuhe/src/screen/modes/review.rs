//! Steps of lessons that come back, by the same schedule as mates.

use chuhe_rules::{Move, Square};
use etude_tui::text::Words;

use super::step::{self, StepView};
use crate::memory::PracticeMode;
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, RecordedAs, Turn};
use crate::train::course::{Lesson, LessonSteps};
use crate::words::lessons::{Lessons, text};
use crate::words::{self, say};

/// A step that is due.
#[derive(Debug)]
pub struct ReviewMode {
    lesson: &'static Lesson,
    /// Its number in the lesson, counted from 1.
    number: usize,
    steps: LessonSteps,
    view: StepView,
    is_last: bool,
}

/// The lesson and the number of a step with this identity.
fn find(id: &str) -> Option<(&'static Lesson, usize)> {
    let (lesson, number) = id.rsplit_once('-')?;
    let lesson = Lessons::shipped()?.course.lessons().find(|each| each.id == lesson)?;
    let number: usize = number.parse().ok()?;
    (1..=lesson.steps.len()).contains(&number).then_some((lesson, number))
}

fn due(desk: &Desk) -> Vec<String> {
    desk.memory.due(|id| find(id).is_some())
}

impl ReviewMode {
    /// How many steps are due.
    #[must_use]
    pub fn count(desk: &Desk) -> usize {
        due(desk).len()
    }

    /// The first step that is due; `None` if there is none.
    #[must_use]
    pub fn new(desk: &Desk) -> Option<Self> {
        let (lesson, number) = due(desk).iter().find_map(|id| find(id))?;
        let steps = LessonSteps::new(&lesson.steps[number - 1..number]);
        Some(Self { lesson, number, steps, view: StepView::default(), is_last: false })
    }

    fn id(&self) -> String {
        format!("{}-{}", self.lesson.id, self.number)
    }
}

impl Mode for ReviewMode {
    fn keys(&self) -> Keys {
        if self.is_last { keys::AT_PAGE } else { step::keys(&self.steps) }
    }

    fn help(&self) -> String {
        say().about_learn_due()
    }

    fn page(&self, desk: &Desk) -> Page {
        let page = Page::new(say().learn_review());
        if self.is_last {
            return Page { task: vec![Words::from(say().learn_all_done())], ..page };
        }
        let id = self.id();
        let mut task = vec![Words::from(text(&id).unwrap_or_default())];
        task.extend(step::comment(&self.steps, &id, desk));
        task.extend(step::after(&self.steps));
        let names = step::choices(&id);
        Page {
            state: vec![
                Words::from(text(&self.lesson.id).unwrap_or_default()),
                Words::from(say().to_move(words::side(self.steps.board().turn()))),
            ],
            middle_title: if names.is_empty() { String::new() } else { say().pane_answers() },
            middle: crate::screen::mode::choices(&names, self.view.chosen),
            task,
            ..page
        }
    }

    fn picture(&self) -> Picture {
        self.view.picture(&self.steps)
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        match command {
            Command::Next | Command::Confirm if self.steps.is_done() => {
                match Self::new(desk) {
                    Some(mode) => *self = mode,
                    None => self.is_last = true,
                }
                Turn::Stay
            }
            Command::Before => Turn::Idle,
            _ => {
                let id = self.id();
                self.view.obey(&mut self.steps, &id, command)
            }
        }
    }

    fn play(&mut self, mv: Move, _desk: &mut Desk) -> Turn {
        step::play(&mut self.steps, mv)
    }

    fn point(&mut self, square: Square, _desk: &mut Desk) -> Turn {
        step::point(&mut self.steps, square)
    }

    fn outcome(&self) -> Option<bool> {
        step::outcome(&self.steps).filter(|_| !self.is_last)
    }

    fn recorded_as(&self) -> Option<RecordedAs> {
        Some(step::recorded_as(&self.steps, &self.lesson.id, self.number, PracticeMode::Review))
    }
}
