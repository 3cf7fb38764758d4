//! The game without scripts: every move is a form, every answer a new page, the whole state in the address.

mod arrange;
mod board;

use bija_rules::catalogue;
use bija_rules::{Event, Game, Match, Pit, Position, Seat};
use bija_wire::{Answer, Arg, Layout, LegalMove, Line, Opened, People, Person, PlayedMove, Side, Spot, Story, legal, played, summary};
use maud::{Markup, html};

use super::setup_form;
use crate::address::{Address, Asked, Level, Players};
use crate::games;
use crate::icons::Icon;
use crate::messages::{Lang, Voice, format, text};
use crate::rounds;
use crate::shell::{Form, Page, Section, nothing};

/// The page on which a game is chosen.
pub fn choose(lang: Lang) -> Markup {
    let main = html! {
        main id="main" class="page" {
            div.plain {
                h1.page-title { (text(lang, "play-choose-game")) }
                p.lede { (text(lang, "plain-choose")) }
                form action={ "/" (lang.code()) "/plain" } method="get" {
                    div.option-rows {
                        div.option-row {
                            label.option-text for="game" { strong { (text(lang, "table-game")) } }
                            select.select id="game" name="game" { @for entry in games::all(lang) { option value=(entry.id) { (format(lang, &games::name(entry.id))) } } }
                        }
                        (setup_form::players(lang, Address::new(&catalogue::ENTRIES[0]).players, 2, &Level::EVERYWHERE))
                    }
                    button class="button primary" { (text(lang, "play-start")) }
                }
            }
        }
    };
    let title = text(lang, "page-plain-choose-title");
    Page { lang, title, description: None, path: "/plain", preview: None, section: Section::Games, form: Form::Reading, main, after: nothing() }.render()
}

/// What was found of the move that the address asks about.
#[derive(Clone, Debug)]
pub struct Advice {
    /// The move, as a token.
    pub mv: String,
    /// Why it is good, or why the computer has made it.
    pub reasons: Vec<Line>,
}

/// A game as it stands. It is nobody's turn or a person's: the server has let the computer answer before.
pub fn page(lang: Lang, address: &Address, opened: &Opened, advice: Option<&Advice>) -> Markup {
    let name = format(lang, &games::name(opened.entry.id));
    let scene = Scene { advice, ..Scene::new(lang, address, opened) };
    let main = html! {
        main id="main" class="page" {
            div.plain {
                div.rules-head {
                    div { h1.page-title { (name) } p.meta { (scene.line(&games::size(opened.entry, &opened.values))) } (scene.start_number()) (scene.of_match()) }
                    div.hero-acts {
                        a.quiet-link href={ "/" (lang.code()) "/rules/" (opened.entry.id) } { (Icon::Book.svg()) span { (text(lang, "play-rules")) } }
                        a.quiet-link href={ "/" (lang.code()) "/play/" (opened.entry.id) } { (Icon::Play.svg()) span { (text(lang, "plain-with-script")) } }
                    }
                }
                section id="now" { (scene.turn()) (scene.board_form()) }
                (scene.moves())
                (scene.arrangement())
                (scene.setup())
                p.meta { (scene.t("plain-note")) }
            }
        }
    };
    let title = format(lang, &Line::new("page-plain-title").with("game", name));
    Page { lang, title, description: None, path: &address.path(), preview: None, section: Section::Games, form: Form::Reading, main, after: nothing() }.render()
}

/// The start position of a game as a form, for the play page of a browser that runs no script.
pub(super) fn start_form(lang: Lang, address: &Address) -> Markup {
    let opened = address.request().open().expect("a new game by options that were checked is accepted");
    let scene = Scene::new(lang, address, &opened);
    html! {
        form id="play-plain" class="plain-form" action={ (scene.action()) "#now" } method="get" {
            p { (scene.t("plain-note")) }
            @for (name, value) in address.parts() { input type="hidden" name=(name) value=(value); }
            (scene.board())
            div.plain-acts { a.button href={ "/" (lang.code()) (address.path()) } { (text(lang, "plain-open")) } }
        }
    }
}

/// What the page shows, and for whom.
struct Scene<'a> {
    lang: Lang,
    address: &'a Address,
    opened: &'a Opened,
    people: People,
    /// How the board lies.
    layout: Layout,
    /// The legal moves.
    legal: Vec<LegalMove>,
    /// The moves so far.
    moves: Vec<PlayedMove>,
    /// Who is drawn at the bottom.
    viewer: Seat,
    /// Where the last seed of the last sowing fell.
    landed: Option<Spot>,
    /// What the last turns did, in sentences.
    told: Vec<String>,
    /// What the reader has asked for.
    advice: Option<&'a Advice>,
}

impl<'a> Scene<'a> {
    fn new(lang: Lang, address: &'a Address, opened: &'a Opened) -> Scene<'a> {
        let game = &opened.game;
        let people = address.people(game, game.plies().len());
        let viewer = address.reader(game).unwrap_or(Seat::SOUTH);
        let (landed, told) = replay(Voice::of(lang, opened.entry), address, game);
        let look = opened.entry.look;
        let (legal, moves) = (legal(game, look.turning).collect(), played(game, look.turning).collect());
        Scene { lang, address, opened, people, layout: Layout::of(game.rules(), look), legal, moves, viewer, landed, told, advice: None }
    }

    fn game(&self) -> &Game {
        &self.opened.game
    }

    fn position(&self) -> &Position {
        self.game().position()
    }

    fn action(&self) -> String {
        format!("/{}/plain/{}", self.lang.code(), self.address.game)
    }

    fn voice(&self) -> Voice {
        Voice::of(self.lang, self.opened.entry)
    }

    fn t(&self, key: &str) -> String {
        text(self.voice(), key)
    }

    fn line(&self, line: &Line) -> String {
        format(self.voice(), line)
    }

    fn name(&self, people: &People, seat: Seat) -> String {
        match people.name(seat) {
            Arg::Line(line) => self.line(&line),
            Arg::Text(name) => name,
            Arg::Number(number) => number.to_string(),
        }
    }

    /// A message that begins with `$by` and `$name`.
    fn said_of(&self, seat: Seat, key: &'static str) -> Line {
        let by = if *self.people.person(seat) == Person::You { "you" } else { "other" };
        Line::new(key).with("by", by).with("name", self.people.name(seat))
    }

    /// Games of two rows and more people speak of sides where others speak of rows.
    fn row(&self, owner: Seat) -> String {
        if matches!(self.layout.shape, "four_rows" | "ring") {
            return self.line(&self.said_of(owner, "board-side"));
        }
        match (self.people.reader(), owner == self.viewer) {
            (Some(_), true) => self.t("board-row-yours"),
            (Some(_), false) => self.t("board-row-theirs"),
            (None, lower) => {
                let key = if lower { "board-row-bottom-named" } else { "board-row-top-named" };
                self.line(&Line::new(key).with("name", self.people.name(owner)))
            }
        }
    }

    /// The decisions that answer a question or the pie rule; they have buttons below the board.
    fn answers(&self) -> impl Iterator<Item = &LegalMove> {
        self.legal.iter().filter(|legal| legal.choice.answer.is_some())
    }

    /// The words on the button of an answer.
    fn answer_label(&self, legal: &LegalMove) -> String {
        self.t(match (legal.choice.answer, legal.choice.side.map(|side| self.seen(legal, side))) {
            (Some(Answer::Swap), _) => "play-swap",
            (Some(Answer::Safari), _) => "choice-on",
            (Some(Answer::Stop), _) => "choice-stop",
            (Some(Answer::Resign), _) => "choice-resign",
            (Some(Answer::Direction) | None, Some(Side::Left)) => "choice-left",
            (Some(Answer::Direction) | None, _) => "choice-right",
        })
    }

    /// The side of the page to which a sowing runs.
    fn seen(&self, legal: &LegalMove, side: Side) -> Side {
        let owner = legal.choice.pit.and_then(|pit| self.game().rules().board().owner(pit));
        if owner == Some(self.viewer) { side } else { side.other() }
    }

    /// The seat that ends the board's sentences: whose turn it is, unless the game is over.
    fn mover(&self) -> Option<Seat> {
        self.game().position().to_move()
    }

    fn start_number(&self) -> Markup {
        html! { @if let Some(number) = &self.address.start { p.meta { (self.line(&Line::new("start-random").with("number", number.as_str()))) } } }
    }

    /// The line that says whose turn it is, or how the game ended.
    fn turn(&self) -> Markup {
        let again =
            self.position().asked_at().is_none() && self.moves.last().is_some_and(|last| last.again && Some(last.seat) == self.mover().map(Seat::index));
        let named = |seat: Seat, key: &'static str| self.line(&Line::new(key).with("name", self.people.name(seat)));
        let (heading, sentence) = match self.mover() {
            None => (self.verdict(), None),
            Some(seat) if *self.people.person(seat) == Person::You => {
                (self.t(if again { "turn-title-again" } else { "turn-title-you" }), Some(self.t("plain-press")))
            }
            Some(seat) => (named(seat, if again { "turn-title-again-named" } else { "turn-title-named" }), Some(named(seat, "plain-press-named"))),
        };
        let sentence = match self.position().asked_at() {
            None => sentence,
            Some(_) => Some(self.t(if self.position().in_hand() > 0 { "choose-way" } else { "choose-on" })),
        };
        html! { h2 class="section-title" { (heading) } @if let Some(sentence) = sentence { p { (sentence) } } }
    }

    fn verdict(&self) -> String {
        let Some(outcome) = self.game().outcome() else { return self.t("turn-title-over") };
        match (outcome.winner(self.game().rules().board().seats), self.people.reader()) {
            (_, Some(reader)) if self.layout.seats > 2 => self.line(&Line::new("verdict-place").with("rank", outcome.places[reader])),
            (None, _) => self.t("verdict-draw"),
            (Some(winner), Some(reader)) if winner == reader => self.t("verdict-win"),
            (Some(_), Some(_)) => self.t("verdict-loss"),
            (Some(winner), None) => self.line(&Line::new("verdict-named").with("name", self.people.name(winner))),
        }
    }

    /// What happened since the reader's own last move, sowing by sowing.
    fn happened(&self) -> Markup {
        html! {
            @if !self.told.is_empty() {
                div.plain-told role="status" {
                    h3.for-readers { (self.t("plain-happened")) }
                    @for sentence in &self.told { p { (sentence) } }
                }
            }
        }
    }

    /// The move that is hinted at.
    fn hinted(&self) -> Option<&LegalMove> {
        let advice = self.advice.filter(|_| self.address.asked == Some(Asked::Hint))?;
        self.legal.iter().find(|legal| legal.token == advice.mv)
    }

    /// What the reader asked, answered.
    fn advised(&self) -> Markup {
        let Some(advice) = self.advice else { return nothing() };
        let what = match (self.address.asked, self.hinted()) {
            (Some(Asked::Hint), Some(legal)) => self.hint(legal),
            _ => match self.moves.last().and_then(|last| last.choice.pit) {
                Some(pit) => self.line(&Line::new("why-pit").with("pit", name_of(self.game(), pit))),
                None => self.t("why-other"),
            },
        };
        let sentences: Vec<String> = std::iter::once(what).chain(advice.reasons.iter().map(|line| self.line(line))).collect();
        html! { p.plain-advice role="status" { (Icon::Sprout.svg()) span { (sentences.join(" ")) } } }
    }

    /// The hinted move in words.
    fn hint(&self, legal: &LegalMove) -> String {
        let choice = &legal.choice;
        match (choice.pit, choice.answer, choice.side) {
            (None, ..) | (_, Some(Answer::Swap), _) => self.t("hint-swap"),
            (_, Some(_), _) => self.line(&Line::new("hint-choice").with("choice", self.answer_label(legal))),
            (Some(pit), None, Some(side)) => {
                self.line(&Line::new("hint-pit-way").with("pit", name_of(self.game(), pit)).with("way", self.seen(legal, side).name()))
            }
            (Some(pit), None, None) => self.line(&Line::new("hint-pit").with("pit", name_of(self.game(), pit))),
        }
    }

    /// The buttons that ask.
    fn questions(&self) -> Markup {
        let may = |asked| self.address.asked != Some(asked) && self.address.may_ask(self.game(), asked);
        html! {
            @if may(Asked::Hint) { button.button name="ask" value=(Asked::Hint.name()) { (Icon::Sprout.svg()) (self.t("play-hint")) } }
            @if may(Asked::Why) { button.button name="ask" value=(Asked::Why.name()) aria-label=(self.t("why-label")) { (self.t("why-ask")) } }
        }
    }

    fn board_form(&self) -> Markup {
        let parts = self.address.parts();
        html! {
            form class="plain-game" action={ (self.action()) "#now" } method="get" {
                @for (name, value) in &parts { input type="hidden" name=(name) value=(value); }
                (self.board())
                (self.advised())
                (self.happened())
                div.plain-acts {
                    @for answer in self.answers() { button class="button primary" name="move" value=(answer.token) { (self.answer_label(answer)) } }
                    (self.again())
                    (self.questions())
                    @if let Some(plies) = self.last_own_ply() {
                        a.button href={ (self.address.back_to(plies).href(self.lang)) "#now" } { (Icon::Back.svg()) (self.t("play-take-back")) }
                    }
                }
            }
        }
    }

    /// The ply to which a move is taken back: the reader's own last one, or with two people the last one.
    fn last_own_ply(&self) -> Option<usize> {
        let game = self.game();
        match self.address.players {
            Players::Computer { .. } => {
                (0..game.plies().len()).rev().find(|&index| *self.address.people(game, index).person(game.plies()[index].seat) == Person::You)
            }
            Players::Two { .. } => game.plies().len().checked_sub(1),
        }
    }

    fn again(&self) -> Markup {
        if self.mover().is_some() {
            return nothing();
        }
        if let Some(next) = self.next_round() {
            return next;
        }
        let again = self.address.again();
        let label = match again.players {
            Players::Computer { reader: Seat::SOUTH, .. } => self.t("play-again-you"),
            Players::Computer { .. } => self.t("play-again-computer"),
            Players::Two { first } => self.line(&Line::new("play-again-player").with("n", first)),
        };
        html! { a class="button primary" href={ (again.href(self.lang)) "#now" } { (Icon::Again.svg()) (label) } }
    }

    /// The match after the round that is over.
    fn finished_match(&self) -> Option<Match> {
        let mut series = self.opened.series.clone()?;
        series.finish_round(self.game()).ok()?;
        Some(series)
    }

    /// The way to the next round of the match, if there is one.
    fn next_round(&self) -> Option<Markup> {
        let series = self.finished_match().filter(|series| !series.is_over())?;
        let label = self.t(&format!("match-next-{}", series.rule().name()));
        Some(html! { a class="button primary" href={ (self.address.next_round().href(self.lang)) "#now" } { (Icon::Play.svg()) (label) } })
    }

    /// Which round of the match is played, and how the match stands when it is over.
    fn of_match(&self) -> Markup {
        let Some(before) = &self.opened.series else { return nothing() };
        let players = self.address.people(self.game(), 0);
        let standing = self.finished_match().map(|series| rounds::standing(&series, self.game(), &players));
        let lines = std::iter::once(rounds::round(before)).chain(rounds::closed(before)).chain(standing.unwrap_or_default());
        html! { p.meta { (lines.map(|line| self.line(&line)).collect::<Vec<_>>().join(" ")) } }
    }

    fn moves(&self) -> Markup {
        let game = self.game();
        html! {
            @if !game.plies().is_empty() {
                details {
                    summary { (self.t("plain-moves")) " · " (self.line(&Line::new("panel-sowings").with("count", game.sowings()))) }
                    ul.moves-list { @for index in 0..game.plies().len() { li { (self.moved(index)) } } }
                }
            }
        }
    }

    fn moved(&self, index: usize) -> String {
        let moved = &self.moves[index];
        let people = self.address.people(self.game(), index);
        let seat = Seat::new(moved.seat).expect("a seat of the game has moved");
        self.line(&move_line(self.game(), moved, index, &self.name(&people, seat), self.viewer))
    }

    fn setup(&self) -> Markup {
        html! {
            details class="plain-setup" open[self.game().plies().is_empty()] {
                summary { (self.t("play-new")) " · " (self.t("play-options")) }
                (setup_form::form(self.lang, self.opened.entry, self.address, &self.opened.values))
            }
        }
    }
}

/// What the owner of a pit calls it: a number, or row and column.
fn name_of(game: &Game, pit: Pit) -> Arg {
    let board = game.rules().board();
    if board.has_columns() { board.label(pit).into() } else { board.number(pit).unwrap_or_default().into() }
}

/// A move in a list of moves: whose it was, by `name`, and what was chosen, as it is seen from the seat of the viewer.
pub(super) fn move_line(game: &Game, moved: &PlayedMove, index: usize, name: &str, viewer: Seat) -> Line {
    let line = |key: &'static str| Line::new(key).with("ply", index + 1).with("name", name);
    let Some(pit) = moved.choice.pit else {
        let resigned = moved.choice.answer == Some(Answer::Resign);
        return line(if resigned { "moves-item-resign" } else { "moves-item-swap" });
    };
    let number = name_of(game, pit);
    let viewed = |side: Side| if moved.seat == viewer.index() { side } else { side.other() };
    match moved.choice.side {
        _ if moved.choice.answer == Some(Answer::Stop) => line("moves-item-stop"),
        Some(side) => line("moves-item-way").with("pit", number).with("way", viewed(side).name()),
        None if moved.again => line("moves-item-again").with("pit", number),
        None => line("moves-item").with("pit", number),
    }
}

/// The first ply that the page tells of: the reader's last own move, or what people did in the last turn.
fn told_from(address: &Address, game: &Game) -> usize {
    let Some(last) = game.plies().last() else { return 0 };
    let own = |&index: &usize| match address.players {
        Players::Computer { .. } => *address.people(game, index).person(game.plies()[index].seat) == Person::You,
        Players::Two { .. } => game.plies()[index].seat == last.seat,
    };
    let mut latest_first = (0..game.plies().len()).rev();
    match address.players {
        Players::Computer { .. } => latest_first.find(own).unwrap_or(0),
        Players::Two { .. } => latest_first.take_while(own).last().unwrap_or(0),
    }
}

/// Plays the game again: where the last seed of the last sowing fell, and what the last turns did.
fn replay(voice: Voice, address: &Address, game: &Game) -> (Option<Spot>, Vec<String>) {
    let from = told_from(address, game);
    let mut replay = Game::from_position(game.rules().clone(), *game.start());
    let (mut landed, mut told) = (None, Vec::new());
    for (index, ply) in game.plies().iter().enumerate() {
        let before = *replay.position();
        let mut events: Vec<Event> = Vec::new();
        replay.play(ply.mv, &mut events).expect("the moves of an opened game are legal");
        landed = Story::of(game.rules(), &before, &events).last;
        if index >= from {
            let people = address.people(game, index);
            let lines = summary(game.rules(), &before, &ply.after, &events, &people);
            told.push(lines.iter().filter(|line| line.key != "turn-next").map(|line| format(voice, line)).collect::<Vec<_>>().join(" "));
        }
    }
    (landed, told)
}
