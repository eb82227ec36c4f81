//! The ending drill: three kings against one, with the counter of the rule always in sight.

use std::time::Duration;

use super::{Destination, Screen, Step, score};
use crate::notation::write_fen;
use crate::rules::{BoardSize, Color, GameEnd, Move, Outcome};
use crate::train::attempt::{Exercise, Kind, Mode as TrainingMode, Verdict};
use crate::train::drill::{EndingDrill, Outlook, Phase, Role};
use crate::tui::action::{Action, Effect, Ticket};
use crate::tui::app::Shared;
use crate::tui::entry::{Entered, MoveEntry};
use crate::tui::keymap::{Command, Mode};
use crate::tui::messages as words;
use crate::tui::page::{InputLine, Middle, Page, Pane, Tone, Words};
use crate::tui::widgets::board::Mark;

/// The counter warns when so few moves are left.
const LAST_MOVES: u16 = 4;

/// The screen of a drill.
pub struct Drill {
    lesson: EndingDrill,
    entry: MoveEntry,
    waiting: Option<Ticket>,
    /// Whether the rule of thumb was asked for.
    hinted: bool,
    started: Duration,
    ended: Option<Duration>,
    mode: TrainingMode,
    /// How often the rule of thumb was asked for.
    hints: u32,
    /// How often a move was taken back, or gave away what there was to win or to hold.
    errors: u32,
}

impl Drill {
    pub fn new(role: Role, mode: TrainingMode, shared: &mut Shared) -> Self {
        Self::of(EndingDrill::new(role, shared.seed()), mode, shared)
    }

    fn of(lesson: EndingDrill, mode: TrainingMode, shared: &Shared) -> Self {
        let entry = MoveEntry::new(BoardSize::Ten);
        let started = shared.now;
        Self { lesson, entry, waiting: None, hinted: false, started, ended: None, mode, hints: 0, errors: 0 }
    }

    /// On to the next drill; what is due next may be something else.
    fn go_on(&mut self, shared: &mut Shared) -> Step {
        if self.mode == TrainingMode::Review {
            return Step::to(Destination::Review);
        }
        *self = Self::new(self.lesson.role(), self.mode, shared);
        Step::stay()
    }

    /// The drill as it is kept.
    fn exercise(&self, end: GameEnd, shared: &Shared) -> Exercise {
        let role = self.lesson.role();
        let right = match (end.outcome, role) {
            (Outcome::Win(winner), _) => winner == self.lesson.trainee(),
            (Outcome::Draw, role) => role == Role::Defend,
        };
        Exercise {
            moment: shared.moment(),
            kind: Kind::Ending,
            mode: self.mode,
            variant: self.lesson.game().start().variant(),
            item: role.item().to_owned(),
            verdict: if right { Verdict::Right } else { Verdict::Wrong },
            millis: u32::try_from(self.time(shared).as_millis()).unwrap_or(u32::MAX),
            hints: self.hints,
            errors: self.errors,
            tags: Vec::new(),
            detail: write_fen(self.lesson.game().start()),
        }
    }

    fn command(&mut self, command: Command, shared: &mut Shared) -> Option<Step> {
        match command {
            Command::Home => return Some(Step::to(Destination::Home)),
            Command::Cancel if self.entry.is_empty() => return Some(Step::to(Destination::Home)),
            Command::Confirm if matches!(self.lesson.phase(), Phase::Over(_)) => return Some(self.go_on(shared)),
            Command::Next => return Some(self.go_on(shared)),
            Command::Retry => {
                // To start again in the middle is to take all moves back.
                let errors = if self.ended.is_some() { 0 } else { self.errors + 1 };
                self.lesson.restart();
                *self = Self { errors, ..Self::of(self.lesson.clone(), self.mode, shared) };
            }
            Command::Undo => {
                if self.lesson.take_back() {
                    self.errors += 1;
                    self.entry.clear();
                    self.waiting = None;
                    self.ended = None;
                }
            }
            Command::Hint => {
                self.hints += u32::from(!self.hinted);
                self.hinted = true;
            }
            _ => return None,
        }
        Some(Step::stay())
    }

    fn play(&mut self, played: Move) {
        self.hinted = false;
        // The entry only yields legal moves, and only while the trainee is to move.
        let _ = self.lesson.play(played);
    }

    /// Asks the engine for its move if it is its turn and it has not been asked; has the drill kept once it is over.
    fn ask(&mut self, shared: &mut Shared) -> Vec<Effect> {
        if let (Phase::Over(end), None) = (self.lesson.phase(), self.ended) {
            self.ended = Some(shared.now);
            return vec![Effect::Record(Box::new(self.exercise(end, shared)), None)];
        }
        match self.lesson.pending() {
            Some(task) if self.waiting.is_none() => {
                let ticket = shared.ticket();
                self.waiting = Some(ticket);
                vec![Effect::Ask(ticket, task)]
            }
            _ => Vec::new(),
        }
    }

    fn marks(&self) -> Vec<(crate::rules::Square, Mark)> {
        let mut marks = match self.lesson.phase() {
            Phase::Thinking => self.entry.marks(self.lesson.game().position()),
            _ => Vec::new(),
        };
        marks.extend(score::last_move_marks(self.lesson.game().moves().last()));
        marks
    }

    fn clock(&self) -> Vec<Words> {
        let game = self.lesson.game();
        let first = match self.lesson.phase() {
            Phase::Thinking => Words::from(words::to_move(self.lesson.trainee())),
            Phase::Waiting => Words::new(Tone::Quiet, words::ENGINE_THINKS),
            Phase::Over(end) => Words::new(Tone::Title, end.outcome.to_string()),
        };
        let mut lines = vec![first];
        if let Some(count) = game.limit() {
            let tone = if count.plies_left() <= 2 * LAST_MOVES { Tone::Notice } else { Tone::Text };
            lines.push(Words::new(tone, words::limit(count)));
        }
        lines
    }

    fn time(&self, shared: &Shared) -> Duration {
        self.ended.unwrap_or(shared.now).saturating_sub(self.started)
    }

    fn message(&self) -> Vec<Words> {
        if let Phase::Over(end) = self.lesson.phase() {
            return self.verdict(end);
        }
        let mut lines = Vec::new();
        if let (Phase::Thinking, Some(problem)) =
            (self.lesson.phase(), self.entry.problem(self.lesson.game().position()))
        {
            lines.push(Words::new(Tone::Bad, problem));
        }
        if self.lesson.engine_failed() {
            lines.push(Words::new(Tone::Notice, words::ENGINE_FAILED));
        }
        match self.lesson.outlook() {
            None => lines.push(Words::from(words::drill_task(self.lesson.role()))),
            Some(outlook) => lines.push(outlook_words(outlook, self.lesson.role())),
        }
        if self.hinted {
            lines.push(Words::default());
            lines.push(Words::new(Tone::Quiet, words::drill_hint(self.lesson.role())));
        }
        lines
    }

    fn verdict(&self, end: GameEnd) -> Vec<Words> {
        let trainee = self.lesson.trainee();
        let (tone, opening) = match (end.outcome, self.lesson.role()) {
            (Outcome::Win(winner), _) if winner == trainee => (Tone::Good, words::DRILL_WON),
            (Outcome::Win(_), _) => (Tone::Bad, words::DRILL_LOST),
            (Outcome::Draw, Role::Attack) => (Tone::Bad, words::DRILL_NOT_WON),
            (Outcome::Draw, Role::Defend) => (Tone::Good, words::DRILL_HELD),
        };
        vec![
            Words::new(tone, opening),
            Words::from(words::end_reason(end)),
            Words::default(),
            Words::new(Tone::Quiet, words::DRILL_GO_ON),
        ]
    }
}

fn outlook_words(outlook: Outlook, role: Role) -> Words {
    let tone = match (outlook, role) {
        (Outlook::Won { .. }, Role::Attack) | (Outlook::Slipped, Role::Defend) => Tone::Good,
        (Outlook::Won { .. }, Role::Defend) | (Outlook::Slipped, Role::Attack) => Tone::Bad,
        (Outlook::Open, _) => Tone::Text,
    };
    Words::new(tone, words::drill_outlook(outlook, role))
}

impl Screen for Drill {
    fn mode(&self) -> Mode {
        Mode::Drill
    }

    fn can(&self, command: Command) -> bool {
        let is_thinking = self.lesson.phase() == Phase::Thinking;
        match command {
            Command::Undo => self.lesson.game().moves().len() > 1,
            Command::Retry => self.lesson.game().moves().len() > 0,
            Command::Hint | Command::Complete => is_thinking,
            _ => true,
        }
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        match &action {
            Action::Report(ticket, report) if Some(*ticket) == self.waiting => {
                self.lesson.report(report);
                if self.lesson.phase() != Phase::Waiting {
                    self.errors += u32::from(self.lesson.has_just_slipped());
                    self.waiting = None;
                }
            }
            Action::Do(command) => {
                if let Some(mut step) = self.command(*command, shared) {
                    step.effects.extend(self.ask(shared));
                    return step;
                }
            }
            _ => {}
        }
        if self.lesson.phase() == Phase::Thinking
            && let Entered::Move(played) = self.entry.update(&action, self.lesson.game().position(), shared.turned)
        {
            self.play(played);
        }
        Step { effects: self.ask(shared), destination: None }
    }

    fn page(&self, shared: &Shared) -> Page {
        let game = self.lesson.game();
        let mut board = shared.board(*game.position());
        board.marks = self.marks();
        let moves = score::written(*game.start(), game.moves());
        let input = match self.lesson.phase() {
            Phase::Thinking => self.entry.input_line(game.position()),
            _ => InputLine::default(),
        };
        Page {
            title: words::DRILL_TITLE.to_owned(),
            subject: Words::from(words::drill_subject(self.lesson.role())),
            board,
            clock: Pane { title: words::PANE_CLOCK.to_owned(), lines: self.clock() },
            time: words::minutes(self.time(shared)),
            middle_title: words::PANE_MOVES.to_owned(),
            middle: Middle::Score(score::rows(1, Color::White, moves)),
            message: Pane { title: words::drill_subject(self.lesson.role()).to_owned(), lines: self.message() },
            input,
        }
    }

    fn wakes_at(&self, shared: &Shared) -> Option<Duration> {
        let elapsed = shared.now.saturating_sub(self.started);
        let next = self.started + Duration::from_secs(elapsed.as_secs() + 1);
        self.ended.is_none().then_some(next)
    }
}
