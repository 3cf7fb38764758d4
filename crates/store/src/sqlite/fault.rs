//! What the database's error codes mean to us.

use crate::Fault;

/// The class of an error. <https://www.sqlite.org/rescode.html>
pub(super) fn of(error: &sqlx::Error) -> Fault {
    if let sqlx::Error::Io(io) = error {
        return Fault::Io { detail: io.to_string() };
    }
    if let sqlx::Error::PoolTimedOut = error {
        return Fault::Locked;
    }
    let detail = error.to_string();
    code(error).map_or_else(|| Fault::Unexpected { detail: detail.clone() }, |code| named(code, detail.clone()))
}

/// The extended result code, if the error is the database's own.
fn code(error: &sqlx::Error) -> Option<u32> {
    error.as_database_error()?.code()?.parse().ok()
}

/// Whether only this statement failed and the transaction around it goes on: it broke a constraint. After other errors the whole
/// transaction may be gone already. <https://www.sqlite.org/lang_transaction.html#response_to_errors_within_a_transaction>
pub(super) fn spares_the_group(error: &sqlx::Error) -> bool {
    const CONSTRAINT: u32 = 19;
    code(error).is_some_and(|code| code & 0xff == CONSTRAINT)
}

fn named(code: u32, detail: String) -> Fault {
    match code & 0xff {
        // BUSY, LOCKED
        5 | 6 => Fault::Locked,
        // PERM, READONLY
        3 | 8 => Fault::ReadOnly,
        // FULL
        13 => Fault::Full,
        // CORRUPT, NOTADB
        11 | 26 => Fault::Corrupt,
        // IOERR, CANTOPEN
        10 | 14 => Fault::Io { detail },
        _ => Fault::Unexpected { detail },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn extended_codes_are_read_by_their_class() {
        let named = |code| named(code, String::new());
        // BUSY_SNAPSHOT, READONLY_DBMOVED, FULL, CORRUPT_INDEX, NOTADB, IOERR_WRITE, CONSTRAINT_COMMITHOOK
        assert_eq!([517, 1032, 13, 779, 26].map(named), [Fault::Locked, Fault::ReadOnly, Fault::Full, Fault::Corrupt, Fault::Corrupt]);
        assert_eq!([778, 531].map(named), [Fault::Io { detail: String::new() }, Fault::Unexpected { detail: String::new() }]);
    }
}
