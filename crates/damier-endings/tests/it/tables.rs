//! The shipped tables are correct and match a fresh build, and damaged tables on disk are rejected.

use std::fs;

use crate::endings_support::Numbers;
use damier_endings::{Build, Class, ProblemReason, Tables, VerifyError};
use damier_rules::Variant;

fn class(name: &str) -> Class {
    name.parse().expect("the name of a class")
}

fn verify(every: u64) {
    for variant in Variant::ALL {
        let tables = Tables::new(variant, None);
        for class in Class::up_to(4) {
            let checked = tables.verify(class, every, 2);
            assert!(checked.is_ok(), "{variant} {class}: {checked:?}");
        }
    }
}

#[test]
fn sampled_values_follow_from_the_moves() {
    verify(29);
}

#[test]
#[ignore = "a minute: every position"]
fn every_value_follows_from_the_moves() {
    verify(1);
}

fn build(variant: Variant, classes: Vec<Class>, threads: usize) -> Build {
    Build { variant, classes, threads }
}

#[test]
fn a_build_makes_the_shipped_tables_whatever_the_number_of_threads() {
    let shipped = |variant: Variant| fs::read(format!("src/data/{variant}.tables")).unwrap();
    for threads in [1, 3] {
        let three = build(Variant::International, Class::up_to(3), threads).pack(&|_| ()).unwrap();
        assert!(shipped(Variant::International).starts_with(&three));
    }
    let four = build(Variant::Brazilian, Class::up_to(4), 2).pack(&|_| ()).unwrap();
    assert!(four == shipped(Variant::Brazilian));
}

#[test]
fn five_pieces_are_built_once_and_rebuilt_only_when_damaged() {
    let folder = tempfile::tempdir().unwrap();
    let five = class("KKKK-K");
    let build = build(Variant::Russian, Class::with_all_below(&[five]), 2);
    let found = std::sync::Mutex::new(Vec::new());
    let report = |progress: damier_endings::Progress| {
        if progress.class == five && progress.distance == 0 {
            found.lock().unwrap().push(progress.found);
        }
    };
    build.write_to(folder.path(), &report).unwrap();
    let path = folder.path().join("russian/KKKK-K.outcome");
    let good = fs::read(&path).unwrap();
    build.write_to(folder.path(), &report).unwrap();
    assert_eq!(found.lock().unwrap().last(), Some(&true), "kept");

    let tables = Tables::new(Variant::Russian, Some(folder.path().to_owned()));
    assert!(tables.verify(five, 101, 2).is_ok());
    assert!(tables.problems().is_empty());

    let mut bad = good.clone();
    bad[good.len() / 2] ^= 1;
    for damaged in [&bad[..], &good[..good.len() / 2], b"", b"something else altogether, but long enough"] {
        fs::write(&path, damaged).unwrap();
        let tables = Tables::new(Variant::Russian, Some(folder.path().to_owned()));
        let position = Numbers(5).position(Variant::Russian, five);
        assert_eq!(tables.probe(&position, 0), None);
        let problems = tables.problems();
        let [problem] = &problems[..] else { panic!("{problems:?}") };
        assert_eq!((&problem.path, problem.folder.as_path()), (&path, folder.path()));
        assert_eq!((problem.variant, problem.pieces), (Variant::Russian, 5));
        assert!(matches!(problem.reason, ProblemReason::Damaged(_)), "{problem:?}");
        assert_eq!(tables.verify(five, 101, 1), Err(VerifyError::NotCovered(five)));
        assert!(
            tables.probe(&Numbers(5).position(Variant::Russian, class("KK-KK")), 0).is_some(),
            "the other tables still work"
        );
    }
    build.write_to(folder.path(), &report).unwrap();
    assert_eq!(found.lock().unwrap().last(), Some(&false), "rebuilt");
    assert!(fs::read(&path).unwrap() == good);
}
