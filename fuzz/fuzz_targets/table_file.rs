//! Files of tables of endings of every family: any bytes, a sound file with some of its bytes changed, and the same with its sums mended,
//! so that what lies behind them is reached.

#![no_main]

use std::path::PathBuf;
use std::sync::LazyLock;

use bija_kernels::tables::{self, Seen, Tabled};
use bija_rules::catalogue;

/// Bytes before the description of the rules.
const FIXED: usize = 13;

/// A small table of some rules.
struct Sound {
    rules: Tabled,
    /// Pits of a row.
    pits: usize,
    /// Bytes of each layer.
    layers: Vec<usize>,
    bytes: Vec<u8>,
}

/// Where the bytes are laid; each process has its own.
static PLACE: LazyLock<PathBuf> = LazyLock::new(|| std::env::temp_dir().join(format!("bija-table-file-{}", std::process::id())));

static SOUND: LazyLock<Vec<Sound>> = LazyLock::new(|| {
    let games = [("kalah", &[("pits", "2")][..], 4), ("congklak", &[("pits", "5")], 2), ("oware", &[], 2), ("bestemshe", &[], 2), ("togyz_kumalak", &[], 1)];
    games.into_iter().map(|(id, options, most)| Sound::new(id, options, most)).collect()
});

impl Sound {
    fn new(id: &str, options: &[(&str, &str)], most: u8) -> Sound {
        let rules = catalogue::rules(id, options).expect("the game has these options");
        let (tabled, pits) = (Tabled::claim(&rules).expect("these rules have tables"), rules.board().pits_per_seat());
        let boards = |most| tabled.table(most).expect("so small a table can be held").boards() as usize;
        tabled.table(most).expect("so small a table can be held").build(&PLACE, 1, &()).expect("the file is written");
        let bytes = std::fs::read(&*PLACE).expect("the file is there");
        let head = FIXED + usize::from(u16::from_le_bytes([bytes[11], bytes[12]])) + 4;
        let bytes_a_board = (bytes.len() - head - 4 * (usize::from(most) + 1)) / boards(most);
        let layers = (0..=most).map(|seeds| bytes_a_board * (boards(seeds) - seeds.checked_sub(1).map_or(0, boards))).collect();
        Sound { rules: tabled, pits, layers, bytes }
    }

    /// Every sum as it must be for the bytes before it, as far as the bytes go.
    fn mend(&self, bytes: &mut [u8]) {
        let mut begins = 0;
        let mut ends = FIXED + usize::from(u16::from_le_bytes([bytes[11], bytes[12]]));
        for layer in self.layers.iter().copied().chain([0]) {
            let Some(sum) = bytes.get(begins..ends).map(crc32fast::hash) else { return };
            let Some(place) = bytes.get_mut(ends..ends + 4) else { return };
            place.copy_from_slice(&sum.to_le_bytes());
            begins = ends + 4;
            ends = begins + layer;
        }
    }

    /// Reads the bytes as a file; whether it is taken for a table.
    fn is_read(&self, bytes: &[u8]) -> bool {
        std::fs::write(&*PLACE, bytes).expect("the file is written");
        let info = tables::info(&PLACE);
        let Ok(table) = self.rules.open(&PLACE) else { return false };
        let info = info.expect("the head of a sound file is sound");
        assert_eq!((info.rules, info.most_seeds, info.boards), (self.rules, table.most_seeds(), table.boards()));
        assert_eq!(table.filled(), table.boards());
        for own in 0..=table.most_seeds() {
            let mut board = Seen { rows: [vec![0; self.pits], vec![0; self.pits]], ..Seen::default() };
            (board.rows[0][0], board.rows[1][self.pits - 1]) = (own, table.most_seeds() - own);
            assert!(table.bounds_of(&board).is_some());
        }
        true
    }
}

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    let [family, kind, rest @ ..] = data else { return };
    let sound = &SOUND[usize::from(*family) % SOUND.len()];
    if kind % 3 == 0 {
        sound.is_read(rest);
        return;
    }
    let mut bytes = sound.bytes.clone();
    for change in rest.chunks_exact(3) {
        let at = usize::from(u16::from_le_bytes([change[0], change[1]])) % bytes.len();
        bytes[at] = change[2];
    }
    if kind & 0x80 != 0 {
        bytes.truncate(bytes.len() - usize::from(*kind) % 40);
    }
    if kind % 3 == 1 {
        assert_eq!(sound.is_read(&bytes), bytes == sound.bytes, "what is damaged is refused");
    } else {
        sound.mend(&mut bytes);
        sound.is_read(&bytes);
    }
});
