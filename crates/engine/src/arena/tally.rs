//! The result of a match, with its uncertainty.

/// Games won, drawn and lost by the first player of a match.
///
/// The games of a pair share their opening, so pairs, not games, are the independent samples.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tally {
    /// Games won.
    pub wins: u64,
    /// Games drawn.
    pub draws: u64,
    /// Games lost.
    pub losses: u64,
    pairs: u64,
    /// Sum over all pairs of the square of the pair's share of points.
    squares: f64,
}

/// A difference in strength by the Elo formula.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Elo {
    /// The difference that the score stands for.
    pub difference: f64,
    /// Half the width of the 95 % interval around it.
    pub bar: f64,
}

impl Tally {
    /// Adds the points (1, a half, 0) of the two games of a pair.
    pub(crate) fn add_pair(&mut self, points: [f64; 2]) {
        for point in points {
            match point {
                1.0 => self.wins += 1,
                0.0 => self.losses += 1,
                _ => self.draws += 1,
            }
        }
        let share = f64::midpoint(points[0], points[1]);
        self.pairs += 1;
        self.squares += share * share;
    }

    /// Adds another part of the same match.
    pub fn join(&mut self, other: &Tally) {
        self.wins += other.wins;
        self.draws += other.draws;
        self.losses += other.losses;
        self.pairs += other.pairs;
        self.squares += other.squares;
    }

    /// Games played.
    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The share of points, 0 to 1; a draw counts half.
    pub fn score(&self) -> f64 {
        if self.games() == 0 { 0.5 } else { (self.wins as f64 + 0.5 * self.draws as f64) / self.games() as f64 }
    }

    /// Half the width of the 95 % interval around the score.
    ///
    /// From the spread of the pairs, but never below what the rule of three gives for a result without any spread.
    pub fn error(&self) -> f64 {
        if self.pairs < 2 {
            return 0.5;
        }
        let pairs = self.pairs as f64;
        let variance = (self.squares / pairs - self.score().powi(2)).max(0.0) * pairs / (pairs - 1.0);
        (1.96 * (variance / pairs).sqrt()).max(1.5 / pairs)
    }

    /// The Elo difference, if the score and its interval allow one: a clean sweep has none.
    pub fn elo(&self) -> Option<Elo> {
        let of = |score: f64| 400.0 * (score / (1.0 - score)).log10();
        let (low, high) = (self.score() - self.error(), self.score() + self.error());
        (low > 0.0 && high < 1.0).then(|| Elo { difference: of(self.score()), bar: (of(high) - of(low)) / 2.0 })
    }
}

/// `87.5 % +- 4.2 (171 won, 8 drawn, 21 lost)`
impl core::fmt::Display for Tally {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{:.1} % +- {:.1} ({} won, {} drawn, {} lost)", 100.0 * self.score(), 100.0 * self.error(), self.wins, self.draws, self.losses)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tally_of_known_pairs() {
        let mut tally = Tally::default();
        for points in [[1.0, 1.0], [1.0, 0.0], [0.5, 1.0], [0.0, 0.5]] {
            tally.add_pair(points);
        }
        assert_eq!((tally.wins, tally.draws, tally.losses, tally.games()), (4, 2, 2, 8));
        assert!((tally.score() - 0.625).abs() < 1e-12);
        // Pair shares 1, 0.5, 0.75, 0.25: standard deviation 0.3227, by the root of 4 pairs, times 1.96.
        assert!((tally.error() - 0.375).abs() < 1e-12, "the rule of three is wider here: {}", tally.error());
    }

    #[test]
    fn a_clean_sweep_has_an_error_bar_but_no_elo() {
        let mut tally = Tally::default();
        for _ in 0..100 {
            tally.add_pair([1.0, 1.0]);
        }
        assert!((tally.error() - 0.015).abs() < 1e-12);
        assert_eq!(tally.elo(), None);
    }

    #[test]
    fn three_points_of_four_are_191_elo() {
        let mut tally = Tally::default();
        for _ in 0..200 {
            tally.add_pair([1.0, 0.5]);
        }
        let elo = tally.elo().expect("the score is well inside");
        assert!((elo.difference - 190.85).abs() < 0.01 && elo.bar > 0.0);
    }
}
