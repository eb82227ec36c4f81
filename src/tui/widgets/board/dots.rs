//! Draws squares in the dots of terminal cells: half blocks and quadrants, sextants or octants.
//!
//! A cell shows two colours. The drawing is sampled more finely than the dots; of all ways to divide the dots of a cell
//! into two groups, the one that strays least from the drawing is shown, each group in its mean colour.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use ratatui::style::Color;
use ratatui::symbols::pixel::{OCTANTS, QUADRANTS, SEXTANTS};
use tiny_skia::Pixmap;

use super::paint::{self, Grain, Look};
use crate::tui::theme::inks::{Inks, Mixing, Rgb};

/// Dots of a cell: two across, and this many down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dots {
    /// Two: quadrants and half blocks.
    Two,
    /// Three: sextants, of Unicode 13.
    Three,
    /// Four: octants, of Unicode 16.
    Four,
}

impl Dots {
    const fn down(self) -> usize {
        match self {
            Self::Two => 2,
            Self::Three => 3,
            Self::Four => 4,
        }
    }

    fn sign(self, lit: usize) -> char {
        match self {
            Self::Two => QUADRANTS[lit],
            Self::Three => SEXTANTS[lit],
            Self::Four => OCTANTS[lit],
        }
    }
}

/// Samples of half a cell, across and down.
const SAMPLES: (usize, usize) = (2, 6);

/// What a cell shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The character.
    pub sign: char,
    /// Its colour; `None` without colours.
    pub ink: Option<Color>,
    /// The colour behind it; `None` without colours.
    pub ground: Option<Color>,
}

/// Half a cell of a square: the square's look, and the column and the half of a row in it.
pub type Half = (Look, u16, u16);

/// The samples of a square.
struct Tile {
    columns: usize,
    samples: Vec<Rgb>,
}

impl Tile {
    fn new(look: Look, side: u16, inks: &Inks) -> Self {
        let columns = usize::from(side) * SAMPLES.0;
        let drawn = paint::square(look, inks, Grain::Cells(side), (u32::from(side) * 2, u32::from(side) * 6));
        let pixels = drawn.iter().flat_map(Pixmap::pixels);
        let samples = pixels.map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect();
        Self { columns, samples }
    }

    /// The samples of half a cell, row by row.
    fn half(&self, column: u16, half: u16) -> impl Iterator<Item = [Rgb; 2]> {
        let (left, top) = (usize::from(column) * SAMPLES.0, usize::from(half) * SAMPLES.1);
        (top..top + SAMPLES.1).map(move |row| {
            let first = row * self.columns + left;
            [0, 1].map(|right| self.samples.get(first + right).copied().unwrap_or_default())
        })
    }
}

/// What has been drawn already: a board shows few different squares.
#[derive(Clone, Default)]
pub struct Drawn {
    tiles: RefCell<HashMap<(Look, u16), Rc<Tile>>>,
    cells: RefCell<HashMap<(Half, Half, u16, Dots), Shown>>,
}

impl std::fmt::Debug for Drawn {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("Drawn").finish_non_exhaustive()
    }
}

impl Drawn {
    /// The cell whose upper and lower halves are these, in squares of `side` columns.
    pub fn cell(&self, upper: Half, lower: Half, side: u16, dots: Dots, inks: &Inks) -> Shown {
        let key = (upper, lower, side, dots);
        if let Some(shown) = self.cells.borrow().get(&key) {
            return *shown;
        }
        let halves = [upper, lower].map(|half| (self.tile(half.0, side, inks), half));
        let rows: Vec<[Rgb; 2]> = halves.iter().flat_map(|(tile, half)| tile.half(half.1, half.2)).collect();
        let is_seam = upper.0 != lower.0 || upper.2 > lower.2;
        let show = |mean, ends, (look, with_rim): (Look, bool)| {
            // Without mixed colours, what is between the ends of a cell is taken as the nearer one.
            let crisp = if inks.mixing == Mixing::Inks { 0.5 } else { CRISP };
            inks.shown(whole(snapped(mean, ends, crisp)), &inks.of(look, with_rim))
        };
        let first = rows.first().map_or([0; 3], |row| row[0]);
        let is_plain = rows.iter().flatten().all(|sample| *sample == first);
        let shown = match inks.mixing {
            Mixing::Dots => lit(&rows, dots),
            _ if is_plain && !is_seam => {
                let color = inks.shown(first, &inks.of(upper.0, side >= super::FREE_CORNERS));
                Shown { sign: ' ', ink: Some(color), ground: Some(color) }
            }
            // The rim would be a bar across the seam.
            _ if is_seam => split(&rows, |mean, ends, half| show(mean, ends, ([upper.0, lower.0][half], false))),
            _ => fit(&rows, dots, |mean, ends| show(mean, ends, (upper.0, side >= super::FREE_CORNERS))),
        };
        self.cells.borrow_mut().insert(key, shown);
        shown
    }

    fn tile(&self, look: Look, side: u16, inks: &Inks) -> Rc<Tile> {
        let mut tiles = self.tiles.borrow_mut();
        Rc::clone(tiles.entry((look, side)).or_insert_with(|| Rc::new(Tile::new(look, side, inks))))
    }
}

/// The mean of colours, not rounded.
fn mean<'a>(colors: impl Iterator<Item = &'a [f32; 3]>) -> [f32; 3] {
    let (mut sum, mut count) = ([0.0; 3], 0.0_f32);
    for color in colors {
        for (sum, part) in sum.iter_mut().zip(color) {
            *sum += part;
        }
        count += 1.0;
    }
    sum.map(|sum| sum / count.max(1.0))
}

fn strays(one: &[f32; 3], other: &[f32; 3]) -> f32 {
    one.iter().zip(other).map(|(one, other)| (one - other).powi(2)).sum()
}

fn whole(color: [f32; 3]) -> Rgb {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "means of bytes")]
    color.map(|part| part.round() as u8)
}

type Ends = [[f32; 3]; 2];

/// The two colours of a cell that differ most.
fn ends(rows: &[[Rgb; 2]]) -> Ends {
    let samples: Vec<[f32; 3]> = rows.iter().flatten().map(|rgb| rgb.map(f32::from)).collect();
    let pairs = samples.iter().flat_map(|one| samples.iter().map(move |other| [*one, *other]));
    let apart = |pair: &[[f32; 3]; 2]| strays(&pair[0], &pair[1]);
    pairs.max_by(|one, other| apart(one).total_cmp(&apart(other))).unwrap_or_default()
}

/// How much of one end may be missing in a mean for it to be taken as that end: edges are crisp where they can be.
const CRISP: f32 = 0.24;

/// A mean near one end of what the cell shows becomes that end.
fn snapped(mean: [f32; 3], ends: Ends, crisp: f32) -> [f32; 3] {
    let whole = strays(&ends[0], &ends[1]);
    let is_near = |end: &&[f32; 3]| strays(&mean, end) <= crisp.powi(2) * whole;
    ends.iter().find(is_near).copied().unwrap_or(mean)
}

/// A cell in which two squares meet: each half has one colour, so that neither runs over into the other.
fn split(rows: &[[Rgb; 2]], show: impl Fn([f32; 3], Ends, usize) -> Color) -> Shown {
    let half = |(half, rows): (usize, &[[Rgb; 2]])| {
        let samples: Vec<[f32; 3]> = rows.iter().flatten().map(|rgb| rgb.map(f32::from)).collect();
        show(mean(samples.iter()), ends(rows), half)
    };
    let (upper, lower) = rows.split_at(rows.len() / 2);
    match (half((0, upper)), half((1, lower))) {
        (upper, lower) if upper == lower => Shown { sign: ' ', ink: Some(upper), ground: Some(upper) },
        // Some terminals have no bright grounds.
        (upper, lower) if is_bright(lower) => Shown { sign: '▄', ink: Some(lower), ground: Some(upper) },
        (upper, lower) => Shown { sign: '▀', ink: Some(upper), ground: Some(lower) },
    }
}

/// The mean colours of the dots of a cell.
fn blocks(rows: &[[Rgb; 2]], dots: Dots) -> Vec<[f32; 3]> {
    let block = |rows: &[[Rgb; 2]], x: usize| {
        let samples: Vec<[f32; 3]> = rows.iter().map(|row| row[x].map(f32::from)).collect();
        mean(samples.iter())
    };
    rows.chunks(rows.len() / dots.down()).flat_map(|rows| [block(rows, 0), block(rows, 1)]).collect()
}

/// A cell without colours.
fn lit(rows: &[[Rgb; 2]], dots: Dots) -> Shown {
    let blocks = blocks(rows, dots);
    let lit = blocks.iter().enumerate().filter(|(_, block)| block[1] > LIT).map(|(bit, _)| 1 << bit).sum();
    Shown { sign: dots.sign(lit), ink: None, ground: None }
}

/// The brightness from which on a dot is lit.
const LIT: f32 = 110.0;

/// Divides the dots of a cell into two groups.
fn fit(rows: &[[Rgb; 2]], dots: Dots, show: impl Fn([f32; 3], Ends) -> Color) -> Shown {
    let blocks = blocks(rows, dots);
    let is_in = |group: usize, bit: usize| group >> bit & 1 == 1;
    let colors = |group: usize| {
        let of = |wanted: bool| {
            mean(blocks.iter().enumerate().filter(|(bit, _)| is_in(group, *bit) == wanted).map(|(_, block)| block))
        };
        (of(true), of(false))
    };
    let error = |group: usize| -> f32 {
        let (ink, ground) = colors(group);
        let of = |(bit, block)| strays(block, if is_in(group, bit) { &ink } else { &ground });
        blocks.iter().enumerate().map(of).sum()
    };
    // The other half of the groups exchanges the colours.
    let groups = 0..1_usize << (blocks.len() - 1);
    let best = groups.min_by(|&one, &other| error(one).total_cmp(&error(other))).unwrap_or(0);
    let (ink, ground) = colors(best);
    let ends = ends(rows);
    let [ink, ground] = [ink, ground].map(|mean| show(mean, ends));
    let all = (1 << blocks.len()) - 1;
    let lit = best.count_ones() as usize;
    if lit == 0 || ink == ground {
        Shown { sign: ' ', ink: Some(ground), ground: Some(ground) }
    } else if 2 * lit > blocks.len() || is_bright(ground) {
        // The larger group is the ground, which is drawn without seams. Some terminals have no bright grounds.
        Shown { sign: dots.sign(all & !best), ink: Some(ground), ground: Some(ink) }
    } else {
        Shown { sign: dots.sign(best), ink: Some(ink), ground: Some(ground) }
    }
}

/// Whether it is one of the bright eight of the sixteen ANSI colours.
const fn is_bright(color: Color) -> bool {
    use Color::{DarkGray, LightBlue, LightCyan, LightGreen, LightMagenta, LightRed, LightYellow, White};
    matches!(color, DarkGray | LightBlue | LightCyan | LightGreen | LightMagenta | LightRed | LightYellow | White)
}
