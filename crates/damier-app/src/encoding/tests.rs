use super::*;
use encoding_rs::{GBK, IBM866, KOI8_R, WINDOWS_1251, WINDOWS_1252};

const NAMES: &str = "[White \"Куперман\"]\n[Black \"Цирик, З.\"]\n\n1. c3-d4 b6-a5 *\n";

fn encoded(text: &str, encoding: &'static Encoding) -> Vec<u8> {
    encoding.encode(text).0.into_owned()
}

fn utf_16(text: &str, little: bool) -> Vec<u8> {
    text.encode_utf16().flat_map(|unit| if little { unit.to_le_bytes() } else { unit.to_be_bytes() }).collect()
}

/// A whole text as UTF-8, and what was found out about its encoding.
fn read_all(input: impl Read, chosen: Option<TextEncoding>) -> io::Result<(String, Option<Foreign>)> {
    let (mut reader, mut text) = (Utf8Reader::new(input, chosen), String::new());
    reader.read_to_string(&mut text)?;
    Ok((text, reader.notice.take()))
}

fn read(bytes: &[u8], chosen: Option<TextEncoding>) -> (String, Option<Foreign>) {
    read_all(bytes, chosen).unwrap()
}

/// Hands out a byte at a time.
struct Trickle<'a>(&'a [u8]);

impl Read for Trickle<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let Some((first, rest)) = self.0.split_first() else { return Ok(0) };
        buffer[0] = *first;
        self.0 = rest;
        Ok(1)
    }
}

#[test]
fn the_older_encodings_of_russian_files_are_guessed() {
    for (encoding, name) in [(WINDOWS_1251, "windows-1251"), (KOI8_R, "KOI8-U"), (IBM866, "IBM866")] {
        let bytes = encoded(&format!("{{first}}\n{NAMES}"), encoding);
        let foreign = Foreign { name, line: 2, is_guess: true, has_errors: false };
        assert_eq!(read(&bytes, None), (format!("{{first}}\n{NAMES}"), Some(foreign)));
        assert_eq!(read_all(Trickle(&bytes), None).unwrap().0, format!("{{first}}\n{NAMES}"));
    }
}

#[test]
fn western_and_chinese_names_are_guessed_too() {
    let western = "[White \"André Hübner\"]\n1. 32-28 *\n";
    assert_eq!(read(&encoded(western, WINDOWS_1252), None).0, western);
    let chinese = "[White \"国际跳棋\"]\n1. 32-28 *\n";
    assert_eq!(read(&encoded(chinese, GBK), None).0, chinese);
}

#[test]
fn western_names_of_dos_are_guessed_and_read_as_they_are_told() {
    let bytes = b"[White \"Andr\x82 H\x81bner\"]\n[Result \"\xab-\xab\"]\n1. 32-28 \xab-\xab\n";
    let text = "[White \"André Hübner\"]\n[Result \"½-½\"]\n1. 32-28 ½-½\n";
    let foreign = Foreign { name: "IBM850", line: 1, is_guess: true, has_errors: false };
    assert_eq!(read(bytes, None), (text.to_owned(), Some(foreign)));
    assert_eq!(read(bytes, named("cp437")), (text.to_owned(), None));
    assert_eq!(read_all(Trickle(bytes), named("cp850")).unwrap(), (text.to_owned(), None));
    assert_eq!(read(b"", named("cp850")), (String::new(), None));
}

/// The bytes are those of Python's codecs.
#[test]
fn the_letters_of_names_tell_pages_of_dos_windows_and_the_mac_apart() {
    for (name, bytes, text) in [
        (
            "IBM852",
            &b"\x9dukasz Kosobudzki\nMicha\x88 Kobiela, Mi\xe4sk Mazowiecki\n\x97wi\xa9cki, B\x88a\xbeej"[..],
            "Łukasz Kosobudzki\nMichał Kobiela, Mińsk Mazowiecki\nŚwięcki, Błażej",
        ),
        (
            "IBM852",
            &b"Ji\xfd\xa1 Dvo\xfd\xa0k\nZden\xd8k \xe6vec\nLubom\xa1r R\x85\xa7i\x9fka"[..],
            "Jiří Dvořák\nZdeněk Švec\nLubomír Růžička",
        ),
        ("IBM852", &b"Sz\xfbcs Gy\x8bz\x8b\nL\xa0szl\xa2 Kov\xa0cs"[..], "Szűcs Győző\nLászló Kovács"),
        (
            "IBM775",
            &b"M\x83ris B\x89rzi\xec\xd5\nJ\x83nis \xbe\xe9\x89le\nZoja Golubeva, J\xd7rmala"[..],
            "Māris Bērziņš\nJānis Šķēle\nZoja Golubeva, Jūrmala",
        ),
        (
            "IBM775",
            &b"Ar\xd7nas Norvai\xd5as\nEdvardas Bu\xd8inskis, \xbeiauliai"[..],
            "Arūnas Norvaišas\nEdvardas Bužinskis, Šiauliai",
        ),
        (
            "macintosh",
            &b"Andr\x8e H\x9fbner\nJ\xbfrgensen, Bj\xbfrn\nFran\x8doise Lef\x8fvre"[..],
            "André Hübner\nJørgensen, Bjørn\nFrançoise Lefèvre",
        ),
        (
            "windows-1257",
            &b"M\xe2ris B\xe7rzi\xf2\xf0\nJ\xe2nis \xd0\xed\xe7le\nZoja Golubeva, J\xfbrmala"[..],
            "Māris Bērziņš\nJānis Šķēle\nZoja Golubeva, Jūrmala",
        ),
        (
            "windows-1250",
            &b"Micha\xb3 Kobiela\n\x8cwi\xeacki, B\xb3a\xbfej\nZden\xeck \x8avec"[..],
            "Michał Kobiela\nŚwięcki, Błażej\nZdeněk Švec",
        ),
        (
            "Big5",
            &b"\xb3\xaf\xa4j\xa4\xe5\n\xb0\xea\xbb\xda\xb8\xf5\xb4\xd1\n\xa4\xfd\xa4p\xa9\xfa\xb9\xef\xa7\xf5\xa5|"[..],
            "陳大文\n國際跳棋\n王小明對李四",
        ),
        ("IBM850", &b"\x99zg\x81r\nNi\xa4o\n1/2 Fran\x87ois\nBj\x9brn"[..], "Özgür\nNiño\n1/2 François\nBjørn"),
    ] {
        let foreign = Foreign { name, line: 1, is_guess: true, has_errors: false };
        assert_eq!(read(bytes, None), (text.to_owned(), Some(foreign)));
    }
    let guessed = |line: &[u8]| read(line, None).1.map(|foreign| foreign.name);
    for line in [&b"Andr\x82 H\x81bner"[..], b"Bj\x94rn", b"\xab-\xab Fran\x87ois", b"\x99zg\x81r", b"Ni\xa4o"] {
        assert_eq!(guessed(line), Some("IBM850"), "{line:?}");
    }
    // Quotation marks, dashes and apostrophes of Windows.
    for line in [
        &b"Andr\xe9 H\xfcbner"[..],
        b"\x93wit\x94 \x96 zwart\x85 d\x92Angelo",
        b"\x84Zug\x93 1940\x9645",
        b"Si\xf4ren\x82 \xc0",
        b"A. \x8b. Ivanov",
    ] {
        assert_eq!(guessed(line), Some("windows-1252"), "{line:?}");
    }
}

#[test]
fn what_is_utf_8_stays_as_it_is_and_is_no_news() {
    for text in [NAMES, "", "\r\n", "André", "1. 32-28 *"] {
        assert_eq!(read(text.as_bytes(), None), (text.to_owned(), None));
        assert_eq!(read(format!("\u{feff}{text}").as_bytes(), None), (text.to_owned(), None), "with a mark");
        assert_eq!(read_all(Trickle(text.as_bytes()), None).unwrap().0, text);
    }
    let long = "André ".repeat(50_000) + "é";
    assert_eq!(read(long.as_bytes(), None), (long.clone(), None));
    let unbroken = "é".repeat(100_000);
    assert_eq!(read(unbroken.as_bytes(), None), (unbroken.clone(), None));
}

#[test]
fn a_file_put_together_from_several_is_read_line_by_line() {
    let mut bytes = "{ö Ä}\r\n{é}\r\n".as_bytes().to_vec();
    bytes.extend(encoded("[White \"Сидоров\"]\r\n[Black \"Петров\"]\r\n", WINDOWS_1251));
    bytes.extend("{ü}\n".as_bytes());
    let (text, foreign) = read(&bytes, None);
    assert_eq!(text, "{ö Ä}\r\n{é}\r\n[White \"Сидоров\"]\r\n[Black \"Петров\"]\r\n{ü}\n");
    assert_eq!(foreign.map(|foreign| foreign.line), Some(3));
}

#[test]
fn an_encoding_that_is_far_down_in_a_long_file_is_noticed() {
    let mut bytes = "1. 32-28 18-23 *\n".repeat(100_000).into_bytes();
    bytes.extend(encoded(NAMES, IBM866));
    let (text, foreign) = read(&bytes, None);
    assert!(text.ends_with(NAMES));
    assert_eq!(foreign.map(|foreign| (foreign.name, foreign.line)), Some(("IBM866", 100_001)));
}

#[test]
fn utf_16_is_read_with_and_without_a_mark() {
    for little in [true, false] {
        let name = if little { "UTF-16LE" } else { "UTF-16BE" };
        let bytes = utf_16(NAMES, little);
        let marked = utf_16(&format!("\u{feff}{NAMES}"), little);
        for (bytes, is_guess) in [(bytes, true), (marked, false)] {
            let foreign = Foreign { name, line: 1, is_guess, has_errors: false };
            assert_eq!(read(&bytes, None), (NAMES.to_owned(), Some(foreign)));
            assert_eq!(read_all(Trickle(&bytes), None).unwrap().0, NAMES);
        }
    }
}

#[test]
fn utf_32_is_read_with_and_without_a_mark() {
    for little in [true, false] {
        let encoded = |text: &str| -> Vec<u8> {
            let bytes = |letter: char| u32::from(letter).to_be_bytes();
            text.chars()
                .flat_map(|letter| {
                    let mut four = bytes(letter);
                    if little {
                        four.reverse();
                    }
                    four
                })
                .collect()
        };
        let name = if little { "UTF-32LE" } else { "UTF-32BE" };
        for (bytes, is_guess) in [(encoded(NAMES), true), (encoded(&format!("\u{feff}{NAMES}")), false)] {
            let foreign = Foreign { name, line: 1, is_guess, has_errors: false };
            assert_eq!(read(&bytes, None), (NAMES.to_owned(), Some(foreign)));
            assert_eq!(read_all(Trickle(&bytes), None).unwrap().0, NAMES);
        }
        // No character has such a number, and the last one is cut off.
        let mut bytes = encoded("\u{feff}a\nb");
        bytes.extend([0x7f; 4]);
        bytes.push(0);
        let foreign = Foreign { name, line: 2, is_guess: false, has_errors: true };
        assert_eq!(read(&bytes, None), ("a\nb\u{fffd}\u{fffd}".to_owned(), Some(foreign)));
    }
    // The mark of UTF-16 before a zero is none of UTF-32 if another character follows, and a mark alone is an empty text.
    assert_eq!(read(b"\xff\xfea\0", None).0, "a");
    assert_eq!(read(b"\xff\xfe\0\0", None).0, "");
}

#[test]
fn a_named_encoding_decides() {
    let bytes = encoded(NAMES, KOI8_R);
    assert_eq!(read(&bytes, named("koi8-r")), (NAMES.to_owned(), None));
    assert_ne!(read(&bytes, named("cp1251")).0, NAMES);
    let (text, foreign) = read(b"a\nb\xff\n", Some(TextEncoding::Web(UTF_8)));
    assert_eq!(text, "a\nb\u{fffd}\n");
    assert_eq!(foreign, Some(Foreign { name: "UTF-8", line: 2, is_guess: false, has_errors: true }));
    for (name, encoding) in [
        ("CP866", Some("IBM866")),
        ("866", Some("IBM866")),
        ("cp1251", Some("windows-1251")),
        ("Windows-1251", Some("windows-1251")),
        ("KOI8-R", Some("KOI8-R")),
        ("latin1", Some("windows-1252")),
        ("ISO-8859-1", Some("windows-1252")),
        ("utf-8", Some("UTF-8")),
        ("utf-16", Some("UTF-16LE")),
        ("cp437", Some("IBM437")),
        ("850", Some("IBM850")),
        ("cp-852", Some("IBM852")),
        ("MacRoman", Some("macintosh")),
        ("klingon", None),
        ("", None),
    ] {
        assert_eq!(named(name).map(TextEncoding::name), encoding, "{name}");
    }
}

#[test]
fn a_failure_to_read_is_reported() {
    struct Failing;
    impl Read for Failing {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("the disk is gone"))
        }
    }
    assert_eq!(read_all(Failing, None).unwrap_err().to_string(), "the disk is gone");
}
