//! Entering a move: typed, with the cursor keys, or with the mouse, at any time.

use std::ops::ControlFlow;

use super::action::Action;
use super::cursor::Cursor;
use super::keymap::Command;
use super::page::{InputLine, Tone, Words};
use super::widgets::board::Mark;
use crate::words::{self, say};
use damier_rules::notation::{MoveError, SquareNames, read_move, write_move};
use damier_rules::{AnyPosition, BoardSize, Move, Square};
use etude_tui::text_input::TextInput;

/// Most legal moves listed by the preview.
const LISTED: usize = 8;
/// Maximum length of the typed text, in bytes.
const LONGEST: usize = 40;

/// Result of an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entered {
    /// The action was not about entering a move.
    Nothing,
    /// The entry changed, but is not a move yet.
    Pending,
    /// A legal move.
    Move(Move),
}

/// A move being entered.
#[derive(Clone, Debug)]
pub struct MoveEntry {
    cursor: Cursor,
    typed: String,
    /// The text typed before completion started, and the index of the completion shown.
    completing: Option<(String, usize)>,
    selected: Option<Square>,
    /// Squares that the move must touch, besides its origin.
    through: Vec<Square>,
    /// Where the mouse button was pressed.
    pressed: Option<Square>,
    problem: Option<String>,
    /// The piece that cannot go where it was sent, or cannot move at all.
    refused: Option<Square>,
}

impl MoveEntry {
    /// An empty entry.
    #[must_use]
    pub const fn new(size: BoardSize) -> Self {
        Self {
            cursor: Cursor::new(size),
            typed: String::new(),
            completing: None,
            selected: None,
            through: Vec::new(),
            pressed: None,
            problem: None,
            refused: None,
        }
    }

    /// Clears the entry; the cursor stays where it is.
    pub fn clear(&mut self) {
        *self = Self { cursor: self.cursor, ..Self::new(BoardSize::Ten) };
    }

    /// Whether nothing is entered.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.typed.is_empty() && self.selected.is_none() && self.problem.is_none()
    }

    /// The square of the piece selected to move.
    #[must_use]
    pub const fn selected(&self) -> Option<Square> {
        self.selected
    }

    /// The piece that cannot go where it was sent, or cannot move at all.
    #[must_use]
    pub const fn refused(&self) -> Option<Square> {
        self.refused
    }

    /// Whether the cursor is shown.
    #[must_use]
    pub fn has_cursor(&self) -> bool {
        self.cursor.square().is_some()
    }

    /// Clears the entry and hides the cursor, which reappears in the same place.
    pub fn put_away(&mut self) {
        self.clear();
        self.cursor.hide();
    }

    /// Handles an action in a position in which the player is to move.
    pub fn update(&mut self, action: &Action, position: &AnyPosition, turned: bool) -> Entered {
        match action {
            Action::Type(character) => self.write(&character.to_string()),
            Action::Paste(text) => self.write(text),
            Action::Press(square) => {
                self.pressed = Some(*square);
                self.cursor.jump(*square);
                return self.pick(*square, position);
            }
            Action::Drag(square) => {
                if self.pressed.is_none() || self.selected.is_none() {
                    return Entered::Nothing;
                }
                self.cursor.jump(*square);
                self.cursor.show();
            }
            Action::Release(square) => {
                // A drag ends on another square; a click was handled when the button was pressed.
                if self.pressed.take().is_some_and(|pressed| pressed != *square) && self.selected.is_some() {
                    self.cursor.jump(*square);
                    return self.pick(*square, position);
                }
            }
            Action::Do(Command::Erase) => self.erase(),
            Action::Do(Command::Complete) => self.complete(position),
            Action::Do(Command::Confirm) if !self.typed.is_empty() => return self.read(position),
            Action::Do(Command::Confirm) => match self.cursor.square() {
                Some(square) => return self.pick(square, position),
                None => self.cursor.show(),
            },
            Action::Do(Command::Cancel) if !self.is_empty() => self.clear(),
            Action::Do(command) if self.cursor.step(*command, turned) => {}
            _ => return Entered::Nothing,
        }
        Entered::Pending
    }

    /// Appends to the typed text, or replaces one that was rejected, and clears a move being entered in another way.
    fn write(&mut self, text: &str) {
        let is_rejected = self.problem.is_some();
        let mut typed = std::mem::take(&mut self.typed);
        if is_rejected {
            typed.clear();
        }
        typed.extend(text.chars().take(LONGEST.saturating_sub(typed.len())));
        self.clear();
        self.typed = typed;
    }

    /// The marked squares, most important first.
    #[must_use]
    pub fn marks(&self, position: &AnyPosition) -> Vec<(Square, Mark)> {
        let legal = position.legal_moves();
        let mut marks = Vec::new();
        if let Some(selected) = self.selected {
            marks
                .extend(self.cursor.square().filter(|&square| square != selected).map(|square| (square, Mark::Cursor)));
            marks.push((selected, Mark::Selected));
            marks.extend(self.targets(position, &legal).into_iter().map(|square| (square, Mark::Target)));
        } else {
            marks.extend(self.cursor.square().map(|square| (square, Mark::Cursor)));
            if position.must_capture() {
                marks.extend(legal.iter().map(|played| (played.from, Mark::MustCapture)));
            }
        }
        marks
    }

    /// The input line, with a preview of the moves that the text may become.
    #[must_use]
    pub fn input_line(&self, position: &AnyPosition) -> InputLine {
        InputLine { prompt: say().prompt_move(), typed: TextInput::new(&self.typed), preview: self.preview(position) }
    }

    /// The typed text.
    #[must_use]
    pub fn typed(&self) -> &str {
        &self.typed
    }

    /// Why the text that was typed last is no move.
    #[must_use]
    pub fn rejected(&self) -> Option<&str> {
        self.problem.as_deref()
    }

    /// What is wrong with the entry so far.
    #[must_use]
    pub fn problem(&self, position: &AnyPosition) -> Option<String> {
        let is_dead_end = || !self.typed.is_empty() && completions(position, &self.typed).is_empty();
        // A text that is not a move yet is not an error.
        let error = || match read_move(position, &self.typed) {
            Ok(_) | Err(MoveError::Unreadable { .. }) => None,
            Err(error) => Some(words::typed_move_error(&error)),
        };
        self.problem.clone().or_else(|| if is_dead_end() { error() } else { None })
    }

    fn preview(&self, position: &AnyPosition) -> Words {
        if self.typed.is_empty() {
            return match self.selected {
                Some(_) if !self.through.is_empty() => Words::new(Tone::Notice, say().which_way()),
                _ => Words::new(Tone::Quiet, say().input_hint()),
            };
        }
        let base = self.completing.as_ref().map_or(self.typed.as_str(), |(base, _)| base);
        let found = completions(position, base);
        match read_move(position, &self.typed) {
            Ok(played) if found.len() <= 1 => {
                return Words::new(Tone::Quiet, say().entry_plays(write_move(position, played)));
            }
            Err(_) if found.is_empty() => return Words::new(Tone::Bad, say().no_such_move()),
            _ => {}
        }
        let listed = words::list(found.iter().take(LISTED).cloned());
        let legal = if found.len() > LISTED { say().entry_legal_more(listed) } else { say().entry_legal(listed) };
        Words::new(Tone::Quiet, legal)
    }

    fn erase(&mut self) {
        let mut typed = std::mem::take(&mut self.typed);
        typed.pop();
        self.clear();
        self.typed = typed;
    }

    /// Replaces the typed text by the next completion.
    fn complete(&mut self, position: &AnyPosition) {
        let (base, shown) = match self.completing.take() {
            Some((base, shown)) => (base, shown + 1),
            None => (self.typed.clone(), 0),
        };
        let found = completions(position, &base);
        if let Some(text) = found.get(shown % found.len().max(1)) {
            self.typed.clone_from(text);
            self.completing = Some((base, shown));
        }
        self.problem = None;
        self.refused = None;
        self.selected = None;
        self.through.clear();
    }

    fn read(&mut self, position: &AnyPosition) -> Entered {
        match read_move(position, &self.typed) {
            Ok(played) => {
                self.clear();
                Entered::Move(played)
            }
            Err(error) => {
                self.problem = Some(words::typed_move_error(&error));
                Entered::Pending
            }
        }
    }

    /// Handles a square that was clicked or confirmed with the cursor.
    fn pick(&mut self, square: Square, position: &AnyPosition) -> Entered {
        self.typed.clear();
        self.completing = None;
        self.problem = None;
        self.refused = None;
        let legal = position.legal_moves();
        let Some(selected) = self.selected else {
            return self.select(square, position, &legal);
        };
        self.through.push(square);
        let candidates = self.candidates(position, &legal);
        let mut ending: Vec<Move> = candidates.iter().copied().filter(|played| played.to == square).collect();
        if ending.len() != 1 {
            ending = candidates;
        }
        match ending[..] {
            [played] => {
                self.clear();
                Entered::Move(played)
            }
            [] => {
                self.through.clear();
                self.selected = None;
                if square == selected {
                    return Entered::Pending;
                }
                let origin = name(position, selected);
                let entered = self.select(square, position, &legal);
                if self.selected.is_none() {
                    self.problem = Some(say().cannot_reach(origin, name(position, square)));
                    self.refused = Some(selected);
                }
                entered
            }
            _ => Entered::Pending,
        }
    }

    fn select(&mut self, square: Square, position: &AnyPosition, legal: &[Move]) -> Entered {
        if legal.iter().any(|played| played.from == square) {
            self.selected = Some(square);
        } else {
            self.problem = match position.piece_at(square) {
                None => None,
                Some(piece) if piece.color != position.side_to_move() => Some(words::to_move(position.side_to_move())),
                Some(_) if position.must_capture() => Some(say().must_capture(squares(position, legal))),
                Some(_) => Some(say().cannot_move(name(position, square))),
            };
            self.refused = self.problem.is_some().then_some(square);
        }
        Entered::Pending
    }

    /// The legal moves that fit the squares chosen so far.
    fn candidates(&self, position: &AnyPosition, legal: &[Move]) -> Vec<Move> {
        let passes = |played: Move| {
            position
                .visit_routes(played, |route| {
                    let fits = self.through.iter().all(|square| route.contains(square));
                    if fits { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                })
                .is_break()
        };
        let from_here = legal.iter().copied().filter(|played| Some(played.from) == self.selected);
        from_here.filter(|&played| passes(played)).collect()
    }

    /// Squares to choose next: the ends of the selected piece's moves, or the squares on their routes once only the route
    /// is undecided.
    fn targets(&self, position: &AnyPosition, legal: &[Move]) -> Vec<Square> {
        let candidates = self.candidates(position, legal);
        if self.through.is_empty() {
            return candidates.iter().map(|played| played.to).collect();
        }
        let mut targets = Vec::new();
        for played in candidates {
            let _: ControlFlow<()> = position.visit_routes(played, |route| {
                for square in &route[1..] {
                    if !targets.contains(square) && !self.through.contains(square) {
                        targets.push(*square);
                    }
                }
                ControlFlow::Continue(())
            });
        }
        targets
    }
}

/// The squares from which pieces can move, as a list in words.
fn squares(position: &AnyPosition, legal: &[Move]) -> String {
    let mut origins: Vec<Square> = legal.iter().map(|played| played.from).collect();
    origins.sort_unstable();
    origins.dedup();
    words::list(origins.iter().map(|&square| name(position, square)))
}

/// The name of a square in the variant.
fn name(position: &AnyPosition, square: Square) -> String {
    SquareNames::of(position.variant()).text(square).to_string()
}

/// The legal moves that start with the typed text, in notation and sorted.
fn completions(position: &AnyPosition, typed: &str) -> Vec<String> {
    let legal = position.legal_moves();
    let mut found: Vec<String> =
        legal.iter().map(|&played| write_move(position, played)).filter(|written| begins(written, typed)).collect();
    found.sort_unstable();
    found
}

/// Whether a written move starts with the typed text, in full or in short notation: `c3-d4` or `cd4`.
fn begins(written: &str, typed: &str) -> bool {
    let shortened = written.starts_with(|letter: char| letter.is_ascii_alphabetic()).then(|| {
        let rest = written[1..].trim_start_matches(|letter: char| letter.is_ascii_digit());
        format!("{}{rest}", &written[..1])
    });
    begins_fully(written, typed) || shortened.is_some_and(|shortened| begins_fully(&shortened, typed))
}

/// Whether a written move starts with the typed text. The separator of the squares may differ or be missing.
fn begins_fully(written: &str, typed: &str) -> bool {
    let is_between = |character: char| matches!(character, '-' | 'x' | 'X' | ':' | ' ');
    let typed = typed.trim_start().to_ascii_lowercase();
    let typed = typed.strip_prefix('k').unwrap_or(&typed);
    if !typed.contains(is_between) {
        let joined: String = written.chars().filter(|&character| !is_between(character)).collect();
        return joined.starts_with(typed);
    }
    // A capture sign fits captures only; a dash fits every move.
    if typed.contains(['x', ':']) && !written.contains(['x', ':']) {
        return false;
    }
    let mut squares = written.split(is_between);
    let mut given = typed.split(is_between).filter(|part| !part.is_empty()).peekable();
    let ends_open = typed.ends_with(is_between);
    while let Some(part) = given.next() {
        let is_whole = given.peek().is_some() || ends_open;
        let fits =
            squares.next().is_some_and(|square| if is_whole { square == part } else { square.starts_with(part) });
        if !fits {
            return false;
        }
    }
    true
}

#[cfg(test)]
mod tests;
