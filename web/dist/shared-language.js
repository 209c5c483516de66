const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["de.js","shared-rolldown-runtime.js","fr.js"])))=>i.map(i=>d[i]);
import{Ct as e,K as t,c as n,n as r,r as i,xt as a}from"./shared-jsxRuntime.js";var o=`# How a game ends: one message for each word of the server (\`reason\` of an outcome).
# The server and the site read this file.
#
# Variables:
#   $winner: who wins, as in \`side\` of site/words.ftl: \`w\`, \`b\`, \`red\`, \`black-of-red\`, \`sente\`, \`gote\`; \`none\` if nobody does.
# Endings with a winner only, or without one only, need no \`none\`, or no $winner at all.

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
`,s=`account-title = Account · Variorum
account-heading = Account
account-log-in = Log in
account-sign-up = Create an account
account-log-out = Log out
account-log-out-everywhere = Log out on all devices
account-lead = You do not need an account to play. With one, your games follow you to other devices, and you can play rated games.
account-choice = What would you like to do?
account-name = Name
account-name-hint = 3 to 20 characters: letters from A to Z, digits, “-” and “_”. Everyone can see it.
account-password = Password
account-password-hint = At least 8 characters, and hard to guess: a few words work well. This site sends no e-mail: if you forget it, you need one of your recovery codes, which you can have at any time.
account-old-password = Current password
account-new-password = New password
account-show = Show password
account-faults-short = A name has at least 3 characters.
account-faults-long = A name has at most 20 characters.
account-faults-letters = A name may only contain letters from A to Z, digits, “-” and “_”.
account-faults-begin = A name begins with a letter or a digit.
account-password-faults-short = A password has at least 8 characters.
account-password-faults-long = A password has at most 200 characters.
account-password-faults-name = This password is too easy to guess: it contains your name.
account-password-faults-same = This password is too easy to guess.
account-wrong = The name or the password is wrong.
account-wrong-password = The password is wrong.
account-taken = This name, or one that looks the same, is already taken.
account-too-often = Too many attempts. Please wait a little and try again.
account-welcome = Welcome, { $name }.
account-changed = Password changed. Your other devices have been logged out.
account-removed = Your account has been deleted.
account-since = Member since { DATETIME($day, dateStyle: "medium") }
account-my-page = My page
account-my-games = My games
account-devices-heading = Where you are logged in
# A browser on a system: “Firefox on Linux”.
account-devices-on = { $browser } on { $system }
account-devices-unknown = Unknown device
account-devices-here = This device
account-devices-lately = used in the last few hours
account-devices-used = last used { $ago }
account-devices-since = logged in on { DATETIME($day, dateStyle: "medium") }
account-devices-end = Log out
account-devices-end-one = Log out: { $device }
account-devices-ended = { $device } has been logged out.
account-devices-password-changed = The password was changed on { DATETIME($day, dateStyle: "medium") }.
account-devices-password-reset = The operator of this site changed the password on { DATETIME($day, dateStyle: "medium") }. Please choose a new one.
account-data = Download my data
account-data-lead = One file (JSON) with everything stored about your account: devices, ratings and their history, games with their turns, and what you wrote in them.
account-data-get = Download the file
account-change-password = Change password
account-change = Change
account-lost = Password forgotten?
account-lost-lead = With one of your recovery codes you can choose a new password. The code is then used up, and all your devices are logged out.
account-code = Recovery code
account-recover = Set the new password
account-wrong-code = The name or the recovery code is wrong, or the code has been used.
account-recovered = Your new password is set. All other devices have been logged out.
account-codes = Recovery codes
account-codes-about = This site sends no e-mail: whoever forgets the password needs a recovery code. Each code sets a new password once.
account-codes-left =
    { $count ->
        [0] You have no recovery codes.
        [one] You have { $count } unused recovery code.
       *[other] You have { $count } unused recovery codes.
    }
account-codes-make = Make new codes
account-codes-make-hint = Your earlier codes will no longer be valid.
account-codes-new = Your recovery codes
account-codes-lead = Keep these codes in a safe place, not on this device alone: they are shown only now. If you forget your password, each of them lets you choose a new one, once. Whoever has a code can take over your account.
account-codes-copy = Copy
account-codes-save = Save as a file
account-codes-kept = I have kept them
account-codes-copied = The codes are copied.
account-codes-not-copied = The codes could not be copied.
account-codes-file = Recovery codes of { $name } on { $site }. Each sets a new password once.
account-remove = Delete account
account-remove-lead = Your name, password, devices and ratings are deleted for good. Games you have played remain, without your name.
account-remove-now = Delete for good
account-report-button = Report
account-report-player = Report { $name }
account-report-line = Report what { $name } wrote
account-report-lead = Your report goes to the operator of this site. The other player is not told.
account-report-reason = Reason
account-report-reasons-abuse = Insults or threats
account-report-reasons-spam = Spam
account-report-reasons-cheating = Cheating
account-report-reasons-name = Offensive name
account-report-reasons-other = Something else
account-report-words = What should the operator know? (optional)
account-report-send = Send report
account-report-sent = Thank you. The operator has your report.
account-blocks-heading = Blocked players
account-blocks-lead = You and they cannot join each other’s games, and their messages are hidden from you.
account-blocks-none = You have not blocked anyone. You can block players on their pages.
account-blocks-block = Block
account-blocks-unblock = Unblock
account-blocks-unblock-who = Unblock { $name }
account-blocks-blocked = { $name } is blocked.
account-blocks-unblocked = { $name } is no longer blocked.
account-player-title = { $name } · Variorum
account-player-missing = No such player
account-player-ratings = Ratings
account-player-none = No rated games yet.
account-player-game = Game
account-player-rating = Rating
account-player-played = Rated games
# How far the rating may be off, with 95 % certainty.
account-player-range = probably { $low } to { $high }
account-player-course = Rating history
account-player-course-of =
    { $count ->
        [one] { $game }: from { NUMBER($from, useGrouping: 0) } to { NUMBER($to, useGrouping: 0) } in { $count } rated game
       *[other] { $game }: from { NUMBER($from, useGrouping: 0) } to { NUMBER($to, useGrouping: 0) } in { $count } rated games
    }
account-player-provisional = provisional
account-player-games = Games
account-player-no-games = No games yet.
account-player-more = Show more
`,c=`# Analysis: engine, tree of variations, records of games.

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
`,l=`# The board: its parts, and what is said about a cell.

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
`,u=`# The command line: moves and questions as text. What the server answers is in commands.ftl.

command-title = Command line
command-label = Move, question or command
command-placeholder = / Move or question, such as help
command-answers = Answers
command-no-clock = This game has no clock.
command-clocks = White { $white }, Black { $black }.
command-watching = You are watching this game.
command-not-now = The board is changing. Please try once more.
command-taken-back = Taken back.
command-no-undo = In a rated game no turn is taken back.
command-nothing-to-undo = There is nothing to take back.
command-draw = A draw is offered, or the other’s offer accepted.
command-resign-sure = Do you really want to resign? Type resign once more.
command-only-in-games = This works only in a game against somebody.
`,d=`# The position editor.

editor-title = Position editor: { $game } · Variorum
editor-heading = { $game }: set up a position
editor-fetching = Setting up the editor…
editor-missing = There is nothing to set up here
editor-side = Position
editor-palette = What a click does
editor-move = Move
editor-move-hint = Click a piece, then its new cell. Drag a piece off the board to remove it.
editor-erase = Erase
editor-erase-hint = Click pieces to remove them.
editor-put = Place: { side } { $piece }
editor-puts = Each click places a { side } { $piece }. Click the same piece again to remove it.
editor-pieces = { side } pieces
editor-turn = To move
editor-undo = Undo
editor-clear = Clear board
editor-start = Start position
editor-other-side = Flip board
editor-hands = { side } in hand
editor-lost = { side }: lost pieces
# The field for the number of a piece in a hand, or lost; $where is editor-hands or editor-lost.
editor-one = { $piece }, { $where }
editor-castling = Can still castle
editor-castling-with = { side } with { $cell }
editor-passing = En passant
editor-passing-hint = A piece that can be captured in passing, and the cells where this is possible.
editor-victim = Piece on
editor-passing-cells = Captured on
editor-ko = May not be moved back
editor-ko-from = From
editor-ko-to = to
editor-ko-add = Add another
editor-ko-remove = Remove
editor-home = Turns left to come home
editor-checks = Checks given
editor-count = Counting towards a draw
editor-count-on = Turns are counted
editor-count-turns = Counted, both sides together
editor-count-limit = Limit
editor-counters = Counters
editor-halfmove = Turns without progress
editor-number = Turn number
editor-struck = Cell of a capture that bars others
editor-castled = Have castled
editor-made = Turns of this row already made
editor-more = Hands, rights and counters
editor-text = Position text
editor-read = Read
editor-faults = Not a valid position yet
editor-sound = This position can be played.
editor-checking = Checking…
editor-analyse = Analyse
editor-play = Play from here
editor-copy-text = Copy text
editor-copy-link = Copy link
editor-no-cell = There is no cell “{ $text }”.
editor-keys = Keys: arrows move from cell to cell, Enter works like a click, Delete removes a piece.
`,f=`gallery-title = Variorum: chess variants that other programs cannot play
gallery-heading = Chess, and what else it could have been
gallery-lead = Play the engine, a friend or whoever is here. No account needed.
gallery-lead-all = { NUMBER($count) } games against the engine, a friend or whoever is here. No account needed.
gallery-now = Play now
gallery-now-engine = { $name } against the engine, level { $level }
gallery-now-people = { $name } against whoever is here
gallery-invite = Invite a friend
gallery-lobby-waiting = Lobby · { NUMBER($count) } waiting
gallery-start-here =
    { $count ->
        [one] Start here: your first game
       *[other] Start here: { NUMBER($count) } first games, from easy to everything
    }
gallery-start-done = { NUMBER($done) } of { NUMBER($count) } done
gallery-first = First game
gallery-first-progress = { NUMBER($done) } of { NUMBER($steps) } steps
gallery-first-done = Done
gallery-first-again = Once more
gallery-shown = Being played now
gallery-shown-all = All games to watch
gallery-watch-game = Watch this game of { $name }
# The engine plays against itself so that there is something to see.
gallery-demo = Demo by the engine
gallery-demo-of = The engine demonstrates { $name }. Play it yourself
gallery-search = Search games and pieces
gallery-fetching = Loading the games…
gallery-count = { NUMBER($count) } of { NUMBER($all) }
gallery-none = No game matches “{ $query }”.
gallery-none-chosen = No game is all of this at once.
gallery-filter-in-flat = Flat
gallery-filter-in-space = In space
gallery-filter-size-small = Under 100 cells
gallery-filter-length-short = Short
gallery-filter-length-long = Long
gallery-filter-level-easy = Easy
gallery-filter-level-middle = Middle
gallery-filter-level-hard = Hard
gallery-filter-drops-yes = Captured pieces return
gallery-filter-neutral-yes = Stones and relays
gallery-filter-by = Inventor
gallery-filter-none = Show all
gallery-order = Order
gallery-order-level = Easiest first
gallery-order-family = By family
gallery-order-name = By name
gallery-order-size = Smallest first
gallery-level-easy = Easy to learn
gallery-level-middle = Some things to learn
gallery-level-hard = Much to learn
# Words by which a search finds games, besides their names: in this language, without punctuation.
gallery-words-space = 3d 3-d space spatial three-dimensional levels
gallery-words-flat = 2d flat
gallery-words-drops = drops hands return reserve
gallery-play = Play
gallery-play-game = Play { $name }
gallery-rules = Rules
gallery-rules-of = Rules of { $name }
gallery-other-family = Other games
gallery-go-on = Continue playing
gallery-own-waiting =
    { $count ->
        [one] Your turn in { $count } game
       *[other] Your turn in { $count } games
    }
gallery-own-all = All my games
`,p=`# Lists of games in progress.

games-title = My games · Variorum
games-heading = My games
games-none = You have not played here yet.
games-find = Find a game
games-nameless = These games belong to this browser. With an account, they follow you to others.
games-analyse = Analyse this game of { $game }
games-your-turn = Your turn
games-their-turn = Opponent’s turn
games-waiting = Waiting for an opponent
games-going = In progress
games-over = Finished
games-verdict-won = Won
games-verdict-lost = Lost
games-verdict-drawn = Draw
games-one-screen = Both sides on one screen
games-sections-turn = Your turn
games-sections-other = Opponent’s turn
games-sections-waiting = Waiting for an opponent
games-sections-ended = Finished
games-against = against { $name }
games-pair = { $white } – { $black }
`,m=`# A first game, guided step by step.

guide-first = Your first game
guide-first-of = { $name }: your first game
guide-title = First game: { $game }
guide-page-title = First game: { $game } · Variorum
guide-plain-title = First game · Variorum
guide-fetching = Setting up your first game…
guide-missing = There is no game to learn here
guide-heading = Guide
guide-count = { $at } of { $of }
guide-bar = Step { $at }: { $title }
guide-bar-done = Step { $at }: { $title }, done
guide-right = That is it.
guide-shown = Like this: { $turn }. Now you.
guide-wrong = { $turn } is a legal turn, but not the one we are looking for. Try again.
guide-wrong-more = { $turn } is a legal turn, but not this one. { $more }
guide-show = Show me
guide-back = Back
guide-skip = Skip
guide-next = Next
guide-rule = Rule
guide-rules = All the rules
guide-made = These steps were made from the rules of the game and from random games.
guide-end-title = Well done
guide-end-all = You have done every task. You are ready for a game of { $game }.
guide-end-some = You have done { $done } of { $all } tasks. Skipped ones wait for you.
guide-play = Play now
guide-again = Once more
`,h=`# What the engine and the rules show at the table and on analysis boards.

help-tools = Help on this position
help-hint = Hint
help-why = Why?
help-threats = Threats
help-thinking = The engine is looking for a turn…
help-piece = Hint: { $piece } on { $cell }.
help-drop = Hint: drop { $piece }.
help-threatened = Threats:
help-no-threats = Nothing is threatened.
keys-hint = hint: the piece, then the way and the reason
keys-threats = show what the other side threatens

exact-draw = Drawn, if both sides play as well as can be
exact-coming = The endgame table of these pieces is being made …
exact-turns = What the turns come to
exact-winning =
    { $count ->
        [one] { $count } turn wins
       *[other] { $count } turns win
    }
exact-drawing =
    { $count ->
        [one] { $count } turn draws
       *[other] { $count } turns draw
    }
exact-losing =
    { $count ->
        [one] { $count } turn loses
       *[other] { $count } turns lose
    }
exact-unknown =
    { $count ->
        [one] { $count } turn leads to where no table answers
       *[other] { $count } turns lead to where no table answers
    }
exact-turn-wins = wins in { $count }
exact-turn-draws = draws
exact-turn-loses = loses in { $count }
exact-play = Make the turn { $turn }: { $words }
help-exact = Exact result
`,g=`# Learning a game, and the list of all pieces.

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
`,_=`lobby-title = Lobby · Variorum
lobby-heading = Lobby
lobby-lead = Open challenges from people who want to play now. Accept one, or create your own.
lobby-challenges = Open challenges
lobby-none = Nobody is waiting at the moment. Create a challenge, then leave this page open or do something else.
lobby-by = Player
lobby-game = Game
lobby-colour = You play
lobby-clock = Time
lobby-action = Action
lobby-rated = rated
lobby-custom = custom start position
lobby-either = Random colour
lobby-no-clock = No clock
lobby-join = Play
lobby-join-of = Play { $game } against { $name }
lobby-cancel = Withdraw
lobby-cancel-of = Withdraw the challenge to { $game }
lobby-yours = You
lobby-make = New challenge
lobby-pick-game = Game
lobby-watch = Games to watch
lobby-none-to-watch = No public game is being played.
lobby-count =
    { $count ->
        [one] { $count } open challenge
       *[other] { $count } open challenges
    }
`,v=`new-game-eyebrow = New game
new-game-opponent = Opponent
new-game-opponents-engine = The engine
new-game-opponents-here = Someone here
new-game-opponents-friend = A friend, by link
new-game-opponents-open = Anyone, from the lobby
new-game-opponents-watch = None: watch the engine
new-game-hints-engine = Eight levels, from first steps to full strength.
new-game-hints-here = Both sides play on this screen.
new-game-hints-friend = You get a link to send. Whoever opens it first plays against you; nobody else sees the game.
new-game-hints-open = Your challenge stays in the lobby until somebody accepts it.
new-game-hints-watch = The engine plays both sides.
new-game-you-play = You play
new-game-either = Random
new-game-level = Level { $level }
new-game-clock = Time per side
new-game-no-clock = No clock
# Minutes, and seconds added per turn.
new-game-preset = { $minutes } min + { $seconds } s
new-game-own-clock = Custom
new-game-minutes = Minutes
new-game-kind = Then
new-game-increment = Seconds added per turn
new-game-delay = Seconds of delay per turn
new-game-per-turn = Seconds per turn
new-game-clock-hint = The clock runs for whole turns, from each side’s second turn on.
new-game-rated = Rated game
new-game-rated-hint = Counts towards both players’ ratings. Needs a clock and the usual start position.
new-game-start-position = Start position
new-game-random-start = Random start
# $count: how many there are.
new-game-random-start-hint = The pieces change places; { $count } arrays, numbered from 0
new-game-array = Number
new-game-draw-again = Draw again
new-game-own-position = Start from your own position
new-game-position-text = Position text
new-game-paste-here = Paste a position here
new-game-start = Start
new-game-invite = Create the link
new-game-offer = Post in the lobby
new-game-starting = Setting up…
`,y=`# The game page.

play-title = { $game }: { $status } · Variorum
play-setting = Setting up the board…
play-missing = There is no game here
play-rules = Rules
play-chooser = What do you want to do on { $cell }?
play-turns = Turns
play-no-turns = None yet.
play-number = Number
play-in-hand = { side }: pieces in hand
play-count-in-hand = { $piece }, { $count } in hand
# $pieces is a list of play-captured-count.
play-captured = { side } has captured: { $pieces }.
play-captured-count = { $count } × { $piece }
play-surplus = More than the opponent has: { $pieces }.
play-ahead =
    { $value ->
        [one] Ahead by about { $value } pawn.
       *[other] Ahead by about { $value } pawns.
    }
play-nothing-in-hand = no pieces in hand
play-lost-pieces = { side }: lost pieces
play-lost-count = { $piece }, lost: { $count }
play-count-of = { $piece }: { $count }
play-any-piece = a piece
play-marked-pieces = one of the marked pieces
# $pieces is a list of names, play-any-piece or play-marked-pieces.
play-second-may-move = You may also move: { $pieces }.
play-second-may-place = You may also place: { $pieces }.
play-second-may-promote = You may also promote: { $pieces }.
play-second-must-move = Now move: { $pieces }.
play-second-must-place = Now place: { $pieces }.
play-second-must-promote = Now promote: { $pieces }.
play-where-to = { $piece } on { $cell }: choose a target cell.
play-cell-for = { $piece }: choose a cell.
play-take-back = Take back
play-new-game = New game
play-what-you-can-do = Actions
play-undo = Undo
play-takeback = Request undo
play-offer-draw = Offer draw
play-agree-draw = Draw
play-yes-draw = Yes, draw
play-abort = Abort
play-rematch = Rematch
play-next-game = To the next game
play-offers = Offers
play-offered-draw = { $who } offers a draw.
play-offered-takeback = { $who } asks to undo the last turn.
play-offered-rematch = { $who } would like a rematch.
play-offering-draw = You have offered a draw.
play-offering-takeback = You have asked to undo your last turn.
play-offering-rematch = You have asked for a rematch.
play-accept = Accept
play-decline = Decline
play-withdraw = Withdraw
play-your-turn = Your turn, { side }
play-your-turn-in-check = Your turn, { side }: you are in check
play-waiting-for = Waiting for somebody to join
play-spectators = { NUMBER($count) } watching
play-you = You
play-nameless = Visitor
play-free = free seat
play-computer = Engine, level { $level }
play-rating = rating { NUMBER($rating, useGrouping: 0) }
play-present = online
play-absent = away
play-clock-of = { side }’s clock
play-first-turn = First turn within { $time }
play-home =
    { $count ->
        [one] home in { $count } turn
       *[other] home in { $count } turns
    }
play-checks =
    { $count ->
        [one] { $count } check given
       *[other] { $count } checks given
    }
play-checks-explained = The checks that this side has given. The rules say how many decide the game.
# Counting in endings: after $limit turns the game is drawn. $side is none while both sides have more than their kings.
play-counts =
    { $side ->
        [none] Counted: { $turns } of { $limit }
        [w] { side } counts: { $turns } of { $limit }
       *[b] { side } counts: { $turns } of { $limit }
    }
play-counts-explained = A player who is left with the king alone counts turns. Without mate within { $limit }, the game is drawn.
# In games in which a player has several turns in a row.
play-row = Turn { $turn } of { $of } in a row
play-home-explained = The royal piece must come home within this number of turns, or the game is lost.
play-ko = { $piece } may not move back to { $cell } this turn.
play-no-chess-clock = no clock
play-premove = Premove: { $turn }
play-premove-gone = Your premove is no longer possible.
play-then-second = You can add a second part: click its piece, then its cell.
play-reviewing = After turn { $turn } of { $all }
play-at-start = Start position
play-back-to-now = Back to the game
play-to-start = First position
play-back = One turn back
play-forward = One turn forward
play-to-end = Current position
play-steps = Earlier positions
play-chat = Chat
play-chat-players = Only the two players can read this.
play-chat-spectators = For spectators only; the players cannot read this.
play-chat-none = No messages yet.
play-chat-closed = The chat of this game is closed.
play-close-chat = Close chat
play-open-chat = Open chat
play-say-label = Write a message
play-send = Send
play-mute = Mute { $name }
play-unmute = Unmute { $name }
play-muted = muted
play-blocked = blocked
play-report = Report { $name }
play-chat-needs-link = The spectators’ chat needs the spectators’ link. A player can give it to you.
play-spectator = Spectator { $mark }
play-invite-heading = Invite an opponent
play-invite-lead = Send this link to your opponent. Whoever opens it can take the other side.
play-invite-listed = This challenge is in the lobby. You can also send this link.
play-invite-link = Link to this game
play-invite-spectators = Spectators’ link
play-invite-spectators-lead = Whoever opens this link can watch and chat with other spectators, but cannot play.
play-invite-spectators-copy = Copy spectators’ link
play-invite-copy = Copy
play-invite-copied = Link copied.
play-invite-not-copied = Copying failed. Select the link and copy it yourself.
play-invite-code = QR code of the link
play-invite-cancel = Withdraw
play-invite-wait = The game begins here as soon as somebody joins.
play-join-heading = { $name } invites you to play
play-join-waits = { $name } is waiting for an invited guest
play-join-play = Play
play-join-watch = The seat is still free. You may wait here and watch.
play-join-uninvited = This game is private. To play, open the invitation link; you may also wait here and watch.
play-join-colour = You play { side }.
play-join-random = Colours are drawn at random.
play-join-rated = This game is rated: you need an account to join.
play-unrated = unrated
play-rated = rated
play-flip = Flip
play-resign = Resign
play-yes-resign = Yes, resign
play-no = No
play-copy-position = Copy position
play-copy-fen = Copy FEN
play-copy-pgn = Copy PGN
play-copied = Position copied.
play-not-copied = The position could not be copied.
play-game-copied = Game copied.
play-game-not-copied = The game could not be copied.
# Announcements to screen readers.
play-taken-back = Turn undone. { side } to move.
play-put = { $who } placed on { $to }
play-takes = { $who } { $from } takes { $victim } { $to }
play-goes = { $who } { $from } to { $to }
play-becomes = { $gone }, becomes { $who }
play-said = { side }: { $turn }.
play-check = Check.

play-rules-page = Full page
play-now = What to do now
play-not-sent = Not sent yet: the connection is lost.
play-pass = Pass
play-accept-rematch = Accept rematch
play-accept-draw = Accept draw
play-accept-undo = Allow undo
play-about = Game
play-marks = Marks
play-place = About the board
play-place-hint = Click a piece to read here how it moves and what attacks it, or an empty cell to see what attacks that. A click where the piece picked up cannot go tells the reason.
play-more = More
play-more-hint = Resign, analysis, copies, full screen, keys
play-full-screen = Full screen
play-zen = Zen: only the board
play-zen-off = Leave zen
play-keys = Keys
play-rating-change = rating { NUMBER($before, useGrouping: 0) }, now { NUMBER($after, useGrouping: 0) }
play-rating-provisional = rating { NUMBER($rating, useGrouping: 0) }, still uncertain
# What the marks on a board mean.
marks-move = can move there
marks-capture = can capture there
marks-partner = changes places with the piece there
marks-first = first part of your turn
marks-last = last turn
marks-ahead = set in advance, not sent yet
marks-check = in check
marks-ko = closed for this turn
# The list of keys.
keys-arrows = from cell to cell
keys-planes = to the level above, below
keys-name = to the cell with this name
keys-enter = pick up, put down; pass the second part
keys-escape = one step back
keys-targets = to the next target, to the one before
keys-card = what the piece can do
keys-attackers = what attacks the cell
keys-level = to this level
keys-views = one level alone, slices along the ranks, back to all levels
keys-hand = pick up a piece in hand
keys-checks = who gives check
keys-command = to the command line: moves and questions as text
keys-shift = Where the name of a cell begins with the letter, hold Shift. Settings switch single letters off.
keys-zoom = larger, smaller, whole board
keys-steps = through the turns, outside the board
`,b=`# Puzzles, and one’s own mistakes as puzzles.

puzzles-title = Puzzles · Variorum
puzzles-page-title = Puzzle: { $game } · Variorum
puzzles-heading = Puzzles
puzzles-lead = Positions with one way to win, or one turn that saves the game.
puzzles-fetching = Fetching a puzzle…
puzzles-missing = No puzzle found
puzzles-none = This server has no puzzles yet.
puzzles-of = Puzzle: { $game }
puzzles-daily = Daily puzzle
# $aim is one of the next two messages.
puzzles-daily-of = { $game }: { $aim }.
puzzles-win =
    { $count ->
        [one] { side } wins in one turn
       *[other] { side } wins in { $count } turns
    }
# $side is the opponent, who would win.
puzzles-save =
    { $count ->
        [one] Find the only turn after which { side } cannot win at once
       *[other] Find the only turn after which { side } cannot win in { $count } turns
    }
puzzles-daily-solve = Solve it
puzzles-daily-again = Look at it again
puzzles-daily-done = Solved today
puzzles-game = Game
puzzles-any-game = Any game
puzzles-theme = Theme
puzzles-any-theme = Any theme
puzzles-theme-count = { $theme } ({ $count })
puzzles-start = Start
puzzles-standing = Your standing
puzzles-by-game = By game
puzzles-count =
    { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
puzzles-your-rating = Your rating: { NUMBER($rating, useGrouping: 0) }.
puzzles-your-rating-about = Your rating: about { NUMBER($rating, useGrouping: 0) }.
puzzles-your-record = Solved at the first attempt: { $solved } of { $attempts }.
puzzles-log-in = Without an account puzzles are not rated, and this browser alone remembers them.
puzzles-run = Solved in a row
puzzles-days = Days in a row with a daily puzzle
puzzles-streak = { $now } (best: { $best })
puzzles-all = All puzzles
puzzles-of-game = Puzzles
puzzles-rating = Rated { NUMBER($rating, useGrouping: 0) }
puzzles-right = Right. { side } replies { $turn }.
puzzles-solved = Solved.
puzzles-solved-late = Solved, though not at the first attempt.
puzzles-wrong = { $turn } is not it. Try again.
puzzles-shown = The solution: { $line }
puzzles-hint-cell = The piece on { $cell } makes the turn.
puzzles-hint-hand = A piece in hand makes the turn: { $piece }.
puzzles-rated = Your rating: { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) } ({ $change })
puzzles-rated-before = You had tried this puzzle before: your rating stays.
puzzles-unrated = Not rated: you are not logged in.
puzzles-themes = Themes: { $themes }
puzzles-source = Source: { $source }
puzzles-source-self-play = a game of the engine against itself, turn { $turn }
puzzles-source-endings = an ending of the engine against itself, turn { $turn }
puzzles-source-training = a game from which the engine has learned, turn { $turn }
puzzles-source-problems = play from a composed problem, turn { $turn }
puzzles-source-records = { $file }, turn { $turn }
puzzles-source-beside = { $source }, after another reply
puzzles-source-changed = { $source }, with pieces changed
puzzles-hint = Hint
puzzles-give-up = Show the solution
puzzles-counts = Counts as not solved, if this is your first attempt
puzzles-skip = Another one
puzzles-next = Next puzzle
puzzles-again = Once more

# What puzzles are about; the end of each id is the theme’s word in files.
puzzles-theme-capture = capture
puzzles-theme-check = check
puzzles-theme-quiet = quiet turn
puzzles-theme-sacrifice = sacrifice
puzzles-theme-zugzwang = zugzwang
puzzles-theme-drop = drop
puzzles-theme-promotion = promotion
puzzles-theme-promotion-elsewhere = promotion of another piece
puzzles-theme-second-part = second part of a turn
puzzles-theme-relay = neutral pieces
puzzles-theme-level-change = change of level
puzzles-theme-castling = castling
puzzles-theme-en-passant = en passant
puzzles-theme-swap = change of places
puzzles-theme-gate = gate
puzzles-theme-save = only turn
puzzles-theme-long = long

# Mistakes of a game, tried again.
mistakes-heading = Mistakes
mistakes-lead = Find better turns than those of the game. The engine first evaluates the whole game.
mistakes-find = Find the mistakes
mistakes-finding = Evaluating position { $done } of { $all }…
mistakes-own = Retry your mistakes ({ $count })
mistakes-of = Retry the mistakes of { side } ({ $count })
mistakes-none = No mistakes found.
mistakes-title = Mistakes: { $game }
mistakes-task = { side } played { $turn } here. Find a better turn.
mistakes-count = Mistake { $at } of { $of }
mistakes-judging = The engine looks at { $turn }…
mistakes-right = { $turn } is better.
mistakes-wrong = { $turn } is no better. Try again.
mistakes-shown = A good turn: { $turn }
mistakes-show = Show a good turn
mistakes-next = Next mistake
mistakes-last = Back to the game
mistakes-leave = Stop
`,x=`rules-title = Rules of { $name } · Variorum
rules-plain-title = Rules · Variorum
rules-fetching = Loading the rules…
rules-missing = There are no rules here
rules-contents = On this page
rules-pieces = Pieces and their symbols
rules-neutrals = Neutral pieces
rules-rulings = Rulings
rules-rulings-lead = Decisions where the inventor’s text is silent or contradicts itself.
rules-sources = Sources
rules-royal = royal
rules-hexagons = { $cells } hexagons
rules-size =
    { $pieces ->
        [one] { $size } · { $pieces } piece
       *[other] { $size } · { $pieces } pieces
    }
rules-size-with-neutral =
    { $pieces ->
        [one] { $size } · { $pieces } piece and { NUMBER($neutral) } neutral
       *[other] { $size } · { $pieces } pieces and { NUMBER($neutral) } neutral
    }
rules-play-this = Play this game
rules-start = Start position
rules-rings = Double lines mark the rings: a step across one leads to a file of another ring. Short double lines under a file mean the same for a step to the next level.
rules-regions = Thin lines are borders that some pieces may not cross; the description of each piece says so.

endings-title = Which pieces win alone
endings-lead = One piece and the royal piece against a bare royal piece, over all positions, if both sides play as well as can be.
endings-piece = Piece
endings-to-move = Wins, to move
endings-waiting = Wins, other side to move
endings-longest-title = Longest win
endings-longest =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
endings-never = never
endings-share = { NUMBER($percent, maximumFractionDigits: 2) }\xA0%
`,S=`# Texts for things that the server names by a number or a word. The server’s own text is shown where there is none here.

level-1 = First steps
level-1-description = Knows the rules and plays whatever comes to mind.
level-2 = Newcomer
level-2-description = Plays almost every other turn at random.
level-3 = Beginner
level-3-description = Looks one turn ahead and overlooks a lot.
level-4 = Learner
level-4-description = Looks one turn ahead, with lapses.
level-5 = Player
level-5-description = Sees the reply, but not always what it is worth.
level-6 = Casual
level-6-description = Sees short threats, with lapses.
level-7 = Regular
level-7-description = Sees short combinations; its judgement wavers.
level-8 = Club player
level-8-description = Seldom gives anything away.
level-9 = Strong
level-9-description = Plans a little and punishes mistakes.
level-10 = Expert
level-10-description = Looks far ahead, within a second or two.
level-11 = Master
level-11-description = Thinks for up to two seconds.
level-12 = Full strength
level-12-description = Thinks for up to six seconds per turn.

notice-engine-failed = The engine could not make its turn. Take a turn back or reload the page.
`,C=`settings-title = Appearance and sound
settings-theme = Page
settings-themes-auto = Same as system
settings-themes-light = Light
settings-themes-dark = Dark
settings-palette = Board
settings-palettes-sage = Sage
settings-palettes-wood = Wood
settings-palettes-slate = Slate
settings-palettes-safe = Colour-blind safe
settings-contrast = High contrast
settings-coordinates = Coordinates beside the board
settings-motion = Animate moves
settings-turns = How turns are written
settings-turns-figurines = Figurines
settings-turns-letters = Letters
settings-turns-cells = Cells
settings-sound = Sounds
settings-letters = Single letters are keys of the table
settings-told = Say what the engine’s turns do
settings-rail = Phone sideways: panel on the left
settings-sets-wedges = Pieces of shogi and its relatives
settings-sets-discs = Pieces of xiangqi and its relatives
settings-set-characters = Characters
settings-set-international = Characters with moves
settings-set-pictures = Pictures
settings-boards = Boards of East Asian games
settings-boards-own = As at home
settings-boards-chequered = Chequered
`,ee=`# What every page shares.

site-home = Variorum, all games
site-parts = Site
site-games = Games
site-lobby = Lobby
site-analysis = Analysis
site-my-games = My games
site-to-login = Log in
site-line-lost = Connection lost. Trying again…
site-stale = Variorum has been updated. Please reload this page.
site-reload = Reload
site-language = Language
site-all-games = All games
site-lost-title = Page not found
site-lost = There is no page at this address.
site-cancel = Cancel
site-close-message = Close this message
site-coming = One moment…
site-try-again = Try again
site-unreachable = The server does not answer. Is Variorum still running?
site-logged-out = You are no longer logged in.
site-refused = The server refused the request ({ NUMBER($status, useGrouping: 0) }).
site-read-only = The site is under maintenance: you can look at everything, but nothing can be changed at the moment.
site-broken = Something went wrong on this page. Please reload it.
site-moved-on = The game has moved on in the meantime.
site-to-board = To the board
site-menu = Menu
site-close = Close
site-offline = You are offline. What you have read before can be read; games go on when the connection is back.
site-offline-works = Works offline
site-offline-nothing = Nothing yet: the rules of a game can be read offline once you have opened them.
`,te=`# Sides, pieces, and what a click can mean.

# $side is \`w\`, \`b\` or \`n\` (neutral). In games whose sides have other names it is \`red\` and \`black-of-red\`, or \`sente\` and \`gote\`.
# Messages that are given $side can write { side } for its name, or choose their own words by it.
side =
    { $side ->
        [w] White
        [b] Black
        [red] Red
        [black-of-red] Black
        [sente] Sente
        [gote] Gote
       *[n] Neutral
    }
words-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
words-piece = piece
# For a screen reader.
words-piece-of = { side } { $piece }
words-piece-on = { $piece } on { $cell }
words-castle-with = Castle with { $partner }
words-castle-to = Castle with { $partner }, to { $cell }
words-swap-with = Swap places with { $partner }
words-put-on = Place { $piece } on { $cell }
words-stay-on = Stay on { $cell } as this turn’s move
words-promote-to = Promote to { $piece }
words-do-not-promote = Do not promote
words-take-on = Capture on { $cell }
words-move-to = Move to { $cell }
# Follow one of the three above: “Move to e4 through e3”, “Promote to Queen directly”.
words-through = through { $cell }
words-through-exposed = through { $cell }, where it can be captured
words-directly = directly
words-put-down = Put it back down
words-pick-instead = Select { $piece } instead
words-turn-into = Promote { $piece } to { $other }
words-move-piece-to = Move { $piece } to { $cell }
words-thinking = { side } is thinking…
words-to-move = { side } to move
words-to-move-in-check = { side } to move, in check

# Numbers and times on their own.
words-number = { NUMBER($value) }
words-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
words-day = { DATETIME($at, dateStyle: "medium") }
words-time = { DATETIME($at, timeStyle: "short") }
`,w=class{constructor(e){this.value=e}valueOf(){return this.value}},T=class extends w{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},E=class extends w{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},D=class e extends w{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof w)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof w&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},O=100,ne=`⁨`,re=`⁩`;function ie(e,t,n){return n===t||n instanceof E&&t instanceof E&&n.value===t.value||t instanceof E&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function k(e,t,n){return t[n]?N(e,t[n].value):(e.reportError(RangeError(`No default`)),new T)}function A(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=j(e,i.value):n.push(j(e,i));return{positional:n,named:r}}function j(e,t){switch(t.type){case`str`:return t.value;case`num`:return new E(t.value,{minimumFractionDigits:t.precision});case`var`:return ae(e,t);case`mesg`:return oe(e,t);case`term`:return se(e,t);case`func`:return ce(e,t);case`select`:return le(e,t);default:return new T}}function ae(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new T(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new T(`$${t}`);if(n instanceof w)return n;switch(typeof n){case`string`:return n;case`number`:return new E(n);case`object`:if(D.supportsValue(n))return new D(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new T(`$${t}`)}}function oe(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new T(t);if(n){let i=r.attributes[n];return i?N(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new T(`${t}.${n}`))}return r.value?N(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new T(t))}function se(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new T(i);if(n){let t=a.attributes[n];if(t){e.params=A(e,r).named;let n=N(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new T(`${i}.${n}`)}e.params=A(e,r).named;let o=N(e,a.value);return e.params=null,o}function ce(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new T(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new T(`${t}()`);try{let t=A(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new T(`${t}()`)}}function le(e,{selector:t,variants:n,star:r}){let i=j(e,t);if(i instanceof T)return k(e,n,r);for(let t of n)if(ie(e,i,j(e,t.key)))return N(e,t.value);return k(e,n,r)}function M(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new T;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>O)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${O}`);r&&n.push(ne),n.push(j(e,i).toString(e)),r&&n.push(re)}return e.dirty.delete(t),n.join(``)}function N(e,t){return typeof t==`string`?e.bundle._transform(t):M(e,t)}var ue=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function P(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var F=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function de(e,t){let n=e[0];if(n instanceof T)return new T(`NUMBER(${n.valueOf()})`);if(n instanceof E)return new E(n.valueOf(),{...n.opts,...P(t,F)});if(n instanceof D)return new E(n.toNumber(),{...P(t,F)});throw TypeError(`Invalid argument to NUMBER`)}var fe=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function pe(e,t){let n=e[0];if(n instanceof T)return new T(`DATETIME(${n.valueOf()})`);if(n instanceof D||n instanceof E)return new D(n,P(t,fe));throw TypeError(`Invalid argument to DATETIME`)}var I=new Map;function me(e){let t=Array.isArray(e)?e.join(` `):e,n=I.get(t);return n===void 0&&(n=new Map,I.set(t,n)),n}var L=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:de,DATETIME:pe,...t},this._useIsolating=n,this._transform=r,this._intls=me(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new ue(this,n,t);try{return M(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new T().toString(r);throw e}}},R=/^(-?[a-zA-Z][\w-]*) *= */gm,z=/\.([a-zA-Z][\w-]*) *= */y,he=/\*?\[/y,B=/(-?[0-9]+(?:\.([0-9]+))?)/y,ge=/([a-zA-Z][\w-]*)/y,V=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,_e=/^[A-Z][A-Z0-9_-]*$/,H=/([^{}\n\r]+)/y,ve=/([^\\"\n\r]*)/y,U=/\\([\\"])/y,W=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,ye=/^\n+/,G=/ +$/,be=/ *\r?\n/g,xe=/( *)$/,Se=/{\s*/y,K=/\s*}/y,Ce=/\[\s*/y,we=/\s*] */y,Te=/\s*\(\s*/y,Ee=/\s*->\s*/y,De=/\s*:\s*/y,Oe=/\s*,?\s*/y,ke=/\s+/y,q=class{constructor(e){this.body=[],R.lastIndex=0;let t=0;for(;;){let n=R.exec(e);if(n===null)break;t=R.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(z);){let t=o(z),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(H)&&(r=o(H)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,ye),u([i],i.length)):r?S(r,G):null}function u(r=[],i){for(;;){if(n(H)){r.push(o(H));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,G));let c=[];for(let e of r)e instanceof J&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Se,SyntaxError);let e=f();if(i(K))return e;if(i(Ee)){let t=h();return i(K,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(V)){let[,e,t,n=null]=a(V);if(e===`$`)return{type:`var`,name:t};if(i(Te)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(_e.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Oe)}}function m(){let e=f();return e.type===`mesg`&&i(De)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(he);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(Ce,SyntaxError);let e;return e=n(B)?v():{type:`str`,value:o(ge)},i(we,SyntaxError),e}function _(){if(n(B))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(B),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(ve),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(U))return o(U);if(n(W)){let[,e,t]=a(W),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(ke),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return C(e.slice(n,t))}return e[t-1]===` `&&C(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function C(e){let t=e.replace(be,`
`),n=xe.exec(e)[1].length;return new J(t,n)}}},J=class{constructor(e,t){this.value=e,this.length=t}},Ae=Object.assign({"../../../locales/de/language.ftl":`language-name = Deutsch
language-dates = de-DE
`,"../../../locales/en/language.ftl":`# What the language calls itself, for the menu of languages.
language-name = English
# The locale (BCP 47) that numbers, dates, lists and plural forms follow.
language-dates = en-GB
`,"../../../locales/fr/language.ftl":`language-name = Français
language-dates = fr-FR
`}),Y=e=>/\/locales\/([^/]+)\//.exec(e)?.[1]??``;function je(e,t){let n=new L(e);n.addResource(new q(t));let r=t=>{let r=n.getMessage(t)?.value;return r?n.formatPattern(r):e};return{name:r(`language-name`),locale:r(`language-dates`)}}var X=new Map(Object.entries(Ae).map(([e,t])=>[Y(e),je(Y(e),t)])),Z=a(`en`),Me=e=>X.get(e)?.locale??e;function Ne(e){let t=[...X.keys()];for(let n of e.map(e=>e.toLowerCase())){let[e]=n.split(`-`),r=t.find(e=>e.toLowerCase()===n)??t.find(t=>t.toLowerCase()===e);if(r!==void 0)return r}return`en`}var Pe={"white-black":{},"red-black":{w:`red`,b:`black-of-red`},"sente-gote":{w:`sente`,b:`gote`}},Fe=a(`white-black`),Q=a(null);function Ie(e,t){return Pe[t][e]??e}var Le=e=>e===`w`||e===`b`||e===`n`;function Re(e){let n=Q.value;return n===null?e:e.replace(/\b[a-z]\d{1,2}\b/g,e=>{let r=t(n,e);return(r&&i(n,r))??e})}function ze(e){let t=Q.value;return t===null||e.includes(`/`)?e:n(t,e)}var Be=/^[a-z]\d{1,2}$/,Ve=[`side`,`winner`];function He(e){let t=Fe.value;if(!e||t===`white-black`&&Q.value===null)return e;let n={...e};for(let[r,i]of Object.entries(e))Ve.includes(r)&&Le(i)?n[r]=Ie(i,t):typeof i==`string`&&Be.test(i)&&(n[r]=Re(i));return n}function Ue(t){e(()=>{let e=(e,t)=>{Fe.value=e,Q.value=t,document.documentElement.dataset.sides=e};return e(t.sides??`white-black`,(t.style?.coordinates??`letters`)===`letters`?null:t),()=>e(`white-black`,null)},[t.id])}var We=`language`,Ge=Object.assign({"../../../locales/en/endings.ftl":o,"../../../locales/en/site/account.ftl":s,"../../../locales/en/site/analysis.ftl":c,"../../../locales/en/site/board.ftl":l,"../../../locales/en/site/command.ftl":u,"../../../locales/en/site/editor.ftl":d,"../../../locales/en/site/gallery.ftl":f,"../../../locales/en/site/games.ftl":p,"../../../locales/en/site/guide.ftl":m,"../../../locales/en/site/help.ftl":h,"../../../locales/en/site/learn.ftl":g,"../../../locales/en/site/lobby.ftl":_,"../../../locales/en/site/new-game.ftl":v,"../../../locales/en/site/play.ftl":y,"../../../locales/en/site/puzzles.ftl":b,"../../../locales/en/site/rules.ftl":x,"../../../locales/en/site/server.ftl":S,"../../../locales/en/site/settings.ftl":C,"../../../locales/en/site/site.ftl":ee,"../../../locales/en/site/words.ftl":te}),Ke=Object.assign({"../../../locales/de/endings.ftl":()=>r(()=>import(`./de.js`).then(e=>e.x).then(e=>e.default),__vite__mapDeps([0,1])),"../../../locales/de/errors.ftl":()=>r(()=>import(`./de.js`).then(e=>e.b).then(e=>e.default),__vite__mapDeps([0,1])),"../../../locales/de/site/account.ftl":()=>r(()=>import(`./de.js`).then(e=>e.y).then(e=>e.default),__vite__mapDeps([0,1])),"../../../locales/de/site/analysis.ftl":()=>r(()=>import(`./de.js`).then(e=>e.v).then(e=>e.default),__vite__mapDeps([0,1])),"../../../locales/de/site/board.ftl":()=>r(()=>import(`./de.js`).then(e=>e._).then(e=>e.default),__vite__mapDeps([0,1])),"../../../locales/de/site/command.ftl":()=>r(()=>import(`./de.js`).then(e=>e.g).then(e=>e.default),__vite__mapDeps([0,1])),"../../../locales/de/site/editor.ftl":()=>r(()=>import(`./de.js`).then(e=>e.h).then(e=>e.default),__vite__mapDeps([0,1])),"../../../locales/de/site/gallery.ftl":()=>r(()=>import(`./de.js`).then(e=>e.m).then(e=>e.default),__vite__mapDeps([0,1])),"../../../locales/de/site/games.ftl":()=>r(()=>import(`./de.js`).then(e=>e.p).then(e=>e.default),__vite__mapDeps([0,1])),"../../../locales/de/site/guide.ftl":()=>r(()=>import(`./de.js`).then(e=>e.f).then(e=>e.default),__vite__mapDeps([0,1])),"../../../locales/de/site/help.ftl":()=>r(()=>import(`./de.js`).then(e=>e.d).then(e=>e.default),__vite__mapDeps([0,1])),"../../../locales/de/site/learn.ftl":()=>r(()=>import(`./de.js`).then(e=>e.u).then(e=>e.default),__vite__mapDeps([0,1])),"../../../locales/de/site/lobby.ftl":()=>r(()=>import(`./de.js`).then(e=>e.l).then(e=>e.default),__vite__mapDeps([0,1])),"../../../locales/de/site/new-game.ftl":()=>r(()=>import(`./de.js`).then(e=>e.c).then(e=>e.default),__vite__mapDeps([0,1])),"../../../locales/de/site/play.ftl":()=>r(()=>import(`./de.js`).then(e=>e.s).then(e=>e.default),__vite__mapDeps([0,1])),"../../../locales/de/site/puzzles.ftl":()=>r(()=>import(`./de.js`).then(e=>e.o).then(e=>e.default),__vite__mapDeps([0,1])),"../../../locales/de/site/rules.ftl":()=>r(()=>import(`./de.js`).then(e=>e.a).then(e=>e.default),__vite__mapDeps([0,1])),"../../../locales/de/site/server.ftl":()=>r(()=>import(`./de.js`).then(e=>e.i).then(e=>e.default),__vite__mapDeps([0,1])),"../../../locales/de/site/settings.ftl":()=>r(()=>import(`./de.js`).then(e=>e.r).then(e=>e.default),__vite__mapDeps([0,1])),"../../../locales/de/site/site.ftl":()=>r(()=>import(`./de.js`).then(e=>e.n).then(e=>e.default),__vite__mapDeps([0,1])),"../../../locales/de/site/words.ftl":()=>r(()=>import(`./de.js`).then(e=>e.t).then(e=>e.default),__vite__mapDeps([0,1])),"../../../locales/fr/endings.ftl":()=>r(()=>import(`./fr.js`).then(e=>e.x).then(e=>e.default),__vite__mapDeps([2,1])),"../../../locales/fr/errors.ftl":()=>r(()=>import(`./fr.js`).then(e=>e.b).then(e=>e.default),__vite__mapDeps([2,1])),"../../../locales/fr/site/account.ftl":()=>r(()=>import(`./fr.js`).then(e=>e.y).then(e=>e.default),__vite__mapDeps([2,1])),"../../../locales/fr/site/analysis.ftl":()=>r(()=>import(`./fr.js`).then(e=>e.v).then(e=>e.default),__vite__mapDeps([2,1])),"../../../locales/fr/site/board.ftl":()=>r(()=>import(`./fr.js`).then(e=>e._).then(e=>e.default),__vite__mapDeps([2,1])),"../../../locales/fr/site/command.ftl":()=>r(()=>import(`./fr.js`).then(e=>e.g).then(e=>e.default),__vite__mapDeps([2,1])),"../../../locales/fr/site/editor.ftl":()=>r(()=>import(`./fr.js`).then(e=>e.h).then(e=>e.default),__vite__mapDeps([2,1])),"../../../locales/fr/site/gallery.ftl":()=>r(()=>import(`./fr.js`).then(e=>e.m).then(e=>e.default),__vite__mapDeps([2,1])),"../../../locales/fr/site/games.ftl":()=>r(()=>import(`./fr.js`).then(e=>e.p).then(e=>e.default),__vite__mapDeps([2,1])),"../../../locales/fr/site/guide.ftl":()=>r(()=>import(`./fr.js`).then(e=>e.f).then(e=>e.default),__vite__mapDeps([2,1])),"../../../locales/fr/site/help.ftl":()=>r(()=>import(`./fr.js`).then(e=>e.d).then(e=>e.default),__vite__mapDeps([2,1])),"../../../locales/fr/site/learn.ftl":()=>r(()=>import(`./fr.js`).then(e=>e.u).then(e=>e.default),__vite__mapDeps([2,1])),"../../../locales/fr/site/lobby.ftl":()=>r(()=>import(`./fr.js`).then(e=>e.l).then(e=>e.default),__vite__mapDeps([2,1])),"../../../locales/fr/site/new-game.ftl":()=>r(()=>import(`./fr.js`).then(e=>e.c).then(e=>e.default),__vite__mapDeps([2,1])),"../../../locales/fr/site/play.ftl":()=>r(()=>import(`./fr.js`).then(e=>e.s).then(e=>e.default),__vite__mapDeps([2,1])),"../../../locales/fr/site/puzzles.ftl":()=>r(()=>import(`./fr.js`).then(e=>e.o).then(e=>e.default),__vite__mapDeps([2,1])),"../../../locales/fr/site/rules.ftl":()=>r(()=>import(`./fr.js`).then(e=>e.a).then(e=>e.default),__vite__mapDeps([2,1])),"../../../locales/fr/site/server.ftl":()=>r(()=>import(`./fr.js`).then(e=>e.i).then(e=>e.default),__vite__mapDeps([2,1])),"../../../locales/fr/site/settings.ftl":()=>r(()=>import(`./fr.js`).then(e=>e.r).then(e=>e.default),__vite__mapDeps([2,1])),"../../../locales/fr/site/site.ftl":()=>r(()=>import(`./fr.js`).then(e=>e.n).then(e=>e.default),__vite__mapDeps([2,1])),"../../../locales/fr/site/words.ftl":()=>r(()=>import(`./fr.js`).then(e=>e.t).then(e=>e.default),__vite__mapDeps([2,1]))});function qe(e,t){let n=new L(Me(e),{useIsolating:!1});for(let e of t)n.addResource(new q(e));return n}var $=qe(`en`,Object.values(Ge)),Je=a($);async function Ye(e){if(e===`en`)return $;let t=Object.entries(Ke).filter(([t])=>Y(t)===e);return qe(e,await Promise.all(t.map(([,e])=>e())))}function Xe(e,t){let n=He(t);for(let t of[Je.value,$]){let r=t.getMessage(e)?.value;if(!r)continue;let i=[],a=t.formatPattern(r,n,i);if(i.length===0)return a}return null}function Ze(e,...[t]){return Xe(e,t)??e}async function Qe(e){let t=await Ye(e);Z.value=e,Je.value=t,document.documentElement.lang=e}async function $e(e){await Qe(e);try{localStorage.setItem(We,e)}catch{}}async function et(){let e=null;try{e=localStorage.getItem(We)}catch{}await Qe(e!==null&&X.has(e)?e:Ne(navigator.languages)).catch(()=>void 0)}export{Ie as a,ze as c,Me as d,Ze as i,X as l,$e as n,Ue as o,et as r,Re as s,Xe as t,Z as u};