//! Reading a game back from memory once it is over.

use crate::screen::{Desk, SIZES, assert_picture, invariants};
use damier::tui::Options;
use damier_rules::Color;
use damier_train::attempt::{ExerciseKind, Opponent, Subject};
use etude::effort::Credit;
use etude_tui::event::KeyCode;

/// A game of two people at one board: 32-28 19-23 28x19 14x23, then White resigns.
fn played((width, height): (u16, u16)) -> Desk {
    let mut desk = Desk::new(&Options { seed: Some(1), ..Options::default() }, width, height);
    desk.choose_opponent("another person, here");
    desk.press(KeyCode::Enter);
    desk.write("32-28\n19-23\n28x19\n14x23\nzz");
    desk
}

fn told(desk: &Desk) -> String {
    let lines = desk.app.page().message.lines;
    lines.iter().map(etude_tui::text::Words::text).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_game_is_read_back_move_by_move_without_the_board() {
    let mut desk = played((80, 24));
    desk.write("m");
    let pieces = |desk: &Desk| desk.app.page().board.position.all_pieces(Color::White).len();
    assert_eq!(pieces(&desk), 0, "{}", desk.text());
    assert!(told(&desk).contains("From memory: 0 of 4 half-moves. 0 wrong, 0 shown."), "{}", told(&desk));
    desk.write("32-28\n");
    assert!(told(&desk).contains("1 of 4"), "{}", told(&desk));
    // Possible, but not played; then not possible at all; then no move.
    for (text, wrong) in [("18-23\n", 1), ("1-50\n", 2), ("18\n", 2)] {
        desk.write(text);
        assert!(told(&desk).contains(&format!("{wrong} wrong, 0 shown.")), "{text} {}", told(&desk));
        assert!(!told(&desk).contains("19-23"), "nothing is given away: {}", told(&desk));
    }
    assert_picture!("recall", desk);
    desk.write("i");
    assert!(told(&desk).contains("It was 19-23.") && told(&desk).contains("2 of 4"), "{}", told(&desk));
    desk.write("28x19\n14x23\n");
    assert_eq!(told(&desk).lines().next(), Some("The whole game from memory: 4 half-moves. 2 wrong, 1 shown."));
    assert!(pieces(&desk) > 0);
    // Again, and broken off.
    desk.write("m32-28\n");
    desk.press(KeyCode::Esc);
    assert!(told(&desk).contains("1 of 4 half-moves. 0 wrong") && pieces(&desk) > 0, "{}", told(&desk));
    // Without a fault; and given up before a move.
    desk.write("m32-28\n19-23\n28x19\n14x23\n");
    desk.write("m");
    desk.press(KeyCode::Esc);
    let done = desk.store.attempts().unwrap().into_iter().map(|attempt| attempt.exercise);
    let recitals: Vec<_> = done.filter(|done| done.subject.kind() == ExerciseKind::Recital).collect();
    let opponent = Opponent::Person("Guest".to_owned());
    for (done, (told, credit, errors, hints)) in
        recitals.iter().zip([(3, Credit::Half, 2, 1), (1, Credit::None, 0, 0), (4, Credit::Full, 0, 0)])
    {
        assert_eq!(done.subject, Subject::Recital { opponent: opponent.clone(), plies: 4, told });
        assert_eq!((done.credit, done.errors, done.hints), (credit, errors, hints));
    }
    assert_eq!(recitals.len(), 3);
}

#[test]
fn it_fits_on_screens_of_all_sizes() {
    for size in SIZES {
        let mut desk = played(size);
        for keys in ["m", "32-28\n", "1-50\n", "i", "i", "i"] {
            desk.write(keys);
            invariants::check(&desk);
        }
    }
}
