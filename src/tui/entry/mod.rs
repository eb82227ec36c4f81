//! Entering a move: typed, with the cursor keys, or with the mouse; all three at any time.

use std::ops::ControlFlow;

use super::action::Action;
use super::cursor::Cursor;
use super::keymap::Command;
use super::page::{InputLine, Tone, Words};
use super::text_input::TextInput;
use super::widgets::board::Mark;
use crate::words;
use damier_rules::notation::{MoveError, SquareNames, read_move, write_move};
use damier_rules::{AnyPosition, BoardSize, Move, Square};

/// How many legal moves a preview lists.
const LISTED: usize = 8;
/// The longest text that can be typed.
const LONGEST: usize = 40;

/// What came of an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entered {
    /// The action has nothing to do with entering moves.
    Nothing,
    /// Something changed, but there is no move yet.
    Pending,
    /// A legal move.
    Move(Move),
}

/// A move in the making.
#[derive(Clone, Debug)]
pub struct MoveEntry {
    cursor: Cursor,
    typed: String,
    /// What was typed before the completions were walked through, and the one that is shown.
    completing: Option<(String, usize)>,
    selected: Option<Square>,
    /// Squares that the move has to touch, beside its origin.
    through: Vec<Square>,
    /// Where the mouse button went down.
    pressed: Option<Square>,
    problem: Option<String>,
}

impl MoveEntry {
    /// Nothing entered yet.
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
        }
    }

    /// Forgets what was entered; the cursor stays where it is.
    pub fn clear(&mut self) {
        *self = Self { cursor: self.cursor, ..Self::new(BoardSize::Ten) };
    }

    /// Whether there is anything to forget.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.typed.is_empty() && self.selected.is_none() && self.problem.is_none()
    }

    /// The piece that is chosen to move.
    #[must_use]
    pub const fn selected(&self) -> Option<Square> {
        self.selected
    }

    /// Whether the cursor is on the board.
    #[must_use]
    pub fn has_cursor(&self) -> bool {
        self.cursor.square().is_some()
    }

    /// Forgets what was entered and takes the cursor off the board; it comes back to where it was.
    pub fn put_away(&mut self) {
        self.clear();
        self.cursor.hide();
    }

    /// Takes an action in a position in which the player is to move.
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
                // A drag ends elsewhere than it began; a click has done its work when the button went down.
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

    /// Adds to what is typed, which ends every other way of entering the move.
    fn write(&mut self, text: &str) {
        let mut typed = std::mem::take(&mut self.typed);
        typed.extend(text.chars().take(LONGEST.saturating_sub(typed.len())));
        self.clear();
        self.typed = typed;
    }

    /// The squares to mark, the most important first.
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

    /// The line for typing, with what the typed text may become.
    #[must_use]
    pub fn input_line(&self, position: &AnyPosition) -> InputLine {
        InputLine {
            prompt: words::PROMPT_MOVE.to_owned(),
            typed: TextInput::new(&self.typed),
            preview: self.preview(position),
        }
    }

    /// What is wrong with what was entered so far.
    #[must_use]
    pub fn problem(&self, position: &AnyPosition) -> Option<String> {
        let is_dead_end = || !self.typed.is_empty() && completions(position, &self.typed).is_empty();
        // While it is no move yet, there is nothing to say against it.
        let error = || match read_move(position, &self.typed) {
            Ok(_) | Err(MoveError::Unreadable { .. }) => None,
            Err(error) => Some(words::typed_move_error(&error)),
        };
        self.problem.clone().or_else(|| if is_dead_end() { error() } else { None })
    }

    fn preview(&self, position: &AnyPosition) -> Words {
        if self.typed.is_empty() {
            return match self.selected {
                Some(_) if !self.through.is_empty() => Words::new(Tone::Notice, words::WHICH_WAY),
                _ => Words::new(Tone::Quiet, words::INPUT_HINT),
            };
        }
        let base = self.completing.as_ref().map_or(self.typed.as_str(), |(base, _)| base);
        let found = completions(position, base);
        if found.is_empty() {
            return match read_move(position, &self.typed) {
                Ok(played) => Words::new(Tone::Quiet, words::means(&write_move(position, played))),
                Err(_) => Words::new(Tone::Bad, words::NO_SUCH_MOVE),
            };
        }
        let listed = found.iter().take(LISTED).cloned().collect::<Vec<_>>().join(", ");
        Words::new(Tone::Quiet, words::legal(&listed, found.len() > LISTED))
    }

    fn erase(&mut self) {
        let mut typed = std::mem::take(&mut self.typed);
        typed.pop();
        self.clear();
        self.typed = typed;
    }

    /// Puts the next completion in place of what is typed.
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
        self.selected = None;
        self.through.clear();
    }

    fn read(&mut self, position: &AnyPosition) -> Entered {
        match read_move(position, &self.typed) {
            Ok(played) => self.finish(played),
            Err(error) => {
                self.problem = Some(words::typed_move_error(&error));
                Entered::Pending
            }
        }
    }

    fn finish(&mut self, played: Move) -> Entered {
        self.clear();
        Entered::Move(played)
    }

    /// Takes a square that was clicked, or chosen with the cursor.
    fn pick(&mut self, square: Square, position: &AnyPosition) -> Entered {
        self.typed.clear();
        self.completing = None;
        self.problem = None;
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
            [played] => self.finish(played),
            [] => {
                self.through.clear();
                self.selected = None;
                if square == selected {
                    return Entered::Pending;
                }
                let origin = name(position, selected);
                let entered = self.select(square, position, &legal);
                if self.selected.is_none() {
                    self.problem = Some(words::cannot_reach(&origin, &name(position, square)));
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
                Some(_) if position.must_capture() => Some(words::must_capture(&squares(position, legal))),
                Some(_) => Some(words::cannot_move(&name(position, square))),
            };
        }
        Entered::Pending
    }

    /// The legal moves that the squares chosen so far leave.
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

    /// Where the chosen piece may go: the ends of its moves, or the squares on the way once only the way is open.
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

/// The squares from which pieces can move, for a sentence.
fn squares(position: &AnyPosition, legal: &[Move]) -> String {
    let mut origins: Vec<Square> = legal.iter().map(|played| played.from).collect();
    origins.sort_unstable();
    origins.dedup();
    origins.iter().map(|&square| name(position, square)).collect::<Vec<_>>().join(", ")
}

/// The name of a square, as the variant writes it.
fn name(position: &AnyPosition, square: Square) -> String {
    SquareNames::of(position.variant()).text(square).to_string()
}

/// The legal moves that begin as the text does, as they are written.
fn completions(position: &AnyPosition, typed: &str) -> Vec<String> {
    let legal = position.legal_moves();
    let mut found: Vec<String> =
        legal.iter().map(|&played| write_move(position, played)).filter(|written| begins(written, typed)).collect();
    found.sort_unstable();
    found
}

/// Whether a written move begins as the text does, whatever stands between the squares; nothing has to.
fn begins(written: &str, typed: &str) -> bool {
    let is_between = |character: char| matches!(character, '-' | 'x' | 'X' | ':' | ' ');
    let typed = typed.trim_start().to_ascii_lowercase();
    let typed = typed.strip_prefix('k').unwrap_or(&typed);
    if !typed.contains(is_between) {
        let joined: String = written.chars().filter(|&character| !is_between(character)).collect();
        return joined.starts_with(typed);
    }
    // A capture sign says that it is a capture; a dash fits everything.
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
