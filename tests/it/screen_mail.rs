//! Correspondence games on the screen, and what is closed while they run.

use std::collections::BTreeMap;
use std::path::Path;

use crate::screen::{Desk, SIZES, assert_picture, invariants};
use crate::screen_languages::{check, english_only, expect_none};
use damier::tui::Options;
use damier::tui::action::Action;
use damier::words::{GivenLanguage, Language, language_named, say};
use damier_app::Event;
use damier_app::mail::{MailFolder, MailGame, MailTerms};
use damier_app::settings::Settings;
use damier_app::store::pdn_files::{FileReport, FileTask};
use damier_rules::notation::pdn::PdnGame;
use damier_rules::notation::read_fen;
use damier_rules::{AnyPosition, Color, Variant};
use damier_train::analysis::Opening;
use etude::calendar::Day;
use etude_tui::event::KeyCode;

const FEN: &str = "W:WK1,K49:BK3";

fn position() -> AnyPosition {
    read_fen(FEN, Variant::International).unwrap().position
}

fn today() -> Day {
    "2026-11-26".parse().unwrap()
}

/// Keeps a running game between Anna, who has White and is at work here, and Ben.
fn keep(data: &Path, name: &str, start: AnyPosition) -> MailGame {
    let terms = MailTerms { id: name, me: "Anna", opponent: "Ben", mine: Color::White, days: 3, start };
    let game = MailGame::new(name, &terms, today());
    MailFolder::new(data.join("mail")).keep(&game).unwrap();
    game
}

fn options(data: &Path) -> Options {
    Options { seed: Some(1), games: Some(data.to_owned()), ..Options::default() }
}

/// Goes to a row of the form.
fn go(desk: &mut Desk, row: &str) {
    for _ in 0..20 {
        let fields = desk.app.page().fields;
        if fields.rows.get(fields.chosen).is_some_and(|field| field.name == row) {
            return;
        }
        desk.press(KeyCode::Down);
    }
    panic!("no row {row} in\n{}", desk.text());
}

#[test]
fn an_analysis_of_a_running_game_stays_closed_when_it_is_resumed() {
    let data = tempfile::tempdir().unwrap();
    keep(data.path(), "club", position());
    let opening = Opening::from(PdnGame::from_position(position()));
    let mut desk = Desk::new(&Options { analyse: Some(Box::new(opening)), ..options(data.path()) }, 80, 24);
    desk.write("1-6\n");
    assert!(!desk.text().contains("are closed"), "{}", desk.text());
    desk.press(KeyCode::Left);
    assert!(desk.text().contains("are closed"), "{}", desk.text());
    let kept = desk.unfinished().expect("an analysis");
    let mut next = Desk::next_program(&[kept], &options(data.path()), 80, 24);
    next.write("c");
    next.press(KeyCode::Left);
    assert!(next.text().contains("are closed"), "{}", next.text());
}

#[test]
fn no_engine_plays_a_running_game_on() {
    let data = tempfile::tempdir().unwrap();
    keep(data.path(), "club", position());
    for (key, fen, is_closed) in [("g", FEN, true), ("g", "W:WK1,K48:BK3", false), ("e", FEN, true)] {
        let mut desk = Desk::new(&options(data.path()), 80, 24);
        desk.write(key);
        go(&mut desk, "FEN");
        desk.write(fen);
        desk.press(KeyCode::Enter);
        desk.press(KeyCode::Enter);
        assert_eq!(desk.text().contains("engine and tables are closed"), is_closed, "{key} {fen}\n{}", desk.text());
    }
}

/// A desk of Anna's, whose disk answers after every key.
struct Anna {
    desk: Desk,
    folder: MailFolder,
}

impl Anna {
    fn new(data: &Path, size: (u16, u16)) -> Self {
        Self::speaking(Language::En, data, size)
    }

    fn speaking(language: Language, data: &Path, (width, height): (u16, u16)) -> Self {
        let settings = Settings { name: "Anna".to_owned(), ..Settings::default() };
        let language = GivenLanguage { asked: Some(language), ..GivenLanguage::default() };
        let desk = Desk::new(&Options { settings, language, ..options(data) }, width, height);
        let mut anna = Self { desk, folder: MailFolder::new(data.join("mail")) };
        anna.open();
        anna
    }

    /// Opens the list: the opponent "by mail" in the form for a game.
    fn open(&mut self) {
        self.desk.choose_opponent(&say().mail_opponent());
        self.press(KeyCode::Enter);
    }

    fn answer(&mut self) {
        while !self.desk.files.is_empty() {
            for (id, task) in std::mem::take(&mut self.desk.files) {
                let FileTask::Mail(task) = task else { panic!("{task:?}") };
                let report = FileReport::Mail(Some(task.perform(&self.folder)));
                self.desk.act(Action::App(Event::File(id, report)));
            }
        }
    }

    fn press(&mut self, code: KeyCode) {
        self.desk.press(code);
        self.answer();
    }

    fn write(&mut self, text: &str) {
        self.desk.write(text);
        self.answer();
    }

    fn told(&self) -> String {
        let lines = self.desk.app.page().message.lines;
        lines.iter().map(etude_tui::text::Words::text).collect::<Vec<_>>().join("\n")
    }

    fn game(&self, name: &str) -> MailGame {
        self.folder.game(name).unwrap()
    }

    fn plies(&self, name: &str) -> usize {
        self.game(name).game().moves().len()
    }
}

/// Ben's answer to the file in Anna's outbox, put into her inbox.
fn answer_as_ben(data: &Path, name: &str, played: &str) {
    let ben = MailFolder::new(data.join("ben"));
    let sent = damier_app::mail::read_one(&MailFolder::new(data.join("mail")).outgoing_file(name)).unwrap();
    let mut game = ben.take(sent, Path::new("club.pdn"), Some("Ben"), today()).unwrap().game;
    game.play(played, false, &[], today()).unwrap();
    ben.keep(&game).unwrap();
    ben.send(&game, String::new).unwrap();
    let inbox = data.join("mail/inbox");
    std::fs::create_dir_all(&inbox).unwrap();
    std::fs::copy(ben.outgoing_file(game.name()), inbox.join("from-ben.pdn")).unwrap();
}

#[test]
fn a_game_is_begun_played_and_answered_on_the_screen() {
    let data = tempfile::tempdir().unwrap();
    let mut anna = Anna::new(data.path(), (80, 24));
    assert!(anna.told().starts_with("No games yet"), "{}", anna.desk.text());
    anna.write("nBen");
    anna.press(KeyCode::Enter);
    assert!(anna.desk.text().contains("Ben: you, 3 days"), "{}", anna.desk.text());
    // A move is written after Enter, not before.
    anna.write("32-28\n");
    assert!(anna.told().starts_with("Write 32-28?"), "{}", anna.told());
    assert_eq!(anna.plies("ben"), 0);
    anna.press(KeyCode::Esc);
    assert_eq!(anna.plies("ben"), 0);
    anna.write("32-28\noi");
    anna.write("19-23 28x19");
    anna.press(KeyCode::Enter);
    assert!(anna.told().contains("With a draw offer.") && anna.told().contains("19-23 28x19"), "{}", anna.told());
    assert_picture!("mail_sure", anna.desk);
    anna.press(KeyCode::Enter);
    assert!(anna.told().contains("outbox/ben.pdn. Send it to Ben"), "{}", anna.told());
    let game = anna.game("ben");
    assert!(anna.plies("ben") == 1 && game.is_offered() && game.conditions().len() == 1);
    // It is Ben's turn: what is typed now is no move.
    anna.write("33-29\n");
    assert!(anna.told().contains("It is Ben's turn."), "{}", anna.told());
    answer_as_ben(data.path(), "ben", "19-23");
    anna.press(KeyCode::Esc);
    assert!(anna.desk.text().contains("Ben: waiting, 3 days"), "{}", anna.desk.text());
    anna.write("r");
    for part in ["Ben plays 19-23.", "Answered in advance: 28x19."] {
        assert!(anna.told().contains(part), "{part} in {}", anna.told());
    }
    assert_eq!(anna.plies("ben"), 3);
    // What was answered in advance goes out as well.
    let sent = std::fs::read_to_string(anna.folder.outgoing_file("ben")).unwrap();
    assert!(sent.contains("28x19"), "{sent}");
    anna.write("r");
    assert!(anna.told().starts_with("Nothing new has come."), "{}", anna.told());
    anna.press(KeyCode::Enter);
    anna.write("z");
    anna.press(KeyCode::Enter);
    assert_eq!(anna.game("ben").result().spelling(Variant::International), "0-2");
    assert!(anna.told().contains("over, 0-2"), "{}", anna.told());
}

#[test]
fn a_game_from_a_position_begins_there_and_two_with_one_opponent_stand_apart() {
    let data = tempfile::tempdir().unwrap();
    let mut anna = Anna::new(data.path(), (80, 24));
    anna.write("nBen\n");
    anna.press(KeyCode::Esc);
    anna.write("nBen");
    go(&mut anna.desk, "FEN");
    for (fen, wrong) in [("W31", "W31"), ("W:WK1,K60:BK3", "60"), ("B:W6,7,12:B1", "game is over")] {
        anna.desk.write(fen);
        anna.press(KeyCode::Enter);
        anna.press(KeyCode::Enter);
        assert!(anna.told().contains(wrong), "{fen}: {}", anna.told());
        assert_eq!(anna.folder.games().unwrap().len(), 1, "{fen}");
        for _ in fen.chars() {
            anna.press(KeyCode::Backspace);
        }
    }
    anna.write(FEN);
    anna.press(KeyCode::Enter);
    anna.press(KeyCode::Enter);
    let game = anna.game("ben-2");
    assert_eq!(*game.game().start(), position());
    assert_eq!(game.mine(), Color::White);
    anna.press(KeyCode::Esc);
    let text = anna.desk.text();
    assert!(text.contains("Ben (ben): you, 3 days") && text.contains("Ben (ben-2): you, 3 days"), "{text}");
    // The list takes the rows that it needs, and no more.
    let last = text.lines().position(|line| line.contains("(ben-2)")).unwrap();
    assert!(text.lines().nth(last + 1).is_some_and(|line| line.contains("├ By mail")), "{text}");
}

#[test]
fn games_by_mail_fit_on_screens_of_all_sizes() {
    for size in SIZES {
        let data = tempfile::tempdir().unwrap();
        keep(data.path(), "club", AnyPosition::start(Variant::International));
        keep(data.path(), "other", position());
        std::fs::write(data.path().join("mail/games/bad.pdn"), "(").unwrap();
        let mut anna = Anna::new(data.path(), size);
        invariants::check(&anna.desk);
        for keys in ["\n", "32-28\n", "o", "i19-23 28x19\n", "\n", "z", "\n"] {
            anna.write(keys);
            invariants::check(&anna.desk);
        }
        anna.press(KeyCode::Esc);
        for keys in ["n", "Cleo", "\n"] {
            anna.write(keys);
            invariants::check(&anna.desk);
        }
        anna.press(KeyCode::Esc);
        anna.write("nCleo");
        go(&mut anna.desk, "FEN");
        for keys in ["W:W31", "\n", ":B1", "\n"] {
            anna.write(keys);
            invariants::check(&anna.desk);
        }
    }
}

include!(concat!(env!("OUT_DIR"), "/each_language.rs"));

fn every_state_is_whole(code: &str) {
    let language = language_named(code).expect("the build has found it");
    let (foreign, mut faults) = (english_only(language), BTreeMap::new());
    for size in SIZES {
        let data = tempfile::tempdir().unwrap();
        keep(data.path(), "xq", AnyPosition::start(Variant::International));
        let mut anna = Anna::speaking(language, data.path(), size);
        check(&anna.desk, &foreign, "the list", &mut faults);
        for keys in ["r", "\n", "32-28\n", "o", "i", "19-23 28x19\n", "\n", "33-29\n", "z", "\n", "?"] {
            anna.write(keys);
            check(&anna.desk, &foreign, keys, &mut faults);
        }
        anna.press(KeyCode::Esc);
        answer_as_ben(data.path(), "xq", "19-23");
        anna.press(KeyCode::Esc);
        for keys in ["r", "n", "Xq", "\n"] {
            anna.write(keys);
            check(&anna.desk, &foreign, keys, &mut faults);
        }
    }
    expect_none(&faults);
}

mod every_state_of_a_game_by_mail_is_whole {
    each_language!(super::every_state_is_whole);
}

#[test]
fn a_file_that_does_not_fit_is_told_of_with_its_place() {
    let data = tempfile::tempdir().unwrap();
    keep(data.path(), "club", AnyPosition::start(Variant::International));
    let mut anna = Anna::new(data.path(), (120, 40));
    anna.write("\n32-28\n\n");
    answer_as_ben(data.path(), "club", "19-23");
    let file = data.path().join("mail/inbox/from-ben.pdn");
    let sent = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, sent.replacen("32-28", "31-27", 1)).unwrap();
    anna.press(KeyCode::Esc);
    anna.write("r");
    let told = anna.told().replace('\n', " ");
    assert!(told.contains("White's move 1 is 32-28 here and 31-27 in the file"), "{told}");
    assert_eq!(anna.plies("club"), 1);
}
