//! Positions in words: where the pieces stand, by sides, kinds, ranks and files, so that they can be drawn or set up.

use chuhe_rules::{FILES, Kind, Move, Piece, Position, RANKS, Side, Square};
use etude_plain::trainer::SpokenBoard;
use etude_text::half_width;

use crate::screen::Picture;
use crate::words::{self, say};

/// The kinds in the order in which they are told.
const KINDS: [Kind; 7] = [Kind::King, Kind::Advisor, Kind::Elephant, Kind::Rook, Kind::Horse, Kind::Cannon, Kind::Pawn];

/// The board of a screen, as it is told.
#[derive(Clone, Debug, PartialEq)]
pub struct Pieces {
    position: Position,
    /// The last move.
    last: Option<Move>,
    /// Points that are asked about.
    marked: Vec<Square>,
}

impl Pieces {
    /// The board of a picture.
    #[must_use]
    pub fn of(picture: Picture) -> Self {
        Self { position: *picture.position(), last: picture.last, marked: picture.marked }
    }

    /// The position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The last move in words; `None` before the first one.
    #[must_use]
    pub fn last(&self) -> Option<String> {
        let mv = self.last?;
        let piece = self.position.piece(mv.to()).or_else(|| self.position.piece(mv.from()))?;
        Some(moved(piece, mv))
    }

    /// The move from a position that leads to this one, at once or by the last move.
    fn step_from(&self, position: &Position) -> Option<Move> {
        let leads = |&mv: &Move| position.after(mv) == self.position;
        let legal = position.legal_moves();
        let direct = legal.iter().copied().find(leads);
        let last = self.last.filter(|_| direct.is_none());
        direct.or_else(|| {
            let last = last?;
            legal.iter().copied().find(|&mv| {
                let after = position.after(mv);
                after.is_legal(last) && after.after(last) == self.position
            })
        })
    }

    /// The points that are asked about, with what stands there.
    fn asked(&self) -> Option<String> {
        let told: Vec<String> = self.marked.iter().map(|&square| at(&self.position, square)).collect();
        (!told.is_empty()).then(|| say().plain_asked(told.join(&say().list())))
    }
}

impl SpokenBoard for Pieces {
    fn told(&self) -> Vec<String> {
        pieces(&self.position, None).into_iter().chain(self.asked()).collect()
    }

    fn events(&self, before: &Self) -> Option<Vec<String>> {
        let mut position = before.position;
        let mut told = Vec::new();
        // A move, and the answer to it.
        while position != self.position {
            let mv = self.step_from(&position).filter(|_| told.len() < 2)?;
            let mut said = moved(position.piece(mv.from())?, mv);
            if let Some(taken) = position.piece(mv.to()) {
                said = say().plain_taking(said, named(taken));
            }
            told.push(say().plain_sentence(said));
            position.play(mv);
        }
        Some(told)
    }

    fn marks(&self, before: &Self) -> Vec<String> {
        self.asked().filter(|_| self.marked != before.marked).into_iter().collect()
    }
}

/// A piece with its side.
fn named(piece: Piece) -> String {
    say().plain_piece(words::side(piece.side), words::man(piece))
}

/// A move of a piece.
fn moved(piece: Piece, mv: Move) -> String {
    say().plain_moved(named(piece), mv.from().to_string(), mv.to().to_string())
}

/// What stands on a point.
#[must_use]
pub fn at(position: &Position, square: Square) -> String {
    let piece = position.piece(square).map_or_else(|| say().plain_nothing_there(), named);
    say().plain_at(square.to_string(), piece)
}

/// The pieces of one side or both, by kinds, each with its points.
#[must_use]
pub fn pieces(position: &Position, side: Option<Side>) -> Vec<String> {
    let told = |side: Side| {
        let of_kind = |kind: Kind| {
            let points = position
                .pieces(side)
                .filter(|&square| position.piece(square).is_some_and(|piece| piece.kind == kind))
                .map(|square| square.to_string());
            let points: Vec<String> = points.collect();
            (!points.is_empty()).then(|| say().plain_kind(words::man(Piece { side, kind }), points.join(" ")))
        };
        let kinds: Vec<String> = KINDS.into_iter().filter_map(of_kind).collect();
        say().plain_pieces(words::side(side), kinds.join(&say().list()))
    };
    Side::ALL.into_iter().filter(|&each| side.is_none_or(|side| side == each)).map(told).collect()
}

/// The side that a text asks for; `None` for both.
#[must_use]
pub fn side_of(text: &str) -> Option<Side> {
    let text: String = text.trim().to_lowercase().chars().map(half_width).collect();
    let is = |side: Side| {
        let own = words::side_name(side).to_lowercase();
        let english = words::in_english(|| words::side_name(side)).to_lowercase();
        !text.is_empty() && [own, english].iter().any(|word| word.starts_with(&text))
    };
    Side::ALL.into_iter().find(|&side| is(side))
}

/// The pieces on some points in a list; "none" if there is none.
fn run(position: &Position, squares: impl Iterator<Item = Square>) -> String {
    let told: Vec<String> =
        squares.filter(|&square| !position.is_empty(square)).map(|square| at(position, square)).collect();
    if told.is_empty() { say().plain_none() } else { told.join(&say().list()) }
}

/// A rank, 0 on Red's side.
#[must_use]
pub fn rank(position: &Position, rank: u8) -> String {
    let squares = (0..FILES).filter_map(|file| Square::new(file, rank));
    say().plain_row_is(u32::from(rank), run(position, squares))
}

/// A file, from Red's left, with the numbers by which both sides count it.
#[must_use]
pub fn file(position: &Position, file: u8) -> String {
    let squares = (0..RANKS).filter_map(|rank| Square::new(file, rank));
    let (red, black) =
        Square::new(file, 0).map_or((0, 0), |square| (square.file_number(Side::Red), square.file_number(Side::Black)));
    let letter = char::from(b'a' + file).to_string();
    say().plain_file_is(letter, u32::from(red), u32::from(black), run(position, squares))
}

/// A point, the numbers of its file, and the nearest pieces on its lines.
#[must_use]
pub fn point(position: &Position, square: Square) -> Vec<String> {
    let nearest = |(right, up)| {
        let line = std::iter::successors(square.step(right, up), move |at| at.step(right, up));
        line.into_iter().find(|&at| !position.is_empty(at)).map(|found| at(position, found))
    };
    let near: Vec<String> = [(0, 1), (0, -1), (-1, 0), (1, 0)].into_iter().filter_map(nearest).collect();
    let near = if near.is_empty() { say().plain_none() } else { near.join(&say().list()) };
    let (red, black) = (square.file_number(Side::Red), square.file_number(Side::Black));
    vec![say().plain_point_is(at(position, square), u32::from(red), u32::from(black)), say().plain_near(near)]
}

/// A diagram, Black's first rank on top and each rank with its number: capital letters for Red, small ones for Black.
#[must_use]
pub fn diagram(position: &Position) -> Vec<String> {
    let row = |rank| {
        let squares = (0..FILES).filter_map(|file| Square::new(file, rank));
        let letters: String = squares.map(|square| position.piece(square).map_or('.', Piece::letter)).collect();
        format!("{rank} {letters}")
    };
    (0..RANKS).rev().map(row).collect()
}

#[cfg(test)]
mod tests {
    use etude_plain::trainer::SpokenBoard as _;

    use super::*;

    fn board(fen: &str) -> Pieces {
        Pieces { position: Position::from_fen(fen).unwrap(), last: None, marked: Vec::new() }
    }

    /// A move, its capture, and the answer are told one by one; anything else is another board.
    #[test]
    fn moves_are_told_in_their_order() {
        let before = board("4k4/9/9/9/4p4/9/4R4/9/9/5K3 w");
        let mut after = board("4k4/9/9/9/4R4/9/9/9/9/5K3 b");
        assert_eq!(after.events(&before).unwrap(), ["Red rook from e3 to e5, taking Black pawn."]);
        let mut answered = board("3k5/9/9/9/4R4/9/9/9/9/5K3 w");
        answered.last = Some("e9d9".parse().unwrap());
        after.last = None;
        assert_eq!(
            answered.events(&before).unwrap(),
            ["Red rook from e3 to e5, taking Black pawn.", "Black king from e9 to d9."]
        );
        assert_eq!(before.events(&after), None, "a piece has come from nowhere");
    }

    /// From the words alone the position can be drawn: every piece of the start is named once.
    #[test]
    fn all_pieces_are_told_by_kinds_and_points() {
        let told = pieces(&Position::start(), None);
        assert_eq!(
            told,
            [
                "Red: king e0, advisor d0 f0, elephant c0 g0, rook a0 i0, horse b0 h0, cannon b2 h2, pawn a3 c3 e3 g3 i3.",
                "Black: king e9, advisor d9 f9, elephant c9 g9, rook a9 i9, horse b9 h9, cannon b7 h7, pawn a6 c6 e6 g6 i6.",
            ]
        );
        assert_eq!(side_of("bl"), Some(Side::Black));
        assert_eq!((side_of(""), side_of("blue")), (None, None));
    }

    #[test]
    fn ranks_files_and_points_are_told_as_both_sides_count_them() {
        let start = Position::start();
        assert_eq!(rank(&start, 2), "Rank 2: b2 Red cannon, h2 Red cannon.");
        assert_eq!(rank(&start, 4), "Rank 4: none.");
        let told = file(&start, 7);
        assert!(
            told.starts_with("File h, 2 as Red counts, 8 as Black counts: h0 Red horse, h2 Red cannon, h7 "),
            "{told}"
        );
        let told = point(&start, "h2".parse().unwrap()).join(" ");
        assert!(told.contains("h2 Red cannon") && told.contains("b2 Red cannon"), "{told}");
    }
}
