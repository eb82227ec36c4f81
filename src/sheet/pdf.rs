//! The pages of a sheet as PDF 1.7 (ISO 32000-1), with the letters that are used of each font embedded.

use std::collections::BTreeMap;

use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use subsetter::GlyphRemapper;
use tiny_skia::{Path, PathSegment, Point};
use ttf_parser::{Face, Tag};

use super::font::{FontError, Fonts};
use super::page::{Printed, PrintedPage, SIZE, Text};

/// How strongly streams are packed, from 0 to 10.
const LEVEL: u8 = 9;
/// How the letters of a font are counted: by their places in it.
const IDENTITY: SystemInfo = SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// Writes the pages, with a title and the language of their texts ("en", "zh-CN").
///
/// # Errors
///
/// Fonts that cannot be used.
pub fn written(pages: &[PrintedPage], title: &str, language: &str, fonts: &Fonts) -> Result<Vec<u8>, FontError> {
    let mut next = 0;
    let mut reference = || {
        next += 1;
        Ref::new(next)
    };
    let mut pdf = Pdf::new();
    let (catalog, tree, info) = (reference(), reference(), reference());
    pdf.catalog(catalog).pages(tree).lang(TextStr(language));
    pdf.document_info(info).title(TextStr(title)).creator(TextStr("Damier"));
    let references: Vec<Ref> = pages.iter().map(|_| reference()).collect();
    pdf.pages(tree).kids(references.iter().copied()).count(i32::try_from(pages.len()).unwrap_or(i32::MAX));
    let used = used(pages, &mut reference);
    for (page, at) in pages.iter().zip(references) {
        let content = reference();
        let mut written = pdf.page(at);
        written.parent(tree).media_box(Rect::new(0.0, 0.0, SIZE.0, SIZE.1)).contents(content);
        let mut resources = written.resources();
        let mut named = resources.fonts();
        for (place, font) in &used {
            named.pair(Name(name(*place).as_bytes()), font.references[0]);
        }
        named.finish();
        resources.finish();
        written.finish();
        let packed = compress_to_vec_zlib(&drawn(page, &used), LEVEL);
        pdf.stream(content, &packed).filter(Filter::FlateDecode);
    }
    let faces = fonts.faces()?;
    for (place, font) in &used {
        if let (Some(face), Some((bytes, index))) = (faces.0.get(*place), fonts.bytes(*place)) {
            embed(&mut pdf, face, &subset(bytes, index, &font.glyphs)?, font);
        }
    }
    Ok(pdf.finish())
}

/// The letters of a font that are used.
struct Used {
    glyphs: GlyphRemapper,
    /// The letter that each of them shows.
    letters: BTreeMap<u16, char>,
    /// Of the font, its letters, its description, its bytes and its text.
    references: [Ref; 5],
}

fn used(pages: &[PrintedPage], reference: &mut impl FnMut() -> Ref) -> BTreeMap<usize, Used> {
    let mut used: BTreeMap<usize, Used> = BTreeMap::new();
    for mark in pages.iter().flat_map(|page| &page.marks) {
        let Printed::Text(text) = mark else { continue };
        for glyph in &text.glyphs {
            let font = used.entry(glyph.face).or_insert_with(|| Used {
                glyphs: GlyphRemapper::new(),
                letters: BTreeMap::new(),
                references: std::array::from_fn(|_| reference()),
            });
            font.glyphs.remap(glyph.id);
            font.letters.entry(glyph.id).or_insert(glyph.letter);
        }
    }
    used
}

/// The name of a font on a page.
fn name(place: usize) -> String {
    format!("F{place}")
}

fn subset(bytes: &[u8], index: u32, glyphs: &GlyphRemapper) -> Result<Vec<u8>, FontError> {
    subsetter::subset(bytes, index, glyphs).map_err(|_| FontError::Unusable)
}

fn embed(pdf: &mut Pdf, face: &Face, subset: &[u8], font: &Used) {
    let [whole, letters, description, bytes, text] = font.references;
    let base = format!("DAMIER+{}", postscript_name(face));
    let base = Name(base.as_bytes());
    let scale = 1000.0 / f32::from(face.units_per_em());
    // Fonts with cubic curves keep them in a table of their own.
    let table = Face::parse(subset, 0).ok().and_then(|part| part.raw_face().table(Tag::from_bytes(b"CFF ")));
    let kind = if table.is_some() { CidFontType::Type0 } else { CidFontType::Type2 };
    pdf.type0_font(whole)
        .base_font(base)
        .encoding_predefined(Name(b"Identity-H"))
        .descendant_font(letters)
        .to_unicode(text);
    let mut cid = pdf.cid_font(letters);
    cid.subtype(kind).base_font(base).system_info(IDENTITY).font_descriptor(description).default_width(0.0);
    if kind == CidFontType::Type2 {
        cid.cid_to_gid_map_predefined(Name(b"Identity"));
    }
    let widths = font
        .glyphs
        .remapped_gids()
        .map(|glyph| f32::from(face.glyph_hor_advance(ttf_parser::GlyphId(glyph)).unwrap_or(0)) * scale);
    cid.widths().consecutive(0, widths);
    cid.finish();
    describe(pdf, face, base, (description, bytes), kind);
    let packed = compress_to_vec_zlib(table.unwrap_or(subset), LEVEL);
    let mut stream = pdf.stream(bytes, &packed);
    stream.filter(Filter::FlateDecode);
    if kind == CidFontType::Type0 {
        stream.pair(Name(b"Subtype"), Name(b"CIDFontType0C"));
    }
    stream.finish();
    let mut map = UnicodeCmap::new(Name(b"Damier"), IDENTITY);
    for (&glyph, &letter) in &font.letters {
        if let Some(place) = font.glyphs.get(glyph) {
            map.pair(place, letter);
        }
    }
    pdf.cmap(text, &map.finish());
}

/// The name of a font without letters that a name may not have.
fn postscript_name(face: &Face) -> String {
    let mut names = face.names().into_iter().filter(|name| name.name_id == ttf_parser::name_id::POST_SCRIPT_NAME);
    let name = names.find_map(|name| name.to_string()).unwrap_or_default();
    name.chars().filter(|letter| letter.is_ascii_alphanumeric() || *letter == '-').collect()
}

fn describe(pdf: &mut Pdf, face: &Face, base: Name, (at, bytes): (Ref, Ref), kind: CidFontType) {
    let scale = |units: i16| f32::from(units) * 1000.0 / f32::from(face.units_per_em());
    let bounds = face.global_bounding_box();
    let mut description = pdf.font_descriptor(at);
    description
        .name(base)
        .flags(FontFlags::NON_SYMBOLIC)
        .bbox(Rect::new(scale(bounds.x_min), scale(bounds.y_min), scale(bounds.x_max), scale(bounds.y_max)))
        .italic_angle(0.0)
        .ascent(scale(face.ascender()))
        .descent(scale(face.descender()))
        .cap_height(scale(face.capital_height().unwrap_or(face.ascender())))
        .stem_v(if face.is_bold() { 140.0 } else { 80.0 });
    if kind == CidFontType::Type0 {
        description.font_file3(bytes);
    } else {
        description.font_file2(bytes);
    }
}

/// The drawing of a page.
fn drawn(page: &PrintedPage, used: &BTreeMap<usize, Used>) -> Vec<u8> {
    let mut content = Content::new();
    for mark in &page.marks {
        match mark {
            Printed::Area { path, grey } => {
                content.set_fill_gray(*grey);
                follow(&mut content, path);
                content.fill_nonzero();
            }
            Printed::Line { path, width, grey } => {
                content.set_stroke_gray(*grey).set_line_width(*width);
                follow(&mut content, path);
                content.stroke();
            }
            Printed::Text(text) => write(&mut content, text, used),
        }
    }
    content.finish().into_vec()
}

/// Draws along a path. The paper's lines are counted from its foot.
fn follow(content: &mut Content, path: &Path) {
    let mut last = Point::zero();
    for segment in path.segments() {
        match segment {
            PathSegment::MoveTo(to) => {
                content.move_to(to.x, SIZE.1 - to.y);
                last = to;
            }
            PathSegment::LineTo(to) => {
                content.line_to(to.x, SIZE.1 - to.y);
                last = to;
            }
            PathSegment::QuadTo(by, to) => {
                // The same curve with two points between its ends.
                let between =
                    |end: Point| (end.x + (by.x - end.x) * 2.0 / 3.0, SIZE.1 - (end.y + (by.y - end.y) * 2.0 / 3.0));
                let (first, second) = (between(last), between(to));
                content.cubic_to(first.0, first.1, second.0, second.1, to.x, SIZE.1 - to.y);
                last = to;
            }
            PathSegment::CubicTo(first, second, to) => {
                content.cubic_to(first.x, SIZE.1 - first.y, second.x, SIZE.1 - second.y, to.x, SIZE.1 - to.y);
                last = to;
            }
            PathSegment::Close => {
                content.close_path();
            }
        }
    }
}

fn write(content: &mut Content, text: &Text, used: &BTreeMap<usize, Used>) {
    content.set_fill_gray(0.0).begin_text();
    for run in text.glyphs.chunk_by(|one, other| one.face == other.face) {
        let (Some(first), Some(font)) = (run.first(), run.first().and_then(|glyph| used.get(&glyph.face))) else {
            continue;
        };
        let places = run.iter().filter_map(|glyph| font.glyphs.get(glyph.id));
        let bytes: Vec<u8> = places.flat_map(u16::to_be_bytes).collect();
        content.set_font(Name(name(first.face).as_bytes()), text.size);
        content.set_text_matrix([1.0, 0.0, 0.0, 1.0, text.at.0 + first.left * text.size, SIZE.1 - text.at.1]);
        content.show(Str(&bytes));
    }
    content.end_text();
}
