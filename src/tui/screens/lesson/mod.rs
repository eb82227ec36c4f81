//! A lesson of the course: its steps, then its exercises; or an exam.

mod entry;
mod hosted;
mod page;

use std::time::Duration;

use self::entry::{EnteredAnswer, LessonEntry};
use self::hosted::Hosted;
use super::{Destination, Screen, Step};
use crate::lessons;
use crate::lessons::articles::{self, Article};
use crate::tui::action::Action;
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::Emphasis;
use crate::tui::page::Page;
use crate::tui::shared::Shared;
use crate::words::say;
use damier_app::{Effect, Running, Trainer};
use damier_rules::{BoardSize, Square};
use damier_train::course::draw::Goal;
use damier_train::course::lesson_run::Board;
use damier_train::course::rules_exercise::{RulesExercise, Target};
use damier_train::course::{LessonAct, LessonPhase, LessonRun, LessonTopic, Place, SavedLesson, Wanted, next_after};
use damier_train::unfinished::Unfinished;

/// The screen.
pub struct LessonScreen {
    run: Running<LessonRun>,
    entry: LessonEntry,
    /// The index of the selected choice.
    chosen: usize,
    /// Why the last input did nothing.
    notice: Option<String>,
    /// The screen that trains the present exercise, if another one does.
    hosted: Option<Hosted>,
}

/// Opens a lesson or an exam, where it was left if it was.
pub fn open(topic: &LessonTopic, shared: &mut Shared) -> Box<dyn Screen> {
    let is_this = |unfinished: &Unfinished| matches!(unfinished, Unfinished::Lesson(saved) if saved.topic == *topic);
    if let Some(kept) = shared.trainer.unfinished().iter().rev().find(|kept| is_this(&kept.unfinished)).cloned() {
        return super::resume(kept, shared);
    }
    let seed = shared.trainer.seed();
    match LessonRun::on(lessons::course(), topic, seed, shared.trainer.now().run) {
        Some(lesson_run) => Box::new(LessonScreen::of(lesson_run, shared)),
        None => Box::new(super::learn::Learn::new(shared)),
    }
}

impl LessonScreen {
    /// Resumes a lesson; `None` if the course no longer has it.
    pub fn resume(saved: &SavedLesson, shared: &mut Shared) -> Option<Self> {
        let lesson_run = LessonRun::resume(lessons::course(), saved, shared.trainer.now().run)?;
        Some(Self::of(lesson_run, shared))
    }

    fn of(lesson_run: LessonRun, shared: &mut Shared) -> Self {
        let entry = LessonEntry::new(lesson_run.position.board_size());
        let run = Running::new(lesson_run);
        let mut screen = Self { run, entry, chosen: 0, notice: None, hosted: None };
        screen.arrive(shared);
        screen
    }

    /// Resets the entry for another board.
    fn arrive(&mut self, shared: &mut Shared) {
        self.notice = None;
        self.entry = LessonEntry::new(self.lesson_run().position.board_size());
        if self.lesson_run().takes_squares() {
            self.entry.cursor.start_off(&self.lesson_run().right_squares());
        }
        self.chosen = 0;
        let (goal, mut hosted) = (self.goal(), None);
        // The first effects of the lesson run follow with the next tick.
        self.run.prepare(&mut shared.trainer, |run, world| hosted = run.hosted(world));
        self.hosted = hosted.map(|hosted| Hosted::of(hosted, goal, shared));
    }

    const fn lesson_run(&self) -> &LessonRun {
        self.run.lesson()
    }

    /// What the game of the present exercise has to reach, if it is one.
    fn goal(&self) -> Option<Goal> {
        if let Board::Elsewhere(source) = &self.lesson_run().board { source.goal() } else { None }
    }

    /// Passes on what the learner does.
    fn act(&mut self, act: LessonAct, shared: &mut Shared) -> Step {
        Step { effects: self.run.act(act, &mut shared.trainer), ..Step::default() }
    }

    /// The same if it leads to another board.
    fn turn_to(&mut self, act: LessonAct, shared: &mut Shared) -> Step {
        let step = self.act(act, shared);
        self.arrive(shared);
        step
    }

    /// The id of the words of the present question.
    fn question_id(&self) -> Option<String> {
        match (&self.lesson_run().board, &self.lesson_run().topic) {
            (Board::Step(step), LessonTopic::Lesson(id)) if step.wanted() == Wanted::Choice => {
                let Place::Step(place) = self.lesson_run().place else { return None };
                Some(format!("{id}-{}", place + 1))
            }
            (Board::Exercise(RulesExercise::Question(question)), _) => match &question.about {
                damier_train::course::rules_exercise::About::Written { id, .. } => Some(id.clone()),
                _ => None,
            },
            _ => None,
        }
    }

    fn choices(&self) -> Vec<damier_train::course::rules_exercise::Choice> {
        self.lesson_run().choices(self.question_id().map_or(0, |id| lessons::choices(&id)))
    }

    /// Leads on: to the next board, or from the end to what comes next.
    fn go_on(&mut self, shared: &mut Shared) -> Step {
        if self.lesson_run().place != Place::Over {
            return self.turn_to(LessonAct::Advance, shared);
        }
        Step::to(self.following(shared).map_or(Destination::Learn, Destination::Lesson))
    }

    /// The lesson that follows one that was passed.
    fn following(&self, shared: &Shared) -> Option<LessonTopic> {
        let following = next_after(
            lessons::course().stages_for(shared.trainer.settings().variant),
            shared.trainer.history(),
            shared.trainer.today(),
            Some(&self.lesson_run().topic),
        )?;
        self.lesson_run().marks().passed.then_some(following)
    }

    /// Whether leaving it keeps it: one that was only opened is forgotten.
    fn is_begun(&self) -> bool {
        self.lesson_run().is_begun() || self.hosted.as_ref().is_some_and(|hosted| hosted.revision() > 0)
    }

    /// Whether the answer to a question about the rules has been given, so that the articles give nothing away.
    fn shows_articles(&self) -> bool {
        let asks_rule = match &self.lesson_run().board {
            Board::Step(step) => step.rule || step.wanted() == Wanted::Choice,
            Board::Exercise(task) => matches!(task, RulesExercise::Question(_) | RulesExercise::Table(_)),
            Board::Elsewhere(_) | Board::Empty => false,
        };
        asks_rule && self.lesson_run().phase == LessonPhase::Done
    }

    fn command(&mut self, command: Command, shared: &mut Shared) -> Option<Step> {
        let is_done = self.lesson_run().phase == LessonPhase::Done;
        match command {
            Command::Home => return Some(Step::to(Destination::Home)),
            Command::Cancel if self.entry.is_empty() => return Some(Step::to(Destination::Learn)),
            Command::Cancel => self.entry.clear(),
            Command::Confirm | Command::Next if is_done => return Some(self.go_on(shared)),
            Command::Retry if self.lesson_run().place == Place::Over => {
                return Some(Step::to(Destination::Lesson(self.lesson_run().topic.clone())));
            }
            Command::Retry => return Some(self.turn_to(LessonAct::Back, shared)),
            Command::Last => return Some(self.turn_to(LessonAct::SkipSteps, shared)),
            Command::Hint => return Some(self.act(LessonAct::Hint, shared)),
            _ => return None,
        }
        Some(Step::stay())
    }

    /// Whether the answer to be given on the board is a square or a move that the question writes down.
    fn is_given_in_writing(&self) -> bool {
        matches!(
            &self.lesson_run().board,
            Board::Exercise(RulesExercise::Make(..) | RulesExercise::Point(Target::Square(_)))
        ) && self.lesson_run().phase == LessonPhase::Asking
    }

    /// Handles an answer on the board or a choice.
    fn answer(&mut self, action: &Action, shared: &mut Shared) -> Option<LessonAct> {
        let choices = self.choices();
        if action.is_input() {
            self.notice = None;
        }
        let is_typed = matches!(action, Action::Type(_) | Action::Paste(_));
        let position = self.lesson_run().position;
        if is_typed && self.is_given_in_writing() {
            // Typing it would show nothing.
            self.notice = Some(say().course_not_by_typing());
        } else if self.lesson_run().takes_moves() {
            if let EnteredAnswer::Move(entered) = self.entry.update(action, &position, shared.turned) {
                return Some(LessonAct::Play(entered.map_err(Box::new)));
            }
        } else if self.lesson_run().takes_text() {
            return self.entry.update_text(action).map(LessonAct::Write);
        } else if self.lesson_run().takes_squares() {
            return self.point(action, shared.turned).map(LessonAct::Point);
        } else if !choices.is_empty() && self.lesson_run().phase == LessonPhase::Asking {
            let chosen = match action {
                Action::Type(digit) => digit.to_digit(10).and_then(|digit| usize::try_from(digit).ok()?.checked_sub(1)),
                Action::Choose(line) => Some(*line),
                Action::Do(Command::Confirm) => Some(self.chosen),
                Action::Do(Command::Up) => {
                    self.chosen = self.chosen.saturating_sub(1);
                    None
                }
                Action::Do(Command::Down) => {
                    self.chosen = (self.chosen + 1).min(choices.len() - 1);
                    None
                }
                _ => None,
            };
            return chosen.and_then(|chosen| choices.get(chosen)).cloned().map(LessonAct::Choose);
        }
        None
    }

    /// The square that is pointed at.
    fn point(&mut self, action: &Action, turned: bool) -> Option<Square> {
        match action {
            Action::Do(Command::Confirm) if !self.entry.is_empty() => {
                let square = self.entry.take_square(&self.run.lesson().position);
                self.notice = square.is_none().then(|| say().course_no_square());
                square
            }
            Action::Type(_) | Action::Paste(_) | Action::Do(Command::Erase) => {
                self.entry.update_text(action);
                None
            }
            Action::Press(square) => {
                self.entry.cursor.jump(*square);
                Some(*square)
            }
            Action::Do(Command::Confirm) => self.entry.cursor.square(),
            Action::Do(command) => {
                self.entry.cursor.step(*command, turned);
                None
            }
            _ => None,
        }
    }

    fn obey(&mut self, action: Action, shared: &mut Shared) -> Step {
        if let Some(hosted) = &mut self.hosted {
            let (step, is_over) = hosted.update(action, &mut self.run, shared);
            if !is_over {
                return step;
            }
            let mut on = self.go_on(shared);
            on.effects.splice(0..0, step.effects);
            return on;
        }
        let mut effects = self.run.tick(&mut shared.trainer);
        if action.is_input() {
            effects.extend(self.run.act(LessonAct::Hurry, &mut shared.trainer));
        }
        let done = if let Action::Do(command) = &action { self.command(*command, shared) } else { None };
        let mut step = done.unwrap_or_else(|| match self.answer(&action, shared) {
            Some(act) => self.act(act, shared),
            None => Step::stay(),
        });
        step.effects.splice(0..0, effects);
        step
    }
}

impl Screen for LessonScreen {
    fn mode(&self) -> Mode {
        // After a game the lesson goes on; there is no rematch.
        self.hosted
            .as_ref()
            .map(|hosted| hosted.screen().mode())
            .filter(|&mode| mode != Mode::Played)
            .unwrap_or(Mode::Lesson)
    }

    fn can(&self, command: Command) -> bool {
        if let Some(hosted) = &self.hosted {
            return match command {
                Command::Next => self.lesson_run().phase == LessonPhase::Done || hosted.screen().is_missed(),
                Command::Modes | Command::Analysis | Command::Last => false,
                // Exercises are done without hints, until they are missed.
                Command::Hint if self.lesson_run().phase != LessonPhase::Done && !hosted.screen().is_missed() => false,
                Command::Retry if hosted.screen().mode() == Mode::Played => false,
                _ => hosted.screen().can(command),
            };
        }
        match command {
            Command::Turn => !self.is_without_board(),
            Command::Next => self.lesson_run().phase == LessonPhase::Done,
            Command::Hint => self.lesson_run().can_hint(),
            Command::Retry => self.lesson_run().place == Place::Over || self.lesson_run().can_go_back(),
            Command::Last => matches!(self.lesson_run().place, Place::Step(_)) && self.lesson_run().length().1 > 0,
            _ => true,
        }
    }

    fn why_not(&self, command: Command) -> Option<String> {
        match (command, self.lesson_run().place) {
            (Command::Hint, Place::Exercise(_)) => Some(say().course_no_hints()),
            (Command::Hint, Place::Step(_)) if !self.choices().is_empty() => Some(say().course_no_hint_to_question()),
            (Command::Hint, Place::Step(_)) if self.lesson_run().takes_moves() || self.lesson_run().takes_squares() => {
                Some(say().no_more_hints())
            }
            (Command::Next, _) => Some(say().course_answer_first()),
            _ => None,
        }
    }

    fn emphasis(&self, _shared: &Shared) -> Emphasis {
        if self.hosted.is_some() { Emphasis::Message } else { self.emphasis_of_panes() }
    }

    fn board_size(&self) -> BoardSize {
        self.hosted.as_ref().map_or(self.lesson_run().position.board_size(), |hosted| hosted.screen().board_size())
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        let mut step = self.obey(action, shared);
        if let Some(hosted) = self.hosted.as_mut().filter(|_| step.destination.is_none()) {
            step.effects.extend(hosted.begin(shared));
        }
        step
    }

    fn page(&self, shared: &Shared) -> Page {
        match &self.hosted {
            Some(hosted) => hosted.page(self.lesson_run(), shared),
            None => self.compose(shared),
        }
    }

    fn articles(&self) -> Vec<&'static Article> {
        if !self.shows_articles() {
            return Vec::new();
        }
        let mut articles: Vec<&Article> =
            self.lesson_run().cited().iter().flat_map(|citation| articles::cited(citation)).collect();
        articles.sort();
        articles.dedup();
        articles
    }

    fn revision(&self) -> Option<u64> {
        if !self.is_begun() {
            return None;
        }
        let game = self.hosted.as_ref().map_or(0, Hosted::revision);
        Some(self.lesson_run().place_number()?.wrapping_add(game))
    }

    fn unfinished(&self, trainer: &Trainer) -> Option<Unfinished> {
        if !self.is_begun() {
            return None;
        }
        let game = self.hosted.as_ref().and_then(|hosted| hosted.game(trainer));
        let saved = self.lesson_run().saved(trainer.now().run)?;
        Some(Unfinished::Lesson(Box::new(SavedLesson { game, ..saved })))
    }

    fn waits_when_left(&self) -> bool {
        self.lesson_run().place != Place::Over && self.is_begun()
    }

    fn leave(&mut self, shared: &mut Shared) -> Vec<Effect> {
        self.hosted.as_mut().map(|hosted| hosted.leave(shared)).unwrap_or_default()
    }

    fn runs_on(&self) -> bool {
        self.hosted.as_ref().is_some_and(|hosted| hosted.screen().runs_on())
    }

    fn wakes_at(&self, shared: &Shared) -> Option<Duration> {
        match &self.hosted {
            Some(hosted) => hosted.screen().wakes_at(shared),
            None => self.run.wakes_at(&shared.trainer),
        }
    }
}
