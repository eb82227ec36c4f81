//! Fuzzes the Hub protocol.

use std::io::{self, BufReader, Cursor, Read, Write};
use std::sync::mpsc::{Receiver, Sender, channel};

use damier_endings::TableSet;
use damier_engine::{Settings, TableUse, hub as protocol};
use damier_rules::notation::MoveText;

/// The number of lines to use: fewer than may wait for a search.
const MAX_LINES: usize = 400;
/// The last command, and its answer.
const LAST: (&[u8], &[u8]) =
    (b"set-param name=endings value=end\n", b"error message=\"parameter endings cannot be end\"\n");

/// Whatever the input, the engine does not fail, comes to an end, and answers in lines of the protocol: one `pong` for
/// every `ping`, and no more results than searches.
pub fn hub(data: &[u8]) {
    let lines: Vec<&[u8]> = data.split(|&byte| byte == b'\n').filter(|line| is_modest(line)).take(MAX_LINES).collect();
    let (answered, answer) = channel();
    let input = BufReader::new(Commands { text: Cursor::new(commands(&lines)), answer });
    let mut output = Answers { text: Vec::new(), answered };
    let settings = Settings { mebibytes: 1, threads: 1, endings: TableUse::Shipped };
    protocol::serve(settings, TableSet::default(), input, &mut output, protocol::Refusals::new(ToString::to_string))
        .expect("nothing goes wrong with bytes in memory");
    let text = String::from_utf8(output.text).expect("it writes UTF-8");
    let words: Vec<&str> = text.lines().map(check).collect();
    assert!(text.is_empty() || text.ends_with('\n'), "{text}");
    let answers = |word| words.iter().filter(|&&each| each == word).count();
    let heard = lines.iter().map(|line| first_word(line)).take_while(|word| word != "quit");
    let (mut pings, mut searches) = (0, 0);
    for word in heard {
        pings += usize::from(word == "ping");
        searches += usize::from(word == "go");
    }
    assert_eq!(answers("pong"), pings, "{text}");
    assert!(answers("done") <= searches, "{text}");
}

/// The input lines, with every search kept tiny, and the last command.
fn commands(lines: &[&[u8]]) -> Vec<u8> {
    let mut text = Vec::new();
    for line in lines {
        if first_word(line) == "go" {
            text.extend_from_slice(b"level nodes=50\n");
        }
        text.extend_from_slice(line);
        text.push(b'\n');
    }
    text.extend_from_slice(LAST.0);
    text
}

fn first_word(line: &[u8]) -> String {
    String::from_utf8_lossy(line).split_whitespace().next().unwrap_or_default().to_owned()
}

/// Whether a line asks for at most nine threads or megabytes; larger numbers are not the subject of this test.
fn is_modest(line: &[u8]) -> bool {
    let text = String::from_utf8_lossy(line);
    let is_greedy = text.contains("threads") || text.contains("tt-size");
    !is_greedy || text.bytes().filter(u8::is_ascii_digit).count() <= 1
}

/// Checks a line of the output and returns its first word.
fn check(line: &str) -> &str {
    let (word, mut rest) = line.split_once(' ').unwrap_or((line, ""));
    let mut arguments = Vec::new();
    while !rest.is_empty() {
        let Some((name, after)) = rest.split_once('=') else { unreachable!("no value: {line}") };
        let (value, after) = match after.strip_prefix('"') {
            Some(quoted) => quoted.split_once('"').expect("a quote is closed"),
            None => after.split_at(after.find(' ').unwrap_or(after.len())),
        };
        assert!(name.bytes().all(|byte| byte.is_ascii_lowercase()) && !name.is_empty(), "{line}");
        assert!(!value.chars().any(char::is_control), "{line}");
        assert!(after.is_empty() || (after.starts_with(' ') && after.len() > 1), "{line}");
        arguments.push((name, value));
        rest = after.trim_start();
    }
    check_arguments(word, &arguments, line);
    word
}

fn check_arguments(word: &str, arguments: &[(&str, &str)], line: &str) {
    let names: Vec<&str> = arguments.iter().map(|&(name, _)| name).collect();
    let known: &[&[&str]] = match word {
        "id" => &[&["name", "version", "author"]],
        "param" => &[
            &["name", "value", "type"],
            &["name", "value", "type", "values"],
            &["name", "value", "type", "min", "max"],
        ],
        "wait" | "ready" | "pong" => &[&[]],
        "info" => &[&["message"], &["depth", "score", "nodes", "time", "nps", "pv"]],
        "done" => &[&[], &["move"], &["move", "ponder"]],
        "error" => &[&["message"]],
        _ => &[],
    };
    assert!(known.contains(&&names[..]), "{line}");
    for &(name, value) in arguments {
        let is_good = match name {
            "depth" | "nodes" | "min" | "max" => value.parse::<u64>().is_ok(),
            "score" | "time" | "nps" => value.parse::<f64>().is_ok_and(f64::is_finite),
            "pv" => value.split_whitespace().all(|text| MoveText::read(text).is_ok()),
            "move" | "ponder" => MoveText::read(value).is_ok(),
            _ => !value.is_empty(),
        };
        assert!(is_good && !value.contains("broke down"), "{name} in {line}");
    }
}

/// The commands, and then silence until the last of them is answered.
struct Commands {
    text: Cursor<Vec<u8>>,
    answer: Receiver<()>,
}

impl Read for Commands {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.text.read(buffer)?;
        if read == 0 {
            // An error means that the engine has quit, as it was told to.
            let _ = self.answer.recv();
        }
        Ok(read)
    }
}

/// The engine's output.
struct Answers {
    text: Vec<u8>,
    answered: Sender<()>,
}

impl Write for Answers {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.text.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        if self.text.ends_with(LAST.1) {
            let _ = self.answered.send(());
        }
        Ok(())
    }
}
