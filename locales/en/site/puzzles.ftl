# Puzzles, and one’s own mistakes as puzzles.

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
