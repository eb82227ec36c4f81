use super::*;
use damier_rules::Variant;
use damier_rules::notation::pdn::{read_games, write_game};
use damier_rules::notation::{read_move, write_move};

/// A game with a variation at White's third move that itself has a variation.
const GAME: &str = "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 (3. 35-30 10-14 4. 30-25 (4. 40-35 5-10) 14-19) 10-14 *";

fn game(text: &str) -> PdnGame {
    read_games(text.as_bytes(), Variant::International).next().unwrap().unwrap()
}

fn walk(text: &str, ply: usize) -> GameNavigator {
    GameNavigator::new(Opening { ply, ..Opening::from(game(text)) })
}

/// The move that led to the current place.
fn here(walk: &GameNavigator) -> String {
    let Some(played) = walk.last_move() else { return "start".to_owned() };
    let parent = walk.game().node(walk.here()).parent().unwrap();
    write_move(&walk.game().node(parent).position, played)
}

fn play(walk: &mut GameNavigator, text: &str) {
    let played = read_move(walk.position(), text).unwrap();
    walk.play(played).unwrap();
}

/// The moves in the form in which they are saved.
fn moves(walk: &GameNavigator) -> String {
    let text = write_game(walk.game());
    text.split("\n\n").nth(1).unwrap().split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn steps_go_along_the_line_and_stop_at_its_ends() {
    let mut walk = walk(GAME, 2);
    assert_eq!(here(&walk), "19-23");
    assert!(walk.back() && walk.back() && !walk.back());
    assert_eq!((here(&walk).as_str(), walk.ply()), ("start", 0));
    assert!(walk.to_end() && !walk.to_end() && !walk.forward());
    assert_eq!((here(&walk).as_str(), walk.ply()), ("10-14", 6));
    assert!(walk.to_start());
    assert_eq!(GameNavigator::new(Opening { ply: usize::MAX, ..Opening::from(game(GAME)) }).ply(), 6);
}

#[test]
fn a_comment_of_ones_own_is_kept_written_and_undone() {
    let mut walk = walk("1. 32-28 {book} {old} 19-23 *", 1);
    assert_eq!(walk.commented(), "book old");
    assert!(walk.comment("  good,\n} too "), "another text is a change");
    assert!(!walk.comment("good, } too"), "the same is none");
    let written = write_game(walk.game());
    let again = GameNavigator::new(Opening { ply: 1, ..Opening::from(game(&written)) });
    assert_eq!((again.commented().as_str(), again.game().main_line().count()), ("good, } too", 2));
    assert!(walk.is_changed() && walk.undo() && !walk.is_changed());
    assert_eq!(walk.commented(), "book old");
    // Before the first move, and away again.
    walk.to_start();
    assert!(walk.comment("round one"));
    assert!(moves(&walk).starts_with("{round one} 1. 32-28"), "{}", moves(&walk));
    assert!(walk.comment("") && walk.commented().is_empty());
}

#[test]
fn alternatives_are_reached_and_left_again_and_the_line_remembers_its_way() {
    let mut walk = walk(GAME, 5);
    assert!(!walk.to_alternative(false));
    assert!(walk.to_alternative(true));
    assert_eq!((here(&walk).as_str(), walk.alternatives().1), ("35-30", 1));
    walk.to_end();
    assert_eq!((here(&walk).as_str(), walk.ply()), ("14-19", 8));
    // Going back and forward again follows the same line.
    while walk.back() {}
    walk.to_end();
    assert_eq!(here(&walk), "14-19");
    assert!(!walk.to_alternative(true), "the variation is the last one");
    assert!(walk.to_alternative(false), "leaves it from deep inside");
    assert_eq!(here(&walk), "37-32");
    walk.to_alternative(true);
    walk.forward();
    walk.forward();
    assert_eq!(here(&walk), "30-25");
    assert!(walk.to_alternative(true));
    assert_eq!(here(&walk), "40-35");
    walk.forward();
    assert_eq!(here(&walk), "5-10");
    assert!(walk.to_alternative(false));
    assert_eq!(here(&walk), "30-25");
    let mut main = walk_on_main_line();
    assert!(!main.to_alternative(true), "no jump far from a fork");
}

fn walk_on_main_line() -> GameNavigator {
    walk(GAME, 6)
}

#[test]
fn a_way_leads_back_to_its_place_as_far_as_it_is_there() {
    let mut walk = walk(GAME, 5);
    walk.to_alternative(true);
    walk.forward();
    walk.forward();
    assert!(walk.to_alternative(true));
    assert_eq!((here(&walk), walk.way()), ("40-35".to_owned(), vec![0, 0, 0, 0, 1, 0, 1]));
    let mut other = self::walk(GAME, 0);
    other.go_along(&walk.way());
    assert_eq!((here(&other), other.way()), (here(&walk), walk.way()));
    other.go_along(&[0, 0, 7]);
    assert_eq!(here(&other), "19-23", "the third move has no eighth alternative");
}

#[test]
fn a_move_that_is_there_is_followed_and_another_one_is_a_variation() {
    let mut walk = walk(GAME, 4);
    play(&mut walk, "35-30");
    assert_eq!((walk.ply(), walk.line().len(), walk.is_changed()), (5, 9, false));
    play(&mut walk, "17-22");
    assert!(walk.is_changed());
    assert!(moves(&walk).contains("(3. 35-30 10-14 (3... 17-22) 4. 30-25"), "{}", moves(&walk));
    let illegal = read_move(&AnyPosition::start(Variant::International), "32-28").unwrap();
    assert_eq!(walk.play(illegal), Err(NotLegal));
}

#[test]
fn a_variation_is_promoted_step_by_step_and_undo_takes_it_back() {
    let mut walk = walk(GAME, 5);
    walk.to_alternative(true);
    walk.forward();
    walk.forward();
    walk.to_alternative(true);
    let before = moves(&walk);
    assert!(walk.promote());
    assert!(moves(&walk).contains("4. 40-35 (4. 30-25 14-19) 4... 5-10"), "{}", moves(&walk));
    assert!(walk.promote());
    assert!(moves(&walk).contains("3. 35-30 (3. 37-32 10-14) 3... 10-14 4. 40-35"), "{}", moves(&walk));
    assert!(!walk.promote(), "already the main line");
    assert_eq!(here(&walk), "40-35");
    assert!(walk.undo() && walk.undo() && !walk.undo());
    assert_eq!((moves(&walk), walk.is_changed()), (before, false));
}

#[test]
fn a_removed_move_takes_its_line_along_and_the_next_alternative_is_the_main_line() {
    let mut walk = walk(GAME, 5);
    assert!(walk.remove());
    assert_eq!(here(&walk), "14x23");
    assert!(
        moves(&walk).ends_with("2. 28x19 14x23 3. 35-30 10-14 4. 30-25 (4. 40-35 5-10) 4... 14-19 *"),
        "{}",
        moves(&walk)
    );
    assert_eq!(walk.line().len(), 9, "the line continues through it");
    walk.to_start();
    assert!(!walk.remove(), "the start cannot be removed");
    walk.forward();
    walk.remove();
    assert_eq!(moves(&walk), "*");
    walk.undo();
    assert_eq!((here(&walk).as_str(), walk.line().len()), ("32-28", 9));
}

#[test]
fn signs_go_round_and_both_kinds_stand_together() {
    let mut walk = walk(GAME, 1);
    walk.sign(SignKind::Result);
    walk.sign(SignKind::Strength);
    assert!(moves(&walk).starts_with("1. 32-28! = 19-23"), "{}", moves(&walk));
    walk.sign(SignKind::Strength);
    assert!(moves(&walk).starts_with("1. 32-28? = 19-23"), "{}", moves(&walk));
    for _ in 0..4 {
        walk.sign(SignKind::Strength);
    }
    assert!(moves(&walk).starts_with("1. 32-28?! = 19-23"), "{}", moves(&walk));
    walk.sign(SignKind::Strength);
    walk.sign(SignKind::Result);
    walk.sign(SignKind::Result);
    walk.sign(SignKind::Result);
    assert!(moves(&walk).starts_with("1. 32-28 19-23"), "{}", moves(&walk));
    walk.to_start();
    assert!(!walk.sign(SignKind::Strength));
}

#[test]
fn what_is_saved_is_known_also_after_undo() {
    let mut walk = walk(GAME, 1);
    walk.sign(SignKind::Strength);
    walk.saved(walk.revision());
    assert!(!walk.is_changed());
    walk.undo();
    assert!(walk.is_changed(), "the sign was saved");
    walk.sign(SignKind::Strength);
    assert!(walk.is_changed(), "the same sign again, but states are not compared");
}

#[test]
fn the_rules_count_from_a_new_position_and_from_what_a_fen_has_counted() {
    let mut counted = walk("[FEN \"W:WK1,K2,K3:BK50:H7\"]\n1. 1-6 50-45 *", 2);
    assert_eq!(counted.played().limit().unwrap().plies_used, 9);
    counted.back();
    assert_eq!(counted.played().limit().unwrap().plies_used, 8);
    let setup = walk("1. 32-28 /FEN \"W:WK1,K2,K3:BK50\"/ 1. 1-6 *", 3);
    assert_eq!((setup.played().moves().len(), setup.played().limit().unwrap().plies_used), (1, 1));
}
