# What `variorum table` says when there can be no table, or a file of tables cannot be used. English is also the text in the sources, and a test compares the two.

## Why there can be no table

table-parts = write White's pieces, `/` and Black's, as in `K Q / K`; neutral pieces follow a second `/`
table-unknown-piece = the game has no piece `{ $word }`
table-not-in-hand = `{ $word }` cannot be in hand in this game
table-no-position = there is no position with these pieces: { $position }
table-too-many-pieces = that is { $pieces } pieces; tables are made of at most { $most }
table-too-large = a table of `{ $material }` would have more than { $most } positions
table-too-many-materials = these pieces lead to more than { $most } other sets of pieces
table-draws-decided = tables are not made of games in which somebody wins instead of a draw
table-memory = a table of `{ $material }` needs about { $needed } MiB of memory; { $allowed } MiB are allowed
table-too-long = a win takes more than { $most } turns
table-unforeseen = a turn leads to `{ $material }`, which was not foreseen; please report this
table-stopped = stopped

## What is wrong with a file of tables

table-file-no-table = this is no file of tables
table-file-version = the file has version { $found } of the format; this program reads version { $read }
table-file-other-rules = the file has tables of other rules or other pieces
table-file-incomplete = the tables are not finished: the command that made the file goes on with it
table-file-memory = its tables take { $needed } MiB of memory; { $allowed } MiB are allowed
table-file-damaged = the file is damaged at byte { $at }
