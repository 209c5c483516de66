# Was Computer und Regeln am Tisch und auf Analysebrettern zeigen.

help-tools = Hilfe zu dieser Stellung
help-hint = Tipp
help-why = Warum?
help-threats = Drohungen
help-thinking = Der Computer sucht einen Zug …
help-piece = Tipp: { $piece } auf { $cell }.
help-drop = Tipp: { $piece } einsetzen.
help-threatened = Drohungen:
help-no-threats = Es droht nichts.
keys-hint = Tipp: die Figur, dann der Weg und der Grund
keys-threats = zeigen, was die andere Seite droht

exact-draw = Remis, wenn beide Seiten so gut wie möglich spielen
exact-coming = Die Endspieltabelle dieser Figuren entsteht gerade …
exact-turns = Wohin die Züge führen
exact-winning =
    { $count ->
        [one] { $count } Zug gewinnt
       *[other] { $count } Züge gewinnen
    }
exact-drawing =
    { $count ->
        [one] { $count } Zug hält remis
       *[other] { $count } Züge halten remis
    }
exact-losing =
    { $count ->
        [one] { $count } Zug verliert
       *[other] { $count } Züge verlieren
    }
exact-unknown =
    { $count ->
        [one] { $count } Zug führt dorthin, wo keine Tabelle antwortet
       *[other] { $count } Züge führen dorthin, wo keine Tabelle antwortet
    }
exact-turn-wins = gewinnt in { $count }
exact-turn-draws = hält remis
exact-turn-loses = verliert in { $count }
exact-play = Den Zug { $turn } ausführen: { $words }
help-exact = Genaues Ergebnis
