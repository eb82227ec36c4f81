//! What clap would word itself in the help: headings, defaults, possible values, and the options of every command.

use std::fmt::Write as _;

use clap::builder::{PossibleValue, PossibleValuesParser, StyledStr};
use clap::{Arg, ArgAction, ArgMatches, Command, Error};

use super::output;
use crate::words::{self, Language, say};
use etude_text::plain::for_output;

/// The command that shows the help of another.
const HELP: &str = "help";
/// Its argument.
const EXPLAINED: &str = "explained";

/// A command line whose help is worded throughout in the language of the program.
pub fn worded(command: Command) -> Command {
    let language = Arg::new("lang")
        .long("lang")
        .global(true)
        .value_name(say().value_language())
        .value_parser(PossibleValuesParser::new(Language::iter().map(|language| PossibleValue::new(&**language))))
        .ignore_case(true)
        .help(say().cli_lang());
    let version =
        Arg::new("version").short('V').long("version").action(ArgAction::Version).help(say().cli_version_flag());
    // A subcommand lists the option without its values: it gets it from here.
    below(command.arg(with_values(language))).arg(version)
}

/// The same for a command and those below it.
fn below(command: Command) -> Command {
    let is_long = command.get_after_long_help().is_some();
    let mut command = command
        // Only the one that is wanted is worded: this runs at every start.
        .mut_subcommands(|command| command.defer(below))
        .mut_args(|argument| if argument.get_id() == "lang" { argument } else { with_values(argument) })
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .subcommand_value_name(say().value_command())
        .arg(help_flag(is_long));
    if command.has_subcommands() {
        let explained =
            Arg::new(EXPLAINED).num_args(0..).value_name(say().value_command()).help(say().cli_help_argument());
        let help = Command::new(HELP).about(say().cli_help_command()).arg(explained);
        command = command.subcommand(below(help));
    }
    let template = template(&command);
    command.help_template(template)
}

fn help_flag(is_long: bool) -> Arg {
    let flag = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    if is_long {
        flag.help(say().cli_help_flag_short()).long_help(say().cli_help_flag_long())
    } else {
        flag.help(say().cli_help_flag())
    }
}

/// An argument whose help names its default and its possible values.
fn with_values(argument: Arg) -> Arg {
    if !argument.get_action().takes_values() {
        return argument;
    }
    let mut help = argument.get_help().map(ToString::to_string).unwrap_or_default();
    let defaults: Vec<_> = argument.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    if !defaults.is_empty() {
        help = format!("{help} {}", say().cli_default(words::list(defaults)));
    }
    let values = argument.get_possible_values();
    let values: Vec<&str> = values.iter().map(PossibleValue::get_name).collect();
    if !values.is_empty() {
        help = format!("{help} {}", say().cli_possible(words::list(values)));
    }
    argument.hide_default_value(true).hide_possible_values(true).help(help)
}

/// clap's own template with our headings.
fn template(command: &Command) -> String {
    let mut template = format!("{{about-with-newline}}\n{} {{usage}}", heading(&say().cli_heading_usage()));
    // Writing to a string cannot fail.
    let mut section = |text: String, tag: &str| _ = write!(template, "\n\n{}\n{{{tag}}}", heading(&text));
    if command.has_subcommands() {
        section(say().cli_heading_commands(), "subcommands");
    }
    if command.get_positionals().next().is_some() {
        section(say().cli_heading_arguments(), "positionals");
    }
    section(say().cli_heading_options(), "options");
    template + "{after-help}"
}

/// A heading stands out on a terminal, unless the player wants nothing to.
fn heading(text: &str) -> String {
    let is_plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    if output::is_seen() && !is_plain { format!("\x1b[1m\x1b[4m{text}\x1b[0m") } else { text.to_owned() }
}

/// The arguments that show the help which the command `help` was asked for.
pub fn wanted(matches: &ArgMatches) -> Option<Vec<String>> {
    let (mut matches, mut path) = (matches, vec!["damier".to_owned()]);
    while let Some((name, below)) = matches.subcommand() {
        if name == HELP {
            path.extend(below.get_many::<String>(EXPLAINED).into_iter().flatten().cloned());
            path.push("--help".to_owned());
            return Some(path);
        }
        path.push(name.to_owned());
        matches = below;
    }
    None
}

/// A line of usage or a whole help, with our word for the only one that clap does not let us choose.
pub fn usage_worded(text: &str) -> String {
    text.replace("[OPTIONS]", &format!("[{}]", say().cli_options_word()))
}

/// Writes the help or the version that clap has made.
pub fn show(error: &Error) {
    let text = for_output(usage_worded(&error.render().to_string()));
    // Help that cannot be shown is no reason to fail.
    let _ = Command::new("damier").override_help(StyledStr::from(text)).print_help();
}
