//! Plays a level against another program that speaks Gomocup's protocol, with both colours by turns:
//! `cargo run --release -p yonsan-rules --example duel -- LEVEL GAMES FILE PROGRAM [ARGUMENT]...`.
//!
//! Black's first stone lies on the centre. Yonsan keeps to the rules of RIF; whether a foul of the other program, which may
//! not know of fouls, loses the game is counted apart: such a game is played on, and five or more of it win. The games are
//! written to FILE, a line each: who had Black, the result, the stones.

use std::io::{BufRead, BufReader, Write};
use std::process::{ChildStdin, ChildStdout, Command, Stdio};
use std::{env, fs};

use yonsan_rules::{Direction, Engine, Level, Point, Position, Side, StoneEffect, write_moves};

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
    /// Whether the other program made a foul on the way.
    had_foul: bool,
}

fn main() {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [level, games, file, program, rest @ ..] = arguments.as_slice() else {
        return eprintln!("give a level, a number of games, a file and a program");
    };
    let level = level.parse().ok().and_then(Level::new).unwrap_or(Level::LAST);
    let games: u64 = games.parse().unwrap_or(60);
    let child = Command::new(program).args(rest).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
    let Ok(mut child) = child else { return eprintln!("{program} does not start") };
    let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else { return };
    let mut other = Other { input, output: BufReader::new(output) };
    let (mut text, mut counts) = (String::new(), [0; 3]);
    for game in 0..games {
        let own = if game % 2 == 0 { Side::Black } else { Side::White };
        let Some(Outcome { stones, winner, had_foul }) = play(level, own, game, &mut other) else {
            return eprintln!("the program fell silent in game {game}");
        };
        let result = match winner {
            Some(winner) if winner == own => 0,
            None => 1,
            Some(_) => 2,
        };
        counts[result] += 1;
        let colour = if own == Side::Black { "black" } else { "white" };
        let foul = if had_foul { " after-a-foul" } else { "" };
        let line = format!("{colour} {}{foul}: {}\n", ["won", "drawn", "lost"][result], write_moves(&stones));
        text.push_str(&line);
        println!("{} won, {} drawn, {} lost", counts[0], counts[1], counts[2]);
        if let Err(error) = fs::write(file, &text) {
            return eprintln!("{file}: {error}");
        }
    }
    // It ends with its input.
    drop(other);
    let _ = child.wait();
}

/// A game; `None` if the other program does not answer.
fn play(level: Level, own: Side, seed: u64, other: &mut Other) -> Option<Outcome> {
    other.ask(if seed == 0 { "START 15" } else { "RESTART" })?;
    let mut engine = Engine::new(level.effort(), seed);
    let (mut position, mut stones, mut had_foul) = (Position::start(), Vec::new(), false);
    loop {
        let side = position.to_move();
        let point = match () {
            () if stones.is_empty() => Point::CENTRE,
            () if side == own => match engine.think(&position) {
                Some(thought) => thought.best(),
                None => return Some(Outcome { stones, winner: Some(own.other()), had_foul }),
            },
            () => other.reply(&stones)?,
        };
        let longest =
            Direction::ALL.map(|direction| position.board().row_length(point, side, direction)).into_iter().max();
        stones.push(point);
        let effect = position.play(point).ok()?;
        // The other program wins with six stones, too.
        if effect == StoneEffect::Five || side != own && longest >= Some(5) {
            return Some(Outcome { stones, winner: Some(side), had_foul });
        }
        had_foul |= matches!(effect, StoneEffect::Foul(_));
        if effect == StoneEffect::Full {
            return Some(Outcome { stones, winner: None, had_foul });
        }
    }
}
