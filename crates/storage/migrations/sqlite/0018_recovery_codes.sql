-- `recovery_code`: one-time codes with which the owner of an account can set a new password. A code that was used is gone.
--   label    the first group of the code, by which it is found
--   hash     the hash of the rest, made as those of passwords are
--   created  when the set was made, in milliseconds since 1970
CREATE TABLE recovery_code (
    account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    label TEXT NOT NULL,
    hash TEXT NOT NULL,
    created BIGINT NOT NULL,
    PRIMARY KEY (account, label)
);
