# What went wrong: one message for each error code of the server.

error-bad-request = This request makes no sense.
error-impossible = That is not possible here.
error-login-needed = Please log in first.
error-forbidden = That is not allowed here.
error-not-found = There is nothing here.
error-no-method = This address does not accept this kind of request.
error-too-slow = The request did not arrive in time.
error-too-large = The request is too large.
error-not-json = The request must be of type application/json.
error-too-many-requests = Too many requests. Please wait a moment.
error-internal = Something went wrong on the server.
error-busy = The server is busy. Please try again in a moment.
error-storage-full = The server’s disk is full. Nothing was changed. Please try again later.
error-storage-disk = The server’s disk has a fault. Nothing was changed. Please try again later.
error-storage-read-only = The server’s database accepts no changes at the moment.
error-storage-damaged = The server’s database is damaged. The operator has to repair it.
error-storage-locked = Another program has locked the server’s database. Please try again in a few seconds.
error-storage-unreachable = The server’s database does not answer. Please check in a few seconds before you try again.
error-read-only = The site is under maintenance: you can look at everything, but nothing can be changed at the moment.
error-network-blocked = The operator of this site has blocked your network.

error-no-session = There is no such game.
error-old-rules = This game was played under older rules and can no longer be opened.
error-game-gone = The rules of this game are no longer on this server. It can be opened again once they are back.
error-moved-on = The game has moved on in the meantime.
error-illegal-turn = This turn is not legal.
error-game-over = The game is over.
error-not-over = The game is not over yet.
error-not-your-turn = It is the other side’s turn.
error-engines-turn = It is the engine’s turn.
error-seat-free = A seat is still free: wait until somebody joins.
error-seat-taken = Both seats are taken. You can watch.
error-seated = You already have a seat in this game.
error-no-seat = You have no seat in this game.
error-invitation-needed = This game is private: to play, open the invitation you were sent.
error-blocked = You cannot play each other: one of you has blocked the other.
error-time-over = Your time has run out.
error-begun = The game has begun: you can resign, but no longer call it off.
error-no-offer = This offer no longer stands.
error-declined = This was declined: make a turn before you offer it again.
error-no-claim = There are no grounds for a draw.
error-nothing-to-take-back = There is no turn to take back.
error-rated = Turns cannot be taken back in a rated game.
error-engine-declines = The engine does not agree to draws.

error-no-game = There is no such game.
error-bad-position = This is not a position of this game.
error-rated-needs-login = This game is rated: log in to play.
error-rated-terms = Rated games need a human opponent, a clock and the usual start position.
error-too-many-challenges = You have enough open challenges. Withdraw one first.
error-full = The server is full. Please try again later.

error-chat-empty = Write something.
error-chat-too-long = This message is too long.
error-chat-too-fast = Not so fast: wait a few seconds.
error-chat-closed = The chat of this game is closed.
error-link-needed = Only people with the spectators’ link can chat about this game. A player can give it to you.
error-chat-too-new = You have only just arrived: watch for a minute before you write, or log in.
error-no-cookie = Your browser sent no cookie: reload the page to write.

error-wrong-password = The name or the password is wrong.
error-too-many-attempts = Too many attempts. Please wait five minutes.
error-too-many-accounts = Too many accounts were created from here. Please wait a few minutes.
error-name-taken = This name, or one that looks the same, is already taken.
error-name-length = A name has 3 to 20 characters.
error-name-letters = A name consists of letters from A to Z, digits, “-” and “_”, and begins with a letter or a digit.
error-name-reserved = This name is reserved. Please choose another one.
error-password-length = A password has 8 to 200 characters.
error-password-easy = This password is too easy to guess.
error-account-locked = This account is locked. Please ask the operator of this site.
error-no-player = There is no player with this name.

error-record-too-large = This game has too many turns or variations for a file.

error-no-line = There is no such message, or it is too old.
error-report-unclear = A report names either a player or a message, and has at most 500 characters.
error-too-many-reports = You have sent enough reports for now. Thank you!
error-too-many-blocks = You can block at most 500 players.

error-too-many-analyses = Too many analyses are running from your address. Please stop one of them.
error-engine-busy = Too many people are asking the engine. Please try again in a minute.
error-too-many-sockets = Too many windows are open from your address. Please close some.
error-closing = The server is shutting down.
