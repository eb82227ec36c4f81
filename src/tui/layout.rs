//! The areas of the screen: one pure function, used for drawing and for mouse clicks.

use ratatui::layout::{Position as Point, Rect};

use super::widgets::board::Grid;
use damier_app::settings::Cells;
use damier_rules::BoardSize;

/// Columns and rows of the smallest usable terminal.
pub const MIN_SIZE: (u16, u16) = (40, 12);

/// Rows of the clock pane.
const CLOCK_ROWS: u16 = 3;

/// Rows of the clock pane beside a list, which needs the rows more.
const CLOCK_ROWS_LIST: u16 = 2;

/// Rows of the clock pane beside a long form.
const CLOCK_ROWS_FORM: u16 = 1;

/// Fewest rows below the input line that are used.
const MIN_BELOW: u16 = 5;

/// Rows of the area below high panes.
const BELOW: u16 = 10;

/// Fewest rows of panes that leave some to the area below.
const HIGH: u16 = 34;

/// The same for panes with a list, which needs the rows more.
const HIGH_LIST: u16 = 48;

/// Rows that a list gets before the message gets any.
pub const LIST_ROWS: u16 = 10;

/// Fewest rows of the message that explains a form.
const HELP_ROWS: u16 = 3;

/// Rows of the message below a game.
const MESSAGE_ROWS: u16 = 8;

/// Rows of the message below a menu, if the keys can have the rest of the screen.
const MENU_NOTE: u16 = 12;

/// The same below a form.
const FORM_NOTE: u16 = 8;

/// Fewest columns of the panes beside the board.
const PANES: u16 = 32;

/// Fewest rows of a screen with a title and a frame where there is no board.
const FULL: u16 = 20;

/// Fewest columns for panes side by side.
const TWO_COLUMNS: u16 = 84;

/// Columns of a board under which the input line fits.
const WIDE: u16 = 80;

/// Rows of the pane with the piece count.
const MATERIAL_ROWS: u16 = 2;

/// Most rows of the extra pane beside a list or a game.
const ASIDE_ROWS: u16 = 14;

/// Fewest rows of panes side by side that leave some to a curve.
const CURVE_FROM: u16 = 44;

/// Which pane gets the rows if there are too few.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Emphasis {
    /// The middle pane, which holds a list.
    Middle,
    /// The middle pane, which holds a menu of this many rows that should not scroll; the board is decoration.
    Menu(u16),
    /// The message pane.
    Message,
    /// The message pane; the middle one holds the moves of a whole game.
    Game,
    /// The same with a list of games, and small boards where there is room for them.
    Boards,
    /// The message pane; the middle one needs this many rows.
    Lesson(u16),
    /// The same without a board, which would be empty.
    Text(u16),
    /// The middle pane with a form or a long list, then the message that explains it; the board is decoration, and a small
    /// screen shows no clock.
    Form {
        /// The rows of the form.
        rows: u16,
        /// How many of them should be in sight where the message needs rows too.
        least: u16,
    },
}

impl Emphasis {
    const fn is_message(self) -> bool {
        matches!(self, Self::Message | Self::Game | Self::Boards | Self::Lesson(_) | Self::Text(_))
    }

    /// The rows of a menu or a form; `None` if the board is more than decoration.
    const fn choices(self) -> Option<u16> {
        match self {
            Self::Menu(rows) | Self::Form { rows, .. } => Some(rows),
            Self::Middle | Self::Message | Self::Game | Self::Boards | Self::Lesson(_) | Self::Text(_) => None,
        }
    }
}

/// The areas of a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The title line; `None` in the compact layout.
    pub title: Option<Rect>,
    /// The board; `None` if a small screen leaves out one that is decoration.
    pub grid: Option<Grid>,
    /// The frame around the panes; `None` in the compact layout.
    pub frame: Option<Rect>,
    /// The frame of a second column of panes, if there is room.
    pub second: Option<Rect>,
    /// The inside of the clock pane.
    pub clock: Rect,
    /// The inside of the middle pane; its title is in the row above.
    pub middle: Rect,
    /// The inside of the message pane; its title is in the row above.
    pub message: Rect,
    /// The inside of the pane with the piece count, if there is room and the board is more than decoration; its title
    /// is in the row above.
    pub material: Option<Rect>,
    /// The inside of the extra pane, if there is room; its title is in the row above.
    pub aside: Option<Rect>,
    /// The inside of the pane with a curve, if there is room; its title is in the row above.
    pub(super) curve: Option<Rect>,
    /// A free area for the list of keys or a graph: below the input line, or below the panes where that is too small.
    pub below: Option<Rect>,
    /// The input line.
    pub input: Rect,
    /// The line of keys.
    pub footer: Rect,
}

impl Layout {
    /// A board with the last lines, without panes.
    const fn bare(grid: Option<Grid>, input: Rect, footer: Rect) -> Self {
        let (clock, middle, message) = (Rect::ZERO, Rect::ZERO, Rect::ZERO);
        let (title, frame, second, material, aside, curve, below) = (None, None, None, None, None, None, None);
        Self { title, grid, frame, second, clock, middle, message, material, aside, curve, below, input, footer }
    }

    /// The column between the board and the panes.
    #[must_use]
    pub fn beside_board(&self) -> Rect {
        self.grid.map_or(Rect::ZERO, |grid| Rect { x: grid.area().right(), width: 1, ..grid.area() })
    }
}

/// What a screen has to show.
#[derive(Clone, Copy, Debug)]
pub struct Contents {
    /// The size of the board.
    pub(super) size: BoardSize,
    /// Which pane gets the rows if there are too few.
    pub(super) emphasis: Emphasis,
    /// Whether there are results for the extra pane.
    pub(super) has_results: bool,
}

/// Lays out a screen, with squares no larger than `largest`. `None` if the screen is too small. Unless `halves` of rows
/// can be drawn, squares have whole rows.
#[must_use]
pub fn layout(screen: Rect, contents: Contents, largest: Cells, halves: bool) -> Option<Layout> {
    if screen.width < MIN_SIZE.0 || screen.height < MIN_SIZE.1 {
        return None;
    }
    let Contents { size, .. } = contents;
    let rows = u16::from(size.rows());
    let footer = Rect { y: screen.bottom() - 1, height: 1, ..screen };
    let input = Rect { y: footer.y - 1, ..footer };
    if let Emphasis::Text(_) = contents.emphasis {
        return Some(without_board(screen, contents.emphasis, input, footer));
    }
    let most = match largest {
        Cells::Large => screen.width,
        Cells::Medium => 6,
        Cells::Small => 4,
        Cells::Tiny => 2,
    };
    let fits = |columns: &u16| {
        let panes = screen.width.saturating_sub(rows * columns + 1);
        (halves || columns.is_multiple_of(2)) && panes >= PANES && (rows * columns).div_ceil(2) + 3 <= screen.height
    };
    Some(match (4..=most).rev().find(fits) {
        Some(columns) => {
            let grid = Grid { origin: Point::new(screen.x, screen.y + 1), side: columns, size };
            roomy(screen, grid, contents, footer)
        }
        None => compact(screen, contents, input, footer),
    })
}

/// The panes in the whole width.
fn without_board(screen: Rect, emphasis: Emphasis, input: Rect, footer: Rect) -> Layout {
    if screen.height < FULL {
        let all = Rect::new(screen.x + 1, screen.y, screen.width - 2, input.y - screen.y);
        return compact_panes(Layout::bare(None, input, footer), all, emphasis);
    }
    let title = Rect { height: 1, ..screen };
    let frame = Rect { y: title.bottom(), height: input.y - title.bottom(), ..screen };
    let bare = Layout { title: Some(title), frame: Some(frame), ..Layout::bare(None, input, footer) };
    one_column(bare, frame, emphasis)
}

fn roomy(screen: Rect, grid: Grid, contents: Contents, footer: Rect) -> Layout {
    let title = Rect { height: 1, ..screen };
    let left = grid.area().right() + 1;
    let width = screen.right() - left;
    // The input line is below the board, after an empty row if there is one.
    let input = Rect { y: (grid.area().bottom() + 1).max(screen.y + 22).min(footer.y - 1), ..footer };
    // Under a wide board it is only as wide as the board, so that the panes get the whole height.
    let is_wide = grid.area().width >= WIDE && input.y + 1 < footer.y;
    let input = if is_wide { Rect { width: grid.area().width, ..input } } else { input };
    let bottom = if is_wide { footer.y } else { input.y };
    let frame = Rect::new(left, screen.y + 1, width, bottom - screen.y - 1);
    let free = Rect { y: input.y + 1, height: footer.y.saturating_sub(input.y + 1), ..input };
    let (frame, below) = if free.height >= MIN_BELOW { (frame, Some(free)) } else { divided(frame, contents.emphasis) };
    let bare = Layout { title: Some(title), frame: Some(frame), below, ..Layout::bare(Some(grid), input, footer) };
    match contents.emphasis {
        emphasis if width < TWO_COLUMNS => one_column(bare, frame, emphasis),
        emphasis if emphasis.choices().is_none() => two_columns(bare, frame, emphasis),
        emphasis if contents.has_results => choices_and_results(bare, frame, emphasis),
        emphasis => one_column(bare, frame, emphasis),
    }
}

/// High panes, and the area below them.
fn divided(frame: Rect, emphasis: Emphasis) -> (Rect, Option<Rect>) {
    let height = match emphasis {
        Emphasis::Menu(rows) => rows + CLOCK_ROWS + MENU_NOTE + 4,
        Emphasis::Form { rows, .. } => rows.max(LIST_ROWS).saturating_add(CLOCK_ROWS + FORM_NOTE + 4),
        Emphasis::Boards if frame.height < HIGH_LIST => frame.height,
        _ if frame.height >= if emphasis.is_message() { HIGH } else { HIGH_LIST } => frame.height - BELOW,
        _ => frame.height,
    };
    if height > frame.height.saturating_sub(BELOW) {
        return (frame, None);
    }
    let below = Rect { y: frame.y + height, height: frame.height - height, ..frame };
    (Rect { height, ..frame }, Some(below))
}

/// The inside of a pane.
fn inside(frame: Rect, y: u16, height: u16) -> Rect {
    Rect::new(frame.x + 2, y, frame.width - 4, height)
}

fn two_columns(bare: Layout, both: Rect, emphasis: Emphasis) -> Layout {
    let frame = Rect { width: both.width / 2, ..both };
    let second = Rect { x: frame.right(), width: both.width - frame.width, ..both };
    let has_curve = second.height >= CURVE_FROM;
    // A solution is short, and so is what is said about it.
    let is_short = has_curve && emphasis == Emphasis::Message;
    let last_rows = if is_short { second.height / 2 } else { (second.height / 3).min(ASIDE_ROWS) };
    // With a curve the extra pane is below the list, unless that is long.
    let is_split = has_curve && !matches!(emphasis, Emphasis::Game | Emphasis::Boards);
    let left = CLOCK_ROWS + if is_split { last_rows + 1 } else { 0 };
    let right = MATERIAL_ROWS + last_rows + if has_curve && !is_split { last_rows + 1 } else { 0 };
    let clock = inside(frame, frame.y + 1, CLOCK_ROWS);
    let middle = inside(frame, clock.bottom() + 1, frame.height - left - 3);
    let message = inside(second, second.y + 1, second.height - right - 4);
    let material = inside(second, message.bottom() + 1, MATERIAL_ROWS);
    let below_material = inside(second, material.bottom() + 1, last_rows);
    let aside = if is_split { inside(frame, middle.bottom() + 1, last_rows) } else { below_material };
    let curve = has_curve.then(|| inside(second, second.bottom() - 1 - last_rows, last_rows));
    let (frame, second, material, aside) = (Some(frame), Some(second), Some(material), Some(aside));
    Layout { frame, second, clock, middle, message, material, aside, curve, ..bare }
}

/// A menu or a form with its message, and the results beside it.
fn choices_and_results(bare: Layout, both: Rect, emphasis: Emphasis) -> Layout {
    let frame = Rect { width: both.width / 2, ..both };
    let second = Rect { x: frame.right(), width: both.width - frame.width, ..both };
    let rows = (second.height - 3) / 2;
    let aside = inside(second, second.y + 1, rows);
    let curve = inside(second, aside.bottom() + 1, second.height - 3 - rows);
    let found = one_column(bare, frame, emphasis);
    Layout { frame: Some(frame), second: Some(second), aside: Some(aside), curve: Some(curve), ..found }
}

fn one_column(bare: Layout, frame: Rect, emphasis: Emphasis) -> Layout {
    let tall = frame.height > 24;
    let clock_rows = match emphasis {
        _ if emphasis.is_message() => CLOCK_ROWS,
        _ if tall => CLOCK_ROWS,
        Emphasis::Form { least, .. } if least > LIST_ROWS => CLOCK_ROWS_FORM,
        _ => CLOCK_ROWS_LIST,
    };
    let clock = inside(frame, frame.y + 1, clock_rows);
    let has_material = tall && emphasis.choices().is_none() && bare.grid.is_some();
    let material_rows = if has_material { MATERIAL_ROWS + 1 } else { 0 };
    let rest = frame.height - clock_rows - 4 - material_rows;
    let message_rows = match emphasis {
        Emphasis::Menu(rows) => rest.saturating_sub(rows).clamp(1, rest / 2),
        Emphasis::Form { rows, .. } if tall => rest.saturating_sub(rows).max(FORM_NOTE),
        Emphasis::Text(rows) => rest.saturating_sub(rows).max(HELP_ROWS),
        Emphasis::Boards => rest.min(MESSAGE_ROWS),
        _ if tall => rest / 2,
        Emphasis::Middle => rest.saturating_sub(LIST_ROWS).max(1),
        Emphasis::Form { least, .. } => rest.saturating_sub(least).max(HELP_ROWS),
        Emphasis::Lesson(rows) => rest.saturating_sub(rows).max(HELP_ROWS),
        Emphasis::Message | Emphasis::Game => rest.min(MESSAGE_ROWS),
    };
    let message = inside(frame, frame.bottom() - 1 - message_rows, message_rows);
    let middle = inside(frame, clock.bottom() + 1, rest - message_rows);
    let material = has_material.then(|| inside(frame, middle.bottom() + 1, MATERIAL_ROWS));
    Layout { clock, middle, message, material, ..bare }
}

fn compact(screen: Rect, contents: Contents, input: Rect, footer: Rect) -> Layout {
    let Contents { size, emphasis, .. } = contents;
    let grid = Grid { origin: Point::new(screen.x, screen.y), side: 2, size };
    let left = grid.area().right() + 1;
    let width = screen.right() - left;
    let height = input.y - screen.y;
    if emphasis.choices().is_some() && width < PANES {
        let all = Rect::new(screen.x + 1, screen.y, screen.width - 2, height);
        return compact_panes(Layout::bare(None, input, footer), all, emphasis);
    }
    let bare = Layout::bare(Some(grid), input, footer);
    if width >= TWO_COLUMNS {
        let clock = Rect::new(left, screen.y, width / 2 - 1, 2);
        let middle = Rect { y: clock.bottom() + 1, height: height - 3, ..clock };
        let message = Rect { x: middle.right() + 2, y: screen.y + 1, width: width - width / 2 - 1, height: height - 1 };
        return Layout { clock, middle, message, ..bare };
    }
    compact_panes(bare, Rect::new(left, screen.y, width, height), emphasis)
}

/// The panes one above the other, without a frame.
fn compact_panes(bare: Layout, all: Rect, emphasis: Emphasis) -> Layout {
    let (clock_rows, message_rows) = match emphasis {
        Emphasis::Middle => (2, 1 + (all.height - 10) / 2),
        Emphasis::Menu(_) => (1, 1 + (all.height - 10) / 2),
        Emphasis::Message | Emphasis::Game | Emphasis::Boards | Emphasis::Lesson(_) => (2, 4 + (all.height - 10) / 2),
        // Without a board there is no side to move to be told.
        Emphasis::Text(rows) => (0, all.height.saturating_sub(2 + rows).max(4)),
        Emphasis::Form { .. } => (0, 3 + (all.height - 10) / 3),
    };
    let clock = Rect { height: clock_rows, ..all };
    let message = Rect { y: all.bottom() - message_rows, height: message_rows, ..all };
    let middle = Rect { y: clock.bottom() + 1, height: message.y - clock.bottom() - 2, ..all };
    Layout { clock, middle, message, ..bare }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contents(size: BoardSize, emphasis: Emphasis) -> Contents {
        Contents { size, emphasis, has_results: true }
    }

    fn at(width: u16, height: u16, size: BoardSize) -> Option<Layout> {
        layout(Rect::new(0, 0, width, height), contents(size, Emphasis::Message), Cells::Large, true)
    }

    #[test]
    fn the_board_grows_with_the_terminal() {
        let side = |width, height, size| at(width, height, size).and_then(|layout| layout.grid).map(|grid| grid.side);
        assert_eq!(side(80, 24, BoardSize::Ten), Some(4));
        assert_eq!(side(120, 40, BoardSize::Ten), Some(7));
        assert_eq!(side(200, 60, BoardSize::Ten), Some(11));
        assert_eq!(side(40, 12, BoardSize::Ten), Some(2));
        assert_eq!(side(80, 24, BoardSize::Eight), Some(5));
        assert_eq!(side(120, 40, BoardSize::Eight), Some(9));
        assert_eq!(side(40, 12, BoardSize::Eight), Some(2));
        assert_eq!(side(39, 12, BoardSize::Ten), None);
        assert_eq!(side(40, 11, BoardSize::Ten), None);
    }

    #[test]
    fn squares_can_be_kept_small_and_to_whole_rows() {
        let side = |cells, halves| {
            let contents = contents(BoardSize::Ten, Emphasis::Message);
            layout(Rect::new(0, 0, 200, 60), contents, cells, halves).unwrap().grid.unwrap().side
        };
        for (cells, columns) in [(Cells::Medium, 6), (Cells::Small, 4), (Cells::Tiny, 2)] {
            assert_eq!(side(cells, true), columns);
        }
        assert_eq!(side(Cells::Large, false), 10);
    }

    #[test]
    fn at_80x24_the_panes_have_at_least_38_columns() {
        assert!(at(80, 24, BoardSize::Ten).unwrap().frame.unwrap().width >= 38);
    }

    #[test]
    fn the_panes_reach_to_the_right_edge_at_every_width() {
        for size in [BoardSize::Ten, BoardSize::Eight] {
            for (width, height) in [(80, 24), (120, 40), (160, 50), (200, 60), (240, 60)] {
                let found = at(width, height, size).unwrap();
                assert_eq!(found.second.or(found.frame).unwrap().right(), width);
                // Longer lines are hard to read.
                assert!(found.message.width < 90, "{width}x{height}: {}", found.message.width);
            }
        }
    }

    #[test]
    fn a_large_screen_has_a_curve_and_room_for_every_line_of_the_options() {
        let found = at(200, 60, BoardSize::Ten).unwrap();
        assert!(found.curve.is_some_and(|curve| curve.height >= 10 && curve.width >= 36));
        assert!(found.middle.height >= 16);
        assert!(found.aside.is_some_and(|aside| aside.height >= 20));
        assert_eq!(at(120, 40, BoardSize::Ten).unwrap().curve, None);
    }

    #[test]
    fn a_board_that_is_decoration_is_not_counted_and_gives_way_on_a_small_screen() {
        for emphasis in [Emphasis::Menu(13), Emphasis::Form { rows: 8, least: 8 }] {
            let contents = contents(BoardSize::Ten, emphasis);
            let at = |width, height| layout(Rect::new(0, 0, width, height), contents, Cells::Large, true).unwrap();
            let small = at(40, 12);
            assert_eq!(small.grid, None);
            assert!(small.middle.width >= 38 && small.middle.height >= 5);
            for (width, height) in [(80, 24), (120, 40), (200, 60)] {
                assert!(at(width, height).grid.is_some());
                assert_eq!(at(width, height).material, None);
            }
        }
    }

    #[test]
    fn nothing_overlaps_or_leaves_the_screen_at_any_size() {
        for size in [BoardSize::Ten, BoardSize::Eight] {
            for width in 40..220 {
                for height in 12..70 {
                    let screen = Rect::new(0, 0, width, height);
                    let form = Emphasis::Form { rows: 17, least: 10 };
                    let emphasis = [
                        Emphasis::Middle,
                        Emphasis::Message,
                        Emphasis::Menu(13),
                        form,
                        Emphasis::Game,
                        Emphasis::Boards,
                    ];
                    let contents =
                        Contents { size, emphasis: emphasis[usize::from(width / 7 % 6)], has_results: height % 2 > 0 };
                    let cells = Cells::ALL[usize::from(width / 3 % 4)];
                    let found = layout(screen, contents, cells, width % 2 > 0).unwrap();
                    let mut parts = vec![found.middle, found.message, found.input, found.footer];
                    // On a small screen a form has no clock, and its board is left out.
                    parts.extend(Some(found.clock).filter(|clock| clock.height > 0));
                    parts.extend(found.grid.map(|grid| grid.area()));
                    parts.extend(found.material);
                    parts.extend(found.aside);
                    parts.extend(found.curve);
                    parts.extend(found.below);
                    for (place, part) in parts.iter().enumerate() {
                        assert_eq!(part.intersection(screen), *part, "{width}x{height}: {part:?}");
                        assert!(part.height > 0 && part.width > 0, "{width}x{height}: {part:?}");
                        assert!(parts[..place].iter().all(|other| !other.intersects(*part)), "{width}x{height}");
                    }
                }
            }
        }
    }
}
