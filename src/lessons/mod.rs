//! The course: the lessons inside the program and the player's own folder, with their words.

pub mod articles;
mod force;
mod proof;
pub mod rulebook;

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, OnceLock};

use etude_text::fluent::L10nBundle;

use crate::words::language::{Language, language};
use damier_app::home;
use damier_rules::Variant;
use damier_train::course::values::{Record, RecordError};
use damier_train::course::{Course, CourseError, LessonTopic, StageId};
use etude_files::{FileError, list_folder, read_regular};
use etude_text::fluent::is_aloud;
use etude_text::{Catalogue, FileShare};
pub use force::checks_force;
pub use proof::{WordFault, WordProblem, prove_words};

/// A stage inside the program: the name of its file, and its lessons.
macro_rules! stage {
    ($name:literal) => {
        ($name, include_str!(concat!("../../lessons/", $name, ".toml")))
    };
}

/// The stages inside the program, in the order of the course.
const STAGES: &[(&str, &str)] = &[
    stage!("0"),
    stage!("1"),
    stage!("2"),
    stage!("3"),
    stage!("4"),
    stage!("5"),
    stage!("6"),
    stage!("7"),
    stage!("A"),
    stage!("0-64"),
    stage!("1-64"),
    stage!("B"),
];

/// The words of the stages, in the order of the languages.
static STAGE_WORDS: &[Catalogue] = &include!(concat!(env!("OUT_DIR"), "/stages.rs"));

/// Why a folder of lessons cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum LessonsError {
    /// The lessons cannot be read.
    #[error(transparent)]
    Course(CourseError),
    /// A file or the folder cannot be read.
    #[error("{path}: {error}")]
    File {
        /// The file or folder.
        path: PathBuf,
        /// What the system says.
        error: FileError,
    },
    /// A file is not UTF-8.
    #[error("{0} is not UTF-8")]
    NotUtf8(PathBuf),
    /// A line of a file of values of moves cannot be read.
    #[error("{path}: line {line}: {reason}")]
    Record {
        /// The file.
        path: PathBuf,
        /// The line, counted from 1.
        line: usize,
        /// What is wrong.
        reason: String,
    },
    /// A file of words is not in the Fluent format.
    #[error("{path}: {reason}")]
    Words {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        reason: String,
    },
}

/// How much of each file of lessons and articles is in a language.
pub fn shares(language: Language) -> impl Iterator<Item = &'static FileShare> {
    [STAGE_WORDS, articles::ARTICLE_WORDS].into_iter().flat_map(move |all| all[language as usize].files)
}

/// How much of all lessons and articles is in a language.
#[must_use]
pub fn share(language: Language) -> FileShare {
    let sum = |count: fn(&FileShare) -> usize| shares(language).map(count).sum();
    FileShare { file: "lessons", own: sum(|file| file.own), all: sum(|file| file.all) }
}

/// The values of the moves of the shipped lessons; empty if another search made them.
#[must_use]
pub fn record() -> Record {
    Record::read(include_str!("../../lessons/proof.jsonl")).unwrap_or_default()
}

/// Reads a file of values of moves, which is empty if another search made them.
///
/// # Errors
///
/// When the file cannot be read, or is none of values.
pub fn read_record(path: &Path) -> Result<Record, LessonsError> {
    match Record::read(&read(path)?) {
        Err(RecordError::OtherSearch { .. }) => Ok(Record::default()),
        Err(RecordError::Line { line, reason }) => Err(LessonsError::Record { path: path.to_owned(), line, reason }),
        Ok(record) => Ok(record),
    }
}

/// The words of a language.
struct Words {
    language: Language,
    /// Those of the program, which are read when they are asked for.
    shipped: Option<&'static Catalogue>,
    read: OnceLock<Texts>,
}

/// Words that have been read.
struct Texts {
    bundle: L10nBundle,
    /// The ids of its messages, with those of their attributes behind a point.
    ids: BTreeSet<String>,
}

impl Texts {
    fn read(language: Language, text: &str) -> Result<Self, String> {
        let bundle = L10nBundle::new_without_isolation(language, text.as_bytes()).map_err(|error| error.to_string())?;
        Ok(Self { bundle, ids: ids(text) })
    }
}

impl Words {
    /// Words of a file.
    fn read(language: Language, text: &str) -> Result<Self, String> {
        Ok(Self { language, shipped: None, read: Texts::read(language, text)?.into() })
    }

    /// The words of every language inside the program.
    fn shipped(catalogues: &'static [Catalogue]) -> Vec<Self> {
        let languages = Language::iter().zip(catalogues);
        languages.map(|(&language, own)| Self { language, shipped: Some(own), read: OnceLock::new() }).collect()
    }

    fn texts(&self) -> Option<&Texts> {
        if self.read.get().is_none() {
            // The build step has read them.
            let text = String::from_utf8(self.shipped?.text()).ok()?;
            let texts = Texts::read(self.language, &text).ok()?;
            return Some(self.read.get_or_init(|| texts));
        }
        self.read.get()
    }

    fn ids(&self) -> impl Iterator<Item = &str> {
        self.texts().into_iter().flat_map(|texts| texts.ids.iter().map(String::as_str))
    }

    fn has(&self, id: &str) -> bool {
        self.texts().is_some_and(|texts| texts.ids.contains(&*word_id(id)))
    }

    fn text(&self, id: &str) -> Option<String> {
        let (id, Texts { bundle, .. }) = (&*word_id(id), self.texts()?);
        let text = match id.split_once('.') {
            Some((message, attribute)) => bundle.attr(message, attribute, None),
            None => bundle.msg(id, None),
        };
        text.ok().map(|text| text.replace('\n', " "))
    }
}

/// The id of the words of a stage, a lesson or a part of them: the same in every game that it is given in, so that
/// `capture-64@russian-2` has the words `capture-64-2`.
#[must_use]
fn word_id(id: &str) -> Cow<'_, str> {
    let Some((before, after)) = id.split_once('@') else { return id.into() };
    let rest = after.trim_start_matches(|letter: char| letter.is_ascii_alphabetic());
    format!("{before}{rest}").into()
}

/// The ids of the messages and attributes of a Fluent file.
fn ids(text: &str) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    let mut message = String::new();
    for line in text.lines() {
        let Some((name, _)) = line.split_once('=') else { continue };
        let name = name.trim_end();
        let is_name = |name: &str| {
            !name.is_empty() && name.chars().all(|letter| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_'))
        };
        if is_name(name) {
            name.clone_into(&mut message);
            ids.insert(message.clone());
        } else if let Some(attribute) = name.trim_start().strip_prefix('.').filter(|name| is_name(name)) {
            ids.insert(format!("{message}.{attribute}"));
        }
    }
    ids
}

/// A course with its words.
pub struct Lessons {
    /// The lessons.
    pub course: Course,
    words: Vec<Words>,
}

impl Lessons {
    /// The lessons inside the program.
    ///
    /// # Errors
    ///
    /// Never for a released program: a test reads them.
    pub fn shipped() -> Result<Self, LessonsError> {
        let mut course = Course::read(STAGES.iter().copied()).map_err(LessonsError::Course)?;
        course.limit();
        Ok(Self { course, words: Words::shipped(STAGE_WORDS) })
    }

    /// The lessons of a folder: every `*.toml` is a stage, and every `*.ftl` in a subfolder named after a language holds
    /// words.
    ///
    /// # Errors
    ///
    /// When a file cannot be read, or says something that is not a lesson.
    pub fn of_folder(folder: &Path) -> Result<Self, LessonsError> {
        let mut files = Vec::new();
        for path in paths(folder, "toml")? {
            files.push((path.display().to_string(), read(&path)?));
        }
        let course = Course::read(files.iter().map(|(name, text)| (name.as_str(), text.as_str())))
            .map_err(LessonsError::Course)?;
        let mut words = Vec::new();
        for language in Language::iter() {
            for path in paths(&folder.join(&**language), "ftl")? {
                let read = Words::read(*language, &read(&path)?);
                words.push(read.map_err(|reason| LessonsError::Words { path: path.clone(), reason })?);
            }
        }
        Ok(Self { course, words })
    }

    /// Refuses other lessons that cannot stand behind these.
    ///
    /// # Errors
    ///
    /// When both have a lesson with the same id.
    pub fn refuse_twice(&self, other: &Self) -> Result<(), LessonsError> {
        let mut twice = other.course.lessons().filter(|lesson| self.course.lesson(&lesson.id).is_some());
        twice.next().map_or(Ok(()), |twice| Err(LessonsError::Course(CourseError::Twice(twice.id.clone()))))
    }

    /// Adds other lessons behind these.
    ///
    /// # Errors
    ///
    /// When both have a lesson with the same id; then nothing is added.
    pub fn add(&mut self, other: Self) -> Result<(), LessonsError> {
        self.refuse_twice(&other)?;
        self.course.stages.extend(other.course.stages);
        self.words.extend(other.words);
        Ok(())
    }

    /// The text of a message, or of its attribute behind a point, in a language; in English if that one lacks it, or else
    /// in any: the player's own lessons may have one only.
    #[must_use]
    pub fn text_in(&self, language: Language, id: &str) -> Option<String> {
        self.in_order(language).find(|words| words.has(id)).and_then(|words| words.text(id))
    }

    /// The words of all languages: first of this one, then of English.
    fn in_order(&self, language: Language) -> impl Iterator<Item = &Words> {
        let of = move |wanted: Language| self.words.iter().filter(move |words| words.language == wanted);
        let others = move |words: &&Words| ![language, Language::default()].contains(&words.language);
        of(language).chain(of(Language::default())).chain(self.words.iter().filter(others))
    }

    /// The text of a message, or of its attribute behind a point, in this language only.
    fn own_text(&self, language: Language, id: &str) -> Option<String> {
        self.words.iter().filter(|words| words.language == language).find_map(|words| words.text(id))
    }

    /// The ids of all words in a language.
    #[must_use]
    pub fn ids(&self, language: Language) -> BTreeSet<&str> {
        let words = self.words.iter().filter(|words| words.language == language);
        words.flat_map(Words::ids).collect()
    }

    /// The languages that have words.
    pub fn languages(&self) -> impl Iterator<Item = Language> {
        Language::iter().copied().filter(|&language| self.words.iter().any(|words| words.language == language))
    }
}

fn paths(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, LessonsError> {
    let mut paths = match list_folder(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        paths => paths.map_err(|error| LessonsError::File { path: folder.to_owned(), error: error.into() })?,
    };
    paths.retain(|path| path.extension().is_some_and(|found| found == extension));
    Ok(paths)
}

fn read(path: &Path) -> Result<String, LessonsError> {
    let bytes =
        read_regular(path).map_err(|error| LessonsError::File { path: path.to_owned(), error: error.into() })?;
    String::from_utf8(bytes).map_err(|_| LessonsError::NotUtf8(path.to_owned()))
}

/// The id of the name of a stage.
#[must_use]
pub fn stage_key(stage: &StageId) -> String {
    format!("stage-{stage}")
}

/// The folder of the player's own lessons: `lessons` in the data folder. `None` on a system without a data folder.
#[must_use]
pub fn own_folder() -> Option<PathBuf> {
    home::data_folder().map(|data| data.join("lessons"))
}

/// The lessons, and why those of the player's own are not among them.
static LESSONS: LazyLock<(Lessons, Option<LessonsError>)> = LazyLock::new(|| {
    // A test reads the shipped lessons.
    let mut lessons = Lessons::shipped().unwrap_or_else(|_| Lessons { course: Course::default(), words: Vec::new() });
    let own = own_folder().map_or(Ok(()), |folder| Lessons::of_folder(&folder).and_then(|own| lessons.add(own)));
    (lessons, own.err())
});

/// Why the player's own lessons are left out, if they are.
#[must_use]
pub fn own_error() -> Option<&'static LessonsError> {
    LESSONS.1.as_ref()
}

/// The course: the shipped lessons and the player's own.
#[must_use]
pub fn course() -> &'static Course {
    &LESSONS.0.course
}

/// The text of a message of the lessons in the language of the program; empty if there is none.
#[must_use]
pub fn text(id: &str) -> String {
    let heard = is_aloud().then(|| aloud(id)).and_then(|heard| LESSONS.0.own_text(language(), &heard));
    heard.or_else(|| LESSONS.0.text_in(language(), id)).unwrap_or_default()
}

/// The id of the words that stand for a text where it is heard: `id.aloud`, or `id.part-aloud` for a part.
fn aloud(id: &str) -> String {
    format!("{id}{}aloud", if id.contains('.') { '-' } else { '.' })
}

/// Whether the lessons have a message or an attribute.
#[must_use]
pub fn has_text(id: &str) -> bool {
    LESSONS.0.in_order(language()).any(|words| words.has(id))
}

/// The text of an attribute for the nth move of a step: `id.part-2` for the second, and so on. Where there is none, that
/// of the move before holds; `id.part` is that of the first. `None` if there is none at all.
#[must_use]
pub fn text_for_move(id: &str, part: &str, nth: usize) -> Option<String> {
    let own = (2..=nth).rev().map(|nth| format!("{id}.{part}-{nth}"));
    own.chain([format!("{id}.{part}")]).find(|id| has_text(id)).map(|id| text(&id))
}

/// The number of choices of a question: `id.a`, `id.b` and so on.
#[must_use]
pub fn choices(id: &str) -> usize {
    ('a'..='z').take_while(|letter| has_text(&format!("{id}.{letter}"))).count()
}

/// The first lesson of the course of a game.
#[must_use]
pub fn first(game: Variant) -> LessonTopic {
    let mut lessons = course().stages_for(game).flat_map(|stage| &stage.lessons);
    LessonTopic::Lesson(lessons.next().map(|lesson| lesson.id.clone()).unwrap_or_default())
}
