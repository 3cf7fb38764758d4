-- The first schema: people and how they are known, games with their logs, invitations, ratings.
-- Times are Unix milliseconds. Ids are random positive numbers. Secrets are kept as SHA-256 digests alone, so that a stolen copy of the
-- file lets nobody in.

-- A person whose data is deleted keeps the row, so that the games of others stay whole: name and name_key become NULL.
CREATE TABLE people (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    kind TEXT NOT NULL CHECK (kind IN ('guest', 'account')),
    name TEXT,
    name_key TEXT,
    created INTEGER NOT NULL,
    -- The account that took a guest's games over. The logs of those games still speak of the guest.
    moved_to INTEGER REFERENCES people (id),
    -- When it did, for whoever has to look into a complaint.
    moved_at INTEGER,
    deleted INTEGER,
    CHECK ((name IS NULL) = (name_key IS NULL)),
    CHECK ((moved_to IS NULL) = (moved_at IS NULL))
) STRICT;

-- Two names with one key look alike: only one account may have them. Guests may share theirs with other guests.
CREATE UNIQUE INDEX account_names ON people (name_key) WHERE kind = 'account';
CREATE INDEX people_moved ON people (moved_to) WHERE moved_to IS NOT NULL;

CREATE TABLE sessions (
    hash BLOB PRIMARY KEY CHECK (length(hash) = 32),
    person INTEGER NOT NULL REFERENCES people (id),
    created INTEGER NOT NULL,
    renewed INTEGER NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_of ON sessions (person);
CREATE INDEX sessions_by_expiry ON sessions (expires);

-- Issuers promise that a subject never becomes somebody else; addresses of mail they do not, so those are not kept.
CREATE TABLE identities (
    issuer TEXT NOT NULL,
    subject TEXT NOT NULL,
    person INTEGER NOT NULL REFERENCES people (id),
    linked INTEGER NOT NULL,
    PRIMARY KEY (issuer, subject)
) STRICT, WITHOUT ROWID;

CREATE INDEX identities_of ON identities (person);

-- What is known of a game without replaying its log, for lists and for the conditions of a transaction.
CREATE TABLE games (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    way TEXT NOT NULL CHECK (way IN ('friend', 'table', 'random')),
    previous INTEGER REFERENCES games (id),
    next INTEGER REFERENCES games (id),
    ruleset TEXT NOT NULL,
    options TEXT NOT NULL,
    settings TEXT NOT NULL,
    seats INTEGER NOT NULL CHECK (seats BETWEEN 2 AND 4),
    clock INTEGER,
    -- The list of ratings it counts for; NULL if it is not ranked.
    pool TEXT,
    -- The number of its last event.
    seq INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('gathering', 'prelude', 'playing', 'over')),
    listed INTEGER NOT NULL CHECK (listed IN (0, 1)),
    ply INTEGER NOT NULL,
    mover INTEGER,
    -- Absolute, so that a restart changes nothing about it.
    deadline INTEGER,
    reason TEXT,
    ended_by INTEGER REFERENCES people (id),
    opened INTEGER NOT NULL,
    began INTEGER,
    changed INTEGER NOT NULL,
    ended INTEGER,
    CHECK ((status = 'over') = (ended IS NOT NULL)),
    CHECK ((status = 'over') = (reason IS NOT NULL))
) STRICT;

-- Partial, because almost all games are over: a start and the lobby look at the few others.
CREATE INDEX games_unfinished ON games (id) WHERE ended IS NULL;
CREATE INDEX games_running ON games (changed, id) WHERE status IN ('prelude', 'playing');
CREATE INDEX games_open ON games (opened, id) WHERE status = 'gathering' AND listed = 1;
CREATE INDEX games_ended_by ON games (ended_by, ended) WHERE ended_by IS NOT NULL;

-- Names are not kept here: a person is shown under today's name, and under none once their data is deleted.
CREATE TABLE seats (
    game INTEGER NOT NULL REFERENCES games (id),
    seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
    person INTEGER REFERENCES people (id),
    -- The level of the machine that sits there.
    level TEXT,
    place INTEGER,
    score INTEGER,
    -- Copied from the game, so that somebody's history is one walk over an index.
    opened INTEGER NOT NULL,
    PRIMARY KEY (game, seat),
    CHECK ((person IS NULL) <> (level IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of ON seats (person, opened, game) WHERE person IS NOT NULL;

-- The truth about every game. The text is JSON; the database does not look into it.
CREATE TABLE events (
    game INTEGER NOT NULL REFERENCES games (id),
    seq INTEGER NOT NULL CHECK (seq > 0),
    at INTEGER NOT NULL,
    event TEXT NOT NULL,
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

-- The same plies as in the log, one row each: the key makes a second sowing at one ply impossible, whatever the code believes.
CREATE TABLE moves (
    game INTEGER NOT NULL REFERENCES games (id),
    ply INTEGER NOT NULL CHECK (ply >= 0),
    seat INTEGER NOT NULL,
    token TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game, ply)
) STRICT, WITHOUT ROWID;

-- Accepted commands by the client's message id, so that one sent again gets its first answer. Kept while the game runs.
CREATE TABLE commands (
    game INTEGER NOT NULL REFERENCES games (id),
    sender INTEGER NOT NULL,
    id TEXT NOT NULL,
    answer TEXT NOT NULL,
    PRIMARY KEY (game, sender, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE invitations (
    hash BLOB PRIMARY KEY CHECK (length(hash) = 32),
    game INTEGER NOT NULL REFERENCES games (id),
    sender INTEGER NOT NULL REFERENCES people (id),
    created INTEGER NOT NULL,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX invitations_of ON invitations (sender);
CREATE INDEX invitations_by_expiry ON invitations (expires);

-- The key is the promise that a link works once per seat.
CREATE TABLE invitation_uses (
    hash BLOB NOT NULL REFERENCES invitations (hash) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    person INTEGER NOT NULL REFERENCES people (id),
    at INTEGER NOT NULL,
    PRIMARY KEY (hash, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX invitation_uses_of ON invitation_uses (person);

CREATE TABLE ratings (
    person INTEGER NOT NULL REFERENCES people (id),
    pool TEXT NOT NULL,
    rating INTEGER NOT NULL,
    games INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    PRIMARY KEY (person, pool)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_best ON ratings (pool, rating DESC, person);

-- The key is the promise that a game is rated once.
CREATE TABLE rating_changes (
    game INTEGER NOT NULL REFERENCES games (id),
    person INTEGER NOT NULL REFERENCES people (id),
    pool TEXT NOT NULL,
    at INTEGER NOT NULL,
    before INTEGER NOT NULL,
    after INTEGER NOT NULL,
    games INTEGER NOT NULL,
    PRIMARY KEY (game, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX rating_changes_of ON rating_changes (person, pool, at);

-- One row: when the server was last alive, so that clocks can be given the time back in which it was not.
CREATE TABLE heartbeat (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    at INTEGER NOT NULL
) STRICT;
