//! A finished game between people, move by move: for everybody who has its link, without scripts. Of a match every round.

use bija_rules::{BySeat, Event, Game, Match, Move, Position, Seat};
use bija_wire::{GameRequest, Line, Opened, People, Person, PlayedMove, RequestError, played, summary};
use maud::{Markup, html};

use super::over::Over;
use super::plain::move_line;
use crate::card;
use crate::games;
use crate::icons::Icon;
use crate::messages::{Lang, Voice, format, text};
use crate::picture::{Counts, Marks, Picture, drawings};
use crate::preview::Preview;
use crate::rounds;
use crate::shell::{Form, Page, Section, nothing};

/// A game that is over, and where its reader is.
#[derive(Clone, Copy, Debug)]
pub struct Replay<'a> {
    /// Where the site is reached.
    pub origin: &'a str,
    /// Its id, as it stands in addresses.
    pub id: &'a str,
    /// The whole game.
    pub request: &'a GameRequest,
    /// How it ended.
    pub over: &'a Over,
    /// The round, from 1; none for the last one.
    pub round: Option<usize>,
    /// Moves of the round that are played; none for all of them.
    pub ply: Option<usize>,
}

/// Why a move that is played again can be played.
const LEGAL: &str = "the moves of an opened game are legal";

/// The path of the page, below the language.
pub fn path(id: &str) -> String {
    format!("/game/{id}/moves")
}

/// The page `/{lang}/game/{id}/moves`; none where the game has no such round or move.
///
/// # Errors
/// If the game cannot be opened.
pub fn page(lang: Lang, replay: &Replay<'_>) -> Result<Option<Markup>, RequestError> {
    let Some(scene) = Scene::open(lang, replay)? else { return Ok(None) };
    let name = format(lang, &games::name(scene.opened.entry.id));
    let headline = replay.over.title(lang, &name);
    let main = html! {
        main id="main" class="page replay" {
            (drawings())
            div.rules-head {
                div {
                    h1.page-title { (headline) }
                    p.lede { (replay.over.description(lang, &name)) }
                    p.meta { (format(scene.voice(), &games::size(scene.opened.entry, &scene.opened.values))) (scene.of_match()) }
                }
                div.hero-acts { a.quiet-link href={ "/" (lang.code()) "/game/" (replay.id) } { (Icon::Play.svg()) span { (text(lang, "replay-live")) } } }
            }
            (scene.round_links())
            div.replay-parts {
                section id="now" { (scene.board()) (scene.told()) (scene.steps()) }
                section.replay-side { h2.section-title { (text(lang, "replay-moves")) } (scene.moves()) (scene.files()) }
            }
        }
    };
    let preview =
        Preview { origin: replay.origin, title: headline.clone(), description: replay.over.description(lang, &name), image: card::of_game(lang, replay.id) };
    let title = format(lang, &Line::new("page-replay-title").with("what", headline));
    let page = Page {
        lang,
        title,
        description: None,
        path: &format!("{}{}", path(replay.id), scene.query(scene.round, Some(scene.ply))),
        preview: Some(preview),
        section: Section::Games,
        form: Form::People,
        main,
        after: nothing(),
    };
    Ok(Some(page.render()))
}

/// A round of the game, all its moves played.
fn opened(request: &GameRequest, round: usize) -> Result<Opened, RequestError> {
    match request.rounds.get(round) {
        None => request.open(),
        Some(moves) => GameRequest { moves: moves.clone(), rounds: request.rounds[..round].to_vec(), ..request.clone() }.open(),
    }
}

/// What the page shows.
struct Scene<'a> {
    lang: Lang,
    replay: &'a Replay<'a>,
    opened: Opened,
    /// From 0.
    round: usize,
    /// Moves of the round that are played.
    ply: usize,
    /// The players by the seats that they had before anybody changed them.
    players: Vec<String>,
    played: Vec<PlayedMove>,
}

impl<'a> Scene<'a> {
    fn open(lang: Lang, replay: &'a Replay<'a>) -> Result<Option<Scene<'a>>, RequestError> {
        let rounds = replay.request.rounds.len() + 1;
        let (Some(round), last) = (replay.round.unwrap_or(rounds).checked_sub(1), replay.request.open()?) else { return Ok(None) };
        let mut players = replay.over.names.clone();
        if swaps(&last.game, last.game.plies().len()) {
            players.reverse();
        }
        let opened = if round + 1 == rounds { last } else { opened(replay.request, round)? };
        let plies = opened.game.plies().len();
        let ply = replay.ply.unwrap_or(plies);
        if round >= rounds || ply > plies {
            return Ok(None);
        }
        let played = played(&opened.game, opened.entry.look.turning).collect();
        Ok(Some(Scene { lang, replay, opened, round, ply, players, played }))
    }

    fn game(&self) -> &Game {
        &self.opened.game
    }

    fn voice(&self) -> Voice {
        Voice::of(self.lang, self.opened.entry)
    }

    fn is_last_round(&self) -> bool {
        self.round == self.replay.request.rounds.len()
    }

    /// Who sits where after so many moves of the round.
    fn people(&self, plies: usize) -> People {
        let turned = swaps(self.game(), plies);
        People::new(BySeat::from_fn(|seat: Seat| {
            let seat = if turned { seat.other() } else { seat };
            Person::Nick(self.players.get(seat.index()).cloned().unwrap_or_default())
        }))
    }

    fn name(&self, seat: usize, plies: usize) -> String {
        let seat = Seat::new(seat).expect("a seat of the game has moved");
        match self.people(plies).person(seat) {
            Person::Nick(name) => name.clone(),
            Person::You | Person::Opponent | Person::Computer | Person::ComputerNumber(_) | Person::Player(_) => String::new(),
        }
    }

    /// The query of a place in the game: the end of the last round has none.
    fn query(&self, round: usize, ply: Option<usize>) -> String {
        let mut query = form_urlencoded::Serializer::new(String::new());
        if !self.replay.request.rounds.is_empty() {
            query.append_pair("round", &(round + 1).to_string());
        }
        query.extend_pairs(ply.map(|ply| ("ply", ply.to_string())));
        match query.finish() {
            query if query.is_empty() => query,
            query => format!("?{query}"),
        }
    }

    fn href(&self, round: usize, ply: Option<usize>) -> String {
        format!("/{}{}{}#now", self.lang.code(), path(self.replay.id), self.query(round, ply))
    }

    /// The position before the last move played, the one after it, and what the move did.
    fn last_move(&self) -> Option<(Position, Position, Vec<Event>)> {
        let game = self.game();
        let last = self.ply.checked_sub(1)?;
        let before = last.checked_sub(1).map_or(*game.start(), |index| game.plies()[index].after);
        let mut replayed = Game::from_position(game.rules().clone(), *game.start());
        for ply in &game.plies()[..last] {
            replayed.play(ply.mv, &mut ()).expect(LEGAL);
        }
        let mut events: Vec<Event> = Vec::new();
        replayed.play(game.plies()[last].mv, &mut events).expect(LEGAL);
        Some((before, game.plies()[last].after, events))
    }

    fn of_match(&self) -> Markup {
        html! { @if let Some(series) = &self.opened.series { " · " (format(self.lang, &rounds::round(series))) } }
    }

    fn round_links(&self) -> Markup {
        let count = self.replay.request.rounds.len() + 1;
        html! {
            @if count > 1 {
                nav.replay-rounds aria-label=(text(self.lang, "replay-rounds")) {
                    @for round in 0..count {
                        a href=(self.href(round, Some(0))) aria-current=[(round == self.round).then_some("page")] { (format(self.lang, &Line::new("replay-round").with("n", round + 1))) }
                    }
                }
            }
        }
    }

    fn board(&self) -> Markup {
        let (rules, position) = (self.game().rules(), self.ply.checked_sub(1).map_or(*self.game().start(), |last| self.game().plies()[last].after));
        let counts = |seat: Seat| rules.board().owned(seat).map(|pit| position.seeds(pit).to_string()).collect::<Vec<_>>().join(", ");
        let others: Vec<String> = rules.seats().filter(|&seat| seat != Seat::SOUTH).map(counts).collect();
        let alt = Line::new("picture-alt").with("own", counts(Seat::SOUTH)).with("their", others.join("; "));
        let picture = Picture { entry: self.opened.entry, rules, position: &position, viewer: Seat::SOUTH, counts: Counts::Shown, marks: Marks::None };
        html! {
            figure.replay-board {
                (picture.svg("game-board", Some(&format(self.voice(), &alt))))
                figcaption.replay-sides {
                    @for seat in rules.seats() { span { (text(self.lang, &format!("replay-side-{}", side(seat, rules.board().seats)))) " " strong { (self.name(seat.index(), self.ply)) } } }
                }
            }
        }
    }

    /// What the last move did, and at the end how it came out.
    fn told(&self) -> Markup {
        let lines: Vec<String> = match self.last_move() {
            None if self.game().plies().is_empty() => vec![text(self.lang, "replay-empty")],
            None => vec![text(self.lang, "replay-begins")],
            Some((before, after, events)) => {
                let lines = summary(self.game().rules(), &before, &after, &events, &self.people(self.ply - 1));
                lines.iter().filter(|line| line.key != "turn-next").map(|line| format(self.voice(), line)).collect()
            }
        };
        let at_end = self.ply == self.game().plies().len();
        let reason = self.replay.over.reason.iter().filter(|_| at_end && self.is_last_round()).map(|line| format(self.lang, line));
        let standing = self.finished_match().filter(|_| at_end).map(|series| rounds::standing(&series, self.game(), &self.people(0))).unwrap_or_default();
        let standing = standing.iter().map(|line| format(self.voice(), line));
        html! { div.replay-told role="status" { @for line in lines.into_iter().chain(standing).chain(reason) { p { (line) } } } }
    }

    /// The match after this round; none where the round was broken off.
    fn finished_match(&self) -> Option<Match> {
        let mut series = self.opened.series.clone()?;
        series.finish_round(self.game()).ok()?;
        Some(series)
    }

    fn steps(&self) -> Markup {
        let (all, ply) = (self.game().plies().len(), self.ply);
        let link = |key: &str, to: usize, class: &str| {
            let label = text(self.lang, key);
            html! { @if to == ply { span.replay-off { (label) } } @else { a class={ "button " (class) } href=(self.href(self.round, Some(to))) { (label) } } }
        };
        html! {
            p class="meta replay-at" { (format(self.lang, &Line::new("replay-at").with("n", ply).with("of", all))) }
            nav.replay-steps aria-label=(text(self.lang, "steps-label")) {
                (link("step-first", 0, "")) (link("step-back", ply.saturating_sub(1), "")) (link("step-forward", (ply + 1).min(all), "primary")) (link("replay-last", all, ""))
            }
        }
    }

    fn moves(&self) -> Markup {
        html! {
            ol.replay-list {
                @for (index, moved) in self.played.iter().enumerate() {
                    li {
                        a href=(self.href(self.round, Some(index + 1))) aria-current=[(index + 1 == self.ply).then_some("step")] {
                            (format(self.voice(), &move_line(self.game(), moved, index, &self.name(moved.seat, index), Seat::SOUTH)))
                        }
                    }
                }
            }
        }
    }

    fn files(&self) -> Markup {
        let record = format!("/api/v1/games/{}/record", self.replay.id);
        html! {
            p.meta {
                (text(self.lang, "replay-take")) ": "
                a href={ (record) ".txt" } { (text(self.lang, "player-text")) } " · "
                a href={ (record) ".json" } { "JSON" }
            }
        }
    }
}

/// Where the side of a seat lies in the picture.
fn side(seat: Seat, seats: u8) -> &'static str {
    match (seat.index(), seats) {
        (0, _) => "bottom",
        (1, 2) | (2, 4) => "top",
        (1, _) => "right",
        (_, _) => "left",
    }
}

/// Whether the seats have been changed within so many moves. Where no seats are changed the same move answers another question.
fn swaps(game: &Game, plies: usize) -> bool {
    game.rules().has_pie_rule() && game.plies()[..plies].iter().filter(|ply| ply.mv == Move::SWAP).count() % 2 == 1
}
