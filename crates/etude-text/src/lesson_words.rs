//! The words of lessons and articles: Fluent files that a program finds by their ids, in English and Chinese.

use std::collections::BTreeSet;
use std::fmt;

use crate::fluent::L10nBundle;

/// A file of words cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WordsError {
    file: &'static str,
    reason: String,
}

impl fmt::Display for WordsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the words of {}: {}", self.file, self.reason)
    }
}

impl std::error::Error for WordsError {}

/// The words of a file in both languages.
///
/// ```
/// use etude_text::lesson_words::LessonWords;
///
/// let words = LessonWords::read("first", "five = Five\n    .right = Yes, five.", "five = 五\n    .right = 对，是五。")?;
/// assert_eq!(words.in_language("five.right", false).as_deref(), Some("Yes, five."));
/// assert_eq!(words.in_language("five", true).as_deref(), Some("五"));
/// assert!(words.ids(true).contains("five.right"));
/// # Ok::<(), etude_text::lesson_words::WordsError>(())
/// ```
pub struct LessonWords {
    /// English and Chinese, each with the ids that it has.
    languages: [(L10nBundle, BTreeSet<String>); 2],
}

impl LessonWords {
    /// Reads the English and the Chinese file of this name.
    ///
    /// # Errors
    ///
    /// When one is not in the Fluent format.
    pub fn read(file: &'static str, english: &str, chinese: &str) -> Result<Self, WordsError> {
        let of = |text: &str| {
            let bundle = L10nBundle::new_without_isolation("en", text.as_bytes())
                .map_err(|error| WordsError { file, reason: error.to_string() })?;
            Ok((bundle, ids(text)))
        };
        Ok(Self { languages: [of(english)?, of(chinese)?] })
    }

    /// The text with an id in one language; an attribute follows a point.
    #[must_use]
    pub fn in_language(&self, id: &str, is_chinese: bool) -> Option<String> {
        let (bundle, ids) = &self.languages[usize::from(is_chinese)];
        if !ids.contains(id) {
            return None;
        }
        let text = match id.split_once('.') {
            Some((message, attribute)) => bundle.attr(message, attribute, None),
            None => bundle.msg(id, None),
        };
        text.ok().map(|text| text.replace('\n', " "))
    }

    /// The ids of all texts in one language.
    #[must_use]
    pub const fn ids(&self, is_chinese: bool) -> &BTreeSet<String> {
        &self.languages[is_chinese as usize].1
    }

    /// Whether there is an article with this id, with its title, in both languages.
    #[must_use]
    pub fn has_article(&self, id: &str) -> bool {
        self.languages.iter().all(|(_, ids)| ids.contains(id) && ids.contains(&format!("{id}.title")))
    }
}

/// The ids of the messages and attributes of a Fluent file.
fn ids(text: &str) -> BTreeSet<String> {
    let is_name =
        |name: &str| !name.is_empty() && name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-');
    let (mut ids, mut message) = (BTreeSet::new(), String::new());
    for (name, _) in text.lines().filter_map(|line| line.split_once('=')) {
        let name = name.trim_end();
        if is_name(name) {
            name.clone_into(&mut message);
            ids.insert(message.clone());
        } else if let Some(attribute) = name.trim_start().strip_prefix('.').filter(|name| is_name(name)) {
            ids.insert(format!("{message}.{attribute}"));
        }
    }
    ids
}
