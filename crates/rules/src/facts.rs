//! What a landing table may ask about the place where the last seed fell.
//!
//! Ten questions, each with a few answers; at any landing exactly one answer of each question holds. An answer is one
//! bit, so a row of the table is one mask: it matches when no fact that holds lies outside of it.

/// One answer to one question about a landing.
///
/// "Last" is the hole where the last seed fell, after it fell; "next" the hole after it in the direction of sowing;
/// "far" the one after next; "facing" the hole opposite of last; "behind" the one behind the facing hole.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[repr(u8)]
#[allow(missing_docs, reason = "each name is its sentence; the questions are explained above and at `Question`")]
pub enum Fact {
    OwnStore,
    OtherStore,
    OwnFront,
    OwnBack,
    Enemy,
    Neutral,
    Holds0,
    Holds1,
    Holds2,
    Holds3,
    Holds4,
    HoldsOdd,
    HoldsEven,
    FacingEmpty,
    FacingFull,
    BehindEmpty,
    BehindFull,
    NextEmpty,
    NextFull,
    NextNeutralFull,
    FarEmpty,
    FarFull,
    FarYoung,
    StoreAhead,
    StorePassed,
    MayNotMark,
    MayMark,
    NothingCaught,
    Caught,
    Opening,
    Later,
}

impl Fact {
    /// All answers, question by question.
    pub const ALL: [Fact; 31] = [
        Fact::OwnStore,
        Fact::OtherStore,
        Fact::OwnFront,
        Fact::OwnBack,
        Fact::Enemy,
        Fact::Neutral,
        Fact::Holds0,
        Fact::Holds1,
        Fact::Holds2,
        Fact::Holds3,
        Fact::Holds4,
        Fact::HoldsOdd,
        Fact::HoldsEven,
        Fact::FacingEmpty,
        Fact::FacingFull,
        Fact::BehindEmpty,
        Fact::BehindFull,
        Fact::NextEmpty,
        Fact::NextFull,
        Fact::NextNeutralFull,
        Fact::FarEmpty,
        Fact::FarFull,
        Fact::FarYoung,
        Fact::StoreAhead,
        Fact::StorePassed,
        Fact::MayNotMark,
        Fact::MayMark,
        Fact::NothingCaught,
        Fact::Caught,
        Fact::Opening,
        Fact::Later,
    ];

    /// The fact as one bit of a word.
    pub const fn bit(self) -> u32 {
        1 << self as u32
    }
}

/// A question about a landing: the set of its answers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// Whose hole or store the last seed fell in.
    Place,
    /// How many seeds lie there now: 0 to 4, or an odd number from 5, or an even one from 6.
    Count,
    /// Whether the facing hole holds seeds. A hole that faces nothing counts as facing an empty one.
    Facing,
    /// Whether the hole behind the facing one holds seeds.
    Behind,
    /// The next hole: empty, an ordinary one with seeds, or a neutral square with anything in it.
    Next,
    /// The hole after next: empty, full, or a neutral square with its piece and too few seeds to be taken.
    Far,
    /// Whether this sowing, all laps counted, has dropped a seed in the sower's own store.
    Store,
    /// Whether the sower may mark the last hole for himself.
    Mark,
    /// Whether this sowing has captured already.
    Catch,
    /// Whether it is the seat's first turn.
    Turn,
}

impl Question {
    /// All questions.
    pub const ALL: [Question; 10] = [
        Question::Place,
        Question::Count,
        Question::Facing,
        Question::Behind,
        Question::Next,
        Question::Far,
        Question::Store,
        Question::Mark,
        Question::Catch,
        Question::Turn,
    ];

    /// Bits of all its answers.
    pub const fn answers(self) -> u32 {
        let (first, last) = match self {
            Question::Place => (Fact::OwnStore, Fact::Neutral),
            Question::Count => (Fact::Holds0, Fact::HoldsEven),
            Question::Facing => (Fact::FacingEmpty, Fact::FacingFull),
            Question::Behind => (Fact::BehindEmpty, Fact::BehindFull),
            Question::Next => (Fact::NextEmpty, Fact::NextNeutralFull),
            Question::Far => (Fact::FarEmpty, Fact::FarYoung),
            Question::Store => (Fact::StoreAhead, Fact::StorePassed),
            Question::Mark => (Fact::MayNotMark, Fact::MayMark),
            Question::Catch => (Fact::NothingCaught, Fact::Caught),
            Question::Turn => (Fact::Opening, Fact::Later),
        };
        (last.bit() << 1) - first.bit()
    }
}

/// The landings a row of the table accepts: any of the named answers to each question it asks, anything else otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct When(u32);

impl When {
    /// Every landing.
    pub const ANY: When = When(u32::MAX >> 1);

    /// Landings of which all questions that occur among `facts` are answered by one of them.
    pub const fn all(facts: &[Fact]) -> When {
        let mut named = 0;
        let mut index = 0;
        while index < facts.len() {
            named |= facts[index].bit();
            index += 1;
        }
        let mut mask = 0;
        let mut question = 0;
        while question < Question::ALL.len() {
            let answers = Question::ALL[question].answers();
            mask |= if named & answers == 0 { answers } else { named & answers };
            question += 1;
        }
        When(mask)
    }

    /// The accepted answers as bits.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Whether the row looks at that question at all.
    pub const fn asks(self, question: Question) -> bool {
        self.0 & question.answers() != question.answers()
    }

    /// Whether these facts, one bit for each question that was looked at, are accepted.
    #[inline]
    pub(crate) const fn accepts(self, facts: u32) -> bool {
        facts & !self.0 == 0
    }

    /// The same without landings in a store: for rows whose act names a hole.
    pub(crate) const fn in_holes(self) -> When {
        When(self.0 & !(Fact::OwnStore.bit() | Fact::OtherStore.bit()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_questions_share_no_answer_and_leave_none_out() {
        let mut seen = 0u32;
        for question in Question::ALL {
            assert_eq!(seen & question.answers(), 0, "{question:?}");
            seen |= question.answers();
        }
        assert_eq!(seen, When::ANY.bits());
        assert_eq!(Fact::ALL.map(Fact::bit).iter().sum::<u32>(), seen, "each answer is named once");
    }

    #[test]
    fn a_question_that_a_row_does_not_ask_accepts_every_answer() {
        let row = When::all(&[Fact::Enemy, Fact::Holds2, Fact::Holds3]);
        assert!(row.accepts(Fact::Enemy.bit() | Fact::Holds3.bit() | Fact::FacingFull.bit()));
        assert!(!row.accepts(Fact::Enemy.bit() | Fact::Holds4.bit()));
        assert!(!row.accepts(Fact::OwnFront.bit() | Fact::Holds2.bit()));
        assert!(row.asks(Question::Place) && !row.asks(Question::Facing));
    }
}
