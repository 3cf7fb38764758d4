//! The tree while it grows.

use alloc::vec::Vec;
use core::cmp::Ordering;

use bija_rules::{Game, Move, Position, Rules, Seat, SplitMix64};

use super::tree::{Node, ROOT, Tree};
use super::{Leaf, MonteCarlo, reward};
use crate::judge::Judge;
use crate::path::Path;
use crate::report::{Limits, Progress, Report, Stopped};
use crate::tree::Budget;

/// How much a visit is worth that might teach something, against one that promises something.
const CURIOSITY: f32 = 0.6;
/// How much less is expected of moves that look worse than the best one: by this share less, a quarter as much.
const DOUBT: f32 = 0.15;
/// What is expected of all moves alike, whatever they look like.
const ALIKE: f32 = 0.1;
/// Part of the judge's guesses, taken up by minimax, in the worth of a position; the rest is the mean of its visits.
const GUESSED: f32 = 0.5;
/// Random moves from a position whose moves find no room in the tree: something else to learn there at each visit.
const WITHOUT_ROOM: u32 = 4;

/// A share of the game for every seat.
type Shares = [f32; Seat::MAX];

/// What the judge says of a position.
struct Judged {
    /// For the searching seat.
    points: i32,
    /// Whether those are final.
    is_final: bool,
    shares: Shares,
}

/// A tree, and what it may still spend.
pub(super) struct Growth<'a> {
    rules: &'a Rules,
    judge: &'a Judge,
    leaf: Leaf,
    me: Seat,
    path: Path,
    budget: Budget<'a>,
    draw: SplitMix64,
    tree: Tree,
    /// The nodes of a visit, from the root.
    walk: Vec<usize>,
    /// The moves about to be added.
    found: Vec<Node>,
}

impl<'a> Growth<'a> {
    pub(super) fn new(searcher: &'a MonteCarlo, game: &Game, number: u64, limits: &Limits, stop: &'a dyn Fn() -> bool) -> Growth<'a> {
        let position = *game.position();
        let me = position.to_move().expect("the game was found not to be over");
        // A few more than are looked at: the moves of a last position are added together.
        let most = limits.nodes.map_or(u64::MAX, |nodes| nodes.saturating_mul(2).saturating_add(200));
        let mut growth = Growth {
            rules: &searcher.rules,
            judge: &searcher.judge,
            leaf: searcher.leaf,
            me,
            path: Path::of(game, &searcher.keys, &searcher.nature),
            budget: Budget::new(limits.nodes, stop),
            draw: SplitMix64::new(number),
            tree: Tree::new(Node::new(Move::SWAP, me, me), searcher.bytes, most),
            walk: Vec::new(),
            found: Vec::new(),
        };
        growth.open(ROOT, &position);
        growth
    }

    pub(super) fn run(mut self, limits: &Limits, on_progress: &mut dyn FnMut(&Progress<'_>)) -> Report {
        let mut told = 0;
        let stopped = loop {
            if self.is_exact() {
                break Stopped::Exact;
            }
            if self.budget.is_spent() {
                break self.budget.halted.expect("what is spent was halted");
            }
            self.visit();
            if self.budget.nodes >= told {
                told = 2 * self.budget.nodes;
                on_progress(&self.progress(&self.line()));
            }
            if limits.depth.is_some_and(|depth| self.walk.len() > depth as usize && self.line().len() >= depth as usize) {
                break Stopped::Depth;
            }
        };
        let line = self.line();
        let Progress { depth, value, exact, nodes, .. } = self.progress(&line);
        Report { best: line[0], value, exact, depth, nodes, stopped, line }
    }

    fn progress<'l>(&self, line: &'l [Move]) -> Progress<'l> {
        let best = self.tree.node(self.favourite(ROOT).expect("the root has moves"));
        let points = i32::from(best.points.clamp(best.least, best.most));
        Progress { depth: line.len() as u32, value: self.judge.reported(points), exact: self.is_exact(), nodes: self.budget.nodes, line }
    }

    fn is_duel(&self) -> bool {
        self.rules.board().seats == 2
    }

    /// Whether nothing better can be found. Among more than two that is a place that nobody can better.
    fn is_exact(&self) -> bool {
        let root = self.tree.node(ROOT);
        root.is_proved() && (self.is_duel() || self.favourite(ROOT).is_some_and(|best| self.tree.node(best).least == root.most))
    }

    /// Goes down to a position that was not valued yet, values it, and takes the value up.
    fn visit(&mut self) {
        self.tree.make_room();
        self.walk.clear();
        self.walk.push(ROOT);
        let mut at = ROOT;
        let mut position = *self.tree.position(ROOT).expect("the moves of the root were added");
        while !self.is_settled(at) && self.tree.node(at).is_open() {
            at = self.choose(at);
            let mv = self.tree.node(at).mv;
            position = match self.tree.position(at) {
                Some(&position) => position,
                None => self.make(&position, mv),
            };
            self.path.push(&position, mv, 0);
            self.walk.push(at);
        }
        let before = self.budget.nodes;
        let shares = self.value(at, &position);
        if self.budget.nodes == before {
            // What is valued once more is looked at, too: every visit comes nearer to the limit.
            self.budget.nodes += 1;
        }
        self.take_up(shares);
        for _ in 1..self.walk.len() {
            self.path.pop();
        }
    }

    fn make(&mut self, position: &Position, mv: Move) -> Position {
        self.budget.nodes += 1;
        self.path.after(self.rules, position, mv)
    }

    /// Whether nothing that follows a position can matter.
    fn is_settled(&self, at: usize) -> bool {
        let node = self.tree.node(at);
        node.closed || self.is_duel() && node.is_proved()
    }

    /// The move to look at next.
    fn choose(&self, at: usize) -> usize {
        let (node, sure) = (self.tree.node(at), self.sure(at));
        let curiosity = CURIOSITY * ((u64::from(node.visits) << 16).isqrt() as f32 / 256.0);
        let children = self.tree.children(at);
        let mut best = (f32::MIN, children.start);
        for (child, index) in self.tree.nodes(children.clone()).iter().zip(children) {
            // Nothing is learned of what is proved, and the value that is taken up reckons with it.
            if self.is_duel() && (child.is_proved() || self.is_outdone(child, sure)) {
                continue;
            }
            let worth = self.worth(child) + curiosity * child.prior / (1 + child.visits) as f32;
            if worth > best.0 {
                best = (worth, index);
            }
        }
        best.1
    }

    /// What a move is worth to who makes it.
    fn worth(&self, node: &Node) -> f32 {
        if node.visits == 0 || self.is_duel() && node.is_proved() {
            node.guess
        } else if self.is_duel() {
            node.mean + GUESSED * (node.guess - node.mean)
        } else {
            node.mean
        }
    }

    /// The shares of a position, whose moves are added where there is room for them.
    fn value(&mut self, at: usize, position: &Position) -> Shares {
        if self.is_settled(at) {
            return if self.is_duel() { self.split(self.tree.node(at).floor) } else { self.judged(position).shares };
        }
        let has_room = self.tree.has_room(self.rules.legal(position).len());
        match self.leaf {
            Leaf::Judged if has_room => self.open(at, position),
            Leaf::Judged => self.play_out(position, WITHOUT_ROOM),
            Leaf::Played(plies) => {
                if has_room && self.tree.node(at).visits > 0 {
                    self.open(at, position);
                }
                self.play_out(position, plies)
            }
        }
    }

    /// Adds the moves of a position. The shares after the one that looks best.
    fn open(&mut self, at: usize, position: &Position) -> Shares {
        let by = self.tree.node(at).mover;
        let mut best: Option<(f32, Shares)> = None;
        let mut found = core::mem::take(&mut self.found);
        found.clear();
        for mv in self.rules.legal(position) {
            let after = self.make(position, mv);
            let judged = self.judged(&after);
            let shares = judged.shares;
            let guess = shares[by.index() & 3];
            if best.is_none_or(|(best, _)| guess > best) {
                best = Some((guess, shares));
            }
            found.push(self.found(&after, mv, by, &judged));
        }
        let (best, shares) = best.expect("a position that goes on has a move");
        expect(&mut found, best);
        self.tree.add(at, position, &found);
        self.found = found;
        self.settle(at);
        shares
    }

    /// A position that a move leads to, seen for the first time.
    fn found(&self, position: &Position, mv: Move, by: Seat, judged: &Judged) -> Node {
        let Judged { points, is_final, shares } = *judged;
        let guess = shares[by.index() & 3];
        let (least, most) = if is_final { (points, points) } else { self.judge.reach(position, self.me) };
        let [floor, ceiling] = [least, most].map(|points| self.final_share(points));
        let [least, most, points] = [least, most, points].map(|points| points as i16);
        let mover = position.to_move().unwrap_or(by);
        Node { closed: is_final, guess, floor, ceiling, least, most, points, ..Node::new(mv, by, mover) }
    }

    /// The points of a seat, and whether they are final.
    fn points(&self, position: &Position, seat: Seat) -> (i32, bool) {
        let Some(mover) = position.to_move() else {
            return (self.judge.settled(self.rules, position, seat, seat), true);
        };
        if let Some(points) = self.judge.decided(position, seat, seat) {
            return (points, true);
        }
        if !self.is_duel() {
            return (self.judge.estimate(position, seat, seat), false);
        }
        let points = self.judge.estimate(position, mover, mover);
        (if mover == seat { points } else { -points }, false)
    }

    /// What the judge says of a position.
    fn judged(&self, position: &Position) -> Judged {
        let (points, is_final) = self.points(position, self.me);
        let mut shares = self.split(self.share(position, points, is_final));
        if !self.is_duel() {
            for seat in self.rules.seats().filter(|&seat| seat != self.me) {
                let (points, is_final) = self.points(position, seat);
                shares[seat.index() & 3] = self.share(position, points, is_final);
            }
        }
        Judged { points, is_final, shares }
    }

    /// The shares of two, of whom the searching seat has that one.
    fn split(&self, share: f32) -> Shares {
        let mut shares = [1.0 - share; Seat::MAX];
        shares[self.me.index() & 3] = share;
        shares
    }

    fn final_share(&self, points: i32) -> f32 {
        if self.judge.counts_seeds() { reward::of_margin(points) } else { reward::of_place(points) }
    }

    fn share(&self, position: &Position, points: i32, is_final: bool) -> f32 {
        if is_final {
            self.final_share(points)
        } else if self.judge.counts_seeds() {
            reward::of_expected(points, self.judge.in_play(position))
        } else {
            reward::of_chance(points)
        }
    }

    /// Plays random moves from a position.
    fn play_out(&mut self, from: &Position, plies: u32) -> Shares {
        let mut position = *from;
        let mut played = 0;
        while played < plies && position.to_move().is_some() && !self.budget.is_spent() {
            let mut moves = self.rules.legal(&position);
            let mv = moves.nth(self.draw.below(moves.len() as u64) as usize).expect("the draw is below the number of moves");
            position = self.make(&position, mv);
            self.path.push(&position, mv, 0);
            played += 1;
        }
        for _ in 0..played {
            self.path.pop();
        }
        self.judged(&position).shares
    }

    /// Takes a value up, within what is proved of every position on the way.
    fn take_up(&mut self, mut shares: Shares) {
        let is_duel = self.is_duel();
        // A position whose moves were added now has taken them in already.
        let mut changed = true;
        for index in (0..self.walk.len()).rev() {
            let at = self.walk[index];
            if changed && index + 1 < self.walk.len() {
                changed = self.settle(at);
            }
            if is_duel {
                let Node { floor, ceiling, .. } = *self.tree.node(at);
                shares = self.split(shares[self.me.index() & 3].max(floor).min(ceiling));
            }
            let node = self.tree.node_mut(at);
            node.visits = node.visits.saturating_add(1);
            node.mean += (shares[node.by.index() & 3] - node.mean) / node.visits as f32;
        }
    }

    /// Takes what is known of its moves up to a position: bounds, and between two the guess. Whether anything changed.
    fn settle(&mut self, at: usize) -> bool {
        let before = *self.tree.node(at);
        let is_mine = before.mover == self.me;
        let children = self.tree.nodes(self.tree.children(at));
        let (mut least, mut most, mut best) = (children[0].least, children[0].most, &children[0]);
        for child in &children[1..] {
            (least, most) = if is_mine { (least.max(child.least), most.max(child.most)) } else { (least.min(child.least), most.min(child.most)) };
            if child.guess > best.guess {
                best = child;
            }
        }
        // What was proved before its moves were forgotten and added again still is.
        (least, most) = (least.max(before.least), most.min(before.most));
        let mut node = Node { least, most, points: best.points.clamp(least, most), ..before };
        if self.is_duel() {
            if (least, most) != (before.least, before.most) {
                [node.floor, node.ceiling] = [least, most].map(|points| self.final_share(i32::from(points)));
            }
            let mine = if is_mine { best.guess } else { 1.0 - best.guess };
            let mine = mine.max(node.floor).min(node.ceiling);
            node.guess = if before.by == self.me { mine } else { 1.0 - mine };
        }
        *self.tree.node_mut(at) = node;
        (before.least, before.most, before.points) != (least, most, node.points) || before.guess.to_bits() != node.guess.to_bits()
    }

    /// What the mover of a position is sure of by one of its moves, for the searching seat.
    fn sure(&self, at: usize) -> i16 {
        let least = self.tree.nodes(self.tree.children(at)).iter().map(|child| child.least);
        let most = self.tree.nodes(self.tree.children(at)).iter().map(|child| child.most);
        if self.tree.node(at).mover == self.me { least.max().unwrap_or(i16::MIN) } else { most.min().unwrap_or(i16::MAX) }
    }

    /// Whether a move is proved to be no better than another that is sure, whatever comes of it.
    fn is_outdone(&self, node: &Node, sure: i16) -> bool {
        let (reach, safe) = if node.by == self.me { (node.most.cmp(&sure), node.least == sure) } else { (sure.cmp(&node.least), node.most == sure) };
        self.is_duel() && (reach == Ordering::Less || reach == Ordering::Equal && !safe)
    }

    /// The move to play: the one most visited of those that nothing proved outdoes, unless a proved one is worth more.
    fn favourite(&self, at: usize) -> Option<usize> {
        let (sure, mut proved, mut tried) = (self.sure(at), None, None);
        for index in self.tree.children(at) {
            let node = self.tree.node(index);
            if self.is_outdone(node, sure) {
                continue;
            }
            if self.is_duel() && node.is_proved() {
                proved = proved.or(Some(index));
            } else if tried.is_none_or(|tried: usize| node.visits > self.tree.node(tried).visits) {
                tried = Some(index);
            }
        }
        match (proved, tried) {
            (Some(proved), Some(tried)) if self.worth(self.tree.node(tried)) > self.worth(self.tree.node(proved)) => Some(tried),
            (proved, tried) => proved.or(tried),
        }
    }

    fn line(&self) -> Vec<Move> {
        let mut line = Vec::new();
        let mut at = ROOT;
        while let Some(next) = self.favourite(at) {
            line.push(self.tree.node(next).mv);
            at = next;
        }
        line
    }
}

/// Says how much is expected of each of the moves of a position, the best of which promises that share.
fn expect(moves: &mut [Node], best: f32) {
    let mut all = 0.0;
    for node in &mut *moves {
        let behind = 1.0 + (best - node.guess) / DOUBT;
        node.prior = 1.0 / (behind * behind);
        all += node.prior;
    }
    let alike = ALIKE / moves.len() as f32;
    for node in moves {
        node.prior = alike + (1.0 - ALIKE) * node.prior / all;
    }
}
