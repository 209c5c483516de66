# Le plateau : ses parties, et ce qui est dit d’une case.

board-board = Plateau
board-with-joins = { $name }. { $joins }.
board-joined-sides = Les bords gauche et droit se rejoignent
board-joined-ends = Le bord proche et le bord lointain se rejoignent
board-joined-both = Les bords opposés se rejoignent
board-plane-level = Étage { $name }
board-plane-rank = Rangée { $name }
board-plane-file = Pile { $name }
board-planes-level = Étages
board-planes-rank = Rangées
board-planes-file = Piles
board-with-targets =
    { $count ->
        [one] { $plane }, { $count } case d’arrivée
       *[other] { $plane }, { $count } cases d’arrivée
    }
board-targets =
    { $count ->
        [one] { $piece } en { $cell }, { $count } cible :
       *[other] { $piece } en { $cell }, { $count } cibles :
    }
board-target-taken = { $cell } prend { $piece }
board-view = Vue du plateau
board-views-block = Bloc
board-views-one = Un étage
board-views-levels = Étages
board-views-ranks = Rangées
board-views-files = Piles
board-views-space = Tourner librement
board-view-hints-block = Tous les étages à la fois, en rayons, avec des pièces debout
board-view-hints-one = Un étage en grand, avec ceux du dessus et du dessous
board-view-hints-levels = Chaque étage vu d’en haut
board-view-hints-ranks = Coupes le long des rangées 1, 2, 3… : tous les étages de chaque rangée
board-view-hints-files = Coupes le long des piles a, b, c… : tous les étages de chaque pile
board-view-hints-space = Tous les étages empilés, à faire tourner ; cliquez à nouveau sur une pièce pour choisir celle de derrière
board-chip-hint = Étage { $name } ; appuyez encore pour le voir seul
board-level-above = ▲ { $name }, au-dessus
board-level-below = ▼ { $name }, en dessous
board-seam-above = au-dessus de { $level } : { $next }
board-seam-below = sous { $level } : { $next }
board-second-view = Seconde vue
board-two-views = Deux vues côte à côte
board-all-at-once = Tout afficher
board-size = Taille du plateau
board-smaller = Plus petit
board-larger = Plus grand
board-no-space = Ce navigateur ne peut pas afficher le plateau en 3D. Les vues planes montrent aussi tout le plateau.
board-space-coming = Préparation du plateau en 3D…
board-directions = Direction du regard
board-directions-home = Retour
board-directions-top = Dessus
board-directions-front = Face
board-directions-side = Côté
board-focus = Étages montrés
board-focus-all = Tous les étages
board-focus-level = Étage { $name } et ses voisins
board-whole = Plateau entier
board-start-of = Position de départ : { $name }
board-start-of-level = Position de départ : { $name }, étage { $letter }
board-empty = vide
board-picked-up = sélectionnée
board-can-be-taken = prise possible
board-can-swap = échange possible
board-can-go-here = case d’arrivée
board-in-check = en échec
board-key = Ce que veulent dire les marques
board-key-straight = droit : une coordonnée change
board-key-diagonal = diagonal : deux changent
board-key-triagonal = triagonal : les trois changent
board-key-other = tout autre pas
board-key-capture = une prise
board-key-column = les cases juste au-dessus et au-dessous
board-key-last = le dernier tour
board-key-ring = l’anneau de la pièce choisie ; R montre les rangées, où les anneaux sont des carrés
board-look-slant = Inclinaison
board-look-rise = Hauteur du regard
board-look-usual = Vue habituelle
board-tour = Ces échiquiers sont un seul bloc
board-tour-offer = Un bloc en 20 secondes
board-tour-dismiss = Ne plus proposer
board-tour-row = { $count } échiquiers côte à côte. Chacun est un étage.
board-tour-stack = L’un sur l’autre, les { $count } échiquiers sont un bloc de { $cells } cases.
board-tour-racks = Pour que rien ne soit caché, le bloc est posé en rayons. Il se lit de haut en bas, rayon après rayon.
board-tour-straight = ● Droit, comme { $piece } : une coordonnée change, la colonne, la rangée ou l’étage.
board-tour-diagonal = ◆ Diagonal, comme { $piece } : deux coordonnées changent ensemble, sur un étage ou d’un étage à l’autre.
board-tour-triagonal = ▲ Triagonal, comme { $piece } : les trois coordonnées changent à chaque pas.
board-tour-back = Retour
board-tour-play = Lire
board-tour-pause = Pause
board-tour-next = Suite
board-tour-skip = Passer
board-tour-close = Fermer
