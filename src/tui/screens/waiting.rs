//! What waits to be resumed, and the set of the woodpecker that is in progress.

use super::{Destination, Screen, Step};
use crate::store::keeper::Request;
use crate::store::unfinished::Kept;
use crate::tui::action::{Action, Effect};
use crate::tui::app::Shared;
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::Emphasis;
use crate::tui::page::{Middle, Page, Pane, Tone, Words};
use crate::words;
use damier_rules::notation::pdn::write_game;
use damier_rules::{AnyPosition, Variant};
use damier_train::attempt::{Recorded, Subject};
use damier_train::play::PlayLesson;
use damier_train::puzzle::woodpecker::Woodpecker;
use damier_train::unfinished::Unfinished;

/// The screen with the list.
pub struct Waiting {
    chosen: usize,
}

impl Waiting {
    pub const fn new() -> Self {
        Self { chosen: 0 }
    }

    /// Resumes what is chosen.
    fn resume(&self, shared: &Shared) -> Step {
        destination(shared, self.chosen).map_or_else(Step::stay, Step::to)
    }

    /// Gives up what is chosen: a game is filed without a result, an exercise is recorded if it counts.
    fn give_up(&mut self, shared: &mut Shared) -> Step {
        let Some(place) = newest_first(shared, self.chosen) else { return Step::stay() };
        let Kept { uid, unfinished, .. } = shared.waiting.remove(place);
        let request = match unfinished {
            Unfinished::Exercise(draft) if draft.counts => {
                let recorded = Recorded { exercise: draft.exercise, item: draft.item };
                Request::Record { uid, recorded: Box::new(recorded) }
            }
            Unfinished::Game(saved) => match PlayLesson::resume(&saved, shared.now, shared.tables.clone()) {
                Ok(lesson) => {
                    let pdn = write_game(&lesson.pdn(shared.today(), &shared.settings.name));
                    Request::GiveUp { uid, pdn }
                }
                Err(_) => Request::Forget(uid),
            },
            Unfinished::Exercise(_) | Unfinished::Analysis(_) => Request::Forget(uid),
        };
        self.chosen = self.chosen.min(count(shared).saturating_sub(1));
        let destination = (count(shared) == 0).then_some(Destination::Home);
        Step { effects: vec![Effect::Keep(request)], destination }
    }
}

/// How much waits to be resumed.
pub fn count(shared: &Shared) -> usize {
    shared.waiting.len() + usize::from(set(shared).is_some())
}

/// The set in progress, unless a puzzle of it waits.
fn set(shared: &Shared) -> Option<&Woodpecker> {
    let set = shared.woodpecker.as_ref()?;
    let is_of_set = |kept: &Kept| match &kept.unfinished {
        Unfinished::Exercise(draft) => draft.exercise.run().is_some_and(|label| label.run == set.label().run),
        _ => false,
    };
    (!shared.waiting.iter().any(is_of_set)).then_some(set)
}

/// What waits at a place of the list, in words.
pub fn named(shared: &Shared, place: usize) -> Option<String> {
    match newest_first(shared, place) {
        Some(place) => Some(words::unfinished(&shared.waiting[place].unfinished)),
        None => set(shared).map(words::unfinished_set),
    }
}

/// Where what waits at a place of the list is resumed.
pub fn destination(shared: &Shared, place: usize) -> Option<Destination> {
    match newest_first(shared, place) {
        Some(place) => Some(Destination::Resume(Box::new(shared.waiting[place].clone()))),
        None => set(shared).map(|_| Destination::Woodpecker),
    }
}

/// The place among what was kept that stands at a place of the list, which begins with the newest and ends with the set.
fn newest_first(shared: &Shared, place: usize) -> Option<usize> {
    shared.waiting.len().checked_sub(place + 1)
}

impl Screen for Waiting {
    fn mode(&self) -> Mode {
        Mode::Waiting
    }

    fn can(&self, _command: Command) -> bool {
        true
    }

    fn emphasis(&self) -> Emphasis {
        Emphasis::Middle
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        let last = count(shared).saturating_sub(1);
        match action {
            Action::Do(Command::Home | Command::Cancel) => return Step::to(Destination::Home),
            Action::Do(Command::Up) => self.chosen = self.chosen.saturating_sub(1),
            Action::Do(Command::Down) => self.chosen = (self.chosen + 1).min(last),
            Action::Do(Command::Confirm) => return self.resume(shared),
            Action::Do(Command::Remove) => return self.give_up(shared),
            Action::Choose(line) if line <= last => {
                self.chosen = line;
                return self.resume(shared);
            }
            _ => {}
        }
        Step::stay()
    }

    fn page(&self, shared: &Shared) -> Page {
        let lines = (0..count(shared)).filter_map(|place| {
            let name = named(shared, place)?;
            Some(if place == self.chosen {
                Words::new(Tone::Chosen, format!("▸ {name} "))
            } else {
                Words::from(format!("  {name}"))
            })
        });
        let message = words::WAITING_HOW_TO.iter().map(|&line| Words::new(Tone::Quiet, line));
        Page {
            middle_title: words::WAITING_MENU.to_owned(),
            middle: Middle::Menu(lines.collect()),
            message: Pane::new(words::WAITING_TITLE, message.collect()),
            ..Page::new(words::WAITING_TITLE, shared.board(self.position(shared)))
        }
    }
}

impl Waiting {
    /// The position on the board of what is chosen.
    fn position(&self, shared: &Shared) -> AnyPosition {
        let kept = newest_first(shared, self.chosen).map(|place| &shared.waiting[place].unfinished);
        let known = match kept {
            Some(Unfinished::Game(saved)) => PlayLesson::resume(saved, shared.now, shared.tables.clone())
                .ok()
                .map(|lesson| *lesson.game().position()),
            Some(Unfinished::Analysis(game)) => Some(game.node(game.root()).position),
            Some(Unfinished::Exercise(draft)) => match &draft.exercise.subject {
                Subject::Ending { plan, .. } => plan.start.map(|start| start.position),
                _ => None,
            },
            None => None,
        };
        known.unwrap_or_else(|| AnyPosition::start(Variant::International))
    }
}
