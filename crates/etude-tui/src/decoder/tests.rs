//! The bytes are those of xterm's control sequences (`ctlseqs`), of the Linux console and of kitty's keyboard protocol.

use std::fmt::Write as _;

use super::*;

/// What some bytes mean, all of which come at once; what is unfinished is given up in the end.
fn sent(bytes: &[u8]) -> Vec<Sent> {
    let mut decoder = Decoder::default();
    let mut found: Vec<Sent> = bytes.iter().filter_map(|&byte| decoder.push(byte)).collect();
    found.extend(decoder.give_up());
    assert_eq!(decoder.patience(), None, "something is unfinished");
    found
}

/// The keys of some bytes, in the words of [`shown`].
fn keys(bytes: &[u8]) -> String {
    sent(bytes).iter().map(shown).collect::<Vec<_>>().join(" ")
}

fn shown(sent: &Sent) -> String {
    let Sent::Event(TerminalEvent::Key(KeyEvent { code, modifiers, kind, .. })) = sent else {
        return format!("{sent:?}");
    };
    let mut text = String::new();
    for (name, modifier) in [("C-", KeyModifiers::CONTROL), ("A-", KeyModifiers::ALT), ("S-", KeyModifiers::SHIFT)] {
        if modifiers.contains(modifier) {
            text.push_str(name);
        }
    }
    match code {
        KeyCode::Char(character) => text.push(*character),
        code => write!(text, "{code:?}").unwrap(),
    }
    if *kind == KeyEventKind::Press { text } else { format!("{text}:{kind:?}") }
}

#[test]
fn letters_and_control_characters_are_keys() {
    assert_eq!(keys("pQ3з３é".as_bytes()), "p S-Q 3 з ３ é");
    assert_eq!(keys(b"\r\t\x7f\x03\x1a\x00\x1f"), "Enter Tab Backspace C-c C-z C-  C-7");
    assert_eq!(keys(b"\x1bx\x1b\xc3\xa9"), "A-x A-é");
}

#[test]
fn sequences_of_keys_are_understood() {
    assert_eq!(keys(b"\x1b[A\x1bOB\x1b[H\x1bOF\x1b[Z"), "Up Down Home End BackTab");
    assert_eq!(keys(b"\x1b[1~\x1b[3~\x1b[4~\x1b[5~\x1b[6~"), "Home Delete End PageUp PageDown");
    assert_eq!(keys(b"\x1bOP\x1b[15~\x1b[21~\x1b[24~\x1b[[A\x1b[[E"), "F(1) F(5) F(10) F(12) F(1) F(5)");
    assert_eq!(keys(b"\x1b[1;5D\x1b[1;2A\x1b[3;3~\x1bOM"), "C-Left S-Up A-Delete Enter");
    assert_eq!(keys(b"\x1b[113u\x1b[99;5u\x1b[97;1:3u\x1b[9;2u\x1b[27u"), "q C-c a:Release S-BackTab Esc");
    assert_eq!(keys(b"\x1b[27;5;99~"), "C-c");
    assert_eq!(keys(b"\x1b[57442;5u\x1b[57399u"), "0", "a modifier alone is no key");
}

#[test]
fn escape_is_a_key_once_nothing_follows() {
    let mut decoder = Decoder::default();
    assert_eq!(decoder.push(0x1b), None);
    assert!(decoder.patience().is_some_and(|patience| patience < Duration::from_millis(40)));
    assert_eq!(decoder.give_up().as_ref().map(shown).as_deref(), Some("Esc"));
    assert_eq!(keys(b"\x1b\x1b"), "Esc Esc");
    assert_eq!(keys(b"\x1b\x1b[A"), "Esc Up");
}

#[test]
fn a_paste_is_text_up_to_its_end() {
    let paste = |text: &str| Sent::Event(TerminalEvent::Paste(text.to_owned()));
    assert_eq!(sent(b"\x1b[200~32-28 \x1b[A\n\xff\x1b[201~"), [paste("32-28 \x1b[A\n\u{fffd}")]);
    assert_eq!(sent(b"\x1b[200~\x1b[201~"), [paste("")]);
    // An end without a beginning is nothing.
    assert_eq!(keys(b"\x1b[201~q"), "q");
}

#[test]
fn a_paste_without_an_end_is_over_when_nothing_comes() {
    let mut decoder = Decoder::default();
    for &byte in b"\x1b[200~W:W31" {
        assert_eq!(decoder.push(byte), None);
    }
    assert!(decoder.patience().is_some_and(|patience| patience < Duration::from_secs(1)));
    assert_eq!(decoder.give_up(), Some(Sent::Event(TerminalEvent::Paste("W:W31".to_owned()))));
    assert_eq!(decoder.push(b'q').as_ref().map(shown).as_deref(), Some("q"));
}

#[test]
fn a_key_after_a_pause_ends_a_paste() {
    let mut decoder = Decoder::default();
    assert!(!decoder.is_interrupted_by(b"q"));
    for &byte in b"\x1b[200~W:W31" {
        assert_eq!(decoder.push(byte), None);
    }
    for key in [&b"q"[..], b"\x03", b"\x1b", b"\x1b[A", b"\x1b[1;5D", b"\x1b[<35;10;5M", "з".as_bytes()] {
        assert!(decoder.is_interrupted_by(key), "{}", key.escape_ascii());
    }
    for more in [&b":B12,13,14"[..], b"\x1b[201~", b"1\x1b[201~", b"\x1b[20", b"\x1b[201~q"] {
        assert!(!decoder.is_interrupted_by(more), "{}", more.escape_ascii());
    }
}

#[test]
fn a_huge_paste_is_cut_and_still_ends() {
    let mut bytes = b"\x1b[200~".to_vec();
    bytes.resize(300_000, b'a');
    bytes.extend(b"\x1b[201~q");
    let found = sent(&bytes);
    let [Sent::Event(TerminalEvent::Paste(text)), _] = &*found else { panic!("{} found", found.len()) };
    assert_eq!(text.len(), MAX_PASTE);
}

#[test]
fn foreign_replies_are_dropped_whole() {
    for reply in [
        &b"\x1b[?2026;2$y"[..],
        b"\x1b[?1;0$y",
        b"\x1b[>41;354;0c",
        b"\x1b[8;24;80t",
        b"\x1b[0n",
        b"\x1b[?997;1n",
        b"\x1b[?0u",
        b"\x1b]11;rgb:0000/0000/0000\x1b\\",
        b"\x1b]11;rgb:0000/0000/0000\x07",
        b"\x1b]52;c;AAAA\x07",
        b"\x1bP1$r0m\x1b\\",
        b"\x1bP1+r544e=787465726d\x1b\\",
        b"\x1b_Gi=7;ENOENT\x1b\\",
        b"\x1b^private\x1b\\",
        b"\x1bXstart\x1b\\",
        b"\x1b[I",
        b"\x1b[999999999999999999999;99999999999999A",
    ] {
        assert_eq!(keys(&[reply, b"q"].concat()), "q", "{}", reply.escape_ascii());
    }
}

#[test]
fn no_beginning_holds_back_a_later_key() {
    for beginning in [
        &b"\x1b[?2026"[..],
        b"\x1b[",
        b"\x1bO",
        b"\x1b[[",
        b"\x1b[M!",
        b"\x1b[<0;3;",
        b"\x1b]11;rgb:00",
        b"\x1b]11;rgb:00\x1b",
        b"\x1b_Gi=31;O",
        b"\x1bP>|iTer",
        b"\x1b[200~\x1b[201",
        b"\xe4\xb8",
        b"\x1b[\x80\xff",
    ] {
        let mut decoder = Decoder::default();
        for &byte in beginning {
            assert_eq!(decoder.push(byte), None);
        }
        let patience = decoder.patience().unwrap_or_default();
        assert!(patience <= PASTE_PATIENCE, "{}", beginning.escape_ascii());
        let _ = decoder.give_up();
        assert_eq!(decoder.push(b'q').as_ref().map(shown).as_deref(), Some("q"), "{}", beginning.escape_ascii());
    }
}

#[test]
fn a_sequence_gives_way_to_the_next() {
    assert_eq!(keys(b"\x1b[12\x1b[A"), "Up");
    assert_eq!(keys(b"\x1b]0;title\x1b[A"), "Up");
    assert_eq!(keys(b"\x1b[12\x03"), "C-c");
    assert_eq!(keys(b"\xe4\xb8q"), "q");
    assert_eq!(keys(b"\xff\xfe\x80q"), "q");
}

#[test]
fn endless_sequences_take_no_memory() {
    let mut decoder = Decoder::default();
    for byte in b"\x1b[".iter().copied().chain(std::iter::repeat_n(b'1', 100_000)) {
        assert_eq!(decoder.push(byte), None);
    }
    assert_eq!(decoder.bytes.len(), MAX_SEQUENCE);
    assert_eq!(decoder.push(b'A'), None);
    assert_eq!(decoder.push(b'q').as_ref().map(shown).as_deref(), Some("q"));
}

#[test]
fn clicks_in_all_three_notations() {
    let click = |kind, column, row| {
        vec![Sent::Event(TerminalEvent::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }))]
    };
    assert_eq!(sent(b"\x1b[<0;10;5M"), click(MouseEventKind::Down(MouseButton::Left), 9, 4));
    assert_eq!(sent(b"\x1b[<0;10;5m"), click(MouseEventKind::Up(MouseButton::Left), 9, 4));
    assert_eq!(sent(b"\x1b[<2;300;5M"), click(MouseEventKind::Down(MouseButton::Right), 299, 4));
    assert_eq!(sent(b"\x1b[<32;10;5M"), click(MouseEventKind::Drag(MouseButton::Left), 9, 4));
    assert_eq!(sent(b"\x1b[<64;1;1M"), click(MouseEventKind::ScrollUp, 0, 0));
    assert_eq!(sent(b"\x1b[32;10;5M"), click(MouseEventKind::Down(MouseButton::Left), 9, 4));
    assert_eq!(sent(b"\x1b[M *%"), click(MouseEventKind::Down(MouseButton::Left), 9, 4));
    assert_eq!(sent(b"\x1b[M#*%"), click(MouseEventKind::Up(MouseButton::Left), 9, 4));
    // There is no column 0, and no such button.
    for forged in
        [&b"\x1b[<0;0;0M"[..], b"\x1b[<0;70000;1M", b"\x1b[<255;1;1M", b"\x1b[<;;M", b"\x1b[M   ", b"\x1b[<0;1M"]
    {
        assert_eq!(sent(forged), [], "{}", forged.escape_ascii());
    }
}

#[test]
fn answers_are_told_from_keys() {
    let answer = |bytes: &[u8]| match &*sent(bytes) {
        [Sent::Answer(answer)] => Some(*answer),
        _ => None,
    };
    assert_eq!(answer(b"\x1b[1;2R"), Some(Answer::Column(2)));
    assert_eq!(answer(b"\x1b_Gi=31;OK\x1b\\"), Some(Answer::Kitty));
    assert_eq!(answer(b"\x1b_Gi=31;ENOTSUP\x1b\\"), None);
    assert_eq!(answer(b"\x1bP>|iTerm2 3.5.0\x1b\\"), Some(Answer::IsIterm(true)));
    assert_eq!(answer(b"\x1bP>|tmux 3.4\x1b\\"), Some(Answer::IsIterm(false)));
    assert_eq!(answer(b"\x1b[6;20;10t"), Some(Answer::Cell(10, 20)));
    assert_eq!(answer(b"\x1b[?63;1;2;4;6c"), Some(Answer::Sixel(true)));
    assert_eq!(answer(b"\x1b[?4;2c"), Some(Answer::Sixel(false)), "4 is the class");
    assert_eq!(keys(b"\x1bOR"), "F(3)");
}

#[test]
fn random_bytes_end() {
    // xorshift64*
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let mut decoder = Decoder::default();
    for step in 0..200_000 {
        state ^= state >> 12;
        state ^= state << 25;
        state ^= state >> 27;
        let byte = state.wrapping_mul(0x2545_f491_4f6c_dd1d).to_be_bytes()[0];
        let _ = decoder.push(if step % 3 == 0 { b"\x1b[O]_P~200;M<u?"[usize::from(byte) % 15] } else { byte });
    }
    let _ = decoder.give_up();
    assert_eq!(decoder.patience(), None);
    assert!(decoder.bytes.len() <= MAX_PASTE + PASTE_END.len());
}
