# The rules of a game, as `variorum explain` and the site tell them. Ids that begin with own- are parts of other messages of this language alone.

explain-section-board = Board
explain-section-pieces = Pieces
explain-section-neutral-pieces = Neutral pieces
explain-section-turn = The turn
explain-section-promotion = Promotion
explain-section-captured-pieces = Captured pieces
explain-section-castling = Castling
explain-section-royal-piece = Special rules for the royal piece
explain-section-end = End of the game
explain-section-rulings = Rulings
explain-section-sources = Sources
explain-section-reach = Reach from { $cell } on an empty board

explain-sentences = { LIST($sentences, type: "sentences") }
# With a space in front: it follows the name of a zone.
explain-in-parentheses = { " " }({ $text })

## Board and cells

explain-board-flat = { CAPITAL(own-files) } (a to { $last-file }) and { own-ranks }: { $cells } cells.
explain-board-hexagons = A board of { $cells } hexagons in { SPELL($files) } files (a to { $last-file }), of { SPELL($ranks) } cells in the middle; each file is one cell shorter than its neighbour towards the middle. Ranks are counted within a file.
explain-board-in-space = { CAPITAL(SPELL($levels)) } { $levels ->
        [one] level
       *[other] levels
    } ({ $top } at the top to { $bottom } at the bottom), { SPELL($files) } { $files ->
        [one] filestack
       *[other] filestacks
    } (a to { $last-file }) and { own-ranks }: { $cells } cells. A cell is named by level, filestack and rank, such as { $example }.
own-files = { SPELL($files) } { $files ->
        [one] file
       *[other] files
    }
own-ranks = { SPELL($ranks) } { $ranks ->
        [one] rank
       *[other] ranks
    }
# $sides: white-black, red-black, sente-gote
own-first-side = { $sides ->
        [red-black] Red
        [sente-gote] Sente
       *[white-black] White
    }
own-second-side = { $sides ->
        [sente-gote] Gote
       *[white-black] Black
    }
explain-board-sides = { own-first-side } begins at rank 1, { own-second-side } at rank { $ranks }. “Forward” means away from the player. Cells and zones are given for { own-first-side } and mirrored for { own-second-side }{ $levels ->
        [true] { " " }(ranks and levels both)
       *[false] { "" }
    }.
explain-board-sides-same = Both sides play in the same direction: “forward” means towards rank { $ranks } for both, and cells and zones are the same for both.
explain-board-sides-half-turn = Both sides play in the same direction: “forward” means towards rank { $ranks } for both. Cells and zones are given for { own-first-side }; those of { own-second-side } lie half way round the board.
explain-board-half-turn-too = The cells and zones of { own-second-side } also lie half way round the board.
explain-board-ends = { own-first-side } begins at the first cells of the files, { own-second-side } at the last ones. “Forward” means away from the player: up for { own-first-side }. Cells and zones are given for { own-first-side } and mirrored for { own-second-side }.
explain-board-ends-same = Both sides play in the same direction: “forward” means towards the last cells of the files for both, and cells and zones are the same for both.
explain-board-hexagon-steps = A straight step goes to one of the six neighbours. A diagonal step goes between two of them to the nearest cell of the same colour. The cells have three colours.
explain-board-holes = { $count ->
        [one] One cell is
       *[other] { CAPITAL(SPELL($count)) } cells are
    } missing{ $named ->
        [true] : { LIST($cells) }
       *[false] { "" }
    }.
explain-board-steps-in-space = A straight step changes one of level, filestack and rank, a diagonal step two of them, a triagonal step all three. “Across its rank” means that level, filestack or both change, but not the rank.
explain-board-crosses = A move is made within a level. Then the piece, and in castling each of the two, goes over to the same cell of the other level, which must be empty. Before it goes over, the royal piece may not be attacked if it is on the level of the move; afterwards it may not be attacked wherever it is.
explain-board-wraps = The last file lies next to the first: pieces move from one to the other.
explain-board-wraps-ranks = The last rank lies next to the first: pieces move from one to the other.
explain-board-rings = A file is a line of cells from one player to the other. The files form rings around the middle of the board, of { LIST($sizes) } files from the inside out. “Round its ring” means to a file of the same ring, “in or out” to a file of another ring.
explain-board-turning = Turning its corners: a line round a ring continues round every corner of that ring, always in the same sense of rotation, and always forward or always backward.
explain-board-reflecting = Bending at corners and in the middle: an in-or-out line that reaches a corner of a ring turns a right angle and continues outwards (if it came by changing levels, it goes on by changing filestacks, and vice versa). One that reaches the centre file goes straight on or turns to either side.
explain-board-zone = { CAPITAL(ZONE($zone)) }: { $cells }.
explain-shuffle = For a random start, the pieces of each side on { ZONE($zone, article: "definite") }{ $zone-cells } change places{ $apart ->
        [true] , each side by itself.
       *[other] { $turned ->
            [true] ; those of the second side are those of the first turned by half a turn.
           *[other] ; those of the second side mirror those of the first.
        }
    }
explain-shuffle-colours = One stands on a light cell and one on a dark cell: { LIST($pieces, type: "or") }.
# $piece: the piece in the middle. $others: those on either side.
explain-shuffle-between = { CAPITAL(PIECE($piece, article: "definite")) } stands between two { PIECE($others, number: "plural") }.
explain-shuffle-on = Only inside { ZONE($zone, article: "definite") }{ $zone-cells }: { LIST($pieces, type: "or") }.
# $pieces: each of these. $others: at least one of these stands beside it.
explain-shuffle-beside = Each { LIST($pieces, type: "or") } has { LIST($others, type: "or", article: "indefinite") } beside it.
explain-shuffle-not-beside = No { LIST($pieces, type: "or") } has { LIST($others, type: "or", article: "indefinite") } beside it.
explain-shuffle-before = Each { LIST($pieces, type: "or") } stands before every { LIST($others, type: "or") }, on a lower rank or further left, as its side sees it.
explain-shuffle-guarded = Each { LIST($pieces, type: "or") } is protected by another piece.

explain-cells-all = the whole board
explain-cells-far = the last cell of every file
explain-cells-near = the first cell of every file
explain-cells-edge = the cells at the edge
explain-cells-dark = the dark cells
explain-cells-light = the light cells
explain-cells-medium = the cells of the third colour
explain-cells-but = the whole board but { $cells }
explain-cells-of-zones = { LIST($zones, type: "or") }
explain-cells-named = { LIST($cells) }
explain-cells-one-of = { LIST($cells, type: "or") }
explain-cells-counted = { $count } cells
explain-cells-in-words = “{ $words }”
explain-cells-block = { LIST($parts, type: "plain") }
explain-cells-of-sides = { $white } for { own-first-side }; { $black } for { own-second-side }
explain-cells-of-sides-inline = { $white } ({ own-second-side }: { $black })
explain-lines-range = { own-lines } { $first } to { $last }
explain-lines = { COUNT($names) ->
        [one] { $line ->
            [file] file
            [filestack] filestack
            [level] level
           *[rank] rank
        }
       *[other] { own-lines }
    } { LIST($names) }
explain-lines-one-of = { $line ->
        [file] file
        [filestack] filestack
        [level] level
       *[rank] rank
    } { LIST($names, type: "or") }
own-lines = { $line ->
        [file] files
        [filestack] filestacks
        [level] levels
       *[rank] ranks
    }

## Which way

explain-straight = straight
explain-diagonal = diagonally
explain-triagonal = triagonally
explain-other-shape = some other way
explain-straight-adjective = straight
explain-diagonal-adjective = diagonal
explain-triagonal-adjective = triagonal
explain-other-shape-adjective = other

explain-way = { $rank ->
        [sideways] { $file ->
            [left] to the left
            [right] to the right
           *[other] sideways
        }
       *[other] { LIST($shapes, type: "or") }{ own-way }
    }
explain-way-of-several = { LIST($shapes, type: "or") }, always{ own-way }
explain-way-any = in any { LIST($shapes, type: "or") } direction
explain-way-all = { $which ->
        [without-triagonal] in any of 18 directions
        [space] in any of the 26 directions
       *[flat] in any direction
    }, { LIST($shapes, type: "or") }
explain-ways = { LIST($ways, type: "or-clauses") }

# What follows the shape of a step, with a space in front.
own-way = { $way ->
        [none] { "" }
       *[some] { $ring ->
            [keeping] { own-lengthwise } round its ring
            [changing] { $rank ->
                [across] { " in or out" }{ own-lengthwise }
                [none] { $level ->
                    [none] { " in or out" }
                   *[other] { own-lengthwise }, in or out
                }
               *[other] { own-lengthwise }, in or out
            }
           *[none] { own-lengthwise }
        }{ $bend ->
            [turning] { " " }(turning its corners)
            [reflecting] { " " }(bending at corners and in the middle)
           *[none] { "" }
        }
    }
own-lengthwise = { $rank ->
        [forward] { " forward" }
        [backward] { " backward" }
        [lengthwise] { " forward or backward" }
        [sideways] { " sideways" }
        [across] { " across its rank" }
       *[none] { "" }
    }{ $file ->
        [left] { " to the left" }
        [right] { " to the right" }
        [keeping] { " along the file" }
        [changing] { " to another file" }
       *[none] { "" }
    }{ $level ->
        [up] { $rank ->
            [none] { " up" }
           *[other] { " and up" }
        }
        [down] { $rank ->
            [none] { " down" }
           *[other] { " and down" }
        }
        [flat] { " on its level" }
       *[none] { "" }
    }

## Leaps and paths of several steps

explain-one-cell = one cell { $ways }
explain-one-step = one step { $shape }
explain-several-steps = { SPELL($steps) } steps { $shape }
explain-paths = { LIST($paths, type: "or-clauses") }
explain-path-repeated = { SPELL($steps) } steps { $shape }{ own-way } in one direction
explain-path-steps = { LIST($steps, type: "then") }
explain-step-times = { $step } ({ $most ->
        [0] any number of times
       *[other] up to { SPELL($most) } times
    })
explain-times-steps = { $most ->
        [0] any number of steps
       *[other] one to { SPELL($most) } steps
    } { $shape }
explain-times-cells = { $most ->
        [0] any number of cells
       *[other] one to { SPELL($most) } cells
    } { $shape }{ own-way }
explain-path-in-all = { $path }, { $along } in all
# $size: how far the end is from the start
explain-path-ending = { $path }, ending { $size } from where it began
explain-path-step = { $turn ->
        [onward] { $step } onward{ $way ->
            [none] { "" }
           *[some] ,{ own-way }
        }
        [back] { $step } turning back{ $way ->
            [none] { "" }
           *[some] ,{ own-way }
        }
        [aside] { $step } turning aside{ $way ->
            [none] { "" }
           *[some] ,{ own-way }
        }
        [right-angle] { $step }{ own-way }{ $way ->
            [none] { "" }
           *[some] ,
        } at right angles to the first
       *[none] { $step }{ own-way }
    }
explain-leap = { $size }{ own-way }
explain-leap-along = { $along }{ own-way }
explain-leap-aside = { $along } and { SPELL($aside) } { $space ->
        [true] { $aside ->
            [one] file or level
           *[other] files or levels
        }
       *[false] { $aside ->
            [one] file
           *[other] files
        }
    } to the side{ own-way }
explain-leap-aside-and-up = { $along }, { SPELL($aside) } to the side and { SPELL($up) } up or down{ own-way }
explain-along = { $direction ->
        [forward] { own-along } forward
        [backward] { own-along } backward
       *[none] staying on its rank
    }
own-along = { SPELL($ranks) } { $ranks ->
        [one] rank
       *[other] ranks
    }
explain-size-alike = { SPELL($a) } { $a ->
        [one] cell
       *[other] cells
    } { $shape }
explain-size-two = { SPELL($a) } cells one way and { SPELL($b) } { $grid ->
        [hexagons] in a neighbouring direction
       *[squares] at right angles to it
    }{ $knight ->
        [true] { " " }(a chess knight’s leap)
       *[false] { "" }
    }
explain-size-three = { SPELL($a) } cells one way, { SPELL($b) } a second way and { SPELL($c) } the third way
explain-zigzag-steps = { LIST($steps) }
explain-zigzag-alike = { $step } to one side and to the other
explain-zigzag-leap = by { $size }{ own-way }

## Moves

explain-moves = { $from-side ->
        [inside] From { ZONE($from, article: "definite") }{ $from-cells }: { own-moves }
        [outside] From outside { ZONE($from, article: "definite") }{ $from-cells }: { own-moves }
       *[none] { CAPITAL(own-moves) }
    }{ $to-side ->
        [inside] , only to cells of { ZONE($to, article: "definite") }{ $to-cells }
        [outside] , not to cells of { ZONE($to, article: "definite") }{ $to-cells }
       *[none] { "" }
    }{ $staying ->
        [true] , staying where it is
       *[false] { "" }
    }{ $unmoved ->
        [true] , as long as it has not moved
       *[false] { "" }
    }{ $through-check ->
        [leaping] , not out of check
        [never] , not out of check, nor where every way leads over an attacked cell
       *[any] { "" }
    }{ $swaps ->
        [true] , to change places with { $swapping }
       *[false] { "" }
    }{ $prey ->
        [some] , only enemy { LIST($prey-pieces, type: "and", number: "plural") }
       *[all] { "" }
    }{ $takes ->
        [true] ; also takes { LIST($taking, type: "and") }
       *[false] { "" }
    }{ $en-passant ->
        [true] ; also captures en passant, taking a piece that has just passed that cell with a double step
       *[false] { "" }
    }{ $then ->
        [step] ; may then step one cell { $ways } at once, or stay
        [on] ; may then take the same step once more, or stay
        [back] ; may then go back at once, or stay
       *[none] { "" }
    }.
# $over: whose pieces, `own`, `enemy` or `all`. $which: `all` types, only `some` ($hurdles), or all `but` these.
explain-swapping = { $over ->
        [own] { $which ->
            [some] { LIST($hurdles, type: "or", article: "indefinite") } of its side
            [but] another piece of its side that is no { LIST($hurdles, type: "or") }
           *[all] another piece of its side
        }
        [enemy] { $which ->
            [some] an enemy { LIST($hurdles, type: "or") }
            [but] an enemy piece that is no { LIST($hurdles, type: "or") }
           *[all] an enemy piece
        }
       *[all] { $which ->
            [some] { LIST($hurdles, type: "or", article: "indefinite") } of either side
            [but] a piece of either side that is no { LIST($hurdles, type: "or") }
           *[all] a piece of either side
        }
    }
# $which: `all` or `some` kinds of piece ($pieces). $place: where they stand. $whose: `all` or `some` of the player’s own kinds ($own). $ways: the directions.
explain-taking = { $which ->
        [some] an enemy { LIST($pieces, type: "or") }
       *[all] an enemy piece
    } { $place ->
        [behind] on the cell behind the one that it leaves
        [ahead] on the next cell in its direction
        [hopped] on its way, over which it jumps
        [passed] on its way, which it passes over if the cell behind it is empty
        [between] beside it ({ $ways }), with { $whose ->
            [some] its side’s { LIST($own, type: "or") }
           *[all] another piece of its side
        } on the next cell behind
       *[cornered] where its rank crosses the file, or its file the rank, of { $whose ->
            [some] its side’s { LIST($own, type: "or") }
           *[all] another piece of its side
        }
    }
own-moves = { $without-capture ->
        [before] without capturing, { $moves }
        [after] { $moves }, without capturing
       *[none] { $moves }
    }
explain-steps = { $captures ->
        [true] captures
       *[false] steps
    } one cell { $ways }
explain-slides = { $span ->
        [at-least] { own-slides } at least { SPELL($least) } { $least ->
            [one] cell
           *[other] cells
        } { $ways }
        [exactly] { $captures ->
            [true] captures
           *[false] goes
        } exactly { own-most } ({ $most ->
            [2] the cell
           *[other] every cell
        } between must be empty) { $ways }
        [up-to] { own-slides } up to { own-most } { $ways }
        [between] { own-slides } { SPELL($least) } to { own-most } { $ways }
       *[any] { $captures ->
            [true] captures at any distance
           *[false] slides any distance
        } { $ways }
    }
own-slides = { $captures ->
        [true] captures
       *[false] slides
    }
own-most = { SPELL($most) } { $most ->
        [one] cell
       *[other] cells
    }
explain-leaps = { $captures ->
        [true] captures with a leap
       *[false] leaps
    }, over anything, { $paths }
explain-leaps-anywhere = { $captures ->
        [true] captures by leaping
       *[false] leaps
    } to any cell of the board
explain-repeats = { $captures ->
        [true] captures by repeating
       *[false] repeats
    } { $times ->
        [any] any number of times
       *[other] up to { SPELL($times) } times
    }, always in the same direction, a leap of { $paths }; every cell where it lands before the last must be empty
explain-lame = { $captures ->
        [true] captures by going
       *[false] goes
    } { $paths }; { $several ->
        [true] every cell between
       *[false] the cell between
    } must be empty
explain-walks = { $captures ->
        [true] captures with
       *[false] makes
    } up to { SPELL($most) } steps, each { $touching ->
        [true] one cell { $ways }
       *[false] a leap of { $ways }
    }, and may turn after each; every cell before the last must be empty
explain-planes = { $captures ->
        [true] captures
       *[false] moves
    } { $most ->
        [any] any distance { $ways }, not only on the line but as far along each axis as it likes
        [1] one cell { $ways }
       *[other] up to { own-most } { $ways }, not only on the line but one to { SPELL($most) } along each axis, as it likes
    }; all other cells of the box between must be empty
explain-zigzags = { $captures ->
        [true] captures along a zigzag{ $most ->
            [any] { "" }
           *[other] { " " }of up to { own-most-steps }
        }
       *[false] zigzags { $most ->
            [any] any distance
           *[other] up to { own-most-steps }
        }
    } over empty cells, stepping { LIST($paths, type: "or-clauses") } by turns, beginning with either
own-most-steps = { SPELL($most) } { $most ->
        [one] step
       *[other] steps
    }
explain-hops = { $captures ->
        [true] captures
       *[false] moves
    } by jumping over exactly one { own-hurdle }, { $paths }; { $behind ->
        [any] any number of empty cells may lie before and behind that piece
        [1] any number of empty cells may lie before that piece, and the move ends on the cell just behind it
       *[other] any number of empty cells may lie before that piece, and the move ends at most { SPELL($behind) } cells behind it
    }{ $within ->
        [any] { "" }
       *[other] , and the move is at most { SPELL($within) } steps long
    }{ $sparing ->
        [true] , but never over or onto a piece of its own type, of either side
       *[false] { "" }
    }
# $over: `all` pieces with an owner, `anyone`: neutral ones too, or those of this owner; $which: `all` types, `some` ($hurdles), or all `but` some ($hurdles).
own-hurdle = { $over ->
        [neutral] neutral piece
        [own] { $which ->
            [some] { LIST($hurdles, type: "or") } of its own side
            [but] piece of its own side other than { LIST($hurdles, type: "or", article: "indefinite") }
           *[all] piece of its own side
        }
        [enemy] { $which ->
            [some] enemy { LIST($hurdles, type: "or") }
            [but] enemy piece other than { LIST($hurdles, type: "or", article: "indefinite") }
           *[all] enemy piece
        }
        [anyone] { $which ->
            [but] piece, of either side or neutral, other than { LIST($hurdles, type: "or", article: "indefinite") }
           *[all] piece, of either side or neutral
        }
       *[all] { $which ->
            [some] { LIST($hurdles, type: "or") } of either side
            [but] piece of either side other than { LIST($hurdles, type: "or", article: "indefinite") }
           *[all] piece of either side
        }
    }
explain-same-lines = along the same lines
explain-double-step = { $steps ->
        [free] makes two steps at once { $ways }, the second in the same direction or another of these, over empty cells
        [several] makes two steps at once { $ways }, both in the same direction, over empty cells
       *[one] goes two cells { $ways } over empty cells
    }, without capturing (and may then be captured en passant)
explain-advance = goes two { $most ->
        [3] or three
       *[other] to { SPELL($most) }
    } cells { $ways } over empty cells, without capturing (and may then be captured en passant on any cell that it passed)

## Pieces

# “King (K): Steps one cell …”
explain-piece = { PIECE($piece) } ({ $token }): { $explanation }
explain-moves-none = Has no moves of its own.
explain-moves-as = Moves as { PIECE($piece, article: "indefinite") }.
# $piece: the piece.
explain-confined = It may only move to cells of { ZONE($zone, article: "definite") }{ $zone-cells }.
# $piece: the piece.
explain-barred = It may never move to a cell of { ZONE($zone, article: "definite") }{ $zone-cells }.
# $piece: the piece.
explain-frozen = While { LIST($tests) }, it is frozen: it does not move, capture or give check.
# What freezes a piece. $piece: the piece; the others as in explain-test-pieces.
explain-frozen-test = { $owner ->
        [own] its side has
       *[enemy] the other side has
    } { $limit ->
        [none] no { $kinds ->
            [all] piece
           *[some] { LIST($pieces, type: "or") }
        }
        [some] { $kinds ->
            [all] a piece
           *[some] { LIST($pieces, type: "or", article: "indefinite") }
        }
       *[other] { own-test-number } { $most ->
            [one] { $kinds ->
                [all] piece
               *[some] { LIST($pieces, type: "or") }
            }
           *[other] { $kinds ->
                [all] pieces
               *[some] { LIST($pieces, type: "or", number: "plural") }
            }
        }
    }{ $place ->
        [cells] { " " }on { $cells }
        [zone] { " " }in { ZONE($zone, article: "definite") }{ $zone-cells }
       *[board] { "" }
    }
# $piece: the piece. $on: `all` or `some`. $pieces: the pieces on which it acts. $place: where they stand, such as “one cell diagonally”.
explain-freezes = Freezes { $on ->
        [some] any enemy { LIST($pieces, type: "or") }
       *[all] every enemy piece
    } { $place } from it: a frozen piece does not move, capture or give check.
# As explain-freezes. $listed: whether it lends the moves of $moves instead of its own.
explain-lends = { CAPITAL(own-friends) } { $listed ->
        [true] has these moves besides its own. { $moves }
       *[false] may also move and capture as this piece does, but for double steps, castling and captures en passant.
    }
explain-replaces = { CAPITAL(own-friends) } { $listed ->
        [true] has these moves instead of its own. { $moves }
       *[false] moves and captures as this piece does and not in its own way, but for double steps, castling and captures en passant.
    }
explain-shields = { CAPITAL(own-friends) } cannot be captured.
own-friends = { $on ->
        [some] any { LIST($pieces, type: "or") } of its side
       *[all] every piece of its side
    } { $place } from it
# $piece: the piece.
# $result: what checkmate means for its side, `loses`, `draw` or `wins`
explain-royal = Royal: no turn may leave it attacked, and its checkmate { $result ->
        [wins] wins
        [draw] draws
       *[loses] loses
    } the game.
explain-royal-last = Royal when it is the last: while its side has several of these, each may be captured; the last one may not be left attacked, and its checkmate { $result ->
        [wins] wins
        [draw] draws
       *[loses] loses
    } the game.
explain-royal-together = Royal together with the others: no turn may leave all of them that its side has attacked at once; one that is attacked alone may be captured. When all are attacked and no turn helps, the game is { $result ->
        [wins] won
        [draw] drawn
       *[loses] lost
    }.
# $piece: the piece. $side: `white` or `black`.
explain-piece-side = Only { $side ->
        [white] { own-first-side }
       *[black] { own-second-side }
    } can have it.
# $which: `all` captures, or `some`; $by: `some` captors ($captors) or `all`; $of: `some` victims ($victims) or `all`; $choice: whether any of several may be made.
explain-compulsory-capture = { $which ->
        [all] Capturing is compulsory: a player who can capture must do so
       *[some] Some captures are compulsory: a player who can capture { $of ->
            [some] { LIST($victims, type: "or", article: "indefinite") }
           *[all] something
        }{ $by ->
            [some] { " " }with { LIST($captors, type: "or", article: "indefinite") }
           *[all] { "" }
        } must make such a capture
    }{ $choice ->
        [true] , and chooses between several
       *[false] { "" }
    }.
explain-best-capture = Of several such captures only those of the most valuable piece are allowed, in this order: { LIST($pieces, type: "plain") }; all others count less.
# $by: `all` captors, `these` ($captors) or all `but` these; $conditions: when; $lifted: `none`, or what the turn has captured before: `all`, `these` ($lifting) or all `but` these.
explain-capture-barred = { $by ->
        [these] No { LIST($captors, type: "or") } may
        [but] No piece but { LIST($captors, type: "or", article: "indefinite") } may
       *[all] No piece may
    } capture { LIST($victims, type: "or", article: "indefinite") } if { LIST($conditions) }{ $lifted ->
        [these] , unless the turn has captured { LIST($lifting, type: "or", article: "indefinite") } before
        [but] , unless the turn has captured another piece before, other than { LIST($lifting, type: "or", article: "indefinite") }
        [all] , unless the turn has captured another piece before
       *[none] { "" }
    }.
explain-capture-barred-afar = it is not beside the cell where the turn began
explain-capture-barred-protected = the captor could then be captured
explain-capture-barred-in-return = the other player has just captured one in this way, on another cell
# $ways: around the cell; $spares: `none`, or `some` kinds of piece ($pieces).
explain-blast = A capture explodes. The captured piece, the piece that captured it and all pieces of both sides one cell away from where it landed ({ $ways }) leave the board{ $spares ->
        [none] .
       *[some] , but { LIST($pieces, number: "plural") } beside the explosion survive.
    }
explain-blast-royal = Nobody may blow up their own { PIECE($royal) }. Whoever blows up the opponent’s { PIECE($royal) } wins, even when in check. There is no check while the explosion would reach the attacker’s own { PIECE($royal) }.
# $pieces: the captors that perish; $remains: `neutral` ($neutral stands there then) or `nothing`.
explain-perish = When { LIST($pieces, type: "or", article: "indefinite") } captures, it leaves the board too{ $remains ->
        [neutral] , and { PIECE($neutral, article: "indefinite") } stands where it landed
       *[nothing] { "" }
    }.
explain-blast-remains = Where a captor has perished, { PIECE($neutral, article: "indefinite") } stands.
explain-blast-survivors = These survive their own captures: { LIST($pieces, number: "plural") }.
explain-flips = When a piece has moved or was dropped, enemy pieces change sides: { $which ->
        [enclosed] those that fill a straight line, orthogonal or diagonal, from it to another piece of its side
        [around] those beside it, orthogonally or diagonally
       *[around-joined] those beside it, orthogonally or diagonally; after a drop only if another piece of its side is beside it too
    }.

## Promotion

own-by-step = { $by ->
        [step] { " " }with a step { $ways }
        [leap] { " " }with a leap { $ways }
       *[none] { "" }
    }
# $quiet: whether captures are promoted otherwise
own-quiet = { $quiet ->
        [true] { " " }without capturing
       *[false] { "" }
    }
# $piece: the piece.
explain-promotion-of-it = When { $when ->
        [touch] its move begins or ends in { ZONE($zone, article: "definite") }{ $zone-cells }
        [capture] it captures and its move begins or ends in { ZONE($zone, article: "definite") }{ $zone-cells }
        [capture-anywhere] it captures
        [anywhere] it moves
        [entry] its move enters { ZONE($zone, article: "definite") }{ $zone-cells }, or begins there and captures
       *[arrival] it reaches { ZONE($zone, article: "definite") }{ $zone-cells }
    }{ own-by-step }{ own-quiet }, it { own-becomes }.
explain-promotion-of-pieces = When { LIST($pieces, type: "or", article: "indefinite") } { $when ->
        [touch] begins or ends a move in { ZONE($zone, article: "definite") }{ $zone-cells }
        [capture] makes a capture that begins or ends in { ZONE($zone, article: "definite") }{ $zone-cells }
        [capture-anywhere] captures
        [anywhere] moves
        [entry] makes a move into, or a capture from within, { ZONE($zone, article: "definite") }{ $zone-cells }
       *[arrival] reaches { ZONE($zone, article: "definite") }{ $zone-cells }
    }{ own-by-step }{ own-quiet }, it { own-becomes }.
own-becomes = { $duty ->
        [chosen] must become
        [when-stuck] may become
        [when-moveless] may become
        [never] may become
       *[always] becomes
    } { LIST($choices, type: "or-clauses") }{ $as-captured ->
        [true] , whichever it has captured
       *[false] { "" }
    }{ $conditional ->
        [true] { " " }(counted before the move)
       *[false] { "" }
    }{ $pool ->
        [lost] , but only a kind of which its side has lost a piece; that piece is used up
        [or-no-move] , but only a kind of which its side has lost a piece; that piece is used up, and without one the move is not possible
       *[none] { "" }
    }{ $duty ->
        [when-stuck] ; it must if it could otherwise never move again
        [when-moveless] ; it must if it would otherwise have no move on an empty board
       *[other] { "" }
    }
explain-promotion-of-group = When its move { $when ->
        [touch] begins or ends in { ZONE($zone, article: "definite") }{ $zone-cells }
        [capture] captures and begins or ends in { ZONE($zone, article: "definite") }{ $zone-cells }
        [capture-anywhere] captures
        [anywhere] ends
        [entry] enters, or begins with a capture in, { ZONE($zone, article: "definite") }{ $zone-cells }
       *[arrival] ends in { ZONE($zone, article: "definite") }{ $zone-cells }
    }, a piece { $duty ->
        [when-stuck] may be promoted, and must be if it could otherwise never move again
        [when-moveless] may be promoted, and must be if it would otherwise have no move on an empty board
        [never] may be promoted
       *[always] must be promoted
    }: { LIST($pairs, type: "plain") }.
explain-promotion-pair = { PIECE($piece) } to { LIST($into, type: "or") }
explain-promotion-notation-chosen = It is written with = and the new piece’s letter at the end of the move.
# $duty: `always` if every such promotion is compulsory.
explain-promotion-notation-fixed = It is written with + at the end of the move{ $duty ->
        [always] { "" }
       *[never] ; without it the piece stays what it is, where it may
    }.
explain-choice = { LIST($pieces, type: "or", article: "indefinite") }
explain-choice-if = { LIST($pieces, type: "or", article: "indefinite") } if its side has { LIST($conditions) }
explain-condition = { $kind ->
        [none] no { PIECE($piece, number: "plural") }
        [exactly] exactly { own-most-pieces }
        [any] any number of { PIECE($piece, number: "plural") }
        [at-most] at most { own-most-pieces }
        [between] { SPELL($least) } to { own-most-pieces }
       *[at-least] at least { SPELL($least) } { $least ->
            [one] { PIECE($piece) }
           *[other] { PIECE($piece, number: "plural") }
        }
    }
own-most-pieces = { SPELL($most) } { $most ->
        [one] { PIECE($piece) }
       *[other] { PIECE($piece, number: "plural") }
    }
explain-remote-promotion = { $way ->
        [both] When { LIST($movers, type: "or", article: "indefinite") } moves from { ZONE($from, article: "definite") }{ $from-cells } into { ZONE($to, article: "definite") }{ $to-cells }
        [from] When { LIST($movers, type: "or", article: "indefinite") } moves from { ZONE($from, article: "definite") }{ $from-cells }
        [to] When { LIST($movers, type: "or", article: "indefinite") } moves into { ZONE($to, article: "definite") }{ $to-cells }
       *[any] When { LIST($movers, type: "or", article: "indefinite") } moves
    }, its player may in the same turn promote { LIST($promotes, type: "or", article: "indefinite") } { $where ->
        [zone] elsewhere in { ZONE($zone, article: "definite") }{ $zone-cells }
       *[anywhere] elsewhere
    } to { LIST($into, type: "or", article: "indefinite") }{ $pool ->
        [lost] {" "}that the side has lost. The lost piece is used up.
       *[any] .
    }
explain-remote-promotion-guards = Afterwards { ZONE($zone, article: "definite") }{ $zone-cells } must still hold { LIST($pieces, type: "or", article: "indefinite") } of that side.
explain-remote-promotion-notation = It is written after a comma, such as { $sample }.

## Captured pieces

explain-hand = { $to ->
        [owner] A captured piece goes into its owner’s hand.
       *[captor] A captured piece changes sides and goes into the captor’s hand.
    } Instead of moving, a player may drop a piece from the hand on any empty cell where it would still have a move.
explain-hand-of-owner = These go into their owner’s hand: { LIST($pieces) }.
explain-hand-as-before = Promoted pieces return as what they were before.
explain-hand-changed = Some return as another kind: { LIST($pairs) }.
explain-hand-pair = { PIECE($piece) } as { PIECE($into, article: "indefinite") }
explain-hand-vanishing = These do not return: { LIST($pieces) }.
explain-hand-from-start = These begin in hand: { LIST($pieces) }. Instead of moving, a player may drop one on any empty cell where it would still have a move.
# $piece: the piece.
explain-returns = When captured, it goes into { $to ->
        [owner] its owner’s
       *[captor] the captor’s
    } hand{ $changed ->
        [true] { " as " }{ PIECE($into, article: "indefinite") }
       *[false] { "" }
    }.
explain-drop-limits = { CAPITAL(PIECE($piece, article: "indefinite")) } may not be dropped { LIST($limits, type: "or-clauses") }.
# $piece: the piece.
explain-drop-limits-of-it = It may not be dropped { LIST($limits, type: "or-clauses") }.
explain-drop-inside = in { ZONE($zone, article: "definite") }{ $zone-cells }
explain-drop-outside = outside { ZONE($zone, article: "definite") }{ $zone-cells }
# $piece: the piece.
explain-drop-beside = on a file where its side already has { SPELL($most) }
# $piece: the piece.
explain-drop-mate = where it checkmates immediately
explain-drop-check = where the drop gives check
explain-drop-opening = outside { ZONE($zone, article: "definite") }{ $zone-cells } while a cell there is empty
# $need: what must be around the cell. $opening: `true` if this is not asked in the opening.
explain-drop-needs = where { $need ->
        [enclosing] no enemy pieces would fill a straight line between it and another piece of its side
        [beside-own] no piece of its side is beside it, orthogonally or diagonally
        [apart] an enemy piece is orthogonally beside it
       *[supported] the cell behind it is empty
    }{ $opening ->
        [true] { " " }after that
       *[false] { "" }
    }
explain-drop-as = In place of a piece in hand, its other form may be dropped: { LIST($pairs) }.
explain-drop-stuck = These pieces may also be dropped where they could never move: { LIST($pieces) }.
explain-drop-endless = Drops do not use up these pieces; one in hand is enough for all drops: { LIST($pieces) }.
explain-drop-first = While a player has { LIST($pieces, type: "or", article: "indefinite") } in hand and can drop it, nothing else may be done.
explain-gating = When a piece that has not moved yet leaves { ZONE($zone, article: "definite") }{ $zone-cells }, its player may at once put { LIST($pieces, type: "or", article: "indefinite") } from the hand on the cell that it left. The move must be legal by itself. In castling, either of the two cells will do. The turn is written with a comma, such as { $sample }.
explain-drop-notation = A drop is written with the piece’s letter, an @ and the cell, such as { $sample }.

## Neutral pieces and the turn

explain-neutral-lead = They belong to neither side, are never captured and capture nothing.
# $piece: the piece.
explain-neutral-side = It belongs to neither side and is never captured.
explain-neutral-blocker = Blocks everything but leaps.
explain-neutral-relay = No piece can stop on it. A move that reaches { PIECE($piece, article: "indefinite") } may go on from there as if the piece stood there, in any of its own directions; the same holds at the next { PIECE($piece) }. Pieces also attack and give check this way.
explain-neutral-gate = A slide that reaches { PIECE($piece, article: "indefinite") } comes out of the other { PIECE($piece) } in the same direction and goes on from there; it cannot stop on either. Other moves are blocked, but a pawn’s double step may lead through.
explain-neutral-own-cell = A piece other than a pawn that comes back to its own cell this way has made a move.
explain-turn = { $compulsory ->
        [true] A turn has two parts, both compulsory. First the player moves one of their own pieces, then does one of these:
       *[false] A turn has two parts. First the player moves one of their own pieces, which is compulsory; then they may do one of these:
    }
explain-turn-ko = No undoing: what the opponent has just moved from A to B may not be moved back from B to A in the very next turn.
explain-turn-check = Check counts when the whole turn is complete. A player who cannot move a piece of their own cannot move at all.
explain-turn-notation = Turns are written with a comma between the parts, such as { LIST($samples, type: "or") }.
explain-action = { CAPITAL($action) }.
explain-action-after-move = After a move: { $action }.
explain-action-step = { LIST($neutrals, type: "or", article: "indefinite") } steps one cell { $ways } to an empty cell{ $relayed ->
        [true] ; if the step would end on a relay, it may go on from there with another such step
       *[false] { "" }
    }
explain-action-vault = { LIST($neutrals, type: "or", article: "indefinite") } vaults: in an unbroken straight line of two or more { LIST($neutrals, number: "plural") }, the one at an end goes to the empty cell just beyond the other end
explain-action-swap = { LIST($neutrals, type: "or", article: "indefinite") } and one of the player’s own pieces straight beside it change places
explain-action-swap-limited = { LIST($neutrals, type: "or", article: "indefinite") } and one of the player’s own pieces straight beside it change places; { LIST($pawns, number: "plural") } may not be put on { $cells } that way
explain-action-anywhere = { LIST($neutrals, type: "or", article: "indefinite") } goes to any empty cell; one that is not yet on the board is put there
explain-action-put = { LIST($neutrals, type: "or", article: "indefinite") } is put { $spot ->
    [left] on the cell that the moved piece has left
    [reached] on an empty cell to which the moved piece could go next without capturing
    [edge] on an empty cell at the edge of the board or straight beside another neutral piece
   *[anywhere] on an empty cell
} and stays there; there is no end of them{ $limited ->
    [true] ; only these cells are possible: { $cells }
   *[false] {""}
}

## Castling, swaps, refuges

explain-castling = { CAPITAL(PIECE($royal, article: "definite")) } on { $royal-from } may castle with { LIST($partners, type: "or", article: "indefinite") } on { $partner-from }{ $side ->
        [right] { " to its right" }
        [left] { " to its left" }
       *[any] { "" }
    } if { LIST($conditions) }: { $goal }.
explain-castling-unmoved = neither has moved
explain-castling-never-left = neither has left these cells
explain-castling-distance = they are at least { SPELL($cells) } cells apart
explain-castling-cells-between = all cells between them are empty
explain-castling-way-clear = no other piece stands on the cells that they cross or reach
explain-castling-not-frozen = the partner is not frozen
explain-castling-unattacked = { PIECE($royal, article: "definite") } is not in check and neither crosses nor reaches an attacked cell
explain-castling-shift = { PIECE($royal, article: "definite") } goes { SPELL($cells) } { $cells ->
        [one] cell
       *[other] cells
    } towards the partner, and the partner goes to the cell that { PIECE($royal, article: "definite") } crossed last
explain-castling-choice = { PIECE($royal, article: "definite") } goes { SPELL($least) } to { SPELL($most) } cells towards the partner, as the player chooses, and the partner goes to the cell that { PIECE($royal, article: "definite") } crossed last
explain-castling-fixed = { PIECE($royal, article: "definite") } goes to { $royal-to }, the partner to { $partner-to }
explain-castling-notation = These are { own-first-side }’s cells; { own-second-side }’s are mirrored. Castling is written as the cells of the two pieces, that of the leading piece first.{ $chosen ->
        [true] { " " }Where the player chooses how far it goes, its target stands between the two.
       *[false] { "" }
    }
explain-swap = Instead of moving, { PIECE($royal, article: "definite") } may change places with { LIST($partners, type: "or", article: "indefinite") } of its own side one cell away, { $ways }{ $unattacked ->
        [true] , if neither of the two is attacked before
       *[false] { "" }
    }. It is written as the cell of { PIECE($royal, article: "definite") } and then that of the other piece.
explain-refuge = { CAPITAL(PIECE($royal, article: "definite")) } goes anywhere while its side has { LIST($guards, type: "or", article: "indefinite") } on the board. Without one, { PIECE($royal, article: "indefinite") } in { ZONE($zone, article: "definite") }{ $zone-cells } may no longer leave it. One outside must be there by the end of its side’s { ORDINAL($turn) } turn from then, and a player who cannot manage that loses.

## End of the game

explain-checkmate = Checkmate: a player whose { LIST($royals, type: "or") } is attacked and who has no legal move { $result ->
        [wins] wins
        [draw] draws
       *[loses] loses
    }.
explain-checkmate-of-several = Checkmate: a player who is in check and has no legal move { $result ->
        [wins] wins
        [draw] draws
       *[loses] loses
    }. Royal: { LIST($royals) }.
explain-extinction = { COUNT($pieces) ->
        [one] A player to move who has no { LIST($pieces) } left loses.
       *[other] A player to move who has none of these left loses: { LIST($pieces) }.
    }
explain-facing = The two { LIST($royals, number: "plural") } may not face each other: from any distance { $ways }, with nothing between, each attacks the other.
explain-face-to-face = { LIST($royals, number: "plural") } of the two sides face each other if one stands { $ways } from the other, with nothing between. That is no check.
explain-bare = A player who has nothing left but the royal piece at the end of their own turn loses. If both are bare, the game is a draw.
# An ending in the words of the game's file. $tests: what a player has or does; $result: a word of the language; $even-turns: true or false.
explain-ending = { $result ->
        [forbidden] No turn may lead to a position in which the player who made it { LIST($tests) }.
        [draw] The game is a draw as soon as there is a player who { LIST($tests) }.
        [loses] A player who { LIST($tests) } loses.
        [most-pieces] The game ends as soon as there is a player who { LIST($tests) }. Whoever has more pieces on the board wins; equally many are a draw.
        [fewest-pieces] The game ends as soon as there is a player who { LIST($tests) }. Whoever has fewer pieces on the board wins; equally many are a draw.
        [most-points] The game ends as soon as there is a player who { LIST($tests) }. Whoever’s pieces on the board have more points wins; equally many are a draw.
       *[wins] A player who { LIST($tests) } wins.
    }{ $even-turns ->
        [true] { " " }This is judged only when both players have made equally many turns, or when the player to move has no legal move. If it holds for both, the game is a draw.
       *[false] { "" }
    }
# $limit, $least, $most: how many.
own-test-number = { $limit ->
        [at-least] at least { SPELL($least) }
        [at-most] at most { SPELL($most) }
        [exactly] exactly { SPELL($most) }
       *[between] { SPELL($least) } to { SPELL($most) }
    }
# What a test asks of a player. $owner: `own` or `enemy`; $kinds: `all` or `some` kinds of piece ($pieces); $stance: `on-board`, `safe` or `held`; $place: `board` or `cells` ($cells).
explain-test-pieces = { $owner ->
        [own] has
       *[enemy] faces an opponent who has
    } { $limit ->
        [none] no { $kinds ->
            [all] piece
           *[some] { LIST($pieces, type: "or") }
        }
        [some] { $kinds ->
            [all] a piece
           *[some] { LIST($pieces, type: "or", article: "indefinite") }
        }
       *[other] { own-test-number } { $most ->
            [one] { $kinds ->
                [all] piece
               *[some] { LIST($pieces, type: "or") }
            }
           *[other] { $kinds ->
                [all] pieces
               *[some] { LIST($pieces, type: "or", number: "plural") }
            }
        }
    } { $stance ->
        [held] in hand
        [safe] { own-test-place } that the other side does not attack
       *[on-board] { own-test-place }
    }
own-test-place = { $place ->
        [cells] on { $cells }
        [zone] in { ZONE($zone, article: "definite") }{ $zone-cells }
       *[board] on the board
    }
explain-test-checks = has given { $limit ->
        [none] no check
        [some] a check
       *[other] { own-test-number } checks
    }
explain-test-castled = has castled
explain-test-checking = gives check
explain-test-passes = has seen { $limit ->
        [none] no pass
        [some] a pass
       *[other] { own-test-number } passes
    } in a row
explain-test-facing = sees the royal pieces face each other { $limit ->
        [none] after no turn
        [some] after the last turn
       *[other] after { own-test-number } turns in a row
    }
explain-test-full = sees no empty cell on the board
explain-test-full-zone = sees no empty cell in { $cells }
explain-test-to-move = is to move
explain-test-just-moved = has just moved
# $owner, $kinds, $pieces, $limit as above; $side: `same` if what stands beside belongs to the same player, or `other`; $other-kinds, $others: what that is; $ways: directions.
explain-test-beside = { $owner ->
        [own] has
       *[enemy] faces an opponent who has
    } { $limit ->
        [none] no { $kinds ->
            [all] piece
           *[some] { LIST($pieces, type: "or") }
        }
       *[some] { $kinds ->
            [all] a piece
           *[some] { LIST($pieces, type: "or", article: "indefinite") }
        }
    } beside { $other-kinds ->
        [all] a piece
       *[some] { LIST($others, type: "or", article: "indefinite") }
    } of the { $side ->
        [same] same
       *[other] other
    } side (one cell away, { $ways })
# $owner, $kinds, $pieces as above; $form: how they stand; $size: a number; $from and $to: cells; $directed: `true` if the directions $ways matter
own-formation-pieces = { $kinds ->
        [all] pieces
       *[some] { LIST($pieces, type: "or", number: "plural") }
    }
explain-test-formation = { $owner ->
        [own] has
       *[enemy] faces an opponent who has
    } { $form ->
        [row] { SPELL($size) } { own-formation-pieces } side by side in a row
        [line] at least { SPELL($size) } { own-formation-pieces } on one line
        [square] { own-formation-pieces } on all cells of a square of { SPELL($size) } by { SPELL($size) }
        [group] at least { SPELL($size) } { own-formation-pieces } in one connected group
        [joins] a connected group of { own-formation-pieces } from { $from } to { $to }
       *[connected] all { own-formation-pieces } connected in one group
    }{ $directed ->
        [true] { " " }({ $ways })
       *[false] { "" }
    }
explain-dead = The game is a draw as soon as nothing is left but the { LIST($royals, number: "plural") }{ $limit ->
        [nothing] { "" }
        [one] { " " }and at most one { LIST($pieces, type: "or") } in all
        [some] { " " }and at most { $most } { LIST($pieces, number: "plural") } in all
       *[any] { " " }and any number of { LIST($pieces, number: "plural") }
    }{ $one-colour ->
        [true] , all on cells of one colour
       *[false] { "" }
    }{ $hands ->
        [true] , and nobody has a piece in hand
       *[false] { "" }
    }.
explain-impasse = Entering: at the start of a turn, a player who is not in check and whose { PIECE($royal) } stands in { ZONE($zone, article: "definite") }{ $zone-cells } with at least { $pieces } other pieces of its side there wins, if { own-first-side } has { $white } points or { own-second-side } has { $black }.{ $draws ->
        [none] { "" }
       *[other] { " " }With fewer points, but at least { $draws }, the game is drawn.
    } Only pieces there and in hand count: { LIST($points) }; the { PIECE($royal) } counts nothing.
explain-impasse-points = { PIECE($piece) } { $points }
explain-impasse-others = every other piece 1
explain-stalemate = A player who { $check ->
        [true] is not in check but has no legal move
       *[false] has no legal move
    } { $result ->
        [wins] wins
        [loses] loses
        [most-pieces] ends the game: whoever has more pieces on the board wins, and equally many are a draw
        [fewest-pieces] ends the game: whoever has fewer pieces on the board wins, and equally many are a draw
        [most-points] ends the game: whoever’s pieces have more points wins, and equally many are a draw
       *[draw] is stalemated: a draw
    }.
# A draw that somebody wins. $tally: a word of the language
explain-draws = { $tally ->
        [most-pieces] Instead of a draw, whoever has more pieces on the board wins.
        [fewest-pieces] Instead of a draw, whoever has fewer pieces on the board wins.
        [most-points] Instead of a draw, whoever’s pieces on the board have more points wins.
        [white] Instead of a draw, { own-first-side } wins.
       *[black] Instead of a draw, { own-second-side } wins.
    }
# $points: list of explain-points-of; $half: half points that the second side has besides
explain-points = Points: { LIST($points) }.{ $half ->
        [0] { "" }
        [one] { " " }{ own-second-side } has one half point besides.
       *[other] { " " }{ own-second-side } has { $half } half points besides.
    }
explain-points-of = { PIECE($piece) } { $points }
explain-in-a-row = { $white ->
    [1] White moves once
    [2] White moves twice in a row
   *[other] White moves { $white } times in a row
}, { $black ->
    [1] Black once
    [2] Black twice
   *[other] Black { $black } times
}. Each move is a turn of its own.
explain-in-a-row-grows = Every row of a player is { $turns ->
    [one] one turn
   *[other] { $turns } turns
} longer than the one before.
explain-in-a-row-legal = Each turn must be legal by itself: in check, the first turn of the row must end the check.
explain-in-a-row-check-ends = A turn that gives check ends the row.
explain-in-a-row-check-last = Only the last turn of a row may give check.
explain-in-a-row-passing = What double steps have passed may be captured en passant by the first turn of the next row, unless the piece went on or another stands there.
explain-series = A turn has two moves{ $other ->
        [true] , made by two different pieces
       *[false] {""}
    }.
explain-series-first = White’s first turn has one move only.
explain-series-legal = Each move must be legal by itself: in check, the first move must end the check.
explain-series-check = A first move that gives check ends the turn.
explain-series-passing = What a double step of either move has passed may be captured en passant by the first move of the next turn, and a second piece by its second, if the first captured one.
explain-series-stuck = Who has no legal second move makes only the first. A first move that ends the game is not followed by another.
explain-series-notation = The second move is written after the first, with a comma between.
explain-pass = { $when ->
        [always] Instead of moving, a player may pass, unless that leaves the royal piece in check.
       *[when-stuck] A player without any other legal turn passes, if not in check.
    } This is written { $text }.
explain-repetition = When the same position occurs for the { ORDINAL($times) } time, { $loser ->
        [first] the player who moved first in the game loses
        [second] the player who moved second in the game loses
        [repeating] the player whose turn brought it about loses
       *[nobody] the game is drawn
    }{ $perpetual-check ->
        [loses] ; but a player who has given check with every move since its first occurrence loses
       *[draw] { "" }
    }.
explain-chase = A player who with every move of the repetition threatens the same piece anew, and could capture it without loss, also loses, unless the other does so too or gives check all the time.
explain-chase-free = { CAPITAL(LIST($pieces, type: "and", number: "plural")) } may chase for ever.
explain-chase-prey = { CAPITAL(LIST($pieces, type: "and", number: "plural")) } may be chased for ever.
explain-chase-prey-in = { CAPITAL(LIST($pieces, type: "and", number: "plural")) } in { ZONE($zone, article: "definite") }{ $zone-cells } may be chased for ever.
explain-chase-precious = { CAPITAL(LIST($pieces, type: "and", number: "plural")) } are chased by all other pieces even if they are protected.
explain-counting-open = Counting: while no { LIST($without, type: "or") } is on the board, turns are counted, and after { $turns } by each side without mate the game is drawn.
explain-counting-bare = { $open ->
        [true] When a side has nothing left but its royal piece, a new count begins
       *[false] Counting: while no { LIST($without, type: "or") } is on the board and a side has nothing left but its royal piece, turns are counted
    }{ $from-pieces ->
        [true] { " " }from the number of pieces on the board
       *[false] { "" }
    }. Its limit depends on what the other side has when it begins: { LIST($limits, type: "or") }.
explain-counting-limit = { $turns } turns if that is { LIST($conditions) }
explain-counting-limit-otherwise = { $turns } turns otherwise
explain-quiet-turns = After { $turns ->
        [one] one turn
       *[other] { $turns } turns
    } by each side without { LIST($resets, type: "or") }, the game is drawn.
explain-reset-capture = a capture
explain-reset-drop = a drop
explain-reset-pawn = a move of { LIST($pawns, type: "or", article: "indefinite") }

explain-rulings-lead = Choices made where the sources are silent or contradict each other:
explain-source = { $link ->
        [none] { $text }
       *[other] { $text }: { $link }
    }
explain-ruling = { $rule ->
        [none] { $text }
       *[other] { $text } ({ $rule })
    }

## Reach

# $side: the side that alone can have the piece, or `both`; $hops: whether it reaches more with a piece to jump over, `besides` what is listed or `alone`
explain-reach = { PIECE($piece) } ({ $token }){ $side ->
        [white] { " of " }{ own-first-side }
        [black] { " of " }{ own-second-side }
       *[both] { "" }
    }: { LIST($parts, type: "plain") }{ $hops ->
        [alone] { " " }(for want of a piece to jump over)
        [besides] { " " }(and more with a piece to jump over)
       *[none] { "" }
    }
explain-reach-both = moves and captures { $listed ->
        [none] nowhere
        [named] to { LIST($cells, type: "cells") }
       *[counted] to { $count } cells
    }
explain-reach-moves = moves { $listed ->
        [none] nowhere
        [named] to { LIST($cells, type: "cells") }
       *[counted] to { $count } cells
    }
explain-reach-captures = captures { $listed ->
        [none] nowhere
        [named] on { LIST($cells, type: "cells") }
       *[counted] on { $count } cells
    }
