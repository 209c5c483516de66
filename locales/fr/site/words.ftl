# Les camps, les pièces, et ce qu’un clic peut vouloir dire. Les noms des pièces viennent sans leur genre :
# les phrases se passent d’article.

side =
    { $side ->
        [w] Blancs
        [red] Rouges
        [sente] Sente
        [gote] Gote
        [black-of-red] Noirs
        [b] Noirs
       *[n] Neutre
    }
words-turns =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
words-piece = pièce
words-piece-of = { $piece }, { side }
words-piece-on = { $piece } en { $cell }
words-castle-with = Roquer avec { $partner }
words-castle-to = Roquer avec { $partner }, en { $cell }
words-swap-with = Échanger avec { $partner }
words-put-on = Placer { $piece } en { $cell }
words-stay-on = Rester en { $cell } : c’est le coup
words-promote-to = Promouvoir : { $piece }
words-do-not-promote = Ne pas promouvoir
words-take-on = Prendre en { $cell }
words-move-to = Aller en { $cell }
words-through = en passant par { $cell }
words-through-exposed = en passant par { $cell }, où elle peut être prise
words-directly = directement
words-put-down = Reposer
words-pick-instead = Choisir plutôt : { $piece }
words-turn-into = Promouvoir { $piece } : { $other }
words-move-piece-to = Déplacer { $piece } en { $cell }
words-thinking =
    { $side ->
        [w] Les Blancs réfléchissent…
        [red] Les Rouges réfléchissent…
        [sente] Sente réfléchit…
        [gote] Gote réfléchit…
       *[b] Les Noirs réfléchissent…
    }
words-to-move =
    { $side ->
        [w] Trait aux Blancs
        [red] Trait aux Rouges
        [sente] Trait à Sente
        [gote] Trait à Gote
       *[b] Trait aux Noirs
    }
words-to-move-in-check =
    { $side ->
        [w] Trait aux Blancs, en échec
        [red] Trait aux Rouges, en échec
        [sente] Trait à Sente, en échec
        [gote] Trait à Gote, en échec
       *[b] Trait aux Noirs, en échec
    }

words-number = { NUMBER($value) }
words-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
words-day = { DATETIME($at, dateStyle: "medium") }
words-time = { DATETIME($at, timeStyle: "short") }
