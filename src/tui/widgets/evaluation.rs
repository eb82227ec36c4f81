//! Evaluations: a bar beside the board and a graph of the game.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::manner::Manner;
use super::panes;
use crate::tui::layout::Layout;
use crate::tui::page::{Tone, Words};
use crate::tui::theme::Theme;
use crate::words::say;
use damier_train::analysis::Point;
use etude_tui::color::contrast;
use etude_tui::figure::{Figure, WHOLE};
use etude_tui::frame;
use etude_tui::plot::{self, Curve};

/// The evaluations of a game, all for White.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluation {
    /// White's expected share of the points in the position on the board, 0 to 1; `None` if unknown.
    pub expected: Option<f64>,
    /// The known evaluations of the line.
    pub(crate) points: Vec<Point>,
    /// Length of the line, in plies.
    pub(crate) plies: usize,
    /// Ply of the position on the board.
    pub(crate) at: usize,
    /// Whether the graph is in the message pane even if there is room for it below.
    pub in_pane: bool,
}

/// Draws the bar, and the graph if there is room for it; in pixels their places stay free.
pub fn draw(evaluation: &Evaluation, layout: &Layout, manner: Manner, buffer: &mut Buffer) {
    let Manner { theme, turned, in_pixels, .. } = manner;
    if let Some(expected) = evaluation.expected {
        if in_pixels {
            plot::leave_free(layout.beside_board(), buffer);
        } else {
            draw_bar(expected, layout.beside_board(), turned, theme, buffer);
        }
    }
    if !evaluation.in_pane {
        match (layout.curve, layout.below) {
            (Some(place), _) => panes::draw_title_of(place, &say().graph_title(), layout, theme, buffer),
            (None, Some(below)) => {
                frame::draw_box(below, &say().graph_title(), &theme.tones, buffer);
            }
            (None, None) => {}
        }
    }
    let Some(area) = graph_area(evaluation, layout) else { return };
    etude_tui::frame::clear(area, buffer);
    buffer.set_style(area, theme.tones.ground);
    match curve(evaluation) {
        Some(curve) => curve.draw(area, in_pixels, &theme.tones, buffer),
        None => frame::paragraph(&[Words::new(Tone::Quiet, say().graph_empty())], 0, area, &theme.tones, buffer),
    }
}

/// Where the graph is, if there is room for it.
fn graph_area(evaluation: &Evaluation, layout: &Layout) -> Option<Rect> {
    if evaluation.in_pane {
        return Some(layout.message);
    }
    layout.curve.or_else(|| layout.below.map(frame::inside_box))
}

/// The bar and the graph in pixels, with their places.
#[must_use]
pub fn figures(evaluation: &Evaluation, layout: &Layout, turned: bool) -> Vec<(Rect, Figure)> {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a part of the whole")]
    // In steps of half a percent, so that not every report of the engine draws it again.
    let share = |expected: f64| (expected.clamp(0.0, 1.0) * 200.0).round() as u16 * (WHOLE / 200);
    let bar = |expected| (layout.beside_board(), Figure::Share { white: share(expected), turned });
    let graph = graph_area(evaluation, layout).and_then(|area| {
        let curve = curve(evaluation)?;
        Some((curve.plot(area), curve.figure()))
    });
    evaluation.expected.map(bar).into_iter().chain(graph).collect()
}

/// The least contrast to the page of the side that is drawn as a bar.
const DISTINCT: f32 = 1.5;

/// Draws the bar: White's part grows from White's side of the board. It leaves half a column between itself and the board.
/// On a page as bright as White's pieces it is Black's part that is solid; the other side's is a line.
fn draw_bar(expected: f64, area: Rect, turned: bool, theme: &Theme, buffer: &mut Buffer) {
    let inks = &theme.inks;
    let is_white_solid = contrast(inks.white.fill.seen(), inks.page.ground.seen()) >= DISTINCT;
    let (solid, share) =
        if is_white_solid { (theme.white_piece, expected) } else { (theme.black_piece, 1.0 - expected) };
    let halves = (0..=2 * area.height).rev().find(|&halves| f64::from(halves) <= share * f64::from(2 * area.height));
    let halves = halves.unwrap_or(0);
    let grows_up = is_white_solid != turned;
    for step in 0..area.height {
        let y = if grows_up { area.bottom() - 1 - step } else { area.y + step };
        let (symbol, style) = match halves.saturating_sub(2 * step) {
            0 => ("│", theme.tones.frame),
            1 if grows_up => ("▗", solid),
            1 => ("▝", solid),
            _ => ("▐", solid),
        };
        buffer.set_string(area.x, y, symbol, theme.tones.ground.patch(style));
    }
}

/// The graph of the game; `None` without evaluations.
fn curve(evaluation: &Evaluation) -> Option<Curve> {
    let as_number = |ply: usize| f64::from(u32::try_from(ply).unwrap_or(u32::MAX));
    let percent = |point: &Point| (as_number(point.ply), point.expected * 100.0);
    let points = &evaluation.points;
    (!points.is_empty()).then(|| Curve {
        points: points.iter().map(percent).collect(),
        marked: points.iter().filter(|point| point.is_mistake).map(percent).collect(),
        across: [0.0, as_number(evaluation.plies.max(1))],
        heights: [0.0, 100.0],
        unit: "%",
        ends: None,
        is_about_middle: true,
        here: Some(as_number(evaluation.at)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_app::settings::ThemeName;
    use etude_tui::color::ColorDepth;

    fn bar_in(theme: ThemeName, expected: f64, turned: bool) -> String {
        let area = Rect::new(0, 0, 1, 4);
        let mut buffer = Buffer::empty(area);
        draw_bar(expected, area, turned, &Theme::of(theme, ColorDepth::True), &mut buffer);
        (0..4).map(|y| buffer[(0, y)].symbol().to_owned()).collect()
    }

    fn bar(expected: f64, turned: bool) -> String {
        bar_in(ThemeName::Monochrome, expected, turned)
    }

    #[test]
    fn on_a_bright_page_the_black_part_is_solid() {
        assert_eq!(bar_in(ThemeName::Light, 0.25, false), "▐▐▐│");
        assert_eq!(bar_in(ThemeName::Light, 0.3, true), "│▗▐▐");
        assert_eq!(bar_in(ThemeName::Dark, 0.25, false), "│││▐");
    }

    #[test]
    fn the_white_part_grows_from_the_white_side() {
        assert_eq!(bar(0.0, false), "││││");
        assert_eq!(bar(0.5, false), "││▐▐");
        assert_eq!(bar(0.4, false), "││▗▐");
        assert_eq!(bar(0.4, true), "▐▝││");
        assert_eq!(bar(1.0, true), "▐▐▐▐");
    }
}
