//! The look: themes, piece sets, numbers, the settings screen, and animated moves.

#![allow(clippy::unwrap_used, reason = "helpers of tests stand outside test functions")]

use std::time::Duration;

use crate::screen::invariants::check;
use crate::screen::{Desk, SIZES, assert_picture};
use damier::tui::Options;
use damier::tui::action::{Action, ScreenEvent, action};
use damier::tui::keymap::Command;
use damier::tui::page::ScoreRow;
use damier::tui::theme::Theme;
use damier::tui::widgets::board::{self, BoardPicture, Dots, Grid, Mark};
use damier_app::Event;
use damier_app::settings::{Colors, Numbers, PieceSet, Settings, Speed, ThemeName};
use damier_rules::{AnyPosition, BoardSize, Color, Piece, PieceKind, Setup, Variant};
use etude_tui::color::ColorDepth;
use etude_tui::event::{KeyCode, KeyEvent, KeyModifiers, TerminalEvent};
use etude_tui::score;
use insta::assert_snapshot;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position as Point, Rect};
use ratatui::symbols::pixel::QUADRANTS;

fn options(settings: Settings) -> Options {
    Options { seed: Some(1), settings, ..Options::default() }
}

/// The settings screen, which shows every kind of piece and mark.
fn shown(settings: Settings, width: u16, height: u16) -> Desk {
    let mut desk = Desk::new(&options(settings), width, height);
    desk.write("o");
    desk
}

#[test]
fn the_settings_at_every_size() {
    for (width, height) in SIZES {
        assert_picture!("settings", shown(Settings::default(), width, height));
    }
}

#[test]
fn no_key_acts_where_nothing_can_be_seen() {
    let mut desk = Desk::new(&options(Settings::default()), 80, 24);
    let resize = |width, height| ScreenEvent::Terminal(TerminalEvent::Resize(width, height));
    desk.event(&resize(39, 24));
    for key in ["s", "q", "\n", "3"] {
        desk.write(key);
    }
    desk.event(&ScreenEvent::Terminal(TerminalEvent::Paste("32-28".to_owned())));
    desk.event(&resize(80, 24));
    assert_eq!(desk.app.page().title, "Home");
    desk.event(&resize(80, 11));
    let quit = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
    assert_eq!(action(&desk.app, TerminalEvent::Key(quit)), Some(Action::Do(Command::Quit)));
}

#[test]
fn every_theme() {
    for &theme in ThemeName::ALL {
        let name = theme.name().replace(' ', "_");
        assert_snapshot!(format!("theme_{name}"), shown(Settings { theme, ..Settings::default() }, 80, 24).picture());
    }
    for (colors, name) in [(Colors::Sixteen, "16"), (Colors::True, "truecolour")] {
        let desk = shown(Settings { colors, ..Settings::default() }, 80, 24);
        assert_snapshot!(format!("theme_dark_{name}"), desk.picture());
    }
}

#[test]
fn every_piece_set_at_every_size() {
    for pieces in [PieceSet::Unicode, PieceSet::Ascii] {
        for (width, height) in SIZES {
            let desk = shown(Settings { pieces, ..Settings::default() }, width, height);
            check(&desk);
            if (width, height) == SIZES[0] {
                assert_snapshot!(format!("pieces_{}_80x24", pieces.name()), desk.middle());
            }
        }
    }
}

#[test]
fn numbers_stand_everywhere_or_nowhere() {
    for numbers in [Numbers::Always, Numbers::Never] {
        let desk = shown(Settings { numbers, ..Settings::default() }, 80, 24);
        assert_snapshot!(format!("numbers_{}", numbers.name()), desk.middle());
    }
}

/// A board on its own.
fn drawn(picture: &BoardPicture, side: u16, set: PieceSet, theme: &Theme) -> Buffer {
    let grid = Grid { origin: Point::new(0, 0), side, size: picture.position.board_size() };
    let mut buffer = Buffer::empty(grid.area());
    board::draw(picture, &grid, theme, set, &mut buffer);
    buffer
}

#[test]
fn on_64_squares_the_board_shows_the_names_of_chess() {
    let theme = Theme::of(ThemeName::Dark, ColorDepth::Indexed);
    for (turned, corner) in [(false, "a1"), (true, "h8")] {
        let empty = Setup::new(Variant::Russian, Color::White).position();
        let picture = BoardPicture { turned, ..BoardPicture::new(empty) };
        let buffer = drawn(&picture, 4, PieceSet::Block, &theme);
        let last: String = (0..4).map(|x| buffer[(x, 15)].symbol()).collect();
        assert_eq!(last.trim(), corner);
    }
}

#[test]
fn the_middle_of_a_small_man_is_the_ground_of_its_cells() {
    let mut setup = Setup::new(Variant::International, Color::White);
    setup.put(46, Piece { color: Color::White, kind: PieceKind::Man }).unwrap();
    let theme = Theme::of(ThemeName::Dark, ColorDepth::True);
    let buffer = drawn(&BoardPicture::new(setup.position()), 4, PieceSet::Block, &theme);
    for x in 1..3 {
        let (upper, lower) = (&buffer[(x, 18)], &buffer[(x, 19)]);
        assert_eq!((upper.symbol(), lower.symbol()), ("▔", "▁"));
        assert_eq!(upper.bg, lower.bg, "no line between its halves");
    }
}

/// The Linux console has no bright grounds: it would show White's men in the grey of the squares beside them.
#[test]
fn with_sixteen_colours_no_piece_is_the_bright_ground_of_a_blank_or_of_a_block() {
    use ratatui::style::Color as Ink;
    let bright = [Ink::DarkGray, Ink::LightBlue, Ink::LightCyan, Ink::LightGreen, Ink::LightMagenta, Ink::LightRed];
    let bright = [&bright[..], &[Ink::LightYellow, Ink::White]].concat();
    let mut setup = Setup::new(Variant::International, Color::White);
    for (place, kind) in [(31, PieceKind::Man), (33, PieceKind::King), (44, PieceKind::Man)] {
        setup.put(place, Piece { color: Color::White, kind }).unwrap();
    }
    let picture = BoardPicture::new(setup.position());
    for &name in ThemeName::ALL {
        let theme = Theme::of(name, ColorDepth::Sixteen);
        for (side, set) in (2..=12).flat_map(|side| [PieceSet::Half, PieceSet::Block].map(|set| (side, set))) {
            let buffer = drawn(&picture, side, set, &theme);
            for cell in buffer.content.iter().filter(|cell| !cell.symbol().chars().all(char::is_alphanumeric)) {
                assert!(cell.symbol() == "█" || !bright.contains(&cell.bg), "{name:?} {side}: {cell:?}");
            }
        }
    }
}

/// How often a row of dots of a square changes from another colour to one of these: the points of a crown.
fn points(buffer: &Buffer, area: Rect, piece: &[ratatui::style::Color]) -> usize {
    let row = |y: u16, lower: usize| {
        let dots = (area.x..area.right()).flat_map(|x| {
            let cell = &buffer[(x, y)];
            let lit = QUADRANTS.iter().position(|sign| sign.to_string() == cell.symbol()).unwrap_or(0);
            [0, 1].map(|right| if lit >> (2 * lower + right) & 1 == 1 { cell.fg } else { cell.bg })
        });
        let of_piece: Vec<bool> = std::iter::once(false).chain(dots.map(|color| piece.contains(&color))).collect();
        of_piece.windows(2).filter(|pair| !pair[0] && pair[1]).count()
    };
    (area.y..area.bottom()).flat_map(|y| [row(y, 0), row(y, 1)]).max().unwrap_or(0)
}

#[test]
fn on_small_squares_a_king_has_the_three_points_of_a_crown_and_a_man_has_none_with_every_number_of_colours() {
    for name in ThemeName::ALL.iter().copied().filter(|name| *name != ThemeName::Monochrome) {
        for depth in [ColorDepth::Sixteen, ColorDepth::Indexed, ColorDepth::True] {
            let theme = Theme::of(name, depth);
            for (color, set) in
                Color::ALL.iter().flat_map(|color| [PieceSet::Half, PieceSet::Block].map(|set| (*color, set)))
            {
                let side = theme.inks.side(color);
                for (kind, expected) in [(PieceKind::King, 3), (PieceKind::Man, 1)] {
                    let mut setup = Setup::new(Variant::International, Color::White);
                    setup.put(28, Piece { color, kind }).unwrap();
                    let buffer = drawn(&BoardPicture::new(setup.position()), 4, set, &theme);
                    let found = points(&buffer, Rect::new(16, 10, 4, 2), &[side.fill.color, side.crown.color]);
                    assert_eq!(found, expected, "{name:?} {depth:?} {set:?} {color:?} {kind:?}");
                }
            }
        }
    }
}

/// Every mark on a square with or without a piece, and no mark.
fn marks(on_piece: bool) -> impl Iterator<Item = Option<Mark>> {
    let possible = move |mark: &&Mark| match mark {
        Mark::Target | Mark::Passed | Mark::Heat(_) => !on_piece,
        Mark::Selected | Mark::MustCapture => on_piece,
        _ => true,
    };
    Mark::ALL.iter().filter(possible).copied().map(Some).chain([None])
}

#[test]
fn no_two_marks_look_the_same_with_any_pieces_at_any_size_with_colours_or_without() {
    let size = BoardSize::Ten;
    let square = size.square(28).unwrap();
    for &name in ThemeName::ALL {
        let theme = Theme::of(name, ColorDepth::Sixteen);
        for (&set, side) in PieceSet::ALL.iter().flat_map(|set| [2, 4, 5, 6, 7, 8, 11].map(|side| (set, side))) {
            let is_whole = Dots::of(set).is_none() || name == ThemeName::Monochrome;
            // The finer dots are tested at one small and one large size.
            let is_fine = matches!(set, PieceSet::Sextant | PieceSet::Octant);
            if is_whole && side % 2 == 1 || is_fine && ![4, 7].contains(&side) {
                continue;
            }
            let men = Color::ALL.map(|color| Some(Piece { color, kind: PieceKind::Man }));
            for piece in men.into_iter().chain([None]) {
                let mut setup = Setup::new(Variant::International, Color::White);
                if let Some(piece) = piece {
                    setup.put(28, piece).unwrap();
                }
                let look = |mark: Option<Mark>| {
                    let marks = mark.map(|mark| (square, mark)).into_iter().collect();
                    drawn(&BoardPicture { marks, ..BoardPicture::new(setup.position()) }, side, set, &theme)
                };
                let looks: Vec<_> = marks(piece.is_some()).map(|mark| (mark, look(mark))).collect();
                for (place, (mark, look)) in looks.iter().enumerate() {
                    // Shades of trouble are shown without other marks.
                    let is_heat = |mark: &Option<Mark>| matches!(mark, Some(Mark::Heat(_)));
                    let beside = |other: &Option<Mark>| other.is_none() || is_heat(other) == is_heat(mark);
                    for (other, same) in looks[..place].iter().filter(|(other, _)| beside(other)) {
                        assert_ne!(look, same, "{name:?} {set:?} {side} {piece:?}: {mark:?} and {other:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn every_change_counts_at_once_and_is_kept() {
    let mut desk = shown(Settings::default(), 80, 24);
    desk.press(KeyCode::Down);
    let dark = desk.picture();
    desk.press(KeyCode::Right);
    assert_eq!(desk.saved.as_ref().map(|settings| settings.theme), Some(ThemeName::Light));
    assert_ne!(desk.picture(), dark);
    desk.press(KeyCode::Left);
    desk.press(KeyCode::Up);
    desk.saved = None;
    // Every row can be changed, and changes only one setting.
    let mut seen = vec![desk.app.shared().trainer.settings().clone()];
    for row in 0..16 {
        if row >= 13 {
            desk.write("q");
        } else {
            desk.press(KeyCode::Right);
        }
        let saved = desk.saved.take();
        // A machine with one core has only one choice of threads.
        assert!(saved.is_some() || row == 11, "row {row}");
        let settings = desk.app.shared().trainer.settings().clone();
        assert!(row == 11 || !seen.contains(&settings), "row {row}");
        assert_eq!(saved.unwrap_or_else(|| settings.clone()), settings);
        seen.push(settings);
        desk.press(KeyCode::Down);
    }
    let Settings { program, program_folder, name, .. } = desk.app.shared().trainer.settings().clone();
    assert_eq!([program, program_folder, name], ["q"; 3]);
    desk.press(KeyCode::Esc);
    assert!(desk.text().contains("Home"), "{}", desk.text());
    desk.write("o");
    assert!(desk.text().contains("light"), "{}", desk.text());
}

#[test]
fn values_of_the_file_that_are_not_offered_stay_until_they_are_changed() {
    let settings =
        Settings { success: 61, reviews: 17, retention: 91, threads: Some(3), memory: 100, ..Settings::default() };
    let mut desk = shown(settings.clone(), 120, 40);
    for value in ["61%", "17 a day", "91%", "100 MiB"] {
        assert!(desk.text().contains(value), "{value}:\n{}", desk.text());
    }
    desk.press(KeyCode::Down);
    desk.press(KeyCode::Right);
    assert_eq!(desk.saved, Some(Settings { theme: ThemeName::Light, animation: Speed::Off, ..settings }));
}

#[test]
fn what_is_wrong_with_the_settings_is_told_at_home_until_it_is_mended() {
    let complaint = "settings.toml, line 2: theme cannot be \"drak\": use \"dark\", \"light\", \"high contrast\", \
                     \"colour-blind safe\" or \"monochrome\". \"dark\" applies for now.";
    let told = Options { complaints: vec![complaint.to_owned()], ..options(Settings::default()) };
    let mut desk = Desk::new(&told, 80, 24);
    assert_snapshot!("home_complaint", desk.middle());
    desk.act(Action::App(Event::SettingsSaved(Vec::new())));
    assert!(!desk.text().contains("drak"), "{}", desk.text());
}

#[test]
fn what_the_start_says_stands_above_the_settings() {
    let given = Options { monochrome: true, pieces: Some(PieceSet::Ascii), ..options(Settings::default()) };
    let mut desk = Desk::new(&given, 80, 24);
    desk.write("o");
    desk.press(KeyCode::Down);
    for theme in ["dark", "light"] {
        let picture = desk.picture();
        assert!(picture.contains("/K@\\") && desk.text().contains("NO_COLOR"), "{picture}");
        let mut styles = picture.lines().filter(|line| line.contains(" on "));
        assert!(styles.all(|style| style.contains("Reset on Reset")), "{picture}");
        assert!(picture.contains(theme), "{picture}");
        desk.press(KeyCode::Right);
    }
}

fn puzzle(speed: Speed) -> Desk {
    let settings = Settings { animation: speed, ..Settings::default() };
    Desk::with_motion(&Options { puzzle: Some("ibc5ea67e98a4".to_owned()), ..options(settings) }, 80, 24)
}

#[test]
fn a_capture_slides_over_the_board() {
    let mut desk = puzzle(Speed::Normal);
    desk.write("27-22\n");
    // The reply starts after 0.6 s, and after as long again comes 32x23x34x25, one step every 80 ms.
    desk.pass(Duration::from_millis(1_200));
    for (step, name) in ["begins", "first", "second", "arrived"].into_iter().enumerate() {
        assert_snapshot!(format!("slide_{step}_{name}"), desk.middle());
        desk.pass(Duration::from_millis(80));
    }
    assert_snapshot!("slide_4_styles", desk.picture());
    // No animation is left once everything is done.
    desk.pass(Duration::from_secs(2));
    assert_eq!(desk.app.wakes_at(), None);
}

#[test]
fn a_key_ends_what_moves_and_does_its_work() {
    for key in ["t", "r", "n"] {
        let at_once = |speed| {
            let mut desk = puzzle(speed);
            desk.write("27-22\n");
            desk.pass(Duration::from_millis(1_290));
            desk.write(key);
            desk.picture()
        };
        assert_eq!(at_once(Speed::Normal), at_once(Speed::Off), "{key}");
    }
}

#[test]
fn a_piece_that_cannot_move_is_shaken_whatever_it_is_drawn_with() {
    for pieces in [PieceSet::Block, PieceSet::Ascii] {
        let desk = |animation| {
            let settings = Settings { pieces, animation, ..Settings::default() };
            let mut desk = Desk::with_motion(&options(settings), 80, 24);
            desk.write("a\n");
            // From the middle of the board down to a man of the first row, and to the man behind it.
            desk.write("\n");
            while !desk.text().contains("cannot") {
                desk.press(KeyCode::Down);
                desk.write("\n");
            }
            desk
        };
        let mut shaken = desk(Speed::Normal);
        let still = desk(Speed::Off).picture();
        let mut seen = vec![shaken.picture()];
        for _ in 0..4 {
            shaken.pass(Duration::from_millis(60));
            seen.push(shaken.picture());
        }
        assert!(seen[0] != seen[1] && seen[0] == seen[2] && seen[1] == seen[3], "{pieces:?}: left and right");
        assert_eq!(seen[4], still);
        assert_eq!(shaken.app.wakes_at(), None);
    }
}

#[test]
fn a_wrong_answer_is_shaken_once_the_judge_has_refuted_it() {
    let settings = Settings { animation: Speed::Normal, ..Settings::default() };
    let mut desk =
        Desk::with_motion(&Options { puzzle: Some("id941c0972586".to_owned()), ..options(settings) }, 80, 24);
    desk.pass(Duration::from_secs(2));
    desk.write("11-17\n");
    desk.pass(Duration::from_secs(1));
    let arrived = desk.picture();
    desk.refute(120, -160, &["38-32", "28x37", "31x42"]);
    let left = desk.picture();
    desk.pass(Duration::from_millis(60));
    assert!(left != arrived && left != desk.picture());
}

#[test]
fn resizing_in_the_middle_of_a_move_loses_nothing() {
    let mut desk = puzzle(Speed::Slow);
    desk.write("27-22\n");
    desk.pass(Duration::from_millis(100));
    let before = desk.picture();
    for (width, height) in [(200, 60), (30, 8), (40, 12), (80, 24)] {
        desk.event(&damier::tui::action::ScreenEvent::Terminal(etude_tui::event::TerminalEvent::Resize(width, height)));
    }
    assert_eq!(desk.picture(), before);
}

#[test]
fn a_long_game_stands_in_several_columns_where_there_is_room() {
    let words = |text: &str| Some(text.to_owned().into());
    let row = |number| ScoreRow { number, white: words("32-28"), black: words("19-23") };
    let rows: Vec<ScoreRow> = (1..=50).map(row).collect();
    let mut buffer = Buffer::empty(Rect::new(0, 0, 60, 20));
    score::draw(&rows, buffer.area, &Theme::of(ThemeName::Dark, ColorDepth::True).tones, &mut buffer);
    let line = |y: u16| (0..60).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    assert_eq!(line(0).trim_end(), "21. 32-28       19-23         41. 32-28       19-23");
    assert_eq!(line(9).trim_end(), "30. 32-28       19-23         50. 32-28       19-23");
    assert_eq!(line(19).trim_end(), "40. 32-28       19-23");
}

#[test]
fn captured_pieces_are_counted_where_there_is_room() {
    let options = Options { puzzle: Some("ibc5ea67e98a4".to_owned()), ..options(Settings::default()) };
    let mut desk = Desk::new(&options, 200, 60);
    // The previous move is shown first.
    desk.pass(Duration::from_secs(2));
    assert!(desk.text().contains("White  4 men  (16 off the board)"), "{}", desk.text());
    assert!(desk.text().contains("Black  5 men  (15 off the board)"), "{}", desk.text());
    let start = AnyPosition::start(Variant::Brazilian);
    let told = damier::words::material(&start);
    assert_eq!(told[0].0.iter().map(|(_, text)| text.as_str()).collect::<String>(), "White  12 men");
}
