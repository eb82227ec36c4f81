//! Lessons as data: what the files in `lessons` say. `lessons/README.md` describes the format.

use std::collections::HashSet;

use serde::Deserialize;

use super::answers::StageId;
use super::claim::BoardClaim;
use super::draw::Draw;
use super::gate::Gate;
use super::proof::Proof;
use damier_puzzles::Theme;
use damier_rules::notation::{FenError, read_fen};
use damier_rules::{AnyPosition, Color, Setup, Variant};

/// A stage: lessons in the recommended order, and an exam.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stage {
    /// Its id.
    #[serde(rename = "stage")]
    pub id: StageId,
    /// The games that it is given in: it is read as a stage for each of them.
    #[serde(default, deserialize_with = "variants")]
    pub games: Vec<Variant>,
    /// The number of exercises in the exam; 0 for a stage without one.
    #[serde(default)]
    pub exam: usize,
    /// What it asks for besides.
    #[serde(default, rename = "gate")]
    pub gates: Vec<Gate>,
    /// Its lessons.
    #[serde(default, rename = "lesson")]
    pub lessons: Vec<Lesson>,
}

impl Stage {
    /// The variant of its exam and of its gates: that of its first lesson.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.lessons.first().map_or(Variant::International, |lesson| lesson.variant)
    }

    /// Whether it belongs to the course of a game: it is given in this game, or on its board.
    #[must_use]
    pub fn is_for(&self, game: Variant) -> bool {
        if self.games.is_empty() {
            self.variant().board_size() == game.board_size()
        } else {
            self.games.contains(&game)
        }
    }

    /// The stage in each of its games, without the lessons about the others. Ids end with `@` and the game there; those of
    /// `shared` are the lessons of all stages that are given in several games.
    fn in_games(self, shared: &HashSet<String>) -> Vec<Self> {
        if self.games.is_empty() {
            return vec![self];
        }
        let in_game = |game: Variant| {
            let name = |id: &String| if shared.contains(id) { format!("{id}@{}", game.name()) } else { id.clone() };
            let mut stage =
                Self { games: vec![game], id: StageId(format!("{}@{}", self.id, game.name())), ..self.clone() };
            stage.lessons.retain(|lesson| [international(), game].contains(&lesson.variant));
            for lesson in &mut stage.lessons {
                lesson.variant = game;
                lesson.id = name(&lesson.id);
                lesson.needs = lesson.needs.iter().map(name).collect();
            }
            for gate in &mut stage.gates {
                if let Gate::Answers { lessons, .. } = gate {
                    *lessons = lessons.iter().map(name).collect();
                }
            }
            stage
        };
        self.games.iter().copied().map(in_game).collect()
    }
}

/// A lesson: steps to be played, then exercises.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its id, which also begins the ids of its words.
    pub id: String,
    /// The variant; international if the file says nothing.
    #[serde(default = "international", deserialize_with = "variant")]
    pub variant: Variant,
    /// The lessons that explain what this one uses.
    #[serde(default)]
    pub needs: Vec<String>,
    /// The articles of the rules, or other sources, that it rests on.
    #[serde(default)]
    pub sources: Vec<String>,
    /// The lowest and the highest rating of the puzzles that it draws.
    #[serde(default)]
    pub band: Option<(u16, u16)>,
    /// The tags of puzzles that it teaches.
    #[serde(default)]
    pub teaches: Vec<Theme>,
    /// Its steps.
    #[serde(default, rename = "step")]
    pub steps: Vec<LessonStep>,
    /// What its exercises are drawn from.
    #[serde(default, rename = "exercise")]
    pub exercises: Vec<Draw>,
}

const fn international() -> Variant {
    Variant::International
}

fn variants<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Vec<Variant>, D::Error> {
    let names = Vec::<String>::deserialize(deserializer)?;
    names.iter().map(|name| name.parse().map_err(serde::de::Error::custom)).collect()
}

fn variant<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Variant, D::Error> {
    let name = String::deserialize(deserializer)?;
    name.parse().map_err(serde::de::Error::custom)
}

/// One board, and what is to be done on it. Exactly one of `play`, `point` and `answer` is given; a step with none of them
/// is only read.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// The position, as FEN; empty for a question about rules that no board shows.
    #[serde(default)]
    pub fen: String,
    /// Moves in turn: the learner's, the reply, the learner's, and so on. A move of the learner may be several, of which any
    /// is right, with spaces between; `*` is any legal move.
    #[serde(default)]
    pub play: Vec<String>,
    /// The squares to be pointed at, all of them, in any order.
    #[serde(default)]
    pub point: Vec<u8>,
    /// The right one of the choices `a`, `b`, `c` … among the words of the step.
    #[serde(default)]
    pub answer: Option<char>,
    /// Whether the learner's moves show a rule and not the best play, so that the judge is not asked about them.
    #[serde(default)]
    pub rule: bool,
    /// Moves of the learner that the text names, so that others may be as good.
    #[serde(default)]
    pub named: Vec<String>,
    /// What proves the squares or the answer.
    #[serde(default)]
    pub proof: Option<Proof>,
    /// What the texts say about force.
    #[serde(default)]
    pub claim: Option<Box<BoardClaim>>,
    /// Squares that the text is about, marked on the board.
    #[serde(default)]
    pub mark: Vec<u8>,
    /// The articles of the rules that it teaches, if they are not all that its lesson cites.
    #[serde(default)]
    pub sources: Vec<String>,
}

/// What a step asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// Moves on the board.
    Moves,
    /// Squares to be pointed at.
    Squares,
    /// One of several choices.
    Choice,
    /// Only reading.
    Nothing,
}

impl LessonStep {
    /// Its board on the board of a variant: an empty one if it has no position.
    ///
    /// # Errors
    ///
    /// If the position cannot be read.
    pub fn position(&self, variant: Variant) -> Result<AnyPosition, FenError> {
        if self.fen.is_empty() {
            return Ok(Setup::new(variant, Color::White).position());
        }
        read_fen(&self.fen, variant).map(|fen| fen.position)
    }

    /// What it asks for.
    #[must_use]
    pub fn wanted(&self) -> Wanted {
        match (self.play.is_empty(), self.point.is_empty(), self.answer) {
            (false, ..) => Wanted::Moves,
            (_, false, _) => Wanted::Squares,
            (.., Some(_)) => Wanted::Choice,
            _ => Wanted::Nothing,
        }
    }
}

/// Why the files of a course cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CourseError {
    /// A file is not TOML, or does not have the form of lessons.
    #[error("{file}: {reason}")]
    File {
        /// The file.
        file: String,
        /// What is wrong, and where.
        reason: String,
    },
    /// Two lessons with the same id.
    #[error("two lessons {0}")]
    Twice(String),
}

/// A course: stages in order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Course {
    /// The stages.
    pub stages: Vec<Stage>,
}

impl Course {
    /// Reads a course from files, each a pair of name and content: a stage each.
    ///
    /// # Errors
    ///
    /// When a file cannot be read, or two lessons have the same id.
    pub fn read<'a>(files: impl IntoIterator<Item = (&'a str, &'a str)>) -> Result<Self, CourseError> {
        let mut stages: Vec<Stage> = Vec::new();
        for (name, text) in files {
            let stage = toml_edit::de::from_str(text)
                .map_err(|error| CourseError::File { file: name.to_owned(), reason: error.to_string() })?;
            stages.push(stage);
        }
        let shared = stages.iter().filter(|stage| !stage.games.is_empty()).flat_map(|stage| &stage.lessons);
        let shared: HashSet<String> = shared.map(|lesson| lesson.id.clone()).collect();
        let course = Self { stages: stages.into_iter().flat_map(|stage| stage.in_games(&shared)).collect() };
        let mut seen = HashSet::new();
        let twice = course.lessons().find(|lesson| !seen.insert(lesson.id.clone()));
        twice.map(|lesson| CourseError::Twice(lesson.id.clone())).map_or(Ok(course), Err)
    }

    /// Lets each lesson draw only puzzles whose motifs it teaches itself, or a lesson before it.
    pub fn limit(&mut self) {
        let mut taught: Vec<Theme> = Vec::new();
        for lesson in self.stages.iter_mut().flat_map(|stage| &mut stage.lessons) {
            taught.extend(lesson.teaches.iter().cloned());
            for draw in &mut lesson.exercises {
                draw.source.limit(&taught);
            }
        }
    }

    /// The stages of the course of a game, in order.
    pub fn stages_for(&self, game: Variant) -> impl Iterator<Item = &Stage> {
        self.stages.iter().filter(move |stage| stage.is_for(game))
    }

    /// All lessons in order.
    pub fn lessons(&self) -> impl Iterator<Item = &Lesson> {
        self.stages.iter().flat_map(|stage| &stage.lessons)
    }

    /// The lesson with an id.
    #[must_use]
    pub fn lesson(&self, id: &str) -> Option<&Lesson> {
        self.lessons().find(|lesson| lesson.id == id)
    }

    /// The stage with an id.
    #[must_use]
    pub fn stage(&self, id: &StageId) -> Option<&Stage> {
        self.stages.iter().find(|stage| stage.id == *id)
    }

    /// The stage that a lesson belongs to.
    #[must_use]
    pub fn stage_of(&self, lesson: &str) -> Option<&Stage> {
        self.stages.iter().find(|stage| stage.lessons.iter().any(|other| other.id == lesson))
    }
}
