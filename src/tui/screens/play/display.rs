//! What a simultaneous display has besides the game in front: the list of boards, and the score.

use super::PlayScreen;
use crate::tui::keymap::Command;
use crate::tui::page::{Middle, Page, Tone, Words};
use crate::tui::shared::Shared;
use crate::tui::widgets::board::{BoardPicture, Numbers};
use crate::tui::widgets::small::SmallBoard;
use crate::words::{self, say};
use damier_app::settings::MoveStyle;
use damier_rules::Color;
use damier_rules::notation::write_move;
use damier_train::play::GamePhase;
use damier_train::play::boards::{BoardState, DisplayScore};
use etude::effort::Credit;

/// The lines of the clock pane with the times.
const DIALS: usize = 2;

/// Turns the page of a game into that of a display, if it is one.
pub(super) fn complete(screen: &PlayScreen, shared: &Shared, page: Page) -> Page {
    let boards = screen.run.lesson();
    let Some(score) = boards.score() else { return page };
    let mut page = page;
    let (place, all) = (boards.place(), boards.games().len());
    page.title = say().display_title();
    let opponent = words::guest_name(boards.here());
    page.subject = Words::from(say().display_subject(
        words::variant_name(boards.here().terms.variant()),
        place + 1,
        all,
        opponent,
    ));
    page.middle_title = match score.target {
        Some(target) => say().display_boards_target(target, 2 * score.games),
        None => say().display_boards(),
    };
    page.middle = Middle::Menu((0..all).map(|board| row(screen, board)).collect());
    page.small = (0..all).map(|board| small(screen, board)).collect();
    page.clock.lines.truncate(DIALS);
    page.clock.lines.push(Words::from(say().display_score(score.points, score.over, score.games)));
    if boards.here().is_over() && boards.can_go_on() {
        page.relabelled = Some((Command::Next, say().label_next_board()));
    }
    page.message.lines.splice(0..0, arrived(screen, shared.trainer.settings().move_style));
    page.message.lines.extend(ended(screen, score));
    if boards.is_over()
        && let Some(name) = shared.trainer.gathered()
    {
        page.message.lines.push(Words::new(Tone::Quiet, say().display_together(name)));
    }
    page
}

/// How a board stands, for a message, and the tone of that.
fn state(screen: &PlayScreen, board: usize) -> (Tone, &'static str) {
    match screen.run.lesson().state(board) {
        BoardState::Waits => (Tone::Text, "waits"),
        BoardState::Aside => (Tone::Quiet, "aside"),
        BoardState::Thinks => (Tone::Quiet, "thinks"),
        BoardState::Over(Credit::Full) => (Tone::Good, "won"),
        BoardState::Over(Credit::Half) => (Tone::Notice, "drawn"),
        BoardState::Over(Credit::None) => (Tone::Bad, "lost"),
    }
}

/// A board in the list.
fn row(screen: &PlayScreen, board: usize) -> Words {
    let boards = screen.run.lesson();
    let lesson = &boards.games()[board];
    let (tone, state) = state(screen, board);
    let (tone, sign) = if board == boards.place() { (Tone::Title, "▸ ") } else { (tone, "  ") };
    let moves = lesson.game.moves().len() / 2 + 1;
    Words::new(Tone::Title, sign).and(tone, say().display_row(board + 1, words::guest_name(lesson), state, moves))
}

/// A board as a small picture, from the host's side.
fn small(screen: &PlayScreen, board: usize) -> SmallBoard {
    let boards = screen.run.lesson();
    let lesson = &boards.games()[board];
    let (tone, state) = state(screen, board);
    let is_here = board == boards.place();
    let (sign, tone) = if is_here { ("▸", Tone::Title) } else { (" ", tone) };
    let head = Words::new(tone, format!("{:>2}{sign}", board + 1)).and(tone, say().display_state(state));
    let picture = || BoardPicture {
        turned: lesson.mine() == Color::Black,
        numbers: Numbers::Never,
        ..BoardPicture::new(*lesson.game.position())
    };
    SmallBoard { board: (!lesson.terms.strictness.blindfold).then(picture), head, is_here }
}

/// What the guest played while the host was elsewhere.
fn arrived(screen: &PlayScreen, style: MoveStyle) -> Option<Words> {
    let lesson = screen.run.lesson().here();
    let before = lesson.game.moves().len().checked_sub(1)?;
    // With a sheet of one's own the move is called out until it is written.
    if lesson.phase() != GamePhase::Thinking || (lesson.hides_pieces() && lesson.has_gaps()) {
        return None;
    }
    let (position, played) = (lesson.game.position_after(before)?, lesson.game.moves().last()?);
    // Who hears it has to know what was taken.
    let told = if words::is_aloud() {
        words::spoken::made(position, played, style)
    } else {
        say().display_moved(write_move(position, played))
    };
    Some(Words::from(told))
}

/// How the display goes on once the game in front is over.
fn ended(screen: &PlayScreen, score: DisplayScore) -> Vec<Words> {
    let boards = screen.run.lesson();
    let mut lines = Vec::new();
    match score.is_reached() {
        Some(true) => lines.push(Words::new(Tone::Good, say().display_reached())),
        Some(false) => lines.push(Words::new(Tone::Bad, say().display_missed())),
        None => {}
    }
    if boards.is_over() {
        lines.push(Words::new(Tone::Title, say().display_over(score.points, 2 * score.games)));
    } else if boards.here().is_over() {
        lines.push(Words::from(say().display_goes_on()));
    }
    lines
}
