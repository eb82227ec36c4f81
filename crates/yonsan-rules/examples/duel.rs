//! Plays a level against another program that speaks Gomocup's protocol, with both colours by turns:
//! `cargo run --release -p yonsan-rules --example duel -- LEVEL GAMES FILE PROGRAM [ARGUMENT]...`.
//!
//! Black's first stone lies on the centre. The rules are those of RIF: a foul of Black loses, also one of a program that does
//! not know of fouls. The games are written to FILE, a line each: who had Black, the result, the stones; those that FILE has
//! already are not played again. The program is started for every game, and `{}` in an argument becomes the number of the
//! game, to seed it.

use std::io::{BufRead, BufReader, Write};
use std::process::{ChildStdin, ChildStdout, Command, Stdio};
use std::{env, fs};

use yonsan_rules::{Engine, Level, Point, Position, Side, StoneEffect, write_moves};

/// The other program.
struct Other {
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Other {
    /// Sends a line; returns the answer.
    fn ask(&mut self, line: &str) -> Option<String> {
        writeln!(self.input, "{line}").ok()?;
        self.input.flush().ok()?;
        let mut answer = String::new();
        self.output.read_line(&mut answer).ok()?;
        Some(answer.trim().to_owned())
    }

    /// The stone that answers these. At first it is told all of them, then the last one.
    fn reply(&mut self, stones: &[Point]) -> Option<Point> {
        let place = |point: &Point| format!("{},{}", point.column(), point.row());
        let answer = if stones.len() <= 2 {
            let own = |number: usize| if (stones.len() - number).is_multiple_of(2) { 1 } else { 2 };
            let all = stones.iter().enumerate().map(|(number, point)| format!("{},{}\n", place(point), own(number)));
            self.ask(&format!("BOARD\n{}DONE", all.collect::<String>()))?
        } else {
            self.ask(&format!("TURN {}", place(stones.last()?)))?
        };
        read(&answer)
    }
}

fn read(text: &str) -> Option<Point> {
    let (column, row) = text.split_once(',')?;
    Point::new(column.trim().parse().ok()?, row.trim().parse().ok()?)
}

/// How a game ended.
struct Outcome {
    stones: Vec<Point>,
    winner: Option<Side>,
    /// Whether a foul has lost it.
    is_by_foul: bool,
}

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [level, games, file, program, rest @ ..] = arguments.as_slice() else {
        return eprintln!("give a level, a number of games, a file and a program");
    };
    let level = level.parse().ok().and_then(Level::new).unwrap_or(Level::LAST);
    let games: usize = games.parse().unwrap_or(60);
    // A file that is not there has no games.
    let mut text = fs::read_to_string(file).unwrap_or_default();
    text.truncate(text.rfind('\n').map_or(0, |end| end + 1));
    for game in text.lines().count()..games {
        let own = if game % 2 == 0 { Side::Black } else { Side::White };
        let rest = rest.iter().map(|argument| argument.replace("{}", &game.to_string()));
        let child = Command::new(program).args(rest).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let Ok(mut child) = child else { return eprintln!("{program} does not start") };
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else { return };
        let mut other = Other { input, output: BufReader::new(output) };
        let Some(Outcome { stones, winner, is_by_foul }) = play(level, own, game as u64, &mut other) else {
            return eprintln!("the program fell silent in game {game}");
        };
        // It ends with its input.
        drop(other);
        let _ = child.wait();
        let result = match winner {
            Some(winner) if winner == own => "won",
            None => "drawn",
            Some(_) => "lost",
        };
        let colour = if own == Side::Black { "black" } else { "white" };
        let foul = if is_by_foul { " by-a-foul" } else { "" };
        let line = format!("{colour} {result}{foul}: {}\n", write_moves(&stones));
        text.push_str(&line);
        println!("{}", counts(&text));
        if let Err(error) = fs::write(file, &text) {
            return eprintln!("{file}: {error}");
        }
    }
    println!("{}", counts(&text));
}

/// How the games ended.
fn counts(text: &str) -> String {
    let results = text.lines().filter_map(|line| line.split(' ').nth(1)).map(|result| result.trim_end_matches(':'));
    let count = |wanted: &str| results.clone().filter(|&result| result == wanted).count();
    let fouls = text.lines().filter(|line| line.contains(" won by-a-foul:")).count();
    format!("{} won, {fouls} of them by a foul, {} drawn, {} lost", count("won"), count("drawn"), count("lost"))
}

/// A game; `None` if the other program does not answer.
fn play(level: Level, own: Side, seed: u64, other: &mut Other) -> Option<Outcome> {
    other.ask("START 15")?;
    let mut engine = Engine::new(level.effort(), seed);
    let (mut position, mut stones) = (Position::start(), Vec::new());
    loop {
        let side = position.to_move();
        let point = match () {
            () if stones.is_empty() => Point::CENTRE,
            () if side == own => match engine.think(&position) {
                Some(thought) => thought.best(),
                // Black may play nowhere.
                None => return Some(Outcome { stones, winner: Some(own.other()), is_by_foul: true }),
            },
            () => other.reply(&stones)?,
        };
        stones.push(point);
        let (winner, is_by_foul) = match position.play(point).ok()? {
            StoneEffect::Nothing => continue,
            StoneEffect::Five => (Some(side), false),
            StoneEffect::Foul(_) => (Some(side.other()), true),
            StoneEffect::Full => (None, false),
        };
        return Some(Outcome { stones, winner, is_by_foul });
    }
}
