# Ce que `variorum import` dit des fichiers de variantes et des coups en notation de Betza. Ce qui est entre accents graves appartient aux fichiers et ne se traduit pas.

## The report

import-translated = { $name } : traduite
import-not-translated = { $name } : non traduite
import-partial = { $name } : traduite en partie
# In place of file and line: the option is not in the file, but a default or from a variant that is built in
import-inherited = hérité
# Before a remark
import-remark = remarque
import-faulty = le fichier de jeu a des erreurs ; `variorum check` les trouve une fois qu’il est écrit avec `--partial`
# After the phrases of Betza notation
import-first-zone = les premiers coups partent de `{ $zone }` ; écrivez ses cases sous `[zones]`, comme dans `{ $zone } = "rank 2"`
# The last line
import-figures = { $translated } variantes traduites sur { $all }

## What is wrong with a file of variants

variants-file-too-long = le fichier a { $bytes } octets ; le maximum est de { $most }
variants-too-many-variants = le fichier a plus de { $most } variantes
variants-line-too-long = la ligne a plus de { $most } octets
variants-no-option = ce n’est pas une ligne `option = value`
variants-no-section = cette option n’appartient à aucune variante : aucun titre `[name]` ne la précède
variants-bracket-open = le crochet du titre n’est pas fermé
variants-name-missing = la variante n’a pas de nom
variants-name-taken = une autre variante s’appelle `{ $name }`
variants-no-base = il n’y a pas de variante `{ $base }` avant celle-ci

## Why an option cannot be translated; after its name and a colon

gap-no-word = le langage ne peut pas encore le dire
gap-unknown-option = cette option est inconnue
# $advice: did you mean …?
gap-misspelt-option = cette option est inconnue ; { $advice }
gap-bad-value = `{ $value }` n’est pas une valeur de cette option
# $variants: what is wrong with the line
gap-line = { $variants }
gap-piece-letter = `{ $value }`, caractère 1 : la lettre de la pièce devrait se trouver ici, ou `-` s’il n’y a pas de telle pièce
gap-piece-moves = `{ $value }`, caractère { $character } : deux-points et des coups en notation de Betza devraient suivre la lettre, comme dans `{ $letter }:NB`
# $betza: why the part cannot be said
gap-moves = `{ $part }` dans `{ $moves }`, caractère { $character } : { $betza }
gap-off-the-board = hors de l’échiquier de { $files } colonnes et { $ranks } rangées : `{ $places }`
gap-board-too-large = un échiquier de { $files } colonnes et { $ranks } rangées est trop grand
gap-start = la position de départ ne convient pas à l’échiquier et à ses pièces : { LIST($position, type: "errors") }
gap-several-royal = le nombre de pièces royales compte d’une façon que le langage ne peut pas encore dire
gap-royal-value = perdre la pièce royale doit perdre la partie
gap-hand-counts = les pièces en main comptent ici, ce que le langage ne peut pas encore dire
gap-checks-differ = les Blancs et les Noirs ont besoin de nombres d’échecs différents, ce que le langage ne peut pas encore dire

## Why moves in Betza notation cannot be said; after the part of the notation and a colon

betza-too-long = la notation a plus de { $most } caractères
betza-not-an-atom = aucun atome ne s’écrit ainsi
betza-not-a-modifier = aucun modificateur ne s’écrit ainsi
betza-atom-missing = aucun atome ne suit
betza-no-direction = l’atome n’a pas cette direction
betza-turns-back = le chemin tourne d’une façon que le langage ne peut pas dire
betza-exact-walk = exactement { $steps } pas qui peuvent tourner ; dans un fichier de jeu, une telle marche peut aussi s’arrêter plus tôt, comme dans `{ $walk }`
betza-captures-on-the-way = une prise en chemin, suivie d’autre chose ; dans un fichier de jeu, une pièce peut faire un pas de plus, mais aussi s’arrêter
betza-second-step = un second pas qui ne fait que se déplacer ou que prendre, ce que le langage ne sait pas encore dire
betza-hops-on-the-way = un saut par-dessus une pièce en chemin, avec une autre direction ou portée ensuite, ce que le langage ne sait pas encore dire
betza-passing-on-the-way = une prise en passant en plusieurs étapes, ce que le langage ne sait pas encore dire
betza-mixed = un chemin dont certaines cases doivent être vides et d’autres non, ce que le langage ne sait pas encore dire
betza-path-too-long = un chemin de plus de { $most } pas, plus qu’un fichier de jeu ne peut avoir
betza-too-many-paths = plus de { $most } chemins
betza-passes = la pièce finirait là où elle a commencé, sans pouvoir faire ce pas seul ; dans un fichier de jeu, passer se dit sous `[turn]`
betza-oblique-turn = un saut oblique après un autre pas ne peut ici que continuer ou revenir
betza-range-alone = un changement de portée demande une autre étape, avec `a`
betza-bracket = les étapes entre crochets sont jointes par `-` ou `?`, comme dans `[W-F]`, les modificateurs à l’intérieur
betza-repeats = une répétition de plusieurs étapes ; écrivez les étapes une à une
betza-tame = `t` a plusieurs sens, dont le langage ne sait dire aucun ; un coude s’écrit `[F-R]`
betza-own-capture = une prise de ses propres pièces, ce que le langage ne sait pas encore dire
betza-unloads = la pièce dépose ce qu’elle a pris, ce que le langage ne sait pas encore dire
betza-lends = la pièce prête des coups à d’autres ; dans un fichier de jeu, `[[influence]]` avec `effect = "add-moves"` le dit
betza-royal-only = une prise des seules pièces royales ; dans un fichier de jeu, `capturing enemy` nomme les types
betza-skips = un saut qui exige une pièce en chemin, ou une course qui saute une case, ce que le langage ne sait pas encore dire
betza-short-hop = un saut d’un seul pas, que le langage ne sait pas encore dire
betza-hopping-leap = un saut par-dessus une pièce avec de tels pas, ce que le langage ne peut pas encore dire
betza-passing-leap = un premier bond qui peut être pris en passant, ce que le langage ne peut pas encore dire
betza-castling = le roque s’écrit `[[castling]]` dans un fichier de jeu
betza-round = autour du bord : écrivez `wraps = true` pour l’échiquier dans un fichier de jeu

## What a game file leaves out or does in another way; after the option and a colon

remark-random-start = la position de départ est tirée au sort ; le fichier de jeu a la position habituelle
remark-off-the-board = hors de l’échiquier de { $files } colonnes et { $ranks } rangées, et omis : `{ $places }`
remark-counting = les règles de comptage sont omises
remark-chasing = des règles de poursuite, seuls les cas clairs sont jugés
remark-repetition = une répétition est nulle dans le fichier de jeu
remark-to-and-fro = la règle contre les va-et-vient est omise
remark-split = `{ $letter }` est pour les Noirs un autre type de pièce dans le fichier de jeu, de symbole `{ $token }`, parce que ses règles diffèrent
