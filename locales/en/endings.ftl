# How a game ends: one message for each word of the server (`reason` of an outcome).
# The server and the site read this file.
#
# Variables:
#   $winner: `w` if White wins, `b` if Black wins, `none` if nobody does.
# Endings with a winner only, or without one only, need no `none`, or no $winner at all.

ending-checkmate =
    { $winner ->
        [w] White wins by checkmate.
       *[b] Black wins by checkmate.
    }
ending-stalemate =
    { $winner ->
        [w] White wins by stalemate.
        [b] Black wins by stalemate.
       *[none] Draw by stalemate.
    }
ending-not-home =
    { $winner ->
        [w] White wins: Black’s royal piece did not come home in time.
       *[b] Black wins: White’s royal piece did not come home in time.
    }
ending-marriage =
    { $winner ->
        [w] White wins by marriage.
       *[b] Black wins by marriage.
    }
ending-extinction =
    { $winner ->
        [w] White wins: Black has lost the last piece of a group that had to survive.
       *[b] Black wins: White has lost the last piece of a group that had to survive.
    }
ending-bare =
    { $winner ->
        [w] White wins: Black has only the royal piece left.
        [b] Black wins: White has only the royal piece left.
       *[none] Draw: each side has only its royal piece left.
    }
ending-dead = Draw: neither side has the pieces to win.
ending-repetition =
    { $winner ->
        [w] White wins by repetition.
        [b] Black wins by repetition.
       *[none] Draw by repetition.
    }
ending-impasse =
    { $winner ->
        [w] White wins: the royal piece has entered its zone with enough pieces and points.
        [b] Black wins: the royal piece has entered its zone with enough pieces and points.
       *[none] Draw: a royal piece has entered its zone, but the points do not decide.
    }
ending-perpetual-check =
    { $winner ->
        [w] White wins: perpetual check is forbidden.
       *[b] Black wins: perpetual check is forbidden.
    }
ending-perpetual-chase =
    { $winner ->
        [w] White wins: perpetual chase is forbidden.
       *[b] Black wins: perpetual chase is forbidden.
    }
ending-quiet-turns = Draw: too many turns without a capture, a drop or a pawn move.
ending-counting = Draw: the turns allowed for mate have been counted.
ending-resignation =
    { $winner ->
        [w] White wins: Black resigned.
       *[b] Black wins: White resigned.
    }
ending-agreement = Draw by agreement.
ending-time =
    { $winner ->
        [w] White wins on time.
        [b] Black wins on time.
       *[none] Draw: time ran out, but the other side cannot win.
    }
ending-turn-limit = Draw: the game has reached its maximum length.
ending-aborted = The game was aborted.
ending-no-start = The game was aborted: the first turn was not made in time.
ending-withdrawn = The challenge was withdrawn.
ending-expired = The challenge has expired.
