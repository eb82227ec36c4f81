//! The setting of the language, which every program of the family has.

/// The language of the screen: that of the system, or the one with a code such as `nl` or `zh-CN`. Which languages there
/// are, the program knows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LanguageName(Option<String>);

/// The name of the language of the system in a file of settings.
const SYSTEM: &str = "auto";

/// The most characters of a code.
const LONGEST_CODE: usize = 35;

impl LanguageName {
    /// The language with a code.
    #[must_use]
    pub fn coded(code: &str) -> Self {
        Self(Some(code.to_owned()))
    }

    /// The code of the language; `None` for that of the system.
    #[must_use]
    pub fn code(&self) -> Option<&str> {
        self.0.as_deref()
    }

    /// Its name in the file.
    #[must_use]
    pub fn name(&self) -> &str {
        self.code().unwrap_or(SYSTEM)
    }

    /// The setting of a name: `None` if that can be no code of a language.
    #[must_use]
    pub fn of(name: &str) -> Option<Self> {
        let is_part =
            |part: &str| (1..=8).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_alphanumeric());
        let is_code = name.len() <= LONGEST_CODE && name.split('-').all(is_part);
        is_code.then(|| if name == SYSTEM { Self::default() } else { Self::coded(name) })
    }
}

#[cfg(test)]
mod tests {
    use super::LanguageName;

    #[test]
    fn a_name_is_that_of_the_system_or_a_code() {
        assert_eq!(LanguageName::of("auto"), Some(LanguageName::default()));
        for code in ["en", "zh-CN", "pt-BR", "zh-Hant-TW"] {
            let language = LanguageName::of(code);
            assert_eq!(language.as_ref().map(LanguageName::name), Some(code));
        }
        for name in ["", "-", "zh_CN", "zh CN", "en-", "overlonglanguage", "é", "a-b-c-d-e-f-g-h-i-j-k-l-m-n-o-p-q-r-s"]
        {
            assert_eq!(LanguageName::of(name), None, "{name}");
        }
    }
}
