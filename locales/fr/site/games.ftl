# Listes de parties en cours.

games-title = Mes parties · Variorum
games-heading = Mes parties
games-none = Vous n’avez pas encore joué ici.
games-find = Trouver un jeu
games-nameless = Ces parties sont liées à ce navigateur. Avec un compte, vous les retrouvez partout.
games-analyse = Analyser cette partie ({ $game })
games-your-turn = À vous de jouer
games-their-turn = À l’adversaire de jouer
games-waiting = En attente d’un adversaire
games-going = En cours
games-over = Terminée
games-verdict-won = Gagnée
games-verdict-lost = Perdue
games-verdict-drawn = Nulle
games-one-screen = Les deux camps sur un écran
games-sections-turn = À vous de jouer
games-sections-other = À l’adversaire de jouer
games-sections-waiting = En attente d’un adversaire
games-sections-ended = Terminées
games-against = contre { $name }
games-pair = { $white } – { $black }
