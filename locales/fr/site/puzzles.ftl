puzzles-title = Exercices · Variorum
puzzles-page-title = Exercice : { $game } · Variorum
puzzles-heading = Exercices
puzzles-lead = Des positions où une seule voie gagne, ou un seul coup sauve la partie.
puzzles-fetching = Recherche d’un exercice…
puzzles-missing = Aucun exercice trouvé
puzzles-none = Ce serveur n’a pas encore d’exercices.
puzzles-of = Exercice : { $game }
puzzles-daily = Exercice du jour
puzzles-daily-of = { $game } : { $aim }.
puzzles-win =
    { $count ->
        [one] { side } : gagner en un coup
       *[other] { side } : gagner en { $count } coups
    }
puzzles-save =
    { $count ->
        [one] Trouvez le seul coup qui évite une perte immédiate ({ side })
       *[other] Trouvez le seul coup qui empêche l’adversaire ({ side }) de gagner en { $count } coups
    }
puzzles-daily-solve = Résoudre
puzzles-daily-again = Revoir
puzzles-daily-done = Résolu aujourd’hui
puzzles-game = Jeu
puzzles-any-game = Tous les jeux
puzzles-theme = Thème
puzzles-any-theme = Tous les thèmes
puzzles-theme-count = { $theme } ({ $count })
puzzles-start = Commencer
puzzles-standing = Vos résultats
puzzles-by-game = Par jeu
puzzles-count =
    { $count ->
        [one] { $count } exercice
       *[other] { $count } exercices
    }
puzzles-your-rating = Votre classement : { NUMBER($rating, useGrouping: 0) }.
puzzles-your-rating-about = Votre classement : environ { NUMBER($rating, useGrouping: 0) }.
puzzles-your-record = Résolus au premier essai : { $solved } sur { $attempts }.
puzzles-log-in = Sans compte, les exercices ne sont pas classés, et seul ce navigateur s’en souvient.
puzzles-run = Résolus à la suite
puzzles-days = Jours de suite avec l’exercice du jour
puzzles-streak = { $now } (record : { $best })
puzzles-all = Tous les exercices
puzzles-of-game = Exercices
puzzles-rating = Classement { NUMBER($rating, useGrouping: 0) }
puzzles-right = Juste. Réponse ({ side }) : { $turn }.
puzzles-solved = Résolu.
puzzles-solved-late = Résolu, mais pas au premier essai.
puzzles-wrong = Ce n’est pas { $turn }. Essayez encore.
puzzles-shown = La solution : { $line }
puzzles-hint-cell = C’est la pièce en { $cell } qui joue.
puzzles-hint-hand = C’est une pièce en main qui joue : { $piece }.
puzzles-rated = Votre classement : { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) } ({ $change })
puzzles-rated-before = Vous aviez déjà essayé cet exercice : votre classement reste le même.
puzzles-unrated = Non classé : vous n’êtes pas connecté.
puzzles-themes = Thèmes : { $themes }
puzzles-source = Source : { $source }
puzzles-source-self-play = une partie du moteur contre lui-même, coup { $turn }
puzzles-source-endings = une finale du moteur contre lui-même, coup { $turn }
puzzles-source-training = une partie dont le moteur a appris, coup { $turn }
puzzles-source-problems = une suite d’un problème composé, coup { $turn }
puzzles-source-records = { $file }, coup { $turn }
puzzles-source-beside = { $source }, après une autre réponse
puzzles-source-changed = { $source }, avec des pièces modifiées
puzzles-hint = Indice
puzzles-give-up = Montrer la solution
puzzles-counts = Compte comme non résolu si c’est votre premier essai
puzzles-skip = Un autre
puzzles-next = Exercice suivant
puzzles-again = Recommencer

puzzles-theme-capture = prise
puzzles-theme-check = échec
puzzles-theme-quiet = coup tranquille
puzzles-theme-sacrifice = sacrifice de pièce
puzzles-theme-zugzwang = zugzwang (obligation de jouer)
puzzles-theme-drop = parachutage
puzzles-theme-promotion = promotion de la pièce jouée
puzzles-theme-promotion-elsewhere = promotion d’une autre pièce
puzzles-theme-second-part = seconde partie d’un coup
puzzles-theme-relay = pièces neutres
puzzles-theme-level-change = changement de niveau
puzzles-theme-castling = roque
puzzles-theme-en-passant = prise en passant
puzzles-theme-swap = échange de places
puzzles-theme-gate = entrée depuis la main
puzzles-theme-save = seul coup
puzzles-theme-long = longue suite

mistakes-heading = Erreurs
mistakes-lead = Trouvez de meilleurs coups que ceux de la partie. Le moteur évalue d’abord toute la partie.
mistakes-find = Chercher les erreurs
mistakes-finding = Évaluation de la position { $done } sur { $all }…
mistakes-own = Rejouer vos erreurs ({ $count })
mistakes-of = Rejouer les erreurs : { side } ({ $count })
mistakes-none = Aucune erreur trouvée.
mistakes-title = Erreurs : { $game }
mistakes-task = Coup joué ici ({ side }) : { $turn }. Trouvez mieux.
mistakes-count = Erreur { $at } sur { $of }
mistakes-judging = Le moteur examine { $turn }…
mistakes-right = { $turn } est meilleur.
mistakes-wrong = { $turn } n’est pas meilleur. Essayez encore.
mistakes-shown = Un bon coup : { $turn }
mistakes-show = Montrer un bon coup
mistakes-next = Erreur suivante
mistakes-last = Retour à la partie
mistakes-leave = Arrêter
