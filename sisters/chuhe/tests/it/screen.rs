//! What is on the screen, and what keys do there.

use chuhe::settings::{LanguageChoice, Rules};
use chuhe::words::Language;
use etude_tui::key::Key;
use std::time::Duration;
use unicode_width::UnicodeWidthStr;

use chuhe::screen::Action;

use crate::desk::Desk;

#[test]
fn the_board_stands_at_80_by_24_with_sides_that_differ_in_print() {
    let mut desk = Desk::new(Language::En, false, 1);
    let text = desk.text();
    let rows: Vec<&str> = text.lines().collect();
    assert_eq!(rows.len(), 24, "{text}");
    for pieces in ["車", "馬", "象", "士", "將", "砲", "卒", "俥", "傌", "相", "仕", "帥", "炮", "兵"] {
        assert!(text.contains(pieces), "{pieces} in {text}");
    }
    assert!(rows[2].starts_with("  車──馬──象──士──將──士──象──馬──車"), "{text}");
    assert!(rows[20].starts_with("  俥──傌──相──仕──帥──仕──相──傌──俥"), "{text}");
    assert!(rows[21].trim_start().starts_with("九  八  七  六  五  四  三  二  一"), "{text}");
    assert!(text.contains("楚 河") && text.contains("漢 界"), "{text}");
}

#[test]
fn nothing_but_ascii_is_drawn_where_nothing_else_can_be() {
    let mut desk = Desk::new(Language::En, true, 1);
    for keys in ["", "1", "1", "1", "qqq2", "2\n", "q", "4", "q", "5", "1"] {
        desk.press(keys);
        let text = desk.text();
        assert!(text.is_ascii(), "{text}");
    }
    desk.press("qq");
    assert!(desk.text().contains("r---n---b---a---k---a---b---n---r"), "{}", desk.text());
}

#[test]
fn no_line_of_any_screen_is_wider_than_the_screen() {
    for language in [Language::En, Language::ZhCN] {
        for path in [
            "", "1", "11", "2", "23", "26", "261", "26s", "3", "31", "32", "4", "41", "41a", "41s", "42", "42x\n",
            "42\t", "43", "43s", "44", "441", "5", "51", "61", "611", "62", "621", "7", "7\n", "8", "8f", "8i", "8w",
            "9", "0", "?",
        ] {
            let mut desk = Desk::new(language, false, 5);
            desk.press(path);
            let text = desk.text();
            assert!(text.lines().all(|line| line.width() <= 80), "{path}: {text}");
            assert!(!text.contains("{ $"), "{path}: {text}");
        }
    }
}

#[test]
fn a_repetition_is_asked_answered_explained_and_recorded() {
    let mut desk = Desk::new(Language::En, false, 3);
    desk.press("5");
    let asked = desk.text();
    assert!(asked.contains("Both sides repeat:") && asked.contains("0 of 4 moves made"), "{asked}");
    desk.key(Key::RIGHT);
    assert!(desk.text().contains("1 of 4 moves made"));
    desk.press("1");
    let text = desk.text();
    assert!(text.contains("of 1 right"), "{text}");
    assert!(text.contains("Right:") || text.contains("No:"), "{text}");
    desk.press("2");
    assert!(desk.text().contains("It is answered."));
    desk.press("qq");
    desk.press("9");
    let text = desk.text();
    assert!(text.contains("Who must vary?: 1,") && text.contains("Today: 1 done"), "{text}");
}

#[test]
fn no_exercise_counts_what_the_player_was_away() {
    let mut desk = Desk::new(Language::En, false, 3);
    desk.press("5");
    // Ten seconds of thought, then an hour away, and another ten seconds.
    desk.now += Duration::from_secs(9);
    desk.key(Key::RIGHT);
    desk.now += Duration::from_secs(3600);
    desk.key(Key::RIGHT);
    desk.now += Duration::from_secs(9);
    desk.press("1");
    assert_eq!(desk.times, [10_000 + 300_000 + 10_000], "of the hour, five minutes may have been thought");
}

#[test]
fn touches_and_incidents_go_on_without_end() {
    let mut desk = Desk::new(Language::En, false, 4);
    for (path, count) in [("61", 12), ("q2", 12)] {
        desk.press(path);
        for number in 1..=count {
            desk.press("1");
            assert!(desk.text().contains(&format!("of {number} right")), "{}", desk.text());
            assert!(desk.text().contains("Article 5."), "{}", desk.text());
            desk.press("n");
        }
    }
}

#[test]
fn a_game_is_played_against_a_level() {
    let mut desk = Desk::new(Language::En, false, 6);
    desk.press("7");
    // Down to level 1.
    desk.key(Key::LEFT);
    desk.key(Key::LEFT);
    assert!(desk.text().contains("Level: ‹ 1 ›"), "{}", desk.text());
    desk.press("\n");
    assert!(desk.text().contains("You are Red."), "{}", desk.text());
    // 炮二平五: the cursor begins on e3, the cannon stands on h2.
    desk.steer(3, -1);
    desk.press("\n");
    desk.steer(-3, 0);
    desk.press("\n");
    let text = desk.text();
    assert!(text.contains("C2=5"), "{text}");
    assert!(text.contains("Red to move"), "the engine has answered: {text}");
    // The cannon cannot take its own pawn.
    desk.press("\n");
    desk.steer(0, 1);
    desk.press("\n");
    desk.press("r");
    assert!(desk.text().contains("Black wins: the other side gave up."), "{}", desk.text());
    desk.press("n");
    assert!(desk.text().contains("You are Red."));
}

#[test]
fn endings_are_drawn_refused_and_shown() {
    for (path, ask) in [("31", "is to win."), ("32", "is to hold the draw.")] {
        let mut desk = Desk::new(Language::En, false, 8);
        desk.press(path);
        let text = desk.text();
        assert!(text.contains(ask) && text.contains("of 60 rounds without a capture"), "{text}");
        desk.press("s");
        assert!(desk.text().contains("A right move:"), "{}", desk.text());
        desk.press("n");
        assert!(!desk.text().contains("A right move:"), "{}", desk.text());
    }
}

#[test]
fn options_count_at_once_and_are_written() {
    let mut desk = Desk::new(Language::En, false, 1);
    desk.press("0");
    desk.key(Key::DOWN);
    desk.key(Key::RIGHT);
    assert_eq!(desk.saved.last().map(|settings| settings.rules), Some(Rules::Wxf));
    desk.key(Key::UP);
    desk.key(Key::RIGHT);
    assert_eq!(desk.saved.last().map(|settings| settings.language), Some(LanguageChoice::English));
    desk.press("qq");
    assert!(desk.has_ended);
}

#[test]
fn the_list_of_keys_and_a_key_without_effect_are_explained() {
    let mut desk = Desk::new(Language::En, false, 1);
    desk.press("?");
    assert!(desk.text().contains("Any key closes this list."));
    desk.press("x");
    desk.press("x");
    assert!(desk.text().contains("x does nothing here."), "{}", desk.text());
    desk.press("t");
    let text = desk.text();
    assert!(text.lines().nth(2).unwrap().starts_with("  俥"), "the board is turned: {text}");
}

/// A new player answers four questions, which are written and do not come back; the last one can ask for lines.
#[test]
fn a_new_player_is_asked_first() {
    let mut desk = Desk::first(Language::En);
    let text = desk.text();
    assert!(text.contains("Welcome") && text.contains("‹ CXA ›") && text.contains("Begin"), "{text}");
    desk.press("\n");
    desk.key(Key::RIGHT);
    desk.press("\n\n\n\n");
    assert_eq!(desk.saved.last().map(|settings| settings.rules), Some(Rules::Wxf));
    assert!(!desk.has_ended && desk.text().contains("· Home"), "{}", desk.text());
    let mut plain = Desk::first(Language::ZhCN);
    plain.press("45");
    assert!(plain.has_ended, "the screen ends for lines");
}

/// A wrong move in a mate is not undone by leaving it, nor by the end of the program.
#[test]
fn an_unfinished_mate_goes_on_where_it_was() {
    let mut desk = Desk::new(Language::En, false, 5);
    desk.press("23s");
    assert!(desk.kept.is_empty(), "what was shown is over: {:?}", desk.kept);
    desk.press("n");
    // Any own piece, one step: the cursor finds a legal move that is no mate.
    let puzzle = desk.app.picture();
    let position = *puzzle.position();
    let wrong = position.legal_moves().into_iter().find(|&mv| {
        matches!(chuhe::train::mates::check(&position.after(mv), 2), chuhe::train::mates::MateVerdict::Escapes(_))
    });
    desk.act(Action::Play(wrong.unwrap()));
    assert_eq!(desk.kept.len(), 1, "an error is kept");
    let mut next = desk.again();
    let home = next.text();
    assert!(home.contains("1 thing is unfinished."), "{home}");
    next.key(Key::UP);
    next.press("\n1");
    assert_eq!(next.app.picture().position(), &position);
    next.press("sq");
    assert!(next.kept.is_empty(), "{:?}", next.kept);
}

/// A game is analysed: moves by both sides, the engine's lines, texts out and in, and it is kept.
#[test]
fn an_analysis_takes_moves_and_texts() {
    let mut desk = Desk::new(Language::En, false, 1);
    desk.press("8");
    for mv in ["h2e2", "h9g7", "h0g2"] {
        desk.act(Action::Play(mv.parse().unwrap()));
    }
    desk.press("uur");
    let text = desk.text();
    assert!(text.contains("1. C2=5") && text.contains("move 2 of 3"), "{text}");
    desk.press("f");
    let text = desk.text();
    assert!(text.contains("[DhtmlXQ]") && text.contains("rnbakab1r"), "{text}");
    desk.press("fi4k4/9/4N4/9/9/9/9/7C1/9/3K5 w\n");
    desk.press("w");
    let text = desk.text();
    assert!(text.contains("mate in 1: C2=5"), "{text}");
    desk.press("i");
    desk.act(Action::Paste("nothing that is known".to_owned()));
    desk.press("\n");
    assert!(desk.text().contains("That is no FEN"), "{}", desk.text());
    desk.key(Key::ESCAPE);
    desk.act(Action::Play("h2e2".parse().unwrap()));
    assert!(desk.text().contains("Mate."), "{}", desk.text());
    let mut next = desk.again();
    next.key(Key::UP);
    next.press("\n");
    assert!(next.text().contains("Analysis: 1 move"), "{}", next.text());
    next.press("1");
    assert!(next.text().contains("Mate."), "{}", next.text());
}
