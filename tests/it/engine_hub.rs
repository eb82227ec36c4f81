//! The Hub protocol: conversations with the real program, and lines that make no sense.

use std::io::Cursor;

use crate::hub_support::Conversation;
use damier_endings::TableSet;
use damier_engine::hub::Refusals;
use damier_engine::{Settings, TableUse, hub};
use damier_rules::notation::{MoveText, numeric_names, read_hub, resolve, write_hub};
use damier_rules::{AnyPosition, Variant};
use proptest::prelude::*;

/// Kings on 46, 47 and 48 against one on 5: won, and in the tables.
fn three_kings() -> String {
    let mut squares = ["e"; 50];
    (squares[45], squares[46], squares[47], squares[4]) = ("W", "W", "W", "B");
    format!("W{}", squares.concat())
}

/// The value of an argument in a line.
fn argument<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    let after = line.split_once(&format!(" {name}="))?.1;
    match after.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next(),
        None => after.split(' ').next(),
    }
}

/// Plays moves in the protocol's notation; they must be legal.
fn play(position: &str, variant: Variant, moves: &str) -> AnyPosition {
    let mut position = read_hub(position, variant).expect("a position");
    for text in moves.split_whitespace() {
        let read = MoveText::read(text).expect("a move");
        let played = resolve(&position, &position.legal_moves(), &read, numeric_names(variant)).expect("a legal move");
        position = position.play_unchecked(played);
    }
    position
}

#[test]
fn it_introduces_itself() {
    let mut talk = Conversation::start();
    talk.say("hub");
    let said = talk.until("wait");
    assert!(said[0].starts_with("id name=Damier version="), "{said:?}");
    let named: Vec<&str> = said[1..said.len() - 1].iter().filter_map(|line| argument(line, "name")).collect();
    assert_eq!(named, ["variant", "threads", "tt-size", "endings"]);
    assert!(said.iter().any(|line| argument(line, "values") == Some("normal russian brazilian")), "{said:?}");
    talk.say("init\nping");
    assert!(matches!(&talk.until("ready")[..], [_] | [_, _]), "pong may come before");
    talk.say("quit");
    assert!(talk.end().1);
}

#[test]
fn it_thinks_to_a_depth_and_takes_what_can_be_taken() {
    let start = write_hub(&AnyPosition::start(Variant::International));
    let mut talk = Conversation::ready();
    talk.say(&format!("new-game\nlevel depth=7\npos pos={start} moves=\"32-28 19-23\"\ngo think"));
    let said = talk.until("done");
    let (done, infos) = said.split_last().expect("something");
    assert_eq!(argument(done, "move"), Some("28x19x23"), "the only legal move");
    let pv = argument(infos.last().expect("a line for every depth"), "pv").expect("a best line");
    assert_eq!(argument(done, "ponder"), pv.split(' ').nth(1));
    // Black must recapture, with 14 or with 13.
    assert!(pv.starts_with("28x19x23 14x23x19") || pv.starts_with("28x19x23 13x24x19"), "{pv}");
    play(&start, Variant::International, &format!("32-28 19-23 {pv}"));
    assert_eq!(infos.len(), 7);
    for (depth, info) in (1..).zip(infos) {
        assert_eq!(argument(info, "depth"), Some(format!("{depth}").as_str()));
        for number in ["score", "nodes", "time", "nps"] {
            let value = argument(info, number).expect("it is there");
            assert!(value.parse::<f64>().is_ok(), "{number} in {info}");
        }
    }
}

#[test]
fn every_search_that_was_begun_is_answered_once() {
    for (commands, searches) in [
        ("go think\nstop", 1),
        ("go analyze\nstop\nstop", 1),
        ("go ponder\nstop", 1),
        ("level nodes=2000\ngo ponder\nponder-hit", 1),
        ("level depth=3\ngo ponder\nstop", 1),
        ("level nodes=2000\ngo think\ngo think\ngo analyze", 3),
        ("new-game\ngo think\nstop", 1),
        ("set-param name=endings value=false\ngo think\nstop", 1),
        ("go think\npos\ngo think\nstop", 2),
        ("level time=0.2 inc=0.01\ngo think", 1),
        ("level moves=5 time=0.2\ngo think", 1),
        ("level move-time=0.01\ngo think", 1),
        ("level move-time=0.01\ngo ponder\nponder-hit", 1),
        ("level time=0\ngo think", 1),
        ("level time=-0.01 inc=1\ngo think", 1),
        ("level move-time=-1\ngo think", 1),
        ("level depth=0\ngo analyze", 1),
        ("level nodes=0\ngo analyze", 1),
        ("level moves=0 time=0.2\ngo think", 1),
    ] {
        let mut talk = Conversation::ready();
        talk.say(&format!("level infinite\n{commands}"));
        for _ in 0..searches {
            let said = talk.until("done");
            assert!(said.last().is_some_and(|line| argument(line, "move").is_some()), "{commands}: {said:?}");
            assert!(!said.iter().any(|line| line.starts_with("error")), "{commands}: {said:?}");
        }
        talk.say("quit");
        assert_eq!(talk.end(), (Vec::new(), true), "{commands}");
    }
}

#[test]
fn it_answers_pings_and_reads_on_while_it_searches() {
    let mut talk = Conversation::ready();
    talk.say("level infinite\ngo analyze");
    talk.until("info");
    talk.say("ping");
    talk.until("pong");
    talk.say("stop");
    talk.until("done");
}

#[test]
fn pondering_is_not_answered_before_the_hit() {
    let mut talk = Conversation::ready();
    // A single ply is searched at once, but the answer has to wait; the ping shows that it does.
    talk.say("level depth=1\ngo ponder");
    talk.until("info");
    talk.say("ping");
    assert_eq!(talk.until("pong"), ["pong"]);
    talk.say("ponder-hit");
    assert!(talk.until("done").len() == 1);
}

#[test]
fn the_end_of_the_input_ends_an_endless_search() {
    let mut talk = Conversation::ready();
    talk.say("level infinite\ngo think");
    talk.until("info");
    let (said, well) = talk.end();
    assert!(well && said.last().is_some_and(|line| line.starts_with("done move=")), "{said:?}");
    let mut talk = Conversation::ready();
    talk.say("level infinite\ngo think");
    talk.until("info");
    talk.say("quit");
    let (said, well) = talk.end();
    assert!(well && !said.iter().any(|line| line.starts_with("done")), "{said:?}");
}

#[test]
fn what_was_asked_before_the_end_of_the_input_is_answered() {
    // Nothing waits for `ready`: the input has ended before the engine starts searching.
    for go in ["go think", "level move-time=600\ngo think", "level infinite\ngo analyze", "go ponder"] {
        let mut talk = Conversation::start();
        talk.say(&format!("hub\ninit\nnew-game\npos\n{go}"));
        let (said, well) = talk.end();
        assert!(well && said.last().is_some_and(|line| line.starts_with("done move=")), "{go}: {said:?}");
    }
}

#[test]
fn the_other_variants_are_played_by_number() {
    for (name, variant) in [("russian", Variant::Russian), ("brazilian", Variant::Brazilian)] {
        let start = write_hub(&AnyPosition::start(variant));
        let mut talk = Conversation::ready();
        talk.say(&format!("set-param name=variant value={name}\ninit\nlevel depth=4\npos pos={start} moves=\"22-18\""));
        talk.until("ready");
        talk.say("go think");
        let said = talk.until("done");
        assert!(!said.iter().any(|line| line.starts_with("error")), "{said:?}");
        let pv = said[said.len() - 2].clone();
        play(&start, variant, &format!("22-18 {}", argument(&pv, "pv").expect("a line")));
    }
}

#[test]
fn endings_come_from_the_tables_unless_they_are_switched_off() {
    let search = format!("pos pos={}\nlevel depth=4\ngo think", three_kings());
    let mut talk = Conversation::ready();
    talk.say(&search);
    let with = talk.until("done");
    assert_eq!(with.len(), 2, "the tables know at once: {with:?}");
    talk.say(&format!("set-param name=endings value=false\n{search}"));
    assert!(talk.until("done").len() > 2);
}

#[test]
fn moves_before_the_position_count_as_its_past() {
    // Two kings against one: ten plies until the draw. Eight of them are used, and no capture is in sight.
    let mut squares = ["e"; 50];
    (squares[15], squares[25], squares[44]) = ("W", "W", "B");
    let position = format!("W{}", squares.concat());
    let mut talk = Conversation::ready();
    talk.say("set-param name=endings value=false\ninit");
    talk.until("ready");
    let mut score = |moves: &str| {
        talk.say(&format!("new-game\npos pos={position} {moves}\nlevel depth=5\ngo analyze"));
        let said = talk.until("done");
        argument(&said[said.len() - 2], "score").map(str::to_owned)
    };
    assert_eq!(score("moves=\"26-31 45-50 31-36 50-45 36-31 45-50 31-26 50-45\"").as_deref(), Some("0.00"));
    assert_ne!(score("").as_deref(), Some("0.00"), "a king more, and time to use it");
}

#[test]
fn what_is_wrong_is_answered_with_an_error_and_what_is_unknown_ignored() {
    let mut talk = Conversation::ready();
    for (line, wrong) in [
        ("pos pos=W", "pos: a position on this board has 51 letters, not 1"),
        ("pos moves=\"27-22\"", "pos: there is no piece on 27"),
        ("level", "nothing that limits"),
        ("level time=NaN", "level: time cannot be 'NaN'; a search answers at once until the next level"),
        ("set-param name=tt-size value=0", "tt-size cannot be 0"),
        ("set-param name=threads value=many", "threads cannot be many"),
    ] {
        talk.say(line);
        let said = talk.next().expect("an answer");
        assert!(said.starts_with("error message=\"") && said.contains(wrong), "{line}: {said}");
    }
    // Nothing is searched in place of an unreadable position.
    talk.say("pos pos=W\ngo think");
    assert!(talk.next().expect("an answer").contains("51 letters"));
    assert!(talk.next().expect("an answer").contains("the last position"));
    talk.say("set-param name=variant value=normal\nfly\nset-param name=colour value=red");
    talk.say_bytes(b"\xff\xfe\0\n");
    talk.say_bytes(&vec![b'x'; 3 << 20]);
    talk.say("\n \nstop\nponder-hit\nping");
    assert_eq!(talk.until("pong"), ["error message=\"the line is too long\"", "pong"]);
    talk.say("level depth=3\ngo think");
    assert!(talk.until("done").len() == 4);
}

#[test]
fn after_a_refused_level_a_search_is_answered_at_once() {
    for refused in ["level", "level inc=1", "level time=", "level time=inf", "level move-time=NaN", "level depth=x"] {
        for before in ["level infinite", "level move-time=3600", "level depth=99"] {
            let mut talk = Conversation::ready();
            talk.say(&format!("{before}\n{refused}\ngo think\ngo think"));
            for _ in 0..2 {
                let said = talk.until("done");
                assert!(said.last().is_some_and(|line| argument(line, "move").is_some()), "{refused}: {said:?}");
            }
            // The next level counts alone.
            talk.say("level depth=3\ngo think");
            assert_eq!(talk.until("done").len(), 4, "{refused}");
        }
    }
}

/// A square of 64 in the numbering from the other end, in which a1 is 1: as `docs/hub.md` says.
fn from_the_other_end(square: usize) -> usize {
    4 * (7 - (square - 1) / 4) + (square - 1) % 4 + 1
}

#[test]
fn moves_numbered_from_the_other_end_can_be_converted() {
    // By the names of the squares; 1 to 4 are a1, c1, e1 and g1 there, and b8, d8, f8 and h8 here.
    let names = |ranks: &[char]| -> Vec<String> {
        let files = |rank: &char| if "1357".contains(*rank) { "aceg" } else { "bdfh" };
        ranks.iter().flat_map(|rank| files(rank).chars().map(move |file| format!("{file}{rank}"))).collect()
    };
    let (here, there) =
        (names(&"87654321".chars().collect::<Vec<_>>()), names(&"12345678".chars().collect::<Vec<_>>()));
    for square in 1..=32 {
        assert_eq!(here[square - 1], there[from_the_other_end(square) - 1]);
        assert_eq!(from_the_other_end(from_the_other_end(square)), square);
    }
    // a3-b4 is 9-13 there and 21-17 here.
    assert_eq!([9, 13].map(from_the_other_end), [21, 17]);
    let start = write_hub(&AnyPosition::start(Variant::Russian));
    let mut talk = Conversation::ready();
    talk.say("set-param name=variant value=russian\npos moves=9-13\nping");
    assert!(talk.until("pong")[0].starts_with("error message=\"pos: "));
    talk.say(&format!("pos pos={start} moves=21-17\nlevel depth=1\ngo think"));
    assert!(talk.until("done").last().is_some_and(|line| argument(line, "move").is_some()));
}

#[test]
fn memory_that_cannot_be_had_is_told_without_an_error() {
    let settings = Settings { mebibytes: usize::MAX, threads: 1, endings: TableUse::Shipped };
    let mut said = Vec::new();
    hub::serve(settings, TableSet::default(), Cursor::new("init\n"), &mut said, Refusals::new(ToString::to_string))
        .expect("nothing goes wrong with bytes in memory");
    let said = String::from_utf8(said).expect("it writes UTF-8");
    let [info, ready] = said.lines().collect::<Vec<_>>()[..] else { unreachable!("two lines: {said}") };
    assert!(argument(info, "message").is_some_and(|text| text.ends_with("works with 16")), "{said}");
    assert_eq!((info.split(' ').next(), ready), (Some("info"), "ready"));
}

fn line() -> impl Strategy<Value = String> {
    let words = ["hub", "init", "pos", "level", "go", "stop", "ponder-hit", "ping", "new-game", "set-param", "fly", ""];
    let arguments = [
        "think",
        "ponder",
        "analyze",
        "infinite",
        "depth=3",
        "nodes=50",
        "move-time=0",
        "time=0.01",
        "inc=-1",
        "moves=1",
        "moves=\"32-28\"",
        "moves=\"32-28 1x2x3",
        "pos=W",
        "name=variant",
        "value=russian",
        "name=threads",
        "value=2",
        "name=tt-size",
        "value=1",
        "name=endings",
        "value=false",
        "=",
        "\"",
        "x=\"y\"z",
    ];
    let (word, argument) = (prop::sample::select(words.to_vec()), prop::sample::select(arguments.to_vec()));
    let sensible = (word, prop::collection::vec(argument, 0..4))
        .prop_map(|(word, arguments)| format!("{word} {}", arguments.join(" ")));
    prop_oneof![8 => sensible, 1 => "pos pos=[WB][wbWBe]{50}", 1 => "pos pos=[WB][wbWBe]{32}", 1 => ".*"]
}

#[test]
fn whoever_goes_on_to_something_else_ends_an_endless_search() {
    let mut talk = Conversation::ready();
    talk.say("level move-time=0.1\ngo think\nlevel infinite\ngo analyze\ninit");
    let said = talk.until("ready");
    assert_eq!(said.iter().filter(|line| line.starts_with("done")).count(), 2, "{said:?}");
}

proptest! {
    #[test]
    fn no_lines_crash_it(lines in prop::collection::vec(line(), 0..12), bytes in prop::collection::vec(any::<u8>(), 0..80)) {
        crate::hub_fuzz_entry::hub(lines.join("\n").as_bytes());
        crate::hub_fuzz_entry::hub(&bytes);
    }
}
