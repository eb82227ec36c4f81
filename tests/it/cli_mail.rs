//! `damier mail`: two people, each with a folder, who carry files to each other.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;
use tempfile::TempDir;

use crate::command::{NO_HOME, ask, damier, feed, run, text};
use damier_rules::Variant;
use damier_rules::notation::pdn::read_games;
use etude::Random;
use rand::{RngExt as _, SeedableRng as _};

/// The kills of each kind; 100 in `every_kill`, which is run by hand.
const KILLS: u32 = 6;

/// Anna's and Ben's folders.
struct Pair {
    folder: TempDir,
}

impl Pair {
    fn new() -> Self {
        Self { folder: tempfile::tempdir().unwrap() }
    }

    fn of(&self, who: &str) -> PathBuf {
        self.folder.path().join(who)
    }

    /// Runs a command that must succeed; returns what it says.
    fn does(&self, who: &str, arguments: &[&str]) -> String {
        let (code, told) = self.tries(who, arguments);
        assert_eq!(code, Some(0), "{arguments:?}: {told}");
        told
    }

    fn tries(&self, who: &str, arguments: &[&str]) -> (Option<i32>, String) {
        let folder = self.of(who);
        let output = run(NO_HOME, &[&["mail", "--folder", folder.to_str().unwrap()], arguments].concat());
        let told = format!("{}{}", text(&output.stdout), text(&output.stderr));
        (output.status.code(), told)
    }

    fn begin(&self) {
        let told = self.does("anna", &["new", "club", "--me", "Anna", "--opponent", "Ben", "--days", "5"]);
        assert!(told.contains("It is your move: damier mail play club MOVE"), "{told}");
    }

    /// Carries the file of the outbox to the other inbox.
    fn carry(&self, from: &str, name: &str, to: &str) {
        let inbox = self.of(to).join("inbox");
        fs::create_dir_all(&inbox).unwrap();
        fs::copy(self.of(from).join(format!("outbox/{name}.pdn")), inbox.join("club.pdn")).unwrap();
    }

    fn list(&self, who: &str) -> Value {
        serde_json::from_str(self.does(who, &["list", "--json"]).trim()).unwrap()
    }
}

#[test]
fn a_game_goes_to_and_fro_and_is_listed() {
    let pair = Pair::new();
    pair.begin();
    let told = pair.does("anna", &["play", "club", "32-28", "--yes"]);
    assert!(told.contains("outbox/club.pdn. Send it to Ben"), "{told}");
    let letter = fs::read_to_string(pair.of("anna").join("outbox/club.txt")).unwrap();
    for part in ["Game club: Anna (White) – Ben (Black)", "White's move 1: 32-28", "Black to move, within 5 days."] {
        assert!(letter.contains(part), "{part} in\n{letter}");
    }
    pair.carry("anna", "club", "ben");
    let told = pair.does("ben", &["read", "--me", "Ben"]);
    assert!(told.contains("New game club against Anna") && told.contains("Anna plays 32-28"), "{told}");
    pair.does("ben", &["play", "club", "19-23", "--yes", "--if", "28x19 14x23"]);
    pair.carry("ben", "club", "anna");
    assert!(pair.does("anna", &["read"]).contains("Ben plays 19-23"));
    pair.does("anna", &["play", "club", "28x19", "--yes", "--offer"]);
    pair.carry("anna", "club", "ben");
    let told = pair.does("ben", &["read"]);
    assert!(told.contains("Anna plays 28x19") && told.contains("Answered in advance: 14x23"), "{told}");
    let listed = pair.list("ben");
    assert_eq!((&listed["turn"], &listed["days_left"], &listed["plies"]), (&"theirs".into(), &5.into(), &4.into()));
    assert!(pair.does("ben", &["list"]).contains("club: Anna – Ben, White's move 3, their turn, 5 days left"));
    let game = fs::read(pair.of("ben").join("outbox/club.pdn")).unwrap();
    let game = read_games(&game[..], Variant::International).next().unwrap().unwrap();
    assert_eq!((game.main_line().count(), game.tag("TimeControl")), (4, Some("1/432000")));
}

#[test]
fn a_running_game_is_closed_to_the_analysis_of_files_too() {
    let home = tempfile::tempdir().unwrap();
    let does = |arguments: &[&str]| run(home.path(), arguments);
    assert!(does(&["mail", "new", "club", "--me", "Anna", "--opponent", "Ben", "--days", "5"]).status.success());
    assert!(does(&["mail", "play", "club", "32-28", "--yes"]).status.success());
    let running = home.path().join("mail/outbox/club.pdn");
    let other = home.path().join("other.pdn");
    fs::write(&other, "1. 32-28 18-23 *").unwrap();
    for (file, code) in [(&running, 2), (&other, 0)] {
        let output = does(&["analyse", "--nodes", "10", "--pdn", file.to_str().unwrap()]);
        assert_eq!(output.status.code(), Some(code), "{}", text(&output.stderr));
        assert_eq!(
            text(&output.stderr).contains("game 1: A correspondence game of yours has this position"),
            code == 2
        );
    }
}

/// The tables, the engine in games of its own, and the search through own games are closed as well.
#[test]
fn a_running_game_is_closed_to_everything_that_would_judge_it() {
    let home = tempfile::tempdir().unwrap();
    let does = |arguments: &[&str]| run(home.path(), arguments);
    // Two kings against one: what the tables know.
    let fen = "W:WK1,K50:BK28";
    let new = ["mail", "new", "club", "--me", "Anna", "--opponent", "Ben", "--fen", fen];
    assert!(does(&new).status.success());
    let other = "W:WK1,K49:BK28";
    for (fen, is_closed) in [(fen, true), (other, false)] {
        let output = does(&["endings", "probe", "--fen", fen]);
        let told = text(&output.stderr);
        assert_eq!(told.contains("A correspondence game of yours has this position"), is_closed, "{told}");
        let output = feed(home.path(), &["endings", "probe", "--stdin"], &format!("international\t{fen}\n"));
        assert_eq!(text(&output.stdout).contains("closed"), is_closed, "{}", text(&output.stdout));
    }
    // Nobody is called: the position is refused before.
    let output = does(&["dxp", "--connect", "127.0.0.1:1", "--fen", fen]);
    assert!(output.status.code() == Some(2) && text(&output.stderr).contains("engine and tables are closed"));
    let file = home.path().join("mail/games/club.pdn");
    let output = does(&["import", "--me", "Anna", file.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(2), "{}", text(&output.stderr));
    assert!(text(&output.stderr).contains("game 1: A correspondence game of yours"), "{}", text(&output.stderr));
}

/// Another program gets no analysis of it through the engine either, and every other answer.
#[test]
fn a_running_game_is_closed_to_other_programs() {
    let home = tempfile::tempdir().unwrap();
    let begin = |name: &str, fen: &[&str]| {
        let new = ["mail", "new", name, "--me", "Anna", "--opponent", "Ben", "--color", "black"];
        assert!(run(home.path(), &[&new[..], fen].concat()).status.success());
    };
    // A game that stands in the start position closes nothing: that position is everybody's.
    begin("first", &[]);
    begin("club", &["--fen", "W:WK1,K50:BK28"]);
    // Letters for the squares in order: the position of the FEN, and one with the king on 49 instead of 50.
    let squares = |king: usize| {
        let letter = |square| {
            if square == 1 || square == king {
                'W'
            } else if square == 28 {
                'B'
            } else {
                'e'
            }
        };
        format!("pos pos=W{}", (1..=50).map(letter).collect::<String>())
    };
    let go = "level depth=1\ngo analyze";
    let lines = ["init".to_owned(), go.to_owned(), squares(50), go.to_owned(), squares(49), go.to_owned()];
    let output = feed(home.path(), &["hub"], &(lines.join("\n") + "\n"));
    let told = text(&output.stdout);
    let answers: Vec<&str> =
        told.lines().filter(|line| line.starts_with("done") || line.starts_with("error")).collect();
    let closed = "error message=\"go: A correspondence game of yours has this position and is not over: engine and tables are closed.\"";
    assert!(answers.len() == 3 && answers[1] == closed, "{told}");
    assert!(answers[0].starts_with("done move=") && answers[2].starts_with("done move="), "{told}");
}

#[test]
fn what_does_not_fit_says_where_and_changes_nothing() {
    let pair = Pair::new();
    pair.begin();
    pair.does("anna", &["play", "club", "32-28", "--yes"]);
    let before = fs::read(pair.of("anna").join("games/club.pdn")).unwrap();
    let sent = fs::read_to_string(pair.of("anna").join("outbox/club.pdn")).unwrap();
    for (from, to, says) in [
        ("1. 32-28", "1. 31-27 19-23", "White's move 1 is 32-28 here and 31-27 in the file"),
        ("1. 32-28", "", "the file ends before White's move 1"),
        ("1. 32-28", "1. 32-28", "nothing new"),
        ("1. 32-28", "1. 32-28 19-23 2. 28x19", "2 new moves instead of one"),
        ("1. 32-28", "1. 32-28 19-29", "19-29"),
        ("1. 32-28", "(", "file.pdn: "),
        ("[GameId", "[Gamed", "the tag GameId"),
    ] {
        let file = pair.folder.path().join("file.pdn");
        fs::write(&file, sent.replacen(from, to, 1)).unwrap();
        let (code, told) = pair.tries("anna", &["read", file.to_str().unwrap(), "--me", "Cleo"]);
        assert!(code == Some(1) && told.contains(says) && told.contains("file.pdn"), "{to}: {code:?} {told}");
        assert_eq!(fs::read(pair.of("anna").join("games/club.pdn")).unwrap(), before, "{to}");
    }
    for (arguments, says) in [
        (&["play", "club", "33-28", "--yes"][..], "it is not our turn"),
        (&["play", "other", "33-28", "--yes"], "there is no game other"),
        (&["new", "club", "--me", "Anna", "--opponent", "Ben"], "there is a game club already"),
        (&["new", "../x", "--me", "Anna", "--opponent", "Ben"], "is no name for a game"),
        (&["new", "x", "--opponent", "Ben"], "no name of ours"),
        (&["new", "x", "--me", "Anna", "--opponent", "Ben", "--fen", "W:W99:B1"], "--fen"),
    ] {
        let (code, told) = pair.tries("anna", arguments);
        assert!(code == Some(2) && told.contains(says), "{arguments:?}: {code:?} {told}");
    }
}

#[test]
fn a_move_is_written_only_after_yes() {
    let pair = Pair::new();
    pair.begin();
    let folder = pair.of("anna");
    let play = ["mail", "--folder", folder.to_str().unwrap(), "play", "club", "32-28"];
    for (answer, is_written) in [("n\n", false), ("", false), ("y\n", true)] {
        let told = text(&ask(&play, answer).stdout).to_owned();
        assert!(told.contains("Write 32-28? [y/N]") && told.contains("w and b are men"), "{told}");
        assert_eq!(folder.join("outbox/club.pdn").exists(), is_written, "{answer:?}: {told}");
    }
}

#[test]
fn a_result_needs_the_loser_or_an_offer() {
    let pair = Pair::new();
    pair.begin();
    pair.does("anna", &["play", "club", "32-28", "--yes"]);
    pair.carry("anna", "club", "ben");
    pair.does("ben", &["read", "--me", "Ben"]);
    assert!(pair.tries("ben", &["play", "club", "draw", "--yes"]).1.contains("no draw was offered"));
    pair.does("ben", &["play", "club", "resign", "--yes"]);
    pair.carry("ben", "club", "anna");
    assert!(pair.does("anna", &["read"]).contains("The game is over: 2-0"));
    assert_eq!(pair.list("anna")["turn"], "over");
}

/// Plays on with a random move, and kills the program somewhere on the way; `false` if the game is over.
fn move_and_kill(pair: &Pair, who: &str, random: &mut Random) -> bool {
    let own = fs::read(pair.of(who).join("games/club.pdn")).unwrap();
    let game = read_games(&own[..], Variant::International).next().unwrap().unwrap();
    let last = game.main_line().last().unwrap_or_else(|| game.root());
    let position = game.node(last).position;
    let moves = position.legal_moves();
    if moves.is_empty() {
        return false;
    }
    let written = damier_rules::notation::write_move(&position, moves[random.random_range(0..moves.len())]);
    let mut command: Command = damier(NO_HOME);
    command.args(["mail", "--folder"]).arg(pair.of(who)).args(["play", "club", &written, "--yes"]);
    let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    for _ in 0..random.random_range(0..3_000_000) {
        std::hint::spin_loop();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    true
}

/// Whether a file is a game whose main line begins with these moves.
fn plies(path: &Path) -> usize {
    let bytes = fs::read(path).unwrap();
    let game = read_games(&bytes[..], Variant::International).next().unwrap().unwrap();
    game.main_line().count()
}

fn kill(kills: u32) {
    let mut random = Random::seed_from_u64(48);
    let (mut done, mut survived) = (0, 0);
    while done < kills {
        let (more, written) = kill_in_a_game(kills - done, &mut random);
        (done, survived) = (done + more, survived + written);
    }
    assert!(kills < 50 || survived > 0, "no move survived its kill");
}

/// Kills the program at most so often, until a game is over: how often, and after how many of them the move was there.
fn kill_in_a_game(most: u32, random: &mut Random) -> (u32, u32) {
    let pair = Pair::new();
    pair.begin();
    let (mut known, mut survived) = (0, 0);
    for kill in 0..most {
        if !move_and_kill(&pair, "anna", random) {
            return (kill, survived);
        }
        let now = plies(&pair.of("anna").join("games/club.pdn"));
        assert!((known..=known + 1).contains(&now), "after kill {kill}: {known} plies, then {now}");
        if now == known {
            continue;
        }
        survived += 1;
        // What the killed program did not write for the opponent is written by the next one.
        let listed = pair.list("anna");
        assert_eq!(listed["plies"], Value::from(now), "after kill {kill}");
        assert_eq!(plies(&pair.of("anna").join("outbox/club.pdn")), now, "after kill {kill}");
        // The move may have ended the game by the rules.
        if listed["turn"] == "over" {
            return (kill + 1, survived);
        }
        assert_eq!(listed["turn"], "theirs", "after kill {kill}");
        pair.carry("anna", "club", "ben");
        pair.does("ben", &["read", "--me", "Ben"]);
        let own = fs::read(pair.of("ben").join("games/club.pdn")).unwrap();
        let game = read_games(&own[..], Variant::International).next().unwrap().unwrap();
        let last = game.main_line().last().unwrap();
        let position = game.node(last).position;
        let Some(&answer) = position.legal_moves().first() else { return (kill + 1, survived) };
        let written = damier_rules::notation::write_move(&position, answer);
        pair.does("ben", &["play", "club", &written, "--yes"]);
        pair.carry("ben", "club", "anna");
        pair.does("anna", &["read"]);
        known = now + 1;
    }
    (most, survived)
}

#[test]
fn no_kill_loses_a_game() {
    kill(KILLS);
}

#[test]
#[ignore = "takes minutes: cargo test -p damier --test it -- --ignored mail::every_kill"]
fn every_kill_in_a_hundred() {
    kill(100);
}
