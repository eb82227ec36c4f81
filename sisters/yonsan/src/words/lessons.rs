//! The words of lessons and articles: Fluent files that the program finds by their ids.

use std::sync::LazyLock;

use etude::course::CourseError;
use etude_text::lesson_words::{LessonWords, WordsError};

use super::is_chinese;
use crate::train::course::{self, Course};

/// The articles of the rule texts.
pub struct Articles(LessonWords);

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
        LessonWords::read("articles", english, chinese).map(Self)
    }

    /// Whether there is an article with this id, with its title, in both languages.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.0.has_article(id)
    }

    /// The ids of all articles.
    #[must_use]
    pub const fn texts(&self) -> &LessonWords {
        &self.0
    }
}

/// The title of an article and what it says, in the player's language.
#[must_use]
pub fn article(id: &str) -> (String, String) {
    let text = |id: &str| ARTICLES.as_ref().and_then(|articles| articles.0.in_language(id, is_chinese()));
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
    texts: Vec<LessonWords>,
}

static SHIPPED: LazyLock<Option<Lessons>> = LazyLock::new(|| Lessons::read().ok());

impl Lessons {
    /// Reads the lessons inside the program.
    ///
    /// # Errors
    ///
    /// Never for a released program: a test reads them.
    pub fn read() -> Result<Self, LessonsError> {
        let course = course::read(STAGES.iter().map(|&(name, lessons, ..)| (name, lessons)))?;
        let texts = STAGES.iter().map(|&(name, _, english, chinese)| LessonWords::read(name, english, chinese));
        Ok(Self { course, texts: texts.collect::<Result<_, _>>()? })
    }

    /// The lessons inside the program.
    pub fn shipped() -> Option<&'static Self> {
        SHIPPED.as_ref()
    }

    /// A text in the player's language.
    #[must_use]
    pub fn text(&self, id: &str) -> Option<String> {
        self.texts.iter().find_map(|texts| texts.in_language(id, is_chinese()))
    }

    /// The texts of all stages, for tests.
    #[must_use]
    pub fn texts(&self) -> &[LessonWords] {
        &self.texts
    }
}
