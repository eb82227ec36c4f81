//! Pictures as control strings.

use std::collections::HashMap;
use std::fmt::Write;

use tiny_skia::{Pixmap, PremultipliedColorU8};

/// Most bytes of a chunk of kitty's graphics.
const CHUNK: usize = 4096;

/// Base64 of RFC 4648, with padding.
#[must_use]
pub fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for part in bytes.chunks(3) {
        let byte = |place: usize| u32::from(part.get(place).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for place in 0..4 {
            let letter = LETTERS[(bits >> (18 - 6 * place) & 63) as usize];
            text.push(if place <= part.len() { char::from(letter) } else { '=' });
        }
    }
    text
}

/// The steps between colours to choose from, so that there are few enough.
const STEPS: [u16; 6] = [4, 8, 12, 16, 24, 32];

/// The same in sixels, where every colour costs a pass over the rows: with steps of 8 a board takes half as much again.
const STEPS_OF_SIXELS: [u16; 4] = [16, 24, 32, 64];

/// The numbers of the colours of some pixels, and these: colours that are alike share their mean.
fn palette(pixels: &[[u8; 4]], step: u16) -> (Vec<usize>, Vec<[u8; 4]>) {
    let (mut known, mut sums, mut numbers) = (HashMap::new(), Vec::<([u64; 4], u64)>::new(), Vec::new());
    for pixel in pixels {
        let number = *known.entry(pixel.map(|part| u16::from(part) / step)).or_insert_with(|| {
            sums.push(([0; 4], 0));
            sums.len() - 1
        });
        let (sum, count) = &mut sums[number];
        sum.iter_mut().zip(pixel).for_each(|(sum, part)| *sum += u64::from(*part));
        *count += 1;
        numbers.push(number);
    }
    let mean = |(sum, count): ([u64; 4], u64)| sum.map(|sum| u8::try_from((sum + count / 2) / count).unwrap_or(255));
    (numbers, sums.into_iter().map(mean).collect())
}

/// The pixels of a picture as numbers of at most 256 colours, and these, by the first of some steps that leaves so few.
fn in_few_colors(picture: &Pixmap, steps: &[u16]) -> Option<(Vec<usize>, Vec<[u8; 4]>)> {
    let channels = |pixel: &PremultipliedColorU8| {
        let pixel = pixel.demultiply();
        [pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]
    };
    let whole: Vec<[u8; 4]> = picture.pixels().iter().map(channels).collect();
    steps.iter().map(|&step| palette(&whole, step)).find(|(_, colors)| colors.len() <= 256)
}

/// A picture as PNG in at most 256 colours, which takes half the bytes of true colour; `None` if it has too many.
#[must_use]
pub fn png(picture: &Pixmap) -> Option<Vec<u8>> {
    let (pixels, colors) = in_few_colors(picture, &STEPS)?;
    let mut data = Vec::new();
    let mut encoder = png::Encoder::new(&mut data, picture.width(), picture.height());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_filter(png::Filter::NoFilter);
    encoder.set_palette(colors.iter().flat_map(|color| &color[..3]).copied().collect::<Vec<u8>>());
    encoder.set_trns(colors.iter().map(|color| color[3]).collect::<Vec<u8>>());
    let mut writer = encoder.write_header().ok()?;
    let numbers: Vec<u8> = pixels.into_iter().filter_map(|pixel| u8::try_from(pixel).ok()).collect();
    writer.write_image_data(&numbers).ok()?;
    writer.finish().ok()?;
    Some(data)
}

/// Sends a picture to be kept under a number. It is not shown, and nothing is answered.
#[must_use]
pub fn kitty_keep(picture: &Pixmap, number: u32) -> Option<String> {
    let data = base64(&png(picture)?);
    let mut text = String::new();
    let mut rest = data.as_str();
    let mut is_first = true;
    while is_first || !rest.is_empty() {
        let (part, after) = rest.split_at(rest.len().min(CHUNK));
        let more = u8::from(!after.is_empty());
        let head = if is_first { format!("a=t,f=100,i={number},") } else { String::new() };
        let _ = write!(text, "\u{1b}_G{head}q=2,m={more};{part}\u{1b}\\");
        (rest, is_first) = (after, false);
    }
    Some(text)
}

/// A picture as an inline file of iTerm2, of so many cells.
#[must_use]
pub fn iterm(picture: &Pixmap, columns: u16, rows: u16) -> Option<String> {
    let png = png(picture)?;
    let head = format!("size={};width={columns};height={rows};preserveAspectRatio=0", png.len());
    Some(format!("\u{1b}]1337;File=inline=1;{head};doNotMoveCursor=1:{}\u{7}", base64(&png)))
}

/// A picture in sixels; `None` if it has too many colours.
#[must_use]
pub fn sixel(picture: &Pixmap) -> Option<String> {
    let (width, height) = (picture.width() as usize, picture.height() as usize);
    let (pixels, colors) = in_few_colors(picture, &STEPS_OF_SIXELS)?;
    let mut text = format!("\u{1b}P0;1q\"1;1;{width};{height}");
    for (number, color) in colors.iter().enumerate() {
        let [red, green, blue, _] = color.map(|part| (u32::from(part) * 100 + 127) / 255);
        let _ = write!(text, "#{number};2;{red};{green};{blue}");
    }
    for rows in pixels.chunks(width * 6) {
        for color in used(rows) {
            let _ = write!(text, "#{color}");
            let bits = (0..width).map(|x| {
                let is_set = |row: usize| rows.get(row * width + x) == Some(&color);
                (0..6).map(|row| u8::from(is_set(row)) << row).sum::<u8>()
            });
            repeat(&mut text, bits);
            text.push('$');
        }
        text.push('-');
    }
    text.push_str("\u{1b}\\");
    Some(text)
}

/// The numbers of the colours in some rows.
fn used(rows: &[usize]) -> Vec<usize> {
    let mut colors = rows.to_vec();
    colors.sort_unstable();
    colors.dedup();
    colors
}

/// Writes sixels, with runs shortened.
fn repeat(text: &mut String, bits: impl Iterator<Item = u8>) {
    let mut runs: Vec<(u8, usize)> = Vec::new();
    for bits in bits {
        match runs.last_mut() {
            Some((same, count)) if *same == bits => *count += 1,
            _ => runs.push((bits, 1)),
        }
    }
    // Blanks at the end need not be written.
    if runs.last().is_some_and(|(bits, _)| *bits == 0) {
        runs.pop();
    }
    for (bits, count) in runs {
        let sign = char::from(b'?' + bits);
        if count > 3 {
            let _ = write!(text, "!{count}{sign}");
        } else {
            (0..count).for_each(|_| text.push(sign));
        }
    }
}
