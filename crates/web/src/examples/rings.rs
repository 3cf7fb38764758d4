//! Examples of games in which every place is sown: the squares of ô ăn quan, and the pits and score pits of Mancala Basic.

use super::{Example, example};

/// The examples, game by game.
pub(super) const RINGS: &[Example] = &[
    example("o_an_quan", "turn", "0,0,3,4,3,2/7,1,2,1,1,1 10,15 S quan=0,1/0,1", "S2+"),
    example("o_an_quan", "direction", "0,0,3,3,9,2/4,0,5,11,1,0 12,0 S quan=0,1/1,0", "S3-"),
    example("o_an_quan", "direction", "0,0,3,3,9,2/4,0,5,11,1,0 12,0 S quan=0,1/1,0", "S3+"),
    example("o_an_quan", "relay", "0,0,4,3,1,3/10,2,1,1,0,0 10,15 S quan=0,1/0,1", "S5+"),
    example("o_an_quan", "relay", "0,5,5,5,5,5/0,5,5,5,5,5 0,0 S", "S3+"),
    example("o_an_quan", "capture", "0,0,1,5,3,3/10,2,3,0,3,4 9,7 S quan=0,1/0,1", "S5+"),
    example("o_an_quan", "capture", "11,4,1,1,2,4/9,0,3,0,4,2 9,0 S", "S4+"),
    example("o_an_quan", "quan", "11,5,2,1,3,0/9,3,0,1,0,5 10,0 S", "S2+"),
    example("o_an_quan", "quan", "4,0,2,2,2,2/4,10,0,2,11,1 10,0 S", "S4-"),
    example("o_an_quan", "borrowing", "0,0,1,1,1,0/5,0,0,0,0,0 26,16 S quan=0,0/1,1", "S2-"),
    example("o_an_quan", "end", "0,1,1,0,1,0/3,0,0,0,0,0 29,15 S quan=0,0/0,2", "S1+"),
    example("mancala_basic", "turn", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 1", "5"),
    example("mancala_basic", "turn", "0,1,0,2,3,13/0,1,0,3,2,2 11,10 1", "6"),
    example("mancala_basic", "extra", "4,4,4,4,4,4/4,4,4,4,4,4 0,0 1", "3"),
    example("mancala_basic", "extra", "0,0,1,1,5,8/5,1,1,2,0,6 8,10 1", "6"),
    example("mancala_basic", "end", "0,0,0,0,0,1/0,2,0,1,0,3 20,21 1", "6"),
    example("mancala_basic", "places", "0,0,0,0,0,1/0,2,0,0,1,3/0,0,4,1,0,2 19,21,18 1", "6").under(&[("seats", "3")]),
];
