//! The engine as other programs talk to it.

use std::io::Cursor;

use chuhe_engine::uci::serve;

fn answers(text: &str) -> Vec<String> {
    let mut output = Vec::new();
    serve(Cursor::new(text.to_owned()), &mut output).unwrap();
    String::from_utf8(output).unwrap().lines().map(str::to_owned).collect()
}

#[test]
fn a_program_is_answered() {
    let lines =
        answers("uci\nisready\nsetoption name Rules value WXF\nposition startpos moves h2e2 h9g7\ngo nodes 3000\n");
    let first = lines.iter().position(|line| line == "uciok").unwrap();
    assert!(lines[..first].iter().any(|line| line.starts_with("id name Chuhe")));
    assert!(lines.contains(&"readyok".to_owned()));
    assert!(lines.iter().any(|line| line.starts_with("info depth 2 score ")), "{lines:?}");
    assert!(lines.last().unwrap().starts_with("bestmove "), "{lines:?}");
}

#[test]
fn a_mate_is_told_in_moves() {
    let lines = answers("position fen 3k5/9/9/R8/9/9/9/9/1R7/5K3 w\ngo depth 5\n");
    assert!(lines.iter().any(|line| line.contains("score mate 2")), "{lines:?}");
}

#[test]
fn what_is_wrong_is_said() {
    let lines = answers("dance\nposition nowhere\nposition startpos moves h2h9 h9h2 a0a5\nposition fen 9/9 w\n");
    assert_eq!(lines.len(), 4, "{lines:?}");
    assert!(lines.iter().all(|line| line.starts_with("info string ")), "{lines:?}");
}

#[test]
fn the_end_of_the_game_has_no_move() {
    let lines = answers("position fen 4k4/3P5/9/9/9/9/9/9/9/5K3 b\ngo depth 3\n");
    assert_eq!(lines.last().unwrap(), "bestmove (none)");
}
