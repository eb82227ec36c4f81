//! Entering moves, squares and answers.

use super::session::{LineDeed, Session};
use crate::tui::action::Action;
use crate::tui::keymap::{Command, Mode};
use crate::words::{self, say, spoken};
use damier_rules::notation::{IllegalReason, MoveError, read_move, write_move};
use damier_rules::{Move, Square};

impl Session {
    /// Types an answer or a move, and confirms it.
    pub(super) fn enter(&mut self, text: &str) {
        if self.is_form_text(text) || self.fills_text(text) {
            return;
        }
        let (position, style) = (self.shown.position, self.diction().style);
        self.own = read_move(&position, text).ok().map(|played| spoken::made(&position, played, style));
        self.act(Action::Paste(text.to_owned()));
        self.tell_return();
        self.deed = LineDeed::EntersMove;
        let error = read_move(&self.shown.position, text).err();
        self.problem = error.map(|error| {
            let restyled = |text: String| spoken::restyled(&text, style).into_owned();
            let shown = restyled(words::typed_move_error(&error));
            let is_early = matches!(&error, MoveError::Illegal { reason: IllegalReason::Unfinished(_), .. });
            let told = (is_early && self.shown.mode == Mode::Puzzle).then(|| restyled(say().plain_stops_early(text)));
            (shown.clone(), told.unwrap_or(shown))
        });
        let page = self.app.page();
        if !page.input.typed.text().is_empty() || self.shown.mode.types_text() {
            self.act(Action::Do(Command::Confirm));
        } else if page.input.preview.text().trim() == say().course_not_by_typing() {
            self.say([say().plain_by_place()]);
        } else if self.shown.mode == Mode::Lesson && !self.shown.takes_move() && !self.shown.takes_answer() {
            self.refuse(say().plain_step_over());
        } else {
            self.refuse_line(text);
        }
    }

    /// Says that a move is played from the start of a puzzle, where the board showed the end of a line.
    fn tell_return(&mut self) {
        let mut ready = self.spoken();
        ready.forget_note();
        let are_puzzles = ready.mode == Mode::Puzzle && self.shown.mode == Mode::Puzzle;
        if are_puzzles && !self.shown.is_opening() && ready.position != self.shown.position {
            self.said.push(say().plain_back_at_start());
            self.shown = ready;
        }
    }

    /// Plays a move, or offers the moves that it may be.
    pub(super) fn play(&mut self, squares: &[String], is_capture: bool) {
        if self.shown.mode == Mode::Solved {
            return self.refuse(say().plain_is_over());
        }
        if !self.shown.mode.types_moves() {
            return self.refuse_line(&squares.join(if is_capture { "x" } else { "-" }));
        }
        if self.shown.message.contains(&say().game_engine_thinks()) {
            return self.refuse(say().game_engine_thinks());
        }
        let sign = if is_capture || squares.len() > 2 { "x" } else { "-" };
        let taking = self.taking(squares);
        if taking.is_none() && self.shown.takes_move() {
            self.tell_landing(squares, is_capture);
        }
        let text = taking.unwrap_or_else(|| squares.join(sign));
        match read_move(&self.shown.position, &text) {
            Err(MoveError::Ambiguous { candidates, .. }) if self.shown.tells_moves() => self.offer(candidates),
            _ => self.enter(&text),
        }
    }

    /// The only capture by the first square's piece of just the pieces on the others.
    fn taking(&self, squares: &[String]) -> Option<String> {
        let position = &self.shown.position;
        let squares: Option<Vec<Square>> = squares.iter().map(|name| spoken::named_square(position, name)).collect();
        let squares = squares?;
        let (from, wanted) = squares.split_first()?;
        let takes = |played: &Move| {
            let taken: Vec<Square> = played.captured.into_iter().collect();
            played.from == *from && taken.len() == wanted.len() && wanted.iter().all(|square| taken.contains(square))
        };
        let legal = position.legal_moves();
        let mut found = legal.iter().filter(|played| played.is_capture() && takes(played));
        let only = found.next().filter(|_| !wanted.is_empty())?;
        found.next().is_none().then(|| write_move(position, *only))
    }

    /// Says how captures are named, to whoever names the piece that is taken.
    fn tell_landing(&mut self, squares: &[String], is_capture: bool) {
        let position = self.shown.position;
        let last = squares.last().and_then(|name| spoken::named_square(&position, name));
        let taken = last.and_then(|square| position.piece_at(square));
        if is_capture && taken.is_some_and(|piece| piece.color != position.side_to_move()) {
            self.say([say().plain_capture_ends()]);
        }
    }

    /// The moves of a square: the only one is offered too, as a number alone may be a slip.
    pub(super) fn moves_of(&mut self, name: &str) {
        let position = self.shown.position;
        let Some(square) = spoken::named_square(&position, name).filter(|_| self.shown.has_board()) else {
            return self.refuse_line(name);
        };
        if !self.shown.tells_moves() {
            return self.refuse(say().plain_no_moves_told());
        }
        let legal = position.legal_moves();
        let names = legal.iter().filter(|played| played.from == square);
        let names: Vec<String> = names.map(|&played| write_move(&position, played)).collect();
        if names.is_empty() {
            return self.say([say().plain_no_move_of(name)]);
        }
        self.offer(names);
    }

    /// Offers moves by numbers.
    fn offer(&mut self, moves: Vec<String>) {
        let style = self.diction().style;
        let numbered =
            |(place, played): (usize, &String)| say().plain_numbered(place + 1, spoken::restyled(played, style));
        let told: Vec<String> = moves.iter().enumerate().map(numbered).collect();
        self.say([say().plain_which_move(told.len(), told.join("; "))]);
        self.offered = moves;
    }

    /// Points at squares named by rows and places.
    pub(super) fn point(&mut self, places: &[String]) {
        let size = self.shown.position.board_size();
        let numbers: Vec<u8> = places.iter().filter_map(|place| place.parse().ok()).collect();
        let square = |pair: &[u8]| -> Option<Square> {
            let (row, place) = (pair.first()?.checked_sub(1)?, pair.get(1)?.checked_sub(1)?);
            size.square_at(row, place.checked_mul(2)? + (row + 1) % 2)
        };
        let squares: Option<Vec<Square>> = numbers.chunks(2).map(square).collect();
        match squares.filter(|squares| !squares.is_empty() && numbers.len() == places.len()) {
            Some(squares) => {
                for square in squares {
                    self.act(Action::Press(square));
                    self.act(Action::Release(square));
                }
            }
            None => self.refuse(say().plain_by_place()),
        }
    }
}
