# Sides, pieces, and what a click can mean.

# $side is `w`, `b` or `n` (neutral). In games whose sides have other names it is `red` and `black-of-red`, or `sente` and `gote`.
# Messages that are given $side can write { side } for its name, or choose their own words by it.
side =
    { $side ->
        [w] White
        [b] Black
        [red] Red
        [black-of-red] Black
        [sente] Sente
        [gote] Gote
       *[n] Neutral
    }
words-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
words-piece = piece
# For a screen reader.
words-piece-of = { side } { $piece }
words-piece-on = { $piece } on { $cell }
words-castle-with = Castle with { $partner }
words-castle-to = Castle with { $partner }, to { $cell }
words-swap-with = Swap places with { $partner }
words-put-on = Place { $piece } on { $cell }
words-stay-on = Stay on { $cell } as this turn’s move
words-promote-to = Promote to { $piece }
words-do-not-promote = Do not promote
words-take-on = Capture on { $cell }
words-move-to = Move to { $cell }
# Follow one of the three above: “Move to e4 through e3”, “Promote to Queen directly”.
words-through = through { $cell }
words-through-exposed = through { $cell }, where it can be captured
words-directly = directly
words-put-down = Put it back down
words-pick-instead = Select { $piece } instead
words-turn-into = Promote { $piece } to { $other }
words-move-piece-to = Move { $piece } to { $cell }
words-thinking = { side } is thinking…
words-to-move = { side } to move
words-to-move-in-check = { side } to move, in check

# Numbers and times on their own.
words-number = { NUMBER($value) }
words-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
words-day = { DATETIME($at, dateStyle: "medium") }
words-time = { DATETIME($at, timeStyle: "short") }
