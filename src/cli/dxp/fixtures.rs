//! The games of a match: from which position, with which colours.

use anyhow::{Context as _, Result, bail};

use super::{DxpArgs, USUAL_GAMES};
use crate::cli::mail::closed_positions;
use crate::words::say;
use damier_dxp::{Terms, two_move_ballots};
use damier_rules::notation::{read_fen, write_line};
use damier_rules::{AnyPosition, Color, Variant};

/// The games that are still to be played.
#[derive(Debug)]
pub struct Fixtures {
    /// What we ask for, the last game first. Empty for a follower.
    ours: Vec<Fixture>,
    /// The games that have not been played; `None` if the other side decides.
    left: Option<u32>,
}

/// A game to be played.
#[derive(Clone, Debug)]
pub struct Fixture {
    /// What we ask for.
    pub(crate) terms: Terms,
    /// The moves of its ballot.
    ballot: Option<String>,
}

impl Fixtures {
    /// The games that the initiator asks for.
    ///
    /// # Errors
    ///
    /// An unreadable FEN, or a position in which the game is over.
    pub fn new(args: &DxpArgs) -> Result<Self> {
        let start = AnyPosition::start(Variant::International);
        let fixture = |start, ours: Color, ballot| {
            Terms::new(!ours, args.minutes, args.moves, start).map(|terms| Fixture { terms, ballot })
        };
        let mut ours = Vec::new();
        if args.ballots {
            for [first, second] in two_move_ballots() {
                let reached = start.play_unchecked(first).play_unchecked(second);
                let written = write_line(start, [first, second]).join(" ");
                for color in Color::ALL {
                    ours.push(fixture(reached, color, Some(written.clone()))?);
                }
            }
        } else {
            let start = match &args.fen {
                None => start,
                Some(fen) => {
                    let wrong = || format!("--fen \"{fen}\"");
                    let position = read_fen(fen, Variant::International).with_context(wrong)?.position;
                    if closed_positions().contains(&position) {
                        bail!("{}: {}", wrong(), say().mail_closed());
                    }
                    // The same for every game.
                    fixture(position, args.color, None).with_context(wrong)?;
                    position
                }
            };
            for number in 0..args.games.unwrap_or(USUAL_GAMES) {
                let color = if number % 2 == 0 { args.color } else { !args.color };
                ours.push(fixture(start, color, None)?);
            }
        }
        ours.reverse();
        let left = u32::try_from(ours.len()).ok();
        Ok(Self { ours, left })
    }

    /// The games that the other side asks for, up to a number.
    pub const fn of_others(most: Option<u32>) -> Self {
        Self { ours: Vec::new(), left: most }
    }

    /// The game to ask for, if there is one left.
    pub fn next(&self) -> Option<&Fixture> {
        self.ours.last()
    }

    /// A game has begun. Returns its ballot.
    pub fn begin(&mut self) -> Option<String> {
        self.left = self.left.map(|left| left.saturating_sub(1));
        self.ours.pop().and_then(|fixture| fixture.ballot)
    }

    /// Whether no other game follows the one that is played, if one is.
    pub fn are_over(&self) -> bool {
        self.left == Some(0)
    }

    /// Whether the number of games is for the other side to decide.
    pub const fn are_open(&self) -> bool {
        self.left.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        args: DxpArgs,
    }

    fn fixtures(options: &str) -> Fixtures {
        let line = format!("dxp --listen 127.0.0.1:0 {options}");
        Fixtures::new(&Line::parse_from(line.split_whitespace()).args).unwrap()
    }

    /// Our colours, from the first game to the last.
    fn colors(mut fixtures: Fixtures) -> Vec<Color> {
        let mut colors = Vec::new();
        while let Some(fixture) = fixtures.next() {
            colors.push(!fixture.terms.follower());
            assert!(!fixtures.are_over());
            fixtures.begin();
        }
        assert!(fixtures.are_over());
        colors
    }

    #[test]
    fn colours_change_after_every_game() {
        assert_eq!(colors(fixtures("")), Color::ALL);
        assert_eq!(colors(fixtures("--games 3 --color black")), [Color::Black, Color::White, Color::Black]);
    }

    /// The match of the field has 158 games.
    #[test]
    fn every_ballot_is_played_with_both_colours() {
        let mut fixtures = fixtures("--ballots --moves 0");
        let mut met = Vec::new();
        while let Some(Fixture { terms, .. }) = fixtures.next().cloned() {
            assert_eq!((terms.minutes(), terms.moves()), (5, None));
            let (fen, follower) = (damier_rules::notation::write_fen(terms.start()), terms.follower());
            met.push((fen, follower, fixtures.begin().unwrap()));
        }
        assert_eq!(met.len(), 158);
        assert_eq!((met[0].1, met[1].1, &met[0].2), (Color::Black, Color::White, &met[1].2));
        met.sort_unstable();
        met.dedup_by(|one, other| (&one.0, one.1) == (&other.0, other.1));
        assert_eq!(met.len(), 158);
    }

    #[test]
    fn a_follower_plays_as_many_as_it_was_told_to() {
        let mut two = Fixtures::of_others(Some(2));
        for _ in 0..2 {
            assert!(!two.are_over());
            assert_eq!(two.begin(), None);
        }
        assert!(two.are_over() && !two.are_open());
        let mut open = Fixtures::of_others(None);
        open.begin();
        assert!(!open.are_over() && open.are_open());
    }
}
