//! The flags of the server: one for each of its settings, made from their table.

use std::collections::BTreeMap;

use bija_server::config::{Setting, settings};
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};

/// What the command line says of the server's settings, by flag.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct ServeArgs(BTreeMap<String, String>);

/// The flag that names the file.
const FILE: &str = "config";
/// What the help of `bija` itself shows; `bija serve --help` shows all.
const SHORT_LIST: [&str; 3] = [FILE, "bind", "data-dir"];

impl ServeArgs {
    /// Whether nothing was said.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What was said for a flag.
    pub(crate) fn said(&self, flag: &str) -> Option<String> {
        self.0.get(flag).cloned()
    }
}

impl FromArgMatches for ServeArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<ServeArgs, clap::Error> {
        let flags = settings().map(Setting::flag).chain([FILE.to_string()]);
        Ok(ServeArgs(flags.filter_map(|flag| matches.get_one::<String>(&flag).cloned().map(|text| (flag, text))).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = ServeArgs::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Args for ServeArgs {
    fn augment_args(command: Command) -> Command {
        let file = Arg::new(FILE).long(FILE).value_name("FILE").help("File of settings, in TOML [env: BIJA_CONFIG]");
        settings().map(flag).fold(command.arg(file), Command::arg)
    }

    fn augment_args_for_update(command: Command) -> Command {
        ServeArgs::augment_args(command)
    }
}

fn flag(setting: &Setting) -> Arg {
    let default = if setting.default.is_empty() { String::new() } else { format!("[default: {}] ", setting.default) };
    let help = format!("{} {default}[env: {}]", setting.help.trim().trim_end_matches('.').replace('`', ""), setting.variable());
    Arg::new(setting.flag()).long(setting.flag()).value_name(setting.placeholder).help(help)
}

/// The same flags where most of them are not shown.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct BriefServeArgs(pub(crate) ServeArgs);

impl FromArgMatches for BriefServeArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<BriefServeArgs, clap::Error> {
        ServeArgs::from_arg_matches(matches).map(BriefServeArgs)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        self.0.update_from_arg_matches(matches)
    }
}

impl Args for BriefServeArgs {
    fn augment_args(command: Command) -> Command {
        let flags = settings().map(Setting::flag).filter(|flag| !SHORT_LIST.contains(&flag.as_str()));
        flags.fold(ServeArgs::augment_args(command), |command, flag| command.mut_arg(flag, |arg| arg.hide(true)))
    }

    fn augment_args_for_update(command: Command) -> Command {
        BriefServeArgs::augment_args(command)
    }
}
