//! The nodes of a tree, within the memory they may take.

use alloc::vec::Vec;
use core::ops::Range;

use bija_rules::{Move, Position, Seat};

pub(super) const ROOT: usize = 0;
/// No family.
const NONE: u32 = u32::MAX;

/// A position of the tree, as the seat sees it that moved to it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) mv: Move,
    /// Who moved to it.
    pub(super) by: Seat,
    /// Who moves on; whoever moved to it where nobody does.
    pub(super) mover: Seat,
    /// Whether it is over, or as good as over for the searching seat.
    pub(super) closed: bool,
    /// Its moves among the families.
    pub(super) family: u32,
    pub(super) visits: u32,
    /// Mean share of its visits.
    pub(super) mean: f32,
    /// The share by the judge's guess, between two taken up by minimax.
    pub(super) guess: f32,
    /// What was expected of it before it was visited, of 1 for it and its siblings together.
    pub(super) prior: f32,
    /// What the searching seat has at least and at most, as shares.
    pub(super) floor: f32,
    pub(super) ceiling: f32,
    /// The same in points, if the others play against it.
    pub(super) least: i16,
    pub(super) most: i16,
    /// The guess in points of the searching seat.
    pub(super) points: i16,
}

impl Node {
    /// A node of which nothing is known.
    pub(super) fn new(mv: Move, by: Seat, mover: Seat) -> Node {
        let (least, most, points) = (i16::MIN, i16::MAX, 0);
        let (mean, guess, prior, floor, ceiling) = (0.0, 0.0, 1.0, 0.0, 1.0);
        Node { mv, by, mover, closed: false, family: NONE, visits: 0, mean, guess, prior, floor, ceiling, least, most, points }
    }

    /// Whether what the searching seat ends with is proved.
    pub(super) fn is_proved(&self) -> bool {
        self.least == self.most
    }

    /// Whether its moves were added.
    pub(super) fn is_open(&self) -> bool {
        self.family != NONE
    }
}

/// A position and the nodes its moves lead to.
#[derive(Clone, Copy, Debug)]
struct Family {
    position: Position,
    parent: u32,
    first: u32,
    count: u32,
}

/// The nodes: siblings lie side by side, behind their parent; families in the order in which they were added.
#[derive(Debug)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    families: Vec<Family>,
    /// Nodes that fit; half as many families do.
    room: usize,
}

/// Moves that any position may have.
const MANY: usize = 64;

impl Tree {
    /// Bytes of a node: itself, and half a family.
    const NODE: usize = size_of::<Node>() + size_of::<Family>() / 2;

    /// A tree of a root alone, which stays within so many bytes and is never asked for more than so many nodes. Only the
    /// moves of the root are added in any case.
    pub(super) fn new(root: Node, bytes: usize, most: u64) -> Tree {
        let room = (bytes / Self::NODE).min(usize::try_from(most).unwrap_or(usize::MAX)).min(NONE as usize);
        let mut nodes = Vec::with_capacity(room);
        nodes.push(root);
        Tree { nodes, families: Vec::with_capacity(room / 2), room }
    }

    pub(super) fn node(&self, at: usize) -> &Node {
        &self.nodes[at]
    }

    pub(super) fn node_mut(&mut self, at: usize) -> &mut Node {
        &mut self.nodes[at]
    }

    /// Where the moves of a position are; nowhere before they are added.
    pub(super) fn children(&self, at: usize) -> Range<usize> {
        let family = self.families.get(self.nodes[at].family as usize);
        family.map_or(0..0, |family| family.first as usize..(family.first + family.count) as usize)
    }

    pub(super) fn nodes(&self, range: Range<usize>) -> &[Node] {
        &self.nodes[range]
    }

    /// The position of a node whose moves were added.
    pub(super) fn position(&self, at: usize) -> Option<&Position> {
        self.families.get(self.nodes[at].family as usize).map(|family| &family.position)
    }

    /// Whether so many moves of a position fit.
    pub(super) fn has_room(&self, moves: usize) -> bool {
        self.nodes.len() + moves <= self.room && self.families.len() < self.room / 2
    }

    /// Adds the moves of a position that has none yet.
    pub(super) fn add(&mut self, at: usize, position: &Position, children: &[Node]) {
        self.nodes[at].family = self.families.len() as u32;
        self.families.push(Family { position: *position, parent: at as u32, first: self.nodes.len() as u32, count: children.len() as u32 });
        self.nodes.extend_from_slice(children);
    }

    /// Makes room for any position if there is none: forgets what is below positions that were seldom visited. What was found
    /// out about those themselves stays. No node but the root stays in its place.
    pub(super) fn make_room(&mut self) {
        if self.has_room(MANY) {
            return;
        }
        let (mut fewest, most) = (2, self.nodes[ROOT].visits);
        while self.kept(fewest) > self.room / 2 && fewest < most {
            fewest *= 2;
        }
        self.forget_below(fewest.min(most));
    }

    /// Nodes that stay if nothing stays below positions with fewer visits. Who was visited less than that has no
    /// descendant that was visited more.
    fn kept(&self, fewest: u32) -> usize {
        let stays = |family: &&Family| self.nodes[family.parent as usize].visits >= fewest;
        self.families.iter().filter(stays).map(|family| family.count as usize).sum()
    }

    fn forget_below(&mut self, fewest: u32) {
        let (mut nodes, mut families) = (1, 0);
        for index in 0..self.families.len() {
            let Family { position, parent, first, count } = self.families[index];
            let stays = self.nodes.get(parent as usize).is_some_and(|node| node.visits >= fewest);
            if !stays && parent != NONE {
                self.nodes[parent as usize].family = NONE;
            }
            for child in 0..count {
                let node = self.nodes[(first + child) as usize];
                if let Some(below) = self.families.get_mut(node.family as usize) {
                    below.parent = if stays { nodes + child } else { NONE };
                }
                if stays {
                    self.nodes[(nodes + child) as usize] = node;
                }
            }
            if stays {
                self.nodes[parent as usize].family = families;
                self.families[families as usize] = Family { position, parent, first: nodes, count };
                (nodes, families) = (nodes + count, families + 1);
            }
        }
        self.nodes.truncate(nodes as usize);
        self.families.truncate(families as usize);
    }
}

#[cfg(test)]
mod tests {
    use bija_rules::catalogue;

    use super::*;

    fn grown(bytes: usize) -> Tree {
        let position = catalogue::rules("kalah", &[]).expect("the catalogue has the game").start(0);
        let node = |pit| Node::new(Move::sow(pit, bija_rules::Dir::Forward), Seat::SOUTH, Seat::NORTH);
        let mut tree = Tree::new(node(0), bytes, u64::MAX);
        // One long stem, its branches at changing places.
        let mut at = ROOT;
        while tree.has_room(3) {
            tree.add(at, &position, &[node(1), node(2), node(3)]);
            at = tree.children(at).start + tree.families.len() % 3;
        }
        tree
    }

    /// The moves from the root to every node, and its visits.
    fn paths(tree: &Tree) -> Vec<(Vec<Move>, u32)> {
        let mut paths = vec![(ROOT, Vec::new())];
        let mut next = 0;
        while let Some((at, path)) = paths.get(next).cloned() {
            paths.extend(tree.children(at).map(|child| (child, [&path[..], &[tree.node(child).mv]].concat())));
            next += 1;
        }
        paths.into_iter().map(|(at, path)| (path, tree.node(at).visits)).collect()
    }

    #[test]
    fn a_tree_keeps_to_its_bytes() {
        for bytes in [0, 1_000, 50_000] {
            let tree = grown(bytes);
            let taken = tree.nodes.capacity() * size_of::<Node>() + tree.families.capacity() * size_of::<Family>();
            assert!(taken <= bytes.max(size_of::<Node>() * 4), "{taken} of {bytes}");
            assert!(bytes < 50_000 || tree.nodes.len() > 300, "{}", tree.nodes.len());
        }
    }

    #[test]
    fn what_is_forgotten_is_what_lies_below_few_visits() {
        let mut tree = grown(50_000);
        let count = tree.nodes.len() as u32;
        // A node is visited less than its parent, which lies before it.
        for (index, node) in tree.nodes.iter_mut().enumerate() {
            node.visits = count - index as u32;
        }
        let before = paths(&tree);
        let fewest = count / 2;
        let visits = |path: &[Move]| before.iter().find(|(other, _)| other == path).expect("a parent is there").1;
        let expected: Vec<_> = before.iter().filter(|(path, _)| path.split_last().is_none_or(|(_, parent)| visits(parent) >= fewest)).cloned().collect();
        tree.forget_below(fewest);
        assert!(expected.len() < before.len() && expected.len() > 10);
        assert_eq!(paths(&tree), expected);
        assert_eq!((tree.nodes.len(), 3 * tree.families.len() + 1), (expected.len(), expected.len()), "nothing else is kept");
        // It grows on from there.
        let leaf = tree.nodes.len() - 1;
        let position = *tree.position(ROOT).expect("the root stays open");
        tree.add(leaf, &position, &[Node::new(Move::SWAP, Seat::NORTH, Seat::SOUTH)]);
        assert_eq!(paths(&tree).len(), expected.len() + 1);
    }
}
