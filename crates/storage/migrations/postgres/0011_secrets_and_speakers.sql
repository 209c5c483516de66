-- `secret`: what the links of a private game are made from (`links`); null where the game is listed. It is kept as it is, not
-- hashed, because players are shown the links again; whoever reads the database can read the game and its chat anyway.
-- `chat.account`: who said the line; null for visitors and for accounts that are gone, which is all it takes to make a line
-- anonymous, since the line itself holds no name.
ALTER TABLE session ADD COLUMN secret TEXT;
ALTER TABLE chat ADD COLUMN account TEXT REFERENCES account (id) ON DELETE SET NULL;
CREATE INDEX chat_account ON chat (account) WHERE account IS NOT NULL;
