//! `damier dxp`: two programs play each other over loopback, and a peer that does not play by the rules.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, ChildStderr, Output, Stdio};

use serde_json::Value;

use crate::command::{NO_HOME, ask, damier, run, text};
use damier_dxp::Message;
use damier_rules::notation::pdn::{GameResult, PdnGame, read_games};
use damier_rules::{AnyPosition, Move, Variant};

/// The weakest level on one thread: it answers at once.
const QUICK: [&str; 4] = ["--level", "1", "--threads", "1"];
/// The games that are cut off.
const KILLS: usize = 10;

/// The program, waiting on a port that the system has chosen.
struct Listening {
    child: Child,
    address: String,
    complaints: BufReader<ChildStderr>,
}

impl Listening {
    fn start(pdn: &Path, arguments: &[&str]) -> Self {
        let mut command = damier(NO_HOME);
        command.args(["dxp", "--listen", "127.0.0.1:0", "--pdn"]).arg(pdn).args(QUICK).args(arguments);
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut complaints = BufReader::new(child.stderr.take().unwrap());
        let mut line = String::new();
        complaints.read_line(&mut line).unwrap();
        let address = line.trim_end().strip_prefix("Waiting for another program at ").unwrap().to_owned();
        Self { child, address, complaints }
    }

    /// Waits for its end. Returns what it wrote and what it complained about.
    fn end(mut self) -> (Output, String) {
        let mut told = String::new();
        self.complaints.read_to_string(&mut told).unwrap();
        (self.child.wait_with_output().unwrap(), told)
    }

    fn peer(&self) -> Peer {
        Peer::new(TcpStream::connect(&self.address).unwrap())
    }
}

/// The other side, byte by byte.
struct Peer {
    socket: BufReader<TcpStream>,
}

impl Peer {
    fn new(socket: TcpStream) -> Self {
        Self { socket: BufReader::new(socket) }
    }

    fn say(&mut self, messages: &[&str]) {
        let mut text = messages.join("\0");
        text.push('\0');
        self.socket.get_mut().write_all(text.as_bytes()).unwrap();
    }

    /// The next message, without its NUL; empty if the program has hung up.
    fn hear(&mut self) -> String {
        let mut text = Vec::new();
        self.socket.read_until(0, &mut text).unwrap();
        text.pop();
        String::from_utf8(text).unwrap()
    }

    /// The next message, which must be a move.
    fn hear_move(&mut self) -> Move {
        let heard = self.hear();
        match Message::read(heard.as_bytes()) {
            Ok(Message::Move { played, .. }) => played,
            other => panic!("{other:?}"),
        }
    }

    /// Asks for a game in which the program plays Black, and begins it.
    fn begin(&mut self) -> AnyPosition {
        self.say(&[&format!("R01{:<32}Z005075A", "Peer")]);
        assert_eq!(self.hear(), format!("A{:<32}0", "Damier, level 1"));
        AnyPosition::start(Variant::International)
    }

    /// Makes the first legal move, and returns the position after the answer.
    fn exchange(&mut self, position: &AnyPosition) -> AnyPosition {
        let played = position.legal_moves()[0];
        let bytes = Message::Move { played, seconds: 0 }.to_bytes();
        self.socket.get_mut().write_all(&bytes).unwrap();
        position.play(played).unwrap().play(self.hear_move()).unwrap()
    }
}

fn games(path: &Path) -> Vec<PdnGame> {
    let text = fs::read(path).unwrap();
    read_games(&text[..], Variant::International).map(|game| game.unwrap()).collect()
}

fn plies(game: &PdnGame) -> usize {
    game.main_line().count()
}

fn json(output: &Output) -> Vec<Value> {
    text(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn two_programs_play_a_match_with_colours_changed() {
    let folder = tempfile::tempdir().unwrap();
    let (here, there) = (folder.path().join("here.pdn"), folder.path().join("there.pdn"));
    let follower = Listening::start(&there, &["--follow", "--json", "--name", "Follower"]);
    let mut arguments = vec!["dxp", "--connect", &follower.address, "--pdn", here.to_str().unwrap()];
    arguments.extend(["--games", "4", "--minutes", "1", "--moves", "8", "--json"]);
    arguments.extend(QUICK);
    let ours = run(NO_HOME, &arguments);
    let (theirs, told) = follower.end();
    assert!(ours.status.success() && theirs.status.success(), "{} {told}", text(&ours.stderr));
    assert_eq!((text(&ours.stderr), told.as_str()), ("", ""));
    let (ours, theirs) = (json(&ours), json(&theirs));
    assert_eq!((ours.len(), theirs.len()), (5, 5));
    for (number, (game, same)) in ours.iter().zip(&theirs).take(4).enumerate() {
        let (white, black) = if number % 2 == 0 { (game, same) } else { (same, game) };
        assert_eq!((&white["color"], &black["color"]), (&Value::from("white"), &Value::from("black")));
        assert_eq!((&game["opponent"], &same["opponent"]), (&"Follower".into(), &"Damier, level 1".into()));
        for key in ["game", "result", "plies", "end", "fen"] {
            assert_eq!(game[key], same[key], "{key}");
        }
        assert_eq!(
            (&game["plies"], &game["end"], &game["claimed"]),
            (&16.into(), &"all moves made".into(), &false.into())
        );
    }
    assert_eq!((&ours[4]["games"], &theirs[4]["undecided"]), (&4.into(), &4.into()));
    let (here, there) = (games(&here), games(&there));
    assert_eq!(here.len(), 4);
    assert_eq!(here, there, "both write the same");
    assert!(here.iter().all(|game| plies(game) == 16 && game.tag("TimeControl") == Some("8/60")));
    assert_eq!(here[1].tag("White"), Some("Follower"));
}

#[test]
fn a_game_from_a_position_is_played_to_its_result() {
    let folder = tempfile::tempdir().unwrap();
    let (here, there) = (folder.path().join("here.pdn"), folder.path().join("there.pdn"));
    let follower = Listening::start(&there, &["--follow", "--games", "2"]);
    // White takes the last piece, whoever plays White.
    let mut arguments = vec!["dxp", "--connect", &follower.address, "--pdn", here.to_str().unwrap()];
    arguments.extend(["--fen", "W:W28:B23"]);
    arguments.extend(QUICK);
    let ours = run(NO_HOME, &arguments);
    let (theirs, _) = follower.end();
    let expected = "Game 1: White against Damier, level 1, 2-0, 1 move. Black has no pieces left.\n\
                    Game 2: Black against Damier, level 1, 2-0, 1 move. Black has no pieces left.\n";
    let table = "\n       won  drawn  lost  undecided   score\n\
                 White    1      0     0          0  100.0%\n\
                 Black    0      0     1          0    0.0%\n\
                 both     1      0     1          0   50.0%\n\
                 Elo +0, 95% between -∞ and +∞\n";
    let said = text(&ours.stdout);
    assert!(said.starts_with(expected), "{said}");
    // Two games, one won and one lost: 0.5 ± 1.96 · 0.5 / √2 leaves the range of scores.
    assert_eq!(&said[expected.len()..], table);
    assert!(text(&theirs.stdout).contains("Game 1: Black against"), "{}", text(&theirs.stdout));
    assert_eq!([ours.status.code(), theirs.status.code()], [Some(0); 2]);
    assert!(games(&here).iter().all(|game| game.result == GameResult::WhiteWins));
}

#[test]
fn a_peer_that_cheats_does_no_harm() {
    let folder = tempfile::tempdir().unwrap();
    let pdn = folder.path().join("games.pdn");
    let program = Listening::start(&pdn, &["--follow"]);
    let mut peer = program.peer();
    let start = peer.begin();
    peer.exchange(&start);
    peer.say(&["C\u{1b}]0;owned\u{7}\u{1b}[2Jhello", "M0001010200"]);
    assert_eq!([peer.hear(), peer.hear()], ["Cillegal move 1-2", "E00"]);
    peer.say(&["E00"]);
    // It plays on; BACKREQ is not for engines.
    let start = peer.begin();
    peer.exchange(&start);
    peer.say(&["B001W", "nonsense"]);
    assert_eq!(peer.hear(), "K1");
    // A win that nothing on the board or the clocks supports.
    peer.say(&["E30"]);
    assert_eq!(peer.hear(), "E00");
    peer.say(&[&"x".repeat(200)]);
    let (output, told) = program.end();
    assert_eq!(output.status.code(), Some(1));
    let said = text(&output.stdout);
    assert!(said.contains("Game 1: Black against Peer, *, 1 move. The other side made an illegal move.\n"), "{said}");
    assert!(said.contains("Game 2: Black against Peer, 2-0, 1 move. The other side ended the game.\n"), "{said}");
    assert!(said.ends_with("One result rests on the word of the other side alone\n"), "{said}");
    let expected = "The other side says: ]0;owned[2Jhello\nThe other side: an illegal move\n\
                    The other side: an unknown message \"n\"\n\
                    damier: the other side sent more than 127 characters without an end\n";
    assert_eq!(told, expected);
    let games = games(&pdn);
    let ends: Vec<_> = games.iter().map(|game| (game.tag("Termination").unwrap(), plies(game))).collect();
    assert_eq!(ends, [("illegal move", 2), ("ended by the other side, by its word alone", 2)]);
    assert_eq!([&games[0].result, &games[1].result], [&GameResult::Unknown, &GameResult::WhiteWins]);
}

#[test]
fn a_match_that_breaks_off_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let pdn = folder.path().join("games.pdn");
    for (answer, code, told) in [
        (Some('3'), 1, "damier: the other side plays no game\n"),
        (Some('1'), 1, "damier: the other side speaks another version of the protocol\n"),
        (None, 1, "damier: the other side closed the connection\n"),
    ] {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let mut command = damier(NO_HOME);
        command.args(["dxp", "--pdn"]).arg(&pdn).args(QUICK).arg("--connect");
        command.arg(listener.local_addr().unwrap().to_string());
        let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let mut peer = Peer::new(listener.accept().unwrap().0);
        assert_eq!(peer.hear(), format!("R01{:<32}Z005075A", "Damier, level 1"));
        if let Some(answer) = answer {
            peer.say(&[&format!("A{:<32}{answer}", "Peer")]);
            assert_eq!(peer.hear(), "", "it hangs up");
        }
        drop(peer);
        let output = child.wait_with_output().unwrap();
        assert_eq!((output.status.code(), text(&output.stderr)), (Some(code), told));
        assert_eq!(text(&output.stdout), "No game was played\n");
        assert!(!pdn.exists(), "no game, no file");
    }
}

#[test]
fn a_game_survives_the_end_of_the_program() {
    let folder = tempfile::tempdir().unwrap();
    let pdn = folder.path().join("games.pdn");
    for kill in 1..=KILLS {
        let mut program = Listening::start(&pdn, &["--follow"]);
        let mut peer = program.peer();
        let mut position = peer.begin();
        for _ in 0..kill {
            position = peer.exchange(&position);
        }
        program.child.kill().unwrap();
        program.end();
        let games = games(&pdn);
        assert_eq!(games.len(), kill);
        let last = plies(&games[kill - 1]);
        // The last exchange may not have been written yet.
        assert!((2 * kill - 2..=2 * kill).contains(&last), "{last} plies after {kill} exchanges");
    }
}

#[test]
fn what_cannot_be_played_is_refused_before_anything_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let pdn = folder.path().join("games.pdn");
    let complaint = |arguments: &[&str]| {
        let common = ["dxp", "--connect", "127.0.0.1:0", "--pdn", pdn.to_str().unwrap()];
        let output = ask(&[&common[..], arguments].concat(), "");
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{arguments:?}");
        assert!(!pdn.exists());
        text(&output.stderr).trim_end().to_owned()
    };
    assert!(complaint(&[]).starts_with("damier: no connection: "));
    assert_eq!(
        complaint(&["--fen", "W:W51:B1"]),
        "damier: --fen \"W:W51:B1\": FEN column 4: there is no square 51: squares are 1 to 50"
    );
    assert_eq!(
        complaint(&["--fen", "W:W46:B41,37"]),
        "damier: --fen \"W:W46:B41,37\": in this position the game is over"
    );
    assert!(complaint(&["--minutes", "0"]).contains("expected a whole number from 1 to 999"));
    assert!(complaint(&["--ballots", "--games", "3"]).contains("cannot be combined with"));
    assert!(complaint(&["--follow", "--ballots"]).contains("cannot be combined with"));
}
