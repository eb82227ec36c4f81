//! UCI, as xiangqi programs speak it: squares a0 to i9, `position startpos|fen … moves …`, `go …`.

use std::{
    io::{self, BufRead, Write},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
        mpsc,
    },
    thread,
    time::Duration,
};

use chuhe_rules::{Move, Position, RuleSet, Side};

use crate::{
    found::{Found, Limits},
    level::Level,
    search::Engine,
};

/// What the searching thread is asked.
enum Assignment {
    Search(Box<(Position, Vec<Move>, Limits)>),
    Table(usize),
    Rules(RuleSet),
    Clear,
    Quit,
}

/// What has been set by `position` and `setoption`.
struct State {
    start: Position,
    moves: Vec<Move>,
    level: Option<Level>,
}

/// Answers a program until it says `quit` or its text ends.
///
/// # Errors
///
/// If reading or writing fails.
pub fn serve(input: impl BufRead, output: impl Write + Send) -> io::Result<()> {
    let (output, stop) = (Mutex::new(output), AtomicBool::new(false));
    thread::scope(|scope| {
        let (orders, work) = mpsc::channel();
        let (output, stop) = (&output, &stop);
        let worker = scope.spawn(move || search(&work, output, stop));
        let mut state = State { start: Position::start(), moves: Vec::new(), level: None };
        for line in input.lines() {
            let line = line?;
            let words: Vec<_> = line.split_whitespace().collect();
            let Some((&command, rest)) = words.split_first() else { continue };
            match command {
                "uci" => say(output, HELLO)?,
                "isready" => say(output, "readyok")?,
                "stop" => stop.store(true, Ordering::Relaxed),
                "ucinewgame" => send(&orders, Assignment::Clear),
                "setoption" => set(rest, &mut state, &orders),
                "position" => match position(rest) {
                    Ok((start, moves)) => (state.start, state.moves) = (start, moves),
                    Err(error) => say(output, &format!("info string {error}"))?,
                },
                "go" => {
                    stop.store(false, Ordering::Relaxed);
                    let turn = state.moves.iter().fold(state.start, |position, &mv| position.after(mv)).turn();
                    let limits = limits(rest, turn, state.level);
                    send(&orders, Assignment::Search(Box::new((state.start, state.moves.clone(), limits))));
                }
                "quit" => {
                    stop.store(true, Ordering::Relaxed);
                    break;
                }
                _ => say(output, &format!("info string unknown command: {command}"))?,
            }
        }
        // What was asked for last is still answered when the text ends.
        send(&orders, Assignment::Quit);
        worker.join().unwrap_or(Ok(()))
    })
}

const HELLO: &str = "id name Chuhe\nid author the authors of Damier\noption name Hash type spin default 16 min 1 max 4096\n\
    option name Rules type combo default CXA var CXA var WXF\noption name Level type spin default 0 min 0 max 8\nuciok";

fn send(orders: &mpsc::Sender<Assignment>, order: Assignment) {
    // The worker ends only after `Quit`, or when the output is gone, and then no answer is expected.
    let _ = orders.send(order);
}

fn say(output: &Mutex<impl Write>, text: &str) -> io::Result<()> {
    let mut output = output.lock().unwrap_or_else(PoisonError::into_inner);
    writeln!(output, "{text}")?;
    output.flush()
}

fn search(work: &mpsc::Receiver<Assignment>, output: &Mutex<impl Write>, stop: &AtomicBool) -> io::Result<()> {
    let mut rules = RuleSet::Cxa;
    let mut engine = Engine::new(16, rules);
    while let Ok(order) = work.recv() {
        match order {
            Assignment::Quit => break,
            Assignment::Clear => engine.clear(),
            Assignment::Table(mebibytes) => engine = Engine::new(mebibytes, rules),
            Assignment::Rules(wanted) => {
                rules = wanted;
                engine.set_rules(rules);
            }
            Assignment::Search(work) => {
                let (start, moves, limits) = *work;
                let mut told = Ok(());
                let found = engine.search(&start, &moves, &limits, stop, &mut |found| {
                    if told.is_ok() {
                        told = say(output, &info(found));
                    }
                });
                told?;
                let best = found.best.map_or_else(|| "(none)".into(), |mv| mv.to_string());
                say(output, &format!("bestmove {best}"))?;
            }
        }
    }
    Ok(())
}

fn info(found: &Found) -> String {
    let score = match found.mate() {
        Some(plies) => format!("mate {}", i32::midpoint(plies, plies.signum())),
        None => format!("cp {}", found.score),
    };
    let line: Vec<_> = found.line.iter().map(ToString::to_string).collect();
    let (nodes, time) = (found.nodes, found.time.as_millis());
    format!("info depth {} score {score} nodes {nodes} time {time} pv {}", found.depth, line.join(" "))
}

fn set(words: &[&str], state: &mut State, orders: &mpsc::Sender<Assignment>) {
    if let ["name", name, "value", value] = words {
        match name.to_ascii_lowercase().as_str() {
            "hash" => {
                if let Ok(mebibytes) = value.parse::<usize>() {
                    send(orders, Assignment::Table(mebibytes.clamp(1, 4096)));
                }
            }
            "rules" => {
                if let Ok(rules) = value.parse() {
                    send(orders, Assignment::Rules(rules));
                }
            }
            "level" => state.level = value.parse().ok().and_then(Level::new),
            _ => {}
        }
    }
}

/// What `position` says.
fn position(words: &[&str]) -> Result<(Position, Vec<Move>), String> {
    let split = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
    let (board, rest) = words.split_at(split);
    let start = match board {
        ["startpos"] => Position::start(),
        ["fen", fen @ ..] => Position::from_fen(&fen.join(" ")).map_err(|error| error.to_string())?,
        _ => return Err("position startpos or position fen is expected".into()),
    };
    let (mut moves, mut position) = (Vec::new(), start);
    for word in rest.iter().skip(1) {
        let mv: Move = word.parse().map_err(|error| format!("{error}"))?;
        position.check_move(mv).map_err(|error| format!("{word}: {error}"))?;
        moves.push(mv);
        position.play(mv);
    }
    Ok((start, moves))
}

/// What `go` says, for the side to move.
fn limits(words: &[&str], turn: Side, level: Option<Level>) -> Limits {
    let mut limits = level.map(|level| level.limits(0)).unwrap_or_default();
    let number = |name: &str| {
        let at = words.iter().position(|&word| word == name)?;
        words.get(at + 1)?.parse::<u64>().ok()
    };
    if let Some(depth) = number("depth") {
        limits.depth = i32::try_from(depth).unwrap_or(64);
    }
    if let Some(nodes) = number("nodes") {
        limits.nodes = nodes.max(1);
    }
    let (clock, more) = if turn == Side::Red { ("wtime", "winc") } else { ("btime", "binc") };
    limits.time = number("movetime").map(Duration::from_millis).or_else(|| {
        let left = number(clock)?;
        let moves = number("movestogo").unwrap_or(30).max(2);
        Some(Duration::from_millis((left / moves + number(more).unwrap_or(0) * 3 / 4).min(left / 2)))
    });
    limits
}
