//! `bija step`: given moves, position by position, for people and for programs.

use std::io::{BufWriter, Write};

use bija_rules::json::step;
use bija_rules::{Dir, Event, Game, Move, Position, Seat};
use bija_web::messages::{Lang, Voice, format};
use bija_wire::{Opened, People, Story, summary};
use clap::Args;

use crate::board::{BoardText, Marks};
use crate::failure::Failure;
use crate::game_args::{BeginArgs, MovesArgs, RulesArgs};
use crate::terminal::{Style, WIDEST, wrap};

pub(crate) const EXAMPLES: &str = "\
A move is a seat's letter (it may be left out) and a pit's number, or `swap`. With --json each line is one object: \
ply, seat, move, position, fields, legal, events, outcome. The first line is the start. If a move is not legal, the \
positions before it are written, the reason is said on standard error, and the exit status is 3.

Examples:
  bija step --rules kalah --moves \"S3 S6 N2\"
  bija step --rules kalah --option seeds=6 --moves S2,N2 --json
  bija step --rules oware --position \"0,0,0,0,0,1/1,0,0,0,0,0 23,23 S\"
  bija step --rules kalah --option start=random_1 --start 7
  echo \"S3 S6\" | bija step --rules kalah --moves - --json | head -n 1";

/// What to play.
#[derive(Args, Debug)]
pub(crate) struct StepArgs {
    #[command(flatten)]
    rules: RulesArgs,
    #[command(flatten)]
    begin: BeginArgs,
    #[command(flatten)]
    moves: MovesArgs,
    /// Writes one JSON object a line
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &StepArgs, lang: Lang) -> Result<(), Failure> {
    let opened = args.rules.begin(&args.begin)?;
    let moves = args.moves.tokens()?;
    let tokens = moves.iter().map(String::as_str);
    let mut out = BufWriter::new(std::io::stdout().lock());
    let played = play(&opened, tokens, |told| if args.json { writeln!(out, "{}", told.json()) } else { told.write(&mut out, Voice::of(lang, opened.entry)) });
    out.flush()?;
    played
}

/// One position on the way, with what led to it.
struct Told<'a> {
    opened: &'a Opened,
    game: &'a Game,
    ply: usize,
    moved: Option<(Seat, &'a str)>,
    before: Position,
    events: &'a [Event],
}

fn play<'t>(opened: &Opened, tokens: impl Iterator<Item = &'t str>, mut tell: impl FnMut(&Told<'_>) -> std::io::Result<()>) -> Result<(), Failure> {
    let mut game = opened.game.clone();
    tell(&Told { opened, game: &game, ply: 0, moved: None, before: *game.start(), events: &opened.settled })?;
    for (ply, token) in (1..).zip(tokens) {
        let before = *game.position();
        let first = game.plies().len();
        let mut events = Vec::new();
        let seat = game.play_token(token, &mut events).map_err(|error| Failure::illegal(opened, ply, token, error))?;
        let written = written(&game, &before, first);
        tell(&Told { opened, game: &game, ply, moved: Some((seat, &written)), before, events: &events })?;
    }
    Ok(())
}

/// The token of the plies from `first` on: a move, and a sign for each answer in mid-turn. To stop at a house has none.
fn written(game: &Game, before: &Position, first: usize) -> String {
    let plies = &game.plies()[first..];
    let mut token = game.rules().move_token(before, plies[0].mv);
    token.extend(plies.windows(2).filter_map(|pair| match (pair[0].after.in_hand(), pair[1].mv) {
        (0, Move::STOP) => None,
        (0, _) => Some('+'),
        (_, answer) => Some(match answer.dir() {
            Dir::Forward => '>',
            Dir::Backward => '<',
        }),
    }));
    token
}

impl Told<'_> {
    fn json(&self) -> serde_json::Value {
        step(self.game, self.ply, self.moved, self.events).into()
    }

    fn write(&self, out: &mut impl Write, voice: Voice) -> std::io::Result<()> {
        let people = People::by_number();
        let rules = self.game.rules();
        let position = self.game.position();
        match self.moved {
            None => writeln!(out, "0")?,
            Some((_, token)) => writeln!(out, "\n{} {token}", self.ply)?,
        }
        for line in summary(rules, &self.before, position, self.events, &people) {
            for line in wrap(&format(voice, &line), WIDEST, 2) {
                writeln!(out, "{line}")?;
            }
        }
        let story = Story::of(rules, &self.before, self.events);
        let marks = Marks { from: story.lifted.map(|(pit, _)| pit), last: story.last };
        let turning = self.opened.entry.look.turning;
        let board = BoardText { rules, position, turning, bottom: Seat::SOUTH, people: &people, marks, voice, style: Style::of_stdout() };
        for line in board.lines() {
            writeln!(out, "{line}")?;
        }
        writeln!(out, "{}", rules.text(position))
    }
}
