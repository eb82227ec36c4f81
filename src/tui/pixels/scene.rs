//! What the board shows, as pictures of its squares.

use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use ratatui::layout::{Position as Point, Rect};
use tiny_skia::{Pixmap, PixmapPaint, Transform};

use super::{Pixels, Protocol};
use crate::tui::app::App;
use crate::tui::page::{Middle, Page};
use crate::tui::theme::inks::Inks;
use crate::tui::widgets::board::paint::{self, Arrow, Grain, Look};
use crate::tui::widgets::board::{BoardPicture, Flight, Grid, SquareLabel, label, pictures};
use crate::tui::widgets::{evaluation, small};
use damier_rules::{BoardSize, Piece};
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

/// A small board in a row of them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SmallPicture {
    /// Cells from the left end of the row.
    left: u16,
    size: BoardSize,
    /// Row and column of every square, as shown, and what it shows.
    squares: Vec<(u8, u8, Look)>,
}

/// What is drawn beside the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Sketch {
    /// A figure.
    Figure(Figure),
    /// Small boards side by side. A row is one picture: xterm keeps only sixteen.
    Boards(Vec<SmallPicture>),
}

/// Something beside the board, in its size.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Drawing {
    /// What it is.
    pub(crate) sketch: Sketch,
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
        matches!(self, Self::Flyer(_) | Self::Drawing(Drawing { sketch: Sketch::Figure(Figure::Here), .. }))
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
    /// What stands beside the board, with the cells it is on.
    pub figures: Vec<(Rect, Sketch)>,
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
            let figures = figures.into_iter().map(|(place, figure)| (place, Sketch::Figure(figure))).collect();
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
        let mut figures: Vec<_> = figures.into_iter().map(|(place, figure)| (place, Sketch::Figure(figure))).collect();
        figures.extend(small_boards(&page, layout.middle));
        let flyer = page.board.flight.and_then(|flight| flyer(&page.board, flight, grid, pixels));
        if let Some(flight) = page.board.flight {
            page.board.instead.insert(0, (flight.from, None));
        }
        let squares = pictures(&page.board, &grid);
        let tiles = squares.into_iter().map(|(row, column, look, label)| {
            let ([left, right], [top, bottom]) = edges(grid, pixels.cell, row, column);
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
            let mut sketch = figure.clone();
            let mut line = None;
            if let (Sketch::Figure(Figure::Curve { here, .. }), Protocol::Kitty) = (&mut sketch, self.pixels.protocol)
                && let Some(here) = here.take()
            {
                let left = u32::from(here) * size.0.saturating_sub(HERE) / u32::from(WHOLE);
                let here = Sketch::Figure(Figure::Here);
                let drawing = Drawing { sketch: here, size: (HERE, size.1), cell: self.pixels.cell };
                line = Some(((corner.0 + left, corner.1), drawing));
            }
            drawings.push((corner, Drawing { sketch, size, cell: self.pixels.cell }));
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

/// The rows of small boards, with the cells that each is on.
fn small_boards(page: &Page, middle: Rect) -> Vec<(Rect, Sketch)> {
    let places = small::places(page, middle);
    let row = |row: &[(usize, Rect)]| {
        let (first, last) = (row.first()?.1, row.last()?.1);
        let boards = row.iter().filter_map(|&(board, place)| {
            let board = page.small.get(board)?.board.as_ref()?;
            let grid = Grid { origin: Point::ORIGIN, side: 1, size: board.position.board_size() };
            let squares =
                pictures(board, &grid).into_iter().map(|(row, column, look, _)| (row, column, look)).collect();
            Some(SmallPicture { left: place.x - first.x, size: grid.size, squares })
        });
        Some((first.union(last), Sketch::Boards(boards.collect())))
    };
    places.boards.chunks(places.across.max(1)).filter_map(row).collect()
}

/// Where a piece between two squares is.
fn flyer(board: &BoardPicture, flight: Flight, grid: Grid, pixels: Pixels) -> Option<((u32, u32), Flyer)> {
    let piece = board.piece_at(flight.from)?;
    let [from, to] = [flight.from, flight.to].map(|square| {
        let (row, column) = board.place(square);
        edges(grid, pixels.cell, row, column)
    });
    #[expect(clippy::cast_precision_loss, clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "pixels")]
    let between = |from: u32, to: u32| (from as f32 + (to as f32 - from as f32) * flight.share).round() as u32;
    let corner = (between(from.0[0], to.0[0]), between(from.1[0], to.1[0]));
    Some((corner, Flyer { piece, size: (from.0[1] - from.0[0], from.1[1] - from.1[0]) }))
}

/// The edges of a square in pixels from the corner of the board: left and right, top and bottom.
fn edges(grid: Grid, cell: (u16, u16), row: u8, column: u8) -> ([u32; 2], [u32; 2]) {
    let (width, height) = (u32::from(cell.0), u32::from(cell.1));
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
            Picture::Drawing(Drawing { sketch: Sketch::Figure(figure), size, cell }) => {
                return figure.draw(&inks.page, *size, *cell).map(Rc::new);
            }
            Picture::Drawing(Drawing { sketch: Sketch::Boards(boards), size, cell }) => {
                return self.boards(boards, *size, *cell, inks).map(Rc::new);
            }
        });
        self.0.insert(picture.clone(), Rc::clone(&drawn));
        Some(drawn)
    }

    /// The picture of small boards side by side.
    fn boards(&mut self, boards: &[SmallPicture], size: (u32, u32), cell: (u16, u16), inks: &Inks) -> Option<Pixmap> {
        let mut row = Pixmap::new(size.0, size.1)?;
        let [red, green, blue] = inks.page.ground.seen();
        row.fill(tiny_skia::Color::from_rgba8(red, green, blue, u8::MAX));
        for board in boards {
            for &(down, across, look) in &board.squares {
                let grid = Grid { origin: Point::ORIGIN, side: 1, size: board.size };
                let ([left, right], [top, bottom]) = edges(grid, cell, down, across);
                let left_of_board = u32::from(board.left) * u32::from(cell.0);
                let tile = Tile { look, label: None, arrows: Vec::new(), size: (right - left, bottom - top) };
                let drawn = self.picture(&Picture::Tile(tile), inks)?;
                let (x, y) = (i32::try_from(left_of_board + left).ok()?, i32::try_from(top).ok()?);
                row.draw_pixmap(x, y, (*drawn).as_ref(), &PixmapPaint::default(), Transform::identity(), None);
            }
        }
        Some(row)
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
