//! The explanation of a theme: its name, a sentence, and the clearest puzzle with it, played through. It covers the screen
//! like the list of keys.

use super::keymap::Command;
use super::page::{Middle, Page, Pane, Tone, Words};
use super::screens::score;
use super::shared::Shared;
use crate::words::{self, say};
use damier_puzzles::Theme;
use damier_puzzles::tag::Motif;
use damier_rules::notation::write_line;
use damier_rules::{AnyPosition, BoardSize, Move};

/// The explanation.
#[derive(Debug)]
pub struct Explain {
    motif: Motif,
    start: AnyPosition,
    line: Vec<Move>,
    /// How many moves of the line are on the board.
    shown: usize,
}

impl Explain {
    /// Explains a theme by an example of the game that the player plays; `None` if it is no motif.
    pub fn new(theme: &Theme, shared: &mut Shared) -> Option<Self> {
        let Theme::Motif(motif) = *theme else { return None };
        let example = shared.trainer.selector.example(shared.trainer.settings().variant, motif);
        let empty = AnyPosition::start(shared.trainer.settings().variant);
        let (start, line) = example.map_or((empty, Vec::new()), |puzzle| (puzzle.position, puzzle.main_line()));
        Some(Self { motif, start, line, shown: 0 })
    }

    /// Walks through the line. `false` if the command ends the explanation.
    pub fn step(&mut self, command: Command) -> bool {
        let last = self.line.len();
        match command {
            Command::Left => self.shown = self.shown.saturating_sub(1),
            Command::Right => self.shown = (self.shown + 1).min(last),
            Command::First => self.shown = 0,
            Command::Last => self.shown = last,
            Command::Up | Command::Down => {}
            _ => return false,
        }
        true
    }

    /// The size of its board.
    pub const fn board_size(&self) -> BoardSize {
        self.start.board_size()
    }

    /// The page.
    pub fn page(&self, shared: &Shared) -> Page {
        let position =
            self.line[..self.shown].iter().fold(self.start, |position, &played| position.play_unchecked(played));
        let mut board = shared.board(position);
        board.marks = score::last_move_marks(self.shown.checked_sub(1).map(|last| self.line[last]));
        let moves = write_line(self.start, self.line.iter().copied()).into_iter().enumerate().map(|(place, text)| {
            let tone = if place + 1 == self.shown { Tone::Chosen } else { Tone::Text };
            Words::new(tone, text)
        });
        let rows = score::rows(1, self.start.side_to_move(), moves.collect::<Vec<_>>());
        let french = words::motif_french(self.motif);
        let name = Words::new(Tone::Title, say().motif_name(self.motif));
        Page {
            subject: Words::from(say().motif_name(self.motif)),
            clock: Pane::new(
                say().explain_title(),
                [Some(name), french.map(|french| Words::new(Tone::Quiet, french))].into_iter().flatten().collect(),
            ),
            middle: Middle::Score(rows),
            message: Pane::new(
                say().explain_title(),
                vec![
                    Words::from(say().motif_explained(self.motif)),
                    Words::new(
                        Tone::Quiet,
                        if self.line.is_empty() { say().explain_none() } else { say().explain_how_to() },
                    ),
                ],
            ),
            ..Page::new(say().explain_title(), board)
        }
    }
}
