//! Finds the shots that the player missed and the endings given away in files of games.

use std::fs::File;
use std::io::BufReader;

use crate::store::games::{Finds, OwnDrill, OwnGame, OwnPuzzle};
use crate::store::pdn_files::{PdnFileError, at_home, readable};
use crate::words::{self, say};
use damier_endings::TableSet;
use damier_engine::StopFlag;
use damier_puzzles::mining::{MinedGame, Miner};
use damier_puzzles::record::hash;
use damier_rules::notation::pdn::{PdnGame, read_games, write_game};
use damier_rules::{Color, Variant};
use damier_train::calendar::Day;
use damier_train::history::Item;
use damier_train::own_games::{given_away, missed, side_of};

/// The games of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gathered {
    /// The player's games.
    pub games: Vec<OwnGame>,
    /// Why the others were left out, one message for each.
    pub left_out: Vec<String>,
}

/// The games of a file that a player of this name plays in; `variant` is for games without `GameType`. Reading ends when
/// `stop` is raised.
///
/// # Errors
///
/// When the file cannot be read.
pub fn gather(name: &str, player: &str, variant: Variant, stop: &StopFlag) -> Result<Gathered, PdnFileError> {
    let path = at_home(name);
    let file = readable(&path, File::open(&path))?;
    let mut gathered = Gathered::default();
    for (number, game) in (1_usize..).zip(read_games(BufReader::new(file), variant)) {
        if stop.is_raised() {
            break;
        }
        match game {
            Err(error) => gathered.left_out.push(say().in_file(path.to_string_lossy(), words::pdn_error(&error))),
            Ok(game) => match side_of(&game, player) {
                Err(error) => {
                    let reason = words::player_error(&error);
                    gathered.left_out.push(say().game_left_out(path.to_string_lossy(), number, reason));
                }
                Ok(mine) => gathered.games.push(own_game(&game, mine)),
            },
        }
    }
    Ok(gathered)
}

/// A game as it is stored. Its identity is a hash of its text (FNV-1a, 64 bits), so that it is stored only once.
fn own_game(game: &PdnGame, mine: Color) -> OwnGame {
    let pdn = write_game(game);
    let hash = hash(pdn.bytes());
    let mine = if mine == Color::White { "white" } else { "black" };
    OwnGame { id: format!("g{hash:016x}"), pdn, mine: mine.to_owned(), searched: false }
}

/// The shots that the player missed and the endings given away in a game; none if its text cannot be read, which only
/// happens when another program wrote it. `day` is today.
#[must_use]
pub fn go_over(own: &OwnGame, miner: &mut Miner, day: Day, tables: &TableSet) -> Finds {
    // A stored game names its variant.
    let Some(Ok(game)) = read_games(own.pdn.as_bytes(), Variant::International).next() else { return Finds::default() };
    let mine = if own.mine == "white" { Color::White } else { Color::Black };
    let game = MinedGame::from(&game);
    let drills = given_away(&game, mine, tables).into_iter().filter_map(|given| {
        Some(OwnDrill {
            item: Item::ending(&given.plan).to_string(),
            variant: given.plan.ending.variant.name().to_owned(),
            game: own.id.clone(),
            source: serde_json::to_string(&given.source).ok()?,
            day: day.to_string(),
        })
    });
    let drills = drills.collect();
    let found = missed(&game, mine, miner.mine_side(&game, mine)).into_iter().filter_map(|record| {
        let text = serde_json::to_string(&record).ok()?;
        Some(OwnPuzzle { id: record.id, game: own.id.clone(), record: text })
    });
    Finds { puzzles: found.collect(), drills }
}
