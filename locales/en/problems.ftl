# What `variorum solve` says about faulty stipulations and problems. The ids are {prefix}-{code}; English is also the text in the sources, and a test
# compares the two. What stands between backquotes, and the stipulations, are the same in every language.

## What is wrong with a stipulation

stipulation-too-long = a stipulation has at most { $most } characters
stipulation-unreadable = “{ $text }” is no stipulation; stipulations look like #3, h#2.5, s#4, ser-h#7, x[Q]2, win 3 or pg 4.0
stipulation-no-turns = the number of turns must be at least 1, or 0.5 in help play
stipulation-too-many-turns = the number of turns may be at most { $most }
stipulation-half-turn = half turns are possible only in help play and proof games
stipulation-help-self-too-short = helpself play needs at least one turn of each side
stipulation-no-series = there is no series play of this kind
stipulation-turns-in-a-row = there are no problems in a game in which players have several turns in a row
stipulation-no-cell = the board has no cell “{ $cell }”
stipulation-no-piece = the game has no piece “{ $piece }”
stipulation-no-reason = “{ $reason }” is not a way in which a game ends on the board
stipulation-no-royal = this game has no royal piece, so there is neither check nor mate; “win” is its goal
stipulation-over = the game is over in this position
stipulation-wrong-side = after this number of turns it would be the other side’s turn in the position

## Why a problem of a file was not verified

unverified-no-problem = the line is no problem: { $detail }
unverified-no-game = { $detail }
unverified-position = this is not a position of the game: { LIST($position, type: "errors") }
unverified-stipulation = { LIST($stipulation, type: "errors") }
unverified-early = the search ended early
unverified-nothing = the problem says nothing about its solutions: it has none of `keys`, `among`, `lines` and `solutions`
unverified-count = solutions expected: { $expected }; found: { $found }
unverified-missing = not found: { $missing }
unverified-unexpected = found besides: { $unexpected }
unverified-differ = not found: { $missing }; found besides: { $unexpected }

## What is wrong with a puzzle

puzzle-no-puzzle = the line is no puzzle: { $detail }
puzzle-position = this is not a position of the game: { LIST($position, type: "errors") }
puzzle-over = the game is over in this position
puzzle-stipulation = “{ $stipulation }” is no aim of puzzles; aims are win N and save N, with N from 1 to { $most }
puzzle-id = the id of this puzzle is “{ $expected }”, not “{ $id }”
puzzle-length = the line has { $found } turns in place of { $expected }
puzzle-turn = turn { $number } of the line: { $turn }
puzzle-ends-early = the game is over before turn { $number } of the line
puzzle-not-won = the line does not end with a win of the side that begins
puzzle-lost = the game is lost after the turn
puzzle-theme = there is no theme “{ $theme }”
puzzle-rating = the rating is { $rating }; ratings go from { $least } to { $most }
puzzle-twice = the puzzle is already in line { $line }

## Why a puzzle is not what its file says

unconfirmed-unreached = at turn { $number } of the line no turn reaches the aim
unconfirmed-other = at turn { $number } of the line “{ $turn }” reaches the aim too, or alone
unconfirmed-sooner = at turn { $number } of the line the win takes fewer turns
unconfirmed-themes = the themes of the line are: { $themes }
unconfirmed-early = the search ended early
