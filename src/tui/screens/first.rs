//! The first screen of a new player: four questions, and for one who knows the game an offer of puzzles to place them.

use std::iter::zip;

use super::{Destination, Screen, Step};
use crate::tui::action::Action;
use crate::tui::form::{Filled, Form, Row, named};
use crate::tui::keymap::{Command, Mode};
use crate::tui::layout::Emphasis;
use crate::tui::page::{Page, Pane, Tone, Words};
use crate::tui::shared::Shared;
use crate::words::{self, say};
use damier_app::Effect;
use damier_app::settings::{Experience, Face, LanguageName, Numbers, Settings};
use damier_rules::{AnyPosition, BoardSize, Variant};

/// The answers to how strong the player is.
const EXPERIENCES: [Experience; 3] = [Experience::Beginner, Experience::Club, Experience::Master];

/// The questions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Question {
    Variant,
    Experience,
    Language,
    Face,
    /// Whether to solve the placement puzzles now.
    Placement,
}

/// The screen.
pub struct First {
    form: Form<Question>,
    settings: Settings,
    /// Whether the questions are answered and the puzzles are offered.
    is_offer: bool,
}

impl First {
    /// The questions, with their usual answers.
    #[must_use]
    pub fn new(shared: &Shared) -> Self {
        let settings = shared.trainer.settings().clone();
        let face = if shared.is_plain() { Face::Plain } else { settings.face };
        let settings = Settings { experience: EXPERIENCES[0], face, ..settings };
        Self { form: Form::new(questions(&settings), say().first_begin()), settings, is_offer: false }
    }

    /// Takes an answer. The language changes at once, so that the other questions can be read.
    fn take(&mut self, question: Question, shared: &mut Shared) {
        match question {
            Question::Variant => self.settings.variant = self.form.pick(question, &Variant::ALL),
            Question::Experience => self.settings.experience = self.form.pick(question, &EXPERIENCES),
            Question::Language => self.settings.language = self.form.pick(question, &words::language_names()),
            Question::Face => self.settings.face = self.form.pick(question, Face::ALL),
            Question::Placement => return,
        }
        shared.set(self.settings.clone());
        let form = Form::new(questions(&self.settings), say().first_begin());
        self.form = form.at(question);
    }

    /// The settings that the answers make. A beginner reads the numbers of pieces off the board, as the lessons do.
    fn answered(&self) -> Settings {
        let is_new = self.settings.experience == Experience::Beginner;
        let numbers = if is_new { Numbers::Always } else { self.settings.numbers };
        Settings { numbers, ..self.settings.clone() }
    }

    /// The questions are answered: what comes next.
    fn done(&mut self, shared: &mut Shared) -> Step {
        if self.is_offer {
            let wants = self.form.pick(Question::Placement, &[true, false]);
            return Step::to(if wants { Destination::Puzzle } else { Destination::Home });
        }
        shared.set(self.answered());
        let effects = vec![Effect::Save(Box::new(self.answered()))];
        if self.settings.face == Face::Plain && !shared.is_plain() {
            // The program goes on in the other face.
            return Step { effects, quits: true, ..Step::default() };
        }
        if self.settings.experience == Experience::Beginner {
            return Step { effects, ..Step::to(Destination::FirstLesson) };
        }
        let answers = zip([true, false], [say().first_placement_now(), say().first_placement_later()]);
        let row = Row::choice(Question::Placement, say().first_placement_when(), answers, &true);
        (self.form, self.is_offer) = (Form::new(vec![row], say().first_go_on()), true);
        Step { effects, ..Step::default() }
    }

    fn message(&self) -> Vec<Words> {
        let mut lines = Vec::new();
        if self.is_offer {
            lines.push(Words::from(say().first_placement_help(PLACEMENT)));
        } else {
            lines.push(Words::from(self.form.chosen_row().map_or_else(String::new, |row| row.help().to_owned())));
            lines.push(Words::new(Tone::Quiet, say().first_how_to()));
        }
        lines
    }
}

/// How many rated puzzles place a player.
pub const PLACEMENT: u32 = 12;

fn questions(settings: &Settings) -> Vec<Row<Question>> {
    // At first the one spoken.
    let spoken = LanguageName::coded(&words::language());
    let languages = words::language_names().into_iter().map(|name| (name.clone(), words::language_choice(&name)));
    vec![
        Row::choice(
            Question::Variant,
            (say().first_variant(), say().first_variant_help()),
            named(&Variant::ALL, words::board_name),
            &settings.variant,
        ),
        Row::choice(
            Question::Experience,
            (say().first_experience(), say().first_experience_help()),
            named(&EXPERIENCES, words::experience),
            &settings.experience,
        ),
        Row::choice(
            Question::Language,
            (say().option_name("language"), say().option_help("language")),
            languages,
            &spoken,
        ),
        Row::choice(
            Question::Face,
            (say().option_name("face"), say().option_help("face")),
            named(Face::ALL, |face| say().face_choice(face)),
            &settings.face,
        ),
    ]
}

impl Screen for First {
    fn mode(&self) -> Mode {
        self.form.mode()
    }

    fn emphasis(&self, _shared: &Shared) -> Emphasis {
        self.form.emphasis()
    }

    fn board_size(&self) -> BoardSize {
        self.settings.variant.board_size()
    }

    fn update(&mut self, action: Action, shared: &mut Shared) -> Step {
        // Whoever leaves has answered too: the questions do not come back.
        if let Action::Do(Command::Home | Command::Cancel) = action {
            shared.set(self.answered());
            let effects = vec![Effect::Save(Box::new(self.answered()))];
            return Step { effects, ..Step::to(Destination::Home) };
        }
        match self.form.update(&action) {
            Filled::Changed(question) => self.take(question, shared),
            Filled::Done => return self.done(shared),
            Filled::Same => {}
        }
        Step::stay()
    }

    fn page(&self, shared: &Shared) -> Page {
        let (welcome, title) = if self.is_offer {
            (words::home_welcome(self.settings.variant)[0].clone(), say().first_placement())
        } else {
            (say().first_welcome(), say().first_questions())
        };
        Page {
            clock: Pane::new(say().home_clock(), vec![Words::from(welcome)]),
            middle_title: title,
            message: Pane::new(say().home_message(), self.message()),
            ..self.form.page(say().first_title(), shared.board(AnyPosition::start(self.settings.variant)))
        }
    }
}
