//! Laws that hold whatever people, computers and the time do to a room, in every game of the catalogue.

mod common;

use bija_room::{
    Absence, Account, Actor, Begin, Chance, Clock, Command, EndReason, Event, First, Level, Occupant, Parity, Phase, Presence, Rating, Room, Series, Settings,
    Side, Spec,
};
use std::collections::BTreeSet;

use bija_rules::SplitMix64;
use bija_rules::catalogue::ENTRIES;
use common::{FRIEND, Table, concealed, game_id, kinds, person, spec};
use proptest::prelude::*;

/// Games with options that bring something of their own into a room, beside the standard of each entry.
const SPECIAL: [(&str, &[(&str, &str)]); 8] = [
    ("kalah", &[("pie_rule", "true"), ("pits", "3")]),
    ("congklak", &[("rounds", "match"), ("pits", "5")]),
    ("turkish_mangala", &[("sets", "5")]),
    ("omweso", &[("setup", "free")]),
    ("mancala_basic", &[("pits", "7")]),
    ("mancala_basic", &[("pits", "4"), ("all_ranks", "false")]),
    ("mancala_basic", &[("seeds", "3")]),
    ("mangala4", &[("setup", "by_hand")]),
];

/// People of a script: up to four who play and one who has no seat.
const PEOPLE: u64 = 5;

fn game(draw: &mut SplitMix64) -> Spec {
    let index = draw.below((ENTRIES.len() + 2 * SPECIAL.len()) as u64) as usize;
    let chosen = ENTRIES.get(index).map_or_else(|| SPECIAL[index % SPECIAL.len()], |entry| (entry.id, &[]));
    let series = (draw.below(5) == 0 && chosen.0 != "mancala_basic").then_some(Series::Pair);
    Spec { series, ..spec(chosen.0, chosen.1) }
}

fn one_of<T: Copy>(draw: &mut SplitMix64, all: &[T]) -> T {
    all[draw.below(all.len() as u64) as usize]
}

fn settings(draw: &mut SplitMix64, spec: &Spec) -> Settings {
    Settings {
        seats: if spec.ruleset == "mancala_basic" { 2 + draw.below(3) as u8 } else { 2 },
        clock: one_of(draw, &[Clock::None, Clock::Sowing { seconds: 30 }, Clock::Sowing { seconds: 60 }]),
        begin: one_of(draw, &[Begin::WhenFull, Begin::WhenFull, Begin::ByHost]),
        first: one_of(draw, &[First::Random, First::Host, First::Guest]),
        absence: one_of(draw, &[Absence::ClockDecides, Absence::ComputerPlays]),
        rating: one_of(draw, &[Rating::Unrated, Rating::Unrated, Rating::Rated]),
        ..FRIEND
    }
}

/// What a step of a script does.
enum Step {
    Give(Actor, Command),
    Presence(u64, Presence),
}

/// The people of a script by the parts they play: the second half of a mirrored pair exchanges the first two.
#[derive(Clone, Copy)]
struct Cast {
    mirrored: bool,
}

impl Cast {
    fn person(self, part: u64) -> u64 {
        match (self.mirrored, part) {
            (true, 1) => 2,
            (true, 2) => 1,
            (_, part) => part,
        }
    }

    fn actor(self, part: u64) -> Actor {
        Actor::Person(person(self.person(part)))
    }
}

fn chance(draw: &mut SplitMix64) -> Chance {
    Chance { number: draw.next(), seating: draw.next() }
}

fn any_token(table: &Table, draw: &mut SplitMix64) -> String {
    let legal = if table.room.phase() == Phase::Playing { table.legal() } else { Vec::new() };
    if legal.is_empty() || draw.below(12) == 0 {
        return one_of(draw, &["S1", "N3", "2", "swap", "resign:1", "A3>", "", "S99", "stop", "3+"]).to_string();
    }
    legal[draw.below(legal.len() as u64) as usize].clone()
}

/// What the room waits for.
fn sensible(table: &Table, draw: &mut SplitMix64) -> (Actor, Command) {
    let room = &table.room;
    if let Some(duty) = room.duty() {
        return (Actor::Server, Command::ComputerMove { ply: duty.ply, token: any_token(table, draw) });
    }
    let seat = room.mover().or_else(|| room.prelude().and_then(|prelude| prelude.seat));
    let id = seat.and_then(|seat| room.seats()[usize::from(seat)].and_then(|chair| chair.occupant.person()));
    let who = id.map_or(Actor::Person(room.host()), Actor::Person);
    let command = match room.phase() {
        Phase::Gathering => return gathering(table, draw),
        Phase::Hiding => Command::Hide { concealed: concealed(1 + draw.below(2) as u8), hash: "hash".to_string() },
        Phase::Guessing => Command::Guess { parity: one_of(draw, &[Parity::Odd, Parity::Even]) },
        Phase::Choosing => Command::ChooseSide { side: one_of(draw, &[Side::First, Side::Second]) },
        Phase::Arranging => Command::Arrange { pits: share(table) },
        Phase::Playing => Command::Move { ply: room.ply(), token: any_token(table, draw), grace: draw.below(600) as u32 },
        Phase::Over => Command::Wake,
    };
    (who, command)
}

fn gathering(table: &Table, draw: &mut SplitMix64) -> (Actor, Command) {
    let somebody = Actor::Person(person(1 + draw.below(PEOPLE)));
    let host = Actor::Person(table.room.host());
    match draw.below(12) {
        0..3 => (somebody, Command::Join { name: "Somebody".to_string(), account: Account::SignedIn, chance: chance(draw) }),
        3..5 => (somebody, Command::Leave),
        5..7 => (host, Command::SeatComputer { level: one_of(draw, &Level::ALL), chance: chance(draw) }),
        7..9 => (host, Command::UnseatComputer { seat: 1 + draw.below(3) as u8 }),
        9..11 => (host, Command::Settle { options: table.room.spec().options.clone(), settings: settings(draw, table.room.spec()) }),
        _ => (host, Command::Begin { chance: chance(draw) }),
    }
}

/// The standard of the share that is laid out next.
fn share(table: &Table) -> Vec<u32> {
    let rules = table.room.game_as_fits().expect("the table was opened").rules;
    let seat = table.room.prelude().and_then(|prelude| prelude.seat);
    let shares = rules.arrangement().unwrap_or_default();
    let share = shares.into_iter().find(|share| Some(share.seat.index() as u8) == seat);
    share.map_or_else(Vec::new, |share| share.pits.map(|pit| u32::from(rules.start(0).seeds(pit))).collect())
}

fn anything(table: &Table, draw: &mut SplitMix64) -> Command {
    match draw.below(22) {
        0 => Command::Join { name: "Somebody".to_string(), account: one_of(draw, &[Account::Guest, Account::SignedIn]), chance: chance(draw) },
        1 => Command::Leave,
        2 => Command::Settle { options: table.room.spec().options.clone(), settings: settings(draw, table.room.spec()) },
        3 => Command::SeatComputer { level: one_of(draw, &Level::ALL), chance: chance(draw) },
        4 => Command::UnseatComputer { seat: draw.below(5) as u8 },
        5 => Command::Begin { chance: chance(draw) },
        6 => Command::Hide { concealed: concealed(draw.below(4) as u8), hash: "hash".to_string() },
        7 => Command::Guess { parity: Parity::Odd },
        8 => Command::ChooseSide { side: Side::Second },
        9 => Command::Arrange { pits: one_of(draw, &[share(table), Vec::new(), vec![1; 16]].each_ref()).clone() },
        10 => Command::Move { ply: table.room.ply() + draw.below(2) as u32, token: any_token(table, draw), grace: 0 },
        11 => Command::Resign,
        12 => Command::OfferDraw,
        13 => Command::AcceptDraw,
        14 => Command::DeclineDraw,
        15 => Command::Abort,
        16 => Command::OfferRematch { next: game_id(1 + draw.below(100)) },
        17 => Command::DeclineRematch,
        18 => Command::Return,
        19 => Command::Wake,
        20 => Command::ComputerMove { ply: table.room.ply(), token: any_token(table, draw) },
        _ => Command::Outage { ms: draw.below(100_000) as i64 - 20_000 },
    }
}

fn step(table: &mut Table, cast: Cast, draw: &mut SplitMix64) -> Step {
    let ms = match draw.below(40) {
        0 => table.room.deadline().map_or(0, |deadline| deadline.since(table.now) + draw.below(11) as i64 - 5),
        1 => 61_000,
        2 if draw.below(8) == 0 => 25 * 60 * 60 * 1000,
        _ => draw.below(2500) as i64,
    };
    table.pass(ms.max(0));
    let prelude = table.room.prelude().is_some_and(|prelude| prelude.seat.is_some());
    if prelude && draw.below(4) == 0 {
        table.now = table.now.max(table.room.deadline().unwrap_or(table.now));
        return Step::Give(Actor::Server, Command::Wake);
    }
    let part = 1 + draw.below(PEOPLE);
    match draw.below(100) {
        0..60 => {
            let (who, command) = sensible(table, draw);
            Step::Give(who, command)
        }
        60..70 => Step::Presence(cast.person(part), one_of(draw, &[Presence::Here, Presence::Here, Presence::Away])),
        70..76 => Step::Give(Actor::Server, one_of(draw, &[Command::Wake, Command::Outage { ms: 500 }].each_ref()).clone()),
        _ => {
            let command = anything(table, draw);
            // Those that end a game are rare, so that games grow long.
            let ends = matches!(command, Command::Resign | Command::Abort | Command::AcceptDraw | Command::Leave);
            let command = if ends && draw.below(6) != 0 { Command::OfferDraw } else { command };
            let agrees = table.room.seats().iter().flatten().any(|chair| chair.offers_draw) && command == Command::OfferDraw;
            Step::Give(cast.actor(part), if agrees && draw.below(6) != 0 { Command::DeclineDraw } else { command })
        }
    }
}

/// Takes a step; tells what was accepted.
fn take(table: &mut Table, step: Step) -> Vec<Event> {
    match step {
        Step::Presence(number, presence) => {
            table.room.presence(person(number), presence, table.now);
            Vec::new()
        }
        Step::Give(who, command) => {
            let Ok(events) = table.room.decide(table.now, who, &command) else { return Vec::new() };
            if let (Actor::Person(id), Some(deed)) = (who, deed(&command)) {
                assert!(table.room.can(id, table.now).contains(&deed), "{deed} was taken from who cannot: {command:?}");
            }
            for logged in table.room.logged(table.now, events.clone()) {
                table.room.apply(&logged).expect("what was decided follows");
                table.log.push(logged);
            }
            events
        }
    }
}

/// The protocol's name of a command of people's.
fn deed(command: &Command) -> Option<&'static str> {
    Some(match command {
        Command::Join { .. } => "join",
        Command::Leave => "leave",
        Command::Settle { .. } => "settle",
        Command::SeatComputer { .. } => "seat-computer",
        Command::Begin { .. } => "begin",
        Command::Hide { .. } => "hide",
        Command::Guess { .. } => "guess",
        Command::ChooseSide { .. } => "choose-side",
        Command::Arrange { .. } => "arrange",
        Command::Move { grace: 0, .. } => "move",
        Command::Resign => "resign",
        Command::OfferDraw => "offer-draw",
        Command::AcceptDraw => "accept-draw",
        Command::DeclineDraw => "decline-draw",
        Command::Abort => "abort",
        Command::OfferRematch { .. } => "offer-rematch",
        Command::DeclineRematch => "decline-rematch",
        Command::Return => "return",
        Command::UnseatComputer { .. } | Command::Move { .. } | Command::Wake | Command::ComputerMove { .. } | Command::Outage { .. } => return None,
    })
}

/// A table opened as the draw has it; those who play sit down at once in half of the scripts.
fn opened(draw: &mut SplitMix64) -> Table {
    let spec = game(draw);
    let settings = settings(draw, &spec);
    let mut table = Table::try_open(spec, settings).expect("every drawn table can be opened");
    if draw.below(2) == 0 {
        for number in 2..=u64::from(settings.seats) {
            table.join(number).expect("there is a place");
        }
    }
    table
}

/// Leaves a room to time and the computer: everybody is gone.
fn deserted(table: &mut Table) {
    table.room.everybody_away(table.now);
    for _ in 0..5000 {
        if table.room.phase() == Phase::Over {
            return;
        }
        if table.room.duty().is_some() {
            table.play_first_unseen();
        } else {
            let deadline = table.room.deadline().expect("a room that nobody is at does not wait for anybody for ever");
            table.now = table.now.max(deadline);
            let events = take(table, Step::Give(Actor::Server, Command::Wake));
            assert!(!events.is_empty(), "what is due befalls");
        }
    }
    panic!("a deserted game does not end: {:?}", table.log.last());
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_log_makes_the_room_a_game_ends_once_and_nothing_hangs(seed: u64, steps in 1usize..260) {
        let draw = &mut SplitMix64::new(seed);
        let mut table = opened(draw);
        for number in 0..steps {
            let next = step(&mut table, Cast { mirrored: false }, draw);
            take(&mut table, next);
            if number % 32 == 0 {
                table.look();
            }
        }
        table.look();
        deserted(&mut table);
        table.look();
    }

    #[test]
    fn what_is_due_befalls_and_not_a_millisecond_before(seed: u64, steps in 1usize..120) {
        let draw = &mut SplitMix64::new(seed);
        let mut table = opened(draw);
        for _ in 0..steps {
            let next = step(&mut table, Cast { mirrored: false }, draw);
            take(&mut table, next);
            let wake = |now| table.room.decide(now, Actor::Server, &Command::Wake).is_ok();
            match table.room.deadline() {
                None => prop_assert!(!wake(table.now.after(1 << 50))),
                Some(deadline) => {
                    prop_assert!(wake(deadline) && wake(deadline.after(1 << 40)));
                    prop_assert!(!wake(deadline.after(-1)));
                }
            }
        }
    }

    #[test]
    fn around_a_deadline_either_the_decision_or_the_time_out_is_accepted(seed: u64, steps in 1usize..60, offset in -5i64..=5, grace in 0u32..=500) {
        let draw = &mut SplitMix64::new(seed);
        let mut table = opened(draw);
        for _ in 0..steps {
            let next = step(&mut table, Cast { mirrored: false }, draw);
            take(&mut table, next);
        }
        // Nothing else is due when everybody is there.
        (1..=PEOPLE).for_each(|number| table.here(number));
        let room = &table.room;
        let Some((deadline, mover)) = room.clock().deadline.zip(room.mover()) else { return Ok(()) };
        let who = Actor::Person(person(table.at(mover)));
        let token = table.legal().remove(0);
        let decides = |room: &Room, now, grace| room.decide(now, who, &Command::Move { ply: room.ply(), token: token.clone(), grace }).is_ok();
        let times_out = |now| room.decide(now, Actor::Server, &Command::Wake).is_ok();
        // The line is forgiven what it is forgiven, to the millisecond.
        let now = deadline.after(i64::from(grace) + offset);
        prop_assert_eq!(decides(room, now, grace), offset <= 0);
        // Where the most is forgiven, one of the two is accepted and the other refused.
        let now = deadline.after(500 + offset);
        prop_assert_eq!((decides(room, now, 500), times_out(now)), (offset <= 0, offset > 0));
    }

    #[test]
    fn nothing_depends_on_which_of_two_people_has_which_seat(seed: u64, steps in 1usize..160) {
        let mut logs = Vec::new();
        for (mirrored, first) in [(false, First::Host), (true, First::Guest)] {
            let draw = &mut SplitMix64::new(seed);
            let spec = game(draw);
            let settings = Settings { seats: 2, first, begin: Begin::WhenFull, ..settings(draw, &spec) };
            let mut table = Table::of(2, spec, settings);
            let begun = table.log.len();
            for _ in 0..steps {
                let next = step(&mut table, Cast { mirrored }, draw);
                take(&mut table, next);
            }
            logs.push(table.log[begun..].to_vec());
        }
        prop_assert_eq!(&logs[0], &logs[1]);
    }

    #[test]
    fn a_rematch_is_a_game_of_the_same_people_with_the_next_one_first(seed: u64) {
        let draw = &mut SplitMix64::new(seed);
        let mut table = opened(draw);
        deserted(&mut table);
        let chance = chance(draw);
        let Ok((room, log)) = table.room.rematch(table.now, &chance, Occupant::clone) else {
            prop_assert!(table.room.game().is_none(), "only a table that never began has no rematch");
            return Ok(());
        };
        let next = Table { room, log, now: table.now };
        next.look();
        let seats = table.room.seats().len();
        for seat in 0..seats {
            let (before, after) = (table.room.seats(), next.room.seats());
            let base = |swapped: bool, seat: usize| if swapped { seat ^ 1 } else { seat };
            let swapped = table.room.game().is_some_and(bija_rules::Game::swapped);
            let came = before[base(swapped, (seat + 1) % seats)].map(|chair| chair.occupant.clone());
            prop_assert_eq!(after[seat].map(|chair| chair.occupant.clone()), came);
        }
    }
}

/// Laws are worth what the scripts come to.
#[test]
fn the_scripts_come_to_every_kind_of_event_and_end() {
    let (mut found, mut reasons) = (BTreeSet::new(), BTreeSet::new());
    for seed in 0..400 {
        let draw = &mut SplitMix64::new(seed);
        let mut table = opened(draw);
        for _ in 0..200 {
            let next = step(&mut table, Cast { mirrored: false }, draw);
            take(&mut table, next);
        }
        deserted(&mut table);
        found.extend(table.log.iter().flat_map(|logged| kinds(std::slice::from_ref(&logged.event))));
        reasons.insert(table.room.ending().expect("it is over").reason.name());
    }
    assert_eq!(found.len(), 25, "{found:?}");
    let own = EndReason::OWN.map(EndReason::name);
    let missing: Vec<&str> = own.into_iter().filter(|name| !reasons.contains(name)).collect();
    assert_eq!(missing, Vec::<&str>::new());
    assert!(reasons.len() >= own.len() + 4, "rules end games too: {reasons:?}");
}
