//! Which of its languages a program speaks on a system.

use crate::Catalogue;

/// The variables that name the language of a system; the first one that is not empty counts.
const VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

/// The variables that name the characters of a terminal; the first one that is not empty counts.
const CHARACTERS: [&str; 3] = ["LC_ALL", "LC_CTYPE", "LANG"];

/// The preferred languages, one after another; it counts for every locale but that of no language.
const PREFERRED: &str = "LANGUAGE";

/// The language that the environment asks for, as a place in the list; `None` if it is not there.
#[must_use]
pub fn of_system(languages: &[Catalogue], variable: impl Fn(&str) -> Option<String>) -> Option<usize> {
    let locale = first_of(VARIABLES, &variable).filter(|locale| !names_no_language(locale))?;
    let preferred = variable(PREFERRED).filter(|list| !list.is_empty());
    preferred.unwrap_or(locale).split(':').find_map(|locale| closest(languages, locale))
}

/// The name of the characters that the terminal has, if the environment says that they are not those of UTF-8. A locale
/// without such a name, C and POSIX say nothing about the terminal.
#[must_use]
pub fn foreign_characters(variable: impl Fn(&str) -> Option<String>) -> Option<String> {
    let locale = first_of(CHARACTERS, &variable)?;
    let (_, name) = locale.split('@').next()?.split_once('.')?;
    let letters = name.chars().filter(char::is_ascii_alphanumeric);
    let is_utf8 = letters.collect::<String>().eq_ignore_ascii_case("utf8");
    (!is_utf8).then(|| name.to_owned())
}

/// The language closest to that of a locale such as `zh_CN.UTF-8`, as a place in the list: the same, or one with the same
/// first part that takes its region and its script. A language without a region takes all. One with a region takes that
/// one, those that it names besides, and a locale that names none: `pt-BR` takes `pt`, and not `pt_PT`.
#[must_use]
pub fn closest(languages: &[Catalogue], locale: &str) -> Option<usize> {
    let code = locale.split(['.', '@']).next().unwrap_or_default().replace('_', "-");
    let exact = languages.iter().position(|language| language.code.eq_ignore_ascii_case(&code));
    exact.or_else(|| languages.iter().position(|language| takes(language, &code)))
}

/// Whether a language is understood where people ask for this one.
fn takes(language: &Catalogue, code: &str) -> bool {
    let (mut own, mut asked) = (language.code.split('-'), code.split('-'));
    let is_same = |own: Option<&str>, asked: Option<&str>| match (own, asked) {
        (Some(own), Some(asked)) => own.eq_ignore_ascii_case(asked),
        _ => false,
    };
    if !is_same(own.next(), asked.next()) {
        return false;
    }
    let own: Vec<&str> = own.collect();
    let asked: Vec<&str> = asked.collect();
    let has = |part: &str| own.iter().chain(language.regions).any(|own| own.eq_ignore_ascii_case(part));
    // A script, of four letters, says more than a region.
    let script = asked.iter().find(|part| part.len() == 4);
    own.is_empty() || script.or(asked.first()).is_none_or(|part| has(part))
}

/// The first of the variables that is not empty.
fn first_of(names: [&str; 3], variable: impl Fn(&str) -> Option<String>) -> Option<String> {
    names.into_iter().filter_map(variable).find(|value| !value.is_empty())
}

/// Whether a locale is that of programs, not of people.
fn names_no_language(locale: &str) -> bool {
    matches!(locale.split('.').next(), Some("C" | "POSIX"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn language(code: &'static str, regions: &'static [&'static str]) -> Catalogue {
        Catalogue { code, regions, packed: &[], files: &[] }
    }

    const LANGUAGES: [Catalogue; 6] = [
        language("en", &[]),
        language("fr", &[]),
        language("nl", &[]),
        language("pt-BR", &[]),
        // The regions of a language without a region are no limit.
        language("ru", &["BY", "KZ"]),
        language("zh-CN", &["SG", "MY", "Hans"]),
    ];

    fn code(locale: &str) -> Option<&'static str> {
        closest(&LANGUAGES, locale).map(|place| LANGUAGES[place].code)
    }

    fn chosen(environment: &[(&str, &str)]) -> &'static str {
        let variable =
            |name: &str| environment.iter().find(|(other, _)| *other == name).map(|(_, value)| (*value).to_owned());
        of_system(&LANGUAGES, variable).map_or("none", |place| LANGUAGES[place].code)
    }

    #[test]
    fn locales_name_languages_in_many_ways() {
        for locale in ["zh_CN.UTF-8", "zh-CN", "zh", "zh_Hans", "zh_SG", "zh_MY.UTF-8", "zh_CN@pinyin", "zh-Hans-HK"] {
            assert_eq!(code(locale), Some("zh-CN"), "{locale}");
        }
        for (locale, expected) in [
            ("en_GB.UTF-8", "en"),
            ("en", "en"),
            ("en_US@euro", "en"),
            ("nl_NL.UTF-8", "nl"),
            ("nl_BE", "nl"),
            ("fr_FR.UTF-8", "fr"),
            ("fr_CA", "fr"),
            ("FR-ch", "fr"),
            ("ru_RU.KOI8-R", "ru"),
            ("ru_UA", "ru"),
            ("ru_RU.UTF-8", "ru"),
            ("pt_BR.UTF-8", "pt-BR"),
            ("pt", "pt-BR"),
        ] {
            assert_eq!(code(locale), Some(expected), "{locale}");
        }
    }

    #[test]
    fn a_region_that_reads_otherwise_is_not_given_the_language() {
        for locale in ["zh_TW", "zh_TW.UTF-8", "zh_HK.big5hkscs", "zh-Hant", "zh_Hant_CN", "ZH-TW", "zh_MO", "zhx"] {
            assert_eq!(code(locale), None, "{locale}");
        }
        for locale in ["pt_PT.UTF-8", "pt_AO", "pt-PT", "ptx", "C", "C.UTF-8", "POSIX", "de_DE.UTF-8", "english", ""] {
            assert_eq!(code(locale), None, "{locale}");
        }
    }

    #[test]
    fn the_first_variable_that_is_not_empty_counts() {
        let variables = |all, messages, lang| [("LC_ALL", all), ("LC_MESSAGES", messages), ("LANG", lang)];
        for (environment, expected) in [
            (variables("", "", "zh_CN.UTF-8"), "zh-CN"),
            (variables("C", "", "zh_CN.UTF-8"), "none"),
            (variables("", "POSIX", "zh_CN.UTF-8"), "none"),
            (variables("", "nl_NL", "en_GB.UTF-8"), "nl"),
            (variables("", "", ""), "none"),
        ] {
            assert_eq!(chosen(&environment), expected, "{environment:?}");
        }
    }

    #[test]
    fn a_list_of_languages_goes_before_the_locale_unless_that_has_none() {
        for (list, lang, expected) in [
            ("zh_CN:en", "en_GB.UTF-8", "zh-CN"),
            ("zh_TW:zh_CN", "de_DE.UTF-8", "zh-CN"),
            ("zh_TW:zh", "zh_TW.UTF-8", "zh-CN"),
            ("zh_TW:en", "zh_TW.UTF-8", "en"),
            ("pt_PT:fr", "pt_PT.UTF-8", "fr"),
            ("de:it", "zh_CN.UTF-8", "none"),
            ("", "zh_CN.UTF-8", "zh-CN"),
            ("zh_CN", "C", "none"),
            ("zh_CN", "C.UTF-8", "none"),
            ("zh_CN", "", "none"),
        ] {
            assert_eq!(chosen(&[("LANGUAGE", list), ("LANG", lang)]), expected, "{list} {lang}");
        }
    }

    #[test]
    fn characters_other_than_those_of_utf_8_are_noticed() {
        let of = |all: &str, characters: &str, lang: &str| {
            let variables = [("LC_ALL", all), ("LC_CTYPE", characters), ("LANG", lang)];
            foreign_characters(|name| {
                variables.iter().find(|(other, _)| *other == name).map(|(_, value)| (*value).to_owned())
            })
        };
        for lang in
            ["zh_CN.GBK", "zh_CN.GB18030", "zh_TW.Big5", "de_DE.ISO-8859-1", "ru_RU.KOI8-R", "fr_FR.ISO-8859-15@euro"]
        {
            let name = lang.split(['.', '@']).nth(1).map(str::to_owned);
            assert_eq!(of("", "", lang), name, "{lang}");
        }
        for lang in ["zh_CN.UTF-8", "zh_CN.utf8", "C.UTF-8", "C", "POSIX", "", "zh_CN", "de_DE@euro"] {
            assert_eq!(of("", "", lang), None, "{lang}");
        }
        assert_eq!(of("en_GB.UTF-8", "zh_CN.GBK", "zh_CN.GBK"), None);
        assert_eq!(of("", "en_GB.UTF-8", "zh_CN.GBK"), None);
        assert_eq!(of("", "zh_CN.GBK", "en_GB.UTF-8"), Some("GBK".to_owned()));
    }
}
