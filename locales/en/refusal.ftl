# Why a click or a move text is not a legal action: one message for each cause. The site and `variorum why` say them.
#
# Variables: $piece: what was to move, $cell: a cell, $from and $to: where it was to go, $pieces: pieces with their cells (refusal-at),
# $king: the royal piece, $zone: a zone of the board, $into: a type of piece

refusal-none = This is legal.
refusal-sentences = { LIST($sentences, type: "sentences") }
# A piece with its cell, in lists
refusal-at = { PIECE($piece) } on { $cell }

# $reason: see reason-name in errors.ftl
refusal-game-over = The game is over: { reason-name }.
refusal-empty-cell = There is nothing on { $cell }.
# $side: the side to move, as in side-name
refusal-not-to-move = It is the turn of { side-name }, and { PIECE($piece, article: "definite") } on { $cell } belongs to the other side.
# $moves: true if a second part can move it, false if not
refusal-neutral-piece = { CAPITAL(PIECE($piece, article: "definite")) } on { $cell } belongs to neither side{ $moves ->
        [true] : it can be moved only in the second part of a turn
       *[false] { "" }
    }.
refusal-first-part-made = The move has been made; only the second part of the turn is left.
refusal-moved-before = { CAPITAL(PIECE($piece, article: "definite")) } on { $cell } has made the first move of this turn; the second is for another piece.
refusal-first-part-missing = A turn begins with a move; this can only follow one.
refusal-no-second-part = Nothing can follow this move in the same turn.
refusal-no-pass = Nobody may pass in this game.
refusal-not-stuck = You may pass only if you have no other turn.
refusal-frozen = { CAPITAL(PIECE($piece, article: "definite")) } on { $cell } is frozen, because { LIST($tests) }.
# $piece: the piece. $cell: its cell. $pieces: the enemy pieces, each with its cell.
refusal-frozen-by = { CAPITAL(PIECE($piece, article: "definite")) } on { $cell } is frozen by enemy pieces: { LIST($pieces) }.
# $piece: the piece. $cell: its cell. $pieces: the friends, each with its cell.
refusal-moves-as-others = { CAPITAL(PIECE($piece, article: "definite")) } on { $cell } does not have its own moves there, but those of friends: { LIST($pieces) }.
# $piece: the piece that would be captured. $cell: its cell. $pieces: those that protect it, each with its cell.
refusal-protected = { CAPITAL(PIECE($piece, article: "definite")) } on { $cell } cannot be captured, because other pieces protect it: { LIST($pieces) }.
refusal-has-moved = { CAPITAL(PIECE($piece, article: "definite")) } goes there only as long as it has not moved, and it has.
refusal-out-of-check = { CAPITAL(PIECE($king, article: "definite")) } does not move like this out of check: { LIST($pieces) }.
refusal-through-check = { CAPITAL(PIECE($king, article: "definite")) } does not move like this over attacked cells: { LIST($pieces) }.
# $inside: true: from within the zone, false: from outside it
refusal-start-zone = { CAPITAL(PIECE($piece, article: "definite")) } moves like this only { $inside ->
        [true] from
       *[false] from outside
    } { ZONE($zone, article: "definite") }.
refusal-end-zone = { CAPITAL(PIECE($piece, article: "definite")) } moves like this only { $inside ->
        [true] into
       *[false] to cells outside
    } { ZONE($zone, article: "definite") }.
refusal-confined = { CAPITAL(PIECE($piece, article: "definite")) } may only go to cells of { ZONE($zone, article: "definite") }.
refusal-barred = { CAPITAL(PIECE($piece, article: "definite")) } may not enter { ZONE($zone, article: "definite") }.
refusal-refuge = { CAPITAL(PIECE($piece, article: "definite")) } may not leave { ZONE($zone, article: "definite") }, because its side has no guard left: { LIST($guards, type: "or") }.
refusal-shape = { CAPITAL(PIECE($piece, article: "definite")) } does not move from { $from } to { $to }.
refusal-null-move = { CAPITAL(PIECE($piece, article: "definite")) } may not end its move where it began.
refusal-blocked = The way to { $to } is blocked: { LIST($pieces) }.
refusal-own-piece = One of your own pieces is on the target: { LIST($pieces) }.
refusal-neutral-target = { CAPITAL(PIECE($target, article: "definite")) } on { $cell } cannot be captured.
refusal-cannot-capture = { CAPITAL(PIECE($piece, article: "definite")) } does not capture this way: { $cell } would have to be empty.
refusal-only-captures = { CAPITAL(PIECE($piece, article: "definite")) } goes this way only to capture, and there is nothing to capture on { $cell }.
refusal-passing-lapsed = A capture en passant is possible only in the turn right after a double step: { LIST($pieces) }.
refusal-no-hurdle = { CAPITAL(PIECE($piece, article: "definite")) } must leap over exactly one piece, and there is none on the way.
refusal-many-hurdles = { CAPITAL(PIECE($piece, article: "definite")) } must leap over exactly one piece, and there are more on the way: { LIST($pieces) }.
refusal-ko = { CAPITAL(PIECE($piece, article: "definite")) } has just come from { $to }: it may not be moved straight back in this turn.
refusal-in-check = { CAPITAL(PIECE($king, article: "definite")) } is in check, and this does not answer it: { LIST($pieces) }.
refusal-pinned = { CAPITAL(PIECE($piece, article: "definite")) } is pinned: if it left { $from }, { PIECE($king, article: "definite") } would be in check: { LIST($pieces) }.
refusal-exposed = This would put your own { PIECE($king) } in check: { LIST($pieces) }.
refusal-into-check = { CAPITAL(PIECE($king, article: "definite")) } would be in check: { LIST($pieces) }.
refusal-facing = The royal pieces would face each other: { LIST($pieces) }.
refusal-must-come-home = { CAPITAL(PIECE($king, article: "definite")) } must reach { ZONE($zone, article: "definite") } with this turn.
refusal-castling-right = Castling with this partner is not possible any more, because one of the two has moved: { LIST($pieces) }.
refusal-castling-partner = There is no partner for castling on { $cell }.
refusal-castling-blocked = For castling these cells must be empty: { LIST($pieces) }.
refusal-castling-in-check = { CAPITAL(PIECE($king, article: "definite")) } may not castle out of check: { LIST($pieces) }.
refusal-castling-attacked = { CAPITAL(PIECE($king, article: "definite")) } may not castle over or to attacked cells: { LIST($pieces) }.
refusal-swap-attacked = The two may change places only while neither is attacked: { LIST($pieces) }.
refusal-must-promote = { CAPITAL(PIECE($promoting, article: "definite")) } must promote with this move.
refusal-no-promotion = { CAPITAL(PIECE($promoting, article: "definite")) } would have to promote with this move, and there is nothing that it could become.
# $named: true if the wish names what the piece is to become, false if not
refusal-not-promotable = { $named ->
        [true] { CAPITAL(PIECE($promoting, article: "definite")) } cannot become { PIECE($into, article: "indefinite") } with this move
       *[false] { CAPITAL(PIECE($promoting, article: "definite")) } cannot promote with this move
    }.
refusal-none-lost = Only lost pieces return, and none of this type has been lost: { PIECE($into) }.
refusal-promotion-count = The pieces that you have do not allow this promotion: { PIECE($into) }.
refusal-not-in-hand = You have no { PIECE($into) } in hand.
refusal-occupied = { $cell } would have to be empty: { LIST($pieces) }.
refusal-drop-barred = { CAPITAL(PIECE($piece, article: "definite")) } may not be dropped in { ZONE($zone, article: "definite") }.
refusal-drop-only = { CAPITAL(PIECE($piece, article: "definite")) } may be dropped only in { ZONE($zone, article: "definite") }.
refusal-drop-stuck = { CAPITAL(PIECE($piece, article: "definite")) } could never move from { $cell }.
refusal-file-taken = Another such piece of yours is on this file: { LIST($pieces) }.
refusal-other-level-taken = After the move the piece would go over to the other level, but { LIST($pieces) } { COUNT($pieces) ->
        [one] is
       *[other] are
    } there.
refusal-drop-mates = { CAPITAL(PIECE($piece, article: "definite")) } may not give mate by being dropped.
refusal-drop-checks = { CAPITAL(PIECE($piece, article: "definite")) } may not give check by being dropped.
refusal-drop-needs = { $need ->
        [enclosing] No enemy pieces fill a straight line from there to another piece of yours
        [beside-own] No piece of yours is beside that cell
        [apart] An enemy piece is orthogonally beside that cell
       *[supported] The cell behind it is empty
    }, so { PIECE($piece, article: "definite") } may not be dropped there.
refusal-drop-opening = { CAPITAL(PIECE($piece, article: "definite")) } may be dropped only in { ZONE($zone, article: "definite") } while a cell there is empty.
refusal-neutral-fixed = Nobody may move { PIECE($into, article: "definite") }.
refusal-not-placed = No further { PIECE($into) } is put on the board.
refusal-put-spot = { $spot ->
    [left] It is put only on the cell that the moved piece has left, and { $cell } is another.
    [reached] The moved piece could not go on to { $cell } without capturing.
   *[edge] { $cell } is neither at the edge of the board nor straight beside a neutral piece.
}
refusal-put-zone = It may not be put on { $cell }, only on { ZONE($zone, article: "definite") }.
refusal-pawn-zone = The swap may not bring this piece to { ZONE($zone, article: "definite") }: { LIST($pieces) }.
refusal-second-needed = The second part of the turn may not be left out.
refusal-not-elsewhere = This move does not allow the promotion of another piece: { LIST($pieces) }.
refusal-not-gated = No piece has just left { $cell } for the first time, so that nothing can be put there.
refusal-last-guard = The promotion would leave { ZONE($zone, article: "definite") } without a guard: { LIST($pieces) }.
refusal-must-capture = You must capture. You can do so with { LIST($pieces) }.
refusal-must-drop = Before anything else you must drop { LIST($pieces, type: "or", article: "indefinite") }.
refusal-blown-up = The explosion would reach your own { LIST($pieces) }.
# $tests: what a player has or does, as in explain.ftl.
refusal-forbidden = No turn may lead to a position in which the player who made it { LIST($tests) }.
refusal-checks-too-early = Only the last turn of a row may give check, and { $left } are left.
refusal-capture-barred = { CAPITAL(PIECE($target, article: "definite")) } on { $cell } may not be captured in this way: { LIST($conditions) }.
