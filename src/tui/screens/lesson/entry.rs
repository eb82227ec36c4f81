//! Entering a move that need not be legal: a lesson says why it is not. Unlike [`MoveEntry`](crate::tui::entry::MoveEntry),
//! it shows neither which pieces can move nor where to.

use crate::tui::action::Action;
use crate::tui::cursor::Cursor;
use crate::tui::keymap::Command;
use crate::tui::page::{InputLine, Tone, Words};
use crate::tui::widgets::board::Mark;
use crate::words::say;
use damier_rules::notation::{MoveError, SquareNames, read_move};
use damier_rules::{AnyPosition, BoardSize, Color, Move, Square};
use etude_tui::text_input::TextInput;

/// Maximum length of the typed text, in characters.
const LONGEST: usize = 40;

/// Result of an action.
#[derive(Clone, Debug, PartialEq)]
pub enum EnteredAnswer {
    /// Nothing complete.
    Nothing,
    /// A move, or why it is none.
    Move(Result<Move, MoveError>),
}

/// A move being entered.
pub struct LessonEntry {
    pub(super) cursor: Cursor,
    typed: TextInput,
    /// The squares chosen so far, the origin first.
    squares: Vec<Square>,
    /// Whether a square without a piece of the side to move was chosen first.
    is_foreign: bool,
    pressed: Option<Square>,
}

impl LessonEntry {
    /// An empty entry.
    pub fn new(size: BoardSize) -> Self {
        let typed = TextInput::new("").at_most(LONGEST);
        Self { cursor: Cursor::new(size), typed, squares: Vec::new(), is_foreign: false, pressed: None }
    }

    /// Clears it; the cursor stays.
    pub fn clear(&mut self) {
        self.typed = TextInput::new("").at_most(LONGEST);
        self.squares.clear();
        self.is_foreign = false;
    }

    /// Whether nothing is entered.
    pub fn is_empty(&self) -> bool {
        self.typed.text().is_empty() && self.squares.is_empty()
    }

    /// Handles an action.
    pub fn update(&mut self, action: &Action, position: &AnyPosition, turned: bool) -> EnteredAnswer {
        match action {
            Action::Type(_) | Action::Paste(_) => {
                self.squares.clear();
                self.is_foreign = false;
                action.edit(&mut self.typed);
            }
            Action::Do(Command::Erase) if self.typed.text().is_empty() => self.clear(),
            Action::Do(Command::Erase) => {
                action.edit(&mut self.typed);
            }
            Action::Do(Command::Confirm) if !self.typed.text().trim().is_empty() => {
                let read = read_move(position, self.typed.text());
                self.clear();
                return EnteredAnswer::Move(read);
            }
            Action::Do(Command::Confirm) => match self.cursor.square() {
                Some(square) => return self.pick(square, position),
                None => self.cursor.show(),
            },
            Action::Press(square) => {
                self.pressed = Some(*square);
                self.cursor.jump(*square);
                return self.pick(*square, position);
            }
            Action::Release(square) if self.ends_drag(*square) => {
                self.cursor.jump(*square);
                return self.pick(*square, position);
            }
            Action::Do(command) => {
                self.cursor.step(*command, turned);
            }
            _ => {}
        }
        EnteredAnswer::Nothing
    }

    /// Whether a drag ends here: on another square than it began, for a click was handled when the button was pressed.
    fn ends_drag(&mut self, square: Square) -> bool {
        self.pressed.take().is_some_and(|pressed| pressed != square) && !self.squares.is_empty()
    }

    /// Handles typing that is no move; returns the text once it is confirmed.
    pub fn update_text(&mut self, action: &Action) -> Option<String> {
        match action {
            Action::Do(Command::Confirm) if !self.typed.text().trim().is_empty() => {
                let text = self.typed.text().to_owned();
                self.clear();
                return Some(text);
            }
            Action::Type(_) | Action::Paste(_) | Action::Do(Command::Erase) => {
                action.edit(&mut self.typed);
            }
            _ => {}
        }
        None
    }

    /// The typed square, if the board has it; the entry is empty afterwards.
    pub fn take_square(&mut self, position: &AnyPosition) -> Option<Square> {
        let square = SquareNames::of(position.variant()).read(self.typed.text());
        self.clear();
        square
    }

    /// The input line for typing that is no move.
    pub fn text_line(&self, hint: String) -> InputLine {
        let preview = if self.typed.text().is_empty() { hint } else { String::new() };
        let preview = Words::new(Tone::Quiet, preview);
        InputLine { prompt: say().prompt_answer(), typed: self.typed.clone(), preview }
    }

    /// Handles a square: first the piece, then the squares it goes to.
    fn pick(&mut self, square: Square, position: &AnyPosition) -> EnteredAnswer {
        self.typed = TextInput::new("").at_most(LONGEST);
        let is_own = position.piece_at(square).is_some_and(|piece| piece.color == position.side_to_move());
        self.is_foreign = false;
        match self.squares.first() {
            // A capture may end where it began.
            Some(&first) if first == square && !ends_at(position, first, square) => self.squares.clear(),
            Some(&first) if is_own && first != square => self.squares = vec![square],
            Some(_) => {
                self.squares.push(square);
                return self.complete(position);
            }
            None if is_own => self.squares.push(square),
            None => self.is_foreign = true,
        }
        EnteredAnswer::Nothing
    }

    /// The move through the chosen squares, unless it is a capture that goes on from the last of them.
    fn complete(&mut self, position: &AnyPosition) -> EnteredAnswer {
        let (first, last) = (self.squares[0], self.squares[self.squares.len() - 1]);
        let legal = position.legal_moves();
        let passes = |played: &Move| {
            played.from == first
                && position.routes(*played).iter().any(|route| self.squares.iter().all(|square| route.contains(square)))
        };
        let fitting: Vec<Move> = legal.into_iter().filter(passes).collect();
        let ending: Vec<Move> = fitting.iter().copied().filter(|played| played.to == last).collect();
        let read = match (&ending[..], &fitting[..]) {
            ([played], _) => Ok(*played),
            ([], [_, ..]) => return EnteredAnswer::Nothing,
            _ => {
                let names = SquareNames::of(position.variant());
                let squares: Vec<String> = self.squares.iter().map(|&square| names.text(square).to_string()).collect();
                read_move(position, &squares.join(if squares.len() > 2 { "x" } else { "-" }))
            }
        };
        self.clear();
        EnteredAnswer::Move(read)
    }

    /// The marks of the chosen squares and the cursor.
    pub fn marks(&self) -> Vec<(Square, Mark)> {
        let mut marks: Vec<(Square, Mark)> = self.squares.iter().map(|&square| (square, Mark::Selected)).collect();
        marks.extend(self.cursor.square().map(|square| (square, Mark::Cursor)));
        marks
    }

    /// The input line.
    pub fn input_line(&self, position: &AnyPosition) -> InputLine {
        let preview = match self.squares.last() {
            Some(&square) => say().course_from(SquareNames::of(position.variant()).text(square).to_string()),
            None if self.is_foreign && position.side_to_move() == Color::White => say().course_choose_own(),
            None if self.is_foreign => say().course_choose_own_black(),
            None if self.typed.text().is_empty() => say().input_hint(),
            None => String::new(),
        };
        let tone = if self.is_foreign { Tone::Notice } else { Tone::Quiet };
        InputLine { prompt: say().prompt_move(), typed: self.typed.clone(), preview: Words::new(tone, preview) }
    }
}

/// Whether a move from one square ends on another.
fn ends_at(position: &AnyPosition, from: Square, to: Square) -> bool {
    position.legal_moves().iter().any(|played| (played.from, played.to) == (from, to))
}
