# Ce que le moteur et les règles montrent à la table et sur les plateaux d’analyse.

help-tools = Aide pour cette position
help-hint = Conseil
help-why = Pourquoi ?
help-threats = Menaces
help-thinking = Le moteur cherche un coup…
help-piece = Conseil : { $piece } en { $cell }.
help-drop = Conseil : parachuter { $piece }.
help-threatened = Menaces :
help-no-threats = Rien n’est menacé.
keys-hint = conseil : la pièce, puis le chemin et la raison
keys-threats = montrer ce que menace l’autre camp

exact-draw = Nulle, si les deux camps jouent au mieux
exact-coming = La table de finales de ces pièces est en cours de calcul …
exact-turns = Ce que donnent les coups
exact-winning =
    { $count ->
        [one] { $count } coup gagne
       *[other] { $count } coups gagnent
    }
exact-drawing =
    { $count ->
        [one] { $count } coup annule
       *[other] { $count } coups annulent
    }
exact-losing =
    { $count ->
        [one] { $count } coup perd
       *[other] { $count } coups perdent
    }
exact-unknown =
    { $count ->
        [one] { $count } coup mène là où aucune table ne répond
       *[other] { $count } coups mènent là où aucune table ne répond
    }
exact-turn-wins = gagne en { $count }
exact-turn-draws = annule
exact-turn-loses = perd en { $count }
exact-play = Jouer le coup { $turn } : { $words }
help-exact = Résultat exact
