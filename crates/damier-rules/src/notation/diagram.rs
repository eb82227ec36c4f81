//! Diagrams of letters.

use crate::{AnyPosition, Color, PieceKind};

/// A diagram, fit for braille, too: a line for each row from Black's side, a letter for each square. `w` and `b` are men,
/// `W` and `B` kings, a hyphen is an empty square and a full stop one that no piece can stand on.
///
/// ```
/// use damier_rules::Variant;
/// use damier_rules::notation::{read_fen, write_diagram};
///
/// let position = read_fen("W:Wa1,Kh8:Bb6", Variant::Russian)?.position;
/// let rows = [".-.-.-.W", "-.-.-.-.", ".b.-.-.-", "-.-.-.-.", ".-.-.-.-", "-.-.-.-.", ".-.-.-.-", "w.-.-.-."];
/// assert_eq!(write_diagram(&position), rows);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn write_diagram(position: &AnyPosition) -> Vec<String> {
    let size = position.board_size();
    let letter = |row, column| match size.square_at(row, column).map(|square| position.piece_at(square)) {
        None => '.',
        Some(None) => '-',
        Some(Some(piece)) => {
            let letter = if piece.color == Color::White { 'w' } else { 'b' };
            if piece.kind == PieceKind::King { letter.to_ascii_uppercase() } else { letter }
        }
    };
    (0..size.rows()).map(|row| (0..size.rows()).map(|column| letter(row, column)).collect()).collect()
}

#[cfg(test)]
mod tests {
    use crate::Variant;
    use crate::notation::read_fen;

    #[test]
    fn a_board_of_a_hundred_squares_begins_with_a_light_one() {
        let rows = super::write_diagram(&read_fen("W:W46,K47:B1,K5", Variant::International).unwrap().position);
        assert_eq!((rows.len(), rows[0].as_str(), rows[9].as_str()), (10, ".b.-.-.-.B", "w.W.-.-.-."));
    }
}
