# What `variorum import` says about files of variants and moves in Betza notation. The ids are {prefix}-{code}; English is also the text in the sources, and a
# test compares the two. What stands between backquotes belongs to files and is not translated.

## The report

import-translated = { $name }: translated
import-not-translated = { $name }: not translated
import-partial = { $name }: translated in part
# In place of file and line: the option is not in the file, but a default or from a variant that is built in
import-inherited = inherited
# Before a remark
import-remark = remark
import-faulty = the game file has errors; `variorum check` finds them once it is written with `--partial`
# After the phrases of Betza notation
import-first-zone = `{ $zone }` is where first moves begin; write its cells under `[zones]`, as in `{ $zone } = "rank 2"`
# The last line
import-figures = { $translated } of { $all } variants translated

## What is wrong with a file of variants

variants-file-too-long = the file has { $bytes } bytes; the most is { $most }
variants-too-many-variants = the file has more than { $most } variants
variants-line-too-long = the line has more than { $most } bytes
variants-no-option = this is no line `option = value`
variants-no-section = this option belongs to no variant: no heading `[name]` comes before it
variants-bracket-open = the bracket of the heading is not closed
variants-name-missing = the variant has no name
variants-name-taken = another variant is named `{ $name }`
variants-no-base = there is no variant `{ $base }` before this one

## Why an option cannot be translated; after its name and a colon

gap-no-word = the language cannot say this yet
gap-unknown-option = no such option is known
# $advice: did you mean …?
gap-misspelt-option = no such option is known; { $advice }
gap-bad-value = `{ $value }` is no value for this option
# $variants: what is wrong with the line
gap-line = { $variants }
gap-piece-letter = `{ $value }`, character 1: the letter of the piece should stand here, or `-` if there is no such piece
gap-piece-moves = `{ $value }`, character { $character }: a colon and moves in Betza notation should follow the letter, as in `{ $letter }:NB`
# $betza: why the part cannot be said
gap-moves = `{ $part }` in `{ $moves }`, character { $character }: { $betza }
gap-off-the-board = not on the board of { $files } files and { $ranks } ranks: `{ $places }`
gap-board-too-large = a board of { $files } files and { $ranks } ranks is too large
gap-start = the start position does not fit the board and its pieces: { LIST($position, type: "errors") }
gap-several-royal = the number of royal pieces matters in a way that the language cannot say yet
gap-royal-value = losing the royal piece must lose the game
gap-hand-counts = pieces in hand count here, which the language cannot say yet
gap-checks-differ = White and Black need different numbers of checks, which the language cannot say yet

## Why moves in Betza notation cannot be said; after the part of the notation and a colon

betza-too-long = the notation has more than { $most } characters
betza-not-an-atom = no atom is written so
betza-not-a-modifier = no modifier is written so
betza-atom-missing = no atom follows
betza-no-direction = the atom has no such direction
betza-turns-back = the ride turns in a way that the language cannot say
betza-exact-walk = just { $steps } steps that may turn; in a game file, such a walk may end sooner, as in `{ $walk }`
betza-captures-on-the-way = a capture on the way, with more to come; in a game file, a piece may go on one step more, and may stop instead
betza-second-step = a second step that only moves or only captures, which the language cannot say yet
betza-hops-on-the-way = a hop on the way, with another direction or range behind it, which the language cannot say yet
betza-passing-on-the-way = a capture en passant of several legs, which the language cannot say yet
betza-mixed = a path on which some cells must be empty and others may be anything, which the language cannot say yet
betza-path-too-long = a path of more than { $most } steps, more than a game file may have
betza-too-many-paths = more than { $most } paths
betza-passes = the piece would end where it began, without a step there of its own; in a game file, passing is said under `[turn]`
betza-oblique-turn = an oblique leap after another step can only go on or back here
betza-range-alone = a change of range needs a further leg, with `a`
betza-bracket = legs in brackets are joined by `-` or `?`, as in `[W-F]`, with modifiers inside
betza-repeats = a repetition of several legs; write out the legs
betza-tame = `t` has several meanings, none of which the language can say; a bend is written `[F-R]`
betza-own-capture = a capture of own pieces, which the language cannot say yet
betza-unloads = the piece puts down what it took, which the language cannot say yet
betza-lends = the piece lends moves to others; in a game file, `[[influence]]` with `effect = "add-moves"` says so
betza-royal-only = a capture of royal pieces alone; in a game file, `capturing enemy` names the types
betza-skips = a leap that needs a piece on the way, or a ride that skips a cell, which the language cannot say yet
betza-short-hop = a hop of a single step, which the language cannot say yet
betza-hopping-leap = a hop with such steps, which the language cannot say yet
betza-passing-leap = a first leap that can be captured in passing, which the language cannot say yet
betza-castling = castling is written as `[[castling]]` in a game file
betza-round = round the edge: write `wraps = true` for the board in a game file

## What a game file leaves out or does in another way; after the option and a colon

remark-random-start = the start position is drawn by lot; the game file has the usual one
remark-off-the-board = not on the board of { $files } files and { $ranks } ranks, and left out: `{ $places }`
remark-counting = the rules of counting are left out
remark-chasing = of the rules of chasing, the clear cases are judged
remark-repetition = a repetition is a draw in the game file
remark-to-and-fro = the rule against moving to and fro is left out
remark-split = `{ $letter }` is another type of piece for Black in the game file, with the token `{ $token }`, because its rules differ
