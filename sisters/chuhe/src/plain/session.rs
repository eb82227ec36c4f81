//! The trainer behind the stream: its screen, its pieces and its words for [`etude_plain::session`].

use std::time::Duration;

use chuhe_rules::{Kind, MoveTextError};
use etude_plain::line::Line;
use etude_plain::session;
use etude_plain::spoken_page::SpokenPage;
use etude_plain::trainer::{NeedsMore, Shown, Sorted, SpokenBoard as _, SpokenKey, StreamKey, Takes, Trainer};
use etude_tui::key::Key;
use etude_tui::run_loop::Program as _;
use strum::VariantArray as _;

use super::board::{self, Pieces};
use super::line::{self, Typed};
use super::wording::Words;
use crate::screen::{Action, App, BoardRole, Command, Effect};
use crate::words::{self, say};

/// The trainer behind the stream.
pub type Session = session::Session<App, Words>;

/// A question about the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, strum::AsRefStr, strum::VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum BoardQuestion {
    /// The pieces.
    Pieces,
    /// A point and the nearest pieces on its lines.
    Point,
    /// A rank.
    Rank,
    /// A file.
    File,
    /// The last move.
    Last,
    /// A diagram.
    Board,
}

/// Why a move that was typed cannot be made.
fn no_move(error: &MoveTextError) -> String {
    let piece = |kind: Kind| words::piece(kind);
    match error {
        MoveTextError::Refused { refusal, .. } => words::refusal(*refusal),
        MoveTextError::NoPiece { kind, .. } => say().plain_no_piece(piece(*kind)),
        MoveTextError::NoMove { kind, file, .. } => say().plain_no_such_move(piece(*kind), u32::from(*file)),
        MoveTextError::Ambiguous { count, .. } => say().plain_ambiguous(*count),
        MoveTextError::Form(_) | MoveTextError::Character { .. } => say().plain_type_move(),
    }
}

impl Trainer for App {
    type Action = Action;
    type Effect = Effect;
    type Command = Command;
    type Board = Pieces;
    type Typed = Typed;
    type Question = BoardQuestion;

    const QUESTIONS: &'static [BoardQuestion] = BoardQuestion::VARIANTS;

    fn take(&mut self, action: Action, now: Duration) -> Vec<Effect> {
        self.update(action, now)
    }

    fn sort(effect: Effect) -> Sorted<Effect> {
        match effect {
            Effect::Quit => Sorted::Quit,
            Effect::Redraw | Effect::Suspend | Effect::Lines => Sorted::Screen,
            Effect::Perform(..) => Sorted::Serve(effect, true),
            Effect::Remember(_) | Effect::Save(_) => Sorted::Serve(effect, false),
        }
    }

    fn tick() -> Action {
        Action::Tick
    }

    fn quit() -> Action {
        Action::Quit
    }

    fn obey(command: Command) -> Action {
        Action::Obey(command)
    }

    fn press(key: Key) -> Action {
        Action::Press(key)
    }

    fn paste(line: String) -> Action {
        Action::Paste(line)
    }

    fn command(key: StreamKey) -> Command {
        match key {
            StreamKey::Up => Command::Up,
            StreamKey::Down => Command::Down,
            StreamKey::Left => Command::Left,
            StreamKey::Right => Command::Right,
            StreamKey::Enter => Command::Confirm,
            StreamKey::Back => Command::Back,
            StreamKey::Quit => Command::Quit,
            StreamKey::TakeLine => Command::TakeLine,
            StreamKey::Choose(line) => Command::Choose(line),
        }
    }

    fn shown(&self) -> Shown<Pieces> {
        let (page, picture) = (self.page(), self.picture());
        let takes = match () {
            () if self.has_key(Command::TakeLine) => Takes::Line,
            () if self.has_key(Command::Delete) => Takes::Text,
            () if picture.has_cursor => Takes::Move,
            () => Takes::Nothing,
        };
        // In a game what is to be done says whose move it is.
        let turns =
            ["red", "black"].map(|side| say().to_move(side)).into_iter().filter(|_| self.has_key(Command::Offer));
        Shown {
            title: page.title,
            subject: String::new(),
            state: page.state,
            silent: turns.collect(),
            middle_title: page.middle_title,
            middle: page.middle,
            task: page.task,
            notice: self.notice().map(str::to_owned),
            board: (picture.role != BoardRole::Example).then(|| Pieces::of(picture)),
            takes,
        }
    }

    fn help(&self) -> String {
        self.help()
    }

    fn is_away(&self) -> bool {
        self.is_away()
    }

    fn keys(&self) -> Vec<SpokenKey<Command>> {
        let is_drawn = |command| {
            matches!(command, Command::Help | Command::PageDown | Command::PageUp | Command::Up | Command::Right)
                || matches!(command, Command::Choose(_) | Command::Confirm | Command::Delete | Command::Turn)
        };
        let keys = self.bindings().filter(|binding| !is_drawn(binding.command));
        keys.filter_map(|binding| {
            let (_, label) = binding.label?;
            Some(SpokenKey { command: binding.command, keys: binding.keys, label: label(say()) })
        })
        .collect()
    }

    fn wakes_at(&self) -> Option<Duration> {
        etude_tui::run_loop::Program::wakes_at(self)
    }

    fn read(&self, typed: &str) -> Line<Typed> {
        let picture = self.picture();
        line::read(typed, picture.has_cursor.then_some(picture.position()))
    }

    fn moves(&self, typed: Typed, page: &SpokenPage<Pieces>) -> Result<Vec<Action>, Option<String>> {
        match (page.takes(), typed) {
            (Takes::Move, Typed::Move(mv)) => Ok(vec![Action::Play(mv)]),
            (Takes::Move, Typed::NoMove(error)) => Err(Some(no_move(&error))),
            (Takes::Move, Typed::Point(square)) if self.picture().points => Ok(vec![Action::Point(square)]),
            (Takes::Move, Typed::Point(_)) => Err(Some(say().plain_type_move())),
            // A name that is asked for can be that of squares.
            (Takes::Text, Typed::Move(mv)) => {
                let letters: Vec<Action> =
                    mv.to_string().chars().map(|letter| Action::Press(Key::char(letter))).collect();
                Ok(letters.into_iter().chain([Action::Obey(Command::Confirm)]).collect())
            }
            // What is done can be left by a word.
            _ => Err(self
                .bindings()
                .find(|binding| binding.command == Command::Next)
                .and_then(|binding| Some((binding.label?.1)(say())))
                .filter(|_| page.board().is_some())
                .map(|word| say().plain_no_move_now(word))),
        }
    }

    fn expected_move(&self, _page: &SpokenPage<Pieces>) -> String {
        if self.picture().points { say().plain_type_point() } else { say().plain_type_move() }
    }

    fn expected(&self, page: &SpokenPage<Pieces>) -> Option<String> {
        match page.takes() {
            Takes::Text => Some(say().plain_expected_name()),
            Takes::Move if self.picture().points => Some(say().plain_expected_point()),
            Takes::Move => Some(say().plain_expected_move()),
            Takes::Nothing | Takes::Line => None,
        }
    }

    fn has_hint(&self, page: &SpokenPage<Pieces>) -> bool {
        page.takes() == Takes::Move && !self.picture().points
    }

    fn question_of(letter: char) -> Option<BoardQuestion> {
        Some(match letter {
            'p' => BoardQuestion::Pieces,
            's' => BoardQuestion::Point,
            'r' => BoardQuestion::Rank,
            'c' => BoardQuestion::File,
            'l' => BoardQuestion::Last,
            'b' => BoardQuestion::Board,
            _ => return None,
        })
    }

    fn ask(&self, question: BoardQuestion, rest: &str, pieces: &Pieces) -> Result<Vec<String>, NeedsMore> {
        let position = pieces.position();
        Ok(match question {
            BoardQuestion::Pieces => {
                let side = board::side_of(rest);
                if side.is_some() { board::pieces(position, side) } else { pieces.told() }
            }
            BoardQuestion::Board => board::diagram(position),
            BoardQuestion::Rank => vec![board::rank(position, line::rank(rest).ok_or(NeedsMore)?)],
            BoardQuestion::File => vec![board::file(position, line::file(rest).ok_or(NeedsMore)?)],
            BoardQuestion::Point => board::point(position, line::point(&rest.replace(' ', "")).ok_or(NeedsMore)?),
            BoardQuestion::Last => {
                vec![pieces.last().map_or_else(|| say().plain_no_last(), |said| say().plain_sentence(said))]
            }
        })
    }
}
