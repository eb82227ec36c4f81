//! The moves of a game with its variations: the main line in two columns, variations and comments indented below it.

use std::collections::HashSet;

use crate::tui::page::{Tone, Words};
use crate::words::say;
use damier_rules::Color;
use damier_rules::notation::pdn::{Node, NodeId, PdnGame, Step, TreeStep};
use damier_rules::notation::{Symbol, write_move};
use etude_text::plain::in_line;
use etude_tui::text::padded;
use unicode_width::UnicodeWidthStr;

/// Columns of a move number with its full stop and a space.
const NUMBER: usize = 4;
/// Maximum width of a column of moves.
const WIDEST: usize = 12;
/// Indentation of variations, in columns.
const INDENT: usize = 2;

/// A row of the list, and the moves in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveRow {
    pub(crate) words: Words,
    pub(crate) nodes: Vec<NodeId>,
}

/// All rows of a game in a pane `width` columns wide. The move `here` and its line are highlighted.
pub fn rows(game: &PdnGame, line: &[NodeId], here: NodeId, width: usize) -> Vec<MoveRow> {
    let line = line.iter().copied().collect();
    let mut list = List { game, line, here, width, rows: Vec::new() };
    let comments = comments(game.node(game.root()));
    list.paragraph(comments);
    list.main_line();
    list.rows
}

/// The first of `shown` visible rows that puts the move `here` in the middle.
pub fn first_shown(rows: &[MoveRow], here: NodeId, shown: usize) -> usize {
    let at = rows.iter().position(|row| row.nodes.contains(&here)).unwrap_or(0);
    at.saturating_sub(shown / 2).min(rows.len().saturating_sub(shown))
}

/// A word of a paragraph, or a move.
struct Token {
    text: String,
    tone: Tone,
    node: Option<NodeId>,
}

struct List<'a> {
    game: &'a PdnGame,
    line: HashSet<NodeId>,
    here: NodeId,
    width: usize,
    rows: Vec<MoveRow>,
}

impl List<'_> {
    fn main_line(&mut self) {
        let mut number = self.game.first_number();
        let mut open = false;
        for id in self.game.main_line() {
            let node = self.game.node(id);
            let siblings = node.parent().map_or(&[][..], |parent| self.game.node(parent).children());
            let side = !node.position.side_to_move();
            let is_move = matches!(node.step, Step::Move(_));
            if is_move {
                self.cell(id, number, side, open);
            } else {
                self.paragraph(vec![self.token(id, say().setup(), Tone::Quiet)]);
            }
            let comments = comments(node);
            let is_broken = !comments.is_empty() || siblings.len() > 1 || !is_move;
            self.paragraph(comments);
            for &variation in siblings.iter().skip(1) {
                let tokens = self.variation(variation, number);
                self.paragraph(tokens);
            }
            open = side == Color::White && !is_broken;
            number = self.game.number_after(id, number);
        }
    }

    /// Writes a move of the main line into its column. If `open`, the last row still lacks Black's move.
    fn cell(&mut self, id: NodeId, number: u32, side: Color, open: bool) {
        let column = (self.width.saturating_sub(NUMBER) / 2).min(WIDEST);
        let token = self.token(id, self.written(id), Tone::Text);
        if !open {
            let number = Words::new(Tone::Quiet, padded(&format!("{number:>2}."), NUMBER));
            self.rows.push(MoveRow { words: number, nodes: Vec::new() });
        }
        let Some(row) = self.rows.last_mut() else { return };
        let length = token.text.width();
        if side == Color::Black && !open {
            row.words.0.push((Tone::Quiet, padded("…", column)));
        }
        row.words.0.push((token.tone, token.text));
        if side == Color::White {
            row.words.0.push((Tone::Text, " ".repeat(column.saturating_sub(length).max(1))));
        }
        row.nodes.push(id);
    }

    /// Breaks tokens into indented rows.
    fn paragraph(&mut self, tokens: Vec<Token>) {
        let room = self.width.saturating_sub(INDENT).max(1);
        let (mut row, mut used) = (MoveRow::default(), 0);
        for token in tokens {
            let length = token.text.width();
            if used > 0 && used + 1 + length > room {
                self.rows.push(std::mem::take(&mut row));
                used = 0;
            }
            let gap = if used == 0 { INDENT } else { 1 };
            row.words.0.push((Tone::Quiet, " ".repeat(gap)));
            used += length + usize::from(used > 0);
            row.words.0.push((token.tone, token.text));
            row.nodes.extend(token.node);
        }
        if used > 0 {
            self.rows.push(row);
        }
    }

    /// The tokens of a variation.
    fn variation(&self, first: NodeId, number: u32) -> Vec<Token> {
        let mut tokens = Vec::new();
        let mut needs_number = true;
        self.before(first, &mut tokens);
        self.step(first, number, &mut needs_number, &mut tokens);
        for step in self.game.following(first, self.game.number_after(first, number)) {
            match step {
                TreeStep::Next(id, number) => self.step(id, number, &mut needs_number, &mut tokens),
                TreeStep::Variation(id, number) => {
                    needs_number = true;
                    let begin = tokens.len();
                    self.before(id, &mut tokens);
                    self.step(id, number, &mut needs_number, &mut tokens);
                    tokens[begin].text.insert(0, '(');
                }
                TreeStep::End => {
                    if let Some(last) = tokens.last_mut() {
                        last.text.push(')');
                    }
                    needs_number = true;
                }
            }
        }
        tokens
    }

    /// Writes a move of a variation with its comments.
    fn step(&self, id: NodeId, number: u32, needs_number: &mut bool, tokens: &mut Vec<Token>) {
        let node = self.game.node(id);
        let side = !node.position.side_to_move();
        let tone = if self.line.contains(&id) { Tone::Text } else { Tone::Quiet };
        if !matches!(node.step, Step::Move(_)) {
            tokens.push(self.token(id, say().setup(), Tone::Quiet));
            return;
        }
        let written = self.written(id);
        let text = match side {
            Color::White => format!("{number}.{written}"),
            Color::Black if *needs_number => format!("{number}…{written}"),
            Color::Black => written,
        };
        tokens.push(self.token(id, text, tone));
        let comments = comments(node);
        *needs_number = !comments.is_empty();
        tokens.extend(comments);
    }

    /// The move that leads to a node, with its signs.
    fn written(&self, id: NodeId) -> String {
        let node = self.game.node(id);
        let (Step::Move(played), Some(parent)) = (node.step, node.parent()) else { return say().setup() };
        let signs: String = node.symbols.iter().map(Symbol::to_string).collect();
        format!("{}{signs}", write_move(&self.game.node(parent).position, played))
    }

    fn token(&self, id: NodeId, text: String, tone: Tone) -> Token {
        let is_bad = |symbol: &Symbol| matches!(symbol, Symbol::Bad | Symbol::VeryBad | Symbol::Dubious);
        let tone = match tone {
            _ if id == self.here => Tone::Chosen,
            Tone::Text if self.game.node(id).symbols.iter().any(is_bad) => Tone::Bad,
            tone => tone,
        };
        Token { text, tone, node: Some(id) }
    }

    fn before(&self, id: NodeId, tokens: &mut Vec<Token>) {
        tokens.extend(self.game.node(id).comments_before.iter().flat_map(|comment| tokens_of(comment)));
    }
}

/// The tokens of the comments after a move.
fn comments(node: &Node) -> Vec<Token> {
    node.comments.iter().flat_map(|comment| tokens_of(comment)).collect()
}

/// The tokens of a comment, without control characters, which could send commands to the terminal.
fn tokens_of(comment: &str) -> impl Iterator<Item = Token> + '_ {
    comment.split(' ').map(|word| Token { text: in_line(word), tone: Tone::Quiet, node: None })
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::Variant;
    use damier_rules::notation::pdn::read_games;

    fn game(text: &str) -> PdnGame {
        read_games(text.as_bytes(), Variant::International).next().unwrap().unwrap()
    }

    fn text(rows: &[MoveRow]) -> Vec<String> {
        let text = |row: &MoveRow| row.words.0.iter().map(|(_, text)| text.as_str()).collect::<String>();
        rows.iter().map(|row| text(row).trim_end().to_owned()).collect()
    }

    const GAME: &str = "{Round one} 1. 32-28 {a road} 19-23 2. 28x19 14x23 3. 37-32 (3. 35-30? 10-14 4. 30-25 \
        (4. 40-35 5-10) 14-19) (3. 31-27) 10-14 4. 41-37 *";

    #[test]
    fn the_main_line_has_two_columns_with_variations_and_comments_below() {
        let game = game(GAME);
        let rows = rows(&game, &[], game.root(), 34);
        let expected = [
            "  Round one",
            " 1. 32-28",
            "  a road",
            " 1. …           19-23",
            " 2. 28x19       14x23",
            " 3. 37-32",
            "  3.35-30? 10-14 4.30-25 (4.40-35",
            "  5-10) 4…14-19",
            "  3.31-27",
            " 3. …           10-14",
            " 4. 41-37",
        ];
        assert_eq!(text(&rows), expected);
        assert!(rows.iter().all(|row| row.words.len() <= 34));
        assert_eq!(rows.iter().map(|row| row.nodes.len()).sum::<usize>(), 14);
    }

    #[test]
    fn the_move_on_the_board_is_highlighted_and_kept_in_the_middle() {
        let game = game(GAME);
        let here = game.main_line().nth(4).unwrap();
        let rows = rows(&game, &[], here, 34);
        let chosen: Vec<&str> = rows
            .iter()
            .flat_map(|row| &row.words.0)
            .filter(|(tone, _)| *tone == Tone::Chosen)
            .map(|(_, text)| text.as_str())
            .collect();
        assert_eq!(chosen, ["37-32"]);
        assert_eq!(first_shown(&rows, here, 4), 3);
        assert_eq!(first_shown(&rows, here, 20), 0);
        assert_eq!(first_shown(&rows, game.main_line().last().unwrap(), 4), 7);
    }

    #[test]
    fn variations_nested_deeper_than_the_call_stack_are_written() {
        let mut game = game("[FEN \"W:WK1,K2:BK49,K50\"]\n*");
        let mut last = game.root();
        for _ in 0..5000 {
            let position = game.node(last).position;
            let quiet =
                position.legal_moves().into_iter().filter(|&each| !position.play_unchecked(each).must_capture());
            // Each alternative has an alternative in its line.
            let children: Vec<NodeId> = quiet.take(2).map(|played| game.add_move(last, played).unwrap()).collect();
            last = children[1];
        }
        assert!(!rows(&game, &[], game.root(), 34).is_empty());
    }

    #[test]
    fn control_characters_are_left_out() {
        let mut game = game("1. 32-28 *");
        let first = game.main_line().next().unwrap();
        game.add_comment(first, "red\u{1b}[31m");
        let rows = rows(&game, &[], first, 34);
        assert!(text(&rows).iter().all(|row| !row.contains('\u{1b}')));
    }
}
