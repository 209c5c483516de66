# L’éditeur de positions.

editor-title = Éditeur de positions : { $game } · Variorum
editor-heading = { $game } : composer une position
editor-fetching = Préparation de l’éditeur…
editor-missing = Il n’y a rien à composer ici
editor-side = Position
editor-palette = Effet d’un clic
editor-move = Déplacer
editor-move-hint = Cliquez sur une pièce, puis sur sa nouvelle case. Faites-la glisser hors du plateau pour l’enlever.
editor-erase = Enlever
editor-erase-hint = Cliquez sur les pièces à enlever.
editor-put =
    { $side ->
        [w] Placer : { $piece } (Blancs)
        [red] Placer : { $piece } (Rouges)
        [sente] Placer : { $piece } (Sente)
        [gote] Placer : { $piece } (Gote)
        [black-of-red] Placer : { $piece } (Noirs)
        [b] Placer : { $piece } (Noirs)
       *[n] Placer : { $piece } (neutre)
    }
editor-puts =
    { $side ->
        [w] Chaque clic place : { $piece } (Blancs). Cliquez sur la même pièce pour l’enlever.
        [red] Chaque clic place : { $piece } (Rouges). Cliquez sur la même pièce pour l’enlever.
        [sente] Chaque clic place : { $piece } (Sente). Cliquez sur la même pièce pour l’enlever.
        [gote] Chaque clic place : { $piece } (Gote). Cliquez sur la même pièce pour l’enlever.
        [black-of-red] Chaque clic place : { $piece } (Noirs). Cliquez sur la même pièce pour l’enlever.
        [b] Chaque clic place : { $piece } (Noirs). Cliquez sur la même pièce pour l’enlever.
       *[n] Chaque clic place : { $piece } (neutre). Cliquez sur la même pièce pour l’enlever.
    }
editor-pieces =
    { $side ->
        [w] Pièces blanches
        [red] Pièces rouges
        [sente] Pièces de Sente
        [gote] Pièces de Gote
        [black-of-red] Pièces noires
        [b] Pièces noires
       *[n] Pièces neutres
    }
editor-turn = Trait
editor-undo = Annuler
editor-clear = Vider le plateau
editor-start = Position de départ
editor-other-side = Retourner le plateau
editor-hands = { side }, en main
editor-lost = { side }, pièces perdues
editor-one = { $piece }, { $where }
editor-castling = Roques encore possibles
editor-castling-with = { side } avec { $cell }
editor-passing = En passant
editor-passing-hint = Une pièce qui peut être prise en passant, et les cases où c’est possible.
editor-victim = Pièce en
editor-passing-cells = Prise en
editor-ko = Retour interdit
editor-ko-from = De
editor-ko-to = à
editor-ko-add = En ajouter un
editor-ko-remove = Retirer
editor-home = Coups restants pour rentrer
editor-checks = Échecs donnés
editor-count = Compte vers la nulle
editor-count-on = Les coups sont comptés
editor-count-turns = Comptés, les deux camps ensemble
editor-count-limit = Limite
editor-counters = Compteurs
editor-halfmove = Coups sans progrès
editor-number = Numéro du coup
editor-struck = Case d’une prise qui en interdit d’autres
editor-castled = Ont roqué
editor-made = Coups de cette série déjà joués
editor-more = Pièces en main, droits et compteurs
editor-text = Texte de la position
editor-read = Lire
editor-faults = Position pas encore valable
editor-sound = Cette position est jouable.
editor-checking = Vérification…
editor-analyse = Analyser
editor-play = Jouer à partir d’ici
editor-copy-text = Copier le texte
editor-copy-link = Copier le lien
editor-no-cell = La case « { $text } » n’existe pas.
editor-keys = Clavier : les flèches mènent de case en case, Entrée équivaut à un clic, Suppr enlève une pièce.
