board-board = Brett
board-plane-level = Ebene { $name }
board-plane-rank = Reihe { $name }
board-plane-file = Säule { $name }
board-planes-level = Ebenen
board-planes-rank = Reihen
board-planes-file = Säulen
board-with-targets =
    { $count ->
        [one] { $plane }, { $count } Zielfeld
       *[other] { $plane }, { $count } Zielfelder
    }
board-view = Ansicht des Bretts
board-views-block = Block
board-views-one = Eine Ebene
board-views-levels = Ebenen
board-views-ranks = Reihen
board-views-files = Säulen
board-views-space = Frei drehen
board-view-hints-block = Alle Ebenen zugleich, in Regalen, mit aufrechten Figuren
board-view-hints-one = Eine Ebene groß, mit den Ebenen darüber und darunter
board-view-hints-levels = Jede Ebene von oben
board-view-hints-ranks = Schnitte entlang der Reihen 1, 2, 3 …: alle Ebenen jeder Reihe
board-view-hints-files = Schnitte entlang der Säulen a, b, c …: alle Ebenen jeder Säule
board-view-hints-space = Alle Ebenen als Stapel, der sich drehen lässt; ein weiterer Klick auf eine Figur wählt die dahinter
board-chip-hint = Ebene { $name }; noch einmal drücken zeigt sie allein
board-level-above = ▲ { $name }, darüber
board-level-below = ▼ { $name }, darunter
board-seam-above = über { $level }: { $next }
board-seam-below = unter { $level }: { $next }
board-second-view = Zweite Ansicht
board-two-views = Zwei Ansichten nebeneinander
board-all-at-once = Alle zugleich
board-size = Größe des Bretts
board-smaller = Kleiner
board-larger = Größer
board-no-space = Dieser Browser kann das Brett nicht räumlich darstellen. Auch die flachen Ansichten zeigen das ganze Brett.
board-space-coming = Das 3D-Brett wird aufgebaut …
board-spacing = Abstand der Ebenen
board-whole = Ganzes Brett
board-start-of = Anfangsstellung von { $name }
board-start-of-level = Anfangsstellung von { $name }, Ebene { $letter }
board-empty = leer
board-picked-up = ausgewählt
board-can-be-taken = kann geschlagen werden
board-can-swap = kann den Platz tauschen
board-can-go-here = Zielfeld
board-in-check = im Schach
