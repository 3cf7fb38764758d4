//! Reasons: what is claimed of a move is true of its events, of the replies to it and of the moves beside it.

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use bija_engine::{Explanation, Limits, Reason, ThinkError, explain};
use bija_rules::{Event, Game, Move, Pit, PitSet, Position, Rules, Seat, SplitMix64, catalogue};
use common::rules;

fn never() -> bool {
    false
}

fn explained(game: &Game, mv: Option<Move>, nodes: u64) -> Explanation {
    explain(game, mv, &Limits::nodes(nodes), &never).expect("the game goes on and the move is legal")
}

/// Every game of the catalogue, and those of its options that bring other ends, more seats and further captures.
fn games() -> Vec<(String, Arc<Rules>)> {
    let variants: [(&str, &[(&str, &str)]); 8] = [
        ("kalah", &[("empty_capture", "true"), ("pits", "4")]),
        ("kalah", &[("remaining", "nobody"), ("pie_rule", "true")]),
        ("oware", &[("grand_slam", "rest_to_opponent")]),
        ("mancala_basic", &[("seats", "3"), ("pits", "4")]),
        ("mancala_basic", &[("seats", "4"), ("pits", "6")]),
        ("bao", &[("mtaji_safari", "true"), ("dormant_nyumba", "free")]),
        ("congklak", &[("max_bonus", "1")]),
        ("omweso", &[("reverse", "true")]),
    ];
    let entries = catalogue::ENTRIES.iter().map(|entry| (entry.id, &[][..]));
    entries.chain(variants).map(|(id, options)| (format!("{id} {options:?}"), rules(id, options))).collect()
}

/// The events of a move of a game, and where it leads.
fn told(game: &Game, mv: Move) -> (Vec<Event>, Position) {
    let mut events = Vec::new();
    let after = game.after(mv, &mut events).expect("it is legal");
    (events, after)
}

/// Seeds that a seat captures by these events, in all and from pits that are not its own, and the pits of those.
fn captures(rules: &Rules, before: &Position, events: &[Event], by: Seat) -> (u32, u32, PitSet) {
    let marked = |pit: Pit| rules.seats().any(|seat| before.mark(seat) == Some(pit));
    let (mut all, mut foreign, mut pits) = (0, 0, PitSet::EMPTY);
    for event in events {
        let gathered = if let Event::Gather { pit, seeds } = *event { Some((pit, seeds)) } else { None };
        let stored = if let Event::Capture { pit, seeds, to } = *event { Some((pit, seeds)).filter(|_| to == by) } else { None };
        let taken = if let Event::Taken { pit, seeds, to } = *event { Some((pit, seeds)).filter(|_| to == by && !marked(pit)) } else { None };
        let Some((pit, seeds)) = gathered.or(stored).or(taken) else { continue };
        all += u32::from(seeds);
        if !rules.board().owned(by).contains(pit) {
            foreign += u32::from(seeds);
            pits = pits.or(PitSet::of(pit));
        }
    }
    for event in events {
        if let Event::Piece { pit, to } = *event
            && to == by
        {
            foreign += u32::from(rules.piece_value());
            pits = pits.or(PitSet::of(pit));
        }
    }
    (all, foreign, pits)
}

/// A sowing of another seat that could follow a move.
struct Reply {
    by: Seat,
    seeds: u32,
    /// The pits those lay in.
    from: PitSet,
    sown: Option<Pit>,
    again: bool,
}

/// The sowings of another seat that could follow a move.
fn replies(game: &Game, mv: Move) -> Option<Vec<Reply>> {
    let rules = game.rules();
    let mover = game.position().to_move().expect("the game goes on");
    let (_, after) = told(game, mv);
    let next = after.to_move().filter(|&next| next != mover)?;
    let reply = |mv: Move| {
        let mut events = Vec::new();
        let later = rules.play(&after, mv, &mut events).expect("it is legal");
        let (_, seeds, from) = captures(rules, &after, &events, next);
        Reply { by: next, seeds, from, sown: mv.pit(), again: events.contains(&Event::Again(next)) && later.to_move() == Some(next) }
    };
    Some(rules.legal(&after).map(reply).collect())
}

/// The most seeds that a reply takes.
fn most(replies: &[Reply]) -> u32 {
    replies.iter().map(|reply| reply.seeds).max().unwrap_or(0)
}

fn again(replies: &[Reply]) -> bool {
    replies.iter().any(|reply| reply.again)
}

/// Whether the same seat's replies to more than half of all other moves are such. After moves that leave it none they are not.
fn usually(game: &Game, mv: Move, such: impl Fn(&[Reply]) -> bool) -> bool {
    let by = |replies: &[Reply]| replies[0].by;
    let next = by(&replies(game, mv).expect("another seat is to move"));
    let answered = game.legal().filter(|&other| other != mv).filter_map(|other| replies(game, other));
    let holds = answered.filter(|replies| by(replies) == next && such(replies)).count();
    2 * holds > game.legal().len() - 1
}

/// Whether a claim about a move is true.
fn is_true(game: &Game, explanation: &Explanation, reason: Reason) -> bool {
    let (rules, mv, best) = (game.rules(), explanation.mv, explanation.best);
    let before = game.position();
    let mover = before.to_move().expect("the game goes on");
    let (events, after) = told(game, mv);
    let (all, foreign, from) = captures(rules, before, &events, mover);
    let deed = |mv: Move| {
        let (events, after) = told(game, mv);
        let (all, _, _) = captures(rules, before, &events, mover);
        let pieces = events.iter().filter(|event| matches!(event, Event::Piece { to, .. } if *to == mover)).count() as u32;
        (all + pieces * u32::from(rules.piece_value()), events.contains(&Event::Again(mover)) && after.to_move() == Some(mover))
    };
    let own = replies(game, mv);
    match reason {
        Reason::Only => game.legal().len() == 1,
        Reason::Wins => rules.outcome(&after).expect("the game is over").winner(rules.board().seats) == Some(mover),
        Reason::WinsSurely => explanation.exact && explanation.value > 0 && after.over().is_none(),
        Reason::Captures { seeds, own, pieces, from: said } => {
            let taken = events.iter().filter(|event| matches!(event, Event::Piece { to, .. } if *to == mover)).count();
            seeds == all && own == all + pieces * u32::from(rules.piece_value()) - foreign && pieces == taken as u32 && said == from && seeds + pieces > 0
        }
        Reason::Again { then } => {
            let mut game = game.clone();
            game.play(mv, &mut ()).expect("it is legal");
            let next = |pit: Pit| explanation.line.get(1).copied().filter(|next| next.pit() == Some(pit)).expect("it is the move expected");
            let captured = |then: bija_engine::Then| captures(rules, game.position(), &told(&game, next(then.pit)).0, mover).0;
            events.contains(&Event::Again(mover)) && after.to_move() == Some(mover) && then.is_none_or(|then| captured(then) == then.seeds)
        }
        Reason::Finishes { place } => events.contains(&Event::Finish { seat: mover, place }),
        Reason::Marks { pit } => before.mark(mover).is_none() && after.mark(mover) == Some(pit),
        Reason::Collects { seeds } => {
            let swept = |event: &Event| if let Event::Sweep { seeds, to, .. } = *event { if to == mover { u32::from(seeds) } else { 0 } } else { 0 };
            after.over().is_some() && events.iter().map(swept).sum::<u32>() == seeds
        }
        Reason::Saves { seeds, pit } => {
            let kept = most(&own.expect("another seat is to move"));
            let from_pit = |replies: &[Reply]| replies.iter().any(|reply| reply.seeds >= kept + seeds && pit.is_none_or(|pit| reply.from == PitSet::of(pit)));
            seeds >= 2 && usually(game, mv, from_pit)
        }
        Reason::Denies { pit } => {
            let moves = |replies: &[Reply]| replies.iter().any(|reply| reply.again && (pit.is_none() || reply.sown == pit));
            !again(&own.expect("another seat is to move")) && usually(game, mv, moves)
        }
        Reason::Relays { laps, stored } => {
            let lap = |event: &&Event| matches!(event, Event::Lift { .. } | Event::Relay { .. } | Event::SowOn(_) | Event::SowInto(_));
            let resumed = usize::from(before.asked_at().is_some() && before.in_hand() > 0);
            let fell = events.iter().filter(|&&event| event == Event::DropStore(mover)).count();
            laps >= 3 && events.iter().filter(lap).count() + resumed == laps as usize && fell == stored as usize
        }
        Reason::Better { by } => by != Some(0) && game.legal().len() > 1 && best == mv,
        Reason::AsGood => game.legal().len() > 1 && best == mv,
        Reason::Lets { seeds, pit } => {
            let own = own.expect("another seat is to move");
            let reply = own.iter().any(|reply| reply.seeds == seeds && pit.is_none_or(|pit| reply.from == PitSet::of(pit)));
            reply && seeds == most(&own) && replies(game, best).is_none_or(|replies| most(&replies) < seeds)
        }
        Reason::LetsAgain { pit } => {
            let own = own.expect("another seat is to move");
            let reply = own.iter().any(|reply| reply.again && (pit.is_none() || reply.sown == pit));
            reply && !again(&replies(game, best).expect("another seat is to move"))
        }
        Reason::Misses { seeds, best: said } => said == best && deed(best).0 == seeds && deed(mv).0 < seeds,
        Reason::MissesAgain { best: said } => said == best && deed(best).1 && !deed(mv).1,
        Reason::MissesWin { best: said } => said == best && best != mv && explanation.exact,
        Reason::Worse { by, best: said } => said == best && best != mv && by.is_none_or(|by| by == explanation.loss.seeds && by > 0),
    }
}

#[test]
fn whatever_is_claimed_of_a_move_is_true_in_every_game_of_the_catalogue() {
    let mut draw = SplitMix64::new(21);
    let mut claims: BTreeMap<&str, u32> = BTreeMap::new();
    for (name, rules) in games() {
        for number in 0..3 {
            let mut game = Game::new(Arc::clone(&rules), number);
            while game.outcome().is_none() && game.plies().len() < 70 {
                let moves: Vec<Move> = game.legal().collect();
                let random = moves[draw.below(moves.len() as u64) as usize];
                for mv in [None, Some(random)] {
                    let explanation = explained(&game, mv, 300);
                    let Explanation { mv: said, best, ref reasons, ref against, .. } = explanation;
                    let text = rules.text(game.position());
                    assert!(mv.is_none_or(|mv| mv == said), "{name}: {text}");
                    assert!(moves.contains(&best) && (mv.is_some() || best == said), "{name}: {text}");
                    assert!(best != said || !reasons.is_empty() && against.is_empty(), "{name}: the best move has no reason in {text}");
                    assert!(best == said || !against.is_empty(), "{name}: nothing speaks against a worse move in {text}");
                    for &reason in reasons.iter().chain(against) {
                        assert!(
                            is_true(&game, &explanation, reason),
                            "{name}: {reason:?} is not true of {} in {text}",
                            rules.move_token(game.position(), said)
                        );
                        *claims.entry(reason.name()).or_default() += 1;
                    }
                }
                game.play(random, &mut ()).expect("it is legal");
            }
        }
    }
    println!("{claims:?}");
    assert_eq!(claims.keys().copied().collect::<BTreeSet<_>>(), BTreeSet::from(Reason::NAMES), "every kind of reason was claimed: {claims:?}");
}

#[test]
fn only_games_that_go_on_and_legal_moves_are_explained() {
    let kalah = rules("kalah", &[]);
    let over = kalah.read_position("0,0,0,0,0,0/0,0,0,0,0,0 30,18 -").expect("it is a position");
    assert_eq!(explain(&Game::from_position(Arc::clone(&kalah), over), None, &Limits::nodes(10), &never), Err(ThinkError::GameOver));
    let theirs = Move::sow(7, bija_rules::Dir::Forward);
    assert_eq!(explain(&Game::new(kalah, 0), Some(theirs), &Limits::nodes(10), &never), Err(ThinkError::IllegalMove));
}

/// A pit as the mover calls it: `4` is the own pit 4, `+4` the other seat's, `*` a square of nobody's.
fn call(rules: &Rules, mover: Seat, pit: Pit) -> String {
    let board = rules.board();
    match board.owner(pit) {
        Some(owner) if owner == mover => board.label(pit),
        Some(_) => format!("+{}", board.label(pit)),
        None => "*".to_string(),
    }
}

/// A reason in a row of the table.
fn written(rules: &Rules, mover: Seat, reason: Reason) -> String {
    let call = |pit: Pit| call(rules, mover, pit);
    let maybe = |pit: Option<Pit>| pit.map_or_else(String::new, |pit| format!(" {}", call(pit)));
    let by = |by: Option<u32>| by.map_or_else(String::new, |by| format!(" {by}"));
    let sown = |mv: Move| mv.pit().map_or_else(|| "other".to_string(), call);
    let name = reason.name();
    match reason {
        Reason::Only | Reason::Wins | Reason::WinsSurely | Reason::AsGood | Reason::Again { then: None } => name.to_string(),
        Reason::Captures { seeds, pieces: 0, from, .. } => format!("{name} {seeds} {}", from.map(call).collect::<Vec<_>>().join(" ")),
        Reason::Captures { seeds, pieces, from, .. } => format!("{name} {seeds} and {pieces} {}", from.map(call).collect::<Vec<_>>().join(" ")),
        Reason::Again { then: Some(then) } => format!("{name} then {} takes {}", call(then.pit), then.seeds),
        Reason::Finishes { place } => format!("{name} {place}"),
        Reason::Marks { pit } => format!("{name} {}", call(pit)),
        Reason::Collects { seeds } => format!("{name} {seeds}"),
        Reason::Saves { seeds, pit } | Reason::Lets { seeds, pit } => format!("{name} {seeds}{}", maybe(pit)),
        Reason::Denies { pit } | Reason::LetsAgain { pit } => format!("{name}{}", maybe(pit)),
        Reason::Relays { laps, stored } => format!("{name} {laps} {stored}"),
        Reason::Better { by: seeds } => format!("{name}{}", by(seeds)),
        Reason::Misses { seeds, best } => format!("{name} {seeds} {}", sown(best)),
        Reason::MissesAgain { best } | Reason::MissesWin { best } => format!("{name} {}", sown(best)),
        Reason::Worse { by: seeds, best } => format!("{name}{} {}", by(seeds), sown(best)),
    }
}

/// The reasons for a move and against it, as the table has them.
fn row(game: &Game, mv: Option<Move>) -> (String, String) {
    let explanation = explained(game, mv, TABLE_NODES);
    let mover = game.position().to_move().expect("the game goes on");
    let list = |reasons: &[Reason]| reasons.iter().map(|&reason| written(game.rules(), mover, reason)).collect::<Vec<_>>().join(", ");
    let for_it = list(&explanation.reasons);
    let against = list(&explanation.against);
    let all = if against.is_empty() { for_it } else { format!("{for_it} but {against}").trim().to_string() };
    (game.rules().move_token(game.position(), explanation.mv), all)
}

/// Positions that the search of a row of the table looks at.
const TABLE_NODES: u64 = 3_000;

/// The same position with the seats exchanged, and the same move there.
fn turned(rules: &Rules, position: &Position, mv: Move) -> Option<(Position, Move)> {
    let other = rules.mirrored(position)?;
    let pit = mv.pit()?;
    let board = rules.board();
    let owner = board.owner(pit).expect("whoever moves sows an own pit");
    Some((other, Move::sow(board.pit(owner.other(), board.number(pit)?)?, mv.dir())))
}

#[test]
fn moves_have_the_reasons_of_the_table_for_either_seat() {
    let mut kinds: BTreeSet<&str> = BTreeSet::new();
    let (mut turns, mut wrong) = (0, Vec::new());
    for line in include_str!("reasons.txt").lines().filter(|line| !line.starts_with('#')) {
        let [game, position, mv, wanted] = line.split(" | ").collect::<Vec<_>>()[..] else { panic!("a row has four columns: {line}") };
        let (id, options) = game.split_once(' ').unwrap_or((game, ""));
        let options: Vec<(&str, &str)> = options.split(',').filter_map(|option| option.split_once('=')).collect();
        let rules = rules(id, &options);
        let position = rules.read_position(position).unwrap_or_else(|error| panic!("{error}: {line}"));
        let game = Game::from_position(Arc::clone(&rules), position);
        let token = mv.trim_start_matches("best ");
        let sown = rules.read_move(&position, token).unwrap_or_else(|error| panic!("{error}: {line}"));
        let asked = (token == mv).then_some(sown);
        let found = row(&game, asked);
        if found != (token.to_string(), wanted.to_string()) {
            wrong.push(format!("{line}\n  found {} {}", found.0, found.1));
        }
        if let Some((position, mv)) = turned(&rules, &position, sown) {
            let game = Game::from_position(Arc::clone(&rules), position);
            assert_eq!(row(&game, asked.map(|_| mv)), (rules.move_token(&position, mv), found.1), "turned: {line}");
            turns += 1;
        }
        kinds.extend(wanted.split(", ").flat_map(|part| part.split("but ")).filter_map(|part| part.split_whitespace().next()));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(kinds, BTreeSet::from(Reason::NAMES), "the table has every kind of reason");
    assert!(turns > 20, "{turns} rows were turned");
}
