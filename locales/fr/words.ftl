# Mots dont se servent les fonctions des messages : CONTRIBUTING.md, “A language”.

# Lettres devant lesquelles l’article s’élide. Un nom qui commence par un h muet a l’attribut .sound = vowel dans pieces.ftl.
-vowels = aeiouyàâéèêëîïôùû

-article-definite = le
    .plural = les
    .vowel = l’
    .feminine = la
    .feminine-vowel = l’
-article-indefinite = un
    .plural = des
    .feminine = une
# « du », « de la », « des » : après « de ».
-article-of = du
    .plural = des
    .vowel = de l’
    .feminine = de la
    .feminine-vowel = de l’
# « de », « d’ » : sans article.
-article-de = de
    .vowel = d’
# « au », « à la », « aux » : après « à ».
-article-to = au
    .plural = aux
    .vowel = à l’
    .feminine = à la
    .feminine-vowel = à l’
-article-no = aucun
    .feminine = aucune

# Une pièce dont le nom n’est pas dans pieces.ftl, par exemple dans un jeu personnel.
-piece-unknown = { $name }
    .gender = feminine
    .plural = pièces de type { $name }
    .definite = la pièce { $name }
    .indefinite = une pièce de type { $name }
    .of = de la pièce { $name }
    .de = de pièce { $name }
    .to = à la pièce { $name }
    .no = aucune pièce de type { $name }
    .definite-plural = les pièces de type { $name }
    .indefinite-plural = des pièces de type { $name }
    .of-plural = des pièces de type { $name }
    .de-plural = de pièces de type { $name }
    .to-plural = aux pièces de type { $name }

# Une zone dont le nom n’est pas dans zones.ftl.
-zone-unknown = { $name }
    .gender = feminine
    .definite = la zone « { $name } »
    .of = de la zone « { $name } »
    .to = à la zone « { $name } »
# Des cases à la place du nom, comme « rangées 2 et 3 ».
-zone-cells = { $name }
    .definite = la zone « { $name } »
    .of = de la zone « { $name } »
    .to = à la zone « { $name } »

-list-and = { $first } et { $last }
    .more = { $first }, { $last }
-list-or = { $first } ou { $last }
    .more = { $first }, { $last }
-list-nor = { $first }, ni { $last }
-list-sentences = { $first } { $last }
-list-plain = { $first }, { $last }
-list-cells = { $first } { $last }
-list-then = { $first }, puis { $last }
-list-errors = { $first } ; { $last }
    .more = { $first } ; { $last }
-list-and-clauses = { $first } ; et { $last }
    .more = { $first } ; { $last }
    .two = { $first } et { $last }
    .two-commas = { $first } ; et { $last }
-list-or-clauses = { $first } ; ou { $last }
    .more = { $first } ; { $last }
    .two = { $first }, ou { $last }
    .two-commas = { $first } ; ou { $last }

-number-0 = aucun
    .feminine = aucune
-number-1 = un
    .feminine = une
-number-2 = deux
-number-3 = trois
-number-4 = quatre
-number-5 = cinq
-number-6 = six
-number-7 = sept
-number-8 = huit
-number-9 = neuf
-number-10 = dix
-number-11 = onze
-number-12 = douze

-ordinal-1 = premier
    .feminine = première
-ordinal-2 = deuxième
-ordinal-3 = troisième
-ordinal-4 = quatrième
-ordinal-5 = cinquième
-ordinal-6 = sixième
-ordinal-other = { $number }e
