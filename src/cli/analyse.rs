//! `damier analyse`: the evaluation of a position, and annotated games.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Seek as _, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::slice::from_ref;
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use clap::Args;
use serde::Serialize;

use super::encoding::{EncodingArgs, tell};
use super::mail::closed_positions;
use super::pdn::name_of;
use super::position::PositionArgs;
use super::values::{at_least, between};
use super::{children, output};
use crate::shipped;
use crate::words;
use crate::words::say;
use damier_app::child_engines::CHILD_ENGINES;
use damier_app::mail::goes_through;
use damier_engine::annotation::{Remark, annotate};
use damier_engine::{
    Engine, ExternalEngine, ExternalError, Finding, Limits, MAX_DEPTH, MAX_THREADS, Program, Score, Settings,
    Situation, StopFlag, Timeouts,
};
use damier_rules::notation::pdn::{PdnGame, read_games, write_game};
use damier_rules::notation::{write_line, write_move};
use damier_rules::{AnyPosition, Move, Variant};
use etude_files::nameless;
use etude_text::complain;
use etude_text::plain::Form;

/// The time for a position when nothing else limits the search.
const USUAL_TIME: Duration = Duration::from_secs(2);
/// The most lines that `--multipv` shows: no position of a game has more moves.
const MAX_LINES: usize = 100;

/// How long an external engine may take to answer a stop. Shorter than on the screen, where no one waits for it.
const TO_STOP: Duration = Duration::from_millis(500);
/// Between two lines about one depth from an external engine, which may write without end.
const LINE_INTERVAL: Duration = Duration::from_millis(100);

/// The arguments of `damier analyse`.
#[derive(Args, Debug)]
pub struct AnalyseArgs {
    #[command(flatten)]
    position: PositionArgs,
    #[arg(long, value_name = say().value_file(), conflicts_with = "fen", help = say().cli_analyse_pdn())]
    pdn: Option<PathBuf>,
    #[arg(long, value_name = say().value_seconds(), value_parser = read_seconds, help = say().cli_analyse_time())]
    time: Option<Duration>,
    #[arg(long, value_name = say().value_plies(), value_parser = between(1..=MAX_DEPTH), help = say().cli_analyse_depth())]
    depth: Option<u32>,
    #[arg(long, value_name = say().value_number(), value_parser = at_least(1_u64), help = say().cli_analyse_nodes())]
    nodes: Option<u64>,
    #[arg(long, value_name = say().value_number(), conflicts_with_all = ["pdn", "engine"],
        value_parser = between(1..=MAX_LINES), help = say().cli_analyse_multipv())]
    multipv: Option<usize>,
    #[arg(long, value_name = say().value_number(), value_parser = between(1..=MAX_THREADS), help = say().cli_analyse_threads())]
    threads: Option<usize>,
    #[arg(long, help = say().cli_analyse_json())]
    json: bool,
    #[arg(long, value_name = say().value_command(), help = say().cli_analyse_engine())]
    engine: Option<String>,
    #[arg(long, value_name = say().value_folder(), requires = "engine", help = say().cli_analyse_engine_folder())]
    engine_folder: Option<PathBuf>,
    #[arg(long, value_name = say().value_setting(), requires = "engine", value_parser = read_parameter,
        help = say().cli_analyse_engine_param())]
    engine_param: Vec<(String, String)>,
    #[command(flatten)]
    text: EncodingArgs,
}

/// Reads a number of seconds above 0.
pub fn read_seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse::<f64>().ok().filter(|&seconds| seconds > 0.0);
    let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    time.ok_or_else(|| say().expected_seconds())
}

fn read_parameter(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or_else(|| say().expected_parameter())?;
    Ok((name.to_owned(), value.to_owned()))
}

/// Writes the evaluation of a position depth by depth, or annotated games.
///
/// # Errors
///
/// An unreadable position or file, a failing external engine, or a failure to write.
pub fn run(args: &AnalyseArgs) -> anyhow::Result<ExitCode> {
    if args.engine.is_some() {
        children::follow_signals().with_context(|| say().cannot_follow_signals())?;
    }
    if let Some(path) = &args.pdn {
        let variant = args.position.variant();
        let games = read_games(checked(path, variant, args.text)?, variant);
        // They have been read without an error before.
        return annotate_games(args, games.filter_map(Result::ok));
    }
    let situation = Situation::from(&args.position.game()?);
    if closed_positions().contains(&situation.position) {
        bail!(say().mail_closed());
    }
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
            // The limit may fall in the middle of a depth, even of the first.
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

/// Whether two sets of findings agree in depth, score and line; their times may differ.
fn says_the_same(findings: &[Finding], others: &[Finding]) -> bool {
    let said = |finding: &Finding| (finding.depth, finding.score, finding.line.clone());
    findings.iter().map(said).eq(others.iter().map(said))
}

/// The engine that searches, with its limits.
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
        if !limits.are_finite() {
            limits.time = Some(USUAL_TIME);
        }
        let threads = args.threads;
        let engine = if let Some(command) = &args.engine {
            let mut parameters = args.engine_param.clone();
            parameters.extend(threads.map(|threads| ("threads".to_owned(), threads.to_string())));
            let (command, folder) = (command.clone(), args.engine_folder.clone());
            let timeouts = Timeouts { to_stop: TO_STOP, ..Timeouts::default() };
            let program = Program { command, folder, parameters, timeouts, groups: CHILD_ENGINES.clone() };
            Opinion::External(Box::new(ExternalEngine::start(&program, variant, &StopFlag::new()).context("--engine")?))
        } else {
            let usual = Settings::default();
            let settings = Settings { threads: threads.unwrap_or(usual.threads), ..usual };
            let engine = Engine::with_settings(settings, &shipped::tables());
            if let Some(shortage) = engine.shortage() {
                complain!("{}", say().cli_error(words::shortage(shortage)));
            }
            Opinion::Own(Box::new(engine))
        };
        let lines = args.multipv.unwrap_or(1);
        Ok(Self { engine, limits, lines })
    }

    fn search(
        &mut self,
        situation: &Situation,
        stop: &StopFlag,
        progress: &mut dyn FnMut(&[Finding]),
    ) -> Result<Vec<Finding>, ExternalError> {
        match &mut self.engine {
            Opinion::Own(engine) => Ok(engine.search_lines(situation, self.lines, self.limits.or(stop), progress)),
            Opinion::External(engine) => {
                let mut news = News::default();
                let progress = |found: &Finding| {
                    if news.has(found) {
                        progress(from_ref(found));
                    }
                };
                engine.search(situation, self.limits.or(stop), progress).map(|found| vec![found])
            }
        }
    }
}

/// Which findings of an external engine are worth a line: one may repeat a finding without end.
#[derive(Default)]
struct News {
    last: Option<(Instant, Finding)>,
}

impl News {
    /// Whether a finding tells something new: a greater depth or, after a while, another value or line.
    fn has(&mut self, found: &Finding) -> bool {
        let is_new = self.last.as_ref().is_none_or(|(written, last)| {
            let is_deeper = found.depth > last.depth && found.depth <= MAX_DEPTH;
            is_deeper || written.elapsed() >= LINE_INTERVAL && !says_the_same(from_ref(found), from_ref(last))
        });
        if is_new {
            self.last = Some((Instant::now(), found.clone()));
        }
        is_new
    }
}

/// A value: for the side to move in positions, for White in annotated games.
#[derive(Serialize)]
struct Value {
    /// In men; none when the game is decided.
    score: Option<f64>,
    /// `win` or `loss`; none until the game is decided.
    outcome: Option<&'static str>,
    /// The winner's moves to the end of a decided game, negative when the other side wins. It is 0 for a game that is
    /// over; only `outcome` says who won.
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
        Self { value: Value::new(score, position.variant()), moves: write_line(*position, moves.iter().copied()) }
    }
}

/// The findings of a depth.
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
        let (win, moves) =
            (score.win_probability(position.variant()) * 100.0, write_line(*position, line.iter().copied()).join(" "));
        writeln!(
            out,
            "depth {depth} line {number} score {score} points {win:.0}% nodes {nodes} seconds {seconds:.2} pv {moves}"
        )?;
    }
    out.flush()
}

/// Checks all games before the search begins, so that nothing is written if one has an error. Returns them as UTF-8, in a
/// file of their own: they may come from a pipe, and be larger than the memory.
fn checked(path: &Path, variant: Variant, encoding: EncodingArgs) -> anyhow::Result<BufReader<File>> {
    let (mut input, notice) = encoding.open(path).with_context(|| name_of(path))?;
    let mut copy = BufWriter::new(nameless()?);
    io::copy(&mut input, &mut copy).with_context(|| name_of(path))?;
    if let Some(foreign) = notice.take() {
        tell(&name_of(path), &foreign);
    }
    let mut games = BufReader::new(copy.into_inner().map_err(io::IntoInnerError::into_error)?);
    games.rewind()?;
    let (mut err, mut is_wrong) = (output::complaints(), false);
    let (closed, mut count) = (closed_positions(), 0_usize);
    for game in read_games(&mut games, variant) {
        count += 1;
        match game {
            Err(error) => writeln!(err, "{}:{}", name_of(path), words::pdn_error(&error))?,
            Ok(game) if goes_through(&game, &closed) => {
                writeln!(err, "{}: {}: {}", name_of(path), say().game_number(count), say().mail_closed())?;
            }
            Ok(_) => continue,
        }
        is_wrong = true;
    }
    if count == 0 {
        writeln!(err, "{}: {}", name_of(path), say().no_game_in_file())?;
    }
    err.flush()?;
    if is_wrong {
        bail!(say().nothing_written());
    }
    games.rewind()?;
    Ok(games)
}

/// The annotations of a game.
#[derive(Serialize)]
struct AnnotatedGame {
    /// Its number in the file.
    game: usize,
    moves: Vec<AnnotatedMove>,
}

/// The annotation of a move.
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

/// Annotates games one by one, writing each as soon as it is done.
fn annotate_games(args: &AnalyseArgs, games: impl Iterator<Item = PdnGame>) -> anyhow::Result<ExitCode> {
    let mut failed = None;
    let code = output::write(if args.json { Form::Json } else { Form::Exact }, |out| {
        let mut kept = None;
        for (number, mut game) in (1..).zip(games) {
            let remarks = match annotate_game(args, &mut game, &mut kept).with_context(|| say().game_number(number)) {
                Ok(remarks) => remarks,
                Err(error) => {
                    failed = Some(error);
                    break;
                }
            };
            if args.json {
                let moves = remarks.iter().map(|remark| AnnotatedMove::new(&game, remark)).collect();
                serde_json::to_writer(&mut *out, &AnnotatedGame { game: number, moves })?;
                writeln!(out)?;
            } else {
                let gap = if number == 1 { "" } else { "\n" };
                write!(out, "{gap}{}", write_game(&game))?;
            }
            out.flush()?;
        }
        Ok(ExitCode::SUCCESS)
    })?;
    failed.map_or(Ok(code), Err)
}

/// Annotates a game. The engine lives from game to game, but forgets the one before.
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
