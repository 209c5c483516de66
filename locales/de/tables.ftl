# Was `variorum table` sagt, wenn es keine Tabelle geben kann oder eine Datei mit Tabellen nicht zu gebrauchen ist.

## Warum es keine Tabelle geben kann

table-parts = schreiben Sie die Figuren von Weiß, `/` und die von Schwarz, wie in `K Q / K`; neutrale Figuren folgen nach einem zweiten `/`
table-unknown-piece = das Spiel hat keine Figur `{ $word }`
table-not-in-hand = `{ $word }` kann in diesem Spiel nicht in der Hand sein
table-no-position = mit diesen Figuren gibt es keine Stellung: { $position }
table-too-many-pieces = das sind { $pieces } Figuren; Tabellen gibt es für höchstens { $most }
table-too-large = eine Tabelle für `{ $material }` hätte mehr als { $most } Stellungen
table-too-many-materials = aus diesen Figuren können mehr als { $most } andere Zusammenstellungen werden
table-draws-decided = Tabellen gibt es nicht für Spiele, in denen statt eines Remis jemand gewinnt
table-turns-in-a-row = Tabellen gibt es nicht für Spiele, in denen jemand mehrere Züge in Folge hat
table-memory = eine Tabelle für `{ $material }` braucht etwa { $needed } MiB Speicher; erlaubt sind { $allowed } MiB
table-too-long = ein Gewinn dauert mehr als { $most } Züge
table-unforeseen = ein Zug führt zu `{ $material }`, womit nicht zu rechnen war; bitte melden Sie das
table-stopped = angehalten

## Was mit einer Datei von Tabellen nicht stimmt

table-file-no-table = das ist keine Datei mit Tabellen
table-file-version = die Datei hat das Format in Version { $found }; dieses Programm liest Version { $read }
table-file-other-rules = die Tabellen der Datei gehören zu anderen Regeln oder anderen Figuren
table-file-incomplete = die Tabellen sind nicht fertig: der Befehl, der die Datei angelegt hat, macht damit weiter
table-file-memory = ihre Tabellen brauchen { $needed } MiB Speicher; erlaubt sind { $allowed } MiB
table-file-damaged = die Datei ist ab Byte { $at } beschädigt

## Was `variorum table` berichtet

endgame-pieces = Figuren
endgame-to-do = Aufgabe
endgame-estimated = geschätzt
endgame-read = gelesen
endgame-solved = gelöst
endgame-position = Stellung
endgame-value = Wert
endgame-best-turns = beste Züge

endgame-work =
    { $positions } Stellungen von { $sets ->
        [one] { $sets } Zusammenstellung
       *[other] { $sets } Zusammenstellungen
    } von Figuren, { $symmetries } Symmetrien
endgame-cost = { $turns } Züge, { $mebibytes } MiB Speicher, { $time }
endgame-moment = weniger als eine Sekunde
endgame-seconds = etwa { $count } Sekunden
endgame-minutes = etwa { $count } Minuten
endgame-hours = etwa { NUMBER($count, minimumFractionDigits: 1) } Stunden
endgame-parts = { $read } von { $all } Teilen
endgame-speed = { $positions } Stellungen in { NUMBER($seconds, minimumFractionDigits: 1) } s, { $speed } Stellungen/s
endgame-progress = { $pieces }: { $done } von { $all } Stellungen
endgame-turns =
    { $turns ->
        [one] { $turns } Halbzug
       *[other] { $turns } Halbzügen
    } ({ $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Zügen
    })
endgame-to-move = { side-name } am Zug: { $positions } Stellungen
endgame-won = gewonnen
endgame-drawn = remis
endgame-lost = verloren
endgame-count = { $count }
endgame-share = { NUMBER($share, minimumFractionDigits: 2) } %
endgame-share-whole = { $share } %
endgame-ended = von den verlorenen ist die Partie zu Ende in { $count }
endgame-longest = längster Gewinn, { side-name } am Zug: in { $length }, in { $count } Stellungen
endgame-is-drawn = remis
endgame-wins = { side-name } gewinnt in { $length }
endgame-loses = { side-name } verliert in { $length }
endgame-no-turns = keine
endgame-written = geschrieben: { $path }
endgame-other-position = die Tabelle hat diese Stellung nicht: Sie hat andere Figuren oder Rechte wie das auf die Rochade

## Die Liste der Figuren, die allein gewinnen (`--list`)

endgame-list-pieces = Figuren
endgame-list-to-move = am Zug
endgame-list-waiting = wartend
endgame-list-longest = längster Gewinn
endgame-list-length = in { $length }
endgame-list-none = keiner
endgame-list-shares = Die Anteile der Stellungen, die Weiß gewinnt: mit Weiß am Zug und mit Schwarz am Zug.
endgame-list-left-out = Hinweis: { $pieces } fehlt: { $reason }
endgame-list-no-royal = das Spiel hat keine königliche Figur
