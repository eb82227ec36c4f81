//! `damier-lab openings` keeps its contract.

use std::fs;

use super::{lab, text};
use damier_openings::OpeningTable;
use damier_rules::{AnyPosition, Variant};

const PEOPLE: &str = "[Source \"club\"]\n\n1. 32-28 19-23 1-1\n\n[Source \"chosen by result\"]\n\n1. 32-28 17-22 2-0\n\n\
                      [FEN \"W:W32:B19\"]\n\n1. 32-28 *\n";
const PROGRAMS: &str = "1. 32-28 18-23 *\n";

#[test]
fn games_are_counted_by_group_and_values_are_packed() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    fs::write(path("people.pdn"), PEOPLE).unwrap();
    fs::write(path("programs.pdn"), PROGRAMS).unwrap();
    let table = |more: &[&str]| {
        let (people, programs, out) = (path("people.pdn"), path("programs.pdn"), path(""));
        let counted = ["openings", "table", &people, "--selected", "by result", "--programs", &programs, "--out", &out];
        let counted = lab(&[&counted[..], more].concat());
        assert!(counted.status.success(), "{}", text(&counted.stderr));
        OpeningTable::open(&fs::read(path("international.openings")).unwrap()).unwrap()
    };
    let start = AnyPosition::start(Variant::International);
    let counted = table(&[]);
    let [first] = counted.moves(&start) else { panic!("one move") };
    assert_eq!((first.counts.unselected, first.counts.selected, first.counts.programs), (1, 1, 1));
    let (packed, values) = (path("international.openings"), path("values.jsonl"));
    let searched = lab(&["openings", "values", &packed, "--depth", "3", "--limit", "1", "--out", &values]);
    assert!(searched.status.success(), "{}", text(&searched.stderr));
    let again = table(&["--values", &values]);
    assert_eq!(again.value_count(), 1);
    let other = lab(&["openings", "values", &packed, "--depth", "4", "--out", &values]);
    assert_eq!(other.status.code(), Some(2));
    assert!(text(&other.stderr).contains("was begun with"), "{}", text(&other.stderr));
}

#[test]
fn what_is_no_table_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let values = folder.path().join("values.jsonl");
    let refused = lab(&["openings", "values", "Cargo.toml", "--out", values.to_str().unwrap()]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(text(&refused.stderr).contains("not a table of openings"), "{}", text(&refused.stderr));
    assert!(!values.exists());
}
