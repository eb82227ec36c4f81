//! Terminals that draw ambiguous characters two columns wide.
//!
//! Unicode (annex 11) leaves the width of many signs open: lines, blocks, arrows, some letters with accents. In East
//! Asian fonts they may take two columns, which tears frames and boards apart. The terminal is asked once how wide it
//! draws a line: it reports the cursor behind one. Where that is two columns, other signs stand in.

use ratatui::buffer::Buffer;
use unicode_width::UnicodeWidthChar;

use etude_text::ascii;

/// Draws stand-ins for all characters of ambiguous width.
pub fn replace(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if let Some(stand_in) = cell.symbol().chars().next().and_then(stand_in) {
            cell.set_char(stand_in);
        }
    }
}

/// The ASCII character that looks most like one of ambiguous width; `None` for all others. The letters with accents are
/// narrow in some tables of the annex and wide in others.
pub(crate) fn stand_in(character: char) -> Option<char> {
    const NARROW_IN_SOME: &str = "▐░▸◂àáāǎèéêēěìíīǐòóōǒøùúüūǔØ";
    let is_ambiguous = character.width() == Some(1) && character.width_cjk() == Some(2);
    (is_ambiguous || NARROW_IN_SOME.contains(character)).then(|| ascii(character))
}

#[cfg(test)]
mod tests {
    use ratatui::buffer::Cell;
    use ratatui::layout::Rect;
    use ratatui::style::Style;

    use super::*;

    #[test]
    fn no_ambiguous_character_is_left() {
        let text = "┌─ 规则 · coup de l’épicier … ▸ █▓▒░ ↑↓ √× ±5 ─┐";
        let mut buffer = Buffer::empty(Rect::new(0, 0, 60, 1));
        buffer.set_string(0, 0, text, Style::default());
        replace(&mut buffer);
        let letters = || buffer.content.iter().flat_map(|cell| cell.symbol().chars());
        assert!(letters().all(|letter| letter.width() == letter.width_cjk()));
        let drawn: String = buffer.content.iter().map(Cell::symbol).collect();
        assert_eq!(drawn.trim_end(), "+- 规 则  . coup de l'epicier . > #%=: ^v vx +5 -+");
    }
}
