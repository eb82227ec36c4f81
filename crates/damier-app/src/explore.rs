//! Gathers what is known about openings: the shipped tables, the traps among the puzzles, and the player's own games.

use std::collections::HashSet;

use crate::encoding::boxed;
use crate::find::{Places, collection};
use crate::store::{Store, finished_games};
use damier_rules::notation::pdn::PdnGame;
use damier_rules::{Color, Variant};
use damier_train::explorer::Explorer;
use damier_train::own_games::side_of;
use damier_train::play::{ENGINE, NAMELESS};
use damier_train::puzzle::selector::PuzzleSelector;
use damier_train::traps::Traps;
use damier_train::unannounced::Turns;

/// Everything that is known about openings; `name` is the player's. What cannot be read is left out.
#[must_use]
pub fn explorer(places: &Places, name: &str) -> Explorer {
    let store = places.progress.as_deref().and_then(|path| Store::open_to_read(path).ok());
    let mut explorer = Explorer::new((places.openings)(), collection(places, store.as_ref()));
    let played = places.games.as_deref().and_then(|folder| etude_files::open(&finished_games(folder)).ok());
    if let Some(played) = played {
        explorer.add_own_games(boxed(played, None).0, Variant::International, |game| own_side(game, name));
    }
    if let Some(store) = &store {
        // Those read before a failure count.
        let _ = store.each_game(|game| {
            let mine = Color::ALL.into_iter().find(|color| side_word(*color) == game.mine);
            explorer.add_own_games(game.pdn.as_bytes(), Variant::International, |_| mine);
        });
    }
    explorer
}

/// The opening traps of a variant, without the hidden puzzles.
pub(crate) fn traps(places: &Places, variant: Variant, hidden: HashSet<String>) -> Traps {
    let store = places.progress.as_deref().and_then(|path| Store::open_to_read(path).ok());
    let mut selector = PuzzleSelector::of(collection(places, store.as_ref()), 0, None);
    selector.hide(hidden);
    Traps::of(variant, &mut selector, &mut Turns::default().with_trap_lines(places.trap_lines))
}

const fn side_word(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// The player's side in a game played here: that of the name, or the one that is not a level of the engine.
fn own_side(game: &PdnGame, name: &str) -> Option<Color> {
    let named = |name: &str| if name.trim().is_empty() { None } else { side_of(game, name).ok() };
    let against_engine = || side_of(game, ENGINE.trim_end()).ok().map(|engine| !engine);
    named(name).or_else(|| named(NAMELESS)).or_else(against_engine)
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::AnyPosition;

    #[test]
    fn games_played_here_count_with_their_results() {
        let folder = tempfile::tempdir().unwrap();
        let games = "[White \"Player\"]\n[Black \"Damier, level 3\"]\n\n1. 32-28 17-22 2. 28x17 11x22 2-0\n\n\
                     [White \"Damier, level 3\"]\n[Black \"Old Name\"]\n\n1. 32-28 19-23 2-0\n";
        std::fs::write(finished_games(folder.path()), games).unwrap();
        let places = Places { games: Some(folder.path().to_owned()), ..Places::default() };
        let explored = explorer(&places, "New Name").explore(&AnyPosition::start(Variant::International));
        let [only] = &*explored.moves else { panic!("one move was played: {explored:?}") };
        assert_eq!((only.own.games, only.own.won, only.own.drawn, only.own.lost), (2, 1, 0, 1));
    }

    #[test]
    fn nothing_is_known_where_there_is_nothing() {
        let places = Places { games: Some("/no/such/folder".into()), progress: None, ..Places::default() };
        let explored = explorer(&places, "").explore(&AnyPosition::start(Variant::International));
        assert!(explored.moves.is_empty() && explored.name.is_none() && explored.value.is_none());
    }
}
