# What players type to the command line of the site and to `variorum play`, and the answers. Screen readers say them: short, plain sentences.
#
# Variables: $cell: a cell, $piece: a kind of piece, $side: white, black or what else the sides are called, $items: pieces with their cells (command-item),
# $text: what was typed, $turn: a move

## The words that call each command, the shortest first. English words are understood in every language besides.

command-words-piece = p piece
command-words-square = s square scan
command-words-rank = r rank
command-words-file = f file
command-words-level = l level
command-words-attacks = a attacks
command-words-reach = m moves reach
command-words-last = last
command-words-clock = c clock
command-words-captured = captured
command-words-hand = hand pocket
command-words-material = material
command-words-count = count
command-words-why = why
command-words-pass = pass
command-words-undo = undo takeback
command-words-draw = draw
command-words-resign = resign
command-words-board = b board
command-words-position = position
command-words-help = h ? help

## The list of commands. $words: the words above; $token: a letter of a piece

# $parts: one: turns have one part; optional: a second part may follow; two: it must
command-help = Type a move, such as { $turn }, in any notation of this game{ $parts ->
        [one] { "" }
        [optional] , then the second part, or pass; or both at once, with a comma between them
       *[two] , then the second part; or both at once, with a comma between them
    }. Or type one of these:
command-help-piece = { $words }: where pieces of a kind stand: p { $token }; { $first }’s alone: p { $token } w.
command-help-square = { $words }: what stands on a square, or on a rank, file or level: s { $cell }.
command-help-rank = { $words }: what stands on a rank: r 1.
command-help-file = { $words }: what stands on a file: f a.
command-help-level = { $words }: what stands on a level: l { $level }. Alone, l tells the last turn.
command-help-attacks = { $words }: what attacks a square, and what keeps the piece there: a { $cell }.
command-help-reach = { $words }: where a piece can go: m { $cell }. Alone: all legal moves.
command-help-last = { $words }: the last turn.
command-help-clock = { $words }: the clocks.
command-help-captured = { $words }: what each side has captured.
command-help-hand = { $words }: the pieces in hand.
command-help-material = { $words }: how many pieces each side has.
command-help-count = { $words }: how many turns have been counted.
command-help-why = { $words }: why a move is not legal: why { $turn }.
command-help-pass = { $words }: end the turn without its second part or, where the game allows it, without a move.
command-help-undo = { $words }: take back.
command-help-draw = { $words }: offer a draw, or accept one.
command-help-resign = { $words }: resign.
command-help-board = { $words }: the whole board, rank by rank.
command-help-position = { $words }: the position as text.
command-help-help = { $words }: this list.

## Answers

# A side on its own
command-side = { side-name }
# A piece with its cell and owner, in lists. $side: white, black, neutral
command-item = { $cell } { PIECE($piece) }{ $side ->
        [neutral] { "" }
       *[other] { " " }{ command-side }
    }
# $side: white, black, neutral
command-pieces = { $side ->
        [neutral] { PIECE($piece) }
       *[other] { command-side }, { PIECE($piece) }
    }: { COUNT($cells) ->
        [0] none
       *[other] { LIST($cells, type: "plain") }
    }.
command-stands = { $item }.
command-empty = { $cell } is empty.
command-rank = Rank { $rank }
command-file = File { $file }
command-level = Level { $level }
command-level-rank = Level { $level }, rank { $rank }
command-line = { $line }: { COUNT($items) ->
        [0] empty
       *[other] { LIST($items, type: "errors") }
    }.
command-attacks = { $item }. Attacked by: { COUNT($attackers) ->
        [0] nothing
       *[other] { LIST($attackers, type: "errors") }
    }. Kept by: { COUNT($keepers) ->
        [0] nothing
       *[other] { LIST($keepers, type: "errors") }
    }.
command-attacks-empty = { $cell } is empty. { $first } attacks it with: { COUNT($white) ->
        [0] nothing
       *[other] { LIST($white, type: "errors") }
    }. { $second }: { COUNT($black) ->
        [0] nothing
       *[other] { LIST($black, type: "errors") }
    }.
command-attacks-neutral = { $item }. Nobody captures it.
# $legal: false: its side is not to move, so that check and pins are not considered
command-reach = { $item } { $legal ->
        [true] can go to
       *[false] could go to
    }: { COUNT($cells) ->
        [0] no empty square
       *[other] { LIST($cells, type: "plain") }
    }{ COUNT($victims) ->
        [0] { "" }
       *[other] . It { $legal ->
            [true] can take
           *[false] could take
        }: { LIST($victims, type: "errors") }
    }.
command-frozen = { $item } is frozen and cannot move.
# $more: how many are not listed
command-moves = { LIST($turns, type: "cells") }{ $more ->
        [0] { "" }
       *[other] { " " }… and { $more } more
    }
command-no-moves = There is no legal move.
command-no-moves-from = There is no legal move that begins with { $text }.
command-from = From { $cell }: { LIST($turns, type: "cells") }

command-turn = { command-side }: { COUNT($parts) ->
        [0] passes
       *[other] { LIST($parts, type: "plain") }
    }.
command-begun = This turn so far: { LIST($parts, type: "plain") }.
command-no-turn = No turn has been made yet.
command-goes = { PIECE($piece) } { $from } to { $to }
command-goes-through = { PIECE($piece) } { $from } to { $to } through { $via }
command-shoots = { PIECE($piece) } { $from } takes { PIECE($victim) } { $to } without moving
# $beside: true: it goes to $to, beside the piece that it takes
command-takes = { PIECE($piece) } { $from } takes { PIECE($victim) } { $on }{ $beside ->
        [true] { " " }and goes to { $to }
       *[false] { "" }
    }
command-stays = { PIECE($piece) } stays on { $from }
command-put = { PIECE($piece) } placed on { $to }
command-castles = { PIECE($piece) } { $from } castles with { PIECE($partner) } { $to }{ $via ->
        [none] { "" }
       *[other] { " " }to { $via }
    }
command-swaps = { PIECE($piece) } { $from } changes places with { PIECE($partner) } { $to }
command-becomes = becomes { PIECE($piece) }
command-turns-into = { PIECE($piece) } { $to } becomes { PIECE($into) }
command-check = { command-side } is in check by: { COUNT($attackers) ->
        [0] the other royal piece
       *[other] { LIST($attackers, type: "errors") }
    }.

command-number = { $count ->
        [one] { $count } { PIECE($piece) }
       *[other] { $count } { PIECE($piece, number: "plural") }
    }
command-captured = { command-side } has captured: { COUNT($items) ->
        [0] nothing
       *[other] { LIST($items, type: "plain") }
    }.
command-hand = { command-side } in hand: { COUNT($items) ->
        [0] nothing
       *[other] { LIST($items, type: "plain") }
    }.
command-lost = { command-side } has lost, and may get back: { COUNT($items) ->
        [0] nothing
       *[other] { LIST($items, type: "plain") }
    }.
command-no-hands = In this game captured pieces do not come back.
command-material = { command-side }: { COUNT($items) ->
        [0] nothing
       *[other] { LIST($items, type: "plain") }
    }.
# How many turns have been counted. $side: white, black, …; none: both count
command-counted = { $side ->
        [none] Counted
       *[other] { command-side } counts
    }: { $turns } of { $limit }.
command-uncounted = No turns are being counted.
command-home = { command-side } must bring the royal piece home within { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }.
command-position = { $text }

## What was typed is not understood

command-unknown = “{ $text }” is neither a legal move here nor a command. Type help for the list of commands.
command-no-kind = No piece is called “{ $text }”. There are: { LIST($kinds, type: "plain") }.
command-kind = { $token } { PIECE($piece) }
command-no-cell = There is no square “{ $text }”. Squares are named { $first } to { $last }.
command-no-rank = There is no rank “{ $text }”. Ranks are { $first } to { $last }.
command-no-file = There is no file “{ $text }”. Files are { $first } to { $last }.
command-no-level = There is no level “{ $text }”. Levels are { LIST($levels, type: "plain") }.
command-no-levels = This board has one level.
command-no-pass = Only the second part of a turn can be left out.
command-not-your-turn = It is not your turn.
command-why-unreadable = “{ $text }” names no squares or pieces of this game.
command-turn-too-long = This is too long to be a move.
command-ambiguous = “{ $text }” fits several moves, { $one } among them.
command-second-missing = After { $first } comes a second part.
command-no-second = After { $first }, “{ $second }” is no legal second part.
