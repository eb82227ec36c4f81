//! Writing games in the canonical form of PDN 3.0.

use super::game::{Node, NodeId, PdnGame, Step, rank_of};
use super::tree::TreeStep;
use crate::notation::fen::Fen;
use crate::notation::fen_writer::write_fen;
use crate::notation::move_writer::MoveWriter;
use crate::notation::symbols::Symbol;
use crate::{AnyPosition, Color};

/// The longest line in characters, unless a single word is longer.
const WIDTH: usize = 80;

/// Writes a game: the tags, an empty line, the moves in lines of up to 80 characters, and `*`.
///
/// `Event`, `Site`, `Date`, `Round`, `White`, `Black`, `Result`, `GameType` and `FEN` come first, then the other tags
/// in their order. Move numbers start from the counter `F` of the start. Squares, capture signs and results are those
/// that PDN 3.0 prescribes for the variant; `*` for a forced move is written as `$7`. Separate consecutive games with
/// an empty line.
#[must_use]
pub fn write_game(game: &PdnGame) -> String {
    let mut out = String::new();
    write_tags(game, &mut out);
    out.push('\n');
    let mut lines = Lines { out, ..Lines::default() };
    let mut writer = TreeWriter { game, moves: MoveWriter::of(game.variant()), lines: &mut lines, needs_number: true };
    let root = game.node(game.root());
    writer.symbols(&root.symbols, None);
    writer.remarks(root);
    writer.run();
    lines.word("*");
    lines.end_line();
    lines.out
}

fn write_tags(game: &PdnGame, out: &mut String) {
    let (first, rest): (Vec<_>, Vec<_>) = game.tags().iter().partition(|tag| rank_of(&tag.name).is_some());
    for tag in first {
        write_tag(&tag.name, &tag.value, out);
    }
    write_tag("Result", game.result.spelling(game.variant()), out);
    write_tag("GameType", &game.variant().game_type().to_string(), out);
    if game.fen() != Fen::new(AnyPosition::start(game.variant())) {
        write_tag("FEN", &game.fen().to_string(), out);
    }
    for tag in rest {
        write_tag(&tag.name, &tag.value, out);
    }
}

fn write_tag(name: &str, value: &str, out: &mut String) {
    out.push('[');
    out.push_str(name);
    out.push_str(" \"");
    for letter in value.chars() {
        if matches!(letter, '"' | '\\') {
            out.push('\\');
        }
        out.push(if matches!(letter, '\n' | '\r') { ' ' } else { letter });
    }
    out.push_str("\"]\n");
}

/// Text that is wrapped between words.
#[derive(Default)]
struct Lines {
    out: String,
    column: usize,
    /// The last word. Closing parentheses may still be appended to it.
    last: String,
    /// The number of opening parentheses before the next word.
    opened: usize,
}

impl Lines {
    fn word(&mut self, word: &str) {
        self.place_last();
        self.last.extend(std::iter::repeat_n('(', std::mem::take(&mut self.opened)));
        self.last.push_str(word);
    }

    fn open(&mut self) {
        self.opened += 1;
    }

    fn close(&mut self) {
        self.last.push(')');
    }

    /// Puts the last word on the current line, or on a new one if there is no room.
    fn place_last(&mut self) {
        if self.last.is_empty() {
            return;
        }
        let width = self.last.chars().count();
        if self.column > 0 && self.column + 1 + width > WIDTH {
            self.out.push('\n');
            self.column = 0;
        } else if self.column > 0 {
            self.out.push(' ');
            self.column += 1;
        }
        self.out.push_str(&self.last);
        self.last.clear();
        self.column += width;
    }

    fn end_line(&mut self) {
        self.place_last();
        self.out.push('\n');
        self.column = 0;
    }

    /// Writes a comment: in braces, or with `;` to the end of the line if it contains a closing brace.
    fn comment(&mut self, text: &str) {
        if text.contains('}') {
            self.word("; ");
            self.last.push_str(text);
            self.end_line();
            return;
        }
        let mut words = text.split(' ').peekable();
        let mut start = "{";
        while let Some(word) = words.next() {
            let end = if words.peek().is_none() { "}" } else { "" };
            self.word(&format!("{start}{word}{end}"));
            start = "";
        }
    }
}

struct TreeWriter<'a> {
    game: &'a PdnGame,
    moves: MoveWriter,
    lines: &'a mut Lines,
    /// Whether the next move needs a number even if Black makes it.
    needs_number: bool,
}

impl TreeWriter<'_> {
    fn run(&mut self) {
        for step in self.game.following(self.game.root(), self.game.first_number()) {
            match step {
                TreeStep::Next(id, number) => self.step(id, number),
                TreeStep::Variation(id, number) => {
                    self.lines.open();
                    self.needs_number = true;
                    for comment in &self.game.node(id).comments_before {
                        self.lines.comment(comment);
                    }
                    self.step(id, number);
                }
                TreeStep::End => {
                    self.lines.close();
                    self.needs_number = true;
                }
            }
        }
    }

    /// Writes a move or a set-up with its signs and comments.
    fn step(&mut self, id: NodeId, number: u32) {
        let node = self.game.node(id);
        match node.step {
            Step::Start => {}
            Step::Setup => {
                self.lines.word(&format!("/FEN \"{}\"/", write_fen(&node.position)));
                self.symbols(&node.symbols, None);
                self.needs_number = true;
            }
            Step::Move(played) => {
                let before = node.parent().map_or(&node.position, |parent| &self.game.node(parent).position);
                let mut text = match before.side_to_move() {
                    Color::White => format!("{number}. "),
                    Color::Black if self.needs_number => format!("{number}... "),
                    Color::Black => String::new(),
                };
                self.moves.push(before, &before.legal_moves(), played, &mut text);
                self.needs_number = false;
                self.symbols(&node.symbols, Some(text));
            }
        }
        self.remarks(node);
    }

    /// Writes a move, if there is one, and its signs. Only a strength that comes first is attached to the move. A
    /// second one would be read as part of it and is therefore written as a numbered glyph.
    fn symbols(&mut self, symbols: &[Symbol], played: Option<String>) {
        let mut rest = symbols;
        if let Some(mut text) = played {
            if let [first, others @ ..] = symbols
                && first.is_strength()
            {
                text.push_str(&first.to_string());
                rest = others;
            }
            self.lines.word(&text);
        }
        for symbol in rest {
            match symbol.nag() {
                Some(number) => self.lines.word(&format!("${number}")),
                None => self.lines.word(&symbol.to_string()),
            }
        }
    }

    /// Writes clock times and comments.
    fn remarks(&mut self, node: &Node) {
        if !node.clocks.is_empty() {
            let clocks: Vec<String> = node.clocks.iter().map(ToString::to_string).collect();
            self.lines.comment(&clocks.join(" "));
            self.needs_number = true;
        }
        for comment in &node.comments {
            self.lines.comment(comment);
            self.needs_number = true;
        }
    }
}
