//! Examples of games on two rows of pits.

use super::{Example, example};

/// The examples, game by game.
pub(super) const TWO_ROWS: &[Example] = &[
    example("kalah", "turn", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "S5"),
    example("kalah", "extra", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "S3"),
    example("kalah", "capture", "3,4,0,0,1,1/2,1,4,1,13,0 11,7 S", "S1"),
    example("kalah", "capture", "0,13,1,0,2,1/3,1,2,0,1,4 12,8 S", "S2"),
    example("kalah", "end", "0,0,0,0,0,1/0,3,0,2,0,1 20,21 S", "S6"),
    example("oware", "turn", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "S4"),
    example("oware", "turn", "1,0,0,0,0,12/4,3,2,5,6,1 8,6 S", "S6"),
    example("oware", "capture", "2,0,1,5,4,3/3,1,2,0,6,1 10,10 S", "S6"),
    example("oware", "capture", "3,2,0,4,5,2/1,1,0,0,0,0 15,15 S", "S6"),
    example("oware", "feeding", "1,0,0,0,3,2/0,0,0,0,0,0 20,22 S", "S5"),
    example("oware", "end", "1,3,0,0,2,1/1,0,4,0,5,3 24,4 S", "S6"),
    example("congklak", "turn", "5,3,0,7,4,2,6/0,4,6,1,8,0,5 25,22 S", "S5"),
    example("congklak", "relay", "2,3,1,0,4,0,6/1,0,3,5,0,2,7 33,31 S", "S2"),
    example("congklak", "extra", "0,2,6,4,1,3,0/3,0,5,2,7,1,4 32,28 S", "S4"),
    example("congklak", "capture", "2,1,0,5,0,3,1/4,0,2,1,6,3,0 36,34 S", "S1"),
    example("congkak", "capture", "1,0,2,0,1,0,15/2,0,1,3,0,1,0 38,34 S", "S7"),
    example("congklak", "end", "0,0,0,0,0,0,1/2,0,1,0,3,0,0 50,41 S", "S7"),
    example("sungka", "turn", "0,0,1,1,4,1,1/0,1,1,0,2,0,1 35,50 S", "S5"),
    example("sungka", "relay", "0,0,0,0,1,1,2/0,0,1,0,1,0,1 53,38 S", "S6"),
    example("sungka", "extra", "7,7,7,7,7,7,7/7,7,7,7,7,7,7 0,0 S", "S1"),
    example("sungka", "capture", "0,0,1,2,3,0,1/1,2,0,0,1,1,0 46,40 S", "S4"),
    example("sungka", "pass", "0,0,0,1,0,1,1/0,0,0,0,0,0,0 47,48 S", "S4"),
    example("sungka", "end", "0,0,0,0,0,0,1/0,0,0,0,0,0,0 34,63 S", "S7"),
    example("pallanguzhi", "turn", "0,0,1,3,0,1,2/0,0,0,1,1,0,0 27,48 S", "S4"),
    example("pallanguzhi", "relay", "0,0,1,2,1,0,1/0,1,0,0,0,1,0 34,43 S", "S4"),
    example("pallanguzhi", "capture", "0,0,1,1,0,1,1/0,0,0,1,0,3,0 43,33 S", "S3"),
    example("pallanguzhi", "capture", "0,0,1,1,1,2,2/2,0,2,2,1,3,1 29,37 S", "S4"),
    example("ali_guli_mane", "capture", "0,0,1,1,1,1,1/1,0,3,2,0,0,1 27,45 S", "S7"),
    example("pallanguzhi_wikipedia", "capture", "1,1,0,1,0,3,0/0,0,1,1,1,0,0 31,44 S", "S1"),
    example("pallanguzhi", "pasu", "0,0,3,1,3,1,3/0,0,0,0,0,0,2 32,39 S", "S6"),
    example("pallanguzhi", "pasu", "1,2,0,3,2,0,1/3,0,1,1,0,0,0 50,20 S", "S7"),
    example("pallanguzhi", "end", "1,0,1,0,0,1,1/0,0,0,0,0,0,0 43,37 S", "S6"),
];
