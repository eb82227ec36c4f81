use super::scene::{Picture, PictureCache, Tile};
use super::*;
use crate::tui::theme::Theme;
use crate::tui::widgets::board::Pointer;
use crate::tui::widgets::board::paint::{Arrow, Look, lone_piece};
use damier_app::settings::ThemeName;
use damier_rules::{Piece, PieceKind};
use etude_tui::color::ColorDepth;
use etude_tui::encode::{base64, iterm, sixel};
use etude_tui::figure::{Figure, WHOLE};
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
    assert_eq!(sixel(&picture).unwrap(), "\u{1b}P0;1q\"1;1;5;8#0;2;100;0;0#0!5~$-#0!5B$-\u{1b}\\");
}

/// Reads base64 by its definition: six bits a letter.
fn read_base64(text: &str) -> Vec<u8> {
    let value = |letter: u8| match letter {
        b'A'..=b'Z' => letter - b'A',
        b'a'..=b'z' => letter - b'a' + 26,
        b'0'..=b'9' => letter - b'0' + 52,
        b'+' => 62,
        _ => 63,
    };
    let letters: Vec<u8> = text.trim_end_matches('=').bytes().map(value).collect();
    let bits = |part: &[u8]| (0..4).fold(0, |bits, place| bits << 6 | u32::from(part.get(place).copied().unwrap_or(0)));
    letters.chunks(4).flat_map(|part| bits(part).to_be_bytes()[1..part.len()].to_vec()).collect()
}

#[test]
fn a_picture_for_iterm2_is_an_inline_file_of_its_protocol() {
    let mut picture = Pixmap::new(20, 40).unwrap();
    picture.fill(Color::from_rgba8(10, 200, 30, 255));
    let text = iterm(&picture, 2, 2).unwrap();
    // ESC ] 1337 ; File = key=value;... : base64 BEL (https://iterm2.com/documentation-images.html).
    let inside = text.strip_prefix("\u{1b}]1337;File=").and_then(|text| text.strip_suffix('\u{7}')).unwrap();
    let (arguments, data) = inside.split_once(':').unwrap();
    let arguments: Vec<(&str, &str)> = arguments.split(';').map(|pair| pair.split_once('=').unwrap()).collect();
    let value = |key| arguments.iter().find(|(name, _)| *name == key).map(|(_, value)| *value);
    // In cells, over the whole of them.
    assert_eq!((value("width"), value("height")), (Some("2"), Some("2")));
    assert_eq!((value("inline"), value("preserveAspectRatio")), (Some("1"), Some("0")));
    let file = read_base64(data);
    assert_eq!(value("size"), Some(file.len().to_string().as_str()));
    let mut decoder = png::Decoder::new(std::io::Cursor::new(file));
    decoder.set_transformations(png::Transformations::EXPAND);
    let mut reader = decoder.read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let frame = reader.next_frame(&mut pixels).unwrap();
    assert_eq!((frame.width, frame.height), (20, 40));
    assert!(pixels[..frame.buffer_size()].chunks(4).all(|pixel| pixel == [10, 200, 30, 255]));
}

#[test]
fn pixels_are_used_only_where_the_terminal_has_told_of_them() {
    let cell = Some((10, 20));
    let none = Found { cell, ..Found::default() };
    assert_eq!(super::chosen(none, Graphics::Auto), None);
    let all = Found { cell, has_kitty: true, has_sixel: true, is_iterm: true };
    let protocol = |found: Found, choice| super::chosen(found, choice).map(|pixels| pixels.protocol);
    assert_eq!(protocol(all, Graphics::Auto), Some(Protocol::Iterm));
    assert_eq!(protocol(Found { is_iterm: false, ..all }, Graphics::Auto), Some(Protocol::Kitty));
    assert_eq!(protocol(Found { has_sixel: true, ..none }, Graphics::Auto), Some(Protocol::Sixel));
    assert_eq!(protocol(all, Graphics::Cells), None);
    assert_eq!(protocol(none, Graphics::Sixel), Some(Protocol::Sixel));
    // Without the size of a cell nothing can be placed.
    assert_eq!(protocol(Found { cell: None, ..all }, Graphics::Auto), None);
}

/// The colour of a pixel of a figure.
fn color_at(figure: &Figure, size: (u32, u32), (x, y): (u32, u32)) -> [u8; 3] {
    let inks = Theme::of(ThemeName::Dark, ColorDepth::True).inks;
    let drawn = figure.draw(&inks.page, size, (10, 20)).unwrap();
    let pixel = drawn.pixel(x, y).unwrap();
    [pixel.red(), pixel.green(), pixel.blue()]
}

#[test]
fn the_bar_is_white_from_the_white_side() {
    let inks = Theme::of(ThemeName::Dark, ColorDepth::True).inks;
    let [white, black] = [inks.white.fill.rgb, inks.black.fill.rgb];
    for (turned, top, foot) in [(false, black, white), (true, white, black)] {
        let bar = Figure::Share { white: WHOLE / 4, turned };
        let at = |y| color_at(&bar, (10, 400), (5, y));
        assert_eq!((at(20), at(380)), (top, foot));
        // A quarter of it: 100 pixels on White's side.
        let edge = if turned { [at(95), at(105)] } else { [at(305), at(295)] };
        assert_eq!(edge, [white, black]);
    }
}

#[test]
fn a_curve_goes_through_its_points_and_the_place_of_the_board_is_a_line() {
    let inks = Theme::of(ThemeName::Dark, ColorDepth::True).inks;
    let curve = |here| Figure::Curve {
        points: vec![(0, 0), (WHOLE / 2, WHOLE), (WHOLE, WHOLE)],
        marked: vec![(WHOLE, WHOLE)],
        is_about_middle: false,
        here,
    };
    let at = |here, place| color_at(&curve(here), (204, 104), place);
    // Margins of two pixels: from the foot at the left to the top in the middle.
    assert_eq!(at(None, (51, 52)), inks.page.good.rgb);
    assert_eq!(at(None, (150, 2)), inks.page.good.rgb);
    assert_eq!(at(None, (202, 4)), inks.page.bad.rgb);
    assert_eq!(at(None, (20, 20)), inks.page.ground.rgb);
    assert_eq!(at(Some(0), (0, 20)), inks.page.notice.rgb);
}

#[test]
fn columns_and_bars_are_as_long_as_their_counts() {
    let inks = Theme::of(ThemeName::Dark, ColorDepth::True).inks;
    let columns = Figure::Columns(vec![(0, 2, WHOLE), (3, 2, WHOLE / 2), (6, 2, 0)]);
    let at = |place| color_at(&columns, (90, 101), place);
    assert_eq!((at((10, 10)), at((40, 10)), at((40, 60)), at((70, 90))), {
        let page = inks.page;
        (page.good.rgb, page.ground.rgb, page.good.rgb, page.ground.rgb)
    });
    // Half right, a quarter neither, a quarter wrong, which is only outlined.
    let bars = Figure::Parts(vec![[0, 0, 0], [2, 1, 1]]);
    let at = |place| color_at(&bars, (100, 40), place);
    assert_eq!(
        (at((10, 10)), at((10, 30)), at((49, 30))),
        (inks.page.ground.rgb, inks.page.good.rgb, inks.page.good.rgb)
    );
    assert_eq!(
        (at((50, 30)), at((75, 30)), at((87, 30))),
        (inks.page.quiet.rgb, inks.page.bad.rgb, inks.page.ground.rgb)
    );
}

#[test]
fn a_disc_is_round_where_a_square_has_more_pixels_down_than_across() {
    let inks = Theme::of(ThemeName::Dark, ColorDepth::True).inks;
    let man = Piece { color: damier_rules::Color::White, kind: PieceKind::Man };
    for size in [(56, 56), (56, 60), (40, 48), (60, 50)] {
        let drawn = lone_piece(man, &inks, size).unwrap();
        let solid: Vec<(u32, u32)> = (0..size.1)
            .flat_map(|y| (0..size.0).map(move |x| (x, y)))
            .filter(|&(x, y)| drawn.pixel(x, y).is_some_and(|pixel| pixel.alpha() == 255))
            .collect();
        let width = solid.iter().map(|place| place.0).max().unwrap() - solid.iter().map(|place| place.0).min().unwrap();
        let height =
            solid.iter().map(|place| place.1).max().unwrap() - solid.iter().map(|place| place.1).min().unwrap();
        // The edge shows below the face, by a sixteenth of the width.
        assert!((16 * height).abs_diff(17 * width) <= 32, "{size:?}: {width}x{height}");
        assert!(5 * width > 3 * size.0.min(size.1), "{size:?}: {width}");
    }
}

#[test]
fn a_number_can_be_read_over_an_arrow() {
    let inks = Theme::of(ThemeName::Dark, ColorDepth::True).inks;
    // It runs over the lower left corner, where the number is.
    let arrow = Arrow { from: (-1, 1), to: (2, -2), pointer: Pointer::Refutation };
    let digits = |arrows: Vec<Arrow>| {
        let look = Look { is_dark: true, ..Look::default() };
        let tile = Tile { look, label: Some(['2', '8']), arrows, size: (80, 80) };
        let drawn = PictureCache::default().picture(&Picture::Tile(tile), &inks).unwrap();
        let pixels = drawn.pixels().iter().map(|pixel| [pixel.red(), pixel.green(), pixel.blue()]);
        pixels.filter(|&pixel| pixel == inks.number.rgb).count()
    };
    assert!(digits(Vec::new()) > 20);
    assert_eq!(digits(vec![arrow]), digits(Vec::new()));
}

#[test]
fn big_letters_are_drawn_dot_by_dot_in_whole_pixels() {
    let four = ["   ###  ", "  ####  ", " ## ##  ", "##  ##  ", "####### ", "    ##  ", "   #### ", "        "];
    let inks = Theme::of(ThemeName::Dark, ColorDepth::True).inks;
    let [red, green, blue] = inks.page.title.rgb;
    let drawn = Figure::Letters("4".to_owned()).draw(&inks.page, (32, 64), (8, 16)).unwrap();
    for (y, row) in (0..64).zip(four.iter().flat_map(|row| [row; 8])) {
        for (x, dot) in (0..32).zip(row.bytes().flat_map(|dot| [dot; 4])) {
            let pixel = drawn.pixel(x, y).unwrap();
            let is_lit = (pixel.red(), pixel.green(), pixel.blue()) == (red, green, blue);
            assert_eq!(is_lit, dot == b'#', "{x} {y}");
        }
    }
}
