//! `damier analyse`: the engine's opinion of a position, and annotated games.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context as _, bail};
use clap::Args;
use serde::Serialize;

use super::pdn::{name_of, open};
use super::position::PositionArgs;
use super::{children, output};
use crate::guests::GUESTS;
use crate::plain::Form;
use crate::{complain, words};
use damier_endings::TableSet;
use damier_engine::annotation::{Remark, annotate};
use damier_engine::{
    Engine, ExternalEngine, ExternalError, Finding, Limits, MAX_DEPTH, MOST_THREADS, Program, Score, Settings,
    Situation, StopFlag,
};
use damier_rules::notation::pdn::{PdnGame, read_games, write_game};
use damier_rules::notation::write_move;
use damier_rules::{AnyPosition, Move, Variant};

/// The time for a position when nothing else limits the search.
const USUAL_TIME: Duration = Duration::from_secs(2);
/// The most lines that can be asked for: no position of a game has more moves.
const MOST_LINES: i64 = 100;

/// The arguments of `damier analyse`.
#[derive(Args, Debug)]
pub struct AnalyseArgs {
    #[command(flatten)]
    position: PositionArgs,
    /// Annotate the games of a file, - for the standard input: the value for White after every move, marks for mistakes
    /// and better lines, in place of those of an earlier analysis; --variant is for games without `GameType`
    #[arg(long, value_name = "FILE", conflicts_with = "fen")]
    pdn: Option<PathBuf>,
    /// Seconds for each position; 2 when nothing limits the search
    #[arg(long, value_name = "SECONDS", value_parser = read_seconds)]
    time: Option<Duration>,
    /// Plies to search in full
    #[arg(long, value_name = "PLIES", value_parser = clap::value_parser!(u32).range(1..=i64::from(MAX_DEPTH)))]
    depth: Option<u32>,
    /// Positions to visit for each position
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Show the best so many moves
    #[arg(long, value_name = "LINES", conflicts_with_all = ["pdn", "engine"],
        value_parser = clap::value_parser!(u64).range(1..=MOST_LINES.cast_unsigned()))]
    multipv: Option<u64>,
    /// Threads; by default one for every core
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=MOST_THREADS as u64))]
    threads: Option<u64>,
    /// Write JSON: a line for every depth of a position, or for every game
    #[arg(long)]
    json: bool,
    /// Ask another engine, a command that speaks the Hub protocol, like "scan hub"
    #[arg(long, value_name = "COMMAND")]
    engine: Option<String>,
    /// The folder that it runs in; many engines look for their files there
    #[arg(long, value_name = "FOLDER", requires = "engine")]
    engine_folder: Option<PathBuf>,
    /// A parameter of it, like tt-size=24; can be given several times
    #[arg(long, value_name = "NAME=VALUE", requires = "engine", value_parser = read_parameter)]
    engine_param: Vec<(String, String)>,
}

fn read_seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse::<f64>().ok().filter(|&seconds| seconds > 0.0);
    let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    time.ok_or_else(|| "expected a number of seconds above 0, like 2.5".to_owned())
}

fn read_parameter(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("expected a name, = and a value, like threads=1")?;
    Ok((name.to_owned(), value.to_owned()))
}

/// Writes how the opinion of a position develops, or annotated games.
///
/// # Errors
///
/// A position or file that cannot be read, an external engine that fails, or a failure to write.
pub fn run(args: &AnalyseArgs) -> anyhow::Result<ExitCode> {
    if args.engine.is_some() {
        children::follow_signals().context("cannot listen to signals")?;
    }
    if let Some(path) = &args.pdn {
        let games = read(path, args.position.variant())?;
        return annotate_games(args, games);
    }
    let situation = Situation::from(&args.position.game()?);
    let mut analyst = Analyst::new(args, situation.position.variant())?;
    let mut failed = None;
    let code = output::write(Form::json_if(args.json), |out| {
        let (stop, mut written, mut last) = (StopFlag::new(), Ok(()), Vec::new());
        let searched = analyst.search(&situation, &stop, &mut |findings| {
            if written.is_ok() {
                written = write_findings(out, &situation.position, findings, args.json);
                last = findings.to_vec();
            }
            if written.is_err() {
                stop.raise();
            }
        });
        written?;
        match searched {
            // The limit may have come in the middle of a depth, or before the first was over.
            Ok(findings) if !says_the_same(&findings, &last) => {
                write_findings(out, &situation.position, &findings, args.json)?;
            }
            Ok(_) => {}
            Err(error) => failed = Some(error),
        }
        Ok(ExitCode::SUCCESS)
    })?;
    failed.map_or(Ok(code), |error| Err(error.into()))
}

/// Whether the same lines were found, however long it took.
fn says_the_same(findings: &[Finding], others: &[Finding]) -> bool {
    let said = |finding: &Finding| (finding.depth, finding.score, finding.line.clone());
    findings.iter().map(said).eq(others.iter().map(said))
}

/// The engine that was asked for.
struct Analyst {
    engine: Opinion,
    limits: Limits,
    lines: usize,
}

enum Opinion {
    Own(Box<Engine>),
    External(Box<ExternalEngine>),
}

impl Analyst {
    fn new(args: &AnalyseArgs, variant: Variant) -> anyhow::Result<Self> {
        let mut limits = Limits { time: args.time, depth: args.depth, nodes: args.nodes, ..Limits::infinite() };
        if !limits.end_it() {
            limits.time = Some(USUAL_TIME);
        }
        let threads = args.threads.and_then(|threads| usize::try_from(threads).ok());
        let engine = if let Some(command) = &args.engine {
            let mut parameters = args.engine_param.clone();
            parameters.extend(threads.map(|threads| ("threads".to_owned(), threads.to_string())));
            let (command, folder) = (command.clone(), args.engine_folder.clone());
            let program = Program { command, folder, parameters, groups: GUESTS.clone(), ..Program::default() };
            Opinion::External(Box::new(ExternalEngine::start(&program, variant, &StopFlag::new()).context("--engine")?))
        } else {
            let usual = Settings::default();
            let settings = Settings { threads: threads.unwrap_or(usual.threads), ..usual };
            let engine = Engine::with_settings(settings, &TableSet::default());
            if let Some(shortage) = engine.shortage() {
                complain!("damier: {}", words::shortage(shortage));
            }
            Opinion::Own(Box::new(engine))
        };
        let lines = args.multipv.and_then(|lines| usize::try_from(lines).ok()).unwrap_or(1);
        Ok(Self { engine, limits, lines })
    }

    fn search(
        &mut self,
        situation: &Situation,
        stop: &StopFlag,
        progress: &mut dyn FnMut(&[Finding]),
    ) -> Result<Vec<Finding>, ExternalError> {
        match &mut self.engine {
            Opinion::Own(engine) => Ok(engine.search_lines(situation, self.lines, &self.limits, stop, progress)),
            Opinion::External(engine) => {
                let progress = |found: &Finding| progress(std::slice::from_ref(found));
                engine.search(situation, &self.limits, stop, progress).map(|found| vec![found])
            }
        }
    }
}

/// A value: for the side to move in positions, for White in games.
#[derive(Serialize)]
struct Value {
    /// In men; none when the game is decided.
    score: Option<f64>,
    /// `win` or `loss`; none until the game is decided.
    outcome: Option<&'static str>,
    /// The moves of the winner to the end of the game when it is decided, below 0 when the other side wins. Nothing but
    /// `outcome` tells a game that is won already from one that is lost already.
    win_in: Option<i32>,
    win_probability: f64,
}

impl Value {
    fn new(score: Score, variant: Variant) -> Self {
        let moves = score.plies_to_end().map(|plies| i32::from(plies.div_ceil(2)));
        Self {
            score: moves.is_none().then(|| f64::from(score.as_centi_men()) / 100.0),
            outcome: moves.map(|_| if score.is_win() { "win" } else { "loss" }),
            win_in: moves.map(|moves| if score.is_win() { moves } else { -moves }),
            win_probability: (score.win_probability(variant) * 1e4).round() / 1e4,
        }
    }
}

/// A line of play.
#[derive(Serialize)]
struct Line {
    #[serde(flatten)]
    value: Value,
    moves: Vec<String>,
}

impl Line {
    fn new(position: &AnyPosition, score: Score, moves: &[Move]) -> Self {
        Self { value: Value::new(score, position.variant()), moves: written(position, moves) }
    }
}

/// The moves of a line in the notation of the variant.
fn written(position: &AnyPosition, moves: &[Move]) -> Vec<String> {
    let mut at = *position;
    moves
        .iter()
        .map(|&played| {
            let text = write_move(&at, played);
            at = at.play_unchecked(played);
            text
        })
        .collect()
}

/// What has been found out so far.
#[derive(Serialize)]
struct Opinions {
    depth: u32,
    nodes: u64,
    seconds: f64,
    lines: Vec<Line>,
}

fn write_findings(out: &mut dyn Write, position: &AnyPosition, findings: &[Finding], json: bool) -> io::Result<()> {
    let Some(Finding { depth, nodes, elapsed, .. }) = findings.first() else { return Ok(()) };
    let seconds = elapsed.as_secs_f64();
    if json {
        let lines = findings.iter().map(|found| Line::new(position, found.score, &found.line)).collect();
        let opinions = Opinions { depth: *depth, nodes: *nodes, seconds, lines };
        serde_json::to_writer(&mut *out, &opinions)?;
        writeln!(out)?;
        return out.flush();
    }
    for (number, Finding { score, line, .. }) in (1..).zip(findings) {
        let (win, moves) = (score.win_probability(position.variant()) * 100.0, written(position, line).join(" "));
        writeln!(
            out,
            "depth {depth} line {number} score {score} points {win:.0}% nodes {nodes} seconds {seconds:.2} pv {moves}"
        )?;
    }
    out.flush()
}

/// Reads all games before anything is searched, so that nothing is written when one is bad.
fn read(path: &Path, variant: Variant) -> anyhow::Result<Vec<PdnGame>> {
    let input = open(path).with_context(|| name_of(path))?;
    let (mut games, mut wrong) = (Vec::new(), Vec::new());
    for game in read_games(input, variant) {
        match game {
            Ok(game) => games.push(game),
            Err(error) => wrong.push(format!("{}:{}", name_of(path), words::pdn_error(&error))),
        }
    }
    if !wrong.is_empty() {
        bail!("{}\nnothing written", wrong.join("\n"));
    }
    Ok(games)
}

/// What is said about a game.
#[derive(Serialize)]
struct AnnotatedGame {
    /// Its number in the file.
    game: usize,
    moves: Vec<AnnotatedMove>,
}

/// What is said about a move of a game.
#[derive(Serialize)]
struct AnnotatedMove {
    #[serde(rename = "move")]
    played: String,
    #[serde(flatten)]
    value: Value,
    mark: Option<String>,
    better: Option<Line>,
}

impl AnnotatedMove {
    fn new(game: &PdnGame, remark: &Remark) -> Self {
        let parent = game.node(remark.node).parent().unwrap_or(game.root());
        let before = &game.node(parent).position;
        Self {
            played: write_move(before, remark.played),
            value: Value::new(remark.score, game.variant()),
            mark: remark.mark.map(|mark| mark.to_string()),
            better: remark.better.as_ref().map(|(line, score)| Line::new(before, *score, line)),
        }
    }
}

/// Annotates games one by one. Each is written as soon as it is done.
fn annotate_games(args: &AnalyseArgs, mut games: Vec<PdnGame>) -> anyhow::Result<ExitCode> {
    let mut failed = None;
    let code = output::write(if args.json { Form::Json } else { Form::Exact }, |out| {
        let mut kept = None;
        for (number, game) in (1..).zip(&mut games) {
            let remarks = match annotate_game(args, game, &mut kept).with_context(|| format!("game {number}")) {
                Ok(remarks) => remarks,
                Err(error) => {
                    failed = Some(error);
                    break;
                }
            };
            if args.json {
                let moves = remarks.iter().map(|remark| AnnotatedMove::new(game, remark)).collect();
                serde_json::to_writer(&mut *out, &AnnotatedGame { game: number, moves })?;
                writeln!(out)?;
            } else {
                let gap = if number == 1 { "" } else { "\n" };
                write!(out, "{gap}{}", write_game(game))?;
            }
            out.flush()?;
        }
        Ok(ExitCode::SUCCESS)
    })?;
    failed.map_or(Ok(code), Err)
}

/// Annotates a game. The engine is kept from game to game, but must not remember the one before.
fn annotate_game(
    args: &AnalyseArgs,
    game: &mut PdnGame,
    kept: &mut Option<(Variant, Analyst)>,
) -> anyhow::Result<Vec<Remark>> {
    let variant = game.variant();
    let mut analyst = match kept.take() {
        Some((before, mut analyst)) if before == variant => {
            if let Opinion::Own(engine) = &mut analyst.engine {
                engine.forget();
            }
            analyst
        }
        _ => Analyst::new(args, variant)?,
    };
    let search = |situation: &Situation| {
        analyst.search(situation, &StopFlag::new(), &mut |_| ()).map(|mut found| found.swap_remove(0))
    };
    let remarks = annotate(game, search)?;
    *kept = Some((variant, analyst));
    Ok(remarks)
}
