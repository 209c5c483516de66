lobby-title = Lobby · Variorum
lobby-heading = Lobby
lobby-lead = Offene Herausforderungen von Leuten, die jetzt spielen wollen. Nimm eine an oder stell selbst eine.
lobby-challenges = Offene Herausforderungen
lobby-none = Gerade wartet niemand. Stell eine Herausforderung, lass diese Seite offen oder mach mit etwas anderem weiter.
lobby-by = Spieler
lobby-game = Spiel
lobby-colour = Du spielst
lobby-clock = Bedenkzeit
lobby-action = Aktion
lobby-rated = gewertet
lobby-custom = eigene Anfangsstellung
lobby-either = Zufällige Farbe
lobby-no-clock = Ohne Uhr
lobby-join = Spielen
lobby-join-of = { $game } gegen { $name } spielen
lobby-cancel = Zurückziehen
lobby-cancel-of = Herausforderung zurückziehen: { $game }
lobby-yours = Du
lobby-make = Neue Herausforderung
lobby-pick-game = Spiel
lobby-watch = Partien zum Zuschauen
lobby-none-to-watch = Zurzeit wird keine öffentliche Partie gespielt.
lobby-count =
    { $count ->
        [one] { $count } offene Herausforderung
       *[other] { $count } offene Herausforderungen
    }
