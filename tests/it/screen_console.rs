//! The Linux console: what its font lacks is not sent.

use crate::screen::{Desk, SIZES};
use damier::tui::{Options, TerminalKind};
use etude_tui::color::ColorDepth;
use etude_tui::event::KeyCode;

/// The signs of code page 437 beyond ASCII, in their order, which the fonts of the kernel have; and two that it draws as
/// others (`drivers/tty/vt/cp437.uni` in its sources): the blank that does not break, and the sign for times.
const SIGNS: &str = "☺☻♥♦♣♠•◘○◙♂♀♪♫☼►◄↕‼¶§▬↨↑↓→←∟↔▲▼⌂\
    ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀\
    αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{a0}×";

/// A console of sixteen colours, or without colours.
fn console(monochrome: bool, (width, height): (u16, u16)) -> Desk {
    let options = Options {
        seed: Some(1),
        terminal: TerminalKind::Console,
        colors: ColorDepth::Sixteen,
        monochrome,
        ..Options::default()
    };
    Desk::new(&options, width, height)
}

#[test]
fn every_screen_has_only_signs_of_the_kernels_fonts() {
    let screens =
        ["", "?", "p", "pi", "ps", "pw", "m", "m\n", "e", "e\n", "n", "n\n", "g", "g\n", "s", "o", "a", "l", "l\n"];
    for size in SIZES {
        for (monochrome, keys) in [false, true].into_iter().flat_map(|bare| screens.map(|keys| (bare, keys))) {
            let mut desk = console(monochrome, size);
            desk.write(keys);
            desk.answer();
            for _ in 0..3 {
                for cell in &desk.buffer().content {
                    let is_known = |sign: char| sign.is_ascii() || SIGNS.contains(sign);
                    assert!(cell.symbol().chars().all(is_known), "{keys:?} {size:?}: {:?}", cell.symbol());
                }
                // Not to the side: that would choose another language, and no font of the console has Chinese.
                desk.press(KeyCode::Down);
            }
        }
    }
}

#[test]
fn pieces_are_drawn_in_half_blocks() {
    let mut desk = console(false, SIZES[0]);
    desk.write("o");
    let text = desk.text();
    assert!(text.contains('▀') && text.contains('▌'), "{text}");
    assert!(!text.contains(['▗', '▙', '▟', '▔', '▁', '┏', '╳']), "{text}");
}
