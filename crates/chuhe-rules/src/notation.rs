//! Moves as players write them: 炮二平五, 炮2=5, C2=5, h2e2.

use std::fmt::Write as _;

use crate::{
    moves::Move,
    piece::{Kind, Piece},
    position::Position,
    reading::Reading,
    side::Side,
    square::Square,
};

pub use crate::reading::MoveTextError;

/// A way to write moves.
///
/// | | Red's cannon from its second file to the fifth | Black's right horse forward |
/// |---|---|---|
/// | [`Full`](Self::Full) | 炮二平五 | 马8进7 |
/// | [`Short`](Self::Short) | 炮2=5 | 马8+7 |
/// | [`Wxf`](Self::Wxf) | C2=5 | H8+7 |
/// | [`Iccs`](Self::Iccs) | h2e2 | h9g7 |
///
/// Files are counted from the mover's right; 进 or + is towards the opponent, 退 or - backwards, 平 or = sideways. The last
/// number is the file reached or, straight forward and back, the distance. Of two pieces of a kind on one file the front
/// one is 前 (+), the other 后 (-), a third between them 中 (.). Of four or five pawns on a file the first is 一 (1), and
/// so on. If two files hold several pawns each, the file stands for the word pawn: 前三平四, `+3=4`. Advisors and elephants
/// need none of this: one of two on a file can only go forward, the other only back.
///
/// The rules name a full and a short form (7.5); the table that shows the short one is not in the text at hand, so `Short`
/// is the form of the World Xiangqi Federation with the characters of the pieces (J).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Notation {
    /// Four Chinese characters; Black's numbers are digits.
    Full,
    /// The piece as a character, the rest as digits and signs.
    Short,
    /// The letters of the World Xiangqi Federation, with H for the horse and E for the elephant.
    Wxf,
    /// The two squares, as the Internet Chinese Chess Server wrote them.
    Iccs,
}

impl Notation {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Full, Self::Short, Self::Wxf, Self::Iccs];
}

/// Which of several pieces of a kind on one file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rank {
    Front,
    Middle,
    Back,
    /// From the front, 1 to 5.
    Nth(u8),
}

/// How the piece that moves is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Subject {
    /// The only one of its kind on the file, as the mover counts it.
    OnFile(Kind, u8),
    /// One of several on a file that is named by nothing.
    Ranked(Rank, Kind),
    /// One of several pawns on the file.
    RankedPawn(Rank, u8),
}

/// The direction of a move, seen by the mover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    Forward,
    Across,
    Back,
}

/// A move in words: the piece, the way, and the number at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Words {
    pub subject: Subject,
    pub way: Way,
    pub number: u8,
}

impl Position {
    /// The move in this notation. The text names a legal move without doubt; of a move that no piece of the side to move
    /// makes the text is that of its squares.
    ///
    /// ```
    /// # use chuhe_rules::{Notation, Position};
    /// let start = Position::start();
    /// let cannon = "h2e2".parse()?;
    /// assert_eq!(start.write_move(cannon, Notation::Full), "炮二平五");
    /// assert_eq!(start.write_move(cannon, Notation::Wxf), "C2=5");
    /// assert_eq!(start.after(cannon).write_move("h9g7".parse()?, Notation::Full), "马8进7");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn write_move(&self, mv: Move, notation: Notation) -> String {
        let piece = self.piece(mv.from()).filter(|piece| piece.side == self.turn());
        match (notation, piece) {
            (Notation::Iccs, _) | (_, None) => mv.to_string(),
            (_, Some(piece)) => write(self.words(piece, mv), piece, notation),
        }
    }

    /// Reads a move of the side to move in any of the notations: characters in simplified or traditional script, letters,
    /// digits of any kind, also mixed (炮25 is not read, 炮2=5, 炮二平5 and P3+1 are).
    ///
    /// ```
    /// # use chuhe_rules::Position;
    /// let start = Position::start();
    /// for text in ["炮二平五", "砲二平５", "炮2=5", "C2=5", "c2.5", "H2-E2", "h2e2"] {
    ///     assert_eq!(start.read_move(text), Ok("h2e2".parse()?));
    /// }
    /// let error = start.read_move("车一进三").unwrap_err();
    /// assert_eq!(error.to_string(), "\"车一进三\": the rook on file 1 has no such legal move");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the text is no move, or names no legal move, or more than one.
    pub fn read_move(&self, text: &str) -> Result<Move, MoveTextError> {
        Reading { position: self, text }.read()
    }

    /// The move in words.
    pub(crate) fn words(&self, piece: Piece, mv: Move) -> Words {
        let side = piece.side;
        let (from, to) = (mv.from(), mv.to());
        let way = match to.rank_from(side).cmp(&from.rank_from(side)) {
            std::cmp::Ordering::Greater => Way::Forward,
            std::cmp::Ordering::Equal => Way::Across,
            std::cmp::Ordering::Less => Way::Back,
        };
        let number = if from.file() == to.file() { from.rank().abs_diff(to.rank()) } else { to.file_number(side) };
        Words { subject: self.subject(piece, from), way, number }
    }

    fn subject(&self, piece: Piece, from: Square) -> Subject {
        let alike = self.alike_on_file(piece, from.file());
        if alike == 1 || matches!(piece.kind, Kind::Advisor | Kind::Elephant | Kind::King) {
            return Subject::OnFile(piece.kind, from.file_number(piece.side));
        }
        let ahead = self
            .pieces(piece.side)
            .filter(|&other| {
                self.piece(other) == Some(piece)
                    && other.file() == from.file()
                    && other.rank_from(piece.side) > from.rank_from(piece.side)
            })
            .count();
        let rank = match (alike, ahead) {
            (2 | 3, 0) => Rank::Front,
            (3, 1) => Rank::Middle,
            (2, 1) | (3, 2) => Rank::Back,
            _ => Rank::Nth(u8::try_from(ahead + 1).unwrap_or(u8::MAX)),
        };
        let others = (0..9).filter(|&file| file != from.file()).any(|file| self.alike_on_file(piece, file) > 1);
        if piece.kind == Kind::Pawn && others {
            Subject::RankedPawn(rank, from.file_number(piece.side))
        } else {
            Subject::Ranked(rank, piece.kind)
        }
    }

    /// How many such pieces stand on the file.
    fn alike_on_file(&self, piece: Piece, file: u8) -> usize {
        self.pieces(piece.side).filter(|&square| square.file() == file && self.piece(square) == Some(piece)).count()
    }
}

/// The numbers of the files as Red writes them.
pub(crate) const NUMERALS: [char; 9] = ['一', '二', '三', '四', '五', '六', '七', '八', '九'];

fn write(words: Words, piece: Piece, notation: Notation) -> String {
    let mut text = String::with_capacity(12);
    let number = |number: u8| match (notation, piece.side) {
        (Notation::Full, Side::Red) => NUMERALS[usize::from(number.clamp(1, 9) - 1)],
        _ => char::from(b'0' + number),
    };
    let name = |kind: Kind| match (notation, kind) {
        (Notation::Wxf, Kind::Horse) => 'H',
        (Notation::Wxf, Kind::Elephant) => 'E',
        (Notation::Wxf, _) => kind.letter(),
        _ => Piece { side: piece.side, kind }.character(),
    };
    let rank = |rank: Rank| match (rank, notation) {
        (Rank::Front, Notation::Wxf) => '+',
        (Rank::Middle, Notation::Wxf) => '.',
        (Rank::Back, Notation::Wxf) => '-',
        (Rank::Front, _) => '前',
        (Rank::Middle, _) => '中',
        (Rank::Back, _) => '后',
        // Black's pawns are counted in numerals too, or 1卒 would look like a file.
        (Rank::Nth(nth), Notation::Full) => NUMERALS[usize::from(nth.clamp(1, 9) - 1)],
        (Rank::Nth(nth), _) => char::from(b'0' + nth),
    };
    let first = match words.subject {
        Subject::OnFile(kind, file) => [name(kind), number(file)],
        Subject::Ranked(which, kind) => [rank(which), name(kind)],
        Subject::RankedPawn(which, file) => [rank(which), number(file)],
    };
    let way = match (words.way, notation) {
        (Way::Forward, Notation::Full) => '进',
        (Way::Across, Notation::Full) => '平',
        (Way::Back, Notation::Full) => '退',
        (Way::Forward, _) => '+',
        (Way::Across, _) => '=',
        (Way::Back, _) => '-',
    };
    // Writing to a string cannot fail.
    let _ = write!(text, "{}{}{way}{}", first[0], first[1], number(words.number));
    text
}
