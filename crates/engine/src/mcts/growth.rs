//! The tree while it grows.

use alloc::vec::Vec;
use core::cmp::Reverse;
use core::ops::Range;

use bija_rules::{Game, Move, Position, Rules, Seat, SplitMix64};

use super::{Leaf, MonteCarlo, reward};
use crate::judge::{GRAIN, Judge};
use crate::path::Path;
use crate::report::{Limits, Progress, Report, Stopped};
use crate::tree::Budget;

/// How much a visit is worth that might teach something, against one that promises something.
fn tune(name:&str,d:f32)->f32{ std::env::var(name).ok().and_then(|v|v.parse().ok()).unwrap_or(d)}
static CUR: std::sync::LazyLock<f32>=std::sync::LazyLock::new(||tune("CUR",0.6));
static FLR: std::sync::LazyLock<f32>=std::sync::LazyLock::new(||tune("FLR",0.1));
static DBT: std::sync::LazyLock<f32>=std::sync::LazyLock::new(||tune("DBT",0.15));
static GSD: std::sync::LazyLock<f32>=std::sync::LazyLock::new(||tune("GSD",0.5));
//TUNE const CURIOSITY
/// How much less is expected of moves that look worse than the best one: by this share less, a quarter as much.
const DOUBT: f32 = 0.15;
/// Part of the judge's guesses, taken up by minimax, in the worth of a position; the rest is the mean of its visits.
const GUESSED: f32 = 0.5;
const ROOT: usize = 0;

/// A share of the game for every seat.
type Shares = [f32; Seat::MAX];

/// A position of the tree, as the seat sees it that moved to it.
#[derive(Clone, Copy, Debug)]
struct Node {
    mv: Move,
    /// Who moved to it.
    by: Seat,
    /// Its moves; none before they are added.
    children: u8,
    /// Whether nothing follows that could matter.
    closed: bool,
    first: u32,
    visits: u32,
    /// Mean share of its visits.
    mean: f32,
    /// The share by the judge's guess, between two taken up by minimax.
    guess: f32,
    /// What was expected of it before it was visited, of 1 for it and its siblings together.
    prior: f32,
    /// The guess in points of the searching seat.
    points: i16,
    /// What the searching seat ends with, at the least and at the most, if the others play against it.
    least: i16,
    most: i16,
    /// The same as shares, between two.
    floor: f32,
    ceiling: f32,
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
    nodes: Vec<Node>,
    positions: Vec<Position>,
    /// Nodes that fit.
    room: usize,
    /// The nodes of a visit, from the root.
    walk: Vec<usize>,
}

impl<'a> Growth<'a> {
    pub(super) fn new(searcher: &'a MonteCarlo, game: &Game, number: u64, limits: &Limits, stop: &'a dyn Fn() -> bool) -> Growth<'a> {
        let position = *game.position();
        let me = position.to_move().expect("the game was found not to be over");
        let fit = searcher.bytes / (size_of::<Node>() + size_of::<Position>());
        let room = limits.nodes.map_or(fit, |nodes| fit.min(nodes.saturating_add(64) as usize)).min(u32::MAX as usize);
        let mut growth = Growth {
            rules: &searcher.rules,
            judge: &searcher.judge,
            leaf: searcher.leaf,
            me,
            path: Path::of(game, &searcher.keys, &searcher.nature),
            budget: Budget::new(limits.nodes, stop),
            draw: SplitMix64::new(number),
            nodes: Vec::with_capacity(room),
            positions: Vec::with_capacity(room),
            room,
            walk: Vec::new(),
        };
        growth.add(position, Move::SWAP, me);
        growth.expand(ROOT);
        growth.settle(ROOT);
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
                let line = self.line();
                on_progress(&self.progress(&line));
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
        let best = &self.nodes[self.favourite(ROOT).expect("the root has moves")];
        let points = i32::from(best.points.clamp(best.least, best.most));
        Progress { depth: line.len() as u32, value: self.judge.reported(points), exact: self.is_exact(), nodes: self.budget.nodes, line }
    }

    fn is_duel(&self) -> bool {
        self.rules.board().seats == 2
    }

    /// Whether nothing better can be found. Among more than two that is a place that nobody can better.
    fn is_exact(&self) -> bool {
        let Node { least, most, .. } = self.nodes[ROOT];
        least == most && (self.is_duel() || self.nodes[self.favourite(ROOT).expect("the root has moves")].least == most)
    }

    /// Goes down to a position that was not valued yet, values it, and takes the value up.
    fn visit(&mut self) {
        self.walk.clear();
        self.walk.push(ROOT);
        let mut at = ROOT;
        while self.nodes[at].children > 0 && !self.is_settled(at) {
            at = self.choose(at);
            self.path.push(&self.positions[at], self.nodes[at].mv, 0);
            self.walk.push(at);
        }
        let before = self.budget.nodes;
        let shares = self.value(at);
        if self.budget.nodes == before {
            // A position that is valued once more is looked at, too: a visit always comes nearer to the limit.
            self.budget.nodes += 1;
        }
        self.take_up(shares);
        for _ in 1..self.walk.len() {
            self.path.pop();
        }
    }

    /// Whether the value of a position is known.
    fn is_settled(&self, at: usize) -> bool {
        let node = &self.nodes[at];
        node.closed || self.is_duel() && node.least == node.most
    }

    fn children(&self, at: usize) -> Range<usize> {
        let first = self.nodes[at].first as usize;
        first..first + usize::from(self.nodes[at].children)
    }

    fn mover(&self, at: usize) -> Seat {
        self.positions[at].to_move().unwrap_or(self.nodes[at].by)
    }

    /// The move to look at next.
    fn choose(&self, at: usize) -> usize {
        let node = &self.nodes[at];
        let is_mine = self.mover(at) == self.me;
        let curiosity = *CUR * ((u64::from(node.visits) << 16).isqrt() as f32 / 256.0);
        let mut best = (f32::MIN, self.children(at).start);
        for index in self.children(at) {
            let child = &self.nodes[index];
            // Nothing is learned of what is proved, and the value that is taken up reckons with it.
            if self.is_duel() && (child.least == child.most || is_outdone(node, child, is_mine)) {
                continue;
            }
            let worth = self.worth(child) + curiosity * child.prior / (1 + child.visits) as f32;
            if worth > best.0 {
                best = (worth, index);
            }
        }
        best.1
    }

    fn worth(&self, node: &Node) -> f32 {
        if node.visits == 0 {
            node.guess
        } else if self.is_duel() && !node.closed {
            node.mean + *GSD * (node.guess - node.mean)
        } else {
            node.mean
        }
    }

    /// The shares of a position, whose moves are added where there is room for them.
    fn value(&mut self, at: usize) -> Shares {
        if self.is_settled(at) {
            return self.shares(&self.positions[at], at);
        }
        let is_full = self.nodes.len() + self.rules.legal(&self.positions[at]).len() > self.room;
        match self.leaf {
            Leaf::Judged if !is_full => {
                self.expand(at);
                self.settle(at);
                let best = self.best_guess(at);
                self.shares(&self.positions[best], best)
            }
            Leaf::Judged => self.play_out(at, 4),
            Leaf::Played(plies) => {
                if self.nodes[at].visits > 0 && !is_full {
                    self.expand(at);
                    self.settle(at);
                }
                self.play_out(at, plies)
            }
        }
    }

    fn expand(&mut self, at: usize) {
        let position = self.positions[at];
        let by = self.mover(at);
        let first = self.nodes.len();
        for mv in self.rules.legal(&position) {
            let after = self.path.after(self.rules, &position, mv);
            self.budget.nodes += 1;
            self.add(after, mv, by);
        }
        let children = &mut self.nodes[first..];
        let count = children.len();
        let best = children.iter().map(|child| child.guess).fold(0.0, f32::max);
        let mut all = 0.0;
        for child in &mut *children {
            let behind = 1.0 + (best - child.guess) / *DBT;
            child.prior = 1.0 / (behind * behind);
            all += child.prior;
        }
        for child in &mut *children {
            child.prior = *FLR / count as f32 + (1.0 - *FLR) * child.prior / all;
        }
        self.nodes[at].first = first as u32;
        self.nodes[at].children = count as u8;
    }

    fn add(&mut self, position: Position, mv: Move, by: Seat) {
        let me = self.me;
        let (own, is_final) = self.points(&position, me);
        let (least, most) = if is_final { (own, own) } else { self.judge.reach(&position, me) };
        let [floor, ceiling] = [least, most].map(|points| self.share(&position, points, true));
        let mut node = Node {
            mv,
            by,
            children: 0,
            closed: is_final,
            first: 0,
            visits: 0,
            mean: 0.0,
            guess: 0.0,
            prior: 1.0,
            points: own as i16,
            least: least as i16,
            most: most as i16,
            floor,
            ceiling,
        };
        self.nodes.push(node);
        self.positions.push(position);
        let at = self.nodes.len() - 1;
        node.guess = self.shares(&position, at)[by.index() & 3];
        self.nodes[at] = node;
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

    /// Everybody's share of a position of the tree, or of one reached from it.
    fn shares(&self, position: &Position, at: usize) -> Shares {
        let mut shares = [0.0; Seat::MAX];
        if self.is_duel() {
            let node = &self.nodes[at];
            let (points, is_final) = if self.is_settled(at) { (i32::from(node.least), true) } else { self.points(position, self.me) };
            let share = self.share(position, points, is_final);
            shares[self.me.index() & 3] = share;
            shares[self.me.other().index() & 3] = 1.0 - share;
            return shares;
        }
        for seat in self.rules.seats() {
            let (points, is_final) = self.points(position, seat);
            shares[seat.index() & 3] = self.share(position, points, is_final);
        }
        shares
    }

    fn share(&self, position: &Position, points: i32, is_final: bool) -> f32 {
        match (self.judge.counts_seeds(), is_final) {
            (true, true) => reward::of_margin(points),
            (true, false) => {
                let open = self.judge.open(position).unwrap_or_else(|| GRAIN * i32::from(position.total()));
                reward::of_expected(points, open)
            }
            (false, true) => reward::of_place(points),
            (false, false) => reward::of_chance(points),
        }
    }

    /// Plays random moves from a position of the tree.
    fn play_out(&mut self, at: usize, plies: u32) -> Shares {
        let mut position = self.positions[at];
        let mut played = 0;
        while played < plies && position.to_move().is_some() && !self.budget.is_spent() {
            let mut moves = self.rules.legal(&position);
            let mv = moves.nth(self.draw.below(moves.len() as u64) as usize).expect("the draw is below the number of moves");
            position = self.path.after(self.rules, &position, mv);
            self.path.push(&position, mv, 0);
            self.budget.nodes += 1;
            played += 1;
        }
        for _ in 0..played {
            self.path.pop();
        }
        let mut shares = [0.0; Seat::MAX];
        for seat in self.rules.seats() {
            let (points, is_final) = self.points(&position, seat);
            shares[seat.index() & 3] = self.share(&position, points, is_final);
        }
        shares
    }

    /// Takes a value up, within what is proved of every position on the way.
    fn take_up(&mut self, mut shares: Shares) {
        let (mut changed, is_duel) = (true, self.is_duel());
        for index in (0..self.walk.len()).rev() {
            let at = self.walk[index];
            if changed && index + 1 < self.walk.len() {
                changed = self.settle(at);
            }
            let node = &mut self.nodes[at];
            if is_duel {
                let (me, other) = (self.me.index() & 3, self.me.other().index() & 3);
                shares[me] = shares[me].max(node.floor).min(node.ceiling);
                shares[other] = 1.0 - shares[me];
            }
            node.visits = node.visits.saturating_add(1);
            node.mean += (shares[node.by.index() & 3] - node.mean) / node.visits as f32;
        }
    }

    /// The child that promises its mover most by the guesses.
    fn best_guess(&self, at: usize) -> usize {
        let children = self.children(at);
        let mut best = children.start;
        for index in children {
            if self.nodes[index].guess > self.nodes[best].guess {
                best = index;
            }
        }
        best
    }

    /// Takes bounds and guesses of the children up to a position. Whether anything changed.
    fn settle(&mut self, at: usize) -> bool {
        let mover = self.mover(at);
        let children = &self.nodes[self.children(at)];
        let pick = |bound: fn(&Node) -> i16| {
            let bounds = children.iter().map(bound);
            if mover == self.me { bounds.max() } else { bounds.min() }.expect("a position that goes on has a move")
        };
        let (least, most) = (pick(|child| child.least), pick(|child| child.most));
        let best = self.nodes[self.best_guess(at)];
        let before = self.nodes[at];
        let mut node = Node { least, most, points: best.points.clamp(least, most), ..before };
        if self.is_duel() {
            if (least, most) != (before.least, before.most) {
                [node.floor, node.ceiling] = [least, most].map(|points| self.share(&self.positions[at], i32::from(points), true));
            }
            let mine = if best.by == self.me { best.guess } else { 1.0 - best.guess };
            let mine = mine.max(node.floor).min(node.ceiling);
            node.guess = if before.by == self.me { mine } else { 1.0 - mine };
        }
        self.nodes[at] = node;
        (before.least, before.most, before.points) != (least, most, node.points) || before.guess.to_bits() != node.guess.to_bits()
    }

    /// The move to play: the one most visited of those that nothing proved outdoes, unless a proved one is worth more.
    fn favourite(&self, at: usize) -> Option<usize> {
        let node = &self.nodes[at];
        let is_mine = self.mover(at) == self.me;
        let open = self.children(at).filter(|&index| !self.is_duel() || !is_outdone(node, &self.nodes[index], is_mine));
        let (proved, tried): (Vec<usize>, Vec<usize>) = open.partition(|&index| self.is_duel() && self.is_settled(index));
        let most_visited = tried.into_iter().max_by_key(|&index| (self.nodes[index].visits, Reverse(index)));
        match (proved.first().copied(), most_visited) {
            (Some(sure), Some(tried)) => Some(if self.worth(&self.nodes[tried]) > self.nodes[sure].guess { tried } else { sure }),
            (sure, tried) => sure.or(tried),
        }
    }

    fn line(&self) -> Vec<Move> {
        let mut line = Vec::new();
        let mut at = ROOT;
        while let Some(next) = self.favourite(at) {
            line.push(self.nodes[next].mv);
            at = next;
        }
        line
    }
}

/// Whether a sibling is proved to be as good for the mover, whatever comes of this one.
fn is_outdone(node: &Node, child: &Node, is_mine: bool) -> bool {
    if is_mine {
        child.most < node.least || child.most == node.least && child.least < node.least
    } else {
        child.least > node.most || child.least == node.most && child.most > node.most
    }
}
