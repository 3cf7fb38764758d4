//! What a board shows, and what one more move does.

use alloc::string::String;
use alloc::vec::Vec;

use bija_rules::catalogue::options::Values;
use bija_rules::ruleset::Family;
use bija_rules::{Event, Game, Pit, PlayError, Position, Rules, Seat};

use crate::choice::{LegalMove, PlayedMove, legal, played};
use crate::event::WireEvent;
use crate::json::{ToJson, object};
use crate::layout::Layout;
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
    /// What the owner of each pit calls it, by the pit's index.
    pub labels: Vec<String>,
    /// Pits that are out of play.
    pub closed: Vec<Pit>,
    /// The pit each seat has marked for itself.
    pub marks: Vec<Option<Pit>>,
    /// Whether each neutral square still holds its piece.
    pub pieces: Vec<bool>,
    /// Pieces each seat has captured.
    pub pieces_taken: Vec<u8>,
    /// Worth of a piece in seeds; 0 where there are none.
    pub piece_value: u8,
    /// The seats that have finished, in order.
    pub finished: Vec<usize>,
    /// Seeds each seat still has to bring onto the board.
    pub hand: Vec<u8>,
    /// The house each seat still owns.
    pub houses: Vec<Option<Pit>>,
    /// The pit of each seat that may not be chosen this turn.
    pub blocked: Vec<Option<Pit>>,
    /// The question that is open in mid-turn.
    pub question: Option<WireQuestion>,
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

/// A question in mid-turn: seeds in hand, about to be sown from a pit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WireQuestion {
    /// From where.
    pub pit: Pit,
    /// How many.
    pub seeds: u8,
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
            view.field("ruleset", &self.ruleset).field("options", &self.options).field("ply", &self.ply).field("layout", &self.layout);
            view.field("position", &self.position).field("pits", &self.pits).field("stores", &self.stores).field("seat", &self.seat);
            view.field("out", &self.out)
                .field("labels", &self.labels)
                .field("closed", &self.closed)
                .field("marks", &self.marks)
                .field("finished", &self.finished);
            view.field("pieces", &self.pieces).field("pieces_taken", &self.pieces_taken).field("piece_value", &self.piece_value);
            view.field("hand", &self.hand).field("houses", &self.houses).field("blocked", &self.blocked).field("question", &self.question);
            view.field("legal", &self.legal).field("moves", &self.moves).field("outcome", &self.outcome);
            view.field("arrangement", &self.arrangement).field("match", &self.series);
        });
    }
}

impl ToJson for WireQuestion {
    fn write_json(&self, text: &mut String) {
        object(text, |question| {
            question.field("pit", &self.pit).field("seeds", &self.seeds);
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
        options: Options(values.clone()),
        ply: game.plies().len(),
        layout: Layout::of(rules, entry.look),
        position: rules.text(position),
        pits: (0..rules.board().cells()).map(|pit| position.seeds(pit as Pit)).collect(),
        stores: by_seat(rules, &|seat| position.store(seat)),
        seat: position.to_move().map(Seat::index),
        out: position.out_of_play(),
        labels: (0..rules.board().cells()).map(|pit| rules.board().label(pit as Pit)).collect(),
        closed: position.closed().collect(),
        marks: by_seat(rules, &|seat| position.mark(seat)),
        pieces: rules.seats().filter(|&seat| rules.board().neutral(seat).is_some()).map(|seat| position.has_piece(seat)).collect(),
        pieces_taken: by_seat(rules, &|seat| position.pieces_taken(seat)),
        piece_value: rules.piece_value(),
        finished: position.finished().map(Seat::index).collect(),
        hand: by_seat(rules, &|seat| position.hand(seat)),
        houses: by_seat(rules, &|seat| house(rules, position, seat)),
        blocked: by_seat(rules, &|seat| position.blocked(seat)),
        question: position.asked_at().map(|pit| WireQuestion { pit, seeds: position.in_hand() }),
        legal: legal(game, entry.look.turning),
        moves: played(game, entry.look.turning),
        outcome: outcome(game),
        arrangement: ArrangementView::of(rules),
        series: MatchView::of(opened),
    }
}

/// A value for each seat of the game, gathered by one copy of the gathering for each kind of value.
#[inline(never)]
fn by_seat<T>(rules: &Rules, value: &dyn Fn(Seat) -> T) -> Vec<T> {
    rules.seats().map(value).collect()
}

/// The pit of the house that a seat still owns.
pub fn house(rules: &Rules, position: &Position, seat: Seat) -> Option<Pit> {
    match &rules.ruleset().family {
        Family::Sow(_) => None,
        Family::Bao(bao) => bao.house.filter(|_| position.owns_house(seat)).and_then(|house| rules.board().pit(seat, house.number)),
    }
}

fn outcome(game: &Game) -> Option<WireOutcome> {
    let outcome = game.outcome()?;
    let rules = game.rules();
    Some(WireOutcome {
        reason: outcome.reason.name(),
        score: by_seat(rules, &|seat| outcome.score[seat]),
        places: by_seat(rules, &|seat| outcome.places[seat]),
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
        events: events.into_iter().map(WireEvent).collect(),
        view: view(opened),
    })
}
