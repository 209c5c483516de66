# Analysis: engine, tree of variations, records of games.

analysis-title = Analysis: { $game } · Variorum
analysis-heading = { $game }: analysis
analysis-short = Analyse
analysis-link = Analysis board
analysis-fetching = Setting up the analysis board…
analysis-missing = There is nothing to analyse here
analysis-running = You are playing this game. You can analyse it here when it is over.
analysis-cut-short = The line stops before a turn that is not legal. { $error }
analysis-side = Analysis
analysis-start = Start position
analysis-after = After { $number } { $turn }
analysis-would-end = In a game, this would be the end: { $words }
analysis-choose-title = Analysis · Variorum
analysis-choose-heading = Analysis
analysis-choose-lead = Choose a game, or load the record of one.
analysis-choose-edit = set up a position

analysis-value-even = About equal
analysis-value-better = { side } is better by { NUMBER($by, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-value-wins =
    { $count ->
        [one] { side } wins in { $count } turn
       *[other] { side } wins in { $count } turns
    }
analysis-value-won = { side } has won
analysis-value-none = Not evaluated yet
analysis-value-bar = Evaluation: { $words }

analysis-engine-heading = Engine
analysis-engine-lines = Lines
analysis-engine-arrows = Arrows
analysis-engine-off = The engine is off.
analysis-engine-asking = Starting the engine…
analysis-engine-queued =
    { $count ->
        [one] In the queue: { $count } person is ahead of you…
       *[other] In the queue: { $count } people are ahead of you…
    }
analysis-engine-next = Next in the queue…
analysis-engine-thinking = Thinking…
analysis-engine-lost = Connection lost. Trying again…
analysis-engine-over = The game is over here.
analysis-engine-ended-finished = The engine has reached its maximum depth.
analysis-engine-ended-time = The time limit for this position has been reached.
analysis-engine-ended-crowded = Paused: others are waiting for the engine. Choose “Continue” to queue again.
analysis-engine-ended-replaced = Stopped: the engine was started for another position, perhaps in another window.
analysis-engine-ended-over = The game is over here.
analysis-engine-ended-closing = The server is shutting down.
analysis-engine-ended-failed = The engine failed.
analysis-engine-more = Continue
analysis-engine-depth = depth { $depth }
analysis-engine-speed = { NUMBER($thousands) } thousand positions per second
analysis-engine-line = Line { $rank }
analysis-engine-play-to = Play up to { $turn }

analysis-tree-heading = Turns and variations
analysis-tree-none = Make a turn on the board, for either side.
analysis-tree-promote = Move up
analysis-tree-promote-hint = Moves this variation up by one
analysis-tree-main = Make main line
analysis-tree-cut = Delete from here
analysis-tree-evaluate = Evaluate the line
analysis-tree-evaluating = { $done } of { $all } evaluated. Stop
analysis-tree-comment = Comment
analysis-tree-comment-on = Comment on { $turn }
analysis-tree-comment-start = Comment on the game
analysis-tree-glyphs = Rate the turn
analysis-tree-glyph-1 = good
analysis-tree-glyph-2 = mistake
analysis-tree-glyph-3 = brilliant
analysis-tree-glyph-4 = blunder
analysis-tree-glyph-5 = interesting
analysis-tree-glyph-6 = dubious
analysis-tree-back = One turn back
analysis-tree-forward = One turn forward
analysis-tree-to-start = To the start
analysis-tree-to-end = To the end

analysis-graph-heading = Evaluation
analysis-graph-label = Evaluation, turn by turn
analysis-graph-at = { $turn }: { $value }

analysis-tools-heading = Board
analysis-tools-flip = Flip board
analysis-tools-edit = Set up a position
analysis-tools-play = Play from here
analysis-tools-learn = Rules

analysis-save-heading = Copy and save
analysis-save-position = Copy position
analysis-save-fen = Copy FEN
analysis-save-sfen = Copy SFEN
analysis-save-link = Copy link
analysis-save-record = Copy record
analysis-save-pgn = Copy PGN
analysis-save-file = Save record
analysis-save-svg = Picture (SVG)
analysis-save-png = Picture (PNG)
analysis-save-gif = Animation (GIF)
analysis-save-copied-position = Position copied.
analysis-save-copied-link = Link copied.
analysis-save-copied-record = Record copied.
analysis-save-not-copied = Copying failed. Use “Save record”, or copy the address of this page.
analysis-save-too-long = The line is too long for a link. Save the record instead.

analysis-load-heading = Load
analysis-load-label = A position (also FEN or SFEN) or the record of a game
analysis-load-record-label = The record of a game
analysis-load-which-game = Choose a game below first: a position does not say which game it belongs to.
analysis-load-file = From a file…
analysis-load-go = Load
analysis-load-empty = Paste a position or a record first.
analysis-load-too-long = The site reads at most { NUMBER($most) } characters at once. Load the games in parts, or read the file with “variorum record”, which reads files of any size.
analysis-load-encoding = The file is not UTF-8, so it is read as Windows-1252.
analysis-load-choose = Which game?
analysis-load-game = { $white } – { $black } { $result }
analysis-load-nameless = Game { $number } { $result }
analysis-load-faults = Some of it could not be read:
analysis-load-line = Line { $line }: { $text }
analysis-load-more = … and { NUMBER($count) } more.
analysis-load-omitted-turns =
    { $turns ->
        [one] This text is too long to show in full: { $turns } turn is left out.
       *[other] This text is too long to show in full: { $turns } turns are left out.
    }
analysis-load-omitted-games =
    This text is too long to show in full: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } and { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } are left out.
analysis-load-unreadable = This text contains no game.
