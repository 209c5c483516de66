-- What the operator decides (`operations`). Times are in milliseconds since 1970.
--   account.locked            when the operator locked the account; null: it is open
--   account.password_changed  when the password was changed last; null: it is the first one
--   account.password_reset    was it the operator who changed it? 0 or 1
--   network_block.network     addresses that may not use the server, such as 192.0.2.0/24
--   network_block.until       when the block ends; null: never
--   setting                   what holds for all servers on this database, by name
--   operation                 what the operator did: servers read it to hear of changes, people to see who did what when
ALTER TABLE account ADD COLUMN locked BIGINT;
ALTER TABLE account ADD COLUMN password_changed BIGINT;
ALTER TABLE account ADD COLUMN password_reset BIGINT NOT NULL DEFAULT 0;
CREATE TABLE network_block (
    network TEXT PRIMARY KEY,
    reason TEXT NOT NULL,
    created BIGINT NOT NULL,
    until BIGINT
);
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE operation (
    number BIGINT PRIMARY KEY,
    at BIGINT NOT NULL,
    action TEXT NOT NULL,
    subject TEXT NOT NULL,
    detail TEXT NOT NULL
);
