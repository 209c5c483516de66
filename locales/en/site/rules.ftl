rules-title = Rules of { $name } · Variorum
rules-plain-title = Rules · Variorum
rules-fetching = Loading the rules…
rules-missing = There are no rules here
rules-contents = On this page
rules-pieces = Pieces and their symbols
rules-neutrals = Neutral pieces
rules-rulings = Rulings
rules-rulings-lead = Decisions where the inventor’s text is silent or contradicts itself.
rules-sources = Sources
rules-royal = royal
rules-hexagons = { $cells } hexagons
rules-size =
    { $pieces ->
        [one] { $size } · { $pieces } piece
       *[other] { $size } · { $pieces } pieces
    }
rules-size-with-neutral =
    { $pieces ->
        [one] { $size } · { $pieces } piece and { NUMBER($neutral) } neutral
       *[other] { $size } · { $pieces } pieces and { NUMBER($neutral) } neutral
    }
rules-play-this = Play this game
rules-start = Start position
rules-rings = Double lines mark the rings: a step across one leads to a file of another ring. Short double lines under a file mean the same for a step to the next level.
rules-regions = Thin lines are borders that some pieces may not cross; the description of each piece says so.

endings-title = Which pieces win alone
endings-lead = One piece and the royal piece against a bare royal piece, over all positions, if both sides play as well as can be.
endings-piece = Piece
endings-to-move = Wins, to move
endings-waiting = Wins, other side to move
endings-longest-title = Longest win
endings-longest =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
endings-never = never
endings-share = { NUMBER($percent, maximumFractionDigits: 2) } %
