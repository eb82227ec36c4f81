//! The fonts of a sheet: that of the program, and others for letters that it lacks.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use etude_store::home_folder;
use thiserror::Error;
use ttf_parser::{Face, FaceParsingError};

use super::page::{Glyph, Text};

/// Why a text cannot be set.
#[derive(Debug, Error)]
pub enum FontError {
    /// A file that is no font.
    #[error("no font: {0}")]
    NoFont(#[from] FaceParsingError),
    /// A font whose owner does not allow a part of it in a document.
    #[error("the font may not be embedded")]
    Forbidden,
    /// A font of which no part can be taken.
    #[error("no part of the font can be taken")]
    Unusable,
    /// No font has these letters.
    #[error("no font has {0}")]
    Missing(String),
}

/// How the letters look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Weight {
    /// As ever.
    Regular,
    /// For titles and numbers.
    Bold,
}

/// The bytes of the fonts: first the program's own, regular and bold, then those that fill in for them.
#[derive(Clone, Debug)]
pub struct Fonts(Vec<Bytes>);

/// A font in a file, which may hold several.
#[derive(Clone, Debug)]
struct Bytes {
    bytes: Cow<'static, [u8]>,
    index: u32,
}

impl Default for Fonts {
    fn default() -> Self {
        let own = |bytes| Bytes { bytes: Cow::Borrowed(bytes), index: 0 };
        Self(vec![own(dejavu::sans::regular()), own(dejavu::sans::bold())])
    }
}

/// The names by which fonts say that their letters have the forms of the Chinese mainland: many have those of Japan, too.
const SIMPLIFIED: [&str; 7] = [" SC", "Hei", "GB", "YaHei", "SimSun", "PingFang SC", "WenQuanYi"];

impl Fonts {
    /// Takes letters that the program's own font lacks from this one.
    ///
    /// # Errors
    ///
    /// Bytes that are no font, or one that may not be embedded.
    pub fn with(mut self, bytes: Vec<u8>) -> Result<Self, FontError> {
        if !may_be_embedded(&Face::parse(&bytes, 0)?) {
            return Err(FontError::Forbidden);
        }
        self.0.push(Bytes { bytes: Cow::Owned(bytes), index: 0 });
        Ok(self)
    }

    /// Looks for letters of these texts that no font has yet in the fonts of the system, and takes the one with most of
    /// them.
    #[must_use]
    pub fn with_those_of_the_system<'a>(mut self, texts: impl Iterator<Item = &'a str>) -> Self {
        let Ok(faces) = self.faces() else { return self };
        let missing: BTreeSet<char> =
            texts.flat_map(str::chars).filter(|&letter| faces.find(letter, 0).is_none()).collect();
        if missing.is_empty() {
            return self;
        }
        let merit = |face: &Face| -> Merit {
            let found = missing.iter().filter(|&&letter| face.glyph_index(letter).is_some()).count();
            let families = families(face);
            let is_named = |name: &&str| families.iter().any(|family| family.contains(*name));
            let is_plain = face.weight() == ttf_parser::Weight::Normal && face.style() == ttf_parser::Style::Normal;
            let is_sans = is_named(&" Sans ") && !is_named(&"Mono");
            (found, SIMPLIFIED.iter().any(is_named), is_plain, is_sans)
        };
        // Of equals the last one.
        let mut best: Option<(Merit, PathBuf, u32)> = None;
        for path in system_fonts() {
            let Ok(bytes) = fs::read(&path) else { continue };
            for index in 0..ttf_parser::fonts_in_collection(&bytes).unwrap_or(1) {
                let Some(face) = Face::parse(&bytes, index).ok().filter(may_be_embedded) else { continue };
                let merit = merit(&face);
                if merit.0 > 0 && best.as_ref().is_none_or(|(other, ..)| merit >= *other) {
                    best = Some((merit, path.clone(), index));
                }
            }
        }
        let read = |(_, path, index)| Some(Bytes { bytes: Cow::Owned(fs::read(path).ok()?), index });
        self.0.extend(best.and_then(read));
        self
    }

    /// The fonts, read.
    pub(super) fn faces(&self) -> Result<Faces<'_>, FontError> {
        let faces = self.0.iter().map(|font| Face::parse(&font.bytes, font.index)).collect::<Result<_, _>>()?;
        Ok(Faces(faces))
    }

    /// The bytes of a font, and its place in them.
    pub(super) fn bytes(&self, face: usize) -> Option<(&[u8], u32)> {
        self.0.get(face).map(|font| (&*font.bytes, font.index))
    }
}

/// How well a font fits: the letters it has of those missing, then what its name and its kind say for it.
type Merit = (usize, bool, bool, bool);

/// The names of the family of a font.
fn families(face: &Face) -> Vec<String> {
    let is_family = |id| matches!(id, ttf_parser::name_id::FAMILY | ttf_parser::name_id::TYPOGRAPHIC_FAMILY);
    face.names().into_iter().filter(|name| is_family(name.name_id)).filter_map(|name| name.to_string()).collect()
}

/// The files of all fonts of the system and of the user, in a fixed order.
fn system_fonts() -> Vec<PathBuf> {
    let home = |folder: &str| home_folder().map(|home| home.join(folder));
    let folders: Vec<Option<PathBuf>> = if cfg!(windows) {
        let windows = std::env::var_os("SYSTEMROOT").map_or_else(|| PathBuf::from(r"C:\Windows"), PathBuf::from);
        vec![Some(windows.join("Fonts")), home(r"AppData\Local\Microsoft\Windows\Fonts")]
    } else if cfg!(target_os = "macos") {
        vec![Some("/System/Library/Fonts".into()), Some("/Library/Fonts".into()), home("Library/Fonts")]
    } else {
        let shared = ["/usr/share/fonts", "/usr/local/share/fonts"].map(|folder| Some(PathBuf::from(folder)));
        shared.into_iter().chain([home(".fonts"), home(".local/share/fonts")]).collect()
    };
    let mut files = Vec::new();
    for folder in folders.into_iter().flatten() {
        gather(&folder, DEEPEST, &mut files);
    }
    files.sort_unstable();
    files
}

/// How many folders are gone down for fonts: links may lead in a circle.
const DEEPEST: u8 = 6;

/// Adds the files of fonts in a folder and those below it.
fn gather(folder: &Path, depth: u8, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        let is_font = |ending: &OsStr| ["ttf", "ttc", "otf", "otc"].iter().any(|&own| ending.eq_ignore_ascii_case(own));
        if path.extension().is_some_and(is_font) {
            files.push(path);
        } else if depth > 0 && path.is_dir() {
            gather(&path, depth - 1, files);
        }
    }
}

fn may_be_embedded(face: &Face) -> bool {
    face.permissions() != Some(ttf_parser::Permissions::Restricted) && face.is_subsetting_allowed()
}

/// Fonts that were read.
pub(super) struct Faces<'a>(pub Vec<Face<'a>>);

impl Faces<'_> {
    /// A letter, its font, and its width in units of the size; fonts are tried from this one on.
    fn find(&self, letter: char, first: usize) -> Option<(usize, u16, f32)> {
        let others = (0..self.0.len()).filter(|&face| face != first && face != BOLD);
        [first].into_iter().chain(others).find_map(|place| {
            let face = self.0.get(place)?;
            let glyph = face.glyph_index(letter)?;
            let width = f32::from(face.glyph_hor_advance(glyph).unwrap_or(0)) / f32::from(face.units_per_em());
            Some((place, glyph.0, width))
        })
    }

    /// Sets a line of text with its left end at a point.
    pub(super) fn set(&self, text: &str, weight: Weight, size: f32, at: (f32, f32)) -> Result<Text, FontError> {
        let (mut left, mut glyphs) = (0.0, Vec::new());
        for letter in text.chars() {
            let (face, id, width) = self.known(letter, weight)?;
            glyphs.push(Glyph { face, id, letter, left });
            left += width;
        }
        Ok(Text { at, size, glyphs })
    }

    /// The width of a line of text.
    pub(super) fn width(&self, text: &str, weight: Weight, size: f32) -> Result<f32, FontError> {
        let mut width = 0.0;
        for letter in text.chars() {
            width += self.known(letter, weight)?.2;
        }
        Ok(width * size)
    }

    /// Breaks a text into lines that are no wider than this, between words where it can.
    pub(super) fn broken(&self, text: &str, size: f32, width: f32) -> Result<Vec<String>, FontError> {
        let (mut lines, mut start) = (vec![String::new()], 0);
        for (end, _) in unicode_linebreak::linebreaks(text) {
            let word = &text[start..end];
            start = end;
            let Some(line) = lines.last_mut() else { break };
            let longer = format!("{line}{word}");
            if line.is_empty() || self.width(longer.trim_end(), Weight::Regular, size)? <= width {
                *line = longer;
            } else {
                lines.push(word.to_owned());
            }
        }
        Ok(lines.into_iter().map(|line| line.trim_end().to_owned()).collect())
    }

    fn known(&self, letter: char, weight: Weight) -> Result<(usize, u16, f32), FontError> {
        let first = if weight == Weight::Bold { BOLD } else { 0 };
        self.find(letter, first).ok_or_else(|| FontError::Missing(letter.to_string()))
    }
}

/// The place of the bold font.
const BOLD: usize = 1;
