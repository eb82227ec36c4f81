use std::path::Path;

use super::*;
use crate::attempt::Exercise;
use crate::due::Round;
use crate::history::record;
use crate::puzzle::selector::PuzzleSelector;
use crate::world::Player;
use damier_puzzles::pack::TurnPack;
use damier_puzzles::turn::SOUND;
use damier_puzzles::{Collection, Formation};
use damier_rules::Variant;
use etude::Random;
use etude::calendar::Day;
use etude::effort::Credit;
use etude::lesson::{Lesson as _, Now};
use rand::SeedableRng;
use strum::VariantArray;

mod traps;

/// A few puzzles with many pieces, from games.
const PUZZLES: &str = include_str!("../../../../../tests/data/games.jsonl");

/// Everything a set needs.
struct Room {
    selector: PuzzleSelector,
    turns: Turns,
    history: History,
    round: Round,
    random: Random,
    now: Duration,
}

impl Room {
    fn new(seed: u64) -> Self {
        let mut collection = Collection::default();
        collection.add_text("games", PUZZLES.lines().take(60).collect::<Vec<_>>().join("\n"));
        let open = || {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../puzzles");
            let read = |variant: Variant| std::fs::read(folder.join(format!("{variant}.turns"))).unwrap();
            Variant::ALL.map(|variant| TurnPack::open(read(variant)).unwrap()).into()
        };
        Self {
            selector: PuzzleSelector::of(collection, seed, None),
            turns: Turns::new(open).with_trap_lines(|| vec![traps::pack()]),
            history: History::default(),
            round: Round::default(),
            random: Random::seed_from_u64(seed),
            now: Duration::from_secs(100),
        }
    }

    fn now(&self) -> Now {
        let millis = 1_000_000 + i64::try_from(self.now.as_millis()).unwrap();
        Now { run: self.now, wall: Moment { millis, day: Day(20_000) } }
    }

    fn with<T>(&mut self, act: impl FnOnce(&mut World) -> T) -> T {
        let now = self.now();
        let Self { selector, turns, history, round, random, .. } = self;
        let player = Player::default();
        act(&mut World { selector, turns, tables: &crate::TABLES, history, round, random, player, now })
    }

    fn begin(&mut self, trial: UnannouncedKind, variant: Variant) -> UnannouncedSet {
        self.with(|world| UnannouncedSet::new(UnannouncedSettings { trial, variant }, world))
    }

    /// Answers after some seconds, and records the answer.
    fn answer(&mut self, trials: &mut UnannouncedSet, given: UnannouncedResponse, seconds: u64) -> Exercise {
        self.now += Duration::from_secs(seconds);
        let mut recorded = self.put(trials, given);
        let recorded = recorded.remove(0);
        assert_eq!(self.with(|world| trials.take_recorded(world)), [], "an answer is recorded once");
        let exercise = recorded.exercise.clone();
        record(&mut self.history, recorded, String::new());
        exercise
    }

    /// Answers now, and returns what is to be recorded.
    fn put(&mut self, trials: &mut UnannouncedSet, given: UnannouncedResponse) -> Vec<Recorded> {
        self.with(|world| {
            trials.act(UnannouncedAct::Answer(given), world);
            trials.take_recorded(world)
        })
    }

    fn go_on(&mut self, trials: &mut UnannouncedSet) {
        self.with(|world| trials.act(UnannouncedAct::Advance, world));
    }
}

/// The right answer.
fn right(question: &UnannouncedQuestion) -> UnannouncedResponse {
    match question {
        UnannouncedQuestion::Shot(puzzle) => UnannouncedResponse::Move(puzzle.solution[0].candidate),
        UnannouncedQuestion::Quiet(_) => UnannouncedResponse::Nothing,
        UnannouncedQuestion::WhichLose(_) => {
            UnannouncedResponse::Marks(question.choices().iter().map(|choice| choice.loses()).collect())
        }
        UnannouncedQuestion::Parry(turn) | UnannouncedQuestion::YourMove(turn) => {
            UnannouncedResponse::Move(turn.moves[0].candidate)
        }
    }
}

/// A wrong answer.
fn wrong(question: &UnannouncedQuestion) -> UnannouncedResponse {
    match question {
        UnannouncedQuestion::Shot(_) => UnannouncedResponse::Nothing,
        UnannouncedQuestion::WhichLose(_) => {
            UnannouncedResponse::Marks(question.choices().iter().map(|choice| !choice.loses()).collect())
        }
        UnannouncedQuestion::Quiet(turn) | UnannouncedQuestion::Parry(turn) | UnannouncedQuestion::YourMove(turn) => {
            UnannouncedResponse::Move(turn.moves.last().unwrap().candidate)
        }
    }
}

#[test]
fn ten_right_answers_make_a_perfect_set_of_every_kind_and_variant() {
    for &trial in UnannouncedKind::VARIANTS {
        for variant in Variant::ALL {
            let mut room = Room::new(7);
            let mut trials = room.begin(trial, variant);
            for number in 1..=QUESTIONS {
                assert_eq!((trials.phase(), trials.number()), (UnannouncedPhase::Thinking, number));
                let given = right(trials.question().unwrap());
                let exercise = room.answer(&mut trials, given, 4);
                assert_eq!((exercise.credit, exercise.millis, exercise.variant), (Credit::Full, 4_000, variant));
                assert_eq!(trials.phase(), UnannouncedPhase::Answered);
                room.go_on(&mut trials);
            }
            assert_eq!((trials.phase(), trials.revision()), (UnannouncedPhase::Over, None));
            let scores = trials.scores();
            assert_eq!((scores.all, scores.right, scores.mean_loss()), (10, 10, 0), "{trial:?} {variant}");
            assert_eq!(scores.count(Response::Miss) + scores.count(Response::FalseAlarm), 0);
        }
    }
}

#[test]
fn wrong_answers_are_counted_and_refuted() {
    for &trial in UnannouncedKind::VARIANTS {
        let mut room = Room::new(3);
        let mut trials = room.begin(trial, Variant::International);
        for _ in 0..QUESTIONS {
            let question = trials.question().unwrap().clone();
            let exercise = room.answer(&mut trials, wrong(&question), 1);
            assert_eq!(exercise.credit, Credit::None);
            let shown = trials.shown();
            match &question {
                UnannouncedQuestion::Shot(puzzle) => assert_eq!(shown[0].moves, puzzle.main_line()),
                UnannouncedQuestion::WhichLose(_) => {
                    for (choice, shown) in question.choices().iter().zip(&shown) {
                        assert_eq!(shown.moves.len() > 1, choice.loses(), "every losing move is refuted");
                    }
                }
                UnannouncedQuestion::Quiet(turn)
                | UnannouncedQuestion::Parry(turn)
                | UnannouncedQuestion::YourMove(turn) => {
                    assert_eq!(shown[0].kind, ShownKind::Given);
                    assert_eq!(shown[0].loss, Some(turn.moves.last().unwrap().loss));
                }
            }
            // Whatever is shown is legal.
            for Shown { start, moves, .. } in shown {
                moves.iter().fold(start, |position, &played| {
                    assert!(position.legal_moves().contains(&played));
                    position.play_unchecked(played)
                });
            }
            room.go_on(&mut trials);
        }
        let scores = trials.scores();
        assert_eq!((scores.all, scores.right), (10, 0));
        if trial == UnannouncedKind::ShotOrNot {
            assert_eq!(scores.count(Response::Miss) + scores.count(Response::FalseAlarm), 10);
        } else if trial != UnannouncedKind::WhichLose {
            assert!(scores.mean_loss() > 50);
        }
    }
}

#[test]
fn half_of_the_positions_hold_a_shot_and_nothing_else_tells_them_apart() {
    let (mut shots, mut quiet) = (0, 0);
    for seed in 0..12 {
        let mut room = Room::new(seed);
        let mut trials = room.begin(UnannouncedKind::ShotOrNot, Variant::International);
        while let Some(question) = trials.question().cloned() {
            assert!(question.position().occupied().len() >= FEWEST_PIECES && !question.position().must_capture());
            match &question {
                UnannouncedQuestion::Shot(_) => shots += 1,
                UnannouncedQuestion::Quiet(turn) => {
                    assert!(turn.is_quiet());
                    quiet += 1;
                }
                other => panic!("{other:?}"),
            }
            room.answer(&mut trials, UnannouncedResponse::Nothing, 1);
            room.go_on(&mut trials);
        }
    }
    assert_eq!(shots + quiet, 120);
    assert!((45..=75).contains(&shots), "{shots}");
}

#[test]
fn any_move_that_keeps_the_value_parries() {
    let mut room = Room::new(5);
    let mut trials = room.begin(UnannouncedKind::Parry, Variant::International);
    let mut others = 0;
    for _ in 0..QUESTIONS {
        let Some(UnannouncedQuestion::Parry(turn)) = trials.question().cloned() else { panic!("another question") };
        let good: Vec<_> = turn.moves.iter().filter(|each| each.loss <= 50).collect();
        let last = good.last().unwrap();
        others += usize::from(good.len() > 1);
        let exercise = room.answer(&mut trials, UnannouncedResponse::Move(last.candidate), 1);
        assert_eq!(exercise.credit, Credit::Full);
        assert!(trials.shown().iter().any(|shown| shown.kind == ShownKind::Threat && !shown.moves.is_empty()));
        room.go_on(&mut trials);
    }
    assert!(others > 2);
}

#[test]
fn no_position_comes_twice_and_what_does_not_answer_is_ignored() {
    let mut room = Room::new(1);
    let mut ids = HashSet::new();
    for _ in 0..2 {
        let mut trials = room.begin(UnannouncedKind::YourMove, Variant::International);
        while let Some(question) = trials.question().cloned() {
            assert!(ids.insert(question.id().to_owned()));
            for given in [UnannouncedResponse::Nothing, UnannouncedResponse::Marks(vec![true])] {
                assert_eq!(room.put(&mut trials, given), []);
                assert_eq!(trials.phase(), UnannouncedPhase::Thinking);
            }
            room.answer(&mut trials, right(&question), 1);
            assert_eq!(room.put(&mut trials, wrong(&question)), [], "one answer a question");
            room.go_on(&mut trials);
        }
    }
    assert_eq!(ids.len(), 20);
    let of = |variant| {
        let kind = UnannouncedSettings { trial: UnannouncedKind::YourMove, variant };
        Scores::of_history(room.history.attempts(), kind, 10)
    };
    let (whole, sets) = of(Variant::International);
    assert_eq!((whole.all, sets.len()), (20, 2));
    assert_eq!(of(Variant::Russian), (Scores::default(), Vec::new()), "another game");
}

#[test]
fn an_interrupted_set_is_resumed_at_its_question() {
    for &trial in UnannouncedKind::VARIANTS {
        let mut room = Room::new(9);
        let mut trials = room.begin(trial, Variant::Russian);
        for _ in 0..3 {
            let given = right(trials.question().unwrap());
            room.answer(&mut trials, given, 2);
            room.go_on(&mut trials);
        }
        let saved = trials.saved();
        let text = serde_json::to_string(&saved).unwrap();
        assert_eq!(serde_json::from_str::<SavedSet>(&text).unwrap(), saved);
        let resumed = room.with(|world| UnannouncedSet::resume(&saved, world)).unwrap();
        assert_eq!(resumed.question().unwrap().id(), trials.question().unwrap().id());
        assert_eq!((resumed.scores(), resumed.number()), (trials.scores(), 4));
        // After the answer, the next question is drawn.
        let given = wrong(trials.question().unwrap());
        room.answer(&mut trials, given, 2);
        let saved = trials.saved();
        let resumed = room.with(|world| UnannouncedSet::resume(&saved, world)).unwrap();
        assert_eq!((resumed.scores().all, resumed.number(), resumed.phase()), (4, 5, UnannouncedPhase::Thinking));
    }
}

#[test]
fn the_same_seed_asks_the_same_questions() {
    let ids = |seed| {
        let mut room = Room::new(seed);
        let mut trials = room.begin(UnannouncedKind::ShotOrNot, Variant::Brazilian);
        let mut ids = Vec::new();
        while let Some(question) = trials.question().cloned() {
            ids.push(question.id().to_owned());
            room.answer(&mut trials, right(&question), 1);
            room.go_on(&mut trials);
        }
        ids
    };
    assert_eq!(ids(4), ids(4));
    assert_ne!(ids(4), ids(5));
}

#[test]
fn without_positions_there_is_no_set() {
    let mut room = Room::new(1);
    room.turns = Turns::new(Vec::new);
    let trials = room.begin(UnannouncedKind::Parry, Variant::International);
    assert_eq!((trials.phase(), trials.revision()), (UnannouncedPhase::Empty, None));
}

#[test]
fn a_lesson_asks_one_question_and_sets_its_own_limit() {
    for seed in 0..40 {
        let mut room = Room::new(seed);
        let settings = UnannouncedSettings { trial: UnannouncedKind::YourMove, variant: Variant::International };
        let scope = Scope { questions: 1, plans: Some(Plans::default()), ..Scope::default() };
        let mut trials = room.with(|world| UnannouncedSet::within(settings, scope, world));
        let Some(UnannouncedQuestion::YourMove(turn)) = trials.question() else { unreachable!() };
        let Some(doubtful) = turn.moves.iter().find(|each| (31..=SOUND).contains(&i32::from(each.loss))) else {
            continue;
        };
        let given = UnannouncedResponse::Move(doubtful.candidate);
        assert_eq!(room.answer(&mut trials, given, 1).credit, Credit::None, "a set of its own would allow it");
        room.go_on(&mut trials);
        assert_eq!(trials.phase(), UnannouncedPhase::Over);
        return;
    }
    unreachable!("no doubtful move in forty positions");
}

#[test]
fn plans_are_drawn_by_formation_from_games_of_strong_players() {
    let mut room = Room::new(11);
    for formation in [Formation::Outpost, Formation::Olympic, Formation::Clover, Formation::Classical] {
        let scope = Scope { questions: 3, plans: Some(Plans { formation: Some(formation) }), ..Scope::default() };
        let settings = UnannouncedSettings { trial: UnannouncedKind::YourMove, variant: Variant::International };
        let mut trials = room.with(|world| UnannouncedSet::within(settings, scope, world));
        for _ in 0..3 {
            let question = trials.question().unwrap().clone();
            let turn = question.as_turn().unwrap();
            assert!(turn.is_plan() && turn.is_between_people() && formation.is_in(&turn.position), "{formation:?}");
            room.answer(&mut trials, right(&question), 1);
            room.go_on(&mut trials);
        }
        assert_eq!(trials.scores().right, 3);
    }
}
