//! What has to be written so that the terminal shows a board.

use std::collections::HashMap;
use std::fmt::Write;

use super::encode;
use super::scene::{Drawn, Scene, Tile};
use super::{Pixels, Protocol};
use crate::tui::theme::inks::Inks;

/// Most bands of a board: xterm keeps sixteen pictures.
const BANDS: u16 = 10;

/// What the terminal shows and keeps.
#[derive(Default)]
pub struct Output {
    drawn: Drawn,
    /// The board on the screen.
    shown: Option<Scene>,
    /// The numbers of the pictures that a terminal with kitty's graphics keeps.
    kept: HashMap<Tile, u32>,
    last: u32,
}

impl Output {
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
                Protocol::Sixel | Protocol::Iterm => self.bands(scene),
            };
            if !change.is_empty() {
                // The cursor stays where the screen has put it.
                let _ = write!(text, "\u{1b}7{change}\u{1b}8");
            }
        }
        self.shown = scene;
        text
    }

    /// Forgets everything, and has the terminal forget it.
    #[must_use]
    pub fn forget(&mut self) -> String {
        let is_kitty = matches!(&self.shown, Some(Scene { pixels: Pixels { protocol: Protocol::Kitty, .. }, .. }));
        self.shown = None;
        self.drawn.clear();
        self.kept.clear();
        if is_kitty { "\u{1b}_Ga=d,d=A,q=2\u{1b}\\".to_owned() } else { String::new() }
    }

    /// Places the squares that have changed, and sends those that are new.
    fn place(&mut self, scene: &Scene) -> String {
        let mut text = String::new();
        let (width, height) = (u32::from(scene.pixels.cell.0), u32::from(scene.pixels.cell.1));
        for (place, (corner, tile)) in scene.tiles.iter().enumerate() {
            let before = self.shown.as_ref().and_then(|shown| shown.tiles.get(place)).map(|(_, tile)| tile);
            if before == Some(tile) {
                continue;
            }
            let old = before.and_then(|before| self.kept.get(before)).copied();
            let Some((number, sent)) = self.keep(tile, &scene.inks) else { continue };
            text.push_str(&sent);
            let (column, row) =
                (u32::from(scene.area.x) + corner.0 / width, u32::from(scene.area.y) + corner.1 / height);
            let _ = write!(
                text,
                "\u{1b}[{};{}H\u{1b}_Ga=p,i={number},p={},X={},Y={},C=1,q=2\u{1b}\\",
                row + 1,
                column + 1,
                place + 1,
                corner.0 % width,
                corner.1 % height
            );
            if let Some(old) = old {
                let _ = write!(text, "\u{1b}_Ga=d,d=i,i={old},p={},q=2\u{1b}\\", place + 1);
            }
        }
        text
    }

    /// The number of a picture, and what sends it if the terminal does not have it.
    fn keep(&mut self, tile: &Tile, inks: &Inks) -> Option<(u32, String)> {
        if let Some(&number) = self.kept.get(tile) {
            return Some((number, String::new()));
        }
        self.last += 1;
        let drawn = self.drawn.tile(tile, inks)?;
        let sent = encode::kitty_keep(&drawn, self.last)?;
        self.kept.insert(tile.clone(), self.last);
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
            let picture = match scene.pixels.protocol {
                Protocol::Iterm => encode::iterm(&band, scene.area.width, rows),
                _ => Some(encode::sixel(&band)),
            };
            let (row, column) = (scene.area.y + first + 1, scene.area.x + 1);
            let _ = write!(text, "\u{1b}[{row};{column}H{}", picture.unwrap_or_default());
        }
        text
    }
}

/// Whether a picture in one set of colours looks like one in the other.
fn is_alike(one: &Inks, other: &Inks) -> bool {
    one.rgb().eq(other.rgb())
}
