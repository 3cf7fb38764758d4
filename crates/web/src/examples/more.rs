//! Examples of omweso, and of games that mark pits or take whole chains of them.

use super::{Example, example};

/// Sowing both ways in omweso.
const REVERSE: &[(&str, &str)] = &[("reverse", "true")];

/// The examples, game by game.
pub(super) const MORE: &[Example] = &[
    example("omweso", "turn", "0,0,0,0,0,0,0,0|4,4,4,4,4,4,4,4/0,0,0,0,0,0,0,0|4,4,4,4,4,4,4,4 0,0 S", "S5>"),
    example("omweso", "relay", "0,1,1,8,1,2,8,1|7,5,0,2,6,1,0,0/2,1,2,0,4,0,0,3|1,0,1,3,1,0,1,2 0,0 S", "S4>"),
    example("omweso", "capture", "3,1,3,0,2,1,0,0|4,0,5,5,0,1,0,7/0,3,1,0,2,1,0,0|4,4,4,4,4,4,0,1 0,0 S", "S11>"),
    example("omweso", "capture", "2,6,5,3,0,7,0,7|0,2,0,2,0,2,1,0/0,4,0,1,1,1,2,1|2,5,2,5,1,2,0,0 0,0 S", "S9>"),
    example("omweso", "reverse", "2,0,4,4,1,2,2,1|4,4,0,1,6,6,0,1/0,3,1,1,0,0,0,0|4,0,5,0,5,0,1,6 0,0 S", "S1<").under(REVERSE),
    example("omweso", "end", "0,7,0,3,2,1,2,11|1,3,2,0,11,10,1,3/1,1,0,0,0,0,1,1|1,0,0,1,1,0,0,0 0,0 S", "S8>"),
    example("mangala4", "turn", "4,10,12,13,0,3,1/3,10,0,15,2,11,0 0,14 S", "S1"),
    example("mangala4", "relay", "0,0,2,7,2,0,2/0,0,0,19,2,0,17 42,5 S", "S3"),
    example("mangala4", "capture", "1,1,0,2,0,4,8/0,0,2,17,1,13,2 16,31 S", "S1"),
    example("mangala4", "capture", "0,7,7,2,5,2,6/1,1,1,2,4,2,0 35,23 S", "S2"),
    example("mangala4", "pass", "1,2,1,17,0,0,14/0,0,0,0,0,0,0 29,34 S", "S1"),
    example("mangala4", "end", "0,0,0,0,0,1,3/0,0,0,0,0,0,0 47,47 S", "S6"),
    // The last seed goes all the way round.
    example("mangala4", "guard", "0,0,0,0,0,0,1/0,0,0,0,0,0,0 61,36 S", "S7 N1 N2 N3 N4 N5 N6 N7 S1 S2 S3 S4 S5 S6"),
    example("lab_madjnuni", "turn", "0,7,7,0,18,1,0/0,6,5,0,17,3,0 28,6 S", "S6"),
    example("lab_madjnuni", "relay", "0,0,6,7,0,0,1/6,5,1,1,2,0,0 46,23 S", "S7"),
    example("lab_madjnuni", "capture", "0,2,7,4,10,14,3/7,3,1,19,7,3,0 8,10 S", "S7"),
    example("lab_madjnuni", "pass", "1,25,2,0,0,1,0/0,0,0,0,0,0,0 60,9 S", "S6"),
    example("lab_madjnuni", "end", "0,0,0,0,0,0,1/1,0,0,0,0,0,0 67,29 S", "S7"),
    example("togyz_kumalak", "turn", "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 S", "S1"),
    example("togyz_kumalak", "turn", "0,1,4,6,0,1,3,1,1/6,1,5,1,1,9,5,3,1 64,49 S tuzdyk=-,S5", "S8"),
    example("togyz_kumalak", "capture", "0,1,4,6,0,1,3,7,4/4,7,2,4,9,8,4,2,1 48,47 S tuzdyk=-,S5", "S8"),
    example("togyz_kumalak", "tuzdyk", "11,11,11,11,1,10,10,0,1/11,11,11,11,2,1,3,12,12 10,12 S", "S4"),
    example("togyz_kumalak", "tuzdyk", "0,1,4,6,4,2,0,1,3/0,1,10,1,1,3,2,4,5 57,57 S tuzdyk=N1,S7", "S9"),
    example("togyz_kumalak", "end", "0,1,1,1,4,2,0,0,1/1,1,0,1,1,1,1,1,1 80,64 S tuzdyk=-,S7", "S9"),
    example("togyz_kumalak", "end", "0,0,2,0,1,0,0,2,0/0,0,0,0,0,0,0,0,0 78,79 S", "S3"),
    example("bestemshe", "turn", "5,5,5,5,5/5,5,5,5,5 0,0 S", "S1"),
    example("bestemshe", "turn", "1,1,7,1,3/1,1,2,2,7 16,8 S", "S2"),
    example("bestemshe", "capture", "3,0,1,3,3/2,3,0,3,0 16,16 S", "S5"),
    example("bestemshe", "capture", "2,0,6,2,2/1,2,3,3,1 12,16 S", "S3"),
    example("bestemshe", "end", "0,0,1,3,0/1,1,2,0,2 24,16 S", "S4"),
    example("bestemshe", "end", "1,1,1,0,3/0,0,0,0,0 24,20 S", "S1"),
    example("turkish_mangala", "turn", "2,0,5,5,4,4/4,4,4,4,4,1 0,7 S", "S5"),
    example("turkish_mangala", "extra", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 S", "S4"),
    example("turkish_mangala", "capture", "0,0,5,5,1,5/5,1,5,1,1,2 7,10 S", "S6"),
    example("turkish_mangala", "capture", "2,0,2,1,0,6/1,0,5,5,4,1 7,14 S", "S1"),
    example("turkish_mangala", "end", "0,0,0,0,0,1/0,0,1,0,1,0 28,17 S", "S6"),
    example("turkish_mangala", "end", "0,2,0,1,0,3/1,0,0,0,0,0 22,19 S", "S6"),
];
