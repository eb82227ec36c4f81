//! The starting point of an analysis.

use damier_rules::notation::pdn::PdnGame;
use damier_rules::notation::{Fen, FenError, read_fen};
use damier_rules::{Game, Variant};

/// The starting point of an analysis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The game. Without moves for a lone position.
    pub game: PdnGame,
    /// The ply of the main line to start at. The last one if the line is shorter.
    pub ply: usize,
    /// The file it came from, for moving on to the next game.
    pub source: Option<GameInFile>,
}

/// A game in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameInFile {
    /// The file name as typed.
    pub name: String,
    /// The number of the game, counted from 1.
    pub number: usize,
    /// The variant for games that do not state theirs.
    pub variant: Variant,
}

/// What the entered text asks to analyse.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpeningRequest {
    /// A position.
    Position(Box<Opening>),
    /// A file with this name.
    File(String),
}

impl From<PdnGame> for Opening {
    /// A game, to be analysed from its start.
    fn from(game: PdnGame) -> Self {
        Self { game, ply: 0, source: None }
    }
}

impl From<&Game> for Opening {
    /// A game just played, to be analysed from its last move.
    fn from(played: &Game) -> Self {
        let mut start = played.clone();
        while start.undo().is_some() {}
        let mut game = PdnGame::from(Fen::from(&start));
        let mut last = game.root();
        for each in played.moves() {
            // All moves of a game are legal.
            let Ok(next) = game.add_move(last, each) else { break };
            last = next;
        }
        Self { game, ply: usize::MAX, source: None }
    }
}

impl OpeningRequest {
    /// Interprets a text: an empty one is the starting position, `W:` or `B:` begins a FEN, anything else is a file
    /// name.
    ///
    /// # Errors
    ///
    /// If a FEN cannot be read.
    pub fn read(text: &str, variant: Variant) -> Result<Self, FenError> {
        let text = text.trim();
        if text.is_empty() {
            return Ok(Self::Position(Box::new(Opening::from(PdnGame::new(variant)))));
        }
        match read_fen(text, variant) {
            Ok(fen) => Ok(Self::Position(Box::new(Opening::from(PdnGame::from(fen))))),
            Err(error) if looks_like_fen(text) => Err(error),
            Err(_) => Ok(Self::File(text.to_owned())),
        }
    }
}

/// Whether an unreadable text was meant to be a FEN: `W:` or `B:`, unless it is a Windows drive.
fn looks_like_fen(text: &str) -> bool {
    let mut characters = text.chars();
    let side = characters.next().map(|side| side.to_ascii_uppercase());
    matches!(side, Some('W' | 'B')) && characters.next() == Some(':') && !matches!(characters.next(), Some('/' | '\\'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::AnyPosition;

    #[test]
    fn a_text_is_a_position_or_a_file_or_a_bad_position() {
        let read = |text| OpeningRequest::read(text, Variant::International);
        let Ok(OpeningRequest::Position(start)) = read("  ") else { panic!("the start position") };
        assert_eq!(*start.game.start(), AnyPosition::start(Variant::International));
        let Ok(OpeningRequest::Position(ending)) = read("W:WK1,K2,K3:BK50:H7:F1") else { panic!("a position") };
        assert_eq!(
            (ending.game.fen().plies_used(), ending.game.start().piece_at(ending_square())),
            (7, Some(black_king()))
        );
        assert_eq!(read("W:W99:B1").unwrap_err().column, 4);
        for name in ["games.pdn", "b.pdn", "B:\\games.pdn", "w/a.pdn"] {
            assert_eq!(read(name), Ok(OpeningRequest::File(name.to_owned())));
        }
    }

    fn ending_square() -> damier_rules::Square {
        damier_rules::BoardSize::Ten.square(50).expect("the board has a square 50")
    }

    fn black_king() -> damier_rules::Piece {
        damier_rules::Piece { color: damier_rules::Color::Black, kind: damier_rules::PieceKind::King }
    }

    #[test]
    fn a_game_that_was_played_begins_at_its_last_move() {
        let mut game = Game::new(AnyPosition::start(Variant::Russian));
        for _ in 0..3 {
            game.play(game.legal_moves()[0]).unwrap();
        }
        let opening = Opening::from(&game);
        let last = opening.game.main_line().last().unwrap();
        assert_eq!((opening.game.main_line().count(), opening.game.node(last).position), (3, *game.position()));
        assert!(opening.ply >= 3);
    }
}
