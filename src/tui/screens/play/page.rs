//! The page of a game.

use std::cmp::Ordering;

use super::{Intent, PlayScreen, display};
use crate::tui::page::{InputLine, Middle, Page, Pane, Tone, Words};
use crate::tui::screens::score;
use crate::tui::shared::Shared;
use crate::tui::widgets::board::Mark;
use crate::words::{self, say};
use damier_app::link;
use damier_app::store::keeper::KeeperProblem;
use damier_rules::notation::{SquareNames, write_move};
use damier_rules::{AnyPosition, Color, GameEnd, Move, Outcome, Setup, Square};
use damier_train::play::{GamePhase, Notice, Recital, Seat};
use etude::effort::Credit;

/// The counter of a move limit warns when this many moves are left.
const LAST_MOVES: u16 = 4;

pub(super) fn page(screen: &PlayScreen, shared: &Shared) -> Page {
    let (lesson, game) = (screen.lesson(), &screen.lesson().game);
    let mut board = shared.board(shown_position(screen));
    board.marks = marks(screen);
    board.wrong = refused(screen);
    let written = game.moves().take(lesson.written());
    let own_sheet = lesson.terms.strictness.own_sheet;
    let title = if own_sheet {
        let named = third_person(screen, shared, lesson.sheet());
        named.map_or_else(|| say().play_sheet(), |name| say().play_sheet_of(name))
    } else {
        say().pane_moves()
    };
    let opponent = if lesson.goes_by_names() {
        words::both_players(&lesson.terms.seats, &shared.trainer.settings().name)
    } else {
        words::guest_name(lesson)
    };
    let page = Page {
        subject: Words::from(words::game_subject(&lesson.terms, &opponent)),
        clock: Pane::new(say().pane_clock(), clock(screen, shared)),
        middle_title: title,
        middle: Middle::Score(score::rows(
            1,
            game.start().side_to_move(),
            score::written(*game.start(), written.collect::<Vec<_>>()),
        )),
        message: Pane::new(message_title(screen), message(screen, shared)),
        input: input(screen),
        last: last(screen),
        ..Page::new(say().play_title(), board)
    };
    display::complete(screen, shared, page)
}

/// The last move and the position it was made in, for those who ask; not where the player has to write it down.
fn last(screen: &PlayScreen) -> Option<(AnyPosition, Move)> {
    let lesson = screen.lesson();
    let before = lesson.game.moves().len().checked_sub(1).filter(|_| !lesson.has_gaps())?;
    Some((*lesson.game.position_after(before)?, lesson.game.moves().last()?))
}

/// The name of a side: of two people, the one that they go by.
fn name(screen: &PlayScreen, shared: &Shared, color: Color) -> String {
    let lesson = screen.lesson();
    match lesson.terms.seat(color) {
        Seat::Trainee if !lesson.goes_by_names() => say().game_you(),
        seat if lesson.goes_by_names() => words::seat_name(seat, &shared.trainer.settings().name),
        _ => words::guest_name(lesson),
    }
}

/// The name by which a side is spoken of in a game between names; `None` where the player is addressed instead.
fn third_person(screen: &PlayScreen, shared: &Shared, color: Color) -> Option<String> {
    let lesson = screen.lesson();
    let is_nameless = *lesson.terms.seat(color) == Seat::Trainee && shared.trainer.settings().name.trim().is_empty();
    (lesson.goes_by_names() && !is_nameless).then(|| name(screen, shared, color))
}

/// The position on the board, without pieces in a blindfold game.
fn shown_position(screen: &PlayScreen) -> AnyPosition {
    let position = screen.lesson().game.position();
    if screen.lesson().hides_pieces() {
        Setup::new(position.variant(), position.side_to_move()).position()
    } else {
        *position
    }
}

/// The piece that cannot move as it was told to.
fn refused(screen: &PlayScreen) -> Option<Square> {
    screen.entry.refused().filter(|_| !screen.lesson().hides_pieces())
}

fn marks(screen: &PlayScreen) -> Vec<(Square, Mark)> {
    let lesson = screen.lesson();
    let mut marks = match lesson.phase() {
        GamePhase::Thinking => screen.entry.marks(lesson.game.position()),
        _ => Vec::new(),
    };
    if screen.lesson().hides_pieces() {
        marks.retain(|(_, mark)| matches!(mark, Mark::Cursor | Mark::Selected));
        return marks;
    }
    if let Some(touched) = lesson.touched {
        marks.push((touched, Mark::Selected));
    }
    marks.extend(score::last_move_marks(lesson.game.moves().last()));
    marks
}

/// The dials, first that of the side at the top of the board.
fn clock(screen: &PlayScreen, shared: &Shared) -> Vec<Words> {
    let (lesson, game) = (screen.lesson(), &screen.lesson().game);
    let flag = say().flag();
    let line = |color: Color, who: &str| {
        let runs = game.end().is_none() && game.position().side_to_move() == color;
        let now = shared.trainer.now().run;
        let hosts = screen.run.lesson().left(now).filter(|_| color == lesson.mine());
        let left = lesson.clock().map(|clock| clock.left(color, now)).or(hosts);
        let tone = match left {
            Some(left) if left.is_zero() => Tone::Bad,
            _ if runs => Tone::Title,
            _ => Tone::Text,
        };
        let who = if left.is_some_and(|left| left.is_zero()) { flag.as_str() } else { who };
        Words::new(tone, words::dial(runs, color, left, who))
    };
    let bottom = match lesson.goes_by_names() {
        true if shared.turned => Color::Black,
        true => Color::White,
        false => lesson.mine(),
    };
    let mut lines: Vec<Words> =
        [!bottom, bottom].map(|color| line(color, &name(screen, shared, color))).into_iter().collect();
    if let Some(end) = game.end() {
        lines.push(Words::new(Tone::Title, end.outcome.to_string()));
    } else if let Some(count) = game.limit() {
        lines.push(limit(count));
    }
    lines
}

fn limit(count: damier_rules::LimitCount) -> Words {
    let tone = if count.plies_left() <= 2 * LAST_MOVES { Tone::Notice } else { Tone::Text };
    Words::new(tone, words::limit(count))
}

/// The title of the message pane: the counter of the running move limit, because small screens have no room for it
/// beside the dials.
fn message_title(screen: &PlayScreen) -> String {
    screen.lesson().game.limit().map_or_else(|| say().play_pane(), words::limit)
}

fn message(screen: &PlayScreen, shared: &Shared) -> Vec<Words> {
    let lesson = screen.lesson();
    let trouble = shared.trainer.trouble().iter().find(|trouble| matches!(trouble, KeeperProblem::File(_)));
    let mut lines: Vec<Words> =
        trouble.map(|trouble| Words::new(Tone::Bad, words::trouble(trouble))).into_iter().collect();
    if screen.intent == Some(Intent::Resign) {
        let sure = third_person(screen, shared, lesson.actor())
            .map_or_else(|| say().resign_sure(), |name| say().resign_sure_of(name));
        lines.push(Words::new(Tone::Notice, sure));
    }
    if let Some(problem) = problem(screen) {
        lines.push(Words::new(Tone::Bad, problem));
    }
    lines.extend(lesson.notice.map(|told| notice(told, screen, shared)));
    match lesson.phase() {
        GamePhase::Over(end) => {
            lines.extend(over(screen, end, shared));
            let is_filed = trouble.is_none() && !screen.lesson().fills_gaps();
            lines.extend(is_filed.then(|| Words::new(Tone::Quiet, say().game_filed())));
        }
        GamePhase::Thinking => lines.extend(called_out(screen, shared).into_iter().chain(thinking(screen, shared))),
        GamePhase::Writing => {
            lines.extend(called_out(screen, shared));
            lines.push(write_down(screen));
            lines.extend(lesson.is_offered().then(|| offered(screen, shared)));
        }
        GamePhase::Starting => lines.push(Words::new(Tone::Quiet, say().program_starts())),
        GamePhase::Waiting if lesson.game.draw_offer().is_some() => lines.push(Words::from(say().offer_stands())),
        GamePhase::Waiting if lesson.goes_by_names() => {
            let mover = lesson.game.position().side_to_move();
            lines.push(Words::new(Tone::Quiet, say().move_of(name(screen, shared, mover))));
        }
        GamePhase::Waiting => lines.push(Words::new(Tone::Quiet, say().game_engine_thinks())),
        GamePhase::Parted => lines.extend(parted(screen)),
        GamePhase::Arbiter => lines.push(Words::new(Tone::Quiet, say().arbiter_looks())),
        GamePhase::Failed(reason) => lines.push(Words::new(Tone::Bad, words::game_engine_failed(&reason))),
        GamePhase::Adjourned => {}
    }
    lines.extend(
        screen
            .link
            .said
            .as_ref()
            .zip(lesson.remote())
            .map(|(said, (theirs, _))| Words::new(Tone::Text, say().remote_says(name(screen, shared, theirs), said))),
    );
    let ballots = words::ballots(lesson.ballots());
    lines.extend(ballots.into_iter().map(|told| Words::new(Tone::Quiet, told)));
    lines.extend(lesson.program_fault().map(|fault| Words::new(Tone::Notice, words::program_fault(fault))));
    lines
}

/// Words about a side elsewhere that is not there.
fn parted(screen: &PlayScreen) -> Vec<Words> {
    let Some((_, side)) = screen.lesson().remote() else { return Vec::new() };
    let address = link::address(&side.address).map_or_else(|| side.address.clone(), |address| address.to_string());
    let link = &screen.link;
    if link.is_open() {
        let text = if side.listens { say().link_waits(address) } else { say().link_calls(address) };
        return vec![Words::from(text), Words::new(Tone::Quiet, say().link_kept())];
    }
    let declined = link.declined.map(words::dxp_declined);
    let why = declined.or_else(|| link.closed.as_ref().map(words::dxp_closed));
    let mut lines: Vec<Words> = why.map(|why| Words::new(Tone::Bad, say().link_over(why))).into_iter().collect();
    lines.push(Words::from(say().link_again()));
    lines
}

/// Words about an open draw offer to the side that acts.
fn offered(screen: &PlayScreen, shared: &Shared) -> Words {
    let lesson = screen.lesson();
    let text = if lesson.goes_by_names() {
        say().person_offers(name(screen, shared, !lesson.actor()))
    } else {
        say().engine_offers()
    };
    Words::new(Tone::Notice, text)
}

/// The opponent's move in a blindfold game, until it is on the sheet.
fn called_out(screen: &PlayScreen, shared: &Shared) -> Option<Words> {
    let game = &screen.lesson().game;
    let before =
        game.moves().len().checked_sub(1).filter(|_| screen.lesson().hides_pieces() && screen.lesson().has_gaps())?;
    let (position, played) = (game.position_after(before)?, game.moves().nth(before)?);
    let written = write_move(position, played);
    let text = if screen.lesson().goes_by_names() {
        say().called_out_by(name(screen, shared, position.side_to_move()), written)
    } else {
        say().called_out(written)
    };
    Some(Words::new(Tone::Title, text))
}

fn thinking(screen: &PlayScreen, shared: &Shared) -> Vec<Words> {
    let lesson = screen.lesson();
    let mut lines = Vec::new();
    if lesson.is_offered() {
        lines.push(offered(screen, shared));
    }
    if screen.intent == Some(Intent::Seal) {
        lines.push(Words::new(Tone::Notice, say().sealing()));
    }
    if lesson.is_offering() {
        lines.push(Words::new(Tone::Notice, say().offering()));
    }
    if lesson.has_gaps() {
        lines.push(Words::new(Tone::Quiet, say().time_trouble()));
    }
    if screen.can_claim {
        lines.push(Words::from(say().claim_possible()));
    }
    if lines.is_empty() {
        let turn = third_person(screen, shared, lesson.actor());
        lines.push(Words::from(turn.map_or_else(|| say().your_move(), |name| say().move_of(name))));
    }
    if screen.lesson().hides_pieces() {
        lines.push(Words::new(Tone::Quiet, say().blind()));
    }
    lines
}

/// The number and side of the first move missing on the sheet.
fn first_gap(screen: &PlayScreen) -> (usize, Color) {
    let game = &screen.lesson().game;
    let before = screen.lesson().written() + usize::from(game.start().side_to_move() == Color::Black);
    (before / 2 + 1, screen.lesson().position_to_write().side_to_move())
}

fn write_down(screen: &PlayScreen) -> Words {
    let (number, color) = first_gap(screen);
    Words::from(say().write_down(words::side(color), number))
}

fn over(screen: &PlayScreen, end: GameEnd, shared: &Shared) -> Vec<Words> {
    let two = screen.lesson().goes_by_names();
    let (tone, opening) = match (screen.lesson().credit(), end.outcome) {
        (_, Outcome::Win(winner)) if two => {
            let named = third_person(screen, shared, winner);
            (Tone::Good, named.map_or_else(|| say().you_win(), |name| say().person_wins(name)))
        }
        (Some(Credit::Full), _) => (Tone::Good, say().you_win()),
        (Some(Credit::None), _) => (Tone::Bad, say().you_lose()),
        _ => (Tone::Notice, say().a_draw()),
    };
    let mut lines = vec![
        Words::new(tone, opening).and(Tone::Title, format!(" {}", end.outcome)),
        Words::from(words::end_reason(end)),
    ];
    if let Some(recall) = screen.lesson().recall() {
        return recalled(screen, recall);
    }
    lines.extend(next_of_playoff(screen, shared).or_else(|| match_score(screen, end.outcome, shared)));
    if screen.lesson().fills_gaps() {
        let missing = screen.lesson().game.moves().len() - screen.lesson().written();
        let named = third_person(screen, shared, screen.lesson().sheet());
        let text = named.map_or_else(|| say().fill_in(missing), |name| say().fill_in_of(missing, name));
        lines.push(Words::new(Tone::Notice, text));
        lines.push(write_down(screen));
    }
    lines
}

/// How far the game has been read back, and with how many faults.
fn recalled(screen: &PlayScreen, recall: Recital) -> Vec<Words> {
    let (moves, faults) = (screen.lesson().game.moves().len(), say().recall_faults(recall.wrong, recall.shown));
    if screen.lesson().recalls() {
        let how_to = Words::new(Tone::Quiet, say().recall_how_to());
        return vec![Words::from(say().recall_at(recall.at, moves, faults)), write_down(screen), how_to];
    }
    let is_whole = !recall.is_closed;
    let tone = if is_whole && recall.wrong + recall.shown == 0 { Tone::Good } else { Tone::Notice };
    let text = if is_whole { say().recall_done(moves, faults) } else { say().recall_at(recall.at, moves, faults) };
    vec![Words::new(tone, text)]
}

/// Announces the next game of a play-off, with the times left.
fn next_of_playoff(screen: &PlayScreen, shared: &Shared) -> Option<Words> {
    // The seed does not matter for the announcement.
    let terms = screen.lesson().next_terms(0)?;
    let playoff = terms.playoff?;
    if terms.has_two_people() {
        let [white, black] = terms.seats.each_ref().map(|seat| words::seat_name(seat, &shared.trainer.settings().name));
        let [whites, blacks] = playoff.left.map(words::dial_time);
        return Some(Words::new(Tone::Notice, words::next_of_two(playoff.number, [white, black], [whites, blacks])));
    }
    let mine = terms.mine();
    let [yours, theirs] = [mine, !mine].map(|color| words::dial_time(playoff.left[color as usize]));
    let side = words::side(mine);
    Some(Words::new(Tone::Notice, say().playoff_continues(playoff.number, side, yours, theirs)))
}

/// The score of a mini-match, and what comes next.
fn match_score(screen: &PlayScreen, outcome: Outcome, shared: &Shared) -> Option<Words> {
    let terms = &screen.lesson().terms;
    let place = terms.mini_match?;
    let points = place.points(outcome);
    let is_first = place.first.is_none();
    if screen.lesson().goes_by_names() {
        let [white, black] = terms.seats.each_ref().map(|seat| words::seat_name(seat, &shared.trainer.settings().name));
        return Some(Words::new(Tone::Notice, words::match_of_two(is_first, [white, black], points)));
    }
    let mine = terms.mine();
    let [yours, theirs] = [mine, !mine].map(|color| points[color as usize]);
    if is_first {
        return Some(Words::new(Tone::Notice, say().match_continues(yours, theirs, words::side(!mine))));
    }
    let (tone, result) = match yours.cmp(&theirs) {
        Ordering::Greater => (Tone::Good, "won"),
        Ordering::Less => (Tone::Bad, "lost"),
        Ordering::Equal => (Tone::Notice, "drawn"),
    };
    Some(Words::new(tone, say().match_over(result, yours, theirs)))
}

fn notice(notice: Notice, screen: &PlayScreen, shared: &Shared) -> Words {
    let (lesson, variant) = (screen.lesson(), screen.lesson().terms.variant());
    let square = |square: Square| SquareNames::of(variant).text(square).to_string();
    let (actor, other) = (lesson.actor(), !lesson.actor());
    match notice {
        Notice::RemoteGone => Words::new(Tone::Notice, say().remote_gone()),
        Notice::RemoteStopped => Words::new(Tone::Bad, say().remote_stopped()),
        Notice::OfferDeclined if lesson.goes_by_names() => {
            Words::new(Tone::Notice, say().person_declines(name(screen, shared, other)))
        }
        Notice::TouchBroken(touched) => {
            Words::new(Tone::Notice, say().touch_broken(name(screen, shared, other), square(touched)))
        }
        Notice::Asked(complaint) => Words::new(Tone::Notice, words::complaint(&complaint, variant)),
        Notice::Corrected(touched) => {
            Words::new(Tone::Notice, say().touch_corrected(name(screen, shared, actor), square(touched)))
        }
        Notice::OfferDeclined => Words::new(Tone::Notice, say().offer_declined()),
        Notice::OfferRefused(refused) => Words::new(Tone::Bad, words::offer_refused(refused)),
        Notice::ClaimRefused(refused) => Words::new(Tone::Bad, say().claim_refused(refused)),
        Notice::Touched(touched) => Words::new(Tone::Bad, say().touched(square(touched))),
        Notice::WrittenWrong => Words::new(Tone::Bad, say().written_wrong()),
        Notice::Reminded(before) => {
            let played = lesson.game.position_after(before).zip(lesson.game.moves().nth(before));
            let written = played.map(|(position, played)| write_move(position, played)).unwrap_or_default();
            Words::new(Tone::Notice, say().recall_shown(written))
        }
        Notice::TakenBack => Words::new(Tone::Quiet, say().taken_back()),
        Notice::Resumed => Words::new(Tone::Notice, say().resumed()),
        Notice::ResumedSealed => Words::new(Tone::Notice, say().resumed_sealed()),
    }
}

/// What is wrong with the entered text.
fn problem(screen: &PlayScreen) -> Option<String> {
    if screen.lesson().recalls() {
        // What else is wrong with a move would tell of the position.
        screen.entry.rejected().map(str::to_owned)
    } else if screen.lesson().writes() {
        screen.entry.problem(&screen.lesson().position_to_write())
    } else if screen.lesson().phase() == GamePhase::Thinking {
        screen.entry.problem(screen.lesson().game.position())
    } else {
        None
    }
}

fn input(screen: &PlayScreen) -> InputLine {
    let mut line = if screen.lesson().writes() {
        let line = screen.entry.input_line(&screen.lesson().position_to_write());
        let (number, color) = first_gap(screen);
        let prompt = say().sheet_prompt(words::side(color), number);
        let preview = if line.typed.text().is_empty() {
            Words::new(Tone::Quiet, say().sheet_hint())
        } else {
            line.preview.clone()
        };
        InputLine { prompt, preview, ..line }
    } else if screen.lesson().phase() == GamePhase::Thinking {
        let line = screen.entry.input_line(screen.lesson().game.position());
        if screen.intent == Some(Intent::Seal) { InputLine { prompt: say().prompt_seal(), ..line } } else { line }
    } else {
        return InputLine::default();
    };
    // A list of legal moves would give the pieces away.
    if screen.lesson().hides_pieces() {
        line.preview = Words::default();
    }
    line
}
