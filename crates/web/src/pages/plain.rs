//! The game without scripts: every move is a form, every answer a new page, the whole state in the address.

use bija_rules::catalogue::{self, Turning};
use bija_rules::{Event, Game, Move, Pit, Seat};
use bija_wire::{Line, Opened, People, Person, Spot, Story, summary};
use maud::{Markup, html};

use super::setup_form;
use crate::address::{Address, Players};
use crate::games;
use crate::icons::Icon;
use crate::messages::{Lang, format, text};
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
                            select.select id="game" name="game" { @for entry in catalogue::ENTRIES { option value=(entry.id) { (format(lang, &games::name(entry.id))) } } }
                        }
                        (setup_form::players(lang, Address::new(&catalogue::ENTRIES[0]).players))
                    }
                    button class="button primary" { (text(lang, "play-start")) }
                }
            }
        }
    };
    let title = text(lang, "page-plain-choose-title");
    Page { lang, title, description: None, path: "/plain", section: Section::Games, form: Form::Reading, main, after: nothing() }.render()
}

/// A game as it stands. It is nobody's turn or a person's: the server has let the computer answer before.
pub fn page(lang: Lang, address: &Address, opened: &Opened) -> Markup {
    let name = format(lang, &games::name(opened.entry.id));
    let scene = Scene::new(lang, address, opened);
    let main = html! {
        main id="main" class="page" {
            div.plain {
                div.rules-head {
                    div { h1.page-title { (name) } p.meta { (format(lang, &games::size(opened.entry, &opened.values))) } (scene.start_number()) }
                    div.hero-acts {
                        a.quiet-link href={ "/" (lang.code()) "/rules/" (opened.entry.id) } { (Icon::Book.svg()) span { (text(lang, "play-rules")) } }
                        a.quiet-link href={ "/" (lang.code()) "/play/" (opened.entry.id) } { (Icon::Play.svg()) span { (text(lang, "plain-with-script")) } }
                    }
                }
                section id="now" { (scene.turn()) (scene.board_form()) }
                (scene.moves())
                (scene.setup())
                p.meta { (text(lang, "plain-note")) }
            }
        }
    };
    let title = format(lang, &Line::new("page-plain-title").with("game", name));
    Page { lang, title, description: None, path: &address.path(), section: Section::Games, form: Form::Reading, main, after: nothing() }.render()
}

/// Where the last seed of a game's last sowing fell.
fn landed(game: &Game) -> Option<Spot> {
    let plies = game.plies();
    let last = plies.last()?;
    let before = plies.len().checked_sub(2).map_or(*game.start(), |index| plies[index].after);
    let mut events: Vec<Event> = Vec::new();
    game.rules().play(&before, last.mv, &mut events).expect("the moves of an opened game are legal");
    Story::of(game.rules(), &before, &events).last
}

/// The start position of a game as a form, for the play page of a browser that runs no script.
pub(super) fn start_form(lang: Lang, address: &Address) -> Markup {
    let opened = address.request().open().expect("a new game by options that were checked is accepted");
    let scene = Scene::new(lang, address, &opened);
    html! {
        form id="play-plain" class="plain-form" action={ (scene.action()) "#now" } method="get" {
            p { (text(lang, "plain-note")) }
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
    /// Who is drawn at the bottom.
    viewer: Seat,
    /// Where the last seed of the last sowing fell.
    landed: Option<Spot>,
}

impl<'a> Scene<'a> {
    fn new(lang: Lang, address: &'a Address, opened: &'a Opened) -> Scene<'a> {
        let game = &opened.game;
        let people = address.people(game, game.plies().len());
        Scene { lang, address, opened, people, viewer: address.reader(game).unwrap_or(Seat::SOUTH), landed: landed(game) }
    }

    fn game(&self) -> &Game {
        &self.opened.game
    }

    fn action(&self) -> String {
        format!("/{}/plain/{}", self.lang.code(), self.address.game)
    }

    fn t(&self, key: &str) -> String {
        text(self.lang, key)
    }

    fn line(&self, line: &Line) -> String {
        format(self.lang, line)
    }

    fn name(&self, people: &People, seat: Seat) -> String {
        match people.name(seat) {
            bija_wire::Arg::Line(line) => self.line(&line),
            bija_wire::Arg::Text(name) => name,
            bija_wire::Arg::Number(number) => number.to_string(),
        }
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
        let again = self.game().plies().last().is_some_and(|ply| Some(ply.seat) == self.mover() && ply.mv != Move::SWAP);
        let (heading, sentence) = match self.mover() {
            None => (self.verdict(), None),
            Some(seat) if *self.people.person(seat) == Person::You => {
                (self.t(if again { "turn-title-again" } else { "turn-title-you" }), Some(self.t("plain-press")))
            }
            Some(seat) => {
                let named = |key: &'static str| self.line(&Line::new(key).with("name", self.people.name(seat)));
                (named(if again { "turn-title-again-named" } else { "turn-title-named" }), Some(named("plain-press-named")))
            }
        };
        html! { h2 class="section-title" { (heading) } @if let Some(sentence) = sentence { p { (sentence) } } }
    }

    fn verdict(&self) -> String {
        let Some(outcome) = self.game().outcome() else { return self.t("turn-title-over") };
        match (outcome.winner(self.game().rules().board().seats), self.people.reader()) {
            (None, _) => self.t("verdict-draw"),
            (Some(winner), Some(reader)) if winner == reader => self.t("verdict-win"),
            (Some(_), Some(_)) => self.t("verdict-loss"),
            (Some(winner), None) => self.line(&Line::new("verdict-named").with("name", self.people.name(winner))),
        }
    }

    /// The first ply that the page tells of: the reader's last own move, or what two people did in the last turn.
    fn told_from(&self) -> usize {
        let game = self.game();
        let Some(last) = game.plies().last() else { return 0 };
        let own = |index: usize| match self.address.players {
            Players::Computer { .. } => *self.address.people(game, index).person(game.plies()[index].seat) == Person::You,
            Players::Two { .. } => game.plies()[index].seat == last.seat,
        };
        let of_last_turn = (0..game.plies().len()).rev();
        match self.address.players {
            Players::Computer { .. } => of_last_turn.clone().find(|&index| own(index)).unwrap_or(0),
            Players::Two { .. } => of_last_turn.take_while(|&index| own(index)).last().unwrap_or(0),
        }
    }

    /// What happened since the reader's own last move, sowing by sowing.
    fn happened(&self) -> Markup {
        let game = self.game();
        let from = self.told_from();
        let mut replay = Game::from_position(game.rules().clone(), *game.start());
        let mut told = Vec::new();
        for (index, ply) in game.plies().iter().enumerate() {
            let before = *replay.position();
            let mut events: Vec<Event> = Vec::new();
            replay.play(ply.mv, &mut events).expect("the moves of an opened game are legal");
            if index >= from {
                let people = self.address.people(game, index);
                let lines = summary(game.rules(), &before, &ply.after, &events, &people);
                told.push(lines.iter().filter(|line| line.key != "turn-next").map(|line| self.line(line)).collect::<Vec<_>>().join(" "));
            }
        }
        html! {
            @if !told.is_empty() {
                div.plain-told role="status" {
                    h3.for-readers { (self.t("plain-happened")) }
                    @for sentence in &told { p { (sentence) } }
                }
            }
        }
    }

    fn board_form(&self) -> Markup {
        let parts = self.address.parts();
        let swap = self.game().legal().any(|mv| mv == Move::SWAP);
        html! {
            form class="plain-game" action={ (self.action()) "#now" } method="get" {
                @for (name, value) in &parts { input type="hidden" name=(name) value=(value); }
                (self.board())
                (self.happened())
                div.plain-acts {
                    @if swap { button class="button primary" name="move" value="swap" { (self.t("play-swap")) } }
                    (self.again())
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
        let again = self.address.again();
        let label = match again.players {
            Players::Computer { reader: Seat::SOUTH, .. } => self.t("play-again-you"),
            Players::Computer { .. } => self.t("play-again-computer"),
            Players::Two { first } => self.line(&Line::new("play-again-player").with("n", first)),
        };
        html! { a class="button primary" href={ (again.href(self.lang)) "#now" } { (Icon::Again.svg()) (label) } }
    }

    /// The board as a table: the other row, the reader's row, the stores at their ends.
    fn board(&self) -> Markup {
        let game = self.game();
        let board = game.rules().board();
        let clockwise = self.opened.entry.look.turning == Turning::Clockwise;
        let row = |seat: Seat| -> Vec<Pit> {
            let mut pits: Vec<Pit> = board.owned(seat).collect();
            if (seat == self.viewer) == clockwise {
                pits.reverse();
            }
            pits
        };
        let (own, other) = (self.viewer, self.viewer.other());
        let (left, right) = if clockwise { (own, other) } else { (other, own) };
        let name = self.line(&Line::new("board-label").with("game", games::name(self.opened.entry.id)));
        let turning = self.t(if clockwise { "board-clockwise" } else { "board-anticlockwise" });
        html! {
            table.plain-board data-wood=(self.opened.entry.look.wood.name()) {
                caption.for-readers { (name) ". " (turning) "." }
                tr aria-hidden="true" { td {} @for &pit in &row(other) { td.pit-number { (board.number(pit).unwrap_or_default()) } } td {} }
                tr { (self.store(left)) @for &pit in &row(other) { (self.pit(pit)) } (self.store(right)) }
                tr { @for &pit in &row(own) { (self.pit(pit)) } }
                tr aria-hidden="true" { td {} @for &pit in &row(own) { td.pit-number { (board.number(pit).unwrap_or_default()) } } td {} }
            }
        }
    }

    fn store(&self, seat: Seat) -> Markup {
        let count = self.game().position().store(seat);
        let by = if *self.people.person(seat) == Person::You { "you" } else { "other" };
        let label = Line::new("store-label").with("by", by).with("name", self.people.name(seat)).with("count", i64::from(count));
        html! { td.plain-store rowspan="2" { span aria-hidden="true" { (count) } span.for-readers { (self.line(&label)) } } }
    }

    fn pit(&self, pit: Pit) -> Markup {
        let game = self.game();
        let position = game.position();
        let legal = game.legal().find(|mv| mv.pit() == Some(pit));
        let number = game.rules().board().number(pit).unwrap_or_default();
        let row = game.rules().board().owner(pit).map_or_else(String::new, |owner| self.row(owner));
        let label = self.line(&Line::new("pit-label").with("pit", number).with("count", position.seeds(pit)));
        let began = game.plies().last().is_some_and(|ply| ply.mv.pit() == Some(pit));
        let marks = [(began, "○", "board-mark-from"), (self.landed == Some(Spot::Pit(pit)), "●", "board-mark-landed")];
        let marks: Vec<(&str, String)> = marks.into_iter().filter(|(shown, ..)| *shown).map(|(_, sign, key)| (sign, self.t(key))).collect();
        let count = html! {
            span aria-hidden="true" { (position.seeds(pit)) @for (sign, _) in &marks { span.plain-mark { (sign) } } }
        };
        let said = html! { @for (_, words) in &marks { ", " (words) } };
        html! {
            td {
                @match legal {
                    Some(mv) => {
                        button name="move" value=(game.rules().move_token(position, mv)) {
                            (count)
                            span.for-readers { (row) ", " (label) ", " (self.t("board-mark-playable")) (said) }
                        }
                    }
                    None => { span.plain-pit { (count) span.for-readers { (row) ", " (label) (said) } } }
                }
            }
        }
    }

    fn row(&self, owner: Seat) -> String {
        match (self.people.reader(), owner == self.viewer) {
            (Some(_), true) => self.t("board-row-yours"),
            (Some(_), false) => self.t("board-row-theirs"),
            (None, lower) => {
                let key = if lower { "board-row-bottom-named" } else { "board-row-top-named" };
                self.line(&Line::new(key).with("name", self.people.name(owner)))
            }
        }
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
        let game = self.game();
        let ply = &game.plies()[index];
        let name = self.name(&self.address.people(game, index), ply.seat);
        let Some(pit) = ply.mv.pit() else {
            return self.line(&Line::new("moves-item-swap").with("ply", index + 1).with("name", name));
        };
        let key = if ply.after.to_move() == Some(ply.seat) { "moves-item-again" } else { "moves-item" };
        let number = game.rules().board().number(pit).unwrap_or_default();
        self.line(&Line::new(key).with("ply", index + 1).with("name", name).with("pit", number))
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
