CREATE TABLE chat (
    session TEXT NOT NULL REFERENCES session (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    players BIGINT NOT NULL CHECK (players IN (0, 1)),
    line TEXT NOT NULL,
    PRIMARY KEY (session, number)
);
