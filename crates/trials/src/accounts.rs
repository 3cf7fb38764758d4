//! Players with an account. They are in the store before the server is started for the first time: signing in is tried elsewhere.

use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use bija_store::{Digest, Holder, Kind, Millis, PersonId, SqliteStore, Store, Transaction, Write};
use sha2::{Digest as _, Sha256};

use crate::server::now;
use crate::world::Guest;

/// How long their sessions last, in milliseconds.
const A_WEEK: i64 = 7 * 24 * 60 * 60 * 1000;

/// Opens so many accounts in a folder of data that no server holds.
///
/// # Errors
/// If the store cannot be opened or does not take them.
pub async fn enroll(data: &Path, accounts: usize, luck: &mut fastrand::Rng) -> Result<Vec<Guest>, String> {
    let at = Millis(now());
    let holder = Holder { pid: std::process::id(), address: "the trial".to_string(), since: at };
    let store = SqliteStore::open(data, &holder).await.map_err(|error| error.to_string())?;
    let (mut people, mut writes) = (Vec::new(), Vec::new());
    for number in 0..accounts {
        let (id, mut secret) = (PersonId::from_random(luck.u64(..)), [0; 32]);
        luck.fill(&mut secret);
        let name = format!("Rated {number}");
        writes.push(Write::InsertPerson { id, kind: Kind::Account, name_key: name.to_lowercase(), name, at });
        writes.push(Write::InsertSession { hash: Digest(Sha256::digest(secret).into()), person: id, at, expires: at.after(A_WEEK) });
        people.push(Guest { id: id.to_string(), cookie: format!("bija={}", URL_SAFE_NO_PAD.encode(secret)) });
    }
    let committed = store.commit(Transaction::of(writes)).await;
    store.close().await;
    committed.map(|_| people).map_err(|error| error.to_string())
}
