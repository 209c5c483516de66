# The board: its parts, and what is said about a cell.

board-board = Board
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
