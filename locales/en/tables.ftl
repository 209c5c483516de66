# What `variorum table` says: its report, why there can be no table, and why a file of tables cannot be used. Of errors English is also the text in the sources, and a test compares the two.

## Why there can be no table

table-parts = write White's pieces, `/` and Black's, as in `K Q / K`; neutral pieces follow a second `/`
table-unknown-piece = the game has no piece `{ $word }`
table-not-in-hand = `{ $word }` cannot be in hand in this game
table-no-position = there is no position with these pieces: { $position }
table-too-many-pieces = that is { $pieces } pieces; tables are made of at most { $most }
table-too-large = a table of `{ $material }` would have more than { $most } positions
table-too-many-materials = these pieces lead to more than { $most } other sets of pieces
table-draws-decided = tables are not made of games in which somebody wins instead of a draw
table-turns-in-a-row = tables are not made of games in which players have several turns in a row
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

## What `variorum table` reports
#
# The words before a line: what the table is of, its cost, what was read and solved, and what is known of a position

endgame-pieces = pieces
endgame-to-do = to do
endgame-estimated = estimated
endgame-read = read
endgame-solved = solved
endgame-position = position
endgame-value = value
endgame-best-turns = best turns

# $sets: the number of sets of pieces that captures and promotions lead to; $symmetries: of the board
endgame-work =
    { $positions } positions of { $sets ->
        [one] { $sets } set
       *[other] { $sets } sets
    } of pieces, { $symmetries } symmetries
# $time: one of the next four messages
endgame-cost = { $turns } turns, { $mebibytes } MiB of memory, { $time }
endgame-moment = less than a second
endgame-seconds = about { $count } seconds
endgame-minutes = about { $count } minutes
endgame-hours = about { NUMBER($count, minimumFractionDigits: 1) } hours
endgame-parts = { $read } of { $all } parts
endgame-speed = { $positions } positions in { NUMBER($seconds, minimumFractionDigits: 1) } s, { $speed } positions/s
# While the work goes on
endgame-progress = { $pieces }: { $done } of { $all } positions
# A turn is one player's; a move is a turn of each
endgame-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } ({ $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    })
endgame-to-move = { side-name } to move: { $positions } positions
endgame-won = won
endgame-drawn = drawn
endgame-lost = lost
# A number of positions
endgame-count = { $count }
endgame-share = { NUMBER($share, minimumFractionDigits: 2) } %
endgame-share-whole = { $share } %
endgame-ended = of the lost, the game has ended in { $count }
# $length: endgame-turns
endgame-longest = longest win of { side-name } to move: { $length }, in { $count } positions
# The value of a position
endgame-is-drawn = drawn
endgame-wins = { side-name } wins in { $length }
endgame-loses = { side-name } loses in { $length }
endgame-no-turns = none
endgame-written = written: { $path }
endgame-other-position = the table has no such position: it has other pieces, or rights such as castling

## The list of pieces that win alone (`--list`)

endgame-list-pieces = pieces
endgame-list-to-move = to move
endgame-list-waiting = waiting
endgame-list-longest = longest win
# $length: endgame-turns
endgame-list-length = { $length }
endgame-list-none = none
endgame-list-shares = The shares of positions that White wins: with White to move, and with Black to move.
endgame-list-left-out = note: { $pieces } is left out: { $reason }
endgame-list-no-royal = the game has no royal piece
