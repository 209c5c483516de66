# What `variorum play` says besides the answers to questions and commands (commands.ftl).
#
# Variables: $side: white, black, and what else the sides are called, $turn: a move

terminal-two-players = Two players at one terminal.
# $you, $engine: the names of the sides; $how: one of the next two
terminal-sides = You are { $you }; the engine plays { $engine }, { $how }.
terminal-at-level = at level { $level }
terminal-thinking-time = thinking for { $seconds } s a turn
terminal-begin = Type a move such as { $turn }, or help.
terminal-blind = The board is not shown; board tells it.
# The commands that only a terminal has: hint, flip, quit
terminal-help-hint = hint: what the engine would play.
terminal-help-flip = flip: turn the board round.
terminal-help-quit = quit: leave.
# Before what is typed after the end of the game
terminal-after-the-end = (undo or quit)
terminal-plays = { side-name } plays { $turn }
terminal-engine-plays = { side-name } (engine) plays { $turn }
terminal-engine-resigns = { side-name } (engine) resigns.
# $example: a second part, or none; $passes: it can be left out
terminal-second = Now the second part{ $example ->
        [none] { "" }
       *[other] , such as { $example }
    }{ $passes ->
        [true] , or pass
       *[false] { "" }
    }.
terminal-first-taken-back = The first part is taken back.
terminal-nothing-to-undo = There is no move of yours to take back.
terminal-no-clock = There is no clock.
terminal-over = The game is over.
terminal-hint = Hint: { $turn }
terminal-no-move = There is no move.
terminal-thinking = thinking …
# A sentence of errors.ftl that stands alone
terminal-refused = { CAPITAL($error) }.

## The state of the game, below the board

# $pieces: names of pieces with their numbers (terminal-piece)
terminal-in-hand = { side-name } in hand: { COUNT($pieces) ->
        [0] nothing
       *[other] { LIST($pieces, type: "plain") }
    }
terminal-lost = { side-name } has lost: { COUNT($pieces) ->
        [0] nothing
       *[other] { LIST($pieces, type: "plain") }
    }
# $token: its letter in positions
terminal-piece = { $count ->
        [one] { PIECE($piece) }
       *[other] { $count } { PIECE($piece, number: "plural") }
    } ({ $token })
terminal-to-move = { side-name } to move.
terminal-in-check = { side-name } to move, in check.
# $outcome: a sentence
terminal-ended = The game is over. { $outcome }
