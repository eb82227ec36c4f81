//! Tactics that do not announce themselves: a menu of exercises, then sets of ten questions.

mod page;

use std::time::Duration;

use super::{Destination, Screen, Step};
use crate::tui::action::Action;
use crate::tui::entry::{Entered, MoveEntry};
use crate::tui::form::{Filled, Form, NO_YES, Row};
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::{Emphasis, LIST_ROWS};
use crate::tui::page::{Page, Words};
use crate::tui::shared::Shared;
use crate::words::{self, say};
use damier_app::{Effect, Running, Trainer};
use damier_puzzles::composition::{source_game, turn_game};
use damier_rules::notation::write_move;
use damier_rules::{AnyPosition, BoardSize, Move, Variant};
use damier_train::analysis::Opening;
use damier_train::unannounced::{
    SavedSet, Scope, Scores, Shown, TrapLines, UnannouncedAct, UnannouncedKind, UnannouncedPhase, UnannouncedQuestion,
    UnannouncedResponse, UnannouncedSet, UnannouncedSettings,
};
use damier_train::unfinished::Unfinished;
use strum::VariantArray;

/// The menu of exercises.
pub struct UnannouncedMenu {
    chosen: usize,
    variant: Variant,
    /// The results so far in each exercise, in this game.
    results: Vec<Scores>,
}

impl UnannouncedMenu {
    /// The menu, for the game that the player plays.
    pub fn new(shared: &Shared) -> Self {
        let (attempts, variant) = (shared.trainer.history().attempts(), shared.trainer.settings().variant);
        let result =
            |&trial: &UnannouncedKind| Scores::of_history(attempts, UnannouncedSettings { trial, variant }, u32::MAX).0;
        Self { chosen: 0, variant, results: UnannouncedKind::VARIANTS.iter().map(result).collect() }
    }

    fn start(&self) -> Step {
        let trial = UnannouncedKind::VARIANTS[self.chosen];
        Step::to(Destination::Unannounced(UnannouncedSettings { trial, variant: self.variant }))
    }
}

impl Screen for UnannouncedMenu {
    fn mode(&self) -> Mode {
        Mode::List
    }

    fn board_size(&self) -> BoardSize {
        self.variant.board_size()
    }

    fn emphasis(&self, _shared: &Shared) -> Emphasis {
        Emphasis::Form { rows: LIST_ROWS, least: LIST_ROWS }
    }

    fn update(&mut self, action: Action, _shared: &mut Shared) -> Step {
        match action {
            Action::Do(Command::Home | Command::Cancel) => return Step::to(Destination::Home),
            Action::Do(Command::Up) => self.chosen = self.chosen.saturating_sub(1),
            Action::Do(Command::Down) => self.chosen = (self.chosen + 1).min(UnannouncedKind::VARIANTS.len() - 1),
            Action::Do(Command::Confirm | Command::Next) => return self.start(),
            Action::Choose(line) if line < UnannouncedKind::VARIANTS.len() => {
                self.chosen = line;
                return self.start();
            }
            _ => {}
        }
        Step::stay()
    }

    fn page(&self, shared: &Shared) -> Page {
        page::menu(self, shared)
    }
}

/// A set of questions.
pub struct UnannouncedScreen {
    run: Running<UnannouncedSet>,
    entry: MoveEntry,
    /// The choices with their marks, while the question offers any.
    marks: Option<Form<usize>>,
    /// The lines to look at after an answer.
    lines: Vec<Shown>,
    /// The chosen one.
    line: usize,
    /// The number of its plies on the board.
    at: usize,
}

impl UnannouncedScreen {
    /// A new set.
    pub fn new(settings: UnannouncedSettings, shared: &mut Shared) -> Self {
        let trials = UnannouncedSet::new(settings, &mut shared.trainer.world());
        Self::of(trials)
    }

    /// A new set about the lines to opening traps.
    pub fn about(settings: UnannouncedSettings, lines: TrapLines, shared: &mut Shared) -> Self {
        Self::of(UnannouncedSet::within(settings, Scope::of_traps(lines), &mut shared.trainer.world()))
    }

    /// Resumes an interrupted set.
    pub fn resume(saved: &SavedSet, shared: &mut Shared) -> Option<Self> {
        UnannouncedSet::resume(saved, &mut shared.trainer.world()).map(Self::of)
    }

    /// The screen of a set.
    pub fn of(trials: UnannouncedSet) -> Self {
        let size = trials.settings.variant.board_size();
        let run = Running::new(trials);
        let mut set = Self { run, entry: MoveEntry::new(size), marks: None, lines: Vec::new(), line: 0, at: 0 };
        set.arrive();
        set
    }

    /// Resets the screen for another question.
    fn arrive(&mut self) {
        self.entry.clear();
        (self.lines, self.line, self.at) = (Vec::new(), 0, 0);
        let choices = self.trials().question().map(|question| (question.position(), question.choices()));
        let rows = choices.map_or_else(Vec::new, |(position, choices)| {
            let row = |(place, played): (usize, Move)| {
                let values = std::iter::zip(NO_YES, [say().trial_holds(), say().trial_loses()]);
                Row::choice(place, write_move(position, played), values, &false)
            };
            choices.iter().map(|choice| choice.candidate).enumerate().map(row).collect()
        });
        self.marks = (!rows.is_empty()).then(|| Form::new(rows, words::trial_check()));
    }

    const fn trials(&self) -> &UnannouncedSet {
        self.run.lesson()
    }

    fn answer(&mut self, given: UnannouncedResponse, shared: &mut Shared) -> Vec<Effect> {
        let effects = self.run.act(UnannouncedAct::Answer(given), &mut shared.trainer);
        self.lines = self.trials().shown();
        // The most telling line: for choices the first that was marked wrongly.
        let trials = self.trials();
        if let (Some(UnannouncedResponse::Marks(marks)), Some(question)) = (trials.given(), trials.question()) {
            let choices = question.choices();
            let wrong = choices.iter().zip(marks).position(|(choice, &mark)| choice.loses() != mark);
            let losing = choices.iter().position(|choice| choice.loses());
            self.line = wrong.or(losing).unwrap_or(0);
        }
        effects
    }

    /// Moves on to the next question, or from the end to another set.
    fn advance(&mut self, shared: &mut Shared) -> Vec<Effect> {
        let effects = self.run.act(UnannouncedAct::Advance, &mut shared.trainer);
        self.arrive();
        effects
    }

    /// A key while a question waits.
    fn think(&mut self, action: &Action, shared: &mut Shared) -> Vec<Effect> {
        if let Some(form) = &mut self.marks {
            if form.update(action) == Filled::Done {
                let marked = (0..self.run.lesson().question().map_or(0, |question| question.choices().len()))
                    .map(|place| form.pick(place, &NO_YES))
                    .collect();
                return self.answer(UnannouncedResponse::Marks(marked), shared);
            }
            return Vec::new();
        }
        if *action == Action::Do(Command::Nothing) {
            return if self.can(Command::Nothing) {
                self.answer(UnannouncedResponse::Nothing, shared)
            } else {
                Vec::new()
            };
        }
        let Some(position) = self.trials().question().map(|question| *question.position()) else { return Vec::new() };
        match self.entry.update(action, &position, shared.turned) {
            Entered::Move(played) => self.answer(UnannouncedResponse::Move(played), shared),
            Entered::Nothing | Entered::Pending => Vec::new(),
        }
    }

    /// A key after the answer: steps through the lines.
    fn look(&mut self, command: Command) {
        let length = self.lines.get(self.line).map_or(0, |line| line.moves.len());
        match command {
            Command::Right => self.at = (self.at + 1).min(length),
            Command::Left => self.at = self.at.saturating_sub(1),
            Command::First => self.at = 0,
            Command::Last => self.at = length,
            Command::Up | Command::Down if !self.lines.is_empty() => {
                let step = if command == Command::Down { 1 } else { self.lines.len() - 1 };
                (self.line, self.at) = ((self.line + step) % self.lines.len(), 0);
            }
            _ => {}
        }
    }

    /// The position on the board, and the move that led to it.
    fn on_board(&self) -> Option<(AnyPosition, Option<Move>)> {
        let question = self.trials().question()?;
        let Some(line) = self.lines.get(self.line) else { return Some((*question.position(), question.previous())) };
        let moves = &line.moves[..self.at];
        let position = moves.iter().fold(line.start, |position, &played| position.play_unchecked(played));
        let before_it = question.previous().filter(|_| line.start == *question.position());
        Some((position, moves.last().copied().or(before_it)))
    }

    /// Where such sets are chosen.
    fn menu(&self) -> Destination {
        if self.trials().asks_about_traps() { Destination::Traps } else { Destination::UnannouncedMenu }
    }

    /// Opens the game, at the position.
    fn analysis(&self) -> Option<Step> {
        let (game, ply) = match self.trials().question()? {
            UnannouncedQuestion::Shot(puzzle) => source_game(puzzle)?,
            question => turn_game(question.as_turn()?)?,
        };
        Some(Step::to(Destination::Analysis(Some(Box::new(Opening { ply, ..Opening::from(game) })))))
    }
}

impl Screen for UnannouncedScreen {
    fn mode(&self) -> Mode {
        match (self.trials().phase(), &self.marks) {
            (UnannouncedPhase::Thinking, Some(form)) => form.mode(),
            (UnannouncedPhase::Thinking, None) => Mode::Unannounced,
            (UnannouncedPhase::Answered, _) => Mode::Solved,
            (UnannouncedPhase::Over | UnannouncedPhase::Empty, _) => Mode::List,
        }
    }

    fn can(&self, command: Command) -> bool {
        let is_thinking = self.trials().phase() == UnannouncedPhase::Thinking;
        match command {
            Command::Nothing => is_thinking && self.trials().settings.trial == UnannouncedKind::ShotOrNot,
            Command::Retry
            | Command::Hint
            | Command::Solution
            | Command::TrainMissed
            | Command::Keep
            | Command::Hide => false,
            Command::Next => !is_thinking,
            _ => true,
        }
    }

    fn is_about_board(&self) -> bool {
        self.trials().phase() != UnannouncedPhase::Over
    }

    fn board_size(&self) -> BoardSize {
        self.trials().settings.variant.board_size()
    }

    fn emphasis(&self, _shared: &Shared) -> Emphasis {
        let has_choices = self.marks.is_some() && self.trials().phase() == UnannouncedPhase::Thinking;
        if has_choices { Emphasis::Middle } else { Emphasis::Message }
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        let phase = self.trials().phase();
        match action {
            Action::Do(Command::Home) => return Step::to(Destination::Home),
            Action::Do(Command::Cancel) if self.entry.is_empty() => return Step::to(self.menu()),
            Action::Do(Command::Modes) => return Step::to(self.menu()),
            Action::Do(Command::Analysis) => return self.analysis().unwrap_or_default(),
            action if phase == UnannouncedPhase::Thinking => {
                let effects = self.think(&action, shared);
                return Step { effects, ..Step::default() };
            }
            Action::Do(Command::Confirm | Command::Next) => {
                return Step { effects: self.advance(shared), ..Step::default() };
            }
            Action::Choose(line) if phase == UnannouncedPhase::Answered && line < self.lines.len() => {
                (self.line, self.at) = (line, 0);
            }
            Action::Do(command) => self.look(command),
            _ => {}
        }
        Step::stay()
    }

    fn page(&self, shared: &Shared) -> Page {
        page::set(self, shared)
    }

    fn revision(&self) -> Option<u64> {
        self.run.revision()
    }

    fn unfinished(&self, trainer: &Trainer) -> Option<Unfinished> {
        self.run.unfinished(trainer)
    }

    fn waits_when_left(&self) -> bool {
        self.revision().is_some()
    }

    fn parting(&self, _shared: &Shared) -> Vec<Words> {
        if self.trials().answers.is_empty()
            || matches!(self.trials().phase(), UnannouncedPhase::Over | UnannouncedPhase::Empty)
        {
            return Vec::new();
        }
        let scores = words::trial_scores(self.trials().settings.trial, &self.trials().scores());
        scores.into_iter().map(Words::from).collect()
    }

    fn wakes_at(&self, shared: &Shared) -> Option<Duration> {
        self.run.wakes_at(&shared.trainer)
    }
}
