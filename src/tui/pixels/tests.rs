use super::encode::{base64, sixel};
use super::*;
use tiny_skia::{Color, Pixmap};

#[test]
fn base64_is_that_of_rfc_4648() {
    // Its test vectors, section 10.
    for (bytes, text) in
        [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE=")]
    {
        assert_eq!(base64(bytes.as_bytes()), text);
    }
}

#[test]
fn a_red_square_in_sixels() {
    let mut picture = Pixmap::new(5, 8).unwrap();
    picture.fill(Color::from_rgba8(255, 0, 0, 255));
    // Six rows of five pixels, all set, then two.
    assert_eq!(sixel(&picture), "\u{1b}P0;1q\"1;1;5;8#0;2;100;0;0#0!5~$-#0!5B$-\u{1b}\\");
}

#[test]
fn pixels_are_used_only_where_the_terminal_has_told_of_them() {
    let cell = Some((10, 20));
    let none = Found { cell, ..Found::default() };
    assert_eq!(none.pixels(Graphics::Auto), None);
    let all = Found { cell, has_kitty: true, has_sixel: true, is_iterm: true };
    let protocol = |found: Found, choice| found.pixels(choice).map(|pixels| pixels.protocol);
    assert_eq!(protocol(all, Graphics::Auto), Some(Protocol::Kitty));
    assert_eq!(protocol(Found { has_kitty: false, ..all }, Graphics::Auto), Some(Protocol::Iterm));
    assert_eq!(protocol(Found { has_sixel: true, ..none }, Graphics::Auto), Some(Protocol::Sixel));
    assert_eq!(protocol(all, Graphics::Cells), None);
    assert_eq!(protocol(none, Graphics::Sixel), Some(Protocol::Sixel));
    // Without the size of a cell nothing can be placed.
    assert_eq!(protocol(Found { cell: None, ..all }, Graphics::Auto), None);
}
