//! The keys of the home screen.

use super::rows::{
    ANALYSIS, CHOOSE_LINE, DOWN, EXPLAIN, HELP, LEFT, MESSAGE_BACK, MESSAGE_ON, MODES, QUIT, REDRAW, RIGHT, SUSPEND,
    UP, row, shown,
};
use super::{Binding, Command, Key};
use crate::words::Messages;

const RESUME: Binding = shown(Command::Resume, &[Key::char('c')], Messages::label_continue, Messages::help_resume);
const PUZZLES: Binding = shown(Command::Puzzles, &[Key::char('p')], Messages::label_puzzles, Messages::help_puzzles);
const REVIEW: Binding = shown(Command::Review, &[Key::char('r')], Messages::label_review, Messages::help_review);
const LEARN: Binding = shown(Command::Learn, &[Key::char('l')], Messages::label_learn, Messages::help_learn);
const ENDINGS: Binding = shown(Command::Endings, &[Key::char('e')], Messages::label_endings, Messages::help_endings);
const UNANNOUNCED: Binding =
    shown(Command::Unannounced, &[Key::char('t')], Messages::label_unannounced, Messages::help_unannounced);
const OPENINGS: Binding =
    shown(Command::Openings, &[Key::char('z')], Messages::label_openings, Messages::help_opening_training);
const NOTATION: Binding =
    shown(Command::Notation, &[Key::char('n')], Messages::label_notation, Messages::help_notation);
const GAME: Binding = shown(Command::Game, &[Key::char('g')], Messages::label_game, Messages::help_game);
const OWN_GAMES_HIDDEN: Binding = row(Command::OwnGames, &[Key::char('y')], Messages::help_own_games);
const PROGRESS: Binding =
    shown(Command::Progress, &[Key::char('s')], Messages::label_progress, Messages::help_progress);
const VARIANT: Binding = row(Command::Variant, &[Key::char('v')], Messages::help_variant);
const SETTINGS: Binding =
    shown(Command::Settings, &[Key::char('o')], Messages::label_settings, Messages::help_settings);
const QUIT_ASKING: Binding =
    shown(Command::Cancel, &[Key::char('q'), Key::ESCAPE], Messages::label_quit, Messages::help_quit_asking);

/// The home screen.
pub(super) const HOME: &[Binding] = &[
    RESUME,
    CHOOSE_LINE,
    PUZZLES,
    MODES,
    REVIEW,
    LEARN,
    ENDINGS,
    UNANNOUNCED,
    OPENINGS,
    NOTATION,
    GAME,
    ANALYSIS,
    OWN_GAMES_HIDDEN,
    PROGRESS,
    VARIANT,
    SETTINGS,
    EXPLAIN,
    UP,
    DOWN,
    LEFT,
    RIGHT,
    MESSAGE_ON,
    MESSAGE_BACK,
    HELP,
    QUIT_ASKING,
    QUIT,
    SUSPEND,
    REDRAW,
];
