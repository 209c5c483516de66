side =
    { $side ->
        [w] Weiß
        [b] Schwarz
        [red] Rot
        [black-of-red] Schwarz
        [sente] Sente
        [gote] Gote
       *[n] Neutral
    }
words-turns =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
words-piece = Figur
words-piece-of = { $piece }, { side }
words-piece-on = { $piece } auf { $cell }
words-castle-with = Rochade mit { $partner }
words-castle-to = Rochade mit { $partner }, nach { $cell }
words-swap-with = Platz tauschen mit { $partner }
words-put-on = { $piece } auf { $cell } einsetzen
words-stay-on = Als Zug auf { $cell } stehen bleiben
words-promote-to = Umwandeln: { $piece }
words-do-not-promote = Nicht umwandeln
words-take-on = Auf { $cell } schlagen
words-move-to = Nach { $cell } ziehen
words-through = über { $cell }
words-through-exposed = über { $cell }, wo sie geschlagen werden kann
words-directly = direkt
words-put-down = Wieder absetzen
words-pick-instead = Stattdessen auswählen: { $piece }
words-turn-into = Umwandeln: { $piece } wird { $other }
words-move-piece-to = { $piece } nach { $cell } ziehen
words-thinking = { side } überlegt …
words-to-move = { side } ist am Zug
words-to-move-in-check = { side } ist am Zug und steht im Schach

words-number = { NUMBER($value) }
words-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
words-day = { DATETIME($at, dateStyle: "medium") }
words-time = { DATETIME($at, timeStyle: "short") }
