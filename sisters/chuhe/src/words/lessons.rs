//! The words of lessons and articles: Fluent files that the program finds by their ids.

use std::sync::LazyLock;

use etude::course::CourseError;
use etude_text::lesson_words::{LessonWords, WordsError};

use super::is_chinese;
use crate::train::course::{self, Course};

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
const STAGES: &[(&str, &str, &str, &str)] = &[
    stage!("0"),
    stage!("1"),
    stage!("2"),
    stage!("3"),
    stage!("4"),
    stage!("5"),
    stage!("6"),
    stage!("7"),
    stage!("A"),
];

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
    articles: LessonWords,
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
        let (english, chinese) =
            (include_str!("../../lessons/en/articles.ftl"), include_str!("../../lessons/zh-CN/articles.ftl"));
        let articles = LessonWords::read("articles", english, chinese)?;
        Ok(Self { course, texts: texts.collect::<Result<_, _>>()?, articles })
    }

    /// The lessons inside the program.
    pub fn shipped() -> Option<&'static Self> {
        SHIPPED.as_ref()
    }

    /// The texts of all stages, for tests.
    #[must_use]
    pub fn texts(&self) -> &[LessonWords] {
        &self.texts
    }

    /// The articles of the rules.
    #[must_use]
    pub const fn articles(&self) -> &LessonWords {
        &self.articles
    }
}

/// A text of the course in the player's language.
#[must_use]
pub fn text(id: &str) -> Option<String> {
    Lessons::shipped()?.texts.iter().find_map(|texts| texts.in_language(id, is_chinese()))
}

/// The title of an article and what it says, in the player's language.
#[must_use]
pub fn article(id: &str) -> (String, String) {
    let text = |id: &str| Lessons::shipped()?.articles.in_language(id, is_chinese());
    (text(&format!("{id}.title")).unwrap_or_else(|| id.to_owned()), text(id).unwrap_or_default())
}
