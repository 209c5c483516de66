-- A game whose clock runs as it is brought up to date is looked at once.
ALTER TABLE session ADD COLUMN due BIGINT;
UPDATE session SET due = updated WHERE phase = 'playing' AND details LIKE '%"clock":{%';
CREATE INDEX session_due ON session (due) WHERE due IS NOT NULL;
