# Ce que fait un coup, ce que ferait l’autre camp, et pourquoi le moteur préfère un coup. Explication des variables : voir le fichier anglais.

effect-sentences = { LIST($sentences, type: "sentences") }
effect-quiet = Un coup tranquille : il ne prend rien et n’attaque rien de nouveau.
effect-captures = { $bargain ->
        [free] Gagne { PIECE($piece, article: "definite") } en { $cell }.
        [gains] Prend { PIECE($piece, article: "definite") } en { $cell }, ce qui vaut plus que ce qui peut être repris.
        [explodes] Fait sauter { PIECE($piece, article: "definite") } en { $cell }.
        [even] Prend { PIECE($piece, article: "definite") } en { $cell } et peut être repris.
       *[loses] Prend { PIECE($piece, article: "definite") } en { $cell }, mais perd davantage.
    }
# $pieces: the pieces besides the captured one, with their cells
effect-explodes = L’explosion emporte : { LIST($pieces) }.
effect-perishes = { $remains ->
        [neutral] { CAPITAL(PIECE($piece, article: "definite")) } en { $cell } devient { PIECE($neutral, article: "indefinite") }.
       *[nothing] { CAPITAL(PIECE($piece, article: "definite")) } en { $cell } quitte aussi le plateau.
    }
effect-turns-over = Fait changer de camp : { LIST($pieces) }.
effect-promotes = { $back ->
        [true] { CAPITAL(PIECE($piece, article: "definite")) } en { $cell } devient une pièce perdue, qui revient ainsi : { PIECE($into) }.
       *[false] { CAPITAL(PIECE($piece, article: "definite")) } en { $cell } se transforme : { PIECE($into) }.
    }
effect-check = Donne échec : { LIST($pieces) }.
effect-answers-check = Pare l’échec.
effect-freezes = { COUNT($guards) ->
        [0] Ces pièces ne peuvent plus bouger : { LIST($kinds) }.
       *[other] Sans { LIST($guards, type: "or", article: "definite") }, ces pièces ne peuvent plus bouger : { LIST($kinds) }.
    }
effect-frees = Ces pièces peuvent de nouveau bouger : { LIST($kinds) }.
effect-attacks = Attaque : { LIST($pieces) }.
effect-opens = Ouvre une attaque : { LIST($pieces) }.
effect-uncovers = Plus assez protégé : { LIST($pieces) }.
effect-saves = Désormais en sécurité : { LIST($pieces) }.
effect-drops = Parachute { PIECE($piece, article: "definite") } en { $cell }.
effect-castles = Roque.
effect-swaps = Deux pièces échangent leurs places : { LIST($pieces) }.
effect-moves-neutral = Déplace { PIECE($piece, article: "definite") } de { $from } à { $to }.
effect-swaps-neutral = { CAPITAL(PIECE($piece, article: "definite")) } échange sa place avec une autre pièce et se trouve maintenant en { $to }.
effect-places-neutral = Pose { PIECE($piece, article: "definite") } en { $to }.
effect-stays = La pièce en { $cell } reste où elle est.
effect-makes-room = Donne plus de liberté aux pièces : { $more } coups de plus.

reason-wins-in = Gagne de force en { $turns } coups.
reason-stops-win = Sans cela, l’adversaire pourrait gagner au coup suivant.
reason-only-turn = Tout autre coup perd de force{ $turns ->
        [1] {" "}aussitôt
       *[other] {" "}en { $turns } coups au plus
    }.
reason-wins-piece = Prépare le gain, en { $turns } coups, de la pièce en { $cell } : { PIECE($piece) }.
reason-prefers = Le moteur le préfère de { $pawns },{ $tenths } { $pawns ->
        [one] pion
       *[other] pions
    }.
reason-nothing-better = Le moteur ne trouve rien de mieux.
