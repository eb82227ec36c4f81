use super::*;
use damier_rules::Variant;
use damier_rules::notation::{read_fen, read_move};

fn position(fen: &str) -> AnyPosition {
    read_fen(fen, Variant::International).expect("it is written by hand").position
}

fn millis(millis: u64) -> Duration {
    Duration::from_millis(millis)
}

/// Shows a position after an action.
fn observe(animation: &mut Animation, position: Option<AnyPosition>, speed: Speed, now: Duration) {
    animation.observe(position.map(BoardPicture::new).as_ref(), speed, now);
}

/// The numbers of the squares with a piece, and those with a mark, at a time.
fn seen(animation: &Animation, after: AnyPosition, now: Duration) -> (Vec<u8>, Vec<(u8, Mark)>) {
    let mut board = BoardPicture::new(after);
    animation.show(&mut board, false, now);
    let size = after.board_size();
    let pieces = size.all_squares().filter(|&square| board.piece_at(square).is_some());
    let marks = board.marks.iter().map(|&(square, mark)| (size.number(square), mark));
    (pieces.map(|square| size.number(square)).collect(), marks.collect())
}

#[test]
fn a_capture_goes_square_by_square_and_what_it_takes_stays_until_it_is_complete() {
    // 38x29x20, by hand: the man takes 33 and 24.
    let before = position("W:W38:B33,24,5");
    let after = before.play_unchecked(read_move(&before, "38x20").unwrap());
    let mut animation = Animation::default();
    observe(&mut animation, Some(before), Speed::Normal, millis(0));
    observe(&mut animation, Some(after), Speed::Normal, millis(1_000));
    let (pieces, marks) = seen(&animation, after, millis(1_000));
    assert_eq!((pieces, marks.len()), (vec![5, 24, 33, 38], 2));
    assert_eq!(animation.wakes_at(false, millis(1_000)), Some(millis(1_080)));
    let (pieces, marks) = seen(&animation, after, millis(1_080));
    assert_eq!(pieces, [5, 24, 29, 33]);
    assert_eq!(marks, [(29, Mark::LastMove), (38, Mark::LastMove), (33, Mark::Taken)]);
    let (pieces, marks) = seen(&animation, after, millis(1_160));
    assert_eq!((pieces, marks), (vec![5, 20], vec![(29, Mark::Passed)]));
    assert_eq!(animation.wakes_at(false, millis(1_160)), None);
}

#[test]
fn a_king_is_seen_on_every_free_square_of_its_way() {
    let before = position("W:WK46:B28,5");
    let after = before.play_unchecked(read_move(&before, "46x14").unwrap());
    let mut animation = Animation::default();
    observe(&mut animation, Some(before), Speed::Normal, millis(0));
    observe(&mut animation, Some(after), Speed::Normal, millis(0));
    let way: Vec<Vec<u8>> = (0..7).map(|step| seen(&animation, after, millis(80 * step)).0).collect();
    assert_eq!(way[0], [5, 28, 46]);
    assert_eq!(way[1], [5, 28, 41]);
    assert_eq!(way[2], [5, 28, 37]);
    assert_eq!(way[3], [5, 28, 32]);
    // Over 28 it goes in one step.
    assert_eq!(way[4], [5, 23, 28]);
    assert_eq!(way[5], [5, 19, 28]);
    assert_eq!(way[6], [5, 14]);
}

#[test]
fn an_answer_waits_until_the_move_before_it_has_arrived() {
    let start = AnyPosition::start(Variant::International);
    let one = start.play_unchecked(read_move(&start, "32-28").unwrap());
    let two = one.play_unchecked(read_move(&one, "19-23").unwrap());
    let mut animation = Animation::default();
    observe(&mut animation, Some(start), Speed::Slow, millis(0));
    observe(&mut animation, Some(one), Speed::Slow, millis(0));
    observe(&mut animation, Some(two), Speed::Slow, millis(100));
    let marks = |now| seen(&animation, two, now).1;
    assert_eq!(marks(millis(150))[1], (32, Mark::LastMove));
    assert_eq!(animation.wakes_at(false, millis(150)), Some(millis(220)));
    assert_eq!(marks(millis(220))[1], (19, Mark::LastMove));
    assert_eq!(marks(millis(440)), []);
}

#[test]
fn without_motion_or_without_a_move_everything_is_there_at_once() {
    let before = position("W:W38:B33,24,5");
    let after = before.play_unchecked(read_move(&before, "38x20").unwrap());
    let mut animation = Animation::default();
    observe(&mut animation, Some(before), Speed::Off, millis(0));
    observe(&mut animation, Some(after), Speed::Off, millis(0));
    assert_eq!(animation.wakes_at(false, millis(0)), None);
    assert_eq!(seen(&animation, after, millis(0)).0, [5, 20]);
    // Another exercise, a move taken back.
    for other in [position("W:W38:B5"), before, after] {
        observe(&mut animation, Some(other), Speed::Normal, millis(10));
        animation.finish();
        assert_eq!(animation.wakes_at(false, millis(10)), None);
    }
    observe(&mut animation, None, Speed::Normal, millis(10));
    observe(&mut animation, Some(before), Speed::Normal, millis(10));
    assert_eq!(animation.wakes_at(false, millis(10)), None);
}

#[test]
fn a_man_that_has_arrived_becomes_a_king_in_stages() {
    let before = position("W:W7:B45");
    let after = before.play_unchecked(read_move(&before, "7-1").unwrap());
    let mut animation = Animation::default();
    observe(&mut animation, Some(before), Speed::Normal, millis(0));
    observe(&mut animation, Some(after), Speed::Normal, millis(0));
    let first = after.board_size().square(1).unwrap();
    let pose = |now| {
        let mut board = BoardPicture::new(after);
        animation.show(&mut board, false, millis(now));
        board.pose
    };
    assert_eq!(pose(79), None);
    for (now, stage) in [(80, 1), (169, 1), (170, 2), (260, 3), (350, 4)] {
        assert_eq!(pose(now), Some((first, Pose::Crowned(stage))), "{now}");
    }
    assert_eq!(pose(440), None);
    assert_eq!(animation.wakes_at(false, millis(80)), Some(millis(170)));
    assert_eq!(animation.wakes_at(false, millis(440)), None);
    // A king that arrives is one already.
    let mut animation = Animation::default();
    let before = position("W:WK7:B45");
    let after = before.play_unchecked(read_move(&before, "7-1").unwrap());
    observe(&mut animation, Some(before), Speed::Normal, millis(0));
    observe(&mut animation, Some(after), Speed::Normal, millis(0));
    assert_eq!(animation.wakes_at(false, millis(80)), None);
}

#[test]
fn a_wrong_piece_is_shaken_once_it_has_arrived_and_the_reply_waits() {
    let start = AnyPosition::start(Variant::International);
    let one = start.play_unchecked(read_move(&start, "32-28").unwrap());
    let two = one.play_unchecked(read_move(&one, "19-23").unwrap());
    let square = start.board_size().square(28);
    let wrong = |position| BoardPicture { wrong: square, ..BoardPicture::new(position) };
    let mut animation = Animation::default();
    observe(&mut animation, Some(start), Speed::Normal, millis(0));
    observe(&mut animation, Some(one), Speed::Normal, millis(0));
    animation.observe(Some(&wrong(one)), Speed::Normal, millis(40));
    // It has not arrived yet.
    assert_eq!(animation.wakes_at(false, millis(40)), Some(millis(80)));
    animation.observe(Some(&wrong(two)), Speed::Normal, millis(100));
    let seen = |now| {
        let mut board = wrong(two);
        animation.show(&mut board, false, millis(now));
        (board.pose.map(|(_, pose)| pose), board.marks.first().map(|&(square, _)| square))
    };
    for (now, pose) in [(80, Pose::Left), (140, Pose::Right), (200, Pose::Left), (260, Pose::Right)] {
        assert_eq!(seen(now).0, Some(pose), "{now}");
    }
    assert_eq!(seen(320), (None, start.board_size().square(19)));
    assert_eq!(seen(400), (None, None));
    // It is not shaken again, and not at all without motion.
    animation.observe(Some(&wrong(two)), Speed::Normal, millis(500));
    assert_eq!(animation.wakes_at(false, millis(500)), None);
    let mut still = Animation::default();
    observe(&mut still, Some(one), Speed::Off, millis(0));
    still.observe(Some(&wrong(one)), Speed::Off, millis(0));
    assert_eq!(still.wakes_at(false, millis(0)), None);
}

#[test]
fn where_pieces_fly_they_are_seen_between_the_squares() {
    let before = position("W:W38:B33,24,5");
    let after = before.play_unchecked(read_move(&before, "38x20").unwrap());
    let mut animation = Animation::default();
    observe(&mut animation, Some(before), Speed::Normal, millis(0));
    observe(&mut animation, Some(after), Speed::Normal, millis(0));
    let size = before.board_size();
    let flight = |now| {
        let mut board = BoardPicture::new(after);
        animation.show(&mut board, true, millis(now));
        board.flight.map(|Flight { from, to, share }| (size.number(from), size.number(to), share))
    };
    assert_eq!(flight(0), Some((38, 29, 0.0)));
    assert_eq!(flight(60), Some((38, 29, 0.75)));
    assert_eq!(flight(120), Some((29, 20, 0.5)));
    assert_eq!(flight(160), None);
    assert_eq!(animation.wakes_at(true, millis(60)), Some(millis(80)));
    assert_eq!(animation.wakes_at(true, millis(150)), Some(millis(160)));
}
