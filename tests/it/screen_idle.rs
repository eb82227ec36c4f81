//! A letter or a digit does something or says that it does not, on every screen and in every state; and every screen
//! obeys the chosen game.

#![allow(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stand outside test functions")]

use std::fmt::Write as _;

use crate::screen::history::NOON;
use crate::screen::puzzles;
use crate::screen::states::{Reach, STATES};
use crate::screen::{Desk, SIZES};
use damier::tui::Options;
use damier::tui::action::ScreenEvent;
use damier::tui::keymap::{Mode, is_notation};
use damier_app::settings::Settings;
use damier_rules::Variant;
use etude_tui::event::{KeyCode, TerminalEvent};
use insta::assert_snapshot;

/// The characters that are keys in a mode, some letters that are not, and digits.
fn keys(mode: Mode) -> Vec<KeyCode> {
    let bound: Vec<char> = mode.keys().flat_map(|binding| binding.keys).filter_map(|key| key.character()).collect();
    let unbound = ('a'..='z').filter(|letter| !bound.contains(letter));
    // All letters without a meaning go the same way: those of notation, and those of no move.
    let (of_moves, others): (Vec<char>, Vec<char>) = unbound.partition(|&letter| is_notation(letter));
    let some = of_moves.into_iter().take(2).chain(others.into_iter().take(2)).chain(['0', '1', '9']);
    let named = bound.iter().copied().filter(|&sign| sign != ' ');
    named.chain(some).map(KeyCode::Char).collect()
}

/// What a program shows, and how much it has asked of others so far: what a key asks for shows later.
fn state(desk: &Desk) -> (String, usize) {
    (desk.frame() + &desk.picture(), desk.asked.len() + desk.searches.len() + desk.files.len() + desk.handed_over.len())
}

fn at(settings: &Settings, size: (u16, u16), reach: Reach) -> Desk {
    let options = Options { seed: Some(1), clock: NOON, settings: settings.clone(), ..Options::default() };
    let mut desk = puzzles::desk(&options, size.0, size.1);
    reach(&mut desk);
    desk
}

/// The states in which a key changes nothing on the screen and says nothing.
fn silent(settings: &Settings, size: (u16, u16)) -> Vec<String> {
    let mut silent = Vec::new();
    for &(name, reach) in STATES {
        let before = at(settings, size, reach);
        let before = (state(&before), before.app.mode());
        for key in keys(before.1) {
            let mut desk = at(settings, size, reach);
            assert_eq!(state(&desk), before.0, "{name} is reached in the same way every time");
            desk.event(&ScreenEvent::Terminal(TerminalEvent::Key(key.into())));
            if state(&desk) == before.0 && !desk.has_quit {
                silent.push(format!("{name}: {key:?}"));
            }
        }
    }
    silent
}

/// The title and the keys of every state, in one picture.
#[test]
fn the_frame_of_every_state() {
    let mut frames = String::new();
    for &(name, reach) in STATES {
        let desk = at(&Settings::default(), SIZES[0], reach);
        writeln!(frames, "{name}\n{}\n", desk.frame()).unwrap();
    }
    assert_snapshot!("frames_80x24", frames);
}

#[test]
fn a_key_does_something_or_says_why_not() {
    let found = silent(&Settings::default(), (80, 24));
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Nothing is shown on the board of another game, whatever is opened.
#[test]
fn every_screen_obeys_the_chosen_game() {
    let mut wrong = Vec::new();
    for variant in Variant::ALL {
        let settings = Settings { variant, ..Settings::default() };
        for &(name, reach) in STATES {
            let desk = at(&settings, (80, 24), reach);
            let shown = desk.app.page().board.position.variant();
            if shown != variant {
                wrong.push(format!("{variant}, {name}: {shown}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
