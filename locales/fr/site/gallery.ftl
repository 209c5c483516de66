gallery-title = Variorum : des variantes d’échecs qu’aucun autre programme ne joue
gallery-heading = Les échecs, et ce qu’ils auraient pu être
gallery-lead = Jouez contre le moteur, un ami ou qui est là. Sans compte.
gallery-lead-all = { NUMBER($count) } jeux contre le moteur, un ami ou qui est là. Sans compte.
gallery-now = Jouer
gallery-now-engine = { $name } contre le moteur, niveau { $level }
gallery-now-people = { $name } contre qui est là
gallery-invite = Inviter un ami
gallery-lobby-waiting = Salon · { NUMBER($count) } en attente
gallery-start-here =
    { $count ->
        [one] Pour commencer : votre première partie
       *[other] Pour commencer : { NUMBER($count) } premières parties, du plus simple au plus complet
    }
gallery-start-done = { NUMBER($done) } sur { NUMBER($count) }
gallery-first = Première partie
gallery-first-progress = { NUMBER($done) } étapes sur { NUMBER($steps) }
gallery-first-done = Terminé
gallery-first-again = Recommencer
gallery-shown = En cours
gallery-shown-all = Toutes les parties à suivre
gallery-watch-game = Suivre cette partie de { $name }
# Le moteur joue contre lui-même pour qu’il y ait quelque chose à voir.
gallery-demo = Démonstration du moteur
gallery-demo-of = Le moteur fait une démonstration de { $name }. Jouer soi-même
gallery-search = Chercher jeux et pièces
gallery-fetching = Chargement des jeux…
gallery-count = { NUMBER($count) } sur { NUMBER($all) }
gallery-none = Aucun jeu ne correspond à « { $query } ».
gallery-none-chosen = Aucun jeu n’est tout cela à la fois.
gallery-filter-in-flat = À plat
gallery-filter-in-space = Dans l’espace
gallery-filter-size-small = Moins de 100 cases
gallery-filter-length-short = Courtes
gallery-filter-length-long = Longues
gallery-filter-level-easy = Facile
gallery-filter-level-middle = Moyen
gallery-filter-level-hard = Difficile
gallery-filter-drops-yes = Les prises reviennent
gallery-filter-neutral-yes = Pierres et relais
gallery-filter-by = Inventeur
gallery-filter-none = Tout montrer
gallery-order = Ordre
gallery-order-level = Les plus faciles d’abord
gallery-order-family = Par famille
gallery-order-name = Par nom
gallery-order-size = Les plus petits d’abord
gallery-level-easy = Facile à apprendre
gallery-level-middle = Quelques nouveautés à apprendre
gallery-level-hard = Beaucoup à apprendre
# Les mots par lesquels la recherche trouve des jeux, outre leurs noms : dans cette langue, sans ponctuation.
gallery-words-space = 3d 3-d espace spatial tridimensionnel niveaux étages
gallery-words-flat = 2d plat
gallery-words-drops = parachutage main retour réserve
gallery-play = Jouer
gallery-play-game = Jouer à { $name }
gallery-rules = Règles
gallery-rules-of = Règles de { $name }
gallery-other-family = Autres jeux
gallery-go-on = Continuer
gallery-own-waiting =
    { $count ->
        [one] À vous de jouer dans { $count } partie
       *[other] À vous de jouer dans { $count } parties
    }
gallery-own-all = Toutes mes parties
