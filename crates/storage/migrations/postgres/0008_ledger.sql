-- Counts transactions (`transaction`); unplayed games are found without looking at all others.
CREATE TABLE ledger (id BIGINT PRIMARY KEY CHECK (id = 1), commits BIGINT NOT NULL);
INSERT INTO ledger (id, commits) VALUES (1, 0);
CREATE INDEX session_unplayed ON session (updated) WHERE ply = 0;
