//! A line to be typed or pasted: a position to be opened, or the name of a file to be written.

use etude_tui::key::Key;
use etude_tui::page::Middle;
use etude_tui::text::{Tone, Words};
use etude_tui::text_input::{Edit, TextInput};
use yonsan_rules::Board;

use super::analysis::AnalysisMode;
use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn};
use crate::train::position_text::{GivenPosition, Unread, path_of};
use crate::train::{Report, Task};
use crate::words::{self, say};

/// The longest line, in characters: all points of the board with a stroke and spaces, and a little more.
const MAX_LINE: usize = 1_000;

/// A line to be typed.
#[derive(Debug)]
pub struct FilesMode {
    /// What is to be written; `None` where something is to be opened.
    to_save: Option<GivenPosition>,
    input: TextInput,
    is_working: bool,
    /// The result of the last line.
    outcome: Option<(Tone, String)>,
}

impl FilesMode {
    /// Asks for a position.
    #[must_use]
    pub fn open() -> Self {
        Self { to_save: None, input: TextInput::new("").at_most(MAX_LINE), is_working: false, outcome: None }
    }

    /// Shows what is wrong with a line that was pasted elsewhere.
    #[must_use]
    pub fn refused(line: &str, unread: &Unread) -> Self {
        let mut mode = Self::open();
        mode.refuse(line, words::unread(unread));
        mode
    }

    /// Asks for the name of a file for a position.
    #[must_use]
    pub fn save(given: GivenPosition) -> Self {
        Self { to_save: Some(given), ..Self::open() }
    }

    /// Says why a line is not taken. It can be mended, and is replaced by what is typed.
    fn refuse(&mut self, line: &str, reason: String) {
        self.input = TextInput::proposal(line).at_most(MAX_LINE);
        self.outcome = Some((Tone::Bad, reason));
    }

    fn edit(&mut self, edit: &Edit) -> Turn {
        self.input.update(edit);
        self.outcome = None;
        Turn::Stay
    }

    fn confirm(&mut self) -> Turn {
        let line = self.input.text().trim().to_owned();
        if line.is_empty() {
            return Turn::Refuse(say().files_nothing());
        }
        self.is_working = true;
        Turn::of(Some(match &self.to_save {
            Some(given) => Task::Write(path_of(&line), given.clone()),
            None => Task::Read(line),
        }))
    }
}

impl Mode for FilesMode {
    fn keys(&self) -> Keys {
        keys::AT_LINE
    }

    fn help(&self) -> String {
        say().files_help()
    }

    fn page(&self, _desk: &Desk) -> Page {
        let (title, ask) = match self.to_save {
            Some(_) => (say().files_save_title(), say().files_save_ask()),
            None => (say().files_open_title(), say().files_open_ask()),
        };
        let mut task = vec![Words::from(ask), self.input.words(Tone::Title, "▏")];
        if self.is_working {
            task.push(Words::new(Tone::Quiet, say().thinking()));
        }
        task.extend(self.outcome.iter().map(|(tone, text)| Words::new(*tone, &**text)));
        Page { middle: Middle::Menu(Vec::new()), task_from: 1, task, ..Page::new(title) }
    }

    fn picture(&self) -> Picture {
        let position = self.to_save.as_ref().map(GivenPosition::position);
        Picture { is_example: true, ..Picture::of(position.as_ref().map_or(&Board::new(), |at| at.board())) }
    }

    fn obey(&mut self, command: Command, _desk: &mut Desk) -> Turn {
        if self.is_working {
            return Turn::Idle;
        }
        match command {
            Command::TakeLine => self.confirm(),
            Command::Delete => self.edit(&Edit::Erase),
            Command::Left => self.edit(&Edit::Left),
            Command::Right => self.edit(&Edit::Right),
            _ => Turn::Idle,
        }
    }

    fn typed(&mut self, key: Key, _desk: &mut Desk) -> Option<Turn> {
        let letter = key.character().filter(|_| !self.is_working)?;
        Some(self.edit(&Edit::Type(letter)))
    }

    fn paste(&mut self, text: &str, _desk: &mut Desk) -> Turn {
        if self.is_working { Turn::Idle } else { self.edit(&Edit::Paste(text.replace(['\r', '\n'], " "))) }
    }

    fn take(&mut self, report: &Report, _desk: &mut Desk) -> Turn {
        self.is_working = false;
        let line = self.input.text().to_owned();
        match report {
            Report::Read(Ok(given)) => return Turn::Replace(Box::new(AnalysisMode::of_given(given))),
            Report::Read(Err(unread)) => self.refuse(&line, words::unread(unread)),
            Report::Written(Ok(())) => self.outcome = Some((Tone::Good, say().files_written(line.trim()))),
            Report::Written(Err(unwritten)) => self.refuse(&line, words::unwritten(unwritten)),
            _ => {}
        }
        Turn::Stay
    }
}
