# The board: its parts, and what is said about a cell.

board-board = Board
board-with-joins = { $name }. { $joins }.
board-joined-sides = The left and right edges are joined
board-joined-ends = The near and far edges are joined
board-joined-both = Opposite edges are joined
board-plane-level = Level { $name }
board-plane-rank = Rank { $name }
board-plane-file = Filestack { $name }
board-planes-level = Levels
board-planes-rank = Ranks
board-planes-file = Filestacks
board-with-targets =
    { $count ->
        [one] { $plane }, { $count } target cell
       *[other] { $plane }, { $count } target cells
    }
board-targets =
    { $count ->
        [one] { $piece } on { $cell }, { $count } target:
       *[other] { $piece } on { $cell }, { $count } targets:
    }
board-target-taken = { $cell } takes { $piece }
board-view = View of the board
board-views-block = Block
board-views-one = One level
board-views-levels = Levels
board-views-ranks = Ranks
board-views-files = Stacks
board-views-space = Turn freely
board-view-hints-block = All levels at once, in racks, with upright pieces
board-view-hints-one = One level, large, with the levels above and below it
board-view-hints-levels = Each level seen from above
board-view-hints-ranks = Slices along the ranks 1, 2, 3…: all levels of each rank
board-view-hints-files = Slices along the filestacks a, b, c…: all levels of each filestack
board-view-hints-space = All levels as a stack that you can turn; click a piece again to select the one behind it
board-chip-hint = Level { $name }; press again to show it alone
board-level-above = ▲ { $name }, above
board-level-below = ▼ { $name }, below
board-seam-above = above { $level }: { $next }
board-seam-below = below { $level }: { $next }
board-second-view = Second view
board-two-views = Two views side by side
board-all-at-once = All at once
board-size = Size of the board
board-smaller = Smaller
board-larger = Larger
board-no-space = This browser cannot show the board in 3D. The flat views show the whole board, too.
board-space-coming = Setting up the 3D board…
board-directions = Direction of view
board-directions-home = Home
board-directions-top = Top
board-directions-front = Front
board-directions-side = Side
board-focus = Levels shown
board-focus-all = All levels
board-focus-level = Level { $name } and its neighbours
board-whole = Whole board
board-start-of = Start position of { $name }
board-start-of-level = Start position of { $name }, level { $letter }
board-empty = empty
board-picked-up = selected
board-can-be-taken = can be captured
board-can-swap = can swap places
board-can-go-here = can move here
board-in-check = in check
board-key = What the marks mean
board-key-straight = straight: one coordinate changes
board-key-diagonal = diagonal: two change
board-key-triagonal = triagonal: all three change
board-key-other = any other step
board-key-capture = a capture
board-key-column = the cells straight above and below
board-key-last = the last turn
board-key-ring = the ring of the selected piece; R shows the ranks, in which rings are squares
board-look-slant = Slant
board-look-rise = Height of view
board-look-usual = Usual view
board-tour = These boards are one block
board-tour-offer = One block in 20 seconds
board-tour-dismiss = Do not offer this again
board-tour-row = { $count } boards in a row. Each is one level.
board-tour-stack = One on the other, the { $count } boards are one block of { $cells } cells.
board-tour-racks = So that nothing hides, the block stands in racks. Read it from the top down, rack by rack.
board-tour-straight = ● Straight, like the { $piece }: one coordinate changes, the file, the rank or the level.
board-tour-diagonal = ◆ Diagonal, like the { $piece }: two coordinates change together, on one level or from level to level.
board-tour-triagonal = ▲ Triagonal, like the { $piece }: all three coordinates change with every step.
board-tour-back = Back
board-tour-play = Play
board-tour-pause = Pause
board-tour-next = Next
board-tour-skip = Skip
board-tour-close = Close
