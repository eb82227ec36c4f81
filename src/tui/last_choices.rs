//! What was chosen last in the forms, remembered until the program ends.

use super::widgets::board::Numbers;
use damier_endings::Class;
use damier_engine::Level;
use damier_rules::{Color, Variant};
use damier_train::drill::{Difficulty, Role, classes};
use damier_train::notation::{NotationSettings, Skill};
use damier_train::play::ballots::BallotTable;
use damier_train::play::terms::Strictness;

/// How a game starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameStart {
    Usual,
    /// A ballot out of a table; where the variant does not have it, out of its usual one.
    Drawn(BallotTable),
    Fen,
    /// The opponent starts without this many men.
    OpponentGives(usize),
    /// The player starts without this many men.
    PlayerGives(usize),
}

/// The kinds of clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockKind {
    None,
    SuddenDeath,
    Fischer,
    Period,
    /// A Lehmann-Georgiev play-off: Fischer, from game to game.
    Playoff,
}

/// The kinds of opponents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpponentKind {
    Level(Level),
    /// The player's own engine.
    OwnEngine,
    /// Another person at this board.
    Person,
    /// A person or a program elsewhere.
    Remote,
    /// A person elsewhere, by files.
    Mail,
}

/// How the other side is reached, and who asks for the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkKind {
    /// We wait for a call, and ask for the game.
    ListenAndAsk,
    /// We call, and play what the other side asks for.
    CallAndFollow,
    /// We call, and ask.
    CallAndAsk,
    /// We wait, and play what the other side asks for.
    ListenAndFollow,
}

impl LinkKind {
    pub(super) const fn listens(self) -> bool {
        matches!(self, Self::ListenAndAsk | Self::ListenAndFollow)
    }

    pub(super) const fn asks(self) -> bool {
        matches!(self, Self::ListenAndAsk | Self::CallAndAsk)
    }
}

/// The last choices for a game.
#[derive(Clone, Debug)]
pub struct GameChoices {
    pub(super) opponent: OpponentKind,
    /// The number of boards; more than one make a simultaneous display.
    pub(super) boards: usize,
    /// Whether the guests of a display have different levels.
    pub(super) is_mixed: bool,
    /// The share of the points that the host of a display wants, in percent.
    pub(super) target: Option<u8>,
    /// The host's minutes on top of the clock's.
    pub(super) on_top: u64,
    /// The name of the other person.
    pub(super) theirs: String,
    /// The name of the person in front of the board; `None` until one is typed: that of the settings.
    pub(super) yours: Option<String>,
    pub(super) link: LinkKind,
    /// Where the other side is; empty for this machine.
    pub(super) address: String,
    pub(super) color: Option<Color>,
    pub(super) opening: GameStart,
    pub(super) fen: String,
    /// Whether a second game follows, with the colours exchanged.
    pub(super) is_match: bool,
    pub(super) clock: ClockKind,
    pub(super) minutes: u64,
    pub(super) seconds: u64,
    pub(super) moves: u32,
    pub(super) strictness: Strictness,
}

impl Default for GameChoices {
    /// White against level 3, no clock; ten minutes once a clock is chosen.
    fn default() -> Self {
        Self {
            opponent: OpponentKind::Level(Level::ALL[2]),
            boards: 1,
            is_mixed: false,
            target: None,
            on_top: 0,
            theirs: String::new(),
            yours: None,
            link: LinkKind::ListenAndAsk,
            address: String::new(),
            color: Some(Color::White),
            opening: GameStart::Usual,
            fen: String::new(),
            is_match: false,
            clock: ClockKind::None,
            minutes: 10,
            seconds: 2,
            moves: 40,
            strictness: Strictness { casual: true, ..Strictness::default() },
        }
    }
}

/// Lengths of a game followed blindfold, in plies.
pub(super) const PLIES: [usize; 4] = [4, 8, 12, 20];
/// The last choices for training notation. Which side is at the bottom applies to all screens and is stored elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotationChoices {
    /// The skill and how it is trained.
    pub(super) settings: NotationSettings,
    /// Where square names are shown.
    pub(super) numbers: Numbers,
}

impl Default for NotationChoices {
    fn default() -> Self {
        let settings = NotationSettings {
            skill: Skill::FindSquare,
            variant: Variant::International,
            timed: true,
            plies: PLIES[1],
        };
        Self { settings, numbers: Numbers::Never }
    }
}

/// The last choice of an ending.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndingChoice {
    /// The pieces; where the variant does not offer them, its first ending is meant.
    pub(super) class: Class,
    pub(super) role: Role,
    /// Whether the trainee wins with the stronger side or holds with the weaker one; where that is not offered, the
    /// contrary.
    pub(super) is_usual: bool,
    pub(super) difficulty: Difficulty,
    /// Whether errors are shown only at the end.
    pub(super) errors_at_end: bool,
    pub(super) fen: String,
    /// Index of a drill from the player's own games.
    pub(super) own: Option<usize>,
    /// Whether it is a rush.
    pub(super) is_rush: bool,
}

impl Default for EndingChoice {
    fn default() -> Self {
        Self {
            class: classes(Variant::International)[0],
            role: Role::default(),
            is_usual: true,
            difficulty: Difficulty::default(),
            errors_at_end: false,
            fen: String::new(),
            own: None,
            is_rush: false,
        }
    }
}
