//! Evaluations: a bar beside the board and a graph of the game.

use ratatui::buffer::Buffer;
use ratatui::layout::{Constraint, Rect};
use ratatui::symbols::Marker;
use ratatui::text::Line;
use ratatui::widgets::{Axis, Chart, Clear, Dataset, GraphType, Widget};

use super::panes;
use crate::tui::layout::Layout;
use crate::tui::page::{Tone, Words};
use crate::tui::theme::Theme;
use crate::words::say;
use damier_train::analysis::Point;

/// The evaluations of a game, all for White.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluation {
    /// White's expected share of the points in the position on the board, 0 to 1; `None` if unknown.
    pub expected: Option<f64>,
    /// The known evaluations of the line.
    pub points: Vec<Point>,
    /// Length of the line, in plies.
    pub plies: usize,
    /// Ply of the position on the board.
    pub at: usize,
    /// Whether the graph is in the message pane even if there is room for it below.
    pub in_pane: bool,
}

/// Draws the bar, and the graph if there is room for it.
pub fn draw(evaluation: &Evaluation, layout: &Layout, turned: bool, theme: &Theme, buffer: &mut Buffer) {
    if let Some(expected) = evaluation.expected {
        draw_bar(expected, layout.beside_board(), turned, theme, buffer);
    }
    let place = if evaluation.in_pane { Some(layout.message) } else { layout.below };
    if let Some(area) = place {
        Clear.render(area, buffer);
        buffer.set_style(area, theme.ground);
        draw_graph(evaluation, area, theme, buffer);
    }
}

/// Draws the bar. The white part grows from White's side of the board, and differs in shape as well as in colour.
fn draw_bar(expected: f64, area: Rect, turned: bool, theme: &Theme, buffer: &mut Buffer) {
    let halves = (0..=2 * area.height).rev().find(|&halves| f64::from(halves) <= expected * f64::from(2 * area.height));
    let halves = halves.unwrap_or(0);
    for step in 0..area.height {
        let y = if turned { area.y + step } else { area.bottom() - 1 - step };
        let (symbol, style) = match halves.saturating_sub(2 * step) {
            0 => ("│", theme.frame),
            1 if turned => ("▀", theme.white_piece),
            1 => ("▄", theme.white_piece),
            _ => ("█", theme.white_piece),
        };
        buffer.set_string(area.x, y, symbol, theme.dark_square.patch(style));
    }
}

fn draw_graph(evaluation: &Evaluation, area: Rect, theme: &Theme, buffer: &mut Buffer) {
    if evaluation.points.is_empty() {
        panes::paragraph(&[Words::new(Tone::Quiet, say().graph_empty())], area, theme, buffer);
        return;
    }
    let as_number = |ply: usize| f64::from(u32::try_from(ply).unwrap_or(u32::MAX));
    let last = as_number(evaluation.plies.max(1));
    let percent = |point: &Point| (as_number(point.ply), point.expected * 100.0);
    let curve: Vec<(f64, f64)> = evaluation.points.iter().map(percent).collect();
    let mistakes: Vec<(f64, f64)> = evaluation.points.iter().filter(|point| point.is_mistake).map(percent).collect();
    let middle = [(0.0, 50.0), (last, 50.0)];
    let at = as_number(evaluation.at);
    let here = [(at, 0.0), (at, 100.0)];
    let line =
        |data, style| Dataset::default().marker(Marker::Braille).graph_type(GraphType::Line).style(style).data(data);
    let sets = vec![
        line(&middle, theme.frame),
        line(&here, theme.notice),
        line(&curve, theme.text).graph_type(if curve.len() > 1 { GraphType::Line } else { GraphType::Scatter }),
        line(&mistakes, theme.bad).marker(Marker::Dot).graph_type(GraphType::Scatter),
    ];
    Chart::new(sets)
        .x_axis(Axis::default().bounds([0.0, last]).style(theme.frame))
        .y_axis(Axis::default().bounds([0.0, 100.0]).labels(["0%", "50%", "100%"].map(Line::from)).style(theme.quiet))
        .style(theme.text)
        .hidden_legend_constraints((Constraint::Length(0), Constraint::Length(0)))
        .render(area, buffer);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::ThemeName;
    use crate::tui::theme::ColorDepth;

    fn bar(expected: f64, turned: bool) -> String {
        let area = Rect::new(0, 0, 1, 4);
        let mut buffer = Buffer::empty(area);
        draw_bar(expected, area, turned, &Theme::of(ThemeName::Monochrome, ColorDepth::True), &mut buffer);
        (0..4).map(|y| buffer[(0, y)].symbol().to_owned()).collect()
    }

    #[test]
    fn the_white_part_grows_from_the_white_side() {
        assert_eq!(bar(0.0, false), "││││");
        assert_eq!(bar(0.5, false), "││██");
        assert_eq!(bar(0.4, false), "││▄█");
        assert_eq!(bar(0.4, true), "█▀││");
        assert_eq!(bar(1.0, true), "████");
    }
}
