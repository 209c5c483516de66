# Ce que `variorum solve` dit des énoncés et des problèmes fautifs.

## Ce qui ne va pas dans un énoncé

stipulation-too-long = un énoncé a au plus { $most } caractères
stipulation-unreadable = « { $text } » n’est pas un énoncé ; un énoncé s’écrit comme #3, h#2.5, s#4, ser-h#7, x[Q]2, win 3 ou pg 4.0
stipulation-no-turns = le nombre de coups doit être d’au moins 1, ou de 0.5 si les camps s’aident
stipulation-too-many-turns = le nombre de coups ne peut dépasser { $most }
stipulation-half-turn = les demi-coups n’existent que si les camps s’aident et dans les parties justificatives
stipulation-help-self-too-short = un aidé inverse demande au moins un coup de chaque camp
stipulation-no-series = ce genre de jeu n’existe pas en série
stipulation-turns-in-a-row = il n’y a pas de problèmes pour un jeu où un joueur a plusieurs coups de suite
stipulation-no-cell = l’échiquier n’a pas de case « { $cell } »
stipulation-no-piece = le jeu n’a pas de pièce « { $piece } »
stipulation-no-reason = « { $reason } » n’est pas une fin qui se voit sur l’échiquier
stipulation-no-royal = ce jeu n’a pas de pièce royale, donc ni échec ni mat ; son but est « win »
stipulation-over = la partie est finie dans cette position
stipulation-wrong-side = après ce nombre de coups, ce serait à l’autre camp de jouer dans la position

## Pourquoi un problème d’un fichier n’a pas été confirmé

unverified-no-problem = la ligne n’est pas un problème : { $detail }
unverified-no-game = jeu indisponible : { $detail }
unverified-position = ce n’est pas une position du jeu : { LIST($position, type: "errors") }
unverified-stipulation = énoncé fautif : { LIST($stipulation, type: "errors") }
unverified-early = la recherche s’est terminée trop tôt
unverified-nothing = le problème ne dit rien de ses solutions : il n’a ni `keys`, ni `among`, ni `lines`, ni `solutions`
unverified-count = solutions attendues : { $expected } ; trouvées : { $found }
unverified-missing = introuvables : { $missing }
unverified-unexpected = trouvées en plus : { $unexpected }
unverified-differ = introuvables : { $missing } ; trouvées en plus : { $unexpected }

## Ce qui ne va pas dans une énigme

puzzle-no-puzzle = la ligne n’est pas une énigme : { $detail }
puzzle-position = ce n’est pas une position du jeu : { LIST($position, type: "errors") }
puzzle-over = dans cette position, la partie est terminée
puzzle-stipulation = « { $stipulation } » n’est pas un but d’énigme ; les buts sont win N et save N, avec N de 1 à { $most }
puzzle-id = l’identifiant de cette énigme est « { $expected } », et non « { $id } »
puzzle-length = la suite a { $found } coups au lieu de { $expected }
puzzle-turn = coup { $number } de la suite : { $turn }
puzzle-ends-early = la partie est terminée avant le coup { $number } de la suite
puzzle-not-won = la suite ne se termine pas par un gain du camp qui commence
puzzle-lost = après ce coup, la partie est perdue
puzzle-theme = il n’y a pas de thème « { $theme } »
puzzle-rating = la cote est { $rating } ; les cotes vont de { $least } à { $most }
puzzle-twice = l’énigme se trouve déjà à la ligne { $line }

## Pourquoi une énigme n’est pas ce que dit son fichier

unconfirmed-unreached = au coup { $number } de la suite, aucun coup n’atteint le but
unconfirmed-other = au coup { $number } de la suite, « { $turn } » atteint aussi le but, ou l’atteint seul
unconfirmed-sooner = au coup { $number } de la suite, le gain demande moins de coups
unconfirmed-themes = les thèmes de la suite sont : { $themes }
unconfirmed-early = la recherche s’est terminée avant la fin
