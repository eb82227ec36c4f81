//! The bundled engine and players' own.

use super::*;
use damier_engine::{During, EngineError, EngineGone, ExternalError, Nonsense, Shortage};
use damier_rules::Variant;
use damier_rules::notation::{read_fen, read_move};

#[test]
fn an_engine_that_does_not_work_says_why() {
    let hint = "; it may need an argument like \"hub\", or another folder";
    let start = read_fen("W", Variant::International).unwrap().position;
    let move_error = read_move(&start, "1-2").unwrap_err();
    let line = || "done".to_owned();
    for (error, said) in [
        (
            ExternalError::Command("scan 'hub".to_owned()),
            "\"scan 'hub\" is not a command: expected a program and its arguments, with quotes closed",
        ),
        (
            ExternalError::Start { program: "scan".to_owned(), reason: "no such file".to_owned() },
            "cannot start \"scan\": no such file",
        ),
        (ExternalError::Folder("/opt".into()), "the folder \"/opt\" does not exist"),
        (ExternalError::Stopped, "the engine was stopped"),
        (ExternalError::Ended(During::Start), &format!("the engine quit while starting{hint}")),
        (ExternalError::Ended(During::Search), "the engine quit while searching"),
        (ExternalError::Silent(During::Start), "the engine does not answer while starting"),
        (
            ExternalError::Endless { missing: "wait", lines: 1000 },
            &format!("the engine wrote 1000 lines without \"wait\"{hint}"),
        ),
        (ExternalError::Flood, "the engine floods its output while searching; it was ended"),
        (ExternalError::Unstoppable, "the engine does not stop searching"),
        (
            ExternalError::Nonsense { line: line(), reason: Nonsense::NoMove },
            "the engine wrote \"done\", which has no move",
        ),
        (
            ExternalError::Nonsense { line: line(), reason: Nonsense::NoEvaluation },
            "the engine wrote \"done\", which is not an evaluation of the position",
        ),
        (
            ExternalError::Nonsense { line: line(), reason: move_error.into() },
            "the engine wrote \"done\": the piece on 1 is Black's, but White is to move",
        ),
        (ExternalError::Complaint("no licence".to_owned()), "the engine reports: no licence"),
        (ExternalError::Variant(Variant::Russian), "the engine does not play Russian draughts"),
        (
            ExternalError::NodeLimit,
            "the engine uses version 1 of the Hub protocol, which cannot limit the number of positions",
        ),
    ] {
        assert_eq!(words_of(&error), said);
        assert_eq!(words_of(&EngineError::from(error)), said);
    }
}

#[test]
fn an_engine_without_an_answer_says_why() {
    assert_eq!(words_of(&EngineError::NoProgram), "no engine is set in the options");
    assert_eq!(words_of(&EngineError::Panic("bug".to_owned())), "bug");
    assert_eq!(words_of(&EngineGone), "the engine's thread is not running");
    let short = shortage(Shortage { wanted: 64, given: 1 });
    assert_eq!(short, "the system has no 64 MiB for the engine, which runs with 1");
}
