//! The result of a match, with its uncertainty.

/// Games won, drawn and lost by the first player of a match.
///
/// The games of a round share their opening, so rounds, not games, are the independent samples.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Tally {
    /// Games won.
    pub wins: u64,
    /// Games drawn; with more than two seats, those that ended between the first place and the last.
    pub draws: u64,
    /// Games lost; with more than two seats, those that ended in the last place.
    pub losses: u64,
    rounds: u64,
    /// Sum over all games of the share of points.
    points: f64,
    /// Sum over all rounds of the square of the round's share of points.
    squares: f64,
    seats: u64,
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
    /// Adds the shares of points (from 1 for the first place to 0 for the last) of a round: one game for each seat.
    pub(crate) fn add_round(&mut self, shares: &[f64]) {
        for &share in shares {
            match share {
                1.0 => self.wins += 1,
                0.0 => self.losses += 1,
                _ => self.draws += 1,
            }
        }
        let points: f64 = shares.iter().sum();
        let share = points / shares.len() as f64;
        self.rounds += 1;
        self.points += points;
        self.squares += share * share;
        self.seats = shares.len() as u64;
    }

    /// Adds another part of the same match.
    pub fn join(&mut self, other: &Tally) {
        self.wins += other.wins;
        self.draws += other.draws;
        self.losses += other.losses;
        self.rounds += other.rounds;
        self.points += other.points;
        self.squares += other.squares;
        self.seats = self.seats.max(other.seats);
    }

    /// Games played.
    pub fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The share of points, 0 to 1; a draw counts half, a place among several what lies between.
    pub fn score(&self) -> f64 {
        if self.games() == 0 { 0.5 } else { self.points / self.games() as f64 }
    }

    /// The mean place, from 1, where there are more than two.
    pub fn mean_place(&self) -> Option<f64> {
        (self.seats > 2).then(|| 1.0 + (1.0 - self.score()) * (self.seats - 1) as f64)
    }

    /// Half the width of the 95 % interval around the score.
    ///
    /// From the spread of the rounds, but never below what the rule of three gives for a result without any spread.
    pub fn error(&self) -> f64 {
        if self.rounds < 2 {
            return 0.5;
        }
        let rounds = self.rounds as f64;
        let variance = (self.squares / rounds - self.score().powi(2)).max(0.0) * rounds / (rounds - 1.0);
        (1.96 * (variance / rounds).sqrt()).max(1.5 / rounds)
    }

    /// The Elo difference, if the score and its interval allow one: a clean sweep has none.
    pub fn elo(&self) -> Option<Elo> {
        let of = |score: f64| 400.0 * (score / (1.0 - score)).log10();
        let (low, high) = (self.score() - self.error(), self.score() + self.error());
        (low > 0.0 && high < 1.0).then(|| Elo { difference: of(self.score()), bar: (of(high) - of(low)) / 2.0 })
    }
}

/// `87.5 % +- 4.2 (171 won, 8 drawn, 21 lost)`, or `62.1 % +- 3.0 (70 first, 51 between, 29 last, mean place 1.76)`
impl core::fmt::Display for Tally {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let Tally { wins, draws, losses, .. } = self;
        write!(f, "{:.1} % +- {:.1} ", 100.0 * self.score(), 100.0 * self.error())?;
        match self.mean_place() {
            None => write!(f, "({wins} won, {draws} drawn, {losses} lost)"),
            Some(place) => write!(f, "({wins} first, {draws} between, {losses} last, mean place {place:.2})"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tally_of_known_pairs() {
        let mut tally = Tally::default();
        for points in [[1.0, 1.0], [1.0, 0.0], [0.5, 1.0], [0.0, 0.5]] {
            tally.add_round(&points);
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
            tally.add_round(&[1.0, 1.0]);
        }
        assert!((tally.error() - 0.015).abs() < 1e-12);
        assert_eq!(tally.elo(), None);
    }

    #[test]
    fn a_round_of_three_seats_is_told_by_its_mean_place() {
        let mut tally = Tally::default();
        tally.add_round(&[1.0, 0.5, 0.0]);
        tally.add_round(&[1.0, 1.0, 0.75]);
        assert_eq!((tally.wins, tally.draws, tally.losses, tally.games()), (3, 2, 1, 6));
        assert!((tally.score() - 4.25 / 6.0).abs() < 1e-12);
        let place = tally.mean_place().expect("three seats");
        assert!((place - (1.0 + 2.0 * 1.75 / 6.0)).abs() < 1e-12, "{place}");
    }

    #[test]
    fn three_points_of_four_are_191_elo() {
        let mut tally = Tally::default();
        for _ in 0..200 {
            tally.add_round(&[1.0, 0.5]);
        }
        let elo = tally.elo().expect("the score is well inside");
        assert!((elo.difference - 190.85).abs() < 0.01 && elo.bar > 0.0);
    }
}
