//! Endgame tables.

use std::io;
use std::sync::Arc;

use super::*;
use damier_endings::{BuildError, Class, ProblemReason, RecordError, TableProblem, TooLong};
use damier_rules::Variant;

fn class(name: &str) -> Class {
    name.parse().unwrap()
}

fn problem(reason: ProblemReason) -> TableProblem {
    let (path, folder) = ("/t/russian/KKK-KK.outcome".into(), "/t".into());
    TableProblem { path, reason, variant: Variant::Russian, pieces: 5, folder }
}

#[test]
fn an_unusable_table_says_how_to_rebuild_it() {
    let wrong = RecordError::WrongClass {
        found: (Variant::Brazilian, class("K-K")),
        expected: (Variant::Russian, class("KKK-KK")),
    };
    for (reason, said) in [
        (io::Error::other("no disk").into(), "no disk"),
        (RecordError::NotATable.into(), "it is not an endings table"),
        (RecordError::Version { found: 7, known: 1 }.into(), "it has version 7, this program reads version 1"),
        (RecordError::Length(3, 9).into(), "it has 3 bytes instead of 9"),
        (RecordError::Checksum.into(), "it is damaged, its checksum does not match"),
        (wrong.into(), "it holds brazilian K-K, not russian KKK-KK"),
    ] {
        let rebuild = "Rebuild it with `damier endings build --variant russian --pieces 5 --dir /t`";
        let expected = format!("/t/russian/KKK-KK.outcome cannot be used: {said}. {rebuild}");
        assert_eq!(words_of(&problem(reason)), expected);
    }
}

#[test]
fn tables_that_cannot_be_built_say_why() {
    let long = BuildError::TooLong(TooLong { class: class("KKM-K") });
    assert_eq!(words_of(&long), "KKM-K has wins longer than 126 plies, more than a table can hold");
    let unwritten = BuildError::Write { path: "/t/a".into(), error: io::Error::other("no disk") };
    assert_eq!(words_of(&unwritten), "cannot write /t/a: no disk");
    let problems = vec![Arc::new(problem(RecordError::Checksum.into()))];
    let missing = words_of(&BuildError::Missing { class: class("KKKK-KK"), problems });
    let begins = "KKKK-KK needs tables that are missing or damaged. /t/russian/KKK-KK.outcome cannot be used: ";
    assert!(missing.starts_with(begins), "{missing}");
    let unknown = words_of(&"KQ-K".parse::<Class>().unwrap_err());
    assert_eq!(
        unknown,
        "\"KQ-K\" is not a class of endings: write the pieces of both sides like KKM-K, at most 6 pieces"
    );
}
