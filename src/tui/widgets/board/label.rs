//! The name of a square, drawn in lines.

use tiny_skia::Pixmap;

use super::Mark;
use super::paint::{Look, marked, unit};
use crate::tui::theme::inks::Inks;
use etude_tui::paint::{open_path, plain, round_stroke};

/// The name of a square: two characters at most.
pub type SquareLabel = [char; 2];

/// Writes the name of a square: on a free square in the lower left corner, as on printed boards, on a piece in its
/// middle. Over an arrow it has an edge in the colour of its ground.
pub fn draw(pixmap: &mut Pixmap, label: SquareLabel, look: Look, is_over_arrow: bool, inks: &Inks) {
    let ground = match (look.piece, look.mark) {
        (Some(piece), _) => inks.side(piece.color).fill.rgb,
        (None, Some(mark)) => marked(inks, mark),
        (None, None) => inks.dark.rgb,
    };
    let wanted = if look.piece.is_some() { inks.pale } else { inks.number };
    let ink = inks.pixels_on(ground, wanted);
    let glyphs: Vec<&[&[(f32, f32)]]> = label.iter().filter_map(|&letter| strokes(letter)).collect();
    let (step, size) = (0.15, 0.026);
    let (left, top) = match look {
        Look { piece: Some(_), .. } if glyphs.len() == 1 => (0.36 + step / 2.0, 0.38),
        Look { piece: Some(_), .. } => (0.36, 0.38),
        // Clear of the corner of the cursor, and of the frame.
        Look { mark: Some(Mark::Cursor | Mark::Selected), .. } => (0.14, 0.66),
        _ => (0.08, 0.7),
    };
    let scale = unit(pixmap);
    let edge = is_over_arrow.then_some((0.12, ground));
    let passes = edge.into_iter().chain([(0.028, ink)]);
    for (width, ink) in passes {
        let stroke = round_stroke(width);
        for (place, line) in
            glyphs.iter().enumerate().flat_map(|(place, lines)| lines.iter().map(move |line| (place, line)))
        {
            #[expect(clippy::cast_precision_loss, reason = "two letters")]
            let left = left + place as f32 * step;
            if let Some(path) = open_path(line.iter().map(|(x, y)| (left + x * size, top + y * size * 1.2))) {
                pixmap.stroke_path(&path, &plain(ink, 1.0), &stroke, scale, None);
            }
        }
    }
}

/// The lines of a digit or a letter of a file, in a box of four by six.
fn strokes(letter: char) -> Option<&'static [&'static [(f32, f32)]]> {
    let lines: &[&[(f32, f32)]] = match letter {
        '0' => &[&[(1., 0.), (3., 0.), (4., 1.), (4., 5.), (3., 6.), (1., 6.), (0., 5.), (0., 1.), (1., 0.)]],
        '1' => &[&[(0.8, 1.2), (2., 0.), (2., 6.)], &[(0.8, 6.), (3.2, 6.)]],
        '2' => &[&[(0., 1.), (1., 0.), (3., 0.), (4., 1.), (4., 2.), (0., 6.), (4., 6.)]],
        '3' => &[&[(0., 0.), (4., 0.), (2., 2.5), (3., 2.5), (4., 3.5), (4., 5.), (3., 6.), (1., 6.), (0., 5.)]],
        '4' => &[&[(3., 6.), (3., 0.), (0., 4.), (4., 4.)]],
        '5' => &[&[(4., 0.), (0., 0.), (0., 2.5), (3., 2.5), (4., 3.5), (4., 5.), (3., 6.), (0., 6.)]],
        '6' => {
            &[&[(3.6, 0.), (1., 0.), (0., 1.), (0., 5.), (1., 6.), (3., 6.), (4., 5.), (4., 3.5), (3., 2.5), (0., 2.5)]]
        }
        '7' => &[&[(0., 0.), (4., 0.), (1.5, 6.)]],
        '8' => &[
            &[(1., 0.), (3., 0.), (4., 1.), (4., 2.), (3., 3.), (1., 3.), (0., 4.), (0., 5.), (1., 6.), (3., 6.)],
            &[(3., 6.), (4., 5.), (4., 4.), (3., 3.)],
            &[(1., 3.), (0., 2.), (0., 1.), (1., 0.)],
        ],
        '9' => {
            &[&[(0.4, 6.), (3., 6.), (4., 5.), (4., 1.), (3., 0.), (1., 0.), (0., 1.), (0., 2.5), (1., 3.5), (4., 3.5)]]
        }
        'a' => &[
            &[(0.5, 2.2), (3., 2.), (4., 3.), (4., 6.)],
            &[(4., 4.), (1., 4.), (0., 5.), (1., 6.), (3., 6.), (4., 5.)],
        ],
        'b' => &[&[(0., 0.), (0., 6.), (3., 6.), (4., 5.), (4., 3.), (3., 2.), (0., 2.)]],
        'c' => &[&[(4., 2.), (1., 2.), (0., 3.), (0., 5.), (1., 6.), (4., 6.)]],
        'd' => &[&[(4., 0.), (4., 6.), (1., 6.), (0., 5.), (0., 3.), (1., 2.), (4., 2.)]],
        'e' => &[&[(0., 4.), (4., 4.), (4., 3.), (3., 2.), (1., 2.), (0., 3.), (0., 5.), (1., 6.), (3.6, 6.)]],
        'f' => &[&[(4., 0.), (3., 0.), (2., 1.), (2., 6.)], &[(0.5, 2.5), (3.5, 2.5)]],
        'g' => {
            &[&[(4., 2.), (1., 2.), (0., 3.), (0., 4.), (1., 5.), (4., 5.)], &[(4., 2.), (4., 6.), (3., 7.), (0.5, 7.)]]
        }
        'h' => &[&[(0., 0.), (0., 6.)], &[(0., 3.), (1., 2.), (3., 2.), (4., 3.), (4., 6.)]],
        _ => return None,
    };
    Some(lines)
}
