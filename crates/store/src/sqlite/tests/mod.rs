//! What SQLite has to do beside the laws of every back end.

mod crash;
mod files;
mod groups;
mod opening;
mod plans;

use bija_room::Millis;
use tempfile::TempDir;

use crate::suite::Place;
use crate::{Holder, SqliteStore};

/// A directory of its own.
struct Directory(TempDir);

fn holder() -> Holder {
    Holder::this_process("127.0.0.1:8080", Millis(1_700_000_000_000))
}

impl Place for Directory {
    type Store = SqliteStore;

    async fn fresh() -> Self {
        Self(TempDir::new().unwrap())
    }

    async fn open(&self) -> SqliteStore {
        SqliteStore::open(self.0.path(), &holder()).await.unwrap()
    }

    async fn close(&self, store: SqliteStore) {
        store.close().await;
    }
}

mod every_back_end {
    use super::Directory;

    crate::suite!(Directory);
}
