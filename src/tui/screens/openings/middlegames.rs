//! Types of middlegame: a list, and a page for each with its shots and its plans.

use std::time::Duration;

use crate::shipped;
use crate::tui::action::Action;
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::{Emphasis, LIST_ROWS};
use crate::tui::page::{Middle, Page, Pane, Tone, Words};
use crate::tui::screens::{Destination, Screen, Step};
use crate::tui::shared::Shared;
use crate::words::{self, say};
use damier_app::{Effect, Event, ExploreTask};
use damier_engine::RequestId;
use damier_puzzles::Formation;
use damier_puzzles::middlegame::MiddlegameTable;
use damier_rules::{AnyPosition, BoardSize, Variant};
use damier_train::course::LessonTopic;
use damier_train::explorer::Middlegame;
use damier_train::puzzle::session::PuzzleSession;

/// The lines of a page.
const ACTIONS: usize = 2;

/// The list, or the page of a type.
pub struct MiddlegameScreen {
    variant: Variant,
    table: MiddlegameTable,
    waiting: Option<RequestId>,
    /// Empty until they are gathered.
    gathered: Vec<Middlegame>,
    chosen: usize,
    /// The page that is open, with its chosen line.
    page: Option<usize>,
    /// A position of the chosen type.
    example: Option<AnyPosition>,
}

impl MiddlegameScreen {
    /// The list. It asks for what it does not know at the first tick.
    pub fn new(variant: Variant) -> Self {
        let table = if variant == Variant::International { shipped::middlegames() } else { MiddlegameTable::default() };
        Self { variant, table, waiting: None, gathered: Vec::new(), chosen: 0, page: None, example: None }
    }

    fn ask(&mut self, shared: &mut Shared) -> Option<Effect> {
        if self.waiting.is_some() || self.table.types.is_empty() {
            return None;
        }
        let id = shared.trainer.next_id();
        self.waiting = Some(id);
        let name = shared.trainer.settings().name.clone();
        Some(Effect::Explore(id, ExploreTask::Middlegames { name }))
    }

    /// The chosen type.
    fn formation(&self) -> Option<Formation> {
        self.table.types.get(self.chosen).map(|each| each.formation)
    }

    /// What was gathered of it.
    fn known(&self) -> Option<&Middlegame> {
        let formation = self.formation()?;
        self.gathered.iter().find(|each| each.formation == formation)
    }

    /// Chooses a type, and shows the board of one of its shots.
    fn choose(&mut self, place: usize, shared: &mut Shared) {
        self.chosen = place.min(self.table.types.len().saturating_sub(1));
        let first = self.known().and_then(|known| known.shots.first()).cloned();
        let puzzle = first.and_then(|id| shared.trainer.selector.puzzle(&id));
        self.example = puzzle.map(|puzzle| puzzle.position);
    }

    /// The number of lines that can be chosen.
    fn lines(&self) -> usize {
        if self.page.is_some() { ACTIONS } else { self.table.types.len() }
    }

    /// Moves the cursor to a line.
    fn go(&mut self, line: usize, shared: &mut Shared) {
        match &mut self.page {
            Some(place) => *place = line.min(ACTIONS - 1),
            None => self.choose(line, shared),
        }
    }

    fn place(&self) -> usize {
        self.page.unwrap_or(self.chosen)
    }

    /// Opens the page of the type, or what is chosen there.
    fn open(&mut self) -> Step {
        let Some(formation) = self.formation() else { return Step::stay() };
        match self.page {
            None => self.page = Some(0),
            Some(0) => {
                let shots = self.known().map(|known| known.shots.clone()).unwrap_or_default();
                if !shots.is_empty() {
                    let session = PuzzleSession::of_variant(self.variant).limited_to(shots);
                    return Step::to(Destination::Training(session));
                }
            }
            Some(_) => return Step::to(Destination::Lesson(plans(formation))),
        }
        Step::stay()
    }

    fn rows(&self) -> Vec<String> {
        if self.page.is_none() {
            return self.table.types.iter().map(|each| say().formation_name(each.formation.as_ref())).collect();
        }
        let shots = self.known().map_or(0, |known| known.shots.len());
        let lesson = self.formation().map(|formation| words::topic_name(&plans(formation)));
        vec![say().middlegame_shots(shots), say().middlegame_plans(lesson.unwrap_or_default())]
    }

    fn message(&self) -> Vec<Words> {
        let Some(formation) = self.formation() else { return vec![Words::from(say().middlegames_none())] };
        let mut lines = vec![Words::from(say().formation_about(formation.as_ref()))];
        lines.extend(self.table.of(formation).map(|each| Words::from(words::middlegame_often(&self.table, each))));
        match self.known() {
            Some(known) => lines.push(Words::from(words::middlegame_own(known))),
            None => lines.push(Words::new(Tone::Quiet, say().opening_searches())),
        }
        lines.extend(self.page.is_none().then(|| Words::new(Tone::Quiet, say().middlegame_enter())));
        lines
    }
}

/// The lesson with the plans of a type.
fn plans(formation: Formation) -> LessonTopic {
    let id = match formation {
        Formation::Outpost | Formation::EnemyOutpost => "outposts",
        Formation::Centre => "centre",
        Formation::Base => "base-men",
        Formation::Wing => "wings",
        Formation::Olympic | Formation::Clover | Formation::Pyramid => "formations",
        Formation::Classical => "classical",
        Formation::Roozenburg => "roozenburg",
    };
    LessonTopic::Lesson(id.to_owned())
}

impl Screen for MiddlegameScreen {
    fn mode(&self) -> Mode {
        Mode::List
    }

    fn can(&self, command: Command) -> bool {
        let is_empty = self.page == Some(0) && self.known().is_none_or(|known| known.shots.is_empty());
        !matches!(command, Command::Confirm | Command::Next) || !is_empty
    }

    fn board_size(&self) -> BoardSize {
        self.variant.board_size()
    }

    fn emphasis(&self, _shared: &Shared) -> Emphasis {
        Emphasis::Form { rows: LIST_ROWS, least: 3 }
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        match action {
            Action::App(Event::Middlegames(id, gathered)) if self.waiting == Some(id) => {
                self.gathered = gathered;
                self.choose(self.chosen, shared);
            }
            Action::Do(Command::Home) => return Step::to(Destination::Home),
            Action::Do(Command::Cancel) if self.page.is_some() => self.page = None,
            Action::Do(Command::Cancel) => return Step::to(Destination::Openings),
            Action::Do(Command::Up) => self.go(self.place().saturating_sub(1), shared),
            Action::Do(Command::Down) => self.go(self.place() + 1, shared),
            Action::Do(Command::Confirm | Command::Next) => return self.open(),
            Action::Choose(line) if line < self.lines() => {
                self.go(line, shared);
                return self.open();
            }
            _ => {}
        }
        Step { effects: self.ask(shared).into_iter().collect(), ..Step::default() }
    }

    fn page(&self, shared: &Shared) -> Page {
        let place = self.place();
        let rows = self.rows().into_iter().enumerate();
        let name = self.formation().map(|formation| say().formation_name(formation.as_ref()));
        let title = name.filter(|_| self.page.is_some());
        Page {
            subject: Words::new(Tone::Quiet, words::variant_name(self.variant)),
            clock: Pane::new(say().middlegames_title(), vec![Words::new(Tone::Quiet, say().middlegames_rule())]),
            middle_title: title.clone().unwrap_or_else(|| say().middlegames_menu()),
            middle: Middle::Menu(rows.map(|(row, text)| Words::choice(&format!("{text} "), row == place)).collect()),
            message: Pane::new(title.unwrap_or_else(|| say().middlegames_title()), self.message()),
            enter: if self.table.types.is_empty() { String::new() } else { say().label_open() },
            ..Page::new(
                say().middlegames_title(),
                shared.board(self.example.unwrap_or_else(|| AnyPosition::start(self.variant))),
            )
        }
    }

    fn wakes_at(&self, shared: &Shared) -> Option<Duration> {
        (self.waiting.is_none() && !self.table.types.is_empty()).then(|| shared.trainer.now().run)
    }

    fn leave(&mut self, shared: &mut Shared) -> Vec<Effect> {
        vec![Effect::Explore(shared.trainer.next_id(), ExploreTask::Forget)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lessons;
    use strum::VariantArray as _;

    #[test]
    fn the_plans_of_every_type_are_a_lesson_of_the_course() {
        let course = lessons::course();
        let ids: Vec<&str> = course
            .stages_for(Variant::International)
            .flat_map(|stage| &stage.lessons)
            .map(|lesson| lesson.id.as_str())
            .collect();
        for &formation in Formation::VARIANTS {
            let LessonTopic::Lesson(id) = plans(formation) else { panic!("a lesson") };
            assert!(ids.contains(&id.as_str()), "{id}");
        }
    }
}
