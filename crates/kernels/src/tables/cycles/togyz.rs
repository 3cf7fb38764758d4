//! Endgame tables of Togyz Kumalak and Bestemshe: what the seat to move makes sure of, and what it can be held to.
//!
//! A board of Togyz Kumalak is its seeds and the pit that each seat has marked. The marked pits are always empty, so a row with one is
//! numbered as a row of one pit less. Within a layer the boards of each pair of marks lie together:
//!
//! ```text
//! marks of a layer, own and other   | none, none | none, 1 | ... | 1, none | 1, 2 | ... | 8, 7 |      pairs that the rules allow
//! blocks of a pair, by the own seeds             | 0 | 1 | ... | t | ... s |
//! ```
//! Who marks a pit takes three seeds: as every capture that leads to a layer below, where all pairs have their bounds.

use bija_rules::Rules;
use bija_rules::ruleset::{Collect, Except, Guard, MarkRule, RepeatNeeds};

use super::{Block, Circling, Leads, Rows, find};
use crate::maker::MoveMaker;
use crate::rank::{Ranks, rows_in_order};
use crate::tables::layers::{Below, Layers};
use crate::tables::{Bounds, Built, Family, Seen, Watch};
use crate::togyz::{MOST_TABLED, Togyz, TogyzBoard, TogyzKernel, TogyzRules};
use crate::word::Word;

/// The games of the family that have tables.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kumalak {
    /// Two rows of nine, and pits that are marked.
    TogyzKumalak,
    /// Two rows of five.
    Bestemshe,
}

impl Kumalak {
    const ALL: [Kumalak; 2] = [Kumalak::TogyzKumalak, Kumalak::Bestemshe];

    /// Reads a ruleset; `None` if it is neither of them, or if something else than the third occurrence of a position ends its games.
    pub fn claim(rules: &Rules) -> Option<Kumalak> {
        let third = Guard { repeats: Some(3), repeat_needs: RepeatNeeds::Nothing, cap: None, collect: Collect::Owner };
        let claimed = TogyzRules::claim(rules).filter(|_| rules.ruleset().guard == third)?;
        Kumalak::ALL.into_iter().find(|game| game.play() == claimed)
    }

    /// How it is played.
    pub fn play(self) -> TogyzRules {
        match self {
            Kumalak::TogyzKumalak => TogyzRules { pits: 9, marks: Some(MarkRule { last_pit: Except::Yes, same_number: Except::Yes }) },
            Kumalak::Bestemshe => TogyzRules { pits: 5, marks: None },
        }
    }
}

/// What moves are made and boards numbered with.
#[derive(Clone, Debug)]
pub struct Means(ByPits);

#[derive(Clone, Debug)]
enum ByPits {
    Five(Numbered<u64, 5>),
    Nine(Numbered<u128, 9>),
}

impl Family for Kumalak {
    type Means = Means;

    fn game(self) -> &'static str {
        match self {
            Kumalak::TogyzKumalak => "togyz_kumalak",
            Kumalak::Bestemshe => "bestemshe",
        }
    }

    fn pits(self) -> usize {
        usize::from(self.play().pits)
    }

    fn options(self) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    fn begin(self, most: u8) -> Option<(Means, Layers)> {
        if usize::from(most) > MOST_TABLED {
            return None;
        }
        let (means, begins) = match TogyzKernel::new(self.play()) {
            TogyzKernel::Five(maker) => {
                let (numbered, begins) = Numbered::new(maker, most)?;
                (ByPits::Five(numbered), begins)
            }
            TogyzKernel::Nine(maker) => {
                let (numbered, begins) = Numbered::new(maker, most)?;
                (ByPits::Nine(numbered), begins)
            }
        };
        Some((Means(means), Layers::new(begins, 2)?))
    }

    fn fill(means: &Means, layers: &mut Layers, threads: usize, watch: &dyn Watch) -> Built {
        match &means.0 {
            ByPits::Five(numbered) => numbered.fill(layers, threads, watch),
            ByPits::Nine(numbered) => numbered.fill(layers, threads, watch),
        }
    }

    fn bounds(means: &Means, layers: &Layers, board: &Seen) -> Option<Bounds> {
        match &means.0 {
            ByPits::Five(numbered) => numbered.bounds(layers, board),
            ByPits::Nine(numbered) => numbered.bounds(layers, board),
        }
    }
}

/// A move maker with the numbers of its boards.
#[derive(Clone, Debug)]
struct Numbered<W, const PITS: usize> {
    maker: Togyz<W, PITS>,
    /// The numbers of rows.
    ranks: Ranks,
    /// The pairs of marks, own and other, in their order; the number of pits for none.
    marks: Vec<[u8; 2]>,
    /// The place of each pair in that order, by own and other mark.
    pairs: Vec<usize>,
    /// For each layer the places in it where the blocks of each pair begin, by own seeds.
    blocks: Vec<Vec<u32>>,
}

impl<W: Word, const PITS: usize> Numbered<W, PITS> {
    const NONE: u8 = PITS as u8;

    /// The numbers of boards of up to so many seeds, and where their layers begin; `None` if there would be more than can be held.
    fn new(maker: Togyz<W, PITS>, most: u8) -> Option<(Numbered<W, PITS>, Vec<u64>)> {
        let all = (0..=Self::NONE).map(|pit| (pit + Self::NONE) % (Self::NONE + 1));
        let marks: Vec<[u8; 2]> = all.clone().flat_map(|own| all.clone().map(move |other| [own, other])).filter(|&marks| maker.allows(marks)).collect();
        let mut pairs = vec![usize::MAX; (PITS + 1) * (PITS + 1)];
        marks.iter().enumerate().for_each(|(place, &marks)| pairs[Self::pair_at(marks)] = place);
        let mut numbered = Numbered { maker, ranks: Ranks::new(PITS, most)?, marks, pairs, blocks: Vec::new() };
        let mut begins = vec![0];
        for seeds in 0..=usize::from(most) {
            let (mut next, mut blocks) = (0u64, Vec::new());
            for [own, other] in numbered.marks.iter().copied() {
                for own_seeds in 0..=seeds {
                    blocks.push(next as u32);
                    next = next
                        .checked_add(numbered.rows(other, own_seeds) * numbered.rows(own, seeds - own_seeds))
                        .filter(|&next| u32::try_from(next).is_ok())?;
                }
            }
            numbered.blocks.push(blocks);
            begins.push(begins[seeds] + next);
        }
        Some((numbered, begins))
    }

    fn pair_at([own, other]: [u8; 2]) -> usize {
        usize::from(own) * (PITS + 1) + usize::from(other)
    }

    /// Rows of so many seeds in which that pit is marked.
    fn rows(&self, mark: u8, seeds: usize) -> u64 {
        self.ranks.rows(seeds) - if mark == Self::NONE { 0 } else { self.skipped(seeds) }
    }

    /// Rows of so many seeds that have some in the last pit: they come first, and are no rows of one pit less.
    fn skipped(&self, seeds: usize) -> u64 {
        seeds.checked_sub(1).map_or(0, |fewer| self.ranks.rows(fewer))
    }

    /// The seeds of a row in which that pit is marked, and its number among the rows of as many.
    #[inline(always)]
    fn row(&self, mark: u8, row: W) -> (usize, u64) {
        if mark == Self::NONE {
            return self.ranks.row::<W, PITS>(row);
        }
        let before = Self::before(mark);
        let (seeds, rank) = self.ranks.row::<W, PITS>(row & before | row >> 8 & !before);
        (seeds, rank - self.skipped(seeds))
    }

    /// The bytes of the pits before one.
    #[inline(always)]
    fn before(pit: u8) -> W {
        (W::low(1) << (8 * u32::from(pit))).minus(W::low(1))
    }

    /// The rows of so many seeds in which that pit is marked, in the order of their numbers.
    fn rows_in_order(&self, mark: u8, seeds: usize) -> Vec<W> {
        let rows = rows_in_order::<W>(PITS, seeds as u8);
        if mark == Self::NONE {
            return rows;
        }
        let before = Self::before(mark);
        rows.into_iter().skip(self.skipped(seeds) as usize).map(|row| row & before | (row & !before) << 8).collect()
    }

    /// Seeds of a board without stores, and its place in its layer.
    #[inline(always)]
    fn place(&self, board: TogyzBoard<W>) -> (usize, usize) {
        let [own_mark, other_mark] = board.marks;
        let ((own_seeds, own), (other_seeds, other)) = (self.row(other_mark, board.own), self.row(own_mark, board.other));
        let seeds = own_seeds + other_seeds;
        let begins = self.blocks[seeds][self.pairs[Self::pair_at(board.marks)] * (seeds + 1) + own_seeds];
        (seeds, begins as usize + (own * self.rows(own_mark, other_seeds) + other) as usize)
    }

    fn fill(&self, layers: &mut Layers, threads: usize, watch: &dyn Watch) -> Built {
        let seeds = layers.whole;
        let of_mark = |mark| (0..=seeds).map(|seeds| self.rows_in_order(mark, seeds)).collect();
        let rows = (0..=Self::NONE).map(of_mark).collect();
        let of_pair = self.marks.iter().flat_map(|&[own, other]| (0..=seeds).map(move |own_seeds| (own, other, own_seeds)));
        let block = |((own, other, own_seeds), &begins): ((u8, u8, usize), &u32)| {
            let [own_rows, other_rows] = [(other, own_seeds), (own, seeds - own_seeds)].map(|(mark, seeds)| self.rows(mark, seeds) as u32);
            Block { begins, own: own_rows, other: other_rows }
        };
        let blocks = of_pair.zip(&self.blocks[seeds]).map(block).collect();
        layers.add(|below, values| find(&TogyzLayer { numbered: self, rows, blocks, below, seeds }, values, threads, watch))
    }

    fn bounds(&self, layers: &Layers, board: &Seen) -> Option<Bounds> {
        let known = board.marks.into_iter().flatten().all(|pit| pit < Self::NONE);
        let marks = board.marks.map(|mark| mark.unwrap_or(Self::NONE));
        let fits = known && board.seeds() < layers.whole && board.bonus == 0 && board.rows.iter().all(|row| row.len() == PITS);
        let marked = |row: &[u8], mark: u8| row.get(usize::from(mark)).copied().unwrap_or(0);
        if !fits || !self.maker.allows(marks) || marked(&board.rows[0], marks[1]) + marked(&board.rows[1], marks[0]) > 0 {
            return None;
        }
        let [own, other] = [0, 1].map(|row| W::of_bytes(&board.rows[row]));
        let (seeds, place) = self.place(TogyzBoard { own, other, marks });
        layers.bounds(seeds, place)
    }
}

/// Boards of so many seeds.
struct TogyzLayer<'t, W, const PITS: usize> {
    numbered: &'t Numbered<W, PITS>,
    /// All rows by the pit that is marked in them and by their seeds, in the order of their numbers.
    rows: Vec<Vec<Vec<W>>>,
    /// Where the boards lie by their marks and own seeds.
    blocks: Vec<Block>,
    below: Below<'t>,
    seeds: usize,
}

impl<W: Word, const PITS: usize> Circling for TogyzLayer<'_, W, PITS> {
    type Board = TogyzBoard<W>;

    fn blocks(&self) -> &[Block] {
        &self.blocks
    }

    #[inline(always)]
    fn board(&self, Rows { block, own, other }: Rows) -> TogyzBoard<W> {
        let (marks, own_seeds) = (self.numbered.marks[block / (self.seeds + 1)], block % (self.seeds + 1));
        let [own_mark, other_mark] = marks.map(usize::from);
        TogyzBoard { own: self.rows[other_mark][own_seeds][own], other: self.rows[own_mark][self.seeds - own_seeds][other], marks }
    }

    #[inline(always)]
    fn legal(&self, board: TogyzBoard<W>) -> u32 {
        self.numbered.maker.legal(board)
    }

    fn seeds(&self) -> i8 {
        self.seeds as i8
    }

    fn side(&self, board: TogyzBoard<W>) -> i8 {
        let [own, other] = [board.own, board.other].map(|row| self.numbered.ranks.row::<W, PITS>(row).0 as i8);
        own - other
    }

    /// Every repetition does, whether a row is empty or not.
    fn counts(&self, _board: TogyzBoard<W>) -> bool {
        true
    }

    #[inline(always)]
    fn leads(&self, board: TogyzBoard<W>, pit: u32) -> Leads {
        let row = Togyz::<W, PITS>::row();
        let sown = self.numbered.maker.sown(board, pit);
        let [own, other] = [sown.own, sown.other].map(|word| (word >> W::STORE).byte() as i8);
        if (own, other) == (0, 0) {
            return Leads::Here;
        }
        let turned = TogyzBoard { own: sown.other & row, other: sown.own & row, marks: [sown.marks[1], sown.marks[0]] };
        let (seeds, place) = self.numbered.place(turned);
        Leads::gained(own - other, self.below.bounds(seeds, place))
    }

    #[inline(always)]
    fn each_before(&self, board: TogyzBoard<W>, mut visit: impl FnMut(TogyzBoard<W>, usize)) {
        self.numbered.maker.each_before(board, |before| visit(before, self.numbered.place(before).1));
    }
}
