# Ce qui ne va pas dans les fichiers de jeux, et comment y remédier : les phrases de `variorum check`. La plupart suivent « Erreur : » ou « Aide : » et
# commencent par une minuscule, sans point final. Ce qui est entre accents graves appartient aux fichiers et ne se traduit pas.

## Around the sentences

caption-error = Erreur
caption-warning = Avertissement
caption-hint = Remarque
caption-help = Aide
# Under the place of a problem.
caption-here = ici
# $place: file, line and column
caption-place = dans { $place }
caption-more = { $file } contient d’autres erreurs ; voici les { $count } premières. Corrigez-les et vérifiez de nouveau le fichier.
# After a file’s name and a colon. $more: true where there are more of them
caption-summary = { $errors ->
    [0] { $warnings ->
        [0] aucune erreur
        [one] 1 avertissement
       *[other] { $warnings } avertissements
    }
    [one] 1 erreur{ $warnings ->
        [0] { "" }
        [one] , 1 avertissement
       *[other] , { $warnings } avertissements
    }
   *[other] { $errors } erreurs{ $warnings ->
        [0] { "" }
        [one] , 1 avertissement
       *[other] , { $warnings } avertissements
    }
}{ $more ->
    [true] { " " }et d’autres encore
   *[false] { "" }
}

check-rewritten = réécrit
check-no-language = ne nomme pas de langage et a été lu comme langage { $language } ; `--fix` l’écrit dans le fichier
check-lent-weights = les poids de { $base } ne conviennent pas à ce jeu : retirez `weights` de `base-engine`
check-lent-net = le réseau de { $base } ne convient pas à ce jeu, dont le plateau ou les pièces sont autres : retirez `net` de `base-engine`
check-net-left-out = le réseau à côté a été entraîné pour d’autres règles et n’est pas utilisé : entraînez-en un avec `variorum train`, ou gardez-le avec `variorum train --keep-net`
check-tables-left-out = les tables de finales à côté sont d’autres règles ou d’une autre version et ne sont pas utilisées
check-unplayable = le jeu ne peut pas être joué
check-examples = un exemple est faux
check-guide = une étape de la partie guidée est fausse
check-game-faulty = le fichier du jeu à côté, { $game }, contient des erreurs
check-refuge-left = `[refuge]` est l’ancienne forme de `confined = {"{"} zone = …, while = "no own …", grace = … {"}"}` dans la pièce royale ; `--fix` le laisse tel quel, car des commentaires ou d’autres mots seraient perdus
check-unreadable = ceci ne peut pas être vérifié : { $detail }
check-first-fault = { $path } contient { $summary }, la première à la ligne { $line } : { $fault } (`variorum check { $path }` les montre toutes)
check-first-fault-of-base = { $path } contient { $summary }, la première à la ligne { $line } de { $file } : { $fault } (`variorum check { $path }` les montre toutes)
check-not-played = { $path } ne peut pas être joué : { $fault } (`variorum check { $path }` montre tout)

# What `check --fix` has changed
change-renamed = `{ $old }` s’appelle désormais `{ $new }` ({ $count } ×)
change-reworded = `{ $old }` se dit plus généralement `{ $new }` ({ $count } ×)
change-language = `language = { $language }` a été ajouté

## Parts of sentences

# Where a key belongs, at the front of a sentence. $section: such as [board], or none
file-section = { $section ->
    [none] le fichier
   *[other] `{ $section }`
}

# What a value must be. $wanted: text, number, flag, flag-or-text, texts, list, table, tables
value-wanted = { $wanted ->
    [text] un texte entre guillemets
    [number] un nombre entier
    [flag] `true` ou `false`
    [flag-or-text] `true`, `false` ou un texte entre guillemets
    [texts] une liste de textes entre crochets
    [list] une liste entre crochets
    [table] une table
    [text-or-table] un texte entre guillemets ou une table
   *[tables] une liste de tables
}

# What a value is. $found: text, number, fraction, flag, date, list, table
value-found = { $found ->
    [text] un texte
    [number] un nombre entier
    [fraction] un nombre à virgule
    [flag] `true` ou `false`
    [date] une date
    [list] une liste
   *[table] une table
}

# Avec l’article indéfini. $thing: piece, neutral, zone, directions
name-thing = { $thing ->
    [piece] une pièce
    [neutral] une pièce neutre
    [zone] une zone
   *[directions] un groupe de directions
}

# Après « deux mots sur ». $part: rank, file, level, ring
path-part = { $part ->
    [rank] la rangée
    [file] la colonne
    [level] l’étage
    [ring] l’anneau
   *[repetition] la répétition
}

# Après « le plateau n’a pas ». $line: rank, file, level
zone-line = { $line ->
    [rank] de rangée
    [file] de colonne
   *[level] d’étage
}

## Groups of problems

problem-file = { $cause }
problem-base = { $cause }
problem-toml = { $cause }
problem-key = { $cause }
problem-value = { $cause }
problem-name = { $cause }
problem-board = { $cause }
problem-zone = { $cause }
problem-path = { $cause }
problem-phrase = { $cause }
problem-taking = { $cause }
problem-piece = { $cause }
problem-style = { $cause }
problem-neutral = { $cause }
problem-turn = { $cause }
problem-promotion = { $cause }
problem-castling = { $cause }
problem-endings = { $cause }
problem-test = { $cause }
problem-capture = { $cause }
problem-placement = { $cause }
problem-example = { $cause }
problem-guide = { $cause }
problem-sense = { $cause }

## What is wrong with the file as a whole

file-too-long = c’est trop long pour un fichier de jeu : il compte { $bytes } octets
file-other-id = l’identifiant est `{ $id }`, mais le fichier s’appelle `{ $file }`
file-id-built-in = `{ $id }` est l’identifiant d’un jeu fourni avec Variorum
file-newer-language = ce fichier est écrit dans le langage { $language }, mais cette version de Variorum lit les langages jusqu’à { $known }

## What is wrong with the game on which a file builds

base-unknown = aucun jeu nommé `{ $id }` ne peut servir de base
base-cycle = ce jeu se construirait sur lui-même : { $chain }
base-too-deep = ce jeu se construit sur trop d’autres
base-too-many-lenders = ce jeu prend des noms à trop d’autres
base-nothing-taken = aucune zone ni direction de ce jeu n’est mentionnée
base-unreadable = le fichier de `{ $id }` n’est pas du TOML, ou est trop long
base-not-in-base = la base n’a pas de `{ $name }`
base-nothing-in-base = la base n’a pas de liste `{ $key }`
base-not-as-in-base = `{ $text }` ne représente pas les éléments de la base
base-twice-as-in-base = les éléments de la base sont déjà dans `{ $key }`

## Why the file is not TOML

toml-twice = `{ $key }` est défini deux fois
toml-value-missing = il manque ici une valeur
toml-key-alone = cette clé n’a pas de valeur
toml-text-open = ce texte n’est pas fermé
toml-list-open = cette liste n’est pas fermée
toml-comma-missing = il manque une virgule dans cette liste
toml-other = ce n’est pas du TOML : { $detail }

## What is wrong with a key

key-unknown = { file-section } n’a pas de clé `{ $key }`
key-renamed = la clé `{ $old }` s’appelle désormais `{ $new }`
key-old-and-new = `{ $old }` est l’ancien nom de `{ $new }`, qui est aussi donné
key-section-missing = il manque la section `[{ $key }]`
key-tables-missing = il n’y a pas de `[[{ $key }]]`
key-inner-tables-missing = { file-section } n’a pas de `[[{ $tables }]]`
key-missing = il manque la clé `{ $key }` : { file-section } doit l’avoir
key-missing-beside = avec `{ $given }`, il faut aussi la clé `{ $key }`
key-not-together = `[{ $one }]` et `[{ $other }]` ne vont pas ensemble : un coup n’a qu’une seconde partie
key-single-brackets = `[{ $section }]` doit être `[[{ $section }]]`
key-only-with-verb = `{ $key }` n’est possible qu’avec `do = "{ $verb }"`

## What is wrong with the value of a key

value-wrong-kind = `{ $key }` doit être { value-wanted }, et non { value-found }
value-wrong-item = `{ $key }` doit contenir des textes entre guillemets, et non { value-found }
value-out-of-range = `{ $key }` doit être compris entre { $least } et { $most }, et non { $found }
value-too-many-items = `{ $key }` compte { $count } éléments
value-no-choice = `{ $key }` doit être { LIST($choices, type: "or", mark: "`") }, et non `{ $found }`
value-empty = `{ $key }` est vide
value-no-address = `{ $found }` n’est pas l’adresse d’une page
value-empty-list = `{ $key }` est une liste vide
value-listed-twice = `{ $name }` figure deux fois dans cette liste
value-no-text = { name-thing } se décrit par un texte entre guillemets

## What is wrong with a name

name-unknown = il n’y a pas { $thing ->
    [piece] de pièce
    [neutral] de pièce neutre
    [zone] de zone
   *[directions] de directions
} du nom de `{ $name }`
name-unused = { $thing ->
    [piece] la pièce
    [neutral] la pièce neutre
    [zone] la zone
   *[directions] le groupe de directions
} `{ $name }` ne sert nulle part
name-id-form = `{ $id }` ne peut pas être un identifiant
name-id-is-word = `{ $id }` est un mot du langage, qui est lu à la place de cet identifiant là où des pièces sont nommées
name-id-taken = l’identifiant `{ $id }` est déjà pris
name-form = `{ $name }` ne peut pas être le nom { $thing ->
    [piece] d’une pièce
    [neutral] d’une pièce neutre
    [zone] d’une zone
   *[directions] d’un groupe de directions
}

## What is wrong with the board

board-too-large = un plateau de { $cells } cases est trop grand
board-level-letter = `{ $letter }` ne peut pas désigner un étage
board-level-twice = deux étages s’appellent `{ $letter }`
board-file-letter = `{ $letter }` ne peut pas désigner une colonne
board-file-twice = deux colonnes s’appellent `{ $letter }`
board-file-letter-count = le plateau a { $files } colonnes, mais { $letters } lettres
board-hexagon-files = des hexagones ne peuvent pas avoir { $files } colonnes et { $ranks } rangées
board-not-on-grid = un plateau avec `{ $grid }` ne peut pas avoir `{ $key }`
board-one-sided-hole = le plateau doit être le même vu des deux camps, mais `{ $cell }` ne manque que d’un côté
board-nothing-left = il ne reste aucune case du plateau
board-crosses-levels = les pièces passent d’un étage à l’autre de deux, mais le plateau en a { $levels }
board-crosses-with = là où les pièces passent à l’autre étage, il ne peut pas encore y avoir `{ $key }`
board-mirror-flat = un plateau plat n’a pas d’étages à inverser
board-no-half-turn = ce plateau ne peut pas être tourné d’un demi-tour
board-tradition-too-large = les notations de `{ $tradition }` ne peuvent pas nommer toutes les cases de cet échiquier
board-no-cell = le plateau n’a pas de case `{ $cell }`

## Ce qui ne va pas dans l’aspect d’un jeu

style-in-space = un plateau dans l’espace ne peut pas être dessiné comme `{ $style }`
style-on-grid = un plateau avec `{ $grid }` ne peut pas être dessiné en `{ $style }`
style-no-ring = un plateau dont les colonnes ne font pas le tour, ou dont les rangées le font, ne peut pas être dessiné en anneau
style-not-drawn = `{ $key }` n’est pas dessiné sur ce plateau
style-river-parts = le fleuve a deux rives
style-no-river = aucune zone qui retient une pièce ne finit au bord d’une rangée entière : il n’y a donc pas de fleuve
style-no-outline = aucun contour n’est connu pour `{ $character }`
style-no-drawing = aucun dessin ne s’appelle `{ $icon }` : la pièce est dessinée par sa lettre

## What is wrong with a zone

zone-too-many = ce fichier décrit plus de { $most } zones
zone-too-many-parts = cette zone compte plus de { $most } parties
zone-part-missing = il manque une partie de la zone
zone-not-a-part = aucune partie de zone ne commence par `{ $word }`
zone-one-only = `{ $word }` ne vaut que pour un seul
zone-nothing-follows = rien ne suit `{ $word }`
zone-not-a-range = `{ $word }` demande un premier et un dernier
zone-backwards = `{ $range }` va à rebours
zone-too-much = `{ $word }` est ici de trop
zone-no-such-line = le plateau n’a pas { zone-line } `{ $name }`
zone-line-missing = { $line ->
    [rank] il manque ici une rangée
    [file] il manque ici une colonne
   *[level] il manque ici un étage
}
zone-empty = cette zone n’a pas de cases
zone-no-such-colour = aucune case de ce plateau n’est `{ $word }` : il a deux couleurs

## What is wrong with paths

path-missing = il manque ici un chemin
path-too-many = plus de { $most } chemins sont réunis ici
path-too-many-expanded = une fois les directions développées, cela fait plus de { $most } chemins
path-too-many-steps = ce chemin compte plus de { $most } pas
path-step-missing = il manque ici un pas
path-several-steps = un chemin de plusieurs pas n’est pas possible ici
path-single-step-turns = un pas seul ne contourne pas les coins
path-not-a-reach = seules des directions, ou un `step` ou un `leap` sans condition, disent où agit une pièce
path-shape-missing = ce pas n’a pas de forme
path-two-shapes = `{ $first }` et `{ $second }` dans un même pas
path-ring-grid = `{ $word }` parle d’anneaux, que seuls les plateaux carrés ont
path-triagonal-flat = il n’y a pas de `triagonal` sur un plateau plat
path-not-a-shape = `{ $word }` n’est pas une forme
path-shape-size = `{ $shape }` a { $count } nombres
path-shape-zero = `{ $shape }` ne mène nulle part
path-two-filters = deux mots sur { path-part } d’un même pas
path-level-flat = `{ $word }` concerne les étages, et ce plateau est plat
path-two-continuations = deux mots sur la suite du déplacement
path-too-many-repeated = plus de { $most } pas de ce chemin sont répétés
path-repeated-here = un pas ne peut pas être répété ici
path-repeated-total = le nombre de rangées du chemin entier dépend du nombre de répétitions de ses pas
path-rank-total-twice = la rangée du chemin entier est donnée deux fois
path-not-a-rank-total = `{ $word }` n’est pas un nombre de rangées
path-no-such-step = un tel pas n’existe pas
path-no-such-path = un tel chemin n’existe pas
path-turns-first = `{ $shape }` revient en arrière, mais il n’y a pas de pas avant
path-returns-to-start = ce chemin ramène à son départ
path-no-corner = `{ $word }` est impossible ici
path-name-in-path = des directions nommées ne peuvent pas être un pas d’un chemin plus long
path-name-and-shape = `{ $name }` et `{ $word }` dans un même chemin
path-name-turns = `{ $word }` ne peut pas suivre des directions nommées
path-nothing-left = il ne reste rien des directions `{ $name }`
path-motion = `{ $word }` ne fait pas partie d’un chemin
path-clause = `{ $word }` doit suivre une virgule
path-unknown = `{ $word }` n’est pas un mot de chemins

## What is wrong with a phrase of a piece's moves

phrase-empty = cette phrase est vide
phrase-incomplete = `{ $begun }` doit être suivi de `{ $next }`
phrase-no-motion = aucune phrase ne commence par `{ $word }`
phrase-number-missing = il manque ici un nombre de pas
phrase-steps-out-of-range = le nombre de pas doit aller de { $least } à { $most }
phrase-short-hop = un saut a au moins deux pas, un jusqu’à la pièce sautée et un au-delà
phrase-advance-steps = une telle avance compte de { $least } à { $most } pas
phrase-walk-steps = une telle marche compte de { $least } à { $most } pas
phrase-plane-grid = `plane` est pour les échiquiers de cases carrées
phrase-plane-step = `plane` demande des pas diagonaux ou triagonaux
phrase-paths-missing = il manque les chemins
phrase-semicolon = `;` n’est possible qu’entre les chemins de directions nommées
phrase-too-many-paths = avec cette phrase, le jeu compte plus de { $most } chemins
phrase-repeats-one-step = ce déplacement répète un seul pas, et le chemin en a plusieurs
phrase-crooked-steps = `crooked` alterne deux pas
phrase-repeated-motion = seuls `leap` et `lame` répètent des pas de leurs chemins
phrase-lame-steps = `lame` demande un chemin d’au moins deux pas
phrase-no-turning = ce déplacement ne contourne pas les coins
phrase-condition-missing = il manque ici une condition
phrase-double-captures = un double pas ne prend jamais
phrase-moving-and-capturing = `moving` et `capturing` s’excluent
phrase-condition-twice = cette condition est donnée deux fois
phrase-two-starts = deux conditions sur le départ du déplacement
phrase-two-ends = deux conditions sur l’arrivée du déplacement
phrase-zone-missing = il manque le nom d’une zone après `{ $after }`
phrase-too-much = `{ $word }` est ici de trop
phrase-unknown-condition = `{ $found }` n’est pas une condition
phrase-sparing-without-hop = seuls les sauts passent par-dessus des pièces qu’ils pourraient épargner
phrase-over-without-hop = seuls les sauts passent par-dessus des pièces
phrase-swapping-motion = avec un tel déplacement, aucune pièce n’échange sa place
phrase-swapping-and-more = une pièce qui échange sa place avec une autre ne fait rien d’autre : il n’y a donc que `from` et `to` à côté
phrase-two-hurdles = deux conditions sur ce qu’il saute
phrase-then-after-ride = une pièce ne peut continuer qu’après un seul pas ou saut
phrase-two-thens = deux conditions sur ce qui peut suivre
phrase-staying-alone = `staying` demande `capturing`
phrase-staying-and-going = une pièce qui prend sans se déplacer ne peut ni continuer ni prendre en passant ainsi
phrase-taking-without-moving = ce qu’un coup prend en plus demande `moving`
phrase-taking-off-lines = seul un pas, une glissade ou un saut par-dessus une pièce, en ligne droite, prend quelque chose en plus
phrase-unmoved-motion = seuls un pas, une glissade en ligne droite, `leap` ou `lame` peuvent exiger que la pièce n’ait pas bougé
phrase-unmoved-and-more = un coup qui exige que la pièce n’ait pas bougé ne peut pas encore prendre d’une façon particulière, prendre en plus ni continuer
phrase-through-check-moved = `not through check` demande `moving` et `unmoved`
phrase-prey-and-more = une phrase qui nomme les pièces qu’elle prend ne peut pas encore avoir cette condition
phrase-en-passant-alone = `en passant` demande `capturing`
phrase-twice = cette phrase figure deux fois
phrase-betza = `{ $part }` : { $betza }
phrase-betza-nowhere = ces coups ne mènent nulle part sur cet échiquier
phrase-betza-board = la notation de Betza est faite pour les échiquiers plats de cases carrées

taking-not-enemies = `{ $found }` : de telles pièces ne sont pas prises
taking-owner-missing = il manque ici `{ $owner }`
taking-swapped-missing = il manque ici avec les pièces de qui elle échange sa place
taking-swapping-with = dans un jeu avec `swapping`, `{ $key }` n’est pas encore possible
taking-swapping-others = toutes les phrases de `{ $id }` avec `swapping` doivent nommer les mêmes pièces
taking-swapping-and-capturing = `{ $id }` prend aussi, si bien qu’on ne saurait pas si elle prend ou échange sa place
taking-hurdles-missing = il manque ici à qui sont les pièces sautées
taking-neutral-kind = seul `piece` peut suivre `neutral` pour l’instant
taking-piece-missing = il manque ici une pièce
taking-nothing-left = il ne reste aucune pièce
taking-place-missing = il manque ici où se trouvent ces pièces
taking-directions-missing = il manque les directions
taking-cornered-elsewhere = `cornered by` n’existe que sur un plateau plat à cases carrées
taking-other-prey = les phrases d’une pièce ne peuvent pas encore nommer des pièces à prendre différentes
taking-with = dans un jeu avec `taking`, il ne peut pas encore y avoir `{ $key }`
taking-prey-with = dans un jeu où une phrase nomme ce qu’elle prend, il ne peut pas encore y avoir `{ $key }`
taking-too-much = `{ $word }` est de trop ici

## What is wrong with a piece

piece-no-pieces = il n’y a pas de pièce
piece-token-form = `{ $token }` ne peut pas être un symbole
piece-token-taken = le symbole `{ $token }` est déjà pris
piece-mark-too-long = la marque `{ $mark }` est trop longue
piece-characters-count = `{ $characters }` ne tient pas sur une pièce
piece-characters-missing = la pièce n’a pas de `characters` que ceux-ci pourraient remplacer
piece-characters-without-bodies = rien ne dit sur quoi sont écrits les caractères des pièces
piece-confined-and-barred = la pièce est limitée à des cases qui lui sont interdites
piece-frozen-without-itself = une pièce ne peut pas être figée par sa propre absence
piece-confined-by-numbers = une pièce ne peut être retenue, pour l’instant, que tant que certaines pièces de son camp ont disparu
piece-confined-not-royal = `{ $id }` n’est pas royale : seule une pièce royale peut, pour l’instant, être retenue par moments
piece-confined-without-itself = une pièce ne peut pas être retenue tant qu’elle a disparu elle-même
piece-two-refuges = une seule pièce peut, pour l’instant, être retenue par moments
piece-frozen-twice = deux clés disent ce qui immobilise la pièce
piece-influence-with = à côté de `influence`, il ne peut pas encore y avoir `{ $key }`
piece-influence-moves = `{ $effect }` ne prête pas de coups
piece-staying-with = dans un jeu avec `staying`, il ne peut pas encore y avoir `{ $key }`
piece-refuge-with = à côté d’une pièce qui est retenue par moments, il ne peut pas encore y avoir `{ $key }`
piece-relays-with = à côté de relais et de portes, il ne peut pas encore y avoir `{ $key }`
piece-unmoved-with = dans un jeu avec `unmoved`, il ne peut pas encore y avoir `{ $key }`
piece-royal-from-hand = une pièce royale ne peut pas entrer depuis la main
piece-hand-of-other = prise, `{ $id }` irait dans la main du camp qui ne peut pas l’avoir
piece-not-royal = `{ $id }` n’est pas une pièce royale
piece-native-without-tradition = l’échiquier n’a pas de `tradition` : rien ne s’écrit donc ainsi
piece-native-taken = une autre pièce s’écrit `{ $name }`
piece-alias-form = `{ $token }` ne peut pas être un alias
piece-alias-is-token = `{ $token }` est le symbole de `{ $id }`
piece-two-file-limits = deux clés disent combien il peut y en avoir sur une colonne
piece-alias-value = la valeur d’un alias est l’identifiant d’une pièce
piece-lettering-unseen = rien ne montre qu’un texte emploie ces lettres

## What is wrong with neutral pieces

neutral-token-taken = une autre pièce neutre a ce symbole
neutral-second-gate = il y a un second type de porte
neutral-no-relay = rien ne peut relayer : aucune pièce neutre n’est un relais

## What is wrong with what turns are made of

turn-one-move = un tour a un coup de toute façon
turn-many-moves = un tour a au plus deux coups, pas { $moves }
turn-first-not-fewer = { $first } coups au premier tour, ce n’est pas moins que les { $moves } des autres
turn-check-without-royal = sans pièce royale, personne ne peut donner échec
turn-one-in-a-row = les deux joueurs ont de toute façon un coup à la fois
turn-not-in-a-row = `{ $key }` ne va pas avec plusieurs coups de suite
turn-check-twice = `check-ends` fait d’un échec la fin de la série, `check-last` l’interdit
turn-checks-unsaid = rien ne dit ce que fait un échec avant le dernier coup d’une série ; au coup suivant, la pièce royale pourrait être prise
turn-moves-and-parts = `moves` et `{ $key }` ne vont pas ensemble : un coup a deux parties au plus
turn-no-mate-and-parts = dans un jeu avec `no-mate`, il ne peut pas encore y avoir `{ $key }`
turn-first-check-unsaid = rien ne dit ce que fait un échec donné par le premier coup ; le second pourrait prendre la pièce royale
turn-then-and-parts = `then may …` et `{ $key }` ne vont pas ensemble : un coup a deux parties au plus

## What is wrong with a promotion

promotion-several-pieces = `form` n’est pas `chosen`, mais il y a { $count } pièces au choix
promotion-as-captured-elsewhere = un coup sans prise ne promouvrait en rien
promotion-nothing-to-become = rien ne dit ce que devient la pièce
promotion-to-and-form = `to` nomme d’autres pièces, mais `{ $key }` décrit une forme promue
promotion-word-between = `{ $word }` ne relie pas deux pièces
promotion-piece-missing = il manque ici l’identifiant d’une pièce
promotion-no-pool = les pièces perdues ne sont pas comptées : il n’y a pas de `[pool]`
promotion-not-in-pool = `{ $id }` n’est pas compté dans `[pool]`
promotion-not-a-condition = `{ $found }` n’est pas une condition
promotion-not-a-number = `{ $found }` n’est pas un nombre de pièces
promotion-not-a-comparison = `{ $found }` ne compare pas des nombres
promotion-never-holds = cette condition n’est jamais remplie
promotion-of-the-mover = avec `after`, c’est une autre pièce que celle qui se déplace qui est promue : il n’y a donc pas de `{ $key }`
promotion-conditions-elsewhere = avec `after`, ce que devient une pièce ne peut pas dépendre de conditions
promotion-keeps-other = `keep` peut seulement dire que des pièces du joueur sont dans une zone
promotion-pool-sometimes = `{ $id }` est promue avec la réserve après certains coups et sans elle après d’autres
promotion-silent-choice = la promotion ne s’écrit pas, mais le joueur choisit de promouvoir ou non
promotion-never-first = une autre promotion de `{ $id }`, écrite de la même façon, passe toujours avant

## What is wrong with castling

castling-own-partner = la pièce royale ne peut pas être son propre partenaire
castling-two-landings = `shift` et `{ $key }` disent tous deux où vont les deux pièces
castling-no-landing = le roque ne dit pas où vont les deux pièces
castling-no-range = `max-shift` vaut { $most }, mais `shift`, le plus petit nombre de cases, vaut { $least }
castling-same-cell = la pièce royale et son partenaire iraient sur la même case
castling-like-swap = le roque avec la pièce voisine s’écrirait comme un échange avec elle

## What is wrong with how games end

endings-repetition-of-one = la partie se terminerait aussitôt
endings-loser-unseen = personne ne peut jamais perdre par répétition
endings-perpetual-unseen = l’échec perpétuel ne peut jamais être constaté
endings-dead-with-hands = les pièces prises reviennent : aucune position n’est morte
endings-dead-without-royal = sans pièce royale, personne ne peut être mat
endings-chase-unseen = la poursuite perpétuelle ne peut jamais être remarquée
endings-checkmate-without-royal = sans pièce royale, personne ne peut être maté
endings-facing-unsaid = il n’est pas dit sur quelles lignes les pièces royales se font face
endings-facing-uncounted = rien ne compte que les pièces royales se font face
endings-points-missing = les points décident ici, mais aucune pièce n’en a
endings-points-unused = rien n’est décidé aux points
endings-group-form = un groupe de pièces est une liste
endings-group-empty = ce groupe est vide
endings-group-too-large = ce groupe nomme { $count } types de pièces

test-missing = il manque une condition
test-unknown = aucune condition ne commence par `{ $word }`
test-whose-pieces = il n’est pas dit à qui sont les pièces
test-piece-missing = il n’est pas dit quelles pièces
test-zone-missing = il n’est pas dit dans quelle zone
test-number-missing = `{ $word }` n’est comparé à aucun nombre
test-none-and-number = `no` et un nombre disent tous deux combien
test-nothing-left = il ne reste aucun type de pièce
test-constant = c’est toujours vrai, ou jamais
test-too-much = `{ $word }` est ici de trop
test-too-many = il y a trop de conditions
test-no-royal = `{ $word }` ne signifie rien : aucune pièce n’est royale, personne ne peut donc être en échec
test-no-castling = `{ $word }` ne veut rien dire : il n’y a pas de roque
test-no-pass = `{ $word }` ne signifie rien : personne ne peut passer
test-size-missing = il n’est pas dit de combien de pièces
test-size-too-small = chaque pièce seule est déjà une telle formation
test-directions-missing = `along` ne dit pas dans quelles directions
test-second-zone-missing = il n’est pas dit avec quelle zone
test-not-of-the-board = ce qu’une pièce peut faire ne peut pas encore dépendre de `{ $word }`
test-forbidden-later = un coup est interdit quand il est joué, pas plus tard
test-forbidden-in-parts = dans un jeu dont les coups ont deux parties, le langage ne sait pas encore interdire de coups

capture-nothing-to-spare = rien n’explose, rien ne peut donc être épargné
capture-nothing-perishes = aucune pièce qui prend ne quitte le plateau, il n’en reste donc rien
capture-remains-not-blocker = seule une pièce neutre qui ne fait que bloquer peut rester
capture-royal-captures = `{ $id }` est royal et périrait à chacune de ses prises
capture-royal-not-spared = `{ $id }` est royal et prend, mais une explosion à côté l’emporterait
capture-cannot-flip = `{ $id }` ne peut pas changer de camp
capture-barred-royal = `{ $id }` est royale : savoir si elle peut être prise, c’est l’affaire de l’échec
capture-barred-always = rien ne dit quand la prise est interdite
capture-two-sets = `{ $these }` et `{ $all-but }` nomment tous deux les pièces
capture-flips-in-space = sur un plateau à trois dimensions, aucune pièce ne change encore de camp
capture-blast-with = dans un jeu avec `blast`, il ne peut pas encore y avoir `{ $key }`

## What is wrong with the placement of a position

placement-no-start = il n’y a pas de position de départ
placement-name-taken = une autre position de départ s’appelle `{ $name }`
placement-empty = la position n’a pas de pièces
placement-of-base = la position de départ de la base ne convient pas à ce jeu, dont le plateau ou les pièces sont autres
placement-rights-of-base = la position de départ de la base dit qui n’a pas encore bougé, mais le jeu n’a ni roque ni rien d’autre qui en dépende
placement-turned-apart = avec `apart`, il ne reste rien à tourner par `turned` : chaque camp a sa propre disposition
placement-not-kept = un mélange ne peut pas conserver `{ $found }`
placement-kept-twice = autre chose est déjà conservé pour `{ $id }`
placement-rank-count = le plateau a { $expected } rangées, mais la disposition en a { $found }
placement-level-count = rangée { $rank } : le plateau a { $expected } étages, mais la disposition en a { $found }
placement-cell-count = { position-row } : elle a { $expected } cases, mais la disposition en remplit { $found }
placement-empty-cells = `{ $found }` n’est pas un nombre de cases vides
placement-brace-open = une accolade n’est pas fermée
placement-plus-in-braces = dans `{ $token }`, le `+` doit précéder les accolades
placement-no-neutral = aucune pièce neutre n’a le symbole `{ $token }`
placement-no-piece = aucune pièce n’a le symbole `{ $token }`
placement-braces-missing = il manque les accolades de `{ $token }`

## What is wrong with an example

example-title-taken = un autre exemple a le titre `{ $title }`
example-no-step = cet exemple n’a pas d’étape

## What is wrong with a step of the guided game

guide-no-task = `{ $key }` appartient à une tâche, et cette étape n’en a pas
guide-no-heading = les règles du jeu n’ont pas de titre `{ $heading }`
guide-no-goal-word = `{ $word }` n’est pas un mot des buts
guide-goal-empty = le but ne demande rien
guide-piece-missing = `{ $word }` ne dit pas quelle pièce
guide-cell-missing = `{ $word }` ne dit pas quelle case
guide-reason-missing = `end by` ne dit pas pourquoi la partie finit
guide-turn-missing = `one of` ne nomme aucun coup
guide-not-a-reason = `{ $found }` n’est pas une raison de la fin ; les raisons sont { LIST($reasons, mark: "`") }
guide-and-expected = `{ $found }` se trouve là où il faut `and` ou rien

sense-no-win = personne ne peut gagner ce jeu
sense-never-met = ces conditions ne peuvent jamais être remplies ensemble
sense-moved-and-to-move = `just-moved` et `to-move` ne valent jamais pour le même joueur, car on joue à tour de rôle
sense-hidden = cette fin ne vient jamais : la fin { $earlier } vaut chaque fois qu’elle vaut
sense-check-unseen = `{ $key }` est sans effet : aucune pièce n’est royale, personne ne peut donc être en échec

## What to do about it

advice-did-you-mean = vouliez-vous dire `{ $word }` ?
advice-known = connus : { LIST($known, type: "and", mark: "`") }
advice-known-or-add = connus : { LIST($known, type: "and", mark: "`") } ; d’autres s’ajoutent sous `{ $section }`
advice-add-first = ce fichier n’en a pas encore ; ajoutez-le sous `{ $section }`
advice-take-one-out = retirez-en un
advice-take-it-out = retirez-le
advice-use-or-take-out = utilisez-le ou retirez-le
advice-at-most = il y en a au plus { $most }
advice-file-bytes = un fichier de jeu compte au plus { $most } octets
advice-id-or-file-name = écrivez `id = "{ $file }"`, ou nommez le fichier `{ $id }.toml`
advice-own-id = choisissez-en un autre, et donnez le même nom au fichier : `my-{ $id }` et `my-{ $id }.toml`
advice-newer-variorum = lisez-le avec une version plus récente de Variorum
advice-where-bases-are = une base est un jeu fourni avec Variorum, ou un fichier à côté de celui-ci, désigné par son identifiant : `base = "chess"`
advice-other-base = nommez un autre jeu
advice-check-base = vérifiez d’abord ce fichier
advice-id-letters = utilisez des minuscules, des chiffres et des traits d’union, par exemple `promoted-rook`
advice-zone-letters = utilisez des minuscules, des chiffres et des traits d’union, une lettre d’abord
advice-directions-letters = commencez par une majuscule, pour que ce ne soit pas un mot du langage ; des lettres, des chiffres et des traits d’union peuvent suivre
advice-own-id-each = chaque pièce et chaque pièce neutre a son propre identifiant
advice-brackets = une clé ou une `[section]` ne figure qu’une fois ; les sections qui peuvent figurer plusieurs fois s’écrivent `[[section]]`
advice-quotes = les textes se mettent entre guillemets doubles, mais pas les nombres, ni `true` et `false`
advice-key-and-value = écrivez `clé = valeur`
advice-close-text = mettez `"` à sa fin
advice-close-list = mettez `]` à sa fin
advice-commas = les éléments d’une liste sont séparés par `,` ; la liste se termine par `]`
advice-toml = https://toml.io explique comment écrire de tels fichiers
advice-add-section = ajoutez `{ $example }` : { $meaning }
advice-write-key = écrivez par exemple `{ $key } = { $example }` : { $meaning }
advice-write-choice = écrivez par exemple `{ $key } = { $example }` : { $meaning } ({ LIST($choices, type: "or", mark: "`") })
advice-choices = { LIST($choices, type: "errors") }
advice-keys = les clés sont { LIST($keys, type: "and", mark: "`") }
advice-key-elsewhere = `{ $key }` va dans `{ $section }` ; les clés sont ici { LIST($keys, type: "and", mark: "`") }
advice-check-fix = `variorum check --fix FICHIER` réécrit le fichier avec les nouveaux noms
advice-take-old-out = retirez `{ $old }`
advice-double-brackets = les sections qui peuvent figurer plusieurs fois ont des crochets doubles : `[[{ $section }]]`
advice-verb = retirez-le, ou écrivez `do = "{ $verb }"`
advice-text-in-quotes = écrivez `{ $key } = "…"`
advice-name-one = nommez-en au moins un, ou retirez toute la section
advice-not-blank = c’est ce qu’on lit pour choisir un jeu
advice-web-address = écrivez-la comme le navigateur la montre, à partir de `https://`, ou laissez-la de côté
advice-board-cells = un plateau a au plus { $most } cases
advice-level-letters = écrivez une minuscule par étage, en commençant par le plus haut, par exemple `levels = "tuvwxyz"`
advice-level-letters-or-flat = écrivez une minuscule par étage, en commençant par le plus haut, par exemple `levels = "tuvwxyz"` ; omettez-le pour un plateau plat
advice-file-letters = écrivez une minuscule par colonne, de gauche à droite, comme `letters = "abcdefghikl"`
advice-hexagon-files = le nombre de colonnes doit être impair, pour qu’il y en ait une au milieu ; elle a autant de cases qu’il y a de rangées, ici au moins { $least }
advice-hole-too = retirez aussi `{ $cell }`, ou dites dans `mirror` ce qui est renversé pour les Noirs
advice-squares-only = retirez-le, ou prenez un plateau de carrés
advice-two-levels = donnez deux étages au plateau, comme `levels = "ba"`
advice-levels-in-space = un plateau dans l’espace a `levels` dans `[board]`
advice-ring-of-files = retirez `wraps-ranks` de `[board]` : un anneau est un plateau dont seules les colonnes font le tour
advice-even-files-that-wrap = il faut `wraps = true` et un nombre pair de colonnes
advice-cells = les cases vont de `{ $first }` à `{ $last }`
advice-cells-in-space = une case porte le nom de son étage, de sa pile et de sa rangée, par exemple `{ $first }` ou `{ $last }`
advice-cells-in-one-part = nommez plusieurs cases dans une même partie : `cells a1 b3 c5`
advice-zone-part = écrivez par exemple `ranks 1-3, files c-e` ou `cells a1 h1`
advice-zone-parts = une partie commence par { LIST($words, type: "or", mark: "`") }, ou est le nom d’une zone qui précède
advice-write-instead = écrivez `{ $text }`
advice-write-either = écrivez `{ $one }` ou `{ $other }`
advice-for-example = écrivez par exemple `{ $example }`
advice-or-between-parts = mettez `or` devant pour les cases de l’une ou de l’autre, `,` pour celles des deux à la fois ; une partie ressemble à `{ $example }`
advice-or-for-either = les parties séparées par `,` doivent toutes s’appliquer ; pour les cases de l’une ou de l’autre, écrivez `or`
advice-smaller-first = écrivez d’abord le plus petit
advice-light-or-dark = écrivez `light cells` ou `dark cells` ; seuls les hexagones ont trois couleurs
advice-top-level-first = les étages vont du plus haut au plus bas, dans l’ordre de `levels` dans `[board]`
advice-ranks = les rangées vont de 1 à { $last }
advice-files = les colonnes sont { $letters }
advice-levels = les étages sont { $levels }, en commençant par le plus haut
advice-flat-board = ce plateau est plat ; un plateau dans l’espace a `levels` dans `[board]`
advice-more-phrases = écrivez d’autres phrases, ou donnez des noms aux chemins dans `[directions]`
advice-fewer-directions = réunissez moins de directions, ou écrivez d’autres phrases
advice-fewer-phrases = réunissez moins de directions, ou écrivez moins de phrases
advice-larger-shape = avec `leap`, une forme aux nombres plus grands, comme `4:2`, va aussi loin en un pas ; aucun autre mouvement ne peut suivre un chemin aussi long
advice-steps-between = `>` s’écrit entre deux pas, comme `orthogonal > diagonal`
advice-lines = écrivez le long de quelles lignes, par exemple `lengthwise orthogonal`
advice-neighbours = écrivez où peut être un voisin, par exemple `orthogonal and diagonal`
advice-no-continuation = écrivez-le sans `turning` ni `reflecting`
advice-add-shape = ajoutez une forme : { LIST($words, type: "or", mark: "`") } ou des nombres comme `2:1`
advice-one-shape = mettez `and` entre des chemins, `>` entre les pas d’un même chemin
advice-triagonal = un pas triagonal change à la fois de colonne, d’étage et de rangée ; un plateau dans l’espace a `levels` dans `[board]`
advice-flat-shape = sur un plateau plat, une forme a deux nombres de 0 à 9, comme `2:1`
advice-shape-in-space = sur un plateau dans l’espace, une forme a trois nombres de 0 à 9, comme `2:1:0`
advice-shape-anywhere = une forme a un nombre de 0 à 9 par axe du plateau, comme `2:1`
advice-shape-not-zero = au moins un nombre doit être différent de 0
advice-one-filter = un seul suffit ; pour les chemins de l’un ou de l’autre, écrivez deux termes réunis par `and`
advice-no-level-word = retirez ce mot ; un plateau dans l’espace a `levels` dans `[board]`
advice-one-continuation = un déplacement ne se poursuit que d’une façon ; retirez-en un
advice-one-is-enough = un seul suffit
advice-rank-total = ajoutez un nombre, comme dans `rank+2` ou `rank-1`
advice-step-contradiction = ses mots contredisent sa forme : aucun pas de cette forme ne change ainsi de rangée, de colonne ou d’étage
advice-path-contradiction = un chemin est une ligne droite ou oblique : ses pas vont dans le même sens le long de chaque axe et n’échangent pas les axes, si bien que deux pas orthogonaux ne font jamais un L ; pour un coup qui tourne, écrivez `{ $corner }` ; avec un signe moins, un pas revient en arrière, comme dans `{ $back }`
advice-turn-later = seuls les pas suivants d’un chemin ont des nombres avec un signe moins ; le premier représente toutes ses directions
advice-corners-in-space = les anneaux n’ont de coins que sur un plateau dans l’espace
advice-corners-of-single-steps = seul un déplacement fait de pas simples contourne les coins
advice-corners-of-neighbours = seuls les pas vers une case voisine contournent les coins
advice-corners-never-reached = ces pas ne quittent jamais leur colonne et n’atteignent donc jamais un coin
advice-corners-and-rings = `turning` reste dans l’anneau, `reflecting` en change
advice-name-alone = un nom désigne des chemins entiers ; écrivez les pas en toutes lettres
advice-and-between-paths = mettez `and` entre des chemins
advice-turning-in-directions = écrivez-le dans les directions elles-mêmes
advice-directions-contradiction = ces mots contredisent chaque chemin de ces directions
advice-motion-at-front = une phrase a un seul déplacement, au début ; les directions n’en ont pas
advice-no-path-word = les chemins n’ont pas ce mot non plus
advice-path-words = les chemins se composent de { LIST($words, type: "and", mark: "`") }, de nombres comme `2:1` et des noms de `[directions]`
advice-begin-phrase = commencez par ce que fait la pièce : { LIST($words, type: "or", mark: "`") }
advice-phrase-words = une phrase commence par { LIST($words, type: "or", mark: "`") }
advice-motion-first = écrivez d’abord ce que fait la pièce, par exemple `step { $word } …` ou `slide { $word } …`
advice-step-count = écrivez par exemple `slide exactly 2 diagonal` ; de 1 à 99 pas
advice-which-way = écrivez dans quel sens, par exemple `step orthogonal and diagonal`
advice-repeat-with-lame = pour des pas égaux, écrivez `slide`, `slide up to` ou `slide exactly` ; pour d’autres chemins à pas répétés, `lame` ou `leap`
advice-several-step-motions = pour un chemin de plusieurs pas, écrivez `leap`, `lame` ou `crooked`
advice-lame-steps = les cases entre les pas doivent être vides ; pour un seul pas, écrivez `step`
advice-turning-rides = `turning` et `reflecting` disent comment se poursuit un `slide` ou un `hop`
advice-condition-or-no-comma = après une virgule vient { LIST($words, type: "or", mark: "`") } ; ou retirez la virgule
advice-conditions = les conditions sont { LIST($words, type: "and", mark: "`") }
advice-captures-apart = écrivez les prises dans une phrase à part
advice-neither-for-both = pour les deux, n’écrivez ni l’un ni l’autre
advice-one-zone = faites-en une seule zone, avec `or` ou `of` entre elles
advice-name-zone = nommez une zone ou décrivez-la : `rank 2`, `ranks 1-3 of files c-e`
advice-comma-or-zone-name = mettez une virgule entre les conditions ; les zones se relient par `or`, `of` et `but`
advice-comma-between-conditions = mettez une virgule entre les conditions
advice-nothing-hidden = la langue ne sait pas encore dire cela : les deux joueurs voient tout le plateau et ce qui est en main ; seule une position de départ peut être tirée au hasard, avec `shuffle` dans `[[start]]`
advice-two-sides = la langue ne sait pas encore dire cela : un jeu a deux camps, `white` et `black` ; `side` dans une pièce la donne à l’un d’eux, et `white-in-a-row` et `black-in-a-row` dans `[turn]` leur donnent plusieurs coups de suite
advice-no-cards = la langue ne sait pas encore dire cela : les coups dépendent du plateau et des pièces en main ; ce qui se rapproche le plus d’une carte est une pièce en main, avec `returns` et `drop`
advice-growing-rows = des suites de coups qui s’allongent se disent avec `grows` à côté de `white-in-a-row` et `black-in-a-row` dans `[turn]`
advice-cannot-say = la langue ne sait pas encore dire cela ; la page « Rules and how to say them » du manuel énumère ce qu’elle sait dire
advice-round-board = `wraps = true` dans `[board]` joint la première et la dernière colonne, et `board = "ring"` dans `[style]` dessine le plateau en anneau
advice-two-boards = deux plateaux sont deux niveaux d’un seul, par exemple `levels = "ab"` ; `holes` en rend un plus petit, et avec `crosses = true` chaque coup mène sur l’autre ; des plateaux qui ont leurs propres joueurs ne peuvent pas encore se dire
advice-no-dice = la langue ne sait pas encore dire cela : le hasard ne peut pas décider des coups ; il peut tirer une position de départ, avec `shuffle` dans `[[start]]`
advice-swaps = avec `swapping enemy piece` ou `own piece` dans une phrase, deux pièces échangent leurs places ; dans `[swap]`, ce sont la pièce royale et une voisine, et avec `do = "swap"` dans `[[turn.action]]` une pièce neutre
advice-pushes = un coup ne peut pas encore pousser ni tirer d’autres pièces ; il peut prendre ce qui se trouve devant ou derrière : `taking enemy piece ahead`, `taking enemy piece behind`
advice-converts = une pièce prise ne peut pas encore changer de camp sur le plateau ; avec `returns` elle entre dans la main du preneur, et `flips` dans `[capture]` retourne des pièces adverses autour de celle qui a joué
advice-leap-or-hop = `leap` va droit au bout du chemin, quoi qu’il y ait entre les deux, et `hop` par-dessus exactement une pièce
advice-hops-over = écrivez `own`, `enemy`, `any` ou `neutral` et des pièces : `hop orthogonal, over any piece but pawn`
advice-walks = `walk up to 3 orthogonal` fait jusqu’à trois pas et peut tourner après chacun ; `crooked` zigzague, et `then may step` ajoute un second pas dans n’importe quelle direction
advice-planes = `plane diagonal` va sur une case si le bloc intermédiaire est vide ; sur un plateau dans l’espace, `flat` garde un pas dans son niveau, `keeping-file` dans sa colonne et `sideways` dans sa rangée
advice-capture-series = `then may step` et `then may go on` permettent une seconde prise ; des séries plus longues, comme aux dames, ne peuvent pas encore se dire
advice-surrounded = la prise de groupes encerclés ne peut pas encore se dire ; `taking enemy piece between own piece` prend une pièce entre deux, et `flips = "enclosed"` dans `[capture]` en retourne des lignes entières
advice-paths-by-and = réunissez les chemins par `and`, et non par une virgule
advice-write-phrases = écrivez plutôt des phrases sous `moves`
advice-nearest-phrases = retirez-le, ou écrivez ce qui s’en rapproche le plus en phrase sous `moves`
advice-only-steps-go-on = écrivez `step` ou `leap`, ou retirez ceci
advice-further-phrase = écrivez une autre phrase pour l’autre
advice-en-passant = écrivez `, capturing, en passant`
advice-staying = écrivez `, capturing, staying`
advice-goes-on = un second pas dans le même coup se dit avec `, then may step …`, `, then may go on` ou `, then may go back`
advice-takes-besides = ce qu’un coup prend ailleurs se dit avec `taking`, comme dans `slide orthogonal, moving, taking enemy piece behind` ; un saut prend ce qu’il franchit avec `taking enemy piece passed`
advice-capture-effects = ce que les prises détruisent en plus se dit dans `[capture]`, avec `blast`, ou avec `perish` et `remains`
advice-no-check-condition = écrivez `not through check` à côté de `moving, unmoved` : la pièce ne part alors pas en échec, comme au roque ; les autres coups ne peuvent pas encore dépendre de l’échec
advice-number-behind-motion = le nombre suit le mouvement : `slide up to 3 diagonal`
advice-what-follows = un coup peut être suivi de `then may step …`, de `then may go on` ou de `then may go back` ; les glissements ensuite et les seconds pas obligatoires ne peuvent pas encore se dire
advice-turns-in-endings = écrivez `quiet-turns = 50` dans `[endings]` : autant de coups de chaque joueur sans prise, parachutage ni coup de pion finissent la partie ; les autres coups ne sont pas comptés
advice-repetition-in-endings = écrivez `repetition = 3` dans `[endings]`
advice-zone-before-number = `in` et sa zone précèdent le nombre : `own pawn in hill >= 3`
advice-turns-in-a-row = pour { $turns } coups de suite, écrivez `white-in-a-row = { $turns }` et `black-in-a-row = { $turns }`
advice-absorbs = les pièces ne peuvent pas encore prendre les mouvements d’autres ; avec `as-captured = true` dans `[[promotion]]`, une pièce devient ce qu’elle prend
advice-flips-without-royal = retirez `royal` de cette pièce, et dites par `[[ending]]` qui gagne
advice-above-sections = écrivez-le au-dessus de la première `[section]` : au-dessous, `{ $key }` appartient à la section
advice-without-quotes = écrivez `{ $value }` sans guillemets
advice-piece-name = les joueurs le lisent
advice-other-id = choisissez un autre identifiant, par exemple le nom de la pièce
advice-left-or-right = écrivez `leftward` ou `rightward` ; `sideways` est les deux
advice-swaps-with = écrivez `own`, `enemy` ou `any` et des pièces : `slide diagonal, swapping enemy piece but king`
advice-enemy-instead = écrivez `enemy` : les pièces à soi et les pièces neutres ne peuvent pas encore être prises ; avec `over own piece` un saut en franchit une à soi, et avec `swapping own piece` une pièce échange sa place avec elle
advice-on-hexagons = sur des hexagones, écrivez `slide` pour des lignes, ou `walk up to 3 orthogonal` pour une surface
advice-taking-moves = écrivez un `step`, un `slide` ou un `hop` en ligne droite avec `, moving, taking …`
advice-taking-places = après les pièces, écrivez { LIST($words, type: "or", mark: "`") }
advice-same-prey = nommez les mêmes pièces dans chacune, ou aucune
advice-add-pieces = ajoutez un `[[piece]]` pour chaque type de pièce
advice-token-capital = commencez par une majuscule ; la minuscule est celle des Noirs
advice-token-without-braces = écrivez-le sans accolades ; elles ne servent que dans le texte des positions
advice-token-letters = une majuscule comme `R`, ou plusieurs lettres comme `Di` ; une forme promue peut avoir `+` devant
advice-own-token = chaque pièce a son propre symbole ; un symbole peut avoir plusieurs lettres
advice-own-neutral-token = chaque type de pièce neutre a son propre symbole : `*`, `%` ou `#`
advice-mark-letters = il y a de la place pour deux lettres
advice-characters-room = écrivez au moins un caractère et au plus { $most }
advice-add-characters = ajoutez `characters`, ou retirez ceci
advice-add-bodies = ajoutez par exemple `bodies = "discs"` à `[style]`
advice-flat-only = seuls les plateaux plats peuvent être dessinés ainsi ; retirez-le
advice-drawn-on = il vaut pour les plateaux dessinés comme { LIST($grounds, type: "or", mark: "`") }
advice-two-banks = écrivez deux textes, pour la moitié gauche et la moitié droite : `["楚河", "漢界"]`
advice-drawings = les dessins sont { LIST($drawings, type: "and", mark: "`") }
advice-readers-font = il est écrit dans une police du lecteur, qui n’en a peut-être aucune pour lui
advice-no-cell-left = il ne reste aucune case où aller
advice-name-others = nommez d’autres types de pièces
advice-another-piece = nommez un autre type : tant que cette pièce est sur le plateau, elle n’est pas figée
advice-make-royal = si elle l’est, écrivez `royal = true` à cette pièce
advice-tradition-board = elles conviennent aux échiquiers plats d’au plus { $files } colonnes et { $ranks } rangées
advice-add-tradition = ajoutez par exemple `tradition = "japanese"` à `[board]`
advice-own-native-name = les parties distinguent les pièces par leurs noms et leurs codes
advice-alias-letters = écrivez-le comme pour les Blancs : une majuscule d’abord, peut-être `+` devant ou `~` derrière
advice-one-piece-a-letter = une lettre ne peut désigner qu’une pièce
advice-alias-example = écrivez `{ $token } = "bishop"`
advice-foreign-letter = l’une d’elles au moins ne doit être ni un symbole ni un alias du jeu
advice-one-gate-type = un déplacement qui entre dans une porte ressort par l’autre ; il ne peut donc y en avoir qu’un type
advice-add-relay = donnez `role = "relay"` à une pièce neutre, ou retirez ceci
advice-promotes-ways = écrivez les identifiants de pièces, `promotes = "gold"`, ou donnez `name` et `moves` d’une forme promue
advice-promotes-defaults = ajoutez-la ici, ou sous `[promotes]` pour toutes les pièces
advice-joined-by-or = reliez les identifiants des pièces par `or` : `"queen or rook"`
advice-chosen-form = personne ne saurait laquelle a été choisie : écrivez `form = "chosen"`
advice-compulsory-or-written = écrivez `duty = "always"`, ou une autre `form`
advice-return-to-owner = écrivez `returns-to = "owner"`, ou faites-la revenir sous un type que les deux camps peuvent avoir
advice-distant-partner = écrivez par exemple `min-distance = 2`, ou retirez le partenaire de `[swap]`
advice-add-pool = ajoutez `[pool]` avec `pieces = ["rook", …]`, les types de pièces perdues que l’on compte
advice-add-to-pool = ajoutez `"{ $id }"` à `pieces` dans `[pool]`, ou retirez-le d’ici
advice-comparison = écrivez l’identifiant d’une pièce, un des signes { LIST($signs, type: "or", mark: "`") }, et un nombre : `"prince >= 2"`
advice-other-partner = le partenaire est une pièce d’un autre type
advice-test-words = une condition commence par { LIST($words, type: "or", mark: "`") }
advice-further-ending = écrivez pour cela un autre `[[ending]]` ; `or` ne joint que des types de pièces et des zones
advice-mate-in-endings = ce qui suit le mat et le pat se dit par `checkmate` et `stalemate` dans `[endings]`
advice-tests-by-and = joignez les conditions par `and`, les types de pièces par `or`
advice-any-of-them = écrivez l’identifiant d’un type de pièce, plusieurs joints par `or`, ou `piece` pour tous
advice-bar-or-prey = écrivez par exemple `protected = true` ; ce qu’une pièce ne peut jamais prendre est exclu de ses phrases : `capturing enemy piece but rook`
advice-not-yet = le langage ne sait pas encore dire cela
advice-add-blast = écrivez par exemple `blast = "orthogonal and diagonal"`, ou retirez-le
advice-add-perish = écrivez par exemple `perish = ["knight"]`, ou retirez-le
advice-add-to-spares = ajoutez `"{ $id }"` à `spares`, ou écrivez `moving` dans ses coups
advice-on-capture = écrivez `on = "capture"`, ou retirez-le
advice-only-moving = écrivez `moving` dans ses coups
advice-shift-or-cells = écrivez soit `shift = 2`, soit `side`, `royal-to` et `partner-to`
advice-shift-range = écrivez par exemple `shift = 1` et `max-shift = 4` : une à quatre cases
advice-two-cells = nommez deux cases
advice-repetition-count = chaque position se présente une fois ; écrivez 2 ou plus, ou 0 pour jamais
advice-nothing-is-lost = retirez `dead` (s’il est hérité, écrivez `without = ["endings.dead"]`) : les pièces prises peuvent toujours gagner
advice-add-pass = écrivez `pass = "always"` ou `pass = "when-stuck"` dans `[turn]`
advice-add-face-to-face = écrivez par exemple `face-to-face = "orthogonal"` dans `[endings]`
advice-count-facing = comptez-le dans une fin, par exemple `when = "facing >= 2"`, ou supprimez ceci
advice-add-points = donnez des points aux pièces sous `[endings.points]`, par exemple `rook = 5`
advice-count-points = écrivez `most-points` là où les points décident, ou retirez ceci
advice-nobody-is-mated = retirez `dead` (s’il est hérité, écrivez `without = ["endings.dead"]`), ou écrivez `royal = true` pour une pièce
advice-repetition-for-loser = un perdant est désigné quand une position se répète ; donnez un nombre à `repetition`
advice-repetition-for-perpetual = l’échec perpétuel est jugé quand une position se répète ; donnez un nombre à `repetition`
advice-add-win = écrivez `royal = true` à la pièce qu’il ne faut pas perdre, ou dites sous `[[ending]]` quand un joueur gagne
advice-end-long-games = écrivez par exemple `repetition = 3` ou `quiet-turns = 50`
advice-end-repetitions = écrivez par exemple `repetition = 3`
advice-end-quiet-turns = écrivez par exemple `quiet-turns = 50`
advice-end-sooner = diminuez le nombre de `quiet-turns`, ou faites finir la partie autrement, par un `[[ending]]`
advice-name-unmoved = le troisième champ nomme les cases des pièces qui n’ont pas encore bougé, comme dans `… w a1,h1,a8,h8 - 0 1`
advice-change-or-take-out = changez-le, ou retirez-le
advice-groups = écrivez une liste de groupes, chacun une liste d’identifiants : `[["rook", "wing"], ["bishop"]]`
advice-group-piece = nommez au moins un type de pièce
advice-ranks-from-top = écrivez les rangées de la plus haute à la rangée 1, séparées par `/`
advice-ranks-separated = les rangées sont séparées par `/`, la plus haute d’abord
advice-levels-separated = les étages sont séparés par `,`, le plus haut d’abord
advice-row-cells = un symbole remplit une case, un nombre autant de cases vides ; les symboles de plusieurs lettres se mettent entre accolades : `{"{"}Di{"}"}`
advice-empty-cells = un nombre dit combien de cases vides se suivent, au moins 1
advice-braces = écrivez `{"{"}Di{"}"}`
advice-add-neutral = ajoutez-la sous `[[neutral]]`
advice-braces-for-token = les symboles de plusieurs lettres se mettent entre accolades : écrivez `{ $token }`
advice-not-the-alias = c’est un alias, pour lire d’autres programmes ; écrivez ici `{ $token }`
advice-tokens = les symboles sont { LIST($tokens, type: "and", mark: "`") } (pour les Noirs, la première lettre en minuscule)
advice-add-start = un jeu demande au moins une position de départ
advice-own-start = écrivez un `[[start]]` avec une position de ce jeu
advice-own-start-without-rights = écrivez un `[[start]]` avec la position de la base, dont le troisième champ est `-`
advice-take-out-too = la base emploie ici `{ $name }`, que ce fichier retire : retirez aussi ce qui l’emploie, par exemple `"promotion"`, ou écrivez-le à neuf
advice-change-start = changez la position, ou ce que les pièces peuvent y faire
advice-chosen-by-name = on choisit d’après le nom
advice-keep-words = écrivez par exemple { LIST($examples, type: "or", mark: "`") }
advice-keep-once = un type de pièce n’est nommé qu’une fois dans `keep`
advice-chosen-by-title = on choisit d’après le titre
advice-add-step = ajoutez `[[example.step]]` avec un `text`, et un `turn` si un coup est joué
advice-say-what-to-see = écrivez ce qu’il y a à voir
advice-add-task = ajoutez `task` avec ce que le joueur doit faire, et `goal` avec ce qui l’accomplit
advice-goal-words = les mots des buts sont { LIST($words, mark: "`") }
advice-after-and = joignez les conditions par `and`, comme dans `check and move rook`

## What keys mean

meaning-language = la version du langage dans lequel le fichier est écrit ; 1 s’il ne la nomme pas
meaning-id = l’identifiant du jeu : le nom du fichier sans `.toml`, en minuscules, chiffres et traits d’union
meaning-base = l’identifiant du jeu sur lequel celui-ci se construit : il en hérite toutes les règles
meaning-use = les identifiants des jeux dont ce fichier peut mentionner les zones et directions nommées ; rien d’autre ne leur est pris
meaning-without = ce qui n’est pas hérité de la base : des clés, des identifiants de pièces après `piece.`, des noms après `zones.`
meaning-base-engine = ce que le moteur a appris pour la base et utilise ici aussi
meaning-about = ce qu’on lit sur le jeu
meaning-board = le plateau
meaning-style = l’aspect du jeu dans son pays, et le nom de ses camps
meaning-zones = des ensembles de cases nommés, vus du côté des Blancs : `NOM = "ZONE"`
meaning-directions = des groupes de chemins nommés, pour les phrases ; un nom commence par une majuscule : `NOM = "CHEMINS"`
meaning-piece = les types de pièces
meaning-neutral = les types de pièces neutres : elles n’appartiennent à aucun camp et ne peuvent pas être prises
meaning-promotes = ce qui vaut pour toute pièce avec `promotes` qui ne dit rien d’autre
meaning-promotion = ce que deviennent les pièces à leur arrivée
meaning-castling = le roque et les coups semblables
meaning-swap = l’échange de place de la pièce royale avec une voisine
meaning-capture = des règles de prise qui concernent toutes les pièces
meaning-turn = de quoi un tour est fait : le droit de passer, plusieurs coups, une seconde partie
meaning-pool = les pièces perdues que la position compte
meaning-remote-promotion = une forme plus ancienne de `after` dans `[[promotion]]`
meaning-influence = des pièces agissent sur d’autres depuis leur case
meaning-gating = des pièces entrent depuis la main là où d’autres quittent leur première case
meaning-refuge = l’ancienne forme de `confined` avec `while` : une zone où la pièce royale doit rester quand ses gardes ont disparu
meaning-endings = comment les parties se terminent
meaning-ending = des fins avec vos propres mots ; après chaque coup, la première qui vaut termine la partie, pour celui qui vient de jouer ou sinon pour l’autre
meaning-start = les positions de départ ; la première est l’habituelle
meaning-aliases = les lettres qu’écrivent d’autres programmes pour une pièce, seulement pour la lecture : `SYMBOLE = "PIÈCE"`
meaning-lettering = les lettres d’autres programmes qui valent ensemble, seulement pour la lecture : pour les textes où l’une n’est ni un symbole ni un alias
meaning-example = des règles montrées sur le plateau, étape par étape
meaning-guide = une première partie, guidée pas à pas
meaning-about-name = le nom du jeu
meaning-about-inventor = qui l’a inventé
meaning-about-year = quand, comme on l’écrirait
meaning-about-family = le groupe où il figure sur le site
meaning-about-summary = une phrase
meaning-about-story = d’où vient le jeu et quel est son but, en paragraphes
meaning-about-rules = les règles pour les joueurs : paragraphes, `# Titre`, `- point`
meaning-about-rulings = des décisions là où l’inventeur ne dit rien
meaning-about-sources = où ses règles sont décrites
meaning-about-length = tours d’une partie ordinaire, ceux des deux camps ensemble
meaning-about-level = ce qu’un joueur d’échecs doit d’abord apprendre
meaning-about-start-here = sa place sur le chemin des débutants, à partir de 1
meaning-about-rulings-rule = son numéro dans le livre des règles
meaning-about-rulings-text = la décision en toutes lettres
meaning-about-sources-text = auteur, titre et lieu, comme on les cite
meaning-about-sources-link = où le lire sur le web
meaning-board-files = nombre de colonnes (de piles dans l’espace), de 1 à 26
meaning-board-ranks = nombre de rangées, de 1 à 99 ; aucun plateau n’a plus de 1 024 cases
meaning-board-grid = la forme des cases ; des carrés par défaut
meaning-board-letters = les lettres des colonnes, de gauche à droite ; à partir de `a` par défaut
meaning-board-holes = les cases qui manquent au plateau dans ses colonnes et rangées, sous forme de zone
meaning-board-levels = dans l’espace : les lettres des étages, le plus haut d’abord
meaning-board-crosses = une pièce qui a joué passe à la même case de l’autre de deux étages, qui doit être vide
meaning-board-wraps = la dernière colonne touche la première
meaning-board-wraps-ranks = la dernière rangée touche la première
meaning-board-mirror = ce que les Noirs voient de l’autre bout ; `["ranks"]` par défaut, `[]` quand les deux camps jouent dans le même sens
meaning-board-tradition = la tradition dont les notations sont aussi lues et écrites
meaning-style-board = comment le plateau est dessiné
meaning-style-coordinates = ce qui est écrit aux bords du plateau
meaning-style-bodies = sur quoi sont écrits les caractères des pièces
meaning-style-sides = le nom des camps
meaning-style-marks = cases marquées pour les Blancs et reflétées pour les Noirs : des équerres sur un plateau de lignes, un point au coin tourné vers le milieu sur un plateau uni
meaning-style-river = ce qui est écrit dans le fleuve, à gauche et à droite
meaning-piece-id = un nom pour ce fichier : minuscules, chiffres et traits d’union
meaning-piece-name = son nom pour les joueurs
meaning-piece-token = son symbole dans le texte des positions : une majuscule, ou plusieurs lettres dont la première en est une ; une forme promue peut avoir `+` devant
meaning-piece-sign = comment le site la dessine
meaning-piece-moves = ses déplacements, une phrase chacun ; nécessaire sans `betza`
meaning-piece-betza = ses déplacements en notation de Betza, ou d’autres à côté de `moves`
meaning-piece-side = le seul camp qui peut l’avoir
meaning-piece-royal = la perdre, c’est perdre la partie ; un mot, si un camp peut en avoir plusieurs
meaning-piece-pawn = elle compte comme un pion : ses coups remettent à zéro le compte des coups calmes, et elle ne fait pas de coup nul
meaning-piece-confined = elle ne peut aller que sur des cases de cette zone ; une table dit aussi quand
meaning-piece-confined-zone = la zone
meaning-piece-confined-while = elle n’est retenue que tant que son camp n’a aucune de ces pièces ; pour une pièce royale
meaning-piece-confined-grace = le nombre de coups de son camp en lesquels elle doit venir dans la zone ; 0 par défaut
meaning-piece-barred = elle ne peut jamais aller sur une case de cette zone
meaning-piece-frozen = conditions sur les pièces du plateau : tant qu’elles valent pour son camp, elle ne se déplace pas, ne prend pas et ne donne pas échec
meaning-piece-frozen-without = l’ancienne forme de `frozen` pour l’absence d’un type : `"prince"` veut dire `"no own prince"`
meaning-piece-returns = le type qui passe dans la main de celui qui la prend ; sans cela, la pièce disparaît
meaning-piece-returns-to = qui la reçoit en main ; `captor` par défaut
meaning-piece-promotes = ce qu’elle peut devenir : des identifiants reliés par `or`, ou une table qui décrit sa forme promue
meaning-piece-drop = les restrictions à son parachutage ; elle peut être en main même si aucune pièce prise ne revient sous ce type
meaning-piece-native = comment les parties de la `tradition` de l’échiquier l’écrivent
meaning-piece-native-names = ses noms, tous lus ; le premier est écrit, le second pour les Noirs au xiangqi
meaning-piece-native-code = ses lettres dans le CSA du shogi ou sa lettre dans le WXF du xiangqi
meaning-piece-promotes-to = au lieu d’une forme propre : les identifiants de ce qu’elle peut devenir
meaning-piece-promotes-name = le nom de la forme promue pour les joueurs
meaning-piece-promotes-moves = ses déplacements, une phrase chacun
meaning-piece-promotes-betza = ses déplacements en notation de Betza, ou d’autres à côté de `moves`
meaning-piece-promotes-id = son identifiant ; par défaut `promoted-` et celui de la pièce
meaning-piece-promotes-token = ses lettres ; par défaut `+` et celles de la pièce
meaning-piece-promotes-sign = comment le site la dessine, comme pour les pièces ; par défaut avec le dessin de la pièce, la marque `+` et une bande rouge
meaning-piece-promotes-native = comment les parties notées l’écrivent, comme pour les pièces
meaning-piece-promotes-zone = où, si ce n’est pas comme sous `[promotes]`
meaning-piece-promotes-on = ce qui compte
meaning-piece-promotes-duty = si elle doit se promouvoir
meaning-piece-promotes-form = comment cela s’écrit dans la notation
meaning-piece-sign-icon = nom d’un dessin ; sans nom, ou si le nom est inconnu, le symbole est dessiné
meaning-piece-sign-mark = une ou deux lettres sur le dessin
meaning-piece-sign-band = une bande de couleur
meaning-piece-sign-characters = un ou deux caractères, pour les jeux de pièces à caractères ; le premier est en haut
meaning-piece-sign-characters-black = ceux des Noirs, s’ils diffèrent
meaning-piece-sign-short = le seul caractère des petits plateaux ; par défaut le premier
meaning-piece-drop-barred = pas de parachutage dans cette zone
meaning-piece-drop-only = parachutage seulement dans cette zone
meaning-piece-drop-one-per-file = pas de parachutage sur une colonne où son camp a déjà une pièce de ce type
meaning-piece-drop-most-per-file = à la place : pas de parachutage sur une colonne où il y a autant de pièces du type
meaning-piece-drop-no-mate = pas de parachutage qui fasse mat
meaning-piece-drop-no-check = pas de parachutage qui donne échec
meaning-piece-drop-stuck = parachutage aussi là où elle ne pourrait jamais bouger
meaning-piece-drop-held-as = elle est parachutée à la place d’une pièce de ce type en main, comme son autre forme
meaning-piece-drop-endless = un parachutage ne l’épuise pas : une seule en main suffit pour tous
meaning-piece-drop-needs = ce qui doit entourer la case
meaning-piece-drop-opening = tant qu’une case de cette zone est vide, parachutage seulement là
meaning-piece-drop-first = tant qu’il y en a une en main qui peut être parachutée, son camp ne peut rien faire d’autre
meaning-neutral-id = un nom pour ce fichier
meaning-neutral-name = son nom pour les joueurs
meaning-neutral-token = son symbole dans le texte des positions
meaning-neutral-role = ce qu’elle fait aux déplacements des pièces
meaning-neutral-sign = comment le site la dessine, comme pour les pièces
meaning-promotes-zone = où
meaning-promotes-on = ce qui compte
meaning-promotes-duty = si la pièce doit se promouvoir
meaning-promotes-form = comment cela s’écrit dans la notation ; par défaut `fixed` pour un seul choix et `chosen` pour plusieurs
meaning-promotion-pieces = les types promus
meaning-promotion-zone = où ; nécessaire sans `after`, sinon partout par défaut
meaning-promotion-on = ce qui compte ; nécessaire sans `after`
meaning-promotion-after = le déplacement d’une autre pièce après lequel celles-ci peuvent être promues, où qu’elles soient
meaning-promotion-by = seulement avec un de ces pas ; sinon avec tout déplacement
meaning-promotion-into = ce qu’ils deviennent : des identifiants, ou `{"{"} to = …, while = … {"}"}`
meaning-promotion-form = comment cela s’écrit dans le texte des coups ; nécessaire sans `after`
meaning-promotion-duty = doit-elle être promue ? Nécessaire sans `after`
meaning-promotion-as-captured = avec `on = "capture"` : seulement en le type de la pièce qu’elle prend
meaning-promotion-from-pool = seulement en des types que le joueur a perdus (demande `[pool]`)
meaning-promotion-keep = avec `after` : ce qui doit être vrai après le coup, à savoir que des pièces du joueur sont dans une zone
meaning-promotion-after-pieces = les types dont le déplacement le permet
meaning-promotion-after-from = la zone où ce déplacement commence ; partout par défaut
meaning-promotion-after-to = la zone où il finit ; partout par défaut
meaning-promotion-into-to = le type qu’elle peut devenir
meaning-promotion-into-while = conditions sur les pièces du joueur présentes avant le coup : `PIÈCE >= N`, et aussi `<=`, `=`, `<`, `>`
meaning-castling-royal = la pièce royale
meaning-castling-royal-from = où se trouve celle des Blancs : une zone, ou le nom d’une zone
meaning-castling-partners = les types du partenaire
meaning-castling-partner-from = où se trouve le partenaire des Blancs
meaning-castling-shift = la pièce royale avance d’autant de cases vers le partenaire, qui se place juste avant elle
meaning-castling-max-shift = le joueur choisit de combien de cases la pièce royale avance, de `shift` jusqu’à ce nombre
meaning-castling-side = avec des arrivées fixes au lieu de `shift` : où est le partenaire, vu de la pièce royale
meaning-castling-royal-to = l’arrivée de la pièce royale
meaning-castling-partner-to = l’arrivée du partenaire
meaning-castling-right = combien de temps dure le droit
meaning-castling-min-distance = distance minimale entre les deux ; par défaut 1, des voisins
meaning-swap-royal = la pièce royale
meaning-swap-partners = les types avec lesquels elle peut échanger sa place
meaning-swap-directions = où peut être le partenaire
meaning-swap-unattacked = aucune des deux ne doit être attaquée auparavant
meaning-influence-of = les types qui agissent ; tous, sans la clé
meaning-influence-on = les types de pièces sur lesquels ils agissent ; tous, sans la clé
meaning-influence-along = où se trouvent ces pièces, vues de celle qui agit
meaning-influence-effect = ce qui arrive à ces pièces
meaning-influence-moves = les coups que reçoivent ces pièces ; sans la clé, ceux de la pièce qui agit
meaning-capture-compulsory = un joueur qui peut prendre doit prendre
meaning-capture-captors = avec `compulsory` : seules les prises par ces types sont obligatoires
meaning-capture-victims = avec `compulsory` : seules les prises de ces types sont obligatoires
meaning-capture-best-first = avec `compulsory` : de plusieurs prises de ce genre, seules celles du type qui vient ici en premier sont permises ; les autres viennent en dernier
meaning-capture-blast = une prise explose : la pièce qui prend et toutes celles qui sont dans ces directions autour d’elle quittent aussi le plateau ; personne ne peut faire sauter sa propre pièce royale
meaning-capture-spares = les types qui survivent à côté d’une explosion
meaning-capture-perish = les types qui quittent le plateau quand ils prennent ; avec `blast`, tous sans cette clé
meaning-capture-remains = la pièce neutre qui reste alors là où la pièce est arrivée
meaning-capture-flips = quelles pièces adverses changent de camp quand une pièce s’est déplacée ou a été parachutée, vues de sa case
meaning-barred = les prises interdites sous conditions
meaning-barred-captors = les types qui ne peuvent pas prendre ; tous sans la clé
meaning-barred-captors-but = tous les types sauf ceux-ci
meaning-barred-victims = les types qu’ils ne peuvent pas prendre
meaning-barred-afar = si la victime n’est pas à côté de la case où la pièce qui prend a commencé son coup
meaning-barred-protected = si la pièce qui prend pourrait être prise à son tour
meaning-barred-in-return = si le dernier coup de l’autre camp était une telle prise, sur une autre case
meaning-barred-lifted-by = les types dont la prise par le premier pas du même coup lève l’interdiction
meaning-barred-lifted-by-but = tous les types sauf ceux-ci
meaning-turn-pass = quand un joueur peut passer ; jamais sans cette clé
meaning-turn-moves = le nombre de coups de ses propres pièces que l’on joue à son tour ; 1 sans cette clé
meaning-turn-first-moves = avec `moves` : combien les Blancs en jouent au premier tour
meaning-turn-check-ends = avec `moves` ou plusieurs coups de suite : un échec y met fin
meaning-turn-other-piece = avec `moves` : aucune pièce ne joue deux fois dans un tour
meaning-turn-white-in-a-row = combien de coups les Blancs jouent de suite ; 1 sans la clé
meaning-turn-black-in-a-row = combien de coups les Noirs jouent de suite ; 1 sans la clé
meaning-turn-grows = de combien de coups chaque série d’un joueur est plus longue que la précédente
meaning-turn-check-last = avec plusieurs coups de suite : seul le dernier peut donner échec
meaning-turn-second = la seconde partie peut-elle être omise ?
meaning-turn-ko = une pièce neutre qui vient d’être déplacée ne peut pas être remise en place au coup suivant
meaning-turn-action = ce qu’on peut faire dans la seconde partie
meaning-turn-action-neutrals = avec quels types de pièces neutres
meaning-turn-action-do = quoi
meaning-turn-action-directions = avec `step` : quels pas
meaning-turn-action-relayed = avec `step` : un relais la fait continuer
meaning-turn-action-pawns-barred = avec `swap` : où les pièces qui comptent comme des pions ne peuvent pas arriver
meaning-turn-action-spot = avec `put` : sur quelles cases vides ; toutes par défaut
meaning-turn-action-zone = avec `put` : seulement sur les cases de cette zone
meaning-gating-pieces = les types qui peuvent entrer
meaning-gating-zone = les cases d’où une pièce, en les quittant pour la première fois, en laisse entrer une autre
meaning-lettering-letters = les lettres : `SYMBOLE = "PIÈCE"`
meaning-pool-pieces = les types comptés
meaning-remote-promotion-movers = les types dont le coup le permet
meaning-remote-promotion-from = la zone où commence ce coup
meaning-remote-promotion-to = la zone où il se termine
meaning-remote-promotion-promotes = les types qui peuvent être promus
meaning-remote-promotion-into = les types qu’ils peuvent devenir, si de tels sont perdus (demande `[pool]`)
meaning-remote-promotion-keep = ce qui doit encore être gardé après le coup
meaning-remote-promotion-keep-zone = cette zone …
meaning-remote-promotion-keep-pieces = … doit contenir une pièce d’un de ces types
meaning-refuge-royal = la pièce royale
meaning-refuge-zone = où elle doit être
meaning-refuge-guards = tant que l’un d’eux est sur le plateau, elle va partout
meaning-refuge-grace = en combien de coups de son camp elle doit être rentrée
meaning-endings-stalemate = le sort d’un joueur qui ne peut pas jouer et n’est pas en échec
meaning-endings-checkmate = le sort d’un joueur qui ne peut pas jouer et est en échec ; sans cette clé, il perd
meaning-endings-draws = qui gagne une partie qui serait nulle, quelle qu’en soit la raison ; sans cette clé, personne
meaning-endings-points = les points des pièces sur le plateau, par type, pour `most-points` ; les autres n’en ont pas
meaning-endings-half-points-ahead = demi-points que les Noirs ont en plus ; avec un nombre impair, le compte n’est jamais égal
meaning-endings-repetition = combien de fois une position se présente avant de terminer la partie ; 0 : jamais
meaning-endings-perpetual-check = le sort d’un joueur qui a donné échec à chaque coup de la répétition
meaning-endings-repetition-loser = qui perd quand une position s’est présentée autant de fois sans échec perpétuel ; sans cette clé, personne
meaning-endings-quiet-turns = coups de chaque camp sans prise, parachutage ni coup de pion qui rendent la partie nulle
meaning-endings-bare = un joueur qui n’a plus que la pièce royale a perdu
meaning-endings-marriage = l’ancienne forme d’un `[[ending]]` avec `beside` : le joueur qui a joué et dont la pièce royale est à côté de sa partenaire gagne
meaning-endings-extinction = groupes de types : un joueur au trait qui n’a aucune pièce de l’un d’eux a perdu
meaning-endings-facing = les pièces royales s’attaquent le long de ces lignes
meaning-endings-face-to-face = les pièces royales des deux camps se font face sur ces lignes, sans rien entre elles ; les tests avec `facing` comptent les coups
meaning-endings-dead = des pièces avec lesquelles aucun camp ne peut gagner ; quand il ne reste que les pièces royales et des pièces d’un de ces tableaux, la partie est nulle
meaning-endings-dead-pieces = les types qui peuvent rester
meaning-endings-dead-most = leur nombre maximal, les deux camps ensemble
meaning-endings-dead-one-colour = seulement si toutes sont sur des cases d’une même couleur, comme sur un damier
meaning-endings-impasse = une pièce royale dans une zone, au début de son coup et sans être en échec, gagne avec assez de pièces et de points
meaning-endings-perpetual-chase = un joueur qui menace à nouveau la même pièce à chaque coup d’une répétition perd
meaning-endings-counting = les coups sont comptés dans les finales, et la partie est nulle s’il y en a trop
meaning-ending-when = une condition sur la position après un coup, ou plusieurs jointes par `and`
meaning-ending-result = ce qui suit si toutes les conditions valent pour un joueur
meaning-ending-even-turns = on n’en juge que lorsque les deux joueurs ont joué le même nombre de coups, ou que le joueur au trait n’a aucun coup légal ; si elle vaut pour les deux, la partie est nulle
meaning-endings-marriage-royal = la pièce royale
meaning-endings-marriage-partner = son partenaire
meaning-endings-marriage-directions = ce qui compte comme « à côté »
meaning-endings-impasse-royal = la pièce royale
meaning-endings-impasse-zone = où elle doit être
meaning-endings-impasse-pieces = le nombre minimal d’autres pièces de son camp dans la zone
meaning-endings-impasse-points = les points de chaque pièce dans la zone ou en main ; 1 par défaut, aucun pour la pièce royale
meaning-endings-impasse-white = les points qu’il faut aux Blancs pour gagner
meaning-endings-impasse-black = les points qu’il faut aux Noirs pour gagner
meaning-endings-impasse-draws = les points qui donnent la nullité, quand ils ne suffisent pas à gagner
meaning-endings-counting-without = rien n’est compté tant qu’une pièce de ces types est sur le plateau
meaning-endings-counting-turns = les coups de chaque camp, tant que les deux ont plus que la pièce royale, après lesquels la partie est nulle
meaning-endings-counting-bare = les coups de chaque camp contre une pièce royale seule ; la première ligne qui convient aux pièces de l’autre camp compte
meaning-endings-counting-from-pieces = contre une pièce royale seule, le compte commence par le nombre de pièces sur le plateau
meaning-endings-counting-bare-turns = les coups de chaque camp
meaning-endings-counting-bare-while = conditions sur les pièces de l’autre camp sur le plateau, comme pour les promotions
meaning-endings-perpetual-chase-free = les types qui peuvent poursuivre sans fin
meaning-endings-perpetual-chase-prey = les types qui peuvent être poursuivis sans fin
meaning-endings-perpetual-chase-prey-zone = seulement tant qu’ils sont ici ; partout par défaut
meaning-endings-perpetual-chase-precious = les types que tout autre type poursuit même s’ils sont protégés
meaning-start-name = son nom pour les joueurs
meaning-start-position = le texte de la position avec tous ses champs
meaning-start-shuffle = comment ses pièces changent de place pour les départs aléatoires
meaning-start-shuffle-cells = les pièces blanches de ces cases échangent leurs places, et les noires sur les cases symétriques
meaning-start-shuffle-keep = ce que toute disposition conserve, comme `PIECE on both colours`, `PIECE between PIECE` ou `PIECE on ZONE`
meaning-start-shuffle-apart = chaque camp est mélangé pour lui-même ; sinon la disposition noire est l’image de la blanche
meaning-start-shuffle-turned = la disposition noire est la blanche tournée d’un demi-tour, et non son image
meaning-example-title = son titre
meaning-example-rules = les règles qu’il montre, avec leurs numéros dans le livre des règles
meaning-example-text = ce qu’on lit avant la première étape
meaning-example-position = par quoi il commence ; par défaut la première position de départ
meaning-example-step = ses étapes
meaning-example-step-turn = le coup joué, en texte
meaning-example-step-text = ce qu’on lit une fois qu’il est joué
meaning-example-step-show = la case d’une pièce dont on montre la portée
meaning-example-step-legal = des coups légaux à ce moment ; vérifié
meaning-example-step-illegal = des coups illégaux à ce moment ; vérifié
meaning-example-step-ends = pourquoi la partie est alors terminée ; vérifié
meaning-guide-title = son titre, en un mot ou deux
meaning-guide-text = ce qu’elle enseigne : une idée
meaning-guide-rule = le titre, dans les règles du jeu, sous lequel on en dit plus
meaning-guide-position = la position ; par défaut celle où finit l’étape précédente, d’abord la première position de départ
meaning-guide-turn = un coup joué et montré d’abord, en texte
meaning-guide-show = la case d’une pièce dont on montre la portée
meaning-guide-task = ce que le joueur doit faire, à l’impératif
meaning-guide-goal = ce qu’un coup doit faire pour accomplir la tâche
meaning-guide-reply = la réponse de l’adversaire, en texte ; seulement si un seul coup accomplit la tâche
meaning-guide-hint = un coup qui accomplit la tâche ; par défaut on en cherche un
meaning-guide-wrong = ce qu’on lit après un autre coup

## What the words mean that a key may have as its value. $word: the word

choices-base-file-weights = `{ $word }` : ses poids, sauf si ce jeu a les siens
choices-base-file-net = `{ $word }` : son réseau, sauf si ce jeu a le sien ; seulement si le plateau et les pièces sont les mêmes
choices-grid-squares = `{ $word }` : des carrés, des cubes dans l’espace
choices-grid-hexagons = `{ $word }` : des hexagones en colonnes droites ; chaque colonne a une case de moins que sa voisine vers le milieu
choices-mirror-part-ranks = `{ $word }` : les rangées se comptent de l’autre bout
choices-mirror-part-levels = `{ $word }` : les étages sont inversés
choices-mirror-part-half-turn = `{ $word }` : les colonnes comptent à partir de l’autre moitié d’un plateau qui fait le tour
choices-difficulty-easy = `{ $word }` : qui joue aux échecs peut commencer tout de suite
choices-difficulty-middle = `{ $word }` : il y a de nouvelles pièces ou un nouveau genre d’échiquier à apprendre
choices-difficulty-hard = `{ $word }` : il y a beaucoup à apprendre avant la première partie
choices-tradition-shogi = `{ $word }` : USI, KIF, CSA et `P-7f` : les colonnes se comptent de droite, les rangées d’en haut
choices-tradition-xiangqi = `{ $word }` : WXF, ICCS et chinois : les colonnes se comptent de la droite de chaque joueur
choices-ground-chequered = `{ $word }` : cases claires et sombres
choices-ground-plain = `{ $word }` : cases d’une seule couleur entre des lignes, comme au shogi
choices-ground-ring = `{ $word }` : cases claires et foncées en anneaux, la première rangée à l’extérieur ; les colonnes vont de gauche à droite là où sont les Blancs
choices-ground-lines = `{ $word }` : les pièces sont aux croisements des lignes, comme au xiangqi ; les zones qui retiennent des pièces deviennent des palais et un fleuve
choices-coordinate-style-letters = `{ $word }` : lettres en bas, nombres à gauche
choices-coordinate-style-japanese = `{ $word }` : colonnes comptées de droite, en haut ; rangées comptées d’en haut, à droite
choices-coordinate-style-chinese = `{ $word }` : colonnes comptées de la droite de chaque joueur, aux deux bouts
choices-bodies-wedges = `{ $word }` : des coins qui pointent vers l’adversaire, comme au shogi
choices-bodies-discs = `{ $word }` : des disques ronds, comme au xiangqi
choices-bodies-octagons = `{ $word }` : des disques à huit côtés, comme au janggi
choices-side-names-white-black = `{ $word }` : Blancs et Noirs
choices-side-names-red-black = `{ $word }` : Rouges et Noirs
choices-side-names-sente-gote = `{ $word }` : Sente et Gote
choices-band-grey = `{ $word }` : une bande grise
choices-band-purple = `{ $word }` : une bande violette
choices-band-orange = `{ $word }` : une bande orange
choices-band-green = `{ $word }` : une bande verte
choices-band-red = `{ $word }` : une bande rouge
choices-band-blue = `{ $word }` : une bande bleue
choices-neutral-token-star = `{ $word }` : d’ordinaire une pierre
choices-neutral-token-percent = `{ $word }` : d’ordinaire un relais
choices-neutral-token-hash = `{ $word }` : d’ordinaire une porte
choices-promotion-on-arrival = `{ $word }` : le déplacement se termine dans la zone
choices-promotion-on-touch = `{ $word }` : le déplacement commence ou se termine dans la zone
choices-promotion-on-entry = `{ $word }` : le coup entre dans la zone, ou il y commence et prend
choices-promotion-on-capture = `{ $word }` : le coup prend, et commence ou finit dans la zone
choices-castling-side-right = `{ $word }` : vers la dernière colonne
choices-castling-side-left = `{ $word }` : vers la colonne `a`
choices-castling-right-unmoved = `{ $word }` : jusqu’à ce que l’une des deux bouge
choices-castling-right-inside = `{ $word }` : tant que les deux restent dans `royal-from` et `partner-from`
choices-receiver-captor = `{ $word }` : le camp qui la prend
choices-receiver-owner = `{ $word }` : le camp à qui elle appartenait
choices-drop-need-enclosing = `{ $word }` : des pièces adverses remplissent une ligne droite de la case à une pièce de son camp
choices-drop-need-beside-own = `{ $word }` : une pièce de son camp est à côté de la case, en ligne ou en diagonale
choices-drop-need-apart = `{ $word }` : aucune pièce adverse n’est à côté de la case en ligne droite
choices-drop-need-supported = `{ $word }` : la case est sur la première rangée du joueur, ou celle de derrière est occupée
choices-influence-effect-freeze = `{ $word }` : les pièces adverses ne se déplacent pas, ne prennent pas et ne donnent pas échec
choices-influence-effect-add-moves = `{ $word }` : les pièces amies peuvent aussi jouer comme la pièce qui agit
choices-influence-effect-replace-moves = `{ $word }` : les pièces amies ne jouent plus que comme la pièce qui agit
choices-influence-effect-shield = `{ $word }` : les pièces amies ne peuvent pas être prises
choices-flips-enclosed = `{ $word }` : celles qui remplissent une ligne droite de la pièce à une autre de son camp
choices-flips-around = `{ $word }` : celles à côté d’elle, en ligne ou en diagonale
choices-flips-around-joined = `{ $word }` : celles à côté d’elle ; après un parachutage, seulement si une pièce de son camp y est aussi
choices-second-duty-optional = `{ $word }` : oui
choices-second-duty-compulsory = `{ $word }` : non
choices-neutral-verb-step = `{ $word }` : un pas vers une case vide
choices-neutral-verb-vault = `{ $word }` : d’un bout d’une ligne droite continue de deux pièces ou plus à la case derrière l’autre bout
choices-neutral-verb-swap = `{ $word }` : la pièce neutre et une pièce du joueur juste à côté en ligne droite échangent leur place
choices-neutral-verb-anywhere = `{ $word }` : vers n’importe quelle case vide, aussi depuis l’extérieur du plateau
choices-neutral-verb-put = `{ $word }` : une pièce de plus, tirée d’une réserve sans fin, est posée sur une case vide
choices-put-spot-left = `{ $word }` : sur la case que la pièce déplacée a quittée
choices-put-spot-reached = `{ $word }` : sur une case où la pièce déplacée pourrait ensuite aller sans capturer
choices-put-spot-edge = `{ $word }` : au bord du plateau, ou juste à côté d’une pièce neutre en ligne droite
choices-perpetual-check-draw = `{ $word }` : sans conséquence
choices-perpetual-check-loses = `{ $word }` : ce joueur perd
choices-neutral-role-blocker = `{ $word }` : elle fait obstacle
choices-neutral-role-relay = `{ $word }` : un déplacement qui l’atteint peut continuer comme s’il commençait là
choices-neutral-role-gate = `{ $word }` : un long déplacement qui l’atteint ressort par l’autre
choices-promotion-form-chosen = `{ $word }` : `=SYMBOLE`
choices-promotion-form-fixed = `{ $word }` : `+`, s’il n’y a qu’un choix
choices-promotion-form-silent = `{ $word }` : pas du tout, s’il n’y a qu’un choix
choices-promotion-duty-always = `{ $word }` : oui
choices-promotion-duty-when-stuck = `{ $word }` : seulement si elle ne pourrait plus jamais bouger ni prendre
choices-promotion-duty-when-moveless = `{ $word }` : seulement si elle n’aurait aucun coup sur un plateau vide ; prises et sauts par-dessus une pièce ne comptent pas
choices-promotion-duty-never = `{ $word }` : non, même si elle ne peut alors plus jamais bouger
choices-fate-draw = `{ $word }` : personne ne gagne
choices-fate-loses = `{ $word }` : le joueur concerné perd
choices-fate-wins = `{ $word }` : le joueur concerné gagne
choices-stalemate-draw = `{ $word }` : personne ne gagne
choices-stalemate-loses = `{ $word }` : le joueur concerné perd
choices-stalemate-wins = `{ $word }` : le joueur concerné gagne
choices-stalemate-most-pieces = `{ $word }` : qui a plus de pièces sur le plateau gagne ; nulle en cas d’égalité
choices-stalemate-fewest-pieces = `{ $word }` : qui a moins de pièces sur le plateau gagne ; nulle en cas d’égalité
choices-stalemate-most-points = `{ $word }` : celui dont les pièces sur le plateau ont plus de points gagne ; nulle en cas d’égalité
choices-tally-most-pieces = `{ $word }` : qui a plus de pièces sur le plateau gagne ; nulle en cas d’égalité
choices-tally-fewest-pieces = `{ $word }` : qui a moins de pièces sur le plateau gagne ; nulle en cas d’égalité
choices-tally-most-points = `{ $word }` : celui dont les pièces sur le plateau ont plus de points gagne ; nulle en cas d’égalité
choices-tally-white = `{ $word }` : le joueur qui a joué le premier coup gagne
choices-tally-black = `{ $word }` : le joueur qui a joué le deuxième coup gagne
choices-pass-always = `{ $word }` : à chaque coup, sauf si sa pièce royale reste alors en échec
choices-pass-when-stuck = `{ $word }` : seulement sans autre coup légal, et pas en échec
choices-verdict-wins = `{ $word }` : ce joueur gagne
choices-verdict-loses = `{ $word }` : ce joueur perd
choices-verdict-draw = `{ $word }` : personne ne gagne
choices-verdict-most-pieces = `{ $word }` : qui a plus de pièces sur le plateau gagne ; nulle en cas d’égalité
choices-verdict-fewest-pieces = `{ $word }` : qui a moins de pièces sur le plateau gagne ; nulle en cas d’égalité
choices-verdict-most-points = `{ $word }` : celui dont les pièces sur le plateau ont plus de points gagne ; nulle en cas d’égalité
choices-verdict-forbidden = `{ $word }` : un coup après lequel elles valent pour son joueur est interdit
choices-royalty-always = `{ $word }` : attaquer l’une d’elles met en échec ; c’est la même chose que `true`
choices-royalty-last = `{ $word }` : seule la dernière pièce de son camp qui porte ce mot est royale ; les autres peuvent être prises
choices-royalty-together = `{ $word }` : seule une attaque simultanée de toutes les pièces de son camp qui portent ce mot met en échec
choices-one-side-white = `{ $word }` : seuls les Blancs peuvent l’avoir
choices-one-side-black = `{ $word }` : seuls les Noirs peuvent l’avoir
choices-repetition-loser-first = `{ $word }` : le joueur qui a joué le premier dans la partie
choices-repetition-loser-second = `{ $word }` : le joueur qui a joué le second dans la partie
choices-repetition-loser-repeating = `{ $word }` : le joueur dont le coup a ramené la position
choices-reason-checkmate = `{ $word }` : le joueur au trait est mat
choices-reason-stalemate = `{ $word }` : le joueur au trait n’a pas de coup et n’est pas en échec
choices-reason-not-home = `{ $word }` : la pièce royale n’est pas rentrée à temps
choices-reason-extinction = `{ $word }` : la dernière pièce d’un groupe a disparu
choices-reason-marriage = `{ $word }` : deux pièces d’un joueur se sont rejointes, par exemple la pièce royale et sa partenaire
choices-reason-bare = `{ $word }` : un camp n’a plus que sa pièce royale
choices-reason-dead = `{ $word }` : aucun camp n’a les pièces pour gagner
choices-reason-impasse = `{ $word }` : une pièce royale est entrée dans sa zone avec assez de pièces et de points
choices-reason-explosion = `{ $word }` : une pièce royale a sauté
choices-reason-goal = `{ $word }` : des pièces sont dans une zone comme le veut une fin du jeu
choices-reason-checks = `{ $word }` : des échecs ont été donnés comme le veut une fin du jeu
choices-reason-numbers = `{ $word }` : le nombre de pièces est celui que nomme une fin du jeu
choices-reason-passes = `{ $word }` : les joueurs ont passé autant de fois que le dit une fin du jeu
choices-reason-full-board = `{ $word }` : aucune case n’est vide, comme le dit une fin du jeu
choices-reason-castling = `{ $word }` : un joueur a roqué, comme le dit une fin du jeu
choices-reason-connection = `{ $word }` : des pièces sont en ligne ou reliées, comme le dit une fin du jeu
choices-reason-repetition = `{ $word }` : la position s’est présentée trop souvent
choices-reason-perpetual-check = `{ $word }` : un joueur a donné échec pendant toute une répétition
choices-reason-perpetual-chase = `{ $word }` : un joueur a poursuivi une pièce pendant toute une répétition
choices-reason-quiet-turns = `{ $word }` : trop de coups sans prise, parachutage ni coup de pion
choices-reason-counting = `{ $word }` : les coups permis pour mater ont été comptés

## What is wrong with a file of texts

translation-too-long = ce fichier compte { $bytes } octets ; le maximum est { $most }
translation-toml = ce n’est pas du TOML : { $detail }
translation-unknown-key = { file-section } n’a pas de clé `{ $key }` ; les clés sont { LIST($keys, type: "and", mark: "`") }
translation-count = `{ $key }` compte { $found } éléments, mais le jeu en a { $expected }
translation-step-count = « { $title } » compte { $found } étapes, mais « { $example } » en a { $expected }
translation-text-of-one = « { $title } » et « { $example } » n’ont pas tous deux un `text`
translation-task-of-one = « { $title } » et « { $guide } » n’ont pas tous deux `task` et `wrong`
translation-not-text = `{ $key }` doit être un texte entre guillemets
translation-not-list = `{ $key }` doit être une liste de textes
translation-empty-text = `{ $key }` ne doit contenir que des textes non vides
translation-not-table = `{ $key }` doit être une table
translation-not-tables = `{ $key }` doit être une liste de tables
translation-no-piece = le jeu n’a pas de pièce avec l’identifiant `{ $id }`
translation-no-title = il manque un `title` à `[[examples]]`
translation-no-words = `[[guide]]` n’a pas de `{ $key }`
translation-more = il y a d’autres erreurs que celles-ci

## What is wrong with a file of weights

weights-too-long = c’est trop long pour un fichier de poids : il compte { $bytes } octets
weights-unreadable = c’est illisible : { $detail }
weights-unknown-name = il n’y a ici { $wanted ->
    [table] pas de table
    [weight] pas de poids
    [search-option] pas d’option de recherche
   *[term] pas de terme
  } `{ $name }`
weights-no-piece = le jeu n’a pas de pièce `{ $id }`
weights-count = `{ $weight }` a { $found } nombres, mais le jeu en demande { $needed }
weights-too-large = { $number } est trop grand
weights-not-a-table = `{ $name }` n’est pas une table
weights-not-numbers = `{ $weight }` n’est ni un nombre entier ni une liste de nombres entiers
weights-not-a-switch = `{ $name }` n’est ni `true` ni `false`
weights-not-a-number = `{ $name }` n’est pas un nombre entier de { $least } à { $most }
weights-advice-bytes = le maximum est de { $most } octets
weights-advice-tables = un fichier de poids a les tables `[search]`, `[terms]`, `[all]` et `[piece.NOM]`, avec des lignes comme `value = 300` ; `variorum tune` en écrit un
weights-advice-near = { $advice }
weights-advice-leave-out = ce jeu n’en a pas : supprimez la ligne
weights-advice-one-number = écrivez un nombre : `{ $weight } = { $number }`
weights-advice-several = écrivez { $needed } nombres entre crochets, avec des virgules
weights-advice-range = les poids sont compris entre -{ $most } et { $most }
weights-advice-switch = écrivez `{ $name } = true` ou `{ $name } = false`
weights-advice-number = écrivez un nombre, par exemple `{ $name } = { $number }`

## Why a game cannot be compiled

compile-too-many-cells = le plateau a { $cells } cases ; le maximum est { $most }
compile-too-many-pieces = il y a { $pieces } types de pièces ; le maximum est { $most }
compile-too-many-neutrals = il y a trop de types de pièces neutres ; le maximum est { $most }
compile-several-royal = `{ $key }` est réservé aux jeux où chaque camp a une seule pièce royale
compile-royal-lost = `{ $piece }` est royal et deviendrait `{ $into }`, qui ne l’est pas
compile-no-start = il n’y a pas de position de départ
compile-faulty-start = position de départ « { $start } » : { $position }
compile-nothing-to-shuffle = position de départ « { $start } » : les Blancs n’ont pas deux pièces différentes sur les cases de `shuffle`
compile-shuffled-unlike = position de départ « { $start } » : les pièces noires sur les cases de `shuffle` ne sont pas l’image des blanches ; écrivez `turned = true` si elles sont tournées, ou `apart = true` pour les mélanger à part
compile-shuffled-unturned = position de départ « { $start } » : les pièces noires sur les cases de `shuffle` ne sont pas les blanches tournées d’un demi-tour ; omettez `turned` si elles en sont l’image, ou écrivez `apart = true` pour les mélanger à part
compile-no-array = position de départ « { $start } » : aucune disposition ne conserve tout ce que dit `keep`
compile-too-many-to-try = position de départ « { $start } » : pour trouver les dispositions qui conservent cela, il faudrait essayer plus de { $most } placements ; mélangez moins de cases, ou gardez plus de pièces avec `on` sur une partie d’entre elles
compile-cannot-keep = position de départ « { $start } » : ces pièces ne peuvent pas conserver l’élément { $number } de `keep` sur ces cases ; `on both colours` demande deux pièces et une case de chaque couleur, `between` une pièce et deux autres, tout autre élément les pièces qu’il nomme
compile-too-many-arrays = position de départ « { $start } » : il y a trop de dispositions pour les numéroter ; { $most } au plus sont possibles
compile-too-much-work = le jeu est trop complexe : calculer ses coups prendrait trop de temps ; utilisez moins de chemins, moins de pièces ou un plateau plus petit
compile-tables-too-large = le jeu est trop complexe : ses tables prendraient plus de { $most } Mio ; utilisez moins de chemins, moins de pièces ou un plateau plus petit
compile-tree-too-large = le jeu est trop complexe : les chemins qui commencent ou finissent sur une même case passent ensemble par plus de { $most } cases ; utilisez moins de chemins
compile-too-many-directions = les longs déplacements vont dans plus de { $most } directions, ce qui est trop pour un jeu avec des relais ou des portes ; utilisez moins de sortes de pas
compile-too-many-hops = les sauts du jeu ont plus de { $most } limites différentes ; utilisez-en moins
compile-too-many-castlings = le roque est possible depuis trop de paires de cases ; le maximum est { $most }
compile-two-castlings = deux roques avec la pièce royale en { $royal } et son partenaire en { $partner } s’écriraient de la même façon ; un seul peut être dit pour l’instant
compile-two-ways = `{ $piece }` va de { $from } à { $to } par un double pas et par une autre phrase, qui s’écriraient de la même façon ; laissez cette case à l’une des deux
compile-quietly-or-passing = `{ $piece }` va de { $from } à { $to } sans prendre et par une prise en passant, qui s’écriraient de la même façon ; laissez cette case à l’une des deux

## What does not hold in an example

played-position = exemple « { $title } » : ce n’est pas une position de ce jeu : { LIST($position, type: "errors") }
played-step = exemple « { $title } », étape { $step } : { $claim }
claim-too-much-work = jouer les exemples demande trop de travail : utilisez moins d’étapes et d’affirmations, ou des positions plus petites
claim-turn = { $turn }
claim-ends = il est dit que la partie { $claimed }, mais elle { $actual }
claim-not-legal = il est dit que « { $text } » est légal, mais { $turn }
claim-legal = il est dit que « { $text } » n’est pas légal, mais ce coup l’est
claim-no-piece = « { $text } » n’est pas un coup qu’une pièce pourrait tenter
claim-empty-cell = il n’y a en { $cell } aucune pièce à montrer
claimed-goes-on = continue
claimed-ends = se termine ({ reason-name })

## What does not hold in the guided game

guided-step = partie guidée, étape { $step } « { $title } » : { $fault }
fault-too-much-work = jouer la partie guidée demande trop de travail : prenez moins d’étapes ou des positions plus petites
fault-position = ce n’est pas une position de ce jeu : { LIST($position, type: "errors") }
fault-over = la partie est finie ici : { reason-name }
fault-turn = { $turn }
fault-empty-cell = il n’y a pas de pièce à montrer en { $cell }
fault-unsolvable = aucun coup légal n’accomplit la tâche
fault-trivial = tout coup légal accomplit la tâche, elle n’enseigne donc rien
fault-hint = l’indice « { $hint } » n’accomplit pas la tâche
fault-several = { $count } coups accomplissent la tâche ; quand il y a une réponse ou que l’étape suivante part d’ici, il n’en faut qu’un : précisez le but, ou donnez une position à l’étape suivante
actual-goes-on = continue
actual-ends = se termine ({ reason-name })

## What is odd about a game that can be played

oddity-nobody-has = personne n’a jamais de pièce du type `{ $id }` : aucune position de départ n’en a, rien ne le devient, et aucune pièce prise ne revient ainsi
oddity-never-moves = une pièce du type `{ $id }` ne peut bouger d’aucune case où elle peut se trouver
oddity-never-promotes = aucune pièce ne peut jamais être promue ainsi
oddity-never-begins = une pièce du type `{ $id }` n’est jamais là où commence un de ces déplacements
oddity-never-ends = aucune partie ne peut finir ainsi : les pièces demandées ne peuvent jamais s’y trouver, ou il n’y en a jamais autant
oddity-nothing-held = aucune partie ne peut finir ainsi : il n’y a jamais rien en main
oddity-always-frozen = une pièce du type `{ $id }` est toujours figée : ce qui la fige vaut chaque fois qu’elle est sur le plateau
oddity-never-unmoved = aucune position de départ n’a de pièce du type `{ $id }`, et seule une pièce de la position de départ n’a pas encore bougé
oddity-unmoved-unnamed = aucune position de départ ne dit qu’une pièce `{ $id }` n’a pas encore bougé : son troisième champ n’en nomme aucune
oddity-castling-nowhere = ce roque ne mène nulle part : sur aucune de ses cases les deux pièces ne sont en ligne et assez éloignées, ou un roque précédent les a toutes
oddity-castling-without-right = personne ne roque jamais ainsi : dans aucune position de départ les deux pièces ne sont sur ces cases avec le droit de roquer, que donne son troisième champ
oddity-drop-nowhere = une pièce `{ $id }` peut être en main, mais aucune case ne permet de la parachuter
oddity-leads-nowhere = de chaque case, ce déplacement sort du plateau
oddity-acts-nowhere = de chaque case, cela sort du plateau et n’agit donc sur rien
oddity-nobody-passes = rien ne peut être pris en passant : aucune pièce ne fait de double pas ni d’avance
oddity-no-neutral = il n’y a rien à sauter : aucune pièce neutre n’est jamais sur le plateau
oddity-start-over = { $winner ->
    [white] les Blancs ont gagné avant que la partie commence : { reason-name }
    [black] les Noirs ont gagné avant que la partie commence : { reason-name }
   *[none] la partie est nulle avant de commencer : { reason-name }
}
oddity-start-wins-game = dès le premier coup, { $turn } gagne la partie : { reason-name }
oddity-start-wins = dès le premier coup, { $turn } gagne une pièce du type `{ $id }`
oddity-start-loses = quel que soit le premier coup, la réponse gagne une pièce forte ; après { $turn } c’est { $reply }, qui gagne une pièce du type `{ $id }`
oddity-endless = une partie peut durer sans fin : ni la répétition ni un nombre de coups calmes ne la termine
oddity-no-end = aucune de { $games } parties au hasard n’était finie après { $turns } coups

## Why a record cannot be played again

replay-other-game = c’est une partie du jeu « { $game } »
replay-start = sa position de départ n’est pas possible : { LIST($position, type: "errors") }
replay-turn = le coup { $number } n’est pas possible : { $play }

## What is wrong with a net's file

net-not-a-net = ce n’est pas le fichier d’un réseau
net-version = le fichier de ce réseau est de version { $found }, et ce programme lit la version { $known }
net-other-game = ce réseau appartient à un jeu dont le plateau ou les pièces diffèrent ; `variorum train` en entraîne un
net-other-rules = ce réseau a été entraîné pour d’autres règles de ce jeu : entraînez-en un avec `variorum train`, ou gardez celui-ci avec `variorum train --keep-net`
net-width = ce réseau a une couche cachée de largeur { $found } ; elle doit être de 32 ou 64
net-length = le fichier de ce réseau compte { $found } octets et devrait en compter { $needed } ; il est peut-être tronqué
net-scale = une unité de la sortie de ce réseau vaut { $found } centipions ; de 1 à { $most } sont possibles
