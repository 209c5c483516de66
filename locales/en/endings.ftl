# How a game ends: one message for each word of the server (`reason` of an outcome).
# The server and the site read this file.
#
# Variables:
#   $winner: who wins, as in `side` of site/words.ftl: `w`, `b`, `red`, `black-of-red`, `sente`, `gote`; `none` if nobody does.
# Endings with a winner only, or without one only, need no `none`, or no $winner at all.

own-winner =
    { $winner ->
        [w] White
        [red] Red
        [sente] Sente
        [gote] Gote
       *[b] Black
    }
own-loser =
    { $winner ->
        [b] White
        [black-of-red] Red
        [gote] Sente
        [sente] Gote
       *[w] Black
    }

ending-checkmate =
    { $winner ->
        [none] Draw by checkmate.
       *[other] { own-winner } wins by checkmate.
    }
ending-stalemate =
    { $winner ->
        [none] Draw by stalemate.
       *[other] { own-winner } wins by stalemate.
    }
ending-not-home = { own-winner } wins: { own-loser }’s royal piece did not come home in time.
ending-marriage = { own-winner } wins by marriage.
ending-extinction = { own-winner } wins: { own-loser } has lost the last piece of a group that had to survive.
ending-bare =
    { $winner ->
        [none] Draw: each side has only its royal piece left.
       *[other] { own-winner } wins: { own-loser } has only the royal piece left.
    }
ending-dead =
    { $winner ->
        [none] Draw: neither side has the pieces to win.
       *[other] { own-winner } wins: neither side has the pieces to mate.
    }
ending-repetition =
    { $winner ->
        [none] Draw by repetition.
       *[other] { own-winner } wins by repetition.
    }
ending-impasse =
    { $winner ->
        [none] Draw: a royal piece has entered its zone, but the points do not decide.
       *[other] { own-winner } wins: the royal piece has entered its zone with enough pieces and points.
    }
ending-explosion = { own-winner } wins: { own-loser }’s royal piece was blown up.
ending-goal =
    { $winner ->
        [none] Draw: the goal was reached.
       *[other] { own-winner } wins: the goal was reached.
    }
ending-checks =
    { $winner ->
        [none] Draw by the number of checks.
       *[other] { own-winner } wins by the number of checks.
    }
ending-numbers =
    { $winner ->
        [none] Draw by the number of pieces.
       *[other] { own-winner } wins by the number of pieces.
    }
ending-passes =
    { $winner ->
        [none] Draw: the players passed.
       *[other] { own-winner } wins: the players passed.
    }
ending-full-board =
    { $winner ->
        [none] Draw: the board is full.
       *[other] { own-winner } wins: the board is full.
    }
ending-castling =
    { $winner ->
        [none] Draw by castling.
       *[other] { own-winner } wins by castling.
    }
ending-connection =
    { $winner ->
        [none] Draw by connection.
       *[other] { own-winner } wins by connection.
    }
ending-perpetual-check = { own-winner } wins: perpetual check is forbidden.
ending-perpetual-chase = { own-winner } wins: perpetual chase is forbidden.
ending-quiet-turns =
    { $winner ->
        [none] Draw: too many turns without a capture, a drop or a pawn move.
       *[other] { own-winner } wins: too many turns without a capture, a drop or a pawn move.
    }
ending-counting =
    { $winner ->
        [none] Draw: the turns allowed for mate have been counted.
       *[other] { own-winner } wins: the turns allowed for mate have been counted.
    }
ending-resignation = { own-winner } wins: { own-loser } resigned.
ending-agreement = Draw by agreement.
ending-time =
    { $winner ->
        [none] Draw: time ran out, but the other side cannot win.
       *[other] { own-winner } wins on time.
    }
ending-turn-limit = Draw: the game has reached its maximum length.
ending-aborted = The game was aborted.
ending-no-start = The game was aborted: the first turn was not made in time.
ending-withdrawn = The challenge was withdrawn.
ending-expired = The challenge has expired.
