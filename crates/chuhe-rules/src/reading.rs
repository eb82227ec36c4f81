//! Reading a move that a player wrote.

use crate::{
    moves::Move,
    notation::{NUMERALS, Rank, Subject, Way, Words},
    outcome::Refusal,
    piece::Kind,
    position::Position,
};

/// Why a text names no move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveTextError {
    /// Not four characters, and no pair of squares.
    #[error("{0:?} is no move; moves are written like 炮二平五, C2=5 or h2e2")]
    Form(String),
    /// A character that means nothing at its place.
    #[error("{text:?}: {character:?}, character {at}, is no {expected}")]
    Character {
        /// The text.
        text: String,
        /// The character.
        character: char,
        /// Its place, counted from 1.
        at: usize,
        /// What is expected there.
        expected: &'static str,
    },
    /// The squares are squares, but the move is none.
    #[error("{text:?}: {refusal}")]
    Refused {
        /// The text.
        text: String,
        /// Why not.
        refusal: Refusal,
    },
    /// The side to move has no such piece there.
    #[error("{text:?}: there is no such {kind}")]
    NoPiece {
        /// The text.
        text: String,
        /// The kind.
        kind: Kind,
    },
    /// The piece is there but has no such move.
    #[error("{text:?}: the {kind} on file {file} has no such legal move")]
    NoMove {
        /// The text.
        text: String,
        /// The kind.
        kind: Kind,
        /// Its file, as the mover counts.
        file: u8,
    },
    /// Several moves are written like that.
    #[error("{text:?} can be {count} moves")]
    Ambiguous {
        /// The text.
        text: String,
        /// How many.
        count: usize,
    },
}

/// A text and the position in which it is read.
pub(crate) struct Reading<'a> {
    pub position: &'a Position,
    pub text: &'a str,
}

impl Reading<'_> {
    pub fn read(&self) -> Result<Move, MoveTextError> {
        let text = self.text.trim();
        if let Ok(mv) = text.parse::<Move>() {
            let refused = |refusal| MoveTextError::Refused { text: text.into(), refusal };
            return self.position.check_move(mv).map(|()| mv).map_err(refused);
        }
        let mut characters = text.chars();
        let four = [characters.next(), characters.next(), characters.next(), characters.next()];
        let ([Some(first), Some(second), Some(way), Some(number)], None) = (four, characters.next()) else {
            return Err(MoveTextError::Form(shortened(text)));
        };
        let way = read_way(way).ok_or_else(|| self.wrong(way, 3, "direction (平 进 退 = + -)"))?;
        let number = read_number(number).ok_or_else(|| self.wrong(number, 4, "number"))?;
        let words = Words { subject: self.subject(first, second)?, way, number };
        self.find(words)
    }

    fn wrong(&self, character: char, at: usize, expected: &'static str) -> MoveTextError {
        MoveTextError::Character { text: shortened(self.text.trim()), character, at, expected }
    }

    fn subject(&self, first: char, second: char) -> Result<Subject, MoveTextError> {
        if let Some(kind) = read_kind(first) {
            return if let Some(file) = read_number(second) {
                Ok(Subject::OnFile(kind, file))
            } else if let Some(rank) = read_rank(second) {
                // C+=5 for +C=5.
                Ok(Subject::Ranked(rank, kind))
            } else {
                Err(self.wrong(second, 2, "file and no 前 中 后 (+ . -)"))
            };
        }
        let rank = read_rank(first)
            .or_else(|| read_number(first).filter(|&nth| nth <= 5).map(Rank::Nth))
            .ok_or_else(|| self.wrong(first, 1, "piece and no 前 中 后 (+ . -)"))?;
        if let Some(kind) = read_kind(second) {
            Ok(Subject::Ranked(rank, kind))
        } else if let Some(file) = read_number(second) {
            Ok(Subject::RankedPawn(rank, file))
        } else {
            Err(self.wrong(second, 2, "piece and no file"))
        }
    }

    /// The legal move with these words.
    fn find(&self, words: Words) -> Result<Move, MoveTextError> {
        let position = self.position;
        let kind = match words.subject {
            Subject::OnFile(kind, _) | Subject::Ranked(_, kind) => kind,
            Subject::RankedPawn(..) => Kind::Pawn,
        };
        let named: u128 = position
            .pieces(position.turn())
            .filter(|&square| {
                position.piece(square).is_some_and(|piece| piece.kind == kind) && self.is_meant(words.subject, square)
            })
            .map(crate::square::Square::bit)
            .sum();
        let mut found = None;
        let mut count = 0;
        for mv in position.legal_moves() {
            let Some(piece) = position.piece(mv.from()) else { continue };
            if named & mv.from().bit() != 0 {
                let these = position.words(piece, mv);
                if these.way == words.way && these.number == words.number {
                    found = Some(mv);
                    count += 1;
                }
            }
        }
        let text = || self.text.trim().to_owned();
        match (found, count) {
            (Some(mv), 1) => Ok(mv),
            (Some(_), _) => Err(MoveTextError::Ambiguous { text: text(), count }),
            (None, _) if named == 0 => Err(MoveTextError::NoPiece { text: text(), kind }),
            (None, _) => {
                let square = crate::position::Squares(named).next();
                let file = square.map_or(0, |square| square.file_number(position.turn()));
                Err(MoveTextError::NoMove { text: text(), kind, file })
            }
        }
    }

    /// Whether the subject can mean the piece on the square, which is of its kind.
    fn is_meant(&self, subject: Subject, square: crate::square::Square) -> bool {
        let position = self.position;
        let side = position.turn();
        let piece = position.piece(square);
        let alike =
            || position.pieces(side).filter(|&other| other.file() == square.file() && position.piece(other) == piece);
        let ahead = || alike().filter(|other| other.rank_from(side) > square.rank_from(side)).count();
        let ranked = |rank: Rank| {
            let (count, ahead) = (alike().count(), ahead());
            count > 1
                && match rank {
                    Rank::Front => ahead == 0,
                    Rank::Middle => count == 3 && ahead == 1,
                    Rank::Back => ahead + 1 == count,
                    Rank::Nth(nth) => ahead + 1 == usize::from(nth),
                }
        };
        match subject {
            Subject::OnFile(_, file) => square.file_number(side) == file,
            Subject::Ranked(rank, _) => ranked(rank),
            Subject::RankedPawn(rank, file) => square.file_number(side) == file && ranked(rank),
        }
    }
}

/// The beginning of a text, for a message.
fn shortened(text: &str) -> String {
    text.chars().take(20).collect()
}

fn read_kind(character: char) -> Option<Kind> {
    Some(match character {
        '帅' | '帥' | '将' | '將' => Kind::King,
        '仕' | '士' => Kind::Advisor,
        '相' | '象' => Kind::Elephant,
        '马' | '馬' | '傌' => Kind::Horse,
        '车' | '車' | '俥' => Kind::Rook,
        '炮' | '砲' | '包' => Kind::Cannon,
        '兵' | '卒' => Kind::Pawn,
        _ => return Kind::from_letter(character),
    })
}

fn read_rank(character: char) -> Option<Rank> {
    Some(match character {
        '前' | '+' => Rank::Front,
        '中' | '.' => Rank::Middle,
        '后' | '後' | '-' => Rank::Back,
        _ => return None,
    })
}

fn read_way(character: char) -> Option<Way> {
    Some(match character {
        '进' | '進' | '+' => Way::Forward,
        '平' | '=' | '.' => Way::Across,
        '退' | '-' => Way::Back,
        _ => return None,
    })
}

/// A number from 1 to 9 in Chinese, ASCII or full-width digits.
fn read_number(character: char) -> Option<u8> {
    if let Some(found) = (1..).zip(NUMERALS).find_map(|(number, numeral)| (numeral == character).then_some(number)) {
        return Some(found);
    }
    let ascii = match character {
        '１'..='９' => u32::from(character) - u32::from('０'),
        _ => character.to_digit(10)?,
    };
    u8::try_from(ascii).ok().filter(|&number| number > 0)
}
