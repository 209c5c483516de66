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
