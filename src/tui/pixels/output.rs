//! What has to be written so that the terminal shows a board.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write;

use ratatui::layout::Rect;
use tiny_skia::Pixmap;

use super::scene::{Picture, PictureCache, Scene, Tile};
use super::{Pixels, Protocol};
use crate::tui::theme::inks::Inks;
use etude_tui::encode;

/// Most bands of a board: xterm keeps sixteen pictures.
const BANDS: u16 = 10;

/// The number of the picture of a figure, less its place. It is sent again under its number: in kitty, deleting one picture
/// with its data deletes those of all squares that are not on the board at the moment.
const FIGURES: u32 = 1 << 24;

/// What the terminal shows and keeps.
#[derive(Default)]
pub struct PixelOutput {
    drawn: PictureCache,
    /// The board on the screen.
    shown: Option<Scene>,
    /// What a terminal with kitty's graphics shows: the numbers of placements, with pixels from the corner of the screen.
    placed: BTreeMap<u32, ((u32, u32), Picture)>,
    /// The numbers of the pictures that it keeps.
    kept: HashMap<Picture, u32>,
    last: u32,
}

impl PixelOutput {
    /// The bytes that change what is shown to this board.
    #[must_use]
    pub fn show(&mut self, scene: Option<Scene>) -> String {
        let mut text = String::new();
        let is_same_place = match (&self.shown, &scene) {
            (Some(shown), Some(scene)) => {
                shown.pixels == scene.pixels && shown.area == scene.area && is_alike(&shown.inks, &scene.inks)
            }
            (None, None) => return text,
            _ => false,
        };
        if !is_same_place {
            text.push_str(&self.forget());
        }
        if let Some(scene) = &scene {
            let change = match scene.pixels.protocol {
                Protocol::Kitty => self.place(scene),
                Protocol::Sixel | Protocol::Iterm => self.bands(scene) + &self.figures(scene),
            };
            if !change.is_empty() {
                // The cursor stays where the screen has put it. It is hidden on the way: xterm would draw it, and then the
                // cell below it, into the pictures.
                let (hide, show) = if scene.has_cursor { ("\u{1b}[?25l", "\u{1b}[?25h") } else { ("", "") };
                let _ = write!(text, "{hide}\u{1b}7{change}\u{1b}8{show}");
            }
        }
        self.shown = scene;
        text
    }

    /// Sends the figures that have changed.
    fn figures(&mut self, scene: &Scene) -> String {
        let mut text = String::new();
        let shown = self.shown.as_ref().map(|shown| shown.figures.clone()).unwrap_or_default();
        let drawings = scene.drawings();
        for (number, ((area, figure), (_, drawing))) in scene.figures.iter().zip(drawings).enumerate() {
            if shown.get(number).is_some_and(|shown| *shown == (*area, figure.clone())) {
                continue;
            }
            let Some(drawn) = self.drawn.picture(&Picture::Drawing(drawing), &scene.inks) else { continue };
            let picture = encode_for(scene, &drawn, *area);
            let _ = write!(text, "\u{1b}[{};{}H{}", area.y + 1, area.x + 1, picture.unwrap_or_default());
        }
        text
    }

    /// Forgets everything, and has the terminal forget it.
    #[must_use]
    pub fn forget(&mut self) -> String {
        let is_kitty = matches!(&self.shown, Some(Scene { pixels: Pixels { protocol: Protocol::Kitty, .. }, .. }));
        self.shown = None;
        self.drawn.clear();
        self.placed.clear();
        self.kept.clear();
        if is_kitty { "\u{1b}_Ga=d,d=A,q=2\u{1b}\\".to_owned() } else { String::new() }
    }

    /// Places the pictures that have changed or moved, sends those that are new, and takes away the others.
    fn place(&mut self, scene: &Scene) -> String {
        let (mut text, wanted) = (String::new(), scene.placements());
        for (place, (corner, picture)) in &wanted {
            let before = self.placed.get(place);
            if before.is_some_and(|(at, shown)| at == corner && shown == picture) {
                continue;
            }
            let shown = before.map(|(_, shown)| shown.clone());
            let Some((number, sent)) = self.keep(*place, picture, shown.as_ref(), &scene.inks) else { continue };
            text.push_str(&sent);
            let (width, height) = (u32::from(scene.pixels.cell.0), u32::from(scene.pixels.cell.1));
            let (column, row) = (corner.0 / width + 1, corner.1 / height + 1);
            let layer = if picture.is_above() { ",z=1" } else { "" };
            let _ = write!(
                text,
                "\u{1b}[{row};{column}H\u{1b}_Ga=p,i={number},p={place},X={},Y={}{layer},C=1,q=2\u{1b}\\",
                corner.0 % width,
                corner.1 % height
            );
            let old = shown.filter(|shown| self.number(*place, shown) != Some(number));
            text.extend(old.and_then(|old| self.remove(&old, *place)));
        }
        let gone = std::mem::replace(&mut self.placed, wanted);
        for (place, (_, picture)) in gone {
            if !self.placed.contains_key(&place) {
                text.extend(self.remove(&picture, place));
            }
        }
        text
    }

    /// Takes a placement of a picture away.
    fn remove(&self, picture: &Picture, place: u32) -> Option<String> {
        let number = self.number(place, picture)?;
        Some(format!("\u{1b}_Ga=d,d=i,i={number},p={place},q=2\u{1b}\\"))
    }

    /// The number of a picture that was sent for a place.
    fn number(&self, place: u32, picture: &Picture) -> Option<u32> {
        match picture {
            Picture::Drawing(_) => Some(FIGURES + place),
            Picture::Tile(_) | Picture::Flyer(_) => self.kept.get(picture).copied(),
        }
    }

    /// The number of a picture, and what sends it if the terminal does not have it.
    fn keep(&mut self, place: u32, picture: &Picture, shown: Option<&Picture>, inks: &Inks) -> Option<(u32, String)> {
        let is_figure = matches!(picture, Picture::Drawing(_));
        if let Some(number) = self.number(place, picture).filter(|_| !is_figure || shown == Some(picture)) {
            return Some((number, String::new()));
        }
        let drawn = self.drawn.picture(picture, inks)?;
        if is_figure {
            let number = FIGURES + place;
            return Some((number, encode::kitty_keep(&drawn, number)?));
        }
        self.last += 1;
        let sent = encode::kitty_keep(&drawn, self.last)?;
        self.kept.insert(picture.clone(), self.last);
        Some((self.last, sent))
    }

    /// Sends the bands that have changed.
    fn bands(&mut self, scene: &Scene) -> String {
        let mut text = String::new();
        let rows = scene.area.height.div_ceil(BANDS).max(1);
        let cell_height = u32::from(scene.pixels.cell.1);
        for first in (0..scene.area.height).step_by(rows.into()) {
            let rows = rows.min(scene.area.height - first);
            let (top, height) = (u32::from(first) * cell_height, u32::from(rows) * cell_height);
            let in_band = |(place, (corner, tile)): (usize, &((u32, u32), Tile))| {
                let is_in = corner.1 + tile.size.1 > top && corner.1 < top + height;
                let before = self.shown.as_ref().and_then(|shown| shown.tiles.get(place)).map(|(_, tile)| tile);
                is_in && before != Some(tile)
            };
            if !scene.tiles.iter().enumerate().any(in_band) {
                continue;
            }
            let Some(band) = self.drawn.band(scene, top, height) else { continue };
            let picture = encode_for(scene, &band, Rect { height: rows, ..scene.area });
            let (row, column) = (scene.area.y + first + 1, scene.area.x + 1);
            let _ = write!(text, "\u{1b}[{row};{column}H{}", picture.unwrap_or_default());
        }
        text
    }
}

/// A picture in the way of a terminal without memory, on so many cells.
fn encode_for(scene: &Scene, picture: &Pixmap, area: Rect) -> Option<String> {
    match scene.pixels.protocol {
        Protocol::Iterm => encode::iterm(picture, area.width, area.height),
        _ => encode::sixel(picture),
    }
}

/// Whether a picture in one set of colours looks like one in the other.
fn is_alike(one: &Inks, other: &Inks) -> bool {
    one.rgb().eq(other.rgb())
}
