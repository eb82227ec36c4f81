//! Positions from files and pasted lines, and back: `.pos` files and lists of moves, which other programs read, and boards.

use std::fs::OpenOptions;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use etude_files::read_regular;
use yonsan_rules::{
    Point, PosError, Position, Side, StoneEffect, TextError, read_board, read_moves, read_pos, write_board,
    write_moves, write_pos,
};

/// What a text or a file holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GivenPosition {
    /// Stones laid in turn from the empty board.
    Stones(Vec<Point>),
    /// Any board with the side to move.
    Board(Box<Position>),
}

impl GivenPosition {
    /// The position at its end.
    #[must_use]
    pub fn position(&self) -> Position {
        match self {
            Self::Stones(stones) => Position::after(stones).unwrap_or_default(),
            Self::Board(position) => **position,
        }
    }
}

/// Why something cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unread {
    /// The file cannot be opened; with the system's words.
    File(String),
    /// It is neither a `.pos` file by its name nor a text.
    NoText,
    /// It is no well-formed `.pos` file.
    Pos(PosError),
    /// Something in the text is no position.
    Text(TextError),
    /// This stone follows upon a five: its number in turn, from 1, and its point.
    AfterFive(usize, Point),
}

/// Why something cannot be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unwritten {
    /// The file exists.
    Exists,
    /// A `.pos` file holds stones laid in turn from the empty board only.
    NoStones,
    /// The system's words.
    File(String),
}

/// Reads a list of moves (`h8 i9 g7`), or a board: the black stones, a stroke, the white ones, and perhaps the side to move
/// (`h8 h9 / i9 white`). Without that word the sides are taken to have moved in turn.
///
/// # Errors
///
/// Says what is wrong, and where.
pub fn read_text(text: &str) -> Result<GivenPosition, Unread> {
    if !text.contains('/') {
        return stones(read_moves(text).map_err(Unread::Text)?);
    }
    let (rest, said) = to_move(text.trim_end());
    let board = read_board(rest).map_err(Unread::Text)?;
    let count = |side| board.of(side).count();
    let in_turn = if count(Side::Black) > count(Side::White) { Side::White } else { Side::Black };
    Ok(GivenPosition::Board(Box::new(Position::new(board, said.unwrap_or(in_turn)))))
}

/// The side named at the end of a board, and the text before it.
fn to_move(text: &str) -> (&str, Option<Side>) {
    let names = [("black", Side::Black), ("white", Side::White), ("黑", Side::Black), ("白", Side::White)];
    let found = names.into_iter().find_map(|(name, side)| Some((text.strip_suffix(name)?, side)));
    found.map_or((text, None), |(rest, side)| (rest, Some(side)))
}

/// Stones in turn, none of which follows upon a five.
fn stones(stones: Vec<Point>) -> Result<GivenPosition, Unread> {
    let (mut position, mut is_over) = (Position::start(), false);
    for (number, &point) in (1..).zip(&stones) {
        if is_over {
            return Err(Unread::AfterFive(number, point));
        }
        // The reader has refused points that come twice.
        is_over = position.play(point) == Ok(StoneEffect::Five);
    }
    Ok(GivenPosition::Stones(stones))
}

fn is_pos(path: &Path) -> bool {
    path.extension().is_some_and(|end| end.eq_ignore_ascii_case("pos"))
}

/// The path that was typed, where `~` stands for the home folder.
#[must_use]
pub fn path_of(typed: &str) -> PathBuf {
    let home = || std::env::home_dir().filter(|home| !home.as_os_str().is_empty());
    match typed.strip_prefix("~/").and_then(|rest| Some(home()?.join(rest))) {
        Some(path) => path,
        None => PathBuf::from(typed),
    }
}

/// Reads a file: one whose name ends with `.pos` byte by byte, any other as a text.
///
/// # Errors
///
/// Says what is wrong, and where.
pub fn read_file(path: &Path) -> Result<GivenPosition, Unread> {
    let bytes = read_regular(path).map_err(|error| Unread::File(error.to_string()))?;
    if is_pos(path) {
        return stones(read_pos(&bytes).map_err(Unread::Pos)?);
    }
    let text = String::from_utf8(bytes).map_err(|_| Unread::NoText)?;
    read_text(text.trim_start_matches('\u{feff}'))
}

/// Reads what was typed or pasted: a position, or the name of a file with one.
///
/// # Errors
///
/// Says what is wrong, and where: with the file if it looks like the name of one.
pub fn read_typed(typed: &str) -> Result<GivenPosition, Unread> {
    let path = path_of(typed);
    read_text(typed).or_else(|error| {
        let is_name = path.exists() || typed.starts_with(['~', '.', '/', '\\']) || path.extension().is_some();
        if is_name { read_file(&path) } else { Err(error) }
    })
}

/// Writes a position into a new file: `.pos` by its name, otherwise a text.
///
/// # Errors
///
/// The file exists or cannot be written, or a `.pos` file cannot hold the position.
pub fn write_file(path: &Path, given: &GivenPosition) -> Result<(), Unwritten> {
    let bytes = match given {
        GivenPosition::Stones(stones) if is_pos(path) => write_pos(stones),
        GivenPosition::Board(_) if is_pos(path) => return Err(Unwritten::NoStones),
        given => format!("{}\n", write_text(given)).into_bytes(),
    };
    let written = OpenOptions::new().write(true).create_new(true).open(path).and_then(|mut file| {
        file.write_all(&bytes)?;
        file.sync_all()
    });
    written.map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => Unwritten::Exists,
        _ => Unwritten::File(error.to_string()),
    })
}

/// A position as [`read_text`] reads it.
#[must_use]
pub fn write_text(given: &GivenPosition) -> String {
    match given {
        GivenPosition::Stones(stones) => write_moves(stones),
        GivenPosition::Board(position) => {
            let side = if position.to_move() == Side::White { "white" } else { "black" };
            let board = write_board(position.board());
            format!("{board} {side}")
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use yonsan_rules::TextProblem;

    use super::*;

    fn point(text: &str) -> Point {
        text.parse().unwrap()
    }

    #[test]
    fn lists_and_boards_are_read_and_written() {
        let moves = GivenPosition::Stones(vec![point("h8"), point("i9"), point("g7")]);
        for text in ["h8 i9 g7", "H8i9G7\n", "1. h8 i9 2. g7", "天元, I9, G7"] {
            assert_eq!(read_text(text), Ok(moves.clone()), "{text}");
        }
        assert_eq!(write_text(&moves), "h8 i9 g7");
        for (text, side) in [
            ("h8 h9 / i9", Side::White),
            ("h8 / i9", Side::Black),
            ("h8 h9 / i9 black", Side::Black),
            ("h8 / i9 白", Side::White),
        ] {
            let given = read_text(text).unwrap();
            assert_eq!(
                (given.position().to_move(), given.position().board().stones()),
                (side, text.matches('9').count() + 1)
            );
            assert_eq!(read_text(&write_text(&given)), Ok(given));
        }
    }

    #[test]
    fn texts_that_hold_no_position_say_where() {
        let text = |text: &str| match read_text(text) {
            Err(Unread::Text(error)) => (error.line(), error.column(), error.problem().clone()),
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!(text("h8 i9\nz3"), (2, 1, TextProblem::NoColumn('z')));
        assert_eq!(text("h8 h8"), (1, 4, TextProblem::Taken(point("h8"))));
        assert_eq!(text("h8 / i9 / a1"), (1, 9, TextProblem::SecondSlash));
        assert_eq!(text("h8 / i9 green"), (1, 9, TextProblem::NoPoint("green".to_owned())));
        // Black's five on the ninth stone ends the game.
        let game = "h8 a1 i8 a2 j8 a3 k8 a4 l8";
        assert!(read_text(game).is_ok());
        assert_eq!(read_text(&format!("{game} a5")), Err(Unread::AfterFive(10, point("a5"))));
    }

    #[test]
    fn files_are_written_once_and_read_again() {
        let folder = tempfile::tempdir().unwrap();
        let stones = GivenPosition::Stones(vec![point("h8"), point("a15"), point("o1")]);
        let board = read_text("h8 h9 / i9 black").unwrap();
        let at = |name: &str| folder.path().join(name);
        write_file(&at("game.pos"), &stones).unwrap();
        // The number of moves, then a15 = 0 to o1 = 224, row by row.
        assert_eq!(fs::read(at("game.pos")).unwrap(), [3, 112, 0, 224]);
        write_file(&at("game.txt"), &stones).unwrap();
        write_file(&at("board.txt"), &board).unwrap();
        assert_eq!(fs::read_to_string(at("game.txt")).unwrap(), "h8 a15 o1\n");
        for (name, given) in [("game.pos", &stones), ("game.txt", &stones), ("board.txt", &board)] {
            assert_eq!(read_typed(at(name).to_str().unwrap()).as_ref(), Ok(given), "{name}");
        }
        assert_eq!(write_file(&at("game.txt"), &board), Err(Unwritten::Exists));
        assert_eq!(fs::read_to_string(at("game.txt")).unwrap(), "h8 a15 o1\n", "it is left alone");
        assert_eq!(write_file(&at("board.POS"), &board), Err(Unwritten::NoStones));
        assert!(!at("board.POS").exists());
        assert!(matches!(write_file(&at("no/game.pos"), &stones), Err(Unwritten::File(_))));
    }

    #[test]
    fn files_that_cannot_be_read_say_what_is_wrong() {
        let folder = tempfile::tempdir().unwrap();
        let read = |name: &str, bytes: &[u8]| {
            fs::write(folder.path().join(name), bytes).unwrap();
            read_file(&folder.path().join(name)).unwrap_err()
        };
        assert_eq!(read("empty.pos", &[]), Unread::Pos(PosError::Empty));
        assert_eq!(read("short.pos", &[3, 112]), Unread::Pos(PosError::Length { announced: 3, held: 1 }));
        assert_eq!(read("far.pos", &[1, 225]), Unread::Pos(PosError::NoPoint { at: 1, value: 225 }));
        let twice = PosError::Taken { at: 2, point: point("h8") };
        assert_eq!(read("twice.pos", &[2, 112, 112]), Unread::Pos(twice));
        assert_eq!(read("bytes.txt", &[0xff, 0xfe]), Unread::NoText);
        assert!(matches!(read("words.txt", b"h8 hello"), Unread::Text(_)));
        assert!(matches!(read_file(&folder.path().join("none.pos")), Err(Unread::File(_))));
        assert!(matches!(read_file(folder.path()), Err(Unread::File(_))), "a folder");
        // What looks like the name of a file is taken for one.
        assert!(matches!(read_typed("games/none.pos"), Err(Unread::File(_))));
        assert!(matches!(read_typed("h8 i99"), Err(Unread::Text(_))));
    }
}
