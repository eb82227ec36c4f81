//! Analysis: any position, moves by both sides, the engine's lines, and texts in and out.

use std::path::Path;

use chuhe_engine::Found;
use chuhe_rules::{Move, Position, Record, Refusal, RuleSet, read_dhtmlxq, read_pgn, read_xqf, write_dhtmlxq};
use etude::lesson::{Lesson, Now};
use serde::{Deserialize, Serialize};

use super::{Report, Task, World, XiangqiLesson};
use crate::attempt::Exercise;

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unread {
    /// It looks like this form and is not.
    #[error("{0}")]
    Fault(String),
    /// It is nothing that is known.
    #[error("it is no FEN, DhtmlXQ, PGN or list of moves")]
    Unknown,
}

/// Reads a position, a game, or moves from a position: FEN, `DhtmlXQ`, PGN, or moves in any notation.
///
/// # Errors
///
/// What is wrong with it.
pub fn read_text(text: &str, from: &Position) -> Result<Record, Unread> {
    let text = text.trim();
    let fault = |error: &dyn std::error::Error| Unread::Fault(error.to_string());
    if text.contains("[DhtmlXQ") {
        return read_dhtmlxq(text).map_err(|error| fault(&error));
    }
    if text.starts_with('[') {
        return read_pgn(text).map_err(|error| fault(&error));
    }
    if text.split(' ').next().is_some_and(|board| board.matches('/').count() == 9) {
        return Position::from_fen(text).map(Record::new).map_err(|error| fault(&error));
    }
    let mut record = Record::new(*from);
    for word in text.split_whitespace() {
        match record.end().read_move(word) {
            Ok(mv) => record.moves.push(mv),
            Err(_) if record.moves.is_empty() => return Err(Unread::Unknown),
            Err(error) => return Err(fault(&error)),
        }
    }
    if record.moves.is_empty() { Err(Unread::Unknown) } else { Ok(record) }
}

/// Reads a file, or else a text, as [`read_text`] does; XQF by the end of its name.
///
/// # Errors
///
/// What is wrong with it.
pub fn read_typed(typed: &str) -> Result<Record, Unread> {
    let path = Path::new(typed);
    if !path.is_file() {
        return read_text(typed, &Position::start());
    }
    let fault = |error: &dyn std::error::Error| Unread::Fault(error.to_string());
    let bytes = std::fs::read(path).map_err(|error| fault(&error))?;
    if path.extension().is_some_and(|end| end.eq_ignore_ascii_case("xqf")) {
        return read_xqf(&bytes).map_err(|error| fault(&error));
    }
    read_text(&String::from_utf8_lossy(&bytes), &Position::start())
}

/// What the player does in an analysis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnalysisAct {
    /// Plays a move; what came after the position is forgotten.
    Play(Move),
    /// Goes a move back, or on.
    Walk(bool),
    /// Turns the engine on or off.
    Judge,
    /// Shows the texts, or hides them.
    Texts,
    /// Begins with another position or game.
    Take(Box<Record>),
}

/// An analysis that was left.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedAnalysis {
    fen: String,
    moves: Vec<String>,
    at: usize,
}

impl SavedAnalysis {
    /// The number of moves.
    #[must_use]
    pub const fn moves(&self) -> usize {
        self.moves.len()
    }
}

/// An analysis at work.
#[derive(Clone, Debug)]
pub struct Analysis {
    record: Record,
    /// How many of its moves are made on the board.
    at: usize,
    is_judging: bool,
    shows_texts: bool,
    /// The engine's lines, once they are there.
    lines: Option<Vec<Found>>,
    refusal: Option<Refusal>,
    tasks: u64,
}

impl Default for Analysis {
    fn default() -> Self {
        Self::of(Record::new(Position::start()))
    }
}

impl Analysis {
    /// An analysis of a game, at its end.
    #[must_use]
    pub const fn of(record: Record) -> Self {
        let at = record.moves.len();
        Self { record, at, is_judging: false, shows_texts: false, lines: None, refusal: None, tasks: 0 }
    }

    /// An analysis that was left; `None` if it cannot be read.
    #[must_use]
    pub fn resume(saved: &SavedAnalysis) -> Option<Self> {
        let mut record = Record::new(Position::from_fen(&saved.fen).ok()?);
        for text in &saved.moves {
            let position = record.end();
            record.moves.push(text.parse().ok().filter(|&mv| position.is_legal(mv))?);
        }
        Some(Self { at: saved.at.min(record.moves.len()), ..Self::of(record) })
    }

    /// The game, with the moves behind the position.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The moves that are made on the board.
    #[must_use]
    pub fn made(&self) -> &[Move] {
        &self.record.moves[..self.at]
    }

    /// The position.
    #[must_use]
    pub fn position(&self) -> Position {
        self.made().iter().fold(self.record.start, |position, &mv| position.after(mv))
    }

    /// Whether the engine is on.
    #[must_use]
    pub const fn is_judging(&self) -> bool {
        self.is_judging
    }

    /// The engine's lines, the best first, once they are there.
    #[must_use]
    pub fn lines(&self) -> Option<&[Found]> {
        self.lines.as_deref()
    }

    /// Why the last move was none.
    #[must_use]
    pub const fn refusal(&self) -> Option<Refusal> {
        self.refusal
    }

    /// The position as FEN and the game as `DhtmlXQ` in one line, if they are shown.
    #[must_use]
    pub fn texts(&self) -> Option<(String, String)> {
        let record = Record { moves: self.made().to_vec(), ..self.record.clone() };
        self.shows_texts.then(|| (self.position().to_fen(), write_dhtmlxq(&record).replace('\n', "")))
    }

    /// Another position is on the board.
    fn change(&mut self) {
        (self.lines, self.refusal) = (None, None);
        self.tasks += 1;
    }
}

impl Lesson for Analysis {
    type World<'a> = World<'a>;
    type Act = AnalysisAct;
    type Task = Task;
    type Report = Report;
    type Record = Exercise;
    type Draft = SavedAnalysis;

    fn act(&mut self, act: AnalysisAct, _world: &mut World<'_>) {
        match act {
            AnalysisAct::Play(mv) => {
                self.refusal = self.position().check_move(mv).err();
                if self.refusal.is_none() {
                    self.record.moves.truncate(self.at);
                    self.record.moves.push(mv);
                    self.at += 1;
                    self.change();
                }
            }
            AnalysisAct::Walk(is_forward) => {
                self.at = if is_forward { self.at + 1 } else { self.at.saturating_sub(1) };
                self.at = self.at.min(self.record.moves.len());
                self.change();
            }
            AnalysisAct::Judge => {
                self.is_judging = !self.is_judging;
                self.change();
            }
            AnalysisAct::Texts => self.shows_texts = !self.shows_texts,
            AnalysisAct::Take(record) => {
                *self = Self { is_judging: self.is_judging, tasks: self.tasks, ..Self::of(*record) };
                self.change();
            }
        }
    }

    fn pending(&self, _world: &World<'_>) -> Option<Task> {
        let is_wanted = self.is_judging && self.lines.is_none() && self.position().can_move();
        let (start, moves) = (self.record.start, self.made().to_vec());
        is_wanted.then_some(Task::Analyse { start, moves, rules: RuleSet::Cxa })
    }

    fn task_number(&self) -> u64 {
        self.tasks
    }

    fn report(&mut self, report: &Report, _world: &mut World<'_>) {
        if let Report::Analysed(lines) = report {
            self.lines = Some(lines.clone());
        }
    }

    fn take_recorded(&mut self, _world: &mut World<'_>) -> Vec<Exercise> {
        Vec::new()
    }

    fn draft(&self, _now: Now) -> Option<SavedAnalysis> {
        let is_begun = !self.record.moves.is_empty() || self.record.start != Position::start();
        is_begun.then(|| SavedAnalysis {
            fen: self.record.start.to_fen(),
            moves: self.record.moves.iter().map(Move::to_string).collect(),
            at: self.at,
        })
    }

    fn revision(&self) -> Option<u64> {
        self.draft(Now::default()).map(|_| self.tasks)
    }
}

impl XiangqiLesson for Analysis {}

#[cfg(test)]
mod tests {
    use super::*;

    /// The same opening in every form that is read.
    #[test]
    fn positions_games_and_moves_are_read() {
        let start = Position::start();
        let moves = read_text("炮二平五 H8+7", &start).unwrap();
        assert_eq!(moves.moves.iter().map(Move::to_string).collect::<Vec<_>>(), ["h2e2", "h9g7"]);
        let written = write_dhtmlxq(&moves).replace('\n', "");
        assert_eq!(read_text(&written, &start).unwrap().moves, moves.moves, "{written}");
        let fen = "3k5/9/9/9/9/9/9/9/9/4K4 b";
        assert_eq!(read_text(fen, &start).unwrap().start, Position::from_fen(fen).unwrap());
        for (text, is_known) in [("", false), ("hello", false), ("C2=5 K5=9", true), ("9/9/9/9/9/9/9/9/9/9 w", true)] {
            let error = read_text(text, &start).unwrap_err();
            assert_eq!(error != Unread::Unknown, is_known, "{text}: {error}");
        }
    }

    #[test]
    fn what_is_left_is_resumed_where_it_was() {
        let record = read_text("h2e2 h9g7 h0g2", &Position::start()).unwrap();
        let mut analysis = Analysis::of(record);
        analysis.at = 1;
        let saved = analysis.draft(Now::default()).unwrap();
        let again = Analysis::resume(&saved).unwrap();
        assert_eq!((again.made(), again.record().moves.len()), (analysis.made(), 3));
        assert_eq!(Analysis::default().draft(Now::default()), None);
    }
}
