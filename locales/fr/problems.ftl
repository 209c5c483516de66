# Ce que `variorum solve` dit des énoncés et des problèmes fautifs.

## Ce qui ne va pas dans un énoncé

stipulation-too-long = un énoncé a au plus { $most } caractères
stipulation-unreadable = « { $text } » n’est pas un énoncé ; un énoncé s’écrit comme #3, h#2.5, s#4, ser-h#7, x[Q]2, win 3 ou pg 4.0
stipulation-no-turns = le nombre de coups doit être d’au moins 1, ou de 0.5 si les camps s’aident
stipulation-too-many-turns = le nombre de coups ne peut dépasser { $most }
stipulation-half-turn = les demi-coups n’existent que si les camps s’aident et dans les parties justificatives
stipulation-help-self-too-short = un aidé inverse demande au moins un coup de chaque camp
stipulation-no-series = ce genre de jeu n’existe pas en série
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
