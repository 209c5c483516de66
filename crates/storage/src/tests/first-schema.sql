-- What the first version of Variorum left in the data folder.
CREATE TABLE layout (version BIGINT NOT NULL);
INSERT INTO layout (version) VALUES (1);
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
INSERT INTO session VALUES ('played', 'any', 'start', 'f2f3 e7e5 g2g4 d8h4', 4, 'person', 'engine', 3, '0-1 checkmate',
    'Black wins by checkmate.', 10, 20, 5);
INSERT INTO session VALUES ('begun', 'any', 'start', '', 0, 'person', 'person', 3, '', 'White to move', 11, 21, 1);
