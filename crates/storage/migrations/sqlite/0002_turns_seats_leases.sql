CREATE TABLE turn (
    session TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
    ply BIGINT NOT NULL,
    text TEXT NOT NULL,
    spent BIGINT,
    PRIMARY KEY (session, ply)
);
CREATE TABLE seat (
    session TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
    side TEXT NOT NULL CHECK (side IN ('w', 'b')),
    visitor TEXT,
    account TEXT,
    PRIMARY KEY (session, side)
);
CREATE INDEX seat_visitor ON seat (visitor);
CREATE INDEX seat_account ON seat (account);
CREATE TABLE lease (
    session TEXT PRIMARY KEY REFERENCES session (id) ON DELETE CASCADE,
    holder TEXT NOT NULL,
    until BIGINT NOT NULL
);
ALTER TABLE session ADD COLUMN rated BIGINT NOT NULL DEFAULT 0 CHECK (rated IN (0, 1));
ALTER TABLE session ADD COLUMN listed BIGINT NOT NULL DEFAULT 0 CHECK (listed IN (0, 1));
ALTER TABLE session ADD COLUMN phase TEXT NOT NULL DEFAULT 'playing' CHECK (phase IN ('waiting', 'playing', 'ended'));
ALTER TABLE session ADD COLUMN details TEXT NOT NULL DEFAULT '{}';
UPDATE session SET phase = 'ended' WHERE result <> '';
CREATE INDEX session_phase ON session (phase, listed, updated);
