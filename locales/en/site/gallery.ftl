gallery-title = Variorum: chess variants that other programs cannot play
gallery-heading = Chess, and what else it could have been
gallery-lead = Boards of up to 512 cells. Stones that block, relays that redirect moves, gates that swallow a move and let it out elsewhere. Pick a game and play against the engine, a friend far away, or someone beside you.
gallery-search = Search the games
gallery-search-all = Search { NUMBER($count) } games
gallery-fetching = Loading the games…
gallery-found =
    { $count ->
        [one] { $count } game found
       *[other] { $count } games found
    }
gallery-none = No game matches “{ $query }”.
gallery-play = Play
gallery-play-game = Play { $name }
gallery-rules = Rules
gallery-rules-of = Rules of { $name }
gallery-other-family = Other games
gallery-cells =
    { $count ->
        [one] { $count } cell
       *[other] { $count } cells
    }
gallery-pieces =
    { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }
gallery-pieces-and-neutral = { NUMBER($count) } pieces, { NUMBER($neutral) } neutral
gallery-go-on = Continue playing
gallery-show-more = Show { NUMBER($count) } games
