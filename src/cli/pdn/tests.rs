use super::*;

fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/damier-rules/tests/data/pdn").join(name)
}

fn checked(files: Vec<PathBuf>, json: bool) -> (u8, String, String) {
    let args = CheckArgs { files, json, variant: Variant::International, text: EncodingArgs::default() };
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let code = check(&args, &mut out, &mut err).unwrap();
    (code, String::from_utf8(out).unwrap(), String::from_utf8(err).unwrap())
}

fn formatted(files: Vec<PathBuf>, skip_bad: bool) -> (u8, String, String) {
    let args = FormatArgs { files, skip_bad, variant: Variant::International, text: EncodingArgs::default() };
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let code = format(&args, &mut out, &mut err).unwrap();
    (code, String::from_utf8(out).unwrap(), String::from_utf8(err).unwrap())
}

#[test]
fn check_counts_games_and_lists_errors() {
    let (code, out, err) = checked(vec![data("results_only.pdn")], false);
    assert!(out.ends_with("results_only.pdn: 7 games, 16 plies, 0 errors\n"), "{out}");
    assert_eq!((code, err.as_str()), (0, ""));
    let (code, out, _) = checked(vec![data("wrong.pdn"), data("annotated.pdn")], false);
    let lines: Vec<&str> = out.lines().collect();
    assert!(
        lines[0].ends_with("wrong.pdn:5:13: 32-29 is not legal: a man moves one square diagonally forward"),
        "{out}"
    );
    assert!(lines[1].ends_with("wrong.pdn: 2 games, 2 plies, 1 error"), "{out}");
    assert!(lines[2].ends_with("annotated.pdn:9:1: warning: this game does not end with a result or *"), "{out}");
    assert_eq!(lines[4], "total: 3 games, 7 plies, 8 plies in variations, 1 error, 1 warning");
    assert_eq!(code, 1);
}

#[test]
fn check_writes_json_on_request() {
    let (code, out, _) = checked(vec![data("wrong.pdn")], true);
    let report: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((report["games"].as_u64(), report["plies"].as_u64(), code), (Some(2), Some(2), 1));
    let wrong = &report["errors"][0];
    assert_eq!(
        (wrong["line"].as_u64(), wrong["column"].as_u64(), wrong["game"].as_u64()),
        (Some(5), Some(13), Some(1))
    );
}

#[test]
fn check_lists_warnings_among_the_errors() {
    let (code, out, _) = checked(vec![data("odd.pdn")], false);
    let found: Vec<&str> = out.lines().filter_map(|line| line.split_once("odd.pdn:").map(|(_, said)| said)).collect();
    let said = [
        "2:1: warning: GameType \"20,W,10,10,N1,0\" contradicts the moves; they are read with the usual square names",
        "4:19: warning: this is a capture: write it with x or : instead of the dash",
        "6:1: warning: this game does not end with a result or *",
        "7:1: Frisian draughts (GameType 40) is not supported: use 20 (international), 25 (Russian) or 26 (Brazilian)",
        "13:4: warning: no GameType: read as Russian draughts; other variants allow its moves too",
        " 3 games, 6 plies, 1 error, 4 warnings",
    ];
    assert_eq!(found, said);
    assert_eq!(code, 1);
}

#[test]
fn warnings_alone_are_a_success() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("dash.pdn");
    std::fs::write(&path, "1. 32-28 19-23 2. 28-19 14x23").unwrap();
    let (code, out, _) = checked(vec![path.clone()], true);
    let report: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((code, report["errors"].as_array().unwrap().len()), (0, 0));
    let dash = &report["warnings"][0];
    assert_eq!((dash["game"].as_u64(), dash["line"].as_u64(), dash["column"].as_u64()), (Some(1), Some(1), Some(19)));
    assert!(dash["message"].as_str().unwrap().contains("write it with x"), "{dash}");
    assert_eq!(report["warnings"].as_array().unwrap().len(), 2);
    let (code, out, err) = formatted(vec![path], false);
    assert!(code == 0 && out.contains("28x19 14x23"), "{out}");
    assert!(err.contains("dash.pdn:1:19: warning: "), "{err}");
}

#[test]
fn a_file_that_cannot_be_read_is_named() {
    for path in [PathBuf::from("no/such/file.pdn"), PathBuf::from(env!("CARGO_MANIFEST_DIR"))] {
        let (code, out, err) = checked(vec![path.clone()], false);
        assert_eq!((code, out.as_str()), (2, ""));
        assert!(err.starts_with(&path.display().to_string()), "{err}");
        let (code, out, _) = formatted(vec![path], true);
        assert_eq!((code, out.as_str()), (2, ""));
    }
}

#[test]
fn format_writes_all_games_or_none() {
    let (code, out, err) = formatted(vec![data("wrong.pdn")], false);
    assert_eq!((code, out.as_str()), (2, ""));
    assert!(err.contains("wrong.pdn:5:13: ") && err.ends_with("nothing written\n"), "{err}");
    let (code, out, _) = formatted(vec![data("wrong.pdn")], true);
    assert_eq!(code, 1);
    assert_eq!(out, "[Event \"Good\"]\n[Result \"*\"]\n[GameType \"20\"]\n\n1. 32-28 18-23 *\n");
    let (code, once, _) = formatted(vec![data("annotated.pdn"), data("sixty_four.pdn")], false);
    assert_eq!(code, 0);
    assert_eq!(once.matches("[GameType").count(), 5);
}

#[test]
fn another_encoding_is_a_warning_and_becomes_utf_8() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("koi8.pdn");
    let (bytes, _, _) = encoding_rs::KOI8_R.encode("{first}\n[White \"Куперман\"]\n\n1. 32-28 *\n");
    std::fs::write(&path, bytes).unwrap();
    let (code, out, _) = checked(vec![path.clone()], false);
    assert!(
        out.contains("koi8.pdn:2:1: warning: not UTF-8: read as KOI8-U, which is a guess; --encoding NAME"),
        "{out}"
    );
    assert!(code == 0 && out.ends_with("1 game, 1 ply, 0 errors, 1 warning\n"), "{out}");
    let (_, out, _) = checked(vec![path.clone()], true);
    let report: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((report["warnings"][0]["line"].as_u64(), report["errors"].as_array().map(Vec::len)), (Some(2), Some(0)));
    let (code, out, err) = formatted(vec![path], false);
    assert!(code == 0 && out.contains("[White \"Куперман\"]"), "{out}");
    assert!(err.contains("koi8.pdn:2:1: warning: not UTF-8"), "{err}");
}

#[test]
fn hostile_files_are_refused_with_a_limit_and_the_rest_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let next = "\n[Event \"next\"]\n1. 32-28 *\n";
    for (name, text, said) in [
        ("comment", format!("1. 32-28 {{{}", "x".repeat(2 << 20)), "expected } within 1024 KiB"),
        ("nested", format!("1. 33-29 {}", "(32-28 ".repeat(100_000)), "nested more than 10000 deep"),
        ("nuls", format!("1. 32-28 {}\0 18-23 x", "\0".repeat(1 << 20)), "\"x\" is not a move"),
        ("words", format!("1. 32-28 {}", "y".repeat(1 << 20)), "is not a move"),
    ] {
        let path = folder.path().join(name);
        std::fs::write(&path, text + next).unwrap();
        let (code, out, _) = checked(vec![path], false);
        assert!(code == 1 && out.contains(said), "{name}: {}", &out[..out.len().min(500)]);
        assert!(out.contains("2 games"), "{name}: {}", &out[out.len().saturating_sub(200)..]);
    }
}
