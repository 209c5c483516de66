-- Puzzles. They themselves are in files; these tables hold what players make of them.
-- `puzzle_rating`: ratings of puzzles that somebody with an account has tried.
--   attempts  how many attempts changed it
--   updated   when the last one did, in milliseconds since 1970
CREATE TABLE puzzle_rating (
    puzzle TEXT PRIMARY KEY,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    attempts BIGINT NOT NULL,
    updated BIGINT NOT NULL
);
-- `puzzle_solver`: an account's ratings in the puzzles of a game.
CREATE TABLE puzzle_solver (
    account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    attempts BIGINT NOT NULL,
    solved BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    PRIMARY KEY (account, game)
);
-- `puzzle_attempt`: the first attempt of an account at a puzzle, which is the rated one.
--   outcome  `shown` once the account has asked for the solution
CREATE TABLE puzzle_attempt (
    account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    puzzle TEXT NOT NULL,
    game TEXT NOT NULL,
    at BIGINT NOT NULL,
    outcome TEXT NOT NULL CHECK (outcome IN ('solved', 'missed', 'shown')),
    old_rating DOUBLE PRECISION NOT NULL,
    new_rating DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (account, puzzle)
);
CREATE INDEX puzzle_attempt_at ON puzzle_attempt (account, at, puzzle);
-- `puzzle_streak`: puzzles solved in a row, and days in a row with a solved daily puzzle.
--   last_day  the last such day, in days since 1970
CREATE TABLE puzzle_streak (
    account TEXT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
    run BIGINT NOT NULL,
    best_run BIGINT NOT NULL,
    days BIGINT NOT NULL,
    best_days BIGINT NOT NULL,
    last_day BIGINT NOT NULL
);
