# Ce que `variorum export` dit des règles pour lesquelles le format variants.ini n’a pas d’option, et des coups que la notation Betza ne peut pas dire. Ce qui est
# entre accents graves appartient aux fichiers et reste tel quel.

## Rules that are missing

export-gap-moves = { $piece } : la notation Betza de variants.ini ne peut pas dire `{ $phrase }`
export-gap-piece = { $piece } : il n’y a pas d’option pour `{ $key }`
export-gap-rule = il n’y a pas d’option pour `{ $key }`
export-gap-board = l’échiquier a une autre forme que 12 colonnes et 10 rangées de cases carrées au plus
export-gap-too-many-pieces = il y a plus de types de pièces que de lettres

## What is left out without effect on the moves

export-remark-ending = `{ $key }` est omis : les parties peuvent finir à un autre moment
export-remark-extra = `{ $key }` est omis
