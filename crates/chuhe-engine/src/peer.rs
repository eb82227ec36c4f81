//! Another engine that speaks UCI, as an opponent.

use std::{
    io::{self, BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use chuhe_rules::{Move, Position, Square};

/// Why an engine cannot be played against.
#[derive(Debug, thiserror::Error)]
pub enum PeerError {
    /// It cannot be started, or its pipe fails.
    #[error("the engine cannot be talked to: {0}")]
    Pipe(#[from] io::Error),
    /// It has ended.
    #[error("the engine has ended")]
    Ended,
    /// What it says is no move here.
    #[error("the engine plays {0}, which is no legal move here")]
    NoMove(String),
}

/// How it counts ranks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ranks {
    /// a0 to i9, as most xiangqi programs do.
    FromZero,
    /// a1 to i10, as programs for many variants do.
    FromOne,
}

/// An engine at the other end of a pipe. It is ended when this is dropped.
pub struct Peer {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
    ranks: Ranks,
}

impl Peer {
    /// Starts the engine, sets the options and waits until it is ready.
    ///
    /// # Errors
    ///
    /// If it cannot be started or does not answer.
    pub fn start(command: &mut Command, options: &[(&str, &str)], ranks: Ranks) -> Result<Self, PeerError> {
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(PeerError::Ended);
        };
        let mut peer = Self { child, input, output: BufReader::new(output), ranks };
        peer.say("uci")?;
        peer.wait_for("uciok")?;
        for (name, value) in options {
            peer.say(&format!("setoption name {name} value {value}"))?;
        }
        peer.say("isready")?;
        peer.wait_for("readyok")?;
        Ok(peer)
    }

    /// The number of its process.
    #[must_use]
    pub fn process(&self) -> u32 {
        self.child.id()
    }

    fn say(&mut self, text: &str) -> Result<(), PeerError> {
        writeln!(self.input, "{text}")?;
        Ok(self.input.flush()?)
    }

    /// The next line that begins with the word.
    fn wait_for(&mut self, word: &str) -> Result<String, PeerError> {
        let mut line = String::new();
        loop {
            line.clear();
            if self.output.read_line(&mut line)? == 0 {
                return Err(PeerError::Ended);
            }
            if line.split_whitespace().next() == Some(word) {
                return Ok(line);
            }
        }
    }

    /// Its move after those from the start, within the limits of `go`; `None` if it says that it has none.
    ///
    /// # Errors
    ///
    /// If it has ended, or its move is not legal.
    pub fn play(&mut self, moves: &[Move], go: &str) -> Result<Option<Move>, PeerError> {
        let position = moves.iter().fold(Position::start(), |position, &mv| position.after(mv));
        let moves: Vec<String> = moves.iter().map(|&mv| self.write(mv)).collect();
        self.say(&format!("position startpos moves {}", moves.join(" ")))?;
        self.say(&format!("go {go}"))?;
        let line = self.wait_for("bestmove")?;
        let word = line.split_whitespace().nth(1).unwrap_or_default();
        if ["(none)", "0000", ""].contains(&word) {
            return Ok(None);
        }
        let mv = self.read(word).filter(|&mv| position.is_legal(mv));
        mv.map(Some).ok_or_else(|| PeerError::NoMove(word.into()))
    }

    fn write(&self, mv: Move) -> String {
        let square = |square: Square| {
            let file = char::from(b'a' + square.file());
            format!("{file}{}", square.rank() + u8::from(self.ranks == Ranks::FromOne))
        };
        square(mv.from()) + &square(mv.to())
    }

    fn read(&self, text: &str) -> Option<Move> {
        let split = text.char_indices().skip(1).find(|(_, letter)| letter.is_ascii_alphabetic())?.0;
        let square = |text: &str| {
            let (file, rank) = text.split_at_checked(1)?;
            let rank = rank.parse::<u8>().ok()?.checked_sub(u8::from(self.ranks == Ranks::FromOne))?;
            Square::new(file.bytes().next()?.wrapping_sub(b'a'), rank)
        };
        Some(Move::new(square(&text[..split])?, square(&text[split..])?))
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.say("quit");
        let _ = self.child.wait();
    }
}
