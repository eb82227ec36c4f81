//! Where everything stands: one pure function, used by the view and for mouse hits alike.

use ratatui::layout::{Position as Point, Rect};

use super::widgets::board::Grid;
use crate::rules::BoardSize;

/// The least room in which there is a board to play on.
pub const LEAST: (u16, u16) = (40, 12);

/// Rows of the clock pane.
const CLOCK_ROWS: u16 = 3;

/// Rows below the line for typing that are worth being used.
const LEAST_BELOW: u16 = 5;

/// Rows that a list gets before the message does.
const LIST_ROWS: u16 = 7;

/// Which pane gets the rows that are scarce.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Emphasis {
    /// The middle one: there is a list to choose from.
    Middle,
    /// The message.
    Message,
}

/// The rectangles of a screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The line with the name of the screen; it has no room in the compact form.
    pub title: Option<Rect>,
    /// The board.
    pub grid: Grid,
    /// The frame around the panes; none in the compact form.
    pub frame: Option<Rect>,
    /// Inside the clock pane.
    pub clock: Rect,
    /// Inside the middle pane; the row above it carries its title.
    pub middle: Rect,
    /// Inside the message pane; the row above it carries its title.
    pub message: Rect,
    /// The line for typing.
    pub input: Rect,
    /// The line with the keys.
    pub footer: Rect,
}

impl Layout {
    /// The column between the board and the panes.
    #[must_use]
    pub fn beside_board(&self) -> Rect {
        let board = self.grid.area();
        Rect { x: board.right(), width: 1, ..board }
    }

    /// What is free below the line for typing, if it is enough for something to be seen there.
    #[must_use]
    pub fn below(&self) -> Option<Rect> {
        let frame = self.frame?;
        let (x, y) = (self.grid.origin.x, self.input.y + 1);
        let height = self.footer.y.saturating_sub(y);
        (height >= LEAST_BELOW).then(|| Rect { x, y, width: frame.right() - x, height })
    }
}

/// Divides a screen for a board of some size. `None` where there is not room enough.
#[must_use]
pub fn layout(screen: Rect, size: BoardSize, emphasis: Emphasis) -> Option<Layout> {
    if screen.width < LEAST.0 || screen.height < LEAST.1 {
        return None;
    }
    let rows = u16::from(size.rows());
    let footer = Rect { y: screen.bottom() - 1, height: 1, ..screen };
    let input = Rect { y: footer.y - 1, ..footer };
    // Cells are twice as wide as high, which looks square in most terminals.
    let cell = [(8, 4), (6, 3), (4, 2)].into_iter().find(|&(width, height)| {
        let panes = screen.width.saturating_sub(rows * width + 1);
        panes >= 32 && rows * height + 3 <= screen.height
    });
    Some(match cell {
        Some(cell) => roomy(screen, cell, size, emphasis, footer),
        None => compact(screen, size, emphasis, input, footer),
    })
}

fn roomy(screen: Rect, cell: (u16, u16), size: BoardSize, emphasis: Emphasis, footer: Rect) -> Layout {
    let title = Rect { height: 1, ..screen };
    let grid = Grid { origin: Point::new(screen.x, screen.y + 1), cell, size };
    let left = grid.area().right() + 1;
    let width = (screen.right() - left).min(60);
    // What is typed stands right below the board, with an empty line between when there is one.
    let input = Rect { y: (grid.area().bottom() + 1).max(screen.y + 22).min(footer.y - 1), ..footer };
    let frame = Rect::new(left, screen.y + 1, width, input.y - screen.y - 1);
    let clock = Rect::new(frame.x + 2, frame.y + 1, width - 4, CLOCK_ROWS);
    let rest = frame.height - CLOCK_ROWS - 4;
    let message_rows = match emphasis {
        _ if frame.height > 24 => rest / 2,
        Emphasis::Middle => rest.saturating_sub(LIST_ROWS).max(1),
        Emphasis::Message => rest.min(8),
    };
    let message = Rect { y: frame.bottom() - 1 - message_rows, height: message_rows, ..clock };
    let middle = Rect { y: clock.bottom() + 1, height: rest - message_rows, ..clock };
    Layout { title: Some(title), grid, frame: Some(frame), clock, middle, message, input, footer }
}

fn compact(screen: Rect, size: BoardSize, emphasis: Emphasis, input: Rect, footer: Rect) -> Layout {
    let grid = Grid { origin: Point::new(screen.x, screen.y), cell: (2, 1), size };
    let left = grid.area().right() + 1;
    let width = (screen.right() - left).min(60);
    let height = input.y - screen.y;
    let clock = Rect::new(left, screen.y, width, 2);
    let message_rows = match emphasis {
        Emphasis::Middle => 1 + (height - 10) / 2,
        Emphasis::Message => 4 + (height - 10) / 2,
    };
    let message = Rect { y: input.y - message_rows, height: message_rows, ..clock };
    let middle = Rect { y: clock.bottom() + 1, height: height - 4 - message_rows, ..clock };
    Layout { title: None, grid, frame: None, clock, middle, message, input, footer }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(width: u16, height: u16) -> Option<Layout> {
        layout(Rect::new(0, 0, width, height), BoardSize::Ten, Emphasis::Message)
    }

    #[test]
    fn the_board_grows_with_the_terminal() {
        let cell = |width, height| at(width, height).map(|layout| layout.grid.cell);
        assert_eq!(cell(80, 24), Some((4, 2)));
        assert_eq!(cell(120, 40), Some((6, 3)));
        assert_eq!(cell(200, 60), Some((8, 4)));
        assert_eq!(cell(40, 12), Some((2, 1)));
        assert_eq!(cell(39, 12), None);
        assert_eq!(cell(40, 11), None);
    }

    #[test]
    fn at_80_by_24_the_panes_are_38_columns_wide_or_more() {
        assert!(at(80, 24).unwrap().frame.unwrap().width >= 38);
    }

    #[test]
    fn nothing_overlaps_or_leaves_the_screen_at_any_size() {
        for size in [BoardSize::Ten, BoardSize::Eight] {
            for width in 40..220 {
                for height in 12..70 {
                    let screen = Rect::new(0, 0, width, height);
                    let emphasis = if width % 2 == 0 { Emphasis::Middle } else { Emphasis::Message };
                    let found = layout(screen, size, emphasis).unwrap();
                    let parts =
                        [found.grid.area(), found.clock, found.middle, found.message, found.input, found.footer];
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
