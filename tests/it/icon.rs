//! The icon of the packages: four squares of the board, drawn by the program's own pen.
//!
//! `UPDATE_PICTURES=1 cargo test -p damier --test it icon` draws it again.

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use crate::screen::Desk;
use crate::screen::history::NOON;
use crate::screen::svg::CELL;
use damier::shipped;
use damier::tui::Options;
use damier::tui::action::Action;
use damier::tui::pixels::Scene;
use damier::tui::pixels::scene::{Picture, PictureCache, Tile};
use damier_app::settings::{Colors, Graphics, Settings, Speed};
use damier_rules::{Color, Piece, PieceKind};
use etude_tui::inbox::Found;
use tiny_skia::{Pixmap, PixmapPaint, Transform};

/// A puzzle with a white king and black men.
const PUZZLE: &str = "ie72f0b263981";

#[test]
fn the_icon_shows_what_the_pen_draws() {
    let settings =
        Settings { colors: Colors::True, graphics: Graphics::Kitty, animation: Speed::Off, ..Settings::default() };
    let options =
        Options { seed: Some(1), clock: NOON, settings, puzzle: Some(PUZZLE.to_owned()), ..Options::default() };
    let mut desk = Desk::with_puzzles(shipped::collection(), &options, 120, 40);
    desk.act(Action::Found(Found { cell: Some(CELL), ..Found::default() }));
    desk.pass(Duration::from_secs(5));
    let scene = Scene::of(&desk.app).expect("a board in pixels");
    for side in [48, 256] {
        compare(side, &icon(&scene, side));
    }
}

/// Two squares by two, with a man of either colour on the dark ones.
fn icon(scene: &Scene, side: u32) -> Pixmap {
    let square = |is_dark: bool, color: Option<Color>| {
        let piece = color.map(|color| Piece { color, kind: PieceKind::Man });
        let found = scene.tiles.iter().map(|(_, tile)| tile);
        let mut found = found.filter(|tile| tile.look.is_dark == is_dark && tile.look.piece == piece);
        let tile = found.next().expect("such a square is on the board").clone();
        Tile { label: None, arrows: Vec::new(), size: (side / 2, side / 2), ..tile }
    };
    let mut drawn = PictureCache::default();
    let mut icon = Pixmap::new(side, side).expect("it has a size");
    let middle = i32::try_from(side / 2).unwrap();
    let squares = [
        (0, 0, square(false, None)),
        (middle, 0, square(true, Some(Color::Black))),
        (0, middle, square(true, Some(Color::White))),
        (middle, middle, square(false, None)),
    ];
    for (left, top, tile) in squares {
        let picture = drawn.picture(&Picture::Tile(tile), &scene.inks).expect("it has a size");
        icon.draw_pixmap(left, top, (*picture).as_ref(), &PixmapPaint::default(), Transform::identity(), None);
    }
    icon
}

/// Compares with the file, within what another processor may round in another way.
fn compare(side: u32, icon: &Pixmap) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("packaging/icons/damier-{side}.png"));
    if std::env::var_os("UPDATE_PICTURES").is_some() {
        fs::write(&path, icon.encode_png().unwrap()).unwrap();
    }
    let old = Pixmap::decode_png(&fs::read(&path).unwrap()).unwrap();
    assert_eq!((old.width(), old.height()), (side, side));
    let differ = icon.data().iter().zip(old.data()).filter(|(new, old)| new.abs_diff(**old) > 32).count();
    assert!(differ * 200 < old.data().len(), "draw it again: UPDATE_PICTURES=1 cargo test -p damier --test it icon");
}
