//! The first screen of a new player: four questions.

use etude_store::settings::turned;
use etude_tui::page::Middle;
use etude_tui::text::{Tone, Words};

use super::options::{Row, lines};
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn, move_in};
use crate::settings::{FaceChoice, LanguageChoice, NotationChoice, Rules, Settings};
use crate::words::{self, say};

/// The languages to choose from: at first the one spoken.
const LANGUAGES: [LanguageChoice; 2] = [LanguageChoice::English, LanguageChoice::Chinese];

/// The line that begins.
const BEGIN: usize = 4;

/// The questions of a new player, with the chosen line.
#[derive(Debug)]
pub struct First {
    answers: Settings,
    chosen: usize,
}

impl First {
    /// The questions, with their usual answers.
    #[must_use]
    pub fn new(desk: &Desk) -> Self {
        Self { answers: desk.settings.clone(), chosen: 0 }
    }

    /// The language that is spoken, unless another was chosen.
    fn language(&self) -> LanguageChoice {
        match self.answers.language {
            LanguageChoice::Auto if words::is_chinese() => LanguageChoice::Chinese,
            LanguageChoice::Auto => LanguageChoice::English,
            chosen => chosen,
        }
    }

    fn rows(&self) -> [Row; BEGIN] {
        let row = |name: &str, value| Row { name: say().first_ask(name), value, help: say().first_help(name) };
        [
            row("language", words::language_choice(self.language())),
            row("rules", words::rules(self.answers.rules.set())),
            row("notation", words::notation_choice(self.answers.notation)),
            row("face", say().face(self.answers.face.as_ref())),
        ]
    }

    /// Changes an answer. The language changes at once, so that the other questions can be read.
    fn change(&mut self, is_next: bool, desk: &mut Desk) -> Turn {
        let answers = &mut self.answers;
        match self.chosen {
            0 => {
                let language = turned(&LANGUAGES, self.language(), is_next);
                self.answers.language = language;
                desk.settings.language = language;
            }
            1 => answers.rules = turned(Rules::ALL, answers.rules, is_next),
            2 => answers.notation = turned(NotationChoice::ALL, answers.notation, is_next),
            3 => answers.face = turned(FaceChoice::ALL, answers.face, is_next),
            _ => return Turn::Idle,
        }
        Turn::Stay
    }
}

impl Mode for First {
    fn keys(&self) -> Keys {
        keys::AT_SETUP
    }

    fn help(&self) -> String {
        say().first_how_to()
    }

    fn page(&self, _desk: &Desk) -> Page {
        let rows = self.rows();
        let mut middle = lines(&rows, self.chosen);
        middle.push(Words::choice(&say().first_begin(), self.chosen == BEGIN));
        let help = rows.get(self.chosen).map_or_else(|| say().first_help("begin"), |row| row.help.clone());
        Page {
            state: vec![Words::from(say().first_welcome())],
            middle: Middle::Menu(middle),
            task: vec![Words::from(help), Words::new(Tone::Quiet, say().first_how_to())],
            ..Page::new(say().first_title())
        }
    }

    fn picture(&self) -> Picture {
        Picture::example()
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        match command {
            Command::Confirm | Command::Next if self.chosen == BEGIN => {
                desk.settings = self.answers.clone();
                if self.answers.face == FaceChoice::Plain { Turn::Lines(Box::new(Turn::Close)) } else { Turn::Close }
            }
            Command::Choose(line) if line <= BEGIN => {
                self.chosen = line;
                if line == BEGIN { self.obey(Command::Confirm, desk) } else { self.change(true, desk) }
            }
            // Enter answers a question and goes on to the next.
            Command::Confirm => move_in(&mut self.chosen, BEGIN + 1, Command::Down),
            Command::Right => self.change(true, desk),
            Command::Left => self.change(false, desk),
            _ => move_in(&mut self.chosen, BEGIN + 1, command),
        }
    }

    /// Whoever leaves has answered, too: the questions do not come back.
    fn leave(&mut self, desk: &mut Desk) {
        desk.settings = self.answers.clone();
    }
}
