//! The pictures of the README: drawn by the program, and compared with those in `docs/pictures`.
//!
//! `UPDATE_PICTURES=1 cargo test -p damier --test it readme_pictures` draws them again.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use crate::screen::Desk;
use crate::screen::history::NOON;
use crate::screen::svg::{CELL, Film, still};
use crate::screen_progress::three_weeks;
use damier::shipped;
use damier::tui::Options;
use damier::tui::action::Action;
use damier_app::Event;
use damier_app::settings::{Colors, Graphics, LanguageName, Settings, Speed, ThemeName};
use damier_app::store::keeper::News;
use damier_engine::judge::DEFAULT_NODES;
use damier_engine::{Judge, ReportKind, Task};
use etude_tui::event::KeyCode;
use etude_tui::inbox::Found;
use tiny_skia::Pixmap;

fn options(graphics: Graphics) -> Options {
    let settings = Settings { colors: Colors::True, graphics, animation: Speed::Off, ..Settings::default() };
    Options { seed: Some(1), clock: NOON, settings, ..Options::default() }
}

fn desk(options: &Options, width: u16, height: u16) -> Desk {
    let mut desk = Desk::with_puzzles(shipped::collection(), options, width, height);
    desk.act(Action::Found(Found { cell: Some(CELL), ..Found::default() }));
    desk.act(Action::Tick);
    desk
}

/// Answers with the verdict of the judge on the last move.
fn judge(desk: &mut Desk) {
    let Some((id, Task::Verdict { situation, candidate })) = desk.asked.pop() else { panic!("the judge is asked") };
    let verdict = Judge::new(DEFAULT_NODES, &crate::TABLES).verdict(&situation, candidate);
    desk.act(Action::App(Event::Report(id, ReportKind::Judged(verdict))));
}

/// A wrong answer, refuted on the board.
fn refuted(graphics: Graphics, theme: ThemeName, width: u16, height: u16) -> Desk {
    let mut options = Options { puzzle: Some("ie72f0b263981".to_owned()), ..options(graphics) };
    options.settings.theme = theme;
    let mut desk = desk(&options, width, height);
    desk.pass(Duration::from_secs(20));
    desk.write("34-30\n");
    judge(&mut desk);
    desk.pass(Duration::from_secs(3));
    desk
}

#[test]
fn a_puzzle_in_pixels() {
    compare("puzzle", &still(&refuted(Graphics::Kitty, ThemeName::Dark, 120, 40)));
}

#[test]
fn a_puzzle_in_cells() {
    compare("cells", &still(&refuted(Graphics::Cells, ThemeName::Light, 120, 40)));
}

#[test]
fn a_lesson_in_chinese() {
    let mut options = options(Graphics::Kitty);
    options.settings.language = LanguageName::coded("zh-CN");
    let mut desk = desk(&options, 100, 30);
    desk.write("l\n");
    desk.press(KeyCode::Enter);
    compare("lesson", &still(&desk));
}

#[test]
fn an_ending_with_its_moves_to_spare() {
    let mut desk = desk(&options(Graphics::Kitty), 100, 30);
    desk.write("e");
    (1..5).for_each(|_| desk.press(KeyCode::Down));
    // Won, with only one move that wastes nothing; this one wastes two, see the tests of endings.
    desk.write("W:WK35,K39,45:BK2\n");
    desk.pass(Duration::from_secs(7));
    desk.write("39-6\n");
    desk.pass(Duration::from_secs(5));
    compare("ending", &still(&desk));
}

#[test]
fn an_analysis_with_the_graph_of_the_game() {
    let mut desk = desk(&Options { puzzle: Some("ib61747f29cd0".to_owned()), ..options(Graphics::Kitty) }, 120, 40);
    desk.pass(Duration::from_secs(5));
    desk.write("s");
    desk.pass(Duration::from_secs(9));
    desk.write("a");
    desk.answer_all();
    desk.write("o");
    desk.answer_all();
    compare("analysis", &still(&desk));
}

#[test]
fn the_rating_over_the_weeks() {
    let mut desk = desk(&options(Graphics::Kitty), 100, 30);
    desk.act(Action::App(Event::News(News::Loaded(three_weeks(), String::new()))));
    desk.write("s");
    desk.press(KeyCode::Right);
    compare("progress", &still(&desk));
}

/// A puzzle solved, from the first key to the rating: Baljakin - Schwarzman, 1995.
#[test]
fn a_film_of_a_puzzle() {
    let mut options = Options { puzzle: Some("ib61747f29cd0".to_owned()), ..options(Graphics::Kitty) };
    options.settings.animation = Speed::Normal;
    let mut desk = desk(&options, 80, 24);
    desk.pass(Duration::from_secs(4));
    let mut film = Film::default();
    film.show(&desk, 1_500);
    for answer in ["24-29", "12-18", "17x46"] {
        for key in answer.chars() {
            desk.write(&key.to_string());
            film.show(&desk, 140);
        }
        desk.write("\n");
        let end = desk.now + Duration::from_secs(3);
        while let Some(wake) = desk.app.wakes_at().filter(|wake| *wake < end) {
            let time = wake.saturating_sub(desk.now);
            film.show(&desk, u64::try_from(time.as_millis()).unwrap());
            desk.pass(time);
        }
        film.show(&desk, 700);
    }
    film.show(&desk, 3_000);
    compare("film", &film.finish());
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("docs/pictures")
}

/// The text of a picture around the drawings it holds, and these.
fn parts(svg: &str) -> (String, Vec<Pixmap>) {
    let mut pieces = svg.split("base64,");
    let mut text = pieces.next().unwrap().to_owned();
    let mut drawings = Vec::new();
    for piece in pieces {
        let (data, rest) = piece.split_once('"').unwrap();
        drawings.push(Pixmap::decode_png(&bytes(data)).unwrap());
        text.push_str(rest);
    }
    (text, drawings)
}

/// The bytes written in base64.
fn bytes(text: &str) -> Vec<u8> {
    const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let values: Vec<u32> =
        text.trim_end_matches('=').chars().map(|letter| LETTERS.find(letter).unwrap().try_into().unwrap()).collect();
    let group = |group: &[u32]| {
        let bits = (0..4).fold(0, |bits, place| bits << 6 | group.get(place).copied().unwrap_or(0));
        bits.to_be_bytes()[1..group.len()].to_vec()
    };
    values.chunks(4).flat_map(group).collect()
}

/// Compares a picture with the one in the folder: the text letter by letter, drawings within what another processor may
/// round in another way.
fn compare(name: &str, svg: &str) {
    let path = folder().join(format!("{name}.svg"));
    if std::env::var_os("UPDATE_PICTURES").is_some() {
        fs::write(&path, svg).unwrap();
    }
    let (text, drawings) = parts(svg);
    let (old_text, old_drawings) = parts(&fs::read_to_string(&path).unwrap());
    let again = "draw the pictures again: UPDATE_PICTURES=1 cargo test -p damier --test it readme_pictures";
    assert!(text == old_text, "docs/pictures/{name}.svg shows another screen; {again}");
    assert_eq!(drawings.len(), old_drawings.len(), "{name}: {again}");
    for (new, old) in drawings.iter().zip(&old_drawings) {
        assert_eq!((new.width(), new.height()), (old.width(), old.height()), "{name}: {again}");
        let differ = new.data().iter().zip(old.data()).filter(|(new, old)| new.abs_diff(**old) > 32).count();
        assert!(differ * 200 < new.data().len(), "docs/pictures/{name}.svg shows another board; {again}");
    }
}

#[test]
fn the_readme_shows_every_picture_and_they_are_small() {
    let readme = include_str!("../../README.md");
    let mut whole = 0;
    for entry in fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        assert!(readme.contains(&format!("docs/pictures/{name}")), "{name}");
        whole += fs::metadata(&path).unwrap().len();
    }
    assert!(whole < 600_000, "{whole} bytes");
}
