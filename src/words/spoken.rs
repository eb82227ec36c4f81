//! A position in sentences, for players who hear the board or feel it.

use std::borrow::Cow;

use super::common::{list, side};
use super::language::say;
use damier_app::settings::MoveStyle;
use damier_rules::notation::{SquareNames, SquareStyle, write_move};
use damier_rules::{AnyPosition, BoardSize, Color, Move, Piece, PieceKind, Square};

/// The fewest squares in a row that are told by the first and the last.
const MIN_RUN: usize = 4;

/// Which pieces are listed; `None` for both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WhichPieces {
    /// Their colour.
    pub(crate) color: Option<Color>,
    /// Their kind.
    pub(crate) kind: Option<PieceKind>,
}

/// The name of a square.
#[must_use]
pub fn square_name(position: &AnyPosition, square: Square) -> String {
    SquareNames::of(position.variant()).text(square).to_string()
}

/// The square of a name.
#[must_use]
pub fn named_square(position: &AnyPosition, name: &str) -> Option<Square> {
    SquareNames::of(position.variant()).read(name)
}

/// A piece, in two words.
#[must_use]
pub fn piece_name(piece: Piece) -> String {
    let kind = if piece.kind == PieceKind::Man { "man" } else { "king" };
    say().spoken_piece(format!("{}-{kind}", side(piece.color)))
}

/// The pieces of a position: White's before Black's, kings before men, a sentence each.
#[must_use]
pub fn pieces(position: &AnyPosition, which: WhichPieces) -> Vec<String> {
    let squares: Vec<Square> = position.board_size().all_squares().collect();
    let mut sentences = told_pieces(position, which, &squares, |squares| squares_of(position, squares));
    sentences.extend(missing(position, which));
    sentences
}

/// The names of squares. Those with letters are told row by row, from White's side.
fn squares_of(position: &AnyPosition, squares: &[Square]) -> String {
    if SquareNames::of(position.variant()).style() == SquareStyle::Numeric {
        return list(runs(position, squares));
    }
    let rows = squares.chunk_by(|one, next| one.row() == next.row()).rev();
    rows.map(|row| list(row.iter().map(|&square| square_name(position, square)))).collect::<Vec<_>>().join("; ")
}

/// That a side has no pieces of the kind asked for, or none at all.
fn missing(position: &AnyPosition, which: WhichPieces) -> Vec<String> {
    let mut sentences = Vec::new();
    for color in Color::ALL.into_iter().filter(|&color| which.color.is_none_or(|wanted| wanted == color)) {
        let kinds = match which.kind {
            Some(kind) if position.pieces(color, kind).is_empty() => {
                if kind == PieceKind::Man {
                    "men"
                } else {
                    "kings"
                }
            }
            None if !has_pieces(position, color) => "men",
            _ => continue,
        };
        sentences.push(say().spoken_no_pieces(format!("{}-{kinds}", side(color))));
    }
    sentences
}

/// The pieces on some squares, with these in words.
fn told_pieces(
    position: &AnyPosition,
    which: WhichPieces,
    among: &[Square],
    told: impl Fn(&[Square]) -> String,
) -> Vec<String> {
    let mut sentences = Vec::new();
    for color in [Color::White, Color::Black] {
        for kind in [PieceKind::King, PieceKind::Man] {
            if which.color.is_some_and(|wanted| wanted != color) || which.kind.is_some_and(|wanted| wanted != kind) {
                continue;
            }
            let stands = |&square: &Square| position.piece_at(square) == Some(Piece { color, kind });
            let squares: Vec<Square> = among.iter().copied().filter(stands).collect();
            let (one, several) = if kind == PieceKind::Man { ("man", "men") } else { ("king", "kings") };
            let kinds = format!("{}-{}", side(color), if squares.len() == 1 { one } else { several });
            if !squares.is_empty() {
                sentences.push(say().spoken_pieces(kinds, told(&squares)));
            }
        }
    }
    sentences
}

/// The pieces of a position by rows and places, for an exercise that asks for the names of squares.
#[must_use]
pub fn pieces_by_place(position: &AnyPosition, which: WhichPieces) -> Vec<String> {
    let among: Vec<Square> = position.board_size().all_squares().collect();
    let mut sentences = told_pieces(position, which, &among, |squares| {
        let rows = squares.chunk_by(|one, next| one.row() == next.row());
        let row = |squares: &[Square]| {
            let places = squares.iter().map(|square| (square.column() / 2 + 1).to_string());
            say().spoken_places(squares[0].row() + 1, squares.len(), list(places.collect::<Vec<_>>()))
        };
        rows.map(row).collect::<Vec<_>>().join("; ")
    });
    sentences.extend(missing(position, which));
    sentences
}

/// The names of squares, with four or more numbers in a row told by the first and the last.
fn runs(position: &AnyPosition, squares: &[Square]) -> Vec<String> {
    let size = position.board_size();
    let follows = |one: &Square, next: &Square| size.number(*one) + 1 == size.number(*next);
    let is_numbered = SquareNames::of(position.variant()).style() == SquareStyle::Numeric;
    let name = |square: &Square| square_name(position, *square);
    let told = |run: &[Square]| match run {
        [first, .., last] if is_numbered && run.len() >= MIN_RUN => vec![say().spoken_range(name(first), name(last))],
        run => run.iter().map(name).collect(),
    };
    squares.chunk_by(follows).flat_map(told).collect()
}

/// Whether a side has any pieces.
fn has_pieces(position: &AnyPosition, color: Color) -> bool {
    position
        .board_size()
        .all_squares()
        .any(|square| position.piece_at(square).is_some_and(|piece| piece.color == color))
}

/// What stands on a square.
fn content(position: &AnyPosition, square: Square) -> String {
    position.piece_at(square).map_or_else(|| say().spoken_empty(), piece_name)
}

/// A square and what stands on it.
fn on(position: &AnyPosition, square: Square) -> String {
    say().spoken_on(square_name(position, square), content(position, square))
}

/// The square a step away in rows and columns.
fn beside(position: &AnyPosition, square: Square, rows: i8, columns: i8) -> Option<Square> {
    let row = square.row().checked_add_signed(rows)?;
    let column = square.column().checked_add_signed(columns)?;
    position.board_size().square_at(row, column)
}

/// A square, and its neighbours in the order of their numbers.
#[must_use]
pub fn square(position: &AnyPosition, square: Square) -> String {
    let steps = [(-1, -1), (-1, 1), (1, -1), (1, 1)];
    let around = steps.into_iter().filter_map(|(rows, columns)| beside(position, square, rows, columns));
    say().spoken_square(on(position, square), list(around.map(|square| on(position, square))))
}

/// A row, counted from 1 at Black's side; or how rows are counted.
#[must_use]
pub fn row(position: &AnyPosition, row: usize) -> String {
    let size = position.board_size();
    let number = |square: &Square| match SquareNames::of(position.variant()).style() {
        SquareStyle::Numeric => square.row() + 1,
        // The digit of the square's name.
        SquareStyle::Algebraic => size.rows() - square.row(),
    };
    let squares: Vec<Square> = size.all_squares().filter(|square| usize::from(number(square)) == row).collect();
    match (squares.first(), squares.last()) {
        (Some(&first), Some(&last)) => {
            let contents =
                told_pieces(position, WhichPieces::default(), &squares, |squares| list(runs(position, squares)));
            let contents = if contents.is_empty() { say().spoken_empty() } else { contents.join(" ") };
            let contents = contents.trim_end_matches(['.', '。']);
            say().spoken_row(row, square_name(position, first), square_name(position, last), contents)
        }
        _ => say().spoken_no_row(size.rows(), if size == BoardSize::Ten { "ten" } else { "eight" }),
    }
}

/// The same without the names of its squares.
#[must_use]
pub fn unnamed_row(position: &AnyPosition, number: usize) -> String {
    let size = position.board_size();
    let squares = size.all_squares().filter(|square| usize::from(square.row()) + 1 == number);
    let contents: Vec<String> = squares.map(|square| content(position, square)).collect();
    if contents.is_empty() { row(position, 0) } else { say().spoken_row_unnamed(number, list(contents)) }
}

/// A square in the middle of the board, for examples.
#[must_use]
pub fn example_square(position: &AnyPosition) -> String {
    let size = position.board_size();
    let middle = size.square_at(size.rows() / 2, size.rows() / 2 - 1);
    middle.map_or_else(String::new, |square| square_name(position, square))
}

/// A move of the usual form, for examples.
#[must_use]
pub const fn example_move(position: &AnyPosition) -> &'static str {
    match position.board_size() {
        BoardSize::Ten => "32-28",
        BoardSize::Eight => "c3-d4",
    }
}

/// The diagonals through a square, a sentence each, from White's side.
#[must_use]
pub fn diagonals(position: &AnyPosition, square: Square) -> Vec<String> {
    let diagonal = |columns: i8| {
        let mut first = square;
        while let Some(next) = beside(position, first, 1, -columns) {
            first = next;
        }
        let squares: Vec<Square> =
            std::iter::successors(Some(first), |&at| beside(position, at, -1, columns)).collect();
        let last = *squares.last()?;
        let names = (square_name(position, first), square_name(position, last));
        (squares.len() > 1)
            .then(|| say().spoken_diagonal(names.0, names.1, list(squares.iter().map(|&at| on(position, at)))))
    };
    [1, -1].into_iter().filter_map(diagonal).collect()
}

/// A move without its side, as it is said.
#[must_use]
pub fn spoken_move(position: &AnyPosition, played: Move, style: MoveStyle) -> String {
    restyled(&write_move(position, played), style).into_owned()
}

/// A move that was made, in sentences: who, where, what is taken, and whether a king is made.
#[must_use]
pub fn made(position: &AnyPosition, played: Move, style: MoveStyle) -> String {
    let (color, written) = (side(position.side_to_move()), spoken_move(position, played, style));
    let mut told = if played.is_capture() {
        say().spoken_capture(color, written, taken_with_squares(position, played))
    } else if style == MoveStyle::Full {
        say().spoken_move(color, square_name(position, played.from), square_name(position, played.to))
    } else {
        say().spoken_notation(color, written, "")
    };
    if position.promotes(played) {
        told = format!("{told} {}", say().spoken_crowned());
    }
    told
}

/// What a capture takes, and from where unless that is plain: a man has jumped over one piece.
fn taken_with_squares(position: &AnyPosition, played: Move) -> String {
    let told = taken(position, played);
    let is_plain = position.piece_at(played.from).is_some_and(|piece| piece.kind == PieceKind::Man);
    let squares: Vec<String> = played.captured.into_iter().map(|square| square_name(position, square)).collect();
    if is_plain && squares.len() == 1 { told } else { say().plain_labelled(told, list(squares)) }
}

/// What a capture takes.
fn taken(position: &AnyPosition, played: Move) -> String {
    let pieces: Vec<Piece> = played.captured.into_iter().filter_map(|square| position.piece_at(square)).collect();
    let count = |kind| pieces.iter().filter(|piece| piece.kind == kind).count();
    let (men, kings) = (count(PieceKind::Man), count(PieceKind::King));
    let men = (men > 0).then(|| say().spoken_men(men));
    let kings = (kings > 0).then(|| say().spoken_kings(kings));
    list(men.into_iter().chain(kings))
}

/// The legal moves, or those of one piece.
#[must_use]
pub fn moves(position: &AnyPosition, of: Option<Square>, style: MoveStyle) -> String {
    let legal = position.legal_moves();
    let mut of_piece: Vec<Move> =
        legal.into_iter().filter(|played| of.is_none_or(|square| square == played.from)).collect();
    let number = |square| position.board_size().number(square);
    of_piece.sort_by_key(|played| (number(played.from), number(played.to)));
    match (of_piece.is_empty(), of) {
        (true, Some(square)) => say().plain_no_move_of(square_name(position, square)),
        (true, None) => say().spoken_no_moves(),
        _ => {
            let told = |&played: &Move| {
                let written = spoken_move(position, played, style);
                if played.is_capture() { format!("{written}, {}", taken(position, played)) } else { written }
            };
            let count = of_piece.len();
            let joined: Vec<String> = of_piece.iter().map(told).collect();
            say().spoken_moves(count, joined.join("; "))
        }
    }
}

/// The captures.
#[must_use]
pub fn captures(position: &AnyPosition, style: MoveStyle) -> String {
    if position.must_capture() { moves(position, None, style) } else { say().spoken_no_captures() }
}

/// Whose move it is.
#[must_use]
pub fn side_to_move(position: &AnyPosition) -> String {
    say().spoken_turn(side(position.side_to_move()))
}

/// Whose move it is, and whether they must capture.
#[must_use]
pub fn turn(position: &AnyPosition) -> String {
    let color = side(position.side_to_move());
    if position.must_capture() {
        say().spoken_must(color, position.legal_moves().len())
    } else {
        say().spoken_turn(color)
    }
}

/// A square of playable squares named by its row and its place in it, both from 1.
#[must_use]
pub fn place(square: Square) -> String {
    say().plain_place(square.row() + 1, square.column() / 2 + 1)
}

/// A text with its moves said in a style: `28x19` becomes `28 takes to 19`.
#[must_use]
pub fn restyled(text: &str, style: MoveStyle) -> Cow<'_, str> {
    if style == MoveStyle::Notation {
        return Cow::Borrowed(text);
    }
    let mut told = String::with_capacity(text.len());
    let mut rest = text;
    let mut before = ' ';
    // Where the last move ended: a line of moves is told with pauses.
    let mut ended = None;
    while let Some(first) = rest.chars().next() {
        let is_inside = before.is_ascii_alphanumeric() || matches!(before, '-' | ':' | ',' | '/');
        let is_numbered = before != '.' || is_number_of_move(&told);
        if let Some((squares, is_capture, length)) = (!is_inside && is_numbered).then(|| written_move(rest)).flatten() {
            if before == '.' {
                told.push(' ');
            }
            if ended.is_some_and(|end| &told[end..] == " ") {
                told.pop();
                told.push_str(&say().list_separator());
            }
            told.push_str(&said(&squares, is_capture, style));
            ended = Some(told.len());
            before = 'x';
            rest = &rest[length..];
            if let Some((quality, length)) = quality_sign(rest, text) {
                told.push_str(&quality);
                rest = &rest[length..];
            }
            continue;
        }
        told.push(first);
        before = first;
        rest = &rest[first.len_utf8()..];
    }
    Cow::Owned(told)
}

/// Whether a text ends in the number of a move, as in `12.`.
fn is_number_of_move(told: &str) -> bool {
    let word = told.rsplit(char::is_whitespace).next().and_then(|word| word.strip_suffix('.'));
    word.is_some_and(|word| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit()))
}

/// The squares of a move in words.
fn said(squares: &[&str], is_capture: bool, style: MoveStyle) -> String {
    match style {
        _ if is_capture => {
            let first = squares[0].to_owned();
            squares[1..].iter().fold(first, |path, next| say().spoken_takes(path, next))
        }
        MoveStyle::Full => say().spoken_to(squares[0], squares[1]),
        _ => squares.join(" "),
    }
}

/// A move at the start of a text: its squares, whether it captures, and its length in bytes. `1-1` is a result, `10x10` a
/// board, `1150-1850` a range and `2026-11-26` a day.
fn written_move(text: &str) -> Option<(Vec<&str>, bool, usize)> {
    let (mut squares, mut length) = (vec![square_at(text)?], square_at(text)?.len());
    let sign = text[length..].chars().next().filter(|sign| matches!(sign, '-' | 'x' | ':'))?;
    // A time has a colon too.
    if sign == ':' && squares[0].starts_with(|first: char| first.is_ascii_digit()) {
        return None;
    }
    while let Some(after) = text[length..].strip_prefix(sign)
        && let Some(square) = square_at(after)
    {
        length += sign.len_utf8() + square.len();
        squares.push(square);
    }
    let follows = text[length..].chars().next();
    let is_whole = !follows.is_some_and(|next| next.is_ascii_alphanumeric() || matches!(next, '-' | '/'));
    let is_move = squares.len() == 2 && squares[0] != squares[1] || squares.len() > 2 && sign != '-';
    (is_whole && is_move).then_some((squares, sign != '-', length))
}

/// The sign for the quality of a move at the start of what follows it, in words, and its length. One sign alone counts in a
/// row of a score only, which begins with a number: elsewhere it ends a question.
#[must_use]
pub fn quality_sign(after: &str, line: &str) -> Option<(String, usize)> {
    let length = after.bytes().take_while(|byte| matches!(byte, b'!' | b'?')).count();
    let follows = after[length..].chars().next();
    let is_whole = follows.is_none_or(|next| next.is_whitespace() || matches!(next, ')' | ',' | ';'));
    let counts = length == 2 || length == 1 && line.starts_with(|first: char| first.is_ascii_digit());
    let name = match &after[..length] {
        "!" => "mark",
        "!!" => "mark-mark",
        "?" => "query",
        "??" => "query-query",
        "!?" => "mark-query",
        _ => "query-mark",
    };
    (is_whole && counts).then(|| (say().spoken_sign(name), length))
}

/// The square at the start of a text: a number up to 50, or a letter and a digit.
fn square_at(text: &str) -> Option<&str> {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    if digits > 0 {
        let number: u8 = text[..digits].parse().ok()?;
        return (digits <= 2 && (1..=50).contains(&number)).then_some(&text[..digits]);
    }
    let mut letters = text.bytes();
    let is_square = matches!(letters.next(), Some(b'a'..=b'h')) && matches!(letters.next(), Some(b'1'..=b'8'));
    (is_square && !letters.next().is_some_and(|next| next.is_ascii_digit())).then(|| &text[..2])
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::Variant;
    use damier_rules::notation::{read_fen, read_move};

    fn at(fen: &str) -> AnyPosition {
        read_fen(fen, Variant::International).unwrap().position
    }

    fn told(fen: &str, written: &str, style: MoveStyle) -> String {
        let position = at(fen);
        made(&position, read_move(&position, written).unwrap(), style)
    }

    #[test]
    fn pieces_come_by_side_kings_first() {
        let position = at("W:W28,32,K47:BK2");
        let all = pieces(&position, WhichPieces::default());
        assert_eq!(all, ["White king 47.", "White men 28, 32.", "Black king 2."]);
        let start = pieces(&AnyPosition::start(Variant::International), WhichPieces::default());
        assert_eq!(start, ["White men 31 to 50.", "Black men 1 to 20."]);
        let some = pieces(&at("W:W31,32,33,35,36,37,38:B2"), WhichPieces::default());
        assert_eq!(some, ["White men 31, 32, 33, 35 to 38.", "Black man 2."]);
        let russian = pieces(&AnyPosition::start(Variant::Russian), WhichPieces::default());
        assert_eq!(russian[0], "White men a1, c1, e1, g1; b2, d2, f2, h2; a3, c3, e3, g3.");
        let which = WhichPieces { color: Some(Color::Black), kind: Some(PieceKind::Man) };
        assert_eq!(pieces(&position, which), ["No black men."]);
        assert_eq!(pieces(&at("W:W28:B"), WhichPieces::default()), ["White man 28.", "No black men."]);
    }

    #[test]
    fn a_square_has_its_neighbours_and_a_corner_only_one() {
        let position = at("W:W28,46:B22,K5");
        let of = |name| square(&position, named_square(&position, name).unwrap());
        assert_eq!(of("28"), "28 white man. Neighbours: 22 black man, 23 empty, 32 empty, 33 empty.");
        assert_eq!(of("46"), "46 white man. Neighbours: 41 empty.");
        assert_eq!(of("5"), "5 black king. Neighbours: 10 empty.");
        assert_eq!(named_square(&position, "51"), None);
        assert_eq!(named_square(&AnyPosition::start(Variant::Russian), "C3").map(Square::row), Some(5));
    }

    #[test]
    fn rows_and_diagonals_follow_the_board() {
        let position = at("W:W31,46:BK5,23");
        assert_eq!(row(&position, 7), "Row 7, 31 to 35: White man 31.");
        assert_eq!(row(&position, 6), "Row 6, 26 to 30: empty.");
        assert_eq!(row(&position, 11), "Rows go from 1 to 10, from Black's side.");
        // On 64 squares the row is the digit of its squares.
        let russian = AnyPosition::start(Variant::Russian);
        assert_eq!(row(&russian, 3), "Row 3, a3 to g3: White men a3, c3, e3, g3.");
        assert_eq!(row(&russian, 9), "Rows go from 1 to 8, from White's side.");
        assert_eq!((example_square(&russian).as_str(), example_square(&position).as_str()), ("d4", "28"));
        let main = diagonals(&position, named_square(&position, "28").unwrap());
        assert_eq!(
            main[0],
            "Diagonal 46 to 5: 46 white man, 41 empty, 37 empty, 32 empty, 28 empty, 23 black man, 19 empty, 14 empty, \
             10 empty, 5 black king."
        );
        assert!(main[1].starts_with("Diagonal 50 to 6: 50 empty, 44 empty"), "{}", main[1]);
        assert_eq!(diagonals(&position, named_square(&position, "46").unwrap()).len(), 1, "a corner is on one");
    }

    #[test]
    fn moves_are_told_in_three_styles() {
        let start = "W:W31-50:B1-20";
        assert_eq!(told(start, "32-28", MoveStyle::Full), "White 32 to 28.");
        assert_eq!(told(start, "32-28", MoveStyle::Short), "White 32 28.");
        assert_eq!(told(start, "32-28", MoveStyle::Notation), "White 32-28.");
        assert_eq!(told("W:W28:B22,11", "28x6", MoveStyle::Full), "White 28 takes to 6, two men: 11, 22.");
        assert_eq!(told("W:W28:B22,K11", "28x6", MoveStyle::Notation), "White 28x6, one man, one king: 11, 22.");
        assert_eq!(told("W:W7:B20", "7-1", MoveStyle::Full), "White 7 to 1. It becomes a king.");
    }

    #[test]
    fn captures_and_moves_are_counted() {
        let position = at("W:W28,38:B22,23");
        assert_eq!(turn(&position), "White to move, and must capture: 2 ways.");
        assert_eq!(captures(&position, MoveStyle::Full), "2 moves: 28 takes to 17, one man; 28 takes to 19, one man.");
        let quiet = at("W:W46:B5");
        assert_eq!(moves(&quiet, None, MoveStyle::Full), "One move: 46 to 41.");
        assert_eq!(captures(&quiet, MoveStyle::Full), "No capture is possible.");
        assert_eq!(moves(&quiet, named_square(&quiet, "5"), MoveStyle::Full), "No legal move begins on 5.");
    }

    #[test]
    fn moves_in_a_text_follow_the_style_and_nothing_else_does() {
        let full = |text: &'static str| restyled(text, MoveStyle::Full).into_owned();
        assert_eq!(
            full("That was 28x19x10; 32-28 is better."),
            "That was 28 takes to 19 takes to 10; 32 to 28 is better."
        );
        assert_eq!(full("2. 45-40?? threw it"), "2. 45 to 40, a blunder threw it");
        assert_eq!(full("1. 32-28! 19-23?"), "1. 32 to 28, good 19 to 23, a mistake");
        assert_eq!(full("Why not 32-28?"), "Why not 32 to 28?");
        assert_eq!(full("28-22 46x14 29-47"), "28 to 22, 46 takes to 14, 29 to 47");
        assert_eq!(full("1.32-28 19-23 2.28x19"), "1. 32 to 28, 19 to 23 2. 28 takes to 19");
        assert_eq!(full("走32-28，16-21不可行"), "走32 to 28，16 to 21不可行");
        assert_eq!(full("c3:d4 or a1-b2"), "c3 takes to d4 or a1 to b2");
        for same in ["1-1", "10x10", "1150-1850", "2026-11-26", "W:W31,33-50:B1-13", "04:57", "1-2-3", "0-2", "51-60"] {
            assert_eq!(full(same), same);
        }
        assert_eq!(restyled("32-28", MoveStyle::Notation), "32-28");
    }
}
