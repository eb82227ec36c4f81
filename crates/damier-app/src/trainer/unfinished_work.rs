//! The unfinished exercise or game on the board, kept at every change so that a kill loses nothing, and what waits to be
//! resumed.

use damier_endings::TableSet;
use damier_rules::notation::pdn::write_game;
use damier_rules::notation::read_move;
use damier_rules::{AnyPosition, Variant};
use damier_train::analysis::{GameNavigator, Opening};
use damier_train::attempt::{Recorded, Subject};
use damier_train::course::LessonRun;
use damier_train::drill::rush::EndingRush;
use damier_train::play::{self, PlayLesson};
use damier_train::puzzle::mirror::mirrored;
use damier_train::puzzle::woodpecker::Woodpecker;
use damier_train::unfinished::Unfinished;
use std::time::Duration;

use super::Trainer;
use crate::effect::Effect;
use crate::store::keeper::Request;
use crate::store::unfinished::Kept;
use etude_store::new_uid;

/// What the store last got of the state on the board.
#[derive(Debug, Default)]
pub(super) struct OnBoard {
    /// Its identifier, once the store has it.
    uid: Option<String>,
    /// Its revision then.
    revision: Option<u64>,
    /// Whether it outlives the attempts made on it, such as a run of puzzles.
    is_run: bool,
}

/// Something that can be resumed.
#[derive(Clone, Copy, Debug)]
pub enum Resumable<'a> {
    /// Unfinished work.
    Kept(&'a Kept),
    /// The woodpecker set in progress.
    Woodpecker(&'a Woodpecker),
}

impl Trainer {
    /// Keeps or forgets the state on the board if its revision has changed: to be called after every action. Without a
    /// revision there is nothing to keep.
    pub fn observe(
        &mut self,
        revision: Option<u64>,
        unfinished: impl FnOnce(&Self) -> Option<Unfinished>,
    ) -> Option<Effect> {
        if revision == self.on_board.revision {
            return None;
        }
        self.on_board.revision = revision;
        match revision {
            Some(_) => {
                let unfinished = unfinished(self)?;
                Some(self.keep(unfinished))
            }
            None => self.forget(),
        }
    }

    /// Keeps the current state on the board.
    pub fn keep(&mut self, unfinished: Unfinished) -> Effect {
        Effect::Keep(Request::Keep(Box::new(self.kept(unfinished))))
    }

    fn kept(&mut self, unfinished: Unfinished) -> Kept {
        self.on_board.is_run = match &unfinished {
            Unfinished::Exercise(draft) => draft.is_of_run(),
            // An analysis goes on after its game counts as gone over.
            // The games of a display are recorded one by one.
            Unfinished::Unannounced(_) | Unfinished::Rush(_) | Unfinished::Analysis(..) | Unfinished::Display(_) => {
                true
            }
            Unfinished::Game(_) | Unfinished::Lesson(_) => false,
        };
        let uid = self.on_board.uid.take().unwrap_or_else(new_uid);
        self.on_board.uid = Some(uid.clone());
        Kept { uid, saved: self.now().wall.millis, unfinished }
    }

    /// Forgets the state on the board.
    pub fn forget(&mut self) -> Option<Effect> {
        let OnBoard { uid, .. } = std::mem::take(&mut self.on_board);
        uid.map(|uid| Effect::Keep(Request::Forget(uid)))
    }

    /// Sets the state on the board aside, to be resumed later.
    pub fn set_aside(&mut self, unfinished: Unfinished) -> Effect {
        let kept = self.kept(unfinished);
        self.unfinished.push(kept.clone());
        self.on_board = OnBoard::default();
        Effect::Keep(Request::Keep(Box::new(kept)))
    }

    /// Moves an entry back to the board.
    pub fn take_up(&mut self, uid: &str) {
        self.unfinished.retain(|kept| kept.uid != uid);
        self.on_board = OnBoard { uid: Some(uid.to_owned()), ..OnBoard::default() };
    }

    /// Files a game that is nobody's exercise; its unfinished state goes.
    pub fn file(&mut self, pdn: String) -> Effect {
        let uid = std::mem::take(&mut self.on_board).uid.unwrap_or_else(new_uid);
        Effect::Keep(Request::GiveUp { uid, pdn })
    }

    /// Writes the games of a simultaneous display into a file of their own.
    #[must_use]
    pub fn gather<'a>(&mut self, games: impl IntoIterator<Item = &'a PlayLesson>) -> Effect {
        let written = games.into_iter().map(|lesson| write_game(&lesson.pdn(self.today(), &self.settings.name)));
        let pdn = written.collect::<Vec<_>>().join("\n");
        self.gathered = None;
        Effect::Keep(Request::Gather { day: self.today(), pdn })
    }

    /// The name of the file with the games of the display that has ended last, without its ending, once it is written.
    #[must_use]
    pub fn gathered(&self) -> Option<&str> {
        self.gathered.as_deref()
    }

    /// Records an exercise, which replaces its unfinished state. It stops being due at once, before the store confirms.
    pub fn record(&mut self, recorded: Recorded) -> Effect {
        if let Some(item) = recorded.exercise.item() {
            self.round.hand_over(item);
        }
        let uid = if self.on_board.is_run { None } else { std::mem::take(&mut self.on_board).uid };
        let uid = uid.unwrap_or_else(new_uid);
        Effect::Keep(Request::Record { uid, recorded: Box::new(recorded) })
    }

    /// What waits to be resumed, the newest at the end.
    #[must_use]
    pub fn unfinished(&self) -> &[Kept] {
        &self.unfinished
    }

    /// Whether unfinished work can be resumed: its puzzle may be missing by now.
    pub fn can_resume(&mut self, unfinished: &Unfinished) -> bool {
        match unfinished {
            Unfinished::Exercise(draft) => match &draft.exercise.subject {
                Subject::Puzzle { id, .. } => self.selector.has(id),
                Subject::Ending { plan, .. } => plan.start.is_some(),
                _ => false,
            },
            Unfinished::Lesson(saved) => LessonRun::resume((self.course)(), saved, self.now).is_some(),
            Unfinished::Unannounced(saved) => saved.settings().is_some(),
            Unfinished::Rush(saved) => saved.variant.parse::<Variant>().is_ok(),
            Unfinished::Game(_) | Unfinished::Display(_) | Unfinished::Analysis(..) => true,
        }
    }

    /// The number of things that can be resumed.
    #[must_use]
    pub fn count_resumable(&self) -> usize {
        self.unfinished.len() + usize::from(self.set_in_progress().is_some())
    }

    /// A thing that can be resumed, by its place in the list: the newest first, the woodpecker set at the end.
    #[must_use]
    pub fn resumable(&self, place: usize) -> Option<Resumable<'_>> {
        match self.unfinished.len().checked_sub(place + 1) {
            Some(index) => Some(Resumable::Kept(&self.unfinished[index])),
            None => self.set_in_progress().map(Resumable::Woodpecker),
        }
    }

    /// The set in progress, unless one of its puzzles waits itself.
    fn set_in_progress(&self) -> Option<&Woodpecker> {
        let set = self.woodpecker.as_ref()?;
        let is_of_set = |kept: &Kept| match &kept.unfinished {
            Unfinished::Exercise(draft) => draft.exercise.run().is_some_and(|label| label.run == set.label().run),
            _ => false,
        };
        (!self.unfinished.iter().any(is_of_set)).then_some(set)
    }

    /// Gives up what waits at a place of the list: files a game without a result, records an exercise as failed if it
    /// counts. Nothing happens if it is no unfinished work.
    pub fn give_up(&mut self, place: usize) -> Vec<Effect> {
        let Some(index) = self.unfinished.len().checked_sub(place + 1) else { return Vec::new() };
        let Kept { uid, unfinished, .. } = self.unfinished.remove(index);
        let mut together = None;
        let request = match unfinished {
            Unfinished::Exercise(draft) if draft.counts => {
                let recorded = Recorded { exercise: draft.exercise, item: draft.item };
                Request::Record { uid, recorded: Box::new(recorded) }
            }
            Unfinished::Game(saved) => self.give_up_games(uid, std::slice::from_ref(&*saved)),
            Unfinished::Display(saved) => {
                let resume = |game| PlayLesson::resume(game, self.now, self.tables.clone()).ok();
                let games: Vec<PlayLesson> = saved.games().iter().filter_map(resume).collect();
                together =
                    Some(self.gather(games.iter().filter(|lesson| lesson.is_over() || lesson.game.moves().len() > 0)));
                self.give_up_games(uid, saved.games())
            }
            Unfinished::Exercise(_)
            | Unfinished::Analysis(..)
            | Unfinished::Lesson(_)
            | Unfinished::Unannounced(_)
            | Unfinished::Rush(_) => Request::Forget(uid),
        };
        together.into_iter().chain([Effect::Keep(request)]).collect()
    }

    /// Files games in progress without a result.
    fn give_up_games(&self, uid: String, games: &[play::SavedGame]) -> Request {
        let lessons = games.iter().filter_map(|saved| PlayLesson::resume(saved, self.now, self.tables.clone()).ok());
        let open = lessons.filter(|lesson| !lesson.is_over() && lesson.game.moves().len() > 0);
        let written = open.map(|lesson| write_game(&lesson.pdn(self.today(), &self.settings.name)));
        let pdn = written.collect::<Vec<_>>().join("\n");
        if pdn.is_empty() { Request::Forget(uid) } else { Request::GiveUp { uid, pdn } }
    }

    /// The position in which what waits at a place of the list is resumed, if it has one.
    pub fn position_of(&mut self, place: usize) -> Option<AnyPosition> {
        let index = self.unfinished.len().checked_sub(place + 1)?;
        let Self { unfinished, selector, turns, tables, now, course, .. } = self;
        match &unfinished[index].unfinished {
            Unfinished::Game(saved) => in_game(saved, *now, tables),
            Unfinished::Display(saved) => in_game(saved.games().get(saved.here())?, *now, tables),
            Unfinished::Analysis(game, way) => {
                let mut walk = GameNavigator::new(Opening::from((**game).clone()));
                walk.go_along(way);
                Some(*walk.position())
            }
            Unfinished::Lesson(saved) => match &saved.game {
                Some(game) => in_game(game, *now, tables),
                None => LessonRun::resume(course(), saved, *now).map(|run| run.position),
            },
            Unfinished::Rush(saved) => {
                let rush = EndingRush::resume(saved, tables.clone(), *now)?;
                rush.drill().map(|drill| *drill.position())
            }
            Unfinished::Unannounced(saved) => {
                let id = saved.ids.last()?;
                let turn = || turns.find(id).map(|turn| turn.position);
                selector.puzzle(id).map(|puzzle| puzzle.position).or_else(turn)
            }
            Unfinished::Exercise(draft) => {
                let interrupted = draft.interrupted.as_ref()?;
                let first = match &draft.exercise.subject {
                    Subject::Ending { plan, .. } => plan.start?.position,
                    Subject::Puzzle { id, .. } => {
                        let puzzle = selector.puzzle(id)?;
                        if interrupted.mirrored { mirrored(&puzzle).position } else { puzzle.position }
                    }
                    _ => return None,
                };
                let play = |at: AnyPosition, text: &String| Some(at.play_unchecked(read_move(&at, text).ok()?));
                interrupted.moves.iter().try_fold(first, play)
            }
        }
    }
}

/// The position in which a game is resumed.
fn in_game(saved: &play::SavedGame, now: Duration, tables: &TableSet) -> Option<AnyPosition> {
    let lesson = PlayLesson::resume(saved, now, tables.clone()).ok()?;
    Some(*lesson.game.position())
}
