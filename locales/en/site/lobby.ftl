lobby-title = Lobby · Variorum
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
