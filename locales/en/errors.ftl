# What the program says when something is wrong. The ids are {prefix}-{code}: the prefix names the kind of error, the code is that on the wire.
# English is also the text of the errors in the sources; a test compares the two.
# From “Why a password is too easy to guess” on, most sentences follow a colon or a line number and begin with a small letter; a capital and
# a full stop are added where such a sentence stands alone.

# A side. $side: white, black, and where the game has other names red, black-of-red, sente, gote
side-name = { $side ->
    [white] White
    [red] Red
    [sente] Sente
    [gote] Gote
   *[black] Black
}

# Why a game is over, in a few words. $reason: see endings.ftl
reason-name = { $reason ->
    [checkmate] checkmate
    [stalemate] stalemate
    [not-home] the royal piece did not come home in time
    [marriage] marriage
    [extinction] the last piece of a group is gone
    [bare] a bare royal piece
    [explosion] the royal piece was blown up
    [goal] the goal was reached
    [checks] the checks were counted
    [numbers] the pieces were counted
    [passes] the players passed
    [full-board] the board is full
    [castling] a player has castled
    [connection] pieces are connected
    [dead] neither side can win
    [impasse] impasse
    [repetition] repetition
    [perpetual-check] perpetual check
    [perpetual-chase] perpetual chase
    [counting] the turns allowed for mate have been counted
   *[quiet-turns] too long without a capture, a drop or a pawn move
}

# The title of a picture.
picture-title = { $game }: { side-name } to move

# A row of a position text; a rank on one level in space. $row-rank: number; $row-level: letter, or none
position-row = { $row-level ->
    [none] rank { $row-rank }
   *[other] rank { $row-rank }, level { $row-level }
}

# A number in a position text. $field: halfmove-clock, move-number
position-field = { $field ->
    [halfmove-clock] the halfmove clock
   *[move-number] the move number
}

# Pieces off the board, as the position text has them. $stock: hand, lost
position-stock = { $stock ->
    [hand] hand
   *[lost] lost
}

## Answers of the server

error-bad-request = { $request }
error-impossible = { $obstacle }
error-login-needed = Please log in first.
error-forbidden = { $forbidden }
error-not-found = { $missing }
error-no-method = This address does not accept requests of this kind.
error-too-slow = The request did not arrive in time.
error-too-large = The request is too large.
error-not-json = The request must be of the type application/json.
error-too-many-requests = You are sending too many requests; please wait { $wait ->
    [one] a second
   *[other] { $wait } seconds
}.
error-internal = Something went wrong inside the server.
error-busy = { $busy }
error-storage-full = The server’s disk is full. Nothing was changed; please try again later.
error-storage-disk = The server’s disk has a fault. Nothing was changed; please try again later.
error-storage-read-only = The server’s database accepts no changes at the moment.
error-storage-damaged = The server’s database is damaged; its operator must repair it.
error-storage-locked = Another program holds the server’s database; please try again in a few seconds.
error-storage-unreachable = The server’s database does not answer. Please look again in a few seconds before you repeat what you did.
error-read-only = The operator is working on this site: for now you can look at everything, but nothing can be changed.
error-network-blocked = The operator of this site has blocked your network.
error-no-session = This game is not in progress, or does not exist.
error-old-rules = { $rules }
error-game-gone = This is a game of “{ $game }”, which is no longer on this server. It can be opened again once its file is back.
error-moved-on = The game has moved on.
error-illegal-turn = { $illegal }
error-game-over = The game is over.
error-not-over = The game is not over yet.
error-not-your-turn = It is your opponent’s turn.
error-engines-turn = It is the engine’s turn.
error-seat-free = A seat is still free: wait for an opponent.
error-seat-taken = No seat is free in this game any more. You can watch it.
error-seated = You already have a seat in this game.
error-no-seat = You have no seat in this game.
error-invitation-needed = This game is private: to play, open the invitation that its creator sent you.
error-blocked = You cannot play against this person: one of you has blocked the other.
error-time-over = Your time has run out.
error-begun = The game has begun: you can resign, but not abort it.
error-no-offer = There is no such offer.
error-declined = This was declined: make a turn before you offer it again.
error-no-claim = A draw cannot be claimed in this position.
error-nothing-to-take-back = There is no turn to take back.
error-rated = Turns cannot be taken back in a rated game.
error-engine-declines = The engine does not agree to draws.
error-no-help = Hints and threats are shown only in games against the engine that are not rated.
error-no-game = There is no game “{ $game }”.{ $suggestion ->
    [none] { "" }
   *[other] { " " }Did you mean “{ $suggestion }”?
}
error-bad-position = { $start }
error-rated-needs-login = Log in to play rated games.
error-rated-terms = A rated game needs an opponent, a clock and the usual start position.
error-too-many-challenges = You have enough open challenges; withdraw one first.
error-full = { $full }
error-chat-empty = Write something first.
error-chat-too-long = A message has at most { $most } characters.
error-chat-too-fast = You are writing too fast; wait a few seconds.
error-chat-closed = A player has closed the chat of this game.
error-link-needed = This game is private: to write, open the spectators’ link, which a player can give you.
error-chat-too-new = Wait a minute before you write in the chat, or log in.
error-no-cookie = Your browser sent no cookie: reload the page to write.
error-wrong-password = { $wrong }
error-too-many-attempts = Too many attempts; please wait five minutes.
error-too-many-accounts = Too many accounts were made from your address; please try again later.
error-name-taken = Somebody already has this name, or one that looks the same.
error-name-length = A name has { $least } to { $most } characters.
error-name-letters = { $letters }
error-name-reserved = This name is not available. Please choose another one.
error-password-length = A password has { $least } to { $most } characters.
error-password-easy = This password is too easy to guess: { $weakness }.
error-account-locked = This account is locked. Please ask the operator of this site.
error-no-player = There is no player with this name.
error-record-too-large = { $limit }
error-no-line = There is no such line of chat, or it is too old.
error-report-unclear = { $report }
error-too-many-reports = You have sent enough reports for now; thank you.
error-too-many-blocks = You can block at most { $most } players.
error-too-many-analyses = Too many analyses come from your address; please end one of them.
error-engine-busy = Too many people are using the engine; please try again in a minute.
error-too-many-sockets = { $sockets }
error-closing = The server is shutting down.

## Why a request is not as it is described: error-bad-request

request-broken-off = The request broke off.
request-unreadable-body = The request cannot be read: { $detail }.
request-unreadable-message = The message cannot be read: { $detail }.
request-unreadable-query = The query of this address cannot be read: { $detail }.
request-two-starts = Give either a position or the number of a start position, not both.
request-level = The level must be between { $least } and { $most }.
request-line-too-long = A sequence has at most { $most } turns.
request-typed-too-long = A typed line has at most { $most } characters.
request-line-count = The number of variations must be between 1 and { $most }.
request-depth = The depth must be between 1 and { $most }.
request-seconds = The time must be between 1 and { $most } seconds.
request-tag-name = The name of a tag has only letters, digits and “_”.
request-clock-too-long = A clock shows at most { $most } milliseconds.
request-not-in-range = “{ $name }” must be a number from { $least } to { $most }.
request-not-a-flag = “{ $name }” must be 1 or 0.
request-theme = “theme” must be light, dark or print.
request-piece-style = “pieces” must be figures, counters, blocks or letters.
request-unknown-parameter = Pictures have no parameter “{ $name }”.
request-animation-too-wide = An animation is at most { $most } pixels wide.
request-no-page = There is no such page.
request-too-many-skipped = The list of puzzles to skip has at most { $most } characters.
request-socket-version = This server speaks version { $version } of the socket protocol.
request-not-a-socket = This address is for WebSockets.

## What cannot be done: error-impossible

obstacle-block-yourself = You cannot block yourself.
obstacle-clock = This clock cannot be used: { $clock }.
obstacle-no-own-seat = If one seat is open, take the other one yourself.
obstacle-line-too-long = A sequence has at most { $most } turns.
obstacle-no-cell = The board has no such cell.
obstacle-puzzle-turns = This puzzle asks for 1 to { $most } turns.
obstacle-no-task = Step { $step } of the guided game has no task.
obstacle-position-or-pieces = The request must have either “position” or “pieces”.
obstacle-empty-cell = There is no piece on { $cell }.
obstacle-too-many-pieces = A diagram has at most { $most } pieces.
obstacle-unreadable-piece = “{ $found }” is not a piece of this game on a cell of its board; write for example wK@e1.
obstacle-too-many-arrows = A picture has at most { $most } arrows.
obstacle-unreadable-arrow = “{ $found }” is not an arrow on this board, such as e2-e4.
obstacle-animation-too-long = An animation shows at most { $most } turns.
obstacle-picture-too-high = The picture would be too tall: ask for a smaller width.
obstacle-node-without-parent = Node { $node } has no turn, or its parent does not come before it.
obstacle-unwritable = The game cannot be written: { $record }.

## error-busy

busy-logging-in = Too many people are logging in; please try again.
busy-changed-elsewhere = The game was changed elsewhere; please try again.
busy-put-away = The game is just being saved; please try again.
busy-picture-abandoned = The picture was not finished because nobody was waiting for it any more; please try again.

## error-full

full-games-in-progress = This server has { $most } games in progress and takes no more at the moment.
full-games-in-memory = Too many games are open; please try again later.
full-sockets = Too many browsers are connected; please try again later.
full-reports = The operator already has too many reports to read.

## error-forbidden

forbidden-host = This server does not answer to that host name.
forbidden-origin = Only Variorum’s own pages may change games.

## error-not-found

missing-request = There is nothing at this address.
missing-thing = There is nothing with this id.
missing-puzzle = There is no such puzzle.
missing-file = There is no such file.
missing-contact = The operator of this site has named no contact.

## error-bad-position

start-faulty = This is not a position of the game: { LIST($position, type: "errors") }.
start-no-such-number = The game has no start position with this number.

## error-illegal-turn

illegal-now = { $turn }.
illegal-in-line = Turn { $number }: { $play }.
illegal-first-part = “{ $first }” is not a legal first part of a turn here.

## error-old-rules

rules-turns = This game was played under different rules from today’s and can no longer be opened.
rules-ending = This game has an ending that this version of Variorum does not know.

## error-record-too-large

limit-nodes = A game can be written with at most { $most } nodes, but this one has { $found }.
limit-siblings = At most { $most } turns may follow one turn, but more follow node { $node }.
limit-tags = A game can be written with at most { $most } tags, but this one has { $found }.
limit-bytes = The text of a game has at most { $most } bytes, but this one would have { $found }.
limit-text = At most { $most } MiB of text can be read at once. Send the games in parts, or read the file with “variorum record”, which reads files of any size.

## Why a password is too easy to guess; follows a colon

weakness-has-name = it contains your name or that of the site
weakness-common = it is like one of those that many people use
weakness-pattern = it is made of repeats, sequences or rows of keys
weakness-one-word = a word, a name or a date is not enough; add another word or two
weakness-short = add another word or two

## error-name-letters

letters-other = A name has only letters from A to Z, digits, “-” and “_”.
letters-first = A name begins with a letter or a digit.

## error-report-unclear

report-too-long = A report has at most { $most } characters.
report-no-subject = A report names either a player or a line of chat.

## error-wrong-password

wrong-log-in = The name or the password is wrong.
wrong-confirmation = The password is wrong.
wrong-recovery = The name or the recovery code is wrong, or the code has been used.

## error-too-many-sockets

sockets-connections = Too many connections come from your address.
sockets-watched = Too many games are watched from your address.
sockets-games-on-socket = One connection watches at most { $most } games.

## Fields of the position editor

setup-no-side = the side to move must be “w” or “b”
setup-no-cell = the board has no cell “{ $found }”
setup-no-piece = the game has no piece “{ $found }”
setup-no-neutral = the game has no neutral piece “{ $found }”
setup-two-pieces = two pieces stand on { $cell }
setup-no-hands = in this game nobody has pieces in hand

## What is wrong with a position

position-too-long = the text is far too long to be a position
position-empty = the text is empty; a position begins with the pieces on the board, the highest rank first, ranks separated by “/”
position-not-shuffled = the start positions of this game are not shuffled, so its arrays have no numbers
position-no-such-shuffle = no start position of this game that is named “{ $name }” is shuffled
position-no-such-array = there is no array { $number }: the { $count } arrays are numbered from 0
position-side-unknown = “{ $found }” should be the side to move: “w” or “b”
position-side-missing = the side to move is missing: write “w” or “b” after the board
position-not-a-number = “{ $found }” should be { position-field }, a whole number
position-extra-field = “{ $found }” is one field too many
position-unknown-field = “{ $found }=” has no meaning in this game
position-hands-unclosed = the hands must end with “]”, with nothing after it
position-no-hands = in this game nobody has pieces in hand
position-never-in-hand = a piece of the type { PIECE($piece) } cannot be in hand
position-not-counted = lost: pieces of the type { PIECE($piece) } are not counted
position-rank-count = the board has { $expected } ranks, but the text has { $found }
position-level-count = rank { $rank }: the board has { $expected } levels, but the text has { $found }
position-cell-count = { position-row }: it has { $expected } cells, but the text fills { $found }
position-empty-cells = { position-row }: “{ $found }” is not a possible number of empty cells
position-unknown-piece = { position-row }: “{ $found }” is not a piece of this game
position-unknown-stock = { position-stock }: “{ $found }” is not a piece of this game
position-stock-count = { position-stock }: a number of pieces must be between 1 and { $most }
position-castling-unreadable = castling: “{ $found }” should be “-”, letters such as “KQkq”, or the cells of the partners, separated by commas
position-castling-twice = castling: { $cell } is named twice
position-too-many-rights = castling: too many cells
position-castling-impossible = castling with the piece on { $cell } is impossible: the two pieces do not stand where it is allowed
position-castling-royal-unnamed = castling: { $cell } must be named too: in this game the royal piece is named with its partners, as long as it has not moved
position-passing-unreadable = en passant: “{ $found }” should be “-” or the cells that a piece has just passed, such as “e3” or “e3:e4”
position-too-many-passed = en passant: too many cells
position-no-double-step = no piece that could just have made a double step stands on { $cell }
position-passed-occupied = the en-passant cell { $cell } is not empty
position-ko-unreadable = ko: “{ $found }” should be “FROM>TO”
position-ko-empty = ko: there is no neutral piece on { $cell }
position-count-unreadable = count: “{ $found }” should be the turns counted and their limit, such as “6/32”
position-home-unreadable = home: “{ $found }” should be a side and a number of turns, such as “W2”
position-home-too-long = home: { side-name } has at most { $most } turns
position-home-guarded = home: { side-name } still has a piece that guards the royal piece
position-checks-unreadable = checks: “{ $found }” should be a side and the number of checks that it has given, such as “W2”
position-castled-unreadable = castled: “{ $found }” should be the sides that have castled, such as “W” or “WB”
position-struck-unreadable = struck: “{ $found }” should be the cell on which the last turn captured a piece, such as “e5”
position-made-unreadable = made: “{ $found }” should be the number of turns that the player to move has already made in a row, such as “1”
position-made-too-many = made: { side-name } has { $most ->
    [one] one turn
   *[other] { $most } turns
} in this row, so it would be the other side’s turn
position-passes-unreadable = passes: “{ $found }” should be the number of turns in a row that were passes, such as “1”
position-facing-unreadable = facing: “{ $found }” should be the number of turns in a row after which royal pieces faced each other, such as “2”
position-wrong-side = { side-name } cannot have a { PIECE($piece) }
position-royal-count = { side-name } must have exactly one { PIECE($piece) } on the board, not { $found }
position-no-royal = { side-name } has no royal piece on the board
position-opponent-in-check = { side-name } is to move, but the other side’s { PIECE($piece) } is attacked: no legal move leaves it in check

## What a reader of positions guessed or left out, and what cannot occur in a game

remark-side-assumed = the text does not say who is to move: taken to be { side-name }
remark-side-read = “{ $found }” is read as { side-name } to move
remark-sides-exchanged = the text is read as SFEN, where “{ $found }” means { side-name } to move
remark-other-letters = “{ $letter }” is read as a piece of the type { PIECE($piece) }, as the text uses other letters than ours
remark-digits-added = “{ $found }” is read as { $empty } empty cells
remark-neutral-sign = “{ $found }” is read as “{ $token }”
remark-no-partner = castling: there is no { PIECE($piece) } for { $letter }; the right is left out
remark-no-castling-from = castling: the { PIECE($piece) } on { $cell } cannot castle as { $letter } says; the right is left out
remark-no-castling = this game has no castling; “{ $found }” is left out
remark-nothing-passed = en passant: no piece can just have passed { $found }; the field is left out
remark-count-left-out = the count { $count } of { $limit } is left out
remark-operations-left-out = these operations are left out: { $found }
remark-field-left-out = “{ $found }” has no meaning in this game and is left out
remark-moves-left-out = only the position is read, not the moves that follow it
remark-out-of-reach = in a game, { side-name } cannot have a piece of the type { PIECE($piece) } on { $cells }
remark-file-shared = in a game, { side-name } cannot have two pieces of the type { PIECE($piece) } on the file { $file }
remark-too-many = the game has { $most } pieces of the type { PIECE($piece) } and of its promoted forms, but here are { $found }
remark-too-many-of-side = { side-name } has { $found } pieces of the type { PIECE($piece) } and of its promoted forms, but can have only { $most }

## Why a text is not a legal turn

turn-too-long = this text is too long to be a turn
turn-illegal = “{ $turn }” is not a legal turn here
turn-illegal-second = after “{ $first }”, “{ $second }” is not a legal second part
turn-ambiguous = “{ $turn }” fits several turns, “{ $one }” among them
turn-second-missing = “{ $first }” needs a second part, after a comma

## Why something cannot be done in a game

play-over = the game is over
play-turn = { $turn }
play-no-claim = a draw cannot be claimed in this position

## Why there is no such clock

clock-too-long = a clock has at most three hours, and an increment or delay of at most three minutes
clock-too-short = a clock needs at least ten seconds, or an increment or delay of at least one second
clock-both = a clock has either an increment or a delay, not both

## What is wrong with a text of games

text-tag-form = this line should look like [Name "value"]
text-tag-twice = the tag { $tag } occurs twice
text-too-many-tags = the game has too many tags
text-comment-open = this comment is not closed: “{"}"}” is missing
text-comment-unopened = “{"}"}” without “{"{"}”
text-variation-unopened = “)” without “(”
text-variation-open = a variation is not closed: “)” is missing
text-variation-first = a variation must follow the turn that it replaces
text-command = [%{ $found }] cannot be read
text-not-a-glyph = “{ $found }” is not a glyph such as “$1”
text-not-a-mark = “{ $found }” is not an annotation such as “!?”
text-glyph-beyond = “{ $found }” is not a glyph of the standard and is left out
text-not-a-turn = “{ $found }” is not a turn; the rest of this line is left out
text-glyph-first = a glyph must follow a turn
text-too-many-turns = the game has too many turns
text-encoding = this is not UTF-8, so it is read as { $encoding }
text-quotes = the value of { $tag } contains quotation marks without “\”
text-numbers-restart = the numbers begin again here, so this is read as the next game
text-result-contradicts = the tag Result says “{ $tag }”, but the game ends with { $found }
text-game-too-large = this game has more than { $most } MiB of text; the rest of it is left out
text-too-many-games = there are more than { $most } games; the rest is left out
text-more-errors = errors left out from here on: { $count }
text-no-game = the game has no line [Game "…"] with the id of a game
text-unknown-game = there is no game “{ $game }” here
text-no-board = no game with records of this kind is played on a board of { $files } by { $ranks } cells
text-assumed-game = the game is not named, so it is read as { $game }
text-null-in-check = “{ $turn }”: a side in check cannot pass
text-start-remark = start position: { $remark }
text-ranks-from-zero = ranks are read as counted from 0
text-placement = “{ $found }” places no pieces of this game
text-start = the start position cannot be used: { LIST($position, type: "errors") }
text-after-the-end = “{ $turn }”: the game is over ({ reason-name })
text-unclaimed = “{ $turn }”: by the rules here the game was over before ({ reason-name }), but nobody has claimed it
text-no-variations = { $format } files have no variations, so turns are left out: { $turns }
text-turn = { $turn }

## Why a game cannot be written

record-not-a-turn = “{ $found }” is not a turn
record-tag = the tag { $tag } cannot be written
