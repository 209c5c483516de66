gallery-title = Variorum: chess variants that other programs cannot play
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
