//! Every screen in every language, opened in that language: nothing is cut, and nothing is left in English.

use std::collections::{BTreeMap, BTreeSet};

use crate::languages::messages;
use crate::screen::Desk;
use crate::screen::history::{NOON, attempt, exercise, tagged};
use crate::screen::invariants::{self, squeezed};
use damier::tui::Options;
use damier::tui::action::Action;
use damier::words::{GivenLanguage, Language, catalogue, language_named, players, puzzle_source, say, speak_here};
use damier_app::Event;
use damier_app::store::keeper::News;
use damier_rules::Variant;
use damier_train::attempt::{Attempt, ExerciseKind};
use etude::effort::Credit;
use etude_tui::event::KeyCode;
use unicode_width::UnicodeWidthStr;

/// The sizes at which a screen is checked.
const SIZES: [(u16, u16); 4] = [(80, 24), (40, 12), (120, 40), (200, 60)];

/// The keys that lead to every screen and to its states; `>` and `v` are the right and down arrow, `;` has the engine
/// answer.
const WAYS: [&str; 58] = [
    "",
    "?",
    "p",
    "pi",
    "pii",
    "piii",
    "ps",
    "ps>>",
    "p?",
    "p1-2\n",
    "p32-\n",
    "r",
    "m",
    "mv",
    "mvv>",
    "m>>\n",
    "m>>>\n",
    "m>>>>\n",
    "e",
    "e>",
    "ev>",
    "evvvvv",
    "e\n",
    "e\ni",
    "e\n;",
    "n",
    "n\n",
    "n>\n",
    "n>>\n",
    "n>>>\n",
    "n>>>>\n",
    "n>>>>>\n",
    "g",
    "gvvvvv>",
    "gvvvvv>vvvvvv>v>v>v>",
    "gvvvvvvvvvvv>\n",
    "gvvvvvvvvvvv>\n32-28\nszz",
    "gvvvvvvvvvvv>\n32-28\n;zznzznzznzz",
    "gv>>>",
    "gv>>>\nzz",
    "gv>>>\nzznzz",
    "zvvv\n",
    "zvvv\nvvvvvvvvv\n",
    "g\n",
    "g\n;",
    "g\nz",
    "g\nzz",
    "g\n32-28\n;",
    "g\n32-28\n;zzm",
    "g\n32-28\n;zzm31-26\n",
    "g\n32-28\n;zzmii",
    "a",
    "a\n",
    "a\nl;",
    "a\nw",
    "y",
    "s",
    "o",
];

/// The names of files and folders, which are the same in every language.
const FILES: [&str; 4] = ["analysis-2026-11-21.pdn", "display-2026-11-21.pdn", "outbox", "inbox"];

/// Opens a screen where some exercises have been done.
fn read(language: Language, (width, height): (u16, u16), way: &str, attempts: Vec<Attempt>) -> Desk {
    let language = GivenLanguage { asked: Some(language), ..GivenLanguage::default() };
    let options = Options { seed: Some(2), language, clock: NOON, ..Options::default() };
    let mut desk = Desk::new(&options, width, height);
    desk.act(Action::App(Event::News(News::Loaded(attempts, String::new()))));
    for key in way.chars() {
        match key {
            '>' => desk.press(KeyCode::Right),
            'v' => desk.press(KeyCode::Down),
            ';' => desk.answer(),
            '\n' => desk.press(KeyCode::Enter),
            key => desk.press(KeyCode::Char(key)),
        }
    }
    desk
}

/// The words of three lower-case letters or more in messages.
fn latin_words(messages: &BTreeMap<String, String>) -> BTreeSet<String> {
    let words = messages.values().flat_map(|text| text.split(|letter: char| !letter.is_alphanumeric()));
    let is_word = |word: &&str| word.len() >= 3 && word.chars().all(|letter| letter.is_ascii_lowercase());
    words.filter(is_word).map(str::to_owned).collect()
}

/// The words of the English messages that a screen in another language may not show. An incomplete language shows
/// English on purpose.
pub fn english_only(language: Language) -> BTreeSet<String> {
    if catalogue(language).share().percent() < 100 {
        return BTreeSet::new();
    }
    latin_words(&messages("en")).difference(&latin_words(&messages(&language))).cloned().collect()
}

/// Checks the screen, and notes each line that shows one of these words or is cut, with the way to it.
pub fn check(desk: &Desk, foreign: &BTreeSet<String>, way: &str, faults: &mut BTreeMap<String, String>) {
    invariants::check_spoken(desk);
    let text = FILES.iter().fold(desk.text(), |text, name| text.replace(name, ""));
    let words = |line: &str| line.split(|letter: char| !letter.is_alphanumeric()).any(|word| foreign.contains(word));
    let left: Vec<&str> = text.lines().filter(|line| words(line)).collect();
    // The smallest screen cuts the lines of menus, and shows the chosen one in full below.
    let is_cut = |part: &[char]| part[0].is_alphanumeric() && part[1] == '…' && part[2] != '…';
    let cuts = |line: &&str| line.chars().chain([' ']).collect::<Vec<_>>().windows(3).any(is_cut);
    let shown = invariants::Shown { app: &desk.app, buffer: desk.buffer() }.text(desk.app.area());
    let cut = shown.lines().filter(|_| desk.app.area().width > SIZES[1].0).filter(cuts);
    let area = desk.app.area();
    for line in left.into_iter().chain(cut) {
        faults.entry(line.trim().to_owned()).or_insert_with(|| format!("{way:?} at {}x{}", area.width, area.height));
    }
}

/// Fails with every line that was noted.
pub fn expect_none(faults: &BTreeMap<String, String>) {
    let lines: Vec<String> = faults.iter().map(|(line, way)| format!("{way}: {line}")).collect();
    assert!(lines.is_empty(), "{} lines are cut or in English:\n{}", lines.len(), lines.join("\n"));
}

include!(concat!(env!("OUT_DIR"), "/each_language.rs"));

fn every_screen_is_whole(code: &str) {
    let language = language_named(code).expect("the build has found it");
    let (foreign, mut faults) = (english_only(language), BTreeMap::new());
    for (size, way) in SIZES.into_iter().flat_map(|size| WAYS.map(|way| (size, way))) {
        check(&read(language, size, way, Vec::new()), &foreign, way, &mut faults);
    }
    expect_none(&faults);
}

mod every_screen_is_whole_at_every_size {
    each_language!(super::every_screen_is_whole);
}

/// Exercises of every kind with every result, on the last days.
fn some_of_everything() -> Vec<Attempt> {
    let tags = [
        "direct",
        "mazette",
        "promenade",
        "epicier",
        "trappe",
        "talon",
        "ricochet",
        "bombe",
        "tempo",
        "majority",
        "king-offer",
        "turc",
        "royal",
        "philippe",
        "napoleon",
        "express",
        "manoury",
        "raphael",
        "breakthrough",
        "promotion",
        "quiet",
        "blockade",
        "exchange-trick",
        "opening",
        "middlegame",
        "endgame",
        "kings",
        "single-reply",
        "choice",
        "proven",
        "gain-2",
        "moves-3",
        "x-foreign",
    ];
    let mut all = Vec::new();
    for (day, credit) in [(-1, Credit::Full), (-2, Credit::Half), (-3, Credit::None), (0, Credit::None)] {
        all.push(tagged(exercise(day, ExerciseKind::Puzzle, "ibc5ea67e98a4", credit), &tags));
        all.push(exercise(day, ExerciseKind::Ending, "win KKK v K", credit));
        all.push(exercise(day, ExerciseKind::Ending, "hold K v KKM", credit));
        all.push(exercise(day, ExerciseKind::Notation, "28", credit));
        all.extend(["level 1", "own engine"].map(|opponent| exercise(day, ExerciseKind::Game, opponent, credit)));
    }
    all.push(exercise(-1, ExerciseKind::Recital, "level 1", Credit::Half));
    let mut all: Vec<Attempt> = all.into_iter().map(attempt).collect();
    for (attempt, variant) in all.iter_mut().zip(Variant::ALL.into_iter().cycle()) {
        attempt.exercise.variant = variant;
    }
    all
}

fn every_page_and_every_option_is_whole(code: &str) {
    let language = language_named(code).expect("the build has found it");
    let (foreign, mut faults) = (english_only(language), BTreeMap::new());
    for (size, (start, key)) in
        SIZES.into_iter().flat_map(|size| [("s", '>'), ("o", 'v'), ("h", 'v')].map(|way| (size, way)))
    {
        for steps in 0..16 {
            let way: String = start.chars().chain(std::iter::repeat_n(key, steps)).collect();
            for attempts in [Vec::new(), some_of_everything()] {
                let desk = read(language, size, &way, attempts);
                check(&desk, &foreign, &way, &mut faults);
            }
        }
    }
    expect_none(&faults);
}

mod every_page_of_progress_and_every_option_is_whole {
    each_language!(super::every_page_and_every_option_is_whole);
}

#[test]
fn a_move_may_be_typed_with_full_width_digits_and_signs() {
    let mut desk = read(Language::ZhCN, (80, 24), "g\n", Vec::new());
    desk.write("３２－２８");
    assert!(desk.text().contains("32-28"), "{}", desk.text());
    desk.write("\n");
    assert!(desk.text().contains(" 1. 32-28"), "{}", desk.text());
}

#[test]
fn the_list_of_keys_cuts_no_wide_letter_in_half() {
    for way in ["l", "", "s", "g"] {
        let mut desk = read(Language::ZhCN, (80, 24), way, Vec::new());
        // On the course this is the page of a stage.
        desk.write(if way == "l" { "v?" } else { "?" });
        let buffer = desk.buffer();
        for y in 0..24 {
            for x in 0..79 {
                let cut = buffer[(x, y)].symbol().width() > 1 && buffer[(x + 1, y)].symbol() != " ";
                assert!(!cut, "{way}, column {x}, row {y}:\n{}", desk.text());
            }
        }
    }
}

#[test]
fn the_form_for_a_game_shows_how_to_begin_in_every_language() {
    for &language in Language::iter() {
        let desk = read(language, (80, 24), "g", Vec::new());
        let begin = format!("{} {}", say().key_enter(), say().play_begin());
        assert!(squeezed(&desk.text()).contains(&squeezed(&begin)), "{}", desk.text());
    }
}

#[test]
fn the_names_that_damier_writes_into_games_are_translated_on_the_screen() {
    speak_here(Language::ZhCN);
    assert_eq!(players("Player", "Damier, level 3"), "玩家 - Damier（3级）");
    assert_eq!(players("Anna", "Damier, level x"), "Anna - Damier, level x", "other names stay");
    let own = |event| puzzle_source("Player", "Damier, level 3", Some(event), Some(2026));
    assert_eq!(own("Training game"), "玩家 - Damier（3级），训练对局 2026");
    assert_eq!(own("Wch"), "玩家 - Damier（3级），Wch 2026", "other events stay");
    speak_here(Language::En);
    assert_eq!(players("Player", "Damier, level 3"), "Player - Damier, level 3");
}
