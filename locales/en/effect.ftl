# What a turn does, what the other side would do, and why the engine prefers a turn. The site and `variorum what` say them.
#
# Variables: $piece: a piece, $cell: a cell, $pieces: pieces with their cells (refusal-at), $kinds: types of pieces

effect-sentences = { LIST($sentences, type: "sentences") }
effect-quiet = A quiet turn: it takes nothing and attacks nothing new.
# $bargain: what the capture costs. free: nothing can be won back, gains: less, even: as much, loses: more, explodes: the captor too
effect-captures = { $bargain ->
        [free] Wins { PIECE($piece, article: "definite") } on { $cell }.
        [gains] Takes { PIECE($piece, article: "definite") } on { $cell }, which is worth more than what can be taken back.
        [explodes] Blows up { PIECE($piece, article: "definite") } on { $cell }.
        [even] Takes { PIECE($piece, article: "definite") } on { $cell } and can be taken back.
       *[loses] Takes { PIECE($piece, article: "definite") } on { $cell }, but more can be taken back.
    }
# $pieces: the pieces besides the captured one, with their cells
effect-explodes = The explosion takes: { LIST($pieces) }.
effect-perishes = { $remains ->
        [neutral] { CAPITAL(PIECE($piece, article: "definite")) } on { $cell } becomes { PIECE($neutral, article: "indefinite") }.
       *[nothing] { CAPITAL(PIECE($piece, article: "definite")) } on { $cell } leaves the board too.
    }
effect-turns-over = Turns over: { LIST($pieces) }.
# $into: what the piece becomes. $back: true if it was among the lost pieces
effect-promotes = { $back ->
        [true] { CAPITAL(PIECE($piece, article: "definite")) } on { $cell } becomes a lost piece that comes back: { PIECE($into) }.
       *[false] { CAPITAL(PIECE($piece, article: "definite")) } on { $cell } promotes: { PIECE($into) }.
    }
effect-check = Gives check: { LIST($pieces) }.
effect-answers-check = Answers the check.
# $guards: the types of piece that are missing now; none if something else freezes them
effect-freezes = { COUNT($guards) ->
        [0] These can no longer move: { LIST($kinds) }.
       *[other] Without { LIST($guards, type: "or", article: "definite") }, these can no longer move: { LIST($kinds) }.
    }
effect-frees = These can move again: { LIST($kinds) }.
effect-attacks = Attacks: { LIST($pieces) }.
effect-opens = Opens an attack: { LIST($pieces) }.
effect-uncovers = No longer protected well enough: { LIST($pieces) }.
effect-saves = Now safe: { LIST($pieces) }.
effect-drops = Drops { PIECE($piece, article: "definite") } on { $cell }.
effect-castles = Castles.
effect-swaps = Two pieces change places: { LIST($pieces) }.
# $from and $to: where the neutral piece goes
effect-moves-neutral = Moves { PIECE($piece, article: "definite") } from { $from } to { $to }.
effect-swaps-neutral = { CAPITAL(PIECE($piece, article: "definite")) } changes places with another piece and now stands on { $to }.
effect-places-neutral = Puts { PIECE($piece, article: "definite") } on { $to }.
effect-stays = The piece on { $cell } stays where it is.
# $more: a number of moves
effect-makes-room = Gives the pieces more freedom: { $more } more moves.

# $turns: a number of the player’s turns
reason-wins-in = Wins by force in { $turns } turns.
reason-stops-win = Without this, the opponent could win with the next turn.
reason-only-turn = Every other turn loses by force{ $turns ->
        [1] {" "}at once
       *[other] {" "}within { $turns } turns
    }.
reason-wins-piece = Prepares to win { PIECE($piece, article: "definite") } on { $cell } in { $turns } turns.
# $pawns, $tenths: a difference of scores, in pawns and tenths of a pawn
reason-prefers = The engine prefers it by { $pawns }.{ $tenths } pawns.
reason-nothing-better = The engine finds nothing better.
