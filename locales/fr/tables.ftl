# Ce que dit `variorum table` quand il ne peut y avoir de table, ou qu’un fichier de tables est inutilisable.

## Pourquoi il ne peut y avoir de table

table-parts = écrivez les pièces des Blancs, `/` et celles des Noirs, comme dans `K Q / K` ; les pièces neutres suivent un second `/`
table-unknown-piece = le jeu n’a pas de pièce `{ $word }`
table-not-in-hand = `{ $word }` ne peut pas être en main dans ce jeu
table-no-position = il n’y a pas de position avec ces pièces : { $position }
table-too-many-pieces = cela fait { $pieces } pièces ; les tables en ont au plus { $most }
table-too-large = une table de `{ $material }` aurait plus de { $most } positions
table-too-many-materials = ces pièces mènent à plus de { $most } autres ensembles de pièces
table-draws-decided = il n’y a pas de tables pour les jeux dans lesquels quelqu’un gagne au lieu d’une nulle
table-turns-in-a-row = il n’y a pas de tables pour les jeux où un joueur a plusieurs coups de suite
table-memory = une table de `{ $material }` demande environ { $needed } Mio de mémoire ; { $allowed } Mio sont permis
table-too-long = un gain demande plus de { $most } coups
table-unforeseen = un coup mène à `{ $material }`, ce qui n’était pas prévu ; merci de le signaler
table-stopped = arrêté

## Ce qui ne va pas dans un fichier de tables

table-file-no-table = ce n’est pas un fichier de tables
table-file-version = le fichier est au format de version { $found } ; ce programme lit la version { $read }
table-file-other-rules = les tables du fichier sont celles d’autres règles ou d’autres pièces
table-file-incomplete = les tables ne sont pas terminées : la commande qui a créé le fichier les reprend
table-file-memory = ses tables prennent { $needed } Mio de mémoire ; { $allowed } Mio sont permis
table-file-damaged = le fichier est endommagé à partir de l’octet { $at }

## Ce que rapporte `variorum table`

endgame-pieces = pièces
endgame-to-do = à faire
endgame-estimated = estimé
endgame-read = lu
endgame-solved = résolu
endgame-position = position
endgame-value = valeur
endgame-best-turns = meilleurs coups

endgame-work =
    { $positions } positions de { $sets ->
        [one] { $sets } ensemble
       *[other] { $sets } ensembles
    } de pièces, { $symmetries } symétries
endgame-cost = { $turns } coups, { $mebibytes } Mio de mémoire, { $time }
endgame-moment = moins d’une seconde
endgame-seconds = environ { $count } secondes
endgame-minutes = environ { $count } minutes
endgame-hours = environ { NUMBER($count, minimumFractionDigits: 1) } heures
endgame-parts = { $read } parties sur { $all }
endgame-speed = { $positions } positions en { NUMBER($seconds, minimumFractionDigits: 1) } s, { $speed } positions/s
endgame-progress = { $pieces } : { $done } positions sur { $all }
endgame-turns =
    { $turns ->
        [one] { $turns } demi-coup
       *[other] { $turns } demi-coups
    } ({ $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    })
endgame-to-move = quand { side-name } jouent : { $positions } positions
endgame-won = gagné
endgame-drawn = nul
endgame-lost = perdu
endgame-count = { $count }
endgame-share = { NUMBER($share, minimumFractionDigits: 2) } %
endgame-share-whole = { $share } %
endgame-ended = parmi les perdues, la partie est finie dans { $count }
endgame-longest = gain le plus long quand { side-name } jouent : { $length }, dans { $count } positions
endgame-is-drawn = nulle
endgame-wins = { side-name } gagnent en { $length }
endgame-loses = { side-name } perdent en { $length }
endgame-no-turns = aucun
endgame-written = écrit : { $path }
endgame-other-position = la table n’a pas cette position : elle a d’autres pièces, ou des droits tels que le roque

## La liste des pièces qui gagnent seules (`--list`)

endgame-list-pieces = pièces
endgame-list-to-move = au trait
endgame-list-waiting = en attente
endgame-list-longest = gain le plus long
endgame-list-length = { $length }
endgame-list-none = aucun
endgame-list-shares = Les parts des positions que les Blancs gagnent : avec le trait aux Blancs, puis aux Noirs.
endgame-list-left-out = note : { $pieces } est omis : { $reason }
endgame-list-no-royal = le jeu n’a pas de pièce royale
