//! Ten thousand cases of every topic: each can happen, and is decided as the rulebook says. The rulings and articles below
//! are read off the competition rules, chapter 3 of them above all.

use std::collections::HashSet;

use damier_train::arbiter::{
    Act, Case, CaseFacts, CaseTopic, ClockCase, Comparison, Contest, DrawCase, EventCase, Form, LimitMaterial,
    Observation, Offer, PlayOffResult, PlayerAction, RoundRobin, Ruling, Sealing, Sequel, SheetCase, Touch,
};
use etude::random;
use strum::VariantArray;

use crate::{boards, need};

/// The cases of each topic.
const CASES: u64 = 10_000;

#[test]
fn ten_thousand_cases_of_every_topic_can_happen_and_are_decided_by_the_rulebook() {
    for &topic in CaseTopic::VARIANTS {
        let mut articles = HashSet::new();
        for seed in 0..CASES {
            let case = Case::generate(topic, &mut random(seed)).unwrap_or_else(|| panic!("{topic:?} {seed}"));
            let checked = check(&case).and_then(|()| boards::check(&case));
            assert_eq!(checked, Ok(()), "{topic:?} {seed}: {case:?}");
            articles.extend(case.articles);
        }
        assert!(!articles.is_empty());
    }
}

#[test]
fn the_check_finds_a_ruling_an_article_or_a_story_that_is_wrong() {
    let whole = |topic, seed| Case::generate(topic, &mut random(seed)).unwrap_or_else(|| panic!("{topic:?}"));
    let case = whole(CaseTopic::Clock, 1);
    let other = case.choices.iter().copied().find(|&choice| choice != case.right);
    assert!(check(&Case { right: other.unwrap_or(case.right), ..case.clone() }).is_err());
    assert!(check(&Case { articles: vec!["CDA 1.1.1"], ..case.clone() }).is_err());
    let stopped = CaseFacts::Clock(ClockCase::Flag { seconds: 3, pressed: Some(3) });
    assert!(check(&Case { facts: stopped, right: Ruling::Continues, ..case }).is_err(), "no time passed");
    let swapped = whole(CaseTopic::Touch, 4);
    assert!(boards::check(&swapped).is_ok());
    let scene = swapped.scene.map(|scene| damier_train::arbiter::Scene {
        position: damier_rules::AnyPosition::start(damier_rules::Variant::International).passed(),
        ..scene
    });
    assert!(boards::check(&Case { scene, ..swapped }).is_err(), "Black to move at the start");
}

/// Whether a case can happen away from the board, and is decided by the article that it cites.
fn check(case: &Case) -> Result<(), String> {
    let distinct: Vec<bool> =
        (0..case.choices.len()).map(|place| !case.choices[..place].contains(&case.choices[place])).collect();
    need((2..=4).contains(&case.choices.len()) && distinct.iter().all(|&is_new| is_new), "the choices")?;
    need(case.choices.contains(&case.right), "the right one is no choice")?;
    can_happen(&case.facts)?;
    let (right, articles) = decided(&case.facts)?;
    need(right == case.right, format!("the rulebook says {right:?}"))?;
    need(case.articles == articles, format!("the rulebook says so in {articles:?}"))
}

/// Whether the story holds together.
fn can_happen(facts: &CaseFacts) -> Result<(), String> {
    match *facts {
        CaseFacts::Irregular(act, Sequel::Partly) => {
            let parts =
                [Act::TouchesOther, Act::DoesNotCapture, Act::CapturesFewer, Act::StopsCapture, Act::StopsRemoving];
            need(parts.contains(&act), "there is no part to correct")
        }
        CaseFacts::Clock(ClockCase::Flag { seconds, pressed }) => {
            // A stopped clock loses no time, and a flag falls at nought.
            need(seconds > 0 && pressed.is_none_or(|left| 0 < left && left < seconds), "the clock")
        }
        CaseFacts::Clock(ClockCase::Neither { minutes }) => {
            need(minutes % 2 == 0 && (1..60).contains(&minutes), "the time cannot be shared, or is too long")
        }
        CaseFacts::Clock(ClockCase::Late { minutes }) => need(minutes > 0 && minutes != 60, "nobody is late"),
        CaseFacts::Clock(ClockCase::BothLate { minutes }) => need(minutes > 60, "nobody is too late"),
        CaseFacts::Draw(DrawCase::Offered(Offer::After { number })) => {
            need(number > 0 && number != 40, "the rule leaves the fortieth move open")
        }
        CaseFacts::Draw(DrawCase::Limit(_, moves)) => need(moves > 0, "nothing has been counted"),
        CaseFacts::Draw(DrawCase::Advantage { pieces, .. }) => need((2..=40).contains(&pieces), "the pieces"),
        CaseFacts::Event(EventCase::Score(event, player)) => {
            event_can_happen(&event)?;
            need(player < RoundRobin::PLAYERS, "the player")
        }
        CaseFacts::Event(EventCase::Compare(Comparison { event, players: [first, second] })) => {
            event_can_happen(&event)?;
            need(first < second && second < RoundRobin::PLAYERS, "the players")
        }
        CaseFacts::Event(EventCase::PlayOff(contest)) => play_off_can_happen(contest),
        CaseFacts::Event(EventCase::Rounds(players)) => {
            need(players > 8, "too few for seven rounds without meeting twice")
        }
        _ => Ok(()),
    }
}

/// Every player has met every other once, and each game gave two points.
fn event_can_happen(event: &RoundRobin) -> Result<(), String> {
    let players = RoundRobin::PLAYERS;
    let table: Vec<Vec<(usize, u32)>> = (0..players).map(|player| event.results(player).collect()).collect();
    for (player, games) in table.iter().enumerate() {
        let met: Vec<usize> = games.iter().map(|&(other, _)| other).collect();
        let others: Vec<usize> = (0..players).filter(|&other| other != player).collect();
        need(met == others, "someone was not met once")?;
        for &(other, points) in games {
            let answer = table[other].iter().find(|&&(opponent, _)| opponent == player).map(|&(_, points)| points);
            need(points <= 2 && answer == Some(2 - points), "a game does not give two points")?;
        }
        let of = |points| games.iter().filter(|&&(_, scored)| scored == points).count();
        need([0, 1, 2].into_iter().all(|points| event.games_with(player, points) == of(points)), "the games")?;
        need(event.score(player) as usize == 2 * of(2) + of(1), "the score")?;
    }
    Ok(())
}

fn play_off_can_happen(Contest { game, start, outcome }: Contest) -> Result<(), String> {
    need((game == 1) == (start == [300, 300]) && game > 0, "the first game begins with the full time")?;
    need(start.iter().all(|&seconds| 0 < seconds && seconds <= 300), "the time at the start")?;
    match outcome {
        PlayOffResult::Drawn(left) => need(
            left[0] != left[1] && left.iter().zip(start).all(|(&left, start)| 0 < left && left < start),
            "the time after a draw",
        ),
        PlayOffResult::Won(player) | PlayOffResult::Flag(player) => need(player < 2, "the player"),
    }
}

type Decided = (Ruling, Vec<&'static str>);

/// What the rulebook decides, and where.
fn decided(facts: &CaseFacts) -> Result<Decided, String> {
    Ok(match *facts {
        CaseFacts::Irregular(act, sequel) => irregular(act, sequel),
        CaseFacts::Accident => (Ruling::NoOffence, vec!["CDA 2.7.5"]),
        CaseFacts::BoardTurned => (Ruling::Replayed, vec!["CDA 2.7.1"]),
        CaseFacts::LeftOff => (Ruling::MustCorrect, vec!["CDA 2.7.2"]),
        CaseFacts::OnLight => (Ruling::MustCorrect, vec!["CDA 2.7.3"]),
        CaseFacts::Touched(touch) => touched(touch),
        CaseFacts::Clock(clock) => on_the_clock(clock),
        CaseFacts::Sheet(sheet) => on_the_sheet(sheet),
        CaseFacts::Draw(draw) => drawn(draw),
        CaseFacts::Sealed(sealing) => sealed(sealing),
        CaseFacts::Event(event) => in_an_event(event)?,
        CaseFacts::Rulebook(case) => crate::rulebook::decided(case)?,
    })
}

fn irregular(act: Act, sequel: Sequel) -> Decided {
    // The order of the list in article 7.4.
    let items = [
        (Act::MovesTwice, "CDA 2.7.4.1"),
        (Act::MovesWrongly, "CDA 2.7.4.2"),
        (Act::TouchesOther, "CDA 2.7.4.3"),
        (Act::TakesBack, "CDA 2.7.4.4"),
        (Act::MovesEnemy, "CDA 2.7.4.5"),
        (Act::DoesNotCapture, "CDA 2.7.4.6"),
        (Act::LiftsPiece, "CDA 2.7.4.7"),
        (Act::CapturesFewer, "CDA 2.7.4.8"),
        (Act::StopsCapture, "CDA 2.7.4.9"),
        (Act::LiftsDuringCapture, "CDA 2.7.4.10"),
        (Act::LeavesCaptured, "CDA 2.7.4.11"),
        (Act::RemovesUnjumped, "CDA 2.7.4.12"),
        (Act::StopsRemoving, "CDA 2.7.4.13"),
        (Act::RemovesOwn, "CDA 2.7.4.14"),
        (Act::MovesUncrowned, "CDA 2.7.4.15"),
        (Act::TwoHands, "CDA 2.7.4.16"),
    ];
    let item = items.iter().find(|&&(other, _)| other == act).map_or("", |&(_, item)| item);
    match sequel {
        // 7.4: the opponent decides whether to demand a correction.
        Sequel::Noticed => (Ruling::CorrectOrAccept, vec!["CDA 2.7.4", item]),
        // 7.7: a move in reply accepts the position.
        Sequel::NoticedLate => (Ruling::Accepted, vec!["CDA 2.7.7"]),
        // 14.4: whoever refuses to correct loses. 7.8 and 14.3.1 punish a correction in part, 14.2.1 by its gravity.
        Sequel::Refused => (Ruling::OffenderLoses, vec!["CDA 3.14.4"]),
        Sequel::Partly => (Ruling::Punished, vec!["CDA 2.7.8", "CDA 3.14.2.1", "CDA 3.14.3.1"]),
        // 15.1.3: the arbiter's power does not reach the cases of 7.4.
        Sequel::Silence => (Ruling::ArbiterWaits, vec!["CDA 2.7.4", item, "CDA 3.15.1.3"]),
    }
}

fn touched(touch: Touch) -> Decided {
    match touch {
        Touch::Movable => (Ruling::MustMove, vec!["CDA 2.5.11"]),
        Touch::Blocked => (Ruling::AnyPiece, vec!["CDA 2.5.11"]),
        Touch::Adjusted => (Ruling::AnyPiece, vec!["CDA 2.5.13"]),
        Touch::AdjustedLate => (Ruling::MustMove, vec!["CDA 2.5.11", "CDA 2.5.13"]),
        Touch::HandOn => (Ruling::AnySquare, vec!["CDA 2.5.12"]),
        Touch::HandOff => (Ruling::MoveStands, vec!["CDA 2.5.10"]),
        Touch::NotToMove => (Ruling::Forbidden, vec!["CDA 2.5.14"]),
    }
}

fn on_the_clock(case: ClockCase) -> Decided {
    match case {
        // 8.2.2 and 8.2.6: a move is complete once the clock is pressed.
        ClockCase::Flag { pressed: Some(_), .. } => (Ruling::Continues, vec!["CDA 3.8.2.2", "CDA 3.8.2.6"]),
        ClockCase::Flag { pressed: None, .. } => (Ruling::Loses, vec!["CDA 3.8.2.2", "CDA 3.8.2.6"]),
        ClockCase::Forgotten => (Ruling::OnlyOpponent, vec!["CDA 3.8.2.3"]),
        ClockCase::OtherHand => (Ruling::Forbidden, vec!["CDA 3.8.2.2", "CDA 3.8.2.9"]),
        // 8.3: within the hour the time is deducted, beyond it the game is lost.
        ClockCase::Late { minutes: 0..=60 } => (Ruling::TimeLost, vec!["CDA 3.8.3.1"]),
        ClockCase::Late { .. } => (Ruling::Loses, vec!["CDA 3.8.3.1", "CDA 3.8.3.2"]),
        ClockCase::BothLate { .. } => (Ruling::BothLose, vec!["CDA 3.8.3.3"]),
        ClockCase::Neither { minutes } => (Ruling::MinutesEach(minutes / 2), vec!["CDA 3.9.2"]),
        ClockCase::BlackAbsent => (Ruling::BlackClock, vec!["CDA 3.9.1"]),
        ClockCase::ClaimAndFlag { right } => (if right { Ruling::Drawn } else { Ruling::Loses }, vec!["CDA 3.8.2.7"]),
        ClockCase::Broken => (Ruling::Continues, vec!["CDA 3.8.2.4"]),
        ClockCase::ColorsSwapped => (Ruling::Continues, vec!["CDA 3.9.3"]),
    }
}

fn on_the_sheet(case: SheetCase) -> Decided {
    match case {
        SheetCase::ShortOfTime { fischer: true, .. } => (Ruling::MustWrite, vec!["CDA 3.10.1", "CDA 3.10.5.1.2"]),
        SheetCase::ShortOfTime { minutes: 0..5, .. } => (Ruling::WriteLater, vec!["CDA 3.10.5.1.1", "CDA 3.10.5.2"]),
        SheetCase::ShortOfTime { .. } => (Ruling::MustWrite, vec!["CDA 3.10.1", "CDA 3.10.5.1.1"]),
        SheetCase::AfterTimeTrouble => (Ruling::FillIn, vec!["CDA 3.10.5.2"]),
        // 10.4: with the opponent's consent, and on one's own time.
        SheetCase::Compare { agreed, own_time } => {
            (if agreed && own_time { Ruling::Allowed } else { Ruling::Forbidden }, vec!["CDA 3.10.4"])
        }
        SheetCase::CaptureFirst => (Ruling::Forbidden, vec!["CDA 3.10.3.1"]),
        SheetCase::Refuses => (Ruling::Loses, vec!["CDA 3.14.3.2", "CDA 3.14.4"]),
    }
}

fn drawn(case: DrawCase) -> Decided {
    let if_drawn = |is_drawn| if is_drawn { Ruling::Drawn } else { Ruling::Continues };
    match case {
        DrawCase::Offered(offer) => {
            let right = match offer {
                Offer::After { number: 0..40 } => Ruling::OfferTooEarly,
                Offer::After { .. } => Ruling::OfferStands,
                Offer::Again => Ruling::OfferRepeated,
                Offer::Conditional => Ruling::OfferConditional,
                Offer::OnOpponentsTime => Ruling::OfferLate,
                Offer::AnsweredByMove => Ruling::OfferDeclined,
            };
            (right, vec!["CDA 3.12.4"])
        }
        DrawCase::Limit(material, moves) => match material {
            LimitMaterial::Kings => (if_drawn(moves >= 25), vec!["CDA 3.12.3.2"]),
            LimitMaterial::ThreeKings | LimitMaterial::TwoKingsAndMan | LimitMaterial::KingAndTwoMen => {
                (if_drawn(moves >= 16), vec!["CDA 3.12.3.3"])
            }
            LimitMaterial::TwoKings | LimitMaterial::KingAndMan | LimitMaterial::King => {
                (if_drawn(moves >= 5), vec!["CDA 3.12.3.4"])
            }
        },
        DrawCase::Repetition { times, same_side } => (if_drawn(times == 3 && same_side), vec!["CDA 3.12.3.1"]),
        // 8.1.3.1: both rules are for a fixed time only.
        DrawCase::Theoretical { fischer: true } => (Ruling::Continues, vec!["CDA 3.8.1.3.1", "CDA 3.8.1.3.1 A"]),
        DrawCase::Theoretical { fischer: false } => (Ruling::Drawn, vec!["CDA 3.8.1.3.1 A"]),
        DrawCase::Advantage { fischer: true, .. } => (Ruling::Continues, vec!["CDA 3.8.1.3.1", "CDA 3.8.1.3.1 B"]),
        DrawCase::Advantage { pieces, seconds, .. } => (if_drawn(pieces <= 8 && seconds < 60), vec!["CDA 3.8.1.3.1 B"]),
    }
}

fn sealed(case: Sealing) -> Decided {
    match case {
        Sealing::ReadsLegal | Sealing::Fourth => (Ruling::PlaySealed, vec!["CDA 3.11.4.4"]),
        Sealing::ReadsIllegal | Sealing::Illegal => (Ruling::Loses, vec!["CDA 3.11.3.6"]),
        Sealing::WhoSeals => (Ruling::SideToMove, vec!["CDA 3.11.3.3"]),
        Sealing::WhoKeeps => (Ruling::TheArbiter, vec!["CDA 3.11.3.5"]),
        Sealing::First => (Ruling::OpenEnvelope, vec!["CDA 3.11.4.1"]),
        Sealing::Second => (Ruling::ReturnSheets, vec!["CDA 3.11.4.2"]),
        Sealing::Third => (Ruling::ConfirmPosition, vec!["CDA 3.11.4.3"]),
        Sealing::OtherMove => (Ruling::Forbidden, vec!["CDA 3.11.4.4"]),
        Sealing::ArbitersTime => (Ruling::NoClock, vec!["CDA 3.11.3.1"]),
    }
}

fn in_an_event(case: EventCase) -> Result<Decided, String> {
    Ok(match case {
        EventCase::Conduct(conduct) => {
            let (is_allowed, article) = conduct_rule(conduct);
            (if is_allowed { Ruling::Allowed } else { Ruling::Forbidden }, vec![article])
        }
        EventCase::SevereWarnings(times) => {
            (if times >= 2 { Ruling::Loses } else { Ruling::Continues }, vec!["CDA 3.14.2.3"])
        }
        EventCase::Disqualification => (Ruling::ChiefArbiter, vec!["CDA 3.14.2.4"]),
        EventCase::RefusesCorrection => (Ruling::OffenderLoses, vec!["CDA 3.14.4"]),
        EventCase::Seen(seen) => match seen {
            Observation::Flag => (Ruling::ArbiterActs, vec!["CDA 3.8.2.6"]),
            // 12.5: the arbiter may declare a draw by the rules of 12.3 unasked.
            Observation::RuleDraw => (Ruling::ArbiterActs, vec!["CDA 3.12.3.3", "CDA 3.12.5"]),
            Observation::ThirdTime => (Ruling::ArbiterActs, vec!["CDA 3.12.3.1", "CDA 3.12.5"]),
            Observation::KingMoves => (Ruling::ArbiterActs, vec!["CDA 3.12.3.2", "CDA 3.12.5"]),
            Observation::TooLate => (Ruling::ArbiterActs, vec!["CDA 3.8.3.2", "CDA 3.15.2.11"]),
            Observation::ForgottenClock => (Ruling::ArbiterWaits, vec!["CDA 3.8.2.3", "CDA 3.15.1.3"]),
            Observation::Quarrel => (Ruling::ArbiterActs, vec!["CDA 3.15.1.3"]),
            Observation::NoScore => (Ruling::ArbiterActs, vec!["CDA 3.10.1", "CDA 3.15.2.9"]),
        },
        // 14.2.1: the arbiter sets a penalty for every offence; 15.1.3 leaves only acts of 7.4 and the clock to others.
        EventCase::SeenConduct(conduct) => {
            let (is_allowed, article) = conduct_rule(conduct);
            need(!is_allowed, "no offence")?;
            (Ruling::ArbiterActs, vec![article, "CDA 3.14.2.1"])
        }
        EventCase::Form(form) => (Ruling::Named(form), vec![form_rule(form)]),
        EventCase::Rounds(players) => {
            // Rounds until one is left, when each round leaves half, rounded up.
            let mut rounds = (0, players);
            while rounds.1 > 1 {
                rounds = (rounds.0 + 1, rounds.1.div_ceil(2));
            }
            let suits = |asked: u32| asked % 2 == 1 && ((rounds.0 + 2).max(7)..=(rounds.0 + 4).max(7)).contains(&asked);
            let right = (1..50).find(|&asked| suits(asked)).ok_or("no number of rounds suits")?;
            (Ruling::Rounds(right), vec!["CDA 4.18.3"])
        }
        EventCase::Score(event, player) => {
            let points = event.results(player).map(|(_, points)| points).sum();
            (Ruling::Points(points), vec!["CDA 3.12.6.1", "CDA 3.12.6.2", "CDA 3.12.6.3"])
        }
        EventCase::Compare(comparison) => compared(comparison)?,
        EventCase::PlayOff(contest) => match contest.outcome {
            PlayOffResult::Drawn(left) => (Ruling::Times(left), vec!["CDA 4.19"]),
            PlayOffResult::Won(_) | PlayOffResult::Flag(_) => (Ruling::PlayOffOver, vec!["CDA 4.19"]),
        },
    })
}

/// Article 13.1 lists rights, 14.1 what is punished.
const fn conduct_rule(conduct: PlayerAction) -> (bool, &'static str) {
    match conduct {
        PlayerAction::AsksArbiter => (true, "CDA 3.13.1.3"),
        PlayerAction::WritesToOrganisers => (true, "CDA 3.13.1.4"),
        PlayerAction::Appeals => (true, "CDA 3.13.1.5"),
        PlayerAction::Walks => (true, "CDA 3.13.1.6"),
        PlayerAction::Talks | PlayerAction::AsksSpectator => (false, "CDA 3.14.1.1"),
        PlayerAction::Notes | PlayerAction::WrittenOpening => (false, "CDA 3.14.1.2"),
        PlayerAction::LeavesToMove => (false, "CDA 3.14.1.3"),
        PlayerAction::Points => (false, "CDA 3.14.1.4"),
        PlayerAction::Disturbs => (false, "CDA 3.14.1.5"),
        PlayerAction::DisturbsOthers => (false, "CDA 3.14.1.6"),
        PlayerAction::Advice => (false, "CDA 3.14.1.7"),
        PlayerAction::AnalysesRunning => (false, "CDA 3.14.1.8"),
        PlayerAction::AnalysesInHall => (false, "CDA 3.14.1.9"),
        PlayerAction::HoldsUp => (false, "CDA 3.14.1.10"),
        PlayerAction::LeavesHall | PlayerAction::FetchesSomething => (false, "CDA 3.14.1.11"),
        PlayerAction::StandsBy => (false, "CDA 3.14.1.12"),
        PlayerAction::Telephone | PlayerAction::Watch => (false, "CDA 3.14.1.13"),
    }
}

const fn form_rule(form: Form) -> &'static str {
    match form {
        Form::Simultaneous => "FMJD 11.1.2",
        Form::Correspondence => "FMJD 11.1.3",
        Form::Blindfold => "FMJD 11.1.4",
        Form::BlindfoldSimultaneous => "FMJD 11.1.5",
        Form::Odds => "FMJD 11.1.7",
        Form::KnockOut => "CDA 4.18.1",
        Form::RoundRobin => "CDA 4.18.2",
        Form::ByScore => "CDA 4.18.3",
        Form::Relay => "CDA 4.18.4",
        Form::Match | Form::Scheveningen => "CDA 4.18.5",
    }
}

/// Article 19.2.1: points, then wins, then the games among those who are level, then a play-off.
fn compared(Comparison { event, players }: Comparison) -> Result<Decided, String> {
    let level = |player: usize| {
        let games: Vec<u32> = event.results(player).map(|(_, points)| points).collect();
        (games.iter().sum::<u32>(), games.iter().filter(|&&points| points == 2).count())
    };
    let [(points, wins), (other_points, other_wins)] = players.map(level);
    let [first, second] = players.map(Ruling::Player);
    let ahead = |is_first| if is_first { first } else { second };
    if points != other_points {
        return Ok((ahead(points > other_points), vec!["CDA 4.19.2.1.1"]));
    }
    if wins != other_wins {
        return Ok((ahead(wins > other_wins), vec!["CDA 4.19.2.1.2"]));
    }
    let level_with_them = (0..RoundRobin::PLAYERS).filter(|&player| level(player) == (points, wins)).count();
    need(level_with_them == 2, "a third player is level with the two")?;
    let between = event.results(players[0]).find(|&(other, _)| other == players[1]).map(|(_, points)| points);
    Ok(match between {
        Some(2) => (first, vec!["CDA 4.19.2.1.3"]),
        Some(0) => (second, vec!["CDA 4.19.2.1.3"]),
        _ => (Ruling::PlayOffDecides, vec!["CDA 4.19.2.1.4"]),
    })
}
