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
