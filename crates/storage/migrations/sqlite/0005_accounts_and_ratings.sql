CREATE TABLE account (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE TABLE login (
    token TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX login_account ON login (account);
CREATE TABLE rating (
    account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    PRIMARY KEY (account, game)
);
CREATE TABLE rating_change (
    session TEXT NOT NULL,
    side TEXT NOT NULL CHECK (side IN ('w', 'b')),
    account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    at BIGINT NOT NULL,
    old_rating DOUBLE PRECISION NOT NULL,
    new_rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (session, side)
);
CREATE INDEX rating_change_account ON rating_change (account, game, at);
