//! Games as they were played: a sample of the corpus described in `docs/corpus.md`.

use damier_rules::Variant;
use damier_rules::notation::pdn::{PdnGame, read_games, write_game};

const SAMPLE: &[u8] = include_bytes!("../data/pdn/sample.pdn");

fn games() -> Vec<PdnGame> {
    read_games(SAMPLE, Variant::International).map(|game| game.expect("a legal game")).collect()
}

#[test]
fn the_sample_is_read_without_error() {
    let games = games();
    let plies: usize = games.iter().map(|game| game.main_line().count()).sum();
    assert_eq!((games.len(), plies), (40, 3183));
    for variant in Variant::ALL {
        assert!(games.iter().filter(|game| game.variant() == variant).count() >= 8, "{variant}");
    }
    assert!(games.iter().all(|game| game.tag("Source").is_some()));
}

#[test]
fn the_sample_survives_being_written() {
    for game in games() {
        let text = write_game(&game);
        let again: Vec<PdnGame> = read_games(text.as_bytes(), Variant::International).flatten().collect();
        assert_eq!(again, [game]);
        assert!(text.lines().all(|line| line.starts_with('[') || line.chars().count() <= 80));
    }
}
