# L’analyse : moteur, arbre des variantes, notations de parties.

analysis-title = Analyse : { $game } · Variorum
analysis-heading = { $game } : analyse
analysis-short = Analyser
analysis-link = Plateau d’analyse
analysis-fetching = Préparation du plateau d’analyse…
analysis-missing = Il n’y a rien à analyser ici
analysis-running = Vous êtes en train de jouer cette partie. Vous pourrez l’analyser ici quand elle sera terminée.
analysis-cut-short = La suite s’arrête avant un coup illégal. { $error }
analysis-side = Analyse
analysis-start = Position de départ
analysis-after = Après { $number } { $turn }
analysis-would-end = Dans une partie, ce serait la fin : { $words }
analysis-choose-title = Analyse · Variorum
analysis-choose-heading = Analyse
analysis-choose-lead = Choisissez un jeu, ou chargez la notation d’une partie.
analysis-choose-edit = composer une position

analysis-value-even = À peu près égal
analysis-value-better =
    { $side ->
        [w] Avantage de { NUMBER($by, minimumFractionDigits: 1, maximumFractionDigits: 1) } pour les Blancs
        [red] Avantage de { NUMBER($by, minimumFractionDigits: 1, maximumFractionDigits: 1) } pour les Rouges
        [sente] Avantage de { NUMBER($by, minimumFractionDigits: 1, maximumFractionDigits: 1) } pour Sente
        [gote] Avantage de { NUMBER($by, minimumFractionDigits: 1, maximumFractionDigits: 1) } pour Gote
       *[b] Avantage de { NUMBER($by, minimumFractionDigits: 1, maximumFractionDigits: 1) } pour les Noirs
    }
analysis-value-wins =
    { $side ->
        [w] Les Blancs gagnent
        [red] Les Rouges gagnent
        [sente] Sente gagne
        [gote] Gote gagne
       *[b] Les Noirs gagnent
    } en { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
analysis-value-won =
    { $side ->
        [w] Les Blancs ont gagné
        [red] Les Rouges ont gagné
        [sente] Sente a gagné
        [gote] Gote a gagné
       *[b] Les Noirs ont gagné
    }
analysis-value-none = Pas encore évalué
analysis-value-bar = Évaluation : { $words }

analysis-engine-heading = Moteur
analysis-engine-lines = Variantes
analysis-engine-arrows = Flèches
analysis-engine-off = Le moteur est arrêté.
analysis-engine-asking = Démarrage du moteur…
analysis-engine-queued =
    { $count ->
        [one] File d’attente : { $count } personne devant vous…
       *[other] File d’attente : { $count } personnes devant vous…
    }
analysis-engine-next = Bientôt votre tour…
analysis-engine-thinking = Réflexion…
analysis-engine-lost = Connexion perdue. Nouvelle tentative…
analysis-engine-over = La partie est terminée ici.
analysis-engine-ended-finished = Le moteur a atteint sa profondeur maximale.
analysis-engine-ended-time = Le temps prévu pour cette position est écoulé.
analysis-engine-ended-crowded = En pause : d’autres attendent le moteur. Choisissez « Continuer » pour vous remettre dans la file d’attente.
analysis-engine-ended-replaced = Arrêté : le moteur a été lancé sur une autre position, peut-être dans une autre fenêtre.
analysis-engine-ended-over = La partie est terminée ici.
analysis-engine-ended-closing = Le serveur est en cours d’arrêt.
analysis-engine-ended-failed = Le moteur est tombé en panne.
analysis-engine-more = Continuer
analysis-engine-depth = profondeur { $depth }
analysis-engine-speed = { NUMBER($thousands) } milliers de positions par seconde
analysis-engine-line = Variante { $rank }
analysis-engine-play-to = Jouer jusqu’à { $turn }

analysis-tree-heading = Coups et variantes
analysis-tree-none = Jouez un coup sur le plateau, pour l’un ou l’autre camp.
analysis-tree-promote = Monter
analysis-tree-promote-hint = Monte cette variante d’un rang
analysis-tree-main = En variante principale
analysis-tree-cut = Supprimer à partir d’ici
analysis-tree-evaluate = Évaluer toute la suite
analysis-tree-evaluating = { $done } sur { $all } évalués. Arrêter
analysis-tree-comment = Commentaire
analysis-tree-comment-on = Commentaire sur { $turn }
analysis-tree-comment-start = Commentaire sur la partie
analysis-tree-glyphs = Juger le coup
analysis-tree-glyph-1 = bon coup
analysis-tree-glyph-2 = erreur
analysis-tree-glyph-3 = excellent coup
analysis-tree-glyph-4 = gaffe
analysis-tree-glyph-5 = coup intéressant
analysis-tree-glyph-6 = coup douteux
analysis-tree-back = Un coup en arrière
analysis-tree-forward = Un coup en avant
analysis-tree-to-start = Au début
analysis-tree-to-end = À la fin

analysis-graph-heading = Évaluation
analysis-graph-label = Évaluation coup par coup
analysis-graph-at = { $turn } : { $value }

analysis-tools-heading = Plateau
analysis-tools-flip = Retourner le plateau
analysis-tools-edit = Composer une position
analysis-tools-play = Jouer à partir d’ici
analysis-tools-learn = Règles

analysis-save-heading = Copier et enregistrer
analysis-save-position = Copier la position
analysis-save-fen = Copier le FEN
analysis-save-sfen = Copier le SFEN
analysis-save-link = Copier le lien
analysis-save-record = Copier la notation
analysis-save-pgn = Copier le PGN
analysis-save-file = Enregistrer la notation
analysis-save-svg = Image (SVG)
analysis-save-png = Image (PNG)
analysis-save-gif = Animation (GIF)
analysis-save-copied-position = Position copiée.
analysis-save-copied-link = Lien copié.
analysis-save-copied-record = Notation copiée.
analysis-save-not-copied = La copie a échoué. Utilisez « Enregistrer la notation », ou copiez l’adresse de cette page.
analysis-save-too-long = La suite est trop longue pour un lien. Enregistrez plutôt la notation.

analysis-load-heading = Charger
analysis-load-label = Une position (aussi en FEN ou SFEN) ou la notation d’une partie
analysis-load-record-label = La notation d’une partie
analysis-load-which-game = Choisissez d’abord un jeu ci-dessous : une position ne dit pas à quel jeu elle appartient.
analysis-load-file = Depuis un fichier…
analysis-load-go = Charger
analysis-load-empty = Collez d’abord une position ou une notation.
analysis-load-too-long = Le site lit au plus { NUMBER($most) } caractères à la fois. Chargez les parties en plusieurs fois, ou lisez le fichier avec « variorum record », qui lit des fichiers de toute taille.
analysis-load-encoding = Le fichier n’est pas en UTF-8 ; il est lu en Windows-1252.
analysis-load-choose = Quelle partie ?
analysis-load-game = { $white } – { $black } { $result }
analysis-load-nameless = Partie { $number } { $result }
analysis-load-faults = Une partie du texte n’a pas pu être lue :
analysis-load-line = Ligne { $line } : { $text }
analysis-load-more = … et { NUMBER($count) } de plus.
analysis-load-omitted-turns =
    { $turns ->
        [one] Ce texte est trop long pour être affiché en entier : il manque { $turns } coup.
       *[other] Ce texte est trop long pour être affiché en entier : il manque { $turns } coups.
    }
analysis-load-omitted-games =
    Ce texte est trop long pour être affiché en entier : il manque { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } et { $turns ->
        [one] { $turns } coup
       *[other] { $turns } coups
    }.
analysis-load-unreadable = Ce texte ne contient aucune partie.
