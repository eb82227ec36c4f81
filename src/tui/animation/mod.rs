//! Moves that slide over the board, men that are crowned, and wrong moves that are shaken.
//!
//! The program compares the positions shown before and after every action. If a single legal move leads from one to the
//! other, the move is shown square by square, on any screen and for either side: captured pieces stay on the board,
//! marked, until the move is complete, as the rules require. Where pieces can be placed between squares they also fly
//! from one to the next. The picture depends on the time alone, so no timer runs here; the screen is in the new position
//! at once and does not know about the animation.

use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::time::Duration;

use super::widgets::board::{BoardPicture, Flight, Mark, Pose};
use damier_app::settings::Speed;
use damier_rules::{AnyPosition, Move, Piece, PieceKind, Square};

/// The most moves queued: with more, the player does not want to watch each of them.
const MAX_WAITING: usize = 4;

/// The time between two pictures of a piece that flies.
const FRAME: Duration = Duration::from_millis(20);

/// How a wrong piece is shaken.
const SHAKES: [Pose; 4] = [Pose::Left, Pose::Right, Pose::Left, Pose::Right];

/// How fast everything moves.
#[derive(Clone, Copy, Debug)]
struct Pace {
    /// The time from square to square.
    step: Duration,
    /// The most for a whole move.
    whole: Duration,
    /// The time of a stage of a crowning.
    stage: Duration,
    /// The time of a shake to one side.
    shake: Duration,
}

impl Pace {
    /// `None` without motion.
    const fn of(speed: Speed) -> Option<Self> {
        let (step, whole, stage, shake) = match speed {
            Speed::Off => return None,
            Speed::Slow => (220, 2_200, 180, 110),
            Speed::Normal => (80, 560, 90, 60),
            Speed::Fast => (35, 245, 45, 35),
        };
        let millis = Duration::from_millis;
        Some(Self { step: millis(step), whole: millis(whole), stage: millis(stage), shake: millis(shake) })
    }
}

/// How many steps are done since a start.
fn steps(start: Duration, step: Duration, now: Duration) -> usize {
    let done = now.saturating_sub(start).as_nanos() / step.as_nanos().max(1);
    usize::try_from(done).unwrap_or(usize::MAX)
}

/// When the next step is done.
fn next_step(start: Duration, step: Duration, now: Duration) -> Duration {
    start + step * u32::try_from(steps(start, step, now) + 1).unwrap_or(u32::MAX)
}

/// A sliding move.
#[derive(Clone, Debug)]
struct Slide {
    before: AnyPosition,
    after: AnyPosition,
    played: Move,
    piece: Piece,
    /// The squares the piece is shown on, including the first and the last.
    path: Vec<Square>,
    /// The captured pieces, each with the index in the path from which on it is marked.
    taken: Vec<(usize, Square)>,
    start: Duration,
    step: Duration,
    /// The time of a stage of the crowning, if the piece becomes a king.
    stage: Option<Duration>,
}

impl Slide {
    /// `None` if no piece moves.
    fn new(before: AnyPosition, played: Move, start: Duration, pace: Pace) -> Option<Self> {
        let piece = before.piece_at(played.from)?;
        let route = route(&before, played);
        let (mut path, mut taken) = (vec![played.from], Vec::new());
        for leg in route.windows(2) {
            for square in between(&before, leg[0], leg[1]) {
                if played.captured.contains(square) {
                    taken.push((path.len(), square));
                } else {
                    path.push(square);
                }
            }
            path.push(leg[1]);
        }
        let steps = u32::try_from(path.len() - 1).ok().filter(|&steps| steps > 0)?;
        let step = pace.step.min(pace.whole / steps);
        let after = before.play_unchecked(played);
        let is_king = |piece: Option<Piece>| piece.is_some_and(|piece| piece.kind == PieceKind::King);
        let stage = (is_king(after.piece_at(played.to)) && !is_king(Some(piece))).then_some(pace.stage);
        Some(Self { before, after, played, piece, path, taken, start, step, stage })
    }

    /// The time of arrival.
    fn arrival(&self) -> Duration {
        self.start + self.step * u32::try_from(self.path.len() - 1).unwrap_or(0)
    }

    /// When all is as it will stay.
    fn end(&self) -> Duration {
        self.arrival() + self.stage.unwrap_or_default() * u32::from(Pose::STAGES)
    }

    /// The time of the next change, if pieces fly or if they do not.
    fn next(&self, flies: bool, now: Duration) -> Duration {
        match self.stage.filter(|_| now >= self.arrival()) {
            Some(stage) => next_step(self.arrival(), stage, now),
            None if flies => (now + FRAME).min(self.arrival()),
            None => next_step(self.start, self.step, now),
        }
    }

    /// Shows the sliding move instead of the position.
    fn show(&self, board: &mut BoardPicture, flies: bool, now: Duration) {
        board.marks = vec![(self.played.to, Mark::LastMove), (self.played.from, Mark::LastMove)];
        board.arrows.clear();
        if let Some(stage) = self.stage.filter(|_| now >= self.arrival()) {
            let done = u8::try_from(steps(self.arrival(), stage, now) + 1).unwrap_or(Pose::STAGES);
            board.position = self.after;
            board.pose = Some((self.played.to, Pose::Crowned(done.min(Pose::STAGES))));
            return;
        }
        let place = steps(self.start, self.step, now).min(self.path.len() - 1);
        let at = self.path[place];
        board.position = self.before;
        board.instead = vec![(at, Some(self.piece)), (self.played.from, None)];
        board.marks[0].0 = at;
        let taken = self.taken.iter().filter(|(from, _)| *from <= place);
        board.marks.extend(taken.map(|&(_, square)| (square, Mark::Taken)));
        if let Some(&to) = self.path.get(place + 1).filter(|_| flies) {
            let since = now.saturating_sub(self.start).saturating_sub(self.step * u32::try_from(place).unwrap_or(0));
            let share = (since.as_secs_f32() / self.step.as_secs_f32().max(f32::EPSILON)).min(1.0);
            board.flight = Some(Flight { from: at, to, share });
        }
    }
}

/// A piece that is shaken.
#[derive(Clone, Copy, Debug)]
struct Shake {
    square: Square,
    start: Duration,
    step: Duration,
}

impl Shake {
    fn end(&self) -> Duration {
        self.start + self.step * u32::try_from(SHAKES.len()).unwrap_or(0)
    }

    fn show(&self, board: &mut BoardPicture, now: Duration) {
        let pose = SHAKES.get(steps(self.start, self.step, now)).filter(|_| now >= self.start);
        board.pose = pose.map(|&pose| (self.square, pose));
    }
}

/// The first route of a move.
fn route(before: &AnyPosition, played: Move) -> Vec<Square> {
    match before.visit_routes(played, |route| ControlFlow::Break(route.to_vec())) {
        ControlFlow::Break(route) => route,
        ControlFlow::Continue(()) => vec![played.from, played.to],
    }
}

/// The squares on the diagonal between two squares.
fn between(position: &AnyPosition, from: Square, to: Square) -> Vec<Square> {
    let size = position.board_size();
    let step = |from: u8, to: u8| if from < to { 1 } else { -1 };
    let (down, right) = (step(from.row(), to.row()), step(from.column(), to.column()));
    let (mut row, mut column, mut squares) = (from.row(), from.column(), Vec::new());
    for _ in 1..from.row().abs_diff(to.row()) {
        (row, column) = (row.saturating_add_signed(down), column.saturating_add_signed(right));
        squares.extend(size.square_at(row, column));
    }
    squares
}

/// The move that leads from one position to another, if one does.
fn move_between(before: &AnyPosition, after: &AnyPosition) -> Option<Move> {
    if before.variant() != after.variant() || before.side_to_move() == after.side_to_move() {
        return None;
    }
    before.legal_moves().into_iter().find(|&played| before.play_unchecked(played) == *after)
}

/// The queue of sliding moves, and the last move.
#[derive(Clone, Debug, Default)]
pub struct Animation {
    /// The position of the screen, which the animation may not have reached yet.
    shown: Option<AnyPosition>,
    slides: VecDeque<Slide>,
    /// The intermediate squares of the last move, and the position after it.
    passed: Option<(AnyPosition, Vec<Square>)>,
    /// The wrong piece on the screen.
    wrong: Option<Square>,
    shake: Option<Shake>,
}

impl Animation {
    /// Takes the board shown after an action; `None` for a screen without one.
    pub fn observe(&mut self, after: Option<&BoardPicture>, speed: Speed, now: Duration) {
        while self.slides.front().is_some_and(|slide| slide.end() <= now) {
            self.slides.pop_front();
        }
        self.shake = self.shake.filter(|shake| shake.end() > now);
        self.observe_position(after.map(|board| board.position), speed, now);
        let before = std::mem::replace(&mut self.wrong, after.and_then(|board| board.wrong));
        if let (Some(square), Some(pace)) = (self.wrong, Pace::of(speed))
            && before != self.wrong
        {
            let start = self.slides.back().map_or(now, Slide::end);
            self.shake = Some(Shake { square, start, step: pace.shake });
        }
    }

    fn observe_position(&mut self, after: Option<AnyPosition>, speed: Speed, now: Duration) {
        let before = std::mem::replace(&mut self.shown, after);
        let (Some(before), Some(after)) = (before, after) else { return self.finish() };
        if before == after {
            return;
        }
        let Some(played) = move_between(&before, &after) else { return self.finish() };
        let route = route(&before, played);
        self.passed = Some((after, route[1..route.len() - 1].to_vec()));
        let busy = self.slides.back().map(Slide::end).into_iter().chain(self.shake.map(|shake| shake.end()));
        let start = busy.fold(now, Duration::max);
        match Pace::of(speed).and_then(|pace| Slide::new(before, played, start, pace)) {
            Some(slide) if self.slides.len() < MAX_WAITING => self.slides.push_back(slide),
            _ => self.finish(),
        }
    }

    /// Ends all animations at once.
    pub fn finish(&mut self) {
        self.slides.clear();
        self.shake = None;
    }

    /// Shows what moves at a time, or the squares the last move passed. Where they can, pieces fly from square to square.
    pub fn show(&self, board: &mut BoardPicture, flies: bool, now: Duration) {
        let slide = self.slides.iter().find(|slide| slide.end() > now);
        match (slide, self.shake.filter(|shake| shake.end() > now)) {
            // A shake between two moves.
            (Some(slide), Some(shake)) if now < slide.start => {
                board.position = slide.before;
                shake.show(board, now);
            }
            (Some(slide), _) => return slide.show(board, flies, now),
            (None, Some(shake)) => shake.show(board, now),
            (None, None) => {}
        }
        if let Some((_, passed)) = self.passed.as_ref().filter(|(after, _)| *after == board.position) {
            board.marks.extend(passed.iter().map(|&square| (square, Mark::Passed)));
        }
    }

    /// The time of the next change, if something moves.
    #[must_use]
    pub fn wakes_at(&self, flies: bool, now: Duration) -> Option<Duration> {
        let slide = self.slides.iter().find(|slide| slide.end() > now);
        let shake = self.shake.filter(|shake| shake.end() > now);
        let slide = slide.map(|slide| if now < slide.start { slide.start } else { slide.next(flies, now) });
        let shake =
            shake.map(|shake| if now < shake.start { shake.start } else { next_step(shake.start, shake.step, now) });
        slide.into_iter().chain(shake).min()
    }
}

#[cfg(test)]
mod tests;
