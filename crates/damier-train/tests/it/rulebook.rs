//! What the rule books decide directly, read off their text apart from the code: the articles of chapter 1, of 3.13 to
//! 3.16, of chapter 4, and the rules of the game of the FMJD.

use damier_train::arbiter::Ruling;
use damier_train::arbiter::rulebook::{
    Aspect, Book, Claim, Difference, Equipment, FinalTeams, PlayForm, Rated, Reporter, RulebookCase, System, Team,
    TeamForm, TimeControl,
};

use crate::need;

/// Rows of a name, a ruling and articles.
type Rows = [(&'static str, Ruling, &'static [&'static str])];

/// The ruling and the articles of a case; an error if it cannot come about.
pub fn decided(case: RulebookCase) -> Result<(Ruling, Vec<&'static str>), String> {
    let (right, articles): (Ruling, &[&'static str]) = match case {
        RulebookCase::Equipment(equipment) => measured(equipment)?,
        RulebookCase::Handling(handling) => row(HANDS, handling.as_ref())?,
        RulebookCase::Claim(claim) => claimed(claim)?,
        RulebookCase::Deed(deed) => row(DEEDS, deed.as_ref())?,
        RulebookCase::Job(job) => row(JOBS, job.as_ref())?,
        RulebookCase::Team(team) => of_a_team(team)?,
        RulebookCase::Standing(standing) => placed(&standing)?,
        RulebookCase::Rated(rated) => rated_ahead(&rated)?,
        RulebookCase::PlayForm(form) => (Ruling::Played(form), form_article(form)),
        RulebookCase::Aspect(form, aspect) => {
            let article: &[&str] = if aspect == Aspect::OwnRules { &["FMJD 11.2"] } else { form_article(form) };
            (yes(is_so(form, aspect)), article)
        }
        // 10.2: clock and score. 10.4: the clock, but not all moves.
        RulebookCase::Time(TimeControl::Period, true) => (Ruling::Yes, &["FMJD 10.2.1"]),
        RulebookCase::Time(TimeControl::Period, false) => (Ruling::Yes, &["FMJD 10.2.2"]),
        RulebookCase::Time(TimeControl::SuddenDeath, true) => (Ruling::Yes, &["FMJD 10.4"]),
        RulebookCase::Time(TimeControl::SuddenDeath, false) => (Ruling::No, &["FMJD 10.4"]),
        RulebookCase::Books(book, difference) => in_a_book(book, difference),
    };
    Ok((right, articles.to_vec()))
}

fn row(rows: &Rows, name: &str) -> Result<(Ruling, &'static [&'static str]), String> {
    let found = rows.iter().find(|(other, ..)| *other == name);
    found.map(|&(_, right, articles)| (right, articles)).ok_or_else(|| format!("no row for {name}"))
}

const fn yes(is_so: bool) -> Ruling {
    if is_so { Ruling::Yes } else { Ruling::No }
}

const fn allowed(is_allowed: bool) -> Ruling {
    if is_allowed { Ruling::Allowed } else { Ruling::Forbidden }
}

/// 1.2: 35 to 45 cm, 5 to 6 mm. 2.4 and 2.5: 7 to 14 mm narrower, 31 to 38 mm, a quarter to a fifth. 3.1.7: 15 by 45 mm.
fn measured(equipment: Equipment) -> Result<(Ruling, &'static [&'static str]), String> {
    Ok(match equipment {
        Equipment::Board(side) => (allowed(side > 34 && side < 46), &["CDA 1.1.2.1"]),
        Equipment::Rim(height) => (allowed(height == 5 || height == 6), &["CDA 1.1.2.4"]),
        Equipment::Man(square, man) => {
            need(man < square, "a man wider than its square")?;
            (allowed(man + 7 <= square && square <= man + 14), &["CDA 1.2.4"])
        }
        Equipment::ManOn45(width) => (allowed(width > 30 && width < 39), &["CDA 1.2.4"]),
        Equipment::Height(width, height) => {
            let share = f64::from(height) / f64::from(width);
            (allowed((0.2..=0.25).contains(&share)), &["CDA 1.2.5"])
        }
        Equipment::Display(height, width) => (allowed(height > 14 && width > 44), &["CDA 1.3.1.7"]),
        Equipment::Fixture(fixture) => row(FIXTURES, fixture.as_ref())?,
    })
}

const FIXTURES: &Rows = &[
    ("numbers-at-home", Ruling::Allowed, &["CDA 1.1.2.5"]),
    ("numbers-in-tournament", Ruling::Forbidden, &["CDA 1.1.2.5"]),
    ("glossy-board", Ruling::Forbidden, &["CDA 1.1.2.2"]),
    ("pale-squares", Ruling::Forbidden, &["CDA 1.1.2.3"]),
    ("glossy-men", Ruling::Forbidden, &["CDA 1.2.7"]),
    ("two-shades", Ruling::Forbidden, &["CDA 1.2.6"]),
    ("wobbly-kings", Ruling::Forbidden, &["CDA 1.2.3"]),
    ("one-clock-works", Ruling::Forbidden, &["CDA 1.3.1.1"]),
    ("no-common-stop", Ruling::Forbidden, &["CDA 1.3.1.2"]),
    ("both-run", Ruling::Forbidden, &["CDA 1.3.1.3"]),
    ("starts-late", Ruling::Forbidden, &["CDA 1.3.1.4"]),
    ("hidden-time", Ruling::Forbidden, &["CDA 1.3.1.5"]),
    ("minutes-only", Ruling::Forbidden, &["CDA 1.3.1.6"]),
    ("wobbly-clock", Ruling::Forbidden, &["CDA 1.3.1.8"]),
    ("clock-on-left", Ruling::Allowed, &["CDA 1.3.2"]),
    ("clock-moved-by-player", Ruling::Forbidden, &["CDA 1.3.2"]),
    ("clock-moved-by-arbiter", Ruling::Allowed, &["CDA 1.3.2"]),
    ("no-sheet", Ruling::Forbidden, &["CDA 1.4.1"]),
    ("late-sheets", Ruling::Forbidden, &["CDA 1.4.2.1"]),
    ("single-sheet", Ruling::Forbidden, &["CDA 1.4.2.2"]),
    ("original-taken-home", Ruling::Forbidden, &["CDA 1.4.4"]),
];

const HANDS: &Rows = &[
    ("crowned-by-opponent", Ruling::Allowed, &["CDA 2.5.6"]),
    ("crowned-by-owner", Ruling::Allowed, &["CDA 2.5.6"]),
    ("crowned-later", Ruling::Allowed, &["CDA 2.5.7"]),
    ("moves-uncrowned", Ruling::Forbidden, &["CDA 2.5.7"]),
    ("treated-as-man", Ruling::Forbidden, &["CDA 2.5.7"]),
    ("moves-at-once", Ruling::Forbidden, &["CDA 2.5.8"]),
    ("moves-after-reply", Ruling::Allowed, &["CDA 2.5.8"]),
    ("takes-off-in-order", Ruling::Allowed, &["CDA 2.6.11"]),
    ("takes-off-in-reverse", Ruling::Allowed, &["CDA 2.6.11"]),
    ("takes-off-mixed", Ruling::Forbidden, &["CDA 2.6.11"]),
    ("takes-off-early", Ruling::Forbidden, &["CDA 2.6.11"]),
    ("pauses", Ruling::Forbidden, &["CDA 2.6.11"]),
    ("continues-after-letting-go", Ruling::Forbidden, &["CDA 2.6.10"]),
    ("keeps-hold", Ruling::Allowed, &["CDA 2.6.9"]),
    ("sweeps", Ruling::Forbidden, &["CDA 2.6.9"]),
    ("two-hands", Ruling::Forbidden, &["CDA 2.6.4"]),
    ("one-hand", Ruling::Allowed, &["CDA 2.6.4"]),
];

fn claimed(claim: Claim) -> Result<(Ruling, &'static [&'static str]), String> {
    const APPEALS: &[&str] = &["CDA 3.16"];
    Ok(match claim {
        // 8.2.5: before the time is up.
        Claim::Objection { before, .. } => {
            (if before { Ruling::Considered } else { Ruling::Rejected }, &["CDA 3.8.2.5"])
        }
        Claim::Correction(minutes) => {
            need(minutes > 0, "no time was used")?;
            (Ruling::OffendersTime, &["CDA 3.8.2.8"])
        }
        // 8.4: both players, or the arbiter.
        Claim::Flag(reporter) => (allowed(reporter != Reporter::Spectator), &["CDA 3.8.4"]),
        Claim::Appeal { limit, after } => {
            need(limit != after, "on the stroke")?;
            (if after < limit { Ruling::Considered } else { Ruling::Rejected }, &["CDA 3.8.5", "CDA 3.16"])
        }
        // 16: in writing, with the fee; three members or more, an odd number; whoever has an interest does not vote.
        Claim::Spoken | Claim::NoFee => (Ruling::Rejected, APPEALS),
        Claim::Interested => (Ruling::Forbidden, APPEALS),
        Claim::Committee(members) => (allowed([3, 5, 7, 9].contains(&members)), APPEALS),
        Claim::Vote(in_favour, against) => {
            need([3, 5, 7].contains(&(in_favour + against)), "such a committee there is not")?;
            (if in_favour > against { Ruling::Granted } else { Ruling::Rejected }, APPEALS)
        }
        Claim::Broken(used) => {
            need(used.iter().all(|&minutes| minutes > 0), "the times")?;
            (Ruling::KeptTimes, &["CDA 3.8.2.4"])
        }
    })
}

const DEEDS: &Rows = &[
    ("sees-regulations", Ruling::Right, &["CDA 3.13.1.1"]),
    ("wants-quiet", Ruling::Right, &["CDA 3.13.1.2"]),
    ("asks-arbiter", Ruling::Right, &["CDA 3.13.1.3"]),
    ("writes-through-captain", Ruling::Right, &["CDA 3.13.1.4"]),
    ("appeals", Ruling::Right, &["CDA 3.13.1.5"]),
    ("walks", Ruling::Right, &["CDA 3.13.1.6"]),
    ("keeps-regulations", Ruling::Duty, &["CDA 3.13.2.1"]),
    ("answers", Ruling::Duty, &["CDA 3.13.2.2"]),
    ("follows-ruling", Ruling::Duty, &["CDA 3.13.2.2"]),
    ("tidies", Ruling::Duty, &["CDA 3.13.2.3"]),
    ("leaves-quietly", Ruling::Duty, &["CDA 3.13.2.3"]),
    ("plays-last-round", Ruling::Duty, &["CDA 3.13.2.4"]),
    ("skips-last-round", Ruling::Forbidden, &["CDA 3.13.2.4"]),
    ("leaves-pieces", Ruling::Forbidden, &["CDA 3.13.2.3"]),
    ("keeps-silent", Ruling::Forbidden, &["CDA 3.13.2.2"]),
    ("corrects-half", Ruling::Forbidden, &["CDA 3.14.3.1"]),
    ("refuses-to-sign", Ruling::Forbidden, &["CDA 3.14.3.3"]),
    ("sets-clock", Ruling::Forbidden, &["CDA 3.14.3.4"]),
    ("stops-clock", Ruling::Forbidden, &["CDA 3.14.3.5"]),
    ("refuses-to-start", Ruling::OffenderLoses, &["CDA 3.14.3.5", "CDA 3.14.4"]),
    ("refuses-to-write", Ruling::OffenderLoses, &["CDA 3.14.3.2", "CDA 3.14.4"]),
    ("shouts", Ruling::ChiefArbiter, &["CDA 3.14.5"]),
    ("both-break-rules", Ruling::Yes, &["CDA 3.14.2.2"]),
    ("severe-warning", Ruling::Yes, &["CDA 3.14.2.2"]),
    ("refuses-rules", Ruling::Yes, &["CDA 2.7.6"]),
];

const JOBS: &Rows = &[
    ("draw-up-regulations", Ruling::TheArbiter, &["CDA 3.15.2.1"]),
    ("strike-out", Ruling::TheArbiter, &["CDA 3.15.2.2"]),
    ("receive-list", Ruling::TheArbiter, &["CDA 3.15.2.3"]),
    ("notice-board", Ruling::TheArbiter, &["CDA 3.15.2.4"]),
    ("post-regulations", Ruling::TheArbiter, &["CDA 3.15.2.5"]),
    ("badge", Ruling::TheArbiter, &["CDA 3.15.2.6"]),
    ("start-clocks", Ruling::TheArbiter, &["CDA 3.15.2.7"]),
    ("check-clocks", Ruling::TheArbiter, &["CDA 3.15.2.8"]),
    ("check-sheets", Ruling::TheArbiter, &["CDA 3.15.2.9"]),
    ("settle-disputes", Ruling::TheArbiter, &["CDA 3.15.2.10"]),
    ("declare-late", Ruling::TheArbiter, &["CDA 3.15.2.11"]),
    ("declare-time", Ruling::TheArbiter, &["CDA 3.15.2.12"]),
    ("declare-draw", Ruling::TheArbiter, &["CDA 3.15.2.13"]),
    ("explain", Ruling::TheArbiter, &["CDA 3.15.2.14"]),
    ("decide-open", Ruling::TheArbiter, &["CDA 3.15.2.15"]),
    ("collect-games", Ruling::TheArbiter, &["CDA 3.15.2.16"]),
    ("update-table", Ruling::TheArbiter, &["CDA 3.15.2.17"]),
    ("pair", Ruling::TheArbiter, &["CDA 3.15.2.18"]),
    ("post-pairings", Ruling::TheArbiter, &["CDA 3.15.2.19"]),
    ("direct-adjournment", Ruling::TheArbiter, &["CDA 3.15.2.20"]),
    ("announce-results", Ruling::TheArbiter, &["CDA 3.15.2.21"]),
    ("plan-event", Ruling::Organisers, &["CDA 4.20"]),
    ("wind-up", Ruling::Organisers, &["CDA 4.20"]),
    ("sign-list", Ruling::Organisers, &["CDA 3.15.2.3"]),
    ("keep-originals", Ruling::Organisers, &["CDA 1.4.4"]),
    ("tidy-set", Ruling::Players, &["CDA 3.13.2.3"]),
    ("ask-questions", Ruling::Players, &["CDA 3.13.1.3"]),
    ("decide-appeal", Ruling::AppealsCommittee, &["CDA 3.16"]),
    ("consent-to-disqualify", Ruling::ChiefArbiter, &["CDA 3.14.2.4"]),
    ("send-out", Ruling::ChiefArbiter, &["CDA 3.14.5"]),
    ("keep-order", Ruling::TheArbiter, &["CDA 3.15.1.1"]),
    ("hand-in-sheet", Ruling::Players, &["CDA 3.10.6"]),
];

fn of_a_team(team: Team) -> Result<(Ruling, &'static [&'static str]), String> {
    Ok(match team {
        Team::Form(form) => {
            let article: &[&str] = match form {
                TeamForm::Fixed => &["CDA 4.17.2.1"],
                TeamForm::Reserves => &["CDA 4.17.2.2"],
                TeamForm::SetAnew => &["CDA 4.17.2.3"],
                TeamForm::AllPlayAll => &["CDA 4.17.2.4"],
                TeamForm::Sum => &["CDA 4.17.2.5"],
            };
            (Ruling::TeamForm(form), article)
        }
        Team::LineUp(system, order) => {
            let most = if system == System::Reserves { 6 } else { 4 };
            let twice = (0..4).any(|board| order[..board].contains(&order[board]));
            need(!twice && order.iter().all(|number| (1..=most).contains(number)), "players that were not entered")?;
            // 2.2: 1, 2, 5, 6 but not 1, 6, 2, 5.
            let is_rising = order.windows(2).all(|pair| pair[0] < pair[1]);
            match system {
                System::Fixed => (allowed(order == [1, 2, 3, 4]), &["CDA 4.17.2.1"]),
                System::Reserves => (allowed(is_rising), &["CDA 4.17.2.2"]),
                System::SetAnew => (Ruling::Allowed, &["CDA 4.17.2.3"]),
            }
        }
        Team::Sum([a, b, c, d]) => (Ruling::Points(a + b + c + d), &["CDA 4.17.2.5"]),
        Team::Games(players) => (Ruling::Games(players * players), &["CDA 4.17.2.4"]),
    })
}

/// Three matches on four boards: a match is won with five game points of eight or more, and drawn with four.
fn placed(standing: &FinalTeams) -> Result<(Ruling, &'static [&'static str]), String> {
    let FinalTeams { round_robin, points, opponents, games, met, between, boards } = *standing;
    for team in 0..2 {
        need(boards[team].iter().all(|&points| points <= 6), "more than three games on a board")?;
        need(boards[team].iter().sum::<u32>() == games[team], "the boards do not make the game points")?;
        // Wins, draws and losses that give these match points.
        let fits = (0..=points[team] / 2).any(|wins| {
            let draws = points[team] - 2 * wins;
            let least = 5 * wins + 4 * draws;
            let losses = 3_u32.checked_sub(wins + draws);
            losses.is_some_and(|losses| (least..=8 * wins + 4 * draws + 3 * losses).contains(&games[team]))
        });
        need(fits, "no three matches give these points")?;
        need(!round_robin || opponents[team] + points[team] == 12, "four teams share twelve match points")?;
    }
    need(met || (between.is_none() && !round_robin), "a match that was not played")?;
    let first = |one: u32, other: u32| (one != other).then_some(usize::from(other > one));
    let by_board = boards[0].iter().zip(boards[1]).find_map(|(&one, other)| first(one, other));
    let criteria: [(Option<usize>, &'static [&'static str]); 4] = if round_robin {
        [
            (first(points[0], points[1]), &["CDA 4.19.2.2.1"]),
            (first(games[0], games[1]), &["CDA 4.19.2.2.2"]),
            (between, &["CDA 4.19.2.2.3"]),
            (by_board, &["CDA 4.19.2.2.4"]),
        ]
    } else {
        [
            (first(points[0], points[1]), &["CDA 4.19.3.2.1"]),
            (first(opponents[0], opponents[1]), &["CDA 4.19.3.2.2"]),
            (first(games[0], games[1]), &["CDA 4.19.3.2.3"]),
            (by_board, &["CDA 4.19.3.2.4"]),
        ]
    };
    let found = criteria.into_iter().find_map(|(ahead, article)| Some((Ruling::Player(ahead?), article)));
    found.ok_or_else(|| "nothing separates them".to_owned())
}

fn rated_ahead(rated: &Rated) -> Result<(Ruling, &'static [&'static str]), String> {
    need(rated.scores.iter().all(|&score| score <= 8), "four games give eight points at most")?;
    let average = rated.ratings.map(|met| met.iter().map(|&rating| f64::from(rating)).sum::<f64>() / 4.0);
    let [first, second] = rated.scores;
    if first != second {
        return Ok((Ruling::Player(usize::from(second > first)), &["CDA 4.19.3.1.1.1"]));
    }
    need((average[0] - average[1]).abs() > 0.1, "nothing separates them")?;
    Ok((Ruling::Player(usize::from(average[1] > average[0])), &["CDA 4.19.3.1.1.2"]))
}

const fn form_article(form: PlayForm) -> &'static [&'static str] {
    match form {
        PlayForm::OverTheBoard => &["FMJD 11.1.1"],
        PlayForm::Simultaneous => &["FMJD 11.1.2"],
        PlayForm::Correspondence => &["FMJD 11.1.3"],
        PlayForm::Blindfold => &["FMJD 11.1.4"],
        PlayForm::BlindfoldSimultaneous => &["FMJD 11.1.5"],
        PlayForm::ByTouch => &["FMJD 11.1.6"],
        PlayForm::AtOdds => &["FMJD 11.1.7"],
    }
}

/// What 11.1 says of the forms, in the order of its list.
const fn is_so(form: PlayForm, aspect: Aspect) -> bool {
    let place = match form {
        PlayForm::OverTheBoard => 1,
        PlayForm::Simultaneous => 2,
        PlayForm::Correspondence => 3,
        PlayForm::Blindfold => 4,
        PlayForm::BlindfoldSimultaneous => 5,
        PlayForm::ByTouch => 6,
        PlayForm::AtOdds => 7,
    };
    match aspect {
        Aspect::Several => place == 2 || place == 5,
        Aspect::CallsOut => place == 4 || place == 5,
        Aspect::Apart => place == 3,
        Aspect::OwnRules => place > 1,
        Aspect::Fewer => place == 7,
        Aspect::Felt => place == 6,
    }
}

/// The two books side by side.
const fn in_a_book(book: Book, difference: Difference) -> (Ruling, &'static [&'static str]) {
    use Ruling::{Accepted, Continues, CorrectOrAccept, Drawn, MustCorrect, No, Replayed, Yes};
    match (book, difference) {
        (Book::Chinese, Difference::Uncrowned) => (No, &["CDA 2.7.4.15"]),
        (Book::Fmjd, Difference::Uncrowned) => (Yes, &["FMJD 5.4.15"]),
        (Book::Chinese, Difference::LightSquare) => (MustCorrect, &["CDA 2.7.3"]),
        (Book::Fmjd, Difference::LightSquare) => (CorrectOrAccept, &["FMJD 5.3"]),
        (Book::Chinese, Difference::WrongStart) => (MustCorrect, &["CDA 2.7.2"]),
        (Book::Fmjd, Difference::WrongStart) => (CorrectOrAccept, &["FMJD 5.2"]),
        (Book::Chinese, Difference::TakesOffFirst | Difference::Pause) => (No, &["CDA 2.6.4"]),
        (Book::Fmjd, Difference::TakesOffFirst) => (Yes, &["FMJD 4.16"]),
        (Book::Fmjd, Difference::Pause) => (Yes, &["FMJD 4.12"]),
        (Book::Chinese, Difference::SameHand) => (Yes, &["CDA 2.6.4"]),
        (Book::Fmjd, Difference::SameHand) => (No, &["FMJD 4.4"]),
        (Book::Chinese, Difference::StopsWriting) => (No, &["CDA 3.10.5.2"]),
        (Book::Fmjd, Difference::StopsWriting) => (Yes, &["FMJD 10.4"]),
        (Book::Chinese, Difference::EarlyOffer) => (No, &["CDA 3.12.4"]),
        (Book::Fmjd, Difference::EarlyOffer) => (Yes, &["FMJD 7.3.1"]),
        (Book::Chinese, Difference::Theoretical) => (Drawn, &["CDA 3.8.1.3.1 A"]),
        (Book::Fmjd, Difference::Theoretical) => (Continues, &["FMJD 6.3"]),
        (Book::Chinese, Difference::Advantage) => (Yes, &["CDA 3.8.1.3.1 B"]),
        (Book::Fmjd, Difference::Advantage) => (No, &["FMJD 7.3.2"]),
        (Book::Chinese, Difference::SixteenMoves) => (Drawn, &["CDA 3.12.3.3"]),
        (Book::Fmjd, Difference::SixteenMoves) => (Drawn, &["FMJD 6.3"]),
        (Book::Chinese, Difference::PlayedOn) => (Accepted, &["CDA 2.7.7"]),
        (Book::Fmjd, Difference::PlayedOn) => (Accepted, &["FMJD 5.7"]),
        (Book::Chinese, Difference::BoardTurned) => (Replayed, &["CDA 2.7.1"]),
        (Book::Fmjd, Difference::BoardTurned) => (Replayed, &["FMJD 5.1"]),
    }
}
