analysis-title = Analyse: { $game } · Variorum
analysis-heading = { $game }: Analyse
analysis-short = Analysieren
analysis-link = Analysebrett
analysis-fetching = Das Analysebrett wird aufgebaut …
analysis-missing = Hier gibt es nichts zu analysieren
analysis-running = Du spielst diese Partie gerade. Hier analysieren kannst du sie, wenn sie zu Ende ist.
analysis-cut-short = Die Zugfolge endet vor einem Zug, der nicht erlaubt ist. { $error }
analysis-side = Analyse
analysis-start = Anfangsstellung
analysis-after = Nach { $number } { $turn }
analysis-would-end = In einer Partie wäre hier Schluss: { $words }
analysis-choose-title = Analysebrett · Variorum
analysis-choose-heading = Analysebrett
analysis-choose-lead = Wähle ein Spiel oder lade die Notation einer Partie.
analysis-choose-edit = Stellung aufbauen

analysis-value-even = Etwa ausgeglichen
analysis-value-better = { side } steht um { NUMBER($by, minimumFractionDigits: 1, maximumFractionDigits: 1) } besser
analysis-value-wins =
    { $count ->
        [one] { side } gewinnt in { $count } Zug
       *[other] { side } gewinnt in { $count } Zügen
    }
analysis-value-won = { side } hat gewonnen
analysis-value-none = Noch nicht bewertet
analysis-value-bar = Bewertung: { $words }

analysis-engine-heading = Computer
analysis-engine-lines = Varianten
analysis-engine-arrows = Pfeile
analysis-engine-off = Der Computer ist aus.
analysis-engine-asking = Der Computer wird gestartet …
analysis-engine-queued =
    { $count ->
        [one] Warteschlange: { $count } Person ist vor dir …
       *[other] Warteschlange: { $count } Personen sind vor dir …
    }
analysis-engine-next = Gleich an der Reihe …
analysis-engine-thinking = Rechnet …
analysis-engine-lost = Verbindung verloren. Neuer Versuch …
analysis-engine-over = Hier ist die Partie zu Ende.
analysis-engine-ended-finished = Der Computer hat seine größte Tiefe erreicht.
analysis-engine-ended-time = Die Zeit für diese Stellung ist aufgebraucht.
analysis-engine-ended-crowded = Pause: Andere warten auf den Computer. Mit „Weiter“ stellst du dich wieder an.
analysis-engine-ended-replaced = Angehalten: Der Computer wurde für eine andere Stellung gestartet, vielleicht in einem anderen Fenster.
analysis-engine-ended-over = Hier ist die Partie zu Ende.
analysis-engine-ended-closing = Der Server wird heruntergefahren.
analysis-engine-ended-failed = Der Computer ist ausgefallen.
analysis-engine-more = Weiter
analysis-engine-depth = Tiefe { $depth }
analysis-engine-speed = { $thousands } Tausend Stellungen pro Sekunde
analysis-engine-line = Variante { $rank }
analysis-engine-play-to = Bis { $turn } spielen

analysis-tree-heading = Züge und Varianten
analysis-tree-none = Mach einen Zug auf dem Brett, für eine der beiden Seiten.
analysis-tree-promote = Nach oben
analysis-tree-promote-hint = Rückt diese Variante um eins nach oben
analysis-tree-main = Zur Hauptvariante
analysis-tree-cut = Ab hier löschen
analysis-tree-evaluate = Zugfolge bewerten
analysis-tree-evaluating = { $done } von { $all } bewertet. Anhalten
analysis-tree-comment = Kommentar
analysis-tree-comment-on = Kommentar zu { $turn }
analysis-tree-comment-start = Kommentar zur Partie
analysis-tree-glyphs = Bewertung des Zuges
analysis-tree-glyph-1 = gut
analysis-tree-glyph-2 = Fehler
analysis-tree-glyph-3 = glänzend
analysis-tree-glyph-4 = grober Fehler
analysis-tree-glyph-5 = interessant
analysis-tree-glyph-6 = zweifelhaft
analysis-tree-back = Einen Zug zurück
analysis-tree-forward = Einen Zug vor
analysis-tree-to-start = Zum Anfang
analysis-tree-to-end = Zum Ende

analysis-graph-heading = Bewertung
analysis-graph-label = Bewertung Zug um Zug
analysis-graph-at = { $turn }: { $value }

analysis-tools-heading = Brett
analysis-tools-flip = Brett drehen
analysis-tools-edit = Stellung aufbauen
analysis-tools-play = Ab hier spielen
analysis-tools-learn = Regeln

analysis-save-heading = Kopieren und speichern
analysis-save-position = Stellung kopieren
analysis-save-fen = FEN kopieren
analysis-save-sfen = SFEN kopieren
analysis-save-link = Link kopieren
analysis-save-record = Notation kopieren
analysis-save-pgn = PGN kopieren
analysis-save-file = Notation speichern
analysis-save-svg = Bild (SVG)
analysis-save-png = Bild (PNG)
analysis-save-gif = Animation (GIF)
analysis-save-copied-position = Stellung kopiert.
analysis-save-copied-link = Link kopiert.
analysis-save-copied-record = Notation kopiert.
analysis-save-not-copied = Kopieren nicht möglich. Nimm „Notation speichern“ oder kopiere die Adresse dieser Seite.
analysis-save-too-long = Die Zugfolge ist zu lang für einen Link. Speichere stattdessen die Notation.

analysis-load-heading = Laden
analysis-load-label = Eine Stellung (auch als FEN oder SFEN) oder die Notation einer Partie
analysis-load-record-label = Die Notation einer Partie
analysis-load-which-game = Wähle zuerst unten ein Spiel: Eine Stellung sagt nicht, zu welchem sie gehört.
analysis-load-file = Aus einer Datei …
analysis-load-go = Laden
analysis-load-empty = Füge zuerst eine Stellung oder eine Notation ein.
analysis-load-too-long = Die Website liest höchstens { NUMBER($most) } Zeichen auf einmal. Lade die Partien in Teilen, oder lies die Datei mit „variorum record“, das Dateien jeder Größe liest.
analysis-load-encoding = Die Datei ist kein UTF-8 und wird als Windows-1252 gelesen.
analysis-load-choose = Welche Partie?
analysis-load-game = { $white } gegen { $black } { $result }
analysis-load-nameless = Partie { $number } { $result }
analysis-load-faults = Einiges ließ sich nicht lesen:
analysis-load-line = Zeile { $line }: { $text }
analysis-load-more = … und { $count } weitere.
analysis-load-omitted-turns =
    { $turns ->
        [one] Dieser Text ist zu lang, um ihn ganz zu zeigen: { $turns } Zug fehlt.
       *[other] Dieser Text ist zu lang, um ihn ganz zu zeigen: { $turns } Züge fehlen.
    }
analysis-load-omitted-games =
    Dieser Text ist zu lang, um ihn ganz zu zeigen: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } und { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    } fehlen.
analysis-load-unreadable = Dieser Text enthält keine Partie.
