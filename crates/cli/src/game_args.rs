//! How a command names a game: shared arguments, and the checked game they open.

use std::io::Read;

use bija_rules::catalogue::{self, Entry};
use bija_wire::{GameRequest, Opened, RequestError, Series};
use clap::Args;

use crate::failure::Failure;

/// A game of the catalogue with its options.
#[derive(Args, Clone, Debug)]
pub(crate) struct RulesArgs {
    /// The game, as `bija rules` lists it
    #[arg(long, value_name = "ID")]
    pub(crate) rules: String,
    #[command(flatten)]
    pub(crate) options: OptionArgs,
}

/// Options of a game.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct OptionArgs {
    /// Sets an option of the game; may be given for several options
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = pair)]
    pub(crate) options: Vec<(String, String)>,
}

/// Where a game begins.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct BeginArgs {
    /// Lays the random start of this number
    #[arg(long, value_name = "NUMBER", conflicts_with = "position")]
    pub(crate) start: Option<String>,
    /// Begins at this position, such as "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S"
    #[arg(long, value_name = "TEXT")]
    pub(crate) position: Option<String>,
    /// Begins with the seeds as the players lay them out, where the game has it
    #[arg(long, value_name = "LISTS", conflicts_with_all = ["start", "position"])]
    pub(crate) arranged: Option<Lists>,
    /// A match asked for beside the options.
    #[arg(skip)]
    pub(crate) series: Option<Series>,
}

/// What has been played from there.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct MovesArgs {
    /// The moves, separated by spaces or commas; `-` reads them from standard input
    #[arg(long, value_name = "MOVES", default_value = "", hide_default_value = true, allow_hyphen_values = true)]
    moves: String,
}

/// Lists of seeds as the players lay them out: a list of counts for each, `4,4/4,4`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Lists(pub(crate) Vec<Vec<u32>>);

impl std::str::FromStr for Lists {
    type Err = String;

    fn from_str(text: &str) -> Result<Lists, String> {
        let list = |list: &str| list.split(',').map(|seeds| seeds.trim().parse::<u32>()).collect::<Result<Vec<_>, _>>();
        let lists = text.split('/').map(list).collect::<Result<_, _>>();
        lists.map(Lists).map_err(|_| "seeds are counts with commas between, the players' lists with / between".to_string())
    }
}

fn pair(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, value)) => Ok((name.trim().to_string(), value.trim().to_string())),
        None => Err("an option is written NAME=VALUE, such as seeds=6".to_string()),
    }
}

impl RulesArgs {
    /// The game with its options, at its first start.
    pub(crate) fn open(&self) -> Result<Opened, Failure> {
        self.begin(&BeginArgs::default())
    }

    /// The game with its options, where it is asked to begin.
    pub(crate) fn begin(&self, at: &BeginArgs) -> Result<Opened, Failure> {
        open(&self.rules, &self.options, at)
    }

    /// The game with its options after some moves, each token a decision.
    pub(crate) fn after(&self, at: &BeginArgs, moves: Vec<String>) -> Result<Opened, Failure> {
        let request = GameRequest { moves, ..request(&self.rules, &self.options, at) };
        request.open().map_err(|error| Failure::of_request(&self.rules, &error))
    }
}

impl MovesArgs {
    /// Their tokens.
    pub(crate) fn tokens(&self) -> Result<Vec<String>, Failure> {
        let mut read = String::new();
        let moves = if self.moves == "-" {
            std::io::stdin().lock().read_to_string(&mut read).map_err(|error| Failure::Read { name: "-".to_string(), error })?;
            &read
        } else {
            &self.moves
        };
        let tokens = moves.split(|one: char| one.is_whitespace() || one == ',').filter(|token| !token.is_empty());
        Ok(tokens.map(ToString::to_string).collect())
    }
}

/// Opens a game that is named apart from its options.
pub(crate) fn open(rules: &str, options: &OptionArgs, at: &BeginArgs) -> Result<Opened, Failure> {
    request(rules, options, at).open().map_err(|error| Failure::of_request(rules, &error))
}

fn request(rules: &str, options: &OptionArgs, at: &BeginArgs) -> GameRequest {
    GameRequest {
        ruleset: rules.to_string(),
        options: options.options.clone(),
        start: at.start.clone(),
        position: at.position.clone(),
        arranged: at.arranged.as_ref().map(|lists| lists.0.clone()),
        series: at.series,
        ..GameRequest::default()
    }
}

/// The catalogue's entry of that id.
pub(crate) fn entry(id: &str) -> Result<&'static Entry, Failure> {
    let unknown = || RequestError::Catalogue { game: None, error: catalogue::CatalogueError::UnknownGame(id.chars().take(40).collect()) };
    catalogue::entry(id).ok_or_else(|| Failure::of_request(id, &unknown()))
}

/// The options of an opened game that differ from its standard, as `name=value`, for headings of reports.
pub(crate) fn changed(opened: &Opened) -> String {
    opened.values.changed().flat_map(|(name, value)| [" ", name, "=", value]).collect()
}

/// All option values of an opened game as JSON.
pub(crate) fn options_json(opened: &Opened) -> serde_json::Value {
    opened.values.iter().map(|(spec, value)| (spec.name.to_string(), serde_json::Value::from(value))).collect::<serde_json::Map<_, _>>().into()
}
