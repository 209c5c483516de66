# Learning a game, and the list of all pieces.

learn-story = Background
learn-examples = See it on the board
learn-examples-lead = Step through the rules that differ from those of other games. Click a piece to see where it can move.
learn-rules = Rules
learn-begins = The position at the beginning.
learn-legal = Legal now:
learn-illegal = Illegal:
learn-step = { $at } of { $of }
learn-back = Back
learn-next = Next
learn-to-start = To the beginning
learn-signs = Pieces drawn as
learn-styles-figures = Figures
learn-styles-counters = Counters
learn-styles-blocks = Plain shapes
learn-styles-glyphs = Move diagrams
learn-styles-letters = Letters
learn-legend = How to read the move diagrams
learn-legends-slide = A line: it slides any distance over empty cells.
learn-legends-leap = A dot: it steps or leaps there.
learn-legends-move = Hollow or dashed: only without capturing.
learn-legends-take = A cross: only to capture.
learn-legends-lame = A thin line: the cells on the way must be empty.
learn-legends-hop = A bar: it captures by jumping over exactly one piece.
learn-legends-elsewhere = A cross in a circle: it captures what stands there without going there.
learn-legends-swap = A lozenge: it changes places with a piece there.
learn-legends-twice = Two dots: it gets there in two steps, and the first may capture, too.
learn-legends-space = Boards in space: the same level or rank is in the middle; to the right are the one above or ahead and the one below or behind.
learn-try-it = Try it on the board
learn-try-title = Try a piece
learn-try-lead = Click a cell to move the piece there. Choose another piece to put it in the way; click it again to remove it.
learn-try-piece = Piece
learn-click-puts = A click places
learn-tools-piece = the piece
learn-tools-enemy = an enemy
learn-tools-friend = a friend
learn-as-side = As { side }
learn-clear = Remove obstacles
learn-goals =
    { $moves ->
        [one] It can move to { $moves } empty cell.
       *[other] It can move to { $moves } empty cells.
    }
learn-goals-and-captures =
    It can move to { $moves ->
        [one] { $moves } empty cell
       *[other] { $moves } empty cells
    } and capture { $captures ->
        [one] { $captures } piece
       *[other] { $captures } pieces
    }.
learn-pieces = All pieces
learn-pieces-title = All pieces · Variorum
learn-pieces-lead = Every type of piece in every game: what it looks like, how it moves, and which games use it.
learn-pieces-short = Pieces
learn-fetching = Loading the pieces…
learn-search = Search the pieces
learn-search-hint = Name, letter, or words from the description
learn-kind-of-move = It …
learn-traits-slides = slides
learn-traits-leaps = leaps
learn-traits-steps = steps
learn-traits-hops = captures by jumping
learn-traits-crooked = zigzags
learn-traits-hobbled = can be blocked on its way
learn-traits-swaps = changes places with others
learn-traits-divided = captures differently from how it moves
learn-traits-forward = only moves forward
learn-traits-neutral = belongs to neither side
learn-found =
    { $count ->
        [one] { $count } type of piece
       *[other] { $count } types of piece
    }
learn-more = Show more
learn-card-title = { $name } on { $cell }
learn-card-frozen = It is frozen: it cannot move now.
learn-card-here = Here
learn-card-alone = On an empty board
learn-card-close = Close
learn-card-attacked = Attacked by
learn-card-kept = Protected by
learn-no-check = Nobody is in check.
learn-card-safe = Nothing attacks it.
learn-why-not = Why not?
learn-card-hint = Dots: it can move there. Rings: it can capture there.
learn-card-bound = Red cells: it could go there, but its king would be in check.
learn-card-led = Blue cells: it gets there through a relay or a gate.
