//! The seven kinds of pieces.

use std::fmt;

use crate::side::Side;

/// A kind of piece (1.2). The English names are those of the World Xiangqi Federation, but for the chariot, which is called
/// rook here, and the general, which is called king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Kind {
    /// 帅, 将: one step along a line, inside the palace.
    King,
    /// 仕, 士: one step along a diagonal, inside the palace.
    Advisor,
    /// 相, 象: two steps along a diagonal, not over a piece, not over the river.
    Elephant,
    /// 马: one step along a line and one outwards along a diagonal, not past a piece beside it.
    Horse,
    /// 车: any distance along a line.
    Rook,
    /// 炮: moves like a rook, captures over exactly one piece.
    Cannon,
    /// 兵, 卒: one step forwards; beyond the river also sideways.
    Pawn,
}

impl Kind {
    /// All kinds, the king first.
    pub const ALL: [Self; 7] =
        [Self::King, Self::Advisor, Self::Elephant, Self::Horse, Self::Rook, Self::Cannon, Self::Pawn];

    /// How many of them a side has at most (1.2).
    #[must_use]
    pub const fn most(self) -> usize {
        match self {
            Self::King => 1,
            Self::Pawn => 5,
            _ => 2,
        }
    }

    /// Whether it is a strong piece (强子: rook, horse, cannon; 1.2).
    #[must_use]
    pub const fn is_strong(self) -> bool {
        matches!(self, Self::Rook | Self::Horse | Self::Cannon)
    }

    /// The letter of the World Xiangqi Federation and of FEN: K A B N R C P. `B` is the elephant, `N` the horse, as in
    /// most files; E and H are read as well.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::King => 'K',
            Self::Advisor => 'A',
            Self::Elephant => 'B',
            Self::Horse => 'N',
            Self::Rook => 'R',
            Self::Cannon => 'C',
            Self::Pawn => 'P',
        }
    }

    /// The kind of the letter, in either case; E and H are the elephant and the horse. `None` for any other.
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter.to_ascii_uppercase() {
            'K' => Self::King,
            'A' => Self::Advisor,
            'B' | 'E' => Self::Elephant,
            'N' | 'H' => Self::Horse,
            'R' => Self::Rook,
            'C' => Self::Cannon,
            'P' => Self::Pawn,
            _ => return None,
        })
    }

    /// The kind with this index in [`ALL`](Self::ALL), which must be below seven.
    #[inline(always)]
    const fn at(index: u8) -> Self {
        match index {
            0 => Self::King,
            1 => Self::Advisor,
            2 => Self::Elephant,
            3 => Self::Horse,
            4 => Self::Rook,
            5 => Self::Cannon,
            _ => Self::Pawn,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::King => "king",
            Self::Advisor => "advisor",
            Self::Elephant => "elephant",
            Self::Horse => "horse",
            Self::Rook => "rook",
            Self::Cannon => "cannon",
            Self::Pawn => "pawn",
        })
    }
}

/// A piece: its side and kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// What it is.
    pub kind: Kind,
}

impl Piece {
    /// The letter in a FEN: upper case for Red.
    #[must_use]
    pub const fn letter(self) -> char {
        match self.side {
            Side::Red => self.kind.letter(),
            Side::Black => self.kind.letter().to_ascii_lowercase(),
        }
    }

    /// The character on the piece (1.2), in simplified script: 帅仕相马车炮兵 for Red, 将士象马车炮卒 for Black.
    #[must_use]
    pub const fn character(self) -> char {
        match (self.side, self.kind) {
            (Side::Red, Kind::King) => '帅',
            (Side::Black, Kind::King) => '将',
            (Side::Red, Kind::Advisor) => '仕',
            (Side::Black, Kind::Advisor) => '士',
            (Side::Red, Kind::Elephant) => '相',
            (Side::Black, Kind::Elephant) => '象',
            (_, Kind::Horse) => '马',
            (_, Kind::Rook) => '车',
            (_, Kind::Cannon) => '炮',
            (Side::Red, Kind::Pawn) => '兵',
            (Side::Black, Kind::Pawn) => '卒',
        }
    }

    /// The code on the board: never 0.
    #[inline(always)]
    pub(crate) const fn code(self) -> u8 {
        1 + self.kind as u8 + 8 * self.side as u8
    }

    /// The piece of a code, `None` for 0.
    #[inline(always)]
    pub(crate) const fn of_code(code: u8) -> Option<Self> {
        if code == 0 {
            return None;
        }
        let side = if code > 8 { Side::Black } else { Side::Red };
        Some(Self { side, kind: Kind::at((code - 1) & 7) })
    }
}
