//! The key of a name: equal for names that look alike.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

use super::{SEPARATORS, is_joiner};

/// Names of the server's own, one a line.
const RESERVED: &str = include_str!("reserved.txt");

static RESERVED_KEYS: LazyLock<BTreeSet<String>> =
    LazyLock::new(|| RESERVED.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).map(of).collect());

/// The key of a name.
///
/// Case goes first, so that BILL is Bill; then what looks alike becomes one (the skeletons of UTS 39); a capital i looks like an l
/// although its small letter does not, so both count as one.
pub(super) fn of(name: &str) -> String {
    let letters: String = name.nfkc().filter(|letter| !SEPARATORS.contains(letter) && !is_joiner(*letter)).collect();
    let alike: String = skeleton(&letters.to_lowercase()).collect();
    alike.to_lowercase().replace('i', "l")
}

/// Whether a key is one of the server's own, a number behind it left out: “Player 3” is nobody's.
pub(super) fn is_reserved(key: &str) -> bool {
    let bare = key.trim_end_matches(|letter: char| letter.is_numeric());
    RESERVED_KEYS.contains(key) || RESERVED_KEYS.contains(bare)
}
