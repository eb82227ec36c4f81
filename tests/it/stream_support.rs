//! The stream of lines: a script goes in, sentences come out, and every line of it is checked.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a helper of tests")]

use std::io::{BufRead, BufReader, Lines, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use unicode_width::UnicodeWidthStr;

/// What a script brought about.
pub struct Told {
    /// The lines.
    pub lines: Vec<String>,
    /// The exit code.
    pub code: i32,
    /// What was written to the standard error.
    pub complaints: String,
}

/// The program at a home, for someone who has used it.
pub fn program(home: &Path, args: &[&str]) -> Command {
    std::fs::OpenOptions::new().append(true).create(true).open(home.join("settings.toml")).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
    command.args(args).env("DAMIER_HOME", home).env("LC_ALL", "C").env_remove("DAMIER_PLAIN");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs a program with commands.
pub fn run(mut program: Command, script: &[&str]) -> Told {
    let mut child = program.spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    for line in script {
        writeln!(input, "{line}").unwrap();
    }
    drop(input);
    let output = child.wait_with_output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let told = Told {
        lines: text.lines().map(str::to_owned).collect(),
        code: output.status.code().unwrap(),
        complaints: String::from_utf8_lossy(&output.stderr).into_owned(),
    };
    told.check();
    told
}

/// Runs a script with the puzzles of the tests, always with the same result.
pub fn script(script: &[&str]) -> Told {
    scripted(&[], script)
}

/// The same with further arguments.
pub fn scripted(more: &[&str], script: &[&str]) -> Told {
    let home = tempfile::tempdir().unwrap();
    let puzzles = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/screen.jsonl");
    let args = [&["--plain", "--seed", "7", "--date", "2026-11-26", "--puzzles", puzzles], more].concat();
    run(program(home.path(), &args), script)
}

/// Whether a line is a row of the diagram for braille.
fn is_diagram(line: &str) -> bool {
    line.chars().all(|letter| "wWbB-.".contains(letter))
}

impl Told {
    /// Everything as one text with single blanks.
    pub fn text(&self) -> String {
        self.lines.join(" ")
    }

    /// Fails unless these sentences were said in this order.
    #[track_caller]
    pub fn says(&self, sentences: &[&str]) -> &Self {
        let text = self.text();
        let mut rest = &*text;
        for sentence in sentences {
            let Some((_, after)) = rest.split_once(sentence) else {
                panic!("{sentence:?} is not said, or earlier:\n{}", self.lines.join("\n"));
            };
            rest = after;
        }
        self
    }

    /// Every line can be spoken and felt: it has no control characters and no signs of drawing, and it is not too wide.
    #[track_caller]
    fn check(&self) {
        for line in &self.lines {
            let is_drawing = |letter: char| matches!(letter, '\u{2190}'..='\u{21ff}' | '\u{2500}'..='\u{27bf}' | '\u{2800}'..='\u{28ff}' | '·');
            assert!(!line.contains(char::is_control), "{line:?} has a control character");
            assert!(!line.contains(is_drawing), "{line:?} draws");
            assert!(line.width() <= 160, "{line:?} is too wide");
            assert!(!line.is_empty() && line.trim() == line, "{line:?} is not a line");
            // Voices pass over signs that stand alone; a dash between words is a pause.
            let is_silent = |word: &&str| {
                !word.contains(char::is_alphanumeric)
                    && !matches!(word.trim_matches(['“', '”', '«', '»']), "-" | "—" | "...")
            };
            let silent = line.split(' ').find(is_silent).filter(|_| !is_diagram(line));
            assert_eq!(silent, None, "a voice says nothing for it in {line:?}");
        }
        let again = self.lines.windows(2).find(|pair| pair[0] == pair[1]);
        assert_eq!(again, None, "two announcements are the same");
    }
}

/// A program that is talked to line by line, where a line depends on the answers.
pub struct Conversation {
    child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
    said: Vec<String>,
}

impl Conversation {
    /// Starts a program and hears its greeting.
    pub fn begin(home: &Path, args: &[&str]) -> Self {
        let args = [&["--plain", "--date", "2026-11-26"], args].concat();
        let mut child = program(home, &args).spawn().unwrap();
        let (input, output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        let mut begun = Self { child, input, output: BufReader::new(output).lines(), said: Vec::new() };
        begun.ask("style 1");
        begun
    }

    /// Types a line and hears the answer to it. What follows it is a question whose answer is known.
    pub fn ask(&mut self, line: &str) -> String {
        write!(self.input, "{line}\nspeech\n").unwrap();
        self.input.flush().unwrap();
        let mut answer = Vec::new();
        loop {
            let said = self.output.next().expect("the program ended").unwrap();
            self.said.push(said.clone());
            if said.ends_with("Speech is normal.") {
                return answer.join(" ");
            }
            answer.push(said);
        }
    }

    /// The first of the legal moves.
    pub fn first_move(&mut self) -> String {
        let told = self.ask("moves");
        let (_, moves) = told.split_once(": ").unwrap_or_else(|| panic!("no moves: {told}"));
        moves.split([';', ',', '.']).next().unwrap().to_owned()
    }

    /// Ends the program; everything that it said.
    pub fn end(mut self) -> Told {
        drop(self.input);
        self.said.extend(self.output.map(Result::unwrap));
        let code = self.child.wait().unwrap().code().unwrap();
        let told = Told { lines: self.said, code, complaints: String::new() };
        told.check();
        told
    }
}
