//! Questions, answered by connections that cannot write.

pub(super) mod games;
pub(super) mod lists;
pub(super) mod people;
pub(super) mod ratings;
mod rows;

use super::fault;
use crate::StoreError;

/// Why a question was not answered.
pub(super) fn unreadable(error: &sqlx::Error) -> StoreError {
    if matches!(error, sqlx::Error::PoolClosed) {
        StoreError::Closed
    } else if matches!(error, sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_)) {
        StoreError::Damaged { what: error.to_string() }
    } else {
        StoreError::Unreadable(fault::of(error))
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        unreadable(&error)
    }
}
