//! Correspondence games.

use crate::words::common::side;
use crate::words::errors::mail::mail_place;
use crate::words::language::say;
use damier_app::mail::{MailGame, Taken, Turn};
use damier_rules::notation::{SquareNames, write_move};
use damier_rules::{AnyPosition, Color, PieceKind, Variant};
use etude::calendar::Day;
use etude_text::plain::plain;

/// A game in one line: its name, the players, whose turn it is and how many days are left.
#[must_use]
pub fn mail_line(game: &MailGame, today: Day) -> String {
    let [white, black] = Color::ALL.map(|color| plain(game.player(color)).into_owned());
    let place = mail_place(game.game().moves().len(), game);
    match game.turn(today) {
        Turn::Over => say().mail_line_over(game.name(), white, black, game.result().spelling(Variant::International)),
        Turn::Ours(left) if left < 0 => say().mail_line_late(game.name(), white, black, place),
        Turn::Ours(left) => say().mail_line_ours(game.name(), white, black, place, left),
        Turn::Theirs(left) if left < 0 => say().mail_line_theirs_late(game.name(), white, black, place),
        Turn::Theirs(left) => say().mail_line_theirs(game.name(), white, black, place, left),
    }
}

/// What a file of the opponent has brought, a sentence each.
#[must_use]
pub fn mail_taken(taken: &Taken) -> Vec<String> {
    let game = &taken.game;
    let opponent = plain(game.player(!game.mine())).into_owned();
    let Some(received) = &taken.received else {
        let last = game.last_move().map(|played| say().mail_received(&*opponent, played));
        return [say().mail_new_game(game.name(), &*opponent)].into_iter().chain(last).collect();
    };
    let plies = game.game().moves().len();
    let written = |ply: usize| {
        let at = game.game().position_after(ply)?;
        Some(write_move(at, game.game().moves().nth(ply)?))
    };
    let answered = usize::from(received.answer.is_some());
    let mut told = Vec::new();
    if received.played.is_some() {
        let played = plies.checked_sub(1 + answered).and_then(written);
        told.extend(played.map(|played| say().mail_received(&*opponent, played)));
    }
    if received.answer.is_some() {
        told.extend(plies.checked_sub(1).and_then(written).map(|played| say().mail_answered(played)));
    }
    if game.is_over() {
        told.push(say().mail_result(game.result().spelling(Variant::International)));
    }
    told
}

/// A game in the list of the screen: the opponent, with the name of the game where there are several with one, whose turn it
/// is and how many days are left.
#[must_use]
pub fn mail_row(game: &MailGame, is_named: bool, today: Day) -> String {
    let opponent = plain(game.player(!game.mine())).into_owned();
    let opponent = if is_named { say().mail_row_named(opponent, game.name()) } else { opponent };
    match game.turn(today) {
        Turn::Over => say().mail_row_over(opponent, game.result().spelling(Variant::International)),
        Turn::Ours(left) if left < 0 => say().mail_row_late(opponent),
        Turn::Ours(left) => say().mail_row_ours(opponent, left),
        Turn::Theirs(left) if left < 0 => say().mail_row_theirs_late(opponent),
        Turn::Theirs(left) => say().mail_row_theirs(opponent, left),
    }
}

/// The text beside a game that goes to the opponent.
#[must_use]
pub fn mail_text(game: &MailGame) -> String {
    let [white, black] = Color::ALL.map(|color| plain(game.player(color)).into_owned());
    let mut lines = vec![say().mail_text_players(game.name(), white, black), String::new()];
    lines.extend(mail_board(game));
    if let Some(last) = game.last_move() {
        lines.push(say().mail_text_last(mail_place(game.game().moves().len() - 1, game), last));
    }
    if game.is_offered() && !game.is_over() {
        lines.push(say().mail_text_offer());
    }
    if game.is_over() {
        lines.push(say().mail_result(game.result().spelling(Variant::International)));
    } else {
        lines.push(say().mail_text_turn(side(game.game().position().side_to_move()), game.days()));
    }
    lines.push(String::new());
    lines.push(say().mail_text_file());
    lines.into_iter().map(|line| line + "\n").collect()
}

/// The board as it stands, in letters that every mail program shows, with the numbers of the first square of each row.
#[must_use]
pub fn mail_board(game: &MailGame) -> Vec<String> {
    board(game.game().position())
}

fn board(position: &AnyPosition) -> Vec<String> {
    let (size, names) = (position.board_size(), SquareNames::of(position.variant()));
    let mut lines: Vec<String> = (0..size.rows())
        .map(|row| {
            let squares = (0..size.rows()).map(|column| match size.square_at(row, column) {
                None => ' ',
                Some(square) => match position.piece_at(square) {
                    None => '.',
                    Some(piece) => {
                        let letter = if piece.color == Color::White { 'w' } else { 'b' };
                        if piece.kind == PieceKind::King { letter.to_ascii_uppercase() } else { letter }
                    }
                },
            });
            let squares: Vec<String> = squares.map(String::from).collect();
            let playable = (0..size.rows()).filter_map(|column| size.square_at(row, column));
            let ends: Vec<String> = playable.map(|square| names.text(square).to_string()).collect();
            let [first, .., last] = &ends[..] else { return String::new() };
            format!("{first:>4}  {}  {last}", squares.join(" "))
        })
        .collect();
    lines.push(say().mail_board_key());
    lines
}
