-- Programs from before sqlx kept the migrations read this table: its number, which they do not know, makes them leave the database alone.
-- Later migrations need not write here.
CREATE TABLE IF NOT EXISTS layout (version BIGINT NOT NULL);
INSERT INTO layout (version) VALUES (17);
