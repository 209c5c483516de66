# What `variorum export` says about rules for which the format variants.ini has no option, and moves that Betza notation cannot say. The ids are {prefix}-{code};
# English is also the text in the sources, and a test compares the two. What stands between backquotes belongs to files and is not translated.

## Rules that are missing

export-gap-moves = { $piece }: the Betza notation of variants.ini cannot say `{ $phrase }`
export-gap-piece = { $piece }: `{ $key }` has no option
export-gap-rule = `{ $key }` has no option
export-gap-board = the board has another form than at most 12 files and 10 ranks of squares
export-gap-too-many-pieces = there are more types of piece than letters

## What is left out without effect on the moves

export-remark-ending = `{ $key }` is left out: games may end at another time
export-remark-extra = `{ $key }` is left out
