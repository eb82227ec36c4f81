//! What proves a step that asks for squares or a choice: facts about its board that can be computed.

use serde::Deserialize;

use super::rules_exercise::BoardLine;
use super::values::{Record, Values};
use damier_rules::notation::read_move;
use damier_rules::{AnyPosition, Color, Game, Move, PieceKind, Square};

/// Facts about the board of a step. Each one given has to be true.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Proof {
    /// The squares pointed at are those of White's men among these, and of `black`.
    #[serde(default)]
    white: Vec<u8>,
    /// The squares pointed at are those of Black's men among these, and of `white`.
    #[serde(default)]
    black: Vec<u8>,
    /// The squares pointed at are those to which the piece on this square can go.
    #[serde(default)]
    from: Option<u8>,
    /// The squares pointed at are the ends of the main road.
    #[serde(default)]
    road: bool,
    /// The square pointed at is where the last of these moves ends, as must every other legal one; every reply is forced.
    #[serde(default)]
    line: Vec<String>,
    /// Moves that give something away.
    #[serde(default)]
    pub lose: Vec<String>,
    /// Moves that give nothing away.
    #[serde(default)]
    hold: Vec<String>,
    /// Whether the side to move can capture.
    #[serde(default)]
    captures: Option<bool>,
    /// How many tempi White is ahead.
    #[serde(default)]
    tempi: Option<i32>,
    /// The number of White's men on the left half of the board.
    #[serde(default)]
    left: Option<usize>,
    /// The moves of each side to the draw, by the limit that applies.
    #[serde(default)]
    limit: Option<u16>,
}

impl Proof {
    /// The moves of a position that have to be valued for it, if any: those that give nothing away.
    pub(super) fn asked(&self, position: &AnyPosition) -> Option<Vec<Move>> {
        let is_needed = !self.lose.is_empty() || !self.hold.is_empty();
        is_needed.then(|| self.hold.iter().filter_map(|text| read_move(position, text).ok()).collect())
    }

    /// Whether all of it is true of a position in which these squares are to be pointed at.
    #[must_use]
    pub fn holds(&self, position: &AnyPosition, point: &[u8], values: &Record) -> bool {
        let size = position.board_size();
        let numbers = |squares: Vec<Square>| squares.into_iter().map(|square| size.number(square)).collect::<Vec<_>>();
        let is_pointed = |mut squares: Vec<u8>| {
            let mut point = point.to_vec();
            point.sort_unstable();
            squares.sort_unstable();
            squares.dedup();
            squares == point
        };
        let men = |color| numbers(position.pieces(color, PieceKind::Man).into_iter().collect());
        let among =
            |color, squares: &[u8]| men(color).into_iter().filter(|man| squares.contains(man)).collect::<Vec<_>>();
        let named: Vec<u8> =
            [among(Color::White, &self.white), among(Color::Black, &self.black)].into_iter().flatten().collect();
        let targets = |from: u8| {
            let legal = position.legal_moves().into_iter();
            numbers(legal.filter(|played| size.number(played.from) == from).map(|played| played.to).collect())
        };
        let road = numbers(BoardLine::MainRoad.squares(size));
        let ends = || road.first().into_iter().chain(road.last()).copied().collect();
        let values = values.of(position);
        let keeps = |text: &String| keeps(position, text, values?);
        (self.white.is_empty() && self.black.is_empty() || is_pointed(named))
            && self.from.is_none_or(|from| is_pointed(targets(from)))
            && (!self.road || is_pointed(ends()))
            && (self.line.is_empty() || last_square(*position, &self.line).is_some_and(|last| point == [last]))
            && self.lose.iter().all(|text| keeps(text) == Some(false))
            && self.hold.iter().all(|text| keeps(text) == Some(true))
            && self.captures.is_none_or(|captures| captures == position.must_capture())
            && self.tempi.is_none_or(|ahead| ahead == tempi(position))
            && self.left.is_none_or(|left| left == on_the_left(position))
            && self.limit.is_none_or(|moves| limit(position) == Some(moves))
    }
}

/// Where the last move of a line ends. `None` if the line cannot be played, a reply is not forced, or another last move
/// ends elsewhere.
fn last_square(mut position: AnyPosition, line: &[String]) -> Option<u8> {
    let (end, before) = line.split_last()?;
    for (ply, text) in before.iter().enumerate() {
        let played = read_move(&position, text).ok()?;
        if ply % 2 == 1 && position.legal_moves().len() > 1 {
            return None;
        }
        position = position.play_unchecked(played);
    }
    let last = read_move(&position, end).ok()?.to;
    let is_only = position.legal_moves().iter().all(|played| played.to == last);
    is_only.then(|| position.board_size().number(last))
}

/// Whether a move keeps the value of its position. `None` if it is not legal, or not valued.
fn keeps(position: &AnyPosition, text: &str, values: &Values) -> Option<bool> {
    let worth = values.of(position, read_move(position, text).ok()?)?;
    Some(worth.keeps(values.best()?))
}

/// How many tempi White is ahead: the rows behind all men of a side, added up.
fn tempi(position: &AnyPosition) -> i32 {
    let (white, black) = steps(position);
    white - black
}

/// The rows behind the men of White, and of Black, each seen from its own side, added up.
pub(super) fn steps(position: &AnyPosition) -> (i32, i32) {
    let last = position.board_size().rows() - 1;
    let rows = |color, behind: fn(u8, u8) -> u8| {
        position.pieces(color, PieceKind::Man).into_iter().map(|square| i32::from(behind(square.row(), last))).sum()
    };
    (rows(Color::White, |row, last| last - row), rows(Color::Black, |row, _| row))
}

fn on_the_left(position: &AnyPosition) -> usize {
    let half = position.board_size().rows() / 2;
    position.pieces(Color::White, PieceKind::Man).into_iter().filter(|square| square.column() < half).count()
}

/// The moves of each side that the running limit allows, one ply having been counted.
fn limit(position: &AnyPosition) -> Option<u16> {
    Some(Game::with_plies_used(*position, 1).limit()?.limit.moves())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::course::values::{Appraisal, value_all};
    use damier_endings::TableSet;
    use damier_rules::Variant;
    use damier_rules::notation::read_fen;

    fn holds(fen: &str, point: &[u8], toml: &str) -> bool {
        let proof: Proof = toml_edit::de::from_str(toml).unwrap();
        let position = read_fen(fen, Variant::International).unwrap().position;
        let mut values = Record::default();
        if let Some(asked) = proof.asked(&position) {
            value_all(&[Appraisal { position, asked }], &TableSet::default(), 1, |valued| {
                values.add(position, valued.values);
            });
        }
        proof.holds(&position, point, &values)
    }

    #[test]
    fn each_fact_is_true_or_false() {
        for (fen, point, right, wrong) in [
            ("W:W7:B45", &[1, 2][..], "from = 7", "from = 45"),
            ("W:W50:B1", &[46, 5][..], "road = true", "white = [46]"),
            ("W:W24,37:B9,28", &[24, 28][..], "white = [22, 23, 24]\nblack = [28]", "white = [24]"),
            ("W:W28:B13", &[][..], "lose = ['28-22']\nhold = ['28-23']", "lose = ['28-23']"),
            ("W:WK46,34:B23,28", &[][..], "captures = false", "captures = true"),
            // Four, three and two rows behind White's men; one, two and three behind Black's.
            ("W:W28,33,38:B9,13,19", &[][..], "tempi = 3", "tempi = -3"),
            ("W:W12,27,28,32,36,38,40:B6,11", &[][..], "left = 6", "left = 5"),
            ("W:W33,39,43,44:B23", &[30][..], "line = ['33-29', '23x34', '39x30']", "line = ['33-28', '23x32']"),
            ("W:WK1,K7,K36:BK45", &[][..], "limit = 16", "limit = 25"),
        ] {
            assert!(holds(fen, point, right), "{fen}: {right}");
            assert!(!holds(fen, point, wrong), "{fen}: {wrong}");
        }
    }
}
