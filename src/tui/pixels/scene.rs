//! What the board shows, as pictures of its squares.

use std::collections::HashMap;
use std::rc::Rc;

use ratatui::layout::Rect;
use tiny_skia::{Pixmap, PixmapPaint, Transform};

use super::Pixels;
use crate::tui::app::App;
use crate::tui::theme::inks::Inks;
use crate::tui::widgets::board::paint::{self, Arrow, Grain, Label, Look};
use crate::tui::widgets::board::{Grid, pictures};

/// What makes the picture of a square.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tile {
    /// What it shows.
    pub look: Look,
    /// Its number, if it shows it.
    pub label: Option<Label>,
    /// The arrows of the board, from the place of this square.
    pub arrows: Vec<Arrow>,
    /// Width and height in pixels.
    pub size: (u32, u32),
}

/// A board in pixels.
#[derive(Clone, Debug)]
pub struct Scene {
    /// How it is drawn.
    pub pixels: Pixels,
    /// Where it is on the screen.
    pub area: Rect,
    /// The squares, row by row, with the pixels from the corner of the board.
    pub tiles: Vec<((u32, u32), Tile)>,
    /// Its colours.
    pub inks: Inks,
}

impl Scene {
    /// The board on the screen; `None` if none is shown in pixels.
    #[must_use]
    pub fn of(app: &App) -> Option<Self> {
        let pixels = app.shared().pixels().filter(|_| app.shows_board())?;
        let grid = app.layout()?.grid;
        let inks = app.shared().theme.inks.clone();
        let page = app.page();
        let squares = pictures(&page.board, &grid);
        let tiles = squares.into_iter().map(|(row, column, look, label)| {
            let ([left, right], [top, bottom]) = edges(grid, pixels, row, column);
            let from = |arrow: &Arrow| arrow.seen_from(row, column);
            let arrows = page.board.arrows_shown(&grid).iter().map(from).filter(Arrow::touches_origin).collect();
            ((left, top), Tile { look, label, arrows, size: (right - left, bottom - top) })
        });
        let tiles = tiles.collect();
        Some(Self { pixels, area: grid.area(), tiles, inks })
    }

    /// Width and height in pixels.
    #[must_use]
    pub fn size(&self) -> (u32, u32) {
        let (width, height) = self.pixels.cell;
        (u32::from(self.area.width) * u32::from(width), u32::from(self.area.height) * u32::from(height))
    }
}

/// The edges of a square in pixels from the corner of the board: left and right, top and bottom.
fn edges(grid: Grid, pixels: Pixels, row: u8, column: u8) -> ([u32; 2], [u32; 2]) {
    let (width, height) = (u32::from(pixels.cell.0), u32::from(pixels.cell.1));
    let side = u32::from(grid.side);
    let across = [0, 1].map(|next| (u32::from(column) + next) * side * width);
    let down = [0, 1].map(|next| (u32::from(row) + next) * side * height / 2);
    (across, down)
}

/// Pictures of squares that have been drawn.
#[derive(Default)]
pub struct Drawn(HashMap<Tile, Rc<Pixmap>>);

impl Drawn {
    /// Most pictures kept.
    const MOST: usize = 500;

    /// Forgets all, as the colours have changed.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// The picture of a square.
    pub fn tile(&mut self, tile: &Tile, inks: &Inks) -> Option<Rc<Pixmap>> {
        if let Some(found) = self.0.get(tile) {
            return Some(Rc::clone(found));
        }
        if self.0.len() >= Self::MOST {
            self.0.clear();
        }
        let mut drawn = paint::square(tile.look, inks, Grain::Pixels, tile.size)?;
        if let Some(label) = tile.label {
            paint::label(&mut drawn, label, tile.look, inks);
        }
        for arrow in &tile.arrows {
            paint::arrow(&mut drawn, *arrow, inks);
        }
        let drawn = Rc::new(drawn);
        self.0.insert(tile.clone(), Rc::clone(&drawn));
        Some(drawn)
    }

    /// The picture of some rows of pixels of the board.
    pub fn band(&mut self, scene: &Scene, top: u32, height: u32) -> Option<Pixmap> {
        let mut band = Pixmap::new(scene.size().0, height)?;
        for ((left, down), tile) in &scene.tiles {
            if down + tile.size.1 > top && *down < top + height {
                let (x, y) = (i32::try_from(*left).ok()?, i32::try_from(*down).ok()? - i32::try_from(top).ok()?);
                let drawn = self.tile(tile, &scene.inks)?;
                band.draw_pixmap(x, y, (*drawn).as_ref(), &PixmapPaint::default(), Transform::identity(), None);
            }
        }
        Some(band)
    }
}
