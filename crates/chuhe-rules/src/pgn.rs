//! PGN for xiangqi: tags with `Red` for `White`, moves in any notation.

use std::fmt::Write as _;

use crate::{
    fen::FenError,
    moves::Move,
    notation::Notation,
    outcome::Refusal,
    position::Position,
    reading::MoveTextError,
    record::{GameResult, Record},
    side::Side,
};

/// Why a text is no PGN. Lines are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PgnError {
    /// Neither tag nor move.
    #[error("the text holds no game")]
    Empty,
    /// A tag without its end or quotes.
    #[error("line {line}: a tag is written like [Red \"name\"]")]
    Tag {
        /// The line.
        line: usize,
    },
    /// A comment or variation without its end.
    #[error("line {line}: the {what} that begins here does not end")]
    Open {
        /// The line.
        line: usize,
        /// What begins there.
        what: &'static str,
    },
    /// The `FEN` tag is none.
    #[error("line {line}: {error}")]
    Fen {
        /// The line.
        line: usize,
        /// Why.
        error: FenError,
    },
    /// A word that is no legal move.
    #[error("line {line}, move {number}: {error}")]
    Move {
        /// The line.
        line: usize,
        /// The move, counted from 1, both sides together.
        number: usize,
        /// Why.
        error: MoveTextError,
    },
}

/// A place in a text, read character by character.
struct Source<'a> {
    rest: std::iter::Peekable<std::str::Chars<'a>>,
    line: usize,
}

impl Source<'_> {
    fn next(&mut self) -> Option<char> {
        let next = self.rest.next();
        self.line += usize::from(next == Some('\n'));
        next
    }

    fn peek(&mut self) -> Option<char> {
        self.rest.peek().copied()
    }

    /// Everything up to the end, which is taken too. `None` if there is none.
    fn until(&mut self, end: char) -> Option<String> {
        let mut text = String::new();
        loop {
            match self.next()? {
                character if character == end => return Some(text),
                character => text.push(character),
            }
        }
    }

    /// Everything up to a space, a bracket or a semicolon.
    fn word(&mut self) -> String {
        let mut word = String::new();
        while let Some(character) = self.peek() {
            if character.is_whitespace() || "{}()[];".contains(character) {
                break;
            }
            word.push(character);
            self.next();
        }
        word
    }
}

/// Reads the first game of a PGN, in any [`Notation`]: tags, moves with or without numbers, comments in braces or after a
/// semicolon. Variations in parentheses are left out.
///
/// ```
/// let text = r#"
/// [Game "Chinese Chess"]
/// [Red "甲"]
/// [Result "*"]
///
/// 1. 炮二平五 马8进7 {the usual answer} 2. 马二进三 *
/// "#;
/// let record = chuhe_rules::read_pgn(text)?;
/// assert_eq!(record.tag("Red"), Some("甲"));
/// assert_eq!(record.moves.len(), 3);
/// assert_eq!(record.comments, [(2, "the usual answer".into())]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
///
/// If a tag, a comment or the FEN is none, or a word is no legal move: what, and on which line.
pub fn read_pgn(text: &str) -> Result<Record, PgnError> {
    let mut source = Source { rest: text.trim_start_matches('\u{feff}').chars().peekable(), line: 1 };
    let mut record = Record::new(Position::start());
    read_tags(&mut source, &mut record)?;
    let mut position = record.start;
    while let Some(character) = source.peek() {
        let line = source.line;
        match character {
            _ if character.is_whitespace() => {
                source.next();
            }
            // The next game.
            '[' => break,
            '{' => {
                source.next();
                let said = source.until('}').ok_or(PgnError::Open { line, what: "comment" })?;
                record.comments.push((record.moves.len(), said.trim().into()));
            }
            ';' => {
                source.next();
                let said = source.until('\n').unwrap_or_default();
                record.comments.push((record.moves.len(), said.trim().into()));
            }
            '(' => skip_variation(&mut source)?,
            ')' | '}' | ']' => {
                source.next();
            }
            _ => {
                let word = source.word();
                if let Some(result) = GameResult::from_pgn(&word) {
                    record.result = result;
                    break;
                }
                if let Some(mv) = read_word(&position, &word) {
                    let number = record.moves.len() + 1;
                    let mv = mv.map_err(|error| PgnError::Move { line, number, error })?;
                    position.play(mv);
                    record.moves.push(mv);
                }
            }
        }
    }
    if record.tags.is_empty() && record.moves.is_empty() {
        return Err(PgnError::Empty);
    }
    Ok(record)
}

/// A word of the moves: `None` for numbers, dots and signs like `$1` and `!`.
fn read_word(position: &Position, word: &str) -> Option<Result<Move, MoveTextError>> {
    let after_number = word.trim_start_matches(|character: char| character.is_ascii_digit());
    // "12.", "12...", "12.炮二平五"; but "1P+1" begins with the rank of a pawn.
    let word = if after_number.is_empty() {
        ""
    } else if after_number.len() < word.len() && after_number.starts_with(['.', '．', '、']) {
        after_number.trim_start_matches(['.', '．', '、'])
    } else {
        word.trim_start_matches('…')
    };
    let word = word.trim_end_matches(['!', '?']);
    if word.is_empty() || word.starts_with('$') || word.chars().all(|character| character == '.') {
        return None;
    }
    Some(position.read_move(word))
}

fn skip_variation(source: &mut Source) -> Result<(), PgnError> {
    let line = source.line;
    let mut depth = 0;
    while let Some(character) = source.next() {
        match character {
            '(' => depth += 1,
            ')' => depth -= 1,
            '{' => {
                source.until('}').ok_or(PgnError::Open { line, what: "comment" })?;
            }
            _ => {}
        }
        if depth == 0 {
            return Ok(());
        }
    }
    Err(PgnError::Open { line, what: "variation" })
}

fn read_tags(source: &mut Source, record: &mut Record) -> Result<(), PgnError> {
    loop {
        while source.peek().is_some_and(char::is_whitespace) {
            source.next();
        }
        if source.peek() != Some('[') {
            return Ok(());
        }
        let line = source.line;
        source.next();
        let inside = tag_text(source).ok_or(PgnError::Tag { line })?;
        let (name, value) = inside.split_once(char::is_whitespace).ok_or(PgnError::Tag { line })?;
        let value = value.trim().strip_prefix('"').and_then(|value| value.strip_suffix('"'));
        let value = unescaped(value.ok_or(PgnError::Tag { line })?);
        match name {
            "FEN" => record.start = Position::from_fen(&value).map_err(|error| PgnError::Fen { line, error })?,
            "Result" => record.result = GameResult::from_pgn(&value).unwrap_or_default(),
            _ => {}
        }
        record.tags.push((name.into(), value));
    }
}

/// The value of a tag without the backslashes before quotes and backslashes.
fn unescaped(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    let mut characters = value.chars().peekable();
    while let Some(character) = characters.next() {
        let escaped = character == '\\' && characters.peek().is_some_and(|next| matches!(next, '\\' | '"'));
        text.push(if escaped { characters.next().unwrap_or(character) } else { character });
    }
    text
}

/// What stands in the brackets of a tag; a bracket inside quotes does not end it.
fn tag_text(source: &mut Source) -> Option<String> {
    let mut text = String::new();
    let (mut quoted, mut escaped) = (false, false);
    loop {
        let character = source.next()?;
        match character {
            '\n' => return None,
            '"' if !escaped => quoted = !quoted,
            ']' if !quoted => return Some(text.trim().into()),
            _ => {}
        }
        escaped = character == '\\' && !escaped;
        text.push(character);
    }
}

/// Writes a game as PGN, with a `FEN` if it does not begin at the start, and `Game "Chinese Chess"` first.
#[must_use]
pub fn write_pgn(record: &Record, notation: Notation) -> String {
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        // Writing to a string cannot fail.
        let value = value.replace('\\', "\\\\").replace('"', "\\\"").replace(['\n', '\r'], " ");
        let _ = writeln!(text, "[{name} \"{value}\"]");
    };
    tag("Game", "Chinese Chess");
    for (name, value) in &record.tags {
        if !matches!(name.as_str(), "Game" | "Result" | "FEN" | "Format") {
            tag(name, value);
        }
    }
    tag("Result", record.result.pgn());
    if record.start != Position::start() {
        tag("FEN", &record.start.to_fen());
    }
    match notation {
        Notation::Full | Notation::Short => tag("Format", "Chinese"),
        Notation::Wxf => tag("Format", "WXF"),
        Notation::Iccs => tag("Format", "ICCS"),
    }
    text.push('\n');
    let mut position = record.start;
    let shift = usize::from(position.turn() == Side::Black);
    let say = |text: &mut String, after: usize| {
        if let Some(said) = record.comment(after) {
            let _ = writeln!(text, "{{{}}}", said.replace('}', ")"));
        }
    };
    say(&mut text, 0);
    for (index, &mv) in record.moves.iter().enumerate() {
        let ply = index + shift;
        if ply % 2 == 0 {
            let _ = write!(text, "{}. ", ply / 2 + 1);
        } else if index == 0 {
            let _ = write!(text, "{}. ... ", ply / 2 + 1);
        }
        text.push_str(&position.write_move(mv, notation));
        text.push(if ply % 2 == 0 { ' ' } else { '\n' });
        position.play(mv);
        say(&mut text, index + 1);
    }
    text.push_str(record.result.pgn());
    text.push('\n');
    text
}

/// Why a record cannot be: a move that is not legal where it is played.
pub(crate) fn replay(record: &Record) -> Result<Position, (usize, Refusal)> {
    let mut position = record.start;
    for (index, &mv) in record.moves.iter().enumerate() {
        position.check_move(mv).map_err(|refusal| (index + 1, refusal))?;
        position.play(mv);
    }
    Ok(position)
}
