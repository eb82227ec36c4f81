//! The rows of the table of keys.

use ratatui::crossterm::event::KeyCode;
use strum::VariantArray;

use super::{Binding, Command, Key, Mode};
use crate::words::{Message, Messages};

const BOARDS: &[Mode] = &[Mode::Puzzle, Mode::Solved, Mode::Drill, Mode::Notation, Mode::NotationTyped];
const TYPED: &[Mode] = &[Mode::Puzzle, Mode::Trial, Mode::Drill, Mode::Play];
const ERASED: &[Mode] = &[Mode::Puzzle, Mode::Trial, Mode::Drill, Mode::Play, Mode::Lesson];
const NOTATION: &[Mode] = &[Mode::Notation, Mode::NotationTyped];
const PUZZLES: &[Mode] = &[Mode::Puzzle, Mode::Solved];
const HINTED: &[Mode] = &[Mode::Puzzle, Mode::Lesson];
const CURSOR: &[Mode] = &[
    Mode::Home,
    Mode::Puzzle,
    Mode::Trial,
    Mode::Drill,
    Mode::Notation,
    Mode::NotationTyped,
    Mode::Lesson,
    Mode::Play,
];
/// The modes in which a letter shows the keys: all but the last four.
const SCREENS: &[Mode] = Mode::VARIANTS.split_at(Mode::VARIANTS.len() - 4).0;
/// The modes in which a letter goes home.
const LEFT: &[Mode] = SCREENS.split_at(1).1;
/// The modes in which Enter belongs to the board.
const PLAYED_ON: &[Mode] = &[
    Mode::Puzzle,
    Mode::Solved,
    Mode::Trial,
    Mode::Drill,
    Mode::Notation,
    Mode::NotationTyped,
    Mode::Lesson,
    Mode::Play,
    Mode::Played,
    Mode::Analysis,
];
/// The modes in which it belongs to a list or a form.
const LISTS: &[Mode] =
    &[Mode::Home, Mode::List, Mode::Learn, Mode::Progress, Mode::Form, Mode::Text, Mode::Waiting, Mode::Picks];
/// The modes with a caret.
const WRITTEN: &[Mode] = &[Mode::Text, Mode::NotationTyped];
const HOME: &[Mode] = &[Mode::Home];
const ANALYSIS: &[Mode] = &[Mode::Analysis];

const ONWARD: &[Key] = &[Key::RIGHT, Key::TAB];
const ERASING: &[Key] = &[Key::BACKSPACE, Key::control('h')];
const REMOVING: &[Key] = &[Key::DELETE, Key::control('d')];

/// Keys that the footer leaves out.
const fn row(command: Command, keys: &'static [Key], modes: &'static [Mode], help: Message) -> Binding {
    Binding { command, keys, modes, label: None, help }
}

/// Keys with a label in the footer.
const fn shown(
    command: Command,
    keys: &'static [Key],
    modes: &'static [Mode],
    label: Message,
    help: Message,
) -> Binding {
    Binding { command, keys, modes, label: Some(label), help }
}

/// All keys, in the order of the footer and the list of keys.
pub const BINDINGS: &[Binding] = &[
    shown(Command::Right, ONWARD, &[Mode::Learn], Messages::label_stage, Messages::help_stage),
    row(Command::Left, &[Key::LEFT], &[Mode::Learn], Messages::help_stage),
    shown(Command::View, &[Key::char('v')], &[Mode::Learn], Messages::label_details, Messages::help_details),
    shown(Command::Next, &[Key::char('n')], &[Mode::Lesson], Messages::label_next, Messages::help_next),
    shown(Command::Retry, &[Key::char('r')], &[Mode::Lesson], Messages::label_retry, Messages::help_again_step),
    shown(Command::Last, &[Key::END], &[Mode::Lesson], Messages::label_exercises, Messages::help_exercises),
    shown(Command::Explain, &[Key::char('w')], &[Mode::Lesson], Messages::label_articles, Messages::help_articles),
    shown(Command::Turn, &[Key::char('t')], &[Mode::Lesson], Messages::label_turn, Messages::help_turn),
    shown(Command::Resume, &[Key::char('c')], HOME, Messages::label_continue, Messages::help_resume),
    row(Command::Confirm, &[Key::ENTER], LISTS, Messages::help_confirm_line),
    shown(Command::Puzzles, &[Key::char('p')], HOME, Messages::label_puzzles, Messages::help_puzzles),
    shown(Command::Modes, &[Key::char('m')], HOME, Messages::label_modes, Messages::help_modes),
    shown(Command::Review, &[Key::char('r')], HOME, Messages::label_review, Messages::help_review),
    shown(Command::Learn, &[Key::char('l')], HOME, Messages::label_learn, Messages::help_learn),
    shown(Command::Endings, &[Key::char('e')], HOME, Messages::label_endings, Messages::help_endings),
    shown(Command::Unannounced, &[Key::char('t')], HOME, Messages::label_unannounced, Messages::help_unannounced),
    shown(Command::Notation, &[Key::char('n')], HOME, Messages::label_notation, Messages::help_notation),
    shown(Command::Game, &[Key::char('g')], HOME, Messages::label_game, Messages::help_game),
    shown(
        Command::Analysis,
        &[Key::char('a')],
        &[Mode::Home, Mode::Solved, Mode::Played],
        Messages::label_analysis,
        Messages::help_analysis,
    ),
    row(Command::OwnGames, &[Key::char('y')], HOME, Messages::help_own_games),
    shown(Command::Progress, &[Key::char('s')], HOME, Messages::label_progress, Messages::help_progress),
    row(Command::Variant, &[Key::char('v')], HOME, Messages::help_variant),
    shown(Command::Settings, &[Key::char('o')], HOME, Messages::label_settings, Messages::help_settings),
    shown(Command::Nothing, &[Key::char('n')], &[Mode::Trial], Messages::label_nothing, Messages::help_nothing),
    shown(Command::Turn, &[Key::char('t')], &[Mode::Trial], Messages::label_turn, Messages::help_turn),
    shown(Command::OwnGames, &[Key::char('y')], &[Mode::Progress], Messages::label_own_games, Messages::help_own_games),
    shown(Command::TrainMissed, &[Key::char('l')], PUZZLES, Messages::label_train_missed, Messages::help_train_missed),
    shown(
        Command::Explain,
        &[Key::char('w')],
        &[Mode::Home, Mode::Puzzle, Mode::Solved, Mode::Form, Mode::Progress],
        Messages::label_explain,
        Messages::help_explain,
    ),
    shown(Command::Left, &[Key::LEFT], &[Mode::Explained], Messages::label_walk, Messages::help_walk_solution),
    row(Command::Right, &[Key::RIGHT], &[Mode::Explained], Messages::help_walk_solution),
    row(Command::First, &[Key::HOME], &[Mode::Explained], Messages::help_first),
    row(Command::Last, &[Key::END], &[Mode::Explained], Messages::help_last),
    shown(Command::Turn, &[Key::char('t')], &[Mode::Explained], Messages::label_turn, Messages::help_turn),
    shown(
        Command::Cancel,
        &[Key::ESCAPE, Key::char('q'), Key::char('w'), Key::ENTER],
        &[Mode::Explained, Mode::Articles],
        Messages::label_back,
        Messages::help_explain_back,
    ),
    row(Command::Complete, &[Key::TAB], &[Mode::Text], Messages::help_complete_path),
    shown(Command::Left, &[Key::LEFT], ANALYSIS, Messages::label_walk, Messages::help_walk),
    row(Command::Right, &[Key::RIGHT], ANALYSIS, Messages::help_walk),
    row(Command::First, &[Key::HOME], ANALYSIS, Messages::help_ends),
    row(Command::Last, &[Key::END], ANALYSIS, Messages::help_ends),
    shown(Command::Engine, &[Key::char('l')], ANALYSIS, Messages::label_engine, Messages::help_engine),
    shown(Command::Lines, &[Key::char('m')], ANALYSIS, Messages::label_lines, Messages::help_lines),
    shown(Command::OwnEngine, &[Key::char('y')], ANALYSIS, Messages::label_own_engine, Messages::help_own_engine),
    shown(Command::View, &[Key::char('v')], ANALYSIS, Messages::label_view, Messages::help_view),
    shown(Command::Survey, &[Key::char('o')], ANALYSIS, Messages::label_survey, Messages::help_survey),
    shown(Command::NextMistake, &[Key::char('j')], ANALYSIS, Messages::label_next_mistake, Messages::help_next_mistake),
    shown(Command::Save, &[Key::char('w')], ANALYSIS, Messages::label_save, Messages::help_save),
    shown(Command::Find, &[Key::char('/')], ANALYSIS, Messages::label_find, Messages::help_find),
    shown(Command::Undo, &[Key::char('u')], ANALYSIS, Messages::label_undo, Messages::help_undo_change),
    shown(Command::Promote, &[Key::char('p')], ANALYSIS, Messages::label_promote, Messages::help_promote),
    shown(Command::Remove, REMOVING, ANALYSIS, Messages::label_remove, Messages::help_remove),
    shown(Command::Remove, REMOVING, &[Mode::Waiting], Messages::label_give_up, Messages::help_give_up),
    shown(Command::Remove, REMOVING, &[Mode::Picks], Messages::label_remove_set, Messages::help_remove_set),
    shown(Command::Sign, &[Key::char('!')], ANALYSIS, Messages::label_sign, Messages::help_sign),
    row(Command::ResultSign, &[Key::char('=')], ANALYSIS, Messages::help_result_sign),
    shown(Command::Next, &[Key::char('n')], ANALYSIS, Messages::label_next, Messages::help_next_game),
    shown(Command::Turn, &[Key::char('t')], ANALYSIS, Messages::label_turn, Messages::help_turn),
    row(Command::Complete, &[Key::TAB], ANALYSIS, Messages::help_complete),
    row(Command::Erase, ERASING, ANALYSIS, Messages::help_erase),
    shown(Command::Numbers, &[Key::char('v')], &[Mode::Progress], Messages::label_numbers, Messages::help_numbers),
    shown(Command::Right, ONWARD, &[Mode::Progress], Messages::label_page, Messages::help_page),
    row(Command::Left, &[Key::LEFT], &[Mode::Progress], Messages::help_page),
    shown(Command::Next, &[Key::char('n')], BOARDS, Messages::label_next, Messages::help_next),
    shown(Command::Retry, &[Key::char('r')], BOARDS, Messages::label_retry, Messages::help_retry),
    shown(Command::Undo, &[Key::char('u')], &[Mode::Drill, Mode::Play], Messages::label_take_back, Messages::help_undo),
    shown(Command::Offer, &[Key::char('o')], &[Mode::Play], Messages::label_offer, Messages::help_offer),
    shown(Command::Claim, &[Key::char('w')], &[Mode::Play], Messages::label_claim, Messages::help_claim),
    shown(Command::Resign, &[Key::char('z')], &[Mode::Play], Messages::label_resign, Messages::help_resign),
    shown(Command::Adjourn, &[Key::char('j')], &[Mode::Play], Messages::label_adjourn, Messages::help_adjourn),
    shown(Command::Retry, &[Key::char('r')], &[Mode::Play], Messages::label_retry, Messages::help_ask_again),
    shown(Command::Next, &[Key::char('n')], &[Mode::Played], Messages::label_new_game, Messages::help_new_game),
    shown(Command::Retry, &[Key::char('r')], &[Mode::Played], Messages::label_again, Messages::help_again),
    shown(Command::Turn, &[Key::char('t')], &[Mode::Play, Mode::Played], Messages::label_turn, Messages::help_turn),
    shown(Command::Hint, &[Key::char('i')], HINTED, Messages::label_hint, Messages::help_hint),
    shown(Command::Hint, &[Key::char('i')], &[Mode::Drill], Messages::label_hint, Messages::help_hint_drill),
    shown(Command::Solution, &[Key::char('s')], PUZZLES, Messages::label_solution, Messages::help_solution),
    shown(Command::Solution, &[Key::char('s')], &[Mode::Drill], Messages::label_refutation, Messages::help_refutation),
    shown(Command::Modes, &[Key::char('m')], PUZZLES, Messages::label_modes, Messages::help_modes),
    shown(Command::Left, &[Key::LEFT], &[Mode::Solved], Messages::label_walk, Messages::help_walk_solution),
    row(Command::Right, &[Key::RIGHT], &[Mode::Solved], Messages::help_walk_solution),
    row(Command::First, &[Key::HOME], &[Mode::Solved], Messages::help_first),
    row(Command::Last, &[Key::END], &[Mode::Solved], Messages::help_last),
    shown(Command::Solution, &[Key::char('s')], NOTATION, Messages::label_answer, Messages::help_answer),
    row(Command::Erase, ERASING, &[Mode::NotationTyped], Messages::help_erase_back),
    shown(Command::Turn, &[Key::char('t')], BOARDS, Messages::label_turn, Messages::help_turn),
    shown(Command::Complete, &[Key::TAB], TYPED, Messages::label_complete, Messages::help_complete),
    shown(Command::Keep, &[Key::char('+')], &[Mode::Solved], Messages::label_keep, Messages::help_keep),
    row(Command::Keep, &[Key::char('+')], &[Mode::Puzzle], Messages::help_keep),
    shown(Command::Hide, REMOVING, &[Mode::Solved], Messages::label_hide, Messages::help_hide),
    row(Command::Hide, REMOVING, &[Mode::Puzzle], Messages::help_hide),
    row(Command::Up, &[Key::UP], Mode::VARIANTS, Messages::help_cursor),
    row(Command::Down, &[Key::DOWN], Mode::VARIANTS, Messages::help_cursor),
    row(Command::Left, &[Key::LEFT], CURSOR, Messages::help_cursor),
    row(Command::Right, &[Key::RIGHT], CURSOR, Messages::help_cursor),
    row(Command::Confirm, &[Key::ENTER], PLAYED_ON, Messages::help_confirm),
    row(Command::Left, &[Key::LEFT], &[Mode::Form], Messages::help_change),
    shown(Command::Right, &[Key::RIGHT, Key::char(' ')], &[Mode::Form], Messages::label_change, Messages::help_change),
    row(Command::Erase, ERASING, ERASED, Messages::help_erase),
    shown(Command::Erase, ERASING, &[Mode::Text], Messages::label_erase, Messages::help_erase_back),
    row(Command::EraseNext, &[Key::DELETE], WRITTEN, Messages::help_erase_next),
    row(Command::EraseWord, &[Key::control('w')], WRITTEN, Messages::help_erase_word),
    row(Command::EraseBefore, &[Key::control('u')], WRITTEN, Messages::help_erase_before),
    row(Command::Left, &[Key::LEFT], &[Mode::Text], Messages::help_caret),
    row(Command::Right, &[Key::RIGHT], &[Mode::Text], Messages::help_caret),
    row(Command::WordLeft, &[Key::with_control(KeyCode::Left)], WRITTEN, Messages::help_caret_word),
    row(Command::WordRight, &[Key::with_control(KeyCode::Right)], WRITTEN, Messages::help_caret_word),
    row(Command::First, &[Key::HOME], WRITTEN, Messages::help_caret_ends),
    row(Command::Last, &[Key::END], WRITTEN, Messages::help_caret_ends),
    shown(Command::Cancel, &[Key::ESCAPE], &[Mode::Text], Messages::label_back, Messages::help_cancel),
    row(Command::Cancel, &[Key::ESCAPE], LEFT, Messages::help_cancel),
    shown(
        Command::Cancel,
        &[Key::ESCAPE, Key::char('?'), Key::char('q'), Key::ENTER],
        &[Mode::Help],
        Messages::label_back,
        Messages::help_close,
    ),
    row(Command::MessageOn, &[Key::PAGE_DOWN], Mode::VARIANTS, Messages::help_message),
    row(Command::MessageBack, &[Key::PAGE_UP], Mode::VARIANTS, Messages::help_message),
    shown(Command::Help, &[Key::char('?')], SCREENS, Messages::label_keys, Messages::help_help),
    shown(Command::Home, &[Key::char('q')], LEFT, Messages::label_home, Messages::help_home),
    shown(Command::Cancel, &[Key::char('q'), Key::ESCAPE], HOME, Messages::label_quit, Messages::help_quit_asking),
    row(Command::Quit, &[Key::control('c')], Mode::VARIANTS, Messages::help_quit_anywhere),
    row(Command::Suspend, &[Key::control('z')], Mode::VARIANTS, Messages::help_suspend),
    row(Command::Redraw, &[Key::control('l')], Mode::VARIANTS, Messages::help_redraw),
];
