# Lists of games in progress.

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
