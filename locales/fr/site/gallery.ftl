gallery-title = Variorum : les variantes d’échecs que les autres programmes ne jouent pas
gallery-heading = Les échecs, et tout ce qu’ils auraient pu être
gallery-lead = Des plateaux de 512 cases au plus. Des pierres qui bloquent, des relais qui dévient, des portes qui avalent un coup et le font ressortir ailleurs. Choisissez un jeu et affrontez le moteur, une personne au loin ou quelqu’un à côté de vous.
gallery-search = Rechercher un jeu
gallery-search-all = Rechercher parmi { NUMBER($count) } jeux
gallery-fetching = Chargement des jeux…
gallery-found =
    { $count ->
        [one] { $count } jeu trouvé
       *[other] { $count } jeux trouvés
    }
gallery-none = Aucun jeu ne correspond à « { $query } ».
gallery-play = Jouer
gallery-play-game = Jouer à { $name }
gallery-rules = Règles
gallery-rules-of = Règles : { $name }
gallery-other-family = Autres jeux
gallery-cells =
    { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }
gallery-pieces =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
gallery-pieces-and-neutral = { NUMBER($count) } pièces, { NUMBER($neutral) } neutres
gallery-go-on = Reprendre une partie
gallery-show-more = Afficher { NUMBER($count) } parties
