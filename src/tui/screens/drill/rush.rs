//! The ending rush: five endings against one clock.

use std::time::Duration;

use super::report;
use crate::tui::action::Action;
use crate::tui::entry::{Entered, MoveEntry};
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::Emphasis;
use crate::tui::page::{InputLine, Middle, Page, Pane, Tone, Words};
use crate::tui::screens::{Destination, Screen, Step, score};
use crate::tui::shared::Shared;
use crate::words::{self, say};
use damier_app::{Running, Trainer};
use damier_rules::{BoardSize, Color, Setup};
use damier_train::attempt::TrainingMode;
use damier_train::drill::EndingDrill;
use damier_train::drill::rush::{ENDINGS, EndingRush, Finished, RushAct, SavedRush};
use damier_train::unfinished::Unfinished;
use etude_arbiter::clock::shown;

/// The screen of a rush.
pub struct Rush {
    run: Running<EndingRush>,
    entry: MoveEntry,
    /// The chosen line of the list of endings, once it is over.
    chosen: usize,
}

impl Rush {
    /// A new rush.
    pub fn new(shared: &mut Shared) -> Self {
        let (variant, seed) = (shared.trainer.settings().variant, shared.trainer.seed());
        Self::of(EndingRush::new(variant, seed, shared.trainer.tables().clone(), shared.trainer.now()))
    }

    /// Resumes an interrupted rush; `None` if it cannot be read.
    pub fn resume(saved: &SavedRush, shared: &Shared) -> Option<Self> {
        Some(Self::of(EndingRush::resume(saved, shared.trainer.tables().clone(), shared.trainer.now().run)?))
    }

    fn of(rush: EndingRush) -> Self {
        Self { entry: MoveEntry::new(rush.variant.board_size()), run: Running::new(rush), chosen: 0 }
    }

    const fn lesson(&self) -> &EndingRush {
        self.run.lesson()
    }

    fn act(&mut self, act: RushAct, shared: &mut Shared) -> Step {
        Step { effects: self.run.act(act, &mut shared.trainer), ..Step::default() }
    }

    fn command(&mut self, command: Command, shared: &mut Shared) -> Option<Step> {
        let is_over = self.lesson().is_over();
        let last = self.lesson().finished.len().saturating_sub(1);
        match command {
            Command::Home => return Some(Step::to(Destination::Home)),
            Command::Cancel if self.entry.is_empty() => return Some(Step::to(Destination::Endings)),
            Command::Next if is_over => {
                let step = self.act(RushAct::Advance, shared);
                self.chosen = 0;
                self.entry = MoveEntry::new(self.board_size());
                return Some(step);
            }
            Command::Up if is_over => self.chosen = self.chosen.saturating_sub(1),
            Command::Down if is_over => self.chosen = (self.chosen + 1).min(last),
            Command::Confirm if is_over => return self.again(),
            Command::Confirm | Command::Next if self.lesson().is_holding() => {
                return Some(self.act(RushAct::Advance, shared));
            }
            Command::Hint | Command::Solution | Command::Undo | Command::Retry | Command::Next => {}
            _ => return None,
        }
        Some(Step::stay())
    }

    /// Handles input of a move.
    fn enter(&mut self, action: &Action, shared: &mut Shared) -> Step {
        let drill = self.lesson().drill().filter(|_| self.lesson().is_thinking());
        if let Some(position) = drill.map(|drill| *drill.game.position())
            && let Entered::Move(played) = self.entry.update(action, &position, shared.turned)
        {
            return self.act(RushAct::Play(played), shared);
        }
        Step::stay()
    }

    /// Opens the chosen ending as a drill.
    fn again(&self) -> Option<Step> {
        let finished = self.lesson().finished.get(self.chosen)?;
        Some(Step::to(Destination::Drill(Box::new(finished.plan), TrainingMode::Practice)))
    }

    fn clock(&self, shared: &Shared) -> Vec<Words> {
        let drill = self.lesson().drill().filter(|_| !self.lesson().is_over());
        let turn = drill.map(|drill| Words::from(words::to_move(drill.trainee)));
        let number = (self.lesson().finished.len() + usize::from(!self.lesson().is_holding())).clamp(1, ENDINGS);
        let count = Words::from(say().rush_count(number, ENDINGS, self.lesson().won()));
        let best = self.lesson().best_before(shared.trainer.history().attempts());
        let best = best.map(|best| Words::new(Tone::Quiet, say().rush_best(best)));
        turn.into_iter().chain([count]).chain(best).collect()
    }

    fn message(&self, shared: &Shared) -> Vec<Words> {
        if self.lesson().is_over() {
            return self.result(shared);
        }
        let Some(drill) = self.lesson().drill() else { return vec![Words::new(Tone::Quiet, say().drill_drawing())] };
        let problem = self.entry.problem(drill.position()).filter(|_| self.lesson().is_thinking());
        let mut lines: Vec<Words> = problem.map(|problem| Words::new(Tone::Bad, problem)).into_iter().collect();
        if self.lesson().is_holding() {
            lines.extend(report::verdict(drill));
            lines.push(Words::new(Tone::Quiet, say().rush_missed()));
        } else if drill.has_moved() {
            lines.extend(report::comment(drill));
        } else {
            lines.push(Words::from(say().rush_task()));
            lines.extend(drill.game.limit().map(|count| Words::new(Tone::Quiet, words::limit(count))));
        }
        lines
    }

    /// The result, compared with the best one before.
    fn result(&self, shared: &Shared) -> Vec<Words> {
        let (won, left) = (self.lesson().won(), self.lesson().left(shared.trainer.now().run));
        let first = if left.is_zero() {
            say().rush_time_up(won, ENDINGS)
        } else {
            say().rush_over(won, ENDINGS, words::minutes(left))
        };
        let best = match self.lesson().best_before(shared.trainer.history().attempts()) {
            None => say().rush_first(),
            Some(best) if won > best => say().rush_record(best),
            Some(best) => say().rush_best_is(best),
        };
        let again = if self.lesson().finished.is_empty() { say().rush_anew() } else { say().rush_again() };
        vec![Words::new(Tone::Title, first), Words::from(best), Words::new(Tone::Quiet, again)]
    }

    /// The endings that are over.
    fn list(&self) -> Vec<Words> {
        let line = |(place, finished): (usize, &Finished)| {
            let sign = if finished.is_won { "√" } else { "×" };
            let text = format!("{sign} {} ", words::drill_subject(&finished.plan.ending));
            Words::choice(&text, place == self.chosen)
        };
        self.lesson().finished.iter().enumerate().map(line).collect()
    }
}

impl Screen for Rush {
    fn mode(&self) -> Mode {
        Mode::Drill
    }

    fn can(&self, command: Command) -> bool {
        match command {
            Command::Hint | Command::Solution | Command::Undo | Command::Retry => false,
            Command::Next => self.lesson().is_over() || self.lesson().is_holding(),
            Command::Complete => self.lesson().is_thinking(),
            _ => true,
        }
    }

    fn board_size(&self) -> BoardSize {
        self.lesson().variant.board_size()
    }

    fn emphasis(&self, _shared: &Shared) -> Emphasis {
        if self.lesson().is_over() { Emphasis::Middle } else { Emphasis::Message }
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        let mut effects = self.run.tick(&mut shared.trainer);
        let done = match &action {
            Action::App(event) => {
                let had_board = self.lesson().drill().is_some();
                effects.extend(self.run.event(event, &mut shared.trainer));
                if !had_board && self.lesson().drill().is_some() {
                    self.entry = MoveEntry::new(self.board_size());
                }
                None
            }
            Action::Choose(line) if self.lesson().is_over() && *line < self.lesson().finished.len() => {
                self.chosen = *line;
                Some(self.again().unwrap_or_default())
            }
            Action::Do(command) => self.command(*command, shared),
            _ => None,
        };
        let mut step = done.unwrap_or_else(|| self.enter(&action, shared));
        step.effects.splice(0..0, effects);
        step
    }

    fn page(&self, shared: &Shared) -> Page {
        let drill = self.lesson().drill();
        let empty = || Setup::new(self.lesson().variant, Color::White).position();
        let mut board = shared.board(drill.map_or_else(empty, |drill| *drill.position()));
        if let Some(drill) = drill {
            board.marks = if self.lesson().is_thinking() { self.entry.marks(drill.position()) } else { Vec::new() };
            board.marks.extend(score::last_move_marks(drill.last_move()));
            board.wrong = self.entry.refused();
        }
        let subject = drill.map(|drill| words::drill_subject(drill.ending())).unwrap_or_default();
        let is_over = self.lesson().is_over();
        Page {
            subject: Words::from(&*subject),
            clock: Pane::new(say().pane_clock(), self.clock(shared)),
            time: words::minutes(Duration::from_secs(shown(self.lesson().left(shared.trainer.now().run)))),
            counts_down: true,
            middle_title: if is_over { say().rush_results() } else { say().pane_moves() },
            middle: if is_over {
                Middle::Menu(self.list())
            } else {
                Middle::Score(drill.map(rows).unwrap_or_default())
            },
            message: Pane::new(say().rush_title(), self.message(shared)),
            input: match drill.filter(|_| self.lesson().is_thinking()) {
                Some(drill) => self.entry.input_line(drill.position()),
                None => InputLine::default(),
            },
            ..Page::new(say().rush_title(), board)
        }
    }

    fn revision(&self) -> Option<u64> {
        self.run.revision()
    }

    fn unfinished(&self, trainer: &Trainer) -> Option<Unfinished> {
        self.run.unfinished(trainer)
    }

    fn runs_on(&self) -> bool {
        true
    }

    fn parting(&self, _shared: &Shared) -> Vec<Words> {
        let is_left = !self.lesson().is_over() && !self.lesson().finished.is_empty();
        let text = is_left.then(|| say().rush_left(self.lesson().won(), ENDINGS));
        text.map(Words::from).into_iter().collect()
    }

    fn wakes_at(&self, shared: &Shared) -> Option<Duration> {
        self.run.wakes_at(&shared.trainer)
    }
}

/// The moves of an ending.
fn rows(drill: &EndingDrill) -> Vec<crate::tui::page::ScoreRow> {
    let game = &drill.game;
    score::rows(1, game.start().side_to_move(), score::written(*game.start(), game.moves()))
}
