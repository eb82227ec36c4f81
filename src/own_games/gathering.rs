//! From files of games to what the person missed and gave away in them.

use std::fs::File;
use std::io::BufReader;

use crate::store::games::{Finds, OwnDrill, OwnGame, OwnPuzzle};
use crate::store::pdn_files::{PdnFileError, at_home, readable};
use crate::words;
use damier_endings::TableSet;
use damier_engine::StopFlag;
use damier_puzzles::mining::{MinedGame, Miner};
use damier_puzzles::record::hash;
use damier_rules::notation::pdn::{PdnGame, read_games, write_game};
use damier_rules::{Color, Variant};
use damier_train::calendar::Day;
use damier_train::history::Item;
use damier_train::own_games::{missed, side_of, thrown};

/// What was found in a file of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gathered {
    /// The games of the person.
    pub games: Vec<OwnGame>,
    /// Why the others were left out, a sentence for each.
    pub left_out: Vec<String>,
}

/// The games of a file in which somebody of a name plays; `variant` is for games that do not say it themselves. What
/// comes after `stop` is raised is not read any more.
///
/// # Errors
///
/// When the file cannot be read.
pub fn gather(name: &str, player: &str, variant: Variant, stop: &StopFlag) -> Result<Gathered, PdnFileError> {
    let path = at_home(name);
    let file = readable(&path, File::open(&path))?;
    let mut gathered = Gathered::default();
    for (number, game) in (1..).zip(read_games(BufReader::new(file), variant)) {
        if stop.is_raised() {
            break;
        }
        match game {
            Err(error) => gathered.left_out.push(format!("{}: {}", path.display(), words::pdn_error(&error))),
            Ok(game) => match side_of(&game, player) {
                Err(error) => {
                    let reason = words::whose_game(&error);
                    gathered.left_out.push(format!("{}: game {number}: {reason}", path.display()));
                }
                Ok(mine) => gathered.games.push(own_game(&game, mine)),
            },
        }
    }
    Ok(gathered)
}

/// A game as it is kept. Its identity is a hash of its text (FNV-1a, 64 bits), so that it is kept once.
fn own_game(game: &PdnGame, mine: Color) -> OwnGame {
    let pdn = write_game(game);
    let hash = hash(pdn.bytes());
    let mine = if mine == Color::White { "white" } else { "black" };
    OwnGame { id: format!("g{hash:016x}"), pdn, mine: mine.to_owned(), searched: false }
}

/// What the person missed and gave away in a game; nothing where the text cannot be read, which only another program can
/// have written. `day` is today.
#[must_use]
pub fn go_over(own: &OwnGame, miner: &mut Miner, day: Day, tables: &TableSet) -> Finds {
    // A game that is kept says itself which variant it is.
    let Some(Ok(game)) = read_games(own.pdn.as_bytes(), Variant::International).next() else { return Finds::default() };
    let mine = if own.mine == "white" { Color::White } else { Color::Black };
    let game = MinedGame::from(&game);
    let drills = thrown(&game, mine, tables).into_iter().filter_map(|thrown| {
        Some(OwnDrill {
            item: Item::ending(&thrown.plan).to_string(),
            variant: thrown.plan.ending.variant.name().to_owned(),
            game: own.id.clone(),
            source: serde_json::to_string(&thrown.source).ok()?,
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
