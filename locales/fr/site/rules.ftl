rules-title = Règles : { $name } · Variorum
rules-plain-title = Règles · Variorum
rules-fetching = Chargement des règles…
rules-missing = Il n’y a pas de règles ici
rules-contents = Sur cette page
rules-pieces = Pièces et symboles
rules-neutrals = Pièces neutres
rules-rulings = Interprétations
rules-rulings-lead = Ce qui a été décidé quand le texte de l’inventeur se tait ou se contredit.
rules-sources = Sources
rules-royal = royale
rules-hexagons = { $cells } hexagones
rules-size =
    { $pieces ->
        [one] { $size } · { $pieces } pièce
       *[other] { $size } · { $pieces } pièces
    }
rules-size-with-neutral =
    { $pieces ->
        [one] { $size } · { $pieces } pièce et { NUMBER($neutral) } neutres
       *[other] { $size } · { $pieces } pièces et { NUMBER($neutral) } neutres
    }
rules-play-this = Jouer à ce jeu
rules-start = Position de départ
rules-rings = Les traits doubles marquent les anneaux : un pas au-delà mène sur une colonne d’un autre anneau. Un court trait double sous une colonne veut dire la même chose pour le pas vers l’étage suivant.
rules-regions = Les traits fins sont des frontières que certaines pièces ne peuvent pas franchir ; la description de chaque pièce le précise.

endings-title = Les pièces qui gagnent seules
endings-lead = Une pièce et la pièce royale contre une pièce royale seule, sur toutes les positions, si les deux camps jouent au mieux.
endings-piece = Pièce
endings-to-move = Gagne, au trait
endings-waiting = Gagne, l’autre camp au trait
endings-longest-title = Gain le plus long
endings-longest =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
endings-never = jamais
endings-share = { NUMBER($percent, maximumFractionDigits: 2) } %
