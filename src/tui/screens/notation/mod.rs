//! Notation: a form chooses what to train, then come the questions, then the results.

mod board;
mod panes;
mod results;
mod setup;

use std::time::Duration;

use super::{Destination, Screen, Step};
use crate::tui::action::Action;
use crate::tui::cursor::Cursor;
use crate::tui::entry::{Entered, MoveEntry};
use crate::tui::form::{Filled, Form};
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::Emphasis;
use crate::tui::page::{Page, Words};
use crate::tui::shared::Shared;
use crate::words::{self, say};
use damier_app::Running;
use damier_rules::{BoardSize, Square, Variant};
use damier_train::notation::trend::Trend;
use damier_train::notation::{
    Ask, NotAnAnswer, NotationAct, NotationPhase, NotationQuestion, NotationResponse, NotationSession, Skill,
};
use etude_tui::text_input::{Edit, TextInput};

/// Maximum length of a typed answer, in characters.
const LONGEST: usize = 40;
/// Enter and Esc are ignored this long after the time ran out: they may be meant for the last question.
const LATE: Duration = Duration::from_secs(1);

/// The screen of notation.
pub struct Notation {
    form: Form<setup::NotationField>,
    variant: Variant,
    /// `None` while the form is shown.
    training: Option<Training>,
}

/// A session and the answer being entered.
struct Training {
    run: Running<NotationSession>,
    cursor: Cursor,
    entry: MoveEntry,
    typed: TextInput,
    /// Why the typed text is not an answer.
    problem: Option<NotAnAnswer>,
    /// Index of the selected choice; none is selected at first.
    chosen: Option<usize>,
    /// When the time ran out.
    ran_out: Option<Duration>,
    /// Earlier sessions of this kind.
    before: Option<Trend>,
}

impl Training {
    fn new(shared: &mut Shared) -> Self {
        let settings = shared.notation.settings;
        let session = NotationSession::begin(settings, &mut shared.trainer.world());
        let before = session.earlier(shared.trainer.history().attempts());
        let size = settings.variant.board_size();
        let mut cursor = Cursor::new(size);
        cursor.show();
        let entry = MoveEntry::new(size);
        let run = Running::new(session);
        Self { run, cursor, entry, typed: empty_answer(), problem: None, chosen: None, ran_out: None, before }
    }

    const fn session(&self) -> &NotationSession {
        self.run.lesson()
    }

    fn skill(&self) -> Skill {
        self.session().settings.skill
    }

    /// Whether the answer is a sign, which may be any character.
    fn writes_sign(&self) -> bool {
        self.is_asking()
            && matches!(self.session().question(), Some(NotationQuestion::Sign { ask: Ask::WhichSign, .. }))
    }

    fn is_asking(&self) -> bool {
        self.session().phase == NotationPhase::Asking
    }

    /// The choices, if the question offers any.
    fn options(&self) -> Vec<NotationResponse> {
        match self.session().question() {
            Some(NotationQuestion::Contents { .. }) => words::CONTENTS.map(NotationResponse::Contents).to_vec(),
            Some(NotationQuestion::Sign { ask: Ask::WhatItMeans, options, .. }) => {
                options.map(NotationResponse::Sign).to_vec()
            }
            _ => Vec::new(),
        }
    }

    fn act(&mut self, act: NotationAct, shared: &mut Shared) -> Step {
        Step { effects: self.run.act(act, &mut shared.trainer), ..Step::default() }
    }

    fn answer(&mut self, given: NotationResponse, shared: &mut Shared) -> Step {
        self.clear();
        self.act(NotationAct::Answer(given), shared)
    }

    fn answer_text(&mut self, shared: &mut Shared) -> Step {
        let step = self.act(NotationAct::Write(self.typed.text().to_owned()), shared);
        self.problem = self.session().problem().cloned();
        if self.problem.is_none() {
            self.clear();
        }
        step
    }

    /// Clears the entered answer.
    fn clear(&mut self) {
        self.typed = empty_answer();
        self.problem = None;
        self.chosen = None;
        self.entry.clear();
    }

    /// Handles an action while a question is open.
    fn enter(&mut self, action: &Action, shared: &mut Shared) -> Step {
        match self.skill() {
            Skill::FindSquare => self.point(action, shared),
            Skill::NameSquare | Skill::WriteMove => self.write(action, shared),
            Skill::Signs if self.writes_sign() => self.write(action, shared),
            Skill::MakeMove => self.make(action, shared),
            Skill::Blind | Skill::Signs => self.choose(action, shared),
        }
    }

    fn point(&mut self, action: &Action, shared: &mut Shared) -> Step {
        let given = match action {
            Action::Press(square) => Some(*square),
            Action::Do(Command::Confirm) => self.cursor.square(),
            Action::Do(command) => {
                self.cursor.step(*command, shared.turned);
                None
            }
            _ => None,
        };
        given.map_or_else(Step::stay, |square: Square| self.answer(NotationResponse::Square(square), shared))
    }

    fn make(&mut self, action: &Action, shared: &mut Shared) -> Step {
        let Some(NotationQuestion::Move { position, .. }) = self.run.lesson().question() else { return Step::stay() };
        match self.entry.update(action, position, shared.turned) {
            Entered::Move(played) => self.answer(NotationResponse::Move(played), shared),
            _ => Step::stay(),
        }
    }

    fn write(&mut self, action: &Action, shared: &mut Shared) -> Step {
        // The next key replaces a rejected answer.
        if self.problem.is_some() && matches!(action, Action::Type(_) | Action::Paste(_)) {
            self.typed = empty_answer();
        }
        // Answers consist of these characters only.
        let is_answer = |character: char| character.is_ascii_graphic() || character == ' ';
        let is_changed = match action {
            Action::Do(Command::Confirm) if !self.typed.text().trim().is_empty() => return self.answer_text(shared),
            Action::Type(character) if !is_answer(*character) => false,
            Action::Paste(text) => {
                self.typed.update(&Edit::Paste(text.chars().filter(|&character| is_answer(character)).collect()))
            }
            action => action.edit(&mut self.typed),
        };
        if is_changed {
            self.problem = None;
        }
        Step::stay()
    }

    fn choose(&mut self, action: &Action, shared: &mut Shared) -> Step {
        let mut options = self.options();
        let chosen = match action {
            Action::Type(digit) => digit.to_digit(10).and_then(|digit| usize::try_from(digit).ok()?.checked_sub(1)),
            Action::Choose(line) => Some(*line),
            Action::Do(Command::Confirm) => self.chosen,
            Action::Do(Command::Up) => {
                self.chosen = Some(self.chosen.unwrap_or(options.len()).saturating_sub(1));
                None
            }
            Action::Do(Command::Down) => {
                self.chosen = Some(self.chosen.map_or(0, |chosen| (chosen + 1).min(options.len().saturating_sub(1))));
                None
            }
            _ => None,
        };
        match chosen.filter(|&chosen| chosen < options.len()) {
            Some(chosen) => self.answer(options.swap_remove(chosen), shared),
            None => Step::stay(),
        }
    }

    /// Whether the time ran out so recently that a key may still be meant for the last question, so that it must not
    /// start the next session.
    fn is_late(&self, now: Duration) -> bool {
        self.ran_out.is_some_and(|ran_out| now < ran_out + LATE)
    }

    /// Whether there is an entered answer to clear.
    fn has_entered(&self) -> bool {
        !self.typed.text().is_empty() || self.problem.is_some() || !self.entry.is_empty()
    }
}

fn empty_answer() -> TextInput {
    TextInput::new("").at_most(LONGEST)
}

/// The text of a choice.
fn option_text(option: &NotationResponse) -> String {
    match option {
        NotationResponse::Contents(piece) => say().contents(words::contents_key(*piece)),
        NotationResponse::Sign(sign) => say().sign_meaning(words::sign_key(*sign)),
        _ => String::new(),
    }
}

impl Notation {
    pub fn new(shared: &mut Shared) -> Self {
        let variant = shared.trainer.settings().variant;
        shared.notation.settings.variant = variant;
        let form = Form::new(shared.notation.rows(shared.turned), say().notation_start());
        Self { form, variant, training: None }
    }

    fn fill_in(&mut self, action: &Action, shared: &mut Shared) -> Step {
        if matches!(action, Action::Do(Command::Home | Command::Cancel)) {
            return Step::to(Destination::Home);
        }
        match self.form.update(action) {
            Filled::Changed(field) => {
                shared.notation.take(field, &self.form, &mut shared.turned);
                self.form.show(shared.notation.rows(shared.turned));
            }
            Filled::Done => self.training = Some(Training::new(shared)),
            Filled::Same => {}
        }
        Step::stay()
    }

    fn train(&mut self, action: &Action, shared: &mut Shared) -> Step {
        let Some(training) = &mut self.training else { return Step::stay() };
        let was_over = training.session().phase == NotationPhase::Over;
        let mut effects = training.run.tick(&mut shared.trainer);
        let phase = training.session().phase;
        if phase == NotationPhase::Over && !was_over {
            training.clear();
            training.ran_out = Some(shared.trainer.now().run);
        }
        let step = match (action, phase) {
            (Action::Do(Command::Home), _) => Step::to(Destination::Home),
            (Action::Do(Command::Confirm | Command::Cancel), NotationPhase::Over)
                if training.is_late(shared.trainer.now().run) =>
            {
                Step::stay()
            }
            (Action::Do(Command::Retry), _) | (Action::Do(Command::Confirm | Command::Next), NotationPhase::Over) => {
                self.training = Some(Training::new(shared));
                Step::stay()
            }
            (Action::Do(Command::Cancel), _) if training.has_entered() => {
                training.clear();
                Step::stay()
            }
            (Action::Do(Command::Cancel), _)
                if phase == NotationPhase::Over || training.session().outcomes.is_empty() =>
            {
                *self = Self::new(shared);
                Step::stay()
            }
            (Action::Do(Command::Cancel), _) => training.act(NotationAct::End, shared),
            (Action::Do(Command::Solution), NotationPhase::Asking) => {
                training.answer(NotationResponse::Nothing, shared)
            }
            (action, NotationPhase::Asking) => training.enter(action, shared),
            (Action::Do(Command::Left), NotationPhase::Reading) => training.act(NotationAct::Back, shared),
            (
                Action::Do(Command::Confirm | Command::Next | Command::Right)
                | Action::Type(' ')
                | Action::Press(_)
                | Action::Choose(_),
                NotationPhase::Reading | NotationPhase::Corrected | NotationPhase::Revealed,
            ) => training.act(NotationAct::Advance, shared),
            _ => Step::stay(),
        };
        effects.extend(step.effects);
        Step { effects, ..step }
    }
}

impl Screen for Notation {
    fn mode(&self) -> Mode {
        match &self.training {
            None => self.form.mode(),
            Some(training) if training.writes_sign() => Mode::Text,
            Some(training) if matches!(training.skill(), Skill::FindSquare | Skill::MakeMove) => Mode::Notation,
            Some(_) => Mode::NotationTyped,
        }
    }

    fn can(&self, command: Command) -> bool {
        let Some(training) = &self.training else { return true };
        match command {
            Command::Next => !training.is_asking(),
            Command::Solution => training.is_asking(),
            _ => true,
        }
    }

    fn board_size(&self) -> BoardSize {
        self.variant.board_size()
    }

    fn emphasis(&self, _shared: &Shared) -> Emphasis {
        let Some(training) = &self.training else { return self.form.emphasis() };
        if training.session().phase == NotationPhase::Over || !training.options().is_empty() {
            Emphasis::Middle
        } else {
            Emphasis::Message
        }
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        if self.training.is_some() { self.train(&action, shared) } else { self.fill_in(&action, shared) }
    }

    fn page(&self, shared: &Shared) -> Page {
        match &self.training {
            None => panes::setup_page(&self.form, shared),
            Some(training) => panes::page(training, shared),
        }
    }

    fn parting(&self, _shared: &Shared) -> Vec<Words> {
        let going_on = |training: &&Training| training.session().phase != NotationPhase::Over;
        self.training.as_ref().filter(going_on).map(results::parting).unwrap_or_default()
    }

    fn wakes_at(&self, shared: &Shared) -> Option<Duration> {
        let training = self.training.as_ref()?;
        let frame = board::next_frame(training, shared.trainer.now().run);
        [training.run.wakes_at(&shared.trainer), frame].into_iter().flatten().min()
    }
}
