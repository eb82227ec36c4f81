use damier_rules::Variant;
use damier_rules::notation::read_fen;

use super::page::{Printed, SIZE};
use super::*;

fn sheet(per_page: u8, diagrams: usize) -> DiagramSheet {
    let position = |fen: &str, variant| read_fen(fen, variant).unwrap();
    let fens = [("W:W32,33,K38:B8,K23", Variant::International), ("B:Wc3,Ke1:Bd6,Kh8", Variant::Russian)];
    let diagram = |number: usize| {
        let (fen, variant) = fens[number % 2];
        Diagram {
            position: position(fen, variant).position,
            task: format!("Задача {number}: White to move wins ½ of them & <more>."),
            solution: vec!["1. 32-28 23x32 2. 38x27".to_owned(); 3],
            source: "Łuczyński - Ødegård, 1999".to_owned(),
        }
    };
    DiagramSheet {
        title: "Coup royal".to_owned(),
        diagrams: (0..diagrams).map(diagram).collect(),
        per_page,
        solutions: Some("Solutions".to_owned()),
    }
}

#[test]
fn every_number_of_diagrams_on_a_page_stays_on_the_paper() {
    for per_page in PER_PAGE {
        let pages = sheet(per_page, 13).pages(&Fonts::default()).unwrap();
        assert_eq!(pages.len(), 13_usize.div_ceil(per_page.into()) + 1, "{per_page}");
        for mark in pages.iter().flat_map(|page| &page.marks) {
            let (left, top, right, bottom) = match mark {
                Printed::Area { path, .. } | Printed::Line { path, .. } => {
                    let bounds = path.bounds();
                    (bounds.left(), bounds.top(), bounds.right(), bounds.bottom())
                }
                Printed::Text(text) => {
                    let width = text.glyphs.last().map_or(0.0, |glyph| (glyph.left + 1.0) * text.size);
                    (text.at.0, text.at.1 - text.size, text.at.0 + width, text.at.1)
                }
            };
            assert!(
                left > 20.0 && top > 20.0 && right < SIZE.0 - 20.0 && bottom < SIZE.1 - 20.0,
                "{per_page}: {mark:?}"
            );
        }
    }
}

#[test]
fn a_page_has_its_title_its_tasks_and_its_number() {
    let pages = sheet(4, 5).pages(&Fonts::default()).unwrap();
    let lines = |page: &PrintedPage| page.lines().collect::<Vec<_>>();
    let first = lines(&pages[0]);
    assert_eq!(first[0], "Coup royal");
    for number in 0..4 {
        let task = format!("Задача {number}: White to move wins ½");
        assert!(first.iter().any(|line| line.starts_with(&task)), "{first:?}");
    }
    for (page, number) in pages.iter().zip(["1 / 3", "2 / 3", "3 / 3"]) {
        assert_eq!(lines(page).last().unwrap(), number);
    }
    let last = lines(&pages[2]);
    assert_eq!(last[0], "Solutions");
    assert_eq!(last.iter().filter(|line| *line == "Łuczyński - Ødegård, 1999").count(), 5);
}

#[test]
fn the_numbers_around_a_board_are_those_of_its_edges() {
    let pages = sheet(2, 2).pages(&Fonts::default()).unwrap();
    let lines: Vec<String> = pages[0].lines().collect();
    for number in [1, 2, 3, 4, 5, 6, 15, 16, 25, 26, 35, 36, 45, 46, 47, 48, 49, 50] {
        assert!(lines.contains(&number.to_string()), "{number}");
    }
    assert!(!lines.contains(&"23".to_owned()));
    let after_a: Vec<&str> =
        lines.iter().map(String::as_str).skip_while(|line| *line != "a").step_by(2).take(8).collect();
    assert_eq!(after_a.concat(), "abcdefgh");
}

#[test]
fn a_letter_that_no_font_has_is_named() {
    let mut sheet = sheet(2, 1);
    sheet.title = "王棋".to_owned();
    let error = sheet.pages(&Fonts::default()).unwrap_err();
    assert!(matches!(&error, FontError::Missing(letter) if letter == "王"), "{error}");
    assert!(matches!(Fonts::default().with(b"no font".to_vec()), Err(FontError::NoFont(_))));
}

#[test]
fn a_document_has_its_pages_and_its_fonts_inside() {
    let (sheet, fonts) = (sheet(6, 7), Fonts::default());
    let pages = sheet.pages(&fonts).unwrap();
    let bytes = pdf::written(&pages, &sheet.title, "en", &fonts).unwrap();
    let text = String::from_utf8_lossy(&bytes);
    assert!(text.starts_with("%PDF-1.7") && text.trim_end().ends_with("%%EOF"));
    assert!(text.contains("/Count 3") && text.contains("/Lang (en)"));
    assert_eq!(text.matches("/FontFile2 ").count(), 2, "regular and bold");
    assert!(text.contains("/BaseFont /DAMIER+DejaVuSans-Bold"));
    // The whole fonts have 1.4 MB.
    assert!(bytes.len() < 120_000, "{}", bytes.len());
    assert_eq!(bytes, pdf::written(&pages, &sheet.title, "en", &fonts).unwrap(), "the same every time");
}

#[test]
fn a_picture_holds_its_text_and_no_markup_of_it() {
    let (sheet, fonts) = (sheet(6, 1), Fonts::default());
    let pages = sheet.pages(&fonts).unwrap();
    let text = svg::written(&pages[0], "a & b <c>\u{1b}[31m", &fonts).unwrap();
    assert!(text.contains("<title>a &amp; b &lt;c&gt;[31m</title>"));
    assert!(text.contains("&amp;") && text.contains("&lt;more&gt;."), "{text}");
    assert_eq!(text.matches("fill=\"#cccccc\"").count(), 50, "the squares played on");
    assert_eq!(text.matches("<path fill=\"#000000\"").count(), 2 + 1, "two black pieces, the crown of a white king");
}
