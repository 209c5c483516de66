CREATE TABLE session (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    start_text TEXT NOT NULL,
    turns TEXT NOT NULL,
    ply BIGINT NOT NULL,
    white TEXT NOT NULL,
    black TEXT NOT NULL,
    level BIGINT NOT NULL,
    result TEXT NOT NULL,
    status TEXT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    revision BIGINT NOT NULL
);
CREATE INDEX session_updated ON session (updated);
