# What is wrong with files of games, and what to do about it; `variorum check` prints these sentences. The ids are {prefix}-{code}, as in errors.ftl.
# English is also the text in the sources; a test compares the two. Most sentences follow “Error: ” or “Help: ” and begin with a small letter.
# What stands between backquotes belongs to game files and is not translated, nor are words in capitals such as ZONE.

## Around the sentences

caption-error = Error
caption-warning = Warning
caption-hint = Hint
caption-help = Help
# Under the place of a problem.
caption-here = here
# $place: file, line and column
caption-place = in { $place }
caption-more = { $file } has more errors; these are the first { $count }. Correct them and check the file again.
# After a file’s name and a colon. $more: true where there are more of them
caption-summary = { $errors ->
    [0] { $warnings ->
        [0] no errors
        [one] 1 warning
       *[other] { $warnings } warnings
    }
    [one] 1 error{ $warnings ->
        [0] { "" }
        [one] , 1 warning
       *[other] , { $warnings } warnings
    }
   *[other] { $errors } errors{ $warnings ->
        [0] { "" }
        [one] , 1 warning
       *[other] , { $warnings } warnings
    }
}{ $more ->
    [true] { " " }and more
   *[false] { "" }
}

check-rewritten = rewritten
check-no-language = names no language and was read as language { $language }; `--fix` writes it into the file
check-lent-weights = the weights of { $base } do not fit this game: take `weights` out of `base-engine`
check-lent-net = the net of { $base } does not fit this game, whose board or pieces are others: take `net` out of `base-engine`
check-net-left-out = the net beside it was trained for other rules and is left out: train one with `variorum train`, or keep it with `variorum train --keep-net`
check-tables-left-out = the endgame tables beside it are of other rules, or of another version, and are left out
check-unplayable = the game cannot be played
check-examples = an example does not hold
check-guide = a step of the guided game does not hold
check-game-faulty = the game file beside it, { $game }, has errors
check-refuge-left = `[refuge]` is the older form of `confined = {"{"} zone = …, while = "no own …", grace = … {"}"}` at the royal piece; `--fix` leaves it as it is, since comments or other words would be lost
check-unreadable = this cannot be checked: { $detail }
check-first-fault = { $path } has { $summary }, the first in line { $line }: { $fault } (`variorum check { $path }` shows all)
check-first-fault-of-base = { $path } has { $summary }, the first in line { $line } of { $file }: { $fault } (`variorum check { $path }` shows all)
check-not-played = { $path } cannot be played: { $fault } (`variorum check { $path }` shows all)

# What `check --fix` has changed
change-renamed = `{ $old }` is now called `{ $new }` ({ $count } ×)
change-reworded = `{ $old }` is said more generally as `{ $new }` ({ $count } ×)
change-language = `language = { $language }` was added

## Parts of sentences

# Where a key belongs, at the front of a sentence. $section: such as [board], or none
file-section = { $section ->
    [none] the file
   *[other] `{ $section }`
}

# What a value must be. $wanted: text, number, flag, flag-or-text, texts, list, table, tables
value-wanted = { $wanted ->
    [text] text in quotes
    [number] a whole number
    [flag] `true` or `false`
    [flag-or-text] `true`, `false` or text in quotes
    [texts] a list of texts in square brackets
    [list] a list in square brackets
    [table] a table
    [text-or-table] text in quotes or a table
   *[tables] a list of tables
}

# What a value is. $found: text, number, fraction, flag, date, list, table
value-found = { $found ->
    [text] text
    [number] a whole number
    [fraction] a number with a fraction
    [flag] `true` or `false`
    [date] a date
    [list] a list
   *[table] a table
}

# What has a name, after an article. $thing: piece, neutral, zone, directions
name-thing = { $thing ->
    [piece] piece
    [neutral] neutral piece
    [zone] zone
   *[directions] set of directions
}

# What a word narrows a step by, after an article. $part: rank, file, level, ring
path-part = { $part ->
    [rank] rank
    [file] file
    [level] level
    [ring] ring
   *[repetition] repetition
}

# A line of cells. $line: rank, file, level
zone-line = { $line ->
    [rank] rank
    [file] file
   *[level] level
}

## Groups of problems

problem-file = { $cause }
problem-base = { $cause }
problem-toml = { $cause }
problem-key = { $cause }
problem-value = { $cause }
problem-name = { $cause }
problem-board = { $cause }
problem-zone = { $cause }
problem-path = { $cause }
problem-phrase = { $cause }
problem-taking = { $cause }
problem-piece = { $cause }
problem-style = { $cause }
problem-neutral = { $cause }
problem-turn = { $cause }
problem-promotion = { $cause }
problem-castling = { $cause }
problem-endings = { $cause }
problem-test = { $cause }
problem-capture = { $cause }
problem-placement = { $cause }
problem-example = { $cause }
problem-guide = { $cause }
problem-sense = { $cause }

## What is wrong with the file as a whole

file-too-long = this is too long for a game file: it has { $bytes } bytes
file-other-id = the id is `{ $id }`, but the file is named `{ $file }`
file-id-built-in = `{ $id }` is the id of a game that is part of Variorum
file-newer-language = this file is written in language { $language }, but this version of Variorum reads languages up to { $known }

## What is wrong with the game on which a file builds

base-unknown = there is no game named `{ $id }` to build on
base-cycle = this game would build on itself: { $chain }
base-too-deep = this game builds on too many others
base-too-many-lenders = this game takes names from too many others
base-nothing-taken = no zone and no directions of this game are mentioned
base-unreadable = the file of `{ $id }` is not TOML, or too long
base-not-in-base = the base has no `{ $name }`
base-nothing-in-base = the base has no list `{ $key }`
base-not-as-in-base = `{ $text }` does not stand for the items of the base
base-twice-as-in-base = the items of the base are in `{ $key }` already

## Why the file is not TOML

toml-twice = `{ $key }` is defined twice
toml-value-missing = a value is missing here
toml-key-alone = this key has no value
toml-text-open = this text is not closed
toml-list-open = this list is not closed
toml-comma-missing = a comma is missing in this list
toml-other = this is not TOML: { $detail }

## What is wrong with a key

key-unknown = { file-section } has no key `{ $key }`
key-renamed = the key `{ $old }` is now called `{ $new }`
key-old-and-new = `{ $old }` is the old name of `{ $new }`, which is given too
key-section-missing = the section `[{ $key }]` is missing
key-tables-missing = there is no `[[{ $key }]]`
key-inner-tables-missing = { file-section } has no `[[{ $tables }]]`
key-missing = { file-section } lacks the key `{ $key }`
key-missing-beside = with `{ $given }` the key `{ $key }` is needed too
key-not-together = `[{ $one }]` and `[{ $other }]` do not go together: a turn has one second part
key-single-brackets = `[{ $section }]` must be `[[{ $section }]]`
key-only-with-verb = `{ $key }` is possible with `do = "{ $verb }"` only

## What is wrong with the value of a key

value-wrong-kind = `{ $key }` must be { value-wanted }, not { value-found }
value-wrong-item = `{ $key }` must hold texts in quotes, not { value-found }
value-out-of-range = `{ $key }` must be between { $least } and { $most }, not { $found }
value-too-many-items = `{ $key }` has { $count } items
value-no-choice = `{ $key }` must be { LIST($choices, type: "or", mark: "`") }, not `{ $found }`
value-empty = `{ $key }` is empty
value-no-address = `{ $found }` is no address of a page
value-empty-list = `{ $key }` is an empty list
value-listed-twice = `{ $name }` occurs twice in this list
value-no-text = a { name-thing } is described by text in quotes

## What is wrong with a name

name-unknown = there is no { name-thing } named `{ $name }`
name-unused = the { name-thing } `{ $name }` is never used
name-id-form = `{ $id }` cannot be an id
name-id-is-word = `{ $id }` is a word of the language, which is read instead of this id where pieces are named
name-id-taken = the id `{ $id }` is taken
name-form = `{ $name }` cannot be the name of a { name-thing }

## What is wrong with the board

board-too-large = a board of { $cells } cells is too large
board-level-letter = `{ $letter }` cannot be the name of a level
board-level-twice = two levels are named `{ $letter }`
board-file-letter = `{ $letter }` cannot be the name of a file
board-file-twice = two files are named `{ $letter }`
board-file-letter-count = the board has { $files } files, but { $letters } letters
board-hexagon-files = hexagons cannot have { $files } files and { $ranks } ranks
board-not-on-grid = a board of { $grid } cannot have `{ $key }`
board-one-sided-hole = the board must look the same from both sides, but `{ $cell }` is missing on one only
board-nothing-left = no cell of the board is left
board-crosses-levels = pieces cross between two levels, but the board has { $levels }
board-crosses-with = where pieces cross to the other level there cannot be `{ $key }` yet
board-mirror-flat = a flat board has no levels to mirror
board-no-half-turn = this board cannot be turned half round
board-tradition-too-large = the notations of `{ $tradition }` cannot name every cell of this board
board-no-cell = the board has no cell `{ $cell }`

## What is wrong with how a game looks

style-in-space = a board in space cannot be drawn as `{ $style }`
style-on-grid = a board of { $grid } cannot be drawn as `{ $style }`
style-no-ring = a board whose files do not wrap, or whose ranks do, cannot be drawn as a ring
style-not-drawn = `{ $key }` is not drawn on this board
style-river-parts = the river has two banks
style-no-river = no zone that confines a piece has a whole rank as its border, so there is no river
style-no-outline = no outline of `{ $character }` is known
style-no-drawing = no drawing is named `{ $icon }`, so the piece is drawn as its letter

## What is wrong with a zone

zone-too-many = this file describes more than { $most } zones
zone-too-many-parts = this zone has more than { $most } parts
zone-part-missing = a part of the zone is missing
zone-not-a-part = `{ $word }` does not begin a part of a zone
zone-one-only = `{ $word }` is for one only
zone-nothing-follows = nothing follows `{ $word }`
zone-not-a-range = `{ $word }` needs a first and a last one
zone-backwards = `{ $range }` runs backwards
zone-too-much = `{ $word }` is too much here
zone-no-such-line = the board has no { zone-line } `{ $name }`
zone-line-missing = a { zone-line } is missing here
zone-empty = this zone has no cells
zone-no-such-colour = no cells of this board are `{ $word }`: it has two colours

## What is wrong with paths

path-missing = a path is missing here
path-too-many = more than { $most } paths are joined here
path-too-many-expanded = with its named directions written out this is more than { $most } paths
path-too-many-steps = this path has more than { $most } steps
path-step-missing = a step is missing here
path-several-steps = a path of several steps is not possible here
path-single-step-turns = a single step does not go round corners
path-not-a-reach = only directions, or a `step` or `leap` without conditions, say where a piece acts
path-shape-missing = this step has no shape
path-two-shapes = `{ $first }` and `{ $second }` in one step
path-ring-grid = `{ $word }` is about rings, which only boards of squares have
path-triagonal-flat = there is no `triagonal` on a flat board
path-not-a-shape = `{ $word }` is not a shape
path-shape-size = `{ $shape }` has { $count } numbers
path-shape-zero = `{ $shape }` goes nowhere
path-two-filters = two words about the { path-part } of one step
path-level-flat = `{ $word }` is about levels, and this board is flat
path-two-continuations = two words about how the ride goes on
path-too-many-repeated = more than { $most } steps of this path are repeated
path-repeated-here = a step cannot be repeated here
path-repeated-total = how many ranks the whole path goes depends on how often its steps are repeated
path-rank-total-twice = the rank of the whole path is given twice
path-not-a-rank-total = `{ $word }` is not a number of ranks
path-no-such-step = there is no such step
path-no-such-path = there is no such path
path-turns-first = `{ $shape }` turns back, but there is no step before it
path-returns-to-start = this path leads back to where it begins
path-no-corner = `{ $word }` is impossible here
path-name-in-path = named directions cannot be a step of a longer path
path-name-and-shape = `{ $name }` and `{ $word }` in one path
path-name-turns = `{ $word }` cannot follow named directions
path-nothing-left = nothing is left of the directions `{ $name }`
path-motion = `{ $word }` is not part of a path
path-clause = `{ $word }` must follow a comma
path-unknown = `{ $word }` is not a word of paths

## What is wrong with a phrase of a piece's moves

phrase-empty = this phrase is empty
phrase-incomplete = `{ $begun }` must be followed by `{ $next }`
phrase-no-motion = `{ $word }` does not begin a phrase
phrase-number-missing = a number of steps is missing here
phrase-steps-out-of-range = the number of steps must be from { $least } to { $most }
phrase-short-hop = a hop has at least two steps, one onto the piece and one over it
phrase-advance-steps = such an advance has { $least } to { $most } steps
phrase-walk-steps = such a walk has { $least } to { $most } steps
phrase-plane-grid = `plane` is for boards of squares
phrase-plane-step = `plane` needs diagonal or triagonal steps
phrase-paths-missing = the paths are missing
phrase-semicolon = `;` is possible between the terms of named directions only
phrase-too-many-paths = with this phrase the game has more than { $most } paths
phrase-repeats-one-step = this motion repeats one step, and the path has several
phrase-crooked-steps = `crooked` alternates two steps
phrase-repeated-motion = only `leap` and `lame` repeat steps of their paths
phrase-lame-steps = `lame` needs a path of at least two steps
phrase-no-turning = this motion does not go round corners
phrase-condition-missing = a condition is missing here
phrase-double-captures = a double step never captures
phrase-moving-and-capturing = `moving` and `capturing` exclude each other
phrase-condition-twice = this condition is given twice
phrase-two-starts = two conditions on where the move starts
phrase-two-ends = two conditions on where the move ends
phrase-zone-missing = after `{ $after }` the name of a zone is missing
phrase-too-much = `{ $word }` is too much here
phrase-unknown-condition = `{ $found }` is not a condition
phrase-sparing-without-hop = only hops go over pieces that they could spare
phrase-over-without-hop = only hops go over pieces
phrase-swapping-motion = with such a move no pieces change places
phrase-swapping-and-more = a piece that changes places with another does nothing else, so there is only `from` and `to` beside it
phrase-two-hurdles = two conditions on what it hops over
phrase-then-after-ride = only after a single step or leap a piece may go on
phrase-two-thens = two conditions on what may follow
phrase-staying-alone = `staying` needs `capturing`
phrase-staying-and-going = a piece that captures without moving can neither go on nor capture en passant with it
phrase-taking-without-moving = what a move takes besides needs `moving`
phrase-taking-off-lines = only a straight step, slide or hop takes something besides
phrase-unmoved-motion = only a step, a straight slide, `leap` or `lame` can depend on whether the piece has moved
phrase-unmoved-and-more = a move that depends on whether the piece has moved cannot capture in special ways, take something besides or go on yet
phrase-through-check-moved = `not through check` needs `moving` and `unmoved`
phrase-prey-and-more = a phrase that names the pieces it captures cannot have this condition yet
phrase-en-passant-alone = `en passant` needs `capturing`
phrase-twice = this phrase occurs twice
phrase-betza = `{ $part }`: { $betza }
phrase-betza-nowhere = these moves lead nowhere on this board
phrase-betza-board = Betza notation is for flat boards of squares

taking-not-enemies = `{ $found }` pieces are not captured
taking-owner-missing = `{ $owner }` is missing here
taking-swapped-missing = with whose pieces it changes places is missing here
taking-swapping-with = in a game with `swapping` there cannot be `{ $key }` yet
taking-swapping-others = all phrases of `{ $id }` with `swapping` must name the same pieces
taking-swapping-and-capturing = `{ $id }` captures too, so that it could not be told whether it captures or changes places
taking-hurdles-missing = whose pieces it hops over is missing here
taking-neutral-kind = only `piece` can follow `neutral` yet
taking-piece-missing = a piece is missing here
taking-nothing-left = no piece is left
taking-place-missing = where these pieces stand is missing here
taking-directions-missing = the directions are missing
taking-cornered-elsewhere = `cornered by` is for flat boards of squares
taking-other-prey = the phrases of a piece cannot name different pieces to capture yet
taking-with = in a game with `taking` there cannot be `{ $key }` yet
taking-prey-with = in a game in which a phrase names the pieces it captures there cannot be `{ $key }` yet
taking-too-much = `{ $word }` is too much here

## What is wrong with a piece

piece-no-pieces = there is no piece
piece-token-form = `{ $token }` cannot be a token
piece-token-taken = the token `{ $token }` is taken
piece-mark-too-long = the mark `{ $mark }` is too long
piece-characters-count = `{ $characters }` does not fit on a piece
piece-characters-missing = the piece has no `characters` that these could replace
piece-characters-without-bodies = nothing says what the characters of pieces stand on
piece-confined-and-barred = the piece is confined to cells that it is barred from
piece-frozen-without-itself = a piece cannot be frozen without itself
piece-confined-by-numbers = a piece can be confined only while certain pieces of its side are gone, so far
piece-confined-not-royal = `{ $id }` is not royal: only a royal piece can be confined for a while, so far
piece-confined-without-itself = a piece cannot be confined while it is gone itself
piece-two-refuges = only one piece can be confined for a while, so far
piece-frozen-twice = two keys say what freezes the piece
piece-influence-with = beside `influence` there cannot be `{ $key }` yet
piece-influence-moves = `{ $effect }` lends no moves
piece-staying-with = in a game with `staying` there cannot be `{ $key }` yet
piece-refuge-with = beside a piece that is confined for a while there cannot be `{ $key }` yet
piece-relays-with = beside relays and gates there cannot be `{ $key }` yet
piece-unmoved-with = in a game with `unmoved` there cannot be `{ $key }` yet
piece-royal-from-hand = a royal piece cannot come in from the hand
piece-hand-of-other = captured, `{ $id }` would come into the hand of the side that cannot have it
piece-not-royal = `{ $id }` is not a royal piece
piece-native-without-tradition = the board has no `tradition`, so nothing is written in this way
piece-native-taken = another piece is written `{ $name }`
piece-alias-form = `{ $token }` cannot be an alias
piece-alias-is-token = `{ $token }` is the token of `{ $id }`
piece-two-file-limits = two keys say how many may be on a file
piece-alias-value = the value of an alias is the id of a piece
piece-lettering-unseen = nothing shows that a text uses these letters

## What is wrong with neutral pieces

neutral-token-taken = another neutral piece has this token
neutral-second-gate = there is a second type of gate
neutral-no-relay = nothing can relay: no neutral piece is a relay

## What is wrong with what turns are made of

turn-one-move = every turn has one move
turn-many-moves = a turn has at most two moves, not { $moves }
turn-first-not-fewer = { $first } moves in the first turn are no fewer than the { $moves } of the others
turn-check-without-royal = without a royal piece nobody can give check
turn-one-in-a-row = both players have one turn at a time anyway
turn-not-in-a-row = `{ $key }` does not go with several turns in a row
turn-check-twice = `check-ends` lets a check end the row, `check-last` forbids it
turn-checks-unsaid = it does not say what a check before the last turn of a row does; in the next turn the royal piece could be captured
turn-moves-and-parts = `moves` and `{ $key }` do not go together: a turn has two parts at most
turn-no-mate-and-parts = in a game with `no-mate` there cannot be `{ $key }` yet
turn-first-check-unsaid = it does not say what a check by the first move does; the second could capture the royal piece
turn-then-and-parts = `then may …` and `{ $key }` do not go together: a turn has two parts at most

## What is wrong with a promotion

promotion-several-pieces = `form` is not `chosen`, but there are { $count } pieces to choose from
promotion-as-captured-elsewhere = a move that captures nothing would promote to nothing
promotion-nothing-to-become = nothing says what the piece becomes
promotion-to-and-form = `to` names other pieces, but `{ $key }` describes a promoted form
promotion-word-between = `{ $word }` does not join two pieces
promotion-piece-missing = the id of a piece is missing here
promotion-no-pool = lost pieces are not counted: there is no `[pool]`
promotion-not-in-pool = `{ $id }` is not counted in `[pool]`
promotion-not-a-condition = `{ $found }` is not a condition
promotion-not-a-number = `{ $found }` is not a number of pieces
promotion-not-a-comparison = `{ $found }` does not compare numbers
promotion-never-holds = this condition never holds
promotion-of-the-mover = with `after` another piece than the mover promotes, so there is no `{ $key }`
promotion-conditions-elsewhere = with `after` what a piece becomes cannot depend on conditions
promotion-keeps-other = `keep` can only say that own pieces are in a zone
promotion-pool-sometimes = `{ $id }` promotes from the pool after some moves and without it after others
promotion-silent-choice = the promotion is not written, but the player chooses whether to promote
promotion-never-first = another promotion of `{ $id }` that is written in the same way always comes first

## What is wrong with castling

castling-own-partner = the royal piece cannot be its own partner
castling-two-landings = `shift` and `{ $key }` both say where the two go
castling-no-landing = the castling does not say where the two go
castling-no-range = `max-shift` is { $most }, but `shift`, the least number of cells, is { $least }
castling-same-cell = the royal piece and its partner would go to the same cell
castling-like-swap = castling with the neighbour would be written like a swap with it

## What is wrong with how games end

endings-repetition-of-one = the game would end immediately
endings-loser-unseen = nobody can ever lose by repetition
endings-perpetual-unseen = perpetual check can never be noticed
endings-dead-with-hands = captured pieces come back, so no position is dead
endings-dead-without-royal = without a royal piece nobody can be mated
endings-chase-unseen = perpetual chase can never be noticed
endings-checkmate-without-royal = without a royal piece nobody can be checkmated
endings-facing-unsaid = it does not say along which lines royal pieces face each other
endings-facing-uncounted = nothing counts that royal pieces face each other
endings-points-missing = points decide here, but no piece has any
endings-points-unused = nothing is decided by points
endings-group-form = a group of pieces is a list
endings-group-empty = this group is empty
endings-group-too-large = this group names { $count } types of piece

test-missing = a test is missing
test-unknown = `{ $word }` begins no test
test-whose-pieces = it does not say whose pieces
test-piece-missing = it does not say which pieces
test-zone-missing = it does not say in which zone
test-number-missing = `{ $word }` is not compared with a number
test-none-and-number = `no` and a number both say how many
test-nothing-left = no type of piece is left
test-constant = this is always so, or never
test-too-much = `{ $word }` is too much here
test-too-many = there are too many tests
test-no-royal = `{ $word }` means nothing: no piece is royal, so nobody can be in check
test-no-castling = `{ $word }` means nothing: there is no castling
test-no-pass = `{ $word }` means nothing: nobody may pass
test-size-missing = it does not say of how many pieces
test-size-too-small = every piece alone is such a formation
test-directions-missing = `along` does not say which way
test-second-zone-missing = it does not say with which zone
test-not-of-the-board = what a piece may do cannot depend on `{ $word }` yet
test-forbidden-later = a turn is forbidden when it is made, not later
test-forbidden-in-parts = in a game whose turns have two parts, the language cannot forbid turns yet

capture-nothing-to-spare = nothing explodes, so nothing can be spared
capture-nothing-perishes = no captor leaves the board, so nothing remains of it
capture-remains-not-blocker = only a neutral piece that just blocks can remain
capture-royal-captures = `{ $id }` is royal and would perish with every capture of its own
capture-royal-not-spared = `{ $id }` is royal and captures, but an explosion beside it would take it
capture-cannot-flip = `{ $id }` cannot change sides
capture-barred-royal = `{ $id }` is royal: whether it may be captured is what check is about
capture-barred-always = it does not say when the capture is barred
capture-two-sets = `{ $these }` and `{ $all-but }` both name the pieces
capture-flips-in-space = on a board in space no pieces change sides yet
capture-blast-with = in a game with `blast` there cannot be `{ $key }` yet

## What is wrong with the placement of a position

placement-no-start = there is no start position
placement-name-taken = another start position is named `{ $name }`
placement-empty = the position has no pieces
placement-of-base = the start position of the base does not fit this game, whose board or pieces are others
placement-rights-of-base = the start position of the base says who has not moved yet, but the game has no castling and nothing else that depends on it
placement-turned-apart = with `apart` nothing is left to be `turned`: each side has an array of its own
placement-not-kept = `{ $found }` is nothing that a shuffle can keep
placement-kept-twice = something else is already kept for `{ $id }`
placement-rank-count = the board has { $expected } ranks, but the placement has { $found }
placement-level-count = rank { $rank }: the board has { $expected } levels, but the placement has { $found }
placement-cell-count = { position-row }: it has { $expected } cells, but the placement fills { $found }
placement-empty-cells = `{ $found }` is not a number of empty cells
placement-brace-open = a brace is not closed
placement-plus-in-braces = in `{ $token }` the `+` must stand before the braces
placement-no-neutral = no neutral piece has the token `{ $token }`
placement-no-piece = no piece has the token `{ $token }`
placement-braces-missing = the braces of `{ $token }` are missing

## What is wrong with an example

example-title-taken = another example has the title `{ $title }`
example-no-step = this example has no step

## What is wrong with a step of the guided game

guide-no-task = `{ $key }` belongs to a task, and this step has none
guide-no-heading = the game's rules have no heading `{ $heading }`
guide-no-goal-word = `{ $word }` is not a word of goals
guide-goal-empty = the goal asks nothing
guide-piece-missing = `{ $word }` does not say which piece
guide-cell-missing = `{ $word }` does not say which cell
guide-reason-missing = `end by` does not say why the game ends
guide-turn-missing = `one of` names no turn
guide-not-a-reason = `{ $found }` is no reason for the end; the reasons are { LIST($reasons, mark: "`") }
guide-and-expected = `{ $found }` stands where `and` or nothing is expected

sense-no-win = nobody can win this game
sense-never-met = these tests can never hold together
sense-moved-and-to-move = `just-moved` and `to-move` never hold for the same player, since turns alternate
sense-hidden = this ending never comes: ending { $earlier } holds whenever it does
sense-check-unseen = `{ $key }` has no effect: no piece is royal, so nobody can be in check

## What to do about it

advice-did-you-mean = did you mean `{ $word }`?
advice-known = known: { LIST($known, type: "and", mark: "`") }
advice-known-or-add = known: { LIST($known, type: "and", mark: "`") }; others are added under `{ $section }`
advice-add-first = this file has none; add it under `{ $section }`
advice-take-one-out = take one out
advice-take-it-out = take it out
advice-use-or-take-out = use it or take it out
advice-at-most = at most { $most } are possible
advice-file-bytes = a game file has at most { $most } bytes
advice-id-or-file-name = write `id = "{ $file }"`, or name the file `{ $id }.toml`
advice-own-id = choose another one, and give the file the same name: `my-{ $id }` and `my-{ $id }.toml`
advice-newer-variorum = read it with a newer version of Variorum
advice-where-bases-are = a base is a game that is part of Variorum, or a file beside this one, and is named by its id: `base = "chess"`
advice-other-base = name another game
advice-check-base = check that file first
advice-id-letters = use lower-case letters, digits and hyphens, such as `promoted-rook`
advice-zone-letters = use lower-case letters, digits and hyphens, a letter first
advice-directions-letters = begin with a capital, so that it is no word of the language; letters, digits and hyphens may follow
advice-own-id-each = every piece and neutral piece has an id of its own
advice-brackets = a key or `[section]` occurs once; sections that may occur several times are written `[[section]]`
advice-quotes = texts are put in double quotes, numbers, `true` and `false` are not
advice-key-and-value = write `key = value`
advice-close-text = put `"` at its end
advice-close-list = put `]` at its end
advice-commas = items of a list are separated by `,`; the list ends with `]`
advice-toml = see https://toml.io for how such files are written
advice-add-section = add `{ $example }`: { $meaning }
advice-write-key = write for example `{ $key } = { $example }`: { $meaning }
advice-write-choice = write for example `{ $key } = { $example }`: { $meaning } ({ LIST($choices, type: "or", mark: "`") })
advice-choices = { LIST($choices, type: "errors") }
advice-keys = the keys are { LIST($keys, type: "and", mark: "`") }
advice-key-elsewhere = `{ $key }` belongs in `{ $section }`; the keys here are { LIST($keys, type: "and", mark: "`") }
advice-check-fix = `variorum check --fix FILE` rewrites the file with the new names
advice-take-old-out = take `{ $old }` out
advice-double-brackets = sections that may occur several times have two pairs of brackets: `[[{ $section }]]`
advice-verb = take it out, or write `do = "{ $verb }"`
advice-text-in-quotes = write `{ $key } = "…"`
advice-name-one = name at least one, or take the whole section out
advice-not-blank = players read it to choose a game
advice-web-address = write it as a browser shows it, from `https://` on, or leave it out
advice-board-cells = a board has at most { $most } cells
advice-level-letters = write one lower-case letter for each level, the top one first, such as `levels = "tuvwxyz"`
advice-level-letters-or-flat = write one lower-case letter for each level, the top one first, such as `levels = "tuvwxyz"`; leave it out on a flat board
advice-file-letters = write one lower-case letter for each file, from left to right, such as `letters = "abcdefghikl"`
advice-hexagon-files = the number of files must be odd, so that one is in the middle; that one has as many cells as there are ranks, here at least { $least }
advice-hole-too = take `{ $cell }` out too, or say in `mirror` what is mirrored for Black
advice-squares-only = leave it out, or draw the board of squares
advice-two-levels = give the board two levels, such as `levels = "ba"`
advice-levels-in-space = a board in space has `levels` in `[board]`
advice-ring-of-files = take `wraps-ranks` out of `[board]`: a ring is a board of which only the files wrap
advice-even-files-that-wrap = that needs `wraps = true` and an even number of files
advice-cells = the cells are `{ $first }` to `{ $last }`
advice-cells-in-space = cells are named by level, filestack and rank, such as `{ $first }` or `{ $last }`
advice-cells-in-one-part = name several cells in one part: `cells a1 b3 c5`
advice-zone-part = write for example `ranks 1-3, files c-e` or `cells a1 h1`
advice-zone-parts = a part begins with { LIST($words, type: "or", mark: "`") }, or is the name of a zone above
advice-write-instead = write `{ $text }`
advice-write-either = write `{ $one }` or `{ $other }`
advice-for-example = write for example `{ $example }`
advice-or-between-parts = put `or` before it for the cells of either, `,` for the cells of both; one part looks like `{ $example }`
advice-or-for-either = parts joined by `,` must all hold; for the cells of either write `or`
advice-smaller-first = write the smaller one first
advice-light-or-dark = write `light cells` or `dark cells`; hexagons have three colours
advice-top-level-first = levels run from the top one down, in the order of `levels` in `[board]`
advice-ranks = the ranks are 1 to { $last }
advice-files = the files are { $letters }
advice-levels = the levels are { $levels }, the top one first
advice-flat-board = this board is flat; a board in space has `levels` in `[board]`
advice-more-phrases = write further phrases, or put the paths under names in `[directions]`
advice-fewer-directions = name fewer directions together, or write further phrases
advice-fewer-phrases = name fewer directions together, or write fewer phrases
advice-larger-shape = with `leap` a shape of larger numbers, such as `4:2`, goes as far in one step; no other motion can take so long a path
advice-steps-between = `>` is written between two steps, such as `orthogonal > diagonal`
advice-lines = write along which lines, such as `lengthwise orthogonal`
advice-neighbours = write where a neighbour may be, such as `orthogonal and diagonal`
advice-no-continuation = write it without `turning` and `reflecting`
advice-add-shape = add a shape: { LIST($words, type: "or", mark: "`") } or numbers such as `2:1`
advice-one-shape = put `and` between paths, `>` between the steps of one path
advice-triagonal = a triagonal step changes file, level and rank together; a board in space has `levels` in `[board]`
advice-flat-shape = on a flat board a shape has two numbers from 0 to 9, such as `2:1`
advice-shape-in-space = on a board in space a shape has three numbers from 0 to 9, such as `2:1:0`
advice-shape-anywhere = a shape has a number from 0 to 9 for each axis of the board, such as `2:1`
advice-shape-not-zero = at least one number must not be 0
advice-one-filter = one of them is enough; for the paths of either write two terms joined by `and`
advice-no-level-word = take the word out; a board in space has `levels` in `[board]`
advice-one-continuation = a ride goes on in one way only; take one out
advice-one-is-enough = one of them is enough
advice-rank-total = write a number after it, such as `rank+2` or `rank-1`
advice-step-contradiction = its words contradict its shape: no such step has that rank, file or level part
advice-path-contradiction = a path is a straight or slanting line: its steps go the same way along each axis and exchange no axes, so that two orthogonal steps never make an L; for a move round a corner write `{ $corner }`, and with a minus sign a step turns back, as in `{ $back }`
advice-turn-later = only later steps of a path have numbers with a minus sign; the first step stands for all of its directions
advice-corners-in-space = rings have corners only on a board in space
advice-corners-of-single-steps = only a ride of single steps goes round corners
advice-corners-of-neighbours = only steps to a neighbouring cell go round corners
advice-corners-never-reached = these steps never leave their file, so they never reach a corner
advice-corners-and-rings = `turning` keeps to the ring, `reflecting` changes it
advice-name-alone = a name stands for whole paths; write the steps out
advice-and-between-paths = put `and` between paths
advice-turning-in-directions = write it in the terms of the directions
advice-directions-contradiction = these words contradict every term of the directions
advice-motion-at-front = a phrase has one motion, at its front; directions have none
advice-no-path-word = paths have no such word either
advice-path-words = paths are made of { LIST($words, type: "and", mark: "`") }, numbers such as `2:1`, and the names in `[directions]`
advice-begin-phrase = begin with what the piece does: { LIST($words, type: "or", mark: "`") }
advice-phrase-words = a phrase begins with { LIST($words, type: "or", mark: "`") }
advice-motion-first = write first what the piece does, for example `step { $word } …` or `slide { $word } …`
advice-step-count = write for example `slide exactly 2 diagonal`; 1 to 99 steps
advice-which-way = write which way, for example `step orthogonal and diagonal`
advice-repeat-with-lame = for equal steps write `slide`, `slide up to` or `slide exactly`, for other paths with repeated steps `lame` or `leap`
advice-several-step-motions = for a path of several steps write `leap`, `lame` or `crooked`
advice-lame-steps = the cells between the steps must be empty; for one step write `step`
advice-turning-rides = `turning` and `reflecting` say how a slide or a hop goes on
advice-condition-or-no-comma = after a comma comes { LIST($words, type: "or", mark: "`") }; or take the comma out
advice-conditions = conditions are { LIST($words, type: "and", mark: "`") }
advice-captures-apart = write the capturing moves as a separate phrase
advice-neither-for-both = for both, write neither
advice-one-zone = make one zone of them, with `or` or `of` between
advice-name-zone = name a zone, or describe it: `rank 2`, `ranks 1-3 of files c-e`
advice-comma-or-zone-name = put a comma between conditions; zones are joined by `or`, `of` and `but`
advice-comma-between-conditions = put a comma between conditions
advice-nothing-hidden = the language cannot say this yet: both players see the whole board and what is in hand; only a start position can be drawn by chance, with `shuffle` in `[[start]]`
advice-two-sides = the language cannot say this yet: a game has two sides, `white` and `black`; `side` at a piece gives it to one of them, and `white-in-a-row` and `black-in-a-row` in `[turn]` give them several turns in a row
advice-no-cards = the language cannot say this yet: moves depend on the board and on pieces in hand; what comes nearest to a card is a piece in hand, with `returns` and `drop`
advice-growing-rows = rows of turns that grow are said with `grows` beside `white-in-a-row` and `black-in-a-row` in `[turn]`
advice-cannot-say = the language cannot say this yet; the page “Rules and how to say them” of the manual lists what it can say
advice-round-board = `wraps = true` in `[board]` joins the first and the last file, and `board = "ring"` in `[style]` draws the board as a ring
advice-two-boards = two boards are two levels of one, such as `levels = "ab"`; `holes` make one of them smaller, and with `crosses = true` each move leads over to the other; boards with players of their own cannot be said yet
advice-no-dice = the language cannot say this yet: chance cannot decide turns; it can draw a start position, with `shuffle` in `[[start]]`
advice-swaps = with `swapping enemy piece` or `own piece` in a phrase two pieces change places; in `[swap]` the royal piece and a neighbour do, and with `do = "swap"` in `[[turn.action]]` a neutral piece
advice-pushes = moves cannot push or pull other pieces yet; they can take what stands ahead or behind: `taking enemy piece ahead`, `taking enemy piece behind`
advice-converts = a captured piece cannot change sides on the board yet; with `returns` it enters the captor’s hand, and `flips` in `[capture]` turns over enemy pieces around one that has moved
advice-leap-or-hop = `leap` goes straight to the end of the path, whatever is in between, and `hop` over exactly one piece
advice-hops-over = write `own`, `enemy`, `any` or `neutral` and pieces: `hop orthogonal, over any piece but pawn`
advice-walks = `walk up to 3 orthogonal` makes up to three steps and may turn after each; `crooked` zigzags, and `then may step` adds a second step in any direction
advice-planes = `plane diagonal` goes to a cell if the box between is empty; on a board in space `flat` keeps a step on its level, `keeping-file` on its file and `sideways` on its rank
advice-capture-series = `then may step` and `then may go on` allow a second capture; longer series, as in draughts, cannot be said yet
advice-surrounded = captures of surrounded groups cannot be said yet; `taking enemy piece between own piece` takes a piece between two, and `flips = "enclosed"` in `[capture]` turns over lines of them
advice-paths-by-and = join paths by `and`, not by a comma
advice-write-phrases = write phrases under `moves` instead
advice-nearest-phrases = take it out, or write what comes nearest as a phrase under `moves`
advice-only-steps-go-on = write `step` or `leap`, or take this out
advice-further-phrase = write a further phrase for the other
advice-en-passant = write `, capturing, en passant`
advice-staying = write `, capturing, staying`
advice-goes-on = a second step in the same turn is said with `, then may step …`, `, then may go on` or `, then may go back`
advice-takes-besides = what a move takes elsewhere is said with `taking`, as in `slide orthogonal, moving, taking enemy piece behind`; a hop takes what it goes over with `taking enemy piece passed`
advice-capture-effects = what captures destroy besides is said in `[capture]`, with `blast`, or with `perish` and `remains`
advice-no-check-condition = write `not through check` beside `moving, unmoved`: then it does not move out of check, as in castling; other moves cannot depend on check yet
advice-number-behind-motion = the number stands behind the motion: `slide up to 3 diagonal`
advice-what-follows = a move may be followed by `then may step …`, `then may go on` or `then may go back`; slides afterwards, and second steps that must be made, cannot be said yet
advice-turns-in-endings = write `quiet-turns = 50` in `[endings]`: so many turns of each player without a capture, a drop or a pawn’s move end the game; other turns are not counted
advice-repetition-in-endings = write `repetition = 3` in `[endings]`
advice-zone-before-number = `in` and its zone stand before the number: `own pawn in hill >= 3`
advice-turns-in-a-row = for { $turns } turns in a row write `white-in-a-row = { $turns }` and `black-in-a-row = { $turns }`
advice-absorbs = pieces cannot take over the moves of others yet; with `as-captured = true` in `[[promotion]]` a piece becomes what it captures
advice-flips-without-royal = take `royal` out at that piece, and say under `[[ending]]` who wins
advice-above-sections = write it above the first `[section]`: below one, `{ $key }` belongs to that section
advice-without-quotes = write `{ $value }` without quotes
advice-piece-name = players read it
advice-other-id = choose another id, such as the name of the piece
advice-left-or-right = write `leftward` or `rightward`; `sideways` is both
advice-swaps-with = write `own`, `enemy` or `any` and pieces: `slide diagonal, swapping enemy piece but king`
advice-enemy-instead = write `enemy`: own and neutral pieces cannot be captured yet; with `over own piece` a hop goes over one, and with `swapping own piece` a piece changes places with one
advice-on-hexagons = on hexagons write `slide` for lines, or `walk up to 3 orthogonal` for an area
advice-taking-moves = write a straight `step`, `slide` or `hop` with `, moving, taking …`
advice-taking-places = after the pieces write { LIST($words, type: "or", mark: "`") }
advice-same-prey = name the same pieces in each, or none
advice-add-pieces = add `[[piece]]` for each type of piece
advice-token-capital = begin with a capital; the small letter is Black’s
advice-token-without-braces = write it without braces; they are for position text only
advice-token-letters = one capital such as `R`, or several letters such as `Di`; a promoted form may have `+` in front
advice-own-token = every piece has a token of its own; tokens may have several letters
advice-own-neutral-token = every type of neutral piece has a token of its own: `*`, `%` or `#`
advice-mark-letters = there is room for two letters
advice-characters-room = write at least one character and at most { $most }
advice-add-characters = add `characters`, or take this out
advice-add-bodies = add for instance `bodies = "discs"` to `[style]`
advice-flat-only = only flat boards can be drawn so; take it out
advice-drawn-on = it is for boards drawn as { LIST($grounds, type: "or", mark: "`") }
advice-two-banks = write two texts, for the left and the right half: `["楚河", "漢界"]`
advice-drawings = the drawings are { LIST($drawings, type: "and", mark: "`") }
advice-readers-font = it is written in a font of the reader's, who may have none with it
advice-no-cell-left = no cell is left to move to
advice-name-others = name other types of piece
advice-another-piece = name another type: while this one is on the board it is not frozen
advice-make-royal = if it is one, write `royal = true` at the piece
advice-tradition-board = they are for flat boards of at most { $files } files and { $ranks } ranks
advice-add-tradition = add for instance `tradition = "japanese"` to `[board]`
advice-own-native-name = records tell pieces apart by their names and codes
advice-alias-letters = write it as for White: a capital first, perhaps `+` before it or `~` after it
advice-one-piece-a-letter = a letter can only mean one piece
advice-alias-example = write `{ $token } = "bishop"`
advice-foreign-letter = at least one of them must be neither a token nor an alias of the game
advice-one-gate-type = a ride that enters a gate comes out of the other gate, so there can be one type only
advice-add-relay = give a neutral piece `role = "relay"`, or take this out
advice-promotes-ways = write the ids of pieces, `promotes = "gold"`, or give the `name` and the `moves` of a promoted form
advice-promotes-defaults = add it here, or under `[promotes]` for all pieces
advice-joined-by-or = join the ids of pieces by `or`: `"queen or rook"`
advice-chosen-form = nobody could tell which was chosen: write `form = "chosen"`
advice-compulsory-or-written = write `duty = "always"`, or another `form`
advice-return-to-owner = write `returns-to = "owner"`, or let it return as a type that both sides can have
advice-distant-partner = write for example `min-distance = 2`, or leave the partner out of `[swap]`
advice-add-pool = add `[pool]` with `pieces = ["rook", …]`, the types of lost piece that are counted
advice-add-to-pool = add `"{ $id }"` to `pieces` in `[pool]`, or take it out here
advice-comparison = write a piece’s id, one of { LIST($signs, type: "or", mark: "`") }, and a number: `"prince >= 2"`
advice-other-partner = the partner is a piece of another type
advice-test-words = a test begins with { LIST($words, type: "or", mark: "`") }
advice-further-ending = write a further `[[ending]]` for it; `or` only joins types of piece, and zones
advice-mate-in-endings = what follows mate and stalemate is said by `checkmate` and `stalemate` in `[endings]`
advice-tests-by-and = join tests by `and`, types of piece by `or`
advice-any-of-them = write the id of a type of piece, several joined by `or`, or `piece` for any
advice-bar-or-prey = write for example `protected = true`; what a piece may never capture is left out of its phrases: `capturing enemy piece but rook`
advice-not-yet = the language cannot say this yet
advice-add-blast = write for example `blast = "orthogonal and diagonal"`, or take it out
advice-add-perish = write for example `perish = ["knight"]`, or take it out
advice-add-to-spares = add `"{ $id }"` to `spares`, or write `moving` in its moves
advice-on-capture = write `on = "capture"`, or take it out
advice-only-moving = write `moving` in its moves
advice-shift-or-cells = write either `shift = 2`, or `side`, `royal-to` and `partner-to`
advice-shift-range = write for example `shift = 1` and `max-shift = 4`: one to four cells
advice-two-cells = name two cells
advice-repetition-count = every position occurs once; write 2 or more, or 0 for never
advice-nothing-is-lost = leave `dead` out (if it is inherited, write `without = ["endings.dead"]`): captured pieces can always win
advice-add-pass = write `pass = "always"` or `pass = "when-stuck"` in `[turn]`
advice-add-face-to-face = write for example `face-to-face = "orthogonal"` in `[endings]`
advice-count-facing = count it in an ending, for example `when = "facing >= 2"`, or take this out
advice-add-points = give pieces points under `[endings.points]`, for example `rook = 5`
advice-count-points = write `most-points` where points decide, or take this out
advice-nobody-is-mated = leave `dead` out (if it is inherited, write `without = ["endings.dead"]`), or write `royal = true` at a piece
advice-repetition-for-loser = a loser is named when a position repeats; give `repetition` a number
advice-repetition-for-perpetual = perpetual check is judged when a position repeats; give `repetition` a number
advice-add-win = write `royal = true` at the piece that must not be lost, or say under `[[ending]]` when a player wins
advice-end-long-games = write for example `repetition = 3` or `quiet-turns = 50`
advice-end-repetitions = write for example `repetition = 3`
advice-end-quiet-turns = write for example `quiet-turns = 50`
advice-end-sooner = lower the number of `quiet-turns`, or let something else end the game, with an `[[ending]]`
advice-name-unmoved = the third field names the cells of the pieces that have not moved, as in `… w a1,h1,a8,h8 - 0 1`
advice-change-or-take-out = change it, or take it out
advice-groups = write a list of groups, each a list of ids: `[["rook", "wing"], ["bishop"]]`
advice-group-piece = name at least one type of piece
advice-ranks-from-top = write the ranks from the highest to rank 1, separated by `/`
advice-ranks-separated = ranks are separated by `/`, the highest first
advice-levels-separated = levels are separated by `,`, the top one first
advice-row-cells = a token fills one cell, a number so many empty cells; tokens of several letters are written in braces: `{"{"}Di{"}"}`
advice-empty-cells = a number says how many empty cells follow each other, at least 1
advice-braces = write `{"{"}Di{"}"}`
advice-add-neutral = add it under `[[neutral]]`
advice-braces-for-token = tokens of several letters are written in braces: write `{ $token }`
advice-not-the-alias = that is an alias, for reading other programs; here write `{ $token }`
advice-tokens = the tokens are { LIST($tokens, type: "and", mark: "`") } (the first letter small for Black)
advice-add-start = a game needs at least one start position
advice-own-start = write a `[[start]]` with a position of this game
advice-own-start-without-rights = write a `[[start]]` whose third field is `-`, with the position of the base
advice-take-out-too = the base uses `{ $name }` here, which this file takes out: take out too what uses it, such as `"promotion"`, or write it anew
advice-change-start = change the position, or what the pieces can do in it
advice-chosen-by-name = players choose by the name
advice-keep-words = write for example { LIST($examples, type: "or", mark: "`") }
advice-keep-once = a type of piece is named once in `keep`
advice-chosen-by-title = players choose by the title
advice-add-step = add `[[example.step]]` with a `text`, and a `turn` if one is made
advice-say-what-to-see = write what there is to see
advice-add-task = add `task` with what the player is to do, and `goal` with what fulfils it
advice-goal-words = the words of goals are { LIST($words, mark: "`") }
advice-after-and = join conditions with `and`, as in `check and move rook`

## What keys mean

meaning-language = the version of the language in which the file is written; 1 if it does not say so
meaning-id = the game's id: the file's name without `.toml`, lower-case letters, digits and hyphens
meaning-base = the id of the game on which this one builds: it inherits all of its rules
meaning-use = the ids of games whose named zones and directions this file may mention; nothing else is taken from them
meaning-without = what is not inherited from the base: keys, ids of pieces after `piece.`, names after `zones.`
meaning-base-engine = what the engine has learned for the base and uses here too
meaning-about = what players read about the game
meaning-board = the board
meaning-style = how the game looks where it is at home, and what its sides are called
meaning-zones = named sets of cells, seen from White's side: `NAME = "ZONE"`
meaning-directions = named sets of paths, for use in phrases; a name begins with a capital: `NAME = "PATHS"`
meaning-piece = the piece types
meaning-neutral = the types of neutral piece: no side owns them and nothing captures them
meaning-promotes = what holds for every piece with `promotes`, unless it says otherwise
meaning-promotion = what pieces become where they arrive
meaning-castling = castling and its like
meaning-swap = the royal piece swaps places with a neighbour
meaning-capture = rules about captures that concern all pieces
meaning-turn = what turns are made of: passing, several moves, a second part
meaning-pool = lost pieces that positions count
meaning-remote-promotion = an older form of `after` in `[[promotion]]`
meaning-influence = pieces act on others from where they stand
meaning-gating = pieces come in from the hand where others leave their first cells
meaning-refuge = the older form of `confined` with `while`: a zone that the royal piece must stay in once its guards are gone
meaning-endings = how games end
meaning-ending = endings in your own words; after every turn the first that holds ends the game, for the player who has just moved or else for the other
meaning-start = start positions; the first is the usual one
meaning-aliases = letters that other programs write for a piece, for reading only: `TOKEN = "PIECE"`
meaning-lettering = letters of other programs that apply together, for reading only: to texts with one that is no token or alias
meaning-example = rules shown on the board, step by step
meaning-guide = a first game, guided step by step
meaning-about-name = the game's name
meaning-about-inventor = who invented it
meaning-about-year = when, as one would write it
meaning-about-family = the group that the site lists it in
meaning-about-summary = one sentence
meaning-about-story = its origin and idea, in paragraphs
meaning-about-rules = the rules for players: paragraphs, `# Heading`, `- item`
meaning-about-rulings = rulings where the inventor's rules are silent
meaning-about-sources = where its rules are described
meaning-about-length = turns of a usual game, those of both sides together
meaning-about-level = how much a chess player must learn first
meaning-about-start-here = its place on the path for newcomers, from 1
meaning-about-rulings-rule = its number in the rule book
meaning-about-rulings-text = the ruling in words
meaning-about-sources-text = author, title and place, as one cites them
meaning-about-sources-link = where it can be read on the web
meaning-board-files = number of files (filestacks in space), 1 to 26
meaning-board-ranks = number of ranks, 1 to 99; no board has more than 1,024 cells
meaning-board-grid = the shape of the cells; squares by default
meaning-board-letters = the letters of the files, from left to right; from `a` on by default
meaning-board-holes = the cells within files and ranks that the board lacks, as a zone
meaning-board-levels = in space: the letters of the levels, the top one first
meaning-board-crosses = a piece that has moved goes over to the same cell of the other of two levels, which must be empty
meaning-board-wraps = the last file lies next to the first
meaning-board-wraps-ranks = the last rank lies next to the first
meaning-board-mirror = what is mirrored for Black; `["ranks"]` by default, `[]` where both sides play in the same direction
meaning-board-tradition = the tradition whose notations are read and written too
meaning-style-board = how the board is drawn
meaning-style-coordinates = what stands at the edges of the board
meaning-style-bodies = what the characters of pieces stand on
meaning-style-sides = what the sides are called
meaning-style-marks = cells marked for White and mirrored for Black: ticks on a board of lines, a dot at the corner towards the middle on a plain one
meaning-style-river = what is written in the river, left and right
meaning-piece-id = a name for use in this file: lower-case letters, digits and hyphens
meaning-piece-name = its name for players
meaning-piece-token = its letters in position text: a capital, or several letters beginning with one; a promoted form may have `+` in front
meaning-piece-sign = how the site draws it
meaning-piece-moves = its moves, one phrase each; required without `betza`
meaning-piece-betza = its moves in Betza notation, or more of them beside `moves`
meaning-piece-side = the only side that can have it
meaning-piece-royal = its side loses when it is checkmated; a word, if a side may have several
meaning-piece-pawn = it counts as a pawn: its moves reset the count of quiet turns, and it makes no null moves
meaning-piece-confined = it may only move to cells of this zone; a table says when, too
meaning-piece-confined-zone = the zone
meaning-piece-confined-while = it is confined only while its side has none of these pieces; for a royal piece
meaning-piece-confined-grace = the number of turns of its side in which it must come into the zone; 0 by default
meaning-piece-barred = it may never move to a cell of this zone
meaning-piece-frozen = tests of the pieces on the board: while they hold for its side, it does not move, capture or give check
meaning-piece-frozen-without = the older form of `frozen` for the lack of one type: `"prince"` means `"no own prince"`
meaning-piece-returns = the type that the capturing side gets in hand; without it a captured piece vanishes
meaning-piece-returns-to = who gets it in hand; `captor` by default
meaning-piece-promotes = what it may become: ids joined by `or`, or a table that describes its promoted form
meaning-piece-drop = restrictions on its drops; it may be in hand even if no captured piece returns as it
meaning-piece-native = how records of the board's `tradition` write it
meaning-piece-native-names = its names, all of which are read; the first is written, for Black in xiangqi the second
meaning-piece-native-code = its letters in shogi's CSA or its letter in xiangqi's WXF
meaning-piece-promotes-to = instead of a form of its own: the ids of what it may become
meaning-piece-promotes-name = the name of the promoted form for players
meaning-piece-promotes-moves = its moves, one phrase each
meaning-piece-promotes-betza = its moves in Betza notation, or more of them beside `moves`
meaning-piece-promotes-id = its id; `promoted-` and that of the piece by default
meaning-piece-promotes-token = its letters; `+` and those of the piece by default
meaning-piece-promotes-sign = how the site draws it, as for pieces; with the drawing of the piece, the mark `+` and a red band by default
meaning-piece-promotes-native = how records write it, as for pieces
meaning-piece-promotes-zone = where, if not as under `[promotes]`
meaning-piece-promotes-on = what counts
meaning-piece-promotes-duty = whether it must promote
meaning-piece-promotes-form = how it is written in move text
meaning-piece-sign-icon = name of a drawing; without one, and for an unknown name, the token is drawn
meaning-piece-sign-mark = one or two letters drawn on it
meaning-piece-sign-band = a coloured band
meaning-piece-sign-characters = one or two characters, for the sets with characters; the first stands above
meaning-piece-sign-characters-black = those of Black, where they differ
meaning-piece-sign-short = the one character for small boards; the first by default
meaning-piece-drop-barred = no drop in this zone
meaning-piece-drop-only = drops only in this zone
meaning-piece-drop-one-per-file = no drop on a file that has an own piece of the type
meaning-piece-drop-most-per-file = instead: no drop on a file that has so many own pieces of the type
meaning-piece-drop-no-mate = no drop that mates
meaning-piece-drop-no-check = no drop that gives check
meaning-piece-drop-stuck = drops also where it could never move
meaning-piece-drop-held-as = it is dropped in place of a piece of this type in hand, as its other form
meaning-piece-drop-endless = a drop does not use it up: one in hand is enough for all
meaning-piece-drop-needs = what must be around the cell
meaning-piece-drop-opening = while a cell of this zone is empty, drops only there
meaning-piece-drop-first = while one is in hand and can be dropped, its owner can do nothing else
meaning-neutral-id = a name for use in this file
meaning-neutral-name = its name for players
meaning-neutral-token = its character in position text
meaning-neutral-role = what it does to the moves of pieces
meaning-neutral-sign = how the site draws it, as for pieces
meaning-promotes-zone = where
meaning-promotes-on = what counts
meaning-promotes-duty = whether the piece must promote
meaning-promotes-form = how it is written in move text; `fixed` for a single choice and `chosen` for several by default
meaning-promotion-pieces = the types that promote
meaning-promotion-zone = where; required without `after`, with it anywhere by default
meaning-promotion-on = what counts; required without `after`
meaning-promotion-after = another piece’s move after which these pieces may promote, wherever they stand
meaning-promotion-by = only with one of these steps; any move by default
meaning-promotion-into = what they become: ids, or `{"{"} to = …, while = … {"}"}`
meaning-promotion-form = how it is written in move text; required without `after`
meaning-promotion-duty = whether the piece must promote; required without `after`
meaning-promotion-as-captured = with `on = "capture"`: only into the type of the piece that it captures
meaning-promotion-from-pool = only into types that the mover has lost (needs `[pool]`)
meaning-promotion-keep = with `after`: what must hold after the turn, that own pieces are in a zone
meaning-promotion-after-pieces = the types whose move allows it
meaning-promotion-after-from = the zone where that move starts; anywhere by default
meaning-promotion-after-to = the zone where it ends; anywhere by default
meaning-promotion-into-to = the type that it may become
meaning-promotion-into-while = conditions on the mover's pieces on the board before the move: `PIECE >= N`, also `<=`, `=`, `<`, `>`
meaning-castling-royal = the royal piece
meaning-castling-royal-from = where White's royal piece is: a zone, or the name of one
meaning-castling-partners = the types of partner
meaning-castling-partner-from = where White's partner is
meaning-castling-shift = the royal piece goes this many cells towards the partner, which goes to the cell before that one
meaning-castling-max-shift = the player chooses how far the royal piece goes, from `shift` to this many cells
meaning-castling-side = with fixed destinations instead of `shift`: where the partner is, seen from the royal piece
meaning-castling-royal-to = the royal piece's destination
meaning-castling-partner-to = the partner's destination
meaning-castling-right = how long the right lasts
meaning-castling-min-distance = least distance between the two; 1 (neighbours) by default
meaning-swap-royal = the royal piece
meaning-swap-partners = the types that it may swap places with
meaning-swap-directions = where the partner may be
meaning-swap-unattacked = neither may be attacked before
meaning-influence-of = the types that act; all without the key
meaning-influence-on = the types of piece on which they act; all without the key
meaning-influence-along = where those stand, seen from the piece that acts
meaning-influence-effect = what happens to those pieces
meaning-influence-moves = the moves that those pieces get; those of the piece that acts without the key
meaning-capture-compulsory = a player who can capture must capture
meaning-capture-captors = with `compulsory`: only captures by these types are compulsory
meaning-capture-victims = with `compulsory`: only captures of these types are compulsory
meaning-capture-best-first = with `compulsory`: of several such captures only those of the type that comes first here are allowed; others come last
meaning-capture-blast = a capture explodes: the captor and all pieces on cells in these directions around it leave the board too; nobody may blow up the own royal piece
meaning-capture-spares = the types that survive beside an explosion
meaning-capture-perish = the types that leave the board when they capture; with `blast` all without the key
meaning-capture-remains = the neutral piece that then stands where such a captor landed
meaning-capture-flips = which enemy pieces change sides when a piece has moved or was dropped, seen from its cell
meaning-barred = captures that are not allowed under conditions
meaning-barred-captors = the types whose captures are barred; all without the key
meaning-barred-captors-but = all types but these
meaning-barred-victims = the types that they may not capture
meaning-barred-afar = if the victim is not beside the cell where the captor began its turn
meaning-barred-protected = if the captor could be captured in turn
meaning-barred-in-return = if the other player's last turn was such a capture, on another cell
meaning-barred-lifted-by = the types whose capture with the first step of the same turn lifts the bar
meaning-barred-lifted-by-but = all types but these
meaning-turn-pass = when a player may pass; without the key never
meaning-turn-moves = the number of moves with own pieces in a turn; 1 without the key
meaning-turn-first-moves = with `moves`: how many White’s first turn has
meaning-turn-check-ends = with `moves` or several turns in a row: a check ends them
meaning-turn-other-piece = with `moves`: no piece moves twice in a turn
meaning-turn-white-in-a-row = how many turns White has in a row; 1 without the key
meaning-turn-black-in-a-row = how many turns Black has in a row; 1 without the key
meaning-turn-grows = by how many turns each row of a player is longer than the one before
meaning-turn-check-last = with several turns in a row: only the last of them may give check
meaning-turn-second = whether the second part may be omitted
meaning-turn-ko = a neutral piece just moved may not be moved back in the next turn
meaning-turn-action = what may be done in the second part
meaning-turn-action-neutrals = with which types of neutral piece
meaning-turn-action-do = what
meaning-turn-action-directions = with `step`: which steps
meaning-turn-action-relayed = with `step`: a relay passes it on
meaning-turn-action-pawns-barred = with `swap`: where pieces that count as pawns may not end up
meaning-turn-action-spot = with `put`: which empty cells; all by default
meaning-turn-action-zone = with `put`: only on cells of this zone
meaning-gating-pieces = the types that may come in
meaning-gating-zone = the cells from which a piece lets one in when it leaves the cell for the first time
meaning-lettering-letters = the letters: `TOKEN = "PIECE"`
meaning-pool-pieces = the types counted
meaning-remote-promotion-movers = the types whose move allows it
meaning-remote-promotion-from = the zone where that move starts
meaning-remote-promotion-to = the zone where it ends
meaning-remote-promotion-promotes = the types that may be promoted
meaning-remote-promotion-into = the types that they may become, if lost before (needs `[pool]`)
meaning-remote-promotion-keep = what must still be guarded after the turn
meaning-remote-promotion-keep-zone = this zone …
meaning-remote-promotion-keep-pieces = … must hold a piece of one of these types
meaning-refuge-royal = the royal piece
meaning-refuge-zone = where it must be
meaning-refuge-guards = while any of these is on the board it goes anywhere
meaning-refuge-grace = the number of turns of its side in which it must come home
meaning-endings-stalemate = the fate of a player who cannot move and is not in check
meaning-endings-checkmate = the fate of a player who cannot move and is in check; without the key the player loses
meaning-endings-draws = who wins a game that would be drawn for whatever reason; without the key nobody does
meaning-endings-points = the points of pieces on the board, by type, for `most-points`; the others have none
meaning-endings-half-points-ahead = half points that Black has besides; an odd number lets no count be equal
meaning-endings-repetition = occurrences of a position that end the game; 0: never
meaning-endings-perpetual-check = the fate of a player who gave check with every move through the repetition
meaning-endings-repetition-loser = who loses when a position has occurred so often, if it was not by perpetual check; without the key nobody does
meaning-endings-quiet-turns = turns by each side without a capture, drop or pawn move after which the game is drawn
meaning-endings-bare = a player with nothing but the royal piece has lost
meaning-endings-marriage = the older form of an `[[ending]]` with `beside`: a player who has moved, and whose royal piece stands beside its partner, wins
meaning-endings-extinction = groups of types: a player to move without any piece of one group has lost
meaning-endings-facing = royal pieces attack each other along these lines
meaning-endings-face-to-face = royal pieces of the two sides face each other along these lines, with nothing between; tests with `facing` count the turns
meaning-endings-dead = pieces with which neither side can ever win; a game that comes down to the royal pieces and pieces of one of these tables is drawn
meaning-endings-dead-pieces = the types that may be left
meaning-endings-dead-most = the largest number of them, of both sides together
meaning-endings-dead-one-colour = only while all of them stand on cells of one colour, as on a chequered board
meaning-endings-impasse = a royal piece in a zone, at the start of its turn and not in check, wins with enough pieces and points
meaning-endings-perpetual-chase = a player who threatens the same piece anew with every turn of a repetition loses
meaning-endings-counting = turns are counted in endings, and too many draw
meaning-ending-when = a test of the position after a turn, or several joined by `and`
meaning-ending-result = what follows if all tests hold for a player
meaning-ending-even-turns = it is judged only when both players have made equally many turns, or the player to move has no legal move; if it holds for both, the game is drawn
meaning-endings-marriage-royal = the royal piece
meaning-endings-marriage-partner = its partner
meaning-endings-marriage-directions = what counts as beside
meaning-endings-impasse-royal = the royal piece
meaning-endings-impasse-zone = where it must be
meaning-endings-impasse-pieces = the least number of other own pieces in the zone
meaning-endings-impasse-points = points of each piece in the zone or in hand; 1 by default, none for the royal piece
meaning-endings-impasse-white = the points that White needs to win
meaning-endings-impasse-black = the points that Black needs to win
meaning-endings-impasse-draws = the points that draw, where they do not win
meaning-endings-counting-without = nothing is counted while a piece of these types is on the board
meaning-endings-counting-turns = turns by each side, while both have more than the royal piece, after which the game is drawn
meaning-endings-counting-bare = turns by each side against a bare royal piece; the first that fits the other side's pieces counts
meaning-endings-counting-from-pieces = against a bare royal piece, the count begins with the number of pieces on the board
meaning-endings-counting-bare-turns = the turns by each side
meaning-endings-counting-bare-while = conditions on the other side's pieces on the board, as in promotions
meaning-endings-perpetual-chase-free = the types that may chase for ever
meaning-endings-perpetual-chase-prey = the types that may be chased for ever
meaning-endings-perpetual-chase-prey-zone = only while they stand here; anywhere by default
meaning-endings-perpetual-chase-precious = the types that every other type chases even if they are protected
meaning-start-name = its name for players
meaning-start-position = position text with its fields
meaning-start-shuffle = how its pieces change places for random starts
meaning-start-shuffle-cells = White's pieces here change places with each other, and Black's on the cells that mirror them
meaning-start-shuffle-keep = what every array keeps, such as `PIECE on both colours`, `PIECE between PIECE` or `PIECE on ZONE`
meaning-start-shuffle-apart = each side is shuffled by itself; otherwise Black's array mirrors White's
meaning-start-shuffle-turned = Black's array is White's turned by half a turn instead of its mirror image
meaning-example-title = its title
meaning-example-rules = the rules that it shows, as the rule book numbers them
meaning-example-text = what players read before the first step
meaning-example-position = where it begins; the first start position by default
meaning-example-step = its steps
meaning-example-step-turn = the turn that is made, as move text
meaning-example-step-text = what players read once it is made
meaning-example-step-show = the cell of a piece whose reach is shown
meaning-example-step-legal = turns that are legal now; tested
meaning-example-step-illegal = turns that are not legal now; tested
meaning-example-step-ends = why the game is over now; tested
meaning-guide-title = its title, in a word or two
meaning-guide-text = what it teaches: one idea
meaning-guide-rule = the heading in the game's rules under which more is said
meaning-guide-position = the position; by default the one in which the step before ends, at first the first start position
meaning-guide-turn = a turn that is made and shown first, as move text
meaning-guide-show = the cell of a piece whose reach is shown
meaning-guide-task = what the player is to do, as an imperative sentence
meaning-guide-goal = what a turn must do to fulfil the task
meaning-guide-reply = the opponent's reply, as move text; only if exactly one turn fulfils the task
meaning-guide-hint = a turn that fulfils the task; one is found by default
meaning-guide-wrong = what players read after another turn

## What the words mean that a key may have as its value. $word: the word

choices-base-file-weights = `{ $word }`: its weights, unless this game has its own
choices-base-file-net = `{ $word }`: its net, unless this game has its own; only where board and pieces are the same
choices-grid-squares = `{ $word }`: squares, cubes in space
choices-grid-hexagons = `{ $word }`: hexagons in upright files; each file is one cell shorter than its neighbour towards the middle
choices-mirror-part-ranks = `{ $word }`: ranks count from the other end
choices-mirror-part-levels = `{ $word }`: levels count from the other end
choices-mirror-part-half-turn = `{ $word }`: files count from half way round a board that wraps
choices-difficulty-easy = `{ $word }`: who plays chess can begin at once
choices-difficulty-middle = `{ $word }`: there are new pieces or a new kind of board to learn
choices-difficulty-hard = `{ $word }`: there is much to learn before the first game
choices-tradition-shogi = `{ $word }`: USI, KIF, CSA and `P-7f`: files count from the right, ranks from the top
choices-tradition-xiangqi = `{ $word }`: WXF, ICCS and Chinese: files count from each player's right
choices-ground-chequered = `{ $word }`: light and dark cells
choices-ground-plain = `{ $word }`: cells of one colour between lines, as in shogi
choices-ground-ring = `{ $word }`: light and dark cells in rings, the first rank outside; files go from left to right where White sits
choices-ground-lines = `{ $word }`: pieces stand where lines cross, as in xiangqi; zones that confine pieces become palaces and a river
choices-coordinate-style-letters = `{ $word }`: letters below, numbers at the left
choices-coordinate-style-japanese = `{ $word }`: files count from the right and stand above; ranks count from the top and stand at the right
choices-coordinate-style-chinese = `{ $word }`: files count from each player's right, and stand at either end
choices-bodies-wedges = `{ $word }`: wedges that point at the opponent, as in shogi
choices-bodies-discs = `{ $word }`: round discs, as in xiangqi
choices-bodies-octagons = `{ $word }`: eight-sided discs, as in janggi
choices-side-names-white-black = `{ $word }`: White and Black
choices-side-names-red-black = `{ $word }`: Red and Black
choices-side-names-sente-gote = `{ $word }`: Sente and Gote
choices-band-grey = `{ $word }`: a grey band
choices-band-purple = `{ $word }`: a purple band
choices-band-orange = `{ $word }`: an orange band
choices-band-green = `{ $word }`: a green band
choices-band-red = `{ $word }`: a red band
choices-band-blue = `{ $word }`: a blue band
choices-neutral-token-star = `{ $word }`: commonly a stone
choices-neutral-token-percent = `{ $word }`: commonly a relay
choices-neutral-token-hash = `{ $word }`: commonly a gate
choices-promotion-on-arrival = `{ $word }`: the move ends in the zone
choices-promotion-on-touch = `{ $word }`: the move starts or ends in the zone
choices-promotion-on-entry = `{ $word }`: the move enters the zone, or starts in it and captures
choices-promotion-on-capture = `{ $word }`: the move captures, and starts or ends in the zone
choices-castling-side-right = `{ $word }`: towards the last file
choices-castling-side-left = `{ $word }`: towards file `a`
choices-castling-right-unmoved = `{ $word }`: until either piece moves
choices-castling-right-inside = `{ $word }`: while both stay in `royal-from` and `partner-from`
choices-receiver-captor = `{ $word }`: the side that captures it
choices-receiver-owner = `{ $word }`: the side whose piece it was
choices-drop-need-enclosing = `{ $word }`: enemy pieces fill a straight line from the cell to an own piece
choices-drop-need-beside-own = `{ $word }`: an own piece is beside the cell, orthogonally or diagonally, in space also triagonally
choices-drop-need-apart = `{ $word }`: no enemy piece is orthogonally beside the cell
choices-drop-need-supported = `{ $word }`: the cell is on the player's first rank, or the cell behind it is occupied
choices-influence-effect-freeze = `{ $word }`: enemy pieces do not move, capture or give check
choices-influence-effect-add-moves = `{ $word }`: friends may also move as the piece that acts
choices-influence-effect-replace-moves = `{ $word }`: friends move only as the piece that acts
choices-influence-effect-shield = `{ $word }`: friends cannot be captured
choices-flips-enclosed = `{ $word }`: those that fill a straight line from it to another own piece
choices-flips-around = `{ $word }`: those beside it, orthogonally or diagonally
choices-flips-around-joined = `{ $word }`: those beside it; after a drop only if an own piece is beside it too
choices-second-duty-optional = `{ $word }`: yes
choices-second-duty-compulsory = `{ $word }`: no
choices-neutral-verb-step = `{ $word }`: one step to an empty cell
choices-neutral-verb-vault = `{ $word }`: from one end of an unbroken orthogonal line of two or more pieces to beyond the other end
choices-neutral-verb-swap = `{ $word }`: the neutral piece and an orthogonally adjacent own piece change places
choices-neutral-verb-anywhere = `{ $word }`: to any empty cell, from another cell or from off the board
choices-neutral-verb-put = `{ $word }`: one more, of which there is no end, is put on an empty cell
choices-put-spot-left = `{ $word }`: on the cell that the moved piece has left
choices-put-spot-reached = `{ $word }`: on a cell to which the moved piece could go next without capturing
choices-put-spot-edge = `{ $word }`: at the edge of the board, or orthogonally beside a neutral piece
choices-perpetual-check-draw = `{ $word }`: no effect
choices-perpetual-check-loses = `{ $word }`: that player loses
choices-neutral-role-blocker = `{ $word }`: it only blocks
choices-neutral-role-relay = `{ $word }`: a move that reaches it may go on as if it began there
choices-neutral-role-gate = `{ $word }`: a ride that enters it comes out of the other one
choices-promotion-form-chosen = `{ $word }`: `=TOKEN`
choices-promotion-form-fixed = `{ $word }`: `+`; for a single choice
choices-promotion-form-silent = `{ $word }`: not at all; for a single choice
choices-promotion-duty-always = `{ $word }`: yes
choices-promotion-duty-when-stuck = `{ $word }`: only if it could never move or capture again
choices-promotion-duty-when-moveless = `{ $word }`: only if it would have no move on an empty board; captures and hops do not count
choices-promotion-duty-never = `{ $word }`: no, even where it can then never move again
choices-fate-draw = `{ $word }`: neither wins
choices-fate-loses = `{ $word }`: the player concerned loses
choices-fate-wins = `{ $word }`: the player concerned wins
choices-stalemate-draw = `{ $word }`: neither wins
choices-stalemate-loses = `{ $word }`: the player concerned loses
choices-stalemate-wins = `{ $word }`: the player concerned wins
choices-stalemate-most-pieces = `{ $word }`: who has more pieces on the board wins; equally many draw
choices-stalemate-fewest-pieces = `{ $word }`: who has fewer pieces on the board wins; equally many draw
choices-stalemate-most-points = `{ $word }`: whose pieces on the board have more points wins; equally many draw
choices-tally-most-pieces = `{ $word }`: who has more pieces on the board wins; equally many draw
choices-tally-fewest-pieces = `{ $word }`: who has fewer pieces on the board wins; equally many draw
choices-tally-most-points = `{ $word }`: whose pieces on the board have more points wins; equally many draw
choices-tally-white = `{ $word }`: the player who moved first in the game wins
choices-tally-black = `{ $word }`: the player who moved second in the game wins
choices-pass-always = `{ $word }`: in every turn, unless that leaves the own royal piece in check
choices-pass-when-stuck = `{ $word }`: only without any other legal turn, and not in check
choices-verdict-wins = `{ $word }`: that player wins
choices-verdict-loses = `{ $word }`: that player loses
choices-verdict-draw = `{ $word }`: neither wins
choices-verdict-most-pieces = `{ $word }`: who has more pieces on the board wins; equally many draw
choices-verdict-fewest-pieces = `{ $word }`: who has fewer pieces on the board wins; equally many draw
choices-verdict-most-points = `{ $word }`: whose pieces on the board have more points wins; equally many draw
choices-verdict-forbidden = `{ $word }`: a turn after which they hold for the player who made it is illegal
choices-royalty-always = `{ $word }`: an attack on any of them is check; the same as `true`
choices-royalty-last = `{ $word }`: only the last of its side's pieces with this word is royal; the others may be captured
choices-royalty-together = `{ $word }`: only an attack on all of its side's pieces with this word at once is check
choices-one-side-white = `{ $word }`: only White can have it
choices-one-side-black = `{ $word }`: only Black can have it
choices-repetition-loser-first = `{ $word }`: the player who moved first in the game
choices-repetition-loser-second = `{ $word }`: the player who moved second in the game
choices-repetition-loser-repeating = `{ $word }`: the player whose turn brought the position about again
choices-reason-checkmate = `{ $word }`: the player to move is mated
choices-reason-stalemate = `{ $word }`: the player to move has no move and is not in check
choices-reason-not-home = `{ $word }`: the royal piece did not come home in time
choices-reason-extinction = `{ $word }`: the last piece of a group is gone
choices-reason-marriage = `{ $word }`: two pieces of a player came together, such as a royal piece and its partner
choices-reason-bare = `{ $word }`: a side has nothing but its royal piece
choices-reason-dead = `{ $word }`: neither side has the pieces to win
choices-reason-impasse = `{ $word }`: a royal piece entered its zone with enough pieces and points
choices-reason-explosion = `{ $word }`: a royal piece was blown up
choices-reason-goal = `{ $word }`: pieces stand in a zone as an ending of the game says
choices-reason-checks = `{ $word }`: checks were given as an ending of the game says
choices-reason-numbers = `{ $word }`: the number of pieces is one that an ending of the game names
choices-reason-passes = `{ $word }`: players passed as often as an ending of the game says
choices-reason-full-board = `{ $word }`: no cell is empty, as an ending of the game says
choices-reason-castling = `{ $word }`: a player has castled as an ending of the game says
choices-reason-connection = `{ $word }`: pieces stand in a row or are connected as an ending of the game says
choices-reason-repetition = `{ $word }`: the position occurred too often
choices-reason-perpetual-check = `{ $word }`: a player gave check all through a repetition
choices-reason-perpetual-chase = `{ $word }`: a player chased a piece all through a repetition
choices-reason-quiet-turns = `{ $word }`: too many turns without a capture, a drop or a pawn move
choices-reason-counting = `{ $word }`: the turns allowed for mate have been counted

## What is wrong with a file of texts

translation-too-long = this has { $bytes } bytes; at most { $most } are possible
translation-toml = this is not TOML: { $detail }
translation-unknown-key = { file-section } has no key `{ $key }`; the keys are { LIST($keys, type: "and", mark: "`") }
translation-count = `{ $key }` has { $found } items, the game has { $expected }
translation-step-count = “{ $title }” has { $found } steps, “{ $example }” has { $expected }
translation-text-of-one = “{ $title }” and “{ $example }” do not both have a `text`
translation-task-of-one = “{ $title }” and “{ $guide }” do not both have a `task` and the same `wrong`
translation-not-text = `{ $key }` must be text in quotes
translation-not-list = `{ $key }` must be a list of texts
translation-empty-text = `{ $key }` must hold texts that are not empty
translation-not-table = `{ $key }` must be a table
translation-not-tables = `{ $key }` must be a list of tables
translation-no-piece = the game has no piece with the id `{ $id }`
translation-no-title = `[[examples]]` lacks a `title`
translation-no-words = `[[guide]]` lacks a `{ $key }`
translation-more = there are more errors than these

## What is wrong with a file of weights

weights-too-long = this is too long for a file of weights: it has { $bytes } bytes
weights-unreadable = this cannot be read: { $detail }
weights-unknown-name = there is no { $wanted ->
    [table] table
    [weight] weight
    [search-option] search option
   *[term] term
  } `{ $name }` here
weights-no-piece = the game has no piece `{ $id }`
weights-count = `{ $weight }` has { $found } numbers, but the game needs { $needed }
weights-too-large = { $number } is too large
weights-not-a-table = `{ $name }` is not a table
weights-not-numbers = `{ $weight }` is not a whole number or a list of whole numbers
weights-not-a-switch = `{ $name }` is neither `true` nor `false`
weights-not-a-number = `{ $name }` is not a whole number from { $least } to { $most }
weights-advice-bytes = at most { $most } bytes are possible
weights-advice-tables = a file of weights has the tables `[search]`, `[terms]`, `[all]` and `[piece.NAME]`, with lines such as `value = 300`; `variorum tune` writes one
weights-advice-near = { $advice }
weights-advice-leave-out = this game has none of them: leave the line out
weights-advice-one-number = write one number: `{ $weight } = { $number }`
weights-advice-several = write { $needed } numbers between brackets, with commas
weights-advice-range = weights are between -{ $most } and { $most }
weights-advice-switch = write `{ $name } = true` or `{ $name } = false`
weights-advice-number = write a number, such as `{ $name } = { $number }`

## Why a game cannot be compiled

compile-too-many-cells = the board has { $cells } cells; at most { $most } are possible
compile-too-many-pieces = there are { $pieces } types of piece; at most { $most } are possible
compile-too-many-neutrals = there are too many types of neutral piece; at most { $most } are possible
compile-several-royal = `{ $key }` is for games in which each side has one royal piece
compile-royal-lost = `{ $piece }` is royal and would become `{ $into }`, which is not
compile-no-start = there is no start position
compile-faulty-start = start position “{ $start }”: { $position }
compile-nothing-to-shuffle = start position “{ $start }”: White has no two different pieces on the cells of `shuffle`
compile-shuffled-unlike = start position “{ $start }”: Black’s pieces on the cells of `shuffle` do not mirror White’s; write `turned = true` if they are turned, or `apart = true` to shuffle them by themselves
compile-shuffled-unturned = start position “{ $start }”: Black’s pieces on the cells of `shuffle` are not White’s turned by half a turn; leave out `turned` if they mirror them, or write `apart = true` to shuffle them by themselves
compile-no-array = start position “{ $start }”: no array keeps all that `keep` says
compile-too-many-to-try = start position “{ $start }”: to find the arrays that keep this, more than { $most } placements would have to be tried; shuffle fewer cells, or keep more of the pieces with `on` a part of them
compile-cannot-keep = start position “{ $start }”: these pieces on these cells cannot keep item { $number } of `keep`; `on both colours` needs two pieces and a cell of each colour, `between` one piece and two others, every other item the pieces that it names
compile-too-many-arrays = start position “{ $start }”: there are too many arrays to number; at most { $most } are possible
compile-too-much-work = the game is too complex: to work out its moves would take too long; use fewer paths, fewer pieces or a smaller board
compile-tables-too-large = the game is too complex: its tables would take more than { $most } MiB; use fewer paths, fewer pieces or a smaller board
compile-tree-too-large = the game is too complex: more than { $most } cells lie on the paths that begin or end on one cell, each path counted; use fewer paths
compile-too-many-directions = rides go in more than { $most } directions, which is too many for a game with relays or gates; use fewer kinds of step
compile-too-many-hops = the hops of the game have more than { $most } different limits; use fewer
compile-too-many-castlings = castling is possible from too many pairs of cells; at most { $most } are possible
compile-two-castlings = two castlings with the royal piece on { $royal } and its partner on { $partner } would be written alike; only one can be said so far
compile-two-ways = `{ $piece }` goes from { $from } to { $to } both by a double step and by another phrase, which would be written alike; leave that cell to one of them
compile-quietly-or-passing = `{ $piece }` goes from { $from } to { $to } both quietly and by capturing en passant, which would be written alike; leave that cell to one of them

## What does not hold in an example

played-position = example “{ $title }”: this is not a position of the game: { LIST($position, type: "errors") }
played-step = example “{ $title }”, step { $step }: { $claim }
claim-too-much-work = playing the examples takes too much work: use fewer steps and claims, or smaller positions
claim-turn = { $turn }
claim-ends = it says that the game { $claimed }, but it { $actual }
claim-not-legal = it says that “{ $text }” is legal, but { $turn }
claim-legal = it says that “{ $text }” is not legal, but it is
claim-no-piece = “{ $text }” is not a turn that any piece could try
claim-empty-cell = there is no piece on { $cell } to be shown
claimed-goes-on = goes on
claimed-ends = ends: { reason-name }

## What does not hold in the guided game

guided-step = guide, step { $step } “{ $title }”: { $fault }
fault-too-much-work = playing the guide takes too much work: use fewer steps, or smaller positions
fault-position = this is not a position of the game: { LIST($position, type: "errors") }
fault-over = the game is over here: { reason-name }
fault-turn = { $turn }
fault-empty-cell = there is no piece on { $cell } to be shown
fault-unsolvable = no legal turn fulfils the task
fault-trivial = every legal turn fulfils the task, so it teaches nothing
fault-hint = the hint “{ $hint }” does not fulfil the task
fault-several = { $count } turns fulfil the task; where a reply is made or the next step goes on from here, it must be one: make the goal narrower, or give the next step a position
actual-goes-on = goes on
actual-ends = ends: { reason-name }

## What is odd about a game that can be played

oddity-nobody-has = nobody ever has a `{ $id }`: no start position has one, nothing becomes one, and no captured piece returns as one
oddity-never-moves = a `{ $id }` can never move from any cell on which it can stand
oddity-never-promotes = no piece can ever be promoted so
oddity-never-begins = a `{ $id }` never stands where one of these moves begins
oddity-never-ends = no game can end so: the pieces that it asks for can never stand there, or there are never so many
oddity-nothing-held = no game can end so: nothing is ever in hand
oddity-always-frozen = a `{ $id }` is always frozen: what freezes it holds whenever it is on the board
oddity-never-unmoved = no start position has a `{ $id }`, and only a piece of the start position has not moved yet
oddity-unmoved-unnamed = no start position says that a `{ $id }` has not moved: its third field names none
oddity-castling-nowhere = this castling leads nowhere: from none of its cells do the two pieces stand in one line and far enough apart, or an earlier castling has them all
oddity-castling-without-right = nobody ever castles so: in no start position do the two pieces stand on these cells with the right to it, which its third field gives
oddity-drop-nowhere = a `{ $id }` can be in hand, but there is no cell on which it may be dropped
oddity-leads-nowhere = from every cell this move leads off the board
oddity-acts-nowhere = from every cell this leads off the board, so it acts on nothing
oddity-nobody-passes = nothing can be captured in passing: no piece makes a double step or an advance
oddity-no-neutral = there is nothing to hop over: no neutral piece is ever on the board
oddity-start-over = { $winner ->
    [white] White has won before the game begins: { reason-name }
    [black] Black has won before the game begins: { reason-name }
   *[none] the game is a draw before it begins: { reason-name }
}
oddity-start-wins-game = the very first turn { $turn } wins the game: { reason-name }
oddity-start-wins = the very first turn { $turn } wins a `{ $id }`
oddity-start-loses = whatever the first turn is, the reply wins a strong piece; after { $turn } it is { $reply }, which wins a `{ $id }`
oddity-endless = a game may go on for ever: neither repetition nor a number of quiet turns ends it
oddity-no-end = none of { $games } random games was over after { $turns } turns

## Why a record cannot be played again

replay-other-game = this is a record of “{ $game }”
replay-start = its start position cannot be used: { LIST($position, type: "errors") }
replay-turn = turn { $number } cannot be played: { $play }

## What is wrong with a net's file

net-not-a-net = this is not a net's file
net-version = this net's file has version { $found }, and this program reads version { $known }
net-other-game = this net belongs to a game with another board or other pieces; train one with `variorum train`
net-other-rules = this net was trained for other rules of this game: train one with `variorum train`, or keep this one with `variorum train --keep-net`
net-width = this net has a hidden layer of { $found }, which must be 32 or 64
net-length = this net's file has { $found } bytes and must have { $needed }; it may be cut off
net-scale = a unit of this net's output is { $found } centipawns, which must be 1 to { $most }
