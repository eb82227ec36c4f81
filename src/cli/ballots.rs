//! `damier openings --ballots`: the openings that are drawn by lot.

use std::io::Write as _;
use std::process::ExitCode;

use anyhow::{Result, bail};
use clap::builder::{PossibleValuesParser, TypedValueParser};
use rand::SeedableRng as _;
use serde::Serialize;
use strum::VariantArray as _;

use super::openings::OpeningsArgs;
use super::output;
use crate::words::{self, say};
use damier_rules::notation::write_fen;
use damier_rules::{Color, Variant};
use damier_train::play::ballots::{Ballot, BallotTable};
use etude::{Random, fresh_seed};
use etude_text::plain::Form;

/// The names of the tables on the command line.
pub(super) fn table_parser() -> impl TypedValueParser<Value = BallotTable> {
    let named = |name: String| BallotTable::VARIANTS.iter().copied().find(|table| table.as_ref() == name);
    PossibleValuesParser::new(BallotTable::VARIANTS.iter().map(AsRef::<str>::as_ref))
        .map(move |name| named(name).unwrap_or(BallotTable::Federation))
}

/// Lists the ballots of a table, those of some numbers, or one drawn by lot.
pub(super) fn run(args: &OpeningsArgs, table: BallotTable) -> Result<ExitCode> {
    let variant = args.variant;
    let ballots = wanted(args, table)?;
    output::write(Form::json_if(args.json), |out| {
        if args.json {
            serde_json::to_writer(&mut *out, &ballots.iter().map(BallotJson::of).collect::<Vec<_>>())?;
            writeln!(out)?;
            return Ok(ExitCode::SUCCESS);
        }
        for ballot in &ballots {
            let parts = [ballot.code.to_owned(), ballot.written()];
            writeln!(out, "{}", parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("  "))?;
        }
        let flying: Vec<&Ballot> = ballots.iter().filter(|ballot| !ballot.elsewhere().is_empty()).collect();
        if let [ballot] = &ballots[..] {
            if !flying.is_empty() {
                writeln!(out, "{}", say().ballot_flying(words::men_elsewhere(&ballot.elsewhere())))?;
            }
            writeln!(out, "{}", ballot.position().map(|position| write_fen(&position)).unwrap_or_default())?;
        } else {
            writeln!(out, "{}", say().ballots_listed(words::variant_name(variant), ballots.len(), flying.len()))?;
        }
        Ok(ExitCode::SUCCESS)
    })
}

fn wanted(args: &OpeningsArgs, table: BallotTable) -> Result<Vec<Ballot>> {
    let all = table.ballots(args.variant);
    if all.is_empty() {
        bail!(say().ballots_none(words::variant_name(args.variant), tables_of(args.variant)));
    }
    if args.draw {
        let mut random = Random::seed_from_u64(args.seed.unwrap_or_else(|| fresh_seed() >> 32));
        return Ok(table.draw(args.variant, &mut random).into_iter().collect());
    }
    if args.position.is_empty() {
        return Ok(all);
    }
    let mut wanted = Vec::new();
    for code in &args.position {
        let Some(ballot) = all.iter().find(|ballot| ballot.code.eq_ignore_ascii_case(code)) else {
            bail!(say().ballots_no_number(code.as_str()));
        };
        wanted.push(*ballot);
    }
    Ok(wanted)
}

fn tables_of(variant: Variant) -> String {
    BallotTable::of(variant).iter().map(AsRef::<str>::as_ref).collect::<Vec<_>>().join(", ")
}

/// A ballot, for scripts.
#[derive(Serialize)]
struct BallotJson {
    table: &'static str,
    /// Its number in the table, if they have numbers.
    code: Option<&'static str>,
    written: String,
    /// For a flying ballot, the men that stand elsewhere.
    elsewhere: Vec<ManJson>,
    fen: String,
}

#[derive(Serialize)]
struct ManJson {
    side: &'static str,
    from: &'static str,
    to: &'static str,
}

impl BallotJson {
    fn of(ballot: &Ballot) -> Self {
        let man =
            |(color, from, to): (Color, &'static str, &'static str)| ManJson { side: words::side(color), from, to };
        Self {
            table: table_name(ballot.table),
            code: Some(ballot.code).filter(|code| !code.is_empty()),
            written: ballot.written(),
            elsewhere: ballot.elsewhere().into_iter().map(man).collect(),
            fen: ballot.position().map(|position| write_fen(&position)).unwrap_or_default(),
        }
    }
}

fn table_name(table: BallotTable) -> &'static str {
    BallotTable::VARIANTS.iter().find(|each| **each == table).map_or("", AsRef::as_ref)
}
