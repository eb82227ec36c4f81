//! Puzzles and their files.

use std::path::Path;

use super::*;
use damier_puzzles::composition::Importer;
use damier_puzzles::pack::PackError;
use damier_puzzles::verification::Failure;
use damier_puzzles::{BadLine, Collection, LineError, Puzzle, PuzzleError, Record};
use damier_rules::Variant;
use damier_rules::notation::pdn::read_games;

/// A record of a puzzle: the king takes two men.
const RECORD: &str = r#"{"id":"ID","variant":"international","fen":"W:W28:B22,12","previous":"7-12",
    "solution":[{"move":"28x8"}],"goal":{"kind":"win"},"rating":{"value":900,"deviation":9},
    "verification":{"engine":"0","nodes":1,"margin":1}}"#;

/// The words for the record after a replacement.
fn refused(from: &str, to: &str) -> String {
    let fen = damier_rules::notation::read_fen("W:W28:B22,12", Variant::International).unwrap();
    let id = damier_puzzles::record::id_of(&fen.position);
    let record: Record = serde_json::from_str(&RECORD.replace(from, to).replace("ID", &id)).unwrap();
    words_of(&Puzzle::from_record(&record).unwrap_err())
}

#[test]
fn a_bad_record_says_why() {
    for (from, to, said) in [
        ("international", "chess", "unknown variant \"chess\": use international, russian or brazilian"),
        ("W:W28:B22,12", "W:W51", "the position \"W:W51\": FEN column 4: there is no square 51: squares are 1 to 50"),
        ("28x8", "28-23", "the move 28-23: 28-23 is not legal: capturing is compulsory, play 28x8"),
        ("7-12", "x", "the move x is not written as two squares, like 7-12"),
        ("7-12", "7", "the move 7 has no destination"),
        ("7-12", "7-11", "the move 7-11 does not lead to this position: no opposing piece stands on its destination"),
        (r#"{"move":"28x8"}"#, "", "the record gives no right move"),
    ] {
        assert_eq!(refused(from, to), said);
    }
    let id = refused("ID", "i0");
    assert!(id.starts_with("the id i0 does not belong to the position, whose id is i"), "{id}");
    let syntax = serde_json::from_str::<Record>("rubbish").unwrap_err();
    let said = format!("not a puzzle record: {syntax}");
    assert_eq!(words_of(&PuzzleError::Syntax(syntax)), said);
}

#[test]
fn files_and_lines_are_named() {
    let mut collection = Collection::default();
    let missing = words_of(&collection.add_file(Path::new("/no/such/file")).unwrap_err());
    assert!(missing.starts_with("cannot read /no/such/file: "), "{missing}");
    let line = RECORD.replace('\n', "");
    collection.add_text("own", format!("{line}\nrubbish\n{line}\n{}", line.replace("international", "chess")));
    let said: Vec<String> = collection.bad_lines().iter().map(|bad| words_of(bad)).collect();
    assert_eq!(said.len(), 3, "{said:?}");
    assert!(said[0].starts_with("own:2: expected value"), "{said:?}");
    assert_eq!(said[1], "own:3: puzzle ID exists already");
    assert_eq!(said[2], "own:4: unknown variant \"chess\": use international, russian or brazilian");
    let puzzle = words_of(&collection.puzzle(&collection.entries()[0]).unwrap_err());
    assert!(puzzle.starts_with("own:1: the id ID does not belong to the position"), "{puzzle}");
    let reason = LineError::Unreadable(std::io::Error::other("no disk"));
    assert_eq!(words_of(&BadLine { file: "own".into(), line: 0, reason }), "own: no disk");
    let damaged = LineError::Pack(PackError::Damaged);
    assert_eq!(words_of(&BadLine { file: "a.pack".into(), line: 0, reason: damaged }), "a.pack: the pack is damaged");
    assert_eq!(words_of(&PuzzleError::Pack(PackError::NotAPack)), "it is not a pack of puzzles");
    assert_eq!(words_of(&PackError::Version(7)), "a pack of format 7, which this version does not know");
}

#[test]
fn a_game_that_is_not_a_composition_says_why() {
    let mut importer = Importer::new(1, &damier_endings::TableSet::default());
    let mut said = |text: &str| {
        let game = read_games(text.as_bytes(), Variant::International).next().unwrap().unwrap();
        words_of(&importer.import(&game).unwrap_err())
    };
    assert_eq!(said("1. 32-28 *"), "it begins in the starting position: a composition has a FEN tag");
    assert_eq!(said("[FEN \"W:W28:B22,12\"] *"), "it has no moves");
}

#[test]
fn a_proof_that_fails_says_where() {
    let line = || "28x8".to_owned();
    for (failed, said, recorded) in [
        (
            Failure::NotUnique { line: line(), number: 1, other: "1-7".to_owned(), value: 90, margin: 5 },
            "after 28x8: 1-7 is not clearly worse than the right move (0.05 men)",
            "after 28x8: 1-7 is not clearly worse than the right move (5 centi-men)",
        ),
        (
            Failure::UnequalChoices { line: line(), worse: "1-7".to_owned(), difference: 5 },
            "after 28x8: 1-7 is 0.05 men worse than another listed move",
            "after 28x8: 1-7 is worse than another listed move by 5 centi-men",
        ),
        (
            Failure::MissingDefence { line: line(), defence: "1-7".to_owned(), difference: 5 },
            "after 28x8: the defence 1-7 is 0.05 men better than those listed",
            "after 28x8: the defence 1-7 is better than those listed by 5 centi-men",
        ),
        (
            Failure::GoalMissed { line: line() },
            "after 28x8: the goal is not reached",
            "after 28x8: the goal is not reached",
        ),
        (
            Failure::NothingToFind,
            "there is nothing to find: every first move leads to the same position",
            "there is nothing to find: every first move leads to the same position",
        ),
    ] {
        assert_eq!(failure(&failed), said);
        // Records keep this text.
        assert_eq!(failed.to_string(), recorded);
    }
    // Where the game is decided, no number of men says anything.
    let other = |margin| Failure::NotUnique { line: line(), number: 1, other: "1-7".to_owned(), value: 90, margin };
    let unequal = |difference| Failure::UnequalChoices { line: line(), worse: "1-7".to_owned(), difference };
    let missing = |difference| Failure::MissingDefence { line: line(), defence: "1-7".to_owned(), difference };
    for (failed, said) in [
        (other(-120), "after 28x8: 1-7 is better than the right move by 1.20 men"),
        (other(-29_976), "after 28x8: 1-7 is better than the right move and decides the game"),
        (unequal(1_061), "after 28x8: 1-7 gives away the result that another listed move keeps"),
        (missing(2_000), "after 28x8: the defence 1-7 changes the result, those listed lead to a lost position"),
    ] {
        assert_eq!(failure(&failed), said);
    }
}
