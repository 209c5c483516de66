# What the engine and the rules show at the table and on analysis boards.

help-tools = Help on this position
help-hint = Hint
help-why = Why?
help-threats = Threats
help-thinking = The engine is looking for a turn…
help-piece = Hint: { $piece } on { $cell }.
help-drop = Hint: drop { $piece }.
help-threatened = Threats:
help-no-threats = Nothing is threatened.
keys-hint = hint: the piece, then the way and the reason
keys-threats = show what the other side threatens

exact-draw = Drawn, if both sides play as well as can be
exact-coming = The endgame table of these pieces is being made …
exact-turns = What the turns come to
exact-winning =
    { $count ->
        [one] { $count } turn wins
       *[other] { $count } turns win
    }
exact-drawing =
    { $count ->
        [one] { $count } turn draws
       *[other] { $count } turns draw
    }
exact-losing =
    { $count ->
        [one] { $count } turn loses
       *[other] { $count } turns lose
    }
exact-unknown =
    { $count ->
        [one] { $count } turn leads to where no table answers
       *[other] { $count } turns lead to where no table answers
    }
exact-turn-wins = wins in { $count }
exact-turn-draws = draws
exact-turn-loses = loses in { $count }
exact-play = Make the turn { $turn }: { $words }
help-exact = Exact result
