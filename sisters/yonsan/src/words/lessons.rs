//! The words of lessons and articles: Fluent files that the program finds by their ids.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use etude_text::fluent::L10nBundle;

use super::is_chinese;
use crate::train::course::{Course, CourseError};

/// A file of words cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the words of {file}: {reason}")]
pub struct WordsError {
    file: &'static str,
    reason: String,
}

/// The words of a file in both languages.
pub struct Texts {
    /// English and Chinese, each with the ids that it has.
    languages: [(L10nBundle, BTreeSet<String>); 2],
}

impl Texts {
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

    /// The text with an id, in the player's language; an attribute follows a point.
    #[must_use]
    pub fn text(&self, id: &str) -> Option<String> {
        self.in_language(id, is_chinese())
    }

    /// The text with an id in one language.
    #[must_use]
    pub fn in_language(&self, id: &str, is_chinese: bool) -> Option<String> {
        let bundle = &self.languages[usize::from(is_chinese)].0;
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

/// The articles of the rule texts.
pub struct Articles(Texts);

static ARTICLES: LazyLock<Option<Articles>> = LazyLock::new(|| Articles::read().ok());

impl Articles {
    /// Reads the articles inside the program.
    ///
    /// # Errors
    ///
    /// Never for a released program: a test reads them.
    pub fn read() -> Result<Self, WordsError> {
        let (english, chinese) =
            (include_str!("../../lessons/en/articles.ftl"), include_str!("../../lessons/zh-CN/articles.ftl"));
        Texts::read("articles", english, chinese).map(Self)
    }

    /// Whether there is an article with this id, with its title, in both languages.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        [false, true].iter().all(|&is_chinese| {
            let ids = self.0.ids(is_chinese);
            ids.contains(id) && ids.contains(&format!("{id}.title"))
        })
    }

    /// The ids of all articles.
    #[must_use]
    pub const fn texts(&self) -> &Texts {
        &self.0
    }
}

/// The title of an article and what it says, in the player's language.
#[must_use]
pub fn article(id: &str) -> (String, String) {
    let text = |id: &str| ARTICLES.as_ref().and_then(|articles| articles.0.text(id));
    (text(&format!("{id}.title")).unwrap_or_else(|| id.to_owned()), text(id).unwrap_or_default())
}

/// The files of a stage: its lessons, and its words in English and Chinese.
macro_rules! stage {
    ($name:literal) => {
        (
            $name,
            include_str!(concat!("../../lessons/", $name, ".toml")),
            include_str!(concat!("../../lessons/en/", $name, ".ftl")),
            include_str!(concat!("../../lessons/zh-CN/", $name, ".ftl")),
        )
    };
}

/// The stages inside the program.
const STAGES: &[(&str, &str, &str, &str)] =
    &[stage!("0"), stage!("1"), stage!("2"), stage!("3"), stage!("4"), stage!("5"), stage!("R")];

/// The lessons inside the program cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LessonsError {
    /// Their data cannot be read.
    #[error(transparent)]
    Course(#[from] CourseError),
    /// Their words cannot be read.
    #[error(transparent)]
    Words(#[from] WordsError),
}

/// The course with its words.
pub struct Lessons {
    /// The lessons.
    pub course: Course,
    texts: Vec<Texts>,
}

static SHIPPED: LazyLock<Option<Lessons>> = LazyLock::new(|| Lessons::read().ok());

impl Lessons {
    /// Reads the lessons inside the program.
    ///
    /// # Errors
    ///
    /// Never for a released program: a test reads them.
    pub fn read() -> Result<Self, LessonsError> {
        let course = Course::read(STAGES.iter().map(|&(name, lessons, ..)| (name, lessons)))?;
        let texts = STAGES.iter().map(|&(name, _, english, chinese)| Texts::read(name, english, chinese));
        Ok(Self { course, texts: texts.collect::<Result<_, _>>()? })
    }

    /// The lessons inside the program.
    pub fn shipped() -> Option<&'static Self> {
        SHIPPED.as_ref()
    }

    /// A text in the player's language.
    #[must_use]
    pub fn text(&self, id: &str) -> Option<String> {
        self.texts.iter().find_map(|texts| texts.ids(is_chinese()).contains(id).then(|| texts.text(id)).flatten())
    }

    /// The texts of all stages, for tests.
    #[must_use]
    pub fn texts(&self) -> &[Texts] {
        &self.texts
    }
}
