-- `account.skeleton`: what names share that look the same (`accounts::name`). Accounts that share one may be there already.
-- `device`: browsers in which somebody has logged in to an account. `hash` is that of the browser's token and the account's id.
ALTER TABLE account ADD COLUMN skeleton TEXT NOT NULL DEFAULT '';
UPDATE account SET skeleton =
    replace(replace(replace(replace(replace(folded, 'i', 'l'), '1', 'l'), '0', 'o'), 'm', 'rn'), '_', '-');
CREATE INDEX account_skeleton ON account (skeleton);
ALTER TABLE login ADD COLUMN used BIGINT NOT NULL DEFAULT 0;
ALTER TABLE login ADD COLUMN browser TEXT NOT NULL DEFAULT '';
ALTER TABLE login ADD COLUMN system TEXT NOT NULL DEFAULT '';
ALTER TABLE login ADD COLUMN device TEXT NOT NULL DEFAULT '';
CREATE TABLE device (
    hash TEXT PRIMARY KEY,
    account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    used BIGINT NOT NULL
);
CREATE INDEX device_account ON device (account);
