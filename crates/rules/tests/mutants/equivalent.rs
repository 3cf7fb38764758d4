//! The changes that no vector can notice, each with its reason.

/// Changes that cannot matter: games, words that all occur in the name of the change, and why.
pub(crate) const EQUIVALENT: &[(&[&str], &[&str], &str)] = &[
    // Places and neighbours that a board does not have.
    (STORES, &["+OtherStore"], "the other seat's store is on no track of these games"),
    (BARE_TRACK, &["OtherStore"], "no store is sown"),
    (BARE_TRACK, &["+OwnStore"], "no store is sown"),
    (BARE_LIFTS, &["-OwnStore"], "no store is sown"),
    (BARE_TRACK, &["-StorePassed"], "no store is sown"),
    (ROWS, &["+OwnBack"], "boards of two rows have no back row"),
    (LIFTING_ROWS, &["-OwnBack"], "boards of two rows have no back row"),
    (ROWS, &["+Neutral"], "boards of two rows have no neutral square"),
    (LIFTING_ROWS, &["-Neutral"], "boards of two rows have no neutral square"),
    (ROWS, &["-BehindFull"], "nothing lies behind the facing hole of two rows"),
    (ROWS, &["-NextNeutralFull"], "boards of two rows have no neutral square"),
    (ROWS, &["-FarYoung"], "there are no pieces"),
    (SQUARES, &["-OwnBack"], "the board has no back row"),
    (SQUARES, &["-BehindFull"], "the squares face nothing"),
    (SQUARES, &["-FacingFull"], "the squares face nothing"),
    (OMWESO, &["+Enemy"], "sowing stays in the own ring"),
    (OMWESO, &["-Enemy"], "sowing stays in the own ring"),
    (OMWESO, &["+Neutral"], "the board has no neutral square"),
    (OMWESO, &["-Neutral"], "the board has no neutral square"),
    (OMWESO, &["-NextNeutralFull"], "the board has no neutral square"),
    (OMWESO, &["-FarYoung"], "there are no pieces"),
    // Memory that a game does not have.
    (UNMARKED, &["-MayMark"], "there are no marks"),
    (ONE_CATCH, &["-Caught"], "a capture ends the turn or is sown on, nothing is looked at after it"),
    (NO_ZERO, &["+Holds0"], "the hole of a last seed holds that seed, as nothing is looked at again after a capture"),
    (NO_CIRCLE, &["endless:"], "no turn goes round for ever: a turn is one lap, or the own store breaks every circle"),
    (NO_AGAIN, &["extra.max_bonus:"], "the game has no extra turn"),
    // Kalah, Congklak, Sungka and Mangala of Turkey: the own store is sown.
    (STORES, &["row [OwnStore] Again: -Holds"], "a landing in a store has no count"),
    (STORES, &["row [OwnStore] Again: -Facing"], "a store faces nothing"),
    (STORES, &["row [OwnStore] Again: -Behind"], "nothing lies behind a store's facing hole"),
    (STORES, &["row [OwnStore] Again: -StoreAhead"], "a sowing that ends in the own store has reached it"),
    (STORES, &["row [OwnStore] Again behind"], "the two rows share no landing"),
    (STORES, &["+OwnStore"], "the first row takes landings in the own store"),
    (STORES, &["guard.repeats:"], "seeds come round the board only past the own store, so no position comes again"),
    (STORES, &["guard.repeat_needs:"], "these games have no repetition"),
    (KALAH, &["ends: OwnRowEmpty added to [EndRow { when: AnyRowEmpty"], "the row that is there already ends the game whenever the mover's is empty"),
    (KALAH, &["FacingFull] Capture behind row [OwnFront, Holds1, FacingEmpty]"], "the two rows share no landing"),
    (KALAH, &["Over(NothingFacing): +FacingFull"], "the capture row comes first"),
    (KALAH, &["Over(NothingFacing): -StorePassed"], "a lap that comes home past the store has put a seed in every facing pit"),
    (CONGKLAK, &["guard.cap:"], "400 sowings are out of reach: 255 seeds on the board, played as slowly as a search could, gave 204"),
    (CONGKLAK, &["guard.collect:"], "neither the cap nor a repetition is ever reached"),
    (CONGKLAK, &["row [OwnFront, Holds1", ": +Holds"], "the relay row comes first"),
    (CONGKLAK, &["Relay(Last): -OwnStore"], "a row that lifts a hole never matches a store"),
    (CONGKLAK, &["Relay(Last): -OtherStore"], "a row that lifts a hole never matches a store"),
    (CONGKLAK, &["Relay(Last) behind row [OwnFront, Holds1"], "the two rows share no landing"),
    (CONGKLAK, &["Over(LapNeeded): +Enemy"], "a sowing comes to the enemy's row only past the own store"),
    (CONGKLAK, &["Over(LapNeeded): -FacingEmpty"], "the row for an empty facing pit comes first"),
    (OWARE, &["reads: Sequential"], "a chain of single holes ends at the border and never meets a hole that it has taken"),
    (TURKISH, &["ends: OwnRowEmpty added"], "the row that is there already ends the game whenever the mover's is empty"),
    (TURKISH, &["choose.feed:"], "an empty row has ended the game: the opponent always has stones"),
    (TURKISH, &["stuck:"], "an empty row has ended the game: who is to move has stones"),
    (TURKISH, &["HoldsEven] Capture: -StoreAhead"], "a sowing comes to the enemy's row only past the own store"),
    (TURKISH, &["Over(NothingFacing): +FacingFull"], "the capture row comes first"),
    (TURKISH, &["Over(NothingFacing): -StorePassed"], "a lap that comes home past the store has put a stone in every facing pit"),
    (TURKISH, &["Capture behind row [OwnFront, Holds1"], "the two rows share no landing"),
    (TURKISH, &["guard.cap:"], "1000 sowings are out of reach: 255 stones on the board, played as slowly as a search could, gave 720"),
    (TURKISH, &["guard.collect:"], "neither the cap nor a repetition is ever reached"),
    (TOGYZ, &["Capture: +Holds0"], "only a ball that falls in a tuzdyk leaves its hole empty, and there is nothing to take there"),
    (TOGYZ, &["Mark: +Holds0"], "only a ball that falls in a tuzdyk leaves its hole empty: the own one, and a seat marks once"),
    (TOGYZ, &["Mark: +Holds2"], "the row for even holes comes first"),
    (TOGYZ, &["Mark: +Holds4"], "the row for even holes comes first"),
    (TOGYZ, &["Mark: +HoldsEven"], "the row for even holes comes first"),
    (TOGYZ, &["Capture behind row [Enemy, Holds3, MayMark]"], "the two rows share no landing"),
    (PALLANGUZHI, &["guard.repeat_needs:"], "the game has no repetition"),
    (PALLANGUZHI, &["+NextNeutralFull"], "boards of two rows have no neutral square"),
    (PALLANGUZHI, &["+FarYoung"], "there are no pieces"),
    (PALLANGUZHI, &["FarFull] Capture", ": +NextFull"], "the relay row comes first"),
    (PALLANGUZHI, &["FarFull] Capture: -Caught"], "the capture ends the turn"),
    (PALLANGUZHI, &["row [Holds1, NextFull] Capture: +NextEmpty"], "an empty cup gives nothing, and the turn is over either way"),
    (PALLANGUZHI, &["Capture", "back: Some"], "the cup behind the captured one is empty or holds the last seed alone: no chain begins"),
    (PALLANGUZHI, &["Relay(Next) behind"], "the two rows share no landing"),
    (PALLANGUZHI, &["Relay(Last) behind"], "the two rows share no landing"),
    (PALLANGUZHI, &["row [Holds1, NextFull] Capture: +Holds2"], "the relay row comes first"),
    (PALLANGUZHI, &["row [Holds1, NextFull] Capture: +Holds3"], "the relay row comes first"),
    (PALLANGUZHI, &["row [Holds1, NextFull] Capture: +Holds4"], "the relay row comes first"),
    (PALLANGUZHI, &["row [Holds1, NextFull] Capture: +HoldsOdd"], "the relay row comes first"),
    (PALLANGUZHI, &["row [Holds1, NextFull] Capture: +HoldsEven"], "the relay row comes first"),
    (PALLANGUZHI, &["row [Holds1, NextFull] Capture: -Caught"], "with laps from the last cup a capture ends the turn"),
    (PALLANGUZHI, &["Relay(Last): -Caught"], "with laps from the last cup a capture ends the turn"),
    (SQUARES, &["guard.repeat_needs:"], "the game has no repetition"),
    (SQUARES, &["NothingCaught] Over(QuanNext): -Neutral"], "no quan square is next to a quan square"),
    (SQUARES, &["NothingCaught] Over(QuanNext): -FarYoung"], "no quan square is two behind the other"),
    (SQUARES, &["NothingCaught] Over(YoungQuan): -Neutral"], "no quan square is two behind the other"),
    (SQUARES, &["NothingCaught]", "-Holds0"], "while nothing is caught the last square holds the last stone"),
    (SQUARES, &["Relay(Next): +NextNeutralFull"], "the row for a quan square comes first"),
    (SQUARES, &["Over(YoungQuan): +NextFull"], "the relay row comes first"),
    (SQUARES, &["Over(YoungQuan): +NextNeutralFull"], "the row for a quan square comes first"),
    (SQUARES, &["Capture and LandAgain:", "holes: WithFacing"], "the squares face nothing"),
    (SQUARES, &["Capture and LandAgain:", "back: Some"], "the square behind the captured one is empty: no chain begins"),
    (SQUARES, &["row [Caught] Over(Captured): -Holds1"], "after a capture it is looked from the square just emptied"),
    (SQUARES, &["row [Caught] Over(Captured): -Holds2"], "after a capture it is looked from the square just emptied"),
    (SQUARES, &["row [Caught] Over(Captured): -Holds3"], "after a capture it is looked from the square just emptied"),
    (SQUARES, &["row [Caught] Over(Captured): -Holds4"], "after a capture it is looked from the square just emptied"),
    (SQUARES, &["row [Caught] Over(Captured): -HoldsOdd"], "after a capture it is looked from the square just emptied"),
    (SQUARES, &["row [Caught] Over(Captured): -HoldsEven"], "after a capture it is looked from the square just emptied"),
    (SQUARES, &["Over(QuanNext) behind row [NextFull"], "the two rows share no landing"),
    (SQUARES, &["Relay(Next) behind row [NextEmpty"], "the two rows share no landing"),
    (SQUARES, &["Over(YoungQuan) behind row [NextEmpty"], "the two rows share no landing"),
    (SQUARES, &["ends: NeutralEmpty added to [EndRow { when: PiecesGone"], "when the squares are empty their pieces are gone"),
    (SQUARES, &["endless:"], "no endless turn is known: a search over 100,000 random boards found none"),
    (MANGALA, &["Capture: +Holds1"], "the row for a lone seed comes first"),
    (MANGALA, &["Over(Plain) behind row [Holds2"], "the two rows share no landing"),
    (MANGALA, &["start: Arranged", "-> Equal"], "until somebody arranges them the seeds lie the same"),
    (MANGALA, &["endless:"], "no endless turn is known: a search over 100,000 random boards found none"),
    (BASIC, &["row [OwnStore, OtherStore] Again: -Holds"], "a landing in a store has no count"),
    (BASIC, &["row [OwnStore, OtherStore] Again: -Facing"], "a store faces nothing"),
    (BASIC, &["row [OwnStore, OtherStore] Again: -Behind"], "nothing lies behind a store's facing hole"),
    (BASIC, &["row [OwnStore, OtherStore] Again: -StoreAhead"], "the own score pit is the first that a sowing comes to"),
    (BASIC, &["choose.feed:"], "who has no stones has finished: the opponent always has some"),
    (BASIC, &["stuck:"], "who has no stones has finished: who is to move has some"),
    (BASIC, &["slam:"], "nothing is captured"),
    (BASIC, &["guard.repeats:"], "stones come round only past the score pits, so no position comes again"),
    (BASIC, &["guard.repeat_needs:"], "the game has no repetition"),
    (BASIC, &["guard.cap:"], "1000 sowings are out of reach: 255 stones on the board, played as slowly as a search could, gave 575"),
    (BASIC, &["guard.collect:"], "neither the cap nor a repetition is ever reached"),
    (OMWESO, &["ends: OwnRowEmpty added"], "the sower keeps seeds on his side: no sowing empties it"),
    (OMWESO, &["Capture and SowOn:", "back: Some"], "a chain over the opponent's pits never begins in the own ring"),
    (OMWESO, &["Capture and SowOn: +OwnBack"], "a pit of the back row faces nothing"),
    (OMWESO, &["start: Arranged", "-> FirstHalf"], "until somebody arranges them the seeds lie the same"),
    (OMWESO, &["guard.repeat_needs:"], "who has no seeds has lost: no position that goes on has an empty row"),
    (OMWESO, &["guard.collect: Stay -> Emptier"], "no row is empty when the guard ends the game"),
];

/// Boards of one row a seat.
const ROWS: &[&str] = &["kalah", "oware", "congklak", "sungka", "pallanguzhi", "mangala4", "mancala_basic", "togyz_kumalak", "bestemshe", "turkish_mangala"];
/// The own store is sown, in one lap or more.
const STORES: &[&str] = &["kalah", "congklak", "sungka", "turkish_mangala"];
/// Boards of one row a seat with a row of the table that asks for no place.
const LIFTING_ROWS: &[&str] = &["congklak", "sungka", "mangala4", "pallanguzhi", "turkish_mangala"];
/// No store is sown, and a row of the table asks for no place.
const BARE_LIFTS: &[&str] = &["mangala4", "pallanguzhi", "o_an_quan", "omweso"];
/// No store is sown.
const BARE_TRACK: &[&str] = &["oware", "pallanguzhi", "o_an_quan", "omweso", "mangala4", "togyz_kumalak", "bestemshe"];
const UNMARKED: &[&str] =
    &["kalah", "oware", "congklak", "sungka", "pallanguzhi", "o_an_quan", "omweso", "mangala4", "mancala_basic", "bestemshe", "turkish_mangala"];
/// The landing table is never looked at again after a capture.
const ONE_CATCH: &[&str] = &["kalah", "oware", "congklak", "sungka", "omweso", "mangala4", "mancala_basic", "togyz_kumalak", "bestemshe", "turkish_mangala"];
/// Nothing leaves the hole of a last seed before the landing table is looked at.
const NO_ZERO: &[&str] = &["kalah", "oware", "congklak", "sungka", "omweso", "mangala4", "mancala_basic", "bestemshe", "turkish_mangala"];
const NO_CIRCLE: &[&str] = &["kalah", "oware", "congklak", "sungka", "mancala_basic", "togyz_kumalak", "bestemshe", "turkish_mangala"];
const NO_AGAIN: &[&str] = &["oware", "pallanguzhi", "o_an_quan", "omweso", "mangala4", "togyz_kumalak", "bestemshe"];
const KALAH: &[&str] = &["kalah"];
const OWARE: &[&str] = &["oware"];
const CONGKLAK: &[&str] = &["congklak", "sungka"];
const TURKISH: &[&str] = &["turkish_mangala"];
const TOGYZ: &[&str] = &["togyz_kumalak"];
const PALLANGUZHI: &[&str] = &["pallanguzhi"];
const MANGALA: &[&str] = &["mangala4"];
const BASIC: &[&str] = &["mancala_basic"];
const SQUARES: &[&str] = &["o_an_quan"];
const OMWESO: &[&str] = &["omweso"];
