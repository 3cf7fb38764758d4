-- What an account has set, so that the choices follow its owner from device to device. The text is JSON of a few known keys; the
-- database does not look into it, and takes nothing that could not be such a list.
CREATE TABLE settings (
    person INTEGER PRIMARY KEY REFERENCES people (id),
    settings TEXT NOT NULL CHECK (length(settings) <= 2000),
    changed INTEGER NOT NULL
) STRICT;
