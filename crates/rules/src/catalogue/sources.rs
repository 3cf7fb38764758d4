//! Where the rules of the games come from.

use super::Entry;

/// Authors, works and pages by game. A table of its own: browsers, which do not show it, need not load it.
const SOURCES: &[(&str, &[&str])] = &[
    ("kalah", &["Wikipedia: Kalah", "OpenSpiel: mancala", "G. Irving, J. Donkers, J. Uiterwijk: Solving Kalah (2000)"]),
    ("oware", &["Oware Society: Abapa rules", "joansala.com: Oware rules", "ludoteka.com: Oware", "Mind Sports Olympiad: Oware", "OpenSpiel: oware"]),
    ("congklak", &["salvi.chaosnet.org: congklak rules", "Mancala World: Congklak", "JKKN Malaysia: congkak", "J. Donkers: Dakon (fdg.unimaas.nl)"]),
    ("sungka", &["Mancala World: Sungka", "vtaide.com: Sungka", "pateros-philippines.com: Sungka"]),
    ("o_an_quan", &["Wikipedia: Ô ăn quan", "Mancala World: Ô Ăn Quan", "ludii.games: O An Quan", "huyenngn/OAnQuan-Game", "choiplay.com: Ô ăn quan"]),
    (
        "pallanguzhi",
        &[
            "indianetzone.com: Pallanguli",
            "Wikipedia: Pallanguzhi",
            "Undiscovered Indian Treasures: Pallanguzhi",
            "ludii.games: Pallankuli (Durai 1928)",
            "Mancala World: Pallankuzhi",
        ],
    ),
    ("bao", &["Mancala World: Bao la Kiswahili", "M. Rühl: Bao la Kiswahili, rules (2021)", "Abstract Play: Bao"]),
    ("omweso", &["Wikipedia: Omweso", "R. Shackell: Mweso (1934)", "ludii.games: Mweso", "HSY3D/Omweso"]),
    ("mangala4", &["Mancala World: Mangala IV (Güllü 2007)", "Mancala World: La'b Madjnuni (Culin 1894)", "Wikipedia: La'b Madjnuni"]),
    ("mancala_basic", &["Japan Recreation Association: Mancala rule sheet", "recreation.or.jp: Mancala"]),
    (
        "togyz_kumalak",
        &[
            "Mancala World: Toguz Korgool",
            "Wikipedia: Toguz korgol",
            "playstrategy.org: Togyzkumalak",
            "World Nomad Games: Toguz Korgool (2020)",
            "AbstractPlay: toguz",
        ],
    ),
    ("bestemshe", &["mankala.cz: Bestemshe", "ansarzeinulla/Bestemshe"]),
    ("turkish_mangala", &["Mancala World: Mangala III", "worldethnosport.org: Mangala", "mynet.com: Mangala"]),
];

impl Entry {
    /// Where its rules come from: authors, works and pages. A preset has the sources of its game unless it has its own.
    pub fn sources(&self) -> &'static [&'static str] {
        let of = |id: &str| SOURCES.iter().find(|(game, _)| *game == id).map(|&(_, sources)| sources);
        of(self.id).or_else(|| of(self.preset_of?.0)).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::super::ENTRIES;

    #[test]
    fn every_game_says_where_its_rules_come_from() {
        for entry in ENTRIES {
            assert!(!entry.sources().is_empty(), "{}", entry.id);
        }
    }
}
