//! XQF 1.0, against the example of its published description (XQF.TXT, 2001), byte by byte.

use chuhe_rules::{GameResult, Record, read_pgn, read_xqf, write_xqf};

use crate::support::{Random, play_on, random_placement};

/// The lines of the example that are not all zero, as it prints them.
const EXAMPLE: &str = "
    0000: 58 51 0A 00 00 00 00 00-00 00 00 00 00 00 00 00
    0010: 50 46 3C 32 28 1E 14 0A-00 48 0C 53 3F 2B 17 03
    0020: 09 13 1D 27 31 3B 45 4F-59 11 4D 06 1A 2E 42 56
    0030: 00 00 00 02 00 00 00 00-00 00 00 00 00 00 00 00
    0050: 10 CF C9 C8 CB D6 B8 C2-B7 B6 D4 C6 F0 C2 ED BE
    0060: D6 00 00 00 00 00 00 00-00 00 00 00 00 00 00 00
    00D0: 16 22 D6 D0 C1 A2 B1 AD-22 CF F3 C6 E5 B5 E7 CA
    00E0: D3 BF EC C6 E5 C8 FC 00-00 00 00 00 00 00 00 00
    0110: 0E 31 39 39 37 C4 EA 31-31 D4 C2 31 36 C8 D5 00
    0120: 04 B1 B1 BE A9 00 00 00-00 00 00 00 00 00 00 00
    0130: 06 C1 F8 B4 F3 BB AA 00-00 00 00 00 00 00 00 00
    0140: 06 C2 C0 20 20 C7 D5 00-00 00 00 00 00 00 00 00
    01D0: 06 C1 F5 B5 EE D6 D0 00-00 00 00 00 00 00 00 00
    01E0: 06 B9 FD BA D3 CF F3 00-00 00 00 00 00 00 00 00
    0400: 18 20 F0 FF 00 00 00 00-2F 38 F0 00 00 00 00 00
    0410: 67 63 F0 00 00 00 00 00-57 60 F0 00 00 00 00 00
    0420: 29 3B F0 00 00 00 00 00-2C 4A F0 00 00 00 00 00
    0430: 2B 27 F0 00 00 00 00 00-22 36 F0 00 00 00 00 00
    0440: 21 33 F0 00 00 00 00 00-18 2A F0 00 00 00 00 00
    0450: 2B 2F F0 00 00 00 00 00-24 22 F0 00 00 00 00 00
    0460: 27 6B F0 00 00 00 00 00-60 6D F0 00 00 00 00 00
    0470: 33 6D F0 00 00 00 00 00-5E 5E F0 00 00 00 00 00
    0480: 71 6F 00 00 00 00 00 00";

/// The game as the example lists it.
const GAME: &str = "1. 兵七进一 马８进７ 2. 兵三进一 炮２平３ 3. 相七进五 马２进１ 4. 马八进七 车１平２
    5. 车九平八 车２进４ 6. 炮八平九 车２平８ 7. 炮二进五 炮３平８ 8. 马二进三 车９平８";

fn example() -> Vec<u8> {
    let mut bytes = vec![0; 0x488];
    for line in EXAMPLE.lines().filter(|line| !line.is_empty()) {
        let (at, row) = line.trim().split_once(": ").unwrap();
        let at = usize::from_str_radix(at, 16).unwrap();
        for (index, byte) in row.split([' ', '-']).enumerate() {
            bytes[at + index] = u8::from_str_radix(byte, 16).unwrap();
        }
    }
    bytes
}

#[test]
fn the_published_example_is_read_and_written() {
    let record = read_xqf(&example()).unwrap();
    assert_eq!(record.moves, read_pgn(GAME).unwrap().moves);
    assert_eq!(record.result, GameResult::BlackWins);
    let tags = [
        ("Title", "仙人指路对起马局"),
        ("Event", "\"中立杯\"象棋电视快棋赛"),
        ("Date", "1997年11月16日"),
        ("Site", "北京"),
        ("Red", "柳大华"),
        ("Black", "吕  钦"),
        ("Annotator", "刘殿中"),
        ("Creator", "过河象"),
    ];
    assert_eq!(record.tags, tags.map(|(name, value)| (name.to_owned(), value.to_owned())));
    assert_eq!(write_xqf(&record), example());
}

#[test]
fn games_survive_writing() {
    let mut random = Random::new(51);
    for round in 0..300 {
        let mut record = Record::new(random_placement(&mut random, 2 + round % 30));
        let plies = 1 + random.below(30);
        play_on(&mut record, plies, &mut random, |ply| (ply % 5 == 2).then(|| format!("第{ply}着")));
        if !record.moves.is_empty() {
            assert_eq!(read_xqf(&write_xqf(&record)).unwrap(), record);
        }
    }
    // A name that is too long is cut at a whole character.
    let mut long = read_xqf(&example()).unwrap();
    long.tags = vec![("Red".into(), "一二三四五六七八九".into())];
    assert_eq!(read_xqf(&write_xqf(&long)).unwrap().tag("Red"), Some("一二三四五六七"));
}

#[test]
fn what_is_no_xqf_says_why() {
    let changed = |at: usize, byte: u8| {
        let mut bytes = example();
        bytes[at] = byte;
        read_xqf(&bytes).unwrap_err().to_string()
    };
    assert_eq!(read_xqf(b"PGN").unwrap_err().to_string(), "the file does not begin with XQ");
    assert_eq!(changed(2, 0x12), "version 0x12 of XQF; only 0x0a (1.0) can be read, later ones are encrypted");
    assert_eq!(changed(0x10, 95), "piece 1 stands on 95, which is no point");
    assert_eq!(changed(0x14, 0xff), "Red has no king");
    assert_eq!(changed(0x408, 0), "move 1 is off the board");
    assert_eq!(changed(0x411, 0x64), "move 2: the horse does not move like that (2.2)");
    let cut = |length: usize| read_xqf(&example()[..length]).unwrap_err().to_string();
    assert_eq!(cut(0x200), "the file ends at byte 0x0200, before it says that it does");
    assert_eq!(cut(0x484), "the file ends at byte 0x0484, before it says that it does");
    // A comment that is said to be longer than the file.
    assert_eq!(changed(0x40f, 0x7f), "the file ends at byte 0x0488, before it says that it does");
}
