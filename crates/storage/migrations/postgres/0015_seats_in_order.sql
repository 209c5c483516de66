-- `seat.updated`: when the game was changed last, so that an index has a person's games in that order (`pages`).
ALTER TABLE seat ADD COLUMN updated BIGINT NOT NULL DEFAULT 0;
UPDATE seat SET updated = (SELECT updated FROM session WHERE session.id = seat.session);
DROP INDEX seat_visitor;
DROP INDEX seat_account;
CREATE INDEX seat_of_visitor ON seat (visitor, updated DESC, session) WHERE visitor IS NOT NULL;
CREATE INDEX seat_of_account ON seat (account, updated DESC, session) WHERE account IS NOT NULL;
