# Was `variorum solve` zu fehlerhaften Forderungen und Aufgaben sagt.

## Was an einer Forderung falsch ist

stipulation-too-long = eine Forderung hat höchstens { $most } Zeichen
stipulation-unreadable = „{ $text }“ ist keine Forderung; Forderungen sehen aus wie #3, h#2.5, s#4, ser-h#7, x[Q]2, win 3 oder pg 4.0
stipulation-no-turns = die Zahl der Züge muss mindestens 1 sein, im Hilfsspiel 0.5
stipulation-too-many-turns = die Zahl der Züge darf höchstens { $most } sein
stipulation-half-turn = halbe Züge gibt es nur im Hilfsspiel und in Beweispartien
stipulation-help-self-too-short = ein Hilfsselbstspiel braucht mindestens einen Zug jeder Seite
stipulation-no-series = diese Spielart gibt es nicht als Serienzüger
stipulation-no-cell = das Brett hat kein Feld „{ $cell }“
stipulation-no-piece = das Spiel hat keine Figur „{ $piece }“
stipulation-no-reason = „{ $reason }“ ist kein Ende, das sich auf dem Brett zeigt
stipulation-no-royal = dieses Spiel hat keine königliche Figur, also weder Schach noch Matt; sein Ziel ist „win“
stipulation-over = in dieser Stellung ist die Partie zu Ende
stipulation-wrong-side = nach so vielen Zügen wäre in der Stellung die andere Seite am Zug

## Warum eine Aufgabe einer Datei nicht bestätigt wurde

unverified-no-problem = die Zeile ist keine Aufgabe: { $detail }
unverified-no-game = Spiel nicht verfügbar: { $detail }
unverified-position = das ist keine Stellung des Spiels: { LIST($position, type: "errors") }
unverified-stipulation = fehlerhafte Forderung: { LIST($stipulation, type: "errors") }
unverified-early = die Suche wurde vorzeitig beendet
unverified-nothing = die Aufgabe sagt nichts über ihre Lösungen: sie hat weder `keys` noch `among`, `lines` oder `solutions`
unverified-count = erwartete Lösungen: { $expected }; gefunden: { $found }
unverified-missing = nicht gefunden: { $missing }
unverified-unexpected = außerdem gefunden: { $unexpected }
unverified-differ = nicht gefunden: { $missing }; außerdem gefunden: { $unexpected }
