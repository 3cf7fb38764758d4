//! Files of tables of endings: any bytes, a sound file with some of its bytes changed, and the same with its sums mended, so that what
//! lies behind them is reached.

#![no_main]

use std::path::PathBuf;
use std::sync::LazyLock;

use bija_kernels::KalahRules;
use bija_kernels::tables::Table;
use bija_rules::catalogue;

/// Seeds of the boards with the most in the sound file.
const MOST: u8 = 4;
/// Bytes before the description of the rules.
const FIXED: usize = 13;

static RULES: LazyLock<KalahRules> = LazyLock::new(|| {
    let rules = catalogue::rules("kalah", &[("pits", "2")]).expect("kalah has boards of two pits");
    KalahRules::claim(&rules).expect("kalah has a kernel")
});

/// Where the bytes are laid; each process has its own.
static PLACE: LazyLock<PathBuf> = LazyLock::new(|| std::env::temp_dir().join(format!("bija-table-file-{}", std::process::id())));

static SOUND: LazyLock<Vec<u8>> = LazyLock::new(|| {
    let table = Table::new(*RULES, MOST).expect("so small a table can be held");
    table.build(&PLACE, 1, &()).expect("the file is written").expect("nobody stops it");
    std::fs::read(&*PLACE).expect("the file is there")
});

/// Every sum as it must be for the bytes before it, as far as the bytes go.
fn mend(bytes: &mut [u8]) {
    let text = usize::from(u16::from_le_bytes([bytes[11], bytes[12]]));
    let mut begins = 0;
    let mut ends = FIXED + text;
    for seeds in 0..=u64::from(bytes[10]) {
        let Some(sum) = bytes.get(begins..ends).map(crc32fast::hash) else { return };
        let Some(place) = bytes.get_mut(ends..ends + 4) else { return };
        place.copy_from_slice(&sum.to_le_bytes());
        begins = ends + 4;
        // Boards of four pits with so many seeds.
        ends = begins + ((seeds + 1) * (seeds + 2) * (seeds + 3) / 6) as usize;
    }
    if let Some(sum) = bytes.get(begins..ends).map(crc32fast::hash)
        && let Some(place) = bytes.get_mut(ends..ends + 4)
    {
        place.copy_from_slice(&sum.to_le_bytes());
    }
}

/// Reads the bytes as a file; whether it is taken for a table.
fn is_read(bytes: &[u8]) -> bool {
    std::fs::write(&*PLACE, bytes).expect("the file is written");
    let info = Table::info(&PLACE);
    let Ok(table) = Table::open(&PLACE, *RULES) else { return false };
    let info = info.expect("the head of a sound file is sound");
    assert_eq!((info.most_seeds, info.boards), (table.most_seeds(), table.boards()));
    assert!(table.is_complete() && table.filled() == table.boards());
    for own in 0..=table.most_seeds() {
        assert!(table.value(&[own, 0], &[0, table.most_seeds() - own]).is_some());
    }
    true
}

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    let Some((kind, rest)) = data.split_first() else { return };
    let mut bytes = SOUND.clone();
    if kind % 3 == 0 {
        is_read(rest);
        return;
    }
    for change in rest.chunks_exact(3) {
        let at = usize::from(u16::from_le_bytes([change[0], change[1]])) % bytes.len();
        bytes[at] = change[2];
    }
    if kind & 0x80 != 0 {
        bytes.truncate(bytes.len() - usize::from(*kind) % 40);
    }
    if kind % 3 == 1 {
        assert_eq!(is_read(&bytes), bytes == *SOUND, "what is damaged is refused");
    } else {
        mend(&mut bytes);
        is_read(&bytes);
    }
});
