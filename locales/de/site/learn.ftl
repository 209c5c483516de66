learn-story = Hintergrund
learn-examples = Auf dem Brett gezeigt
learn-examples-lead = Geh die Regeln, die anders sind als in anderen Spielen, Schritt für Schritt durch. Ein Klick auf eine Figur zeigt, wohin sie ziehen kann.
learn-rules = Regeln
learn-begins = Die Stellung am Anfang.
learn-legal = Jetzt erlaubt:
learn-illegal = Nicht erlaubt:
learn-step = { $at } von { $of }
learn-back = Zurück
learn-next = Weiter
learn-to-start = Zum Anfang
learn-signs = Figuren gezeichnet als
learn-styles-figures = Figuren
learn-styles-counters = Spielmarken
learn-styles-blocks = Einfache Formen
learn-styles-glyphs = Zugbilder
learn-styles-letters = Buchstaben
learn-legend = So liest man die Zugbilder
learn-legends-slide = Eine Linie: Sie zieht beliebig weit über leere Felder.
learn-legends-leap = Ein Punkt: Sie geht oder springt dorthin.
learn-legends-move = Hohl oder gestrichelt: nur ohne zu schlagen.
learn-legends-take = Ein Kreuz: nur zum Schlagen.
learn-legends-lame = Eine dünne Linie: Die Felder auf dem Weg müssen leer sein.
learn-legends-hop = Ein Balken: Sie schlägt über genau eine Figur hinweg.
learn-legends-elsewhere = Ein Kreuz im Kreis: Sie schlägt, was dort steht, ohne dorthin zu ziehen.
learn-legends-swap = Eine Raute: Sie tauscht mit einer Figur dort den Platz.
learn-legends-twice = Zwei Punkte: Sie gelangt in zwei Schritten dorthin, und auch der erste kann schlagen.
learn-legends-space = Räumliche Bretter: in der Mitte dieselbe Ebene oder Reihe, rechts davon die darüber oder davor und die darunter oder dahinter.
learn-try-it = Auf dem Brett ausprobieren
learn-try-title = Eine Figur ausprobieren
learn-try-lead = Klick auf ein Feld, um die Figur dorthin zu stellen. Wähle eine andere, um sie ihr in den Weg zu stellen; ein weiterer Klick entfernt sie wieder.
learn-try-piece = Figur
learn-click-puts = Ein Klick stellt
learn-tools-piece = die Figur
learn-tools-enemy = eine gegnerische Figur
learn-tools-friend = eine eigene Figur
learn-as-side = Als { side }
learn-clear = Weg frei machen
learn-goals =
    { $moves ->
        [one] Sie kann auf { $moves } leeres Feld ziehen.
       *[other] Sie kann auf { $moves } leere Felder ziehen.
    }
learn-goals-and-captures =
    Sie kann auf { $moves ->
        [one] { $moves } leeres Feld
       *[other] { $moves } leere Felder
    } ziehen und { $captures ->
        [one] { $captures } Figur
       *[other] { $captures } Figuren
    } schlagen.
learn-pieces = Alle Figuren
learn-pieces-title = Alle Figuren · Variorum
learn-pieces-lead = Jede Figur jedes Spiels: wie sie aussieht, wie sie zieht und wo sie mitspielt.
learn-pieces-short = Figuren
learn-fetching = Die Figuren werden geladen …
learn-search = Figuren suchen
learn-search-hint = Name, Buchstabe oder Wörter aus der Beschreibung
learn-kind-of-move = Sie …
learn-traits-slides = zieht weit
learn-traits-leaps = springt
learn-traits-steps = geht einen Schritt
learn-traits-hops = schlägt über eine Figur hinweg
learn-traits-crooked = zieht im Zickzack
learn-traits-hobbled = kann unterwegs blockiert werden
learn-traits-swaps = tauscht den Platz mit anderen
learn-traits-divided = schlägt anders, als sie zieht
learn-traits-forward = geht nur vorwärts
learn-traits-neutral = gehört keiner Seite
learn-found =
    { $count ->
        [one] { $count } Figur
       *[other] { $count } Figuren
    }
learn-more = Mehr zeigen
learn-card-title = { $name } auf { $cell }
learn-card-frozen = Sie ist erstarrt und kann jetzt nicht ziehen.
learn-card-here = Hier
learn-card-alone = Auf leerem Brett
learn-card-close = Schließen
learn-card-attacked = Angegriffen von
learn-card-kept = Gedeckt von
learn-no-check = Niemand steht im Schach.
learn-card-safe = Nichts greift es an.
learn-why-not = Warum nicht?
learn-card-hint = Punkte: Dorthin kann sie ziehen. Ringe: Dort kann sie schlagen.
learn-card-bound = Rote Felder: Dorthin könnte sie ziehen, doch dann stünde ihr König im Schach.
learn-card-led = Blaue Felder: Dorthin kommt sie über ein Relais oder ein Tor.
