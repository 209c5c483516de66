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
board-targets =
    { $count ->
        [one] { $piece } auf { $cell }, { $count } Ziel:
       *[other] { $piece } auf { $cell }, { $count } Ziele:
    }
board-target-taken = { $cell } schlägt { $piece }
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
board-directions = Blickrichtung
board-directions-home = Zurück
board-directions-top = Oben
board-directions-front = Vorn
board-directions-side = Seite
board-focus = Gezeigte Ebenen
board-focus-all = Alle Ebenen
board-focus-level = Ebene { $name } und ihre Nachbarn
board-whole = Ganzes Brett
board-start-of = Anfangsstellung von { $name }
board-start-of-level = Anfangsstellung von { $name }, Ebene { $letter }
board-empty = leer
board-picked-up = ausgewählt
board-can-be-taken = kann geschlagen werden
board-can-swap = kann den Platz tauschen
board-can-go-here = Zielfeld
board-in-check = im Schach
board-key = Was die Zeichen bedeuten
board-key-straight = gerade: eine Koordinate ändert sich
board-key-diagonal = diagonal: zwei ändern sich
board-key-triagonal = triagonal: alle drei ändern sich
board-key-other = jeder andere Schritt
board-key-capture = ein Schlagzug
board-key-column = die Felder genau darüber und darunter
board-key-last = der letzte Zug
board-key-ring = der Ring der ausgewählten Figur; R zeigt die Reihen, in denen Ringe Quadrate sind
board-look-slant = Schräge
board-look-rise = Blickhöhe
board-look-usual = Übliche Ansicht
board-tour = Diese Bretter sind ein Block
board-tour-offer = Ein Block in 20 Sekunden
board-tour-dismiss = Nicht mehr anbieten
board-tour-row = { $count } Bretter nebeneinander. Jedes ist eine Ebene.
board-tour-stack = Übereinander sind die { $count } Bretter ein Block aus { $cells } Feldern.
board-tour-racks = Damit nichts verdeckt ist, steht der Block in Regalen. Man liest ihn von oben nach unten, Regal für Regal.
board-tour-straight = ● Gerade, wie { $piece }: Eine Koordinate ändert sich, die Linie, die Reihe oder die Ebene.
board-tour-diagonal = ◆ Diagonal, wie { $piece }: Zwei Koordinaten ändern sich zugleich, auf einer Ebene oder von Ebene zu Ebene.
board-tour-triagonal = ▲ Triagonal, wie { $piece }: Alle drei Koordinaten ändern sich mit jedem Schritt.
board-tour-back = Zurück
board-tour-play = Abspielen
board-tour-pause = Anhalten
board-tour-next = Weiter
board-tour-skip = Überspringen
board-tour-close = Schließen
