# The game page.

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
