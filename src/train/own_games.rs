//! A person's own games: which of the puzzles in them the person has missed.

use crate::notation::pdn::PdnGame;
use crate::puzzles::mining::MinedGame;
use crate::puzzles::{Puzzle, Record};
use crate::rules::Color;

/// The tag of puzzles from a person's own games.
pub const TAG: &str = "own-game";

/// Why a game cannot be told to be somebody's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WhoseGame {
    /// Nobody of that name plays in it.
    #[error("it is between \"{white}\" and \"{black}\"")]
    Strangers {
        /// Who plays White.
        white: String,
        /// Who plays Black.
        black: String,
    },
    /// Both players have that name.
    #[error("both \"{white}\" and \"{black}\" fit the name")]
    Both {
        /// Who plays White.
        white: String,
        /// Who plays Black.
        black: String,
    },
}

/// The side that somebody has in a game, by the players' names, of which a part is enough, whatever its case.
///
/// # Errors
///
/// When neither player or both have such a name.
pub fn side_of(game: &PdnGame, name: &str) -> Result<Color, WhoseGame> {
    let player = |tag| game.tag(tag).unwrap_or_default().to_owned();
    let (white, black) = (player("White"), player("Black"));
    let fits = |player: &str| player.to_lowercase().contains(&name.trim().to_lowercase());
    match (fits(&white), fits(&black)) {
        (true, false) => Ok(Color::White),
        (false, true) => Ok(Color::Black),
        (false, false) => Err(WhoseGame::Strangers { white, black }),
        (true, true) => Err(WhoseGame::Both { white, black }),
    }
}

/// Of the puzzles that were mined from a game, those in which the person was to move and did not find the solution; they
/// carry [`TAG`].
#[must_use]
pub fn missed(game: &MinedGame, mine: Color, found: Vec<Record>) -> Vec<Record> {
    let missed = found.into_iter().filter(|record| has_missed(game, mine, record) == Some(true));
    missed
        .map(|mut record| {
            record.tags.push(TAG.to_owned());
            record
        })
        .collect()
}

/// Whether the person had the puzzle on the board and played something else; `None` when the record is of another game.
fn has_missed(game: &MinedGame, mine: Color, record: &Record) -> Option<bool> {
    let puzzle = Puzzle::from_record(record).ok()?;
    let played = *game.moves.get(usize::from(record.source.ply?))?;
    let after = puzzle.position.legal_moves().contains(&played).then(|| puzzle.position.play(played))?;
    let solved = puzzle.solution.iter().any(|choice| choice.after == after);
    Some(puzzle.position.side_to_move() == mine && !solved)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::pdn::read_games;
    use crate::puzzles::mining::Miner;
    use crate::rules::Variant;

    /// A game in which White has the shot of the first shipped puzzle (27-22, 17x28, 32x25) on the board.
    fn game(played: &str) -> PdnGame {
        let text = format!(
            "[White \"Me, Myself\"]\n[Black \"Somebody\"]\n[GameType \"20\"]\n[SetUp \"1\"]\n\
             [FEN \"W:W20,27,32,37:B16,17,21,29,30\"]\n\n1. {played} *\n"
        );
        read_games(text.as_bytes(), Variant::International).next().unwrap().unwrap()
    }

    fn found(game: &PdnGame, mine: Color) -> Vec<Record> {
        let game = MinedGame::from(game);
        missed(&game, mine, Miner::new(3_000).mine_game(&game))
    }

    #[test]
    fn a_shot_that_was_missed_is_a_puzzle_and_one_that_was_played_is_not() {
        let records = found(&game("20-14"), Color::White);
        assert_eq!(records.iter().map(|record| &*record.id).collect::<Vec<_>>(), ["ibc5ea67e98a4"]);
        assert!(records[0].tags.iter().any(|tag| tag == TAG));
        assert_eq!(records[0].source.white.as_deref(), Some("Me, Myself"));
        assert_eq!(found(&game("27-22"), Color::White), []);
        assert_eq!(found(&game("20-14"), Color::Black), []);
    }

    #[test]
    fn a_side_is_known_by_a_part_of_the_name() {
        let game = game("20-14");
        assert_eq!(side_of(&game, "myself"), Ok(Color::White));
        assert_eq!(side_of(&game, "SOMEBODY "), Ok(Color::Black));
        assert!(matches!(side_of(&game, "Nobody"), Err(WhoseGame::Strangers { .. })));
        assert!(matches!(side_of(&game, "me"), Err(WhoseGame::Both { .. })));
    }
}
