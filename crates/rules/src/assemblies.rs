//! The test of the custom house rule: rulesets thrown together from the vocabulary at random. Whatever passes
//! [`Rules::new`] must play without surprise, and so must the twelve games of the family.

use alloc::sync::Arc;
use alloc::vec::Vec;

use crate::board::{Board, Half, Shape};
use crate::catalogue;
use crate::event::{Event, Sink};
use crate::facts::{Fact, Question, When};
use crate::game::Game;
use crate::json::{fields, read_fields};
use crate::pits::PitSet;
use crate::rules::Rules;
use crate::ruleset::*;
use crate::start::SplitMix64;

/// Draws members of the vocabulary.
struct Dice(SplitMix64);

impl Dice {
    fn below(&mut self, bound: u64) -> u64 {
        self.0.below(bound)
    }

    /// Once in so many times.
    fn one_in(&mut self, times: u64) -> bool {
        self.below(times) == 0
    }

    fn pick<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len() as u64) as usize]
    }

    fn board(&mut self) -> Board {
        let shape = self.pick(&[
            Shape::Rows,
            Shape::Rows,
            Shape::Rows,
            Shape::Squares,
            Shape::FourRows { front: Half::First },
            Shape::FourRows { front: Half::Second },
        ]);
        let seats = self.pick(&[2, 2, 2, 2, 3, 4]);
        Board { seats, pits: 1 + self.below(8) as u8, shape }
    }

    fn collect(&mut self) -> Collect {
        self.pick(&[Collect::Owner, Collect::Emptier, Collect::Nobody, Collect::Stay])
    }

    fn when(&mut self) -> When {
        let mut named = Vec::new();
        for question in Question::ALL {
            if self.one_in(4) {
                let answers: Vec<Fact> = Fact::ALL.into_iter().filter(|fact| fact.bit() & question.answers() != 0).collect();
                named.push(self.pick(&answers));
                named.extend(answers.into_iter().filter(|_| self.one_in(2)));
            }
        }
        When::all(&named)
    }

    fn take(&mut self) -> Take {
        let chain = Chain {
            counts: (self.below(1 << 12) as u32) & !1,
            over: self.pick(&[ChainOver::EnemyPits, ChainOver::AllPits]),
            reads: self.pick(&[Reads::Snapshot, Reads::Sequential]),
        };
        Take {
            at: self.pick(&[At::Last, At::Last, At::Next, At::Far]),
            holes: self.pick(&[Holes::Itself, Holes::Itself, Holes::WithFacing, Holes::FacingColumn]),
            back: self.one_in(3).then_some(chain),
        }
    }

    fn act(&mut self) -> Act {
        match self.below(6) {
            0 => Act::Again,
            1 => Act::Relay(self.pick(&[From::Last, From::Next])),
            2..=4 => Act::Capture(self.take(), self.pick(&[Then::Over, Then::Over, Then::LandAgain, Then::SowOn])),
            _ => Act::Over(Why::Plain),
        }
    }

    fn landing(&mut self, marks: bool, objective: Objective) -> Vec<Row> {
        if objective == Objective::Race && !self.one_in(8) {
            return vec![Row { when: self.when(), act: Act::Again }, otherwise(Act::Over(Why::Plain))];
        }
        let mut landing: Vec<Row> = (0..self.below(5)).map(|_| Row { when: self.when(), act: self.act() }).collect();
        if marks {
            landing.insert(0, row(&[Fact::Enemy, self.pick(&[Fact::Holds2, Fact::Holds3, Fact::Holds4]), Fact::MayMark], Act::Mark));
        }
        let last = if self.one_in(3) { Act::Relay(self.pick(&[From::Last, From::Next])) } else { Act::Over(Why::Plain) };
        landing.push(otherwise(last));
        landing
    }

    fn drops(&mut self, marks: bool) -> Vec<DropRow> {
        let to = self.pick(&[DropTo::PitOwner, DropTo::MarkOwner, DropTo::Sower]);
        if marks {
            return vec![DropRow { when: Drop::Marked, to }];
        }
        let makes = Drop::Makes { count: 1 + self.below(6) as u8, last: self.pick(&[LastSeed::Counts, LastSeed::LeftToLanding]) };
        if self.one_in(4) { vec![DropRow { when: makes, to }] } else { Vec::new() }
    }

    fn ends(&mut self, objective: Objective) -> Vec<EndRow> {
        if objective == Objective::Race {
            let ranks = self.pick(&[Ranks::All, Ranks::FirstOnly]);
            return vec![EndRow { when: EndWhen::OwnRowEmpty, then: EndThen::Finish { ranks } }];
        }
        let when = [EndWhen::AnyRowEmpty, EndWhen::OwnRowEmpty, EndWhen::Majority, EndWhen::NeutralEmpty, EndWhen::PiecesGone];
        (0..self.below(3)).map(|_| EndRow { when: self.pick(&when), then: EndThen::Over(self.collect()) }).collect()
    }

    fn choose(&mut self, board: &Board) -> Choose {
        let from = PitSet(self.below(u64::MAX)).and(PitSet::range(0, board.cells())).without(board.neutrals());
        Choose {
            which: self.pick(&[Which::Any, Which::Any, Which::First, Which::Last]),
            least: 1 + u8::from(self.one_in(4)),
            dirs: self.pick(&[Dirs::Forward, Dirs::Forward, Dirs::Forward, Dirs::Both, Dirs::ForwardOrCapturingBack { from }]),
            feed: if self.one_in(4) { Feed::MustFeed } else { Feed::Free },
        }
    }

    fn extra(&mut self, marks: bool, board: &Board) -> Extra {
        let except = [Except::No, Except::Yes];
        let pieces = board.shape == Shape::Squares && !self.one_in(3);
        Extra {
            max_bonus: self.one_in(3).then(|| self.below(4) as u8),
            pie: if self.one_in(4) { Pie::Swap } else { Pie::Off },
            marks: marks.then(|| MarkRule { last_pit: self.pick(&except), same_number: self.pick(&except) }),
            pieces: pieces.then(|| Pieces { value: self.pick(&[5, 10]), young: self.below(7) as u8 }),
        }
    }

    fn ruleset(&mut self) -> Ruleset {
        let board = self.board();
        let objective = self.pick(&[Objective::Margin, Objective::Margin, Objective::Margin, Objective::Survival, Objective::Race]);
        let marks = objective != Objective::Race && self.one_in(8);
        let sow = Sow {
            track: Track {
                ring: self.pick(&[Ring::Whole, Ring::Whole, Ring::Whole, Ring::OwnSide]),
                stores: self.pick(&[Stores::None, Stores::Own, Stores::All]),
                origin: self.pick(&[Origin::Sown, Origin::Sown, Origin::Skipped]),
            },
            choose: self.choose(&board),
            lift: self.pick(&[Lift::All, Lift::All, Lift::LeaveOne]),
            drops: if objective == Objective::Race { Vec::new() } else { self.drops(marks) },
            landing: self.landing(marks, objective),
            slam: self.pick(&[
                Slam::Captures,
                Slam::Captures,
                Slam::Captures,
                Slam::TakesNothing,
                Slam::Illegal,
                Slam::KeepFirst,
                Slam::KeepLast,
                Slam::RestToOpponent,
            ]),
            ends: self.ends(objective),
            stuck: match self.below(4) {
                0 if objective == Objective::Survival => Stuck::Lose,
                0 | 1 => Stuck::Over(self.collect()),
                2 => Stuck::Pass,
                _ => Stuck::Borrow,
            },
            endless: self.pick(if objective == Objective::Survival {
                &[Endless::TurnOver, Endless::Annul, Endless::Lose]
            } else {
                &[Endless::TurnOver, Endless::Annul]
            }),
            extra: self.extra(marks, &board),
        };
        Ruleset {
            board,
            seeds: 1 + self.below(9) as u8,
            start: self.pick(&[
                Start::Equal,
                Start::Equal,
                Start::Moved(1),
                Start::Scattered,
                Start::FirstHalf,
                Start::Arranged(Arranged::ByFirst { least: 0 }, Laid::Equal),
            ]),
            family: Family::Sow(sow),
            objective,
            guard: Guard {
                repeats: self.pick(&[None, Some(2), Some(3)]),
                repeat_needs: self.pick(&[RepeatNeeds::Nothing, RepeatNeeds::EveryRow]),
                cap: Some(400),
                collect: self.collect(),
            },
        }
    }
}

/// Keeps events, and gives up on a turn that does not come to its end.
struct Patience(Vec<Event>);

impl Sink for Patience {
    fn event(&mut self, event: Event) {
        assert!(self.0.len() < 300_000, "a turn ends");
        self.0.push(event);
    }
}

fn seeds_in_all(rules: &Rules, game: &Game) -> i64 {
    let position = game.position();
    let pits = i64::from(position.pits.total());
    let stores: i64 = rules.seats().map(|seat| i64::from(position.stores[seat])).sum();
    pits + stores + i64::from(position.in_hand()) + i64::from(position.out)
}

/// Walks a random game of so many plies at most and checks what holds in every game.
fn walk(rules: &Arc<Rules>, number: u64, plies: usize) -> usize {
    let mut game = Game::new(Arc::clone(rules), number);
    let mut draw = SplitMix64::new(number);
    for ply in 0..plies {
        let position = *game.position();
        let text = rules.text(&position);
        assert_eq!(position.over().is_some(), game.legal().is_empty(), "over or a move: {text}");
        assert_eq!(seeds_in_all(rules, &game), i64::from(rules.seeds_in_all()), "conserved: {text}");
        assert_eq!(rules.read_position(&text).as_ref(), Ok(&position), "text: {text}");
        let object = serde_json::Value::Object(fields(rules, &position));
        let setup = read_fields(rules, &object).unwrap_or_else(|error| panic!("{object}: {error}"));
        assert_eq!(rules.accept(&setup, &mut ()).as_ref(), Ok(&position), "fields: {object}");
        let legal = game.legal();
        if legal.is_empty() {
            assert!(game.outcome().is_some());
            return ply;
        }
        let mv = game.legal().nth(draw.below(legal.len() as u64) as usize).expect("drawn among the legal moves");
        let (mut told, mut silent) = (position, position);
        rules.play_unchecked(&mut told, mv, &mut Patience(Vec::new()));
        rules.play_unchecked(&mut silent, mv, &mut ());
        assert_eq!(told, silent, "told is silent: {} in {text}", rules.move_token(&position, mv));
        game.play(mv, &mut ()).expect("the move is legal");
    }
    plies
}

#[test]
fn any_assembly_that_makes_sense_plays_without_surprise() {
    let mut dice = Dice(SplitMix64::new(20_240_229));
    let (mut played, mut refused, mut plies) = (0, 0, 0);
    while played < 3000 {
        let ruleset = dice.ruleset();
        let Ok(rules) = Rules::new(ruleset.clone()) else {
            refused += 1;
            continue;
        };
        let rules = Arc::new(rules);
        let walked = std::panic::catch_unwind(|| (0..2).map(|number| walk(&rules, number, 40)).sum::<usize>());
        plies += walked.unwrap_or_else(|_| panic!("assembly {played}: {ruleset:?}"));
        played += 1;
    }
    std::println!("{played} assemblies, {plies} plies, {refused} refused");
}

#[test]
fn the_twelve_games_play_told_as_silent_and_keep_every_law() {
    let games: [(&str, &[(&str, &str)]); 30] = [
        ("kalah", &[]),
        ("kalah", &[("pie_rule", "true")]),
        ("oware", &[]),
        ("oware", &[("grand_slam", "illegal")]),
        ("congklak", &[]),
        ("congklak", &[("no_move", "pass")]),
        ("sungka", &[]),
        ("sungka", &[("empty_capture", "true")]),
        ("turkish_mangala", &[]),
        ("bestemshe", &[]),
        ("togyz_kumalak", &[]),
        ("pallanguzhi", &[]),
        ("pallanguzhi", &[("after_capture", "continue"), ("pasu_owner", "sower")]),
        ("pallanguzhi", &[("capture_opposite", "true"), ("pasu", "6"), ("pasu_on_last_seed", "false")]),
        ("pallanguzhi", &[("lap", "same_cup"), ("pasu", "off")]),
        ("o_an_quan", &[]),
        ("o_an_quan", &[("young_quan_min", "0"), ("quan_value", "5")]),
        ("o_an_quan", &[("end", "both_pieces")]),
        ("mangala4", &[]),
        ("mangala4", &[("setup", "seven"), ("start_choice", "free")]),
        ("mangala4", &[("head", "right"), ("chain", "sequential")]),
        ("mancala_basic", &[]),
        ("mancala_basic", &[("pits", "7"), ("all_ranks", "false")]),
        ("mancala_basic", &[("seats", "3")]),
        ("mancala_basic", &[("seats", "3"), ("all_ranks", "false")]),
        ("mancala_basic", &[("seats", "4"), ("pits", "4")]),
        ("omweso", &[]),
        ("omweso", &[("reverse", "true")]),
        ("omweso", &[("first_turn_capture", "false")]),
        ("omweso", &[("reverse", "true"), ("first_turn_capture", "false")]),
    ];
    for (id, options) in games {
        let rules = Arc::new(catalogue::rules(id, options).unwrap_or_else(|error| panic!("{id}: {error}")));
        for number in 0..12 {
            let walked = std::panic::catch_unwind(|| walk(&rules, number, 300));
            assert!(walked.is_ok(), "{id} {options:?}, game {number}");
        }
    }
}
