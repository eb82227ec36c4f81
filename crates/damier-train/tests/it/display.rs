//! A simultaneous display: the way from board to board, the host's clock, the score, and what survives a kill.

use std::time::Duration;

use damier_endings::TableSet;
use damier_engine::{Finding, Level, ReportKind, Score, Task};
use damier_puzzles::Collection;
use damier_rules::notation::read_move;
use damier_rules::{AnyPosition, Color, EndReason, Outcome, Variant};
use damier_train::attempt::{Exercise, Subject};
use damier_train::play::boards::{BoardState, Boards, BoardsAct, DisplayTerms, SavedDisplay};
use damier_train::play::terms::{Strictness, Terms};
use damier_train::play::{PlayAct, PlayLesson, SavedError, SavedPart, Seat};
use damier_train::start::Start;
use damier_train::study::Study;
use damier_train::unfinished::Unfinished;
use damier_train::world::{LessonReport, LessonTask};
use etude::effort::Credit;
use etude::lesson::{Lesson, Now};
use etude_arbiter::clock::Control;

/// A display in the hands of a test.
struct Hall {
    study: Study,
    boards: Boards,
    recorded: Vec<Exercise>,
}

fn terms(boards: u8) -> DisplayTerms {
    let board = |number| Terms {
        seats: Terms::trainee_against(Color::White, Seat::Level(Level::ALL[usize::from(number) % 8])),
        start: Start::new(AnyPosition::start(Variant::International)),
        control: None,
        strictness: Strictness::default(),
        playoff: None,
        mini_match: None,
        board: Some(number + 1),
        seed: u64::from(number),
    };
    DisplayTerms { boards: (0..boards).map(board).collect(), control: None, extra: Duration::ZERO, target: None }
}

impl Hall {
    fn new(terms: DisplayTerms) -> Self {
        let boards = Boards::new(terms, Duration::ZERO, &TableSet::default());
        Self { study: Study::new(Collection::default(), 1), boards, recorded: Vec::new() }
    }

    fn at(&mut self, seconds: u64) -> &mut Self {
        self.study.set_now(Now { run: Duration::from_secs(seconds), ..Now::default() });
        self.boards.tick(&mut self.study.world());
        self.take();
        self
    }

    fn act(&mut self, act: BoardsAct) {
        self.boards.act(act, &mut self.study.world());
        self.take();
    }

    fn take(&mut self) {
        let recorded = self.boards.take_recorded(&mut self.study.world());
        self.recorded.extend(recorded.into_iter().map(|recorded| recorded.exercise));
    }

    /// The host plays at the board in front.
    #[expect(clippy::unwrap_used, reason = "a helper of tests may fail the test")]
    fn play(&mut self, text: &str) {
        let played = read_move(self.boards.here().game.position(), text).unwrap();
        self.act(BoardsAct::Here(PlayAct::Play(played)));
    }

    /// The position that the engine is asked about; `None` if it rests.
    #[expect(clippy::panic, reason = "a helper of tests may fail the test")]
    fn asked(&mut self) -> Option<AnyPosition> {
        match self.boards.pending(&self.study.world())? {
            LessonTask::Engine(Task::Move { situation, .. }) => Some(situation.position),
            task => panic!("{task:?}"),
        }
    }

    /// The engine answers what it is asked.
    fn answer(&mut self, text: &str) {
        let line = vec![read_move(&self.asked().expect("a question"), text).expect("a move")];
        let finding = Finding { score: Score::centi_men(0), line, depth: 1, nodes: 1, elapsed: Duration::ZERO };
        let report = LessonReport::Engine(ReportKind::Found(finding));
        self.boards.report(&report, &mut self.study.world());
        self.take();
    }

    fn left(&self) -> u64 {
        self.boards.left(self.study.now().run).expect("a clock").as_secs()
    }

    #[expect(clippy::panic, reason = "a helper of tests may fail the test")]
    fn saved(&self) -> SavedDisplay {
        match self.boards.draft(self.study.now()) {
            Some(Unfinished::Display(saved)) => *saved,
            other => panic!("{other:?}"),
        }
    }

    /// The moves on every board.
    fn moves(&self) -> Vec<usize> {
        self.boards.games().iter().map(|lesson| lesson.game.moves().len()).collect()
    }
}

#[test]
fn the_host_goes_to_the_next_board_that_waits_and_the_engine_to_the_one_that_waited_longest() {
    let mut hall = Hall::new(terms(3));
    assert_eq!(hall.asked(), None);
    hall.at(1).play("32-28");
    let first = *hall.boards.games()[0].game.position();
    assert_eq!((hall.boards.place(), hall.boards.state(0)), (1, BoardState::Thinks));
    hall.at(2).play("33-28");
    let second = *hall.boards.games()[1].game.position();
    assert_eq!((hall.boards.place(), hall.asked()), (2, Some(first)));
    let number = hall.boards.task_number();
    hall.at(3).answer("19-23");
    assert_eq!((hall.boards.place(), hall.asked()), (2, Some(second)), "the host is not called away");
    assert_ne!(hall.boards.task_number(), number, "it is another question");
    hall.at(4).play("34-29");
    assert_eq!(hall.boards.place(), 0, "the only board that waits");
    hall.play("28x19");
    assert_eq!(hall.boards.place(), 0, "no board waits yet");
    hall.at(5).answer("17-22");
    assert_eq!((hall.boards.place(), hall.moves()), (1, vec![3, 2, 1]), "the first one that does");
}

#[test]
fn a_move_that_is_refused_leads_nowhere() {
    let mut hall = Hall::new(terms(2));
    let played = read_move(&AnyPosition::start(Variant::International), "32-28").unwrap();
    hall.play("32-28");
    hall.act(BoardsAct::Next);
    assert_eq!(hall.boards.place(), 0);
    hall.act(BoardsAct::Here(PlayAct::Play(played)));
    assert_eq!((hall.boards.place(), hall.moves()), (0, vec![1, 0]), "it is the guest's turn");
}

#[test]
fn the_hosts_clock_runs_while_any_board_waits_and_takes_all_open_games_with_it() {
    let control = Some(Control::fischer(Duration::from_secs(60), Duration::from_secs(5)));
    let mut hall = Hall::new(DisplayTerms { control, extra: Duration::from_secs(60), ..terms(3) });
    assert_eq!(hall.left(), 120, "a minute, and one on top");
    hall.at(10).play("32-28");
    assert_eq!(hall.left(), 115);
    hall.at(20).play("32-28");
    hall.at(30).play("32-28");
    assert_eq!(hall.left(), 105, "30 seconds used, 15 given");
    assert_eq!(hall.at(500).left(), 105, "no board waits");
    hall.answer("19-23");
    assert_eq!((hall.boards.place(), hall.at(510).left()), (0, 95));
    hall.act(BoardsAct::Here(PlayAct::Resign));
    assert!(hall.boards.here().is_over());
    assert_eq!(hall.at(600).left(), 95, "the board in front is over, the others think");
    hall.answer("19-23");
    assert_eq!(hall.at(694).left(), 1);
    assert!(!hall.boards.is_over());
    hall.at(695);
    let ends: Vec<_> = hall.boards.games().iter().map(|lesson| lesson.game.end().unwrap()).collect();
    assert!(ends.iter().all(|end| end.outcome == Outcome::Win(Color::Black)), "{ends:?}");
    let reasons: Vec<_> = ends.iter().map(|end| end.reason).collect();
    assert_eq!(reasons, [EndReason::Resignation, EndReason::FlagFall, EndReason::FlagFall]);
    assert_eq!(hall.recorded.len(), 3, "each game is recorded, once");
}

#[test]
fn every_game_is_recorded_with_its_board_and_the_time_spent_at_it() {
    let mut hall = Hall::new(terms(2));
    hall.at(7).play("32-28");
    hall.at(10).act(BoardsAct::Here(PlayAct::Resign));
    assert_eq!((hall.boards.place(), hall.recorded[0].millis), (1, 3_000));
    let Subject::Game { pdn, .. } = &hall.recorded[0].subject else { panic!("{:?}", hall.recorded[0]) };
    for tag in ["[Event \"Simultaneous display\"]", "[Round \"2\"]", "[Result \"0-2\"]", "level 2"] {
        assert!(pdn.contains(tag), "{tag} is missing: {pdn}");
    }
    hall.answer("19-23");
    hall.at(20).act(BoardsAct::Next);
    hall.at(21).act(BoardsAct::Here(PlayAct::Resign));
    assert_eq!(hall.recorded[1].millis, 8_000, "seven seconds and one");
}

#[test]
fn a_board_put_aside_comes_last() {
    let mut hall = Hall::new(terms(3));
    hall.act(BoardsAct::Aside);
    assert_eq!((hall.boards.place(), hall.boards.state(0)), (1, BoardState::Aside));
    hall.play("32-28");
    assert_eq!(hall.boards.place(), 2);
    hall.play("32-28");
    assert_eq!(hall.boards.place(), 2, "only the board that is put aside waits");
    assert!(!hall.boards.can_put_aside());
    hall.act(BoardsAct::Next);
    assert_eq!((hall.boards.place(), hall.boards.state(0)), (0, BoardState::Waits), "the host is back");
    assert!(!hall.boards.can_put_aside(), "no other board waits");
    hall.act(BoardsAct::Aside);
    assert_eq!((hall.boards.place(), hall.boards.state(0)), (0, BoardState::Waits));
}

#[test]
fn the_score_counts_two_for_a_win_and_knows_when_the_target_is_decided() {
    // White takes the last man on the first two boards, and resigns on the others.
    let mut agreed = DisplayTerms { target: Some(60), ..terms(4) };
    for terms in agreed.boards.iter_mut().take(2) {
        terms.start = Start::read("W:W32:B28", Variant::International).unwrap();
    }
    let mut hall = Hall::new(agreed);
    let score = |hall: &Hall| hall.boards.score().map(|score| (score.points, score.over, score.target)).unwrap();
    assert_eq!(score(&hall), (0, 0, Some(5)), "60 % of eight points, rounded up");
    hall.play("32x23");
    assert_eq!((score(&hall), hall.boards.place()), ((2, 1, Some(5)), 0), "a game that has ended stays in front");
    hall.act(BoardsAct::Next);
    hall.play("32x23");
    assert_eq!(hall.boards.score().unwrap().is_reached(), None);
    hall.act(BoardsAct::Next);
    hall.act(BoardsAct::Here(PlayAct::Resign));
    assert_eq!(hall.boards.score().unwrap().is_reached(), None, "six points are possible");
    hall.act(BoardsAct::Next);
    hall.act(BoardsAct::Here(PlayAct::Resign));
    assert_eq!(score(&hall), (4, 4, Some(5)));
    assert_eq!(hall.boards.score().unwrap().is_reached(), Some(false));
    assert!(hall.boards.is_over() && !hall.boards.can_go_on());
    assert_eq!(hall.boards.revision(), None, "nothing is left to keep");
    assert_eq!(hall.boards.state(0), BoardState::Over(Credit::Full));
}

#[test]
fn a_display_that_was_killed_goes_on_with_all_its_boards() {
    let control = Some(Control::sudden_death(Duration::from_secs(600)));
    let mut hall = Hall::new(DisplayTerms { control, target: Some(50), ..terms(4) });
    assert_eq!(hall.boards.revision(), None, "nothing has happened");
    hall.at(10).play("32-28");
    let first = hall.boards.revision();
    assert!(first.is_some());
    hall.at(20).act(BoardsAct::Here(PlayAct::Resign));
    hall.act(BoardsAct::Next);
    hall.act(BoardsAct::Aside);
    hall.at(30).play("34-30");
    assert_ne!(hall.boards.revision(), first);
    let text = serde_json::to_string(&hall.saved()).unwrap();
    let saved: SavedDisplay = serde_json::from_str(&text).unwrap();
    let again = Boards::resume(&saved, Duration::from_secs(1_000), &TableSet::default()).unwrap();
    let mut next = Hall { study: Study::new(Collection::default(), 2), boards: again, recorded: Vec::new() };
    next.at(1_000);
    assert_eq!((next.moves(), next.boards.place()), (hall.moves(), hall.boards.place()));
    assert_eq!(
        (0..4).map(|board| next.boards.state(board)).collect::<Vec<_>>(),
        [BoardState::Thinks, BoardState::Over(Credit::None), BoardState::Aside, BoardState::Thinks,]
    );
    assert_eq!((next.left(), next.boards.score()), (570, hall.boards.score()));
    assert_eq!(next.recorded, [], "what was recorded is not recorded again");
    assert_eq!(serde_json::to_string(&next.saved()).unwrap(), text);
}

/// What makes a saved display wrong.
type Spoil = fn(&mut serde_json::Value);

#[test]
fn a_display_that_makes_no_sense_is_refused() {
    let mut hall =
        Hall::new(DisplayTerms { control: Some(Control::sudden_death(Duration::from_secs(60))), ..terms(2) });
    hall.play("32-28");
    let good = serde_json::to_value(hall.saved()).unwrap();
    let resume = |json: serde_json::Value| serde_json::from_value::<SavedDisplay>(json).unwrap().checked();
    assert!(resume(good.clone()).is_ok());
    let wrong: [(SavedPart, Spoil); 6] = [
        (SavedPart::Boards, |json| json["here"] = 2.into()),
        (SavedPart::Clock, |json| json["left"] = serde_json::Value::Null),
        (SavedPart::Boards, |json| json["boards"] = serde_json::json!([json["boards"][0]])),
        (SavedPart::Boards, |json| json["boards"] = vec![json["boards"][0].clone(); 21].into()),
        (SavedPart::Moves, |json| json["boards"][0]["moves"] = serde_json::json!(["32-26"])),
        (SavedPart::Variant, |json| json["boards"][1]["variant"] = "chess".into()),
    ];
    for (part, spoil) in wrong {
        let mut json = good.clone();
        spoil(&mut json);
        assert_eq!(resume(json).unwrap_err(), SavedError::Wrong(part));
    }
}

#[test]
fn a_single_game_is_what_it_was() {
    let game = terms(2).boards.swap_remove(0);
    let lesson = PlayLesson::new(Terms { board: None, ..game }, Duration::ZERO, TableSet::default());
    let mut hall = Hall::new(terms(2));
    hall.boards = Boards::from(lesson);
    assert_eq!((hall.boards.score(), hall.boards.games().len(), hall.boards.can_go_on()), (None, 0, false));
    hall.play("32-28");
    assert!(hall.asked().is_some());
    assert!(matches!(hall.boards.draft(hall.study.now()), Some(Unfinished::Game(_))));
}
