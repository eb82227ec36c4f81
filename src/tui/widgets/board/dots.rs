//! Draws squares in the dots of terminal cells: half blocks and quadrants, sextants or octants.
//!
//! A cell shows two colours. The drawing is sampled more finely than the dots; of all ways to divide the dots of a cell
//! into two groups, the one that strays least from the drawing is shown, each group in its mean colour. Beside quadrants,
//! which are coarse, the cell may also be divided by eighths: they make men round where a square has two rows.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use ratatui::style::Color;
use ratatui::symbols::pixel::{OCTANTS, QUADRANTS, SEXTANTS};
use tiny_skia::Pixmap;

use super::paint::{self, Grain, Look};
use crate::tui::theme::inks::Inks;
use etude_tui::color::{Mixing, Rgb};

/// Dots of a cell: two across, and this many down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dots {
    /// Two, but only half blocks.
    Half,
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
            Self::Half | Self::Two => 2,
            Self::Three => 3,
            Self::Four => 4,
        }
    }

    /// The sign whose dots are lit; the lowest bit is the upper left one, and the next to its right.
    pub(super) fn sign(self, lit: usize) -> char {
        match self {
            Self::Half | Self::Two => QUADRANTS[lit],
            Self::Three => SEXTANTS[lit],
            Self::Four => OCTANTS[lit],
        }
    }
}

/// Samples of half a cell, across and down: divisible into the dots of a cell, and into eighths.
const SAMPLES: (usize, usize) = (8, 12);

/// A row of samples of a cell.
type Row = [Rgb; SAMPLES.0];

/// The blocks that fill the lower eighths of a cell; its half is a quadrant.
const LOWER: [char; 7] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇'];

/// The blocks that fill the left eighths of a cell.
const LEFT: [char; 7] = ['▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/// What a cell shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// The character.
    pub(crate) sign: char,
    /// Its colour; `None` without colours.
    pub(crate) ink: Option<Color>,
    /// The colour behind it; `None` without colours.
    pub(crate) ground: Option<Color>,
}

impl Shown {
    /// A cell of one colour. Some terminals, such as the Linux console, have no bright grounds and show them dim.
    const fn whole(color: Color) -> Self {
        let sign = if is_bright(color) { '█' } else { ' ' };
        Self { sign, ink: Some(color), ground: Some(color) }
    }
}

/// Half a cell of a square: the square's look, and the column and the half of a row in it.
pub type Half = (Look, u16, u16);

/// The samples of a square.
struct Tile {
    columns: usize,
    samples: Vec<Rgb>,
}

impl Tile {
    fn new(look: Look, side: u16, dots: Dots, inks: &Inks) -> Self {
        let columns = usize::from(side) * SAMPLES.0;
        let height = usize::from(side) * SAMPLES.1;
        let [across, down] = [columns, height].map(|samples| u32::try_from(samples).unwrap_or(0));
        let drawn = paint::square(look, inks, Grain::Cells(side, dots), (across, down));
        let pixels = drawn.iter().flat_map(Pixmap::pixels);
        let samples = pixels.map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]).collect();
        Self { columns, samples }
    }

    /// The samples of half a cell, row by row.
    fn half(&self, column: u16, half: u16) -> impl Iterator<Item = Row> {
        let (left, top) = (usize::from(column) * SAMPLES.0, usize::from(half) * SAMPLES.1);
        (top..top + SAMPLES.1).map(move |row| {
            let first = row * self.columns + left;
            std::array::from_fn(|right| self.samples.get(first + right).copied().unwrap_or_default())
        })
    }
}

/// What has been drawn already: a board shows few different squares.
#[derive(Clone, Default)]
pub struct PieceCache {
    tiles: RefCell<HashMap<(Look, u16, Dots), Rc<Tile>>>,
    cells: RefCell<HashMap<(Half, Half, u16, Dots), Shown>>,
}

impl std::fmt::Debug for PieceCache {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        formatter.debug_struct("PieceCache").finish_non_exhaustive()
    }
}

impl PieceCache {
    /// The cell whose upper and lower halves are these, in squares of `side` columns.
    pub fn cell(&self, halves: [Half; 2], side: u16, dots: Dots, inks: &Inks) -> Shown {
        let [upper, lower] = halves;
        let key = (upper, lower, side, dots);
        if let Some(shown) = self.cells.borrow().get(&key) {
            return *shown;
        }
        let halves = [upper, lower].map(|half| (self.tile(half.0, side, dots, inks), half));
        let rows: Vec<Row> = halves.iter().flat_map(|(tile, half)| tile.half(half.1, half.2)).collect();
        let is_seam = upper.0 != lower.0 || upper.2 > lower.2;
        let show = |mean, ends, look: Look| {
            // Without mixed colours, what is between the ends of a cell is taken as the nearer one.
            let crisp = if inks.mixing == Mixing::Inks { 0.5 } else { CRISP };
            inks.shown(whole(snapped(mean, ends, crisp)), &inks.of(look))
        };
        let first = rows.first().map_or([0; 3], |row| row[0]);
        let is_plain = rows.iter().flatten().all(|sample| *sample == first);
        let shown = match inks.mixing {
            Mixing::Dots => lit(&rows, dots),
            _ if is_plain && !is_seam => {
                let color = inks.shown(first, &inks.of(upper.0));
                Shown::whole(color)
            }
            _ if is_seam => split(&rows, |mean, ends, half| show(mean, ends, [upper.0, lower.0][half])),
            mixing => {
                // Eighths cannot exchange their colours, which bright grounds require.
                let has_eighths = dots == Dots::Two && mixing != Mixing::Inks;
                fit(&rows, dots, has_eighths, |mean, ends| show(mean, ends, upper.0))
            }
        };
        self.cells.borrow_mut().insert(key, shown);
        shown
    }

    fn tile(&self, look: Look, side: u16, dots: Dots, inks: &Inks) -> Rc<Tile> {
        let mut tiles = self.tiles.borrow_mut();
        Rc::clone(tiles.entry((look, side, dots)).or_insert_with(|| Rc::new(Tile::new(look, side, dots, inks))))
    }
}

/// A sum of colours.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    colors: [u32; 3],
    count: u32,
}

impl Sum {
    fn of<'a>(colors: impl IntoIterator<Item = &'a Rgb>) -> Self {
        let mut sum = Self::default();
        for color in colors {
            for (sum, &part) in sum.colors.iter_mut().zip(color) {
                *sum += u32::from(part);
            }
            sum.count += 1;
        }
        sum
    }

    fn and(self, other: Self) -> Self {
        let colors = std::array::from_fn(|part| self.colors[part] + other.colors[part]);
        Self { colors, count: self.count + other.count }
    }

    /// The mean colour, not rounded.
    #[expect(clippy::cast_precision_loss, reason = "sums of some hundred bytes")]
    fn mean(self) -> [f32; 3] {
        self.colors.map(|sum| sum as f32 / self.count.max(1) as f32)
    }

    /// How much of the squares of the colours their mean accounts for: the more, the less they stray from it.
    fn weight(self) -> u64 {
        let squares: u64 = self.colors.iter().map(|&sum| u64::from(sum).pow(2)).sum();
        squares / u64::from(self.count.max(1))
    }
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
fn ends(rows: &[Row]) -> Ends {
    let mut colors: Vec<Rgb> = rows.iter().flatten().copied().collect();
    colors.sort_unstable();
    colors.dedup();
    let samples: Vec<[f32; 3]> = colors.into_iter().map(|rgb| rgb.map(f32::from)).collect();
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
fn split(rows: &[Row], show: impl Fn([f32; 3], Ends, usize) -> Color) -> Shown {
    let half = |(half, rows): (usize, &[Row])| show(Sum::of(rows.iter().flatten()).mean(), ends(rows), half);
    let (upper, lower) = rows.split_at(rows.len() / 2);
    match (half((0, upper)), half((1, lower))) {
        (upper, lower) if upper == lower => Shown::whole(upper),
        // Some terminals have no bright grounds.
        (upper, lower) if is_bright(lower) => Shown { sign: '▄', ink: Some(lower), ground: Some(upper) },
        (upper, lower) => Shown { sign: '▀', ink: Some(upper), ground: Some(lower) },
    }
}

/// The colours of the dots of a cell.
fn blocks(rows: &[Row], dots: Dots) -> Vec<Sum> {
    let block = |rows: &[Row], right: usize| {
        let half = SAMPLES.0 / 2;
        Sum::of(rows.iter().flat_map(|row| &row[right * half..(right + 1) * half]))
    };
    rows.chunks(rows.len() / dots.down()).flat_map(|rows| [block(rows, 0), block(rows, 1)]).collect()
}

/// A cell without colours.
fn lit(rows: &[Row], dots: Dots) -> Shown {
    let blocks = blocks(rows, dots);
    let lit = blocks.iter().enumerate().filter(|(_, block)| block.mean()[1] > LIT).map(|(bit, _)| 1 << bit).sum();
    Shown { sign: dots.sign(lit), ink: None, ground: None }
}

/// The brightness from which on a dot is lit.
const LIT: f32 = 110.0;

/// A way to divide a cell: the sign, the colours of its ink and of what it leaves free.
#[derive(Clone, Copy, Debug)]
struct Division {
    sign: char,
    ink: Sum,
    ground: Sum,
    /// The sign with the colours exchanged, if there is one.
    exchanged: Option<char>,
}

impl Division {
    /// How much of the drawing it shows.
    fn weight(&self) -> u64 {
        self.ink.weight() + self.ground.weight()
    }
}

/// The best of some ways to divide a cell.
fn best(divisions: impl Iterator<Item = Division>) -> Option<Division> {
    divisions.max_by_key(Division::weight)
}

/// Divisions of a cell into two groups of its dots.
fn by_dots(rows: &[Row], dots: Dots) -> impl Iterator<Item = Division> {
    let blocks = blocks(rows, dots);
    let all = (1_usize << blocks.len()) - 1;
    // The other half of the groups exchanges the colours.
    let is_possible = move |group: &usize| dots != Dots::Half || matches!(dots.sign(*group), ' ' | '▀' | '▌');
    (0..1_usize << (blocks.len() - 1)).rev().filter(is_possible).map(move |group| {
        let sum = |wanted: usize| {
            let is_in = |(bit, _): &(usize, &Sum)| group >> bit & 1 == wanted;
            blocks.iter().enumerate().filter(is_in).fold(Sum::default(), |sum, (_, block)| sum.and(*block))
        };
        let (sign, exchanged) = (dots.sign(group), Some(dots.sign(all & !group)));
        Division { sign, ink: sum(1), ground: sum(0), exchanged }
    })
}

/// Divisions of a cell at an eighth of its height or width, except at the halves, which are dots.
fn by_eighths(rows: &[Row]) -> impl Iterator<Item = Division> {
    let across: Vec<Sum> = rows.chunks(rows.len() / 8).rev().map(|rows| Sum::of(rows.iter().flatten())).collect();
    let along: Vec<Sum> = (0..8)
        .map(|eighth| {
            let width = SAMPLES.0 / 8;
            Sum::of(rows.iter().flat_map(|row| &row[eighth * width..(eighth + 1) * width]))
        })
        .collect();
    let divisions = |signs: [char; 7], eighths: Vec<Sum>| {
        signs.into_iter().enumerate().map(move |(place, sign)| {
            let (ink, ground) = eighths.split_at(place + 1);
            let sum = |eighths: &[Sum]| eighths.iter().fold(Sum::default(), |sum, &eighth| sum.and(eighth));
            let exchanged = match sign {
                '▇' => Some('▔'),
                '▉' => Some('▕'),
                _ => None,
            };
            Division { sign, ink: sum(ink), ground: sum(ground), exchanged }
        })
    };
    let all = divisions(LOWER, across).chain(divisions(LEFT, along));
    all.filter(|division| !matches!(division.sign, '▄' | '▌'))
}

/// Eighths must show a twentieth of what the dots miss to be worth their sharper line.
const BETTER: u64 = 20;

/// Shows a cell in the two colours that stray least from the drawing.
fn fit(rows: &[Row], dots: Dots, has_eighths: bool, show: impl Fn([f32; 3], Ends) -> Color) -> Shown {
    let Some(coarse) = best(by_dots(rows, dots)) else { return lit(rows, dots) };
    let squares: u64 = rows.iter().flatten().flatten().map(|&part| u64::from(part).pow(2)).sum();
    let least = coarse.weight() + squares.saturating_sub(coarse.weight()) / BETTER;
    let fine = if has_eighths { best(by_eighths(rows)).filter(|fine| fine.weight() > least) } else { None };
    let chosen = fine.unwrap_or(coarse);
    let ends = ends(rows);
    let [ink, ground] = [chosen.ink, chosen.ground].map(|sum| show(sum.mean(), ends));
    if chosen.ink.count == 0 || ink == ground {
        return Shown::whole(ground);
    }
    match chosen.exchanged {
        // The larger group is the ground, which is drawn without seams: the signs of many fonts leave a row of pixels free.
        // Some terminals have no bright grounds.
        Some(sign) if is_bright(ground) || (chosen.ink.count > chosen.ground.count && !is_bright(ink)) => {
            Shown { sign, ink: Some(ground), ground: Some(ink) }
        }
        _ => Shown { sign: chosen.sign, ink: Some(ink), ground: Some(ground) },
    }
}

/// Whether it is one of the bright eight of the sixteen ANSI colours.
const fn is_bright(color: Color) -> bool {
    use Color::{DarkGray, LightBlue, LightCyan, LightGreen, LightMagenta, LightRed, LightYellow, White};
    matches!(color, DarkGray | LightBlue | LightCyan | LightGreen | LightMagenta | LightRed | LightYellow | White)
}
