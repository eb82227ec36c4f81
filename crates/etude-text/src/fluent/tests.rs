use super::*;

fn bundle(code: &str, texts: &str) -> L10nBundle {
    L10nBundle::new_without_isolation(code, texts.as_bytes()).unwrap()
}

fn with(name: &str, value: impl Into<FluentValue>) -> FluentArgs {
    let mut arguments = FluentArgs::new();
    arguments.set(name, value);
    arguments
}

#[test]
fn a_number_takes_the_form_of_its_language_unless_it_has_its_own() {
    let text = "men = { $n ->\n    [0] no man\n    [one] { $n } A\n    [few] { $n } B\n   *[other] { $n } C\n}\n";
    let told = |code: &str| {
        [0, 1, 3, 5, 21].map(|n| bundle(code, text).msg("men", Some(with("n", FluentNumber::from(n)))).unwrap())
    };
    assert_eq!(told("en"), ["no man", "1 A", "3 C", "5 C", "21 C"]);
    assert_eq!(told("ru"), ["no man", "1 A", "3 B", "5 C", "21 A"]);
    assert_eq!(told("zh-CN"), ["no man", "1 C", "3 C", "5 C", "21 C"]);
    let half = bundle("en", text).msg("men", Some(with("n", FluentNumber::from(1.5)))).unwrap();
    assert_eq!(half, "1.5 C");
}

#[test]
fn a_variant_is_chosen_by_a_word_or_is_the_marked_one() {
    let texts = bundle("en", "side = { $side ->\n   *[white] White\n    [black] Black\n} moves\n");
    let told = |side: &str| texts.msg("side", Some(with("side", side))).unwrap();
    assert_eq!(["black", "white", "red"].map(told), ["Black moves", "White moves", "White moves"]);
}

#[test]
fn texts_refer_to_messages_attributes_and_terms_which_know_only_what_they_are_given() {
    let texts = "-king = { $case ->\n   *[nominative] дамка\n    [genitive] дамки\n}\n    .gender = feminine\n\
                 one = { -king } { -king(case: \"genitive\") }\n\
                 two = { one }, { help.short }\nhelp = Help\n    .short = H\n\
                 three = { -king.gender ->\n    [feminine] она\n   *[other] он\n}\n";
    let texts = bundle("ru", texts);
    assert_eq!(texts.msg("one", Some(with("case", "genitive"))).unwrap(), "дамка дамки");
    assert_eq!(texts.msg("two", None).unwrap(), "дамка дамки, H");
    assert_eq!(texts.msg("three", None).unwrap(), "она");
    assert_eq!(texts.attr("help", "short", None).unwrap(), "H");
}

#[test]
fn literals_and_lines_are_as_the_guide_of_fluent_has_them() {
    let texts =
        bundle("en", "open = { \"{\" }a{ \"\\u00A0\" }b { 7 }{ { \"in\" } }\nlines =\n    first\n      second\n");
    assert_eq!(texts.msg("open", None).unwrap(), "{a\u{a0}b 7in");
    assert_eq!(texts.msg("lines", None).unwrap(), "first\n  second");
    // Only an id with `=` begins a text: brackets, names and attributes may stand at the beginning of a line.
    let texts =
        bundle("en", "a = {\nb\n}\n.help = H\n\n# Between.\nb={ 1 ->\n[one] one\n*[other] = x\n}\n-c_1-d  = c\n");
    assert_eq!([texts.msg("a", None), texts.attr("a", "help", None)], [Ok("one".to_owned()), Ok("H".to_owned())]);
    assert_eq!(texts.msg("-c_1-d", None).unwrap(), "c");
}

#[test]
fn what_is_missing_is_named() {
    let texts = "# First.\n\na = { $x }\nb = { c }\nd = { d }\ne = { NUMBER($x) }\nf =\n    .g = h\ni = { $\n# Last.\n";
    let texts = bundle("en", texts);
    let wrong = |id: &str| texts.msg(id, None).unwrap_err();
    assert_eq!(wrong("a"), L10nError::NoVariable("x".to_owned()));
    assert_eq!(wrong("b"), L10nError::NoText("c".to_owned()));
    assert_eq!(wrong("d"), L10nError::Circle("d".to_owned()));
    assert_eq!(wrong("e"), L10nError::NoFunction("NUMBER".to_owned()));
    assert_eq!(wrong("f"), L10nError::NoText("f".to_owned()));
    assert_eq!(texts.attr("f", "x", None).unwrap_err(), L10nError::NoText("f.x".to_owned()));
    let read = |text: &str| L10nBundle::new_without_isolation("en", text.as_bytes()).unwrap_err();
    assert_eq!(read("a = 1\na = 2\n"), L10nError::Twice("a".to_owned()));
    assert_eq!(read("# A comment.\nno text\na = 1\n"), L10nError::Syntax("no text".to_owned()));
    assert!(matches!(wrong("i"), L10nError::Syntax(_)));
    assert!(matches!(bundle("en", "a = 1\njunk\n").msg("a", None).unwrap_err(), L10nError::Syntax(_)));
    assert!(matches!(L10nBundle::new_without_isolation("en", &[0xff]).unwrap_err(), L10nError::Syntax(_)));
}

#[test]
fn what_is_heard_has_its_own_words_where_there_are_any() {
    let texts =
        bundle("en", "key = any key\n    .aloud = any line\n    .help = Tab\n    .help-aloud = { key }\nend = end\n");
    let told =
        || (texts.msg("key", None).unwrap(), texts.attr("key", "help", None).unwrap(), texts.msg("end", None).unwrap());
    let read = told();
    assert_eq!((&*read.0, &*read.1, &*read.2), ("any key", "Tab", "end"));
    speak_aloud();
    let heard = told();
    assert_eq!((&*heard.0, &*heard.1, &*heard.2), ("any line", "any line", "end"));
}
