//! Analysis on the screen, and the line in which texts are typed.

use chuhe_engine::Found;
use chuhe_rules::{Move, Position, Record};
use etude_tui::key::Key;
use etude_tui::page::Middle;
use etude_tui::text::{Tone, Words};
use unicode_width::UnicodeWidthStr as _;

use crate::screen::keys::{self, Command, Keys};
use crate::screen::mode::{Desk, Mode, Page, Picture, Turn};
use crate::screen::running::{OpenLesson, Running};
use crate::train::analysis::{Analysis, AnalysisAct, SavedAnalysis, Unread, read_text};
use crate::words::{self, say};

/// A board with moves by both sides.
#[derive(Debug)]
pub struct AnalysisMode {
    run: Running<Analysis>,
}

impl AnalysisMode {
    /// The position at the beginning of a game.
    #[must_use]
    pub fn new() -> Self {
        Self { run: Running::new(Analysis::default()) }
    }

    /// A game or a position.
    #[must_use]
    pub const fn of(record: Record) -> Self {
        Self { run: Running::new(Analysis::of(record)) }
    }

    /// Goes on with an analysis that was left; `None` if it cannot be read.
    #[must_use]
    pub fn resume(saved: &SavedAnalysis) -> Option<Self> {
        Analysis::resume(saved).map(|analysis| Self { run: Running::new(analysis) })
    }

    const fn analysis(&self) -> &Analysis {
        self.run.lesson()
    }

    /// The engine's lines: what each is worth for the side to move, and its first moves.
    fn lines(&self, desk: &Desk) -> Vec<Words> {
        const SHOWN: usize = 6;
        let position = self.analysis().position();
        if !position.can_move() {
            return vec![Words::new(Tone::Title, words::check(&position))];
        }
        let Some(lines) = self.analysis().lines() else {
            return vec![Words::new(Tone::Quiet, say().thinking())];
        };
        let line = |found: &Found| {
            let moves = &found.line[..found.line.len().min(SHOWN)];
            Words::from(say().analysis_line(words::worth(found), desk.write_line(&position, moves)))
        };
        lines.iter().map(line).collect()
    }
}

impl Mode for AnalysisMode {
    fn lesson(&self) -> Option<&dyn OpenLesson> {
        Some(&self.run)
    }

    fn lesson_mut(&mut self) -> Option<&mut dyn OpenLesson> {
        Some(&mut self.run)
    }

    fn keys(&self) -> Keys {
        keys::AT_ANALYSIS
    }

    fn help(&self) -> String {
        say().about_analysis()
    }

    fn page(&self, desk: &Desk) -> Page {
        let (analysis, position) = (self.analysis(), self.analysis().position());
        let mut task = Vec::new();
        task.extend(analysis.refusal().map(|refusal| Words::new(Tone::Notice, words::refusal(refusal))));
        if analysis.is_judging() {
            task.extend(self.lines(desk));
        } else {
            task.push(Words::new(Tone::Quiet, say().analysis_ask()));
        }
        if let Some((fen, dhtmlxq)) = analysis.texts() {
            task.extend([Words::from(fen), Words::from(dhtmlxq)]);
        }
        let (at, all) = (analysis.made().len(), analysis.record().moves.len());
        let behind = (at < all).then(|| Words::new(Tone::Quiet, say().analysis_at(at, all)));
        let mut state = vec![
            Words::from(say().to_move(words::side(position.turn()))),
            Words::new(Tone::Notice, words::check(&position)),
        ];
        state.extend(behind);
        Page {
            state,
            middle_title: say().pane_moves(),
            middle: desk.score(&analysis.record().start, analysis.made()),
            task,
            ..Page::new(say().home_analysis())
        }
    }

    fn picture(&self) -> Picture {
        let analysis = self.analysis();
        Picture { last: analysis.made().last().copied(), has_cursor: true, ..Picture::of(analysis.position()) }
    }

    /// A text may have been read.
    fn begin(&mut self, desk: &mut Desk) -> Turn {
        match desk.given.take() {
            Some(record) => self.run.act(AnalysisAct::Take(Box::new(record)), desk),
            None => self.run.begin(desk),
        }
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        let (at, all) = (self.analysis().made().len(), self.analysis().record().moves.len());
        match command {
            Command::Undo if at == 0 => Turn::Refuse(say().analysis_first()),
            Command::Redo if at == all => Turn::Refuse(say().analysis_last()),
            Command::Undo | Command::Redo => self.run.act(AnalysisAct::Walk(command == Command::Redo), desk),
            Command::Judge => self.run.act(AnalysisAct::Judge, desk),
            Command::Texts => self.run.act(AnalysisAct::Texts, desk),
            Command::Input => Turn::Open(Box::new(InputMode::new(self.analysis().position()))),
            _ => Turn::Idle,
        }
    }

    fn paste(&mut self, text: &str, desk: &mut Desk) -> Turn {
        match read_text(text, &self.analysis().position()) {
            Ok(record) => self.run.act(AnalysisAct::Take(Box::new(record)), desk),
            Err(error) => Turn::Refuse(unread(&error)),
        }
    }

    fn play(&mut self, mv: Move, desk: &mut Desk) -> Turn {
        self.run.act(AnalysisAct::Play(mv), desk)
    }
}

/// What is wrong with a text.
fn unread(error: &Unread) -> String {
    match error {
        Unread::Fault(reason) => say().input_fault(reason),
        Unread::Unknown => say().input_unknown(),
    }
}

/// The line in which a text is typed.
#[derive(Debug)]
pub struct InputMode {
    position: Position,
    typed: String,
    error: Option<Unread>,
}

impl InputMode {
    /// A line for a text; moves are read from the position.
    #[must_use]
    pub const fn new(position: Position) -> Self {
        Self { position, typed: String::new(), error: None }
    }
}

/// The end of a text that is too long for a line.
fn end_of(text: &str) -> &str {
    const COLUMNS: usize = 36;
    let mut end = text;
    while end.width() > COLUMNS {
        let mut letters = end.chars();
        letters.next();
        end = letters.as_str();
    }
    end
}

impl Mode for InputMode {
    fn keys(&self) -> Keys {
        keys::AT_LINE
    }

    fn help(&self) -> String {
        say().input_ask()
    }

    fn page(&self, _desk: &Desk) -> Page {
        let mut task = vec![Words::from(say().input_ask())];
        task.extend(self.error.as_ref().map(|error| Words::new(Tone::Bad, unread(error))));
        Page {
            middle_title: say().pane_input(),
            middle: Middle::Menu(vec![Words::from(format!("{}▏", end_of(&self.typed)))]),
            task,
            ..Page::new(say().input_title())
        }
    }

    fn picture(&self) -> Picture {
        Picture::of(self.position)
    }

    fn obey(&mut self, command: Command, desk: &mut Desk) -> Turn {
        match command {
            Command::TakeLine => match read_text(&self.typed, &self.position) {
                Ok(record) => {
                    desk.given = Some(record);
                    return Turn::Close;
                }
                Err(error) => {
                    self.error = Some(error);
                    self.typed.clear();
                }
            },
            Command::Delete => drop(self.typed.pop()),
            _ => return Turn::Idle,
        }
        Turn::Stay
    }

    fn typed(&mut self, key: Key, _desk: &mut Desk) -> Option<Turn> {
        self.typed.push(key.character()?);
        Some(Turn::Stay)
    }

    fn paste(&mut self, text: &str, _desk: &mut Desk) -> Turn {
        self.typed.push_str(text);
        Turn::Stay
    }
}
