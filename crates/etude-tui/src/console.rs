//! The Linux console, whose font has 256 or 512 signs.
//!
//! The kernel's own fonts have those of code page 437: light lines, half blocks and shades, but neither quadrants nor eighths
//! nor dashes. What a font lacks is drawn as a small square, so signs that look alike stand in.

use ratatui::buffer::Buffer;

use crate::ambiguous;

/// The signs beyond ASCII that the kernel's fonts have, or draw as a letter without its accent: `drivers/tty/vt/cp437.uni`
/// in the sources of Linux.
const SIGNS: &str = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýÿ¡¢£¤¥¦§¨©ª«¬®°±²´µ¶·¸º»¼½¿ƒ\
    ΓΘΣΦΩαβδεπστφμ•‼ⁿ₧ΩK←↑→↓↔↕↨∈∙√∞∟∩≈≡≤≥⌂⌐⌠⌡─│┌┐└┘├┤┬┴┼═║╒╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡╢╣╤╥╦╧╨╩╪╫╬▀▄█▌▐░▒▓■▬▲▶►▼◀◄◆○◘◙☺☻☼♀♂♠♣♥♦♪♫\u{a0}";

/// Draws stand-ins for the signs that the console may lack.
pub fn replace(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if let Some(stand_in) = cell.symbol().chars().next().and_then(stand_in) {
            cell.set_char(stand_in);
        }
    }
}

/// The sign of the console that looks most like another; `None` for those it has, and for scripts it does not know.
fn stand_in(sign: char) -> Option<char> {
    Some(match sign {
        sign if sign.is_ascii() || SIGNS.contains(sign) => return None,
        '╭' | '┏' => '┌',
        '╮' | '┓' => '┐',
        '╰' | '┗' => '└',
        '╯' | '┛' => '┘',
        '━' => '─',
        '┃' | '▏' | '▎' | '▕' => '│',
        '▸' => '►',
        '›' => '>',
        '‹' => '<',
        '◂' => '◄',
        '▁' | '▂' => '_',
        '▃' | '▅' | '▖' | '▗' => '▄',
        '▆' | '▇' | '▉' | '▊' | '▙' | '▟' | '▛' | '▜' => '█',
        '▍' | '▋' => '▌',
        '▔' | '▘' | '▝' => '▀',
        // Sextants are in letters on a screen too small for larger ones.
        '▚' | '▞' | '\u{1fb00}'..='\u{1fb3b}' => '▒',
        '⠀' => ' ',
        // A curve in the dots of braille.
        '⠁'..='⣿' => '·',
        sign => return ambiguous::stand_in(sign),
    })
}

#[cfg(test)]
mod tests {
    use ratatui::buffer::Cell;
    use ratatui::layout::Rect;
    use ratatui::style::Style;

    use super::*;

    #[test]
    fn what_the_kernels_fonts_have_stays_and_the_rest_has_stand_ins() {
        let drawn = |text: &str| {
            let mut buffer = Buffer::empty(Rect::new(0, 0, 30, 1));
            buffer.set_string(0, 0, text, Style::default());
            replace(&mut buffer);
            let drawn: String = buffer.content.iter().map(Cell::symbol).collect();
            drawn.trim_end().to_owned()
        };
        for text in ["─│┌┐└┘ ▀▄█▌▐ ░▒▓ √ × ← ↑ · é ü", "14-9 11x22"] {
            assert_eq!(drawn(text), text);
        }
        assert_eq!(drawn("╭━╮ ▸ “a” – … ’"), "┌─┐ ► \"a\" - . '");
        assert_eq!(drawn("▁▃▅▇ ▔ ⣀⠒ ▟▘"), "_▄▄█ ▀ ·· █▀");
        // No font of the console has Chinese.
        assert_eq!(drawn("规则"), "规 则");
    }
}
