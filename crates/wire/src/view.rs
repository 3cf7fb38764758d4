//! What a board shows, and what one more move does.

use alloc::string::String;
use alloc::vec::Vec;

use bija_rules::catalogue::Turning;
use bija_rules::catalogue::options::Values;
use bija_rules::ruleset::{Family, Stores};
use bija_rules::{Event, Game, Pit, PlayError, Position, Rules, Seat, Shape};

use crate::event::WireEvent;
use crate::json::{ToJson, object};
use crate::line::Line;
use crate::narrate::{preview, summary};
use crate::people::People;
use crate::request::Opened;
use crate::rounds::{ArrangementView, MatchView};

/// The board of a game and all that is around it.
#[derive(Clone, Debug)]
pub struct View {
    /// Id of the game.
    pub ruleset: &'static str,
    /// Id of the rules, options included.
    pub id: String,
    /// Every option with its value.
    pub options: Options,
    /// Plies played.
    pub ply: usize,
    /// How the board lies.
    pub layout: Layout,
    /// The position as text.
    pub position: String,
    /// Seeds in each pit, by the pit's index.
    pub pits: Vec<u8>,
    /// Seeds in each store, or captured by each seat.
    pub stores: Vec<i16>,
    /// The seat to move; null when the game is over.
    pub seat: Option<usize>,
    /// Seeds that count for nobody.
    pub out: u8,
    /// The legal moves.
    pub legal: Vec<LegalMove>,
    /// The moves so far.
    pub moves: Vec<PlayedMove>,
    /// The result; null while the game goes on.
    pub outcome: Option<WireOutcome>,
    /// What the players may arrange before the first move; null where they may not.
    pub arrangement: Option<ArrangementView>,
    /// The match this game belongs to, if any.
    pub series: Option<MatchView>,
}

/// Option values, written as an object.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options(Values);

impl ToJson for Options {
    fn write_json(&self, text: &mut String) {
        object(text, |options| {
            for (spec, value) in self.0.iter() {
                options.field(spec.name, &value);
            }
        });
    }
}

/// How a board lies: all that a picture of it needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// `rows` (two facing), `ring` (three and four sides), `squares` or `four_rows`.
    pub shape: &'static str,
    /// Number of seats.
    pub seats: u8,
    /// Pits in one row.
    pub pits: u8,
    /// Which stores are sown: `none`, `own` or `all`. With `none`, captured seeds lie in trays.
    pub stores: &'static str,
    /// Whether the seeds run clockwise on the table.
    pub clockwise: bool,
    /// The material.
    pub wood: &'static str,
}

/// A move that may be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LegalMove {
    /// Its token.
    pub token: String,
    /// The pit that is sown; null for an answer.
    pub pit: Option<Pit>,
}

/// A move that was made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedMove {
    /// Its token.
    pub token: String,
    /// Who made it.
    pub seat: usize,
    /// The pit that was sown; null for an answer.
    pub pit: Option<Pit>,
    /// Whether the same seat moved on.
    pub again: bool,
}

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WireOutcome {
    /// The rule that ended it.
    pub reason: &'static str,
    /// Seeds by seat.
    pub score: Vec<i16>,
    /// Places by seat, from 1.
    pub places: Vec<u8>,
    /// The seat that won; null for a draw.
    pub winner: Option<usize>,
    /// The seat that moved last.
    pub last_mover: Option<usize>,
    /// The seat of which the end speaks.
    pub ended_by: Option<usize>,
}

/// What one move did.
#[derive(Clone, Debug)]
pub struct Step {
    /// Its events, in order.
    pub events: Vec<WireEvent>,
    /// What it did, in sentences.
    pub summary: Vec<Line>,
    /// The same as something still to come.
    pub preview: Vec<Line>,
    /// The board after it.
    pub view: View,
}

impl ToJson for View {
    fn write_json(&self, text: &mut String) {
        object(text, |view| {
            view.field("ruleset", &self.ruleset).field("id", &self.id).field("options", &self.options).field("ply", &self.ply).field("layout", &self.layout);
            view.field("position", &self.position).field("pits", &self.pits).field("stores", &self.stores).field("seat", &self.seat);
            view.field("out", &self.out).field("legal", &self.legal).field("moves", &self.moves).field("outcome", &self.outcome);
            view.field("arrangement", &self.arrangement).field("match", &self.series);
        });
    }
}

impl ToJson for Layout {
    fn write_json(&self, text: &mut String) {
        object(text, |layout| {
            layout.field("shape", &self.shape).field("seats", &self.seats).field("pits", &self.pits).field("stores", &self.stores);
            layout.field("clockwise", &self.clockwise).field("wood", &self.wood);
        });
    }
}

impl ToJson for LegalMove {
    fn write_json(&self, text: &mut String) {
        object(text, |legal| {
            legal.field("move", &self.token).field("pit", &self.pit);
        });
    }
}

impl ToJson for PlayedMove {
    fn write_json(&self, text: &mut String) {
        object(text, |played| {
            played.field("move", &self.token).field("seat", &self.seat).field("pit", &self.pit).field("again", &self.again);
        });
    }
}

impl ToJson for WireOutcome {
    fn write_json(&self, text: &mut String) {
        object(text, |outcome| {
            outcome.field("reason", &self.reason).field("score", &self.score).field("places", &self.places).field("winner", &self.winner);
            outcome.field("last_mover", &self.last_mover).field("ended_by", &self.ended_by);
        });
    }
}

impl ToJson for Step {
    fn write_json(&self, text: &mut String) {
        object(text, |step| {
            step.field("events", &self.events).field("summary", &self.summary).field("preview", &self.preview).field("view", &self.view);
        });
    }
}

/// The board of a game as it stands.
pub fn view(opened: &Opened) -> View {
    let Opened { entry, values, game, .. } = opened;
    let rules = game.rules();
    let position = game.position();
    View {
        ruleset: entry.id,
        id: bija_rules::id(entry, values),
        options: Options(values.clone()),
        ply: game.plies().len(),
        layout: Layout { clockwise: entry.look.turning == Turning::Clockwise, wood: entry.look.wood.name(), ..layout(rules) },
        position: rules.text(position),
        pits: (0..rules.board().cells()).map(|pit| position.seeds(pit as Pit)).collect(),
        stores: rules.seats().map(|seat| position.store(seat)).collect(),
        seat: position.to_move().map(Seat::index),
        out: position.out_of_play(),
        legal: game.legal().map(|mv| LegalMove { token: rules.move_token(position, mv), pit: mv.pit() }).collect(),
        moves: moves(game),
        outcome: outcome(game),
        arrangement: ArrangementView::of(rules),
        series: MatchView::of(opened),
    }
}

fn layout(rules: &Rules) -> Layout {
    let board = rules.board();
    let Family::Sow(sow) = &rules.ruleset().family;
    Layout {
        shape: match board.shape {
            Shape::Rows if board.seats == 2 => "rows",
            Shape::Rows => "ring",
            Shape::Squares => "squares",
            Shape::FourRows { .. } => "four_rows",
        },
        seats: board.seats,
        pits: board.pits,
        stores: match sow.track.stores {
            Stores::None => "none",
            Stores::Own => "own",
            Stores::All => "all",
        },
        clockwise: false,
        wood: "",
    }
}

fn moves(game: &Game) -> Vec<PlayedMove> {
    let rules = game.rules();
    let mut before: &Position = game.start();
    let mut moves = Vec::with_capacity(game.plies().len());
    for ply in game.plies() {
        moves.push(PlayedMove {
            token: rules.move_token(before, ply.mv),
            seat: ply.seat.index(),
            pit: ply.mv.pit(),
            again: ply.after.to_move() == Some(ply.seat) && ply.mv.pit().is_some(),
        });
        before = &ply.after;
    }
    moves
}

fn outcome(game: &Game) -> Option<WireOutcome> {
    let outcome = game.outcome()?;
    let rules = game.rules();
    Some(WireOutcome {
        reason: outcome.reason.name(),
        score: rules.seats().map(|seat| outcome.score[seat]).collect(),
        places: rules.seats().map(|seat| outcome.places[seat]).collect(),
        winner: outcome.winner(rules.board().seats).map(Seat::index),
        last_mover: outcome.last_mover.map(Seat::index),
        ended_by: game.ended_by().map(Seat::index),
    })
}

/// Plays one more token and tells what it did. The game is played on.
///
/// # Errors
/// If the token cannot be played; the game is unchanged.
pub fn step(opened: &mut Opened, token: &str, people: &People) -> Result<Step, PlayError> {
    let before = *opened.game.position();
    let mut events: Vec<Event> = Vec::new();
    opened.game.play_decision(token, &mut events)?;
    let after = *opened.game.position();
    let rules = opened.game.rules();
    Ok(Step {
        summary: summary(rules, &before, &after, &events, people),
        preview: preview(rules, &before, &after, &events, people),
        events: events.into_iter().map(WireEvent::from).collect(),
        view: view(opened),
    })
}
