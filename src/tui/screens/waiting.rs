//! The list of unfinished exercises, games and analyses, and the woodpecker set in progress.

use std::time::Duration;

use super::{Destination, Screen, Step};
use crate::lessons;
use crate::store::keeper::Request;
use crate::store::unfinished::Kept;
use crate::tui::action::{Action, Effect};
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::{Emphasis, LIST_ROWS};
use crate::tui::page::{Middle, Page, Pane, Tone, Words};
use crate::tui::shared::Shared;
use crate::words::{self, say};
use damier_endings::TableSet;
use damier_rules::notation::pdn::write_game;
use damier_rules::notation::read_move;
use damier_rules::{AnyPosition, BoardSize};
use damier_train::analysis::{Opening, Walk};
use damier_train::attempt::{Recorded, Subject};
use damier_train::course::Sitting;
use damier_train::drill::rush::EndingRush;
use damier_train::play::{self, PlayLesson};
use damier_train::puzzle::mirror::mirrored;
use damier_train::puzzle::woodpecker::Woodpecker;
use damier_train::unfinished::Unfinished;

/// The screen.
pub struct Waiting {
    chosen: usize,
    /// The position of the chosen entry.
    position: AnyPosition,
    /// Whether the next press of Delete gives the entry up.
    is_asked: bool,
}

impl Waiting {
    pub fn new(shared: &mut Shared) -> Self {
        let mut screen = Self { chosen: 0, position: AnyPosition::start(shared.settings.variant), is_asked: false };
        screen.choose(0, shared);
        screen
    }

    /// Chooses an entry, the last one if `place` is beyond the end, and shows its position.
    fn choose(&mut self, place: usize, shared: &mut Shared) {
        self.chosen = place.min(count(shared).saturating_sub(1));
        let known = newest_first(shared, self.chosen).and_then(|place| position(place, shared));
        self.position = known.unwrap_or_else(|| AnyPosition::start(shared.settings.variant));
    }

    /// Resumes the chosen entry.
    fn resume(&self, shared: &Shared) -> Step {
        destination(shared, self.chosen).map_or_else(Step::stay, Step::to)
    }

    /// Gives up the chosen entry: files a game without a result, records an exercise as failed if it counts.
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
            Unfinished::Exercise(_)
            | Unfinished::Analysis(..)
            | Unfinished::Lesson(_)
            | Unfinished::Trials(_)
            | Unfinished::Rush(_) => Request::Forget(uid),
        };
        self.choose(self.chosen, shared);
        let destination = (count(shared) == 0).then_some(Destination::Home);
        Step { effects: vec![Effect::Keep(request)], destination }
    }
}

/// The number of entries.
pub fn count(shared: &Shared) -> usize {
    shared.waiting.len() + usize::from(set(shared).is_some())
}

/// The set in progress, unless one of its puzzles is an entry itself.
fn set(shared: &Shared) -> Option<&Woodpecker> {
    let set = shared.woodpecker.as_ref()?;
    let is_of_set = |kept: &Kept| match &kept.unfinished {
        Unfinished::Exercise(draft) => draft.exercise.run().is_some_and(|label| label.run == set.label().run),
        _ => false,
    };
    (!shared.waiting.iter().any(is_of_set)).then_some(set)
}

/// The text of an entry.
pub fn named(shared: &Shared, place: usize) -> Option<String> {
    match newest_first(shared, place) {
        Some(place) => Some(words::unfinished(&shared.waiting[place].unfinished)),
        None => set(shared).map(words::unfinished_set),
    }
}

/// The screen that resumes an entry.
pub fn destination(shared: &Shared, place: usize) -> Option<Destination> {
    match newest_first(shared, place) {
        Some(place) => Some(Destination::Resume(Box::new(shared.waiting[place].clone()))),
        None => set(shared).map(|_| Destination::Woodpecker),
    }
}

/// The index in [`Shared::waiting`] of an entry: the list is newest first and ends with the set.
fn newest_first(shared: &Shared, place: usize) -> Option<usize> {
    shared.waiting.len().checked_sub(place + 1)
}

impl Screen for Waiting {
    fn mode(&self) -> Mode {
        Mode::Waiting
    }

    fn board_size(&self) -> BoardSize {
        self.position.board_size()
    }

    fn emphasis(&self, shared: &Shared) -> Emphasis {
        Emphasis::Form { rows: u16::try_from(count(shared)).unwrap_or(u16::MAX), least: LIST_ROWS }
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        let is_asked = std::mem::take(&mut self.is_asked);
        match action {
            Action::Do(Command::Home | Command::Cancel) => return Step::to(Destination::Home),
            Action::Do(Command::Up) => self.choose(self.chosen.saturating_sub(1), shared),
            Action::Do(Command::Down) => self.choose(self.chosen + 1, shared),
            Action::Do(Command::Confirm) => return self.resume(shared),
            Action::Do(Command::Remove) if is_asked => return self.give_up(shared),
            Action::Do(Command::Remove) => self.is_asked = newest_first(shared, self.chosen).is_some(),
            Action::Choose(line) if line < count(shared) => {
                self.chosen = line;
                return self.resume(shared);
            }
            _ => {}
        }
        Step::stay()
    }

    fn page(&self, shared: &Shared) -> Page {
        // The bar of the chosen line ends one column after its text, as in every menu.
        let line = |place| Some(Words::choice(&format!("{} ", named(shared, place)?), place == self.chosen));
        let lines = (0..count(shared)).filter_map(line);
        let asked = newest_first(shared, self.chosen).filter(|_| self.is_asked);
        let message = match asked {
            Some(place) => Words::new(Tone::Notice, words::give_up(&shared.waiting[place].unfinished)),
            None => Words::new(Tone::Quiet, say().waiting_how_to()),
        };
        Page {
            clock: Pane::new(say().waiting_clock(), Vec::new()),
            middle_title: say().waiting_menu(),
            middle: Middle::Menu(lines.collect()),
            enter: say().label_continue(),
            message: Pane::new(say().waiting_title(), vec![message]),
            ..Page::new(say().waiting_title(), shared.board(self.position))
        }
    }
}

/// The position in which a game is resumed.
fn in_game(saved: &play::Saved, now: Duration, tables: &TableSet) -> Option<AnyPosition> {
    let lesson = PlayLesson::resume(saved, now, tables.clone()).ok()?;
    Some(*lesson.game.position())
}

/// The position in which an entry is resumed.
fn position(place: usize, shared: &mut Shared) -> Option<AnyPosition> {
    let Shared { waiting, shelf, turns, tables, now, .. } = shared;
    match &waiting[place].unfinished {
        Unfinished::Game(saved) => in_game(saved, *now, tables),
        Unfinished::Analysis(game, way) => {
            let mut walk = Walk::new(Opening::from((**game).clone()));
            walk.go_along(way);
            Some(*walk.position())
        }
        Unfinished::Lesson(saved) => match &saved.game {
            Some(game) => in_game(game, *now, tables),
            None => Sitting::resume(lessons::course(), saved, *now).map(|sitting| sitting.position),
        },
        Unfinished::Rush(saved) => {
            let rush = EndingRush::resume(saved, tables.clone(), *now)?;
            rush.drill().map(|drill| *drill.position())
        }
        Unfinished::Trials(saved) => {
            let id = saved.ids.last()?;
            let turn = || turns.find(id).map(|turn| turn.position);
            shelf.puzzle(id).map(|puzzle| puzzle.position).or_else(turn)
        }
        Unfinished::Exercise(draft) => {
            let interrupted = draft.interrupted.as_ref()?;
            let first = match &draft.exercise.subject {
                Subject::Ending { plan, .. } => plan.start?.position,
                Subject::Puzzle { id, .. } => {
                    let puzzle = shelf.puzzle(id)?;
                    if interrupted.mirrored { mirrored(&puzzle).position } else { puzzle.position }
                }
                _ => return None,
            };
            let play = |at: AnyPosition, text: &String| Some(at.play_unchecked(read_move(&at, text).ok()?));
            interrupted.moves.iter().try_fold(first, play)
        }
    }
}
