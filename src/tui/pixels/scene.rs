//! What the board shows, as pictures of its squares.

use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use ratatui::layout::Rect;
use tiny_skia::{Pixmap, PixmapPaint, Transform};

use super::{Pixels, Protocol};
use crate::tui::app::App;
use crate::tui::page::Middle;
use crate::tui::theme::inks::Inks;
use crate::tui::widgets::board::paint::{self, Arrow, Grain, Look};
use crate::tui::widgets::board::{BoardPicture, Flight, Grid, SquareLabel, label, pictures};
use crate::tui::widgets::evaluation;
use damier_rules::Piece;
use etude_tui::big;
use etude_tui::figure::{Figure, HERE, WHOLE};
use etude_tui::report;

/// What makes the picture of a square.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tile {
    /// What it shows.
    pub look: Look,
    /// Its number, if it shows it.
    pub label: Option<SquareLabel>,
    /// The arrows of the board, from the place of this square.
    pub arrows: Vec<Arrow>,
    /// Width and height in pixels.
    pub size: (u32, u32),
}

/// A piece between two squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Flyer {
    /// The piece.
    piece: Piece,
    /// Width and height of a square in pixels.
    size: (u32, u32),
}

/// A figure beside the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Drawing {
    /// What it is.
    pub(crate) figure: Figure,
    /// Its width and height in pixels.
    pub(crate) size: (u32, u32),
    /// Those of a cell.
    pub(crate) cell: (u16, u16),
}

/// A picture.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Picture {
    /// A square.
    Tile(Tile),
    /// A piece between two squares.
    Flyer(Flyer),
    /// A figure beside the board.
    Drawing(Drawing),
}

impl Picture {
    /// Whether it covers others.
    #[must_use]
    pub const fn is_above(&self) -> bool {
        matches!(self, Self::Flyer(_) | Self::Drawing(Drawing { figure: Figure::Here, .. }))
    }
}

/// The number of the placement of the piece between two squares: after those of all squares.
const FLYING: u32 = 1_000;

/// The number of the placement of the first figure.
const FIGURES: u32 = 1_001;

/// What is shown in pixels.
#[derive(Clone, Debug)]
pub struct Scene {
    /// How it is drawn.
    pub pixels: Pixels,
    /// Where the board is on the screen; empty without one.
    pub area: Rect,
    /// The squares, row by row, with the pixels from the corner of the board.
    pub tiles: Vec<((u32, u32), Tile)>,
    /// A piece between two squares, with the pixels from the corner of the board.
    flyer: Option<((u32, u32), Flyer)>,
    /// The figures beside the board, with the cells they are on.
    pub figures: Vec<(Rect, Figure)>,
    /// Its colours.
    pub inks: Inks,
    /// Whether the terminal's cursor is to be seen.
    pub(crate) has_cursor: bool,
}

impl Scene {
    /// What the screen shows in pixels; `None` if that is nothing.
    #[must_use]
    pub fn of(app: &App) -> Option<Self> {
        let pixels = app.shared().pixels().filter(|_| app.draws_pixels())?;
        let layout = app.layout()?;
        let inks = app.shared().theme.inks.clone();
        if let Some(report) = app.report() {
            let figures = report::figures(&report, app.area());
            let (area, tiles, flyer) = (Rect::default(), Vec::new(), None);
            let scene = Self { pixels, area, tiles, flyer, figures, inks, has_cursor: false };
            return (!scene.figures.is_empty()).then_some(scene);
        }
        let evaluation = app.evaluation();
        let mut figures =
            evaluation.map(|found| evaluation::figures(&found, &layout, app.is_turned())).unwrap_or_default();
        if let (Some(place), Some((_, curve))) = (layout.curve, app.curve()) {
            figures.push((curve.plot(place), curve.figure()));
        }
        let grid = layout.grid?;
        let mut page = app.page();
        if let Middle::Large(text) = &page.middle
            && let Some((_, place)) = big::place(text, layout.middle)
        {
            figures.push((place, Figure::Letters(text.clone())));
        }
        let flyer = page.board.flight.and_then(|flight| flyer(&page.board, flight, grid, pixels));
        if let Some(flight) = page.board.flight {
            page.board.instead.insert(0, (flight.from, None));
        }
        let squares = pictures(&page.board, &grid);
        let tiles = squares.into_iter().map(|(row, column, look, label)| {
            let ([left, right], [top, bottom]) = edges(grid, pixels, row, column);
            let from = |arrow: &Arrow| arrow.seen_from(row, column);
            let arrows = page.board.arrows_shown().iter().map(from).filter(Arrow::touches_origin).collect();
            ((left, top), Tile { look, label, arrows, size: (right - left, bottom - top) })
        });
        let tiles = tiles.collect();
        let has_cursor = !page.input.prompt.is_empty();
        Some(Self { pixels, area: grid.area(), tiles, flyer, figures, inks, has_cursor })
    }

    /// Every picture with the number of its placement and its corner, in pixels from that of the screen.
    #[must_use]
    pub fn placements(&self) -> BTreeMap<u32, ((u32, u32), Picture)> {
        let (width, height) = (u32::from(self.pixels.cell.0), u32::from(self.pixels.cell.1));
        let (left, top) = (u32::from(self.area.x) * width, u32::from(self.area.y) * height);
        let on_screen = |corner: (u32, u32)| (left + corner.0, top + corner.1);
        let tiles = self.tiles.iter().map(|(corner, tile)| (on_screen(*corner), Picture::Tile(tile.clone())));
        let flyer = self.flyer.map(|(corner, flyer)| (FLYING, (on_screen(corner), Picture::Flyer(flyer))));
        let drawings = self.drawings().into_iter().map(|(corner, drawing)| (corner, Picture::Drawing(drawing)));
        (1..).zip(tiles).chain(flyer).chain((FIGURES..).zip(drawings)).collect()
    }

    /// The drawings of the figures, with the pixels from the corner of the screen. Kitty's graphics place the line at the
    /// place of the board over the curve, so that a step through the game does not send the curve again.
    #[must_use]
    pub fn drawings(&self) -> Vec<((u32, u32), Drawing)> {
        let (width, height) = (u32::from(self.pixels.cell.0), u32::from(self.pixels.cell.1));
        let mut drawings = Vec::new();
        for (area, figure) in &self.figures {
            let corner = (u32::from(area.x) * width, u32::from(area.y) * height);
            let size = (u32::from(area.width) * width, u32::from(area.height) * height);
            let mut figure = figure.clone();
            let mut line = None;
            if let (Figure::Curve { here, .. }, Protocol::Kitty) = (&mut figure, self.pixels.protocol)
                && let Some(here) = here.take()
            {
                let left = u32::from(here) * size.0.saturating_sub(HERE) / u32::from(WHOLE);
                let drawing = Drawing { figure: Figure::Here, size: (HERE, size.1), cell: self.pixels.cell };
                line = Some(((corner.0 + left, corner.1), drawing));
            }
            drawings.push((corner, Drawing { figure, size, cell: self.pixels.cell }));
            drawings.extend(line);
        }
        drawings
    }

    /// Width and height in pixels.
    #[must_use]
    pub fn size(&self) -> (u32, u32) {
        let (width, height) = self.pixels.cell;
        (u32::from(self.area.width) * u32::from(width), u32::from(self.area.height) * u32::from(height))
    }
}

/// Where a piece between two squares is.
fn flyer(board: &BoardPicture, flight: Flight, grid: Grid, pixels: Pixels) -> Option<((u32, u32), Flyer)> {
    let piece = board.piece_at(flight.from)?;
    let [from, to] = [flight.from, flight.to].map(|square| {
        let (row, column) = board.place(square);
        edges(grid, pixels, row, column)
    });
    #[expect(clippy::cast_precision_loss, clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "pixels")]
    let between = |from: u32, to: u32| (from as f32 + (to as f32 - from as f32) * flight.share).round() as u32;
    let corner = (between(from.0[0], to.0[0]), between(from.1[0], to.1[0]));
    Some((corner, Flyer { piece, size: (from.0[1] - from.0[0], from.1[1] - from.1[0]) }))
}

/// The edges of a square in pixels from the corner of the board: left and right, top and bottom.
fn edges(grid: Grid, pixels: Pixels, row: u8, column: u8) -> ([u32; 2], [u32; 2]) {
    let (width, height) = (u32::from(pixels.cell.0), u32::from(pixels.cell.1));
    let side = u32::from(grid.side);
    let across = [0, 1].map(|next| (u32::from(column) + next) * side * width);
    let down = [0, 1].map(|next| (u32::from(row) + next) * side * height / 2);
    (across, down)
}

/// Pictures that have been drawn.
#[derive(Default)]
pub struct PictureCache(HashMap<Picture, Rc<Pixmap>>);

impl PictureCache {
    /// The most pictures kept.
    const MAX_KEPT: usize = 500;

    /// Forgets all, as the colours have changed.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// The drawing of a picture.
    pub fn picture(&mut self, picture: &Picture, inks: &Inks) -> Option<Rc<Pixmap>> {
        if let Some(found) = self.0.get(picture) {
            return Some(Rc::clone(found));
        }
        if self.0.len() >= Self::MAX_KEPT {
            self.0.clear();
        }
        let drawn = Rc::new(match picture {
            Picture::Tile(tile) => draw_tile(tile, inks)?,
            Picture::Flyer(flyer) => paint::lone_piece(flyer.piece, inks, flyer.size)?,
            // It is large, and hardly ever drawn again.
            Picture::Drawing(Drawing { figure, size, cell }) => {
                return figure.draw(&inks.page, *size, *cell).map(Rc::new);
            }
        });
        self.0.insert(picture.clone(), Rc::clone(&drawn));
        Some(drawn)
    }

    /// The picture of some rows of pixels of the board.
    pub fn band(&mut self, scene: &Scene, top: u32, height: u32) -> Option<Pixmap> {
        let mut band = Pixmap::new(scene.size().0, height)?;
        for ((left, down), tile) in &scene.tiles {
            if down + tile.size.1 > top && *down < top + height {
                let (x, y) = (i32::try_from(*left).ok()?, i32::try_from(*down).ok()? - i32::try_from(top).ok()?);
                let drawn = self.picture(&Picture::Tile(tile.clone()), &scene.inks)?;
                band.draw_pixmap(x, y, (*drawn).as_ref(), &PixmapPaint::default(), Transform::identity(), None);
            }
        }
        Some(band)
    }
}

fn draw_tile(tile: &Tile, inks: &Inks) -> Option<Pixmap> {
    let mut drawn = paint::square(tile.look, inks, Grain::Pixels { is_numbered: tile.label.is_some() }, tile.size)?;
    for arrow in &tile.arrows {
        paint::arrow(&mut drawn, *arrow, inks);
    }
    if let Some(label) = tile.label {
        label::draw(&mut drawn, label, tile.look, !tile.arrows.is_empty(), inks);
    }
    Some(drawn)
}
