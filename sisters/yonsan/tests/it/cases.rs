//! 1,000 cases against the rules written apart: fives and rows by counting stones on a grid, fouls by the naive reference
//! of `yonsan-rules`, verdicts, openings and clocks by tables read out of the three texts.

use std::collections::{BTreeMap, BTreeSet};

use yonsan::train::cases::{Answer, Case, CaseQuestion, Claim, Clock, Facts, Match, NoWinner, Topic};
use yonsan::train::fouls::Made;
use yonsan::train::questions::Question as _;
use yonsan::words::lessons::Articles;
use yonsan_oracle::Grid;
use yonsan_rules::{
    Act, Board, COLLECTION, Due, Foul, Game, OpeningRule, Player, Point, Position, RuleSet, Side, unpack,
};

const LINES: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// The stones of a side in the unbroken row through a point, which counts as one of them.
fn run(board: &Board, point: Point, side: Side, (right, up): (i8, i8)) -> usize {
    let way = |sign: i8| {
        (1..15)
            .map_while(move |step| point.step(sign * step * right, sign * step * up))
            .take_while(|&next| board.stone(next) == Some(side))
    };
    1 + way(1).count() + way(-1).count()
}

fn is_five(board: &Board, point: Point, side: Side) -> bool {
    LINES.iter().any(|&line| match side {
        Side::Black => run(board, point, side, line) == 5,
        Side::White => run(board, point, side, line) >= 5,
    })
}

/// The free points where a side makes five.
fn fives(board: &Board, side: Side) -> BTreeSet<Point> {
    board.empty_points().filter(|&point| is_five(board, point, side)).collect()
}

/// The free points where a side makes four in a row with the stone in it, free and good for five at both ends.
fn straight_fours(board: &Board, stone: Point, side: Side) -> BTreeSet<Point> {
    let makes = |&point: &Point| {
        let mut after = *board;
        after.put(point, side);
        LINES.iter().any(|&(right, up)| {
            let mut row = vec![point];
            let mut ends = Vec::new();
            for sign in [1, -1] {
                let way = (1..15).map_while(|step| point.step(sign * step * right, sign * step * up));
                let taken: Vec<Point> = way.clone().take_while(|&next| board.stone(next) == Some(side)).collect();
                ends.extend(
                    way.clone().nth(taken.len()).filter(|&end| after.is_empty(end) && is_five(&after, end, side)),
                );
                row.extend(taken);
            }
            row.len() == 4 && row.contains(&stone) && ends.len() == 2
        })
    };
    board.empty_points().filter(makes).collect()
}

fn made(board: &Board, point: Point) -> Made {
    if is_five(board, point, Side::Black) {
        return Made::Five;
    }
    match Grid::of(board).foul_at(point) {
        None => Made::Allowed,
        Some(Foul::DoubleThree) => Made::DoubleThree,
        Some(Foul::DoubleFour) => Made::DoubleFour,
        Some(Foul::Overline) => Made::Overline,
    }
}

/// Whether Black can stop White's five on forbidden points only.
fn is_forced(position: &Position) -> bool {
    let board = position.board();
    let threats = fives(board, Side::White);
    fives(board, Side::Black).is_empty()
        && !threats.is_empty()
        && threats.iter().all(|&point| Grid::of(board).foul_at(point).is_some())
}

fn laid(rules: RuleSet, before: &Position, point: Point, claim: Claim) -> Answer {
    let (board, side) = (before.board(), before.to_move());
    if is_five(board, point, side) {
        return if side == Side::Black { Answer::BlackWins } else { Answer::WhiteWins };
    }
    let foul = made(board, point);
    if side == Side::White || foul == Made::Allowed {
        return Answer::GoesOn;
    }
    match (rules, claim) {
        // RIF 9.2; 9.8: only an overline can be claimed later. School 2: at once, or never.
        (RuleSet::Rif | RuleSet::School2, Claim::AtOnce) => Answer::WhiteWins,
        (RuleSet::Rif, Claim::Late(_)) if foul == Made::Overline => Answer::WhiteWins,
        // School 1: the move is made again, unless Black was forced.
        (RuleSet::School1, Claim::AtOnce) if is_forced(before) => Answer::WhiteWins,
        (RuleSet::School1, Claim::AtOnce) => Answer::TakenBack,
        (_, Claim::Late(_)) => Answer::GoesOn,
        (_, Claim::None) => unreachable!("nothing is asked about a foul that nobody noticed"),
    }
}

/// What is due at each step of an opening, and who acts: `1` the first player, `b` and `w` who has the side, `o` the other
/// one than acted last, `s` the same.
fn steps(rule: OpeningRule) -> Vec<(char, &'static str)> {
    let text = match rule {
        OpeningRule::Rif => "1:h8 1:3x3 1:5x5 o:swap w:any b:2 w:choose",
        OpeningRule::Yamaguchi => "1:h8 1:3x3 1:5x5 s:declare o:swap w:any b:n w:choose",
        OpeningRule::Soosyrv8 => "1:h8 1:3x3 1:5x5 o:swap w:any s:declare o:swap b:n w:choose",
        OpeningRule::Taraguchi10 => "b:h8 o:swap w:3x3 o:swap b:5x5 o:swap w:7x7 o:ten b:9x9 o:swap",
    };
    text.split(' ').map(|step| (step.chars().next().unwrap(), &step[2..])).collect()
}

/// Who acts, and what is due, after some acts.
fn opening(rule: OpeningRule, acts: &[(Player, Act)]) -> (Player, Due) {
    let mut steps = steps(rule);
    let (mut black, mut last, mut declared, mut offered, mut at, mut stones) = (Player::First, None, 0, 0, 0, 0);
    for &(player, act) in acts {
        last = Some(player);
        match act {
            Act::Swap => black = black.other(),
            Act::Declare(number) => declared = number,
            Act::OfferTen => {
                declared = 10;
                steps = vec![('o', "ten"), ('b', "n"), ('w', "choose")];
                at = 0;
            }
            Act::Stone(_) if matches!(steps[at].1, "n" | "2") => {
                offered += 1;
                let all = if steps[at].1 == "2" { 2 } else { declared };
                if offered < all {
                    continue;
                }
            }
            Act::Stone(_) => stones += 1,
            Act::Keep => {}
        }
        at += 1;
    }
    let (who, what) = steps[at];
    let actor = match who {
        '1' => Player::First,
        'b' => black,
        'w' => black.other(),
        'o' => last.unwrap().other(),
        _ => last.unwrap(),
    };
    let side = if stones % 2 == 0 { Side::Black } else { Side::White };
    let due = match what {
        "h8" => Due::Stone { side, within: 0 },
        "3x3" => Due::Stone { side, within: 1 },
        "5x5" => Due::Stone { side, within: 2 },
        "7x7" => Due::Stone { side, within: 3 },
        "9x9" => Due::Stone { side, within: 4 },
        "any" => Due::Stone { side, within: 7 },
        "swap" => Due::Swap,
        "ten" => Due::SwapOrOffer,
        "choose" => Due::Choose,
        "declare" => Due::Declare { most: if rule == OpeningRule::Yamaguchi { 12 } else { 8 } },
        "2" => Due::Offer { left: 2 - offered },
        _ => Due::Offer { left: declared - offered },
    };
    (actor, due)
}

/// Whether two points lie alike to four stones: some pairing of the stones, colours kept, keeps all distances.
fn alike(stones: [Point; 4], one: Point, other: Point) -> bool {
    let apart = |a: Point, b: Point| {
        let square = |x: u8, y: u8| u32::from(x.abs_diff(y)).pow(2);
        square(a.column(), b.column()) + square(a.row(), b.row())
    };
    let [b1, w1, b2, w2] = stones;
    [[b1, w1, b2, w2], [b2, w1, b1, w2], [b1, w2, b2, w1], [b2, w2, b1, w1]].iter().any(|images| {
        (0..4).all(|a| {
            apart(stones[a], one) == apart(images[a], other)
                && (0..4).all(|b| apart(stones[a], stones[b]) == apart(images[a], images[b]))
        })
    })
}

const fn loses(side: Side) -> Answer {
    match side {
        Side::Black => Answer::WhiteWins,
        Side::White => Answer::BlackWins,
    }
}

const fn yes(is_so: bool) -> Answer {
    if is_so { Answer::Yes } else { Answer::No }
}

fn expected(case: &Case) -> Answer {
    let first = |is_first| Answer::Player(if is_first { Player::First } else { Player::Second });
    match case.facts() {
        Facts::Stone(board, point) => Answer::Made(made(board, *point)),
        Facts::Laid(before, point, claim) => laid(case.rules(), before, *point, *claim),
        Facts::Silent { before, threat, answer, announced } => {
            let side = before.to_move();
            let mut after = *before.board();
            after.put(*threat, side);
            let (four, three) = (fives(&after, side), straight_fours(&after, *threat, side));
            after.put(*answer, side.other());
            let four_left = fives(&after, side);
            let three_left = straight_fours(&after, *threat, side);
            let missed = if four.is_empty() { !three_left.is_empty() } else { !four_left.is_empty() };
            let threatens = !four.is_empty() || !three.is_empty();
            yes(threatens && missed && !announced)
        }
        Facts::First(stones, point) if stones.is_empty() => yes(point.to_string() == "h8"),
        Facts::First(_, point) => yes(point.row() + 1 >= 8),
        Facts::Pattern([first, second, third]) => {
            let far = |point: &Point| point.column().abs_diff(7).max(point.row().abs_diff(7));
            yes(first.to_string() == "h8" && far(second) == 1 && far(third) <= 2)
        }
        Facts::Actor(rule, acts) => Answer::Player(opening(*rule, acts).0),
        Facts::Due(rule, acts) => Answer::Due(opening(*rule, acts).1),
        Facts::Fifth(_, stones, offers, point) => yes(!offers.iter().any(|&offer| alike(*stones, offer, *point))),
        Facts::Clock(Clock::Final(side, used)) if used.as_secs() > 15 * 60 => loses(*side),
        Facts::Clock(Clock::Move(before, taken)) => yes(before.as_secs() < 1_800 || taken.as_secs() <= 30),
        Facts::Clock(Clock::Flag(side) | Clock::Leaves(side) | Clock::Resigns(side)) => loses(*side),
        Facts::NoWinner(NoWinner::Offer | NoWinner::Pass) | Facts::Clock(Clock::Final(..)) => Answer::GoesOn,
        Facts::NoWinner(_) | Facts::Clock(Clock::BothFlags) => Answer::Draw,
        Facts::Match(Match::Points([won, drawn, _])) => Answer::Number(won * 2 + drawn),
        Facts::Match(Match::Won(3, _)) => first(true),
        Facts::Match(Match::Won(_, 3)) => first(false),
        Facts::Match(Match::Won(..)) => Answer::Nobody,
        Facts::Match(Match::Black(game)) => first(matches!(game, 1 | 3 | 5)),
    }
}

/// Where the machine of `yonsan-rules` plays games under the same rules, it must agree, too.
fn check_with_game(case: &Case) {
    match case.facts() {
        Facts::Laid(before, point, claim) if case.rules() != RuleSet::Rif => {
            let mut game = Game::from_position(case.rules(), *before);
            game.play(*point).unwrap();
            if let Claim::Late(next) = claim {
                game.play(*next).unwrap();
            }
            if *claim != Claim::None && before.to_move() == Side::Black {
                let objected = game.object();
                assert_eq!(objected.is_err(), case.answer() == Answer::GoesOn, "{case:?}");
            }
            let winner = game.verdict().and_then(yonsan_rules::Verdict::winner);
            let answer = match case.answer() {
                Answer::BlackWins => Some(Side::Black),
                Answer::WhiteWins => Some(Side::White),
                _ => None,
            };
            assert_eq!(winner, answer, "{case:?}");
        }
        Facts::Silent { before, threat, answer, announced } => {
            let mut game = Game::from_position(case.rules(), *before);
            if *announced {
                game.play(*threat).unwrap();
            } else {
                game.play_silently(*threat).unwrap();
            }
            game.play(*answer).unwrap();
            assert_eq!(
                yes(game.may_take_back()),
                case.answer(),
                "{case:?}\n{}\n{:?}",
                game.position().board(),
                before.board().rows_made(*threat, before.to_move())
            );
        }
        _ => {}
    }
}

#[test]
fn a_thousand_cases_are_as_the_rules_say() {
    let puzzles = unpack(COLLECTION).unwrap();
    let articles = Articles::read().unwrap();
    let mut counts: BTreeMap<(Topic, String), u32> = BTreeMap::new();
    for seed in 0..1_000 {
        let topic = Topic::ALL[usize::try_from(seed % 9).unwrap()];
        let case = Case::draw(Some(topic), &puzzles, seed);
        assert_eq!(case.topic(), topic);
        assert_eq!(case, Case::draw(Some(topic), &puzzles, seed), "the same seed gives the same case");
        assert_eq!(case.answer(), expected(&case), "{seed}: {case:?}\n{}", case.board().0);
        check_with_game(&case);
        assert_eq!(case.choices().iter().filter(|&&choice| choice == case.answer()).count(), 1, "{case:?}");
        assert!((2..=6).contains(&case.choices().len()));
        assert!(articles.has(case.article()), "{}", case.article());
        let set = match case.article().split('-').next() {
            Some("s1") => RuleSet::School1,
            Some("s2") => RuleSet::School2,
            _ => RuleSet::Rif,
        };
        assert_eq!(set, case.rules(), "the article is of the rule set: {case:?}");
        let kind = format!("{:?}", case.answer());
        *counts.entry((topic, kind.split(['(', ' ']).next().unwrap().to_owned())).or_default() += 1;
    }
    println!("{counts:?}");
    for topic in Topic::ALL {
        let answers: Vec<u32> = counts.iter().filter(|((of, _), _)| *of == topic).map(|(_, &count)| count).collect();
        assert_eq!(answers.iter().sum::<u32>(), if topic == Topic::Stone { 112 } else { 111 }, "{topic:?}");
        assert!(topic == Topic::Forced || topic == Topic::Stone || answers.len() > 1, "{topic:?} has one answer");
    }
}

#[test]
fn a_case_is_answered_once() {
    let puzzles = unpack(COLLECTION).unwrap();
    let case = Case::draw(None, &puzzles, 7);
    let right = case.choices().iter().position(|&choice| choice == case.answer()).unwrap();
    let mut question = CaseQuestion::new(case.clone());
    question.answer(99);
    assert_eq!((question.given(), question.outcome()), (None, None), "there is no such choice");
    question.answer(right);
    assert_eq!((question.given(), question.outcome()), (Some(case.answer()), Some(true)));
    question.answer(right + 1);
    assert_eq!(question.outcome(), Some(true), "the first answer counts");
}
