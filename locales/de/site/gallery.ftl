gallery-title = Variorum: Schachvarianten, die andere Programme nicht spielen
gallery-heading = Schach, und was es noch hätte werden können
gallery-lead = Bretter mit bis zu 512 Feldern. Steine, die blockieren, Relais, die umlenken, Tore, die einen Zug verschlucken und anderswo entlassen. Such dir ein Spiel aus und spiel es gegen den Computer, mit jemandem in der Ferne oder neben dir.
gallery-search = Spiele suchen
gallery-search-all = { $count } Spiele durchsuchen
gallery-fetching = Die Spiele werden geladen …
gallery-found =
    { $count ->
        [one] { $count } Spiel gefunden
       *[other] { $count } Spiele gefunden
    }
gallery-none = Kein Spiel passt zu „{ $query }“.
gallery-play = Spielen
gallery-play-game = { $name } spielen
gallery-rules = Regeln
gallery-rules-of = Regeln von { $name }
gallery-other-family = Weitere Spiele
gallery-cells =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
gallery-pieces =
    { $count ->
        [one] { $count } Figur
       *[other] { $count } Figuren
    }
gallery-pieces-and-neutral = { $count } Figuren, { $neutral } neutrale
gallery-go-on = Weiterspielen
gallery-show-more = { $count } Partien zeigen
