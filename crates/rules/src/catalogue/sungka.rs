//! Sungka: congklak of the Philippines, in which a player without seeds passes.
//!
//! Sources: the text of Mancala World as nativeph.blogspot gives it; vtaide.com; pateros-philippines.com. The picture
//! (clockwise, store at the left) follows pinoy-culture.com and hagonoy.com; others draw it the other way round, and no
//! rule depends on it.
//!
//! Defaults that decide games: a seat without seeds passes until it can move again, and the game ends when all pits are
//! empty; an own empty pit captures only if the facing pit holds seeds. Unsure: captures vary by region; both players
//! often begin at the same time, which is not played here.

use super::congklak::build;
use super::options::{Kind, OptionSpec};
use super::parts::{EMPTY_CAPTURE, MAX_BONUS, NEED_LAP, PITS, ROUNDS};
use super::{Entry, Look, Terms, Turning, Wood};

pub(super) const SUNGKA: Entry = Entry {
    id: "sungka",
    preset_of: None,
    options: &[PITS, EMPTY_CAPTURE, NEED_LAP, OptionSpec { name: "no_move", kind: Kind::Choice(&["pass", "end"]), default: "pass" }, MAX_BONUS, ROUNDS],
    conflicts: &[],
    look: Look { wood: Wood::Teak, turning: Turning::Clockwise, terms: Terms::Seeds },
    build,
};
