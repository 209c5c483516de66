-- `block`: `account` wants nothing to do with `blocked`; `created` in milliseconds since 1970.
-- `report`: what players report to the operator.
--   id        random text
--   at        when, in milliseconds since 1970
--   reporter  the account that reports; null for a visitor, and once the account is gone
--   visitor   the visitor that reports (the hash that `seat.visitor` has too); null for an account
--   account   the account that is reported; null for a line of somebody without one, and once the account is gone
--   session   the game in which a reported line was said; null when a player is reported as such. The game may be gone.
--   line      the number of that line in `chat`, where it may have been dropped meanwhile; null as above
--   speaker   the mark of the line's speaker within the game; null as above
--   quote     the line's text as it was said; null as above
--   reason    'abuse', 'spam', 'cheating', 'name' or 'other'
--   words     what the reporter says about it, at most 500 characters, may be empty
--   handled   when the operator was done with it, in milliseconds since 1970; null: still open
CREATE TABLE block (
    account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    blocked TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    created BIGINT NOT NULL,
    PRIMARY KEY (account, blocked)
);
CREATE INDEX block_blocked ON block (blocked);
CREATE TABLE report (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    reporter TEXT REFERENCES account (id) ON DELETE SET NULL,
    visitor TEXT,
    account TEXT REFERENCES account (id) ON DELETE SET NULL,
    session TEXT,
    line BIGINT,
    speaker TEXT,
    quote TEXT,
    reason TEXT NOT NULL CHECK (reason IN ('abuse', 'spam', 'cheating', 'name', 'other')),
    words TEXT NOT NULL,
    handled BIGINT
);
CREATE INDEX report_open ON report (at) WHERE handled IS NULL;
CREATE INDEX report_reporter ON report (reporter) WHERE reporter IS NOT NULL;
CREATE INDEX report_account ON report (account) WHERE account IS NOT NULL;
