//! Reading messages.

use damier_rules::AnyPosition;
use damier_rules::{Bitboard, BoardSize, Color, Move, Piece, PieceKind, Setup, Square, Variant};
use etude_text::plain::in_line;

use super::{BackReply, MAX_NAME, Message, MessageError, MoveNumber, Reason, Reply, VERSION};
use crate::terms::Terms;

impl Message {
    /// Reads a message without its NUL.
    ///
    /// # Errors
    ///
    /// Any [`MessageError`].
    pub fn read(text: &[u8]) -> Result<Self, MessageError> {
        let mut fields = Fields { text, at: 1 };
        let message = match text.first() {
            Some(b'R') => request(&mut fields)?,
            Some(b'A') => Self::Reply { name: fields.name()?, reply: fields.reply()? },
            Some(b'M') => fields.played()?,
            Some(b'E') => Self::End { reason: fields.reason()?, stops: fields.code(1)? == 1 },
            Some(b'C') => Self::Chat(foreign(fields.take(text.len() - 1)?)),
            Some(b'B') => Self::Back(MoveNumber { number: fields.number(3)?, color: fields.color()? }),
            Some(b'K') => Self::BackReply(fields.back_reply()?),
            other => return Err(MessageError::Unknown(char::from(other.copied().unwrap_or_default()))),
        };
        if fields.at == text.len() { Ok(message) } else { Err(fields.wrong_length()) }
    }
}

/// A text from the other side as it can be shown: one line without control characters.
fn foreign(text: &[u8]) -> String {
    in_line(&String::from_utf8_lossy(text))
}

fn request(fields: &mut Fields) -> Result<Message, MessageError> {
    let version = fields.number(2)?;
    if version != u16::from(VERSION) {
        return Err(MessageError::Version(version));
    }
    let (name, follower) = (fields.name()?, fields.color()?);
    let (minutes, moves) = (fields.number(3)?, fields.number(3)?);
    let start = match fields.letter()? {
        b'A' => AnyPosition::start(Variant::International),
        b'B' => fields.position()?,
        _ => return Err(fields.wrong_letter()),
    };
    Ok(Message::Request { name, terms: Terms::new(follower, minutes, moves, start)? })
}

/// The fields of a message, one after the other.
struct Fields<'a> {
    text: &'a [u8],
    /// Where the next field begins.
    at: usize,
}

impl<'a> Fields<'a> {
    fn take(&mut self, length: usize) -> Result<&'a [u8], MessageError> {
        let field = self.text.get(self.at..self.at + length).ok_or_else(|| self.wrong_length())?;
        self.at += length;
        Ok(field)
    }

    fn wrong_length(&self) -> MessageError {
        MessageError::Length { kind: self.text.first().map_or('?', |&kind| char::from(kind)), length: self.text.len() }
    }

    /// The last character read cannot stand there.
    const fn wrong_letter(&self) -> MessageError {
        MessageError::Character(self.at - 1)
    }

    fn letter(&mut self) -> Result<u8, MessageError> {
        Ok(self.take(1)?[0])
    }

    /// A number of so many digits, at most four.
    fn number(&mut self, digits: usize) -> Result<u16, MessageError> {
        let mut number = 0;
        for _ in 0..digits {
            match self.letter()? {
                digit @ b'0'..=b'9' => number = number * 10 + u16::from(digit - b'0'),
                _ => return Err(self.wrong_letter()),
            }
        }
        Ok(number)
    }

    /// A digit up to `most`.
    fn code(&mut self, most: u16) -> Result<u16, MessageError> {
        let code = self.number(1)?;
        if code <= most { Ok(code) } else { Err(self.wrong_letter()) }
    }

    fn name(&mut self) -> Result<String, MessageError> {
        let name = foreign(self.take(MAX_NAME)?);
        let name = name.trim();
        if name.is_empty() { Err(MessageError::Blank) } else { Ok(name.to_owned()) }
    }

    fn color(&mut self) -> Result<Color, MessageError> {
        match self.letter()? {
            b'W' => Ok(Color::White),
            b'Z' => Ok(Color::Black),
            _ => Err(self.wrong_letter()),
        }
    }

    fn reply(&mut self) -> Result<Reply, MessageError> {
        Ok(match self.code(3)? {
            0 => Reply::Accepted,
            1 => Reply::OtherVersion,
            2 => Reply::NotThis,
            _ => Reply::None,
        })
    }

    fn reason(&mut self) -> Result<Reason, MessageError> {
        Ok(match self.code(3)? {
            0 => Reason::Unknown,
            1 => Reason::Lost,
            2 => Reason::Drawn,
            _ => Reason::Won,
        })
    }

    fn back_reply(&mut self) -> Result<BackReply, MessageError> {
        Ok(match self.code(2)? {
            0 => BackReply::Done,
            1 => BackReply::Unsupported,
            _ => BackReply::Refused,
        })
    }

    fn square(&mut self) -> Result<Square, MessageError> {
        let number = self.number(2)?;
        let square = u8::try_from(number).ok().and_then(|number| BoardSize::Ten.square(number));
        square.ok_or(MessageError::Square(number))
    }

    /// The rest of a MOVE.
    fn played(&mut self) -> Result<Message, MessageError> {
        let seconds = self.number(4)?;
        let (from, to) = (self.square()?, self.square()?);
        let mut captured = Bitboard::EMPTY;
        for _ in 0..self.number(2)? {
            let square = self.square()?;
            if captured.contains(square) {
                return Err(MessageError::Twice(BoardSize::Ten.number(square)));
            }
            captured = Bitboard(captured.bits() | square.bit());
        }
        Ok(Message::Move { played: Move { from, to, captured }, seconds })
    }

    /// The side to move and a letter for every square.
    fn position(&mut self) -> Result<AnyPosition, MessageError> {
        let mut setup = Setup::new(Variant::International, self.color()?);
        for square in BoardSize::Ten.all_squares() {
            let (color, kind) = match self.letter()? {
                b'e' => continue,
                b'w' => (Color::White, PieceKind::Man),
                b'W' => (Color::White, PieceKind::King),
                b'z' => (Color::Black, PieceKind::Man),
                b'Z' => (Color::Black, PieceKind::King),
                _ => return Err(self.wrong_letter()),
            };
            setup.put_on(square, Piece { color, kind })?;
        }
        Ok(setup.position())
    }
}
